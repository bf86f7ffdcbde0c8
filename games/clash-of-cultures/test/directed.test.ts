import { expert } from '@epoka/bots/testing';
import { directedTests } from '@epoka/kernel/kit/testing/law-tests';
import {
  BUILDINGS,
  CIV_ADVANCES,
  CIVILIZATIONS,
  EVENTS,
  LEADERS,
  OBJECTIVE_CARDS,
  UNITS,
} from '../content/index.ts';
import { expansion } from '../lang/expansion-en.ts';
import { proves } from './at-work.ts';
import { rich } from './rich.ts';

const added = expansion({} as never);
const base = new Set<string>(OBJECTIVE_CARDS.filter(x => !x.expansion).flatMap(x => x.objectives));

/** Directed play under all laws meets the whole base game; what the expansion adds is at work in every-card.test.ts. */
const ofExpansion = [
  ...Object.values(added).flatMap(words => Object.keys(words)),
  ...CIVILIZATIONS.map(x => `civilization:${x.id}`),
  ...CIV_ADVANCES.map(x => `civ:${x.id}`),
  ...LEADERS.map(x => `leader:${x.id}`),
  ...BUILDINGS.filter(x => x.expansion).map(x => `building:${x.id}`),
  ...UNITS.filter(x => x.expansion).map(x => `unit:${x.id}`),
  ...EVENTS.filter(x => x.expansion).map(x => `event:${x.id}`),
  ...OBJECTIVE_CARDS.flatMap(x => x.objectives)
    .filter(id => !base.has(id))
    .map(id => `objective:${id}`),
];

directedTests(rich, {
  seats: [2, 3, 4],
  settings: [
    { expansion: false },
    { expansion: false, events: 'optional' },
    { expansion: false, wonders: 'shared' },
    { expansion: false, ending: 'roll' },
    { expansion: false, governmentCost: 'tokens' },
  ],
  games: 5,
  cap: 3000,
  seed: 'directed',
  seldom: ['raze', 'end'],
  expert: expert(rich, 'directed expert'),
  proves,
  // rare cases, shown by tests of their own; the first two are said of things that wait
  except: [
    ...ofExpansion,
    'finish-this-first',
    'objectives-later',
    'excessCargo',
    'shipTo',
    'loseUnit',
    'uprising',
    'raze',
    'tokens',
    'library',
    'endRoll',
    'razed',
    'forest-no-battle',
    'pick-ships-first',
    'no-governments',
    'not-beside-yours',
    'wonder:great-library',
    'event:fantastic-year-2',
    'event:great-scientist',
    'event:great-engineer',
    'event:population-boom-2',
    'objective:coastal-culture',
    'objective:goal-focused',
    'objective:wealth',
    'objective:large-army',
    'objective:magnificent-culture',
    'objective:aggressor',
    'arena',
    'lighthouse',
    'foundIn',
    'drop',
    'statue',
    'aboard',
    'nothing-to-collect',
    'negotiations',
    'gardens',
    'no-city',
    'not-land',
    'greatWall',
    'wonderRuined',
    'wonder:great-arena',
    'wonder:great-lighthouse',
    'wonder:great-gardens',
    'wonder:great-statue',
    'objective:expansionist',
    'objective:sea-blockade',
    'objective:defiance',
    'objective:naval-assault',
    'objective:legendary-battle',
    'objective:barbarian-conquest',
    // cards.test.ts plays Spy and exchanges a card
    'spy',
    'exchange',
    'exchanges',
    'upper:spy',
    // objectives.test.ts: instant objectives
    'objective:city-founder',
  ],
});
