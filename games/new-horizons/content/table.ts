/** What depends on the number of players, and the map grid. */

export const PLAYER_COLOURS = ['purple', 'orange', 'white', 'turquoise'] as const;

/** Directions of the homes around the cradle, for the players in turn order. Index = number of players. */
export const HOMES: readonly (readonly number[])[] = [[], [], [0, 3], [0, 2, 4], [0, 1, 3, 4]];
/** Cubes on goal cards that bring the end. Index = number of players. */
export const GOAL_CUBES_TO_END = [0, 0, 3, 4, 4] as const;
export const FIRST_GOAL_VP = 5;
export const LATER_GOAL_VP = 3;

export const GENERAL_MARKERS = 8;
export const DISPLAY_SIZE = 3;

/** Axial steps of the six directions, clockwise. */
export const DIRECTIONS: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
