/** The state of a table: small integers and lists of them. Cards are known by their numbers (content/tables.ts). */
import { type CoreState, copyCore, NONE, type Play } from '@epoka/kernel';
import { FIRST_UNIT, HOLDERS } from '../content/tables.ts';
import type { Vocab } from './vocabulary.ts';

export type Game = Play<State, Vocab>;

/** Where culture came from; `by` of a civilization has one number for each. */
export const SOURCES = [
  'turns',
  'cards',
  'wonders',
  'leaders',
  'politics',
  'events',
  'colonies',
  'conflict',
  'famine',
  'final',
] as const;
export type Source = (typeof SOURCES)[number];
export const BY_TURNS = 0;
export const BY_CARDS = 1;
export const BY_WONDERS = 2;
export const BY_LEADERS = 3;
export const BY_POLITICS = 4;
export const BY_EVENTS = 5;
export const BY_COLONIES = 6;
export const BY_CONFLICT = 7;
export const BY_FAMINE = 8;
export const BY_FINAL = 9;

export const NOT_IN_PLAY = -1;
export const ROUTES_READY = 0;
export const ROUTES_ARMED = 1;
export const ROUTES_USED = 2;

export interface Civ {
  culture: number;
  science: number;
  /** tokens in the banks, and workers without work */
  yellow: number;
  blue: number;
  idle: number;
  civilSpent: number;
  militarySpent: number;
  /** an action was spent in this turn, though its token may have come back or left with its source (TTA-11.3) */
  civilActed: boolean;
  militaryActed: boolean;
  government: number;
  leader: number;
  /** bit per age of which a leader was taken */
  leaderAges: number;
  /** wonder under construction and its finished stages (a blue token on each) */
  building: number;
  stages: number;
  tactic: number;
  /** own pact in play, its partner, and the side of its owner (0 = A) */
  pact: number;
  pactWith: number;
  pactSide: number;
  /** declared war and its target */
  war: number;
  warOn: number;
  /** for this turn only */
  extraMilitary: number;
  unitGoods: number;
  /** of the leader's resources for units */
  unitGoodsUsed: number;
  immigrated: boolean;
  routes: number;
  /** the leader's colonization without auction has been used */
  colonizedOnce: boolean;
  /** civil actions that the next action phase begins without */
  rebellion: number;
  /** political actions given up */
  skipPolitics: number;
  /** 0, or the how manieth to resign */
  resigned: number;
  /** workers on each technology; NOT_IN_PLAY where the card is not in play */
  workers: number[];
  /** blue tokens on farms, mines and labs */
  blues: number[];
  /** special technology of each category, or NONE */
  specials: number[];
  wonders: number[];
  ruined: number[];
  colonies: number[];
  hand: number[];
  /** action cards taken this turn */
  taken: number[];
  military: number[];
  /** culture by source */
  by: number[];
}

/** An aggression or a war being fought out. */
export interface Battle {
  card: number;
  attacker: number;
  defender: number;
  /** strengths as they were when the card was played or the war came up, with bonuses for the attack */
  attack: number;
  defense: number;
  /** defense values of the bonus cards played */
  bonus: number;
  /** units set aside, by technology from the first unit on */
  attackUnits: number[];
  defenseUnits: number[];
}

/** A territory being auctioned or paid for. */
export interface Auction {
  card: number;
  bid: number;
  bidder: number;
  turn: number;
  /** bit per seat */
  passed: number;
  bonus: number;
  units: number[];
}

export interface State extends CoreState {
  level: number;
  easier: boolean;
  noGangAttacks: boolean;
  drawAsAction: boolean;
  alternativeCorruption: boolean;
  endScoring: number;
  fewerBonuses: boolean;
  /** 0 = A ... 4 = IV */
  age: number;
  first: number;
  active: number;
  /** seats still in the game */
  players: number;
  mayResign: boolean;
  /** number of the last round, 0 while unknown */
  lastRound: number;
  /** the active player discards no military cards in this turn */
  keepsHand: boolean;
  /** a pact card that was shown and waits for its answer */
  offered: number;
  row: number[];
  /** by age; the last card is the top */
  civilDecks: number[][];
  militaryDecks: number[][];
  discards: number[][];
  /** who knows each discard: a seat, or EVERYBODY */
  discardKnown: number[][];
  /** the last card is the top */
  current: number[];
  future: number[];
  futureBy: number[];
  past: number[];
  /** open cards that left the game */
  gone: number[];
  /** cards that left the game unseen */
  unseen: number[];
  /** cards scored at the end: open, face down, kept by each seat */
  scoring: number[];
  scoringDown: number[];
  kept: number[][];
  /** scoring cards dealt to choose from */
  dealt: number[][];
  /** who holds the attack marker of each seat, or NONE */
  markers: number[];
  /** tokens in the box */
  boxYellow: number;
  boxBlue: number;
  battle: Battle;
  auction: Auction;
  civs: Civ[];
}

export const EVERYBODY = 9;

/** One number for each unit technology. */
export function noUnits(): number[] {
  return new Array(HOLDERS - FIRST_UNIT).fill(0);
}

export function blankBattle(): Battle {
  return {
    card: NONE,
    attacker: NONE,
    defender: NONE,
    attack: 0,
    defense: 0,
    bonus: 0,
    attackUnits: noUnits(),
    defenseUnits: noUnits(),
  };
}

export function blankAuction(): Auction {
  return { card: NONE, bid: 0, bidder: NONE, turn: 0, passed: 0, bonus: 0, units: noUnits() };
}

function copyCiv(c: Civ): Civ {
  return {
    culture: c.culture,
    science: c.science,
    yellow: c.yellow,
    blue: c.blue,
    idle: c.idle,
    civilSpent: c.civilSpent,
    militarySpent: c.militarySpent,
    civilActed: c.civilActed,
    militaryActed: c.militaryActed,
    government: c.government,
    leader: c.leader,
    leaderAges: c.leaderAges,
    building: c.building,
    stages: c.stages,
    tactic: c.tactic,
    pact: c.pact,
    pactWith: c.pactWith,
    pactSide: c.pactSide,
    war: c.war,
    warOn: c.warOn,
    extraMilitary: c.extraMilitary,
    unitGoods: c.unitGoods,
    unitGoodsUsed: c.unitGoodsUsed,
    immigrated: c.immigrated,
    routes: c.routes,
    colonizedOnce: c.colonizedOnce,
    rebellion: c.rebellion,
    skipPolitics: c.skipPolitics,
    resigned: c.resigned,
    workers: c.workers.slice(),
    blues: c.blues.slice(),
    specials: c.specials.slice(),
    wonders: c.wonders.slice(),
    ruined: c.ruined.slice(),
    colonies: c.colonies.slice(),
    hand: c.hand.slice(),
    taken: c.taken.slice(),
    military: c.military.slice(),
    by: c.by.slice(),
  };
}

function copyLists(lists: number[][]): number[][] {
  const copy: number[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push(lists[i].slice());
  return copy;
}

export function copy(s: State): State {
  const core = copyCore(s);
  const b = s.battle;
  const a = s.auction;
  const civs: Civ[] = [];
  for (let i = 0; i < s.civs.length; i++) civs.push(copyCiv(s.civs[i]));
  return {
    version: core.version,
    chance: core.chance,
    seats: core.seats,
    round: core.round,
    roundCap: core.roundCap,
    stack: core.stack,
    asked: core.asked,
    asking: core.asking,
    over: core.over,
    level: s.level,
    easier: s.easier,
    noGangAttacks: s.noGangAttacks,
    drawAsAction: s.drawAsAction,
    alternativeCorruption: s.alternativeCorruption,
    endScoring: s.endScoring,
    fewerBonuses: s.fewerBonuses,
    age: s.age,
    first: s.first,
    active: s.active,
    players: s.players,
    mayResign: s.mayResign,
    lastRound: s.lastRound,
    keepsHand: s.keepsHand,
    offered: s.offered,
    row: s.row.slice(),
    civilDecks: copyLists(s.civilDecks),
    militaryDecks: copyLists(s.militaryDecks),
    discards: copyLists(s.discards),
    discardKnown: copyLists(s.discardKnown),
    current: s.current.slice(),
    future: s.future.slice(),
    futureBy: s.futureBy.slice(),
    past: s.past.slice(),
    gone: s.gone.slice(),
    unseen: s.unseen.slice(),
    scoring: s.scoring.slice(),
    scoringDown: s.scoringDown.slice(),
    kept: copyLists(s.kept),
    dealt: copyLists(s.dealt),
    markers: s.markers.slice(),
    boxYellow: s.boxYellow,
    boxBlue: s.boxBlue,
    battle: {
      card: b.card,
      attacker: b.attacker,
      defender: b.defender,
      attack: b.attack,
      defense: b.defense,
      bonus: b.bonus,
      attackUnits: b.attackUnits.slice(),
      defenseUnits: b.defenseUnits.slice(),
    },
    auction: {
      card: a.card,
      bid: a.bid,
      bidder: a.bidder,
      turn: a.turn,
      passed: a.passed,
      bonus: a.bonus,
      units: a.units.slice(),
    },
    civs,
  };
}

export function isFull(s: State): boolean {
  return s.level === 2;
}

export function inGame(s: State, seat: number): boolean {
  return s.civs[seat].resigned === 0;
}

/** Remaining seats in turn order, beginning with `from` (or the next remaining one). */
export function inOrder(s: State, from: number): number[] {
  const seats: number[] = [];
  for (let i = 0; i < s.seats; i++) {
    const seat = (from + i) % s.seats;
    if (inGame(s, seat)) seats.push(seat);
  }
  return seats;
}

/** No civil action has been spent or lost in this turn (TTA-11.3). */
export function isCalm(c: Civ): boolean {
  return c.civilSpent === 0 && !c.civilActed;
}

export function spendCivil(c: Civ, n: number): void {
  if (n === 0) return;
  c.civilSpent += n;
  c.civilActed = true;
}
export function spendMilitary(c: Civ, n: number): void {
  if (n === 0) return;
  c.militarySpent += n;
  c.militaryActed = true;
}

/** In the Full game no unit may be sacrificed in the last round (TTA-25.5). */
export function maySacrifice(s: State): boolean {
  return !(isFull(s) && s.lastRound === s.round);
}

export function removeOne(list: number[], x: number): void {
  const i = list.indexOf(x);
  if (i >= 0) list.splice(i, 1);
}
