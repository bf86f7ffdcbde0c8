/** Hexes in axial coordinates (q, r) and squares in columns and rows: where they lie and what they touch. */
import type { Point, Rect } from './camera.ts';

/** pointy: a corner up; flat: a side up */
export type Orientation = 'pointy' | 'flat';

const ROOT3 = Math.sqrt(3);

/** Centre of a hex whose corners are `size` away from it. */
export function hexCentre(q: number, r: number, size: number, orientation: Orientation): Point {
  return orientation === 'pointy'
    ? { x: size * ROOT3 * (q + r / 2), y: size * 1.5 * r }
    : { x: size * 1.5 * q, y: size * ROOT3 * (r + q / 2) };
}

/** The hex that holds a point. */
export function hexAt(p: Point, size: number, orientation: Orientation): { q: number; r: number } {
  const q = orientation === 'pointy' ? (p.x * ROOT3 - p.y) / 3 / size : (p.x * 2) / 3 / size;
  const r = orientation === 'pointy' ? (p.y * 2) / 3 / size : (p.y * ROOT3 - p.x) / 3 / size;
  return hexRound(q, r);
}

export function hexRound(q: number, r: number): { q: number; r: number } {
  const s = -q - r;
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(s);
  const dq = Math.abs(rq - q);
  const dr = Math.abs(rr - r);
  const ds = Math.abs(rs - s);
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 };
}

export function hexDistance(a: { q: number; r: number }, b: { q: number; r: number }): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** Corners around a centre, clockwise on the screen. */
export function hexCorners(centre: Point, size: number, orientation: Orientation): Point[] {
  const turn = orientation === 'pointy' ? -90 : 0;
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((turn + 60 * i) * Math.PI) / 180;
    return { x: centre.x + size * Math.cos(angle), y: centre.y + size * Math.sin(angle) };
  });
}

/** An outline as SVG wants it, one decimal. */
export function pathOf(corners: readonly Point[]): string {
  return `M${corners.map(p => `${round(p.x)} ${round(p.y)}`).join('L')}Z`;
}

const round = (n: number): number => Math.round(n * 10) / 10 + 0;

/** The smallest rectangle around the points, widened by a margin. */
export function boundsOf(points: readonly Point[], margin: number): Rect {
  if (points.length === 0) return { x: -margin, y: -margin, width: 2 * margin, height: 2 * margin };
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const p of points) {
    left = Math.min(left, p.x);
    top = Math.min(top, p.y);
    right = Math.max(right, p.x);
    bottom = Math.max(bottom, p.y);
  }
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}
