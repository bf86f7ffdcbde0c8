import { hash } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { Table, type TableRefusal } from '../index.ts';
import { dice } from './games/dice.ts';
import { type HarvestState, harvest } from './games/harvest.ts';
import { humans, lastToAnswer, newTable, playOn, randomly, step, thrown } from './play.ts';

type Harvest = Table<HarvestState>;

const ask = (table: Harvest, seat: number) => table.questions(seat)[0].id;
const say = (table: Harvest, seat: number, ...answer: unknown[]) =>
  table.answer(seat, ask(table, seat), answer);
const code = (call: () => unknown) => (thrown(call) as TableRefusal).code;

function atWork(): Harvest {
  const table = newTable<HarvestState>(harvest);
  for (let seat = 0; seat < 3; seat++) say(table, seat, 'pick', 0);
  return table;
}

describe('undo', () => {
  it('reaches to where another seat acted', () => {
    const table = atWork();
    expect(table.undoReach(0)).toEqual({ answers: 0, stop: 'other-seat' });
    const before = table.hash();
    say(table, 0, 'sow');
    const sown = table.hash();
    say(table, 0, 'sell');
    expect(table.undoReach(0)).toEqual({ answers: 2, stop: 'other-seat' });
    expect(table.undoReach(1)).toEqual({ answers: 0, stop: 'other-seat' });
    table.undo(0);
    expect(table.hash()).toBe(sown);
    table.undo(0);
    expect(table.hash()).toBe(before);
    expect(code(() => table.undo(0))).toBe('nothing-to-undo');
    table.redo(0, 2);
    expect(table.state.coins[0]).toBe(2);
    table.undo(0, 2);
    expect(table.hash()).toBe(before);
    expect(code(() => table.undo(0, 0))).toBe('nothing-to-undo');
    expect(code(() => table.redo(0, 3))).toBe('nothing-to-redo');
  });

  it('reaches to the start', () => {
    const table = newTable<HarvestState>(harvest);
    expect(table.undoReach(1)).toEqual({ answers: 0, stop: 'start' });
    say(table, 1, 'pick', 0);
    expect(table.undoReach(1)).toEqual({ answers: 1, stop: 'start' });
  });

  it('reaches to where chance was used', () => {
    const table = atWork();
    say(table, 0, 'sow');
    say(table, 0, 'storm');
    expect(table.undoReach(0)).toEqual({ answers: 0, stop: 'chance' });
    say(table, 0, 'sow');
    expect(table.undoReach(0)).toEqual({ answers: 1, stop: 'chance' });
    expect(code(() => table.undo(0, 2))).toBe('nothing-to-undo');
    expect(Table.load(harvest, table.record).undoReach(0)).toEqual({ answers: 1, stop: 'chance' });
  });

  it('reaches to where something hidden became known', () => {
    const table = atWork();
    say(table, 0, 'sow');
    say(table, 0, 'draw');
    expect(table.undoReach(0)).toEqual({ answers: 0, stop: 'reveal' });
    say(table, 0, 'sow');
    expect(table.undoReach(0)).toEqual({ answers: 1, stop: 'reveal' });
    expect(Table.load(harvest, table.record).undoReach(0)).toEqual({ answers: 1, stop: 'reveal' });
  });

  it('a secret choice can be taken back until the cards are opened', () => {
    const table = newTable<HarvestState>(harvest);
    say(table, 0, 'pick', 0);
    expect(table.undoReach(0)).toEqual({ answers: 1, stop: 'start' });
    table.undo(0);
    say(table, 0, 'pick', 1);
    say(table, 2, 'pick', 1);
    expect(table.undoReach(0)).toEqual({ answers: 1, stop: 'together' });
    say(table, 1, 'pick', 1);
    expect(table.undoReach(1)).toEqual({ answers: 0, stop: 'reveal' });
  });

  it('redo is there until a new answer is given', () => {
    const table = atWork();
    say(table, 0, 'sow');
    say(table, 0, 'sell');
    table.undo(0, 2);
    expect(table.redoReach(0)).toEqual({ answers: 2, stop: 'end' });
    expect(table.redoReach(1)).toEqual({ answers: 0, stop: 'other-seat' });
    table.redo(0);
    expect(table.redoReach(0)).toEqual({ answers: 1, stop: 'end' });
    say(table, 0, 'sow');
    expect(table.redoReach(0)).toEqual({ answers: 0, stop: 'end' });
    expect(code(() => table.redo(0))).toBe('nothing-to-redo');
  });

  it('two seats that take back in turn give again in the opposite order', () => {
    const table = newTable<HarvestState>(harvest);
    say(table, 0, 'pick', 0);
    say(table, 1, 'pick', 0);
    const both = table.hash();
    table.undo(1);
    expect(table.undoReach(0)).toEqual({ answers: 1, stop: 'start' });
    table.undo(0);
    expect(table.redoReach(1)).toEqual({ answers: 0, stop: 'other-seat' });
    expect(table.redoReach(0)).toEqual({ answers: 1, stop: 'other-seat' });
    table.redo(0);
    table.redo(1);
    expect(table.hash()).toBe(both);
    expect(Table.load(harvest, table.record).hash()).toBe(both);
  });

  it('and redo restore the state at every point of random games, also after a reload', () => {
    for (let game = 0; game < 6; game++) {
      const rules = game % 3 === 2 ? dice : harvest;
      const roll = randomly(`undo ${game}`);
      let table = newTable(rules, { seats: humans(2 + (game % 2)), seed: `undo ${game}` });
      const hashes = [table.hash()];
      let undone = 0;
      while (!table.over) {
        step(table, roll);
        hashes.length = table.answers;
        hashes.push(table.hash());
        if (roll(8) === 0)
          table = Table.load(rules, table.record, roll(2) === 0 ? table.snapshot() : undefined);
        for (let seat = 0; seat < table.seats.length; seat++) {
          const log = table.view(0).log;
          const { answers } = lastToAnswer(table) === seat ? table.undoReach(seat) : { answers: 0 };
          for (let i = 1; i <= answers; i++) {
            table.undo(seat);
            expect(table.hash()).toBe(hashes[table.answers]);
            undone++;
          }
          if (answers === 0) continue;
          if (roll(2) === 0) table.redo(seat, answers);
          else for (let i = 1; i <= answers; i++) table.redo(seat);
          expect(table.hash()).toBe(hashes[table.answers]);
          expect(table.view(0).log).toEqual(log);
          // Now and then for good.
          if (roll(3) === 0) table.undo(seat, 1 + roll(answers));
        }
      }
      expect(undone).toBeGreaterThan(5);
      expect(hashes[table.answers]).toBe(Table.load(rules, table.record).hash());
    }
  });
});

describe('taking back by consent', () => {
  it('goes behind chance and other seats when every human agrees', () => {
    const table = newTable<HarvestState>(harvest, {
      seats: [...humans(2), { kind: 'bot', bot: 'random' }],
      settings: { rounds: 40 },
    });
    playOn(table, randomly('take back'), 150);
    const hashes = [...Array(table.answers + 1).keys()].map(i => hash(table.stateAt(i)));
    expect(hashes.at(-1)).toBe(table.hash());
    expect(code(() => table.takeBack(0, 100, [0]))).toBe('no-consent');
    for (const to of [-1, 150, 1.5])
      expect(code(() => table.takeBack(0, to, [0, 1]))).toBe('no-such-position');
    for (const to of [149, 120, 64, 63, 7, 0]) {
      table.takeBack(0, to, [0, 1]);
      expect(table.answers).toBe(to);
      expect(table.hash()).toBe(hashes[to]);
      expect(table.redoReach(0).answers).toBe(0);
      const again = Table.load(harvest, table.record);
      expect(again.hash()).toBe(hashes[to]);
      expect(again.view(1)).toEqual(table.view(1));
    }
    const events = table.view(0).log.filter(x => 'event' in x);
    expect(events.length).toBe(6);
    playOn(table, randomly('and on'));
    expect(Table.load(harvest, table.record).hash()).toBe(table.hash());
  });
});

describe('positions', () => {
  it('can be visited in any order, and the table does not move', () => {
    const table = playOn(
      newTable<HarvestState>(harvest, { settings: { rounds: 30 } }),
      randomly('positions'),
    );
    const end = table.hash();
    const inOrder = [...Array(table.answers + 1).keys()].map(i => hash(table.stateAt(i)));
    const fresh = Table.load(harvest, table.record);
    const roll = randomly('jump');
    for (let i = 0; i < 60; i++) {
      const at = roll(inOrder.length);
      const state = fresh.stateAt(at);
      expect(hash(state)).toBe(inOrder[at]);
      // What is handed out is a copy.
      (state as HarvestState).deck.length = 0;
      (state as HarvestState).fields[0] = 999;
    }
    expect(table.hash()).toBe(end);
    expect(code(() => table.stateAt(inOrder.length))).toBe('no-such-position');
    expect(code(() => table.stateAt(-1))).toBe('no-such-position');
  });
});
