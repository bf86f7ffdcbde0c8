/** What questions say about things that are not for now (the law of silence). */
import type { G, Offer } from './vocabulary.ts';

/** Everything a player can point at (see things.ts). */
const THING_KINDS = ['advance', 'city', 'unit', 'card', 'objective', 'wonder', 'person'] as const;

/** In the middle of something: all else waits until it is finished. */
export function busy(g: G, offer: Offer): void {
  if (offer.explaining) offer.elsewhere(g.no('finish-this-first'), ...THING_KINDS);
}
