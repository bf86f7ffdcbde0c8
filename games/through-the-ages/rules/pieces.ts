/** Where every token and card is, for the check that none is lost. */
import { NONE } from '@epoka/kernel';
import { ALL_CARDS } from '../content/ids.ts';
import * as T from '../content/tables.ts';
import { NOT_IN_PLAY, type State } from './state.ts';

export const content: readonly string[] = ALL_CARDS.map((_, n) => T.contentId(n));

function printedOnBoard(card: number): boolean {
  const [all, three, four] = T.COPIES[card];
  return all + three + four === 0;
}

/** Every card in every place. */
function eachCard(s: State, at: (card: number, place: string) => void): void {
  const all = (cards: readonly number[], place: string) => {
    for (const card of cards) if (card !== NONE) at(card, place);
  };
  all(s.row, 'row');
  for (const deck of s.civilDecks) all(deck, 'civil deck');
  for (const deck of s.militaryDecks) all(deck, 'military deck');
  for (const pile of s.discards) all(pile, 'discards');
  all(s.current, 'current events');
  all(s.future, 'future events');
  all(s.past, 'past events');
  all(s.gone, 'gone');
  all(s.unseen, 'gone unseen');
  all(s.scoring, 'scoring');
  all(s.scoringDown, 'scoring face down');
  for (const kept of s.kept) all(kept, 'kept scoring');
  for (const dealt of s.dealt) all(dealt, 'dealt scoring');
  all([s.battle.card, s.auction.card, s.offered], 'table');
  s.civs.forEach((c, seat) => {
    all(c.hand, `hand ${seat}`);
    all(c.military, `military hand ${seat}`);
    all([c.leader, c.building, c.tactic, c.pact, c.war, c.government], `play ${seat}`);
    all(c.specials, `play ${seat}`);
    all(c.wonders, `play ${seat}`);
    all(c.ruined, `play ${seat}`);
    all(c.colonies, `play ${seat}`);
    for (let h = 0; h < T.HOLDERS; h++) if (c.workers[h] !== NOT_IN_PLAY) at(h, `play ${seat}`);
  });
}

export function pieces(s: State, at: (piece: string, place: string, n: number) => void): void {
  eachCard(s, (card, place) => {
    if (!printedOnBoard(card)) at(`card:${T.cardId(card)}`, place, 1);
  });
  at('yellow', 'box', s.boxYellow);
  at('blue', 'box', s.boxBlue);
  const sum = (list: readonly number[]) => list.reduce((n, x) => (x > 0 ? n + x : n), 0);
  at('yellow', 'set aside', sum(s.battle.attackUnits) + sum(s.battle.defenseUnits) + sum(s.auction.units));
  s.civs.forEach((c, seat) => {
    at('yellow', `bank ${seat}`, c.yellow);
    at('yellow', `idle ${seat}`, c.idle);
    at('yellow', `cards ${seat}`, sum(c.workers));
    at('blue', `bank ${seat}`, c.blue);
    at('blue', `cards ${seat}`, sum(c.blues));
    at('blue', `wonder ${seat}`, c.stages);
  });
}

const UNUSED = new Set([
  'civil deck',
  'military deck',
  'current events',
  'future events',
  'gone unseen',
  'row',
]);

/** Cards that somebody has or had, or that happened. */
export function seen(s: State, note: (id: string) => void): void {
  eachCard(s, (card, place) => {
    if (!UNUSED.has(place)) note(content[card]);
  });
}
