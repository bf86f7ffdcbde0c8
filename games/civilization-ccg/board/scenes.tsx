/** Landscapes of the terrains, drawn once for each look and shown from there: sky with a low sun, far and near land, what grows on it. */
import { useSymbol } from '@epoka/web/kit';
import { memo } from 'react';
import { CARDS } from './game.ts';

const W = 104;
const H = 146;

/** sky, far land, near land, ink */
type Hues = readonly [sky: string, far: string, near: string, ink: string];

type Marks = (hues: Hues) => string;

const fill = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}"${more}/>`;
const line = (d: string, colour: string, width = 0.7, opacity = 0.45): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
const times = (n: number, make: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => make(i)).join('');

const sky = ([colour, , near]: Hues): string =>
  fill(`M0 0H${W}V${H}H0Z`, colour) +
  times(11, i => line(`M0 ${6 + 4 * i}H${W}`, near, 0.5, 0.12 + i * 0.02)) +
  `<circle cx="79" cy="37" r="12" fill="#fff6d8" opacity=".9"/><circle cx="79" cy="37" r="16" fill="none" stroke="#fff6d8" stroke-width=".8"/>`;

const land = ([, far, near]: Hues): string =>
  fill(`M0 56C26 48 42 48 57 56S88 59 ${W} 53V${H}H0Z`, far) +
  fill(`M0 73C26 64 42 64 57 73S88 77 ${W} 70V${H}H0Z`, near);

const furrows: Marks = h =>
  land(h) +
  times(6, i =>
    line(
      `M0 ${77 + 4 * i}C26 ${68.5 + 4.4 * i} 42 ${68.5 + 4.4 * i} 57 ${77 + 4 * i}S88 ${81 + 4 * i} ${W} ${74 + 4 * i}`,
      h[3],
    ),
  ) +
  times(20, i => line(`M${2 + i * 5} 76L${-170 + i * 22 + 60} ${H}`, h[3], 0.9, 0.32));

const tufts: Marks = h =>
  land(h) +
  times(16, i => {
    const x = 6 + ((i * 37) % 96);
    const y = 80 + ((i * 23) % 58);
    return line(`M${x} ${y}l-2.4-5M${x} ${y}v-6M${x} ${y}l2.4-5`, h[3], 0.8, 0.6);
  });

const river: Marks = h =>
  furrows(h) +
  `<path d="M62 61q-14 8 2 16t-22 22t10 58h34q-30-26-8-40t-6-36t-4-18z" fill="#8fc3c9" stroke="#3b7b86" stroke-width=".8"/>`;

const fir = (x: number, y: number, k: number, light: string, dark: string): string => {
  const d = `M${x} ${y - 22 * k}l${9 * k} ${14 * k}h${-4.6 * k}l${6.6 * k} ${8 * k}h${-22 * k}l${6.6 * k} ${-8 * k}h${-4.6 * k}z`;
  const half = `M${x} ${y - 22 * k}l${9 * k} ${14 * k}h${-4.6 * k}l${6.6 * k} ${8 * k}H${x}z`;
  return fill(d, light) + fill(half, dark) + fill(`M${x - k} ${y}h${2 * k}v${3 * k}h${-2 * k}z`, '#3a2a16');
};

const firs: Marks = h =>
  land(h) +
  times(8, i => fir(i * 15 - 1, 62 + ((i * 7) % 5), 1, h[1], h[3])) +
  times(7, i => fir(i * 17 + 4, 92 + ((i * 5) % 7), 1.35, h[1], h[3])) +
  times(6, i => fir(i * 21 - 2, 130 + ((i * 3) % 6), 1.7, h[1], h[3]));

const crowns: Marks = h =>
  land(h) +
  times(22, i => {
    const x = (i * 29) % 112;
    const y = 58 + Math.floor(i / 4) * 15 + ((i * 7) % 6);
    return `<circle cx="${x}" cy="${y}" r="11" fill="${i % 2 ? h[1] : h[2]}" stroke="${h[3]}" stroke-width=".7"/>${line(`M${x - 5} ${y - 3}q5-6 10 0M${x - 6} ${y + 3}q6-5 12 0`, h[3], 0.6, 0.6)}`;
  });

const mound = (cx: number, cy: number, rx: number, ry: number, colour: string, ink: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${colour}"/>` +
  times(9, i => {
    const a = -0.15 - i * 0.16;
    const x = cx + rx * Math.cos(a) * 0.98;
    const y = cy + ry * Math.sin(a) * 0.98;
    return line(`M${x.toFixed(1)} ${y.toFixed(1)}l-5 ${(ry / 3).toFixed(1)}`, ink, 0.7, 0.5);
  });

const mounds: Marks = h =>
  mound(16, 76, 44, 32, h[1], h[3]) +
  mound(88, 80, 48, 38, h[1], h[3]) +
  mound(47, 100, 60, 42, h[2], h[3]) +
  fill(`M0 112H${W}V${H}H0Z`, h[2]);

const peak = (x: number, top: number, half: number, base: number, h: Hues): string =>
  fill(`M${x} ${top}L${x + half} ${base}H${x - half}Z`, h[1]) +
  fill(`M${x} ${top}L${x + half} ${base}H${x + 3}L${x - 3} ${(top + base) / 2}Z`, h[3], ' opacity=".78"') +
  fill(`M${x} ${top}l9 12l-4.400 1l-3.500 4.400l-3.500-4.400l-6 1.300z`, '#fff') +
  times(4, i => line(`M${x - 12 - i * 5} ${top + 20 + i * 7}l7 ${base - top - 20 - i * 7}`, h[3], 0.6, 0.5));

const peaks: Marks = h =>
  fill(`M0 58H${W}V${H}H0Z`, h[2]) +
  peak(21, 29, 32, 76, h) +
  peak(88, 28, 35, 78, h) +
  peak(54, 40, 40, 92, h) +
  times(9, i => line(`M0 ${96 + i * 6}q26-4 52 0t52 0`, h[3], 0.6, 0.3));

const dunes: Marks = h =>
  land(h) +
  fill(`M-4 100Q30 78 66 102Q90 118 ${W + 4} 98V${H}H0Z`, h[1]) +
  line(`M-4 100Q30 78 66 102Q90 118 ${W + 4} 98`, h[3], 0.9, 0.6) +
  times(
    14,
    i => `<circle cx="${(i * 31) % W}" cy="${110 + ((i * 17) % 32)}" r=".8" fill="${h[3]}" opacity=".6"/>`,
  ) +
  times(4, i => line(`M${10 + i * 8} ${92 - i}l14 12`, h[3], 0.6, 0.4));

const reeds: Marks = h =>
  land(h) +
  times(
    5,
    i =>
      `<ellipse cx="${12 + ((i * 41) % 90)}" cy="${84 + i * 12}" rx="20" ry="4" fill="#8fb9bd" stroke="#3f7680" stroke-width=".6"/>`,
  ) +
  times(18, i => {
    const x = 4 + ((i * 31) % 98);
    const y = 82 + ((i * 19) % 58);
    return line(`M${x} ${y}v-10M${x + 2} ${y}v-8M${x - 2} ${y}v-7`, h[3], 0.9, 0.7);
  });

const snow: Marks = h =>
  land(h) +
  times(5, i => fir(10 + i * 23, 74 + ((i * 11) % 9), 0.8, '#8aa3a0', '#4b6468')) +
  times(8, i => line(`M0 ${88 + i * 7}q20-5 44 0t60-2`, h[3], 0.6, 0.35));

const waves = (h: Hues, from: number): string =>
  fill(`M0 ${from}H${W}V${H}H0Z`, h[2]) +
  times(13, i =>
    line(`M${i % 2 ? -6 : 0} ${from + 6 + i * 6.4}${'q4-4 8 0t8 0'.repeat(7)}`, '#fff', 0.8, 0.5),
  );

const sea: Marks = h => waves(h, 58);
const coast: Marks = h =>
  fill('M0 58Q22 44 46 58T70 60V74H0Z', '#7f9a52') +
  waves(h, 64) +
  fill(`M0 128Q40 112 ${W} 134V${H}H0Z`, '#e7d3a0');
const isles: Marks = h =>
  waves(h, 54) +
  [
    [22, 84, 20],
    [76, 76, 24],
    [58, 116, 28],
  ]
    .map(
      ([x, y, r]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r / 2.6}" fill="#8aa457" stroke="#e7d3a0" stroke-width="3"/>`,
    )
    .join('');
const chimneys: Marks = h =>
  land(h) +
  times(7, i => {
    const x = 4 + i * 14;
    const y = 44 + ((i * 13) % 24);
    return (
      fill(`M${x} ${y}h10V${H}h-10z`, i % 2 ? h[3] : h[2], ' opacity=".9"') +
      times(6, k =>
        fill(
          `M${x + 2} ${y + 6 + k * 12}h2v4h-2zM${x + 6} ${y + 6 + k * 12}h2v4h-2z`,
          '#ffe6a3',
          ' opacity=".8"',
        ),
      )
    );
  });

interface Look {
  readonly hues: Hues;
  readonly marks: Marks;
}

const FIELD: Hues = ['#f3dc93', '#d9b44f', '#b98d2f', '#7c5c17'];
const GREEN: Hues = ['#eee7ae', '#8fb052', '#5f8b3a', '#36581f'];
const WOOD: Hues = ['#cfdcb0', '#5f8a4c', '#35623a', '#1d3d26'];
const EARTH: Hues = ['#f0dcae', '#c99a58', '#a5763a', '#694320'];
const HEATH: Hues = ['#e8dcb9', '#a5a05c', '#7c7a42', '#4c4b27'];
const STONE: Hues = ['#cfd7de', '#8f9aa3', '#66717b', '#394149'];
const SAND: Hues = ['#fae7b4', '#ecc877', '#d9a850', '#946820'];
const MIRE: Hues = ['#dfe0bd', '#93a069', '#6c7c4c', '#3b4a2c'];
const ICE: Hues = ['#dbe6ee', '#eef3f6', '#cfdbe2', '#7c93a3'];
const SEA: Hues = ['#d9e8e4', '#7fb1bd', '#3f86a0', '#1d5268'];
const CITY: Hues = ['#e5d8cf', '#b59c8c', '#8a7062', '#4d3c33'];

/** by terrain; others look like the first of their types */
const LOOKS: Readonly<Record<string, Look>> = {
  plains: { hues: FIELD, marks: furrows },
  grassland: { hues: GREEN, marks: tufts },
  steppe: { hues: HEATH, marks: tufts },
  floodplains: { hues: FIELD, marks: river },
  'fertile-valley': { hues: GREEN, marks: river },
  delta: { hues: GREEN, marks: river },
  'great-plains': { hues: FIELD, marks: tufts },
  forest: { hues: WOOD, marks: firs },
  'primeval-forest': { hues: ['#bfd0a4', '#4b7540', '#274d2e', '#13301c'], marks: firs },
  jungle: { hues: ['#d6e2a8', '#5f9a46', '#3b7436', '#1d4420'], marks: crowns },
  hills: { hues: EARTH, marks: mounds },
  highlands: { hues: HEATH, marks: mounds },
  mountain: { hues: STONE, marks: peaks },
  'ore-mountains': { hues: ['#e3d3c4', '#a88a74', '#7d6151', '#49352b'], marks: peaks },
  desert: { hues: SAND, marks: dunes },
  oasis: { hues: SAND, marks: river },
  wetland: { hues: MIRE, marks: reeds },
  tundra: { hues: ICE, marks: snow },
  sea: { hues: SEA, marks: sea },
  coast: { hues: SEA, marks: coast },
  archipelago: { hues: SEA, marks: isles },
  strait: { hues: SEA, marks: coast },
  'industrial-basin': { hues: CITY, marks: chimneys },
  conurbation: { hues: CITY, marks: chimneys },
};

function lookOf(card: number): string {
  const { id, types = [] } = CARDS[card];
  return id in LOOKS ? id : (types.find(type => type in LOOKS) ?? 'plains');
}

/** The landscape of a terrain, to fill its place; in a low one the middle of it. */
export const Scene = memo(function Scene({ card, wide }: { card: number; wide?: boolean }) {
  const look = lookOf(card);
  const { hues, marks } = LOOKS[look];
  const id = useSymbol(`ccg-${look}`, () => sky(hues) + marks(hues));
  return (
    <svg
      className="cg-scene"
      viewBox={wide ? `0 22 ${W} 84` : `0 0 ${W} ${H}`}
      preserveAspectRatio={wide ? 'xMidYMid slice' : 'xMidYMin slice'}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#${id}`} />
    </svg>
  );
});
