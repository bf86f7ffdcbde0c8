/** One plate a game. */
import { civilizationCcg } from './civilization-ccg.ts';
import { clashOfCultures } from './clash-of-cultures.ts';
import type { Icons } from './draw.ts';
import { newHorizons } from './new-horizons.ts';
import { throughTheAges } from './through-the-ages.ts';
import { wisdomAndWarfare } from './wisdom-and-warfare.ts';

export const covers: Readonly<Record<string, (icon: Icons) => string>> = {
  'new-horizons': newHorizons,
  'through-the-ages': throughTheAges,
  'clash-of-cultures': clashOfCultures,
  'wisdom-and-warfare': wisdomAndWarfare,
  'civilization-ccg': civilizationCcg,
};
