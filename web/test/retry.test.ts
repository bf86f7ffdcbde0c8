import { afterEach, expect, it, vi } from 'vitest';
import { withRetry } from '../retry.ts';

afterEach(() => vi.useRealTimers());

it('a part that can not be fetched is asked for again until it comes', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const part = withRetry(async () => {
    if (++tries < 4) throw new Error('no connection');
    return 'here';
  });
  await vi.advanceTimersByTimeAsync(500 + 1000 + 2000);
  await expect(part).resolves.toBe('here');
  expect(tries).toBe(4);
});

it('after a while it is given up, with the reason', async () => {
  vi.useFakeTimers();
  const part = withRetry(() => Promise.reject(new Error('gone')));
  const told = expect(part).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(60_000);
  await told;
});
