/** Units on the map, and what those of the current player may no longer do (COC-12, COC-13.5). */
import { NONE } from '@epoka/kernel';
import { KINDS } from '../content/index.ts';
import type { State } from './state.ts';

/** Units of a kind in a space that carry exactly these flags. */
export function countFlagged(s: State, space: number, kind: number, flags: number): number {
  const { flagged } = s;
  let n = flags === 0 ? s.troops[space * KINDS + kind] : 0;
  for (let i = 0; i < flagged.length; i += 4) {
    if (flagged[i] !== space || flagged[i + 1] !== kind) continue;
    if (flags === 0) n -= flagged[i + 3];
    else if (flagged[i + 2] === flags) n += flagged[i + 3];
  }
  return n;
}

/** Each set of flags that units of the kind in the space carry: none first. */
export function marksAt(s: State, space: number, kind: number): number[] {
  const marks = countFlagged(s, space, kind, 0) > 0 ? [0] : [];
  const { flagged } = s;
  for (let i = 0; i < flagged.length; i += 4)
    if (flagged[i] === space && flagged[i + 1] === kind) marks.push(flagged[i + 2]);
  return marks;
}

export function putUnits(
  s: State,
  space: number,
  owner: number,
  kind: number,
  flags: number,
  n: number,
): void {
  if (n === 0) return;
  s.holder[space] = owner;
  s.troops[space * KINDS + kind] += n;
  if (flags !== 0) addFlags(s, space, kind, flags, n);
}

/** Where the list holds units of a kind in a space with exactly these flags. */
function placeOf({ flagged }: State, space: number, kind: number, flags: number): number {
  for (let i = 0; i < flagged.length; i += 4)
    if (flagged[i] === space && flagged[i + 1] === kind && flagged[i + 2] === flags) return i;
  return NONE;
}

function addFlags(s: State, space: number, kind: number, flags: number, n: number): void {
  const at = placeOf(s, space, kind, flags);
  if (at === NONE) s.flagged.push(space, kind, flags, n);
  else s.flagged[at + 3] += n;
}

function dropFlags(s: State, at: number, n: number): void {
  const { flagged } = s;
  flagged[at + 3] -= n;
  if (flagged[at + 3] === 0) flagged.splice(at, 4);
}

function emptied(s: State, space: number): void {
  for (let k = 0; k < KINDS; k++) if (s.troops[space * KINDS + k] > 0) return;
  s.holder[space] = NONE;
}

/** Takes units with exactly these flags from a space. */
export function takeUnits(s: State, space: number, kind: number, flags: number, n: number): void {
  s.troops[space * KINDS + kind] -= n;
  const at = placeOf(s, space, kind, flags);
  if (at !== NONE) dropFlags(s, at, n);
  emptied(s, space);
}

/** Takes any units of the kind; those that may do least go first. */
export function removeUnits(s: State, space: number, kind: number, n: number): void {
  const { flagged } = s;
  s.troops[space * KINDS + kind] -= n;
  for (let i = 0, left = n; i < flagged.length; ) {
    const mine = flagged[i] === space && flagged[i + 1] === kind;
    if (!mine) {
      i += 4;
      continue;
    }
    const dropped = Math.min(left, flagged[i + 3]);
    const whole = dropped === flagged[i + 3];
    dropFlags(s, i, dropped);
    left -= dropped;
    if (!whole) i += 4;
  }
  emptied(s, space);
}

/** All units of a space, whoever they belong to, leave the map. */
export function clearSpace(s: State, space: number): void {
  for (let k = 0; k < KINDS; k++) removeUnits(s, space, k, s.troops[space * KINDS + k]);
}

/** All units of the kind there get these flags in addition. */
export function markUnits(s: State, space: number, kind: number, flags: number): void {
  const { flagged } = s;
  const bare = countFlagged(s, space, kind, 0);
  const again: number[] = [];
  for (let i = 0; i < flagged.length; )
    if (flagged[i] === space && flagged[i + 1] === kind) {
      again.push(flagged[i + 2] | flags, flagged[i + 3]);
      flagged.splice(i, 4);
    } else i += 4;
  if (bare > 0) addFlags(s, space, kind, flags, bare);
  for (let i = 0; i < again.length; i += 2) addFlags(s, space, kind, again[i], again[i + 1]);
}

/** Takes these flags off every unit. */
export function unmark(s: State, flags: number): void {
  const old = s.flagged;
  s.flagged = [];
  for (let i = 0; i < old.length; i += 4) {
    const left = old[i + 2] & ~flags;
    if (left !== 0) addFlags(s, old[i], old[i + 1], left, old[i + 3]);
  }
}
