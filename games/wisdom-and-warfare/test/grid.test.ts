/** The squares of the map for two, three and four: where they lie, what is beside them, how far they are (WAW-2.1, 2.4, 2.6). */
import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { COLUMNS, LAYOUTS } from '../content/layouts.ts';
import { apart, type Grid, gridFor, steps, xOf, yOf } from '../rules/geometry.ts';
import { at } from './scene.ts';

const onMap = ({ slot, squares }: Grid): number[] =>
  Array.from({ length: squares }, (_, q) => q).filter(q => slot[q] !== NONE);

it('WAW-2.1 every slot has its 16 squares, row by row from its corner; no other square is on the map', () => {
  for (const players of [2, 3, 4]) {
    const map = gridFor(players);
    const { slots, rows } = LAYOUTS[players - 2];
    expect([map.squares, map.slot.length, map.inside.length]).toEqual([
      rows * COLUMNS,
      rows * COLUMNS,
      slots.length,
    ]);
    slots.forEach(([x, y], slot) => {
      const rowsOf = [0, 1, 2, 3].map(r => [0, 1, 2, 3].map(c => at(x + c, y + r)));
      expect(map.inside[slot]).toEqual(rowsOf.flat());
      expect(map.inside[slot].every(q => map.slot[q] === slot)).toBe(true);
    });
    expect(onMap(map)).toEqual(map.inside.flat().sort((a, b) => a - b));
  }
  // The map of three is shifted by half a tile.
  expect([gridFor(3).slot[at(5, 0)], gridFor(3).slot[at(6, 0)], gridFor(3).slot[at(2, 8)]]).toEqual([
    NONE,
    0,
    3,
  ]);
});

it('WAW-2.4 four squares are beside one, north, east, south and west; eight are adjacent, those on the map', () => {
  for (const players of [2, 3, 4]) {
    const map = gridFor(players);
    const squares = onMap(map);
    const there = new Set(squares);
    expect([map.four.length, map.eight.length]).toEqual([map.squares, map.squares]);
    for (const q of squares) {
      const beside = (dx: number, dy: number) => {
        const [x, y] = [xOf(q) + dx, yOf(q) + dy];
        return x >= 0 && x < COLUMNS && there.has(at(x, y)) ? at(x, y) : NONE;
      };
      expect(map.four[q]).toEqual([beside(0, -1), beside(1, 0), beside(0, 1), beside(-1, 0)]);
      expect(map.eight[q]).toEqual(squares.filter(other => apart(q, other) === 1));
    }
  }
});

it('WAW-2.6 a square is one step farther than the nearest beside it; what is off the map can’t be reached', () => {
  for (const players of [2, 3, 4]) {
    const map = gridFor(players);
    const squares = onMap(map);
    let wrong = 0;
    for (const from of squares)
      for (const to of squares) {
        let nearest = 99;
        for (const next of map.four[to])
          if (next !== NONE) nearest = Math.min(nearest, steps(map, from, next));
        if (steps(map, from, to) !== (from === to ? 0 : nearest + 1)) wrong++;
      }
    expect(wrong).toBe(0);
    const off = map.slot.flatMap((slot, q) => (slot === NONE ? [q] : []));
    for (const q of off) {
      const far = [...squares, ...off].flatMap(other => [steps(map, q, other), steps(map, other, q)]);
      expect(new Set(far)).toEqual(new Set([99]));
    }
    expect(map.far.length).toBe(map.squares * map.squares);
  }
});
