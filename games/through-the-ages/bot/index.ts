import type { Brain } from '@epoka/kernel';
import type { State } from '../rules/state.ts';

/** Culture as it stands, against the best of the others. */
export const brain: Brain<State> = {
  evaluate(s, seat) {
    let best = 0;
    for (let i = 0; i < s.seats; i++) if (i !== seat) best = Math.max(best, s.civs[i].culture);
    return s.civs[seat].culture - best;
  },
};
