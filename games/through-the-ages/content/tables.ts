/**
 * The cards by number, and what is asked of them all the time as lists of plain numbers. Rules read these; nobody
 * else needs to know which card it was.
 */
import { actions } from './actions.ts';
import { aggressions } from './aggressions.ts';
import { bonuses } from './bonuses.ts';
import { events } from './events.ts';
import { governments } from './governments.ts';
import {
  ACTIONS,
  AGGRESSIONS,
  ALL_CARDS,
  BONUSES,
  type CardId,
  EVENTS,
  GOVERNMENTS,
  LEADERS,
  PACTS,
  SPECIALS,
  TACTICS,
  TECHNOLOGIES,
  TERRITORIES,
  WARS,
  WONDERS,
} from './ids.ts';
import { leaders } from './leaders.ts';
import { pacts } from './pacts.ts';
import { specials } from './specials.ts';
import { tactics } from './tactics.ts';
import { technologies } from './technologies.ts';
import { territories } from './territories.ts';
import {
  type ActionCard,
  type Aggression,
  CATEGORIES,
  type Copies,
  type EventCard,
  type Lasting,
  type Leader,
  type Pact,
  type PerType,
  type Tactic,
  type Technology,
  type Territory,
  TYPES,
  type War,
  type Wonder,
} from './types.ts';
import { wars } from './wars.ts';
import { wonders } from './wonders.ts';

export const TECHNOLOGY = 0;
export const GOVERNMENT = 1;
export const SPECIAL = 2;
export const LEADER = 3;
export const WONDER = 4;
export const ACTION = 5;
export const EVENT = 6;
export const TERRITORY = 7;
export const AGGRESSION = 8;
export const WAR = 9;
export const PACT = 10;
export const TACTIC = 11;
export const BONUS = 12;

const FAMILIES = [
  [TECHNOLOGY, TECHNOLOGIES, technologies],
  [GOVERNMENT, GOVERNMENTS, governments],
  [SPECIAL, SPECIALS, specials],
  [LEADER, LEADERS, leaders],
  [WONDER, WONDERS, wonders],
  [ACTION, ACTIONS, actions],
  [EVENT, EVENTS, events],
  [TERRITORY, TERRITORIES, territories],
  [AGGRESSION, AGGRESSIONS, aggressions],
  [WAR, WARS, wars],
  [PACT, PACTS, pacts],
  [TACTIC, TACTICS, tactics],
  [BONUS, BONUSES, bonuses],
] as const;

type AnyCard = { readonly age: number; readonly copies: Copies } & Lasting &
  Partial<Omit<Technology, keyof Lasting>> & {
    readonly [field: string]: unknown;
  };

/** Family of each card: TECHNOLOGY, GOVERNMENT ... */
export const KIND: number[] = [];
const CARDS: AnyCard[] = [];
for (const [kind, ids, family] of FAMILIES)
  for (const id of ids) {
    KIND.push(kind);
    CARDS.push((family as unknown as Record<string, AnyCard>)[id]);
  }

export const HOW_MANY = CARDS.length;
const numbers = new Map<string, number>(ALL_CARDS.map((id, i) => [id, i]));

/** The number of a card. */
export function card(id: CardId): number {
  return numbers.get(id) as number;
}
export function cardId(n: number): CardId {
  return ALL_CARDS[n];
}

const CONTENT_IDS: readonly string[] = ALL_CARDS.map(id => `card:${id}`);

/** The name of a card among all contents: 'card:iron'. */
export function contentId(n: number): string {
  return CONTENT_IDS[n];
}

export const LEVEL: number[] = CARDS.map(c => c.age);
export const COPIES: readonly Copies[] = CARDS.map(c => c.copies);

function field(name: string): number[] {
  return CARDS.map(c => (typeof c[name] === 'number' ? (c[name] as number) : 0));
}
function flag(name: string): boolean[] {
  return CARDS.map(c => c[name] === true);
}

// What a card in play adds; for technologies it is what one worker adds.
export const CULTURE = field('culture');
export const SCIENCE = field('science');
export const STRENGTH = field('strength');
export const HAPPY = field('happy');
export const UNHAPPY = field('unhappy');
export const CIVIL = field('civil');
export const MILITARY = field('military');
export const YELLOW = field('yellow');
export const BLUE = field('blue');
export const CIVIL_HAND = field('civilHand');
export const MILITARY_HAND = field('militaryHand');
export const COLONIZATION = field('colonization');
export const CULTURE_OF = CARDS.map(c => c.cultureOf);
export const SCIENCE_OF = CARDS.map(c => c.scienceOf);
export const STRENGTH_OF = CARDS.map(c => c.strengthOf);

// Technologies that hold workers: their number is their index in the lists of workers.
export const HOLDERS = TECHNOLOGIES.length;
export const FARM = 0;
export const MINE = 1;
export const TEMPLE = 2;
export const LAB = 3;
export const ARENA = 4;
export const LIBRARY = 5;
export const THEATER = 6;
export const INFANTRY = 7;
export const CAVALRY = 8;
export const ARTILLERY = 9;
export const AIR_FORCE = 10;
export const FIRST_UNIT_TYPE = INFANTRY;
/** Type of each technology that holds workers. */
export const TYPE: number[] = TECHNOLOGIES.map(id => TYPES.indexOf(technologies[id].type));
/** First and last technology of each type. */
export const FIRST: number[] = TYPES.map((_, type) => TYPE.indexOf(type));
export const LAST: number[] = TYPES.map((_, type) => TYPE.lastIndexOf(type));
export const FIRST_UNIT = FIRST[FIRST_UNIT_TYPE];
export const FIRST_URBAN = FIRST[TEMPLE];
/** Blue tokens lie on technologies before this one only. */
export const TOKEN_HOLDERS = LAST[LAB] + 1;
export const TECH_COST = field('tech');
export const COST = field('cost');
/** Worth of a blue token: on farms and mines as printed, on labs their level. */
export const WORTH: number[] = TECHNOLOGIES.map(
  (id, i) => technologies[id].worth ?? (TYPE[i] === LAB ? LEVEL[i] : 0),
);
const byWorth = (holders: number[]) => holders.sort((x, y) => WORTH[x] - WORTH[y] || TYPE[y] - TYPE[x]);
const holdersOf = (...types: number[]) =>
  TECHNOLOGIES.map((_, i) => i).filter(i => types.includes(TYPE[i]) && WORTH[i] > 0);
/** Where food lies, lowest worth first: the order of paying. */
export const FOOD_HOLDERS: readonly number[] = byWorth(holdersOf(FARM));
/** Where resources lie, lowest worth first, labs before mines of the same worth (TTA-28.5.a). */
export const RESOURCE_HOLDERS: readonly number[] = byWorth(holdersOf(MINE, LAB));
/** Mines and labs in the order in which scarce tokens are put on them (TTA-13.8.a). */
export const MINE_ORDER: readonly number[] = holdersOf(MINE, LAB).sort(
  (x, y) => WORTH[y] - WORTH[x] || TYPE[x] - TYPE[y],
);

// Governments
export const REVOLUTION = field('revolution');
export const PEACEFUL = field('peaceful');
export const LIMIT = field('limit');

// Special technologies
export const CATEGORY: number[] = CARDS.map((c, i) =>
  KIND[i] === SPECIAL ? CATEGORIES.indexOf(c.category as (typeof CATEGORIES)[number]) : -1,
);
export const STAGES_PER_ACTION = CARDS.map((c, i) =>
  KIND[i] === SPECIAL ? ((c.stages as number | undefined) ?? 1) : 1,
);
const NO_DISCOUNT = [0, 0, 0, 0];
export const URBAN_DISCOUNT = CARDS.map(
  c => (c.urbanDiscount as readonly number[] | undefined) ?? NO_DISCOUNT,
);

// Leaders
const perType = (name: string): readonly (readonly number[])[] =>
  CARDS.map(c => TYPES.map(type => (c[name] as PerType | undefined)?.[type] ?? 0));
export const POPULATION_DISCOUNT = field('populationDiscount');
export const WONDER_DISCOUNT = field('wonderDiscount');
export const TECH_DISCOUNT = perType('techDiscount');
export const BUILD_DISCOUNT = perType('buildDiscount');
export const RIVAL_SURCHARGE = perType('rivalSurcharge');
export const UNIT_STRENGTH = perType('unitStrength');
export const UNIT_RESOURCE = field('unitResource');
export const REPEATS_BEST_ARMY = flag('repeatsBestArmy');
export const NO_TACTICS = flag('noTactics');
export const MILITARY_REVOLUTION = flag('militaryRevolution');
export const ATTACKED_CULTURE = field('attackedCulture');
export const CANNOT_ATTACK = flag('cannotAttack');
export const ATTACK_COST_FACTOR = CARDS.map(c => (c.attackCostFactor as number | undefined) ?? 1);
export const LABS_ARE_MINES = flag('labsAreMines');
export const DEFENSE_FACTOR = CARDS.map(c => (c.defenseFactor as number | undefined) ?? 1);
export const COLONIZATION_PER_BONUS = field('colonizationPerBonus');
export const THREATENED_DISCOUNT = field('threatenedDiscount');
export const COLONIZES_ONCE = flag('colonizesOnce');
export const LAB_SCIENCE = field('labScience');

// Wonders
export const STAGES = CARDS.map((c, i) => (KIND[i] === WONDER ? (c.stages as readonly number[]) : []));
export const DOUBLES_FACES = flag('doublesFaces');
export const EXTRA_MINE_TOKEN = flag('extraMineToken');
export const FREE_POPULATION = field('freePopulation');

// Bonus cards
export const DEFENSE = field('defense');

function family<T>(kind: number): (n: number) => T {
  return n => {
    if (KIND[n] !== kind) throw new RangeError(`card ${n} is not of family ${kind}`);
    return CARDS[n] as unknown as T;
  };
}
export const leaderCard = family<Leader>(LEADER);
export const wonderCard = family<Wonder>(WONDER);
export const actionCard = family<ActionCard>(ACTION);
export const eventCard = family<EventCard>(EVENT);
export const territoryCard = family<Territory>(TERRITORY);
export const aggressionCard = family<Aggression>(AGGRESSION);
export const warCard = family<War>(WAR);
export const pactCard = family<Pact>(PACT);
export const tacticCard = family<Tactic>(TACTIC);

/** Civil cards have a light back, military cards a dark one; those printed on the boards have none. */
export function isCivil(n: number): boolean {
  return n >= 0 && KIND[n] <= ACTION;
}
