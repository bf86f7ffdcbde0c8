/**
 * Maps like an atlas, hexes or squares. A whole map is drawn at once, so that nothing can show a seam: one path for each kind of
 * land, marks on one grid over the whole map, coast lines from the outline of all land. Drawn again only when a map grows.
 */
import { cut, disc, many, nick, path, poly, pts, rng, round } from './burin.ts';

/** Water is open sea; a lake lies inland and has a shore of its own. */
export type Land =
  | 'water'
  | 'grass'
  | 'forest'
  | 'mountain'
  | 'desert'
  | 'fertile'
  | 'barren'
  | 'hill'
  | 'marsh'
  | 'lake';

export interface MapCell {
  /** its centre */
  readonly x: number;
  readonly y: number;
  readonly land: Land;
}

export interface TerrainMap {
  readonly cells: readonly MapCell[];
  /** from side to side */
  readonly size: number;
  /** a hex stands on a corner or lies on a side */
  readonly shape: 'pointy' | 'flat' | 'square';
  /** where the sea has waves, in the units of the cells; its colour is the ground's (`ek-sea`) */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

type Point = readonly [number, number];

function corners({ x, y }: MapCell, size: number, shape: TerrainMap['shape']): Point[] {
  const r = shape === 'square' ? size / 2 : size / Math.sqrt(3);
  if (shape === 'square')
    return [
      [x - r, y - r],
      [x + r, y - r],
      [x + r, y + r],
      [x - r, y + r],
    ];
  return Array.from({ length: 6 }, (_, i) => {
    const a = ((i * 60 - (shape === 'pointy' ? 90 : 0)) * Math.PI) / 180;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
}

/** An edge drawn by hand: the same wobble seen from both sides. */
function rough(p: Point, q: Point, amp: number): Point[] {
  const forward = p[0] + p[1] * 1.7 < q[0] + q[1] * 1.7;
  const [a, b] = forward ? [p, q] : [q, p];
  const g = rng(Math.round(a[0] + b[0]) * 7919 + Math.round(a[1] + b[1]) * 104729);
  const out: Point[] = [];
  let v = 0;
  for (let i = 1; i < 7; i++) {
    v = v * 0.4 + (g() - 0.5) * amp * 1.6;
    const t = i / 7;
    out.push([a[0] + (b[0] - a[0]) * t - (b[1] - a[1]) * v, a[1] + (b[1] - a[1]) * t + (b[0] - a[0]) * v]);
  }
  return forward ? out : out.reverse();
}

/** Lines in ink and, for what stands up, a shape with the number of its fill. */
type Sign = readonly [lines: string, shape?: string, fill?: number];

/** The sign of a land at a point, at a scale, by chance. */
const SIGNS: Readonly<Record<Land, (x: number, y: number, k: number, q: number) => Sign>> = {
  water: (x, y, k) => [
    cut([x - 7 * k, y, x - 3 * k, y - 3 * k, x, y + 2 * k, x + 7 * k, y - k], 0.8 * k + 0.2),
  ],
  lake: (x, y, k) => [
    nick(x - 6 * k, y, x + 6 * k, y, 0.9 * k + 0.1, 0.06) +
      nick(x - 2 * k, y + 2.6 * k, x + 5 * k, y + 2.6 * k, 0.7 * k, 0.06),
  ],
  grass: (x, y, k, q) => [
    many(4, i => {
      const d = [-3.4, -1.4, 1, 3.4][i];
      return nick(x + d * k * 0.5, y, x + d * k, y - (6.4 - Math.abs(d)) * k, 0.75 * k + 0.15, 0.1);
    }) + (q > 0.7 ? nick(x - 6 * k, y + 1.4 * k, x + 6 * k, y + 1.4 * k, 0.5 * k) : ''),
  ],
  fertile: (x, y, k) => [
    cut([x - 8 * k, y + 1.6 * k, x - 3 * k, y - k, x + 3 * k, y - k, x + 8 * k, y + 1.6 * k], 0.9 * k + 0.1) +
      many(
        3,
        i =>
          nick(x + (i - 1) * 5 * k, y, x + ((i - 1) * 5 - 1.4) * k, y - 4 * k, 0.8 * k) +
          nick(x + (i - 1) * 5 * k, y, x + ((i - 1) * 5 + 1.8) * k, y - 3.6 * k, 0.8 * k),
      ),
  ],
  desert: (x, y, k, q) =>
    q > 0.45
      ? [
          cut(
            [x - 8 * k, y + k, x - 3 * k, y - 4 * k, x + 2 * k, y - 3 * k, x + 8 * k, y + k],
            0.7 * k + 0.15,
          ) +
            many(3, i =>
              nick(x + (1 + i * 2) * k, y - (2 - i * 0.7) * k, x + (2.6 + i * 2) * k, y + k, 0.5 * k),
            ),
        ]
      : [many(3, i => disc(x + (i * 4 - 4) * k, y + (i % 2 ? 2 : 0) * k, 0.6 * k))],
  barren: (x, y, k, q) =>
    q > 0.5
      ? [
          nick(x - 6 * k, y - 2 * k, x, y, 0.8 * k) +
            nick(x, y, x + 6 * k, y - 3 * k, 0.8 * k) +
            nick(x, y, x + 2 * k, y + 5 * k, 0.8 * k),
        ]
      : [
          nick(x - k, y + 2.4 * k, x + 3.4 * k, y + 2.2 * k, 0.8 * k),
          poly(x - 3 * k, y + 2 * k, x - 2 * k, y - 2 * k, x + k, y - 3 * k, x + 3.4 * k, y + 2 * k),
          0,
        ],
  marsh: (x, y, k, q) => [
    nick(x - 8 * k, y + k, x + 8 * k, y + k, 0.8 * k) +
      nick(x - 4 * k, y + 3.4 * k, x + 5 * k, y + 3.4 * k, 0.7 * k) +
      many(q > 0.5 ? 4 : 3, i =>
        nick(
          x + (i - 1.5) * 2.6 * k,
          y + k,
          x + (i - 1.5) * 3.6 * k,
          y - (5 - Math.abs(i - 1.5)) * k,
          0.8 * k,
        ),
      ),
  ],
  hill: (x, y, k, q) => {
    const s = k * (0.8 + q * 0.5);
    return [
      many(4, i =>
        cut(
          [
            x + (2 + i * 1.7) * s,
            y - (5 - i * 1.3) * s,
            x + (4 + i * 1.5) * s,
            y - (3 - i) * s,
            x + (5 + i * 1.4) * s,
            y,
            x + (5 + i * 1.6) * s,
            y + 3 * s,
          ],
          0.7 * s,
        ),
      ),
      `M${pts([x - 12 * s, y + 4 * s])}C${pts([x - 8 * s, y - 6 * s, x - 2 * s, y - 8 * s, x + 2 * s, y - 6 * s])}C${pts([x + 7 * s, y - 4 * s, x + 9 * s, y, x + 12 * s, y + 4 * s])}Z`,
      3,
    ];
  },
  forest: (x, y, k, q) =>
    q > 0.35
      ? [
          nick(x, y + 5 * k, x, y + 9 * k, 1.2 * k) +
            many(3, i =>
              cut(
                [
                  x + (1 + i) * k,
                  y - (3 - i) * k,
                  x + (3.4 + i * 0.6) * k,
                  y - k,
                  x + (3 + i * 0.7) * k,
                  y + 3 * k,
                  x + (1 + i) * k,
                  y + 4.6 * k,
                ],
                0.7 * k,
              ),
            ),
          disc(x, y, 5.2 * k),
          1,
        ]
      : [
          many(4, i =>
            nick(x + (0.6 + i * 0.9) * k, y - (5 - i * 2.6) * k, x + (1 + i) * k, y + 5 * k, 0.7 * k),
          ) + nick(x, y + 6 * k, x, y + 9 * k, 1.2 * k),
          poly(x - 4.4 * k, y + 6 * k, x, y - 8 * k, x + 4.4 * k, y + 6 * k),
          1,
        ],
  mountain: (x, y, k, q) => {
    const s = k * (0.8 + q * 0.7);
    return [
      many(7, i =>
        cut(
          [
            x + i * 1.5 * s,
            y - (15 - i * 2.6) * s,
            x + (2 + i * 1.4) * s,
            y - (8 - i) * s,
            x + (1 + i * 1.7) * s,
            y - s,
            x + (2.6 + i * 1.9) * s,
            y + 6 * s,
          ],
          0.85 * s,
        ),
      ) + cut([x - s, y - 13 * s, x - 4 * s, y - 6 * s, x - 5 * s, y - 2 * s, x - 9 * s, y + 5 * s], 0.6 * s),
      `M${pts([x - 14 * s, y + 6 * s])}Q${pts([x - 6 * s, y - 4 * s, x, y - 16 * s])}Q${pts([x + 5 * s, y - 6 * s, x + 16 * s, y + 6 * s])}Z`,
      2,
    ];
  },
};

/** How far signs stand from each other. */
const STEP: Readonly<Record<Land, Point>> = {
  water: [44, 26],
  lake: [20, 11],
  grass: [17, 14],
  fertile: [20, 11],
  desert: [21, 14],
  barren: [18, 16],
  marsh: [22, 13],
  hill: [22, 15],
  forest: [11.5, 10],
  mountain: [23, 19],
};

const LANDS = Object.keys(STEP) as readonly Land[];

/** How far from the middle of a cell its signs may stand: high ones keep off the edge. */
const reach = (land: Land, hex: boolean): number =>
  land === 'mountain' || land === 'hill'
    ? 0.74
    : land === 'forest'
      ? 0.86
      : land === 'lake'
        ? 0.8
        : hex
          ? 0.94
          : 0.9;

/** Coast lines from the outside in: the width of each, sea and shore by turns. */
const COAST = [15, 13.6, 10.6, 9.2, 6.2, 4.6];

/** The map as markup. `id` begins the ids inside and belongs to this map alone. */
export function drawTerrain({ cells, size, shape, area }: TerrainMap, id: string): string {
  const hex = shape !== 'square';
  const r = hex ? size / Math.sqrt(3) : size / 2;
  const k = (size / 84) * (hex ? 1 : 1.35);
  const outlines = cells.map(cell => corners(cell, size, shape));
  const edgeOf = (p: Point, q: Point): string => `${Math.round(p[0] + q[0])},${Math.round(p[1] + q[1])}`;
  const edges = new Map<string, MapCell[]>();
  for (const [n, cell] of cells.entries())
    for (const [i, p] of outlines[n].entries()) {
      const key = edgeOf(p, outlines[n][(i + 1) % outlines[n].length]);
      const on = edges.get(key);
      if (on) on.push(cell);
      else edges.set(key, [cell]);
    }
  const wet = (cell: MapCell | undefined): boolean => !cell || cell.land === 'water';

  const fields = new Map<Land, string>();
  let borders = '';
  let grid = '';
  let land = '';
  cells.forEach((cell, n) => {
    const outline = outlines[n];
    let d = '';
    outline.forEach((p, i) => {
      const q = outline[(i + 1) % outline.length];
      const other = edges.get(edgeOf(p, q))?.find(each => each !== cell);
      const same = other?.land === cell.land;
      const between = same ? [] : rough(p, q, wet(other) || wet(cell) ? 0.26 : 0.16);
      d += (i ? 'L' : 'M') + [p, ...between].map(pts).join(' ');
      if (other && !same && !wet(other) && !wet(cell) && cell.x * 3 + cell.y < other.x * 3 + other.y)
        borders += `M${[p, ...between, q].map(pts).join(' ')}`;
    });
    d += 'Z';
    if (!wet(cell)) grid += `M${outline.map(pts).join('L')}Z`;
    fields.set(cell.land, (fields.get(cell.land) ?? '') + d);
    if (!wet(cell)) land += d;
  });

  // signs on a jittered grid over the whole map; each belongs to the cell it falls into
  const near = (x: number, y: number): readonly [MapCell | undefined, number] => {
    let best: MapCell | undefined;
    let least = hex ? r : size / 2;
    for (const cell of cells) {
      const d = hex
        ? Math.hypot(cell.x - x, cell.y - y)
        : Math.max(Math.abs(cell.x - x), Math.abs(cell.y - y));
      if (d <= least) {
        least = d;
        best = cell;
      }
    }
    return [best, least];
  };
  const signs: [y: number, land: Land, x: number, chance: number][] = [];
  for (const kind of LANDS) {
    const [sx, sy] = [STEP[kind][0] * k, STEP[kind][1] * k];
    const g = rng(kind.length * 991 + kind.charCodeAt(1));
    for (let j = 0; j * sy < area.height; j++)
      for (let x = area.x + (j % 2 ? sx : sx / 2); x < area.x + area.width; x += sx) {
        const X = x + (g() - 0.5) * sx * 0.5;
        const Y = area.y + (j + 0.5) * sy + (g() - 0.5) * sy * 0.5;
        const chance = g();
        const [cell, far] = near(X, Y + (kind === 'forest' ? 4 * k : 0));
        if (kind === 'water' ? wet(cell) : cell?.land === kind && far < r * reach(kind, hex))
          signs.push([Y, kind, X, chance]);
      }
  }
  signs.sort((a, b) => a[0] - b[0]);

  // what stands up (trees, peaks, stones) is four stamps a kind, used many times; flat signs join one path
  let standing = '';
  let stamps = '';
  let flatSea = '';
  let flatLand = '';
  const seen = new Set<string>();
  for (const [y, kind, x, q] of signs) {
    const v = Math.floor(q * 4);
    const [lines, body, fill] = SIGNS[kind](0, 0, k, (v + 0.5) / 4);
    if (!body) {
      const [here] = SIGNS[kind](x, y, k, q);
      if (kind === 'water') flatSea += here;
      else flatLand += here;
      continue;
    }
    const stamp = `${id}-${kind}${v}`;
    if (!seen.has(stamp)) {
      seen.add(stamp);
      stamps += `<g id="${stamp}">${path(body, `fill="var(--sign-${fill})" stroke="var(--map-ink)" stroke-width="${round(0.9 * Math.sqrt(k))}"`)}${path(lines, 'fill="var(--map-ink)"')}</g>`;
    }
    standing += `<use href="#${stamp}" x="${round(x)}" y="${round(y)}"/>`;
  }

  const along = (attributes: string): string =>
    `<use href="#${id}-land" fill="none" stroke-linejoin="round" ${attributes}/>`;
  const coast = COAST.map((w, i) =>
    along(
      `stroke="var(--${i % 2 ? 'land-water' : 'map-shore'})" stroke-opacity="${i % 2 ? 1 : round(0.5 + i * 0.1)}" stroke-width="${round(w * (0.5 + k / 2) * 1.5)}"`,
    ),
  ).join('');
  return (
    `<defs>${stamps}<path id="${id}-land" d="${land}"/></defs>` +
    path(flatSea, 'fill="var(--map-shore)" opacity=".7"') +
    coast +
    along('stroke="var(--map-ink)" stroke-width="2.4"') +
    [...fields]
      .map(([kind, d]) =>
        kind === 'water'
          ? ''
          : path(d, `fill="var(--land-${kind})" stroke="var(--land-${kind})" stroke-width=".7"`),
      )
      .join('') +
    path(
      borders,
      'fill="none" stroke="var(--map-ink)" stroke-width=".8" stroke-dasharray="1 2" stroke-opacity=".7"',
    ) +
    path(flatLand, 'fill="var(--map-ink)" opacity=".62"') +
    standing +
    path(grid, 'fill="none" stroke="var(--map-ink)" stroke-width=".7" stroke-opacity=".3"')
  );
}
