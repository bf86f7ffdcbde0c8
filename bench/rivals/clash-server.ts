/**
 * The public server of Clash of Cultures: a WebAssembly module whose whole state is a JSON text. Positions of ours are
 * written down in its words, so that both play from the same one. Only two players: its map of two is ours.
 */
import { createRequire } from 'node:module';
import {
  ADVANCE_COUNT,
  ADVANCES,
  BUILDING_KINDS,
  BUILDINGS,
  CIVILIZATIONS,
  GOODS,
  KINDS,
  REGIONS,
  SHIP,
  TERRAINS,
} from '@epoka/clash-of-cultures/content';
import { layoutFor } from '@epoka/clash-of-cultures/layout';
import { BARBARIAN, PIRATE, type State } from '@epoka/clash-of-cultures/state';

interface Server {
  init(
    players: number,
    expansions: unknown,
    options: unknown,
    seed: string,
    creator: unknown,
  ): Promise<string>;
  move(game: string, action: string, player: number): string;
}

// a CommonJS module that reads its WebAssembly from beside it
const require = createRequire(import.meta.url);
const NAME = '@boardgamers/clash-server';
export let server = require(NAME) as Server;

/** It refuses by a panic, and after many of them its memory is worn out: then a fresh one takes its place. */
const MOST_PANICS = 100;
let panics = 0;

function renew(): void {
  delete require.cache[require.resolve(NAME)];
  server = require(NAME) as Server;
  panics = 0;
}

/** The state after the action as its JSON text, or why it was refused. */
export function attempt(game: string, action: unknown, player: number): string | { readonly why: string } {
  const { error } = console;
  let why = '';
  console.error = (said: unknown) => {
    why = String(said).split('\n').slice(1, 2).join('');
  };
  try {
    return server.move(game, JSON.stringify(action), player);
  } catch (thrown) {
    if (why === '') throw thrown;
    if (++panics === MOST_PANICS) renew();
    return { why };
  } finally {
    console.error = error;
  }
}

// ---- its words

export const TERRAIN_NAMES = ['Fertile', 'Mountain', 'Forest', 'Barren', 'Water'] as const;
export const UNIT_NAMES = ['Settler', 'Infantry', 'Ship', 'Cavalry', 'Elephant', 'Leader'] as const;
export const GOODS_NAMES = ['food', 'ore', 'wood', 'ideas', 'gold', 'mood_tokens', 'culture_tokens'] as const;
const MOOD_NAMES = ['Angry', 'Neutral', 'Happy'] as const;
/** Names that differ from ours by more than their spelling. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  warships: 'WarShips',
  'circus-and-sports': 'Sports',
  'drama-and-music': 'Theaters',
  'economic-liberty': 'FreeEconomy',
};

const inCapitals = (id: string) =>
  id
    .split('-')
    .map(word => word[0].toUpperCase() + word.slice(1))
    .join('');

export const ADVANCE_NAMES: readonly string[] = ADVANCES.map(({ id }) => OTHER_NAMES[id] ?? inCapitals(id));
export const BUILDING_NAMES: readonly string[] = BUILDINGS.map(({ id }) => inCapitals(id));

/** Goods as it writes them, without those there are none of. */
export function pile(amounts: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    GOODS_NAMES.flatMap((name, kind) => (amounts[kind] > 0 ? [[name, amounts[kind]]] : [])),
  );
}

/** Goods as we keep them. */
export function amounts(written: Readonly<Record<string, number>> | undefined): number[] {
  return GOODS_NAMES.map(name => written?.[name] ?? 0);
}

export interface RivalUnit {
  readonly position: string;
  readonly unit_type: (typeof UNIT_NAMES)[number];
  readonly id: number;
  readonly carried_units?: readonly {
    readonly unit_type: (typeof UNIT_NAMES)[number];
    readonly id: number;
  }[];
}

export interface RivalCity {
  readonly position: string;
  readonly mood_state: (typeof MOOD_NAMES)[number];
  readonly city_pieces?: Readonly<Record<string, number>>;
}

export interface RivalPlayer {
  readonly id: number;
  readonly resources?: Readonly<Record<string, number>>;
  readonly cities?: readonly RivalCity[];
  readonly units?: readonly RivalUnit[];
  readonly advances?: readonly string[];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** What it asks of a player: one of these. */
export interface RivalRequest {
  readonly SelectUnits?: {
    readonly player?: number;
    readonly choices: readonly number[];
    readonly needed: Range;
  };
  readonly SelectPositions?: { readonly choices: readonly string[]; readonly needed: Range };
  readonly SelectHandCards?: unknown;
  readonly Payment?: readonly {
    readonly optional?: boolean;
    readonly cost: { readonly default: Readonly<Record<string, number>> };
  }[];
  readonly BoolRequest?: unknown;
  readonly ResourceReward?: unknown;
}

interface RivalEvent {
  readonly player: number;
  readonly handler?: { readonly request: RivalRequest };
}

/** The parts of its state that are looked at. */
export interface RivalState {
  readonly players: readonly RivalPlayer[];
  readonly events?: readonly RivalEvent[];
  readonly dice_roll_outcomes?: readonly number[];
  readonly current_player_index: number;
  readonly actions_left: number;
}

// ---- a position of ours in its words

/** Our owners are its players: the seats, then barbarians and pirates. */
const indexOf = (s: State, owner: number) =>
  owner === BARBARIAN ? s.seats : owner === PIRATE ? s.seats + 1 : owner;

function citiesOf(s: State, owner: number): RivalCity[] {
  const { labels } = layoutFor(s.seats);
  return s.cityOwner.flatMap((of, x) => {
    if (of !== owner) return [];
    const pieces = BUILDINGS.flatMap(({ id }, b) => {
      const colour = s.piece[x * BUILDING_KINDS + b];
      return colour < 0 ? [] : [[id, indexOf(s, colour)] as const];
    });
    return [
      {
        ...(pieces.length > 0 ? { city_pieces: Object.fromEntries(pieces) } : {}),
        mood_state: MOOD_NAMES[s.mood[x]],
        ...(s.activated[x] > 0 ? { activations: s.activated[x] } : {}),
        ...(s.angryUse[x] > 0 ? { angry_activation: true } : {}),
        position: labels[x],
        ...(s.port[x] >= 0 ? { port_position: labels[s.port[x]] } : {}),
      },
    ];
  });
}

/** Units get numbers from space to space; what ships carry is written beside its ship. */
function unitsOf(s: State, owner: number): RivalUnit[] {
  const { labels } = layoutFor(s.seats);
  const units: RivalUnit[] = [];
  let id = 0;
  for (let x = 0; x < s.holder.length; x++) {
    if (s.holder[x] !== owner) continue;
    const land: { unit_type: (typeof UNIT_NAMES)[number]; id: number }[] = [];
    const ships = s.troops[x * KINDS + SHIP];
    for (let kind = 0; kind < KINDS; kind++)
      if (kind !== SHIP)
        for (let i = 0; i < s.troops[x * KINDS + kind]; i++)
          land.push({ unit_type: UNIT_NAMES[kind], id: id++ });
    if (ships === 0) units.push(...land.map(unit => ({ position: labels[x], ...unit })));
    for (let i = 0; i < ships; i++) {
      const carried_units = land.slice(2 * i, 2 * i + 2);
      units.push({
        position: labels[x],
        unit_type: 'Ship',
        id: id++,
        ...(carried_units.length > 0 ? { carried_units } : {}),
      });
    }
  }
  return units;
}

const countUnits = (units: readonly RivalUnit[]) =>
  units.reduce((n, { carried_units = [] }) => n + 1 + carried_units.length, 0);

function playerOf(s: State, seat: number) {
  const units = unitsOf(s, seat);
  const goods = s.res.slice(seat * GOODS, (seat + 1) * GOODS);
  const has = (id: string) => s.has[seat * ADVANCE_COUNT + ADVANCES.findIndex(x => x.id === id)] === 1;
  return {
    id: seat,
    resources: pile(goods),
    resource_limit: { food: has('storage') ? 7 : 2, wood: 7, ore: 7, ideas: has('dogma') ? 2 : 7, gold: 7 },
    cities: citiesOf(s, seat),
    units,
    civilization: s.civ[seat] < 0 ? 'Pirates' : inCapitals(CIVILIZATIONS[s.civ[seat]].id),
    advances: ADVANCE_NAMES.filter((_, a) => s.has[seat * ADVANCE_COUNT + a] === 1),
    incident_tokens: s.cubes[seat],
    next_unit_id: countUnits(units),
  };
}

function neutralOf(s: State, owner: number, civilization: string) {
  const units = unitsOf(s, owner);
  return {
    id: indexOf(s, owner),
    cities: citiesOf(s, owner),
    units,
    civilization,
    next_unit_id: countUnits(units),
  };
}

/** The position as its JSON text; the dice fall in this order, as faces of the die. */
export function written(s: State, dice: readonly number[] = []): string {
  const { labels, cells } = layoutFor(s.seats);
  const terrainName = (x: number) => {
    if (s.terrain[x] < 0) return 'Unexplored';
    const name = TERRAIN_NAMES[s.terrain[x]];
    return s.exhausted[x] === 1 ? { Exhausted: name } : name;
  };
  const blocks = s.slotTile.flatMap((tile, slot) =>
    s.terrain[cells[4 * slot]] >= 0
      ? []
      : [
          {
            position: { top_tile: labels[cells[4 * slot]], rotation: 0 },
            block: { terrain: REGIONS[tile].terrain.map(id => TERRAIN_NAMES[TERRAINS.indexOf(id)]) },
          },
        ],
  );
  return JSON.stringify({
    version: 2,
    seed: 'epoka',
    state: 'Playing',
    players: [
      ...Array.from({ length: s.seats }, (_, seat) => playerOf(s, seat)),
      neutralOf(s, BARBARIAN, 'Barbarians'),
      neutralOf(s, PIRATE, 'Pirates'),
    ],
    map: { tiles: labels.map((label, x) => [label, terrainName(x)]), unexplored_blocks: blocks },
    starting_player_index: s.first,
    current_player_index: s.current,
    log: [{ age: s.age, rounds: [{ round: s.roundOfAge, turns: [{ turn_type: { Player: s.current } }] }] }],
    log_index: 0,
    undo_limit: 0,
    actions_left: s.actions,
    ...(s.influenced === 1 ? { successful_cultural_influence: true } : {}),
    round: s.roundOfAge,
    age: s.age,
    messages: [],
    dice_roll_outcomes: [...dice].reverse(),
    rng: '1',
    wonders_left: [],
    action_cards_left: [1, 2, 3, 4, 5, 6],
    objective_cards_left: [1, 2, 3],
    incidents_left: [1, 2, 3],
  });
}
