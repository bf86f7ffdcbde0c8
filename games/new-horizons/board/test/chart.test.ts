/** How the map is laid out on its paper. */
import './speaking.ts';
import { hexCentre } from '@epoka/web/kit';
import { describe, expect, it } from 'vitest';
import { freeCorner, turned, turnOf } from '../chart.ts';

const TITLE = { width: 140, height: 50 };
const SCREEN = { width: 606, height: 334 };
const centres = (hexes: readonly (readonly [number, number])[]) =>
  hexes.map(([q, r]) => hexCentre(q, r, 60, 'pointy'));
const corner = (hexes: readonly (readonly [number, number])[], screen = SCREEN) =>
  freeCorner(centres(hexes), 60, 67, 1.9, screen, TITLE, 110);

describe('turning the map', () => {
  it('keeps neighbours together and lays a column down', () => {
    for (const turn of [0, 1, -1]) {
      const [a, b] = [turned(2, 3, turn), turned(3, 3, turn)];
      const [p, q] = centres([a, b]);
      expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeCloseTo(60 * Math.sqrt(3));
    }
    const column = Array.from({ length: 8 }, (_, r) => [0, r] as const);
    const turn = turnOf(column);
    expect(turn).not.toBe(0);
    // paper of a phone that stands has room for it as it is
    expect(turnOf(column, true)).toBe(0);
    expect(new Set(column.map(([q, r]) => turned(q, r, turn)[1])).size).toBe(1);
  });

  it('lets a map that is wide already, or nearly so, be', () => {
    expect(turnOf([])).toBe(0);
    expect(turnOf(Array.from({ length: 8 }, (_, q) => [q, 0] as const))).toBe(0);
    expect(
      turnOf([
        [0, 0],
        [1, 0],
        [0, 1],
        [-1, 1],
      ]),
    ).toBe(0);
  });
});

describe('the title of the map', () => {
  it('stands nowhere where land reaches into every corner', () => {
    // three lands fill the height of the paper and most of its width
    expect(
      corner(
        [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
        { width: 330, height: 300 },
      ),
    ).toBeUndefined();
  });

  it('counts the land from its coast, not from the middle of its hex', () => {
    const row = Array.from({ length: 3 }, (_, q) => [q, 0] as const);
    // the middle of no hex is under the title, but their coasts are
    for (const width of [420, 470, 520]) expect(corner(row, { width, height: 190 })).toBeUndefined();
  });

  it('takes the corner that is free', () => {
    // land in a band from the left bottom to the right top, and none at the right bottom
    expect(
      corner(
        [
          [0, 3],
          [1, 2],
          [2, 1],
          [3, 0],
          [4, 0],
        ],
        { width: 700, height: 400 },
      ),
    ).toBe('right-bottom');
    expect(
      corner(
        [
          [0, 0],
          [1, 0],
          [2, 1],
          [2, 2],
          [2, 3],
          [1, 3],
        ],
        { width: 700, height: 400 },
      ),
    ).toBe('right-top');
  });
});
