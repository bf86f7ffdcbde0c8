import type { Ended, View } from '@epoka/table';
import { describe, expect, it } from 'vitest';
import { en } from '../lang/app/en.ts';
import { moreEn } from '../lang/more/en.ts';
import { morePl } from '../lang/more/pl.ts';
import { turningPoints } from '../table/turning-points.ts';
import { outcome, whyOver, winnersOf } from '../table/why-over.ts';

describe('moments that decided a game', () => {
  it('are the rounds in which somebody gained most on the others, in order', () => {
    const points = [
      [0, 0],
      [10, 2],
      [11, 3],
      [12, 20],
    ].map((p, i) => ({ answers: i * 10, round: i, points: p }));
    expect(turningPoints(points, 2).map(m => [m.seat, m.gain, m.at.round])).toEqual([
      [0, 4, 0],
      [1, 8, 2],
    ]);
  });
});

describe('why a game is over', () => {
  const name = (seat: number) => ['Ola', 'Ben', 'Cyrus'][seat];
  const resign = (seat: number) => ({ kind: 'resign', seat });
  const why = (seats: number, ...events: object[]) => ended(undefined, seats, ...events);
  const ended = (how: Ended | undefined, seats: number, ...events: object[]) =>
    whyOver(
      {
        ended: how,
        view: {
          seats: Array.from({ length: seats }),
          log: events.map((event, n) => ({ n, event })),
        } as unknown as View,
      },
      name,
      en,
      moreEn.end,
    );

  it('is said for each way to end', () => {
    expect(why(2)).toBe('The game was played to its end.');
    expect(why(2, resign(1))).toBe('Ben resigns.');
    // one of three left: the others played on
    expect(why(3, resign(1))).toBe('The game was played to its end. Ben resigns.');
    expect(why(3, resign(1), resign(0))).toBe('Ben resigns. Ola resigns.');
    expect(why(2, { kind: 'seat', seat: 0, why: 'flagged' })).toBe(
      'The game was played to its end. Ola ran out of time; a bot took the seat.',
    );
  });

  it('is said of those who left a bot in their seat, unless they came back', () => {
    const left = { kind: 'seat', seat: 1, why: 'left' };
    const replaced = { kind: 'seat', seat: 0, why: 'replaced' };
    expect(why(2, left)).toBe('The game was played to its end. Ben left; a bot took the seat.');
    expect(why(2, left, { ...left, why: 'took-over' })).toBe('The game was played to its end.');
    expect(why(2, replaced)).toBe('The game was played to its end. Ola left; a bot took the seat.');
  });

  it('knows no winner where all agreed to end, or the operator closed the table', () => {
    const standing = [
      { seat: 0, rank: 1, points: 5, by: {} },
      { seat: 1, rank: 2, points: 3, by: {} },
    ];
    const says = (how?: Ended) => outcome({ ended: how, standing }, name, en, moreEn.end);
    expect(says()).toBe('Ola wins');
    expect(says({ why: 'resigned', seat: 1 })).toBe('Ola wins');
    expect(says({ why: 'agreed' })).toBe('The game was ended by agreement.');
    expect(says({ why: 'operator' })).toBe('The operator has closed this table.');
    expect(winnersOf({ ended: { why: 'agreed' }, standing })).toEqual([]);
    expect(ended({ why: 'agreed' }, 2)).toBe(moreEn.end.nobody);
    expect(ended({ why: 'operator' }, 2)).toBe(moreEn.end.nobody);
  });

  it('stands beside places as short as can be', () => {
    expect([1, 2, 11].map(moreEn.end.rank)).toEqual(['1st', '2nd', '11th']);
    expect([1, 2, 11].map(morePl.end.rank)).toEqual(['1.', '2.', '11.']);
  });
});
