/** Who stands where: the winner first, the others by culture step, coins and techs (WAW-23.9). */
import type { Standing } from '@epoka/kernel';
import { before } from './changes.ts';
import { coins, techCount } from './counts.ts';
import type { State } from './state.ts';

/** More than all other points together. */
const VICTORY = 100;

const sum = (s: State, seat: number): number => s.step[seat] + coins(s, seat) + techCount(s, seat);

export function standing(s: State): Standing[] {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const points = seats.map(seat => sum(s, seat) + (seat === s.winner ? VICTORY : 0));
  const ahead = (a: number, b: number) =>
    points[a] > points[b] || (points[a] === points[b] && before(s, a, b));
  return seats.map(seat => ({
    seat,
    points: points[seat],
    rank: 1 + seats.filter(other => ahead(other, seat)).length,
    by: {
      steps: s.step[seat],
      coins: coins(s, seat),
      techs: techCount(s, seat),
      victory: seat === s.winner ? VICTORY : 0,
    },
  }));
}
