import { stealCulture, stealScience } from '../rules/battle.ts';
import { hasUrban, losePopulation, takeGoods } from '../rules/losses.ts';
import { gain, loseBuilding, loseLeader, score } from '../rules/score.ts';
import { BY_CONFLICT } from '../rules/state.ts';
import type { AggressionId } from './ids.ts';
import * as T from './tables.ts';
import type { Aggression } from './types.ts';

const CULTURE_PER_LEVEL = 3;

function plunder(
  id: 'plunder-1' | 'plunder-2' | 'plunder-3',
  total: number,
): Pick<Aggression, 'price' | 'spoils'> {
  return { price: () => 2, spoils: (g, attacker, rival) => takeGoods(g, attacker, rival, T.card(id), total) };
}

function raid(
  id: 'raid-1' | 'raid-2' | 'raid-3',
  price: number,
  most: number,
): Pick<Aggression, 'price' | 'spoils'> {
  return {
    price: () => price,
    spoils(g, attacker, rival) {
      if (hasUrban(g.s.civs[rival]))
        g.ask(attacker, 'raid', { card: T.card(id), from: rival, most, roundUp: id === 'raid-1' });
    },
  };
}

export const aggressions: Readonly<Record<AggressionId, Aggression>> = {
  'enslave-1': {
    age: 1,
    copies: [2, 0, 0],
    price: () => 2,
    spoils(g, attacker, rival) {
      losePopulation(g, rival, 1);
      gain(g, attacker, 0, 3);
    },
  },
  'plunder-1': { age: 1, copies: [2, 0, 0], ...plunder('plunder-1', 3) },
  'plunder-2': { age: 2, copies: [2, 0, 0], ...plunder('plunder-2', 5) },
  'plunder-3': { age: 3, copies: [2, 0, 0], ...plunder('plunder-3', 8) },
  'raid-1': { age: 1, copies: [2, 0, 0], ...raid('raid-1', 1, 1) },
  'raid-2': { age: 2, copies: [2, 0, 0], ...raid('raid-2', 2, 2) },
  'raid-3': { age: 3, copies: [2, 0, 0], ...raid('raid-3', 3, 3) },
  'annex-2': {
    age: 2,
    copies: [1, 0, 0],
    price: (s, rival) => (s.civs[rival].colonies.length > 0 ? 2 : undefined),
    spoils: (g, attacker, rival) => g.ask(attacker, 'annex', { card: T.card('annex-2'), from: rival }),
  },
  'assassinate-2': {
    age: 2,
    copies: [1, 0, 0],
    price: (s, rival) => (s.civs[rival].leader < 0 ? undefined : T.LEVEL[s.civs[rival].leader]),
    spoils(g, attacker, rival) {
      const level = T.LEVEL[g.s.civs[rival].leader];
      loseLeader(g, rival);
      score(g, attacker, CULTURE_PER_LEVEL * level, BY_CONFLICT);
    },
  },
  'sabotage-2': {
    age: 2,
    copies: [1, 0, 0],
    price: (s, rival) => (s.civs[rival].building < 0 ? undefined : T.LEVEL[s.civs[rival].building]),
    spoils(g, attacker, rival) {
      const level = T.LEVEL[g.s.civs[rival].building];
      loseBuilding(g, rival);
      score(g, attacker, CULTURE_PER_LEVEL * level, BY_CONFLICT);
    },
  },
  'spy-2': {
    age: 2,
    copies: [2, 0, 0],
    price: () => 1,
    spoils: (g, attacker, rival) => stealScience(g, attacker, rival, 5),
  },
  'armed-intervention-3': {
    age: 3,
    copies: [4, 0, 0],
    price: () => 2,
    spoils: (g, attacker, rival) => stealCulture(g, attacker, rival, 7),
  },
};
