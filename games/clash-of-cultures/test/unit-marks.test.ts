/** The marks of what units may no longer do in this turn, and who has seen which card. */
import { describe, expect, it } from 'vitest';
import { E, U } from '../content/index.ts';
import {
  ACTION,
  byAll,
  giveUp,
  handOf,
  OBJECTIVE,
  receive,
  seenOf,
  showHand,
  WONDER,
} from '../rules/hands.ts';
import {
  clearSpace,
  countFlagged,
  marksAt,
  markUnits,
  putUnits,
  removeUnits,
  takeUnits,
  unmark,
} from '../rules/units.ts';
import { duel, expansion, type Table } from './position.ts';

const MOVED = 1;
const BATTLED = 2;
const ON_FOREST = 8;

describe('13. Marks of units', () => {
  /** Ada has four infantry at D6: one without marks, two that moved, one that moved onto a forest; more elsewhere. */
  const marked = () => {
    const t = duel().units('Ada', 'D6', { infantry: 1, settler: 1 });
    const [here, there] = [t.space('D6'), t.space('D5')];
    putUnits(t.s, here, 0, U.infantry, MOVED, 1);
    putUnits(t.s, there, 0, U.infantry, MOVED, 1);
    putUnits(t.s, here, 0, U.settler, MOVED, 1);
    putUnits(t.s, here, 0, U.infantry, MOVED, 1);
    putUnits(t.s, here, 0, U.infantry, ON_FOREST, 1);
    return { t, here, there };
  };
  /** Marks by space and kind, each with its number. */
  const marks = (t: Table, space: number, kind: number) =>
    Object.fromEntries(
      [0, MOVED, ON_FOREST, BATTLED, MOVED | BATTLED, ON_FOREST | BATTLED]
        .map(flags => [flags, countFlagged(t.s, space, kind, flags)])
        .filter(([, n]) => n > 0),
    );

  it('COC-13.5 units with the same marks are counted together, each kind and space for itself', () => {
    const { t, here, there } = marked();
    expect(t.s.flagged).toEqual([
      ...[here, U.infantry, MOVED, 2],
      ...[there, U.infantry, MOVED, 1],
      ...[here, U.settler, MOVED, 1],
      ...[here, U.infantry, ON_FOREST, 1],
    ]);
    expect([marks(t, here, U.infantry), marks(t, here, U.settler), marks(t, there, U.infantry)]).toEqual([
      { 0: 1, [MOVED]: 2, [ON_FOREST]: 1 },
      { 0: 1, [MOVED]: 1 },
      { [MOVED]: 1 },
    ]);
    putUnits(t.s, t.space('D4'), 0, U.infantry, MOVED, 0);
    expect([t.s.holder[t.space('D4')], t.s.flagged.length]).toEqual([-1, 16]);
  });

  it('COC-13.5 who leaves takes the own marks along', () => {
    const { t, here, there } = marked();
    takeUnits(t.s, here, U.infantry, MOVED, 1);
    takeUnits(t.s, here, U.infantry, ON_FOREST, 1);
    expect(marks(t, here, U.infantry)).toEqual({ 0: 1, [MOVED]: 1 });
    takeUnits(t.s, here, U.infantry, 0, 1);
    expect([marks(t, here, U.infantry), t.s.holder[here], t.unit('D6', 'infantry')]).toEqual([
      { [MOVED]: 1 },
      0,
      1,
    ]);
    takeUnits(t.s, there, U.infantry, MOVED, 1);
    expect([t.s.holder[there], t.s.flagged.includes(there)]).toEqual([-1, false]);
  });

  it('COC-11.21.a those that may do least fall first', () => {
    const { t, here, there } = marked();
    removeUnits(t.s, here, U.infantry, 1);
    expect(marks(t, here, U.infantry)).toEqual({ 0: 1, [MOVED]: 1, [ON_FOREST]: 1 });
    removeUnits(t.s, here, U.infantry, 2);
    expect([marks(t, here, U.infantry), marks(t, here, U.settler), marks(t, there, U.infantry)]).toEqual([
      { 0: 1 },
      { 0: 1, [MOVED]: 1 },
      { [MOVED]: 1 },
    ]);
    removeUnits(t.s, here, U.infantry, 1);
    expect([t.unit('D6', 'infantry'), t.s.holder[here]]).toEqual([0, 0]);
    clearSpace(t.s, here);
    expect([t.unit('D6', 'settler'), t.s.holder[here], t.s.flagged]).toEqual([
      0,
      -1,
      [there, U.infantry, MOVED, 1],
    ]);
  });

  it('COC-1.7 a space is empty when its own units are gone, whoever stands on the next one', () => {
    const t = duel().units('Ada', 'D6', { infantry: 2, ship: 1 });
    const here = t.space('D6');
    putUnits(t.s, here + 1, 1, U.settler, 0, 2);
    takeUnits(t.s, here, U.infantry, 0, 1);
    expect([t.s.holder[here], t.unit('D6', 'infantry')]).toEqual([0, 1]);
    clearSpace(t.s, here);
    expect([t.s.holder[here], t.unit('D6', 'infantry'), t.unit('D6', 'ship')]).toEqual([-1, 0, 0]);
    expect([t.s.holder[here + 1], countFlagged(t.s, here + 1, U.settler, 0)]).toEqual([1, 2]);
    // nobody comes: the space stays as it is
    putUnits(t.s, here, 1, U.infantry, MOVED, 0);
    expect([t.s.holder[here], t.s.flagged]).toEqual([-1, []]);
  });

  it('COC-13.5 the marks of one unit are never read as those of another', () => {
    const t = duel();
    // cavalry that moved, eight of them: by their numbers like infantry on a forest in space 3
    putUnits(t.s, 30, 0, U.cavalry, MOVED, 8);
    putUnits(t.s, 3, 0, U.infantry, ON_FOREST, 1);
    expect(t.s.flagged).toEqual([30, U.cavalry, MOVED, 8, 3, U.infantry, ON_FOREST, 1]);
    expect([marksAt(t.s, 30, U.cavalry), marksAt(t.s, 3, U.infantry)]).toEqual([[MOVED], [ON_FOREST]]);
  });

  it('COC-11.21.a who falls takes all the own marks along', () => {
    const t = duel().units('Ada', 'D6', { infantry: 1 });
    const here = t.space('D6');
    putUnits(t.s, here, 0, U.infantry, MOVED, 2);
    putUnits(t.s, here, 0, U.infantry, ON_FOREST, 1);
    putUnits(t.s, here, 0, U.settler, MOVED, 1);
    expect(marksAt(t.s, here, U.infantry)).toEqual([0, MOVED, ON_FOREST]);
    removeUnits(t.s, here, U.infantry, 3);
    expect([t.s.flagged, t.unit('D6', 'infantry')]).toEqual([[here, U.settler, MOVED, 1], 1]);
  });

  it('COC-13.5 marks are added to all of a kind, and taken off all', () => {
    const { t, here, there } = marked();
    markUnits(t.s, here, U.infantry, BATTLED);
    expect([marks(t, here, U.infantry), marks(t, here, U.settler)]).toEqual([
      { [BATTLED]: 1, [MOVED | BATTLED]: 2, [ON_FOREST | BATTLED]: 1 },
      { 0: 1, [MOVED]: 1 },
    ]);
    unmark(t.s, MOVED);
    expect([marks(t, here, U.infantry), marks(t, here, U.settler), marks(t, there, U.infantry)]).toEqual([
      { [BATTLED]: 3, [ON_FOREST | BATTLED]: 1 },
      { 0: 2 },
      { 0: 1 },
    ]);
    // nobody there: nothing is marked
    const before = t.s.flagged.slice();
    markUnits(t.s, here, U.cavalry, BATTLED);
    expect(t.s.flagged).toEqual(before);
    const all = duel().units('Ada', 'D6', {});
    putUnits(all.s, here, 0, U.infantry, MOVED, 2);
    markUnits(all.s, here, U.infantry, BATTLED);
    expect(all.s.flagged).toEqual([here, U.infantry, MOVED | BATTLED, 2]);
  });
});

describe('29. Who has seen a card in hand', () => {
  it('COC-29.3 each card remembers who saw it there, in each of the hands', () => {
    const { s } = expansion(3);
    for (const type of [ACTION, OBJECTIVE, WONDER]) {
      handOf(s, type, 1).length = 0;
      const lists = type === ACTION ? s.seenAction : type === OBJECTIVE ? s.seenObjective : s.seenWonder;
      lists[1] = [];
      receive(s, type, 1, 5, 0);
      receive(s, type, 1, 6, byAll(s));
      receive(s, type, 1, 7, 0);
      expect([handOf(s, type, 1), seenOf(s, type, 1)]).toEqual([
        [5, 6, 7],
        [0, 7, 0],
      ]);
      showHand(s, type, 1, 2);
      expect(seenOf(s, type, 1)).toEqual([4, 7, 4]);
      expect(giveUp(s, type, 1, 6)).toBe(7);
      expect([handOf(s, type, 1), seenOf(s, type, 1), seenOf(s, type, 0)]).toEqual([[5, 7], [4, 4], []]);
    }
  });
});

describe('the truce of the Great Diplomat', () => {
  it('ends with the card on the pile, at its bottom for who has the Great Mausoleum; other truces go on', () => {
    const truce = (mausoleum: boolean) => {
      const t = expansion(3)
        .city('Ada', 'D7')
        .knows('Ada', 'tactics')
        .units('Ada', 'D6', { infantry: 1 })
        .units('Ben', 'D5', { settler: 1 });
      t.goods('Ada', { culture: 2 });
      if (mausoleum) t.wonder('great-mausoleum', 'D7', 'Ada');
      t.arrange(s => {
        s.eventDeck = s.eventDeck.filter(card => card !== E['great-diplomat'] && card !== 0);
        s.eventDiscard = [0];
        s.fronts[0].push(E['great-diplomat']);
        s.truce[0] = 1;
      });
      t.turn('Ada')
        .answer('Ada', 'move')
        .answer('Ada', 'from', 'D6')
        .answer('Ada', 'all')
        .answer('Ada', 'go', 'D5');
      return [t.s.eventDiscard, t.s.truce, t.s.fronts[0], t.has('Ada', 'culture')];
    };
    expect(truce(false)).toEqual([[0, E['great-diplomat']], [-1, -1, -1], [], 0]);
    expect(truce(true)).toEqual([[E['great-diplomat'], 0], [-1, -1, -1], [], 0]);
  });

  it('an attack on somebody else breaks no truce', () => {
    const t = expansion(3)
      .city('Ada', 'D7')
      .knows('Ada', 'tactics')
      .units('Ada', 'D6', { infantry: 1 })
      .city('Cyd', 'D5');
    t.arrange(s => {
      s.eventDeck = s.eventDeck.filter(card => card !== E['great-diplomat']);
      s.fronts[0].push(E['great-diplomat']);
      s.truce[0] = 1;
      s.beloved[t.space('D5')] = 1;
    });
    t.goods('Ada', { culture: 1 })
      .turn('Ada')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D5');
    expect([t.s.truce, t.has('Ada', 'culture'), t.tells('truceOver')]).toEqual([[1, -1, -1], 0, []]);
  });
});
