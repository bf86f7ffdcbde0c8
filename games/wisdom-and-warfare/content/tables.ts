/** The contents as dense lists by number, so that rules ask with an array read. */
import { BUILDINGS, SUPPLY } from './buildings.ts';
import { CIVILIZATIONS } from './civilizations.ts';
import { EVENTS } from './events.ts';
import { GOVERNMENT_TECH } from './governments.ts';
import type { Icons } from './icons.ts';
import {
  BUILDING_IDS,
  type BuildingId,
  CIV_IDS,
  type CivId,
  FAMILY_IDS,
  GOOD_IDS,
  GOVERNMENT_IDS,
  type GovernmentId,
  POLICY_IDS,
  type PolicyId,
  TECH_IDS,
  TERRAINS,
  type TechId,
  UNIT_TYPES,
  WONDER_IDS,
  type WonderId,
} from './ids.ts';
import { MARKERS } from './markers.ts';
import { CITY_STATES, EACH_PERSON, PEOPLE } from './people.ts';
import { TECHS } from './techs.ts';
import { TILES } from './tiles.ts';
import { UNITS } from './units.ts';
import { WONDERS } from './wonders.ts';

export const tech = (id: TechId): number => TECH_IDS.indexOf(id);
export const wonder = (id: WonderId): number => WONDER_IDS.indexOf(id);
export const building = (id: BuildingId): number => BUILDING_IDS.indexOf(id);
export const government = (id: GovernmentId): number => GOVERNMENT_IDS.indexOf(id);
export const civ = (id: CivId): number => CIV_IDS.indexOf(id);

// ---- terrain and printed squares

export const WATER = TERRAINS.indexOf('water');

/** Goods: the four of the market first, then spies and uranium. */
export const IRON = GOOD_IDS.indexOf('iron');
export const SPY = GOOD_IDS.indexOf('spy');
export const MARKET_GOODS = 4;

const LETTERS = 'gfmdw';
const GOOD_LETTERS = 'irsw';

/** Printed squares by `tile * 16 + row * 4 + column`. */
export const TERRAIN: number[] = [];
export const SQUARE_CULTURE: number[] = [];
export const SQUARE_COIN: number[] = [];
/** the good printed there, or -1 */
export const SQUARE_GOOD: number[] = [];
/** 0 nothing, 1 hut, 2 village, 3 Ark, 4 Attila: what is put there when the tile is explored */
export const SQUARE_MARK: number[] = [];

for (const { squares } of TILES)
  for (const row of squares)
    for (const token of row.split(' ')) {
      const [letter, more = ''] = token.split('.');
      TERRAIN.push(LETTERS.indexOf(letter));
      SQUARE_CULTURE.push(more.includes('c') ? 1 : 0);
      SQUARE_COIN.push(more.includes('$') ? 1 : 0);
      SQUARE_GOOD.push([...GOOD_LETTERS].findIndex(good => more.includes(good)));
      SQUARE_MARK.push(1 + ['H', 'V', 'A', 'T'].findIndex(mark => more.includes(mark)));
    }

export const TERRAIN_PRODUCTION: readonly number[] = [0, 2, 1, 0, 0];
export const TERRAIN_TRADE: readonly number[] = [0, 0, 0, 1, 1];

// ---- what stands on a square: 0 nothing, then buildings, wonders and great people

export const FIRST_BUILDING = 1;
export const FIRST_WONDER = FIRST_BUILDING + BUILDINGS.length;
export const FIRST_PERSON = FIRST_WONDER + WONDERS.length;
export const TOPS = FIRST_PERSON + PEOPLE.length;

export const isBuilding = (top: number): boolean => top >= FIRST_BUILDING && top < FIRST_WONDER;
export const isWonder = (top: number): boolean => top >= FIRST_WONDER && top < FIRST_PERSON;
export const isPerson = (top: number): boolean => top >= FIRST_PERSON;

const tops: readonly Icons[] = [
  {},
  ...BUILDINGS.map(({ icons }) => icons),
  ...WONDERS.map(({ culture }) => ({ culture })),
  ...PEOPLE.map(({ icons }) => icons),
];
export const TOP_PRODUCTION = tops.map(icons => icons.production ?? 0);
export const TOP_TRADE = tops.map(icons => icons.trade ?? 0);
export const TOP_CULTURE = tops.map(icons => icons.culture ?? 0);
export const TOP_COIN = tops.map(icons => icons.coin ?? 0);
export const TOP_COMBAT = tops.map(icons => icons.combat ?? 0);

// ---- markers on squares

export const HUT = 1;
export const VILLAGE = 2;
export const ARK = 3;
export const ATTILA = 4;
export const FIRST_STATE = 5;
export const STATE_PRODUCTION = CITY_STATES.map(({ icons }) => icons.production ?? 0);
export const STATE_TRADE = CITY_STATES.map(({ icons }) => icons.trade ?? 0);
export const STATE_CULTURE = CITY_STATES.map(({ icons }) => icons.culture ?? 0);
export const STATE_COIN = CITY_STATES.map(({ icons }) => icons.coin ?? 0);
export const STATE_COMBAT = CITY_STATES.map(({ icons }) => icons.combat ?? 0);
export const STATE_ANY = CITY_STATES.map(({ any }) => any === true);

/** Each single marker: which of MARKERS it is. Huts first. */
export const MARKER_KIND: readonly number[] = MARKERS.flatMap(({ copies }, i) =>
  new Array<number>(copies).fill(i),
);
export const HUTS = MARKERS.filter(({ kind }) => kind === 'hut').reduce((n, { copies }) => n + copies, 0);
/** The good a marker is spent as, or -1. */
export const MARKER_GOOD: readonly number[] = MARKER_KIND.map(i => {
  const { good } = MARKERS[i];
  return good === undefined ? -1 : GOOD_IDS.indexOf(good);
});

// ---- buildings

export const FAMILY_SUPPLY: readonly number[] = FAMILY_IDS.map(id => SUPPLY[id]);
export const BUILDING_FAMILY: readonly number[] = BUILDINGS.map(({ family }) => FAMILY_IDS.indexOf(family));
export const BUILDING_TECH: readonly number[] = BUILDINGS.map(b => tech(b.tech));
export const BUILDING_COST: readonly number[] = BUILDINGS.map(({ cost }) => cost);
export const BUILDING_STAR: readonly boolean[] = BUILDINGS.map(({ star }) => star === true);
/** bits of the terrains it may stand on */
export const BUILDING_TERRAIN: readonly number[] = BUILDINGS.map(({ terrain }) =>
  terrain.reduce((bits, id) => bits | (1 << TERRAINS.indexOf(id)), 0),
);
/** the upgraded form of a basic one, or -1 */
export const BUILDING_UPGRADE: readonly number[] = BUILDINGS.map(({ family, upgraded }) =>
  upgraded ? -1 : BUILDINGS.findIndex(other => other.family === family && other.upgraded === true),
);
export const SHIPYARD = FIRST_BUILDING + building('shipyard');

// ---- wonders

export const WONDER_ERA: readonly number[] = WONDERS.map(({ era }) => era);
export const WONDER_COST: readonly number[] = WONDERS.map(({ cost }) => cost);
export const WONDER_CHEAP: readonly number[] = WONDERS.map(({ cost, discount }) => discount?.cost ?? cost);
export const WONDER_TECH: readonly number[] = WONDERS.map(({ discount }) =>
  discount ? tech(discount.tech) : -1,
);

// ---- techs

export const TECH_COUNT = TECHS.length;
export const LEVEL: readonly number[] = TECHS.map(({ level }) => level);
export const TECH_COIN: readonly number[] = TECHS.map(({ coin }) => coin ?? 0);
export const TECH_SPEED: readonly number[] = TECHS.map(({ speed }) => speed ?? 0);
export const TECH_STACK: readonly number[] = TECHS.map(({ stack }) => stack ?? 0);
export const TECH_HAND: readonly number[] = TECHS.map(({ hand }) => hand ?? 0);
/** 0 none, 1 cross, 2 end */
export const TECH_WATER: readonly number[] = TECHS.map(({ water }) =>
  water === 'end' ? 2 : water === 'cross' ? 1 : 0,
);
export const SPACE_FLIGHT = tech('space-flight');
export const RESEARCH_COST: readonly number[] = [0, 6, 11, 16, 21, 26];

/** The techs that hold coins, in the order of `State.techCoins`. */
export const COIN_TECHS: readonly number[] = TECHS.flatMap(({ slots }, i) => (slots ? [i] : []));
export const COIN_SLOTS = 4;
/** The place of a tech among those that hold coins, or -1. */
export const COIN_PLACE: readonly number[] = TECHS.map((_, i) => COIN_TECHS.indexOf(i));

/** Rank that a tech gives units of a type: `[type][tech]`, 0 where none. */
export const TECH_RANK: readonly (readonly number[])[] = UNIT_TYPES.map(type =>
  TECHS.map(({ ranks }) => ranks?.[type] ?? 0),
);

// ---- units

export const INFANTRY = 0;
export const MOUNTED = 1;
export const ARTILLERY = 2;
export const AIRCRAFT = 3;

/** Each unit card: which of UNITS it is. */
export const UNIT_KIND: readonly number[] = UNITS.flatMap(({ copies }, i) =>
  new Array<number>(copies).fill(i),
);
export const UNIT_TYPE: readonly number[] = UNIT_KIND.map(i => UNIT_TYPES.indexOf(UNITS[i].type));
export const unitStrength = (unit: number, rank: number): number =>
  UNITS[UNIT_KIND[unit]].ranks[UNIT_TYPE[unit] === AIRCRAFT ? 0 : rank - 1][0];
export const unitHealth = (unit: number, rank: number): number =>
  UNITS[UNIT_KIND[unit]].ranks[UNIT_TYPE[unit] === AIRCRAFT ? 0 : rank - 1][1];
/** The type that each type trumps, or -1. */
export const TRUMPS: readonly number[] = [MOUNTED, ARTILLERY, INFANTRY, -1];
export const UNIT_COST: readonly number[] = [0, 5, 7, 9, 11];
export const AIRCRAFT_COST = 12;

// ---- culture events

/** Each event card: which of EVENTS it is. */
export const EVENT_KIND: readonly number[] = EVENTS.flatMap(({ copies }, i) =>
  new Array<number>(copies).fill(i),
);
export const EVENT_CARDS = EVENT_KIND.length;
export const EVENT_LEVEL: readonly number[] = EVENT_KIND.map(i => EVENTS[i].level);
export const eventOf = (card: number) => EVENTS[EVENT_KIND[card]];

// ---- governments, policies, civilizations

export const GOVERNMENTS = GOVERNMENT_IDS.length;
export const DESPOTISM = government('despotism');
export const ANARCHY = government('anarchy');
export const REPUBLIC = government('republic');
export const FEUDALISM = government('feudalism');
export const DEMOCRACY = government('democracy');
export const MONARCHY = government('monarchy');
export const COMMUNISM = government('communism');
export const FUNDAMENTALISM = government('fundamentalism');
/** The tech that unlocks it, or -1. */
export const GOV_TECH: readonly number[] = GOVERNMENT_IDS.map(id => {
  const by = GOVERNMENT_TECH[id];
  return by === null ? -1 : tech(by);
});

/** Policies are two sides of four cards: `card * 2 + side`. */
export const POLICY_CARDS = POLICY_IDS.length / 2;
export const policy = (id: PolicyId): number => POLICY_IDS.indexOf(id);

export const CIV_TECH: readonly number[] = CIVILIZATIONS.map(c => tech(c.tech));
export const CIV_GOVERNMENT: readonly number[] = CIVILIZATIONS.map(c => government(c.government));
export const AMERICA = civ('america');
export const CHINA = civ('china');
export const EGYPT = civ('egypt');
export const GERMANY = civ('germany');
export const ROME = civ('rome');
export const RUSSIA = civ('russia');
export const AZTECS = civ('aztecs');
export const ENGLAND = civ('england');
export const FRANCE = civ('france');
export const JAPAN = civ('japan');
export const MONGOLIA = civ('mongolia');
export const ZULU = civ('zulu');

export const PERSON_TYPES = PEOPLE.length;
export { EACH_PERSON };

// ---- the culture track

export const LAST_STEP = 21;
export const PERSON_STEPS: readonly number[] = [3, 7, 12, 18];
/** The level of a step: I to 7, II to 14, III to 21; level I before the first. */
export const stepLevel = (step: number): number => (step <= 7 ? 1 : step <= 14 ? 2 : 3);
export const STEP_CULTURE: readonly number[] = [0, 3, 5, 7];
export const STEP_TRADE: readonly number[] = [0, 0, 3, 6];
