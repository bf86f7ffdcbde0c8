/** Actions of cards: whom they touch and whom not, what is told, and what is asked on the way (CCG-17.11, 17.16). */
import { redactQuestion } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, numberOf } from '../content/index.ts';
import { hurt } from '../rules/doing.ts';
import { GIVES_STAGES, readyTarget, STATIC, STATS_OP } from '../rules/effects.ts';
import { strengthOf, toughnessOf } from '../rules/values.ts';
import { lay, type Side, type Table } from './scene.ts';

const n = numberOf;
const [A, B, C] = [0, 1, 2];
const NONE = -1;

/** A's management phase, with these cards in hand. */
const main = (hand: string, A: Partial<Side> = {}, B: Partial<Side> = {}) =>
  lay({
    from: 'main',
    A: { row: ['plains', 'rome', 'plains'], hand, era: 3, ...A },
    B: { row: ['plains', 'athens', 'plains'], era: 3, ...B },
  });

const sentAway = (t: Table) => (t.g.options(t.s.asked[0] as never).elsewhere ?? []).map(({ why }) => why.key);
const FINISH_FIRST = Array(6).fill('finishFirst');

/** Something happens by the text of a card, whatever led to it. */
const happens = (t: Table, card: string, effect: number, refs: number[]) =>
  t.arrange(
    () => undefined,
    ['do', { seat: A, card: n(card), object: NONE, effect, refs, loser: NONE }],
    ['settle', null],
    ['manage', null],
  );

describe('food', () => {
  it('CCG-17.11 the log names the card that caused it', () => {
    const t = main('good-harvest').answer('A', 'play', 'good-harvest');
    expect(t.tells()).toContain('food 0 2 [card:good-harvest]');
  });

  it('CCG-17.16 where nothing is lost nothing is handed over', () => {
    const t = main('tribute', {}, { row: ['plains: A.axemen', 'athens'], food: 0 });
    t.answer('A', 'play', 'tribute');
    expect([t.tells('food').length, t.s.food]).toEqual([1, [0, 0]]);
  });

  it('CCG-16.5, 17.9 nothing is taken from a loser who is out of the game', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: horde-riders', 'rome'], food: 5, era: 2 },
      B: { row: ['athens'], food: 3 },
      C: { row: ['thebes'], food: 3 },
    });
    t.arrange(s => {
      s.damage[t.find('B[0]')] = 4;
    });
    t.attack('B[0]', 'horde-riders').waitsFor('A: military');
    expect([t.s.out, t.s.food[A], t.tells('food')]).toEqual([[0, 1, 0], 5, []]);
  });
});

describe('units', () => {
  it('CCG-17.9 a plague takes the units of one terrain, nothing else there and nobody elsewhere', () => {
    const t = main('plague', {
      row: ['plains: granary wheat spearmen ~temple/1', 'rome', 'plains: spearmen'],
    });
    t.answer('A', 'play', 'plague').answer('A', 'at', 'A[0]').waitsFor('A: manage');
    expect([t.tells('destroyed'), t.tells('damaged')]).toEqual([[[A, n('spearmen')]], []]);
    expect([t.on('A[0]'), t.on('A[2]')]).toEqual([['granary', 'wheat', 'temple'], ['spearmen']]);
    expect(t.s.damage.every(damage => damage === 0)).toBe(true);
    expect(t.tells('played')).toEqual([[A, n('plague'), [n('plains')]]]);
  });

  it('CCG-17.9, 10.5, 17.4.a a blitzkrieg drives the own motorized and air units that are ready', () => {
    const t = lay({
      from: 'military',
      A: {
        row: ['plains: tanks tanks spearmen', 'rome: fighter', 'plains', 'plains'],
        hand: 'blitzkrieg',
        era: 3,
      },
      B: { row: ['athens', 'plains: tanks'] },
    });
    t.answer('A', 'move', 'tanks', 'A[2]')
      .answer('A', 'move', 'tanks', 'A[3]')
      .answer('A', 'play', 'blitzkrieg');
    expect(t.tells('changed')).toEqual([
      [A, n('tanks')],
      [A, n('tanks')],
      [A, n('fighter')],
    ]);
    expect(['tanks', 'tanks#2', 'fighter', 'spearmen'].map(u => t.s.points[t.find(u)])).toEqual([0, 4, 2, 1]);
    expect(['tanks', 'B.tanks'].map(u => strengthOf(t.s, t.find(u)))).toEqual([6, 5]);
    t.answer('A', 'pass').waitsFor('A: manage');
    expect(strengthOf(t.s, t.find('tanks'))).toBe(5);
  });

  it('CCG-10.5, 10.9 a march never makes a used unit ready', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: spearmen axemen', 'rome'], hand: 'forced-march forced-march', era: 1 },
    });
    t.answer('A', 'move', 'spearmen', 'A[1]')
      .answer('A', 'play', 'forced-march')
      .answer('A', 'at', 'spearmen');
    expect([t.s.points[t.find('spearmen')], t.s.used[t.find('spearmen')]]).toEqual([0, 1]);
    t.answer('A', 'play', 'forced-march').answer('A', 'at', 'axemen');
    expect(t.s.points[t.find('axemen')]).toBe(2);
    expect(t.tells('played')).toEqual([
      [A, n('forced-march'), [n('spearmen')]],
      [A, n('forced-march'), [n('axemen')]],
    ]);
  });

  it('CCG-17.9, 7.15 a harsh winter slows enemies abroad; nobody is asked for it where there are none', () => {
    const winter = (there: string, home = 'plains') =>
      lay({
        from: 'military',
        A: { row: [home, 'rome: cavalry'], food: 5 },
        B: { row: ['athens', `plains${there}`], hand: 'harsh-winter', era: 2 },
      });
    winter('').waitsFor('A: military');
    winter('', 'plains: B.spearmen').waitsFor('A: military');
    const t = winter(': A.cavalry', 'plains: B.spearmen')
      .waitsFor('B: opening')
      .answer('B', 'play', 'harsh-winter');
    expect(t.tells('changed')).toEqual([[A, n('cavalry')]]);
    t.answer('A', 'feed').waitsFor('A: military');
    expect(['cavalry', 'cavalry#2'].map(u => t.s.points[t.find(u)])).toEqual([2, 1]);
  });

  it('CCG-17.9, 7.5 what helps defenders helps the capital, where the text asks for it only if it is attacked', () => {
    const attacked = (row: string[], place: string, hand: string) =>
      lay({
        from: 'military',
        A: { row: ['plains: axemen', 'rome'] },
        B: { row, hand, era: 2 },
      })
        .attack(place, 'axemen')
        .waitsFor('B: declared');
    const alone = attacked(['athens'], 'B[0]', 'ambush ambush').answer('B', 'play', 'ambush');
    expect(alone.tells('changed')).toEqual([[B, n('athens')]]);
    expect(strengthOf(alone.s, alone.find('B[0]'))).toBe(3);
    const elsewhere = attacked(['athens', 'plains: spearmen'], 'B[1]', 'ambush heroic-defence');
    elsewhere.answer('B', 'play', 'ambush');
    expect(elsewhere.tells('changed')).toEqual([[B, n('spearmen')]]);
    expect(strengthOf(elsewhere.s, elsewhere.find('B[0]'))).toBe(2);
    elsewhere.answer('B', 'play', 'heroic-defence');
    expect(elsewhere.tells('changed').slice(1)).toEqual([
      [B, n('spearmen')],
      [B, n('athens')],
    ]);
    expect(toughnessOf(elsewhere.s, elsewhere.find('B[0]'))).toBe(7);
  });

  it('CCG-7.12, 17.16 a storm takes the ships and whom they carry out of an attack; the others go on', () => {
    const t = lay({
      from: 'military',
      A: { row: ['coast: galley axemen swordsmen', 'rome', 'plains'] },
      B: { row: ['athens', 'coast: spearmen'], hand: 'storm ambush bribery', food: 2 },
    });
    t.answer('A', 'attack', 'B[1]').answer('A', 'join', 'galley').answer('A', 'board', 'axemen', 'galley');
    t.answer('A', 'join', 'swordsmen').answer('A', 'go').waitsFor('B: declared').answer('B', 'play', 'storm');
    expect(t.tells('cancelled')).toEqual([
      [A, n('axemen')],
      [A, n('galley')],
    ]);
    const { units, carriers, aims } = t.s.declared;
    expect([units, carriers, aims]).toEqual([[t.find('swordsmen')], [NONE], [NONE]]);
    for (const unit of ['galley', 'axemen'])
      expect([t.s.used[t.find(unit)], t.s.points[t.find(unit)]]).toEqual([1, 0]);
    expect(t.s.used[t.find('swordsmen')]).toBe(0);
    t.waitsFor('B: declared').answer('B', 'play', 'bribery').waitsFor('B: declared');
    expect([t.s.declared.units, t.s.food[B]]).toEqual([[], 0]);
    expect(t.tells('cancelled').slice(2)).toEqual([[A, n('swordsmen')]]);
  });
});

describe('what no card does yet', () => {
  it('CCG-17.11, 2.3 a terrain that is destroyed goes to the atlas; a capital stays', () => {
    const t = main('');
    happens(t, 'earthquake', 0, [t.find('B[2]'), t.find('B[1]')]);
    expect([t.row('B'), t.pile('atlas', 'B')]).toEqual([['plains', 'athens'], ['plains']]);
  });

  it('CCG-7.11, 11.16 damage by a card can bring down a capital', () => {
    const t = main('');
    hurt(t.g, t.find('B[1]'), 4);
    expect([t.tells('damaged'), t.s.damage[t.find('B[1]')]]).toEqual([[[B, n('athens'), 4]], 4]);
    hurt(t.g, t.find('B[1]'), 1);
    t.arrange(() => undefined, ['vanish', { seat: B }]);
    expect([t.s.out, t.s.over]).toEqual([[0, 1], true]);
  });

  it('CCG-17.8 what holds all the time is never done once', () => {
    expect(() => happens(main(''), 'rome', 0, [])).toThrow('"cost" is not done once');
  });
});

describe('cards looked at', () => {
  const observing = (library: string, row = ['hills: observatory', 'rome', 'plains']) =>
    lay({ from: 'final', A: { row, library }, B: { row: ['athens'] }, C: { row: ['thebes'] } });

  it('CCG-17.11, 19.4, 19.5 top cards in any order on top or below, seen by their owner alone', () => {
    const t = observing('granary temple market').waitsFor('A: scry');
    expect([t.tells('scried'), t.g.marked, sentAway(t)]).toEqual([[[A, 2]], true, FINISH_FIRST]);
    expect(t.legal('A')).toEqual([
      ['top', n('temple')],
      ['bottom', n('temple')],
      ['top', n('market')],
      ['bottom', n('market')],
    ]);
    expect(redactQuestion(t.rules, t.question('A'), B).kind).toBe('secret');
    t.answer('A', 'bottom', 'market').answer('A', 'top', 'temple');
    // the temple is drawn
    expect([t.pile('library', 'A'), t.pile('hand', 'A')]).toEqual([['market', 'granary'], ['temple']]);
    expect(t.tells('drew')).toEqual([[A, [n('temple')]]]);
  });

  it('CCG-17.11 two of a kind are offered once; an empty library shows nothing', () => {
    expect(observing('granary granary').legal('A')).toEqual([
      ['top', n('granary')],
      ['bottom', n('granary')],
    ]);
    const t = observing('');
    expect([t.tells('scried'), t.tells('emptyLibrary')]).toEqual([[], [[A], [A]]]);
  });

  it('CCG-16.5.a what waited for a player who leaves is not done', () => {
    const t = observing('granary granary granary', ['hills: observatory', 'rome', 'hills: observatory']);
    t.waitsFor('A: scry').g.resign(A);
    expect([t.tells('emptyLibrary'), t.tells('scried'), t.s.active]).toEqual([[], [[A, 2]], B]);
  });

  it('CCG-17.11, 19.4, 19.5 a search: in secret, told with the card it comes from; only a library is shuffled', () => {
    const cards = 'granary temple market workshop library barracks palisade watchtower'.split(' ');
    const t = main('', {
      row: ['plains', 'rome: manhattan-project', 'plains'],
      library: ['nuclear-strike', ...cards].join(' '),
    });
    t.answer('A', 'income', 'A[1]', 'tax').answer('A', 'income', 'A[0]', 'tax');
    t.g.marked = false;
    t.answer('A', 'use', 'manhattan-project', 0).waitsFor('A: search');
    expect([t.g.marked, sentAway(t)]).toEqual([true, FINISH_FIRST]);
    expect(redactQuestion(t.rules, t.question('A'), B).kind).toBe('secret');
    t.answer('A', 'take', 'nuclear-strike');
    expect(t.tells()).toContain(`searched 0 ${n('nuclear-strike')} [card:manhattan-project]`);
    expect(t.pile('library', 'A')).not.toEqual(cards);
    expect(t.pile('library', 'A').sort()).toEqual([...cards].sort());
    const piles = [...cards, 'axemen', 'spearmen', 'archers'];
    const other = main('reinforcements', { discard: piles.join(' ') }).answer('A', 'play', 'reinforcements');
    expect(other.s.searcher).toBe(NONE);
    other.answer('A', 'take', 'spearmen');
    expect(other.pile('discard', 'A')).toEqual([...cards, 'axemen', 'archers', 'reinforcements']);
  });

  it('CCG-17.11, 17.6, 19.4 a hand is seen by one, who may take a card where the text says so', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'], knows: 'radio', era: 3, hand: 'spy' },
      B: { row: ['athens'], hand: 'granary' },
      C: { row: ['thebes'], hand: 'locusts locusts festival granary' },
    });
    t.g.marked = false;
    t.answer('A', 'use', 'radio', 0).waitsFor('A: target');
    expect([sentAway(t), t.legal('A').length]).toEqual([FINISH_FIRST, 2]);
    t.answer('A', 'at', 'C').waitsFor('A: look');
    expect([t.g.marked, t.s.looker, t.s.looked, t.legal('A'), sentAway(t)]).toEqual([
      true,
      A,
      C,
      [['seen']],
      FINISH_FIRST,
    ]);
    t.answer('A', 'seen').waitsFor('A: manage');
    expect([t.s.looker, t.s.looked, t.tells('looked'), t.s.used[t.find('radio')]]).toEqual([
      NONE,
      NONE,
      [[A, C]],
      1,
    ]);
    expect(t.reason('A', 'use', 'radio', 0)).toEqual(['alreadyUsed']);
    t.answer('A', 'play', 'spy').answer('A', 'at', 'C').waitsFor('A: look');
    expect(t.legal('A')).toEqual([
      ['drop', n('locusts')],
      ['drop', n('festival')],
    ]);
    t.answer('A', 'drop', 'festival');
    expect(t.tells()).toContain(`tookFrom 0 2 ${n('festival')} [card:spy]`);
    expect([t.pile('hand', 'C'), t.pile('discard', 'C')]).toEqual([
      ['locusts', 'locusts', 'granary'],
      ['festival'],
    ]);
  });
});

describe('cards that come into play', () => {
  it('CCG-8.2, 17.8 what they do when they enter is done once', () => {
    const at = (invention: string) =>
      lay({ from: 'activation', A: { row: ['rome'], devising: invention, era: 3 } }).waitsFor('A: explore');
    expect(at('agriculture').s.food[A]).toBe(2);
    expect(at('philosophy').pile('hand', 'A').length).toBe(2);
    expect(at('currency').s.food[A]).toBe(0);
  });
});

describe('what cards say', () => {
  it('CCG-17.2 one target, and no less than is named, unless it says so', () => {
    expect(readyTarget({ type: 'unit', owner: 'any' })).toMatchObject({ count: 1, upTo: false });
    expect(readyTarget({ type: 'unit', owner: 'any', count: 2, upTo: true })).toMatchObject({
      count: 2,
      upTo: true,
    });
  });

  it('CCG-17.16 three cards let a stage count as paid', () => {
    expect(CARDS.filter((_, card) => GIVES_STAGES[card]).map(({ id }) => id)).toEqual([
      'mercenaries',
      'inspiration',
      'master-builder',
    ]);
  });

  it('CCG-17.8 an ability changes nothing as long as it is not used', () => {
    expect(STATIC[STATS_OP][n('military-academy')]).toBeUndefined();
    expect(STATIC[STATS_OP][n('castle')]?.length).toBe(2);
  });
});
