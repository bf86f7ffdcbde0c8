/** Options of a game (CCG-18). */
export const settings = {
  roundLimit: { type: 'choice', values: ['60', '40', '30', '0'], default: '60' },
  mulligan: { type: 'bool', default: false },
  // 2: whoever began won 62 of 100 games of good players with 1 (see BALANCE.md)
  laterPlayersFood: { type: 'int', min: 0, max: 2, default: 2 },
  windows: { type: 'choice', values: ['quick', 'full'], default: 'quick' },
} as const;

export type Specs = typeof settings;
