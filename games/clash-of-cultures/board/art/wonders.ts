/** The eight wonders, drawn with the burin of the kit on 160 x 150: outline and lines by tone, far things first. */
import { burin, type Drawing, type Layer } from '@epoka/web/kit';
import type { WonderId } from '../game.ts';

const { arch, box, bricks, bush, cols, cut, disc, fan, lock, many, nick, poly, rows } = burin;

const sea = (y: number): string => `M0 ${y}${many(8, i => (i % 2 ? 'q10 4 20 0' : 'q10-4 20 0'))}V152H0Z`;

/** Columns of stone between two levels, as one outline. */
const columns = (x: number, y: number, w: number, h: number, n: number, thick: number): string =>
  many(n, i => box(x + ((w - thick) * i) / (n - 1), y, thick, h));

const arena: Drawing = () => {
  const tier = (y: number, h: number, inset: number): Layer[] => {
    const x = 8 + inset;
    const w = 144 - 2 * inset;
    return [
      [1, 1, `M${x} ${y}Q80 ${y + 16} ${x + w} ${y}V${y - h}Q80 ${y - h + 16} ${x} ${y - h}Z`],
      [
        1,
        3,
        many(11, i => {
          const t = (i + 0.5) / 11;
          const drop = 32 * t * (1 - t);
          return arch(x + w * t - 4.4, y - h + drop + 6, 8.8, h - 9);
        }),
      ],
      [1, 0, `M${x} ${y - h}Q80 ${y - h + 16} ${x + w} ${y - h}v3Q80 ${y - h + 19} ${x} ${y - h + 3}Z`],
    ];
  };
  return [
    [
      1,
      2,
      'M14 70Q80 46 146 70L142 88Q80 66 18 88Z',
      many(12, i => nick(20 + i * 11, 76, 22 + i * 10.6, 68, 0.6)),
    ],
    [1, 3, 'M22 76Q80 58 138 76Q80 96 22 76Z'],
    ...tier(142, 30, 0),
    ...tier(112, 28, 2),
    // the highest ring stands only on one side
    [1, 1, 'M10 84Q46 94 84 92V66Q46 68 10 56Z', bricks(12, 62, 70, 26, 5)],
    [1, 3, many(6, i => box(18 + i * 11, 68 + i * 2.2, 4, 7))],
    [1, 0, 'M8 56Q46 68 86 66v-4Q46 64 8 52Z'],
    [0, 5, 'M0 146Q80 158 160 146V152H0Z'],
  ];
};

const library: Drawing = () => [
  [
    1,
    2,
    'M54 46Q80 14 106 46V56H54Z',
    many(5, i => cut([60 + i * 10, 52, 62 + i * 8, 40, 70 + i * 5, 32, 80, 30], 0.6)),
  ],
  [1, 6, disc(80, 26, 3)],
  [1, 1, box(12, 74, 136, 62), bricks(14, 76, 132, 58, 9)],
  [1, 3, many(2, i => arch(20 + i * 100, 96, 20, 40)) + arch(70, 92, 20, 44)],
  [1, 0, columns(40, 76, 80, 58, 6, 8), many(6, i => cols(40 + i * 14.4, 80, 8, 52, 3, 0.4))],
  [1, 1, box(36, 70, 88, 7) + box(36, 132, 88, 5)],
  [1, 1, poly(30, 70, 80, 46, 130, 70), rows(52, 60, 56, 8, 2)],
  [1, 6, disc(80, 61, 5.4)],
  [1, 2, box(6, 136, 148, 5) + box(2, 141, 156, 5) + box(-2, 146, 164, 6), rows(0, 138, 160, 12, 3)],
];

const lighthouse: Drawing = () => [
  [0, 0, fan(80, 24, 14, 74, -200, 20)],
  [0, 3, sea(132), many(9, i => nick(6 + i * 18, 142, 16 + i * 18, 141, 0.7))],
  [1, 2, 'M18 152L30 130H130L142 152Z', bricks(34, 132, 94, 16, 3)],
  [1, 1, poly(52, 132, 57, 80, 103, 80, 108, 132), bricks(56, 84, 48, 46, 7)],
  [1, 3, many(3, i => arch(62 + i * 13, 96, 6, 12)) + arch(73, 114, 14, 18)],
  [1, 0, box(54, 74, 52, 7), cols(54, 74, 52, 7, 12, 0.5)],
  [1, 1, poly(63, 74, 66, 48, 94, 48, 97, 74), bricks(66, 50, 28, 22, 4)],
  [1, 0, box(62, 44, 36, 5)],
  [1, 2, columns(70, 28, 20, 16, 3, 3)],
  [1, 6, 'M80 8C90 16 90 26 84 32C88 24 82 22 80 18C78 24 72 24 76 32C70 26 72 14 80 8Z'],
  [1, 0, box(66, 31, 28, 3) + poly(70, 28, 90, 28, 86, 24, 74, 24)],
];

const mausoleum: Drawing = () => [
  [1, 2, box(26, 104, 108, 42), bricks(28, 106, 104, 38, 6)],
  [1, 3, arch(72, 116, 16, 30)],
  [1, 0, box(22, 98, 116, 7), cols(22, 98, 116, 7, 26, 0.5)],
  [1, 3, box(40, 66, 80, 32)],
  [1, 1, columns(36, 64, 88, 34, 9, 6), many(9, i => cols(36 + i * 10.25, 67, 6, 29, 2, 0.4))],
  [1, 0, box(32, 58, 96, 7), rows(32, 58, 96, 7, 2, 0.4)],
  ...Array.from(
    { length: 6 },
    (_, i): Layer => [1, i % 2 ? 1 : 2, box(40 + i * 5, 53 - i * 5, 80 - i * 10, 5)],
  ),
  [1, 0, 'M64 28C62 22 64 16 70 14L72 18H88L90 14C96 16 98 22 96 28H90V22H70V28Z', nick(72, 18, 88, 18, 0.6)],
  [1, 6, disc(80, 12, 4) + box(77, 14, 6, 8)],
  [1, 2, box(10, 146, 140, 6)],
  [0, 5, bush(14, 144, 8).d + bush(146, 144, 8).d, bush(14, 144, 8).l + bush(146, 144, 8).l],
];

const wall: Drawing = () => {
  const merlons = (x: number, y: number, w: number, n: number, slope: number): string =>
    many(n, i => box(x + (w * i) / n, y + slope * i - 5, (w / n) * 0.55, 6));
  const tower = (x: number, y: number, w: number, h: number): Layer[] => [
    [
      1,
      1,
      box(x, y, w, h) + merlons(x - 2, y, w + 6, 4, 0) + box(x - 2, y, w + 4, 4),
      bricks(x + 1, y + 6, w - 2, h - 8, 4),
    ],
    [1, 3, many(2, i => arch(x + 3 + (i * (w - 6)) / 2, y + 9, (w - 10) / 2, 9))],
  ];
  return [
    [
      0,
      2,
      'M0 84L26 44L46 66L76 26L104 62L126 40L160 80V152H0Z',
      many(7, i => nick(70 - i * 6, 40 + i * 8, 62 - i * 6, 56 + i * 8, 0.7)),
    ],
    [
      0,
      5,
      'M0 96C24 76 40 92 62 88C88 82 100 62 128 76C142 82 152 84 160 80V152H0Z',
      many(9, i => cut([8 + i * 17, 110, 12 + i * 17, 104, 18 + i * 17, 106, 22 + i * 17, 110], 0.6)),
    ],
    [1, 2, 'M96 84L124 66L160 82V96L124 80L100 96Z', rows(104, 78, 52, 8, 2)],
    [1, 0, merlons(100, 82, 22, 5, -3) + merlons(128, 70, 30, 6, 2.4)],
    ...tower(112, 50, 22, 30),
    [
      1,
      1,
      'M0 118L40 104L100 88V106L40 126L0 142Z',
      many(7, i => nick(4 + i * 14, 122 - i * 4, 16 + i * 14, 118 - i * 4, 0.5)) +
        many(7, i => nick(8 + i * 14, 132 - i * 4.6, 8 + i * 14, 126 - i * 4.6, 0.5)),
    ],
    [1, 0, merlons(2, 117, 40, 6, -2.3) + merlons(64, 97, 34, 5, -1.9)],
    ...tower(76, 68, 26, 38),
    ...tower(30, 84, 32, 46),
    [
      0,
      5,
      'M0 136C30 124 50 140 80 130C110 120 136 132 160 122V152H0Z',
      many(6, i => bush(14 + i * 27, 142, 5, 3).l),
    ],
  ];
};

const gardens: Drawing = () => {
  const terrace = (x: number, y: number, w: number, h: number, n: number): Layer[] => {
    const step = w / n;
    const hedge = bush(x + w / 2, y - 3, w / 3.2, 14);
    return [
      [0, 5, `${hedge.d}${many(n + 1, i => disc(x + i * step, y - 2, 5))}`, hedge.l],
      [1, 1, box(x, y, w, h), bricks(x, y, w, h, 4)],
      [1, 3, many(n, i => arch(x + i * step + step * 0.22, y + 6, step * 0.56, h - 6))],
      [1, 0, box(x - 2, y - 2, w + 4, 4)],
      [
        0,
        5,
        many(
          n * 2,
          i =>
            `M${x + (i * w) / (n * 2)} ${y + 2}q2 ${6 + (i % 3) * 3} 4 ${9 + (i % 3) * 4}q2-6 1-${12 + (i % 2) * 3}Z`,
        ),
      ],
    ];
  };
  const palm = (x: number, y: number, h: number): Layer[] => [
    [
      0,
      2,
      `M${x - 1.6} ${y}Q${x + 2} ${y - h / 2} ${x - 0.8} ${y - h}h2Q${x + 5} ${y - h / 2} ${x + 2.4} ${y}Z`,
    ],
    [
      0,
      5,
      many(7, i =>
        cut(
          [x, y - h, x + (i - 3) * 3, y - h - 9, x + (i - 3) * 5, y - h - 5, x + (i - 3) * 5.4, y - h + 4],
          2.6,
        ),
      ),
    ],
  ];
  return [
    [0, 3, sea(144)],
    ...palm(30, 66, 26),
    ...palm(130, 66, 24),
    ...terrace(52, 32, 56, 26, 3),
    ...palm(66, 30, 22),
    ...palm(96, 30, 18),
    ...terrace(32, 60, 96, 28, 5),
    ...terrace(12, 90, 136, 30, 7),
    ...terrace(0, 120, 160, 28, 8),
    [0, 0, 'M74 60h12v88h-12Z', many(5, i => nick(76 + i * 2, 62, 76 + i * 2, 146, 0.6))],
  ];
};

const pyramid: Drawing = () => {
  const side = (x: number, y: number, w: number, h: number): Layer[] => [
    [
      1,
      0,
      poly(x, y, x + w * 0.46, y - h, x + w * 0.62, y),
      many(11, i =>
        nick(
          x + (w * 0.46 * i) / 11 + 1,
          y - (h * i) / 11,
          x + w * 0.62 - (w * 0.16 * i) / 11,
          y - (h * i) / 11,
          0.5,
        ),
      ),
    ],
    [
      1,
      2,
      poly(x + w * 0.46, y - h, x + w, y, x + w * 0.62, y),
      many(11, i =>
        nick(
          x + w * 0.62 - (w * 0.16 * i) / 11,
          y - (h * i) / 11,
          x + w - (w * 0.54 * i) / 11,
          y - (h * i) / 11,
          0.5,
        ),
      ),
    ],
  ];
  return [
    [0, 6, disc(126, 34, 13)],
    [0, 0, fan(126, 34, 16, 30, -180, 180)],
    [0, 6, disc(126, 34, 13)],
    [0, 1, 'M0 128Q40 118 80 126T160 122V152H0Z'],
    ...side(104, 132, 52, 42),
    ...side(2, 140, 132, 112),
    [1, 6, poly(62.7, 28, 56, 40, 66, 42, 70, 40)],
    [
      0,
      1,
      'M0 138Q50 130 90 140T160 134V152H0Z',
      many(8, i => cut([6 + i * 20, 146, 12 + i * 20, 143, 16 + i * 20, 147, 22 + i * 20, 145], 0.6)),
    ],
    [0, 5, many(2, i => bush(118 + i * 22, 140, 4, 4).d)],
  ];
};

const statue: Drawing = () => [
  [0, 0, fan(80, 34, 18, 60, -200, 20)],
  [0, 3, sea(138)],
  [1, 2, box(36, 124, 88, 28), bricks(38, 128, 84, 22, 4)],
  [1, 0, box(32, 118, 96, 7), cols(32, 118, 96, 7, 18, 0.5)],
  // the throne
  [1, 2, box(54, 58, 56, 60) + box(50, 54, 8, 64) + box(106, 54, 8, 64), cols(58, 60, 48, 40, 9, 0.5)],
  [1, 6, disc(54, 52, 4) + disc(110, 52, 4)],
  // sceptre and hand
  [1, 6, box(41, 26, 3, 92) + disc(42.5, 24, 5)],
  [1, 1, 'M64 58C56 62 50 66 44 64L42 70C50 76 60 74 68 70Z', nick(46, 68, 62, 66, 0.7)],
  // the body, a cloak over the knees
  [
    1,
    1,
    'M64 56C70 50 92 50 98 56C102 66 98 82 96 90H68C64 80 60 66 64 56Z',
    cut([81, 58, 80, 68, 81, 76, 80, 88], 0.7) +
      cut([68, 66, 72, 71, 76, 71, 79, 67], 0.7) +
      cut([83, 67, 87, 71, 91, 71, 95, 66], 0.7),
  ],
  [
    1,
    0,
    lock([64, 82, 56, 92, 58, 106, 56, 118], [100, 82, 108, 92, 106, 106, 108, 118], 8, 0.8, 0).d,
    lock([64, 82, 56, 92, 58, 106, 56, 118], [100, 82, 108, 92, 106, 106, 108, 118], 9, 0.9, 0).l,
  ],
  [
    1,
    0,
    'M92 54C104 60 108 72 104 84L96 88C98 76 94 66 88 60Z',
    cut([96, 60, 101, 68, 101, 76, 99, 84], 0.7),
  ],
  [1, 1, 'M98 60C108 64 116 74 118 78L112 84C106 78 100 74 96 72Z'],
  [1, 6, disc(118, 78, 4.6) + poly(112, 72, 118, 62, 124, 72)],
  // the head
  [
    1,
    1,
    'M73 36C72 26 78 22 82 22C88 22 92 28 90 36C90 44 86 52 81 52C76 52 73 44 73 36Z',
    cut([78, 37, 79, 36, 80, 36, 80, 37], 0.7) + cut([84, 37, 85, 36, 86, 36, 86, 37], 0.7),
  ],
  [
    1,
    2,
    'M73 40C76 56 88 56 90 40C88 46 84 44 81.6 44C79 44 75 46 73 40Z',
    many(5, i => nick(76 + i * 3, 45, 77 + i * 2.4, 52, 0.6)),
  ],
  [
    1,
    6,
    many(9, i =>
      poly(
        70 + i * 2.6,
        27 - (i % 2) * 1.4,
        71.4 + i * 2.6,
        17 - Math.sin((i / 8) * 3.14) * 4,
        73.4 + i * 2.6,
        27,
      ),
    ).concat('M70 30C74 22 90 22 94 30C88 26 76 26 70 30Z'),
  ],
];

export const DRAWINGS: Readonly<Record<WonderId, Drawing>> = {
  'great-arena': arena,
  'great-library': library,
  'great-lighthouse': lighthouse,
  'great-mausoleum': mausoleum,
  'great-wall': wall,
  'great-gardens': gardens,
  'great-pyramid': pyramid,
  'great-statue': statue,
};
