/** Where every piece lies, which contents there are, and which of them a game has used. */
import { begin } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { blank } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import type { NewHorizons } from '../rules/vocabulary.ts';
import { type Position, position } from './position.ts';

/** 'technology @ deck': how many lie there. */
function places(t: Position, of: (piece: string) => string): Record<string, number> {
  const sums: Record<string, number> = {};
  rules.pieces(t.s, (piece, place, n) => {
    const key = `${of(piece)} @ ${place}`;
    if (n !== 0) sums[key] = (sums[key] ?? 0) + n;
  });
  return sums;
}

const kindOf = (piece: string) => piece.split(':')[0];

describe('1. Where the pieces are', () => {
  it('NH-1.1 NH-2.1 after the set-up', () => {
    expect(places(position('Ada', 'Ben'), kindOf)).toEqual({
      'technology @ deck': 32,
      'technology @ tree': 7,
      'technology @ removed': 5,
      'leader @ tree': 15,
      'leader @ removed': 12,
      'territory @ stack': 24,
      'territory @ map': 1,
      'building @ stack': 15,
      'building @ display': 9,
      'government @ purple': 1,
      'government @ orange': 1,
      'goal @ in play': 3,
      'settlement marker @ general supply': 8,
      'fortification marker @ general supply': 8,
      'purple pawn @ columns': 20,
      'purple pawn @ active': 1,
      'purple pawn @ map': 1,
      'purple cube @ tracks': 24,
      'orange pawn @ columns': 20,
      'orange pawn @ active': 1,
      'orange pawn @ map': 1,
      'orange cube @ tracks': 24,
    });
  });

  it('NH-1.9 in the middle of a game, each by its name', () => {
    const t = position('Ada', 'Ben')
      .goals('innovator', 'coloniser', 'industrialist')
      .claimed('coloniser', 'Ada');
    t.territory('salt-flats', 0, 1, { village: 'Ada', city: 'Ada' }).territory('oak-woods', 1, -1);
    t.covered('oak-woods', 'farm', 'Ada', 'Ben').covered('home of Ben', 'granary', 'Ben', 'Ada');
    t.player('Ada', {
      settlement: 2,
      fortification: 1,
      supply: ['market'],
      privates: ['sailing'],
      leaders: ['homer'],
      scholars: ['1-1', '1-2'],
      food: 7,
      invested: 2,
    });
    t.of('Ada').gone = 3;
    t.of('Ada').substitutes = 1;
    t.s.revealed.push(t.s.decks[0].pop() as number);
    const sums = places(t, piece => piece);
    expect(sums).toMatchObject({
      'territory:salt-flats @ map': 1,
      'building:farm @ map': 1,
      'building:granary @ map': 1,
      'building:market @ purple supply': 1,
      'technology:sailing @ purple private': 1,
      'technology:wheel @ tree': 1,
      'leader:homer @ purple leaders': 1,
      'goal:coloniser @ in play': 1,
      'settlement marker @ purple': 2,
      'fortification marker @ purple': 1,
      'settlement marker @ general supply': 6,
      'fortification marker @ general supply': 7,
      'purple pawn @ scholars': 2,
      'purple pawn @ out of the game': 3,
      'purple cube @ tracks': 17,
      'purple cube @ investment': 2,
      'purple cube @ map and goals': 4,
      'orange cube @ map and goals': 2,
    });
    expect(places(t, kindOf)).toMatchObject({ 'technology @ revealed': 1, 'technology @ deck': 30 });
    const offered = position('Ada', 'Ben');
    offered.s.offered.push(offered.of('Ben').government);
    offered.of('Ben').government = -1;
    expect(places(offered, kindOf)).toMatchObject({ 'government @ offered': 1, 'government @ purple': 1 });
    expect(places(offered, kindOf)['government @ orange']).toBeUndefined();
  });

  it('NH-1.1 every content there is', () => {
    const counts: Record<string, number> = {};
    for (const id of rules.content ?? []) counts[kindOf(id)] = (counts[kindOf(id)] ?? 0) + 1;
    expect(counts).toEqual({
      technology: 44,
      leader: 27,
      territory: 25,
      building: 24,
      government: 8,
      goal: 9,
      area: 8,
      unit: 2,
      tile: 1,
    });
    for (const id of [
      'technology:wheel',
      'leader:homer',
      'territory:salt-flats',
      'building:farm',
      'tile:home',
    ])
      expect(rules.content).toContain(id);
    for (const id of ['government:pathfinders', 'goal:sage', 'area:grow', 'unit:settler', 'unit:soldier'])
      expect(rules.content).toContain(id);
  });

  it('NH-1.1 the contents a game has used: what is known, held, built, claimed or occupied', () => {
    const used = (t: Position) => {
      const ids = new Set<string>();
      rules.seen?.(t.s, id => ids.add(id));
      return [...ids].filter(id => !id.startsWith('government:')).sort();
    };
    const t = position('Ada', 'Ben')
      .goals('innovator', 'coloniser', 'industrialist')
      .player('Ada', { pawn: null });
    const start = ['territory:cradle-of-civilization', 'tile:home', 'unit:settler'];
    expect(used(t)).toEqual(start);
    t.knows('Ben', 'wheel').player('Ada', { privates: ['sailing'], leaders: ['homer'], scholars: ['2-4'] });
    t.player('Ada', { pawn: 'grow-a' }).player('Ben', { pawn: 'wheel-1a' }).claimed('coloniser', 'Ben');
    t.territory('salt-flats', 0, 1)
      .unit('Ben', 'soldier', 1, 'salt-flats')
      .covered('home of Ada', 'farm', 'Ada');
    const more = ['area:grow', 'building:farm', 'goal:coloniser', 'leader:homer', 'technology:sailing'];
    more.push('technology:wheel', 'territory:salt-flats', 'unit:soldier');
    expect(used(t)).toEqual([...start, ...more].sort());
    const governments = new Set<string>();
    rules.seen?.(t.player('Ada', { government: 'pathfinders' }).s, id => governments.add(id));
    expect(governments).toContain('government:pathfinders');
    t.of('Ben').government = -1;
    expect(() => used(t)).not.toThrow();
  });

  it('NH-2.1 NH-10.4 before the set-up nothing is laid out; a tile turned up lies beside the map', () => {
    const t = position('Ada', 'Ben');
    const places = (s: State) => {
      const found = new Set<string>();
      rules.pieces(s, (piece, place, n) => n !== 0 && found.add(`${kindOf(piece)} @ ${place}`));
      return [...found].filter(key => /^(technology|leader|territory|building|government)/.test(key));
    };
    expect(places(blank({ ...t.s, version: 3 }))).toEqual([]);
    t.s.discovering?.push({ unit: 0, hex: 1, territory: 3 });
    expect(places(t.s)).toContain('territory @ turned up');
  });

  it('NH-10.4 tables that began by older rules keep no list of tiles turned up', () => {
    const began = (version: number) =>
      begin<State, NewHorizons>(rules, 2, 'old', {}, 0, [], { version }).s.discovering;
    expect([began(1), began(2), began(3)]).toEqual([undefined, undefined, []]);
    expect(begin<State, NewHorizons>(rules, 2, 'new').s.players[1].noted).toEqual([0, 0, 0]);
  });
});
