import { describe, expect, it } from 'vitest';
import { KEYWORDS, numberOf } from '../content/index.ts';
import {
  AIR,
  ANTI_AIRCRAFT,
  BUILDING,
  CAPITAL,
  DEFENDER,
  DEMOLISHER,
  ERA,
  EVENT,
  FORTIFICATION,
  GROUP,
  HOW_MANY,
  INCOME,
  INVENTION,
  isAgain,
  isBuilding,
  isLand,
  KIND,
  kindBit,
  LASTS,
  MOVE,
  NAVAL,
  NEEDS,
  printedKeyword,
  RESOURCE,
  SATISFACTION,
  SEA,
  SELF_SUFFICIENT,
  SHIPYARD,
  SITE,
  SNIPER,
  SOURCE,
  STAGES,
  STRENGTH,
  sieveOf,
  TERRAIN,
  TIMING,
  TOUGHNESS,
  TRAIT,
  TRANSPORT,
  TYPES,
  timingBit,
  typeBits,
  UNIQUE,
  UNIT,
  UNIT_TYPE,
  UPKEEP,
  WONDER,
} from '../rules/cards.ts';

const of = <T>(column: readonly T[], ...ids: string[]) => ids.map(id => column[numberOf(id)]);

describe('CCG-1.1, 1.5 what is printed', () => {
  it('CCG-1.3 there are 289 cards of eight kinds', () => {
    expect(HOW_MANY).toBe(289);
    const many = [CAPITAL, TERRAIN, RESOURCE, BUILDING, WONDER, UNIT, INVENTION, EVENT].map(
      kind => KIND.filter(x => x === kind).length,
    );
    expect(many).toEqual([12, 25, 18, 49, 19, 61, 48, 57]);
    expect(of(ERA, 'spearmen', 'samurai', 'tanks')).toEqual([1, 2, 3]);
  });

  it('terrains, resources and capitals', () => {
    expect(of(TYPES, 'plains', 'coast', 'delta', 'granary')).toEqual([
      typeBits(['plains']),
      SEA,
      typeBits(['wetland', 'plains']),
      0,
    ]);
    expect(typeBits(['plains', 'hills', 'sea'])).toBe(1 + 4 + 128);
    expect(typeBits(undefined)).toBe(0);
    const income = (id: string) => INCOME.slice(3 * numberOf(id), 3 * numberOf(id) + 3);
    expect(['plains', 'grassland', 'wheat', 'granary', 'spearmen'].map(income)).toEqual([
      [1, 1, 1],
      [1, 0, 2],
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
    expect(of(SATISFACTION, 'rome', 'floodplains', 'plains', 'temple')).toEqual([2, -1, 0, 1]);
    expect(of(GROUP, 'rome', 'babylon', 'timbuktu', 'plains')).toEqual([0, 1, 6, -1]);
  });

  it('units', () => {
    expect(of(STRENGTH, 'axemen', 'rome', 'plains')).toEqual([2, 2, 0]);
    expect(of(TOUGHNESS, 'axemen', 'rome', 'plains')).toEqual([1, 6, 0]);
    expect(of(MOVE, 'axemen', 'light-cavalry', 'granary')).toEqual([1, 3, 0]);
    expect(of(UPKEEP, 'axemen', 'scouts', 'granary')).toEqual([1, 0, 0]);
    expect(of(UNIT_TYPE, 'axemen', 'cavalry', 'tanks', 'galley', 'fighter', 'granary')).toEqual([
      0,
      1,
      2,
      NAVAL,
      AIR,
      -1,
    ]);
    expect(
      ['axemen', 'cavalry', 'tanks', 'galley', 'fighter', 'granary'].map(id => isLand(numberOf(id))),
    ).toEqual([true, true, true, false, false, false]);
  });

  it('CCG-1.2 buildings and wonders, stages', () => {
    expect(['granary', 'pyramids', 'spearmen', 'plains'].map(id => isBuilding(numberOf(id)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(of(STAGES, 'granary', 'spearmen', 'plague', 'plains')).toEqual([[4, 3], [2], [], []]);
  });

  it('inventions and events', () => {
    expect(of(TRAIT, 'polytheism', 'monarchy', 'writing')).toEqual([1, 2, 0]);
    expect(of(LASTS, 'festival', 'silk-road', 'plague', 'granary')).toEqual([4, -1, 0, 0]);
    expect(of(SOURCE, 'plague', 'ambush', 'crusade', 'granary')).toEqual([0, 1, 6, -1]);
    expect(of(TIMING, 'plague', 'envoys', 'granary')).toEqual([
      timingBit('own:management') | timingBit('other:military'),
      timingBit('response'),
      0,
    ]);
    expect([timingBit('own:explorers'), timingBit('response')]).toEqual([1, 1 << 11]);
    expect([kindBit('capital'), kindBit('event')]).toEqual([1, 128]);
  });

  it('CCG-14.1, 14.2, 14.3, 14.9 keywords', () => {
    const number = (keyword: number, id: string) => printedKeyword(keyword, numberOf(id));
    expect(number(ANTI_AIRCRAFT, 'aa-guns')).toBe(3);
    expect(number(DEMOLISHER, 'catapult')).toBe(3);
    expect(number(DEFENDER, 'archers')).toBe(1);
    expect(number(SELF_SUFFICIENT, 'scouts')).toBe(1);
    expect(number(SNIPER, 'slingers')).toBe(1);
    expect(number(TRANSPORT, 'longship')).toBe(2);
    expect(number(SHIPYARD, 'harbour')).toBe(1);
    expect(number(FORTIFICATION, 'palisade')).toBe(1);
    expect(number(UNIQUE, 'pyramids')).toBe(1);
    for (let keyword = 0; keyword < KEYWORDS.length; keyword++) {
      expect(number(keyword, 'axemen')).toBe(0);
      expect(number(keyword, 'plains')).toBe(0);
    }
  });

  it('a name counts once', () => {
    const list = [3, 5, 3, 5, 7];
    expect(list.map((_, i) => isAgain(list, i))).toEqual([false, false, true, true, false]);
  });
});

describe('CCG-17.15, 12.7 where a card is built and what it needs', () => {
  const nothing = { any: false, capital: false, notCapital: false, shipyard: false, types: 0, buildings: [] };

  it('sites', () => {
    expect(
      of(SITE, 'granary', 'monument', 'palisade', 'galley', 'commandos', 'writing', 'farmstead'),
    ).toEqual([
      { ...nothing, any: true },
      { ...nothing, capital: true },
      { ...nothing, notCapital: true },
      { ...nothing, shipyard: true },
      { ...nothing, buildings: [numberOf('military-academy')] },
      nothing,
      { ...nothing, types: typeBits(['plains']) },
    ]);
    expect(of(SITE, 'amphitheatre', 'crude-oil')).toEqual([
      { ...nothing, capital: true, types: typeBits(['plains', 'hills']) },
      { ...nothing, types: typeBits(['desert', 'sea', 'tundra', 'wetland']) },
    ]);
  });

  it('requirements', () => {
    const none = {
      inventions: [],
      resources: [],
      buildings: [],
      trait: 0,
      groups: 0,
      siteResource: -1,
      unitTypes: 0,
    };
    const numbers = (...ids: string[]) => ids.map(numberOf);
    expect(of(NEEDS, 'granary', 'writing')).toEqual([none, none]);
    expect(of(NEEDS, 'knights', 'cathedral', 'camel-riders')).toEqual([
      { ...none, inventions: numbers('feudalism'), resources: numbers('horses') },
      { ...none, trait: 1 },
      { ...none, groups: (1 << 1) | (1 << 6) },
    ]);
    expect(of(NEEDS, 'oil-refinery', 'blockade', 'nuclear-strike')).toEqual([
      { ...none, siteResource: numberOf('crude-oil') },
      { ...none, unitTypes: 1 << NAVAL },
      { ...none, buildings: numbers('manhattan-project'), resources: numbers('uranium') },
    ]);
  });
});

describe('CCG-17.13 filters', () => {
  const open = {
    unitTypes: 0,
    role: 0,
    where: 0,
    here: false,
    inCombat: false,
    foreignCombat: false,
    onFoot: false,
    keyword: -1,
    types: -1,
    capital: 0,
    hasBuilding: false,
    hasResource: [],
    edge: false,
    units: -1,
    ids: [],
    kinds: -1,
    eras: -1,
    trait: 0,
    classes: [],
    sources: -1,
    inPlay: false,
    occupiedByYou: false,
    mode: 0,
  };

  it('what is not said lets everything through', () => {
    expect(sieveOf()).toEqual(open);
    expect(sieveOf({})).toEqual(open);
  });

  it('what is said does not', () => {
    expect(sieveOf({ role: 'attacking', where: 'home', mode: 'sea', capital: true })).toEqual({
      ...open,
      role: 1,
      where: 1,
      mode: 1,
      capital: 1,
    });
    expect(sieveOf({ role: 'defending', where: 'abroad', mode: 'air', capital: false })).toEqual({
      ...open,
      role: 2,
      where: 2,
      mode: 2,
      capital: 2,
    });
    const flags = { here: true, inCombat: true, onFoot: true, hasBuilding: true, edge: true } as const;
    expect(sieveOf({ ...flags, inPlay: true, occupiedByYou: true, combatOn: 'foreign' })).toEqual({
      ...open,
      ...flags,
      inPlay: true,
      occupiedByYou: true,
      foreignCombat: true,
    });
    expect(sieveOf({ units: 0, eras: [1, 3], kinds: ['unit', 'event'], keyword: 'anti-aircraft' })).toEqual({
      ...open,
      units: 0,
      eras: 2 + 8,
      kinds: kindBit('unit') | kindBit('event'),
      keyword: 0,
    });
    expect(sieveOf({ terrainTypes: ['sea'], unitTypes: ['naval', 'air'], sources: ['nature'] })).toEqual({
      ...open,
      types: SEA,
      unitTypes: (1 << NAVAL) | (1 << AIR),
      sources: 1,
    });
    expect(sieveOf({ onTerrainTypes: ['sea'], ids: ['temple'], hasResource: ['wheat', 'iron'] })).toEqual({
      ...open,
      types: SEA,
      ids: [numberOf('temple')],
      hasResource: [numberOf('wheat'), numberOf('iron')],
    });
    expect(sieveOf({ trait: 'religion', resourceClass: 'luxury' })).toEqual({
      ...open,
      trait: 1,
      classes: ['luxury'],
    });
    expect(sieveOf({ trait: 'political-system', resourceClass: ['food', 'luxury'] })).toEqual({
      ...open,
      trait: 2,
      classes: ['food', 'luxury'],
    });
  });
});
