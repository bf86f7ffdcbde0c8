/** What the portraits wear below the neck. */
import { box, cut, disc, lock, many, nick } from './burin.ts';
import type { Sheet } from './sheet.ts';

export const DRESS = {
  /** no dress: the neck ends in the cut of a coin */
  cut: () => undefined,
  toga: sheet => {
    sheet.bundle([28, 112, 50, 98, 66, 100, 82, 84, 60, 120, 72, 108, 88, 104, 92, 90, 6, 1], 'cloth');
    sheet.bundle([40, 118, 62, 108, 90, 108, 98, 92, 80, 122, 96, 112, 108, 106, 112, 100, 6, 1], 'cloth');
  },
  coat: sheet => {
    sheet.add('cloth', {
      d: 'M46 110C52 100 56 94 58 87C70 92 80 86 84 74C92 80 94 92 93 99C82 108 62 114 46 110Z',
      l: many(4, i =>
        cut([54 - i * 1.6, 99 + i * 3, 66, 99 + i * 3, 82, 94 + i * 3, 90 + i, 84 + i * 4], 0.6),
      ),
    });
    sheet.add('white', {
      d: 'M57 88C52 94 46 100 42 112L52 114C54 106 60 98 64 93Z',
      l: cut([57, 93, 52, 100, 50, 106, 47, 113], 0.5),
    });
    sheet.add('trim', { d: disc(63, 104, 2) + disc(60, 111, 2) });
  },
  cravat: sheet => {
    sheet.add('white', lock([58, 88, 66, 94, 78, 88, 86, 80], [58, 98, 68, 102, 82, 98, 91, 88], 5, 0.5, 0));
    sheet.add(
      'white',
      lock([54, 94, 48, 100, 46, 106, 42, 114], [64, 96, 64, 102, 60, 110, 58, 118], 5, 0.5, 2),
    );
  },
  ruff: sheet =>
    sheet.add('white', {
      d: 'M44 90C58 94 74 88 92 78L98 88C84 102 58 108 40 102Z',
      l: many(11, i =>
        nick(
          45 + i * 4.7,
          91 - Math.max(0, i - 3) * 1.7,
          42 + i * 5.4,
          102 + Math.min(i, 4) * 0.4 - Math.max(0, i - 4) * 2.2,
          0.6,
        ),
      ),
    }),
  /** the great standing ruff of a queen */
  court: sheet => {
    sheet.add('cloth', {
      d: 'M34 116C44 104 56 104 60 98L88 88C98 94 108 104 112 116Z',
      l: many(6, i => cut([54 + i * 8, 104 - i, 54 + i * 8, 108, 50 + i * 9, 112, 48 + i * 10, 117], 0.5)),
    });
    sheet.add('white', {
      d: 'M38 96C50 92 58 90 60 84C74 90 84 80 88 62C96 56 104 58 108 66C108 88 92 104 62 108C50 108 40 104 38 96Z',
      l: many(13, i => {
        const t = i / 12;
        return nick(58 + t * 32, 89 + 3 * t - 24 * t * t, 42 + t * 62, 101 + 12 * t - 44 * t * t, 0.55);
      }),
    });
    sheet.add('trim', { d: many(5, i => disc(60 + i * 8, 112 - i * 1.6, 1.5)) });
  },
  armor: sheet => {
    sheet.add('white', {
      d: 'M52 94C56 90 57 86 57 84C66 90 78 84 82 74L90 84C86 96 66 104 48 102Z',
      l: many(4, i => cut([62 + i * 3, 98 - i * 0.6, 72 + i, 94, 80, 90 - i, 86 - i, 82], 0.5)),
    });
    for (const i of [0, 1])
      sheet.add('white', {
        d: `M${48 - i * 6} ${101 + i * 6}C66 ${104 + i * 7} 86 ${96 + i * 6} ${90 + i * 8} ${84 + i * 6}L${98 + i * 8} ${92 + i * 8}C88 ${106 + i * 6} 62 ${114 + i * 5} ${40 - i * 6} ${110 + i * 6}Z`,
        l: many(3, k =>
          cut(
            [
              64 + k * 6,
              108 + i * 7,
              78,
              104 + i * 7 - k,
              90,
              98 + i * 6 - k,
              97 + i * 7 - k * 2,
              91 + i * 7,
            ],
            0.5,
          ),
        ),
      });
    sheet.add('trim', { d: disc(53, 98, 1.3) + disc(64, 97.6, 1.3) + disc(75, 93, 1.3) + disc(84, 86, 1.3) });
  },
  fur: sheet => {
    sheet.add(
      'white',
      lock([54, 92, 48, 96, 42, 102, 38, 110], [84, 78, 92, 80, 100, 84, 106, 92], 13, 0.6, 4),
    );
    sheet.add(
      'dark',
      lock([52, 108, 52, 110, 52, 114, 50, 120], [98, 90, 102, 94, 106, 100, 110, 104], 10, 0.5, 3),
    );
  },
  suit,
  bow: sheet => {
    suit(sheet);
    sheet.add('ink', { d: 'M43 94L54 98L65 94V106L54 102L43 106Z' });
    sheet.gleam(many(6, i => disc([46, 46, 50, 58, 62, 62][i], [98, 102, 100, 100, 98, 102][i], 0.9)));
  },
  collar: sheet => {
    sheet.add('white', {
      d: 'M60 98C62 92 62 88 62 86C72 88 80 82 84 68C90 70 96 74 97 82C92 96 78 106 64 112Z',
      l: many(3, i =>
        cut([68 + i * 2, 106 - i * 3, 80, 98 - i * 2, 88, 90 - i * 3, 93 - i * 3, 80 - i * 3], 0.5),
      ),
    });
    sheet.add('white', {
      d: 'M61 92L66 112L44 118L50 104Z',
      l: nick(60, 97, 58, 114, 0.6) + nick(57, 99, 52, 115, 0.5),
    });
  },
  open: sheet => {
    sheet.add('white', {
      d: 'M54 97L58 88L87 78L92 88L66 104Z',
      l: cut([57, 97, 68, 96, 80, 90, 89, 82], 0.5),
    });
    sheet.add('white', { d: 'M55 95L66 104L56 112L50 103Z' });
  },
  /** a jersey over a shirt */
  jersey: sheet => {
    sheet.add('white', {
      d: 'M53 97L58 87L86 77L91 86L66 101L57 108Z',
      l: cut([57, 96, 68, 95, 80, 88, 88, 81], 0.5),
    });
    sheet.add('cloth', {
      d: 'M44 118L52 100L58 108C70 104 84 96 92 86L104 98L96 120Z',
      l: many(9, i => nick(56 + i * 4.4, 108 - i * 2.4, 53 + i * 5, 114 - i * 2.2, 0.8)),
    });
  },
  /** laid one over the other, with broad hems */
  robe: sheet => {
    sheet.add('cloth', {
      d: 'M40 118C48 106 56 98 60 88L86 78C94 88 104 98 112 116Z',
      l: many(5, i => cut([66 + i * 8, 104 - i * 3, 68 + i * 8, 108, 66 + i * 9, 112, 66 + i * 9, 118], 0.6)),
    });
    sheet.add('trim', {
      d: 'M57 90C50 100 44 106 38 112L46 119C56 110 62 104 66 98C76 96 84 90 88 82L93 88C88 98 78 106 68 110L64 120L72 120L76 113C88 108 96 98 98 90L88 76C82 86 70 92 57 90Z',
      l: cut([59, 94, 54, 102, 48, 108, 43, 115], 0.5) + cut([66, 96, 76, 94, 84, 88, 90, 82], 0.5),
    });
  },
  /** rows of beads over the shoulders */
  beads: sheet => {
    for (const i of [0, 1, 2])
      sheet.add(i % 2 ? 'white' : 'trim', {
        d: `M${50 - i * 7} ${96 + i * 6}C64 ${102 + i * 6} 84 ${94 + i * 6} ${86 + i * 7} ${80 + i * 4}L${91 + i * 7} ${86 + i * 5}C86 ${104 + i * 6} 62 ${110 + i * 6} ${44 - i * 7} ${103 + i * 6}Z`,
        l: many(10, k =>
          nick(
            49 - i * 7 + k * (4.4 + i * 1.3),
            99 + i * 6 + Math.sin(k / 3) * 4 - k * 1.4,
            47 - i * 7 + k * (4.8 + i * 1.3),
            104 + i * 6 + Math.sin(k / 3) * 4 - k * 1.5,
            0.9,
          ),
        ),
      });
  },
  /** a high collar with a row of buttons */
  blouse: sheet => {
    sheet.add('cloth', {
      d: 'M40 118C46 106 54 102 57 94L86 84C94 92 106 102 110 118Z',
      l: many(7, i =>
        cut([58 + i * 6, 102 - i * 1.6, 56 + i * 7, 107, 54 + i * 8, 112, 54 + i * 8.4, 118], 0.55),
      ),
    });
    sheet.add('cloth', {
      d: 'M55 96C58 92 58 88 58 84C68 90 78 84 82 74L88 82C84 94 68 102 54 101Z',
      l: cut([57, 97, 68, 97, 78, 92, 85, 83], 0.5),
    });
    sheet.add('white', {
      d: 'M57 86C68 92 78 86 82 76L84 79C80 90 68 96 57 90Z',
      l: many(8, i => nick(59 + i * 3, 88.4 - i * i * 0.18, 58.4 + i * 3.1, 91.6 - i * i * 0.18, 0.4)),
    });
    sheet.add('trim', { d: disc(53, 103, 1.4) + disc(51, 109, 1.4) + disc(49, 115, 1.4) });
  },
  /** a loose printed shirt */
  print: sheet => {
    sheet.add('cloth', { d: 'M38 118C46 106 54 102 57 92L86 80C96 88 108 100 112 118Z' });
    sheet.add('white', {
      d: 'M55 95L58 87L86 78L91 88L66 103L56 111L50 102Z',
      l: cut([58, 95, 68, 95, 80, 89, 88, 82], 0.5),
    });
    sheet.add('dark', {
      d:
        many(9, i =>
          disc(60 + (i % 3) * 15 + (i > 5 ? 4 : 0), 108 - (i % 3) * 5 + Math.floor(i / 3) * 6, 1.9),
        ) + box(52, 112, 3, 3),
    });
  },
} satisfies Readonly<Record<string, (sheet: Sheet) => void>>;

export type Dress = keyof typeof DRESS;

function suit(sheet: Sheet): void {
  sheet.add('white', { d: 'M54 96L58 87L86 78L88 86L62 100Z' });
  sheet.add('cloth', {
    d: 'M44 116L54 98C66 100 80 92 89 82L98 94L84 118Z',
    l: cut([56, 98, 60, 106, 66, 112, 70, 118], 0.7) + cut([66, 98, 76, 100, 84, 102, 92, 96], 0.5),
  });
  sheet.add('ink', { d: 'M53 97L60 98L57 103L60 116L46 116L52 103Z' });
}
