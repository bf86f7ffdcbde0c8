import { HIDDEN, redact, SPECTATOR } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { ALL_SEEING, diff, patch, Table, type TableRefusal, type View } from '../index.ts';
import { dice } from './games/dice.ts';
import { type HarvestState, harvest } from './games/harvest.ts';
import { humans, newTable, playOn, randomly, step, thrown } from './play.ts';

type Harvest = Table<HarvestState>;

const viaJson = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;
const ask = (table: Harvest, seat: number) => table.questions(seat)[0].id;
const say = (table: Harvest, seat: number, ...answer: unknown[]) =>
  table.answer(seat, ask(table, seat), answer);

describe('a view', () => {
  it('holds what the seat may know, its questions and the table around it', () => {
    const table = newTable<HarvestState>(harvest, { seats: humans(2), roundCap: 9 });
    const view = table.view(1);
    expect(view).toMatchObject({
      game: 'harvest',
      version: 2,
      seat: 1,
      settings: { rounds: 3 },
      roundCap: 9,
      n: 0,
      answers: 0,
      asked: [0, 1],
      seats: humans(2),
      over: false,
      seed: null,
      commitment: table.config.commitment,
      undo: { answers: 0, stop: 'start' },
      redo: { answers: 0, stop: 'end' },
    });
    expect(view.state).toEqual(redact(harvest, table.state, 1));
    expect(view.state.hands[0]).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(view.state.hands[1]).toEqual(table.state.hands[1]);
    expect(view.state.asked[0]).toEqual({ id: 1, seat: 0, kind: 'secret', data: null, together: 1 });
    expect(view.questions).toEqual([
      {
        id: 2,
        seat: 1,
        kind: 'pick',
        data: null,
        choices: [{ answer: ['pick', 0] }, { answer: ['pick', 1] }, { answer: ['pick', 2] }],
        forms: [],
        together: 1,
      },
    ]);
    expect(table.view(SPECTATOR).questions).toEqual([]);
    expect(view.standing.map(x => x.seat)).toEqual([0, 1]);
  });

  it('gives choices with their reasons, and forms', () => {
    const table = newTable<HarvestState>(harvest, { seats: humans(2) });
    say(table, 0, 'pick', 0);
    say(table, 1, 'pick', 0);
    const [q] = table.view(0).questions;
    expect(q.choices).toContainEqual({ answer: ['sell'], why: { key: 'noSeeds', args: [] } });
    say(table, 0, 'sow');
    say(table, 0, 'sell');
    expect(table.view(0).questions[0].forms).toEqual([
      { verb: 'give', schema: { type: 'int', min: 1, max: 1000 } },
    ]);
    const tooMuch = thrown(() => table.answer(0, ask(table, 0), ['give', 3]));
    expect(tooMuch).toMatchObject({ code: 'blocked', reason: { key: 'tooMuch', args: [2] } });
    say(table, 0, 'give', 2);
    expect(table.state.coins).toEqual([0, 2]);
  });

  it('hides in the log what the looker may not know', () => {
    const table = newTable<HarvestState>(harvest, { seats: humans(2) });
    const card = table.state.hands[0][2];
    say(table, 0, 'pick', 2);
    const last = (seat: number) => table.view(seat).log.at(-1);
    expect(last(0)).toEqual({ n: 0, tell: { key: 'picked', args: [0, card] } });
    expect(last(1)).toEqual({ n: 0, tell: { key: 'picked', args: [0, HIDDEN] } });
    expect(last(SPECTATOR)).toEqual(last(1));
    expect(table.view(1).log[0]).toEqual({ n: -1, tell: { key: 'dealt', args: [0, 3] } });
    const shown = JSON.stringify(table.view(1));
    expect(shown).not.toContain(table.record.seed);
    expect(table.view(1).state.chance).toEqual([0, 0, 0, 0]);
  });

  it('shows the seed once the game is over, and then everything to who asks for it', () => {
    const table = newTable<HarvestState>(harvest);
    expect((thrown(() => table.view(ALL_SEEING)) as TableRefusal).code).toBe('unfinished');
    expect((thrown(() => table.view(3)) as TableRefusal).code).toBe('no-such-seat');
    playOn(table, randomly('over'));
    expect(table.view(0)).toMatchObject({ over: true, seed: table.record.seed, questions: [], asked: [] });
    expect(table.view(0).standing).toEqual(harvest.standing(table.state));
    const all = table.viewAt(1, ALL_SEEING);
    expect(all.state).toEqual(table.stateAt(1));
    expect(all.log.at(-1)).toMatchObject({ n: 0, tell: { key: 'picked' } });
    expect(JSON.stringify(all.log)).not.toContain(String(HIDDEN));
  });

  it('of an earlier position is what could be seen then', () => {
    const table = newTable<HarvestState>(harvest);
    const roll = randomly('earlier');
    const then: View<HarvestState>[] = [table.view(1)];
    while (!table.over) {
      step(table, roll);
      then.push(table.view(1));
    }
    for (let i = 0; i < then.length; i += 3) {
      const { state, log, standing, asked, n, answers, over } = table.viewAt(i, 1);
      const was = then[i];
      expect({ state, log, standing, asked, n, answers, over }).toEqual({
        state: was.state,
        log: was.log,
        standing: was.standing,
        asked: was.asked,
        n: was.n,
        answers: was.answers,
        over: was.over,
      });
    }
  });

  it('can be prepared step by step after loading, whatever happens in between', () => {
    const table = newTable<HarvestState>(harvest, { settings: { rounds: 5 } });
    const roll = randomly('recall');
    for (let i = 0; i < 25; i++) step(table, roll);
    const load = () => Table.load<HarvestState>(harvest, table.record, table.snapshot());
    const atOnce = load();
    const slow = load();
    let steps = 1;
    while (!slow.recall(4)) steps++;
    expect(steps).toBe(Math.ceil((table.answers + 2) / 4));
    expect(slow.view(1)).toEqual(atOnce.view(1));
    // An answer is given meanwhile, and one is taken back.
    for (const heard of [1, 10, table.answers]) {
      const busy = load();
      expect(busy.recall(heard)).toBe(false);
      const other = load();
      for (const each of [busy, other]) {
        const more = randomly('more');
        step(each, more);
        each.takeBack(SPECTATOR, each.answers - 2, [0, 1, 2].slice(0, each.seats.length));
        step(each, more);
      }
      expect(busy.view(1)).toEqual(other.view(1));
    }
  });

  it('is the looker’s own: changing it changes nothing', () => {
    const table = newTable<HarvestState>(harvest);
    const before = table.hash();
    const view = viaJson(table.view(0));
    const mine = table.view(0);
    (mine.log as unknown[]).length = 0;
    (mine.state.hands[0] as number[])[0] = 99;
    (mine.seats as unknown[]).length = 0;
    expect(table.view(0)).toEqual(view);
    expect(table.hash()).toBe(before);
  });
});

describe('patches between views', () => {
  it('lead from every view to the next, for every looker, through undo and take-back', () => {
    for (const rules of [harvest, dice]) {
      const table = newTable(rules, { clock: { kind: 'live', total: 60_000, increment: 100 }, at: 0 });
      const lookers = [SPECTATOR, 0, 1, 2];
      const roll = randomly('patches');
      const clients = new Map(lookers.map(x => [x, viaJson(table.view(x))]));
      let old = new Map(lookers.map(x => [x, table.view(x)]));
      for (let i = 0; !table.over; i++) {
        const seat = roll(3);
        if (i % 7 === 3 && table.undoReach(seat).answers > 0) table.undo(seat);
        else if (i % 11 === 5 && table.answers > 2) table.takeBack(seat, table.answers - 2, [0, 1, 2]);
        else step(table, roll, i * 100);
        const now = new Map(lookers.map(x => [x, table.view(x)]));
        for (const x of lookers) {
          const p = viaJson(diff(old.get(x), now.get(x)));
          clients.set(x, patch(clients.get(x) as View, p));
          expect(clients.get(x)).toEqual(viaJson(now.get(x)));
        }
        old = now;
      }
    }
  });

  it('are a small part of a long game’s view', () => {
    const table = newTable<HarvestState>(harvest, { settings: { rounds: 40 } });
    const roll = randomly('size');
    playOn(table, roll, 200);
    const sizes: number[] = [];
    let old = [0, 1, 2].map(x => table.view(x));
    for (let i = 0; i < 60; i++) {
      step(table, roll);
      const now = [0, 1, 2].map(x => table.view(x));
      now.forEach((view, x) => {
        sizes.push(JSON.stringify(diff(old[x], view)).length / JSON.stringify(view).length);
      });
      old = now;
    }
    sizes.sort((a, b) => a - b);
    // The view of this tiny game is some 20 KB, nearly all of it log; a board game's is several times that.
    expect(sizes[sizes.length >> 1]).toBeLessThan(0.011);
  });
});

describe('the digest', () => {
  it('tells what happened since the own last answer, by entry', () => {
    const table = newTable<HarvestState>(harvest, { seats: humans(2) });
    expect(table.digest(0)).toMatchObject({ since: -1, groups: [{ n: -1, seat: SPECTATOR }] });
    say(table, 0, 'pick', 0);
    say(table, 1, 'pick', 0);
    say(table, 0, 'done');
    expect(table.digest(0)).toEqual({ since: 2, groups: [] });
    say(table, 1, 'sow');
    table.seat(1, { kind: 'bot', bot: 'random' }, 'replaced');
    say(table, 1, 'draw');
    const { since, groups } = table.digest(0);
    expect(since).toBe(2);
    expect(groups.map(x => [x.n, x.seat, x.lines.length])).toEqual([
      [3, 1, 1],
      [4, 1, 1],
      [5, 1, 1],
    ]);
    expect(groups[2].lines).toEqual([{ n: 5, tell: { key: 'drew', args: [1, HIDDEN] } }]);
    expect(table.digest(1)).toEqual({ since: 5, groups: [] });
  });

  it('does not take a standing order for an own answer', () => {
    const table = newTable<HarvestState>(harvest, { seats: humans(2) });
    table.order(1, 'rest', true);
    say(table, 0, 'pick', 0);
    say(table, 1, 'pick', 0);
    say(table, 0, 'done');
    expect(table.digest(1).since).toBe(2);
    expect(table.digest(1).groups.map(x => x.n)).toEqual([3, 4]);
  });
});

describe('plans', () => {
  function atWork(): Harvest {
    const table = newTable<HarvestState>(harvest, { seats: humans(2) });
    say(table, 0, 'pick', 0);
    say(table, 1, 'pick', 0);
    return table;
  }

  it('try answers on an imagined copy, with undo, and leave the table alone', () => {
    const table = atWork();
    const before = table.hash();
    const plan = table.plan(0, 'dream');
    const answer = (...a: unknown[]) => plan.answer(plan.questions()[0].id, a);
    expect(redact(harvest, plan.state, 0)).toEqual(redact(harvest, table.state, 0));
    expect(plan.state.hands[0]).toEqual(table.state.hands[0]);
    expect(plan.state.deck).not.toEqual(table.state.deck);
    answer('sow');
    answer('sell');
    expect(plan.state.coins[0]).toBe(2);
    expect(thrown(() => answer('sell'))).toMatchObject({ code: 'blocked' });
    plan.undo();
    expect(plan.state.coins[0]).toBe(0);
    answer('draw');
    answer('sow');
    expect(plan.answers).toEqual([
      { kind: 'work', answer: ['sow'], certain: true },
      { kind: 'work', answer: ['draw'], certain: true },
      { kind: 'work', answer: ['sow'], certain: false },
    ]);
    // Seat 1 is asked now: the plan ends here.
    answer('done');
    expect(plan.questions()).toEqual([]);
    expect(plan.undo()).toBe(true);
    for (let i = 0; i < 3; i++) plan.undo();
    expect(plan.undo()).toBe(false);
    expect(table.hash()).toBe(before);
  });

  it('are carried out one by one', () => {
    const table = atWork();
    const work = (...answer: [string]) => ({ kind: 'work', answer, certain: true });
    const done = table.carryOut(0, [work('sow'), work('sell'), work('done')], { at: 9, key: 'plan' });
    expect(done).toMatchObject({ answers: 3, stop: 'done' });
    expect(done.entries.map(x => [x.kind, x.at, x.key])).toEqual([
      ['answer', 9, 'plan.0'],
      ['answer', 9, 'plan.1'],
      ['answer', 9, 'plan.2'],
    ]);
    expect(table.askedSeats).toEqual([1]);
    // The same request again does nothing again.
    const again = table.carryOut(0, [work('sow'), work('sell'), work('done')], { at: 9, key: 'plan' });
    expect(again).toEqual({ answers: 3, stop: 'done', entries: [] });
  });

  it('stop where one is refused, or the ground has moved', () => {
    const work = (...answer: [string]) => ({ kind: 'work', answer, certain: true });
    const stop = (...answers: string[]) => {
      const table = atWork();
      const {
        answers: given,
        stop,
        refusal,
      } = table.carryOut(
        0,
        answers.map(x => work(x)),
      );
      expect(table.n).toBe(2 + given);
      return [given, stop, refusal?.code];
    };
    expect(stop('sow', 'sell', 'sell')).toEqual([2, 'refused', 'blocked']);
    expect(stop('sow', 'storm', 'sow')).toEqual([2, 'chance', undefined]);
    expect(stop('draw', 'sow')).toEqual([1, 'reveal', undefined]);
    expect(stop('done', 'sow')).toEqual([1, 'not-asked', undefined]);
    expect(stop('sow', 'storm')).toEqual([2, 'done', undefined]);
    const table = atWork();
    expect(table.carryOut(0, [{ kind: 'pick', answer: ['pick', 0], certain: true }])).toEqual({
      answers: 0,
      stop: 'other-question',
      entries: [],
    });
    table.pause(0);
    expect((thrown(() => table.carryOut(0, [work('sow')])) as TableRefusal).code).toBe('paused');
  });

  it('do not go on when an order of another seat came in between', () => {
    const table = atWork();
    table.order(1, 'rest', true);
    table.order(1, 'first', true);
    const { answers, stop } = table.carryOut(0, [
      { kind: 'work', answer: ['done'], certain: true },
      { kind: 'pick', answer: ['pick', 0], certain: true },
    ]);
    expect([answers, stop]).toEqual([1, 'other-seat']);
  });
});
