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

/** Only scoring events lie in the scoring places; in the event decks there are territories too. */
function fits(place: string, card: number): boolean {
  if (place === 'currentEvents' || place === 'futureEvents') return isEventOrTerritory(card);
  return T.KIND[card] === T.EVENT;
}

/**
 * Imagined cards were dealt without looking at the places. Events decks hold events only: what doesn't fit there is
 * exchanged with a card that does, from a place that takes anything.
 */
export function imagineMore(s: State, seat: number, roll: (n: number) => number): void {
  const strict: { list: number[]; i: number; place: string }[] = [];
  const free: { list: number[]; i: number }[][] = [[], [], [], []];
  for (const secret of secrets) {
    if (secret.kind !== 'military') continue;
    secret.lists(s).forEach((list, owner) => {
      for (let i = 0; i < list.length; i++) {
        if (list[i] < 0 || knowsAt(secret, s, seat, owner, i)) continue;
        if (EVENT_PLACES.has(secret.place)) strict.push({ list, i, place: secret.place });
        else free[T.LEVEL[list[i]]].push({ list, i });
      }
    });
  }
  for (const at of strict) {
    const card = at.list[at.i];
    if (fits(at.place, card)) continue;
    const age = T.LEVEL[card];
    const others = free[age].filter(x => fits(at.place, x.list[x.i]));
    const swap =
      others.length > 0
        ? others[roll(others.length)]
        : // A territory among scoring cards: the fitting one lies in an event deck.
          strict.find(
            x => T.LEVEL[x.list[x.i]] === age && fits(at.place, x.list[x.i]) && fits(x.place, card),
          );
    if (swap === undefined) continue;
    at.list[at.i] = swap.list[swap.i];
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
