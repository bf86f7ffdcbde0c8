/** The words every card is written in. */

export const TYPES = [
  'farm',
  'mine',
  'temple',
  'lab',
  'arena',
  'library',
  'theater',
  'infantry',
  'cavalry',
  'artillery',
  'air-force',
] as const;
export type Type = (typeof TYPES)[number];

export const CATEGORIES = ['military', 'civil', 'colonization', 'construction'] as const;
export type Category = (typeof CATEGORIES)[number];

export type Age = 0 | 1 | 2 | 3;
/** Copies in the box by their mark: for any number of players, for 3 or more, for 4. */
export type Copies = readonly [all: number, three: number, four: number];
export type PerType = Readonly<Partial<Record<Type, number>>>;
/** By 2, 3, 4 players in the game. */
export type ByPlayers = readonly [two: number, three: number, four: number];
