/** Options of a game (CCG-18). */
export const settings = {
  roundLimit: { type: 'choice', values: ['60', '40', '30', '0'], default: '60' },
  mulligan: { type: 'bool', default: false },
  laterPlayersFood: { type: 'int', min: 0, max: 2, default: 1 },
  windows: { type: 'choice', values: ['quick', 'full'], default: 'quick' },
} as const;

export type Specs = typeof settings;
