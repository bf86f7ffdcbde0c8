/** The cards as tables by number: what is asked all the time costs an array read. */
import {
  type AnyCard,
  CARDS,
  type Filter,
  GROUPS,
  KEYWORDS,
  type Keyword,
  KINDS,
  type Kind,
  numberOf,
  type Requires,
  SOURCES,
  TERRAIN_TYPES,
  type TerrainType,
  TIMINGS,
  type Timing,
  type Trait,
  UNIT_TYPES,
} from '../content/index.ts';

export const HOW_MANY = CARDS.length;

export const CAPITAL = KINDS.indexOf('capital');
export const TERRAIN = KINDS.indexOf('terrain');
export const RESOURCE = KINDS.indexOf('resource');
export const BUILDING = KINDS.indexOf('building');
export const WONDER = KINDS.indexOf('wonder');
export const UNIT = KINDS.indexOf('unit');
export const INVENTION = KINDS.indexOf('invention');
export const EVENT = KINDS.indexOf('event');

export const NAVAL = UNIT_TYPES.indexOf('naval');
export const AIR = UNIT_TYPES.indexOf('air');
export const SEA = 1 << TERRAIN_TYPES.indexOf('sea');

export const FOOD = 0;
export const PRODUCTION = 1;
export const TAX = 2;

const column = (of: (card: AnyCard) => number): readonly number[] => CARDS.map(of);
/** A bit for each of them; words that are not in the whole list have none. */
const mask = (all: readonly string[], some: readonly string[] = []): number =>
  all.reduce((bits, x, i) => (some.includes(x) ? bits | (1 << i) : bits), 0);
export const kindBit = (kind: Kind): number => 1 << KINDS.indexOf(kind);
export const timingBit = (timing: Timing): number => 1 << TIMINGS.indexOf(timing);
export const typeBits = (types: readonly TerrainType[] | undefined): number => mask(TERRAIN_TYPES, types);

export const KIND = column(c => KINDS.indexOf(c.kind));
export const ERA = column(c => c.era);
/** terrain types as bits */
export const TYPES = column(c => typeBits(c.types));
/** printed income, or what it adds to the terrain it lies on: [3 * card + kind] */
export const INCOME: readonly number[] = CARDS.flatMap(c => [...(c.income ?? c.bonus ?? [0, 0, 0])]);
export const SATISFACTION = column(c => c.satisfaction ?? 0);
export const STRENGTH = column(c => c.strength ?? 0);
export const TOUGHNESS = column(c => c.toughness ?? 0);
export const MOVE = column(c => (c.kind === 'unit' ? (c.move ?? 1) : 0));
export const UPKEEP = column(c => (c.kind === 'unit' ? (c.upkeep ?? 1) : 0));
/** -1 where it is no unit */
export const UNIT_TYPE = column(c => (c.type === undefined ? -1 : UNIT_TYPES.indexOf(c.type)));
export const GROUP = column(c => (c.group === undefined ? -1 : GROUPS.indexOf(c.group)));
/** 0 none, 1 religion, 2 political system */
export const TRAIT = column(c => traitOf(c.trait));
export const LASTS = column(c => c.lasts ?? 0);
export const SOURCE = column(c => (c.source === undefined ? -1 : SOURCES.indexOf(c.source)));
export const TIMING = column(c => mask(TIMINGS, c.timing));
export const STAGES: readonly (readonly number[])[] = CARDS.map(c => c.stages ?? []);
/** printed values: [keyword][card] */
const PRINTED = KEYWORDS.map(keyword => column(c => c.keywords?.[keyword] ?? 0));
export const printedKeyword = (keyword: number, card: number): number => PRINTED[keyword][card];
export const keywordNumber = (keyword: Keyword): number => KEYWORDS.indexOf(keyword);

export const ANTI_AIRCRAFT = keywordNumber('anti-aircraft');
export const DEMOLISHER = keywordNumber('demolisher');
export const DEFENDER = keywordNumber('defender');
export const SELF_SUFFICIENT = keywordNumber('self-sufficient');
export const SNIPER = keywordNumber('sniper');
export const TRANSPORT = keywordNumber('transport');
export const SHIPYARD = keywordNumber('shipyard');
export const FORTIFICATION = keywordNumber('fortification');
export const UNIQUE = keywordNumber('unique');

export function traitOf(trait: Trait | undefined): number {
  return trait === undefined ? 0 : trait === 'religion' ? 1 : 2;
}

export const isBuilding = (card: number): boolean => KIND[card] === BUILDING || KIND[card] === WONDER;
/** infantry, cavalry, motorized */
export const isLand = (card: number): boolean => UNIT_TYPE[card] >= 0 && UNIT_TYPE[card] < NAVAL;

/** The same card comes earlier in the list. */
export function isAgain(list: readonly number[], i: number): boolean {
  for (let j = 0; j < i; j++) if (list[j] === list[i]) return true;
  return false;
}

/** Where a card may be built: any of these fits (CCG-17.15). */
export interface SiteRule {
  readonly any: boolean;
  readonly capital: boolean;
  readonly notCapital: boolean;
  readonly shipyard: boolean;
  readonly types: number;
  readonly buildings: readonly number[];
}

export const SITE: readonly SiteRule[] = CARDS.map(({ site = [] }) => ({
  any: site.includes('any'),
  capital: site.includes('capital'),
  notCapital: site.includes('not-capital'),
  shipyard: site.includes('shipyard'),
  types: mask(TERRAIN_TYPES, site),
  buildings: site.filter(x => x.startsWith('building:')).map(x => numberOf(x.slice('building:'.length))),
}));

/** What a card needs (CCG-12.7), by number. */
export interface Needs {
  readonly inventions: readonly number[];
  readonly resources: readonly number[];
  readonly buildings: readonly number[];
  readonly trait: number;
  /** bits; 0: everybody */
  readonly groups: number;
  readonly siteResource: number;
  readonly unitTypes: number;
}

function needsOf(requires: Requires = {}): Needs {
  return {
    inventions: (requires.inventions ?? []).map(numberOf),
    resources: (requires.resources ?? []).map(numberOf),
    buildings: (requires.buildings ?? []).map(numberOf),
    trait: traitOf(requires.trait),
    groups: mask(GROUPS, requires.groups),
    siteResource: requires.siteResource === undefined ? -1 : numberOf(requires.siteResource),
    unitTypes: mask(UNIT_TYPES, requires.unitTypes),
  };
}

export const NEEDS: readonly Needs[] = CARDS.map(c => needsOf(c.requires));

/** A filter with its lists as bits and numbers; absent parts let everything through. */
export interface Sieve {
  readonly unitTypes: number;
  /** 0 any, 1 attacking, 2 defending */
  readonly role: number;
  /** 0 anywhere, 1 home, 2 abroad */
  readonly where: number;
  readonly here: boolean;
  readonly inCombat: boolean;
  readonly foreignCombat: boolean;
  readonly onFoot: boolean;
  readonly keyword: number;
  readonly types: number;
  /** 0 any, 1 only the capital, 2 not the capital */
  readonly capital: number;
  readonly hasBuilding: boolean;
  readonly hasResource: readonly number[];
  readonly edge: boolean;
  /** -1 any */
  readonly units: number;
  readonly ids: readonly number[];
  readonly kinds: number;
  readonly eras: number;
  readonly trait: number;
  readonly classes: readonly string[];
  readonly sources: number;
  readonly inPlay: boolean;
  readonly occupiedByYou: boolean;
  /** 0 any, 1 sea, 2 air */
  readonly mode: number;
}

const orAll = (bits: number): number => (bits === 0 ? -1 : bits);

export function sieveOf(filter: Filter = {}): Sieve {
  const { role, where, mode, capital, resourceClass } = filter;
  return {
    unitTypes: mask(UNIT_TYPES, filter.unitTypes),
    role: role === undefined ? 0 : role === 'attacking' ? 1 : 2,
    where: where === undefined ? 0 : where === 'home' ? 1 : 2,
    here: filter.here ?? false,
    inCombat: filter.inCombat ?? false,
    foreignCombat: filter.combatOn === 'foreign',
    onFoot: filter.onFoot ?? false,
    keyword: filter.keyword === undefined ? -1 : keywordNumber(filter.keyword),
    types: orAll(typeBits(filter.terrainTypes ?? filter.onTerrainTypes)),
    capital: capital === undefined ? 0 : capital ? 1 : 2,
    hasBuilding: filter.hasBuilding ?? false,
    hasResource: (filter.hasResource ?? []).map(numberOf),
    edge: filter.edge ?? false,
    units: filter.units ?? -1,
    ids: (filter.ids ?? []).map(numberOf),
    kinds: orAll(mask(KINDS, filter.kinds)),
    eras: orAll((filter.eras ?? []).reduce((bits: number, era) => bits | (1 << era), 0)),
    trait: traitOf(filter.trait),
    classes:
      resourceClass === undefined ? [] : typeof resourceClass === 'string' ? [resourceClass] : resourceClass,
    sources: orAll(mask(SOURCES, filter.sources)),
    inPlay: filter.inPlay ?? false,
    occupiedByYou: filter.occupiedByYou ?? false,
    mode: mode === undefined ? 0 : mode === 'sea' ? 1 : 2,
  };
}

/** Whether the card itself passes: its kind, era, name, trait, class, source and unit type. */
export function passes(sieve: Sieve, card: number): boolean {
  if ((sieve.kinds & (1 << KIND[card])) === 0 || (sieve.eras & (1 << ERA[card])) === 0) return false;
  if (sieve.ids.length > 0 && !sieve.ids.includes(card)) return false;
  if (sieve.trait !== 0 && TRAIT[card] !== sieve.trait) return false;
  if (sieve.unitTypes !== 0 && (sieve.unitTypes & (1 << UNIT_TYPE[card])) === 0) return false;
  if ((sieve.sources & (1 << SOURCE[card])) === 0) return false;
  if (sieve.classes.length > 0 && !sieve.classes.includes(CARDS[card].class ?? '')) return false;
  return sieve.keyword < 0 || KIND[card] === UNIT || printedKeyword(sieve.keyword, card) > 0;
}
