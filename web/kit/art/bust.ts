/** A head in profile, facing left, engraved from one line of parameters. Drawn on 120 x 120. */
import { at, type Cubic, curl, cut, lock, type Mark, many, mix, nick, path, pts, round } from './burin.ts';
import { DRESS, type Dress } from './bust-dress.ts';
import { BEARDS, type Beard, HAIR, type Hair, type HairCut } from './bust-hair.ts';
import { BEHIND, HATS, type Hat } from './bust-hats.ts';
import type { Sheet, Stuff } from './sheet.ts';

/** Each around 0, rarely beyond -1 and 2: length of the nose, its hook, brow, lips, chin, jowl, slope of the forehead, years. */
export type Face = readonly [
  nose: number,
  hook: number,
  brow: number,
  lips: number,
  chin: number,
  jowl: number,
  forehead: number,
  years: number,
];

export type Eyes =
  | 'open'
  | 'wide'
  | 'hooded'
  | 'narrow'
  | 'deep'
  | 'lowered'
  | 'keen'
  | 'kohl'
  | 'lashes'
  | 'blind';

export interface Portrait {
  readonly face: Face;
  readonly eyes?: Eyes;
  readonly hair: Hair;
  readonly beard?: Beard;
  readonly hat?: Hat;
  readonly dress: Dress;
  readonly glasses?: 'round' | 'square';
  /** grey, white or powdered hair */
  readonly pale?: true;
}

const TONE: Readonly<Record<Stuff, number>> = {
  skin: 1,
  dark: 3,
  pale: 0,
  cloth: 2,
  trim: 1,
  white: 0,
  ink: 4,
};

interface Layer extends Mark {
  readonly stuff: Stuff;
  /** its lines are drawn, not cut */
  readonly wire?: boolean;
}

/** brow: [inner end, lift, outer end, weight]; lids as cubics with their weights; the iris as a path */
interface Eye {
  readonly brow: readonly [number, number, number, number];
  readonly lines: readonly (readonly [Cubic, number])[];
  readonly iris?: string;
}

const LOWER: readonly [Cubic, number] = [[44.8, 52, 47, 52.8, 49, 52.6, 51.6, 51.2], 0.4];
const IRIS = 'M45.8 48.1q-1.3 2 .4 3.7q1.9-1.6 .9-3.9Z';

const EYES: Readonly<Record<Eyes, Eye>> = {
  open: {
    brow: [0, 0, 0, 0.9],
    lines: [[[43.8, 49.2, 46, 46.6, 50, 47, 53.6, 50.6], 0.75], LOWER],
    iris: IRIS,
  },
  wide: {
    brow: [-0.6, 1.4, -0.6, 0.8],
    lines: [
      [[43.5, 49.2, 45.4, 45.2, 50.4, 45.6, 54, 50.8], 0.8],
      [[44.4, 52.6, 46.6, 54, 49.4, 53.6, 52.2, 51.6], 0.45],
      [[45.4, 46, 48, 44.6, 51, 45.2, 53.8, 48], 0.3],
    ],
    iris: 'M45.6 47.4q-1.7 2.7.5 5q2.4-2.1 1.2-5.2Z',
  },
  hooded: {
    brow: [0.6, -0.8, 1.6, 1.1],
    lines: [
      [[43.6, 49.8, 46, 48.2, 50.4, 48.2, 54.8, 52], 1.1],
      [[43.8, 48, 47, 46, 51.4, 46.4, 55, 50.2], 0.4],
      [[44.8, 52.2, 47, 53.2, 49.6, 53, 52.6, 52.2], 0.4],
      [[46, 54.4, 48.4, 55.4, 50.6, 55, 53, 53.8], 0.3],
    ],
    iris: 'M45.6 49.2q-.9 1.6.5 2.8q1.7-1.2 1-2.9Z',
  },
  narrow: {
    brow: [0.8, 0.6, -1.4, 0.7],
    lines: [
      [[43.8, 50.4, 46, 48.4, 50, 48, 54.6, 48.6], 0.85],
      [[44.8, 51.6, 47.4, 52, 50, 51.4, 53.4, 49.8], 0.45],
      [[44.6, 48.6, 47.6, 46.6, 51, 46.4, 54.4, 46.8], 0.3],
    ],
    iris: 'M46 49.2q-.8 1.2.2 2.4q1.6-1 .8-2.6Z',
  },
  deep: {
    brow: [1.2, -0.6, 0.4, 1.5],
    lines: [
      [[43.8, 49.8, 46, 47.4, 50, 47.6, 53.4, 50.8], 0.9],
      LOWER,
      [[44.8, 54, 47.6, 55.8, 50.6, 55.4, 53, 53.4], 0.5],
      [[43.2, 47, 44.4, 46, 46, 45.4, 48, 45.2], 0.7],
    ],
    iris: 'M45.8 48.7q-1 1.6.4 3.1q1.7-1.4.9-3.3Z',
  },
  lowered: {
    brow: [0, 0.6, 0.2, 0.8],
    lines: [
      [[44, 50.8, 46.6, 50.4, 50, 50.6, 53.2, 51.6], 0.9],
      [[44, 48.6, 46.6, 46.8, 50.4, 47.2, 53.6, 50], 0.45],
      [[45, 52.4, 47, 53.2, 49.4, 53, 51.6, 52.2], 0.35],
    ],
    iris: 'M45.4 50.6q.2 1.4 1 1.6q.9-.4.9-1.5Z',
  },
  keen: {
    brow: [1.6, 0.2, -1.2, 1.1],
    lines: [
      [[43.6, 50, 46, 47.4, 50, 47, 54, 49.8], 0.9],
      LOWER,
      [[54.6, 50.2, 55.6, 50.6, 56.6, 50.8, 57.8, 50.6], 0.35],
    ],
    iris: 'M45.5 48.5q-1.2 1.9.4 3.4q2-1.5 1.1-3.6Z',
  },
  kohl: {
    brow: [-0.4, 0.8, -1.6, 1],
    lines: [
      [[43.2, 49.8, 46, 46.2, 51, 46.6, 59, 49.6], 1.1],
      [[44.6, 52, 48, 53.6, 52, 52.6, 56.4, 50.8], 0.6],
    ],
    iris: 'M45.9 47.9q-1.5 2.1.4 4.1q2.2-1.7 1-4.3Z',
  },
  lashes: {
    brow: [-0.4, 1, -0.6, 0.55],
    lines: [
      [[42.8, 48.6, 45.6, 46, 50, 46.4, 54.4, 50.6], 0.95],
      LOWER,
      [[44.6, 47.2, 47.4, 45.4, 50.6, 45.8, 53.4, 48.4], 0.3],
    ],
    iris: 'M45.6 47.9q-1.4 2.2.4 4q2.1-1.7 1-4.2Z',
  },
  blind: {
    brow: [0, 0, 0, 0.9],
    lines: [
      [[44, 50, 46, 51.8, 49, 52, 52, 50.4], 0.7],
      [[44.6, 48, 47, 46.6, 50, 47, 53, 49], 0.45],
    ],
  },
};

/** How much of the engraving is drawn: only the mass, the lines too, or also the shading. */
export type Detail = 'small' | 'middle' | 'large';

/** The bust in the tones --m0 (light) to --m4 (ink). */
export function bust(portrait: Portrait, detail: Detail): string {
  const { hair, beard, hat, dress, glasses } = portrait;
  const stuff: Stuff = portrait.pale ? 'pale' : 'dark';
  const layers: (Layer | string)[] = [];
  let gleam = '';
  const sheet: Sheet = {
    add: (of, mark) => void layers.push({ stuff: of, ...mark }),
    bundle: (a, of) => sheet.add(of, lock(a.slice(0, 8), a.slice(8, 16), a[16], 0.55, a[17])),
    gleam: d => {
      gleam += d;
    },
  };
  const comb = (cutOf: HairCut): void => {
    if (cutOf.mass) sheet.add(stuff, { d: cutOf.mass });
    for (const b of cutOf.bundles ?? []) sheet.bundle(b, stuff);
    for (const t of cutOf.tresses ?? []) tress(sheet, t, stuff);
    for (const [j, row] of (cutOf.curls ?? []).entries())
      for (let i = 0; i < row[9]; i++) {
        const [x, y] = at(row, i / (row[9] - 1));
        const r = row[8] * (0.9 + ((i * 5 + j * 3) % 4) * 0.08);
        layers.push({ stuff, ...curl(x, y, r, (i * 67 + j * 131) % 360), wire: true });
      }
  };

  if (hat) BEHIND[hat]?.(sheet);
  if (dress !== 'cut') sheet.add('cloth', { d: 'M30 116C36 104 50 102 54 94L84 82C88 96 108 96 114 114Z' });
  const face = faceOf(portrait);
  layers.push({ stuff: 'skin', d: face.outline });
  if (detail !== 'small')
    layers.push(path(face.ink, INK), path(face.iris, INK), path(face.light, 'fill="var(--m0)"'));
  if (detail === 'large') layers.push(path(face.shade, `${INK} opacity=".75"`));

  const style: HairCut = HAIR[hair];
  const ear = (): void =>
    sheet.add('skin', {
      d: 'M66 48.6C67 44.6 74 44.8 74 50C74 54 70.6 55.6 70.4 59.4C70 62.4 66.4 62 66.6 58.6C67 55 65.6 52 66 48.6Z',
      l: cut([68, 50, 69, 46.8, 72.4, 47.6, 71.8, 51], 0.5) + cut([71, 52, 69, 53, 70, 55, 68.6, 57.6], 0.5),
    });
  if (!style.covers && hair !== 'wild') ear();
  if (hair === 'wild') sheet.add(stuff, cloud());
  comb(style);
  if (hair === 'wild') ear();
  if (hair === 'queue') {
    for (const y of [55, 63])
      sheet.add(stuff, {
        d: `M61 ${y - 3.4}h16a3.6 3.6 0 0 1 0 7.2h-16a3.6 3.6 0 0 1 0-7.2Z`,
        l: nick(61, y - 1, 77, y - 1, 0.4) + nick(61, y + 1.4, 77, y + 1.4, 0.4),
      });
    sheet.add('ink', { d: 'M86 60L97 54L96 66L90 65L98 74L88 72L82 66Z' });
  }
  if (hair === 'braid')
    for (let i = 0; i < 7; i++)
      sheet.add(stuff, {
        d: `M${round(70 + i * 0.9)} ${60 + i * 7}q8-4 9 3q-1 7-9 4q-4-3 0-7Z`,
        l: nick(71 + i * 0.9, 65 + i * 7, 78 + i * 0.9, 61 + i * 7, 0.5, 0.2),
      });
  if (beard) comb(BEARDS[beard]);
  DRESS[dress](sheet);
  if (hat) HATS[hat](sheet);
  return print(layers, gleam, glasses ? GLASSES[glasses] : '', detail);
}

const INK = 'fill="var(--m4)"';

const GLASSES = {
  round: 'M42.4 50a4.2 5 0 1 0 8.4 0a4.2 5 0 1 0-8.4 0M50.8 49L67 49.6M42.4 48.6l-2-1',
  square: 'M41.4 46.4h10.4v5q0 3.6-4 3.6h-3q-3.4 0-3.4-3.6ZM51.8 47.6L67 49M41.4 47.6l-1.6-.4',
} as const;

/** Brow, lids, nostril, lips, cheek; the shade of the burin lies on the side away from the light. */
function faceOf({ face, eyes = 'open' }: Portrait) {
  const [nose, hook, brow, lips, chin, jowl, slope, years] = face;
  const tx = 34.6 - nose * 0.8;
  const ty = 57;
  const bx = 40 - brow * 0.6;
  const nx = 42.2;
  const l = lips * 0.7;
  const c = chin * 1.2;
  const fh = 44 + slope * 1.4;
  const throat = 58 - jowl * 1.4;
  const C = (...a: number[]): string => `C${pts(a)}`;
  const outline =
    `M64 22C55 22 ${pts([fh + 3, 24.5, fh - 0.6, 33])}` +
    C(fh - 2.6 - slope * 0.4, 37, bx, 40, bx, 43.6) +
    C(bx, 45.6, nx, 46, nx - 0.4, 48.6) +
    C(nx - 2.6 - hook * 2, 51 - hook * 0.6, tx + 3 - hook * 1.5, ty - 4.6, tx, ty - 0.6) +
    C(tx - 0.8, ty + 1.6, tx + 0.6, ty + 3, tx + 3, ty + 2.9) +
    C(tx + 5, ty + 3.5, 38.6, ty + 2, 39.6, ty + 4) +
    C(39.4, ty + 5.4, 37.7 - l, ty + 6, 37.6 - l, ty + 7.3) +
    C(37.8 - l, ty + 8.1, 39.2, ty + 8, 40.2, ty + 8.6) +
    C(38.8, ty + 9, 38 - l, ty + 9.8, 38.7 - l, ty + 11.2) +
    C(39.4, ty + 12.3, 41.3, ty + 12.4, 41, ty + 14) +
    C(40.6, ty + 15.2, 39 - c, ty + 16, 39 - c, ty + 18.4) +
    C(39.2 - c, ty + 21, 42 - c * 0.5, ty + 22.6, 46, ty + 22.4 + jowl * 0.3) +
    C(51, ty + 22 + jowl * 1.2, throat - 3, ty + 21 + jowl * 1.8, throat, ty + 20.5 + jowl * 1.4) +
    C(throat + 1, ty + 27, throat + 2, 94, 52, 101) +
    'C58 110 74 111 88 103C81 95 79.6 86 81 76C88 69 92 57 90 44C87 30 77 22 64 22Z';
  const eye = EYES[eyes];
  const [inner, lift, outer, weight] = eye.brow;
  let ink = cut(
    [bx + 1.6, 45 + inner, 45, 41.8 - brow * 0.3 - lift, 50, 42.4 - lift, 55, 45.6 + outer],
    weight + brow * 0.25,
  );
  for (const [line, w] of eye.lines) ink += cut(line, w);
  ink += cut([tx + 3.4, ty + 2.6, tx + 4.6, ty + 1, tx + 5.6, ty + 1.4, tx + 5.8, ty + 2.8], 0.55);
  ink += cut([39.8, ty - 2.4, 42.4, ty - 1.6, 42.8, ty + 2, 40.2, ty + 3.2], 0.45);
  ink += cut([40, ty + 8.6, 42, ty + 8.2, 44.4, ty + 8.8, 46.4, ty + 9.8 - (years > 1 ? -0.6 : 0.6)], 0.6);
  if (years)
    ink +=
      cut([43, ty + 1.5, 46, ty + 4, 47.4, ty + 7, 47.2, ty + 10], 0.4) +
      cut([45.5, 54.4, 48, 55.4, 50, 55, 52, 53.6], 0.35) +
      nick(54.5, 49, 57.6, 47.6, 0.35) +
      nick(54.8, 51, 58, 51.4, 0.35);
  if (years > 1)
    ink +=
      nick(fh + 1, 35, fh + 9, 33.6, 0.35, 0.1) +
      nick(fh, 38, fh + 9, 37, 0.35, 0.1) +
      cut([50, 60, 54, 64, 55, 68, 53, 73], 0.4);
  const shade =
    // the cheek, along the jaw
    many(6, i => {
      const t = i / 5;
      return cut(
        [
          66.5 - t * 4,
          60 - t,
          66 - t * 5,
          68 + jowl - t * 4,
          60 - t * 3,
          75 + jowl - t * 5,
          50 + t * 4,
          78.4 + jowl - t * 7,
        ],
        0.55 - t * 0.25,
      );
    }) +
    // the neck
    many(10, i => {
      const t = i / 9;
      return cut(
        [
          throat + 3 + t * 2,
          79.5 + t * 21 + jowl * (1 - t),
          65,
          82 + t * 21,
          73,
          80 + t * 23,
          80 + t * 5,
          72 + t * 29,
        ],
        0.6,
      );
    }) +
    // the temple, the socket
    many(5, i => nick(57 + i * 1.6, 38 + i * 2.4, 63 + i * 1.2, 36.4 + i * 2.6, 0.38, -0.1)) +
    many(3, i => nick(43.4 + i * 0.5, 46.4 + i, 45 + i * 0.6, 44.4 + i * 0.6, 0.3));
  const light =
    (eye.iris ? cut([47.4, 50.2, 48.4, 49.6, 49.4, 49.6, 50.6, 50.6], 0.5) : '') +
    cut([fh + 3.6, 31, fh + 1, 35, bx + 3, 39, bx + 2.4, 42], 0.7) +
    cut([nx - 0.6, 51, nx - 3, 53, tx + 4, ty - 2, tx + 2.2, ty], 0.6) +
    cut([44, 57, 47, 55.6, 51, 56, 53, 58], 0.9) +
    cut([42 - c, ty + 17, 41 - c, ty + 19, 43 - c, ty + 20.4, 46, ty + 20.4], 0.6);
  return { outline, ink, shade, light, iris: eye.iris };
}

/** Waving strands side by side between two curves. */
function tress(sheet: Sheet, a: readonly number[], stuff: Stuff): void {
  const outer = a.slice(0, 8);
  const inner = a.slice(8, 16);
  const [n, width, wave] = a.slice(16);
  sheet.add(stuff, { d: lock(outer, inner, 2, 0, 0).d });
  for (let i = 0; i < n; i++) {
    const c = mix(outer, inner, i / (n - 1));
    const k = wave * (i % 2 ? 1 : 0.6);
    c[2] += k;
    c[4] -= k;
    c[7] += (i % 2) * 2;
    const w = width * (i % 3 ? 0.9 : 1.1);
    const beside = (s: number): Cubic => c.map((v, j) => (j === 2 || j === 4 ? v + s * w * 0.3 : v));
    sheet.add(stuff, { d: cut(c, w), l: cut(beside(-1), 0.42) + cut(beside(1), 0.42) });
  }
}

/** A cloud of wisps all around the head. */
function cloud(): Mark {
  const p = (t: number, u: number): [number, number] => {
    const a = ((208 + t * 12.6) * Math.PI) / 180;
    return [65 + u * Math.cos(a), 47 + u * Math.sin(a) * (a > 6.3 ? 0.86 : 1)];
  };
  let d = '';
  let l = '';
  for (let i = 0; i < 16; i++) {
    const q = 34 + ((i * 5) % 4);
    d += i ? `Q${pts([...p(i - 0.3, q + 8), ...p(i + 0.2, q)])}` : `M56 44L${pts(p(0.2, q))}`;
    l += many(3, k =>
      cut(
        [
          ...p(i + k * 0.33 + 0.6, 13 + k * 3),
          ...p(i + k * 0.33 + 0.9, 22),
          ...p(i + k * 0.33 + 0.2, 29),
          ...p(i + k * 0.33 - 0.5, q + k - 1),
        ],
        0.55,
      ),
    );
  }
  return { d: `${d}L76 66Z`, l };
}

const FRAME: Readonly<Record<Detail, readonly [transform: string, outline: number]>> = {
  small: ['translate(-8 -6) scale(1.13)', 2],
  middle: ['translate(-4 -3.6) scale(1.06)', 1.3],
  large: ['translate(7 6) scale(.91)', 0.8],
};

function print(layers: readonly (Layer | string)[], gleam: string, glass: string, detail: Detail): string {
  const [transform, outline] = FRAME[detail];
  const lines = detail !== 'small';
  let all = '';
  let s = '';
  for (const layer of layers) {
    if (typeof layer === 'string') {
      s += layer;
      continue;
    }
    all += layer.d;
    const tone = TONE[layer.stuff];
    s += path(layer.d, `fill="var(--m${tone})" stroke="var(--m4)" stroke-width="${outline}"`);
    if (lines && layer.l)
      s += layer.wire
        ? path(layer.l, `fill="none" stroke="var(--m${tone === 3 ? 1 : 3})" stroke-width=".8"`)
        : path(layer.l, `fill="var(--m${tone === 3 ? 1 : 4})"${tone < 3 ? ' opacity=".8"' : ''}`);
  }
  if (lines) s += path(gleam, 'fill="var(--m1)"');
  s += path(glass, `fill="none" stroke="var(--m4)" stroke-width="${lines ? 1.3 : 2.2}"`);
  const shadow = lines ? path(all, `transform="translate(2.2 2)" ${INK} opacity=".4"`) : '';
  const edge = path(
    all,
    'transform="translate(-.9 -.8)" fill="none" stroke="var(--m0)" stroke-width="1.6" opacity=".8"',
  );
  return `<g transform="${transform}" stroke-linejoin="round">${shadow}${edge}${s}</g>`;
}
