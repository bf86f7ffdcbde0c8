import { describe, expect, it } from 'vitest';
import { turningPoints } from '../table/turning-points.ts';

describe('moments that decided a game', () => {
  it('are the rounds in which somebody gained most on the others, in order', () => {
    const points = [
      [0, 0],
      [10, 2],
      [11, 3],
      [12, 20],
    ].map((p, i) => ({ answers: i * 10, round: i, points: p }));
    expect(turningPoints(points, 2).map(m => [m.seat, m.gain, m.at.round])).toEqual([
      [0, 4, 0],
      [1, 8, 2],
    ]);
  });
});
