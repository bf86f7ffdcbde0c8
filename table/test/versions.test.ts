/** Updates never break a running game: a table plays to its end by the rules it began with. */
import { CORE_SHAPE, shapes } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { BadRecord, BadReplay, exportReplay, importReplay, type Snapshot, Table } from '../index.ts';
import { savedTests } from '../saved-tests.ts';
import { type HarvestState, harvest } from './games/harvest.ts';
import { newTable, playOn, randomly, thrown } from './play.ts';

const { work } = harvest.questions;

/** The correction: sowing gives two seeds. */
const corrected: typeof harvest = {
  ...harvest,
  version: 3,
  questions: {
    ...harvest.questions,
    work: {
      ...work,
      answer(g, q, a) {
        if (a[0] === 'sow' && g.since(3)) g.s.seeds[q.seat]++;
        work.answer(g, q, a);
      },
    },
  },
};

const ask = (table: Table<HarvestState>, seat: number) => table.questions(seat)[0].id;
const viaJson = <T>(x: T): T => JSON.parse(JSON.stringify(x));

/** At the first turn of seat 0, begun with the rules given. */
function atWork(rules: typeof harvest): Table<HarvestState> {
  const table = newTable<HarvestState>(rules);
  for (const seat of [0, 1, 2]) table.answer(seat, ask(table, seat), ['pick', 0]);
  return table;
}

describe('after a correction of the rules', () => {
  it('a table that began before it goes on as it began, one that begins now has it', () => {
    const old = atWork(harvest);
    old.answer(0, ask(old, 0), ['sow']);
    for (const snapshot of [old.snapshot(), undefined]) {
      const later = Table.load<HarvestState>(corrected, viaJson(old.record), snapshot && viaJson(snapshot));
      expect(later.hash()).toBe(old.hash());
      later.answer(0, ask(later, 0), ['sow']);
      expect(later.state.seeds[0]).toBe(2);
      expect(later.view(0).version).toBe(2);
      expect(later.undoReach(0)).toEqual({ answers: 2, stop: 'other-seat' });
    }
    const now = atWork(corrected);
    now.answer(0, ask(now, 0), ['sow']);
    expect(now.state.seeds[0]).toBe(2);
    expect(now.view(0).version).toBe(3);
  });

  it('what was recorded before it plays to the same hashes and is verified', () => {
    const text = exportReplay(playOn(newTable(harvest), randomly('before')));
    const { table, file } = importReplay(text, { harvest: corrected });
    expect(table.hash()).toBe(file.final);
    expect(file.version).toBe(2);
    expect(exportReplay(table)).toBe(text);
  });

  it('a record or file of newer rules is refused, and one of rules that were retired', () => {
    const record = atWork(corrected).record;
    expect(thrown(() => Table.load(harvest, record))).toMatchObject({ code: 'version' });
    expect(thrown(() => Table.load({ ...corrected, version: 5, oldest: 4 }, record))).toBeInstanceOf(
      BadRecord,
    );
    const text = exportReplay(playOn(newTable(corrected), randomly('x')));
    expect(thrown(() => importReplay(text, { harvest }))).toMatchObject({ code: 'newer-rules' });
    const retired = { harvest: { ...corrected, version: 5, oldest: 4 } };
    expect(thrown(() => importReplay(text, retired))).toMatchObject({ code: 'older-rules' });
    expect(thrown(() => importReplay(text, retired))).toBeInstanceOf(BadReplay);
  });
});

describe('a stored state', () => {
  /** From now on weeds are counted; tables of earlier versions know none. */
  const numbers = shapes.list(shapes.int(0), 3, 3);
  const cards = shapes.list(shapes.id(120));
  const shaped: typeof harvest = {
    ...harvest,
    form: 2,
    shape: shapes.record({
      ...CORE_SHAPE,
      rounds: shapes.int(1, 50),
      faulty: shapes.bool,
      deck: cards,
      hands: shapes.list(cards, 3, 3),
      picked: shapes.list(shapes.list(shapes.id(120), 1, 1), 3, 3),
      shown: cards,
      fields: numbers,
      seeds: numbers,
      coins: numbers,
    }),
    migrate: (_form, state) => {
      const { grain, ...rest } = state as { grain?: number[] } & Record<string, never>;
      return { ...rest, seeds: grain ?? rest.seeds };
    },
  };

  /** Whether the table was rebuilt from the snapshot: it then shows seeds that no answer gave. */
  const used = (rules: typeof harvest, snapshot: object) => {
    const old = atWork(harvest);
    const table = Table.load<HarvestState>(rules, old.record, snapshot as Snapshot<HarvestState>);
    table.answer(0, ask(table, 0), ['sow']);
    return table.state.seeds[0] === 8;
  };
  const snapshot = atWork(harvest).snapshot();
  const told = { ...snapshot, state: { ...snapshot.state, seeds: [7, 0, 0] } };

  it('is used where it has the form of the rules', () => {
    expect(used(harvest, told)).toBe(true);
    expect(used(shaped, { ...told, form: 2 })).toBe(true);
    expect(playOn(newTable(shaped), randomly('x')).snapshot().form).toBe(2);
  });

  it('of an earlier form is brought into the present one', () => {
    const { seeds, ...rest } = told.state;
    expect(used(shaped, { ...told, form: 1, state: { ...rest, grain: seeds } })).toBe(true);
  });

  it.each([
    ['of a newer form', { ...told, form: 3 }],
    ['with a missing field', { ...told, form: 2, state: { ...told.state, coins: undefined } }],
    ['with a field nobody knows', { ...told, form: 2, state: { ...told.state, weeds: [] } }],
    ['with a field of another type', { ...told, form: 2, state: { ...told.state, coins: 'many' } }],
    ['with a number that is none', { ...told, form: 2, state: { ...told.state, coins: [0, Number.NaN, 0] } }],
    ['with a card that there is not', { ...told, form: 2, state: { ...told.state, deck: [120] } }],
    ['with too few seats', { ...told, form: 2, state: { ...told.state, hands: [[], []] } }],
  ])('%s is left aside, and the entries are played instead', (_how, bad) => {
    expect(used(shaped, bad)).toBe(false);
  });

  it('of an earlier form is left aside where nobody can change it', () => {
    expect(used({ ...harvest, form: 2 }, told)).toBe(false);
  });
});

it('where nothing was saved, the tests of saved games say how it is done', () => {
  const nowhere = new URL('nowhere/', import.meta.url);
  expect(() => savedTests({ rules: harvest }, nowhere)).toThrow('npm run saved -- --game harvest');
});
