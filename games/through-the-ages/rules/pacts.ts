/** Pacts: offered, signed, cancelled (TTA-21). */
import { NONE, type QuestionRules } from '@epoka/kernel';
import { elsewhere, NOTHING } from './elsewhere.ts';
import { discardOpenly, keepingActions } from './score.ts';
import { type Game, removeOne, type State } from './state.ts';
import type { Vocab } from './vocabulary.ts';

/** Owners of the pacts that bind two seats to each other. */
export function pactsBetween(s: State, x: number, y: number): number[] {
  const owners: number[] = [];
  if (s.civs[x].pact !== NONE && s.civs[x].pactWith === y) owners.push(x);
  if (s.civs[y].pact !== NONE && s.civs[y].pactWith === x) owners.push(y);
  return owners;
}

export function isPartOf(s: State, owner: number, seat: number): boolean {
  return s.civs[owner].pact !== NONE && (owner === seat || s.civs[owner].pactWith === seat);
}

export function endPact(g: Game, owner: number): void {
  const s = g.s;
  const c = s.civs[owner];
  g.tell('pactEnded', c.pact, owner, c.pactWith);
  keepingActions(s, () => {
    discardOpenly(s, c.pact);
    c.pact = NONE;
    c.pactWith = NONE;
    c.pactSide = 0;
  });
}

export function offerPact(g: Game, seat: number, card: number, partner: number, side: number): void {
  // The card is shown: it lies on the table until the answer is given.
  removeOne(g.s.civs[seat].military, card);
  g.s.offered = card;
  g.tell('pactOffered', seat, partner, card, side);
  g.ask(partner, 'pactOffer', { card, from: seat, side });
}

export const pactOffer: QuestionRules<State, Vocab, 'pactOffer'> = {
  choices(g, _q, offer) {
    offer.can('accept');
    offer.can('decline');
    elsewhere(g, offer, NOTHING);
  },
  answer(g, q, a) {
    const s = g.s;
    const { card, from, side } = q.data;
    const c = s.civs[from];
    g.mark();
    s.offered = NONE;
    if (a[0] !== 'accept') {
      c.military.push(card);
      g.tell('pactRefused', from, q.seat);
      return;
    }
    if (c.pact !== NONE) endPact(g, from);
    c.pact = card;
    c.pactWith = q.seat;
    c.pactSide = side;
    g.tell('pactSigned', from, q.seat, card);
  },
};
