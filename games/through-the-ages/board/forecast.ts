/**
 * What the end of the turn will bring, by letting the rules themselves produce on a copy of the position; and the numbers
 * of every civilization, derived once a position.
 */
import { Play, type Tell } from '@epoka/kernel';
import {
  type Civ,
  civilHandLimit,
  civilLeft,
  civilTotal,
  compare,
  consumption,
  copy,
  corruptionAt,
  cultureRating,
  discontent,
  facesNeeded,
  foodOf,
  foodProduction,
  happiness,
  inGame,
  MOST_SCIENCE,
  militaryHandLimit,
  militaryLeft,
  militaryTotal,
  mineOption,
  production,
  resourceProduction,
  resourcesOf,
  rules,
  SIMPLE,
  type State,
  scienceRating,
  strength,
  T,
  urbanLimit,
  type Vocab,
} from './game.ts';

/** One good: what is there, what comes, what goes, what will be there. */
export interface Flow {
  readonly now: number;
  readonly made: number;
  /** eaten, corrupted, lost by famine */
  readonly lost: number;
  readonly after: number;
  /** what could have come, but has no place or no token */
  readonly wasted: number;
}

export interface Forecast {
  readonly food: Flow;
  readonly resources: Flow;
  readonly science: Flow;
  readonly culture: Flow;
  /** nothing is produced: more discontent workers than unused ones */
  readonly uprising: boolean;
  /** food that the people need and will not get */
  readonly missing: number;
}

/** Sums an argument over the log lines of one key. */
function sum(log: readonly Tell[], key: string, arg: number): number {
  let n = 0;
  for (const tell of log) if (tell.key === key) n += tell.args[arg] as number;
  return n;
}

export function forecast(view: State, seat: number): Forecast {
  const before = view.civs[seat];
  const s = copy(view);
  s.active = seat;
  s.asked = [];
  const g = new Play<State, Vocab>(rules, s);
  const log: Tell[] = [];
  g.log = log;
  production(g);
  const asked = s.asked[0];
  // with the variant "alternative corruption" the owner may leave a token out: count on all of them
  if (asked?.kind === 'mineOption') mineOption.answer(g, asked as never, ['done']);
  const after = s.civs[seat];

  const uprising = log.some(tell => tell.key === 'uprising');
  const flow = (now: number, then: number, lost: number, wasted: number): Flow => ({
    now,
    made: then - now + lost,
    lost,
    after: then,
    wasted: uprising ? 0 : Math.max(0, wasted),
  });
  const food = foodOf(before);
  const resources = resourcesOf(before);
  const missing = sum(log, 'famine', 1);
  const rated = uprising ? 0 : cultureRating(view, seat);
  const famine = Math.max(0, before.culture + rated - after.culture);
  return {
    food: flow(food, foodOf(after), sum(log, 'ate', 1), foodProduction(before) - sum(log, 'produced', 1)),
    resources: flow(
      resources,
      resourcesOf(after),
      sum(log, 'corruption', 1),
      resourceProduction(before) - sum(log, 'produced', 2),
    ),
    science: flow(
      before.science,
      after.science,
      0,
      before.science + scienceRating(view, seat) - MOST_SCIENCE,
    ),
    culture: flow(before.culture, after.culture, famine, 0),
    uprising,
    missing,
  };
}

export interface Facts {
  /** yellow tokens outside the bank: unused ones and those at work */
  readonly people: number;
  readonly culture: number;
  readonly cultureRating: number;
  readonly science: number;
  readonly scienceRating: number;
  readonly strength: number;
  readonly happiness: number;
  readonly needed: number;
  readonly discontent: number;
  readonly food: number;
  readonly resources: number;
  /** what mines and farms make a turn */
  readonly makes: number;
  readonly grows: number;
  readonly consumption: number;
  readonly corruption: number;
  readonly civil: number;
  readonly civilTotal: number;
  readonly military: number;
  readonly militaryTotal: number;
  readonly handLimit: number;
  readonly militaryLimit: number;
  readonly urbanLimit: number;
  readonly inGame: boolean;
}

export function factsOf(s: State): readonly Facts[] {
  return s.civs.map((c, seat) => ({
    people: c.workers.reduce((n, workers) => n + Math.max(0, workers), c.idle),
    culture: c.culture,
    cultureRating: cultureRating(s, seat),
    science: c.science,
    scienceRating: scienceRating(s, seat),
    strength: strength(s, seat),
    happiness: happiness(s, seat),
    needed: s.level === SIMPLE ? 0 : facesNeeded(c.yellow),
    discontent: discontent(s, seat),
    food: foodOf(c),
    resources: resourcesOf(c),
    makes: resourceProduction(c),
    grows: foodProduction(c),
    consumption: consumption(c.yellow),
    corruption: s.level === SIMPLE ? 0 : corruptionAt(c.blue),
    civil: civilLeft(s, seat),
    civilTotal: civilTotal(s, seat),
    military: militaryLeft(s, seat),
    militaryTotal: militaryTotal(s, seat) + c.extraMilitary,
    handLimit: civilHandLimit(s, seat),
    militaryLimit: militaryHandLimit(s, seat),
    urbanLimit: urbanLimit(s, seat),
    inGame: inGame(s, seat),
  }));
}

export function unitStrength(c: Civ): number {
  let n = 0;
  for (let h = T.FIRST_UNIT; h < T.HOLDERS; h++) if (c.workers[h] > 0) n += c.workers[h] * T.STRENGTH[h];
  return n;
}

/** Everybody's numbers after the open fight, if nobody adds anything to it. undefined: somebody has to choose something then. */
export function asItStands(view: State): readonly Facts[] | undefined {
  const s = copy(view);
  s.asked = [];
  s.stack = [];
  const g = new Play<State, Vocab>(rules, s);
  g.log = [];
  compare(g);
  return s.asked.length > 0 || s.stack.length > 0 ? undefined : factsOf(s);
}
