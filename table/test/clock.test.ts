import { SPECTATOR } from '@epoka/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Clock } from '../clock.ts';
import { clockAt, Table } from '../index.ts';
import { dice } from './games/dice.ts';
import { type HarvestState, harvest } from './games/harvest.ts';
import { human, humans, newTable, randomly, step } from './play.ts';

const DAY = 86_400_000;
const START = 1_000_000;

function live(total = 10_000, increment = 2_000): Table<HarvestState> {
  return newTable<HarvestState>(harvest, {
    seats: [human('A'), human('B'), { kind: 'bot', bot: 'random' }],
    clock: { kind: 'live', total, increment },
    at: START,
  });
}

function say(table: Table<HarvestState>, seat: number, at: number, ...answer: unknown[]): void {
  table.answer(seat, table.questions(seat)[0].id, answer, { at: START + at });
}

describe('no clock', () => {
  it('nobody runs, nobody is late', () => {
    const table = newTable(harvest, { at: START });
    expect(table.clock(START + 99 * DAY)).toMatchObject({
      kind: 'none',
      running: [],
      flagged: [],
      left: [null, null, null],
    });
    step(table, randomly('x'), START + 5);
    expect(table.record.entries[0]).not.toHaveProperty('asked');
  });
});

describe('live clocks', () => {
  it('run for all humans who are asked, and stop with their own answer', () => {
    const table = live();
    expect(table.clock()).toEqual({
      kind: 'live',
      at: START,
      paused: false,
      running: [0, 1],
      left: [10_000, 10_000, null],
      flagged: [],
    });
    say(table, 0, 3_000, 'pick', 0);
    // 7 s left and 2 s gained.
    expect(table.clock()).toMatchObject({ at: START + 3_000, running: [1], left: [9_000, 7_000, null] });
    say(table, 2, 4_000, 'pick', 0);
    expect(table.clock(START + 5_000)).toMatchObject({ running: [1], left: [9_000, 5_000, null] });
    say(table, 1, 5_000, 'pick', 0);
    // The cards are open, seat 0 is at work; small answers within a turn gain nothing.
    expect(table.clock()).toMatchObject({ running: [0], left: [9_000, 7_000, null] });
    say(table, 0, 6_000, 'sow');
    expect(table.clock().left).toEqual([8_000, 7_000, null]);
    say(table, 0, 6_500, 'done');
    expect(table.clock()).toMatchObject({ running: [1], left: [9_500, 7_000, null] });
  });

  it('are up sooner in a response window, where the game limits it', () => {
    const clock = new Clock({ kind: 'live', total: 9_000, increment: 0 }, humans(2), [1], START);
    const reading = clock.read(false, 5_000);
    expect(reading).toMatchObject({ window: 5_000, left: [9_000, 9_000], flagged: [] });
    expect(clockAt(reading, START + 4_999)).toMatchObject({ window: 1, flagged: [] });
    expect(clockAt(reading, START + 5_000)).toMatchObject({ left: [9_000, 4_000], flagged: [1] });
    expect(clock.read(false)).not.toHaveProperty('window');
    // Nobody loses time: after the end, or by turns.
    expect(clock.read(true, 5_000)).not.toHaveProperty('window');
    const slow = new Clock({ kind: 'turn', days: 1 }, humans(2), [1], START);
    expect(slow.read(false, 5_000)).not.toHaveProperty('window');
  });

  it('are up at the very millisecond', () => {
    const table = live();
    expect(table.clock(START + 9_999).flagged).toEqual([]);
    expect(table.clock(START + 9_999).left).toEqual([1, 1, null]);
    expect(table.clock(START + 10_000).flagged).toEqual([0, 1]);
    expect(table.clock(START + 10_001).left).toEqual([-1, -1, null]);
    expect(clockAt(table.view(SPECTATOR).clock, START + 10_000)).toEqual(table.clock(START + 10_000));
    // A time before the last entry changes nothing.
    expect(table.clock(START - 5)).toEqual(table.clock());
  });

  it('give the increment back when the answer that earned it is undone', () => {
    const table = live();
    say(table, 0, 1_000, 'pick', 0);
    expect(table.clock().left[0]).toBe(11_000);
    table.undo(0, 1, { at: START + 1_500 });
    expect(table.clock()).toMatchObject({ running: [0, 1], left: [9_000, 8_500, null] });
    table.redo(0, 1, { at: START + 2_000 });
    expect(table.clock().left[0]).toBe(10_500);
  });

  it('stand still while the table is paused', () => {
    const table = live();
    table.pause(0, { at: START + 1_000 });
    expect(table.clock(START + 500_000)).toMatchObject({
      paused: true,
      running: [],
      flagged: [],
      left: [9_000, 9_000, null],
    });
    table.resume(0, { at: START + 500_000 });
    expect(table.clock(START + 501_000).left).toEqual([8_000, 8_000, null]);
  });

  it('do not run backwards when hosts disagree about the time', () => {
    const table = live();
    say(table, 0, 3_000, 'pick', 0);
    say(table, 1, 1_000, 'pick', 0);
    expect(table.clock()).toMatchObject({ at: START + 3_000, left: [9_000, 9_000, null] });
  });

  it('an entry without a time takes none', () => {
    const table = live();
    table.answer(0, table.questions(0)[0].id, ['pick', 0]);
    expect(table.clock().left).toEqual([12_000, 10_000, null]);
  });

  it('stop for a seat that a bot has taken, and leave a fair rest to who takes it over', () => {
    const table = live();
    table.seat(0, { kind: 'bot', bot: 'random' }, 'flagged', { at: START + 11_000 });
    expect(table.clock()).toMatchObject({ running: [1], flagged: [1], left: [null, -1_000, null] });
    table.seat(0, human('C'), 'took-over', { at: START + 12_000 });
    expect(table.clock()).toMatchObject({ running: [0, 1], left: [1_000, -2_000, null] });
  });

  it('are not filled up for who only leaves and comes back', () => {
    const table = live();
    const ada = { kind: 'human', name: 'A', player: 'ada' } as const;
    table.seat(0, ada, 'sat-down', { at: START });
    table.seat(0, { kind: 'bot', bot: 'random' }, 'left', { at: START + 9_990 });
    // Another name, the same person.
    table.seat(0, { ...ada, name: 'Ada' }, 'took-over', { at: START + 9_990 });
    expect(table.clock().left[0]).toBe(10);
    table.seat(0, { kind: 'left' }, 'left', { at: START + 9_990 });
    table.seat(0, { kind: 'human', name: 'Ada', player: 'eve' }, 'took-over', { at: START + 9_990 });
    expect(table.clock().left[0]).toBe(1_000);
  });

  it('stop at the end', () => {
    const table = newTable(dice, {
      seats: humans(2),
      clock: { kind: 'live', total: 1000, increment: 0 },
      at: 0,
    });
    table.resign(0, undefined, { at: 10 });
    expect(table.over).toBe(true);
    expect(table.clock(99_999)).toMatchObject({ running: [], flagged: [], left: [null, 1000] });
  });
});

describe('clocks by turn', () => {
  it('give so many days to act, and again after each own act', () => {
    const table = newTable<HarvestState>(harvest, {
      seats: humans(2),
      clock: { kind: 'turn', days: 3 },
      at: START,
    });
    say(table, 0, DAY, 'pick', 0);
    expect(table.clock(START + 2 * DAY)).toMatchObject({ running: [1], left: [null, DAY], flagged: [] });
    expect(table.clock(START + 3 * DAY - 1).flagged).toEqual([]);
    expect(table.clock(START + 3 * DAY).flagged).toEqual([1]);
    say(table, 1, 2 * DAY, 'pick', 0);
    expect(table.clock(START + 3 * DAY)).toMatchObject({ running: [0], left: [2 * DAY, null] });
    say(table, 0, 4 * DAY, 'sow');
    expect(table.clock().left).toEqual([3 * DAY, null]);
  });

  it('are not stretched by undo and redo', () => {
    const table = newTable<HarvestState>(harvest, {
      seats: humans(2),
      clock: { kind: 'turn', days: 3 },
      at: START,
    });
    const left = () => table.clock().left[0];
    say(table, 0, 0, 'pick', 0);
    say(table, 1, DAY, 'pick', 0);
    say(table, 0, 2 * DAY, 'sow');
    expect(left()).toBe(3 * DAY);
    table.undo(0, 1, { at: START + 4 * DAY });
    // One day before the answer, two after it.
    expect(left()).toBe(0);
    expect(table.clock().flagged).toEqual([0]);
    table.redo(0, 1, { at: START + 4 * DAY });
    expect(left()).toBe(3 * DAY);
    say(table, 0, 5 * DAY, 'sow');
    table.undo(0, 2, { at: START + 5 * DAY });
    expect(left()).toBe(-DAY);
  });

  it('give an undone turn no more than was left of it', () => {
    const table = newTable<HarvestState>(harvest, {
      seats: humans(2),
      clock: { kind: 'turn', days: 3 },
      at: START,
    });
    say(table, 0, 2 * DAY, 'pick', 0);
    expect(table.clock().left).toEqual([null, DAY]);
    table.undo(0, 1, { at: START + 2.5 * DAY });
    expect(table.clock()).toMatchObject({ running: [0, 1], left: [DAY, DAY / 2] });
    // By consent all start afresh who were not asked before.
    say(table, 0, 2.5 * DAY, 'pick', 0);
    table.takeBack(0, 0, [0, 1], { at: START + 2.5 * DAY });
    expect(table.clock()).toMatchObject({ running: [0, 1], left: [3 * DAY, DAY / 2] });
  });

  it('go on for who leaves and comes back, until the time is up', () => {
    const table = newTable<HarvestState>(harvest, { clock: { kind: 'turn', days: 3 }, at: START });
    const leave = (days: number) => table.seat(0, { kind: 'left' }, 'left', { at: START + days * DAY });
    const back = (days: number) => table.seat(0, human('Player 0'), 'took-over', { at: START + days * DAY });
    leave(2);
    back(2);
    expect(table.clock().left[0]).toBe(DAY);
    leave(4);
    back(4);
    expect(table.clock().left[0]).toBe(3 * DAY);
    leave(4.5);
    table.seat(0, human('Eve'), 'took-over', { at: START + 5 * DAY });
    expect(table.clock().left[0]).toBe(3 * DAY);
  });

  it('take half days', () => {
    const table = newTable(harvest, { clock: { kind: 'turn', days: 0.5 }, at: 0 });
    expect(table.clock(DAY / 2 - 1).flagged).toEqual([]);
    expect(table.clock(DAY / 2).flagged).toEqual([0, 1, 2]);
  });
});

describe('clocks', () => {
  it('read the same after a reload at any point, from the entries alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (seed, byTurn) => {
        const roll = randomly(seed);
        const table = newTable<HarvestState>(harvest, {
          clock: byTurn ? { kind: 'turn', days: 1 } : { kind: 'live', total: 60_000, increment: 500 },
          at: 0,
        });
        let at = 0;
        for (let i = 0; i < 25 && !table.over; i++) {
          at += roll(5_000);
          const seat = roll(3);
          if (roll(5) === 0 && table.undoReach(seat).answers > 0) table.undo(seat, 1, { at });
          else if (roll(8) === 0 && table.redoReach(seat).answers > 0) table.redo(seat, 1, { at });
          else if (roll(12) === 0 && table.answers > 0)
            table.takeBack(seat, table.answers - 1, [0, 1, 2], { at });
          else step(table, roll, at);
          const snapshot = roll(2) === 0 ? table.snapshot() : undefined;
          const now = at + roll(100_000);
          expect(Table.load(harvest, table.record, snapshot).clock(now)).toEqual(table.clock(now));
          // Nobody but those who are asked loses time.
          const running = table.clock().running;
          expect(running).toEqual(table.askedSeats);
        }
      }),
      { numRuns: 40 },
    );
  });
});
