import { goldenTests } from '@epoka/kernel/kit/testing/golden-tests';
import { expect } from 'vitest';
import type { State } from '../rules/state.ts';
import { golden } from './golden.ts';

goldenTests(golden, {
  everyContent: true,
  // by the goals, or by the cap on rounds
  end: (s, { roundCap = 0 }) => expect((s as State).lastRound > 0).toBe(roundCap === 0),
});
