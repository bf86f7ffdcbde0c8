/** What events of Age III are worth (TTA-28.34). */
import type { Count, Rating } from '../content/measures.ts';
import * as T from '../content/tables.ts';
import { COUNTED, compile, type Reading } from './counts.ts';
import {
  civilTotal,
  discontent,
  happiness,
  militaryTotal,
  ranking,
  scienceRating,
  strength,
} from './ratings.ts';
import type { State } from './state.ts';

const MEASURED: Readonly<Record<Count | Rating, Reading>> = {
  ...COUNTED,
  strength,
  scienceRating,
  happiness,
  discontent,
  civilActions: civilTotal,
  militaryActions: militaryTotal,
};

const IMPACTS = T.IMPACT.map(formula => (formula === undefined ? undefined : compile(formula, MEASURED)));

/** What the card is worth to a seat, if it is an impact at all; ties of a rank go to `first`, then clockwise. */
export function impactOf(s: State, card: number, seat: number, first: number): number | undefined {
  const impact = IMPACTS[card];
  if (impact === undefined) return undefined;
  const byRank = T.eventCard(card).byRank;
  if (byRank === undefined) return impact(s, seat);
  return byRank[s.players - 2][ranking(s, first, i => impact(s, i)).indexOf(seat)];
}
