import { SPECTATOR } from '@epoka/kernel';
import type { Digest } from '@epoka/table';
import { describe, expect, it } from 'vitest';
import { en } from '../lang/app/en.ts';
import { pl } from '../lang/app/pl.ts';
import { recapItems } from '../table/recap.tsx';
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

describe('the line above the board', () => {
  const tell = (key: string) => ({ n: 0, tell: { key, args: [] } }) as unknown as Line;
  const [deed, other] = [tell('built'), tell('paid')];
  const since = (...groups: { seat: number; lines: Line[] }[]) => ({ since: 0, groups }) as unknown as Digest;
  const shown = (of: Digest) => {
    const { items, rest } = recapItems(of, 0, line => line === deed);
    return [items.map(i => [i.seat, i.first]), rest];
  };

  it('leaves no rival out, and counts what it leaves out', () => {
    const many = Array.from({ length: 6 }, () => deed);
    expect(shown(since({ seat: 1, lines: many }))).toEqual([
      [
        [1, true],
        [1, false],
        [1, false],
        [1, false],
      ],
      2,
    ]);
    expect(shown(since(...[1, 2, 3].map(seat => ({ seat, lines: many }))))).toEqual([
      [
        [1, true],
        [2, true],
        [3, true],
      ],
      15,
    ]);
  });

  it('tells deeds, not that a round or a turn began', () => {
    const turn = [tell('round'), tell('turn')];
    expect(shown(since({ seat: SPECTATOR, lines: turn }, { seat: 1, lines: turn }))).toEqual([[], 0]);
    expect(shown(since({ seat: SPECTATOR, lines: turn }, { seat: 1, lines: [turn[1], other] }))).toEqual([
      [[1, true]],
      0,
    ]);
  });
});
