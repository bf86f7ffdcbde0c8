/** The five games as the home page shows them. What is needed to play one is loaded when somebody plays it. */

export interface GameCard {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** minutes for a first and for a practised game */
  readonly minutes: readonly [number, number];
  /** 1 light .. 5 heavy */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** false: the rules aren't written yet, the cover says so */
  readonly ready: boolean;
}

export const gameCards: readonly GameCard[] = [
  { id: 'new-horizons', seats: { min: 2, max: 4 }, minutes: [60, 120], weight: 3, ready: true },
  { id: 'through-the-ages', seats: { min: 2, max: 4 }, minutes: [60, 240], weight: 5, ready: true },
  { id: 'clash-of-cultures', seats: { min: 2, max: 4 }, minutes: [120, 240], weight: 4, ready: false },
  { id: 'wisdom-and-warfare', seats: { min: 2, max: 4 }, minutes: [120, 240], weight: 4, ready: false },
  { id: 'civilization-ccg', seats: { min: 2, max: 6 }, minutes: [45, 90], weight: 3, ready: false },
];

/** A tiny game with a bit of everything, for development and browser tests. It has no cover and no place on the home page. */
const market: GameCard = {
  id: 'market',
  seats: { min: 2, max: 4 },
  minutes: [5, 10],
  weight: 1,
  ready: true,
};

export function cardOf(id: string): GameCard | undefined {
  if (import.meta.env.MODE !== 'production' && id === market.id) return market;
  return gameCards.find(g => g.id === id);
}
