/**
 * Which number a component has. Saved games and replays hold numbers, so one that was given stays for ever: a new component says
 * `since` which version of the rules it is there and comes after all older ones, wherever it is written.
 * test/content.numbers.txt holds those that were given.
 */

/** A card or tile. */
export interface Component<Id extends string = string> {
  readonly id: Id;
  /** the version of the rules that brought it; 1 where nothing is said */
  readonly since?: number;
}

export const sinceOf = (component: Component): number => component.since ?? 1;

/** A family in the order of its numbers. */
export function numbered<T extends Component>(family: readonly T[]): readonly T[] {
  return family.toSorted((a, b) => sinceOf(a) - sinceOf(b));
}
