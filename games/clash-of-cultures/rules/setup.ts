/** The empty table and the set-up (COC-4). */
import { type CoreState, NONE, OK } from '@epoka/kernel';
import {
  A,
  ACTION_CARDS,
  ADVANCE_COUNT,
  BUILDING_KINDS,
  CIV_TILE,
  CIVILIZATIONS,
  EVENTS,
  FOOD,
  GOODS,
  HOME_SIDES,
  KINDS,
  LEADERS,
  OBJECTIVE_CARDS,
  REGIONS,
  SETTLER,
  TERRAINS,
  WONDERS,
} from '../content/index.ts';
import { TRACK } from './advances.ts';
import { placeCity } from './cities.ts';
import { CIV_SIZE, LEADERS_EACH } from './counts.ts';
import { drawActions, drawObjectives } from './drawing.ts';
import { layoutFor } from './layout.ts';
import { NOTES } from './score.ts';
import { type Chosen, checkTogether, ENDINGS, EVENTS_MODES } from './settings.ts';
import { changed, type FirstFields, HAPPY, noBattle, type State, UNBUILT, whole, withList } from './state.ts';
import { putUnits } from './units.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { busy } from './words.ts';

const START_FOOD = 2;

const filled = (n: number, value: number): number[] => Array.from({ length: n }, () => value);
const listsOf = (n: number): number[][] => Array.from({ length: n }, () => []);
/** Places of the contents that are in play (COC-1.3). */
const inPlay = (s: State, list: readonly { readonly expansion?: boolean }[]): number[] =>
  list.flatMap(({ expansion }, i) => (expansion === true && s.expansion === 0 ? [] : [i]));

export function blank(core: CoreState, chosen: Chosen): State {
  const { seats } = core;
  const { spaces, slots } = layoutFor(seats);
  // every field by name and in the order of its copies, so that it is built as they are
  const first: FirstFields = {
    version: core.version,
    chance: core.chance,
    seats,
    round: core.round,
    roundCap: core.roundCap,
    stack: core.stack,
    asked: core.asked,
    asking: core.asking,
    over: core.over,
    events: EVENTS_MODES.indexOf(chosen.events),
    short: chosen.length === 'short' ? 1 : 0,
    ending: ENDINGS.indexOf(chosen.ending),
    shared: chosen.wonders === 'shared' ? 1 : 0,
    governmentCost: chosen.governmentCost === 'tokens' ? 1 : 0,
    tradeCap: chosen.tradeOffers,
    expansion: chosen.expansion ? 1 : 0,
    randomLeaders: chosen.leaders === 'random' ? 1 : 0,
    terrain: filled(spaces, NONE),
    exhausted: filled(spaces, 0),
    slotTile: filled(slots, NONE),
    slotTurn: filled(slots, NONE),
    spareTiles: [],
    home: filled(seats, NONE),
    cityOwner: filled(spaces, NONE),
    mood: filled(spaces, 1),
    activated: filled(spaces, 0),
    angryUse: filled(spaces, 0),
    port: filled(spaces, NONE),
    piece: filled(spaces * BUILDING_KINDS, NONE),
    wonderAt: filled(WONDERS.length, UNBUILT),
    wonderBuilder: filled(WONDERS.length, NONE),
    gone: filled(seats * (BUILDING_KINDS + 1), 0),
    holder: filled(spaces, NONE),
    troops: filled(spaces * KINDS, 0),
    flagged: [],
    res: filled(seats * GOODS, 0),
    cubes: filled(seats, TRACK),
    has: filled(seats * ADVANCE_COUNT, 0),
    hands: listsOf(seats),
    objectives: listsOf(seats),
    wonders: listsOf(seats),
    persons: listsOf(seats),
    done: listsOf(seats),
    noted: filled(seats * NOTES, 0),
    assassinated: filled(seats, 0),
    lostActions: filled(seats, 0),
    ban: filled(seats * seats, 0),
    civ: filled(seats, NONE),
    civHas: filled(seats * CIV_SIZE, 0),
    leaders: listsOf(seats),
    leader: filled(seats, NONE),
    recruitedLeaders: filled(seats, 0),
    trophies: listsOf(seats),
    lostLeaders: [],
    barred: filled(seats, 0),
    anarchy: filled(seats, 0),
    truce: filled(seats, NONE),
    assigned: listsOf(seats),
    seer: NONE,
    captives: [],
    runes: filled(seats, 0),
    markers: listsOf(seats),
    corsairs: filled(spaces, 0),
    beloved: filled(spaces, 0),
    druids: filled(spaces, 0),
    peeked: 0,
    actionDeck: [],
    actionDiscard: [],
    objectiveDeck: [],
    objectiveDiscard: [],
    wonderDeck: [],
    wonderOpen: [],
    eventDeck: [],
    eventDiscard: [],
    eventGlobal: [],
    eventCard: NONE,
    fronts: listsOf(seats),
    looking: [],
    battleCards: [NONE, NONE],
    seenAction: listsOf(seats),
    seenObjective: listsOf(seats),
    seenWonder: listsOf(seats),
    age: 0,
    roundOfAge: 0,
    first: 0,
    current: NONE,
    actions: 0,
    deed: 0,
    used: 0,
    collects: 0,
    influenced: 0,
    bound: 0,
    takeover: 0,
    library: NONE,
    battlesFought: 0,
    lastBattle: NONE,
    battlesWon: 0,
    captures: 0,
    drafts: 0,
    heroes: 0,
    greatIdeas: 0,
    offers: 0,
    offerBy: NONE,
    offerTo: NONE,
    offerShown: 0,
    offerGoods: [],
    offered: listsOf(3),
    offeredSeen: listsOf(3),
    offerPersons: [],
    wantedPersons: [],
    powers: 0,
    piratesBeaten: 0,
    foundersOfRound: 0,
    buildersOfRound: 0,
    builtThisRound: 0,
    status: 0,
    groups: 0,
    voyage: 0,
    from: NONE,
    draft: [],
    actSize: 0,
    actMood: 0,
    actCollect: 0,
    court: NONE,
    rebuild: NONE,
    nomads: [],
    foiled: 0,
  };
  return whole(first, {
    named: NONE,
    armies: [],
    post: NONE,
    source: NONE,
    chief: NONE,
    levied: [],
    paid: filled(GOODS, 0),
    battle: noBattle(),
  });
}

export function setup(g: G, chosen: Chosen): void {
  checkTogether(chosen);
  const { s } = g;
  layMap(g);
  s.objectiveDeck = g.shuffle(inPlay(s, OBJECTIVE_CARDS));
  s.eventDeck = g.shuffle(inPlay(s, EVENTS));
  s.actionDeck = g.shuffle(ACTION_CARDS.map((_, i) => i));
  s.wonderDeck = g.shuffle(WONDERS.map((_, i) => i));
  for (let seat = 0; seat < s.seats; seat++) {
    s.res[seat * GOODS + FOOD] = START_FOOD;
    s.has = changed(s.has, seat * ADVANCE_COUNT + A.farming, 1);
    s.has = changed(s.has, seat * ADVANCE_COUNT + A.mining, 1);
    placeCity(s, seat, s.home[seat], HAPPY);
    putUnits(s, s.home[seat], seat, SETTLER, 0, s.short === 1 ? 2 : 1);
    drawActions(g, seat, 1);
    drawObjectives(g, seat, 1);
  }
  s.first = g.roll(s.seats);
  g.tell('first', s.first);
  if (s.expansion === 1) dealCivilizations(g, chosen);
  g.next('round');
}

/** Civilizations are dealt, or chosen in turn order from the first player on (COC-4.4, COC-4.4.a). */
function dealCivilizations(g: G, { civilizations, alternateHistory }: Chosen): void {
  const { s } = g;
  s.lostLeaders = LEADERS.map((_, i) => i);
  if (alternateHistory) {
    const all = g.shuffle(LEADERS.map((_, i) => i));
    for (let seat = 0; seat < s.seats; seat++)
      dealLeaders(s, seat, all.slice(LEADERS_EACH * seat, LEADERS_EACH * (seat + 1)));
  }
  if (civilizations === 'choose') {
    for (let i = 0; i < s.seats; i++) g.next('chooseCivilization', (s.first + i) % s.seats);
    return;
  }
  const all = g.shuffle(CIVILIZATIONS.map((_, i) => i));
  for (let seat = 0; seat < s.seats; seat++) takeCivilization(g, seat, all[seat]);
}

function dealLeaders(s: State, seat: number, cards: readonly number[]): void {
  s.leaders = withList(s.leaders, seat, cards);
  s.lostLeaders = s.lostLeaders.filter(card => !cards.includes(card));
}

/** The board, its leaders and its home tile; with alternate history the leaders were dealt before (COC-28.9). */
function takeCivilization(g: G, seat: number, civilization: number): void {
  const { s } = g;
  s.civ = changed(s.civ, seat, civilization);
  g.tell('civilization', seat, civilization);
  if (s.leaders[seat].length === 0) {
    const first = civilization * LEADERS_EACH;
    dealLeaders(s, seat, [first, first + 1, first + 2]);
  }
  const tile = CIV_TILE[civilization];
  if (tile === null) return;
  const { homes } = layoutFor(s.seats);
  const at = homes.indexOf(s.home[seat]);
  const terrain = s.terrain.slice();
  for (let i = 0; i < 4; i++) terrain[homes[at + i]] = tile[i];
  s.terrain = terrain;
}

export const setupSteps: Pick<StepTable, 'chooseCivilization'> = {
  chooseCivilization(g, seat) {
    g.ask(seat, 'civilization');
  },
};

export const civilization: Kind<'civilization'> = {
  choices(g, _q, offer) {
    for (let c = 0; c < CIVILIZATIONS.length; c++)
      offer.unless(g.s.civ.includes(c) ? g.no('taken') : OK, 'civilization', c);
    busy(g, offer);
  },
  answer(g, { seat }, [, c]) {
    takeCivilization(g, seat, c);
  },
};

/** Homes face up, the rest face down; seats sit round the map in turn order, from a random one on (COC-4.1, COC-4.2). */
function layMap(g: G): void {
  const { s } = g;
  const { homes, sides, slots } = layoutFor(s.seats);
  const turned = g.roll(s.seats);
  const terrain = s.terrain.slice();
  for (let seat = 0; seat < s.seats; seat++) {
    const home = (seat + turned) % s.seats;
    s.home = changed(s.home, seat, homes[4 * home]);
    for (let i = 0; i < 4; i++) terrain[homes[4 * home + i]] = TERRAINS.indexOf(HOME_SIDES[sides[home]][i]);
  }
  s.terrain = terrain;
  const tiles = g.shuffle(REGIONS.map((_, i) => i));
  s.slotTile = tiles.slice(0, slots);
  s.spareTiles = tiles.slice(slots);
}
