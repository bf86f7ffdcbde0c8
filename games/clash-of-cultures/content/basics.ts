/** Resources, terrain and the die: what everything else is made of. */

/** Five resources, then the two kinds of tokens (COC-6.1). */
export const RESOURCES = ['food', 'ore', 'wood', 'ideas', 'gold', 'mood', 'culture'] as const;
export const FOOD = 0;
export const ORE = 1;
export const WOOD = 2;
export const IDEAS = 3;
export const GOLD = 4;
export const MOOD = 5;
export const CULTURE = 6;
export const GOODS = 7;

export const TERRAINS = ['plains', 'mountain', 'forest', 'barren', 'sea'] as const;
export const PLAINS = 0;
export const MOUNTAIN = 1;
export const FOREST = 2;
export const BARREN = 3;
export const SEA = 4;

/** The faces of the die: value, and the kind of unit its icon shows (COC-2.5). */
export const DIE_VALUES: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
export const DIE_ICONS = [
  'leader',
  'leader',
  'cavalry',
  'elephant',
  'elephant',
  'infantry',
  'cavalry',
  'elephant',
  'cavalry',
  'infantry',
  'infantry',
  'infantry',
] as const;

export const PLAYER_COLOURS = ['red', 'purple', 'blue', 'yellow'] as const;

/** The last rounds of the track with a variable end, and the highest value that ends the game before each (COC-28.4). */
export const TRACK_ENDS: readonly { readonly age: number; readonly round: number; readonly most: number }[] =
  [
    { age: 6, round: 2, most: 1 },
    { age: 6, round: 3, most: 2 },
    { age: 7, round: 1, most: 3 },
    { age: 7, round: 2, most: 4 },
    { age: 7, round: 3, most: 5 },
  ];
