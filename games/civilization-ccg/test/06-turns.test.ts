import { NONE, prepare, readSettings } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { numberOf, READY_DECKS } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { type State, TEMP } from '../rules/state.ts';
import { lay, Table } from './scene.ts';

const NAMES = ['A', 'B', 'C'] as const;
/** kinds of things a player can point at */
const EVERYTHING = ['card', 'atlas', 'unit', 'construction', 'terrain', 'ability'];

describe('a new table', () => {
  const fresh = (settings: Record<string, unknown> = {}, seed = 'new') =>
    new Table(rules, { seats: 3, seed, names: NAMES, settings });

  it('CCG-4.2, 4.3, 4.6 nothing lies anywhere but a capital, seven cards, a library and an atlas each', () => {
    const t = fresh({ mulligan: true });
    const { s } = t;
    const none = [[], [], []];
    expect(s).toMatchObject({
      discard: none,
      shown: none,
      gone: [0, 0, 0],
      out: [0, 0, 0],
      turns: [0, 0, 0],
    });
    expect(s).toMatchObject({
      pool: [0, 0, 0, 0, 0],
      temp: [],
      announced: [],
      phase: 0,
      round: 0,
      played: 0,
    });
    expect(s).toMatchObject({ discovered: 0, drawn: 0, looker: NONE, looked: NONE, searcher: NONE });
    expect(s.row).toEqual([[0], [1], [2]]);
    expect(s.owner).toEqual([0, 1, 2]);
    const capitals = Object.values(READY_DECKS).map(deck => numberOf(deck.capital));
    for (const face of s.face) expect(capitals).toContain(face);
    expect(t.tells('capital')).toEqual(s.face.map((face, seat) => [seat, face]));
    for (const part of ['zone', 'used', 'marks', 'damage', 'points', 'moved', 'mustReturn', 'uses'] as const)
      expect(s[part]).toEqual([0, 0, 0].map(() => (part === 'zone' ? 1 : 0)));
    expect([s.at, s.serial, s.serials]).toEqual([[NONE, NONE, NONE], [1, 2, 3], 3]);
    expect(s.attached).toEqual([-1000, -1000, -1000]);
    for (const pile of [...s.hand, ...s.library, ...s.atlas])
      for (const card of pile) expect(card).toBeGreaterThanOrEqual(0);
    expect(s.library.map((pile, seat) => pile.length + s.hand[seat].length)).toEqual([60, 60, 60]);
    const food = s.food.map((n, seat) => [seat, n]);
    expect(food).toEqual([0, 1, 2].map(seat => [seat, seat === s.first ? 0 : 1]));
  });

  it('CCG-4.2 before that nothing lies on it at all', () => {
    const { s } = prepare(rules, 2, 'nothing').g as unknown as { s: State };
    const objects = ['face', 'owner', 'zone', 'at', 'used', 'marks', 'damage', 'points', 'moved'] as const;
    for (const part of [...objects, 'mustReturn', 'uses', 'serial', 'attached', 'temp', 'announced'] as const)
      expect(s[part]).toEqual([]);
    for (const part of ['hand', 'library', 'atlas', 'discard', 'shown', 'row'] as const)
      expect(s[part]).toEqual([[], []]);
    expect(s.food).toEqual([0, 0]);
  });

  it('CCG-4.3 a library is shuffled', () => {
    const piles = [fresh({}, 'one'), fresh({}, 'two'), fresh({}, 'three')].flatMap(t => t.s.library);
    for (const pile of piles) expect(pile).not.toEqual(pile.toSorted((a, b) => a - b));
  });

  it('CCG-4.4, 4.5 the starting player has the first turn of the first round', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const t = fresh({}, seed);
      expect(t.tells('began').map(([seat]) => seat)).toEqual([t.s.first]);
      t.waitsFor(`${NAMES[t.s.first]}: explore`);
      expect(t.tells('turn')).toEqual([[t.s.first, 1]]);
      expect(t.s.turns).toEqual([0, 1, 2].map(seat => (seat === t.s.first ? 1 : 0)));
    }
  });

  it('CCG-18.1, 18.2, 18.3, 18.4 the options', () => {
    expect(readSettings(rules, 2, {})).toEqual({
      roundLimit: '60',
      mulligan: false,
      laterPlayersFood: 1,
      windows: 'quick',
    });
    for (const roundLimit of ['60', '40', '30', '0'])
      expect(fresh({ roundLimit }).s.limit).toBe(Number(roundLimit));
    for (const laterPlayersFood of [0, 1, 2])
      expect(fresh({ laterPlayersFood }).s.laterFood).toBe(laterPlayersFood);
    expect(fresh({ windows: 'quick' }).s.full).toBe(false);
    expect(fresh({ windows: 'full' }).s.full).toBe(true);
    for (const wrong of [
      { roundLimit: '20' },
      { laterPlayersFood: 3 },
      { laterPlayersFood: -1 },
      { windows: 'none' },
      { mulligan: 'no' },
    ])
      expect(() => readSettings(rules, 2, wrong)).toThrow();
    for (const seats of [1, 7]) expect(() => readSettings(rules, seats, {})).toThrow();
    expect(rules.seats).toEqual({ min: 2, max: 6 });
  });
});

describe('CCG-18.2 new hands', () => {
  const begin = (seed: string) =>
    new Table(rules, { seats: 3, seed, names: NAMES, settings: { mulligan: true } });

  it('are offered to each player once, in turn order, before the first turn', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const t = begin(seed);
      const order = [0, 1, 2].map(i => NAMES[(t.s.first + i) % 3]);
      for (const [i, who] of order.entries()) {
        t.waitsFor(`${who}: mulligan`);
        expect(t.legal(who)).toEqual([['keep'], ['redraw']]);
        const { elsewhere } = t.g.options(t.question(who));
        expect(elsewhere?.map(({ kind, why }) => [kind, why.key])).toEqual(
          EVERYTHING.map(kind => [kind, 'yourTurn']),
        );
        t.answer(who, i === 1 ? 'redraw' : 'keep');
      }
      t.waitsFor(`${order[0]}: explore`);
      expect(t.tells('kept')).toEqual([[t.seat(order[0])], [t.seat(order[2])]]);
      expect(t.tells('redrew')).toEqual([[t.seat(order[1])]]);
    }
  });

  it('come from the library into which the old hand was shuffled', () => {
    const t = begin('hands');
    const who = NAMES[t.s.first];
    const before = [...t.pile('hand', who), ...t.pile('library', who)].sort();
    const [old, under] = [t.pile('hand', who), t.pile('library', who)];
    t.answer(who, 'redraw');
    expect(t.pile('hand', who).length).toBe(7);
    expect([...t.pile('hand', who), ...t.pile('library', who)].sort()).toEqual(before);
    expect(t.pile('hand', who).toSorted()).not.toEqual(old.toSorted());
    expect(t.pile('library', who).slice(0, 20)).not.toEqual(under.slice(0, 20));
    const other = begin('hands');
    other.answer(who, 'keep');
    expect(other.pile('hand', who)).toEqual(old);
    expect(other.pile('library', who)).toEqual(under);
  });
});

describe('CCG-6.1, 6.2 a turn', () => {
  const A = { row: ['plains', 'rome: hanging-gardens', 'hills: observatory'], food: 2 };

  it('counts, begins with the activation and goes through all phases', () => {
    const t = lay({ from: 'main', active: 'B', A, B: { row: ['athens'] } });
    t.arrange(s => {
      s.discovered = 2;
      s.drawn = 2;
    });
    t.answer('B', 'pass').waitsFor('A: explore');
    expect(t.s).toMatchObject({ active: 0, phase: 1, round: 6, turns: [6, 5], discovered: 0, drawn: 0 });
    expect(t.tells('turn')).toEqual([[0, 6]]);
    // effects of the activation come first, those of the final phase last
    expect(t.tells('food')).toEqual([[0, 1]]);
    expect(t.s.food[0]).toBe(3);
    t.answer('A', 'pass').waitsFor('A: military').answer('A', 'pass').waitsFor('A: manage');
    t.answer('A', 'pass').waitsFor('A: scry').answer('A', 'top', 'granary').answer('A', 'top', 'granary');
    t.waitsFor('B: explore');
    expect(t.tells('passed').map(([window, phase]) => [window, phase])).toEqual(
      [4, 1, 2, 3, 4, 1].map(phase => [0, phase]),
    );
    expect(t.s.turns).toEqual([6, 6]);
  });

  it('CCG-6.2 is in its activation phase until the Explorers phase opens', () => {
    const t = lay({
      from: 'main',
      active: 'B',
      A: { row: ['floodplains', 'rome', 'floodplains'] },
      B: { row: ['athens'] },
    });
    t.answer('B', 'pass').waitsFor('A: edge');
    expect(t.s.phase).toBe(0);
  });

  it('CCG-19.5 a phase that has begun is not taken back', () => {
    const t = lay({ from: 'explorers', A: { row: ['rome'], food: 1 }, B: { row: ['athens'] } });
    t.waitsFor('A: explore');
    t.g.marked = false;
    t.answer('A', 'pass').waitsFor('A: military');
    expect(t.g.marked).toBe(true);
  });

  it('CCG-6.2, 6.3.a what is not spent, and damage, end with the phase', () => {
    const t = lay({ from: 'main', A: { row: ['rome'] }, B: { row: ['athens'] } });
    t.answer('A', 'income', 'A[0]', 'tax');
    t.arrange(s => {
      s.damage[0] = 1;
      s.mustReturn[0] = 2;
    });
    t.answer('A', 'pass');
    expect(t.tells('wasted')).toEqual([[0, 0, 2]]);
    expect([t.s.damage[0], t.s.mustReturn[0], t.s.pool]).toEqual([0, 0, [0, 0, 0, 0, 0]]);
  });

  it('CCG-6.3.a changes until the end of a phase or of the turn', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: spearmen', 'plains'], hand: 'battle-standards', era: 3 },
      B: { row: ['athens'], hand: 'stock-crash', era: 3 },
    });
    t.answer('A', 'play', 'battle-standards').answer('A', 'at', 'spearmen').waitsFor('A: military');
    expect(t.s.temp.length).toBe(TEMP);
    t.answer('A', 'pass').waitsFor('B: opening');
    expect(t.s.temp).toEqual([]);
    t.answer('B', 'play', 'stock-crash').waitsFor('A: manage');
    // one for each terrain
    expect(t.s.temp.length).toBe(2 * TEMP);
    const kept = t.s.temp.slice();
    t.arrange(s => {
      s.temp = [2, 1, 1, 1, 0, 1, ...kept.slice(0, TEMP), 2, 1, 1, 1, 0, 1, ...kept.slice(TEMP)];
    });
    t.arrange(() => undefined, ['endPhase', null], ['final', null], ['explore', null]);
    expect(t.s.temp).toEqual(kept);
    t.arrange(() => undefined, ['endTurn', null]);
    expect([t.s.temp, t.s.active]).toEqual([[], 1]);
  });
});

describe('CCG-4.5, 6.4 rounds', () => {
  const A = { row: ['rome'] };
  const table = (first: number, active: 'A' | 'B' | 'C', out: number[] = [0, 0, 0]) => {
    const t = lay({ from: 'main', active, A, B: { row: ['athens'] }, C: { row: ['thebes'] } });
    t.arrange(s => {
      s.first = first;
      s.out = out;
    });
    t.answer(active, 'pass');
    expect(t.tells('turn')).toEqual([[t.s.active, t.s.round]]);
    return [NAMES[t.s.active], t.s.round];
  };

  it('the turn passes to the left, a round ends before the starting player', () => {
    expect([table(0, 'A'), table(0, 'B'), table(0, 'C')]).toEqual([
      ['B', 5],
      ['C', 5],
      ['A', 6],
    ]);
    expect([table(1, 'A'), table(1, 'B'), table(1, 'C')]).toEqual([
      ['B', 6],
      ['C', 5],
      ['A', 5],
    ]);
    expect([table(2, 'A'), table(2, 'B'), table(2, 'C')]).toEqual([
      ['B', 5],
      ['C', 6],
      ['A', 5],
    ]);
  });

  it('those who are out of the game have no turn; a round ends where the starting player sat', () => {
    expect(table(0, 'A', [0, 1, 0])).toEqual(['C', 5]);
    expect(table(0, 'C', [0, 1, 0])).toEqual(['A', 6]);
    expect(table(1, 'A', [0, 1, 0])).toEqual(['C', 6]);
    expect(table(1, 'C', [0, 1, 0])).toEqual(['A', 5]);
    expect(table(0, 'B', [1, 0, 0])).toEqual(['C', 5]);
    expect(table(0, 'C', [1, 0, 0])).toEqual(['B', 6]);
  });

  it('CCG-16.8, 18.1 the last round is played to its end; without a limit the game goes on', () => {
    const end = (limit: number, round: number) => {
      const t = lay({ from: 'main', active: 'B', A, B: { row: ['athens'] } });
      t.arrange(s => {
        s.limit = limit;
        s.round = round;
      });
      t.answer('B', 'pass');
      return [t.s.over, t.s.round, t.tells('roundLimit').length];
    };
    expect(end(30, 29)).toEqual([false, 30, 0]);
    expect(end(30, 30)).toEqual([true, 30, 1]);
    expect(end(30, 31)).toEqual([true, 31, 1]);
    expect(end(0, 90)).toEqual([false, 91, 0]);
  });
});
