import { strengthTests } from '@epoka/bots/testing';
import { civilizationCcg } from '../index.ts';

strengthTests(civilizationCcg, {
  matches: [{ seats: 2, games: 1, settings: { roundLimit: '30' }, seed: 'ready decks' }],
});
