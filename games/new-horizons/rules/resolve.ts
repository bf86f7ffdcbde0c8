/** How anything in the rules sets effects going. What happens then is in effects.ts. */
import { NONE } from '@epoka/kernel';
import type { Effect, EffectOf, TriggerEvent } from '../content/index.ts';
import { LISTS } from './lists.ts';
import type { G, Run } from './vocabulary.ts';

/** Resolves a whole list as a bonus. */
export function resolve(g: G, seat: number, list: number): void {
  if (list !== NONE) g.next('effects', { seat, list, at: 0, act: false, rest: false });
}

/** Resolves a whole list as an action: tasks may be skipped, but not all of them. */
export function act(g: G, seat: number, list: number): void {
  g.s.did = 0;
  g.next('effects', { seat, list, at: 0, act: true, rest: false });
}

/**
 * Lets the triggers of the player that listen to this event fire next. Which ones is looked up only then: what comes
 * before may bring a new one, and it works from that moment on (NH-18.4).
 */
export function fire(g: G, seat: number, event: TriggerEvent): void {
  g.next('fire', { seat, event });
}

/** The effect a run has come to, which is of this kind. */
export function effectOf<Op extends Effect['op']>(run: Run, op: Op): EffectOf<Op> {
  const e = LISTS[run.list].effects[run.at];
  if (!isOf(e, op)) throw new Error(`expected "${op}", not "${e.op}"`);
  return e;
}

const isOf = <Op extends Effect['op']>(e: Effect, op: Op): e is EffectOf<Op> => e.op === op;

/** The effect of this run is being carried out: the action is not empty, a once-per-turn trigger is used up. */
export function begun(g: G, run: Run): void {
  g.s.did = 1;
  const { once } = LISTS[run.list];
  if (once !== NONE) g.s.players[run.seat].used |= 1 << once;
}
