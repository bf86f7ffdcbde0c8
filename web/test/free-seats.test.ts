/** What an onlooker is offered is what the server would let them do. */
import type { SeatInfo, TableInfo } from '@epoka/protocol';
import { describe, expect, it } from 'vitest';
import { freeSeats } from '../online/free-seats.ts';

const seats: readonly SeatInfo[] = [
  { who: 'human', player: 'ada', name: 'Ada', ready: true },
  { who: 'bot', bot: 'random' },
  { who: 'bot', bot: 'random' },
];
const table: Pick<TableInfo, 'phase' | 'seats' | 'former' | 'takeOver' | 'listed' | 'invited'> = {
  phase: 'playing',
  seats,
  former: { 1: 'ben' },
  takeOver: true,
  listed: true,
  invited: [],
};

describe('a seat that was left', () => {
  it('is offered at a public table; one that a bot had from the start is not', () => {
    expect(freeSeats(table, 'eve', undefined)).toEqual([{ seat: 1, own: false, needsLink: false }]);
    expect(freeSeats(table, undefined, undefined)).toEqual([]);
    expect(freeSeats({ ...table, takeOver: false }, 'eve', undefined)).toEqual([]);
    expect(freeSeats({ ...table, phase: 'over' }, 'eve', undefined)).toEqual([]);
  });

  it('is not offered to who has seen a game with secrets, nor to who has held another one', () => {
    expect(freeSeats(table, 'eve', undefined, true)).toEqual([]);
    expect(freeSeats(table, 'ben', undefined, true)).toHaveLength(1);
    const two = { ...table, former: { 1: 'ben', 2: 'cleo' } };
    expect(freeSeats(two, 'ben', undefined).map(free => free.seat)).toEqual([1]);
  });

  it('needs a link or an invitation at a private one, except for whoever sat there', () => {
    const hidden = { ...table, listed: false };
    expect(freeSeats(hidden, 'eve', undefined)).toEqual([{ seat: 1, own: false, needsLink: true }]);
    expect(freeSeats(hidden, 'eve', 'code')).toEqual([{ seat: 1, own: false, needsLink: false }]);
    expect(freeSeats({ ...hidden, invited: ['eve'] }, 'eve', undefined)[0].needsLink).toBe(false);
    expect(freeSeats(hidden, 'ben', undefined)).toEqual([{ seat: 1, own: true, needsLink: false }]);
    expect(freeSeats({ ...hidden, takeOver: false }, 'ben', undefined)).toHaveLength(1);
  });
});
