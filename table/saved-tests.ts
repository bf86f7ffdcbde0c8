/** For the tests of games: whatever was saved under any version of the rules opens, goes on, replays to the same hashes and verifies. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, misfit, nextBelow, seedChance } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { exportReplay, importReplay } from './replay.ts';
import type { SavedTable } from './saved.ts';
import { Table } from './table.ts';
import { BadReplay, type Snapshot } from './types.ts';

const REPLAY = /^(?<name>.*?)(?<unfinished>\.unfinished)?\.epoka\.json$/;
/** More than any game has. */
const MOST_ANSWERS = 20_000;

/** `folder` has a folder for every version, with its files: `new URL('saved/', import.meta.url)`. */
export function savedTests({ rules }: Pick<AnyGame, 'rules'>, folder: URL): void {
  const catalog = { [rules.id]: rules };
  if (!existsSync(folder)) throw new Error(`nothing was saved: npm run saved -- --game ${rules.id}`);
  const versions = readdirSync(folder)
    .map(Number)
    .sort((a, b) => a - b);
  const filesOf = (version: number) => readdirSync(new URL(`${version}/`, folder));
  const read = (version: number, name: string) =>
    readFileSync(new URL(`${version}/${name}`, folder), 'utf8').trim();
  const tableOf = (version: number, name: string): SavedTable => JSON.parse(read(version, name));

  describe('saved games', () => {
    it('are kept of every version that can be played', () => {
      const { oldest = 1, version } = rules;
      expect(versions).toEqual(Array.from({ length: version - oldest + 1 }, (_, i) => oldest + i));
    });

    for (const version of versions)
      for (const name of filesOf(version)) {
        const { unfinished, name: game } = REPLAY.exec(name)?.groups ?? {};
        if (name.endsWith('.table.json'))
          it(`version ${version}: ${name} opens and goes on as it did`, () => {
            const { record, snapshot, hash } = tableOf(version, name);
            expect(record.config.version).toBe(version);
            expect(rules.shape && misfit(rules.shape, snapshot.state)).toBeUndefined();
            const whole = importReplay(read(version, name.replace('.table.', '.epoka.')), catalog).file;
            for (const saved of [snapshot, undefined]) {
              const table = Table.load(rules, record, saved);
              expect(table.hash()).toBe(hash);
              for (const entry of whole.entries.slice(record.entries.length))
                if (entry.kind === 'answer') table.answer(entry.seat, entry.question, entry.answer);
                else table.follow([entry]);
              expect(table.hash()).toBe(whole.final);
            }
          });
        else if (unfinished)
          it(`version ${version}: ${name} is played to another end`, () => {
            const { table } = importReplay(read(version, name), catalog);
            const chance = seedChance(game);
            while (!table.over && table.answers < MOST_ANSWERS) {
              const q = table.asked[nextBelow(chance, table.asked.length)];
              const open = (table.questions(q.seat).find(x => x.id === q.id)?.choices ?? []).filter(
                x => !x.why,
              );
              table.answer(q.seat, q.id, open[nextBelow(chance, open.length)].answer);
            }
            expect(table.over).toBe(true);
            expect(importReplay(exportReplay(table), catalog).file.version).toBe(version);
          });
        else
          it(`version ${version}: ${name} verifies, and is written again as it was`, () => {
            const text = read(version, name);
            const { table, file } = importReplay(text, catalog);
            expect([file.version, file.over, table.hash()]).toEqual([version, true, file.final]);
            expect(exportReplay(table)).toBe(text);
          });
      }

    it('a snapshot with a hole, a wrong type or an id that names nothing is left aside; the entries are right', () => {
      for (const version of versions) {
        const name = filesOf(version).find(file => file.endsWith('.table.json')) as string;
        const { record, snapshot, hash } = tableOf(version, name);
        for (const state of spoilt(snapshot.state as unknown as Plain))
          expect(Table.load(rules, record, { ...snapshot, state } as unknown as Snapshot).hash()).toBe(hash);
      }
    });

    it('of newer rules are refused by that name', () => {
      const name = filesOf(rules.version).find(file => REPLAY.test(file)) as string;
      const file = JSON.parse(read(rules.version, name));
      const newer = JSON.stringify({ ...file, version: rules.version + 1 });
      expect(() => importReplay(newer, catalog)).toThrow(BadReplay);
      expect(() => importReplay(newer, catalog)).toThrow(/recorded with version/);
    });
  });
}

type Plain = Record<string, unknown>;

/** Copies of a state, each with one thing wrong: every field in turn is missing, of another type, or far too big. */
function* spoilt(state: Plain): Generator<Plain> {
  for (const key of Object.keys(state)) {
    const { [key]: value, ...rest } = state;
    if (value === undefined) continue;
    if (key !== 'version') yield rest;
    yield { ...state, [key]: 'a text' };
    if (Array.isArray(value) && typeof value[0] === 'number')
      yield { ...state, [key]: [1.5, ...value.slice(1)] };
  }
}
