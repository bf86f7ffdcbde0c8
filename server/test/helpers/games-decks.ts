/** A game to which decks are brought, beside the small ones. Worker threads read this module too. */
import type { AnyGame } from '@epoka/kernel';
import { games as small } from './games.ts';

/** By address: the server knows no game of its own. */
const cards: { readonly civilizationCcg: AnyGame } = await import(
  new URL('../../../games/civilization-ccg/index.ts', import.meta.url).href
);

export const games: Readonly<Record<string, AnyGame>> = {
  ...small,
  'civilization-ccg': cards.civilizationCcg,
};
