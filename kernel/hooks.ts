/**
 * Two kinds of hook that content may carry.
 * - Compute hooks (cost, strength, limits) are pure and may run any number of times.
 * - Event hooks change the state or ask, and run once each, in an order declared in one table; ties are refused at start-up.
 */
import { RulesFault } from './types.ts';

/** A number asked of every content in play: `strength = base + what each card adds`. */
export type ComputeHook<Args extends readonly unknown[]> = (value: number, ...args: Args) => number;

/** Collects one compute hook of all contents into a dense list by content id, so that asking costs an array read. */
export function computeHook<Args extends readonly unknown[], C extends object>(
  contents: readonly C[],
  pick: (content: C) => ComputeHook<Args> | undefined,
): (value: number, inPlay: readonly number[], ...args: Args) => number {
  const byId = contents.map(pick);
  return (value, inPlay, ...args) => {
    let v = value;
    for (let i = 0; i < inPlay.length; i++) {
      const id = inPlay[i];
      const hook = id >= 0 ? byId[id] : undefined;
      if (hook !== undefined) v = hook(v, ...args);
    }
    return v;
  };
}

export interface EventHook<Args extends readonly unknown[]> {
  /** ids of the contents in play that listen, in the declared order */
  listeners(inPlay: readonly number[]): number[];
  /** runs one of them */
  fire(id: number, ...args: Args): void;
}

/**
 * One event and who listens. `order` names every content that has the hook, first to last; a listener that is missing
 * from it, named twice, or named without having the hook is refused when the game is loaded.
 * A step fires one listener at a time (`g.next('fire', {...})` for each), so that any of them may stop and ask.
 */
export function eventHook<Args extends readonly unknown[], C extends { readonly id: string }>(
  event: string,
  contents: readonly C[],
  pick: (content: C) => ((...args: Args) => void) | undefined,
  order: readonly string[],
): EventHook<Args> {
  const rank = new Map<string, number>();
  for (const id of order) {
    if (rank.has(id)) throw new RulesFault(`${event}: "${id}" is ordered twice`);
    rank.set(id, rank.size);
  }
  const byId = contents.map(pick);
  const ranks = contents.map((c, i) => {
    const r = rank.get(c.id);
    if (byId[i] !== undefined && r === undefined)
      throw new RulesFault(`${event}: "${c.id}" listens but has no place in the order`);
    if (byId[i] === undefined && r !== undefined)
      throw new RulesFault(`${event}: "${c.id}" is ordered but does not listen`);
    rank.delete(c.id);
    return r ?? -1;
  });
  if (rank.size > 0) throw new RulesFault(`${event}: no content is called "${[...rank.keys()][0]}"`);
  return {
    listeners: inPlay =>
      inPlay.filter(id => id >= 0 && byId[id] !== undefined).sort((x, y) => ranks[x] - ranks[y]),
    fire(id, ...args) {
      const hook = byId[id];
      if (hook === undefined) throw new RulesFault(`${event}: "${contents[id]?.id ?? id}" does not listen`);
      hook(...args);
    },
  };
}
