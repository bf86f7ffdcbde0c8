/** How near the seat is to its next wonder. */
import { A, B, WONDER_ADVANCE, WONDERS } from '../content/index.ts';
import { amount, hasBuilding, works } from '../rules/counts.ts';
import { HAPPY, type State } from '../rules/state.ts';
import type { Survey } from './survey.ts';

/** Largest size of a city that can still grow. */
const FULL = 5;

/** A Happy city with room for a wonder, or how far one is: 0 to 1. */
function readyCity(s: State, { cities, city, size }: Readonly<Survey>, port: boolean): number {
  let best = 0;
  for (let i = 0; i < cities; i++) {
    if (size[i] >= FULL || size[i] >= cities) continue;
    const x = city[i];
    const ready = (s.mood[x] === HAPPY ? 1 : 0.8) * (port && !hasBuilding(s, x, B.port) ? 0.7 : 1);
    if (ready > best) best = ready;
  }
  return Math.max(best, 0.4);
}

/** How much of a wonder the seat holds a card of is at hand, goods, advances and a city: 0 to 1. */
export function nearWonder(s: State, seat: number, map: Readonly<Survey>): number {
  const cards = s.shared === 1 ? s.wonderOpen : s.wonders[seat];
  let best = 0;
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] < 0) continue;
    const { cost, needsPort } = WONDERS[cards[i]];
    let have = 0;
    let all = 0;
    for (let kind = 0; kind < cost.length; kind++) {
      have += Math.min(cost[kind], amount(s, seat, kind));
      all += cost[kind];
    }
    const near = (have / all) ** 1.5;
    const known = works(s, seat, WONDER_ADVANCE[cards[i]]) ? 1 : 0.6;
    const value = near * known * readyCity(s, map, needsPort);
    if (value > best) best = value;
  }
  return works(s, seat, A.engineering) ? best : best * 0.5;
}
