/**
 * The engraver's tools. Every drawing is built from three marks: a cut (a line that swells), a lock (a bundle of cuts with its
 * mass) and a curl; and from a few plain shapes of masonry. All of them are SVG paths as text, one decimal.
 */

/** x0 y0 x1 y1 x2 y2 x3 y3 of a cubic curve. */
export type Cubic = readonly number[];

/** An outline and the lines engraved inside it. */
export interface Mark {
  readonly d: string;
  readonly l?: string;
}

export const round = (n: number): number => Math.round(n * 10) / 10;
export const pts = (a: readonly number[]): string => a.map(round).join(' ');

export const mix = (a: Cubic, b: Cubic, t: number): number[] => a.map((v, i) => v + (b[i] - v) * t);

/** Numbers from 0 to 1, always the same for a seed: a drawing never changes. */
export function rng(seed: number): () => number {
  let s = seed;
  return () => {
    s = (Math.imul(s ^ (s >>> 15), 2246822507) + 0x9e3779b9) | 0;
    return (s >>> 8) / 16777216;
  };
}

/** `f(0) + f(1) + ...`, n times. */
export const many = (n: number, f: (i: number) => string): string => {
  let s = '';
  for (let i = 0; i < n; i++) s += f(i);
  return s;
};

/** One stroke of the burin along a cubic: thin, swelling to `w`, thin. */
export function cut(c: Cubic, w: number): string {
  const dx = c[6] - c[0];
  const dy = c[7] - c[1];
  const k = (w * 0.67) / (Math.hypot(dx, dy) || 1);
  const x = -dy * k;
  const y = dx * k;
  return `M${pts([c[0], c[1]])}C${pts([c[2] + x, c[3] + y, c[4] + x, c[5] + y, c[6], c[7]])}C${pts([c[4] - x, c[5] - y, c[2] - x, c[3] - y, c[0], c[1]])}Z`;
}

/** A straight stroke, or one bowed by `b` of its length. */
export function nick(x: number, y: number, X: number, Y: number, w: number, b = 0): string {
  const nx = -(Y - y) * b;
  const ny = (X - x) * b;
  const at = (t: number): [number, number] => [x + (X - x) * t + nx, y + (Y - y) * t + ny];
  return cut([x, y, ...at(1 / 3), ...at(0.67), X, Y], w);
}

/** The mass between two cubics, ending in n tips; its lines are the strands inside. */
export function lock(a: Cubic, b: Cubic, n = 7, w = 0.5, tip = 2): Required<Mark> {
  let d = `M${pts(a.slice(0, 2))}C${pts(a.slice(2))}`;
  let l = '';
  for (let i = 1; i <= n; i++) {
    const p = mix(a, b, (i - 0.5) / n);
    const e = mix(a, b, i / n);
    const k = tip / (Math.hypot(p[6] - p[4], p[7] - p[5]) || 1);
    d += `Q${pts([p[6] + (p[6] - p[4]) * k, p[7] + (p[7] - p[5]) * k, e[6], e[7]])}`;
    if (i < n && w) l += cut(e, w);
  }
  return { d: `${d}C${pts([b[4], b[5], b[2], b[3], b[0], b[1]])}Z`, l };
}

export const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-2 * r)} 0Z`;

/** A curl of hair: a leaf that rolls in, turned by `turn` degrees. */
export function curl(x: number, y: number, r: number, turn: number): Required<Mark> {
  const c = Math.cos((turn * Math.PI) / 180) * r;
  const s = Math.sin((turn * Math.PI) / 180) * r;
  const p = (u: number, v: number): string => `${round(x + u * c - v * s)} ${round(y + u * s + v * c)}`;
  return {
    d: `M${p(-1.15, 0.5)}C${p(-1.1, -0.75)} ${p(0, -1.25)} ${p(0.8, -0.7)}C${p(1.5, -0.1)} ${p(1.05, 1.1)} ${p(0, 1)}C${p(-0.5, 1)} ${p(-0.9, 0.9)} ${p(-1.15, 0.5)}Z`,
    l: `M${p(-0.8, 0.3)}C${p(-0.6, -0.6)} ${p(0.2, -0.8)} ${p(0.6, -0.3)}C${p(0.95, 0.25)} ${p(0.5, 0.75)} ${p(0.05, 0.55)}C${p(-0.3, 0.35)} ${p(-0.1, -0.1)} ${p(0.2, 0)}`,
  };
}

/** A point of a cubic. */
export function at(c: Cubic, t: number): [number, number] {
  const u = 1 - t;
  const k = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  const of = (i: number): number => k[0] * c[i] + k[1] * c[2 + i] + k[2] * c[4 + i] + k[3] * c[6 + i];
  return [of(0), of(1)];
}

export const path = (d: string | undefined, attributes: string): string =>
  d ? `<path d="${d}" ${attributes}/>` : '';

// masonry and fields

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`;

export const poly = (...a: readonly number[]): string => `M${pts(a)}Z`;

/** n level lines in a rectangle. */
export const rows = (x: number, y: number, w: number, h: number, n: number, t = 0.5): string =>
  many(n, i => nick(x, y + (h * (i + 0.5)) / n, x + w, y + (h * (i + 0.5)) / n, t));

/** n upright lines in a rectangle. */
export const cols = (x: number, y: number, w: number, h: number, n: number, t = 0.5): string =>
  many(n, i => nick(x + (w * (i + 0.5)) / n, y, x + (w * (i + 0.5)) / n, y + h, t));

export function bricks(x: number, y: number, w: number, h: number, n: number): string {
  const r = h / n;
  let d = '';
  for (let j = 0; j < n; j++) {
    if (j) d += nick(x, y + j * r, x + w, y + j * r, 0.5);
    for (let i = x + (j % 2 ? 3 : 7); i < x + w - 2; i += 8)
      d += nick(i, y + j * r + 0.5, i, y + j * r + r - 0.5, 0.5);
  }
  return d;
}

export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y + h)}v${round(-h + w / 2)}a${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(w)} 0v${round(h - w / 2)}Z`;

export const dome = (x: number, y: number, w: number, h: number): string =>
  `M${pts([x, y])}C${pts([x - w * 0.1, y - h * 0.7, x + w * 0.3, y - h * 0.8, x + w / 2, y - h, x + w * 0.7, y - h * 0.8, x + w * 1.1, y - h * 0.7, x + w, y])}Z`;

/** The seams of a dome. */
export const ribs = (x: number, y: number, w: number, h: number, n: number): string =>
  many(n, i => {
    const t = (i + 1) / (n + 1);
    return cut(
      [
        x + w * t,
        y,
        x + w * (t * 1.15 - 0.075),
        y - h * 0.55,
        x + w * (0.5 + (t - 0.5) * 0.6),
        y - h * 0.8,
        x + w / 2,
        y - h * 0.98,
      ],
      0.5,
    );
  });

export function bush(x: number, y: number, r: number, n = 6): Required<Mark> {
  const q = rng((x * 31 + y) | 0);
  let d = '';
  let l = '';
  for (let i = 0; i < n; i++) {
    const X = x + (q() - 0.5) * r * 2.4;
    const Y = y + (q() - 0.5) * r * 1.2;
    const e = r * (0.5 + q() * 0.3);
    d += disc(X, Y, e);
    l += cut(
      [X + e * 0.5, Y - e * 0.5, X + e, Y + e * 0.2, X + e * 0.4, Y + e * 0.8, X - e * 0.3, Y + e * 0.7],
      0.6,
    );
  }
  return { d, l };
}

/** n rays from a point, between two angles in degrees. */
export const fan = (x: number, y: number, n: number, r: number, from = -180, to = 0): string =>
  many(n, i => {
    const p = ((from + ((to - from) * (i + 0.25)) / n) * Math.PI) / 180;
    const q = ((from + ((to - from) * (i + 0.75)) / n) * Math.PI) / 180;
    return `M${pts([x, y])}L${pts([x + r * Math.cos(p), y + r * Math.sin(p), x + r * Math.cos(q), y + r * Math.sin(q)])}Z`;
  });

/** Leaves on both sides of a bough: laurel, olive. */
export const leaves = (c: Cubic, n: number, w: number): readonly Required<Mark>[] =>
  Array.from({ length: n * 2 }, (_, j) => {
    const i = j >> 1;
    const s = j % 2 ? 1 : -1;
    const a = at(c, i / n);
    const b = at(c, (i + 1) / n);
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const to = (u: number, v: number): [number, number] => [
      a[0] + dx * u - s * dy * v,
      a[1] + dy * u + s * dx * v,
    ];
    return {
      d: cut([...a, ...to(0.3, 0.35), ...to(0.95, 0.75), ...to(1.65, 0.8)], w),
      l: nick(...a, ...to(1.2, 0.5), 0.3),
    };
  });

/** What boards draw with. An object, not the module: the bundler's helper for modules as objects would tie workers to the style sheet of the art. */
export const burin = {
  arch,
  at,
  box,
  bricks,
  bush,
  cols,
  cut,
  disc,
  dome,
  fan,
  lock,
  many,
  nick,
  poly,
  pts,
  ribs,
  round,
  rows,
};
