/** The simple things that cards give. */
import type { Reward } from '../content/verbs.ts';
import { drawMilitary, gain, learn, newWorker, score } from './score.ts';
import type { Game } from './state.ts';

/** `source`: where culture is counted. */
export function reward(g: Game, seat: number, what: Reward, source: number): void {
  switch (what.does) {
    case 'gain':
      gain(g, seat, what.food, what.resources);
      break;
    case 'learn':
      learn(g, seat, what.science);
      break;
    case 'score':
      score(g, seat, what.culture, source);
      break;
    case 'draw':
      drawMilitary(g, seat, what.cards);
      break;
    case 'newWorker':
      newWorker(g, seat);
      break;
    case 'regainCivil': {
      const c = g.s.civs[seat];
      const back = Math.min(what.actions, c.civilSpent);
      c.civilSpent -= back;
      g.tell('regained', seat, back);
      break;
    }
  }
}
