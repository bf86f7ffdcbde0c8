/**
 * Two kinds of hook that contents may carry.
 * - Compute hooks (cost, strength, limits) are pure and may run any number of times.
 * - Event hooks change the state or ask, and run once each, in an order declared in one table.
 */
import type { Play } from './play.ts';
import { type CoreState, type EventRules, RulesFault, type Vocabulary } from './types.ts';

/** A number asked of every content in play: `strength = base + what each card adds`. */
export type ComputeHook<Args extends readonly unknown[]> = (value: number, ...args: Args) => number;

/** Collects one compute hook of all contents into a dense list by content number, so that asking costs an array read. */
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

/** What a content does at an event: `seat` is whose content it is. It may ask; the next listener waits. */
export type EventHook<S extends CoreState, V extends Vocabulary, Data> = (
  g: Play<S, V>,
  seat: number,
  data: Data,
) => void;

export interface EventSpec<S extends CoreState, V extends Vocabulary, Data, C> {
  readonly event: string;
  /** all contents; the number of each is its place here */
  readonly contents: readonly C[];
  pick(content: C): EventHook<S, V, Data> | undefined;
  /** names every content that has the hook, first to last */
  readonly order: readonly string[];
  /** numbers of the contents that work for a seat right now */
  inPlay(s: S, seat: number): readonly number[];
  /** whose contents are told, in this order; all seats from the first on unless told */
  seats?(s: S, data: Data): readonly number[];
}

/**
 * The contents that listen to one event, for `Ruleset.events`. Listeners run seat after seat, each seat's in the
 * declared order; a listener that is missing from the order, named twice, or named without having the hook is refused
 * when the game is loaded. Log lines carry the content as their origin.
 */
export function eventHook<S extends CoreState, V extends Vocabulary, Data, C extends { readonly id: string }>(
  spec: EventSpec<S, V, Data, C>,
): EventRules<S, V, Data> {
  const { event, contents } = spec;
  const hooks = contents.map(content => spec.pick(content));
  const ranks = ranksOf(event, contents, hooks, spec.order);
  return {
    listeners(s, data) {
      const found: number[] = [];
      const seats = spec.seats?.(s, data) ?? Array.from({ length: s.seats }, (_, seat) => seat);
      for (const seat of seats) {
        const ids = spec.inPlay(s, seat);
        // mostly nobody listens: no list is made for that
        let listening: number[] | undefined;
        for (let i = 0; i < ids.length; i++) {
          if (ids[i] < 0 || hooks[ids[i]] === undefined) continue;
          listening ??= [];
          listening.push(ids[i]);
        }
        if (listening === undefined) continue;
        listening.sort((x, y) => ranks[x] - ranks[y]);
        for (const id of listening) found.push(seat, id);
      }
      return found;
    },
    fire(g, data, seat, id) {
      const hook = hooks[id];
      // An earlier listener may have put it out of play.
      if (hook === undefined || !spec.inPlay(g.s, seat).includes(id)) return;
      g.because(contents[id].id);
      hook(g, seat, data);
    },
  };
}

function ranksOf(
  event: string,
  contents: readonly { readonly id: string }[],
  hooks: readonly unknown[],
  order: readonly string[],
): number[] {
  const rank = new Map<string, number>();
  for (const id of order) {
    if (rank.has(id)) throw new RulesFault(`${event}: "${id}" is ordered twice`);
    rank.set(id, rank.size);
  }
  const ranks = contents.map(({ id }, i) => {
    const r = rank.get(id);
    if (hooks[i] !== undefined && r === undefined)
      throw new RulesFault(`${event}: "${id}" listens but has no place in the order`);
    if (hooks[i] === undefined && r !== undefined)
      throw new RulesFault(`${event}: "${id}" is ordered but does not listen`);
    rank.delete(id);
    return r ?? -1;
  });
  if (rank.size > 0) throw new RulesFault(`${event}: no content is called "${[...rank.keys()][0]}"`);
  return ranks;
}
