/** What many games of a deck add up to. */
import { MILESTONES, type TrialResult } from './trial.ts';

export interface Line {
  readonly games: number;
  readonly won: number;
}

export interface Tally extends Line {
  /** games this deck began */
  readonly began: Line;
  readonly rounds: readonly number[];
  readonly conquests: number;
  /** for each milestone: how often it was reached, and the sum of the turns it took */
  readonly reached: readonly { readonly times: number; readonly turns: number }[];
  /** by the deck of the rival */
  readonly rivals: Readonly<Record<string, Line>>;
  /** by card: games in which it was begun, devised or played */
  readonly cards: Readonly<Record<number, Line>>;
  readonly sold: Readonly<Record<number, number>>;
}

const NONE: Line = { games: 0, won: 0 };

export const NO_GAMES: Tally = {
  ...NONE,
  began: NONE,
  rounds: [],
  conquests: 0,
  reached: MILESTONES.map(() => ({ times: 0, turns: 0 })),
  rivals: {},
  cards: {},
  sold: {},
};

const more = (line: Line | undefined, won: number): Line => ({
  games: (line?.games ?? 0) + 1,
  won: (line?.won ?? 0) + won,
});

export function withGame(tally: Tally, rival: string, result: TrialResult): Tally {
  const { won } = result;
  const cards: Record<number, Line> = { ...tally.cards };
  for (const card of new Set(result.played)) cards[card] = more(cards[card], won);
  const sold: Record<number, number> = { ...tally.sold };
  for (const card of result.sold) sold[card] = (sold[card] ?? 0) + 1;
  return {
    ...more(tally, won),
    began: result.began ? more(tally.began, won) : tally.began,
    rounds: [...tally.rounds, result.rounds],
    conquests: tally.conquests + (result.conquest ? 1 : 0),
    reached: tally.reached.map((r, i) =>
      result.reached[i] === 0 ? r : { times: r.times + 1, turns: r.turns + result.reached[i] },
    ),
    rivals: { ...tally.rivals, [rival]: more(tally.rivals[rival], won) },
    cards,
    sold,
  };
}

export const share = ({ games, won }: Line): number => (games === 0 ? 0 : won / games);

/** Half the width of the range in which the true share lies with 95% certainty (Wilson). */
export function margin({ games, won }: Line): number {
  if (games === 0) return 1;
  const z = 1.96;
  const p = won / games;
  return (z / (1 + (z * z) / games)) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
}

export function median(list: readonly number[]): number {
  if (list.length === 0) return 0;
  const sorted = [...list].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}
