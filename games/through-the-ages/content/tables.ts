/**
 * The cards by number, and what is asked of them all the time as lists of plain numbers. Rules read these; nobody
 * else needs to know which card it was.
 */
import { actions } from './actions.ts';
import { aggressions } from './aggressions.ts';
import { CATEGORIES, type PerType, TYPES } from './basics.ts';
import { bonuses } from './bonuses.ts';
import { events } from './events.ts';
import { governments } from './governments.ts';
import { ALL_CARDS, type CardId, TECHNOLOGIES } from './ids.ts';
import { leaders } from './leaders.ts';
import { pacts } from './pacts.ts';
import { specials } from './specials.ts';
import { tactics } from './tactics.ts';
import { technologies } from './technologies.ts';
import { territories } from './territories.ts';
import type { Card, Lasting } from './types.ts';
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

const FAMILIES: readonly Family<Card>[] = [
  technologies,
  governments,
  specials,
  leaders,
  wonders,
  actions,
  events,
  territories,
  aggressions,
  wars,
  pacts,
  tactics,
  bonuses,
];

type Family<C> = Readonly<Record<string, C>>;

/** Family of each card: TECHNOLOGY, GOVERNMENT ... */
export const KIND: number[] = ALL_CARDS.map(id => FAMILIES.findIndex(family => id in family));
const CARDS: readonly Card[] = ALL_CARDS.map((id, n) => FAMILIES[KIND[n]][id]);

export const HOW_MANY = CARDS.length;
const numbers = new Map<string, number>(ALL_CARDS.map((id, n) => [id, n]));

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
export const SINCE: number[] = CARDS.map(c => c.since ?? 1);
export const COPIES = CARDS.map(c => c.copies);
export const PICTURE = CARDS.map(c => c.picture);
/** What RULES.md says of the very card. */
export const CLAUSES = CARDS.map(c => c.clauses ?? []);

/** What is read off the cards of a family, and `other` for all cards of other families. */
function column<C, V>(family: Family<C>, read: (card: C) => V | undefined, other: V): V[] {
  return ALL_CARDS.map(id => (id in family ? read(family[id]) : undefined) ?? other);
}
const number = <C>(family: Family<C>, read: (card: C) => number | undefined) => column(family, read, 0);
const flag = <C>(family: Family<C>, read: (card: C) => boolean | undefined) => column(family, read, false);

const IN_PLAY: Family<Lasting> = {
  ...technologies,
  ...governments,
  ...specials,
  ...leaders,
  ...wonders,
  ...territories,
};
const lasting = (read: (card: Lasting) => number | undefined) => number(IN_PLAY, read);

// What a card in play adds; for technologies it is what one worker adds.
export const CULTURE = lasting(c => c.culture);
export const SCIENCE = lasting(c => c.science);
export const STRENGTH = lasting(c => c.strength);
export const HAPPY = lasting(c => c.happy);
export const UNHAPPY = lasting(c => c.unhappy);
export const CIVIL = lasting(c => c.civil);
export const MILITARY = lasting(c => c.military);
export const YELLOW = lasting(c => c.yellow);
export const BLUE = lasting(c => c.blue);
export const CIVIL_HAND = lasting(c => c.civilHand);
export const MILITARY_HAND = lasting(c => c.militaryHand);
/** What a card adds to a colonization: one in play to each, a bonus card when it is played. */
export const COLONIZATION = number({ ...IN_PLAY, ...bonuses }, c => c.colonization);
export const CULTURE_OF = column(IN_PLAY, c => c.cultureOf, undefined);
export const SCIENCE_OF = column(IN_PLAY, c => c.scienceOf, undefined);
export const STRENGTH_OF = column(IN_PLAY, c => c.strengthOf, undefined);

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
export const TECH_COST = number({ ...technologies, ...specials }, c => c.tech);
export const COST = number(technologies, c => c.cost);
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
export const REVOLUTION = number(governments, c => c.revolution);
export const PEACEFUL = number(governments, c => c.peaceful);
export const LIMIT = number(governments, c => c.limit);

// Special technologies
export const CATEGORY = column(specials, c => CATEGORIES.indexOf(c.category), -1);
export const STAGES_PER_ACTION = column(specials, c => c.stages, 1);
const NO_DISCOUNT = [0, 0, 0, 0] as const;
export const URBAN_DISCOUNT = column(specials, c => c.urbanDiscount, NO_DISCOUNT);

// Leaders
type OneLeader = (typeof leaders)[keyof typeof leaders];
const perType = (read: (card: OneLeader) => PerType | undefined): readonly (readonly number[])[] =>
  column(leaders, read, {}).map(of => TYPES.map(type => of[type] ?? 0));
export const POPULATION_DISCOUNT = number(leaders, c => c.populationDiscount);
export const WONDER_DISCOUNT = number(leaders, c => c.wonderDiscount);
export const TECH_DISCOUNT = perType(c => c.techDiscount);
export const BUILD_DISCOUNT = perType(c => c.buildDiscount);
export const RIVAL_SURCHARGE = perType(c => c.rivalSurcharge);
export const UNIT_STRENGTH = perType(c => c.unitStrength);
export const UNIT_RESOURCE = number(leaders, c => c.unitResource);
export const REPEATS_BEST_ARMY = flag(leaders, c => c.repeatsBestArmy);
export const NO_TACTICS = flag(leaders, c => c.noTactics);
export const MILITARY_REVOLUTION = flag(leaders, c => c.militaryRevolution);
export const ATTACKED_CULTURE = number(leaders, c => c.attackedCulture);
export const CANNOT_ATTACK = flag(leaders, c => c.cannotAttack);
export const ATTACK_COST_FACTOR = column(leaders, c => c.attackCostFactor, 1);
export const LABS_ARE_MINES = flag(leaders, c => c.labsAreMines);
export const DEFENSE_FACTOR = column(leaders, c => c.defenseFactor, 1);
export const COLONIZATION_PER_BONUS = number(leaders, c => c.colonizationPerBonus);
export const THREATENED_DISCOUNT = number(leaders, c => c.threatenedDiscount);
export const COLONIZES_ONCE = flag(leaders, c => c.colonizesOnce);
export const LAB_SCIENCE = number(leaders, c => c.labScience);

// Wonders
const NO_STAGES: readonly number[] = [];
export const STAGES = column(wonders, c => c.stages, NO_STAGES);
export const DOUBLES_FACES = flag(wonders, c => c.doublesFaces);
export const EXTRA_MINE_TOKEN = flag(wonders, c => c.extraMineToken);
export const FREE_POPULATION = number(wonders, c => c.freePopulation);
export const COMPLETION = column(wonders, c => c.completion, undefined);

// Events
export const IMPACT = column(events, c => c.impact, undefined);

// Bonus cards
export const DEFENSE = number(bonuses, c => c.defense);

/** Cards of a family by number. */
function only<C>(family: Family<C>, name: string): (n: number) => C {
  const cards = ALL_CARDS.map((id): C | undefined => family[id]);
  return n => {
    const found = cards[n];
    if (found === undefined) throw new RangeError(`card ${n} is not a ${name}`);
    return found;
  };
}
export const leaderCard = only(leaders, 'leader');
export const wonderCard = only(wonders, 'wonder');
export const actionCard = only(actions, 'action card');
export const eventCard = only(events, 'event');
export const territoryCard = only(territories, 'territory');
export const aggressionCard = only(aggressions, 'aggression');
export const warCard = only(wars, 'war');
export const pactCard = only(pacts, 'pact');
export const tacticCard = only(tactics, 'tactic');

/** Civil cards have a light back, military cards a dark one; those printed on the boards have none. */
export function isCivil(n: number): boolean {
  return n >= 0 && KIND[n] <= ACTION;
}
