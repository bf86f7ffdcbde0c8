/** Skipping tasks (NH-4.7.a): anything may be left out, but an action is never empty. */
import { type Blocked, OK } from '@epoka/kernel';
import { LISTS } from './lists.ts';
import { canDoNow } from './possible.ts';
import type { G, Offer, Run } from './vocabulary.ts';

/** Bonuses may always be declined; a task of an action if something else was or can still be done. */
export function whyNotSkip(g: G, run: Run): Blocked {
  if (!run.act || run.rest || g.s.did === 1) return OK;
  const { effects } = LISTS[run.list];
  for (let at = run.at + 1; at < effects.length; at++) if (canDoNow(g, run.seat, effects[at])) return OK;
  return g.no('action-empty');
}

/** The player leaves the task out. */
export function skipped(g: G, run: Run): void {
  g.tell('skip', run.seat, run.list, run.at);
}

export function offerSkip(g: G, run: Run, offer: Offer): void {
  offer.unless(whyNotSkip(g, run), 'skip');
}
