/** The position: plain lists of small integers. What a number means stands in content/tables.ts and beside each field. */
import { type CoreState, NONE, type Play } from '@epoka/kernel';
import { ABILITY_COUNT } from '../content/abilities.ts';
import { COLUMNS, LAYOUTS } from '../content/layouts.ts';
import { CITY_STATES } from '../content/people.ts';
import {
  COIN_TECHS,
  EACH_PERSON,
  EVENT_LEVEL,
  FAMILY_SUPPLY,
  HUTS,
  MARKER_KIND,
  MARKET_GOODS,
  PERSON_TYPES,
  POLICY_CARDS,
  TECH_COUNT,
  UNIT_TYPE,
  WONDER_ERA,
} from '../content/tables.ts';
import { HOME_TILES, TILES } from '../content/tiles.ts';
import type { Vocab } from './vocabulary.ts';

export type G = Play<State, Vocab>;

/** Figures of a seat: armies 0 to 6 (the seventh is Russia's), scouts 7 and 8. */
export const FIGURES = 9;
export const ARMIES = 7;
export const CITIES = 3;
export const DISASTERS = 12;

export const SETUP = 0;
export const START = 1;
export const TRADE = 2;
export const MANAGE = 3;
export const MOVE = 4;
export const RESEARCH = 5;

/** Roads to victory, as bits. */
export const BY_CULTURE = 1;
export const BY_TECH = 2;
export const BY_WAR = 4;
export const BY_COINS = 8;

/** Who fights as the barbarians. */
export const BARBARIANS = -1;
export const FIELD = 0;
export const CITY = 1;
export const VILLAGE_FIGHT = 2;
export const HORDE = 3;

/** One battle. Sides: 0 attacker, 1 defender. */
export interface Battle {
  /** false while there is none: the other fields then say nothing */
  on: boolean;
  kind: number;
  square: number;
  /** seat * CITIES + city where a city is attacked, or NONE */
  city: number;
  /** seats of the sides, or BARBARIANS */
  sides: number[];
  /** who plays each side */
  players: number[];
  /** rank of barbarian units */
  rank: number;
  hands: number[][];
  /** units on the fronts: front * 2 + side, NONE where nobody stands (any more) */
  fronts: number[];
  wounds: number[];
  bonus: number[];
  /** units of each side killed so far, in order; all are in the discards */
  dead: number[][];
  /** whose battle turn it is */
  turn: number;
  /** a unit was played in this battle turn */
  played: boolean;
  /** wounds that Metalworking adds to the unit played next */
  strike: number;
  /** bits of abilities used once in this battle, by side */
  healed: number[];
  /** figures of the attacker as bits */
  group: number;
}

export interface State extends CoreState {
  phase: number;
  /** holds the first player marker */
  first: number;
  /** whose part of a phase it is */
  active: number;

  // ---- settings that rules ask for during the game
  finishTurn: boolean;

  // ---- the map: by slot, then by square (y * COLUMNS + x)
  /** tile in a slot, NONE while unexplored */
  tile: number[];
  turned: number[];
  /** printed square shown here, tile * 16 + row * 4 + column; NONE where unexplored or off the map */
  ground: number[];
  /** 0, hut, village, relic or city-state */
  mark: number[];
  /** building, wonder or great person; 0 none */
  top: number[];
  /** 0, or 1 + the terrain that a disaster left */
  disaster: number[];
  /** whose outskirts: seat * CITIES + city; 16 more on a city centre; NONE elsewhere */
  zone: number[];
  /** bits of the seats that have figures here */
  here: number[];
  /** squares that nobody may leave this turn */
  locked: number[];
  /** squares where a great person was put down in this start of turn */
  settled: number[];

  // ---- pools everybody can count
  tilePool: number[];
  people: number[];
  cityStates: number[];
  /** wonders of each era that may still come, and how many will */
  wonderPool: number[][];
  wonderLeft: number[];
  wonderUp: number[];
  /** square of each wonder on the map, or NONE */
  wonderAt: number[];
  /** bits of wonders whose ability is lost */
  obsolete: number;
  stock: number[];
  market: number[];
  disasters: number;

  // ---- decks
  events: number[][];
  eventUsed: number[][];
  units: number[][];
  unitUsed: number[][];
  huts: number[];
  villages: number[];

  // ---- by seat
  civ: number[];
  trade: number[];
  culture: number[];
  step: number[];
  gov: number[];
  /** coin tokens on the civilization sheet, and on the Panama Canal */
  sheet: number[];
  canal: number[];
  /** seat * POLICY_CARDS + card: 0 not adopted, 1 or 2 the side */
  policy: number[];
  /** seat * TECH_COUNT + tech: 1 known */
  knows: number[];
  /** bits of governments whose tech was learned since the seat's own step B */
  fresh: number[];
  /** seat * COIN_TECHS.length + place */
  techCoins: number[];
  /** seat * MARKET_GOODS + good */
  goods: number[];
  /** seat * PERSON_TYPES + person, in reserve */
  reserve: number[];
  hand: number[][];
  kept: number[][];
  standing: number[][];
  /** seat * FIGURES + figure: square or NONE */
  fig: number[];
  /** bits of figures that have moved this turn */
  moved: number[];
  /** seat * FIGURES + figure: the city it gathers for, or NONE */
  sends: number[];
  /** bits of figures assigned in this start of turn */
  assigned: number[];
  /** seat * CITIES + city: square or NONE */
  city: number[];
  walls: number[];
  program: number[];
  /** seat * CITIES + city: kinds of action taken as bits, how many, extra ones, production added this turn */
  acts: number[];
  taken: number[];
  extra: number[];
  boost: number[];
  /** seat * ABILITY_COUNT + ability: 1 used this turn */
  used: number[];
  /** bits of the actors whose events the seat, under the United Nations, has refused this turn */
  refused: number[];
  /** roads to victory fulfilled, as bits; only where the turn is played to its end */
  roads: number[];
  winner: number;
  road: number;

  // ---- what is going on
  /** half-made action of the seat that is asked; which numbers, its question knows */
  draft: number[];
  /** culture cards that were shown and taken back in this part of a phase */
  shelved: number[];
  /** a payment under way: of each source what it is, which one, and the good it stands for (declare.ts) */
  pay: number[];
  /** declared things, the latest last: see declare.ts */
  declared: number[][];
  /** open offers: see trade.ts */
  offers: number[][];
  /** offers made in this phase, by seat */
  offered: number[];
  ready: number[];
  nextOffer: number;
  /** the moving group: its figures as bits, points left, the square it stands on and the one it would go back to; NONE when nobody moves */
  group: number;
  left: number;
  at: number;
  from: number;
  /** what was chosen to research: 0 nothing yet or none, else tech + 1; NONE outside of the phase */
  chosen: number[];
  second: number[];
  battle: Battle;
}

const fill = (n: number, value: number): number[] => new Array<number>(n).fill(value);
const range = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => i + from);
const lists = (n: number): number[][] => Array.from({ length: n }, () => []);

export function noBattle(): Battle {
  return {
    on: false,
    kind: 0,
    square: NONE,
    city: NONE,
    sides: [0, 0],
    players: [0, 0],
    rank: 1,
    hands: [[], []],
    fronts: [],
    wounds: [],
    bonus: [0, 0],
    dead: [[], []],
    turn: 0,
    played: false,
    strike: 0,
    healed: [0, 0],
    group: 0,
  };
}

export function blank(core: CoreState, settings: { readonly finishTurn: boolean }): State {
  const n = core.seats;
  const layout = LAYOUTS[n - 2];
  const squares = layout.rows * COLUMNS;
  return {
    ...core,
    phase: SETUP,
    first: 0,
    active: 0,
    finishTurn: settings.finishTurn,
    tile: fill(layout.slots.length, NONE),
    turned: fill(layout.slots.length, 0),
    ground: fill(squares, NONE),
    mark: fill(squares, 0),
    top: fill(squares, 0),
    disaster: fill(squares, 0),
    zone: fill(squares, NONE),
    here: fill(squares, 0),
    locked: [],
    settled: [],
    tilePool: range(TILES.length - HOME_TILES, HOME_TILES),
    people: fill(PERSON_TYPES, EACH_PERSON),
    cityStates: range(CITY_STATES.length),
    wonderPool: [0, 1, 2].map(era => range(WONDER_ERA.length).filter(w => WONDER_ERA[w] === era)),
    wonderLeft: fill(3, 4),
    wonderUp: fill(4, NONE),
    wonderAt: fill(WONDER_ERA.length, NONE),
    obsolete: 0,
    stock: FAMILY_SUPPLY.slice(),
    market: fill(MARKET_GOODS, n),
    disasters: DISASTERS,
    events: [1, 2, 3].map(level => range(EVENT_LEVEL.length).filter(e => EVENT_LEVEL[e] === level)),
    eventUsed: lists(3),
    units: [0, 1, 2, 3].map(type => range(UNIT_TYPE.length).filter(u => UNIT_TYPE[u] === type)),
    unitUsed: lists(4),
    huts: range(HUTS),
    villages: range(MARKER_KIND.length - HUTS, HUTS),
    civ: fill(n, NONE),
    trade: fill(n, 0),
    culture: fill(n, 0),
    step: fill(n, 0),
    gov: fill(n, 0),
    sheet: fill(n, 0),
    canal: fill(n, 0),
    policy: fill(n * POLICY_CARDS, 0),
    knows: fill(n * TECH_COUNT, 0),
    fresh: fill(n, 0),
    techCoins: fill(n * COIN_TECHS.length, 0),
    goods: fill(n * MARKET_GOODS, 0),
    reserve: fill(n * PERSON_TYPES, 0),
    hand: lists(n),
    kept: lists(n),
    standing: lists(n),
    fig: fill(n * FIGURES, NONE),
    moved: fill(n, 0),
    sends: fill(n * FIGURES, NONE),
    assigned: fill(n, 0),
    city: fill(n * CITIES, NONE),
    walls: fill(n, 0),
    program: fill(n, 0),
    acts: fill(n * CITIES, 0),
    taken: fill(n * CITIES, 0),
    extra: fill(n * CITIES, 0),
    boost: fill(n * CITIES, 0),
    used: fill(n * ABILITY_COUNT, 0),
    refused: fill(n, 0),
    roads: fill(n, 0),
    winner: NONE,
    road: 0,
    draft: [],
    shelved: [],
    pay: [],
    declared: [],
    offers: [],
    offered: fill(n, 0),
    ready: fill(n, 0),
    nextOffer: 0,
    group: 0,
    left: 0,
    at: NONE,
    from: NONE,
    chosen: fill(n, NONE),
    second: fill(n, NONE),
    battle: noBattle(),
  };
}

/** The list with another value at one place: lists that copies share (see `copy`) are replaced, never written to. */
export function replaced<T>(list: readonly T[], i: number, value: T): T[] {
  const next = list.slice();
  next[i] = value;
  return next;
}

/** By hand: map() and spreading cost several times as much. */
function copyLists(from: readonly number[][]): number[][] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) to[i] = to[i].slice();
  return to;
}

function copyBattle(b: Battle): Battle {
  return {
    on: b.on,
    kind: b.kind,
    square: b.square,
    city: b.city,
    sides: b.sides.slice(),
    players: b.players.slice(),
    rank: b.rank,
    hands: copyLists(b.hands),
    fronts: b.fronts.slice(),
    wounds: b.wounds.slice(),
    bonus: b.bonus.slice(),
    dead: copyLists(b.dead),
    turn: b.turn,
    played: b.played,
    strike: b.strike,
    healed: b.healed.slice(),
    group: b.group,
  };
}

/**
 * Lists that seldom change are shared by all copies and replaced where they do: the map but for its figures, what is known,
 * discards, wonders to come, and the battle that is none. The kit freezes them, so that a write in place is found.
 */
export function copy(s: State): State {
  return {
    version: s.version,
    chance: s.chance.slice(),
    seats: s.seats,
    round: s.round,
    roundCap: s.roundCap,
    stack: s.stack.slice(),
    asked: s.asked.slice(),
    asking: s.asking,
    over: s.over,
    phase: s.phase,
    first: s.first,
    active: s.active,
    finishTurn: s.finishTurn,
    tile: s.tile,
    turned: s.turned,
    ground: s.ground,
    mark: s.mark,
    top: s.top,
    disaster: s.disaster,
    zone: s.zone,
    here: s.here.slice(),
    locked: s.locked.slice(),
    settled: s.settled.slice(),
    tilePool: s.tilePool,
    people: s.people.slice(),
    cityStates: s.cityStates.slice(),
    wonderPool: s.wonderPool,
    wonderLeft: s.wonderLeft,
    wonderUp: s.wonderUp.slice(),
    wonderAt: s.wonderAt,
    obsolete: s.obsolete,
    stock: s.stock.slice(),
    market: s.market.slice(),
    disasters: s.disasters,
    events: copyLists(s.events),
    eventUsed: s.eventUsed,
    units: copyLists(s.units),
    unitUsed: s.unitUsed,
    huts: s.huts.slice(),
    villages: s.villages.slice(),
    civ: s.civ.slice(),
    trade: s.trade.slice(),
    culture: s.culture.slice(),
    step: s.step.slice(),
    gov: s.gov.slice(),
    sheet: s.sheet.slice(),
    canal: s.canal.slice(),
    policy: s.policy.slice(),
    knows: s.knows,
    fresh: s.fresh.slice(),
    techCoins: s.techCoins.slice(),
    goods: s.goods.slice(),
    reserve: s.reserve.slice(),
    hand: copyLists(s.hand),
    kept: copyLists(s.kept),
    standing: copyLists(s.standing),
    fig: s.fig.slice(),
    moved: s.moved.slice(),
    sends: s.sends.slice(),
    assigned: s.assigned.slice(),
    city: s.city.slice(),
    walls: s.walls.slice(),
    program: s.program.slice(),
    acts: s.acts.slice(),
    taken: s.taken.slice(),
    extra: s.extra.slice(),
    boost: s.boost.slice(),
    used: s.used.slice(),
    refused: s.refused.slice(),
    roads: s.roads.slice(),
    winner: s.winner,
    road: s.road,
    draft: s.draft.slice(),
    shelved: s.shelved.slice(),
    pay: s.pay.slice(),
    declared: copyLists(s.declared),
    offers: copyLists(s.offers),
    offered: s.offered.slice(),
    ready: s.ready.slice(),
    nextOffer: s.nextOffer,
    group: s.group,
    left: s.left,
    at: s.at,
    from: s.from,
    chosen: s.chosen.slice(),
    second: s.second.slice(),
    battle: s.battle.on ? copyBattle(s.battle) : s.battle,
  };
}
