/** Replay files by somebody who knows the format well: what could not have happened at a table is not loaded. */
import { BadSettings, type CoreState, hash } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { BadReplay, type Entry, exportReplay, importReplay, replayOf, Table } from '../index.ts';
import { dice } from './games/dice.ts';
import { type HarvestState, harvest } from './games/harvest.ts';
import { human, humans, lastToAnswer, newTable, playOn, randomly, step, thrown } from './play.ts';

type Harvest = Table<HarvestState>;

const catalog = { harvest, dice };
const bot = { kind: 'bot', bot: 'random' } as const;

/** The file of a table after some entries more, made up by hand: hashes, result and sum all fit. */
function written<S extends CoreState>(table: Table<S>, ...more: (Entry | object)[]): string {
  const trusted = Table.load(table.rules, {
    ...table.record,
    entries: [...table.record.entries, ...(more as Entry[])],
  });
  return exportReplay(trusted, { unfinished: true });
}

function changed(text: string, change: (file: Record<string, never>) => void): string {
  const { sum: _sum, ...file } = JSON.parse(text);
  change(file);
  return JSON.stringify({ ...file, sum: hash(file) });
}

function problem(text: string): [string, unknown, string] {
  const error = thrown(() => importReplay(text, catalog));
  expect(error).toBeInstanceOf(BadReplay);
  const { code, where, message } = error as BadReplay;
  return [code, where, message];
}

function atWork(given = {}): Harvest {
  const table = newTable<HarvestState>(harvest, given);
  for (let seat = 0; seat < 3; seat++) table.answer(seat, table.questions(seat)[0].id, ['pick', 0]);
  return table;
}

const say = (table: Harvest, ...answer: [string, ...number[]]) =>
  table.answer(0, table.questions(0)[0].id, answer);
const said = (seat: number, question: number, ...answer: unknown[]) => ({
  kind: 'answer',
  seat,
  question,
  answer,
});

describe('what was taken back is checked as well', () => {
  const entries = (text: string) => JSON.parse(text).entries as Entry[];

  it('an answer that was not open then', () => {
    const table = atWork();
    say(table, 'sow');
    table.undo(0);
    const text = exportReplay(table, { unfinished: true });
    expect(importReplay(text, catalog).table.n).toBe(5);
    const at = (x: object) =>
      changed(text, file => {
        Object.assign(file, { entries: entries(text).map((e, n) => (n === 3 ? { ...e, ...x } : e)) });
      });
    expect(problem(at({ answer: ['sell'] }))).toEqual(['entry', 3, expect.stringContaining('noSeeds')]);
    expect(problem(at({ answer: ['fly'] }))).toEqual(['entry', 3, expect.stringContaining('not-offered')]);
    expect(problem(at({ question: 99 }))).toEqual(['entry', 3, expect.stringContaining('not-asked')]);
    expect(problem(at({ seat: 1 }))[0]).toBe('entry');
  });

  it('an undo behind chance, a reveal or another seat', () => {
    for (const [verb, stop] of [
      ['storm', 'chance'],
      ['draw', 'reveal'],
    ] as const) {
      const table = atWork();
      say(table, 'sow');
      say(table, verb);
      const text = written(table, { kind: 'undo', seat: 0, answers: 2 });
      expect(problem(text)).toEqual(['entry', 5, expect.stringContaining(stop)]);
      expect(problem(written(table, { kind: 'undo', seat: 0, answers: 1 }))[1]).toBe(5);
    }
    const table = atWork();
    const text = exportReplay(table, { unfinished: true });
    const other = changed(text, file => {
      Object.assign(file, { entries: [...entries(text), { kind: 'undo', seat: 0, answers: 3 }] });
    });
    expect(problem(other)).toEqual(['entry', 3, expect.stringContaining('another seat')]);
  });

  it('an undo of what somebody else did in the seat', () => {
    const table = atWork();
    say(table, 'sow');
    table.seat(0, human('Eve'), 'took-over');
    const text = written(table, { kind: 'undo', seat: 0, answers: 1 });
    expect(problem(text)).toEqual(['entry', 5, expect.stringContaining('seat-change')]);
  });

  it('a game whose every answer was undone and redone is fine', () => {
    for (const rules of [harvest, dice]) {
      const roll = randomly(`to and fro ${rules.id}`);
      const table: Table = newTable(rules, { clock: { kind: 'turn', days: 1 }, at: 0 });
      for (let at = 1; !table.over; at++) {
        step(table, roll, at);
        for (let seat = 0; seat < 3; seat++) {
          const { answers } = table.undoReach(seat);
          if (answers === 0 || lastToAnswer(table) !== seat) continue;
          table.undo(seat, 1 + roll(answers), { at });
          if (roll(2) === 0) table.redo(seat, 1 + roll(table.redoReach(seat).answers), { at });
        }
        if (roll(6) === 0 && table.answers > 0 && !table.over)
          table.takeBack(roll(3), table.answers - 1, [0, 1, 2], { at });
        if (table.n > 400) break;
      }
      const text = exportReplay(table, { unfinished: true, every: 3 });
      const { table: again } = importReplay(text, catalog);
      expect(again.hash()).toBe(table.hash());
      expect(again.clock()).toEqual(table.clock());
      expect(again.undoReach(0)).toEqual(table.undoReach(0));
      expect(exportReplay(again, { unfinished: true, every: 3 })).toBe(text);
    }
  });
});

describe('what nobody could have done', () => {
  it('answers from an empty seat, or while the table is paused', () => {
    const table = atWork();
    const q = table.questions(0)[0].id;
    const left = { kind: 'seat', seat: 0, to: { kind: 'left' }, why: 'left' };
    expect(problem(written(table, left, said(0, q, 'sow')))).toEqual([
      'entry',
      4,
      expect.stringContaining('nobody-there'),
    ]);
    const pause = { kind: 'pause', seat: 1 };
    expect(problem(written(table, pause, said(0, q, 'sow')))[2]).toContain('paused');
    const undo = { kind: 'undo', seat: 0, answers: 1 };
    expect(problem(written(table, said(0, q, 'sow'), pause, undo))[2]).toContain('paused');
  });

  it('taking back without everybody’s consent', () => {
    const table = atWork();
    const back = (agreed: number[]) => ({ kind: 'take-back', seat: 0, to: 1, agreed });
    expect(problem(written(table, back([0, 1])))).toEqual(['entry', 3, expect.stringContaining('seat 2')]);
    importReplay(written(table, back([0, 1, 2])), catalog);
    expect(problem(written(table, back([0, 1, 2, 9])))[2]).toContain('no-such-seat');
    table.seat(2, bot, 'replaced');
    importReplay(written(table, back([0, 1])), catalog);
  });

  it('orders that were not given, or say something else', () => {
    const table = atWork();
    const q = table.questions(0)[0].id;
    expect(problem(written(table, { ...said(0, q, 'sow'), by: 'rest' }))[2]).toContain('does not say so');
    table.order(0, 'greedy', true);
    expect(problem(written(table, { ...said(0, q, 'sow'), by: 'greedy' }))[2]).toContain('does not say so');
    say(table, 'sow');
    expect(table.entry(5)).toMatchObject({ by: 'greedy', answer: ['sell'] });
    importReplay(exportReplay(table, { unfinished: true }), catalog);
    const order = (x: object) => written(table, { kind: 'order', seat: 0, order: 'rest', on: true, ...x });
    expect(problem(order({ order: 'toString' }))[2]).toContain('no-such-order');
    expect(problem(order({ order: 'greedy' }))[2]).toContain('unchanged');
  });

  it('giving up otherwise than the game has it', () => {
    expect(problem(written(newTable(dice), { kind: 'resign', seat: 0, bot: 'random' }))[0]).toBe('entry');
    importReplay(written(newTable(dice), { kind: 'resign', seat: 0 }), catalog);
    importReplay(written(newTable(harvest), { kind: 'resign', seat: 0, bot: 'random' }), catalog);
    const twice = { kind: 'resign', seat: 0 };
    expect(problem(written(newTable(dice), twice, twice))[2]).toContain('nobody-there');
  });

  it('anything but a change of seats after the end', () => {
    const table = playOn(newTable<HarvestState>(harvest), randomly('end'));
    expect(problem(written(table, { kind: 'pause', seat: 0 }))[2]).toContain('over');
    const last = table.entry(table.n - 1) as Entry & { seat: number };
    const undo = { kind: 'undo', seat: last.seat, answers: 1 };
    expect(problem(written(table, undo))[2]).toContain('over');
    expect(problem(written(table, { kind: 'take-back', seat: 0, to: 1, agreed: [0, 1, 2] }))[2]).toContain(
      'over',
    );
    const { n } = table;
    expect(problem(written(table, { kind: 'seat', seat: 0, to: human('Player 0'), why: 'left' }))).toEqual([
      'entry',
      n,
      expect.stringContaining('unchanged'),
    ]);
  });

  it('other seats asked than were', () => {
    const table = atWork({ clock: { kind: 'live', total: 1000, increment: 0 }, at: 0 });
    const text = exportReplay(table, { unfinished: true });
    importReplay(text, catalog);
    const first = changed(text, file => Object.assign(file, { asked: [0, 1] }));
    expect(problem(first)[0]).toBe('entry');
    for (const asked of [[0], [0, 1, 63], [], undefined]) {
      const entries = replayOf(table, { unfinished: true }).entries.map((x, n) =>
        n === 1 ? { ...x, asked } : x,
      );
      expect(problem(changed(text, file => Object.assign(file, { entries })))).toEqual([
        'entry',
        1,
        expect.stringContaining('asked'),
      ]);
    }
    const still = exportReplay(atWork(), { unfinished: true });
    expect(problem(changed(still, file => Object.assign(file, { asked: [0, 1, 2] })))[0]).toBe('entry');
  });

  it('settings that do not go together', () => {
    const setup: typeof harvest.setup = (g, settings) => {
      if (settings.rounds > settings.hand)
        throw new BadSettings({ code: 'together', key: 'rounds', message: 'more rounds than cards' });
      harvest.setup(g, settings, []);
    };
    const strict = { ...harvest, setup };
    const text = exportReplay(newTable(harvest, { settings: { rounds: 9 } }), { unfinished: true });
    const error = thrown(() => importReplay(text, { harvest: strict }));
    expect(error).toMatchObject({ name: 'BadReplay', code: 'settings', message: 'more rounds than cards' });
    const { record } = newTable(harvest, { settings: { rounds: 9 } });
    expect(thrown(() => Table.load(strict, record))).toMatchObject({ name: 'BadRecord', code: 'config' });
  });

  it('points from a source by an inherited name', () => {
    const text = exportReplay(newTable(harvest), { unfinished: true });
    const more = changed(text, file => {
      (file.result as { by: Record<string, number> }[])[0].by.toString = 5 as never;
    });
    expect(problem(more).slice(0, 2)).toEqual(['result', 'result']);
  });
});

describe('a file', () => {
  it('with a mark in front, as some editors save it, is read', () => {
    const table = newTable(harvest);
    const text = `\ufeff${exportReplay(table, { unfinished: true })}`;
    expect(importReplay(text, catalog).table.hash()).toBe(table.hash());
  });

  it('without a setting has its default', () => {
    const text = changed(exportReplay(newTable(harvest), { unfinished: true }), file => {
      delete (file.settings as Record<string, unknown>).hand;
    });
    const { table } = importReplay(text, catalog);
    expect(table.view(0).settings).toEqual({ rounds: 3, hand: 3, faulty: false });
  });

  it('brings no keys that would make later calls look known', () => {
    const table = atWork();
    const text = changed(exportReplay(table, { unfinished: true }), file => {
      (file.entries as object[])[2] = { ...(file.entries as object[])[2], key: 'again' };
    });
    const { table: again } = importReplay(text, catalog);
    expect(again.pause(2, { key: 'again' }).repeated).toBe(false);
  });

  it('tells two players of one name apart without telling who they are', () => {
    const seats = [{ ...human('Ada'), player: 'account-1' }, ...humans(2)];
    const table = atWork({ seats, clock: { kind: 'live', total: 10_000, increment: 0 }, at: 0 });
    table.seat(0, bot, 'flagged', { at: 11_000 });
    table.seat(0, { kind: 'human', name: 'Ada', player: 'account-2' }, 'took-over', { at: 12_000 });
    const text = exportReplay(table, { unfinished: true });
    expect(text).not.toContain('account');
    expect(importReplay(text, catalog).table.clock()).toEqual(table.clock());
    expect(table.clock().left[0]).toBe(1_000);
  });

  it('is never written with hashes that can’t be', () => {
    for (const every of [0, -1, 1.5, Number.NaN])
      expect(thrown(() => exportReplay(newTable(harvest), { unfinished: true, every }))).toBeInstanceOf(
        RangeError,
      );
  });
});
