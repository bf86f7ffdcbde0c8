/** The games this server offers. Worker threads read this module too. */
import type { AnyGame } from '@epoka/kernel';
import { newHorizons } from '@epoka/new-horizons';
import { throughTheAges } from '@epoka/through-the-ages';

export const games: Readonly<Record<string, AnyGame>> = {
  [newHorizons.rules.id]: newHorizons,
  [throughTheAges.rules.id]: throughTheAges,
};
