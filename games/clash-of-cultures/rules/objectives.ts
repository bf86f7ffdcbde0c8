/** Objectives (COC-23): the conditions, and the questions that let players complete their cards. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  B,
  BUILDING_KINDS,
  C,
  CA,
  CARD_OBJECTIVES,
  CATEGORIES,
  CAVALRY,
  ELEPHANT,
  FOOD,
  GOLD,
  IDEAS,
  KINDS,
  LEADER,
  OBJECTIVE,
  OBJECTIVES,
  type ObjectiveId,
  ORE,
  SETTLER,
  SHIP,
  WOOD,
} from '../content/index.ts';
import {
  advancesOf,
  amount,
  CIV_SIZE,
  cityList,
  civ,
  civAdvancesOf,
  distance,
  distances,
  hasBuilding,
  inCategory,
  militaryAt,
  militaryOf,
  rivalsOf,
  unitSpaces,
  unitsAt,
  unitsOf,
} from './counts.ts';
import { take } from './goods.ts';
import { giveUp, OBJECTIVE as OBJECTIVE_CARD } from './hands.ts';
import { layoutFor } from './layout.ts';
import { hasRoutes } from './routes.ts';
import { ANGRY, BARBARIAN, PIRATE, type State, withMore } from './state.ts';
import { type Tally, tallyOf } from './tally.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

/** `own`: what the seat has, counted. */
type Test = (s: State, seat: number, own: Readonly<Tally>) => boolean;

const DISTANT = 5;

// ---- counting

/** A strict lead over every other player (COC-23.5), none of whom has less than nothing. */
function leads(
  s: State,
  seat: number,
  own: number,
  count: (s: State, other: number, kind: number) => number,
  kind = NONE,
): boolean {
  if (own <= 0) return false;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && count(s, other, kind) >= own) return false;
  return true;
}

/** Pirates that sail with Carthage are ships of its own (COC-26.9). */
function fleetOf(s: State, seat: number): number {
  const pirates = civ(s, seat, CA['pirate-allies']) ? s.corsairs.reduce((sum, n) => sum + n, 0) : 0;
  return unitsOf(s, seat, SHIP) + pirates;
}

function citiesWith(s: State, seat: number, building: number): number {
  let n = 0;
  for (let x = 0; x < s.cityOwner.length; x++)
    if (s.cityOwner[x] === seat && hasBuilding(s, x, building)) n++;
  return n;
}

const mostWith =
  (building: number): Test =>
  (s, seat, own) =>
    leads(s, seat, own.withBuilding[building], citiesWith, building);

const whole =
  (category: number): Test =>
  (_s, _seat, own) =>
    own.inCategory[category] === 4;

const stock =
  (kind: number): Test =>
  (s, seat) =>
    amount(s, seat, kind) >= 5;

/** Buildings of the seat's colour in cities of others. */
function abroad(s: State, seat: number): number {
  let n = 0;
  for (let i = 0; i < s.piece.length; i++)
    if (s.piece[i] === seat && s.cityOwner[Math.floor(i / BUILDING_KINDS)] !== seat) n++;
  return n;
}

const sum = (spaces: readonly number[], count: (space: number) => number) =>
  spaces.reduce((n, x) => n + count(x), 0);

/** How many bits are set. */
function ones(bits: number): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n++;
  return n;
}

function wholeCategories(s: State, seat: number): number {
  return CATEGORIES.filter((_, c) => inCategory(s, seat, c) === 4).length;
}

/** Beside a city whose owner is such. */
function bordersCity(s: State, space: number, owner: (owner: number) => boolean): boolean {
  return layoutFor(s.seats).beside[space].some(x => s.cityOwner[x] !== NONE && owner(s.cityOwner[x]));
}

/** Own cities beside no city at all. */
function lonelyCities(s: State, seat: number): number {
  return cityList(s, seat).filter(x => !bordersCity(s, x, () => true)).length;
}

/** Ships of the seat before Ports of other players. */
function blockading(s: State, seat: number): number {
  const before = (x: number) =>
    rivalsOf(s, seat).some(other => s.port.some((sea, y) => sea === x && s.cityOwner[y] === other));
  return sum(unitSpaces(s, seat), x => (unitsAt(s, x, SHIP) > 0 && before(x) ? unitsAt(s, x, SHIP) : 0));
}

function unitsBeside(s: State, seat: number): number {
  const rival = (owner: number) => owner !== seat && owner < s.seats;
  return sum(unitSpaces(s, seat), x => (bordersCity(s, x, rival) ? militaryAt(s, x) : 0));
}

/** Neither in nor next to an own city. */
function isOut(s: State, seat: number, space: number): boolean {
  return s.cityOwner[space] !== seat && !bordersCity(s, space, owner => owner === seat);
}

function outposts(s: State, seat: number): number {
  return unitSpaces(s, seat).filter(x => isOut(s, seat, x) && militaryAt(s, x) > 0).length;
}

/** Spaces with settlers neither in nor next to own cities. */
function wanderers(s: State, seat: number): number {
  return unitSpaces(s, seat).filter(x => isOut(s, seat, x) && unitsAt(s, x, SETTLER) > 0).length;
}

export function isDistant(s: State, seat: number, city: number): boolean {
  return distance(s, s.home[seat], city) >= DISTANT;
}

function hasDistant(s: State, seat: number): boolean {
  const far = distances(s, s.home[seat], s.terrain.length, false);
  return cityList(s, seat).some(x => far[x] >= DISTANT);
}

export function isTerror(s: State, seat: number): boolean {
  return cityList(s, seat).filter(x => s.mood[x] === ANGRY).length >= 4;
}

/** Objectives of the status phase. */
const STATUS: Partial<Record<ObjectiveId, Test>> = {
  'scientific-lead': mostWith(B.academy),
  'coastal-culture': mostWith(B.port),
  'religious-fervor': mostWith(B.temple),
  fortifications: mostWith(B.fortress),
  'city-planner': whole(C.construction),
  'education-lead': whole(C.education),
  militarized: whole(C.warfare),
  'culture-focus': whole(C.culture),
  'science-focus': whole(C.science),
  'trade-focus': whole(C.economy),
  seafarers: whole(C.seafaring),
  government: (_s, _seat, own) => own.governs,
  'goal-focused': (s, seat, own) => leads(s, seat, own.whole, wholeCategories),
  'diversified-research': (_s, _seat, own) => own.begun >= 9,
  'advanced-culture': (s, seat, own) => own.advances >= 6 && leads(s, seat, own.advances, advancesOf),
  'large-civilization': (_s, _seat, own) => own.cities >= 6,
  'happy-population': (_s, _seat, own) => own.happy >= 4,
  architecture: (_s, _seat, own) => ones(own.kindsAtHome) >= 4,
  consulate: (_s, _seat, own) => own.citiesAbroad >= 2,
  metropolis: (_s, _seat, own) => own.largest === 5,
  expansionist: (s, seat, own) => own.cities >= 4 && lonelyCities(s, seat) >= 4,
  'culture-power': (s, seat, own) => leads(s, seat, own.abroad, abroad),
  'optimized-storage': (s, seat) =>
    amount(s, seat, FOOD) >= 3 && amount(s, seat, ORE) >= 3 && amount(s, seat, WOOD) >= 3,
  eureka: stock(IDEAS),
  wealth: stock(GOLD),
  'ore-supplies': stock(ORE),
  'wood-supplies': stock(WOOD),
  'food-supplies': stock(FOOD),
  'sea-blockade': (s, seat) => blockading(s, seat) >= 2,
  'large-fleet': (s, seat) => {
    const ships = fleetOf(s, seat);
    return ships >= 4 || (ships >= 2 && leads(s, seat, ships, fleetOf));
  },
  'large-army': (s, seat, own) => leads(s, seat, own.military - 3, militaryOf),
  'standing-army': (_s, _seat, own) => own.guarded >= 4,
  'military-might': (s, seat, own) => own.military + fleetOf(s, seat) >= 12,
  colony: (s, seat) => (s.foundersOfRound & (1 << seat)) === 0 && hasDistant(s, seat),
  threat: (s, seat, own) => own.military >= 4 && unitsBeside(s, seat) >= 4,
  outpost: (s, seat, own) => own.military >= 3 && outposts(s, seat) >= 3,
  'trade-power': (s, seat) => hasRoutes(s, seat, false, 3),
  'shipping-routes': (s, seat) => hasRoutes(s, seat, true, 2),
  'star-gazers': mostWith(B.observatory),
  traders: mostWith(B.market),
  legacy: mostWith(B.obelisk),
  'high-culture': (s, seat) => civAdvancesOf(s, seat) === CIV_SIZE && s.recruitedLeaders[seat] >= 2,
  'migration-objective': (s, seat, own) => own.units[SETTLER] >= 3 && wanderers(s, seat) >= 3,
  'horse-power': (_s, _seat, own) => own.spaces[CAVALRY] >= 3,
  'ivory-tower': (_s, _seat, own) => own.spaces[ELEPHANT] >= 3,
  versatility: (s, seat, own) =>
    own.units.every((n, kind) => n > 0 || (kind === SHIP && fleetOf(s, seat) > 0)),
  'magnificent-culture': (s, seat) => s.builtThisRound === 1 && s.buildersOfRound === 1 << seat,
};

const STATUS_TESTS: readonly (Test | undefined)[] = OBJECTIVES.map(x => STATUS[x.id]);
/** The objectives that have one. */
const OF_STATUS: readonly number[] = OBJECTIVES.map((_, id) => id).filter(
  id => STATUS_TESTS[id] !== undefined,
);

/** Of those cards that are known: how many have one of their two objectives fulfilled as things stand. */
export function countFulfilled(s: State, seat: number, cards: readonly number[]): number {
  if (cards.length === 0) return 0;
  const own = tallyOf(s, seat);
  let n = 0;
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] < 0) continue;
    const [first, second] = CARD_OBJECTIVES[cards[i]];
    if (STATUS_TESTS[first]?.(s, seat, own) === true || STATUS_TESTS[second]?.(s, seat, own) === true) n++;
  }
  return n;
}

/** Two of these resources are paid on completion, and nothing stands for them (COC-23.4). */
const PAYS: Partial<Record<ObjectiveId, number>> = {
  eureka: IDEAS,
  wealth: GOLD,
  'ore-supplies': ORE,
  'wood-supplies': WOOD,
  'food-supplies': FOOD,
};
const PAYMENT: readonly (number | undefined)[] = OBJECTIVES.map(x => PAYS[x.id]);
const PRICE = 2;

/** Not both in one status phase. */
const EXCLUDES: readonly (readonly [ObjectiveId, ObjectiveId])[] = [
  ['standing-army', 'military-might'],
  ['trade-power', 'shipping-routes'],
];

function isExcluded(objective: number, completed: readonly number[]): boolean {
  if (completed.includes(objective)) return true;
  for (const [a, b] of EXCLUDES) {
    if (objective === OBJECTIVE[a] && completed.includes(OBJECTIVE[b])) return true;
    if (objective === OBJECTIVE[b] && completed.includes(OBJECTIVE[a])) return true;
  }
  return false;
}

// ---- completing

/** What keeps a half of a card from being completed in the status phase. */
function whyNotNow(
  g: G,
  seat: number,
  objective: number,
  completed: readonly number[],
  own: Readonly<Tally>,
): Blocked {
  const test = STATUS_TESTS[objective];
  if (test === undefined) return g.no('instant-only');
  if (isExcluded(objective, completed)) return g.no('once-per-phase');
  return test(g.s, seat, own) ? OK : g.no('not-met');
}

/** Asked on public grounds: cards in hand, and some objective of the phase that is met. */
function someMet(s: State, seat: number, completed: readonly number[]): boolean {
  const own = tallyOf(s, seat);
  for (let i = 0; i < OF_STATUS.length; i++) {
    const id = OF_STATUS[i];
    if ((STATUS_TESTS[id] as Test)(s, seat, own) && !isExcluded(id, completed)) return true;
  }
  return false;
}

function complete(g: G, seat: number, card: number, half: number): void {
  const { s } = g;
  const objective = CARD_OBJECTIVES[card][half];
  giveUp(s, OBJECTIVE_CARD, seat, card);
  s.done = withMore(s.done, seat, card * 2 + half);
  g.tell('completes', seat, objective);
  const kind = PAYMENT[objective];
  if (kind !== undefined) take(g, seat, kind, PRICE);
  if (objective === OBJECTIVE['city-founder']) s.foundersOfRound |= 1 << seat;
}

export const objectiveSteps: Pick<StepTable, 'statusObjectives' | 'instant' | 'battleGoals' | 'wonderGoals'> =
  {
    statusObjectives(g, { seat, completed }) {
      if (g.s.objectives[seat].length > 0 && someMet(g.s, seat, completed))
        g.ask(seat, 'objectives', completed);
    },
    /** Something happened that these objectives wait for. */
    instant(g, { seat, met }) {
      if (met.length > 0 && g.s.objectives[seat].length > 0) g.ask(seat, 'instant', met);
    },
    battleGoals(g) {
      const b = g.s.battle;
      for (let side = 0; side < 2; side++) {
        const seat = side === 0 ? b.attacker : b.defender;
        if (seat < g.s.seats) g.next('instant', { seat, met: metInBattle(g.s, side) });
      }
    },
    wonderGoals(g, seat) {
      g.next('instant', { seat, met: [OBJECTIVE['magnificent-culture']] });
    },
  };

export const objectives: Kind<'objectives'> = {
  secret: true,
  choices(g, { seat, data: completed }, offer) {
    const own = tallyOf(g.s, seat);
    for (const card of g.s.objectives[seat])
      if (card >= 0)
        for (let half = 0; half < 2; half++)
          offer.unless(
            whyNotNow(g, seat, CARD_OBJECTIVES[card][half], completed, own),
            'complete',
            card,
            half,
          );
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: completed }, a) {
    if (a[0] === 'none') return;
    complete(g, seat, a[1], a[2]);
    g.next('statusObjectives', { seat, completed: [...completed, CARD_OBJECTIVES[a[1]][a[2]]] });
  },
};

export const instant: Kind<'instant'> = {
  secret: true,
  choices(g, { seat, data: met }, offer) {
    for (const card of g.s.objectives[seat])
      if (card >= 0)
        for (let half = 0; half < 2; half++)
          offer.unless(
            met.includes(CARD_OBJECTIVES[card][half]) ? OK : g.no('not-met'),
            'complete',
            card,
            half,
          );
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: met }, a) {
    if (a[0] === 'none') return;
    const objective = CARD_OBJECTIVES[a[1]][a[2]];
    complete(g, seat, a[1], a[2]);
    // never twice by name for one happening (COC-23.3)
    g.next('instant', { seat, met: met.filter(id => id !== objective) });
  },
};

// ---- battles

const LEGENDARY = 3;

/** The objectives a battle that has just ended fulfils for a side. */
function metInBattle(s: State, side: number): number[] {
  const b = s.battle;
  const met: number[] = [];
  const note = (id: ObjectiveId, ok: boolean) => {
    if (ok) met.push(OBJECTIVE[id]);
  };
  const seat = side === 0 ? b.attacker : b.defender;
  const enemy = side === 0 ? b.defender : b.attacker;
  const other = 1 - side;
  const won = b.winner === seat;
  const attacks = side === 0;
  const land = b.sea === 0;
  const took = attacks && b.captured === 1;
  const killed = b.fallen[other];
  const fromPlayer = took && b.cityOf < s.seats;
  note('conqueror', fromPlayer && (b.strength[1] > 0 || b.walled === 1));
  note('naval-assault', fromPlayer && b.landed === 1);
  note('warmonger', land && seat === s.current && s.battlesFought >= 2 && s.battlesWon >= 1);
  note('general', land && killed >= 3);
  note('great-battle', land && b.strength[0] + b.strength[1] >= 6);
  note('defiance', won && enemy < s.seats && b.strength[side] < b.strength[other]);
  note('bold', won && (b.strength[other] > b.strength[side] || moreWarfare(s, enemy, seat)));
  note(
    'legendary-battle',
    attacks &&
      land &&
      b.strength[0] >= LEGENDARY &&
      b.citySize === 5 &&
      b.cityWonder === 1 &&
      (b.strength[1] > 0 || b.walled === 1),
  );
  note('scavenger', attacks && b.traders === 1 && (won || took || (!land && killed > 0)));
  note('aggressor', won && land && attacks && killed >= 2);
  note('barbarian-conquest', took && b.cityOf === BARBARIAN && b.strength[1] >= 2);
  note(
    'resistance',
    won && enemy === BARBARIAN && killed >= 2 && (b.cityOf !== NONE || s.cityOwner[b.space] !== NONE),
  );
  note('great-commander', won && b.chiefs[side] !== NONE && b.strength[side] <= b.strength[other]);
  note('brutus', b.slain[other * KINDS + LEADER] > 0 && killed - b.slain[other * KINDS + LEADER] >= 2);
  note('trample', won && attacks && land && unitsAt(s, b.space, CAVALRY) + unitsAt(s, b.space, ELEPHANT) > 0);
  note('sea-cleansing', won && enemy === PIRATE && seat === s.current && s.piratesBeaten >= 2);
  return met;
}

function moreWarfare(s: State, enemy: number, seat: number): boolean {
  return enemy < s.seats && inCategory(s, enemy, C.warfare) > inCategory(s, seat, C.warfare);
}
