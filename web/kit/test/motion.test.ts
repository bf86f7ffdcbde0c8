import { describe, expect, it } from 'vitest';
import { ownMoves } from '../motion.ts';

const shift = (n: number) => Array.from({ length: n }, (_, i) => ({ x: 0, y: 48 + (i % 2) * 0.4 }));

describe('moves of pieces', () => {
  it('follows the few that were moved', () => {
    const moves = [
      { x: 10, y: 0 },
      { x: -70, y: 33 },
    ];
    expect(ownMoves(moves)).toEqual(moves);
  });
  it('leaves out what the layout carried along', () => {
    const own = { x: 120, y: -35 };
    expect(ownMoves([...shift(30), own])).toEqual([own]);
    expect(ownMoves(shift(30))).toEqual([]);
  });
  it('moves nothing when everything is somewhere else', () => {
    expect(ownMoves(Array.from({ length: 40 }, (_, i) => ({ x: i * 20, y: i * 11 })))).toEqual([]);
  });
});
