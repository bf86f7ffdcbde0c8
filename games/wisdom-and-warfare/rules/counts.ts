/** Everything that is counted when it is asked for: coins, limits, ranks, production, bonuses. Nothing of it is stored. */
import { NONE } from '@epoka/kernel';
import { ABILITY_COUNT } from '../content/abilities.ts';
import {
  AIRCRAFT,
  AIRCRAFT_COST,
  AMERICA,
  ANARCHY,
  CIV_TECH,
  COIN_SLOTS,
  COIN_TECHS,
  COMMUNISM,
  DEMOCRACY,
  DESPOTISM,
  ENGLAND,
  FIRST_BUILDING,
  FIRST_STATE,
  FRANCE,
  FUNDAMENTALISM,
  INFANTRY,
  isPerson,
  JAPAN,
  LEVEL,
  POLICY_CARDS,
  policy,
  RESEARCH_COST,
  RUSSIA,
  SPACE_FLIGHT,
  STATE_COIN,
  STATE_COMBAT,
  STATE_CULTURE,
  STATE_PRODUCTION,
  STATE_TRADE,
  TECH_COIN,
  TECH_COUNT,
  TECH_HAND,
  TECH_RANK,
  TECH_SPEED,
  TECH_STACK,
  TECH_WATER,
  TOP_COMBAT,
  tech,
  UNIT_COST,
  UNIT_TYPE,
  unitStrength,
  WATER,
  wonder,
} from '../content/tables.ts';
import {
  coinAt,
  cultureAt,
  gridOf,
  isStateAt,
  landlord,
  productionAt,
  terrainAt,
  tradeAt,
} from './squares.ts';
import { ARMIES, CITIES, FIGURES, type State } from './state.ts';

const T = {
  irrigation: tech('irrigation'),
  militaryScience: tech('military-science'),
  computers: tech('computers'),
  flight: tech('flight'),
};
const W = {
  zeus: wonder('statue-of-zeus'),
  leonardo: wonder('leonardos-workshop'),
  internet: wonder('the-internet'),
  tower: wonder('porcelain-tower'),
  lighthouse: wonder('the-great-lighthouse'),
  redeemer: wonder('cristo-redentor'),
  canal: wonder('panama-canal'),
  himeji: wonder('himeji-samurai-castle'),
};
const P = {
  natural: policy('natural-religion'),
  organized: policy('organized-religion'),
  urban: policy('urban-development'),
};

/** The few techs that matter for a count: it is asked for again and again. */
const having = (values: readonly number[]): readonly number[] =>
  values.flatMap((value, t) => (value > 0 ? [t] : []));
const COIN_ICONS = having(TECH_COIN);
const HAND_TECHS = having(TECH_HAND);
const STACK_TECHS = having(TECH_STACK);
const SPEED_TECHS = having(TECH_SPEED);
const WATER_TECHS = having(TECH_WATER);
const RANK_TECHS = TECH_RANK.map(having);
const OF_LEVEL = [0, 1, 2, 3, 4, 5].map(level => having(LEVEL.map(of => (of === level ? 1 : 0))));

/** The best of what the seat's techs give, at least so much. */
function best(
  s: State,
  seat: number,
  techs: readonly number[],
  gives: readonly number[],
  least: number,
): number {
  let n = least;
  for (const t of techs) if (s.knows[seat * TECH_COUNT + t] === 1) n = Math.max(n, gives[t]);
  return n;
}

/** The sum of what the seat's techs give. */
function total(s: State, seat: number, techs: readonly number[], gives: readonly number[]): number {
  let n = 0;
  for (const t of techs) if (s.knows[seat * TECH_COUNT + t] === 1) n += gives[t];
  return n;
}

export const TRADE_MAX = 27;
export const COINS_TO_WIN = 15;

export const knows = (s: State, seat: number, t: number): boolean => s.knows[seat * TECH_COUNT + t] === 1;
export const isUsed = (s: State, seat: number, a: number): boolean => s.used[seat * ABILITY_COUNT + a] === 1;
export const markUsed = (s: State, seat: number, a: number): void => {
  s.used[seat * ABILITY_COUNT + a] = 1;
};

/** Adopted, and not silenced by Anarchy. */
export function hasPolicy(s: State, seat: number, p: number): boolean {
  return s.gov[seat] !== ANARCHY && s.policy[seat * POLICY_CARDS + (p >> 1)] === (p & 1) + 1;
}

/** Its ability works for the seat: in a city of the seat, neither obsolete nor blockaded. */
export function hasWonder(s: State, seat: number, w: number): boolean {
  const q = s.wonderAt[w];
  return (
    q !== NONE && landlord(s, q) === seat && ((s.obsolete >> w) & 1) === 0 && (s.here[q] & ~(1 << seat)) === 0
  );
}

export const armiesOf = (s: State, seat: number): number => (s.civ[seat] === RUSSIA ? ARMIES : ARMIES - 1);

/** A figure that gathers where it stands: a scout, or an English army; the moving group gathers nothing (WAW-5.12). */
function gathers(s: State, seat: number, f: number): boolean {
  const q = s.fig[seat * FIGURES + f];
  if (q === NONE || (f < ARMIES && s.civ[seat] !== ENGLAND)) return false;
  if (s.at !== NONE && s.active === seat && ((s.group >> f) & 1) === 1) return false;
  return s.zone[q] < 16 && landlord(s, q) !== seat && !isStateAt(s, q);
}

/** Whether an earlier figure of the seat gathers the same square already. */
function gatheredBefore(s: State, seat: number, f: number): boolean {
  const base = seat * FIGURES;
  const q = s.fig[base + f];
  for (let other = 0; other < f; other++)
    if (s.fig[base + other] === q && gathers(s, seat, other)) return true;
  return false;
}

export const mayGather = gathers;

/** Whether the figure is the first of its seat on this city-state: each counts once. */
function controlsHere(s: State, seat: number, f: number): boolean {
  const base = seat * FIGURES;
  const q = s.fig[base + f];
  if (q === NONE || s.mark[q] < FIRST_STATE) return false;
  for (let other = 0; other < f; other++) if (s.fig[base + other] === q) return false;
  return true;
}

/** The sum of one icon over the city-states that the seat controls. */
function fromStates(s: State, seat: number, icons: readonly number[]): number {
  let n = 0;
  for (let f = 0; f < FIGURES; f++)
    if (controlsHere(s, seat, f)) n += icons[s.mark[s.fig[seat * FIGURES + f]] - FIRST_STATE];
  return n;
}

export function statesControlled(s: State, seat: number): number {
  let n = 0;
  for (let f = 0; f < FIGURES; f++) if (controlsHere(s, seat, f)) n++;
  return n;
}

/** The sum of one icon over the unblockaded outskirts of a city. */
function around(s: State, seat: number, city: number, icon: (s: State, q: number) => number): number {
  const centre = s.city[seat * CITIES + city];
  if (centre === NONE) return 0;
  const squares = gridOf(s).eight[centre];
  const others = ~(1 << seat);
  let n = 0;
  for (let i = 0; i < squares.length; i++) {
    const q = squares[i];
    if ((s.here[q] & others) === 0) n += icon(s, q);
  }
  return n;
}

/** O of one city, before Communism (WAW-7.4). */
function ownProduction(s: State, seat: number, city: number): number {
  return around(s, seat, city, productionAt) + (city === 0 ? fromStates(s, seat, STATE_PRODUCTION) : 0);
}

export function outskirtsProduction(s: State, seat: number, city: number): number {
  if (s.gov[seat] !== COMMUNISM) return ownProduction(s, seat, city);
  let most = 0;
  for (let c = 0; c < CITIES; c++) most = Math.max(most, ownProduction(s, seat, c));
  return most;
}

/** What figures assigned to the city gather of one icon. */
function sent(s: State, seat: number, city: number, icon: (s: State, q: number) => number): number {
  let n = 0;
  const base = seat * FIGURES;
  for (let f = 0; f < FIGURES; f++)
    if (s.sends[base + f] === city && gathers(s, seat, f)) n += icon(s, s.fig[base + f]);
  return n;
}

/** At least two different buildings or wonders in unblockaded outskirts (WAW-13.9). */
export function isUrban(s: State, seat: number, city: number): boolean {
  const centre = s.city[seat * CITIES + city];
  if (centre === NONE || !hasPolicy(s, seat, P.urban)) return false;
  let found = 0;
  for (const q of gridOf(s).eight[centre]) {
    const top = s.top[q];
    if (top < FIRST_BUILDING || isPerson(top) || (s.here[q] & ~(1 << seat)) !== 0) continue;
    if (found !== 0 && found !== top) return true;
    found = top;
  }
  return false;
}

/** Production without trade conversions. */
export function production(s: State, seat: number, city: number): number {
  const twice = ((s.program[seat] >> city) & 1) === 1 ? 2 : 1;
  return (
    outskirtsProduction(s, seat, city) * twice +
    sent(s, seat, city, productionAt) +
    (s.gov[seat] === DESPOTISM ? 1 : 0) +
    (isUrban(s, seat, city) ? 3 : 0) +
    (knows(s, seat, T.militaryScience) ? Math.floor(coins(s, seat) / 3) : 0) +
    s.boost[seat * CITIES + city]
  );
}

/** Production that 3 trade are worth. */
export const conversion = (s: State, seat: number): number => (s.civ[seat] === AMERICA ? 2 : 1);

/** Trade to be converted so that the city can pay the cost; Infinity is never needed: see `reach`. */
export function conversionFor(s: State, seat: number, city: number, cost: number): number {
  const missing = Math.max(0, cost - production(s, seat, city));
  return Math.ceil(missing / conversion(s, seat)) * 3;
}

/** The most that the city can pay, all trade converted. */
export function reach(s: State, seat: number, city: number): number {
  return production(s, seat, city) + Math.floor(s.trade[seat] / 3) * conversion(s, seat);
}

/** Culture that devoting the city to the arts gives (WAW-7.14). */
export function arts(s: State, seat: number, city: number): number {
  return (
    1 +
    around(s, seat, city, cultureAt) +
    (city === 0 ? fromStates(s, seat, STATE_CULTURE) : 0) +
    sent(s, seat, city, cultureAt) +
    (isUrban(s, seat, city) ? 2 : 0)
  );
}

/** Trade income (WAW-6.1). */
export function income(s: State, seat: number): number {
  let n = fromStates(s, seat, STATE_TRADE);
  const lighthouse = hasWonder(s, seat, W.lighthouse);
  const icon = lighthouse ? litTradeAt : tradeAt;
  for (let c = 0; c < CITIES; c++) n += around(s, seat, c, icon);
  for (let f = 0; f < FIGURES; f++)
    if (gathers(s, seat, f) && !gatheredBefore(s, seat, f)) n += tradeAt(s, s.fig[seat * FIGURES + f]);
  return n;
}

/** Trade icons in the outskirts of a city. */
export const outskirtsTrade = (s: State, seat: number, city: number): number =>
  around(s, seat, city, tradeAt);

/** Water without anything built on it gives one more to the owner of the Great Lighthouse. */
function litTradeAt(s: State, q: number): number {
  return tradeAt(s, q) + (s.top[q] === 0 && s.here[q] === 0 && terrainAt(s, q) === WATER ? 1 : 0);
}

/** Coins of every source (WAW-22.1). */
export function coins(s: State, seat: number): number {
  let n = s.sheet[seat] + fromStates(s, seat, STATE_COIN);
  if (hasWonder(s, seat, W.canal)) n += s.canal[seat];
  for (let i = 0; i < COIN_TECHS.length; i++) n += s.techCoins[seat * COIN_TECHS.length + i];
  n += total(s, seat, COIN_ICONS, TECH_COIN);
  if (s.gov[seat] === DEMOCRACY) n++;
  if (hasPolicy(s, seat, P.organized)) n++;
  for (let c = 0; c < CITIES; c++) n += around(s, seat, c, coinAt);
  for (let f = 0; f < FIGURES; f++)
    if (gathers(s, seat, f) && !gatheredBefore(s, seat, f)) n += coinAt(s, s.fig[seat * FIGURES + f]);
  return n;
}

export const coinSlots = (s: State, seat: number): number =>
  COIN_SLOTS + (hasWonder(s, seat, W.internet) ? 2 : 0);

// ---- limits

export function handSize(s: State, seat: number): number {
  let n = 2 + total(s, seat, HAND_TECHS, TECH_HAND);
  if (knows(s, seat, T.computers)) n += Math.floor(coins(s, seat) / 5);
  if (hasWonder(s, seat, W.redeemer)) n += 4;
  return n;
}

export const cityLimit = (s: State, seat: number): number => (knows(s, seat, T.irrigation) ? 3 : 2);

export function cityCount(s: State, seat: number): number {
  let n = 0;
  for (let c = 0; c < CITIES; c++) if (s.city[seat * CITIES + c] !== NONE) n++;
  return n;
}

export const policyMax = (s: State, seat: number): number =>
  cityCount(s, seat) + (s.civ[seat] === FRANCE ? 1 : 0);

export const stackLimit = (s: State, seat: number): number =>
  best(s, seat, STACK_TECHS, TECH_STACK, 2) + (s.civ[seat] === RUSSIA ? 1 : 0);

/** Travel speed; one more for an army alone with Natural Religion. */
export function speed(s: State, seat: number, armies = 0, scouts = 0): number {
  const n = best(s, seat, SPEED_TECHS, TECH_SPEED, 2);
  return n + (armies === 1 && scouts === 0 && hasPolicy(s, seat, P.natural) ? 1 : 0);
}

/** 0 no water, 1 may cross it, 2 may end on it. */
export const waterways = (s: State, seat: number): number =>
  best(s, seat, WATER_TECHS, TECH_WATER, s.civ[seat] === ENGLAND ? 1 : 0);

export const flies = (s: State, seat: number): boolean => knows(s, seat, T.flight);

// ---- techs

/** Cards in a row of the pyramid: the starting tech lies in row I, whatever its level (WAW-11.3). */
export function inRow(s: State, seat: number, row: number): number {
  const base = seat * TECH_COUNT;
  let n = 0;
  for (const t of OF_LEVEL[row]) n += s.knows[base + t];
  const first = CIV_TECH[s.civ[seat]];
  if (LEVEL[first] === 1 || s.knows[base + first] === 0) return n;
  return row === 1 ? n + 1 : row === LEVEL[first] ? n - 1 : n;
}

/** A legal place in the pyramid (WAW-11.2), if a card were added to a row before (0: none). */
export function hasPlace(s: State, seat: number, t: number, before = 0): boolean {
  const level = LEVEL[t];
  if (level === 1) return true;
  const below = inRow(s, seat, level - 1) + (before === level - 1 ? 1 : 0);
  return below >= inRow(s, seat, level) + (before === level ? 1 : 0) + 2;
}

/** Space Flight is one card: whoever has it has it alone (WAW-23.3). */
export function isGone(s: State, t: number): boolean {
  if (t !== SPACE_FLIGHT) return false;
  for (let seat = 0; seat < s.seats; seat++) if (knows(s, seat, t)) return true;
  return false;
}

export const canLearn = (s: State, seat: number, t: number): boolean =>
  !knows(s, seat, t) && hasPlace(s, seat, t) && !isGone(s, t);

/** Trade needed to research the tech (WAW-10.3). */
export function researchCost(s: State, seat: number, t: number): number {
  const less = (s.civ[seat] === JAPAN ? 3 : 0) + (hasWonder(s, seat, W.tower) ? 5 : 0);
  return Math.max(0, RESEARCH_COST[LEVEL[t]] - less);
}

export function techCount(s: State, seat: number): number {
  let n = 0;
  for (let t = 0; t < TECH_COUNT; t++) n += s.knows[seat * TECH_COUNT + t];
  return n;
}

// ---- units

export const rank = (s: State, seat: number, type: number): number =>
  best(s, seat, RANK_TECHS[type], TECH_RANK[type], 1);

/** Aircraft need Flight; everybody has the other types. */
export const unlockedUnit = (s: State, seat: number, type: number): boolean =>
  type !== AIRCRAFT || knows(s, seat, T.flight);

export const unitsLeft = (s: State, type: number): number => s.units[type].length + s.unitUsed[type].length;

export function unitCost(s: State, seat: number, type: number): number {
  const cost = type === AIRCRAFT ? AIRCRAFT_COST : UNIT_COST[rank(s, seat, type)];
  return hasWonder(s, seat, W.leonardo) ? Math.min(5, cost) : cost;
}

/** Wounds that a unit of the seat deals. */
export function strength(s: State, seat: number, unit: number): number {
  return (
    unitStrength(unit, rank(s, seat, UNIT_TYPE[unit])) +
    (hasWonder(s, seat, W.himeji) ? 1 : 0) +
    (s.civ[seat] === JAPAN && UNIT_TYPE[unit] === INFANTRY ? 1 : 0)
  );
}

/** Combat bonus without defence (WAW-9.7). */
export function combatBonus(s: State, seat: number): number {
  let n = fromStates(s, seat, STATE_COMBAT);
  for (let c = 0; c < CITIES; c++) n += around(s, seat, c, topCombat);
  if (hasWonder(s, seat, W.zeus)) n += 6;
  if (s.gov[seat] === FUNDAMENTALISM) n += 4;
  if (s.civ[seat] === FRANCE) n += 2;
  return n;
}

const topCombat = (s: State, q: number): number => TOP_COMBAT[s.top[q]];

/** Units drawn for a battle (WAW-9.6). */
export function battleHand(s: State, seat: number, armies: number, city: boolean): number {
  return (
    (city ? 6 : 3 + 2 * Math.max(0, armies - 1)) +
    (s.gov[seat] === COMMUNISM ? 1 : 0) +
    (knows(s, seat, T.computers) ? Math.floor(coins(s, seat) / 5) : 0)
  );
}
