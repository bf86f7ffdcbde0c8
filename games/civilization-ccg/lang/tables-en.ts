/** English names of everything but the cards. */
import type { CcgWords } from './types.ts';

export const tables: Pick<
  CcgWords,
  | 'decks'
  | 'kinds'
  | 'eras'
  | 'phases'
  | 'groups'
  | 'terrainTypes'
  | 'unitTypes'
  | 'keywords'
  | 'traits'
  | 'resourceClasses'
  | 'eventSources'
  | 'timings'
> = {
  decks: {
    'legions-of-rome': {
      name: 'Legions of Rome',
      strategy:
        'Infantry pressure: cheap Roman infantry from two barracks, a ram for walls, the capital hit from turn 10 on.',
      tips: 'First terrain with food, Barracks on the second; keep 1 food per soldier abroad, strike with four or more units at once.',
    },
    'golden-horde': {
      name: 'Golden Horde',
      strategy:
        'Cavalry raids: fast riders that need no food abroad occupy border terrains and burn buildings.',
      tips: 'Discover Horses on turn 2, two Steppes speed everything up; never attack into Jungle or Marsh.',
    },
    'rule-the-waves': {
      name: 'Rule the Waves',
      strategy:
        'Naval empire: rich sea terrains, landings by Longship and Galleon, blockades and privateers.',
      tips: 'Seafaring first, then a Harbour; the capital is itself a Sea terrain, so keep a ship or a garrison in it.',
    },
    'wonders-of-the-nile': {
      name: 'Wonders of the Nile',
      strategy:
        'Wonder builder: cheap wonders give satisfaction and growth while a small garrison holds the capital.',
      tips: 'Marble and Quarry stack with the Theban discount; play Master Builder on the last, dearest stage.',
    },
    'way-of-the-samurai': {
      name: 'Way of the Samurai',
      strategy:
        'Fortress and counter-attack: defended mountains and forests early, Samurai and Ninja in the Silver era.',
      tips: 'Put Mountains and Forest on the edges, archers on them; strike when the enemy army is broken.',
    },
    'athenian-academy': {
      name: 'Athenian Academy',
      strategy: 'Science: cheap card draw, religion and laws for satisfaction, Apollo Program as a finisher.',
      tips: 'Alphabet on turn 1, draw twice each turn, discard surplus inventions for tax; defend with Hoplites.',
    },
    'children-of-the-sun': {
      name: 'Children of the Sun',
      strategy:
        'Mountain farms: buildings in the mountains feed the realm, slingers and eagle warriors hold the passes; aims at 9 terrains.',
      tips: 'Every building on a Mountain is worth 1 food; start with Plains all the same. Keep satisfaction within two of your terrains.',
    },
    'steel-and-wings': {
      name: 'Steel and Wings',
      strategy:
        'Late industrial war: hold with hussars and fortresses, reach the Golden era, win with tanks and bombers.',
      tips: 'Golden-era cards in an early hand are worth 3 production each; discover Crude Oil as soon as the Silver era opens.',
    },
  },
  kinds: {
    capital: 'Capital',
    terrain: 'Terrain',
    resource: 'Resource',
    building: 'Building',
    wonder: 'Wonder',
    unit: 'Military unit',
    invention: 'Invention',
    event: 'Event',
  },
  eras: ['Initial era', 'Silver era', 'Golden era'],
  phases: ['Activation phase', 'Explorers phase', 'Military phase', 'Management phase', 'Final phase'],
  groups: {
    mediterranean: 'Mediterranean civilizations',
    'near-east': 'Near-East civilizations',
    'far-east': 'Far-East civilizations',
    europe: 'European civilizations',
    americas: 'American civilizations',
    steppe: 'Steppe civilizations',
    africa: 'African civilizations',
  },
  terrainTypes: {
    plains: 'Plains',
    forest: 'Forest',
    hills: 'Hills',
    mountain: 'Mountain',
    desert: 'Desert',
    wetland: 'Wetland',
    tundra: 'Tundra',
    sea: 'Sea',
  },
  unitTypes: {
    infantry: 'infantry',
    cavalry: 'cavalry',
    motorized: 'motorized',
    naval: 'naval',
    air: 'air',
  },
  keywords: {
    'anti-aircraft': 'Anti-aircraft',
    demolisher: 'Demolisher',
    defender: 'Defender',
    'self-sufficient': 'Self-sufficient',
    sniper: 'Sniper',
    transport: 'Transport',
    shipyard: 'Shipyard',
    fortification: 'Fortification',
    unique: 'Unique',
  },
  traits: { religion: 'Religion', 'political-system': 'Political system' },
  resourceClasses: { strategic: 'Strategic', food: 'Food', luxury: 'Luxury' },
  eventSources: {
    nature: 'Nature',
    military: 'Military',
    society: 'Society',
    economy: 'Economy',
    science: 'Science',
    politics: 'Politics',
    religion: 'Religion',
  },
  timings: {
    'own:explorers': 'your Explorers phase',
    'own:military': 'your Military phase',
    'own:management': 'your Management phase',
    'own:final': 'your Final phase',
    'other:explorers': "start of an opponent's Explorers phase",
    'other:military': "start of an opponent's Military phase",
    'other:management': "start of an opponent's Management phase",
    'other:final': "start of an opponent's Final phase",
    'attack:attacker': 'when you attack',
    'attack:defender': 'when you are attacked',
    'journey:opponent': "an opponent's journey by sea or air",
    response: 'answer to an event',
  },
};
