/** The games this server offers, all of them loaded. Worker threads read this module too. */
import { playable } from '@epoka/games';
import type { AnyGame } from '@epoka/kernel';

export const games: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  await Promise.all(Object.entries(playable).map(async ([id, { load }]) => [id, await load()] as const)),
);
