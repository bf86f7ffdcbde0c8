/** Who knows what (TTA-29): kind of card x place. Backs tell the age. */
import { knowsAt, NONE, type Secret } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { canStillPay } from './colonies.ts';
import { OPEN } from './settings.ts';
import { EVERYBODY, type State } from './state.ts';

const back = (card: number) => T.LEVEL[card];

export const secrets: readonly Secret<State>[] = [
  { kind: 'civil', place: 'civilDecks', lists: s => s.civilDecks, knows: 'nobody', back },
  { kind: 'military', place: 'militaryDecks', lists: s => s.militaryDecks, knows: 'nobody', back },
  { kind: 'military', place: 'hand', lists: s => s.civs.map(c => c.military), knows: 'owner', back },
  {
    kind: 'military',
    place: 'discards',
    lists: s => s.discards,
    knows: (s, seat, age, i) => s.discardKnown[age][i] === seat || s.discardKnown[age][i] === EVERYBODY,
    back,
  },
  { kind: 'military', place: 'currentEvents', lists: s => [s.current], knows: 'nobody', back },
  {
    kind: 'military',
    place: 'futureEvents',
    lists: s => [s.future],
    knows: (s, seat, _owner, i) => s.futureBy[i] === seat,
    back,
  },
  { kind: 'military', place: 'unseen', lists: s => [s.unseen], knows: 'nobody', back },
  { kind: 'military', place: 'scoringDown', lists: s => [s.scoringDown], knows: 'nobody', back },
  { kind: 'military', place: 'keptScoring', lists: s => s.kept, knows: 'owner', back },
  {
    kind: 'military',
    place: 'dealtScoring',
    lists: s => s.dealt,
    knows: (s, seat, owner) => s.endScoring === OPEN || seat === owner,
    back,
  },
];

const EVENT_PLACES = new Set(['currentEvents', 'futureEvents', 'scoringDown', 'keptScoring', 'dealtScoring']);

function isEventOrTerritory(card: number): boolean {
  return T.KIND[card] === T.EVENT || T.KIND[card] === T.TERRITORY;
}

/**
 * Imagined cards were dealt without looking at the places. Events decks hold events only, and territories, of which none is as young
 * as the scoring cards: what doesn't fit there is exchanged with a card that does, from a place that takes anything.
 */
export function imagineMore(s: State, seat: number, roll: (n: number) => number): void {
  const strict: { list: number[]; i: number }[] = [];
  const free: { list: number[]; i: number }[][] = [[], [], [], []];
  for (const secret of secrets)
    secret.lists(s).forEach((list, owner) => {
      for (let i = 0; i < list.length; i++) {
        if (list[i] < 0 || knowsAt(secret, s, seat, owner, i)) continue;
        if (EVENT_PLACES.has(secret.place)) strict.push({ list, i });
        else free[T.LEVEL[list[i]]].push({ list, i });
      }
    });
  for (const { list, i } of strict) {
    const card = list[i];
    if (isEventOrTerritory(card)) continue;
    const others = free[T.LEVEL[card]].filter(x => isEventOrTerritory(x.list[x.i]));
    // There were as many as there are places for them, so one is there.
    const swap = others[roll(others.length)];
    list[i] = swap.list[swap.i];
    swap.list[swap.i] = card;
  }
  backTheBid(s, seat, free);
}

/** A bid was never higher than its bidder could pay: an imagined hand holds the bonus cards it takes. */
function backTheBid(s: State, seat: number, free: readonly { list: number[]; i: number }[][]): void {
  const { bid, bidder } = s.auction;
  if (bidder === NONE || bidder === seat) return;
  const hand = s.civs[bidder].military;
  for (let i = 0; i < hand.length && canStillPay(s) < bid; i++) {
    if (T.KIND[hand[i]] === T.BONUS) continue;
    const swap = free[T.LEVEL[hand[i]]].find(x => x.list !== hand && T.KIND[x.list[x.i]] === T.BONUS);
    if (swap === undefined) continue;
    const card = hand[i];
    hand[i] = swap.list[swap.i];
    swap.list[swap.i] = card;
  }
}
