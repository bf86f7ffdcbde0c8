import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Order } from '../mutants/order.mjs';
import { judge, lines } from '../mutants/report.mjs';
import { isRuleTest } from '../mutants/tests.mjs';

describe('rule tests', () => {
  it.each(['games/a/test/09-row.test.ts', 'games/a/test/deep/robots.test.ts', 'games/a/test/kits.test.tsx'])(
    '%s is one',
    file => expect(isRuleTest(file)).toBe(true),
  );
  it.each(['games/a/test/golden.test.ts', 'games/a/board/test/board.test.tsx', 'games/a/test/scene.ts'])(
    '%s is none',
    file => expect(isRuleTest(file)).toBe(false),
  );
});

describe('the order of tests', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'order-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const tests = ['a', 'b', 'c', 'd'].map(id => ({ id }));
  const ids = (order: Order) => order.sorted(tests).map(test => test.id);

  it('is that of the files, until one notices something: the latest to do so goes first, also in the next process', () => {
    const file = join(folder, 'latest.json');
    const order = new Order(file);
    expect(ids(order)).toEqual(['a', 'b', 'c', 'd']);
    order.noticed('c');
    order.noticed('d');
    expect(ids(order)).toEqual(['d', 'c', 'a', 'b']);
    order.noticed('c');
    expect(ids(order)).toEqual(['c', 'd', 'a', 'b']);
    expect(ids(new Order(file))).toEqual(['c', 'd', 'a', 'b']);
  });
});

describe('the report of mutants', () => {
  const SOURCE = 'const a = 1;\nif (a > 0) {\n  tell("x");\n}\n';
  const mutant = (status: string, line: number, from: number, to: number, replacement: string) => ({
    fileName: '/somewhere/games/a/rules/row.ts',
    status,
    mutatorName: 'Some',
    replacement,
    location: { start: { line, column: from }, end: { line, column: to } },
  });
  const results = [
    mutant('Survived', 3, 8, 11, '""'),
    mutant('Killed', 2, 5, 10, 'true'),
    mutant('NoCoverage', 2, 5, 10, 'false'),
    mutant('Timeout', 2, 5, 10, 'a >= 0'),
    mutant('RuntimeError', 1, 11, 12, '2'),
  ];
  const told = { file: 'row.ts', was: 'tell("x");', now: 'tell("");' };
  const seen = (accepted: Parameters<typeof judge>[3]) =>
    judge(results, 'games/a/rules', () => SOURCE, accepted);

  it('counts what was killed or never ended, of all that could be run; survivors in order', () => {
    const verdict = seen([]);
    expect([verdict.killed, verdict.tried]).toEqual([2, 4]);
    expect(verdict.survivors).toEqual([
      { file: 'row.ts', line: 2, mutator: 'Some', reached: false, was: 'if (a > 0) {', now: 'if (false) {' },
      { ...told, line: 3, mutator: 'Some', reached: true },
    ]);
    expect(lines('a', verdict, 'list.json').slice(-5)).toEqual([
      'row.ts 2/4',
      'mutants-timeouts a 1',
      'mutants-not-run a 1',
      'mutants-accepted a 0',
      'mutants a 2/4',
    ]);
  });

  it('sets apart what was accepted with a reason, and counts it as no kill', () => {
    const verdict = seen([{ ...told, reason: 'nobody reads it' }]);
    expect(verdict.survivors).toHaveLength(1);
    expect(verdict.accepted).toHaveLength(1);
    expect(verdict.problems).toEqual([]);
    expect(lines('a', verdict, 'list.json').slice(-2)).toEqual(['mutants-accepted a 1', 'mutants a 2/4']);
  });

  it('names entries without a reason, and those that no survivor matches any more', () => {
    expect(seen([{ ...told, reason: ' ' }]).problems).toEqual(['no reason for row.ts: tell("x");']);
    expect(seen([{ ...told, now: 'tell();', reason: 'gone' }]).problems).toEqual([
      'accepted, but no survivor: row.ts: tell("x"); -> tell();',
    ]);
  });
});
