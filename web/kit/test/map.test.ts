import { describe, expect, it } from 'vitest';
import { fit, keep, lookAt, nearestToward, pan, pinch, reveal, seen, zoomAt } from '../map/camera.ts';
import { boundsOf, hexAt, hexCentre, hexCorners, hexDistance, hexRound, pathOf } from '../map/grid.ts';

const limits = { least: 0.5, most: 3 };
const screen = { width: 400, height: 300 };
const world = { x: -100, y: -100, width: 200, height: 200 };

describe('camera', () => {
  it('fits the whole world into the middle', () => {
    const c = fit(world, screen, 10, 5);
    expect(c.k).toBeCloseTo(1.4);
    expect([c.x, c.y]).toEqual([200, 150]);
    expect(fit(world, screen, 10, 1).k).toBe(1);
  });
  it('zooms around a point and stops at the limits', () => {
    const before = { x: 10, y: 20, k: 1 };
    const after = zoomAt(before, { x: 110, y: 70 }, 2, limits);
    // the world point under the pointer stays there
    expect((110 - after.x) / after.k).toBeCloseTo(110 - before.x);
    expect((70 - after.y) / after.k).toBeCloseTo(70 - before.y);
    expect(zoomAt(before, { x: 0, y: 0 }, 100, limits).k).toBe(3);
    expect(zoomAt(before, { x: 0, y: 0 }, 0.001, limits).k).toBe(0.5);
  });
  it('keeps what two fingers hold under them', () => {
    const c = { x: 5, y: 5, k: 1 };
    const a = { x: 100, y: 100 };
    const b = { x: 200, y: 100 };
    const after = pinch(c, a, b, { x: 80, y: 120 }, { x: 280, y: 120 }, limits);
    expect(after.k).toBeCloseTo(2);
    expect(95 * after.k + after.x).toBeCloseTo(80);
    expect(195 * after.k + after.x).toBeCloseTo(280);
  });
  it('says what is seen, and looks where it is told', () => {
    expect(seen({ x: 200, y: 150, k: 2 }, screen)).toEqual({ x: -100, y: -75, width: 200, height: 150 });
    const there = lookAt({ x: 0, y: 0, k: 2 }, { x: 30, y: -40 }, screen);
    const { x, y, width, height } = seen(there, screen);
    expect([x + width / 2, y + height / 2, there.k]).toEqual([30, -40, 2]);
  });
  it('never loses the map', () => {
    for (const far of [1e6, -1e6]) {
      const c = keep(pan({ x: 0, y: 0, k: 1 }, far, far), world, screen);
      const left = world.x * c.k + c.x;
      expect(left + world.width * c.k).toBeGreaterThan(0);
      expect(left).toBeLessThan(screen.width);
    }
    expect(keep({ x: 200, y: 150, k: 1 }, world, screen)).toEqual({ x: 200, y: 150, k: 1 });
  });
  it('moves only as far as needed to show a thing', () => {
    const c = { x: 0, y: 0, k: 1 };
    expect(reveal(c, { x: 50, y: 50, width: 20, height: 20 }, screen, 10)).toEqual(c);
    expect(reveal(c, { x: -30, y: 50, width: 20, height: 20 }, screen, 10).x).toBe(40);
    expect(reveal(c, { x: 395, y: 50, width: 20, height: 20 }, screen, 10).x).toBe(-25);
  });
  it('finds the next target in a direction', () => {
    const right = { x: 1, y: 0 };
    const others = [
      { x: 0, y: 0 },
      { x: 30, y: 5 },
      { x: 20, y: 60 },
      { x: -10, y: 0 },
    ];
    expect(nearestToward({ x: 0, y: 0 }, right, others)).toBe(1);
    expect(nearestToward({ x: 0, y: 0 }, { x: 0, y: 1 }, others)).toBe(2);
    expect(nearestToward({ x: 0, y: 0 }, { x: 0, y: -1 }, others)).toBe(-1);
  });
});

describe('hexes', () => {
  for (const orientation of ['pointy', 'flat'] as const) {
    it(`finds every ${orientation} hex from its centre and from near its rim`, () => {
      for (let q = -4; q <= 4; q++)
        for (let r = -4; r <= 4; r++) {
          const c = hexCentre(q, r, 50, orientation);
          expect(hexAt(c, 50, orientation)).toEqual({ q, r });
          for (const p of hexCorners(c, 49 * 0.98, orientation)) {
            const near = { x: c.x + (p.x - c.x) * 0.85, y: c.y + (p.y - c.y) * 0.85 };
            expect(hexAt(near, 50, orientation)).toEqual({ q, r });
          }
        }
    });
    it(`lets ${orientation} neighbours share two corners`, () => {
      const key = (p: { x: number; y: number }) =>
        `${p.x.toFixed(3)} ${p.y.toFixed(3)}`.replaceAll('-0.000', '0.000');
      const own = new Set(hexCorners(hexCentre(0, 0, 10, orientation), 10, orientation).map(key));
      for (const [q, r] of [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ]) {
        const shared = hexCorners(hexCentre(q, r, 10, orientation), 10, orientation).filter(p =>
          own.has(key(p)),
        );
        expect(shared).toHaveLength(2);
      }
    });
  }
  it('counts steps', () => {
    expect(hexDistance({ q: 0, r: 0 }, { q: 2, r: -1 })).toBe(2);
    expect(hexDistance({ q: -1, r: 3 }, { q: 2, r: 0 })).toBe(3);
  });
  it('rounds to the nearest', () => {
    expect(hexRound(0.4, 0.4)).toEqual({ q: 0, r: 1 });
    expect(hexRound(-0.1, 0.1)).toEqual({ q: 0, r: 0 });
  });
  it('writes short outlines and their bounds', () => {
    expect(
      pathOf([
        { x: 1.04, y: -0.01 },
        { x: 2.26, y: 3 },
      ]),
    ).toBe('M1 0L2.3 3Z');
    expect(
      boundsOf(
        [
          { x: 1, y: 2 },
          { x: 5, y: -2 },
        ],
        1,
      ),
    ).toEqual({ x: 0, y: -3, width: 6, height: 6 });
    expect(boundsOf([], 2)).toEqual({ x: -2, y: -2, width: 4, height: 4 });
  });
});
