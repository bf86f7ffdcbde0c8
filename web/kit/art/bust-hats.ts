/** What the portraits wear on their heads. */
import { cut, disc, leaves, lock, many, nick } from './burin.ts';
import type { Sheet } from './sheet.ts';

/** bands that hang down behind, drawn before the head */
export const BEHIND: Readonly<Partial<Record<Hat, (sheet: Sheet) => void>>> = {
  fillet: sheet =>
    sheet.add('trim', lock([88, 46, 98, 52, 96, 64, 104, 72], [88, 48, 94, 56, 92, 68, 97, 76], 2, 0.4, 1)),
  laurel: sheet =>
    sheet.add('trim', lock([88, 56, 96, 62, 94, 76, 102, 84], [87, 60, 92, 68, 90, 80, 95, 88], 3, 0.4, 1)),
};

export const HATS = {
  laurel: sheet => {
    for (const leaf of leaves([88, 58, 92, 36, 62, 20, 42, 33], 10, 3)) sheet.add('trim', leaf);
  },
  fillet: sheet =>
    sheet.add('trim', {
      d: 'M42 36C56 31 76 36 90 46L89 51C76 41 56 36 41 41Z',
      l: cut([43, 38.6, 56, 33.6, 76, 38, 89, 48], 0.4),
    }),
  veil: sheet => {
    sheet.bundle([44, 30, 62, 4, 112, 20, 104, 124, 50, 40, 66, 28, 74, 64, 66, 124, 11, 3], 'cloth');
    sheet.add('trim', {
      d: 'M43 32C54 22 82 22 92 38L93 45C80 30 56 30 44 39Z',
      l: cut([44, 35, 56, 27, 80, 26, 92, 41], 0.5),
    });
  },
  /** a soft veil under a small crown */
  coif: sheet => {
    sheet.bundle([46, 26, 66, 8, 104, 18, 98, 96, 54, 42, 64, 40, 72, 60, 70, 92, 9, 3], 'white');
    sheet.add('trim', {
      d: 'M44 30L41 15L50 22L55 10L63 20L71 9L76 21L85 14L88 34C74 24 56 24 44 30Z',
      l: cut([45, 28, 56, 21, 74, 22, 87, 31], 0.5),
    });
    sheet.add('trim', { d: disc(41, 15, 1.8) + disc(55, 10, 1.8) + disc(71, 9, 1.8) + disc(85, 14, 1.8) });
  },
  horn: sheet => {
    sheet.add('trim', { d: 'M44 34C58 30 76 34 92 44L91 48C76 38 58 34 43 38Z' });
    sheet.add('trim', {
      d: 'M60 48C62 36 82 36 84 52C84 64 70 66 68 56C68 50 76 49 76 55C78 46 66 44 66 55C66 70 90 68 90 50C88 28 58 30 56 48Z',
      l: many(6, i => nick(60 + i * 5, 36 + Math.abs(i - 2), 62 + i * 4, 42, 0.5)),
    });
  },
  crown: sheet => {
    sheet.add('trim', {
      d: 'M39 36L34 14L44 22L48 8L57 20L64 5L71 20L81 9L83 24L94 18L91 42C76 32 54 30 39 36Z',
      l:
        cut([40, 32, 54, 26, 76, 28, 91, 38], 0.5) +
        many(4, i => disc([46, 58, 70, 82][i], [29.6, 27, 28, 32][i], 1.2)),
    });
    sheet.add('trim', {
      d: disc(34, 14, 2) + disc(48, 8, 2) + disc(64, 5, 2) + disc(81, 9, 2) + disc(94, 18, 2),
    });
  },
  /** high and plain, over a cloth: the kings of the gold road */
  mansa: sheet => {
    sheet.add('white', {
      d: 'M42 36C54 28 78 30 92 46C100 60 98 76 104 92L90 94C90 76 90 62 84 52C70 40 54 38 42 42Z',
      l: cut([88, 48, 95, 62, 93, 78, 97, 92], 0.6) + cut([84, 48, 91, 62, 90, 78, 93, 93], 0.5),
    });
    sheet.add('trim', {
      d: 'M40 36L36 12L47 22L56 6L64 20L74 6L79 22L91 15L91 42C76 31 54 30 40 36Z',
      l:
        cut([41, 32, 54, 26, 76, 27, 90, 37], 0.6) +
        many(4, i => disc([47, 59, 71, 83][i], [27, 24, 25, 30][i], 1.7)),
    });
  },
  coronet: sheet => {
    sheet.add('trim', {
      d: 'M46 24C56 14 76 14 90 30L91 36C78 22 58 20 46 29Z',
      l: many(7, i => disc(51 + i * 6, 22.6 - Math.sin(i / 2) * 3 + i * i * 0.16, 1)),
    });
    sheet.add('trim', { d: `M62 17L66 4L71 17Z${disc(66, 4, 2)}` });
    sheet.add('white', { d: many(6, i => disc(57 + i * 5.4, 36 - i * 0.4 + i * i * 0.7, 1.9)) });
  },
  /** a band with the rearing cobra */
  uraeus: sheet => {
    sheet.add('trim', {
      d: 'M42 33C56 26 78 29 94 41L94 46C78 34 56 31 42 38Z',
      l: many(8, i =>
        nick(
          47 + i * 6,
          31.6 + i * i * 0.14 - (i < 4 ? i * 0.4 : 1.6),
          46.4 + i * 6,
          35.6 + i * i * 0.14 - (i < 4 ? i * 0.4 : 1.6),
          0.6,
        ),
      ),
    });
    sheet.add('trim', {
      d: 'M43 35C35 33 34 24 39 20C35 19 36 14 40 15C45 17 44 23 42 26C41 29 45 30 47 32Z',
      l: nick(38, 24, 41, 24, 0.5) + nick(38, 27.4, 41, 27.4, 0.5),
    });
  },
  cap: sheet => {
    sheet.add('trim', {
      d: 'M44 32C44 8 86 8 90 38Z',
      l: many(4, i => cut([50 + i * 10, 30, 50 + i * 9, 22, 54 + i * 7, 16, 58 + i * 5, 15], 0.4)),
    });
    sheet.add('trim', {
      d: 'M40 38C36 26 44 24 52 24C70 22 88 26 92 34C96 44 92 48 88 48C74 38 56 36 46 39Z',
      l: many(7, i =>
        cut([44 + i * 7, 37 + i * 0.9, 43 + i * 7, 33, 45 + i * 7, 28, 48 + i * 7, 26 + i], 0.5),
      ),
    });
  },
  /** the fluted tiara of Persia */
  tiara: sheet => {
    sheet.add('trim', {
      d: 'M41 36L39 10C54 3 80 5 94 15L91 42C76 32 56 30 41 36Z',
      l: many(9, i =>
        cut(
          [
            44 + i * 5.4,
            33 + i * 0.4,
            43 + i * 5.6,
            24,
            42.6 + i * 5.9,
            16,
            42.4 + i * 6,
            9.4 - Math.sin(i / 2.8) * 3,
          ],
          0.7,
        ),
      ),
    });
    sheet.add('trim', { d: 'M40 38C55 31 77 33 92 46L93 41C78 29 56 27 40 33Z' });
  },
  mongol: sheet => {
    sheet.add('cloth', {
      d: 'M46 30C52 16 60 12 66 6C72 12 84 18 90 34Z',
      l: many(5, i => cut([50 + i * 9, 30, 54 + i * 6, 22, 60 + i * 3, 16, 66, 8], 0.5)),
    });
    sheet.add('trim', { d: disc(66, 6, 2.4) });
    sheet.add('dark', lock([41, 24, 38, 29, 37, 34, 40, 40], [92, 28, 98, 34, 99, 42, 97, 48], 22, 0.55, 2));
  },
  brim: sheet => {
    sheet.add('cloth', {
      d: 'M46 30C44 10 86 8 90 36Z',
      l: many(4, i => cut([52 + i * 10, 30, 52 + i * 9, 20, 58 + i * 6, 15, 62 + i * 4, 15], 0.5)),
    });
    sheet.add('cloth', {
      d: 'M36 34C36 22 44 24 46 26C60 22 80 24 92 30C100 32 98 44 94 46C76 34 54 32 40 38Z',
      l: cut([40, 35, 54, 27, 78, 29, 95, 41], 0.6),
    });
  },
  beret: sheet => {
    sheet.add('cloth', {
      d: 'M40 34C34 16 56 6 78 10C104 14 104 36 90 44C76 32 56 30 40 34Z',
      l: many(5, i =>
        cut([44 + i * 10, 32 + i * 2, 46 + i * 9, 22, 56 + i * 7, 14, 66 + i * 5, 13 + i], 0.6),
      ),
    });
    sheet.add('cloth', { d: 'M40 38C54 31 78 34 91 47L93 41C78 28 54 26 39 33Z' });
  },
  /** a round cap with a rim of fur */
  furcap: sheet => {
    sheet.add('cloth', {
      d: 'M45 28C46 6 88 4 94 34Z',
      l: many(4, i => cut([52 + i * 10, 27, 52 + i * 9, 18, 58 + i * 6, 12, 62 + i * 4, 11], 0.5)),
    });
    sheet.add('dark', lock([40, 26, 37, 31, 37, 35, 40, 40], [93, 32, 98, 38, 98, 44, 94, 50], 20, 0.5, 2));
  },
  turban: sheet => turban(sheet, 0),
  /** the great turban of a sultan, with its aigrette */
  sultan: sheet => {
    turban(sheet, 7);
    sheet.add('white', lock([52, 14, 48, 6, 50, -2, 58, -6], [57, 14, 58, 8, 62, 2, 68, 0], 5, 0.5, 2));
    sheet.add('trim', { d: disc(54, 17, 3.4), l: disc(54, 17, 1.6) });
  },
  /** a cloth knotted over a topknot */
  scholar: sheet => {
    sheet.add('cloth', {
      d: 'M70 20C66 6 86 0 92 10C96 18 90 24 84 26Z',
      l: cut([76, 20, 74, 12, 82, 7, 88, 10], 0.6) + cut([80, 22, 80, 16, 86, 13, 90, 15], 0.5),
    });
    sheet.add('cloth', {
      d: 'M44 32C50 14 84 12 92 38L91 46C78 34 58 32 43 38Z',
      l: many(4, i => cut([48 + i * 10, 33 + i, 52 + i * 8, 24, 62 + i * 6, 20, 72 + i * 3, 20], 0.5)),
    });
    sheet.add('trim', { d: 'M43 38C57 31 78 34 91 46L92 42C79 30 57 27 44 33Z' });
  },
  /** the emperor's board with its strings of jade */
  mian: sheet => {
    sheet.add('ink', { d: 'M48 32C48 18 84 16 90 38C78 30 60 28 48 32Z' });
    sheet.add('trim', { d: 'M45 35C57 29 78 31 91 43L92 39C78 27 57 25 46 31Z' });
    sheet.add('ink', { d: 'M24 17L100 10L103 15L26 23Z' });
    sheet.gleam(cut([26, 19.6, 50, 16.6, 78, 14, 101, 12.4], 0.7));
    for (const x of [28, 32, 36, 95, 99])
      sheet.add('trim', {
        d: many(5, i => disc(x, 26.6 - (x > 60 ? 9 : 0) + (x - 28) * -0.08 + i * 4.6, 1.5)),
      });
  },
  /** pushed back from the face */
  helmet: sheet => {
    sheet.add('dark', lock([44, 14, 52, -8, 96, -10, 108, 44], [48, 20, 58, 6, 88, 6, 96, 40], 16, 0.6, 3));
    sheet.add('trim', {
      d: 'M38 30C42 12 84 6 93 38C98 52 95 62 88 74L78 70C80 58 74 46 60 42C52 40 44 40 38 30Z',
      l:
        cut([44, 28, 54, 20, 74, 20, 86, 36], 0.5) +
        cut([60, 39, 74, 42, 82, 52, 82, 68], 0.6) +
        cut([40, 31, 48, 36, 54, 37, 60, 39], 0.5),
    });
    sheet.add('trim', { d: 'M38 30L30 27L36 35C42 41 50 42 58 42L60 38C52 38 44 37 38 30Z' });
    sheet.add('ink', { d: 'M44 31C48 30 52 31 54 35C50 36 46 35 44 31Z' });
  },
  bicorne: sheet => {
    sheet.add('ink', { d: 'M24 40C34 34 38 6 62 4C84 4 92 26 108 44C88 36 50 30 24 40Z' });
    sheet.add('ink', { d: 'M24 40C46 30 84 34 108 44C84 42 50 40 40 42Z' });
    sheet.gleam(cut([30, 38, 40, 28, 42, 9, 62, 6.4], 0.6) + cut([62, 6.4, 82, 7, 90, 28, 102, 39], 0.6));
    sheet.add('trim', { d: disc(58, 15, 4.4), l: disc(58, 15, 1.8) });
    sheet.add('trim', { d: 'M57 19L59.5 19L60 31L56.6 31Z' });
  },
  tricorne: sheet => {
    sheet.add('ink', { d: 'M48 30C48 12 84 12 88 38Z' });
    sheet.add('ink', {
      d: 'M26 32C34 30 40 20 46 15C60 20 84 16 106 38C98 40 94 46 92 48C76 36 46 32 26 32Z',
    });
    sheet.gleam(
      cut([28, 31, 38, 28, 42, 20, 46.6, 16.6], 0.6) + cut([46.6, 16.6, 62, 21, 84, 18.6, 104, 38], 0.7),
    );
  },
  bowler: sheet => {
    sheet.add('ink', { d: 'M45 32C42 6 88 6 92 38Z' });
    sheet.add('trim', { d: 'M43.6 33L45 27C60 24 80 26 92 33L93 40C78 32 56 30 43.6 33Z' });
    sheet.add('ink', {
      d: 'M33 38C36 30 60 28 84 34C96 37 104 44 102 47C98 48 92 46 88 44C72 37 54 35 46 38C40 40 34 41 33 38Z',
    });
    sheet.gleam(
      cut([49, 25, 50, 15, 56, 12, 64, 11.4], 0.7) + cut([35, 37.4, 48, 31, 70, 31, 90, 38.6], 0.5),
    );
  },
  /** a cap of lace over the back of the head */
  lace: sheet => {
    sheet.add('white', {
      d: 'M60 21C78 12 100 28 96 52C94 66 88 72 82 76C80 60 72 40 60 21Z',
      l: many(6, i => cut([66 + i * 4, 24 + i * 2, 76 + i * 3, 34, 84 + i * 1.6, 48, 86 + i, 66], 0.5)),
    });
    sheet.add('white', {
      d: many(8, i => disc(60 + i * 3.4 - i * i * 0.06, 23 + i * 6.6, 3.2)),
      l: many(8, i =>
        nick(58.6 + i * 3.4 - i * i * 0.06, 23 + i * 6.6, 61.4 + i * 3.4 - i * i * 0.06, 23 + i * 6.6, 0.5),
      ),
    });
  },
} satisfies Readonly<Record<string, (sheet: Sheet) => void>>;

export type Hat = keyof typeof HATS;

function turban(sheet: Sheet, more: number): void {
  sheet.add('cloth', {
    d: `M52 26C54 ${10 - more} 80 ${8 - more} 86 26Z`,
    l: many(3, i =>
      cut(
        [60 + i * 7, 24, 62 + i * 6, 16 - more / 2, 66 + i * 4, 12 - more / 2, 68 + i * 2, 12 - more / 2],
        0.5,
      ),
    ),
  });
  sheet.add('white', {
    d: `M39 38C${32 - more} 24 ${42 - more} ${12 - more} 64 ${12 - more}C${92 + more} ${12 - more} ${102 + more} 28 ${96 + more / 2} 46C94 54 90 54 86 50C74 38 56 34 39 38Z`,
    l:
      many(6, i =>
        cut(
          [
            41 + i * 3,
            35 - i * 3 - more / 2,
            56 + i * 2,
            22 - i * 2 - more / 2,
            78 + i,
            26 - i * 2.4 - more / 2,
            94 + more / 2 - i,
            46 - i * 4,
          ],
          0.7,
        ),
      ) + many(3, i => cut([46 + i * 6, 16 - more / 2, 60 + i * 6, 22, 76 + i * 5, 32, 86 + i * 4, 46], 0.5)),
  });
}
