/** Where each kind of thing belongs, for questions that are not about it. */
import type { Offers, Reason } from '@epoka/kernel';
import type { G } from './state.ts';

/**
 * Kinds of things: `card` a culture event by its place in the hand; `marker` a kept marker by its place; `good` a kind of
 * market resource held; `stack` a square with own figures; `city` an own city; `person` a kind of great person in
 * reserve; `placed` a square with an own great person; `wonder` a space of the wonder market; `tech` a tech not known;
 * `government`, `policy` (an adopted card); `offer` an offer of trade to the seat.
 */
const KINDS = [
  'card',
  'marker',
  'good',
  'stack',
  'city',
  'person',
  'placed',
  'wonder',
  'tech',
  'government',
  'policy',
  'offer',
] as const;
export type Kind = (typeof KINDS)[number];

function home(g: G, kind: Kind): Reason {
  switch (kind) {
    case 'card':
      return g.no('card-elsewhere');
    case 'marker':
    case 'good':
      return g.no('goods-elsewhere');
    case 'stack':
      return g.no('in-movement');
    case 'city':
    case 'wonder':
      return g.no('in-management');
    case 'person':
    case 'placed':
      return g.no('in-step-c');
    case 'tech':
      return g.no('in-research');
    case 'government':
      return g.no('in-step-b');
    case 'policy':
      return g.no('policy-elsewhere');
    case 'offer':
      return g.no('in-trade');
  }
}

/** Sends everything elsewhere but the kinds that the question is about. */
export function elsewhere(
  g: G,
  offer: Pick<Offers, 'explaining' | 'elsewhere'>,
  here: readonly Kind[] = [],
): void {
  if (!offer.explaining) return;
  for (const kind of KINDS) if (!here.includes(kind)) offer.elsewhere(home(g, kind), kind);
}
