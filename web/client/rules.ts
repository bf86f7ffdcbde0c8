/** The games that can be played, loaded one by one: each is a chunk of its own. */
import type { AnyGame } from '@epoka/kernel';

export const gameLoaders: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'new-horizons': () => import('@epoka/new-horizons').then(m => m.newHorizons),
  'through-the-ages': () => import('@epoka/through-the-ages').then(m => m.throughTheAges),
  // a tiny game with a bit of everything, for development and browser tests; never in a build for players
  ...(import.meta.env.MODE === 'production'
    ? {}
    : { market: () => import('../../bots/test/games/market.ts').then(m => m.market) }),
};

export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(gameLoaders, id) ? gameLoaders[id]() : undefined;
}
