/** Where each kind of thing belongs while the open question is not about it: the phase or the effect that uses it. */
import type { G, Offer, Thing } from './vocabulary.ts';

const KINDS = [
  'government',
  'area',
  'space',
  'slot',
  'display',
  'supply',
  'marker',
  'stock',
  'unit',
  'tile',
  'hex',
  'goal',
  'track',
  'population',
  'coins',
  'leader',
] as const;

/** Says of everything the question is not `about` where it belongs. */
export function sendElsewhere(g: G, offer: Offer, ...about: readonly Thing[]): void {
  for (const kind of KINDS) if (!about.includes(kind)) offer.elsewhere(g.no(`elsewhere-${kind}`), kind);
}
