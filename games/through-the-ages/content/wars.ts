import { moveYellow, stealCulture } from '../rules/battle.ts';
import { losePopulation, takeGoods } from '../rules/losses.ts';
import type { WarId } from './ids.ts';
import * as T from './tables.ts';
import type { War } from './types.ts';

const PER_TOKEN = 3;
const CULTURE_PER_LOSS = 3;

export const wars: Readonly<Record<WarId, War>> = {
  'war-over-culture-2': { age: 2, copies: [1, 0, 0], price: 3, spoils: stealCulture },
  'war-over-resources-2': {
    age: 2,
    copies: [1, 0, 0],
    price: 2,
    spoils: (g, winner, loser, advantage) =>
      takeGoods(g, winner, loser, T.card('war-over-resources-2'), advantage),
  },
  'war-over-technology-2': {
    age: 2,
    copies: [1, 0, 0],
    price: 2,
    spoils: (g, winner, loser, advantage) => g.next('takeTechnology', { winner, loser, budget: advantage }),
  },
  'war-over-territory-2': {
    age: 2,
    copies: [1, 0, 0],
    price: 3,
    spoils: (g, winner, loser, advantage) =>
      moveYellow(g, loser, winner, 1 + Math.floor(advantage / PER_TOKEN)),
  },
  'holy-war-3': {
    age: 3,
    copies: [2, 0, 0],
    price: 3,
    spoils: (g, winner, loser, advantage) =>
      losePopulation(g, loser, Math.floor(advantage / PER_TOKEN), winner, CULTURE_PER_LOSS),
  },
  'war-over-culture-3': { age: 3, copies: [4, 0, 0], price: 3, spoils: stealCulture },
};
