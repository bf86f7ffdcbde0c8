/** The judgement of positions that bots play by. */
import type { Brain } from '@epoka/kernel';
import type { State } from '../rules/state.ts';
import { judge } from './judge.ts';
import { closing, habit, prior, progress, reply } from './policy.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export const brain: Brain<State, Weights> = {
  judge,
  turn: s => s.turns.reduce((sum, n) => sum + n, 0),
  owner: s => s.active,
  closing,
  prior,
  reply,
  habit,
  progress,
  rivalry: { best: 0.6, mean: 0.4 },
  weights: WEIGHTS,
};
