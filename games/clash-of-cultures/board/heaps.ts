/** Which heap of units is which from one view to the next, so that those that moved are seen on their way. */
import { createContext } from 'react';
import { KINDS, layoutFor, type State } from './game.ts';

/** Names of the heaps by `placeOfHeap`. */
export type Heaps = ReadonlyMap<number, string>;

export const HeapNames = createContext<Heaps>(new Map());

const OWNERS = 6;

/** One number for an owner's units of a kind on a space. */
export const placeOfHeap = (owner: number, kind: number, space: number): number =>
  (space * KINDS + kind) * OWNERS + owner;

const spaceOf = (place: number) => Math.trunc(place / (KINDS * OWNERS));
const sortOf = (place: number) => place % (KINDS * OWNERS);

/** Heaps that are where they were keep their names; of those that are gone the nearest of the same sort came here. */
export function followHeaps(before: Heaps, view: Pick<State, 'seats' | 'holder' | 'troops'>): Heaps {
  const { crow, spaces } = layoutFor(view.seats);
  const now = new Map<number, string>();
  const fresh: number[] = [];
  for (let space = 0; space < view.holder.length; space++)
    for (let kind = 0; kind < KINDS; kind++) {
      if (view.troops[space * KINDS + kind] === 0 || view.holder[space] < 0) continue;
      const place = placeOfHeap(view.holder[space], kind, space);
      const name = before.get(place);
      if (name === undefined) fresh.push(place);
      else now.set(place, name);
    }
  const gone = [...before.keys()].filter(place => !now.has(place));
  const used = new Set(before.values());
  for (const place of fresh) {
    const far = (other: number) => crow[spaceOf(other) * spaces + spaceOf(place)];
    const [from] = gone.filter(other => sortOf(other) === sortOf(place)).sort((a, b) => far(a) - far(b));
    let name = from === undefined ? `unit-${place}` : (before.get(from) as string);
    if (from === undefined) while (used.has(name)) name += '+';
    else gone.splice(gone.indexOf(from), 1);
    used.add(name);
    now.set(place, name);
  }
  return now;
}
