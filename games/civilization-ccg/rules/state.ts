/**
 * Everything on the table, as small integers. Cards that lie hidden or on a pile are known by their number; a card in play is
 * an object: a place in the lists `face` to `attached`, used again when it has left play.
 */
import { type CoreState, copyCore, NONE, type Play } from '@epoka/kernel';
import type { Vocab } from './vocabulary.ts';

export type G = Play<State, Vocab>;

// Where an object is.
export const FREE = 0;
export const IN_ROW = 1;
export const IN_GROUND = 2;
export const STANDING = 3;
export const IN_FIELD = 4;
export const KNOWN = 5;
export const IN_FORCE = 6;
export const UNFINISHED = 7;

// Phases of a turn after the activation, which is 0 (CCG-6.2).
export const EXPLORERS = 1;
export const MILITARY = 2;
export const MANAGEMENT = 3;
export const FINAL = 4;

// What is declared.
export const ATTACK = 1;
export const JOURNEY = 2;
export const RAZE = 3;
export const BOMB = 4;
export const DROP = 5;

/** A player or something that is no object, where a card names what it is about. */
export const playerRef = (seat: number): number => -2 - seat;
export const seatOfRef = (ref: number): number => -2 - ref;
export const isPlayerRef = (ref: number): boolean => ref <= -2 && ref > DECLARATION_REF;
export const DECLARATION_REF = -50;
export const announcedRef = (i: number): number => -100 - i;
export const announcedOfRef = (ref: number): number => -100 - ref;
export const isAnnouncedRef = (ref: number): boolean => ref <= -100;

/** An attack, a journey, a razing or an air raid, from the first unit named to its outcome. */
export interface Declaration {
  /** 0: nothing is declared */
  kind: number;
  /** everybody has seen it */
  open: boolean;
  /** made by a unit that must return (CCG-10.15) */
  forced: boolean;
  terrain: number;
  /** of a razing */
  building: number;
  units: number[];
  /** the unit that carries it, or NONE */
  carriers: number[];
  /** the building it strikes instead of units, or NONE */
  aims: number[];
  /** units that have struck early, and those that have decided what to strike */
  shot: number[];
  /** units destroyed but still to be removed */
  doomed: number[];
  /** damage still to be assigned: ground, any, air; to the attackers, then to the defenders */
  pools: number[];
  /** units that took part on the defending side when the fight began */
  defenders: number[];
  /** who defended, NONE before a fight */
  rival: number;
}

export interface State extends CoreState {
  /** options (CCG-18) */
  limit: number;
  laterFood: number;
  full: boolean;
  /** who began, whose turn it is, and in which phase */
  first: number;
  active: number;
  phase: number;
  food: number[];
  era: number[];
  /** turns each seat has had */
  turns: number[];
  /** 0 in the game, else the how manieth to leave it */
  out: number[];
  hand: number[][];
  /** the last card is on top */
  library: number[][];
  atlas: number[][];
  discard: number[][];
  /** cards looked at on top of the library */
  shown: number[][];
  /** cards of those who left the game */
  gone: number[];
  /** terrains from left to right */
  row: number[][];
  /** production, for buildings only, for units only, tax, for inventions only */
  pool: number[];
  discovered: number;
  drawn: number;
  face: number[];
  owner: number[];
  zone: number[];
  /** terrain it is on, or NONE */
  at: number[];
  used: number[];
  /** stages paid, or time markers left */
  marks: number[];
  damage: number[];
  points: number[];
  moved: number[];
  mustReturn: number[];
  /** uses of its ability in this turn */
  uses: number[];
  /** grows with every card that comes into play or is started */
  serial: number[];
  /** what an event is attached to */
  attached: number[];
  serials: number;
  /** changes for a while: [op, object or seat, a, b, c, until] each */
  temp: number[];
  declared: Declaration;
  /** events played and not resolved: [seat, card, countered, targets ...], the last one on top */
  announced: number[][];
  /** events played so far in this game */
  played: number;
  /** who looks into whose hand */
  looker: number;
  looked: number;
  /** who searches the own library */
  searcher: number;
}

export const TEMP = 6;

export function noDeclaration(): Declaration {
  return {
    kind: 0,
    open: false,
    forced: false,
    terrain: NONE,
    building: NONE,
    units: [],
    carriers: [],
    aims: [],
    shot: [],
    doomed: [],
    pools: [0, 0, 0, 0, 0, 0],
    defenders: [],
    rival: NONE,
  };
}

function copyLists(lists: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push(lists[i].slice());
  return copy;
}

export function copy(s: State): State {
  const core = copyCore(s);
  const d = s.declared;
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
    limit: s.limit,
    laterFood: s.laterFood,
    full: s.full,
    first: s.first,
    active: s.active,
    phase: s.phase,
    food: s.food.slice(),
    era: s.era.slice(),
    turns: s.turns.slice(),
    out: s.out.slice(),
    hand: copyLists(s.hand),
    library: copyLists(s.library),
    atlas: copyLists(s.atlas),
    discard: copyLists(s.discard),
    shown: copyLists(s.shown),
    gone: s.gone.slice(),
    row: copyLists(s.row),
    pool: s.pool.slice(),
    discovered: s.discovered,
    drawn: s.drawn,
    face: s.face.slice(),
    owner: s.owner.slice(),
    zone: s.zone.slice(),
    at: s.at.slice(),
    used: s.used.slice(),
    marks: s.marks.slice(),
    damage: s.damage.slice(),
    points: s.points.slice(),
    moved: s.moved.slice(),
    mustReturn: s.mustReturn.slice(),
    uses: s.uses.slice(),
    serial: s.serial.slice(),
    attached: s.attached.slice(),
    serials: s.serials,
    temp: s.temp.slice(),
    declared: {
      kind: d.kind,
      open: d.open,
      forced: d.forced,
      terrain: d.terrain,
      building: d.building,
      units: d.units.slice(),
      carriers: d.carriers.slice(),
      aims: d.aims.slice(),
      shot: d.shot.slice(),
      doomed: d.doomed.slice(),
      pools: d.pools.slice(),
      defenders: d.defenders.slice(),
      rival: d.rival,
    },
    announced: copyLists(s.announced),
    played: s.played,
    looker: s.looker,
    looked: s.looked,
    searcher: s.searcher,
  };
}

/** Sets every number to 0, many times a turn: a plain loop is several times as quick as `fill`. */
export function zero(list: number[]): void {
  for (let i = 0; i < list.length; i++) list[i] = 0;
}

/** Takes one card of this name out of a list. */
export function takeOut(list: number[], card: number): void {
  let i = list.indexOf(card);
  for (; i < list.length - 1; i++) list[i] = list[i + 1];
  list.pop();
}

export const inGame = (s: State, seat: number): boolean => s.out[seat] === 0;

/** Seats still in the game, in turn order from this one on (or the next remaining one). */
export function inOrder(s: State, from: number): number[] {
  const seats: number[] = [];
  for (let i = 0; i < s.seats; i++) {
    const seat = (from + i) % s.seats;
    if (inGame(s, seat)) seats.push(seat);
  }
  return seats;
}

/** The same without that seat. */
export function othersFrom(s: State, seat: number): number[] {
  const others: number[] = [];
  for (let i = 1; i < s.seats; i++) {
    const other = (seat + i) % s.seats;
    if (inGame(s, other)) others.push(other);
  }
  return others;
}

export const capitalOf = (s: State, seat: number): number => {
  const row = s.row[seat];
  for (let i = 0; i < row.length; i++) if (s.attached[row[i]] === CAPITAL_MARK) return row[i];
  return NONE;
};
/** Written into `attached` of a capital: nothing is ever attached by a terrain. */
export const CAPITAL_MARK = -1000;

/** Written into `attached` of an event whose object has left play. */
export const LOST = -999;

export const isCapital = (s: State, o: number): boolean => s.attached[o] === CAPITAL_MARK;

/** Puts a card into play; the place of one that left is used again. */
export function newObject(s: State, owner: number, face: number, zone: number, at: number): number {
  let o = 0;
  while (o < s.zone.length && s.zone[o] !== FREE) o++;
  s.face[o] = face;
  s.owner[o] = owner;
  s.zone[o] = zone;
  s.at[o] = at;
  s.used[o] = 0;
  s.marks[o] = 0;
  s.damage[o] = 0;
  s.points[o] = 0;
  s.moved[o] = 0;
  s.mustReturn[o] = 0;
  s.uses[o] = 0;
  s.serial[o] = ++s.serials;
  s.attached[o] = NONE;
  return o;
}

export function freeObject(s: State, o: number): void {
  s.face[o] = NONE;
  s.owner[o] = NONE;
  s.zone[o] = FREE;
  s.at[o] = NONE;
  s.used[o] = 0;
  s.marks[o] = 0;
  s.damage[o] = 0;
  s.points[o] = 0;
  s.moved[o] = 0;
  s.mustReturn[o] = 0;
  s.uses[o] = 0;
  s.serial[o] = 0;
  s.attached[o] = NONE;
  const { temp } = s;
  for (let i = temp.length - TEMP; i >= 0; i -= TEMP) if (temp[i + 1] === o) temp.splice(i, TEMP);
  // The place may be used again before events that were attached here have ended.
  for (let e = 0; e < s.zone.length; e++)
    if (s.attached[e] === o && s.zone[e] === IN_FORCE) s.attached[e] = LOST;
}
