import { SPECTATOR } from '@epoka/kernel';
import type { Digest } from '@epoka/table';
import { describe, expect, it } from 'vitest';
import { en } from '../lang/app/en.ts';
import { pl } from '../lang/app/pl.ts';
import { firstOf, merge } from '../table/since-last-turn.tsx';

type Line = Digest['groups'][number]['lines'][number];
const lines = (n: number): Line[] =>
  Array.from({ length: n }, () => ({ key: 'x', args: [] }) as unknown as Line);
const digest = {
  since: 0,
  groups: [
    { seat: 1, lines: lines(6) },
    { seat: 1, lines: lines(4) },
    { seat: SPECTATOR, lines: [] },
    { seat: 2, lines: lines(9) },
    { seat: 1, lines: lines(6) },
  ],
} as unknown as Digest;
const sizes = (groups: readonly { seat: number; lines: readonly unknown[] }[]) =>
  groups.map(g => [g.seat, g.lines.length]);

describe('what happened since the last turn', () => {
  it('is short at first, and whole when asked for', () => {
    const merged = merge(digest);
    const short = firstOf(merged, 14);
    expect(sizes(short.groups)).toEqual([
      [1, 10],
      [2, 4],
    ]);
    expect(short.hidden).toBe(11);
    const whole = firstOf(merged, Number.POSITIVE_INFINITY);
    expect(sizes(whole.groups)).toEqual(sizes(merged));
    expect(whole.hidden).toBe(0);
  });

  it('says how many lines are left', () => {
    expect([1, 11].map(en.digest.more)).toEqual(['Show 1 more line', 'Show 11 more lines']);
    expect([1, 3, 11].map(pl.digest.more)).toEqual([
      'Pokaż jeszcze 1 wpis',
      'Pokaż jeszcze 3 wpisy',
      'Pokaż jeszcze 11 wpisów',
    ]);
  });
});
