/** What the winner of an aggression or a war gets (TTA-20.9, 23.8, 28.35). */
import { NONE } from '@epoka/kernel';
import * as T from '../content/tables.ts';
import type { Amount, Spoil } from '../content/verbs.ts';
import { hasUrban, losePopulation, moveYellow, takeGoods } from './losses.ts';
import { gain, learn, loseBuilding, loseLeader, score } from './score.ts';
import { BY_CONFLICT, type Game } from './state.ts';

function amountOf(amount: Amount, advantage: number): number {
  return typeof amount === 'number' ? amount : amount.base + Math.floor(advantage / amount.oneIn);
}

export function stealCulture(g: Game, winner: number, loser: number, n: number): void {
  const taken = 0 - score(g, loser, -n, BY_CONFLICT);
  g.tell('stolenCulture', winner, loser, taken);
  score(g, winner, taken, BY_CONFLICT);
}

export function stealScience(g: Game, winner: number, loser: number, n: number): void {
  const taken = 0 - learn(g, loser, -n);
  g.tell('stolenScience', winner, loser, taken);
  learn(g, winner, taken);
}

export function takeSpoils(
  g: Game,
  card: number,
  spoil: Spoil,
  winner: number,
  loser: number,
  advantage: number,
): void {
  const c = g.s.civs[loser];
  switch (spoil.does) {
    case 'gain':
      gain(g, winner, spoil.food, spoil.resources);
      break;
    case 'kill':
      losePopulation(
        g,
        loser,
        amountOf(spoil.population, advantage),
        spoil.cultureEach > 0 ? winner : NONE,
        spoil.cultureEach,
      );
      break;
    case 'takeGoods':
      takeGoods(g, winner, loser, card, amountOf(spoil.total, advantage));
      break;
    case 'takeCulture':
      stealCulture(g, winner, loser, amountOf(spoil.n, advantage));
      break;
    case 'takeScience':
      stealScience(g, winner, loser, amountOf(spoil.n, advantage));
      break;
    case 'takeYellow':
      moveYellow(g, loser, winner, amountOf(spoil.n, advantage));
      break;
    case 'takeTechnologies':
      g.next('takeTechnology', { winner, loser, budget: amountOf(spoil.budget, advantage) });
      break;
    case 'takeColony':
      g.ask(winner, 'annex', { card, from: loser });
      break;
    case 'raid':
      if (hasUrban(c)) g.ask(winner, 'raid', { card, from: loser, most: spoil.most, roundUp: spoil.roundUp });
      else g.tell('nothingToTake', winner, loser);
      break;
    case 'removeLeader': {
      const level = T.LEVEL[c.leader];
      loseLeader(g, loser);
      score(g, winner, spoil.culturePerLevel * level, BY_CONFLICT);
      break;
    }
    case 'removeBuilding': {
      const level = T.LEVEL[c.building];
      loseBuilding(g, loser);
      score(g, winner, spoil.culturePerLevel * level, BY_CONFLICT);
      break;
    }
  }
}
