/** The judgement of positions that bots play by. */
import type { Brain } from '@epoka/kernel';
import type { State } from '../rules/state.ts';
import { prior } from './prior.ts';
import { WEIGHTS } from './weights.ts';
import { worth } from './worth.ts';

export const brain: Brain<State> = {
  evaluate(s, seat) {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) rival = Math.max(rival, worth(s, other));
    return worth(s, seat) - WEIGHTS.rival * rival;
  },
  prior,
};
