/** The same games after a correction of their rules; dicerace no longer knows the settings its old tables have. */
import type { AnyGame } from '@epoka/kernel';
import { games as before } from './games.ts';

const next = (game: AnyGame): AnyGame => ({
  ...game,
  rules: { ...game.rules, version: game.rules.version + 1 },
});
const broken = next(before.dicerace);

export const games: Readonly<Record<string, AnyGame>> = {
  tictactoe: next(before.tictactoe),
  dicerace: { ...broken, rules: { ...broken.rules, settings: {} } },
};
