/** The judgement of positions that bots play by. */
import type { Brain } from '@epoka/kernel';
import type { State } from '../rules/state.ts';
import { judge } from './judge.ts';
import { prior, reply } from './policy.ts';
import { closing, owner, progress, turn } from './turns.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export const brain: Brain<State, Weights> = {
  judge,
  turn,
  owner,
  closing,
  prior,
  reply,
  progress,
  rivalry: { best: 0.3, mean: 0.1 },
  weights: WEIGHTS,
};
