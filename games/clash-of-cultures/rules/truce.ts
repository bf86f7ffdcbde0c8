/** The truce of the Great Diplomat: whoever breaks it pays, and the card is discarded. */
import { NONE } from '@epoka/kernel';
import { E } from '../content/index.ts';
import { pileEvent } from './drawing.ts';
import { changed, withLess } from './state.ts';
import type { G } from './vocabulary.ts';

/** The holder's truce with this player is over. */
export function endTruce(g: G, holder: number, other: number): void {
  const { s } = g;
  if (s.truce[holder] !== other) return;
  s.truce = changed(s.truce, holder, NONE);
  s.fronts = withLess(s.fronts, holder, E['great-diplomat']);
  pileEvent(s, holder, E['great-diplomat']);
  g.tell('truceOver', holder, other);
}
