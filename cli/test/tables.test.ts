/** The table with every real game: saving, files, patches, and that undo and plans tell nobody anything. */
import {
  type AnyRuleset,
  type CoreState,
  imagine,
  nextBelow,
  Play,
  redact,
  SPECTATOR,
  samePlain,
  seedChance,
} from '@epoka/kernel';
import { diff, exportReplay, importReplay, Plan, patch, Table, type View } from '@epoka/table';
import { describe, expect, test } from 'vitest';
import { loadGame, registry } from '../games.ts';

const ANSWERS = 300;
const viaJson = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

function randomly(seed: string): (n: number) => number {
  const chance = seedChance(seed);
  return n => nextBelow(chance, n);
}

function newTable(rules: AnyRuleset, seed: string, clock: 'live' | 'turn' | 'none' = 'none'): Table {
  const roll = randomly(seed);
  const seats = Array.from(
    { length: rules.seats.min + roll(1 + rules.seats.max - rules.seats.min) },
    (_, i) => ({ kind: 'human', name: `Player ${i}` }) as const,
  );
  const clocks = {
    none: { kind: 'none' },
    live: { kind: 'live', total: 1e8, increment: 50 },
    turn: { kind: 'turn', days: 2 },
  } as const;
  return Table.create(rules, { seats, seed, clock: clocks[clock], at: 1e12 });
}

/** A random question, and a random legal answer to it. */
function pick(table: Table, roll: (n: number) => number) {
  const q = table.asked[roll(table.asked.length)];
  const open = table.questions(q.seat).find(x => x.id === q.id);
  const legal = open?.choices.filter(x => x.why === undefined) ?? [];
  return { q, answer: legal[roll(legal.length)].answer };
}

/** An answer, and now and then something else that happens at tables. */
function step(table: Table, roll: (n: number) => number, at: number): void {
  const seat = roll(table.seats.length);
  const all = table.seats.map((_, i) => i);
  const { answers } = table.undoReach(seat);
  if (roll(12) === 0 && answers > 0) {
    table.undo(seat, 1 + roll(answers), { at });
    if (roll(2) === 0) table.redo(seat, 1, { at });
  } else if (roll(50) === 0 && table.answers > 30)
    table.takeBack(seat, table.answers - 1 - roll(30), all, { at });
  else if (roll(60) === 0) {
    table.seat(seat, { kind: 'bot', bot: 'random' }, 'replaced', { at });
    table.seat(seat, { kind: 'human', name: `Guest ${table.n}` }, 'took-over', { at });
  } else if (roll(15) === 0 && table.rules.orders) {
    const known = Object.keys(table.rules.orders);
    const order = known[roll(known.length)];
    table.order(seat, order, !table.view(seat).orders.on.includes(order), { at });
  } else {
    const { q, answer } = pick(table, roll);
    table.answer(q.seat, q.id, answer, { at });
  }
}

describe.each(Object.keys(registry.games))('%s at a table', id => {
  test.each(['live', 'turn'] as const)(
    'loads, follows, patches and files as it was played (%s)',
    async clock => {
      const { rules }: { rules: AnyRuleset } = (await loadGame(registry, id)).game;
      const table = newTable(rules, `table ${clock}`, clock);
      const other = Table.load(rules, viaJson(table.record));
      const roll = randomly(`steps ${clock}`);
      const lookers = [SPECTATOR, ...table.seats.keys()];
      const views = new Map(lookers.map(x => [x, table.view(x)]));
      const clients = new Map(lookers.map(x => [x, viaJson(table.view(x))]));
      let old = table.snapshot();
      for (let i = 0; i < ANSWERS / 2 && !table.over; i++) {
        const { n } = table;
        step(table, roll, 1e12 + 1000 * i);
        other.follow(viaJson(table.record.entries.slice(n)));
        expect(other.hash()).toBe(table.hash());
        for (const x of lookers) {
          const now = table.view(x);
          const client = patch(clients.get(x) as View, viaJson(diff(views.get(x) as View, now)));
          expect(samePlain(client, viaJson(now))).toBe(true);
          clients.set(x, client);
          views.set(x, now);
        }
        if (i % 20 > 0) continue;
        const record = viaJson(table.record);
        for (const snapshot of [undefined, viaJson(table.snapshot()), viaJson(old)]) {
          const loaded = Table.load(rules, record, snapshot);
          const looker = lookers[roll(lookers.length)];
          expect(samePlain(loaded.view(looker), views.get(looker))).toBe(true);
        }
        if (i % 60 === 0) old = table.snapshot();
      }
      const text = exportReplay(table, { unfinished: true });
      const { table: again } = importReplay(text, { [id]: rules });
      expect(again.hash()).toBe(table.hash());
      expect(again.clock()).toEqual(table.clock());
      expect(exportReplay(again, { unfinished: true })).toBe(text);
    },
  );

  test('what can be undone taught nobody anything; plans and standings know no secrets', async () => {
    const { rules }: { rules: AnyRuleset } = (await loadGame(registry, id)).game;
    const table = newTable(rules, 'peek');
    const roll = randomly('peek');
    const g = new Play(rules, table.state);
    let undoable = 0;
    for (let i = 0; i < ANSWERS && !table.over; i++) {
      const { q, answer } = pick(table, roll);
      const before: CoreState = rules.copy(table.state);
      if (i % 10 === 0) looksAlike(table, q.seat, `plan ${i}`);
      table.answer(q.seat, q.id, answer);
      if (table.over || table.undoReach(q.seat).answers === 0) continue;
      undoable++;
      for (const x of [SPECTATOR, ...table.seats.keys()]) {
        // What others keep secret they do not learn, so they can't be surprised by it.
        if (x !== q.seat && rules.questions[q.kind].secret) continue;
        g.s = imagine(rules, before, x, seedChance(`${i}/${x}`));
        g.submit(q.seat, q.id, answer);
        expect(
          samePlain(redact(rules, g.s, x), redact(rules, table.state, x)),
          `${x} after ${answer} to ${q.kind}`,
        ).toBe(true);
      }
    }
    expect(undoable).toBeGreaterThan(20);
  });
});

function looksAlike(table: Table, seat: number, seed: string): void {
  const { rules } = table;
  const { state, standing, questions } = table.view(seat);
  const plan = new Plan(rules, seat, viaJson(table.plan(seat, seed).state));
  const seen = redact(rules, plan.state, seat);
  expect(samePlain(seen, state)).toBe(true);
  expect(rules.standing(seen)).toEqual(standing);
  expect(standing.every(x => Number.isFinite(x.points) && Number.isInteger(x.rank))).toBe(true);
  expect(plan.questions()).toEqual(questions);
  expect(plan.state.chance).not.toEqual(table.state.chance);
}
