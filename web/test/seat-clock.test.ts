import type { ClockReading } from '@epoka/table';
import { expect, it } from 'vitest';
import { timeFor } from '../table/plates.tsx';

it('a seat asked in a window sees the time for its answer, the others what they have left', () => {
  const reading: ClockReading = {
    kind: 'live',
    at: 0,
    paused: false,
    running: [1],
    left: [60_000, 45_000, null],
    flagged: [],
  };
  expect([0, 1, 2].map(seat => timeFor(reading, seat))).toEqual([60_000, 45_000, null]);
  const open = { ...reading, window: 30_000 };
  expect([0, 1, 2].map(seat => timeFor(open, seat))).toEqual([60_000, 30_000, null]);
  expect(timeFor({ ...open, left: [60_000, 5_000, null] }, 1)).toBe(5_000);
});
