import { BadSettings, hash, type Refusal, SPECTATOR } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Appended,
  BadRecord,
  type Entry,
  type Occupant,
  Table,
  type TableRecord,
  type TableRefusal,
  type View,
} from '../index.ts';
import { dice } from './games/dice.ts';
import { type HarvestState, harvest } from './games/harvest.ts';
import { human, humans, newTable, playOn, randomly, step, thrown } from './play.ts';

const viaJson = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

/** The first question of a seat. */
function ask(table: Table<HarvestState>, seat: number): number {
  return table.questions(seat)[0].id;
}

/** All pick their first card: seat 0 is at work. */
function atWork(given = {}): Table<HarvestState> {
  const table = newTable<HarvestState>(harvest, given);
  for (let seat = 0; seat < table.seats.length; seat++) table.answer(seat, ask(table, seat), ['pick', 0]);
  return table;
}

function refused(table: Table<HarvestState>, call: () => unknown): unknown {
  const before = hash(table.state);
  const n = table.n;
  const error = thrown(call);
  expect(hash(table.state)).toBe(before);
  expect(table.n).toBe(n);
  return error;
}

const code = (error: unknown) => (error as Refusal | TableRefusal).code;

describe('a branch', () => {
  it('begins like the game it comes from, with others in its seats, and goes its own way', () => {
    const table = playOn(newTable<HarvestState>(harvest), randomly('whole'));
    const to = Math.floor(table.answers / 2);
    const seats: Occupant[] = table.seats.map((_, seat) =>
      seat === 0 ? human('Ewa') : { kind: 'bot', bot: 'random' },
    );
    const branch = Table.load<HarvestState>(harvest, viaJson(table.branch(to, seats)));
    expect(hash(branch.state)).toBe(hash(table.stateAt(to)));
    expect(branch.seats).toEqual(seats);
    expect(branch.over).toBe(false);
    playOn(branch, randomly('otherwise'));
    expect(branch.over).toBe(true);
    expect(table.answers).toBeGreaterThan(to);
  });

  it('leaves out what was taken back', () => {
    const table = newTable<HarvestState>(harvest);
    table.answer(0, ask(table, 0), ['pick', 0]);
    table.undo(0, 1);
    table.answer(0, ask(table, 0), ['pick', 1]);
    const { answers } = table;
    expect(table.n).toBeGreaterThan(answers);
    const branch = Table.load<HarvestState>(harvest, table.branch(answers, table.seats));
    expect(branch.n).toBe(answers);
    expect(hash(branch.state)).toBe(hash(table.state));
  });
});

describe('making a table', () => {
  it('takes settings, seats and a cap, and commits to a seed of its own', () => {
    const table = Table.create(harvest, { seats: humans(2), settings: { rounds: 5 }, roundCap: 2 });
    expect(table.settings).toEqual({ rounds: 5, hand: 3, faulty: false });
    expect(table.config.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(table.record.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(playOn(table, randomly('x')).state.round).toBe(2);
  });

  it('refuses what is impossible', () => {
    const bad = (given: object) => thrown(() => Table.create(harvest, { seats: humans(2), ...given }));
    for (const given of [
      { seats: humans(1) },
      { seats: humans(5) },
      { settings: { rounds: 0 } },
      { settings: { rounds: 'many' } },
      { settings: { nonsense: 1 } },
      { roundCap: -1 },
      { roundCap: 1.5 },
      { seed: '' },
      { clock: { kind: 'live', total: 0, increment: 0 } },
      { clock: { kind: 'live', total: 1000, increment: -1 } },
      { clock: { kind: 'turn', days: 0 } },
      { clock: { kind: 'sand' } },
      { seats: [human('x'), { kind: 'ghost' }] },
      { seats: [human('x'), { kind: 'bot' }] },
      { seats: [human('x'), null] },
    ])
      expect(bad(given), JSON.stringify(given)).toBeInstanceOf(BadSettings);
  });
});

describe('answers', () => {
  it('are refused with the state untouched', () => {
    const table = atWork();
    const q = ask(table, 0);
    const say = (seat: number, question: number, answer: unknown) =>
      refused(table, () => table.answer(seat, question, answer));
    expect(say(0, q, ['sell'])).toMatchObject({ code: 'blocked', reason: { key: 'noSeeds' } });
    expect(code(say(0, q, ['fly']))).toBe('not-offered');
    expect(code(say(0, q, ['sow', 1]))).toBe('not-offered');
    expect(code(say(1, q, ['sow']))).toBe('wrong-seat');
    expect(code(say(0, q - 1, ['pick', 0]))).toBe('not-asked');
    expect(code(say(0, q + 1, ['sow']))).toBe('not-asked');
    expect(code(say(0, q, 'sow'))).toBe('malformed');
    expect(code(say(0, q, null))).toBe('malformed');
    expect(code(say(9, q, ['sow']))).toBe('no-such-seat');
    expect(code(say(-1, q, ['sow']))).toBe('no-such-seat');
    expect(code(say(0.5, q, ['sow']))).toBe('no-such-seat');
  });

  it('are refused after the end', () => {
    const table = playOn(newTable<HarvestState>(harvest), randomly('end'));
    expect(code(refused(table, () => table.answer(0, table.state.asking, ['sow'])))).toBe('over');
    expect(code(refused(table, () => table.resign(0, 'random')))).toBe('over');
    expect(code(refused(table, () => table.takeBack(0, 0, [0, 1, 2])))).toBe('over');
    expect(code(refused(table, () => table.pause(0)))).toBe('over');
    expect(table.undoReach(0)).toEqual({ answers: 0, stop: 'over' });
    expect(table.redoReach(0)).toEqual({ answers: 0, stop: 'over' });
  });

  it('keep the previous state when the rules throw half-way', () => {
    const table = atWork({ settings: { faulty: true } });
    table.answer(0, ask(table, 0), ['sow']);
    const error = refused(table, () => table.answer(0, ask(table, 0), ['break']));
    expect(error).toMatchObject({ message: 'the plough broke' });
    expect(table.undoReach(0).answers).toBe(1);
    table.answer(0, ask(table, 0), ['sell']);
    expect(table.state.coins[0]).toBe(2);
    expect(Table.load(harvest, table.record).hash()).toBe(table.hash());
  });

  it('are carried out once for one key', () => {
    const table = atWork();
    const q = ask(table, 0);
    const first = table.answer(0, q, ['sow'], { key: 'abc' });
    expect(first).toMatchObject({ n: 3, repeated: false });
    const again = table.answer(0, q, ['sow'], { key: 'abc' });
    expect(again).toEqual({ n: 3, entries: [], repeated: true });
    expect(table.state.seeds[0]).toBe(1);
    const reloaded = Table.load(harvest, viaJson(table.record));
    expect(reloaded.answer(0, q, ['sow'], { key: 'abc' })).toMatchObject({ n: 3, repeated: true });
    // The key of one seat says nothing about another seat.
    expect(code(thrown(() => table.answer(1, ask(table, 0), ['sow'], { key: 'abc' })))).toBe('wrong-seat');
    expect(table.answer(0, ask(table, 0), ['sow'], { key: 'def' })).toMatchObject({ n: 4 });
  });

  it('made before something was taken back are stale', () => {
    const table = atWork();
    const seen = table.view(0).n;
    const q = ask(table, 0);
    table.answer(0, q, ['sow'], { seen });
    table.undo(0);
    expect(code(refused(table, () => table.answer(0, q, ['sow'], { seen })))).toBe('stale');
    table.answer(0, q, ['sow'], { seen: table.n });
  });

  it('do not keep what the caller gave', () => {
    const table = atWork();
    const answer = ['sow'];
    table.answer(0, ask(table, 0), answer);
    answer[0] = 'storm';
    expect(table.record.entries.at(-1)).toMatchObject({ answer: ['sow'] });
  });
});

describe('saving and loading', () => {
  it.each([
    ['harvest', harvest],
    ['dice', dice],
  ] as const)('gives the same table at every point of random games: %s', (_name, rules) => {
    for (let game = 0; game < 4; game++) {
      const roll = randomly(`save ${game}`);
      const table = newTable(rules, { seed: `save ${game}`, seats: humans(2 + (game % 3)) });
      let old = table.snapshot();
      while (!table.over) {
        step(table, roll);
        const record = viaJson(table.record);
        const loaded = Table.load(rules, record);
        const quick = Table.load(rules, record, viaJson(table.snapshot()));
        const late = Table.load(rules, record, viaJson(old));
        for (const again of [loaded, quick, late]) {
          expect(again.hash()).toBe(table.hash());
          const seat = roll(table.seats.length);
          expect(again.undoReach(seat)).toEqual(table.undoReach(seat));
        }
        const seat = roll(table.seats.length + 1) - 1;
        expect(late.view(seat)).toEqual(table.view(seat));
        if (roll(5) === 0) old = table.snapshot();
      }
    }
  });

  it('plays on from a loaded table as from the first', () => {
    const table = newTable(harvest, { settings: { rounds: 20 } });
    playOn(table, randomly('on'), 100);
    const loaded = Table.load(harvest, viaJson(table.record), viaJson(table.snapshot()));
    playOn(table, randomly('and on'));
    playOn(loaded, randomly('and on'));
    expect(loaded.hash()).toBe(table.hash());
    expect(loaded.view(0)).toEqual(table.view(0));
  });

  it('leaves a snapshot aside that the line has left', () => {
    const table = atWork();
    table.answer(0, ask(table, 0), ['sow']);
    const snapshot = table.snapshot();
    table.undo(0);
    table.answer(0, ask(table, 0), ['done']);
    expect(Table.load(harvest, table.record, snapshot).hash()).toBe(table.hash());
  });

  it('follows entries recorded elsewhere', () => {
    const here = newTable<HarvestState>(harvest, { settings: { rounds: 4 } });
    const there = Table.load<HarvestState>(harvest, here.record);
    const roll = randomly('follow');
    while (!here.over) {
      const n = here.n;
      step(here, roll);
      for (let seat = 0; seat < 3; seat++)
        if (roll(4) === 0 && here.undoReach(seat).answers > 0) here.undo(seat);
      if (roll(10) === 0 && here.answers > 0 && !here.over) here.takeBack(0, here.answers - 1, [0, 1, 2]);
      there.follow(viaJson(here.record.entries.slice(n)));
      expect(there.hash()).toBe(here.hash());
    }
    expect(there.view(1)).toEqual(here.view(1));
  });

  it('follows all of the entries or none', () => {
    const table = atWork();
    const before = table.hash();
    const q = ask(table, 0);
    const entries: Entry[] = [
      { kind: 'answer', seat: 0, question: q, answer: ['sow'] },
      { kind: 'undo', seat: 0, answers: 1 },
      { kind: 'answer', seat: 2, question: q, answer: ['sow'] },
    ];
    expect(thrown(() => table.follow(entries))).toBeInstanceOf(BadRecord);
    expect(table.hash()).toBe(before);
    expect(table.n).toBe(3);
    expect(table.view(0).log.length).toBe(Table.load(harvest, table.record).view(0).log.length);
  });

  it('says what is wrong with a record', () => {
    const { record } = atWork();
    const problem = (other: Partial<TableRecord>, rules: typeof harvest | typeof dice = harvest) => {
      const error = thrown(() => Table.load(rules, { ...record, ...other }));
      expect(error).toBeInstanceOf(BadRecord);
      return (error as BadRecord).code;
    };
    expect(problem({}, dice)).toBe('game');
    expect(problem({}, { ...harvest, version: 1 })).toBe('version');
    expect(problem({}, { ...harvest, version: 3, oldest: 3 })).toBe('version');
    expect(problem({ config: { ...record.config, settings: { rounds: 99 } } })).toBe('config');
    expect(problem({ config: { ...record.config, seats: humans(7) } })).toBe('config');
    expect(problem({ entries: [...record.entries, ...record.entries] })).toBe('entry');
    expect(problem({ entries: [{ kind: 'undo', seat: 0, answers: 1 }] })).toBe('entry');
    expect(problem({ entries: [{ kind: 'answer', seat: 7, question: 1, answer: ['sow'] }] })).toBe('entry');
    const tooFar = thrown(() => Table.load(harvest, record, { n: 99, state: atWork().state }));
    expect((tooFar as BadRecord).code).toBe('snapshot');
  });
});

describe('who sits where', () => {
  const bot: Occupant = { kind: 'bot', bot: 'random' };

  it('a seat can be left, replaced by a bot and taken over', () => {
    const table = atWork();
    table.seat(0, { kind: 'left', name: 'Player 0' }, 'left');
    expect(code(refused(table, () => table.answer(0, ask(table, 0), ['sow'])))).toBe('nobody-there');
    table.seat(0, bot, 'replaced');
    table.answer(0, ask(table, 0), ['sow']);
    expect(table.seats[0]).toEqual(bot);
    expect(code(thrown(() => table.seat(0, bot, 'replaced')))).toBe('unchanged');
    table.seat(0, human('Newcomer'), 'took-over');
    // What the bot did before can't be undone by the newcomer.
    expect(table.undoReach(0)).toEqual({ answers: 0, stop: 'seat-change' });
    table.answer(0, ask(table, 0), ['sow']);
    expect(table.undoReach(0)).toEqual({ answers: 1, stop: 'seat-change' });
    const loaded = Table.load(harvest, viaJson(table.record));
    expect(loaded.seats).toEqual(table.seats);
    expect(loaded.undoReach(0)).toEqual({ answers: 1, stop: 'seat-change' });
    expect(table.view(1).log.filter(x => 'event' in x).length).toBe(3);
  });

  it('the log remembers who sat there before', () => {
    const table = atWork();
    const position = table.answers;
    table.seat(0, bot, 'left', { key: 'leaving', at: 3 });
    table.answer(0, ask(table, 0), ['sow']);
    table.seat(0, human('Newcomer'), 'took-over');
    table.resign(0, 'greedy');
    const was = (log: View['log']) =>
      log.flatMap(x => ('event' in x && 'was' in x.event ? [x.event.was] : []));
    const formers = [human('Player 0'), bot, human('Newcomer')];
    expect(was(table.view(1).log)).toEqual(formers);
    expect(was(Table.load(harvest, viaJson(table.record)).view(1).log)).toEqual(formers);
    // It follows from the entries and is not kept in them.
    expect(JSON.stringify(table.record.entries)).not.toContain('"was"');
    expect(table.viewAt(position, 1).seats[0]).toEqual(human('Player 0'));
    expect(table.viewAt(position + 1, 1).seats[0]).toEqual(bot);
    expect(was(table.viewAt(position + 1, 1).log)).toEqual([human('Player 0')]);
  });

  it('giving up hands the seat to a bot where the game has no rule for it', () => {
    const table = atWork();
    expect(code(refused(table, () => table.resign(0)))).toBe('needs-bot');
    const { entries } = table.resign(0, 'greedy', { at: 7 });
    expect(entries).toEqual([{ kind: 'resign', seat: 0, bot: 'greedy', at: 7 }]);
    expect(table.seats[0]).toEqual({ kind: 'bot', bot: 'greedy' });
    expect(Table.load(harvest, table.record).seats).toEqual(table.seats);
  });

  it('giving up by the rules of the game', () => {
    const table = newTable(dice, { seats: humans(3) });
    table.resign(0);
    expect(table.seats[0]).toEqual({ kind: 'left', name: 'Player 0' });
    expect(table.askedSeats).toEqual([1]);
    expect(table.view(1).log.map(x => ('tell' in x ? x.tell.key : x.event.kind))).toEqual([
      'resign',
      'resigned',
    ]);
    expect(table.undoReach(0)).toEqual({ answers: 0, stop: 'resign' });
    expect(code(thrown(() => table.takeBack(1, 0, [1, 2])))).toBe('no-such-position');
    expect(code(thrown(() => table.resign(0)))).toBe('nobody-there');
    expect(Table.load(dice, table.record).view(1)).toEqual(table.view(1));
    table.resign(2);
    expect(table.over).toBe(true);
    expect(Table.load(dice, table.record).hash()).toBe(table.hash());
  });
});

describe('pause', () => {
  it('stops answers until the table goes on', () => {
    const table = atWork();
    expect(code(thrown(() => table.resume(0)))).toBe('not-paused');
    table.pause(SPECTATOR);
    expect(code(refused(table, () => table.answer(0, ask(table, 0), ['sow'])))).toBe('paused');
    expect(code(refused(table, () => table.undo(0)))).toBe('paused');
    expect(code(thrown(() => table.pause(1)))).toBe('paused');
    expect(Table.load(harvest, table.record).paused).toBe(true);
    table.resume(1);
    table.answer(0, ask(table, 0), ['sow']);
  });
});

describe('standing orders', () => {
  const kinds = (added: Appended) =>
    added.entries.map(x => (x.kind === 'answer' ? (x.by ?? x.answer[0]) : x.kind));

  it('answer for a seat that is asked, as entries that name them', () => {
    const table = newTable<HarvestState>(harvest);
    expect(kinds(table.order(1, 'rest', true))).toEqual(['order']);
    table.answer(0, ask(table, 0), ['pick', 0]);
    table.answer(1, ask(table, 1), ['pick', 0]);
    table.answer(2, ask(table, 2), ['pick', 0]);
    const done = table.answer(0, ask(table, 0), ['done'], { at: 3, key: 'k' });
    expect(done.entries).toEqual([
      { kind: 'answer', seat: 0, question: 4, answer: ['done'], at: 3, key: 'k' },
      { kind: 'answer', seat: 1, question: 5, answer: ['done'], by: 'rest', at: 3 },
    ]);
    expect(table.askedSeats).toEqual([2]);
    expect(table.view(1).orders).toEqual({
      known: ['rest', 'first', 'greedy'],
      on: ['rest'],
      scopes: [],
    });
    expect(table.view(0).orders.on).toEqual([]);
    expect(Table.load(harvest, viaJson(table.record)).view(1)).toEqual(table.view(1));
  });

  it('answer at once when switched on, and not for a bot', () => {
    const table = atWork();
    expect(kinds(table.order(0, 'rest', true))).toEqual(['order', 'rest']);
    table.order(1, 'first', true);
    expect(code(thrown(() => table.order(1, 'first', true)))).toBe('unchanged');
    expect(code(thrown(() => table.order(1, 'toString', true)))).toBe('no-such-order');
    table.seat(0, { kind: 'bot', bot: 'random' }, 'replaced');
    playOn(table, randomly('bot'), 40);
    const byOrder = table.record.entries.slice(6).filter(x => x.kind === 'answer' && x.by !== undefined);
    expect(byOrder.length).toBeGreaterThan(0);
    expect(byOrder.every(x => x.kind === 'answer' && x.seat === 1)).toBe(true);
  });

  it('leave the question to the player where their answer is not open', () => {
    const table = atWork();
    expect(kinds(table.order(0, 'greedy', true))).toEqual(['order']);
    expect(kinds(table.answer(0, ask(table, 0), ['sow']))).toEqual(['sow', 'greedy']);
    // The order's answer can be taken back like one's own, and does not come back by itself.
    expect(table.undoReach(0)).toMatchObject({ answers: 2 });
    table.undo(0);
    expect(table.askedSeats).toEqual([0]);
    expect(table.state.seeds[0]).toBe(1);
  });

  it('that answer each other without end are a fault, and all is as before', () => {
    const endless = {
      ...harvest,
      orders: { work: () => ['sow'] as const, ...harvest.orders },
      questions: {
        ...harvest.questions,
        work: {
          ...harvest.questions.work,
          answer: ((g, q) => g.ask(q.seat, 'work', { left: 1 })) as typeof harvest.questions.work.answer,
        },
      },
    };
    const table = newTable<HarvestState>(endless);
    for (let seat = 0; seat < 3; seat++) table.answer(seat, ask(table, seat), ['pick', 0]);
    refused(table, () => table.order(0, 'work', true));
    expect(table.view(0).orders.on).toEqual([]);
  });
});
