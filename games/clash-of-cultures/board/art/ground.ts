/**
 * The ground of the map as markup: sea with rhumb lines, land with its relief, coasts, the backs of regions nobody has seen. Drawn at
 * once for the whole map, and again only when a region is revealed. Colours are custom properties, so that both themes share it.
 */
import { BARREN, FOREST, MOUNTAIN, PLAINS, SEA } from '../game.ts';

export interface GroundCell {
  readonly x: number;
  readonly y: number;
  /** -1 while nobody has seen it */
  readonly terrain: number;
  /** the face-down tile it is part of, -1 on a home */
  readonly slot: number;
}

export interface GroundMap {
  readonly cells: readonly GroundCell[];
  /** six neighbours of each cell by place in the list, -1 outside, in the order of the edges below */
  readonly near: readonly number[];
  /** from the centre to a corner */
  readonly size: number;
}

const round = (n: number): number => Math.round(n * 10) / 10;

function chance(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0 || 1;
  return () => {
    a ^= a << 13;
    a ^= a >>> 17;
    a ^= a << 5;
    return (a >>> 0) / 4294967296;
  };
}

type Point = readonly [number, number];

function corners({ x, y }: Pick<GroundCell, 'x' | 'y'>, size: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 3;
    return [x + size * Math.cos(a), y + size * Math.sin(a)];
  });
}

const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const hexPath = (cell: Pick<GroundCell, 'x' | 'y'>, size: number): string =>
  `M${corners(cell, size).map(at).join('L')}Z`;

/** The corners at the ends of the edge to each neighbour, in the order of the content's DIRECTIONS: S, SE, NE, N, NW, SW. */
const EDGES: readonly (readonly [number, number])[] = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
];

const edge = (cell: GroundCell, size: number, d: number): string => {
  const all = corners(cell, size);
  return `M${at(all[EDGES[d][0]])}L${at(all[EDGES[d][1]])}`;
};

// ---- relief, a drawing a terrain

const PEAKS: readonly (readonly [number, number, number])[] = [
  [-0.42, 0.1, 0.5],
  [0.42, 0.05, 0.52],
  [-0.02, -0.08, 0.66],
  [-0.3, 0.62, 0.46],
  [0.32, 0.6, 0.5],
];

function mountains({ x, y }: GroundCell, s: number): string {
  let out = '';
  for (const [px, py, z] of PEAKS) {
    const X = x + px * s;
    const Y = y + py * s + z * s * 0.42;
    const w = z * s * 0.62;
    const h = z * s * 0.92;
    const p = (dx: number, dy: number) => at([X + dx * w, Y - dy * h]);
    let hatch = '';
    for (let i = 1; i < 5; i++) hatch += `M${p(-0.16 * i, 1 - 0.2 * i)}l${round(w * 0.1)} ${round(h * 0.16)}`;
    out +=
      `<path class="coc-snow" d="M${p(-1, 0)}L${p(0, 1)}L${p(1, 0)}Z"/>` +
      `<path class="coc-rock" d="M${p(0, 1)}L${p(1, 0)}L${p(0.1, 0)}L${p(0.22, 0.45)}L${p(-0.05, 0.6)}Z"/>` +
      `<path class="coc-ridge" d="M${p(-1, 0)}L${p(0, 1)}L${p(1, 0)}${hatch}"/>`;
  }
  return out;
}

function forest({ x, y }: GroundCell, s: number, r: () => number): string {
  const trees: Point[] = [];
  for (let i = 0; i < 24; i++) {
    const a = i * 2.4;
    const far = s * 0.74 * Math.sqrt((i + 0.6) / 24);
    trees.push([x + far * Math.cos(a) + (r() - 0.5) * 5, y + far * Math.sin(a) * 0.84 + 7 + (r() - 0.5) * 4]);
  }
  trees.sort((a, b) => a[1] - b[1]);
  let out = '';
  for (const [tx, ty] of trees) {
    const z = s * (0.34 + r() * 0.1);
    const p = (dx: number, dy: number) => at([tx + dx * z, ty + dy * z]);
    out += `<path class="coc-trunk" d="M${p(0, 0.16)}L${p(0, -0.24)}"/>`;
    out +=
      r() < 0.4
        ? `<path class="coc-fir" d="M${p(-0.3, -0.1)}L${p(0, -0.95)}L${p(0.3, -0.1)}Z"/><path class="coc-shade" d="M${p(0, -0.95)}L${p(0.3, -0.1)}L${p(0.04, -0.1)}Z"/>`
        : `<path class="coc-leaf" d="M${p(-0.34, -0.3)}Q${p(-0.36, -0.82)} ${p(0, -0.86)}Q${p(0.36, -0.82)} ${p(0.34, -0.3)}Q${p(0, 0.02)} ${p(-0.34, -0.3)}Z"/><path class="coc-shade" d="M${p(0.02, -0.82)}Q${p(0.34, -0.78)} ${p(0.32, -0.3)}Q${p(0.2, -0.18)} ${p(0.06, -0.16)}Q${p(0.22, -0.5)} ${p(0.02, -0.82)}Z"/>`;
  }
  return out;
}

function plains({ x, y }: GroundCell, s: number, r: () => number): string {
  let furrows = '';
  for (let i = 0; i < 4; i++) {
    const yy = y - s * 0.5 + i * s * 0.34;
    furrows += `M${at([x - s * 0.62, yy + r() * 6])}q${round(s * 0.6)} ${round(-6 - r() * 8)} ${round(s * 1.24)} ${round(r() * 8 - 2)}`;
  }
  let ears = '';
  for (let i = 0; i < 11; i++) {
    const a = r() * 6.28;
    const far = s * (0.3 + 0.48 * r());
    const X = x + far * Math.cos(a);
    const Y = y + far * Math.sin(a) * 0.86;
    ears += `M${at([X, Y])}v-7M${at([X, Y - 2])}l-3 -4M${at([X, Y - 2])}l3 -4`;
  }
  return `<path class="coc-furrow" d="${furrows}"/><path class="coc-ear" d="${ears}"/>`;
}

function barren({ x, y }: GroundCell, s: number, r: () => number): string {
  let sand = '';
  for (let i = 0; i < 60; i++) {
    const a = r() * 6.28;
    const far = s * 0.82 * Math.sqrt(r());
    sand += `M${at([x + far * Math.cos(a), y + far * Math.sin(a) * 0.86])}h.01`;
  }
  let dunes = '';
  for (let i = 0; i < 5; i++) {
    const yy = y - s * 0.56 + i * s * 0.28;
    const half = s * (0.72 - (Math.abs(yy - y) / s) * 0.5);
    dunes += `M${at([x - half, yy + 4])}q${round(half * 0.5)} -9 ${round(half)} 0t${round(half)} -2`;
  }
  let stones = '';
  for (let i = 0; i < 3; i++) {
    const a = i * 1.6 + r();
    stones += `M${at([x + s * 0.48 * Math.cos(a) - 7, y + s * 0.46 * Math.sin(a) + 3])}q1 -8 6 -8t8 8z`;
  }
  return `<path class="coc-dune" d="${dunes}"/><path class="coc-sand" d="${sand}"/><path class="coc-stone" d="${stones}"/>`;
}

function waves({ x, y }: GroundCell, s: number, r: () => number): string {
  let out = '';
  for (let i = 0; i < 6; i++) {
    const yy = y - s * 0.62 + i * s * 0.25;
    const half = s * (0.86 - (Math.abs(yy - y) / s) * 0.58);
    for (let a = x - half + r() * 10; a < x + half - 12; ) {
      const n = 1 + Math.floor(r() * 2);
      out += `M${at([a, yy])}${'q3 -3 6 0t6 0'.repeat(n)}`;
      a += n * 12 + 10 + r() * 16;
    }
  }
  return `<path class="coc-wave" d="${out}"/>`;
}

const RELIEF: Readonly<Record<number, (cell: GroundCell, s: number, r: () => number) => string>> = {
  [PLAINS]: plains,
  [MOUNTAIN]: mountains,
  [FOREST]: forest,
  [BARREN]: barren,
  [SEA]: waves,
};
export const GROUND_CLASS: Readonly<Record<number, string>> = {
  [PLAINS]: 'coc-plains',
  [MOUNTAIN]: 'coc-mountain',
  [FOREST]: 'coc-forest',
  [BARREN]: 'coc-barren',
  [SEA]: 'coc-sea',
};

/** A compass rose of eight points. */
export function rose(x: number, y: number, r: number, north?: string): string {
  const p = (a: number, far: number) => at([x + far * Math.cos(a), y + far * Math.sin(a)]);
  let out = `<circle class="coc-rose-ring" cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.68)}"/><circle class="coc-rose-ring" cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.6)}"/>`;
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 - Math.PI / 2;
    const far = i % 2 ? r * 0.62 : r;
    out += `<path class="coc-rose-dark" d="M${at([x, y])}L${p(a - Math.PI / 8, r * 0.22)}L${p(a, far)}Z"/><path class="coc-rose-pale" d="M${at([x, y])}L${p(a + Math.PI / 8, r * 0.22)}L${p(a, far)}Z"/>`;
  }
  if (north !== undefined)
    out += `<text class="coc-north" x="${round(x)}" y="${round(y - r - 4)}" text-anchor="middle">${north}</text>`;
  return out;
}

/** The border of all cells that are meant. */
export function outlineOf(map: GroundMap, is: (cell: GroundCell, n: number) => boolean): string {
  let out = '';
  map.cells.forEach((cell, n) => {
    if (!is(cell, n)) return;
    for (let d = 0; d < 6; d++) {
      const m = map.near[6 * n + d];
      if (m < 0 || !is(map.cells[m], m)) out += edge(cell, map.size, d);
    }
  });
  return out;
}

const SHORE: readonly (readonly [width: number, opacity: number])[] = [
  [26, 0.2],
  [18, 0.3],
  [10, 0.42],
];

export function drawGround(map: GroundMap): string {
  const { cells, near, size: s } = map;
  const all = cells.map(cell => hexPath(cell, s)).join('');
  let out = '';
  for (const [w, o] of SHORE)
    out += `<path class="coc-off" d="${all}" stroke-width="${w + 1.4}"/><path class="coc-shore" d="${all}" stroke-width="${w}" stroke-opacity="${o}"/><path class="coc-off" d="${all}" stroke-width="${w - 1.7}"/>`;
  let coast = '';
  let ripples = '';
  cells.forEach((cell, n) => {
    if (cell.terrain < 0) return;
    out += `<path class="${GROUND_CLASS[cell.terrain]}" d="${hexPath(cell, s)}"/>${RELIEF[cell.terrain](cell, s, chance(n * 77 + 13))}`;
    if (cell.terrain !== SEA) return;
    for (let d = 0; d < 6; d++) {
      const other = cells[near[6 * n + d]];
      if (!other || other.terrain < 0 || other.terrain === SEA) continue;
      coast += edge(cell, s, d);
      for (const z of [0.92, 0.85, 0.78]) ripples += edge(cell, s * z, d);
    }
  });
  out += `<path class="coc-grid" d="${all}"/><path class="coc-ripple" d="${ripples}"/><path class="coc-coast" d="${coast}"/>`;
  // regions nobody has seen: the backs of their tiles
  const slots = new Map<number, GroundCell[]>();
  for (const cell of cells)
    if (cell.terrain < 0) slots.set(cell.slot, [...(slots.get(cell.slot) ?? []), cell]);
  for (const [slot, four] of slots) {
    const d = four.map(cell => hexPath(cell, s)).join('');
    const x = four.reduce((sum, cell) => sum + cell.x, 0) / four.length;
    const y = four.reduce((sum, cell) => sum + cell.y, 0) / four.length;
    out += `<path class="coc-back" d="${d}"/><path class="coc-back-line" d="${d}"/>${`<g class="coc-rose-gold">${rose(x, y, s * 0.62)}</g>`}<text class="coc-terra" text-anchor="middle">${['Terra', 'incognita'].map((word, i) => `<tspan x="${round(x)}" y="${round(y + s * (1 + i * 0.34))}">${word}</tspan>`).join('')}</text><path class="coc-back-edge" d="${outlineOf(map, cell => cell.terrain < 0 && cell.slot === slot)}"/>`;
  }
  return `${out}<path class="coc-edge" d="${outlineOf(map, () => true)}"/>`;
}
