/** The chance of a table: strong, promised by the host, added to by every player's device, and checked by anybody. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nextBelow, strongChance } from '@epoka/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import {
  commitment,
  earlyCommitment,
  exportReplay,
  importReplay,
  newSalt,
  newSeed,
  Table,
} from '../index.ts';
import { chanceKey } from '../seed.ts';
import { BadRecord } from '../types.ts';
import { harvest } from './games/harvest.ts';
import { humans, newTable, playOn, randomly, thrown } from './play.ts';

const deckOf = (table: Table) => (table.state as unknown as { deck: number[] }).deck;
const handsOf = (table: Table) => (table.state as unknown as { hands: number[][] }).hands;

describe('the seed of a table', () => {
  it('is made of what the host promised and of what every device added', () => {
    const seed = newSeed();
    const salts = [newSalt(), newSalt(), ''];
    const deal = (given: string[]) => handsOf(newTable(harvest, { seed, salts: given }));
    expect(deal(salts)).toEqual(deal(salts));
    // Whoever adds something else, or stands elsewhere, changes everything; so nobody alone chooses.
    expect(deal(salts.with(0, newSalt()))).not.toEqual(deal(salts));
    expect(deal(salts.with(1, newSalt()))).not.toEqual(deal(salts));
    expect(deal([salts[1], salts[0], ''])).not.toEqual(deal(salts));
    const { config } = newTable(harvest, { seed, salts });
    expect(config).toMatchObject({ chance: 2, salts, commitment: earlyCommitment(seed, 'harvest') });
  });

  it('takes no salt that is none', () => {
    for (const salt of ['x', 'A'.repeat(32), '0'.repeat(33), '0'.repeat(31)])
      expect(() => newTable(harvest, { salts: [salt, '', ''] })).toThrow();
  });

  it('takes none of a seat that nobody holds: it would be the choice of whoever runs the table', () => {
    const seats = [...humans(2), { kind: 'bot', bot: 'random' } as const];
    expect(() => newTable(harvest, { seats, salts: [newSalt(), '', newSalt()] })).toThrow();
    const { record } = newTable(harvest, { seats, salts: [newSalt(), '', ''] });
    const slipped = { ...record, config: { ...record.config, salts: ['', '', newSalt()] } };
    expect(thrown(() => Table.load(harvest, slipped))).toBeInstanceOf(BadRecord);
  });

  it('and its salts go with the replay, which shows when one was changed', () => {
    const salts = [newSalt(), newSalt(), newSalt()];
    const table = playOn(newTable(harvest, { salts }), randomly('salts'));
    const text = exportReplay(table);
    expect(importReplay(text, { harvest }).table.hash()).toBe(table.hash());
    expect(importReplay(text, { harvest }).file.salts).toEqual(salts);
    expect(() => importReplay(text.replace(salts[1], newSalt()), { harvest })).toThrow();
    expect(table.view(-1).salts).toEqual(salts);
  });
});

describe('a table of the first generator', () => {
  const seed = newSeed();
  /** As such tables were stored: no word about chance. */
  const old = () => {
    const { chance: _, ...config } = newTable(harvest, { seed }).config;
    return {
      config: { ...config, commitment: commitment(seed, 'harvest', config.version) },
      seed,
      entries: [],
    };
  };

  it('goes on with it, is exported with it and stays verifiable', () => {
    const table = Table.load(harvest, old());
    expect(table.state.chance).toHaveLength(4);
    expect(deckOf(table)).not.toEqual(deckOf(newTable(harvest, { seed })));
    playOn(table, randomly('old'));
    expect(table.state.chance).toHaveLength(4);
    const again = importReplay(exportReplay(table), { harvest });
    expect(again.table.hash()).toBe(table.hash());
    expect(again.file.chance).toBeUndefined();
    expect(Table.load(harvest, table.record).hash()).toBe(table.hash());
  });

  it('of a time to come is refused', () => {
    const record = old();
    const error = thrown(() => Table.load(harvest, { ...record, config: { ...record.config, chance: 3 } }));
    expect(error).toBeInstanceOf(BadRecord);
    expect((error as BadRecord).code).toBe('version');
  });
});

describe('the program in docs that has no code of Epoka', () => {
  const folder = mkdtempSync(join(tmpdir(), 'epoka-verify-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const program = fileURLToPath(new URL('../../docs/verify.mjs', import.meta.url));
  const verify = (replay: string, ...options: string[]): { code: number; out: string } => {
    const file = join(folder, 'game.json');
    writeFileSync(file, replay);
    try {
      return {
        code: 0,
        out: execFileSync(process.execPath, [program, file, ...options], { encoding: 'utf8' }),
      };
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string };
      return { code: status, out: stdout };
    }
  };
  const salts = [newSalt(), newSalt(), ''];
  const table = playOn(newTable(harvest, { seed: newSeed(), salts }), randomly('verify'));
  const replay = exportReplay(table);

  it('finds the order in which the cards of a real game lay', () => {
    const { code, out } = verify(replay, '--mine', salts[1], '--shuffle', '120');
    expect(code).toBe(0);
    expect(out).toContain('good  the seed is the one that was promised');
    expect(out).toContain('good  2 of 3 seats added to the seed');
    expect(out).toContain('good  what you added was used');
    expect(out).toContain(chanceKey(table.record.seed, salts));
    const order = /^order (.*)$/m.exec(out)?.[1].split(' ').map(Number) ?? [];
    const start = table.viewAt(0, -2).state as unknown as { deck: number[]; hands: number[][] };
    // Dealt from the end of the deck, to one seat after the other.
    const laid = [...start.deck, ...start.hands.flat().reverse()];
    expect(laid).toEqual(order.slice(0, laid.length));
  });

  it('draws as the kernel does', () => {
    const c = strongChance(chanceKey(table.record.seed, salts));
    const order = Array.from({ length: 1000 }, (_, i) => i);
    for (let i = 999; i > 0; i--) {
      const j = nextBelow(c, i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    expect(verify(replay, '--shuffle', '1000').out).toContain(`order ${order.join(' ')}\n`);
  });

  it('says whether the promise is the one that somebody kept', () => {
    const { commitment: promised } = table.record.config;
    expect(verify(replay, '--promise', promised)).toMatchObject({ code: 0 });
    expect(verify(replay, '--promise', promised.toUpperCase()).out).toContain(
      'good  the promise is the one you kept',
    );
    // A server that made another promise afterwards has a file that agrees with itself.
    const seed = newSeed();
    const other = replay.replace(table.record.seed, seed).replace(promised, earlyCommitment(seed, 'harvest'));
    expect(verify(other)).toMatchObject({ code: 0 });
    for (const kept of [[promised], []])
      expect(verify(other, '--promise', ...kept)).toMatchObject({
        code: 1,
        out: expect.stringContaining('BAD   the promise is the one you kept'),
      });
  });

  it('says when a seat without a person has added something', () => {
    const file = JSON.parse(replay) as { seats: object[] };
    file.seats[1] = { kind: 'bot', bot: 'random' };
    expect(verify(JSON.stringify(file))).toMatchObject({
      code: 1,
      out: expect.stringContaining('BAD   nobody but people has added to it'),
    });
  });

  it('says when a seed was not the promised one, or a salt is missing', () => {
    expect(verify(replay.replace(table.record.seed, newSeed()))).toMatchObject({ code: 1 });
    expect(verify(replay, '--mine', newSalt()).out).toContain('BAD   what you added was used');
  });
});
