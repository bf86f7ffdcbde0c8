/** Civilization advances and leaders as contents that listen to events of the game (COC-26). */
import { CIV_ADVANCES, type CivAdvanceId, LEADERS, type LeaderId } from '../content/index.ts';
import { CIV_SIZE } from './counts.ts';
import type { State } from './state.ts';

/** Advances first, then leaders; the number of each is its place here. */
export const CONTENTS: readonly { readonly id: string }[] = [
  ...CIV_ADVANCES.map(x => ({ id: `civ:${x.id}` })),
  ...LEADERS.map(x => ({ id: `leader:${x.id}` })),
];

/** What works for a seat right now: its advances, and the leader on the map. Barbarians and pirates have nothing. */
export function inPlay(s: State, seat: number): number[] {
  const found: number[] = [];
  if (s.expansion === 0) return found;
  for (let i = 0; i < CIV_SIZE; i++)
    if (s.civHas[seat * CIV_SIZE + i] === 1) found.push(s.civ[seat] * CIV_SIZE + i);
  if (s.leader[seat] >= 0) found.push(CIV_ADVANCES.length + s.leader[seat]);
  return found;
}

export type ContentId = `civ:${CivAdvanceId}` | `leader:${LeaderId}`;
