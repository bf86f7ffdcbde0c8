/** Long work leaves room for others. */
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { slowly } from '../time-slices.ts';

const busy = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('work in steps lets others in, and gives its result', async () => {
  let turns = 0;
  let working = true;
  const others = (async () => {
    while (working) {
      await turn();
      turns++;
    }
  })();
  const steps = function* () {
    for (let i = 0; i < 30; i++) {
      busy(1);
      yield;
    }
    return 'done';
  };
  expect(await slowly(steps())).toBe('done');
  working = false;
  await others;
  expect(turns).toBeGreaterThanOrEqual(5);
});

it('what goes wrong in a step is told', async () => {
  const steps = function* () {
    yield;
    throw new Error('a bad step');
  };
  await expect(slowly(steps())).rejects.toThrow('a bad step');
});
