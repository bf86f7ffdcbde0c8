import { describe, expect, it } from 'vitest';
import { AREAS, CARD_SPACES } from '../content/index.ts';
import { CARD_COUNT, SPACES } from '../rules/spaces.ts';
import { position, spaceOf } from './position.ts';

describe('4. Action phase', () => {
  it('NH-4.1 EX-04 in the first turn only basic areas are open; then the pawn moves and acts', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'wheel', 'currency').player('Ada', { coins: 9 });
    expect(t.why('Ada', 'use', 'settlement-marker-a')).toBe('first-turn-basic');
    expect(t.why('Ada', 'use', 'wheel-1a')).toBe('first-turn-basic');
    t.answer('Ada', 'use', 'grow-a');
    expect(t.of('Ada').pawn).toBe(spaceOf('grow-a'));
    expect(t.of('Ada')).toMatchObject({ active: 2, coins: 10, columns: [3, 5, 4, 3, 2] });
    t.turn('Ada');
    expect(t.why('Ada', 'use', 'settlement-marker-a')).toBe('legal');
    expect(t.why('Ada', 'use', 'wheel-1a')).toBe('legal');
  });

  it('NH-4.2 NH-4.4 EX-05 the pawn must move, if only to the next space of the area, for a surcharge', () => {
    const t = position('Ada', 'Ben').player('Ada', { pawn: 'research-1-a', coins: 1, active: 1 });
    expect(t.why('Ada', 'use', 'research-1-a')).toBe('pawn-must-move');
    t.answer('Ada', 'use', 'research-1-b');
    expect(t.of('Ada').coins).toBe(0);
    t.asks('Ada', 'research');
    t.answer('Ada', 'research', t.slotOf('writing'));
    expect(t.of('Ada').active).toBe(0);
    t.rests('Ada', 'production');
  });

  it('NH-4.2 NH-4.3 EX-06 on Grow the pawn may stay, and any number of pawns may stand there', () => {
    const t = position('Ada', 'Ben').player('Ada', { pawn: 'grow-a' }).player('Ben', { pawn: 'grow-a' });
    t.answer('Ada', 'use', 'grow-a');
    expect(t.of('Ada')).toMatchObject({ columns: [5, 5, 4, 3, 2], active: 2, coins: 2 });
    t.rests('Ada', 'production');
  });

  it('NH-4.3 a space holds one pawn, until its owner acts again', () => {
    const t = position('Ada', 'Ben').player('Ben', { pawn: 'research-1-a' });
    expect(t.reason('Ada', 'use', 'research-1-a')).toEqual(['space-occupied', 1]);
    expect(t.why('Ada', 'use', 'research-1-b')).toBe('legal');
    t.answer('Ada', 'use', 'grow-a').answer('Ada', 'coins');
    t.answer('Ben', 'use', 'grow-a').answer('Ben', 'coins').rests('Ada', 'action');
    expect(t.why('Ada', 'use', 'research-1-a')).toBe('legal');
  });

  it('NH-4.4 NH-4.6 EX-07 surcharge and cost are paid in full, before the action brings anything', () => {
    const t = position('Ada', 'Ben').player('Ben', { pawn: 'research-2-a' });
    t.player('Ada', { scholars: ['1-1'], coins: 2, active: 1 });
    expect(t.reason('Ada', 'use', 'research-2-b')).toEqual(['not-enough-coins', 3, 2]);
    t.player('Ada', { coins: 3 });
    expect(t.why('Ada', 'use', 'research-2-b')).toBe('legal');
    t.knows('Ada', 'pottery').player('Ada', { coins: 1, active: 0, pawn: 'grow-a' });
    expect(t.reason('Ada', 'use', 'pottery-1a')).toEqual(['not-enough-coins', 2, 1]);
    t.player('Ada', { coins: 2 }).answer('Ada', 'use', 'pottery-1a').answer('Ada', 'do');
    expect(t.of('Ada')).toMatchObject({ coins: 0, active: 1, markers: [1, 0] });
    t.rests('Ada', 'production');
  });

  it('NH-4.4 EX-08 some spaces exist only with three or four players', () => {
    const three = position('Ada', 'Ben', 'Cyd');
    expect(three.reason('Ada', 'use', 'research-1-c')).toEqual(['space-player-count', 4]);
    expect(three.why('Ada', 'use', 'research-1-d')).toBe('legal');
    const two = position('Ada', 'Ben');
    expect(two.reason('Ada', 'use', 'research-1-d')).toEqual(['space-player-count', 3]);
    const four = position('Ada', 'Ben', 'Cyd', 'Dan');
    expect(four.why('Ada', 'use', 'research-1-c')).toBe('legal');
  });

  it('NH-4.5 NH-4.5.a EX-72 an action is refused when nothing of it can be carried out; Grow never is', () => {
    const t = position('Ada', 'Ben').noUnits('Ada').player('Ada', { active: 0, coins: 0 });
    expect(t.why('Ada', 'use', 'recruit-and-move-a')).toBe('action-impossible');
    t.player('Ada', { columns: [0, 0, 0, 0, 0] });
    t.answer('Ada', 'use', 'grow-a');
    expect(t.of('Ada')).toMatchObject({ active: 0, coins: 1 });
    t.rests('Ada', 'production');
  });

  it('NH-4.5.a what can be carried out is looked at after paying', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'agriculture', 'chemistry', 'missiles', 'horseback-riding');
    t.player('Ada', { pawn: 'grow-a', active: 0, coins: 2, columns: [0, 0, 0, 0, 0] });
    expect(t.why('Ada', 'use', 'agriculture-1a')).toBe('no-inactive-population');
    expect(t.why('Ada', 'use', 'chemistry-1a')).toBe('legal');
    t.player('Ada', { food: 8, economy: 8, infrastructure: 8 });
    expect(t.why('Ada', 'use', 'chemistry-1a')).toBe('action-impossible');
    expect(t.why('Ada', 'use', 'missiles-1a')).toBe('action-impossible');
    expect(t.why('Ada', 'use', 'horseback-riding-1a')).toBe('legal');
    t.noUnits('Ada');
    expect(t.why('Ada', 'use', 'horseback-riding-1a')).toBe('action-impossible');
    expect(t.why('Ada', 'use', 'research-1-a')).toBe('not-enough-active-population');
  });

  it('NH-4.7 EX-09 a task may be skipped: without a pawn to recruit the moves remain', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 0 });
    t.answer('Ada', 'use', 'recruit-and-move-a').asks('Ada', 'move');
    expect(t.data('Ada', 'move').points).toBe(2);
    t.answer('Ada', 'step', 'settler', 'cradle').answer('Ada', 'stop');
    expect(t.units('Ada')).toEqual(['settler 2 on cradle']);
    t.rests('Ada', 'production');
  });

  it('NH-4.7 tasks are resolved in printed order', () => {
    const t = position('Ada', 'Ben');
    t.answer('Ada', 'use', 'recruit-and-move-a').asks('Ada', 'recruit');
    t.answer('Ada', 'skip').asks('Ada', 'move');
    t.answer('Ada', 'step', 'settler', 'cradle').answer('Ada', 'stop').rests('Ada', 'production');
  });

  it('NH-4.7.a EX-71 an action may not be skipped altogether', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'chemistry').player('Ada', { pawn: 'grow-a' });
    t.answer('Ada', 'use', 'chemistry-1a').asks('Ada', 'task');
    t.answer('Ada', 'skip');
    expect(t.of('Ada')).toMatchObject({ active: 3, tracks: [0, 0, 0], invested: 0 });
    t.rests('Ada', 'production');

    const empty = position('Ada', 'Ben').knows('Ada', 'chemistry');
    empty.player('Ada', { government: 'warrior-clans', infrastructure: 1 });
    empty.player('Ada', { pawn: 'grow-a', columns: [0, 0, 0, 0, 0] });
    empty.answer('Ada', 'use', 'chemistry-1a');
    expect(empty.of('Ada')).toMatchObject({ tracks: [0, 0, 2], invested: 1 });
    empty.rests('Ada', 'production');

    const any = position('Ada', 'Ben').knows('Ada', 'robotics').player('Ada', { pawn: 'grow-a' });
    any.answer('Ada', 'use', 'robotics-1a').answer('Ada', 'skip');
    expect(any.of('Ada')).toMatchObject({ invested: 0, coins: 3 });
    any.rests('Ada', 'production');
  });

  it('NH-4.7.a the last task that is possible cannot be skipped; costs are not refunded', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'horseback-riding').player('Ada', { pawn: 'grow-a' });
    t.answer('Ada', 'use', 'horseback-riding-1a').answer('Ada', 'skip').asks('Ada', 'move');
    expect(t.why('Ada', 'skip')).toBe('action-empty');
    t.answer('Ada', 'step', 'settler', 'cradle').answer('Ada', 'stop').rests('Ada', 'production');

    const paid = position('Ada', 'Ben').knows('Ada', 'masonry');
    paid.player('Ada', { pawn: 'grow-a', coins: 3 }).unit('Ada', 'soldier', 1, 'home of Ada');
    paid.answer('Ada', 'use', 'masonry-1a').answer('Ada', 'skip').asks('Ada', 'upgrade');
    expect(paid.why('Ada', 'skip')).toBe('action-empty');
    paid.answer('Ada', 'upgrade', 'soldier', 3);
    expect(paid.of('Ada')).toMatchObject({ coins: 1, markers: [0, 0] });
    paid.rests('Ada', 'production');
  });

  it('NH-4.7.a whatever was done of an action lets the rest be skipped', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'engineering', 'horseback-riding');
    t.player('Ada', { pawn: 'grow-a', coins: 5 }).answer('Ada', 'use', 'engineering-1a');
    t.answer('Ada', 'building', t.s.display[0][0]).asks('Ada', 'build');
    t.answer('Ada', 'skip').rests('Ada', 'expansion');
    t.turn('Ada')
      .answer('Ada', 'use', 'horseback-riding-1a')
      .answer('Ada', 'upgrade', 'settler', 4)
      .asks('Ada', 'move');
    t.answer('Ada', 'skip').rests('Ada', 'expansion');
    expect(t.units('Ada')).toEqual(['settler 4 on home of Ada']);

    const marker = position('Ada', 'Ben').knows('Ada', 'masonry').unit('Ada', 'soldier', 1, 'home of Ada');
    marker.player('Ada', { pawn: 'grow-a', coins: 2 }).answer('Ada', 'use', 'masonry-1a').answer('Ada', 'do');
    marker.answer('Ada', 'skip').rests('Ada', 'production');
    expect(marker.of('Ada').markers).toEqual([0, 1]);
  });

  it('NH-4.5.a producing population needs a pawn in an open column, or a bonus that takes any', () => {
    const given = () => {
      const t = position('Ada', 'Ben').knows('Ada', 'irrigation');
      return t.player('Ada', { pawn: 'grow-a', columns: [0, 3, 0, 0, 0], active: 0 });
    };
    given().answer('Ada', 'use', 'irrigation-1a').rests('Ada', 'production');
    const bonus = given();
    bonus.of('Ada').modifiers[4] = 1;
    bonus.answer('Ada', 'use', 'irrigation-1a').asks('Ada', 'task');
    bonus.answer('Ada', 'do');
    expect(bonus.of('Ada')).toMatchObject({ active: 1, columns: [0, 2, 0, 0, 0] });
    bonus.rests('Ada', 'production');
  });

  it('NH-4.8 EX-10 a card is open to those who researched it, a private one to its owner', () => {
    const t = position('Ada', 'Ben')
      .player('Ada', { pawn: 'grow-a' })
      .player('Ben', { privates: ['mining'] });
    expect(t.why('Ada', 'use', 'agriculture-1a')).toBe('technology-not-known');
    expect(t.reason('Ada', 'use', 'mining-1a').slice(0, 2)).toEqual(['private-of-another', 1]);
    t.knows('Ada', 'agriculture');
    expect(t.why('Ada', 'use', 'agriculture-1a')).toBe('legal');
    t.player('Ben', { pawn: 'grow-a', coins: 2 }).turn('Ben');
    expect(t.why('Ben', 'use', 'mining-1a')).toBe('legal');
    expect(t.why('Ben', 'use', 'agriculture-1a')).toBe('technology-not-known');
  });

  it('NH-4.4 a space without surcharge is open to those who cannot pay for the one before it', () => {
    const t = position('Ada', 'Ben', 'Cyd', 'Dan').player('Ada', { coins: 0, active: 1 });
    t.player('Ben', { pawn: 'research-1-a' });
    const open = (name: string) => t.legal('Ada', 'use').some(([, space]) => space === spaceOf(name));
    expect(['a', 'b', 'c', 'd'].map(x => open(`research-1-${x}`))).toEqual([false, false, true, false]);
    t.player('Ada', { coins: 1 });
    expect(['a', 'b', 'c', 'd'].map(x => open(`research-1-${x}`))).toEqual([false, true, true, true]);
  });

  it('NH-4.4 NH-7.3 a surcharge may be the coin that research lacks', () => {
    const t = position('Ada', 'Ben', 'Cyd', 'Dan').player('Ada', { coins: 2, active: 1, scholars: ['1-1'] });
    const open = (name: string) => t.legal('Ada', 'use').some(([, space]) => space === spaceOf(name));
    expect(['a', 'b', 'c'].map(x => open(`research-2-${x}`))).toEqual([true, false, false]);
    t.player('Ben', { pawn: 'research-2-a' });
    expect(['a', 'b', 'c'].map(x => open(`research-2-${x}`))).toEqual([false, false, false]);
    t.player('Ada', { coins: 3 });
    expect(['a', 'b', 'c'].map(x => open(`research-2-${x}`))).toEqual([false, true, true]);
  });

  it('NH-4.9 a technology researched now is used in a later turn at the earliest', () => {
    const t = position('Ada', 'Ben');
    t.answer('Ada', 'use', 'research-1-a').answer('Ada', 'research', t.slotOf('writing'));
    t.rests('Ada', 'production');
    t.answer('Ada', 'coins').rests('Ben', 'action');
    t.turn('Ada');
    expect(t.why('Ada', 'use', 'writing-1a')).toBe('legal');
  });
});

describe('5. Action areas', () => {
  it('NH-5.1 four basic and four advanced actions with their spaces', () => {
    expect(AREAS.filter(x => x.group === 'basic').map(x => x.id)).toEqual([
      'research-1',
      'research-2',
      'recruit-and-move',
      'grow',
    ]);
    const spaces = Object.fromEntries(
      AREAS.map(x => [x.id, x.spaces.map(sp => `${sp.surcharge};${sp.players}`).join(' ')]),
    );
    expect(spaces).toEqual({
      'research-1': '0;2 1;2 0;4 1;3',
      'research-2': '0;2 1;2 1;3',
      'recruit-and-move': '0;2 1;2 0;4',
      grow: '0;2',
      'settlement-marker': '0;2 1;3',
      'fortification-marker': '0;2 1;3',
      'research-3': '0;2 1;2',
      'research-4': '0;2 1;3',
    });
  });

  it('NH-5.1 a settlement marker costs 4 coins, a fortification marker 2 coins and 1 exhausted', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'currency').player('Ada', { pawn: 'grow-a', coins: 4 });
    t.answer('Ada', 'use', 'settlement-marker-a');
    expect(t.of('Ada')).toMatchObject({ coins: 0, markers: [1, 0] });
    expect(t.s.markers).toEqual([7, 8]);
    t.rests('Ada', 'production');
    t.territory('copper-hills', 0, 1, { village: 'Ada' }).turn('Ada');
    t.player('Ada', { coins: 2, active: 1, columns: [5, 5, 4, 3, 2] });
    t.answer('Ada', 'use', 'fortification-marker-a');
    expect(t.of('Ada')).toMatchObject({ coins: 0, active: 0, markers: [1, 1], columns: [6, 5, 4, 3, 2] });
    t.rests('Ada', 'production');
  });

  it('NH-5.2 the second basic action researches level II', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      scholars: ['1-1', '1-2', '1-3', '1-4'],
      coins: 2,
      active: 1,
    });
    t.answer('Ada', 'use', 'research-2-a');
    expect(t.legal('Ada', 'research').map(a => a[1])).toEqual([4, 5, 6, 7, 8, 9]);
  });

  it('NH-5.3 Recruit and move takes an active pawn for a unit of strength 1', () => {
    const t = position('Ada', 'Ben');
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'recruit', 'soldier', 1, 'home of Ada');
    expect(t.of('Ada')).toMatchObject({ active: 0, columns: [6, 5, 4, 3, 2] });
    t.answer('Ada', 'skip').rests('Ada', 'production');
    const none = position('Ada', 'Ben').noUnits('Ada').player('Ada', { active: 0 });
    expect(none.why('Ada', 'use', 'recruit-and-move-a')).toBe('action-impossible');
  });

  it('NH-5.4 research is paid for once, by the research itself', () => {
    const t = position('Ada', 'Ben')
      .slot('2-1', 'mining')
      .player('Ada', { scholars: ['1-1'], coins: 2, active: 1 });
    t.leaderAt('2-1', 'hammurabi');
    t.answer('Ada', 'use', 'research-2-a');
    expect(t.of('Ada').coins).toBe(2);
    t.answer('Ada', 'research', '2-1');
    expect(t.of('Ada')).toMatchObject({ coins: 0 + 3 + 5, active: 0 + 1 });
    t.rests('Ada', 'production');
  });

  it('NH-5.5 EX-30 requirements look at what was founded and fortified', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      pawn: 'grow-a',
      coins: 9,
      active: 5,
      scholars: ['2-3'],
    });
    t.slot('2-3', 'currency').territory('copper-hills', 0, 1, { village: 'Ada' });
    expect(t.reason('Ada', 'use', 'research-3-a')).toEqual(['requirement-not-met', 6]);
    t.territory('green-meadows', 1, -1).covered('green-meadows', 'farm', 'Ada');
    expect(t.why('Ada', 'use', 'research-3-a')).toBe('requirement-not-met');
    t.territory('salt-flats', 1, 1, { village: 'Ada' });
    expect(t.why('Ada', 'use', 'research-3-a')).toBe('legal');
    t.marks('salt-flats', { village: 'Ben', city: 'Ada' });
    expect(t.why('Ada', 'use', 'research-3-a')).toBe('legal');
    expect(t.why('Ada', 'use', 'research-4-a')).toBe('requirement-not-met');
  });

  it('NH-5.5 any technology of level II or higher proves level II, a private one too', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'wheel').player('Ada', { pawn: 'grow-a', coins: 9 });
    expect(t.why('Ada', 'use', 'settlement-marker-a')).toBe('requirement-not-met');
    t.player('Ada', { privates: ['mining'] });
    expect(t.why('Ada', 'use', 'settlement-marker-a')).toBe('legal');
    expect(t.why('Ada', 'use', 'fortification-marker-a')).toBe('requirement-not-met');
  });

  it('NH-5.6 level I cards have three spaces, level II two, level III and IV one', () => {
    expect(
      Object.values(CARD_SPACES).map(spaces => spaces.map(x => `${x.surcharge};${x.players}`).join(' ')),
    ).toEqual(['0;2 1;2 0;4', '0;2 1;3', '0;2', '0;2']);
    const t = position('Ada', 'Ben').knows('Ada', 'wheel', 'currency').player('Ada', { pawn: 'grow-a' });
    expect(t.why('Ada', 'use', 'wheel-1c')).toBe('space-player-count');
    expect(t.why('Ada', 'use', 'currency-1b')).toBe('space-player-count');
    expect(t.why('Ada', 'use', 'currency-1a')).toBe('legal');
  });

  it('NH-5.6.a a private technology has only its first space', () => {
    const t = position('Ada', 'Ben', 'Cyd').player('Ada', {
      pawn: 'grow-a',
      coins: 5,
      privates: ['currency'],
    });
    const used = t.legal('Ada', 'use').map(a => SPACES[a[1] as number].name);
    expect(used.filter(name => name.startsWith('currency'))).toEqual(['currency-1a']);
    expect(CARD_COUNT[SPACES[spaceOf('currency-1a')].technology]).toBe(2);
  });

  it('NH-5.6.b with 3 and 4 players there are as many Research I spaces as players', () => {
    for (const names of [['Ada', 'Ben', 'Cyd'] as const, ['Ada', 'Ben', 'Cyd', 'Dan'] as const]) {
      const t = position(...names).player('Ada', { coins: 9 });
      const used = t.legal('Ada', 'use').map(a => SPACES[a[1] as number].name);
      expect(used.filter(name => name.startsWith('research-1')).length).toBe(names.length);
    }
  });
});
