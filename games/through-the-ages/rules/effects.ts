/** What events do to a civilization (TTA-18, 28). */
import { TYPES } from '../content/basics.ts';
import * as T from '../content/tables.ts';
import type { Effect } from '../content/verbs.ts';
import { foodOf, loseBlue, payFood } from './goods.ts';
import {
  hasUrban,
  loseGoods,
  loseOneBuilding,
  losePopulation,
  moveYellow,
  offerFreeBuilding,
  ruinWonder,
} from './losses.ts';
import { farmsAndFood, mines, produceFarms } from './production.ts';
import { byStrength, cultureRating, scienceRating } from './ratings.ts';
import { reward } from './rewards.ts';
import { learn, loseLeader, score } from './score.ts';
import { BY_EVENTS, type Game, inOrder } from './state.ts';

/** `discontent` is that of the seat when the event was revealed. */
export function happen(g: Game, seat: number, card: number, effect: Effect, discontent: number): void {
  const s = g.s;
  const c = s.civs[seat];
  switch (effect.does) {
    case 'gainEither':
      g.ask(seat, 'gainEither', { card, n: effect.n });
      break;
    case 'gainMix':
      g.ask(seat, 'gainMix', { card, total: effect.total });
      break;
    case 'freeBuilding':
      offerFreeBuilding(g, seat, card, T.FIRST[TYPES.indexOf(effect.type)]);
      break;
    case 'losePopulation':
      losePopulation(g, seat, effect.n);
      break;
    case 'losePopulationOfDiscontent':
      losePopulation(g, seat, Math.ceil(discontent / effect.oneIn));
      break;
    case 'loseBuilding':
      loseOneBuilding(g, seat, card);
      break;
    case 'loseGoods':
      loseGoods(g, seat, card, effect.total);
      break;
    case 'loseAllFood': {
      const food = payFood(c, foodOf(c));
      if (food > 0) g.tell('lost', seat, food, 0);
      else g.tell('nothingToLose', seat);
      break;
    }
    case 'loseBlue': {
      const lost = loseBlue(s, seat, effect.n);
      if (lost > 0) g.tell('blueLost', seat, lost);
      else g.tell('nothingToLose', seat);
      break;
    }
    case 'loseOldLeader':
      if (c.leader >= 0 && T.LEVEL[c.leader] !== s.age) loseLeader(g, seat);
      else g.tell('nothingToLose', seat);
      break;
    case 'loseColony':
      if (c.colonies.length > 0) g.ask(seat, 'loseColony', { card });
      else g.tell('nothingToLose', seat);
      break;
    case 'ruinWonder':
      ruinWonder(g, seat, card);
      break;
    case 'scoreRating':
      score(
        g,
        seat,
        effect.rating === 'culture' ? cultureRating(s, seat) : scienceRating(s, seat),
        BY_EVENTS,
      );
      break;
    case 'learnRating':
      learn(g, seat, scienceRating(s, seat));
      break;
    case 'scorePerDiscontent':
      if (score(g, seat, effect.culture * discontent, BY_EVENTS) === 0) g.tell('nothingToLose', seat);
      break;
    case 'rebelPerDiscontent':
      c.rebellion += effect.actions * discontent;
      if (discontent > 0) g.tell('rebelled', seat, effect.actions * discontent);
      else g.tell('nothingToLose', seat);
      break;
    case 'farms':
      if (effect.eats) farmsAndFood(g, seat, false);
      else produceFarms(g, seat);
      break;
    case 'mines':
      mines(g, seat, false, effect.corrupts);
      break;
    case 'giveYellow':
      moveYellow(g, seat, byStrength(s, s.active)[0], effect.n);
      break;
    case 'takeFromRow':
      g.next('agreement', { seat, budget: effect.actions, took: false });
      break;
    case 'terror':
      // One question at a time (TTA-6.8.a): the seats follow each other as steps of their own.
      for (const other of inOrder(s, s.active))
        if (other !== seat && hasUrban(s.civs[other])) g.next('terror', { seat, of: other });
        else if (other !== seat) g.tell('nothingToLose', other);
      break;
    default:
      reward(g, seat, effect, BY_EVENTS);
  }
}
