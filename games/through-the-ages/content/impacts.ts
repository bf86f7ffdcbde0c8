/** The events of Age III: what each is worth to a civilization, when revealed or at the end of the game (TTA-28.34). */
import {
  allWorkers,
  civilTotal,
  discontent,
  foodProduction,
  happiness,
  militaryTotal,
  perWorker,
  ranking,
  resourceProduction,
  scienceRating,
  strength,
  technologiesInPlay,
} from '../rules/ratings.ts';
import type { Civ, State } from '../rules/state.ts';
import type { EventId } from './ids.ts';
import * as T from './tables.ts';
import type { Copies, EventCard } from './types.ts';

const ONE: Copies = [1, 0, 0];
const BY_RANK: readonly (readonly number[])[] = [
  [10, 0],
  [14, 7, 0],
  [15, 10, 5, 0],
];
const PER_WONDER = [5, 4, 3, 2];

function byRank(s: State, seat: number, first: number, rating: (s: State, seat: number) => number): number {
  return BY_RANK[s.players - 2][ranking(s, first, i => rating(s, i)).indexOf(seat)];
}

function levelsFrom(c: Civ, firstType: number, lastType: number): number {
  let n = 0;
  for (let type = firstType; type <= lastType; type++) n += perWorker(c, type, T.LEVEL);
  return n;
}

type ImpactId = Extract<EventId, `impact-${string}`>;
type Impact = EventCard & Required<Pick<EventCard, 'impact'>>;

function worth(impact: (s: State, seat: number, first: number) => number): Impact {
  return { age: 3, copies: ONE, impact };
}

export const impacts: Readonly<Record<ImpactId, Impact>> = {
  'impact-of-agriculture': worth((s, seat) => foodProduction(s.civs[seat])),
  'impact-of-architecture': worth((s, seat) => levelsFrom(s.civs[seat], T.TEMPLE, T.THEATER)),
  'impact-of-colonies': worth((s, seat) => 4 * s.civs[seat].colonies.length),
  'impact-of-competition': worth(
    (s, seat) =>
      levelsFrom(s.civs[seat], T.INFANTRY, T.AIR_FORCE) + levelsFrom(s.civs[seat], T.ARENA, T.ARENA),
  ),
  'impact-of-government': worth((s, seat) => 2 * civilTotal(s, seat) + militaryTotal(s, seat)),
  'impact-of-happiness': worth((s, seat) => 2 * happiness(s, seat) - 2 * discontent(s, seat)),
  'impact-of-industry': worth((s, seat) => resourceProduction(s.civs[seat])),
  'impact-of-population': worth((s, seat) => {
    const content = allWorkers(s.civs[seat]) - discontent(s, seat) - 10;
    return content > 0 ? 2 * content : 0;
  }),
  'impact-of-progress': worth((s, seat) => {
    const c = s.civs[seat];
    let levels = T.LEVEL[c.government];
    for (const special of c.specials) if (special >= 0) levels += T.LEVEL[special];
    return 2 * levels;
  }),
  'impact-of-science': worth((s, seat, first) => byRank(s, seat, first, scienceRating)),
  'impact-of-strength': worth((s, seat, first) => byRank(s, seat, first, strength)),
  'impact-of-technology': worth((s, seat) => {
    // Level III in the Full game, level II in the Advanced one.
    const level = s.level + 1;
    return 4 * technologiesInPlay(s.civs[seat]).filter(t => T.LEVEL[t] === level).length;
  }),
  'impact-of-wonders': worth((s, seat) => {
    const c = s.civs[seat];
    let n = 0;
    for (const wonder of c.wonders) n += PER_WONDER[T.LEVEL[wonder]];
    for (const wonder of c.ruined) n += PER_WONDER[T.LEVEL[wonder]];
    return n;
  }),
};
