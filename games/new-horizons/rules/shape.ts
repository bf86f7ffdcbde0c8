/** What a stored table must look like before these rules go on with it. */
import { CORE_SHAPE, type Shape, shapes } from '@epoka/kernel';
import {
  BUILDINGS,
  GOALS,
  GOVERNMENTS,
  LEADERS,
  MODIFIERS,
  SLOTS,
  TECHNOLOGIES,
  TERRITORIES,
} from '../content/index.ts';
import { TRIGGERS } from './lists.ts';
import { BONUS_FIRST } from './moving.ts';
import { SPACES } from './spaces.ts';
import type { Discovery, Player, State, Tile, Unit } from './state.ts';

const { id, int, list, maybe } = shapes;
/** nobody is NONE */
const seat = id(4);
const count = int(0, 1000);
const counts = (n: number) => list(count, n, n);
const lists = (item: Shape, n: number) => list(list(item), n, n);
const tile = id(1000);
const technology = id(TECHNOLOGIES.length);
const leader = id(LEADERS.length);
const building = id(BUILDINGS.length);

const tileShape = shapes.of<Tile>({
  hex: int(0, 100_000),
  territory: id(TERRITORIES.length),
  home: seat,
  village: seat,
  city: seat,
  building,
  left: seat,
  right: seat,
});

const unitShape = shapes.of<Unit>({ seat: int(0, 3), kind: int(0, 1), strength: count, tile: int(0, 1000) });

const discoveryShape = shapes.of<Discovery>({
  unit: id(1000),
  hex: int(0, 100_000),
  territory: int(0, TERRITORIES.length - 1),
});

const playerShape = shapes.of<Player>({
  government: id(GOVERNMENTS.length),
  pawn: id(SPACES.length),
  coins: count,
  active: count,
  columns: counts(5),
  gone: count,
  scholars: int(0),
  tracks: counts(3),
  invested: count,
  substitutes: count,
  markers: counts(2),
  supply: list(building),
  leaders: list(leader),
  privates: list(technology),
  modifiers: list(int(-1000, 1000), MODIFIERS.length, MODIFIERS.length),
  triggers: list(int(0, TRIGGERS.length - 1)),
  used: int(0),
  noted: list(int(-1000, 1000), 3, 3),
});

const common: Readonly<Record<Exclude<keyof State, 'discovering'>, Shape>> = {
  ...CORE_SHAPE,
  first: int(0, 3),
  turn: seat,
  did: count,
  discovered: count,
  extra: count,
  lastRound: int(0),
  offered: list(id(GOVERNMENTS.length)),
  goals: list(id(GOALS.length)),
  claims: lists(seat, 3),
  slots: list(technology, SLOTS.length, SLOTS.length),
  leaders: list(leader, SLOTS.length, SLOTS.length),
  decks: lists(technology, 2),
  revealed: list(technology),
  removedTechnologies: list(technology),
  removedLeaders: list(leader),
  territories: list(id(TERRITORIES.length)),
  stacks: lists(building, 3),
  display: lists(building, 3),
  markers: counts(2),
  map: list(tileShape),
  near: list(tile),
  units: list(unitShape),
  players: list(playerShape, 2, 4),
};

const ABSENT: Shape = { type: 'absent' };

/** Tables that began before version 3 know nothing of tiles that are being discovered. */
export const shape = shapes.either(
  shapes.of<State>({ ...common, version: int(BONUS_FIRST), discovering: list(discoveryShape) }),
  shapes.of<State>({ ...common, version: maybe(int(1, BONUS_FIRST - 1)), discovering: ABSENT }),
);
