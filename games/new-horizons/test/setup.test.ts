import { begin, NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { BUILDINGS, GOALS, GOVERNMENTS, LEADERS, SLOTS, TECHNOLOGIES } from '../content/index.ts';
import { hexAt, tileAt } from '../rules/hexes.ts';
import { rules } from '../rules/index.ts';
import { those } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import type { NewHorizons } from '../rules/vocabulary.ts';

const start = (seats: number, seed = 'set-up') => begin<State, NewHorizons>(rules, seats, seed);
const seeds = Array.from({ length: 40 }, (_, i) => `set-up ${i}`);

describe('2. Set-up', () => {
  it('NH-2.1 NH-2.2 NH-2.3 EX-01 the level I cards and three of level IV lie face up, the decks hold 16 cards', () => {
    const { s } = start(2);
    const levels = s.slots.map(id => (id === NONE ? 0 : TECHNOLOGIES[id].level));
    expect(levels).toEqual(SLOTS.map(x => (x.level === 1 || x.level === 4 ? x.level : 0)));
    expect(s.removedTechnologies.map(id => TECHNOLOGIES[id].level)).toEqual([4, 4, 4, 4, 4]);
    expect(s.decks.map(deck => deck.map(id => TECHNOLOGIES[id].level))).toEqual([
      Array(16).fill(2),
      Array(16).fill(3),
    ]);
    expect(new Set(seeds.map(seed => start(2, seed).s.slots.slice(0, 4).join())).size).toBeGreaterThan(10);
    expect(new Set(seeds.map(seed => start(2, seed).s.decks[0].join())).size).toBe(seeds.length);
  });

  it('NH-2.4 EX-01 a face-down leader of its level under each slot of level II to IV, 12 are removed', () => {
    const { s } = start(2);
    SLOTS.forEach(({ level }, slot) => {
      if (level === 1) expect(s.leaders[slot]).toBe(NONE);
      else expect(LEADERS[s.leaders[slot]].level).toBe(level);
    });
    expect(s.removedLeaders.length).toBe(12);
  });

  it('what came with later rules stays in the box of a table that began before', () => {
    const family = [{ id: 'old' }, { id: 'new', since: 2 }, { id: 'newest', since: 3 }];
    const dealt = (version: number) =>
      those(begin<State, NewHorizons>(rules, 2, 'box', {}, 0, [], { version }), family, () => true);
    expect([dealt(1), dealt(2)]).toEqual([[0], [0, 1]]);
  });

  it('NH-2.5 EX-01 one goal of each set', () => {
    for (const seed of seeds)
      expect(start(3, seed).s.goals.map(id => GOALS[id].set)).toEqual(['A', 'B', 'C']);
    expect(new Set(seeds.flatMap(seed => start(3, seed).s.goals)).size).toBe(9);
  });

  it('NH-2.6 NH-2.7 EX-01 the cradle in the centre, 24 territories in the stack, a display of 9 buildings', () => {
    const { s } = start(2);
    expect(s.map[0].hex).toBe(hexAt(0, 0));
    expect(s.territories.length).toBe(24);
    expect(s.territories).not.toContain(0);
    expect(s.display.map(row => row.map(id => BUILDINGS[id].level))).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 3],
    ]);
    expect(s.stacks.map(stack => stack.length)).toEqual([5, 5, 5]);
    expect(s.markers).toEqual([8, 8]);
  });

  it('NH-2.8 EX-01 EX-02 homes touch the cradle in turn order from the first player', () => {
    const homes = [
      [],
      [],
      [hexAt(1, 0), hexAt(-1, 0)],
      [hexAt(1, 0), hexAt(-1, 1), hexAt(0, -1)],
      [hexAt(1, 0), hexAt(0, 1), hexAt(-1, 0), hexAt(0, -1)],
    ];
    for (const seats of [2, 3, 4])
      for (const seed of seeds.slice(0, 8)) {
        const { s } = start(seats, seed);
        for (let i = 0; i < seats; i++) {
          const tile = s.map[tileAt(s, homes[seats][i])];
          expect(tile.home).toBe((s.first + i) % seats);
        }
      }
    const { s } = start(4);
    expect([tileAt(s, hexAt(-1, 1)), tileAt(s, hexAt(1, -1))]).toEqual([NONE, NONE]);
    for (let t = 1; t <= 4; t++) {
      const beside = s.near.slice(6 * t, 6 * t + 6).filter(n => n > 0);
      expect(beside.length).toBe(1);
    }
  });

  it('NH-2.9 each player has 20 pawns in the columns, a settler of strength 2 at home, 1 active, 1 coin, all cubes', () => {
    const { s } = start(4);
    s.players.forEach((p, seat) => {
      expect(p).toMatchObject({
        columns: [6, 5, 4, 3, 2],
        active: 1,
        coins: 1,
        tracks: [0, 0, 0],
        pawn: NONE,
        markers: [0, 0],
        supply: [],
      });
      const units = s.units.filter(u => u.seat === seat);
      expect(units.map(u => [u.kind, u.strength, s.map[u.tile].home])).toEqual([[0, 2, seat]]);
    });
  });

  it('NH-2.10 the first player is random and starts every round', () => {
    expect(new Set(seeds.map(seed => start(4, seed).s.first)).size).toBe(4);
    const g = start(3, 'first');
    const { first } = g.s;
    while (g.s.round < 3) {
      g.legal(g.s.asked[0]);
      g.choose(g.s.asked[0], 0);
    }
    expect(g.s.first).toBe(first);
    expect(g.s.asked[0]).toMatchObject({ seat: first, kind: 'action' });
  });

  it('NH-2.11 EX-03 governments are picked from the last player to the first, each card once', () => {
    for (const seed of seeds) {
      const g = start(3, seed);
      const { s } = g;
      expect(new Set(s.offered.map(id => GOVERNMENTS[id].card)).size).toBe(3);
      for (const left of [3, 2]) {
        expect(s.asked[0]).toMatchObject({ kind: 'government', seat: (s.first + left - 1) % 3 });
        const offered = [...s.offered];
        expect(g.legal(s.asked[0]).count).toBe(left);
        g.choose(s.asked[0], 0);
        expect(s.players[(s.first + left - 1) % 3].government).toBe(offered[0]);
      }
      // NH-25.5 the one that is left goes to the first player without asking
      expect(s.offered).toEqual([]);
      expect(s.players[s.first].government).toBeGreaterThanOrEqual(0);
      expect(s.asked[0]).toMatchObject({ kind: 'action', seat: s.first });
    }
    expect(new Set(seeds.flatMap(seed => start(3, seed).s.offered)).size).toBe(8);
  });

  it('NH-2.12 despotism works from the first turn', () => {
    for (const seed of seeds) {
      const g = start(2, seed);
      while (g.s.asked[0].kind === 'government') {
        g.legal(g.s.asked[0]);
        g.choose(g.s.asked[0], 0);
      }
      for (const p of g.s.players) {
        const works = p.triggers.length + p.modifiers.reduce((a, b) => a + b, 0);
        expect(works).toBeGreaterThan(0);
      }
    }
  });
});
