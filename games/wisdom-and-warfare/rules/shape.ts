/** What a stored position looks like. */
import { CORE_SHAPE, type Shape, shapes } from '@epoka/kernel';
import { EVENT_CARDS, MARKER_KIND, TECH_COUNT, TOPS, UNIT_TYPE, WONDER_ERA } from '../content/tables.ts';
import { TILES } from '../content/tiles.ts';
import type { Battle, State } from './state.ts';

const { int, list, id, bool } = shapes;
const SQUARES = 256;
const square = id(SQUARES);
const seat = int(-1, 3);
const bits = int(0, 0x7fff_ffff);
const some = list(int(0, 99));
const any = list(int(-2, 1_000_000));
const cards = list(id(EVENT_CARDS));
const units = list(id(UNIT_TYPE.length));
const markers = list(id(MARKER_KIND.length));
const bySquare = (of: Shape): Shape => list(of, 128, SQUARES);

const battle: Shape = shapes.of<Battle>({
  on: bool,
  kind: int(0, 3),
  square,
  city: int(-1, 11),
  sides: list(seat, 2, 2),
  players: list(seat, 2, 2),
  rank: int(1, 2),
  hands: list(units, 2, 2),
  fronts: units,
  wounds: some,
  bonus: list(int(0, 99), 2, 2),
  dead: list(units, 2, 2),
  turn: int(0, 1),
  played: bool,
  strike: int(0, 9),
  healed: list(bits, 2, 2),
  group: bits,
});

export const shape: Shape = shapes.of<State>({
  ...CORE_SHAPE,
  phase: int(0, 5),
  first: int(0, 3),
  active: int(0, 3),
  finishTurn: bool,
  tile: list(id(TILES.length)),
  turned: list(int(0, 3)),
  ground: bySquare(id(TILES.length * 16)),
  mark: bySquare(int(0, 9)),
  top: bySquare(int(0, TOPS - 1)),
  disaster: bySquare(int(0, 5)),
  zone: bySquare(int(-1, 27)),
  here: bySquare(int(0, 15)),
  locked: list(square),
  settled: list(square),
  tilePool: list(id(TILES.length)),
  people: some,
  cityStates: some,
  wonderPool: list(list(id(WONDER_ERA.length)), 3, 3),
  wonderLeft: list(int(0, 4), 3, 3),
  wonderUp: list(id(WONDER_ERA.length), 4, 4),
  wonderAt: list(square),
  obsolete: bits,
  stock: some,
  market: some,
  disasters: int(0, 12),
  events: list(cards, 3, 3),
  eventUsed: list(cards, 3, 3),
  units: list(units, 4, 4),
  unitUsed: list(units, 4, 4),
  huts: markers,
  villages: markers,
  civ: list(int(-1, 11), 2, 4),
  trade: list(int(0, 27), 2, 4),
  culture: list(int(0), 2, 4),
  step: list(int(0, 21), 2, 4),
  gov: list(int(0, 7), 2, 4),
  sheet: some,
  canal: some,
  policy: list(int(0, 2)),
  knows: list(int(0, 1)),
  fresh: list(bits),
  techCoins: list(int(0, 6)),
  goods: some,
  reserve: some,
  hand: list(cards, 2, 4),
  kept: list(markers, 2, 4),
  standing: list(units, 2, 4),
  fig: list(square),
  moved: list(bits),
  sends: list(int(-1, 2)),
  assigned: list(bits),
  city: list(square),
  walls: list(int(0, 7)),
  program: list(int(0, 7)),
  acts: list(bits),
  taken: some,
  extra: some,
  boost: some,
  used: list(int(0, 1)),
  refused: list(bits),
  roads: list(int(0, 15)),
  winner: seat,
  road: int(0, 8),
  draft: any,
  shelved: any,
  pay: any,
  declared: list(any),
  offers: list(any),
  offered: some,
  ready: list(int(0, 1)),
  nextOffer: int(0),
  group: bits,
  left: int(0, 9),
  at: square,
  from: square,
  chosen: list(int(-1, TECH_COUNT), 2, 4),
  second: list(int(-1, TECH_COUNT), 2, 4),
  battle,
});
