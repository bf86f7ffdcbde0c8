/** The empty table and the set-up (NH-2). */
import { type CoreState, NONE } from '@epoka/kernel';
import {
  BUILDINGS,
  COLUMN_SIZE,
  type Component,
  DIRECTIONS,
  DISPLAY_SIZE,
  GENERAL_MARKERS,
  GOALS,
  GOVERNMENTS,
  HOMES,
  LEADERS,
  MODIFIERS,
  SLOTS,
  START_ACTIVE,
  START_COINS,
  START_SETTLER,
  sinceOf,
  TECHNOLOGIES,
  TERRITORIES,
} from '../content/index.ts';
import { hexAt, placeTile } from './hexes.ts';
import { BONUS_FIRST } from './moving.ts';
import { type Player, SETTLER, type State } from './state.ts';
import type { G } from './vocabulary.ts';

const newPlayer = (): Player => ({
  government: NONE,
  pawn: NONE,
  coins: START_COINS,
  active: START_ACTIVE,
  columns: [...COLUMN_SIZE],
  gone: 0,
  scholars: 0,
  tracks: [0, 0, 0],
  invested: 0,
  substitutes: 0,
  markers: [0, 0],
  supply: [],
  leaders: [],
  privates: [],
  modifiers: MODIFIERS.map(() => 0),
  triggers: [],
  used: 0,
  noted: [0, 0, 0],
});

export function blank(core: CoreState): State {
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
    first: 0,
    turn: NONE,
    did: 0,
    discovered: 0,
    extra: 0,
    lastRound: 0,
    offered: [],
    goals: [],
    claims: [[], [], []],
    slots: SLOTS.map(() => NONE),
    leaders: SLOTS.map(() => NONE),
    decks: [[], []],
    revealed: [],
    removedTechnologies: [],
    removedLeaders: [],
    territories: [],
    stacks: [[], [], []],
    display: [[], [], []],
    markers: [GENERAL_MARKERS, GENERAL_MARKERS],
    map: [],
    near: [],
    units: [],
    discovering: core.version !== undefined && core.version >= BONUS_FIRST ? [] : undefined,
    players: Array.from({ length: core.seats }, newPlayer),
  };
}

/** Numbers of the contents that pass a test and were there when the table began. */
export function those<T extends Component>(
  g: Pick<G, 'since'>,
  contents: readonly T[],
  test: (x: T) => boolean,
): number[] {
  const ids: number[] = [];
  contents.forEach((x, id) => {
    if (g.since(sinceOf(x)) && test(x)) ids.push(id);
  });
  return ids;
}

export function setup(g: G): void {
  const { s } = g;
  s.first = g.roll(s.seats);
  layTree(g);
  for (const set of ['A', 'B', 'C']) s.goals.push(g.drawFrom(those(g, GOALS, x => x.set === set)));
  layBuildings(g);
  layMap(g);
  offerGovernments(g);
  g.next('pick', s.seats);
}

function layTree(g: G): void {
  const { s } = g;
  const ones = g.shuffle(those(g, TECHNOLOGIES, x => x.level === 1));
  const fours = g.shuffle(those(g, TECHNOLOGIES, x => x.level === 4));
  s.decks = [2, 3].map(level => g.shuffle(those(g, TECHNOLOGIES, x => x.level === level)));
  const leaders = [2, 3, 4].map(level => g.shuffle(those(g, LEADERS, x => x.level === level)));
  SLOTS.forEach(({ level }, slot) => {
    if (level === 1) s.slots[slot] = ones.pop() as number;
    else s.leaders[slot] = leaders[level - 2].pop() as number;
    if (level === 4) s.slots[slot] = fours.pop() as number;
  });
  s.removedTechnologies = fours;
  s.removedLeaders = leaders.flat();
}

function layBuildings(g: G): void {
  g.s.stacks = [1, 2, 3].map(level => g.shuffle(those(g, BUILDINGS, x => x.level === level)));
  g.s.display = g.s.stacks.map(stack => stack.splice(-DISPLAY_SIZE));
}

/** Homes lie around the cradle in turn order, each with a settler. */
function layMap(g: G): void {
  const { s } = g;
  s.territories = g.shuffle(those(g, TERRITORIES, x => x.discovery.length > 0));
  placeTile(s, hexAt(0, 0), TERRITORIES.indexOf(CRADLE), NONE);
  HOMES[s.seats].forEach((d, i) => {
    const seat = (s.first + i) % s.seats;
    const [q, r] = DIRECTIONS[d];
    const tile = placeTile(s, hexAt(q, r), NONE, seat);
    s.units.push({ seat, kind: SETTLER, strength: START_SETTLER, tile });
  });
}

/** The first territory of the list lies on the table from the start and is never drawn. */
const CRADLE = TERRITORIES[0];

/** As many cards as players, each with a random side up. */
function offerGovernments(g: G): void {
  const { s } = g;
  const cards = g
    .shuffle([...new Set(those(g, GOVERNMENTS, () => true).map(id => GOVERNMENTS[id].card))])
    .slice(0, s.seats);
  s.offered = cards.map(card => g.drawFrom(those(g, GOVERNMENTS, x => x.card === card)));
}
