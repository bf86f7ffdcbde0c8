/** What a stored table must look like before these rules go on with it. */
import { CORE_SHAPE, shapes } from '@epoka/kernel';
import { HOW_MANY } from './cards.ts';
import { CAPITAL_MARK, type Declaration, type State, TEMP } from './state.ts';

const { bool, id, int, list } = shapes;
const SEATS = 6;
const MOST_OBJECTS = 500;
const card = id(HOW_MANY);
const cards = list(card, 0, 80);
const piles = list(cards, 2, SEATS);
/** nobody is NONE */
const seat = id(SEATS);
const count = int(0, 1_000_000);
const flag = int(0, 1);
const object = id(MOST_OBJECTS);
const objects = list(object, 0, MOST_OBJECTS);
/** an object, a player, a declaration or an announced event */
const ref = int(CAPITAL_MARK, MOST_OBJECTS);
const each = (of: typeof count) => list(of, 0, MOST_OBJECTS);
const bySeat = list(count, 2, SEATS);

const declaration = shapes.of<Declaration>({
  kind: int(0, 5),
  open: bool,
  forced: bool,
  terrain: object,
  building: object,
  units: objects,
  carriers: objects,
  aims: objects,
  shot: objects,
  doomed: objects,
  pools: list(count, 6, 6),
  defenders: objects,
  rival: seat,
});

export const shape = shapes.of<State>({
  ...CORE_SHAPE,
  limit: count,
  laterFood: int(0, 2),
  full: bool,
  first: int(0, SEATS - 1),
  active: int(0, SEATS - 1),
  phase: int(0, 4),
  food: bySeat,
  era: list(int(1, 3), 2, SEATS),
  turns: bySeat,
  out: list(int(0, SEATS), 2, SEATS),
  hand: piles,
  library: piles,
  atlas: piles,
  discard: piles,
  shown: piles,
  gone: bySeat,
  row: list(objects, 2, SEATS),
  pool: list(count, 5, 5),
  discovered: count,
  drawn: count,
  face: each(card),
  owner: each(seat),
  zone: each(int(0, 7)),
  at: each(object),
  used: each(flag),
  marks: each(int(0, 100)),
  damage: each(count),
  points: each(count),
  moved: each(flag),
  mustReturn: each(int(0, 2)),
  uses: each(count),
  serial: each(count),
  attached: each(ref),
  serials: count,
  temp: list(int(-1000, 1_000_000), 0, MOST_OBJECTS * TEMP),
  declared: declaration,
  announced: list(list(ref, 3, 20), 0, 100),
  played: count,
  looker: seat,
  looked: seat,
  searcher: seat,
});
