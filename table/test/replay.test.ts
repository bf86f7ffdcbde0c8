import { hash } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import {
  BadReplay,
  earlyCommitment,
  exportReplay,
  importReplay,
  type ReplayFile,
  readReplay,
  replayOf,
  type Table,
  type TableRefusal,
  verifyReplay,
} from '../index.ts';
import { dice } from './games/dice.ts';
import { type HarvestState, harvest } from './games/harvest.ts';
import { humans, newTable, playOn, randomly, thrown } from './play.ts';

const catalog = { harvest, dice };

function finished(): Table<HarvestState> {
  const table = newTable<HarvestState>(harvest, {
    seats: [{ kind: 'human', name: 'Ada', player: 'account-77' }, ...humans(2)],
    settings: { rounds: 4 },
    clock: { kind: 'live', total: 100_000, increment: 0 },
    at: 5,
  });
  const roll = randomly('a game to keep');
  playOn(table, roll, 10);
  table.seat(1, { kind: 'bot', bot: 'random' }, 'replaced', { at: 9, key: 'secret-key' });
  table.order(2, 'rest', true);
  table.pause(0);
  table.resume(0);
  for (let seat = 0; seat < 3; seat++) if (table.undoReach(seat).answers > 0) table.undo(seat);
  table.takeBack(0, table.answers - 1, [0, 2]);
  return playOn(table, roll);
}

/** A changed file whose sum is right again: somebody who knows the format. */
function forged(change: (file: Record<string, unknown> & ReplayFile) => void): string {
  const file = JSON.parse(exportReplay(finished())) as Record<string, unknown> & ReplayFile;
  change(file);
  const { sum: _sum, ...rest } = file;
  return JSON.stringify({ ...rest, sum: hash(rest) });
}

function problem(text: string): BadReplay {
  const error = thrown(() => importReplay(text, catalog));
  expect(error).toBeInstanceOf(BadReplay);
  expect((error as BadReplay).message.length).toBeGreaterThan(5);
  return error as BadReplay;
}

type Loose = { -readonly [K in keyof ReplayFile]: unknown };
const set = (changes: Partial<Loose>) => forged(file => Object.assign(file, changes));

describe('replay files', () => {
  it('lead to the same game', () => {
    const table = finished();
    const text = exportReplay(table);
    const { file, table: again } = importReplay(text, catalog);
    expect(again.hash()).toBe(table.hash());
    expect(again.clock()).toEqual(table.clock());
    expect(file.result).toEqual(harvest.standing(table.state));
    expect(file.hashes.length).toBe(Math.floor(table.answers / 20));
    expect(file.every).toBe(20);
    for (let i = 0; i <= table.answers; i += 7) expect(hash(again.stateAt(i))).toBe(hash(table.stateAt(i)));
    expect(again.viewAt(3, 0).log).toEqual(table.viewAt(3, 0).log);
    expect(exportReplay(again)).toBe(text);
    expect(verifyReplay(readReplay(text, catalog), harvest).hash()).toBe(table.hash());
  });

  it('do not tell who the players are to the host, nor their keys', () => {
    const text = exportReplay(finished());
    expect(text).toContain('Ada');
    expect(text).not.toContain('account-77');
    expect(text).not.toContain('secret-key');
  });

  it('come with the seed only from a finished game, or where the host allows it', () => {
    const table = newTable(harvest, { settings: { rounds: 20 } });
    playOn(table, randomly('x'), 30);
    expect((thrown(() => exportReplay(table)) as TableRefusal).code).toBe('unfinished');
    const { table: again, file } = importReplay(exportReplay(table, { unfinished: true, every: 7 }), catalog);
    expect(file.over).toBe(false);
    expect(file.hashes.length).toBe(4);
    expect(again.hash()).toBe(table.hash());
    playOn(again, randomly('y'));
    playOn(table, randomly('y'));
    expect(again.hash()).toBe(table.hash());
  });

  it('can be made of a game without any answer', () => {
    const table = newTable(dice);
    expect(importReplay(exportReplay(table, { unfinished: true }), catalog).table.hash()).toBe(table.hash());
  });
});

describe('bad replay files', () => {
  it('cut off at any point', () => {
    const text = exportReplay(finished());
    for (let i = 0; i < text.length; i += 997) expect(problem(text.slice(0, i)).code).toBe('not-json');
    expect(problem(text.slice(0, -1)).code).toBe('not-json');
  });

  it('something else', () => {
    for (const text of ['', 'hello', '\u0000']) expect(problem(text).code).toBe('not-json');
    for (const text of ['null', '3', '[]', '{}', '{"format":"pgn"}'])
      expect(problem(text).code).toBe('not-a-replay');
  });

  it('huge or nested without end', () => {
    expect(problem(`"${'x'.repeat(16_000_001)}"`).code).toBe('huge');
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    expect(problem(exportReplay(finished()).replace('"settings":{', `"x":${deep},"settings":{`)).code).toBe(
      'shape',
    );
    expect(problem(set({ entries: new Array(200_001).fill({ kind: 'pause', seat: 0 }) })).code).toBe('shape');
  });

  it('of another version or game', () => {
    expect(problem(set({ formatVersion: 3, entries: 'in a new form' })).code).toBe('newer-format');
    expect(problem(set({ game: 'chess' })).code).toBe('unknown-game');
    expect(problem(set({ game: 'toString' })).code).toBe('unknown-game');
    expect(problem(set({ game: '__proto__' })).code).toBe('unknown-game');
    expect(problem(set({ version: 3 })).code).toBe('newer-rules');
    expect(problem(set({ version: 1 })).code).toBe('hash');
    expect(problem(set({ version: 0 })).code).toBe('older-rules');
    const file = replayOf(finished());
    expect(thrown(() => verifyReplay(file, dice))).toMatchObject({ code: 'unknown-game' });
    expect(thrown(() => verifyReplay(file, { ...harvest, version: 3, oldest: 3 }))).toMatchObject({
      code: 'older-rules',
    });
    expect(thrown(() => verifyReplay(file, { ...harvest, version: 1 }))).toMatchObject({
      code: 'newer-rules',
    });
    // The right form, but the other game: its settings are not those.
    expect(problem(set({ game: 'dice', version: 1 })).code).toBe('commitment');
    const promise = earlyCommitment('a seed for tests', 'dice');
    expect(problem(set({ game: 'dice', version: 1, commitment: promise })).code).toBe('settings');
  });

  it('with fields of the wrong type', () => {
    const wrong: Partial<Record<keyof ReplayFile, unknown[]>> = {
      formatVersion: ['1', 0, 1.5, null],
      game: [1, null],
      version: ['2', -1],
      settings: [null, [], 'x', { rounds: [1] }, { rounds: null }],
      seats: [
        null,
        {},
        ['Ada'],
        [{ kind: 'human' }],
        [{ kind: 'robot' }],
        [{ kind: 'human', name: 'x'.repeat(999) }],
      ],
      roundCap: [-1, 0.5, '0'],
      startedAt: ['now'],
      asked: ['0', [-1], [1.5]],
      commitment: ['', 'xyz', 5],
      seed: [5, {}, 'x'.repeat(999)],
      every: [0, -1, '20'],
      hashes: [null, ['xyz'], [5]],
      answers: [-1, '5'],
      final: ['', null],
      over: [1, 'true'],
      result: [
        null,
        [null],
        [{ seat: 0, points: 'many', rank: 1, by: {} }],
        [{ seat: 0, points: 1, rank: 1 }],
      ],
      entries: [
        null,
        'x',
        [null],
        [{}],
        [{ kind: 'dance', seat: 0 }],
        [{ kind: 'answer', seat: 0, question: 1 }],
        [{ kind: 'answer', seat: 0, question: 1, answer: [] }],
        [{ kind: 'answer', seat: 0, question: 1, answer: [1] }],
        [{ kind: 'answer', seat: 0, question: 1, answer: ['a', 1, 2, 3, 4] }],
        [{ kind: 'answer', seat: '0', question: 1, answer: ['sow'] }],
        [{ kind: 'answer', seat: 0, question: 1, answer: ['sow'], at: 'noon' }],
        [{ kind: 'undo', seat: 0, answers: 0 }],
        [{ kind: 'undo', seat: 0, answers: 1e99 }],
        [{ kind: 'redo', seat: 0 }],
        [{ kind: 'take-back', seat: 0, to: 0 }],
        [{ kind: 'seat', seat: 0, to: { kind: 'human' }, why: 'left' }],
        [{ kind: 'seat', seat: 0, to: { kind: 'open' }, why: 'because' }],
        [{ kind: 'order', seat: 0, order: 'rest', on: 1 }],
        [{ kind: 'pause', seat: -2 }],
      ],
    };
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) {
        const error = problem(set({ [field]: value }));
        expect(error.code, `${field}: ${JSON.stringify(value)}`).toBe('shape');
        expect(String(error.where)).toContain(field);
      }
      if (field === 'startedAt' || field === 'asked') continue;
      const missing = problem(forged(file => delete (file as Partial<Record<string, unknown>>)[field]));
      expect(missing.code, field).toBe(field === 'seed' ? 'no-seed' : 'shape');
    }
    expect(problem(set({ clock: { kind: 'sand' } })).code).toBe('settings');
    expect(problem(set({ clock: null })).code).toBe('settings');
  });

  it('with impossible settings', () => {
    expect(problem(set({ settings: { rounds: 99 } })).code).toBe('settings');
    expect(problem(set({ settings: { colour: 'red' } })).code).toBe('settings');
    expect(problem(set({ seats: humans(1) })).code).toBe('settings');
  });

  it('without a seed, or with another', () => {
    expect(problem(set({ seed: null })).code).toBe('no-seed');
    expect(problem(set({ seed: 'another seed' })).code).toBe('commitment');
    // Another seed with its own commitment gives another game.
    const promise = earlyCommitment('another seed', 'harvest');
    expect(['hash', 'entry']).toContain(problem(set({ seed: 'another seed', commitment: promise })).code);
  });

  it('altered by accident, anywhere', () => {
    const text = exportReplay(finished());
    const roll = randomly('damage');
    for (let i = 0; i < 150; i++) {
      const at = roll(text.length);
      const other = String.fromCharCode(32 + roll(95));
      if (text[at] === other) continue;
      problem(text.slice(0, at) + other + text.slice(at + 1));
    }
    const renamed = problem(text.replace('Ada', 'Bob'));
    expect([renamed.code, renamed.where]).toEqual(['altered', 'sum']);
  });

  it('forged: answers, hashes, result', () => {
    const entries = replayOf(finished()).entries;
    const change = (n: number, with_: object) => entries.map((x, i) => (i === n ? { ...x, ...with_ } : x));
    const where = (error: BadReplay) => [error.code, error.where];
    expect(where(problem(set({ entries: change(2, { answer: ['fly'] }) })))).toEqual(['entry', 2]);
    expect(where(problem(set({ entries: change(2, { question: 77 }) })))).toEqual(['entry', 2]);
    expect(where(problem(set({ entries: change(0, { seat: 50 }) })))).toEqual(['entry', 0]);
    expect(where(problem(set({ entries: [{ kind: 'undo', seat: 0, answers: 5 }, ...entries] })))).toEqual([
      'entry',
      0,
    ]);
    expect(problem(set({ entries: [...entries, { kind: 'version', version: 2 }] })).code).toBe('shape');
    expect(problem(set({ entries: [...entries, entries[0]] })).code).toBe('entry');
    expect(problem(set({ entries: entries.slice(0, -1) })).code).toBe('hash');
    expect(problem(set({ entries: [] })).code).toBe('hash');
    const good = replayOf(finished());
    expect(problem(set({ hashes: good.hashes.map((x, i) => (i === 0 ? good.final : x)) })).where).toBe(
      'hashes[0]',
    );
    expect(problem(set({ hashes: [...good.hashes, good.final] })).code).toBe('hash');
    expect(problem(set({ final: good.hashes[0] })).where).toBe('final');
    expect(problem(set({ over: false })).code).toBe('result');
    expect(problem(set({ result: good.result.map(x => ({ ...x, points: x.points + 1 })) })).code).toBe(
      'result',
    );
    // Another legal answer plays out to another position.
    const pick = entries.findIndex(x => x.kind === 'answer' && x.answer[0] === 'pick' && x.answer[1] === 0);
    expect(['hash', 'entry']).toContain(
      problem(set({ entries: change(pick, { answer: ['pick', 1] }) })).code,
    );
  });
});
