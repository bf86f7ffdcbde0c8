/** Answers to questions that are open together can be taken back while the others still think. */
import { describe, expect, it } from 'vitest';
import { exportReplay, importReplay, Table, type TableRefusal } from '../index.ts';
import { type HarvestState, harvest } from './games/harvest.ts';
import { humans, newTable, playOn, randomly, thrown } from './play.ts';

const ask = (table: Table<HarvestState>, seat: number) => table.questions(seat)[0].id;
const pick = (table: Table<HarvestState>, seat: number, slot: number) =>
  table.answer(seat, ask(table, seat), ['pick', slot]);

describe('an answer among those of others', () => {
  it('is taken back alone; theirs stay', () => {
    const table = newTable<HarvestState>(harvest);
    pick(table, 0, 0);
    pick(table, 1, 1);
    expect(table.undoReach(0)).toEqual({ answers: 1, stop: 'together' });
    const { entries } = table.undo(0);
    expect(entries).toEqual([{ kind: 'retract', seat: 0, answers: 1 }]);
    expect(table.askedSeats).toEqual([0, 2]);
    expect(table.state.picked.map(([card]) => card >= 0)).toEqual([false, true, false]);
    expect(table.state.hands[0]).toHaveLength(3);
    expect(table.undoReach(0)).toEqual({ answers: 0, stop: 'other-seat' });
    expect(table.undoReach(1)).toMatchObject({ answers: 1 });
  });

  it('can be given otherwise, and the result is that of those who never changed their mind', () => {
    const table = newTable<HarvestState>(harvest);
    pick(table, 0, 0);
    pick(table, 1, 1);
    table.undo(0);
    pick(table, 0, 2);
    pick(table, 2, 0);
    const plain = newTable<HarvestState>(harvest);
    for (const [seat, slot] of [
      [2, 0],
      [0, 2],
      [1, 1],
    ])
      pick(plain, seat, slot);
    expect(table.hash()).toBe(plain.hash());
    expect(table.view(0).log.filter(line => 'tell' in line && line.tell.key === 'picked')).toHaveLength(3);
  });

  it('stays once all have answered', () => {
    const table = newTable<HarvestState>(harvest);
    for (const seat of [0, 1, 2]) pick(table, seat, 0);
    expect(table.undoReach(1)).toEqual({ answers: 0, stop: 'other-seat' });
    expect((thrown(() => table.undo(1)) as TableRefusal).code).toBe('nothing-to-undo');
  });

  it('is the end of the line where nobody answered since: an undo that can be redone', () => {
    const table = newTable<HarvestState>(harvest);
    pick(table, 1, 1);
    pick(table, 0, 0);
    expect(table.undo(0).entries[0].kind).toBe('undo');
    expect(table.redoReach(0)).toEqual({ answers: 1, stop: 'end' });
  });

  it.each([[{ kind: 'turn', days: 1 }], [{ kind: 'live', total: 60_000, increment: 5_000 }]] as const)(
    'gives back the time the seat had, by %j',
    clock => {
      const seats = humans(3);
      const table = newTable<HarvestState>(harvest, { clock, at: 0, seats });
      table.answer(0, ask(table, 0), ['pick', 0], { at: 10_000 });
      table.answer(1, ask(table, 1), ['pick', 0], { at: 11_000 });
      table.undo(0, 1, { at: 12_000 });
      const day = 24 * 60 * 60 * 1000;
      const full = clock.kind === 'turn' ? day : 60_000;
      expect(table.clock(12_000).left[0]).toBe(full - 10_000);
      expect(Table.load<HarvestState>(harvest, table.record).clock(12_000)).toEqual(table.clock(12_000));
    },
  );

  it('is in the record: loaded, followed elsewhere and read from a file it gives the same', () => {
    const table = newTable<HarvestState>(harvest);
    const follower = Table.load<HarvestState>(harvest, table.record);
    pick(table, 2, 0);
    pick(table, 0, 0);
    table.undo(2);
    pick(table, 2, 1);
    follower.follow(table.record.entries);
    expect(follower.view(1)).toEqual(table.view(1));
    expect(Table.load<HarvestState>(harvest, table.record).hash()).toBe(table.hash());
    playOn(table, randomly('on'));
    expect(importReplay(exportReplay(table), { harvest }).table.hash()).toBe(table.hash());
  });
});

describe('a standing order for a while', () => {
  const rules: typeof harvest = {
    ...harvest,
    orders: { idle: (_view, q) => (q.kind === 'work' ? ['done'] : undefined) },
    scopes: { turn: s => s.round },
  };
  const begin = () => newTable<HarvestState>(rules);

  it('holds as long as the rules say it is the same turn', () => {
    const table = begin();
    table.order(0, 'idle', true, {}, 'turn');
    expect(table.view(0).orders).toEqual({ known: ['idle'], on: ['idle'], scopes: ['turn'] });
    for (const seat of [0, 1, 2]) pick(table, seat, 0);
    expect(table.askedSeats).toEqual([1]);
    table.answer(1, ask(table, 1), ['done']);
    table.answer(2, ask(table, 2), ['done']);
    for (const seat of [0, 1, 2]) pick(table, seat, 0);
    expect(table.askedSeats).toEqual([0]);
    expect(table.view(0).orders.on).toEqual([]);
    expect(Table.load<HarvestState>(rules, table.record).view(0)).toEqual(table.view(0));
  });

  it('can be made to hold for ever, and the other way round', () => {
    const table = begin();
    table.order(0, 'idle', true, {}, 'turn');
    table.order(0, 'idle', true);
    expect((thrown(() => table.order(0, 'idle', true)) as TableRefusal).code).toBe('unchanged');
    table.order(0, 'idle', false);
    expect(table.view(0).orders.on).toEqual([]);
  });

  it('is refused for a scope the game does not know', () => {
    expect((thrown(() => begin().order(0, 'idle', true, {}, 'move')) as TableRefusal).code).toBe(
      'no-such-order',
    );
    expect(
      (thrown(() => newTable<HarvestState>(harvest).order(0, 'rest', true, {}, 'turn')) as TableRefusal).code,
    ).toBe('no-such-order');
  });
});
