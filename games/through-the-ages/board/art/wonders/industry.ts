/** The wonders of Age II. */
import { burin, type Drawing, type Layer } from '@epoka/web/kit';

const { arch, box, bricks, cols, cut, disc, dome, many, nick, poly, pts, ribs, round, rows } = burin;

export const eiffelTower: Drawing = () => {
  const hw = (y: number) => 4 + 58 * ((y - 20) / 130) ** 2.2;
  const leg = (s: 1 | 2 | 3, a: number, b: number, inner: number): Layer => {
    let d = '',
      l = '';
    for (const k of [-1, 1]) {
      const o: number[] = [],
        n: number[] = [];
      for (let i = 0; i <= 6; i++) {
        const y = a + ((b - a) * i) / 6;
        o.push(80 + k * hw(y), y);
        n.unshift(y);
      }
      d += `M${pts(o)}L${n.map(y => pts([80 + k * hw(y) * inner, y])).join(' ')}Z`;
      for (let i = 0; i < 7; i++) {
        const y = a + ((b - a) * i) / 7,
          z = a + ((b - a) * (i + 1)) / 7;
        l +=
          nick(80 + k * hw(y), y, 80 + k * hw(z) * inner, z, 0.7) +
          nick(80 + k * hw(y) * inner, y, 80 + k * hw(z), z, 0.7) +
          nick(80 + k * hw(z), z, 80 + k * hw(z) * inner, z, 0.7);
      }
    }
    return [s, 2, d, l];
  };
  return [
    [1, 3, box(14, 146, 28, 8) + box(118, 146, 28, 8), rows(14, 146, 28, 8, 2)],
    leg(1, 108, 148, 0.62),
    [1, 3, 'M44 130A38 30 0 0 1 116 130L112 130A34 26 0 0 0 48 130Z'],
    [1, 1, box(47, 102, 66, 7), cols(47, 102, 66, 7, 16, 0.8)],
    leg(2, 76, 102, 0.5),
    [2, 1, box(61, 71, 38, 6), cols(61, 71, 38, 6, 10, 0.8)],
    leg(3, 20, 71, 0.1),
    [3, 1, box(74, 30, 12, 4)],
    [3, 3, box(79.2, 8, 1.6, 14)],
    [3, 6, 'M81 8L92 11L81 14Z'],
  ];
};

export const kremlin: Drawing = () => {
  // swallow-tailed battlements, brick walls, tent roofs of green tiles, a clock and a star
  const tails = (x: number, y: number, w: number, n: number) =>
    many(n, i => {
      const s = w / n;
      return `M${round(x + i * s + s * 0.15)} ${y}v-7l${round(s * 0.35)} 2.4l${round(s * 0.35)}-2.4v7Z`;
    });
  const tent = (third: 2 | 3, x: number, y: number, w: number, h: number): Layer[] => [
    [
      third,
      5,
      poly(x, y, x + w / 2, y - h, x + w, y),
      many(4, i => nick(x + w * (0.2 + i * 0.2), y, x + w / 2, y - h, 0.6)) +
        many(3, i =>
          nick(
            x + w * (0.14 + i * 0.12),
            y - h * (0.24 + i * 0.24),
            x + w * (0.86 - i * 0.12),
            y - h * (0.24 + i * 0.24),
            0.5,
          ),
        ),
    ],
  ];
  const star = (x: number, y: number, r: number) =>
    `M${many(10, i => `${i ? ' ' : ''}${round(x + (i % 2 ? r * 0.42 : r) * Math.sin((i * Math.PI) / 5))} ${round(y - (i % 2 ? r * 0.42 : r) * Math.cos((i * Math.PI) / 5))}`)}Z`;
  return [
    // the palace behind the wall
    [2, 1, box(98, 92, 54, 40), cols(98, 104, 54, 26, 12, 0.5)],
    [2, 4, many(6, i => arch(101 + i * 8.6, 100, 4.6, 10))],
    [3, 5, 'M98 92L106 82H146L152 92Z', rows(104, 84, 42, 8, 3)],
    [3, 0, dome(118, 82, 14, 15) + box(124.4, 60, 1.2, 9), ribs(118, 82, 14, 14, 4)],
    [1, 6, box(0, 118, 160, 34), bricks(0, 120, 160, 32, 6)],
    [1, 6, tails(0, 118, 160, 20)],
    // the corner towers
    ...[4, 132].flatMap((x): Layer[] => [
      [1, 6, box(x, 100, 24, 52), bricks(x + 10, 102, 14, 50, 9)],
      [2, 1, box(x - 2, 96, 28, 5)],
      [2, 6, tails(x - 1, 96, 26, 4) + box(x + 4, 82, 16, 14), rows(x + 4, 82, 16, 14, 3)],
      ...tent(3, x + 2, 82, 20, 26),
      [3, 1, box(x + 11.4, 50, 1.2, 8)],
    ]),
    // the gate tower
    [1, 6, box(54, 92, 40, 60), bricks(54, 94, 12, 58, 10) + bricks(82, 94, 12, 58, 10)],
    [1, 4, arch(65, 122, 18, 30)],
    [1, 0, box(58, 108, 32, 3) + box(66, 112, 16, 7)],
    [2, 1, box(51, 87, 46, 6), cols(51, 87, 46, 6, 12, 0.6)],
    [2, 6, box(58, 58, 32, 29), bricks(80, 60, 10, 27, 5)],
    [2, 0, tails(52, 87, 44, 6)],
    [2, 0, disc(74, 72, 10.5)],
    [2, 4, disc(74, 72, 8.6)],
    [
      2,
      1,
      nick(74, 72, 74, 65, 1.5) +
        nick(74, 72, 79, 75, 1.5) +
        many(12, i =>
          disc(74 + 7.2 * Math.sin((i * Math.PI) / 6), 72 - 7.2 * Math.cos((i * Math.PI) / 6), 0.6),
        ),
    ],
    [
      3,
      1,
      box(56, 53, 36, 5) + many(4, i => poly(56 + i * 10.4, 53, 58.4 + i * 10.4, 46, 60.8 + i * 10.4, 53)),
    ],
    [3, 6, box(63, 38, 22, 15)],
    [3, 4, many(3, i => arch(65 + i * 6.4, 41, 4.4, 12))],
    ...tent(3, 61, 38, 26, 26),
    [3, 1, box(73.3, 6, 1.4, 8)],
    [3, 6, star(74, 6, 6)],
  ];
};

export const oceanLinerService: Drawing = () => [
  [
    1,
    3,
    'M10 112H154L140 152H30C18 142 12 128 10 112Z',
    many(4, i =>
      cut([16 + i * 3, 118 + i * 8, 60, 121 + i * 8, 110, 121 + i * 8, 148 - i * 3, 118 + i * 8], 0.7),
    ),
  ],
  [1, 6, 'M18 136C22 144 26 148 30 152H140L146 136Z'],
  [1, 0, many(13, i => disc(26 + i * 9, 122, 1.6))],
  [2, 0, box(30, 98, 104, 14) + box(40, 86, 84, 12), rows(30, 98, 104, 14, 2) + rows(40, 86, 84, 12, 2)],
  [2, 4, many(11, i => box(36 + i * 8.6, 102, 4, 4)) + many(9, i => box(46 + i * 8.6, 90, 4, 4))],
  [2, 2, many(5, i => `M${48 + i * 16} 84h10l-2 4h-6Z`)],
  ...[54, 78, 102].flatMap((x): Layer[] => [
    [
      3,
      6,
      poly(x, 86, x + 4, 46, x + 15, 46, x + 12, 86),
      many(4, i => nick(x + 8 + i * 1.4, 50, x + 6 + i * 1.4, 85, 0.8)),
    ],
    [3, 4, poly(x + 3.4, 52, x + 4, 46, x + 15, 46, x + 14.6, 52)],
  ]),
  [
    3,
    4,
    box(28, 40, 1.6, 60) + box(132, 44, 1.6, 56),
    nick(29, 42, 10, 110, 0.7) + nick(29, 42, 54, 86, 0.7) + nick(133, 46, 154, 110, 0.7),
  ],
  [
    3,
    0,
    'M64 42C60 34 70 26 80 30C86 20 104 20 108 28C120 20 140 22 148 30C136 32 128 38 116 36C104 42 92 36 84 40C76 44 70 44 64 42Z',
    cut([76, 34, 84, 28, 94, 30, 98, 35], 0.7) + cut([108, 31, 116, 26, 124, 28, 128, 32], 0.7),
  ],
];

export const transcontinentalRailroad: Drawing = () => {
  const truss = (x: number, y: number, w: number, h: number) =>
    many(Math.round(h / 12), i => {
      const k = i * 12,
        e = Math.min(h, k + 12);
      return (
        nick(x - k * 0.12, y + k, x + w + e * 0.12, y + e, 0.9) +
        nick(x + w + k * 0.12, y + k, x - e * 0.12, y + e, 0.9) +
        nick(x - e * 0.12, y + e, x + w + e * 0.12, y + e, 0.8)
      );
    });
  return [
    [
      0,
      5,
      'M0 102L20 96L34 120L46 152H0Z',
      many(7, i => cut([6 + i * 5, 104 + i * 3, 8 + i * 5, 118, 6 + i * 6, 130, 8 + i * 5.4, 150], 0.9)),
    ],
    [
      0,
      5,
      'M160 100L142 96L126 122L116 152H160Z',
      many(7, i =>
        cut([150 - i * 5, 102 + i * 3, 150 - i * 4, 118, 150 - i * 5, 132, 152 - i * 5.4, 150], 0.9),
      ),
    ],
    ...[36, 68, 100].map(
      (x, _i): Layer => [
        1,
        2,
        poly(x, 100, x + 4, 100, x - 4, 152, x - 8, 152) +
          poly(x + 18, 100, x + 22, 100, x + 30, 152, x + 26, 152),
        truss(x + 2, 102, 18, 50),
      ],
    ),
    [2, 1, box(0, 92, 160, 8), many(20, i => nick(4 + i * 8, 93, 4 + i * 8, 99, 1))],
    [2, 3, box(0, 89, 160, 3)],
    [3, 3, box(34, 62, 54, 18) + box(86, 48, 24, 32), rows(36, 64, 50, 14, 4)],
    [3, 4, box(91, 54, 14, 11)],
    [3, 6, box(84, 44, 28, 4) + box(30, 60, 6, 22)],
    [3, 3, poly(40, 62, 42, 46, 38, 38, 54, 38, 50, 46, 52, 62) + box(64, 54, 8, 8)],
    [3, 4, poly(34, 80, 14, 89, 36, 89), many(4, i => nick(20 + i * 4, 88, 34, 81, 0.8))],
    [3, 2, box(116, 60, 40, 20), many(5, i => nick(122 + i * 7, 62, 122 + i * 7, 78, 0.8))],
    ...[44, 62, 80, 98, 124, 148].map(
      (x, i): Layer => [
        3,
        i < 3 ? 6 : 2,
        disc(x, 83, i < 3 ? 6.4 : 5.4),
        many(4, k =>
          nick(
            x - 5 * Math.cos(k * 0.785),
            83 - 5 * Math.sin(k * 0.785),
            x + 5 * Math.cos(k * 0.785),
            83 + 5 * Math.sin(k * 0.785),
            0.7,
          ),
        ),
      ],
    ),
    [
      3,
      0,
      'M44 36C36 30 44 20 54 24C56 12 74 10 78 20C90 10 106 16 104 26C118 20 132 24 134 32C120 32 112 36 100 34C86 38 76 32 66 36C58 38 50 38 44 36Z',
      cut([54, 26, 62, 20, 72, 22, 76, 28], 0.7) + cut([82, 24, 92, 18, 98, 22, 102, 29], 0.7),
    ],
  ];
};
