/** The turn: five phases, one after the other (WAW-4.1). */
import { resolveAbility } from './abilities.ts';
import { resolveAction } from './cities.ts';
import { ACTION, EVENT, lost } from './declare.ts';
import { resolveEvent } from './events.ts';
import { lastLook } from './research.ts';
import { inOrder } from './setup.ts';
import type { G } from './state.ts';

export function turn(g: G): void {
  const { s } = g;
  g.beginRound();
  if (s.over) return;
  g.tell('turn', s.round, s.first);
  const order = inOrder(s);
  for (const seat of order) g.next('startOfTurn', seat);
  g.next('trading');
  for (const seat of order) g.next('manage', seat);
  for (const seat of order) g.next('movePhase', seat);
  g.next('researchPhase');
  g.next('endOfTurn');
}

export function endOfTurn(g: G): void {
  const { s } = g;
  if (s.finishTurn && lastLook(g)) return;
  s.first = (s.first + 1) % s.seats;
  s.active = s.first;
  s.locked = [];
  s.settled = [];
  s.moved.fill(0);
  s.assigned.fill(0);
  s.acts.fill(0);
  s.taken.fill(0);
  s.extra.fill(0);
  s.boost.fill(0);
  s.used.fill(0);
  s.refused.fill(0);
  g.next('turn');
}

/** The thing declared last takes effect, or is lost where it was cancelled. */
export function resolve(g: G): void {
  const thing = g.s.declared.pop() as number[];
  if (thing[3] === 1) {
    lost(g, thing);
    return;
  }
  if (thing[0] === ACTION) resolveAction(g, thing);
  else if (thing[0] === EVENT) resolveEvent(g, thing);
  else resolveAbility(g, thing);
}
