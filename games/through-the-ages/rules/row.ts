/** The card row: sweeping, sliding, dealing (TTA-8), and taking cards from it (TTA-9.9). */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import { endAge } from './ages.ts';
import { wonderDiscount } from './costs.ts';
import { completedWonders, isInPlay } from './counts.ts';
import { reward } from './rewards.ts';
import { BY_LEADERS, type Game, type State } from './state.ts';

export const ROW = 13;

/** Civil actions for a card in this position. */
export function positionPrice(position: number): number {
  return position < 5 ? 1 : position < 9 ? 2 : 3;
}

/** The next card of the civil decks, or NONE. Ends the age when it was the last one. */
function dealOne(g: Game): number {
  const s = g.s;
  if (s.age === 0) {
    // The first step of round 2 uses what is left of deck A, and deck I for gaps that remain (TTA-7.5).
    const old = s.civilDecks[0];
    return (old.length > 0 ? old : s.civilDecks[1]).pop() as number;
  }
  if (s.age >= s.civilDecks.length) return NONE;
  const deck = s.civilDecks[s.age];
  const card = deck.pop();
  if (card === undefined) return NONE;
  if (deck.length === 0) endAge(g);
  return card;
}

/** Slides the cards left without gaps and deals to the empty positions. */
export function refillRow(g: Game): void {
  const s = g.s;
  const row = s.row;
  let to = 0;
  for (let from = 0; from < ROW; from++) if (row[from] !== NONE) row[to++] = row[from];
  for (let i = to; i < ROW; i++) row[i] = NONE;
  for (; to < ROW; to++) {
    const card = dealOne(g);
    if (card === NONE) break;
    row[to] = card;
    g.tell('dealt', to, card);
  }
}

export function cardRow(g: Game): void {
  const s = g.s;
  const sweep = s.players >= 4 ? 1 : s.players === 3 ? 2 : 3;
  for (let i = 0; i < sweep; i++) {
    const card = s.row[i];
    if (card === NONE) continue;
    g.tell('swept', card);
    s.gone.push(card);
    s.row[i] = NONE;
  }
  refillRow(g);
  if (s.age === 0) {
    s.age = 1;
    g.tell('ageBegins', 1);
  }
}

/** Civil actions a seat pays for a card of the row. */
export function takePrice(s: State, seat: number, position: number): number {
  const price = positionPrice(position);
  if (T.KIND[s.row[position]] !== T.WONDER) return price;
  const c = s.civs[seat];
  const n = price + completedWonders(c) - wonderDiscount(c);
  return n < 0 ? 0 : n;
}

/** Why this card can't be taken, whatever it costs (TTA-4.3 to 4.6). */
export function whyNotHave(g: Game, seat: number, card: number, limit: number): Blocked {
  const c = g.s.civs[seat];
  const kind = T.KIND[card];
  if (kind === T.WONDER) return c.building === NONE ? OK : g.no('wonderInProgress', c.building);
  // What never passes comes first.
  if (kind === T.LEADER) {
    if (c.leaderAges & (1 << T.LEVEL[card])) return g.no('leaderOfAge', T.LEVEL[card]);
  } else if (kind <= T.SPECIAL && (isInPlay(c, card) || c.hand.includes(card)))
    return g.no('sameTechnology', card);
  return c.hand.length >= limit ? g.no('handLimit', c.hand.length, limit) : OK;
}

/** Moves the card; the price has been paid. */
export function takeCard(g: Game, seat: number, position: number, price: number): void {
  const s = g.s;
  const c = s.civs[seat];
  const card = s.row[position];
  const kind = T.KIND[card];
  s.row[position] = NONE;
  g.tell('took', seat, card, price);
  if (kind === T.WONDER) {
    c.building = card;
    c.stages = 0;
    return;
  }
  c.hand.push(card);
  if (kind === T.LEADER) c.leaderAges |= 1 << T.LEVEL[card];
  else if (kind === T.ACTION) {
    if (seat === s.active) c.taken.push(card);
  } else if (c.leader !== NONE) {
    g.because(T.contentId(c.leader));
    const given = T.leaderCard(c.leader).onTakeTechnology;
    if (given !== undefined) reward(g, seat, given, BY_LEADERS);
  }
}
