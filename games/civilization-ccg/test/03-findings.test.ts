import { describe, expect, it } from 'vitest';
import { CARDS, type Deck, numberOf, READY_DECKS } from '../content/index.ts';
import { cardsOf, checkDeck } from '../rules/deck.ts';
import { rules } from '../rules/index.ts';

const rome = READY_DECKS['legions-of-rome'] as Deck;
/** Findings with the names of cards instead of their numbers. */
const told = (deck: unknown) =>
  checkDeck(deck).map(({ level, key, args }) => {
    const word = key.startsWith('deck') || ['notACapital', 'capitalTooMany', 'notForLibrary'].includes(key);
    const named = word || key.endsWith('Copies') || key === 'notForAtlas';
    const [first, ...more] = args;
    const name = (card: unknown) => CARDS[card as number].id;
    return [
      level,
      key,
      ...(named ? [name(first)] : args.slice(0, 1)),
      ...more.map(arg => (Array.isArray(arg) ? arg.map(name) : arg)),
    ];
  });
const errors = (deck: unknown) => told(deck).map(([level, ...said]) => (level === 'error' ? said : level));

/** Fifty-six plain cards and four others in the library, an atlas that leads somewhere. */
const PLAIN = ['granary', 'workshop', 'market', 'temple', 'monument', 'spearmen', 'archers', 'slingers'];
const MORE = ['scouts', 'agriculture', 'code-of-laws', 'philosophy', 'good-harvest', 'festival'];
const ATLAS = { plains: 4, grassland: 4, hills: 4, forest: 3 };
function holding(
  cards: Readonly<Record<string, number>>,
  atlas: Readonly<Record<string, number>> = ATLAS,
  capital = 'rome',
) {
  const library: Record<string, number> = {};
  let left = 60 - Object.values(cards).reduce((n, x) => n + x, 0);
  for (const id of [...PLAIN, ...MORE, 'caravan', 'levy'])
    if (cards[id] === undefined && left > 0) {
      library[id] = Math.min(4, left);
      left -= library[id];
    }
  return { capital, library: { ...library, ...cards }, atlas };
}

describe('CCG-3.5 what is no deck', () => {
  it('something else', () => {
    for (const value of [null, undefined, 7, 'deck', true, [], [rome]])
      expect(told(value)).toEqual([['error', 'noDeck']]);
  });

  it('parts that are something else count as empty', () => {
    for (const part of [null, undefined, 7, 'abc', true, ['granary']]) {
      expect(errors({ ...rome, library: part })).toEqual([['librarySize', 0]]);
      expect(errors({ ...rome, atlas: part })).toEqual([['atlasSize', 0]]);
    }
  });

  it('names and numbers that mean nothing', () => {
    const long = 'x'.repeat(70);
    expect(errors({ ...rome, capital: long })).toEqual([['unknownCard', 'x'.repeat(60)]]);
    expect(errors({ ...rome, capital: 'toString' })).toEqual([['unknownCard', 'toString']]);
    for (const capital of [7, undefined, null, {}, ''])
      expect(errors({ ...rome, capital })).toEqual([['capitalMissing']]);
    const wrong = { [long]: 1, toString: 1, plague: 0, fire: 1.5, flood: '2', storm: -1, locusts: 1 };
    const { library } = holding({});
    expect(errors({ ...rome, library: { ...library, ...wrong } })).toEqual([
      ['unknownCard', 'x'.repeat(60)],
      ['unknownCard', 'toString'],
      ['badCount', 'plague', 0],
      ['badCount', 'fire', 1.5],
      ['badCount', 'flood', 0],
      ['badCount', 'storm', -1],
      ['librarySize', 61],
    ]);
    const many = Object.fromEntries(Array.from({ length: 450 }, (_, i) => [`card ${i}`, 1]));
    expect(errors({ ...rome, library: many }).length).toBe(400 + 1);
  });
});

describe('CCG-3.1, 3.2, 3.3 the limits', () => {
  it('of a library', () => {
    expect(told(holding({}))).toEqual([]);
    expect(errors(holding({ wheat: 1 }))).toEqual([['notForLibrary', 'wheat']]);
    expect(errors(holding({ plains: 1 }))).toEqual([['notForLibrary', 'plains']]);
    expect(errors(holding({ athens: 1 }))).toEqual([['capitalTooMany', 'athens']]);
    expect(errors(holding({ temple: 4 }))).toEqual([]);
    expect(errors(holding({ temple: 5 }))).toEqual([['libraryCopies', 'temple', 5]]);
    const { library, ...rest } = holding({});
    expect(errors({ ...rest, library: { ...library, granary: 3 } })).toEqual([['librarySize', 59]]);
    expect(errors({ ...rest, library: { ...library, caravan: 1, levy: 0 } })[0]).toEqual([
      'badCount',
      'levy',
      0,
    ]);
    expect(errors({ ...rest, library: { ...library, scholar: 1 } })).toEqual([['librarySize', 61]]);
  });

  it('of an atlas; a second capital is told once and counts for nothing else', () => {
    const atlas = (cards: Record<string, number>) => errors({ ...holding({}), atlas: cards });
    expect(atlas({ ...ATLAS, forest: 2, wheat: 1 })).toEqual([]);
    expect(atlas({ ...ATLAS, forest: 4 })).toEqual([['atlasSize', 16]]);
    expect(atlas({ ...ATLAS, forest: 2 })).toEqual([['atlasSize', 14]]);
    expect(atlas({ ...ATLAS, athens: 1 })).toEqual([['capitalTooMany', 'athens']]);
    expect(atlas({ ...ATLAS, forest: 2, athens: 1 })).toEqual([
      ['capitalTooMany', 'athens'],
      ['atlasSize', 14],
    ]);
    expect(atlas({ ...ATLAS, forest: 2, granary: 1 })).toEqual([['notForAtlas', 'granary']]);
    expect(atlas({ ...ATLAS, plains: 5, forest: 2 })).toEqual([['terrainCopies', 'plains', 5]]);
    expect(atlas({ ...ATLAS, forest: 1, wheat: 2 })).toEqual([['resourceCopies', 'wheat', 2]]);
    expect(atlas({ ...ATLAS, plains: 2, forest: 1, granary: 4 })).toEqual([['notForAtlas', 'granary']]);
    expect(atlas({ plains: 4, grassland: 4, hills: 2, granary: 5 })).toEqual([['notForAtlas', 'granary']]);
  });

  it('only what forbids a deck is held against it, and warnings come only when nothing does', () => {
    const brings = rules.brings as NonNullable<typeof rules.brings>;
    const samurai = holding({ samurai: 1 });
    expect(told(samurai)).toEqual([['warning', 'deckGroup', 'samurai']]);
    expect(brings.faults(samurai as never, {} as never)).toEqual([]);
    const both = { ...samurai, atlas: { ...ATLAS, forest: 4 } };
    expect(told(both)).toEqual([['error', 'atlasSize', 16]]);
    expect(brings.faults(both as never, {} as never)).toEqual(checkDeck(both));
  });
});

describe('CCG-3.5 warnings', () => {
  it('too few terrains for the eras and for the expansion', () => {
    const all = [
      'horses',
      'wheat',
      'cattle',
      'rice',
      'wine',
      'ivory',
      'copper',
      'iron',
      'marble',
      'gold',
      'coal',
    ];
    /** so many terrains of the first, second and third era */
    const lands = (first: number, second: number, third: number) => {
      const atlas: Record<string, number> = {};
      const put = (ids: readonly string[], n: number) => {
        let left = n;
        for (const id of ids)
          if (left > 0) {
            atlas[id] = Math.min(4, left);
            left -= atlas[id];
          }
      };
      put(['delta', 'hills', 'plains'], first);
      put(['fertile-valley', 'ore-mountains'], second);
      put(['great-plains', 'industrial-basin'], third);
      for (const id of all.slice(0, 15 - first - second - third)) atlas[id] = 1;
      return told(holding({}, atlas)).filter(([, key]) => String(key).startsWith('few'));
    };
    expect(lands(8, 0, 0)).toEqual([]);
    expect(lands(7, 0, 0)).toEqual([['warning', 'fewTerrains', 7]]);
    expect(lands(4, 2, 4)).toEqual([]);
    expect(lands(3, 4, 4)).toEqual([['warning', 'fewInitial', 3]]);
    expect(lands(4, 1, 4)).toEqual([['warning', 'fewEarly', 5]]);
    expect(lands(6, 0, 4)).toEqual([]);
    expect(lands(3, 1, 3)).toEqual([
      ['warning', 'fewTerrains', 7],
      ['warning', 'fewInitial', 3],
    ]);
  });

  it('inventions that a card needs, and those that they need', () => {
    expect(told(holding({ library: 1 }))).toEqual([['warning', 'deckInvention', 'library', ['writing']]]);
    expect(told(holding({ library: 1, writing: 1 }))).toEqual([]);
    expect(told(holding({ university: 1 }))).toEqual([
      ['warning', 'deckInvention', 'university', ['education', 'writing']],
    ]);
    expect(told(holding({ university: 1, education: 1 }))).toEqual([
      ['warning', 'deckInvention', 'university', ['writing']],
      ['warning', 'deckInvention', 'education', ['writing']],
    ]);
    expect(told(holding({ university: 1, education: 1, writing: 1 }))).toEqual([]);
  });

  it('resources that a card, or its site, needs', () => {
    expect(told(holding({ stables: 1 }))).toEqual([['warning', 'deckResource', 'stables', ['horses']]]);
    expect(told(holding({ stables: 1 }, { ...ATLAS, forest: 2, horses: 1 }))).toEqual([]);
    expect(told(holding({ 'oil-refinery': 1 }))).toEqual([
      ['warning', 'deckResource', 'oil-refinery', ['crude-oil']],
    ]);
    const oil = { ...ATLAS, forest: 1, coast: 1, 'crude-oil': 1 };
    expect(told(holding({ 'oil-refinery': 1 }, oil))).toEqual([]);
  });

  it('buildings that a card needs, or at which it is built', () => {
    const strike = { 'nuclear-strike': 1 };
    const lands = { ...ATLAS, forest: 1, mountains: 1, uranium: 1 };
    expect(told(holding(strike, lands))).toEqual([
      ['warning', 'deckBuilding', 'nuclear-strike', ['manhattan-project']],
    ]);
    const bomb = { ...strike, 'manhattan-project': 1, 'nuclear-physics': 1 };
    expect(told(holding(bomb, lands))).toEqual([]);
    expect(told(holding({ commandos: 1 }))).toEqual([
      ['warning', 'deckBuilding', 'commandos', ['military-academy']],
    ]);
    expect(told(holding({ commandos: 1, 'military-academy': 1 }))).toEqual([]);
    // a ship wants a shipyard of any kind
    const sea = { ...ATLAS, forest: 2, coast: 1 };
    const ships = { galley: 1, seafaring: 1 };
    expect(told(holding(ships, sea))).toEqual([['warning', 'deckBuilding', 'galley', ['harbour']]]);
    expect(told(holding({ ...ships, harbour: 1 }, sea))).toEqual([]);
    expect(told(holding({ ...ships, 'royal-dockyard': 1 }, sea))).toEqual([]);
    expect(told(holding({ ...ships, harbour: 1 }))).toEqual([['warning', 'deckSite', 'harbour']]);
  });

  it('a religion or political system', () => {
    expect(told(holding({ cathedral: 1 }))).toEqual([['warning', 'deckTrait', 'cathedral', 1]]);
    expect(told(holding({ cathedral: 1, monarchy: 1 }))).toEqual([['warning', 'deckTrait', 'cathedral', 1]]);
    expect(told(holding({ cathedral: 1, polytheism: 1 }))).toEqual([]);
  });

  it('a group of civilizations, or one of several', () => {
    expect(told(holding({ samurai: 1 }, ATLAS, 'kyoto'))).toEqual([]);
    expect(told(holding({ 'camel-riders': 1 }))).toEqual([['warning', 'deckGroup', 'camel-riders']]);
    for (const capital of ['thebes', 'timbuktu'])
      expect(told(holding({ 'camel-riders': 1 }, ATLAS, capital))).toEqual([]);
  });

  it('a place where it can be', () => {
    expect(told(holding({ caravanserai: 1 }))).toEqual([['warning', 'deckSite', 'caravanserai']]);
    expect(told(holding({ caravanserai: 1 }, { ...ATLAS, forest: 2, oasis: 1 }))).toEqual([]);
    // the capital is a place too
    expect(told(holding({ caravanserai: 1 }, ATLAS, 'timbuktu'))).toEqual([]);
    expect(
      told(
        holding({ amphitheatre: 1, construction: 1 }, { forest: 4, coast: 4, marsh: 4, jungle: 3 }, 'cusco'),
      ),
    ).toEqual([]);
    expect(told(holding({ longship: 1, seafaring: 1 }, ATLAS, 'krakow'))).toEqual([
      ['warning', 'deckSite', 'longship'],
    ]);
    expect(told(holding({ longship: 1, seafaring: 1 }, ATLAS, 'london'))).toEqual([]);
    expect(told(holding({}, { ...ATLAS, forest: 2, fish: 1 }))).toEqual([['warning', 'deckSite', 'fish']]);
    expect(told(holding({}, { ...ATLAS, forest: 2, fish: 1 }, 'london'))).toEqual([]);
    // an atlas of resources alone leaves no terrain but the capital
    const resources = CARDS.filter(card => card.kind === 'resource').map(card => card.id);
    const none = Object.fromEntries(resources.slice(0, 15).map(id => [id, 1]));
    const sites = told(holding({ palisade: 1, temple: 1 }, none)).filter(([, key]) => key === 'deckSite');
    expect(sites).toContainEqual(['warning', 'deckSite', 'palisade']);
    expect(sites).not.toContainEqual(['warning', 'deckSite', 'temple']);
    expect(sites).not.toContainEqual(['warning', 'deckSite', 'wheat']);
    expect(told(holding({ palisade: 1 }))).toEqual([]);
  });
});

describe('CCG-3.1 the cards of a deck', () => {
  it('as many as it says, in one order whatever way it was written down', () => {
    const deck = { capital: 'rome', library: { temple: 2, granary: 1 }, atlas: { wheat: 1, plains: 2 } };
    expect(cardsOf(deck)).toEqual({
      capital: numberOf('rome'),
      library: ['granary', 'temple', 'temple'].map(numberOf),
      atlas: ['plains', 'plains', 'wheat'].map(numberOf),
    });
  });
});
