/** Reasons that are made of others. Nothing is built while nobody wants to read them: reasons then have no key. */
import type { Arg, Blocked, Reason } from '@epoka/kernel';
import type { Game } from './state.ts';

/** A reason as an argument of another one. */
export type Nested = readonly [key: string, ...args: Arg[]];

export function nested(reason: Reason): Nested {
  return [reason.key, ...reason.args];
}

/** Whether somebody wants to read why. */
export function isRead(reason: Reason): boolean {
  return reason.key !== '';
}

/** Both stand in the way, and who removes the first alone has gained nothing. */
export function both(g: Game, first: Reason, second: Reason): Reason {
  return isRead(first) ? g.no('both', nested(first), nested(second)) : first;
}

/** Reasons that a player would set about removing at once: whatever else stands in the way is said with them. */
const REMOVABLE: ReadonlySet<string> = new Set([
  'handLimit',
  'wonderInProgress',
  'noUrbanPlace',
  'foodByRoutes',
  'resourcesByRoutes',
  'revolutionFirst',
  'revolutionFirstMilitary',
]);

/** The strongest reason first: what stands in the way of the thing itself, then the missing actions. */
export function strongest(g: Game, why: Blocked, noAction: Blocked): Blocked {
  if (why === undefined) return noAction;
  return noAction !== undefined && REMOVABLE.has(why.key) ? both(g, why, noAction) : why;
}
