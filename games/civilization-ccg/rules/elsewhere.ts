/** What can't be used while a question of another kind is open, said once for all of it. */
import type { Reason } from '@epoka/kernel';
import type { G } from './state.ts';

interface Sends {
  elsewhere(why: Reason, ...kinds: readonly string[]): void;
}

/** Kinds of things a player can point at (see pieces.ts). */
const EVERYTHING = ['card', 'atlas', 'unit', 'construction', 'terrain', 'ability'];

/** A choice that something else has brought about must be made first. */
export function finishFirst(g: G, offer: Sends): void {
  offer.elsewhere(g.no('finishFirst'), ...EVERYTHING);
}

/** In somebody else's turn only events can be played. */
export function inYourTurn(g: G, offer: Sends): void {
  offer.elsewhere(g.no('yourTurn'), ...EVERYTHING);
}
