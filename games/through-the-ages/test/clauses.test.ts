import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = new URL('./', import.meta.url);
const CLAUSE = /TTA-\d+\.\d+(?:\.[a-z])?/g;

/** A clause begins a paragraph of the rules. */
const clauses = new Set(
  [
    ...readFileSync(new URL('../RULES.md', here), 'utf8').matchAll(/(?:^|\n\n)(TTA-\d+\.\d+(?:\.[a-z])?) /g),
  ].map(m => m[1]),
);
const named = new Set<string>();
for (const file of readdirSync(here).filter(f => f.endsWith('.test.ts')))
  for (const [, title] of readFileSync(new URL(file, here), 'utf8').matchAll(/\bit\(\s*['"`](.*?)['"`],/g))
    for (const [clause] of title.matchAll(CLAUSE)) named.add(clause);
const reasons: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('descriptive.json', here), 'utf8'),
);

describe('clauses of the rules', () => {
  it('each is shown by a test, or is told to be descriptive', () => {
    expect([...clauses].filter(c => !named.has(c) && !(c in reasons))).toEqual([]);
  });

  it('none is both, and no test names a clause that does not exist', () => {
    expect(Object.keys(reasons).filter(c => named.has(c) || !clauses.has(c))).toEqual([]);
    expect([...named].filter(c => !clauses.has(c))).toEqual([]);
  });

  it('every example of the specification is a test', () => {
    const text = readdirSync(here)
      .filter(f => f.endsWith('.test.ts'))
      .map(f => readFileSync(new URL(f, here), 'utf8'))
      .join('\n');
    const missing = Array.from({ length: 74 }, (_, i) => `EX-${i + 1}`).filter(
      ex => !new RegExp(`${ex}\\b`).test(text),
    );
    expect(missing).toEqual([]);
  });
});
