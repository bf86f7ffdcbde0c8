/** The judgement of positions that bots play by. */
import type { Brain } from '@epoka/kernel';
import type { State } from '../rules/state.ts';
import { pending } from './pending.ts';
import { prior } from './prior.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { worth } from './worth.ts';

/** A judgement with its own idea of what things are worth. */
export function brainWith(weights: Weights): Brain<State> {
  return {
    evaluate(s, seat) {
      let rival = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < s.seats; other++)
        if (other !== seat) rival = Math.max(rival, worth(s, other, weights));
      return worth(s, seat, weights) + pending(s, seat, weights) - weights.rival * rival;
    },
    prior,
  };
}

export const brain: Brain<State> = brainWith(WEIGHTS);
