/** How far a player is with an objective that can be counted: so many of so many. Those that compare with others or wait for a happening have none. */
import {
  advancesOf,
  amount,
  B,
  BUILDING_KINDS,
  C,
  CATEGORIES,
  CATEGORY_OF,
  citiesOf,
  FOOD,
  GOLD,
  HAPPY,
  IDEAS,
  IS_GOVERNMENT,
  inCategory,
  militaryAt,
  militaryOf,
  type ObjectiveId,
  ORE,
  owns,
  SHIP,
  type State,
  sizeOf,
  unitsOf,
  WOOD,
} from './game.ts';

interface Progress {
  readonly n: number;
  readonly of: number;
  readonly met: boolean;
}

type Count = (s: State, seat: number) => number;

function cities(s: State, seat: number, test: (x: number) => boolean): number {
  let n = 0;
  for (let x = 0; x < s.cityOwner.length; x++) if (s.cityOwner[x] === seat && test(x)) n++;
  return n;
}

const whole =
  (category: number): Count =>
  (s, seat) =>
    inCategory(s, seat, category);

const stock =
  (kind: number): Count =>
  (s, seat) =>
    amount(s, seat, kind);

const COUNTS: Partial<Record<ObjectiveId, readonly [of: number, count: Count]>> = {
  'city-planner': [4, whole(C.construction)],
  'education-lead': [4, whole(C.education)],
  militarized: [4, whole(C.warfare)],
  'culture-focus': [4, whole(C.culture)],
  'science-focus': [4, whole(C.science)],
  'trade-focus': [4, whole(C.economy)],
  seafarers: [4, whole(C.seafaring)],
  government: [
    4,
    (s, seat) => Math.max(...CATEGORIES.map((_, c) => (IS_GOVERNMENT[c] ? inCategory(s, seat, c) : 0))),
  ],
  'diversified-research': [
    9,
    (s, seat) => {
      const begun = new Set(CATEGORY_OF.filter((_, a) => owns(s, seat, a)));
      return begun.size;
    },
  ],
  'large-civilization': [6, (s, seat) => citiesOf(s, seat)],
  'happy-population': [4, (s, seat) => cities(s, seat, x => s.mood[x] === HAPPY)],
  architecture: [
    4,
    (s, seat) =>
      Object.values(B).filter(b => cities(s, seat, x => s.piece[x * BUILDING_KINDS + b] === seat) > 0).length,
  ],
  metropolis: [
    5,
    (s, seat) => Math.max(0, ...s.cityOwner.map((owner, x) => (owner === seat ? sizeOf(s, x) : 0))),
  ],
  'optimized-storage': [
    9,
    (s, seat) => [FOOD, ORE, WOOD].reduce((n, kind) => n + Math.min(3, amount(s, seat, kind)), 0),
  ],
  eureka: [5, stock(IDEAS)],
  wealth: [5, stock(GOLD)],
  'ore-supplies': [5, stock(ORE)],
  'wood-supplies': [5, stock(WOOD)],
  'food-supplies': [5, stock(FOOD)],
  'large-fleet': [4, (s, seat) => unitsOf(s, seat, SHIP)],
  'standing-army': [4, (s, seat) => cities(s, seat, x => s.holder[x] === seat && militaryAt(s, x) > 0)],
  'military-might': [12, (s, seat) => militaryOf(s, seat) + unitsOf(s, seat, SHIP)],
  'advanced-culture': [6, (s, seat) => advancesOf(s, seat)],
};

export function progressOf(s: State, seat: number, id: ObjectiveId): Progress | undefined {
  const found = seat >= 0 ? COUNTS[id] : undefined;
  if (!found) return undefined;
  const [of, count] = found;
  const n = Math.min(of, count(s, seat));
  return { n, of, met: n === of };
}
