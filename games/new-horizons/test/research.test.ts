import { NONE, seedChance } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { SLOTS, TECHNOLOGIES } from '../content/index.ts';
import { numberOf, position, slotOf } from './position.ts';

const tech = (id: string) => numberOf(TECHNOLOGIES, id);

describe('7. Research', () => {
  it('NH-7.1 a slot without a scholar of yours, also one that others hold', () => {
    const t = position('Ada', 'Ben')
      .knows('Ben', 'writing')
      .knows('Ada', 'wheel')
      .player('Ada', { active: 2 });
    t.answer('Ada', 'use', 'research-1-a');
    expect(t.why('Ada', 'research', t.slotOf('wheel'))).toBe('already-researched');
    t.answer('Ada', 'research', t.slotOf('writing'));
    expect(t.of('Ada').tracks).toEqual([0, 1, 0]);
    t.rests('Ada', 'production');
  });

  it('NH-7.2 NH-7.14 EX-24 level II and III need all connected slots below', () => {
    const t = position('Ada', 'Ben').player('Ada', { scholars: ['1-1'], coins: 9, active: 3 });
    t.answer('Ada', 'use', 'research-2-a');
    expect(t.reason('Ada', 'research', '2-2')).toEqual(['prerequisite-missing', slotOf('2-2')]);
    expect(t.legal('Ada', 'research').map(a => SLOTS[a[1] as number].name)).toEqual(['2-1']);
  });

  it('NH-7.14 the lines of the tree', () => {
    const needs = Object.fromEntries(SLOTS.map(x => [x.name, x.needs.map(i => SLOTS[i].name).join(' ')]));
    expect(needs).toMatchObject({
      '2-1': '1-1',
      '2-2': '1-1 1-2',
      '2-3': '1-2',
      '2-4': '1-3',
      '2-5': '1-3 1-4',
      '2-6': '1-4',
      '3-1': '2-1 2-2',
      '3-2': '2-2 2-3',
      '3-3': '2-3',
      '3-4': '2-4',
      '3-5': '2-4 2-5',
      '3-6': '2-5 2-6',
      '4-1': '3-1 3-2 3-3',
      '4-2': '3-3 3-4',
      '4-3': '3-4 3-5 3-6',
    });
  });

  it('NH-7.2 EX-25 level IV needs two of the connected slots', () => {
    const t = position('Ada', 'Ben').slot('3-1', 'banking').slot('3-3', 'steel');
    t.player('Ada', { scholars: ['3-1', '3-3'], coins: 9, active: 3, pawn: 'grow-a' });
    t.territory('copper-hills', 0, 1, { village: 'Ada', city: 'Ada' });
    t.territory('salt-flats', 1, -1, { village: 'Ben', city: 'Ada' }).turn('Ada');
    t.answer('Ada', 'use', 'research-4-a');
    expect(t.why('Ada', 'research', '4-1')).toBe('legal');
    expect(t.why('Ada', 'research', '4-2')).toBe('prerequisite-missing');
  });

  it('NH-7.2 private technologies are no prerequisites', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      privates: ['mining'],
      coins: 9,
      active: 3,
      pawn: 'grow-a',
    });
    t.knows('Ada', 'optics');
    expect(t.why('Ada', 'use', 'research-2-a')).toBe('prerequisite-missing');
  });

  it('NH-7.3 EX-28 discounts add up and lower only the coins', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'scholars-council',
      coins: 0,
      active: 1,
      pawn: 'grow-a',
    });
    t.knows('Ada', 'wheel')
      .slot('2-1', 'mining')
      .slot('2-4', 'banking')
      .player('Ada', { scholars: ['1-1'] });
    t.leaderAt('2-1', 'homer').answer('Ada', 'use', 'wheel-1a');
    t.answer('Ada', 'research', '2-1');
    expect(t.of('Ada')).toMatchObject({ coins: 0 + 1 + 5, active: 0 });
    t.rests('Ada', 'production');
  });

  it('NH-7.3 EX-29 level IV costs 7 coins, 2 exhausted and the scholar', () => {
    const t = position('Ada', 'Ben').slot('3-1', 'banking').slot('3-3', 'steel').slot('4-1', 'space-flight');
    t.player('Ada', {
      scholars: ['3-1', '3-3'],
      coins: 7,
      active: 2,
      pawn: 'grow-a',
      columns: [0, 5, 4, 3, 2],
    });
    t.territory('copper-hills', 0, 1, { village: 'Ada', city: 'Ada' });
    t.territory('salt-flats', 1, -1, { village: 'Ben', city: 'Ada' })
      .leaderAt('4-1', 'albert-einstein')
      .turn('Ada');
    expect(t.reason('Ada', 'use', 'research-4-a')).toEqual(['not-enough-active-population', 3, 2]);
    t.player('Ada', { active: 3, coins: 6 });
    expect(t.reason('Ada', 'use', 'research-4-a')).toEqual(['not-enough-coins', 7, 6]);
    t.player('Ada', { coins: 7 }).answer('Ada', 'use', 'research-4-a').answer('Ada', 'research', '4-1');
    t.asks('Ada', 'building');
    expect(t.of('Ada')).toMatchObject({ coins: 2, active: 0, columns: [2, 5, 4, 3, 2] });
    t.answer('Ada', 'building', t.s.display[0][0]);
    expect(t.of('Ada').coins).toBe(2 + 1 + 6);
    t.rests('Ada', 'expansion');
  });

  it('NH-7.4 EX-31 a research effect on a card needs no village or city', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'optics').slot('2-3', 'currency');
    t.player('Ada', { scholars: ['2-3'], coins: 3, active: 1, pawn: 'grow-a' });
    t.slot('3-3', 'banking').leaderAt('3-3', 'mansa-musa');
    t.answer('Ada', 'use', 'optics-1a')
      .answer('Ada', 'research', '3-3')
      .answer('Ada', 'upgrade', 'settler', 4);
    expect(t.of('Ada')).toMatchObject({ coins: 0 + 9 + 1 + 2, active: 1 });
    t.rests('Ada', 'production');
  });

  it('NH-7.5 NH-7.6 NH-7.7 NH-7.8 EX-26 leader, colour, two matching cards, bonus: in this order', () => {
    const t = position('Ada', 'Ben').slot('2-1', 'mathematics').slot('2-2', 'currency');
    t.territory('copper-hills', 0, 1, { village: 'Ada', city: 'Ada' });
    t.player('Ada', { scholars: ['2-1', '2-2'], coins: 4, active: 1, pawn: 'grow-a' });
    t.deck(3, 'gunpowder', 'missiles', 'banking', 'refrigeration', 'steel')
      .leaderAt('3-1', 'mansa-musa')
      .turn('Ada');
    t.answer('Ada', 'use', 'research-3-a').answer('Ada', 'research', '3-1');
    expect(t.of('Ada').leaders.length).toBe(1);
    expect(t.of('Ada').coins).toBe(9);
    expect(t.reason('Ada', 'colour', 'red')).toEqual(['colour-not-available', 2]);
    expect(t.why('Ada', 'colour', 'green')).toBe('legal');
    t.answer('Ada', 'colour', 'blue');
    expect(t.s.revealed.map(id => TECHNOLOGIES[id].id)).toEqual([
      'gunpowder',
      'missiles',
      'banking',
      'refrigeration',
    ]);
    expect(t.why('Ada', 'take', 'banking')).toBe('card-other-colour');
    expect(t.why('Ada', 'take', 'missiles')).toBe('legal');
    t.answer('Ada', 'take', 'refrigeration');
    expect(t.s.slots[slotOf('3-1')]).toBe(tech('refrigeration'));
    expect(t.of('Ada').tracks).toEqual([2, 0, 0]);
    expect(t.s.decks[1].length).toBe(15);
    expect(t.s.decks[1].at(-1)).toBe(tech('steel'));
    expect(new Set(t.s.decks[1].slice(0, 3))).toEqual(
      new Set([tech('gunpowder'), tech('missiles'), tech('banking')]),
    );
    t.rests('Ada', 'production');
  });

  it('NH-7.8 the cards put back lie under the deck in random order', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const t = position('Ada', 'Ben').slot('2-1', 'mathematics').slot('2-2', 'currency');
      t.s.chance = seedChance(`order ${i}`);
      t.player('Ada', { scholars: ['2-1', '2-2'], coins: 9, active: 1, privates: [] }).knows('Ada', 'optics');
      t.deck(3, 'gunpowder', 'steel', 'banking', 'chemistry', 'refrigeration').leaderAt('3-2', 'mansa-musa');
      t.player('Ada', { pawn: 'grow-a', scholars: ['2-3'] }).slot('2-3', 'medicine');
      t.answer('Ada', 'use', 'optics-1a').answer('Ada', 'research', '3-2').answer('Ada', 'colour', 'blue');
      t.answer('Ada', 'take', 'refrigeration');
      orders.add(t.s.decks[1].slice(0, 4).join());
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  it('NH-7.5.a EX-73 research inside research: the slot under way does not count yet', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'scholars-council', infrastructure: 4 });
    t.player('Ada', { scholars: ['1-1', '1-3'], active: 2, coins: 4 }).leaderAt('2-4', 'qin-shi-huang');
    t.answer('Ada', 'use', 'research-2-a').answer('Ada', 'research', '2-4');
    t.asks('Ada', 'research');
    expect(t.of('Ada').coins).toBe(4 - 1);
    expect(t.why('Ada', 'research', '3-4')).toBe('prerequisite-missing');
    expect(t.why('Ada', 'research', '2-4')).toBe('already-researched');

    const none = position('Ada', 'Ben')
      .slot('1-3', 'wheel')
      .player('Ada', { government: 'scholars-council', infrastructure: 4 });
    none.player('Ada', { scholars: ['1-3'], active: 1, coins: 4 }).leaderAt('2-4', 'qin-shi-huang');
    none.answer('Ada', 'use', 'research-2-a').answer('Ada', 'research', '2-4');
    expect(none.of('Ada')).toMatchObject({ coins: 3 + 2 + 1 + 1, tracks: [0, 0, 5], invested: 1 });
    none.asks('Ada', 'technology');
    expect(none.s.slots[slotOf('2-4')]).toBe(NONE);
  });

  it('NH-7.5.b triggers and discounts apply to research from any source', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'scholars-council',
      stage: 'theocracy',
      infrastructure: 2,
    });
    t.player('Ada', { coins: 1, active: 1, scholars: ['1-1'] })
      .slot('2-1', 'mining')
      .leaderAt('2-1', 'homer');
    t.bonus('Ada', 'leader confucius').answer('Ada', 'basic', 'research-2').answer('Ada', 'research', '2-1');
    expect(t.of('Ada').coins).toBe(1 - 1 + 1 + 5 + 1);
    t.rests('Ada', 'action');
  });

  it('NH-7.6 EX-33 with prerequisites ignored the face-up cards below give the colours', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'printing-press').player('Ada', { pawn: 'grow-a' });
    t.slot('1-3', 'archery').slot('1-4', 'writing').leaderAt('2-5', 'homer');
    t.answer('Ada', 'use', 'printing-press-1a').answer('Ada', 'research', '2-5');
    t.asks('Ada', 'colour');
    expect(t.legal('Ada', 'colour').map(a => a[1])).toEqual([2, 3]);
  });

  it('NH-7.6 with no card face up below, any colour may be chosen', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'computers').player('Ada', { pawn: 'grow-a' });
    t.leaderAt('3-1', 'mansa-musa').answer('Ada', 'use', 'computers-1a').answer('Ada', 'research', '3-1');
    expect(t.legal('Ada', 'colour').length).toBe(4);
  });

  it('NH-7.9 a deck that runs out: one match is placed, none lets the player choose again, then any card', () => {
    const given = (...deck: string[]) => {
      const t = position('Ada', 'Ben').slot('2-1', 'mathematics').slot('2-2', 'currency');
      t.player('Ada', { scholars: ['2-1', '2-2'], coins: 9, active: 1, pawn: 'grow-a' }).knows(
        'Ada',
        'optics',
      );
      t.leaderAt('3-2', 'mansa-musa')
        .slot('2-3', 'medicine')
        .player('Ada', { scholars: ['2-3'] });
      const keep = deck.map(tech);
      t.s.removedTechnologies.push(...t.s.decks[1].filter(id => !keep.includes(id)));
      t.s.decks[1] = keep.toReversed();
      return t.answer('Ada', 'use', 'optics-1a').answer('Ada', 'research', '3-2');
    };
    const one = given('gunpowder', 'chemistry', 'nationalism').answer('Ada', 'colour', 'blue');
    expect(one.s.slots[slotOf('3-2')]).toBe(tech('chemistry'));
    expect(one.s.decks[1].length).toBe(2);

    const other = given('gunpowder', 'steel', 'nationalism').answer('Ada', 'colour', 'blue');
    expect(other.s.slots[slotOf('3-2')]).toBe(tech('steel'));

    const none = given('gunpowder', 'nationalism', 'conscription').answer('Ada', 'colour', 'blue');
    none.asks('Ada', 'technology');
    expect(none.legal('Ada', 'take').length).toBe(2);
    none.answer('Ada', 'take', none.s.revealed[0]);
    expect(none.s.slots[slotOf('3-2')]).not.toBe(NONE);
    expect(none.s.decks[1].length).toBe(2);
  });

  it('NH-7.9 a colour that was not in the deck is not offered again', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'computers').player('Ada', { pawn: 'grow-a' });
    t.s.removedTechnologies.push(...t.s.decks[1]);
    t.s.decks[1] = [tech('gunpowder'), tech('steel')];
    t.s.removedTechnologies = t.s.removedTechnologies.filter(id => !t.s.decks[1].includes(id));
    t.leaderAt('3-1', 'mansa-musa').answer('Ada', 'use', 'computers-1a').answer('Ada', 'research', '3-1');
    t.answer('Ada', 'colour', 'blue');
    expect(t.reason('Ada', 'colour', 'blue')).toEqual(['colour-not-in-deck', 0]);
    expect(t.legal('Ada', 'colour').map(a => a[1])).toEqual([1, 2, 3]);
  });

  it('NH-7.10 a level IV card lies there already: no colour, but the leader below it', () => {
    const t = position('Ada', 'Ben').slot('3-1', 'banking').slot('3-3', 'steel').slot('4-1', 'genetics');
    t.player('Ada', { scholars: ['3-1', '3-3'], coins: 7, active: 3, pawn: 'grow-a' });
    t.territory('copper-hills', 0, 1, { village: 'Ada', city: 'Ada' });
    t.territory('salt-flats', 1, -1, { village: 'Ben', city: 'Ada' })
      .leaderAt('4-1', 'albert-einstein')
      .turn('Ada');
    t.answer('Ada', 'use', 'research-4-a').answer('Ada', 'research', '4-1');
    expect(t.of('Ada')).toMatchObject({ coins: 2, noted: [5, 0, 0] });
    t.rests('Ada', 'production');
  });

  it('NH-7.11 EX-27 a later researcher gets everything but leader and choice', () => {
    const t = position('Ada', 'Ben').slot('2-3', 'currency');
    t.player('Ben', { scholars: ['2-3'] }).player('Ada', { scholars: ['1-2'], coins: 2, active: 1 });
    t.s.leaders[slotOf('2-3')] = NONE;
    t.answer('Ada', 'use', 'research-2-a').answer('Ada', 'research', '2-3');
    expect(t.of('Ada')).toMatchObject({ coins: 0 + 1 + 1, tracks: [0, 1, 0], leaders: [] });
    t.rests('Ada', 'production');
    t.turn('Ada');
    expect(t.why('Ada', 'use', 'currency-1a')).toBe('legal');
  });

  it('NH-7.12 scholars stay, and each technology is worth its level', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'wheel', 'currency', 'banking', 'genetics');
    expect(t.points('Ada').technologies).toBe(1 + 2 + 3 + 4);
    t.answer('Ada', 'use', 'grow-a').answer('Ada', 'population');
    expect(t.points('Ada').technologies).toBe(10);
  });

  it('NH-7.13 EX-32 a private technology: two cards, one kept, no pawn, no price', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'scholars-council',
      stage: 'theocracy',
      active: 0,
    });
    t.deck(2, 'pottery', 'mining').bonus('Ada', 'leader leonardo-da-vinci').asks('Ada', 'privateTechnology');
    t.answer('Ada', 'take', 'mining');
    expect(t.of('Ada')).toMatchObject({ coins: 1 + 5 + 1, privates: [tech('mining')], scholars: 0 });
    expect(t.s.decks[0][0]).toBe(tech('pottery'));
    expect(t.s.decks[0].length).toBe(15);
    expect(t.points('Ada').technologies).toBe(2);
    t.rests('Ada', 'action');
    t.player('Ada', { pawn: 'grow-a' });
    expect(t.why('Ada', 'use', 'mining-1a')).toBe('legal');
  });

  it('NH-7.13 the last card of a deck is kept without a choice; from an empty deck nothing comes', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 0 });
    t.s.removedTechnologies.push(...t.s.decks[0].filter(id => id !== tech('mining')));
    t.s.decks[0] = [tech('mining')];
    t.bonus('Ada', 'leader leonardo-da-vinci');
    expect(t.of('Ada')).toMatchObject({ privates: [tech('mining')], coins: 7 });
    t.bonus('Ada', 'leader leonardo-da-vinci');
    expect(t.of('Ada')).toMatchObject({ privates: [tech('mining')], coins: 8 });
    t.rests('Ada', 'action');
  });
});
