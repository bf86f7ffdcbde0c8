/** The games as the client shows and loads them: those of the registry, and a tiny one for development. */
import { type AnyWords, type GameFacts, playable, registry } from '@epoka/games';
import type { AnyGame, Language } from '@epoka/kernel';

export interface GameCard extends GameFacts {
  /** false: the rules aren't written yet, the cover says so */
  readonly ready: boolean;
}

export const gameCards: readonly GameCard[] = registry.map(({ play, ...facts }) => ({
  ...facts,
  ready: play !== undefined,
}));

/** A bit of everything, for development and browser tests; never in a build for players. It has no cover and no place on the home page. */
const market: GameCard = {
  id: 'market',
  seats: { min: 2, max: 4 },
  minutes: [5, 10],
  weight: 1,
  ready: true,
};

const developing = import.meta.env.MODE !== 'production';
const loadMarket = (): Promise<AnyGame> => import('../bots/test/games/market.ts').then(m => m.market);

export function cardOf(id: string): GameCard | undefined {
  if (developing && id === market.id) return market;
  return gameCards.find(g => g.id === id);
}

/** Rules and judgement for bots, a chunk of its own. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  if (developing && id === market.id) return loadMarket();
  return Object.hasOwn(playable, id) ? playable[id].load() : undefined;
}

/** The words alone: a page needs no rules. */
export async function loadGameWords(id: string, language: Language): Promise<AnyWords | undefined> {
  if (developing && id === market.id) return (await loadMarket()).words[language]();
  return Object.hasOwn(playable, id) ? playable[id].words[language]() : undefined;
}
