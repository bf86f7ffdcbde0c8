/** Callers who mean no good, or hosts that pass on what they were given. */
import {
  BadSettings,
  begin,
  type CoreState,
  Offers,
  type Play,
  Refusal,
  RulesFault,
  redact,
  samePlain,
} from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import {
  commitment,
  exportReplay,
  importReplay,
  type SeatChange,
  Table,
  TableRefusal,
  verifyCommitment,
} from '../index.ts';
import { dice } from './games/dice.ts';
import { type HarvestState, harvest } from './games/harvest.ts';
import { human, humans, newTable, randomly, step, thrown } from './play.ts';

type Harvest = Table<HarvestState>;

const catalog = { harvest, dice };
const ask = (table: Harvest, seat: number) => table.questions(seat)[0].id;
const say = (table: Harvest, seat: number, ...answer: unknown[]) =>
  table.answer(seat, ask(table, seat), answer);

function atWork(given = {}): Harvest {
  const table = newTable<HarvestState>(harvest, given);
  for (let seat = 0; seat < 3; seat++) say(table, seat, 'pick', 0);
  return table;
}

/** The code of the refusal; the table must be as before. */
function refused<S extends CoreState>(table: Table<S>, call: () => unknown): string {
  const before = [table.n, table.hash()];
  const error = thrown(call);
  expect([table.n, table.hash()]).toEqual(before);
  expect(error instanceof Refusal || error instanceof TableRefusal, String(error)).toBe(true);
  return (error as Refusal | TableRefusal).code;
}

/** Something no client of ours would send. */
function junk(roll: (n: number) => number): unknown {
  let deep: unknown = 0;
  for (let i = 0; i < 5_000; i++) deep = [deep];
  const things = [
    ...[null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -0, 0, -1, 2 ** 53, 1e308, 0.5, true, 10n],
    ...['', '0', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'x'.repeat(10_000)],
    ...[{}, [], [[]], { length: 1 }, { toString: 1 }, { valueOf: () => 0 }, new Array(3), new Date(0), deep],
    ...[JSON.parse('{"__proto__":{"seat":0}}'), Object.create(null), Symbol('x'), () => 0],
  ];
  return things[roll(things.length)];
}

describe('answers', () => {
  it('that were not offered are refused whatever they are made of', () => {
    for (const rules of [harvest, dice]) {
      const roll = randomly(`junk ${rules.id}`);
      const table: Table = newTable(rules);
      let tried = 0;
      while (!table.over) {
        for (let i = 0; i < 12; i++) {
          const q = table.asked[roll(table.asked.length)];
          const { choices } = table.questions(q.seat)[0];
          const answer: unknown[] = [...choices[roll(choices.length)].answer];
          // One part of a good call is spoilt; the rest stays plausible.
          const spoil = roll(6);
          if (spoil < 2) answer[roll(answer.length)] = junk(roll);
          if (spoil === 2) answer.push(junk(roll));
          if (spoil === 3) answer.length++;
          const given = spoil === 4 ? junk(roll) : answer;
          const seat = (spoil === 5 && roll(2) === 0 ? junk(roll) : q.seat) as number;
          const question = (spoil === 5 ? junk(roll) : q.id) as number;
          if (Array.isArray(given) && choices.some(c => samePlain(c.answer, given)) && question === q.id)
            continue;
          refused(table, () => table.answer(seat, question, given));
          tried++;
        }
        step(table, roll);
      }
      expect(tried).toBeGreaterThan(100);
      expect(({} as Record<string, unknown>).seat).toBeUndefined();
      expect(Table.load(rules, JSON.parse(JSON.stringify(table.record))).hash()).toBe(table.hash());
    }
  });

  it('are the same as those offered only if they hold nothing more, not even by inherited names', () => {
    expect(samePlain({ a: 1 }, { a: 1, toString: 5 })).toBe(false);
    expect(samePlain({ a: 1, constructor: 5 }, { a: 1 })).toBe(false);
    expect(samePlain({ a: 1 }, JSON.parse('{"a":1,"__proto__":{"b":2}}'))).toBe(false);
    expect(samePlain(JSON.parse('{"__proto__":1}'), {})).toBe(false);
    expect(samePlain({ a: undefined }, {})).toBe(true);
    expect(samePlain({}, { a: undefined })).toBe(true);
  });

  it('are written down as a file gives them back', () => {
    const table = newTable<HarvestState>(harvest);
    say(table, 0, 'pick', -0);
    const entry = table.entry(0);
    expect(Object.is(entry.kind === 'answer' && entry.answer[1], 0)).toBe(true);
    const plan = atWork().plan(0);
    plan.answer(plan.questions()[0].id, ['sow']);
    expect(plan.answers[0].answer).toEqual(['sow']);
  });
});

describe('calls', () => {
  it('with parts of the wrong type are refused, and whatever was accepted can be read again', () => {
    const roll = randomly('calls');
    const table = atWork();
    const codes = new Set<string>();
    for (let i = 0; i < 3_000; i++) {
      const x = junk(roll);
      const stamp = roll(4) === 0 ? { [['at', 'key', 'seen'][roll(3)]]: junk(roll) } : {};
      const seat = (roll(8) === 0 ? junk(roll) : roll(3)) as number;
      const calls = [
        () => table.answer(seat, x as number, ['sow'], stamp),
        () => table.undo(seat, x as number, stamp),
        () => table.redo(seat, x as number, stamp),
        () => table.takeBack(seat, 1, x as number[], stamp),
        () => table.takeBack(seat, x as number, [0, 1, 2], stamp),
        () => table.takeBack(seat, 1, [0, 1, 2, x] as number[], stamp),
        () => table.resign(seat, x as string, stamp),
        () => table.order(seat, x as string, true, stamp),
        () => table.order(seat, 'rest', x as boolean, stamp),
        () => table.seat(seat, human('Eve'), x as SeatChange, stamp),
        () => table.pause(seat, stamp),
        () => table.resume(seat, stamp),
      ];
      const call = calls[roll(calls.length)];
      const n = table.n;
      try {
        call();
        expect(table.n).toBeGreaterThanOrEqual(n);
      } catch (error) {
        expect(error instanceof Refusal || error instanceof TableRefusal, String(error)).toBe(true);
        expect(table.n).toBe(n);
        codes.add((error as Refusal).code);
      }
    }
    expect([...codes]).toContain('malformed');
    const text = exportReplay(table, { unfinished: true });
    expect(importReplay(text, catalog).table.hash()).toBe(table.hash());
  });

  it('with a name of a bot or a reason nobody knows change nothing', () => {
    const table = atWork();
    expect(refused(table, () => table.resign(0, 'x'.repeat(500)))).toBe('malformed');
    expect(refused(table, () => table.resign(0, 5 as unknown as string))).toBe('malformed');
    expect(refused(table, () => table.seat(0, human('Eve'), 'bored' as SeatChange))).toBe('malformed');
    expect(refused(table, () => table.order(0, 'rest', 1 as unknown as boolean))).toBe('malformed');
    expect(refused(table, () => table.takeBack(0, 1, [0, 1, 2, 77]))).toBe('no-such-seat');
    expect(refused(table, () => table.takeBack(0, 1, '012' as unknown as number[]))).toBe('malformed');
    expect(refused(table, () => table.pause(0, { at: Number.NaN }))).toBe('malformed');
    expect(refused(table, () => table.pause(0, { key: 7 as unknown as string }))).toBe('malformed');
    expect(refused(table, () => table.pause(0, { key: 'k'.repeat(10_000) }))).toBe('malformed');
  });

  it('made on what was taken back since are stale, undo and redo too', () => {
    const table = atWork();
    say(table, 0, 'sow');
    say(table, 0, 'sow');
    const seen = table.n;
    table.undo(0, 1, { seen });
    // A second click on the same view does not take back a second answer.
    expect(refused(table, () => table.undo(0, 1, { seen }))).toBe('stale');
    expect(refused(table, () => table.redo(0, 1, { seen }))).toBe('stale');
    table.redo(0, 1, { seen: table.n });
  });
});

describe('a new table', () => {
  it('says what is allowed, whatever it is made from', () => {
    const bad = (given: object) => {
      const error = thrown(() => Table.create(harvest, { seats: humans(2), ...given }));
      expect(error, JSON.stringify(given)).toBeInstanceOf(BadSettings);
      return error as BadSettings;
    };
    for (const settings of [null, [], [1], 'rounds', 5, true]) bad({ settings });
    for (const seats of [undefined, null, 2, 'two', {}, { length: 2 }])
      expect(bad({ seats }).problem).toMatchObject({ code: 'seats', min: 2, max: 4 });
    for (const settings of [
      JSON.parse('{"__proto__":{"rounds":1}}'),
      { toString: 1 },
      { rounds: '3' },
      { rounds: [3] },
    ])
      bad({ settings });
    for (const roundCap of ['1', Number.NaN, 2e6, -1]) expect(bad({ roundCap }).message).toMatch(/1000000/);
    for (const at of [Number.NaN, '0', Number.POSITIVE_INFINITY]) bad({ at });
    expect(bad({ settings: { rounds: 'x'.repeat(100_000) } }).message.length).toBeLessThan(300);
    expect(bad({ settings: { ['x'.repeat(100_000)]: 1 } }).message.length).toBeLessThan(300);
  });

  it('commits to one seed only', () => {
    // Half a surrogate pair is written like any other in UTF-8: these seeds would share a commitment.
    expect(commitment('\ud800', 'harvest', 2)).toBe(commitment('\ud801', 'harvest', 2));
    for (const seed of ['\ud800', 'a\udc00', '', 'x'.repeat(201), 5 as unknown as string]) {
      expect(thrown(() => newTable(harvest, { seed }))).toBeInstanceOf(BadSettings);
      const promise = { game: 'harvest', version: 2, commitment: commitment(String(seed), 'harvest', 2) };
      expect(verifyCommitment(promise, seed)).toBe(false);
    }
    for (const seed of ['x'.repeat(200), 'żółć 😀', 'two\nlines']) {
      const table = newTable(harvest, { seed });
      expect(verifyCommitment(table.config, seed)).toBe(true);
      expect(verifyCommitment(table.config, `${seed}x`)).toBe(false);
      expect(verifyCommitment({ ...table.config, game: 'harvest\n2' }, seed)).toBe(false);
      const text = exportReplay(table, { unfinished: true });
      expect(importReplay(text, catalog).table.hash()).toBe(table.hash());
    }
  });
});

describe('seats', () => {
  it('do not hand on standing orders or answers to give again', () => {
    const table = newTable<HarvestState>(harvest);
    table.order(1, 'rest', true);
    say(table, 0, 'pick', 0);
    table.undo(0);
    table.seat(1, human('Eve'), 'took-over');
    expect(table.view(1).orders.on).toEqual([]);
    expect(table.redoReach(0)).toEqual({ answers: 1, stop: 'end' });
    table.seat(0, human('Mallory'), 'took-over');
    expect(table.redoReach(0)).toEqual({ answers: 0, stop: 'end' });
    expect(refused(table, () => table.redo(0))).toBe('nothing-to-redo');
  });

  it('are answered for by their orders after a redo, too', () => {
    const table = atWork();
    say(table, 0, 'sow');
    say(table, 0, 'done');
    table.undo(0, 2);
    table.order(1, 'rest', true);
    expect(table.redo(0).entries.length).toBe(1);
    // Only once all is given again: an order in between would make the rest impossible.
    expect(table.redo(0).entries).toMatchObject([{ kind: 'redo' }, { seat: 1, by: 'rest' }]);
    expect(table.askedSeats).toEqual([2]);
  });

  it('that give up are not blamed on the card played before', () => {
    const { roll } = dice.questions;
    const blaming = {
      ...dice,
      questions: {
        roll: {
          ...roll,
          answer: ((g, q, a) => {
            g.because('die');
            roll.answer(g, q, a);
          }) as typeof roll.answer,
        },
      },
    };
    const table = newTable(blaming);
    table.answer(0, 1, ['roll']);
    table.resign(1);
    const tells = table.view(0).log.flatMap(x => ('tell' in x ? [x.tell] : []));
    expect(tells).toEqual([
      expect.objectContaining({ key: 'rolled', origin: 'die' }),
      { key: 'resigned', args: [1] },
    ]);
  });
});

describe('a plan', () => {
  it('does not tell what others are asked in secret', () => {
    const table = newTable<HarvestState>(harvest);
    const plan = table.plan(1);
    expect(plan.state.asked.map(q => [q.seat, q.kind])).toEqual([
      [0, 'secret'],
      [1, 'pick'],
      [2, 'secret'],
    ]);
    // It can be sent, looked at and played on.
    const sent = JSON.parse(JSON.stringify(plan.state)) as HarvestState;
    expect(redact(harvest, sent, 1)).toEqual(table.view(1).state);
    plan.answer(plan.questions()[0].id, ['pick', 1]);
    expect(plan.questions()).toEqual([]);
    expect(table.answers).toBe(0);
  });
});

describe('rules', () => {
  it('that want one of none, or of who knows how many, are told so at once', () => {
    const g = begin(dice, 2, 'x');
    for (const n of [0, -1, Number.NaN]) expect(() => g.roll(n)).toThrow(RulesFault);
    expect(() => g.drawFrom([])).toThrow(RulesFault);
    expect(g.roll(1)).toBe(0);
  });

  it('can’t say more than is passed on: a compile error', () => {
    type Long = Record<'steps' | 'questions', Record<string, null>> & {
      answers: { short: [1, 2, 3]; long: [1, 2, 3, 4]; any: number[] };
      reasons: { long: [1, 2, 3, 4, 5] };
      tells: { long: [1, 2, 3, 4, 5, 6] };
    };
    const offer = new Offers<Long>();
    offer.can('short', 1, 2, 3);
    offer.can('any', 1);
    // @ts-expect-error the fourth would be dropped
    offer.can('long', 1, 2, 3, 4);
    const g = begin(dice, 2, 'x') as unknown as Play<CoreState, Long>;
    // @ts-expect-error the fifth would be dropped
    g.no('long', 1, 2, 3, 4, 5);
    // @ts-expect-error the sixth would be dropped
    g.tell('long', 1, 2, 3, 4, 5, 6);
    expect(offer.count).toBe(3);
  });
});
