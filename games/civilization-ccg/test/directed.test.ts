/** Directed play in games that begin late, until every question, answer, reason, log line and card was met. */
import { directedTests } from '@epoka/kernel/kit/testing/law-tests';
import { content } from '../rules/pieces.ts';
import { eventfulGame } from './late.ts';

/** Words about decks: shown by the tests of chapter 3. */
const DECKS = [
  'noDeck',
  'unknownCard',
  'badCount',
  'capitalMissing',
  'notACapital',
  'capitalTooMany',
  'notForLibrary',
  'librarySize',
  'libraryCopies',
  'notForAtlas',
  'atlasSize',
  'terrainCopies',
  'resourceCopies',
  'fewTerrains',
  'fewInitial',
  'fewEarly',
  'deckGroup',
  'deckInvention',
  'deckResource',
  'deckBuilding',
  'deckTrait',
  'deckSite',
];

directedTests(eventfulGame, {
  seats: [2, 3],
  settings: { roundLimit: '40', mulligan: true },
  games: 600,
  seed: 'd',
  // an instant that nobody answers is over before anybody looks
  proves: ({ key, args }) => (key === 'played' ? content[args[1] as number] : undefined),
  // rare cases, each shown by a test of its own
  except: [
    ...DECKS,
    'relocate',
    'to',
    'noMovement',
    'poolMisses',
    'undefended',
    'fizzled',
    'card:nuclear-strike',
  ],
});
