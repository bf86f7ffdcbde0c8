/** Who stands where, during the game and at its end (CCG-16.8, 16.9). */
import type { Standing } from '@epoka/kernel';
import { KIND, WONDER } from './cards.ts';
import { STANDING, type State } from './state.ts';
import { satisfaction, VICTORY_TERRAINS, victoryFood } from './values.ts';

function wonders(s: State, seat: number): number {
  let n = 0;
  for (let o = 0; o < s.zone.length; o++)
    if (s.zone[o] === STANDING && s.owner[o] === seat && KIND[s.face[o]] === WONDER) n++;
  return n;
}

/** Terrains first, then satisfaction, food, wonders; whoever left ranks behind, the later the better. */
function places(s: State): number[][] {
  return s.out.map((out, seat) =>
    out > 0
      ? [-s.seats + out, 0, 0, 0, 0]
      : [won(s, seat) ? 1 : 0, s.row[seat].length, satisfaction(s, seat), s.food[seat], wonders(s, seat)],
  );
}

/** Expansion ends the game in the winner's own explorers phase. Whoever conquered all is first anyway. */
function won(s: State, seat: number): boolean {
  if (!s.over || seat !== s.active) return false;
  return s.row[seat].length >= VICTORY_TERRAINS && s.food[seat] >= victoryFood(s, seat);
}

function better(a: readonly number[], b: readonly number[]): boolean {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value > b[i];
  return false;
}

export function standing(s: State): Standing[] {
  const all = places(s);
  return all.map((own, seat) => ({
    seat,
    points: s.row[seat].length,
    rank: 1 + all.filter(other => better(other, own)).length,
    by: { terrains: s.row[seat].length },
  }));
}
