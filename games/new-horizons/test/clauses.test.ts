import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = (file: string) => new URL(file, import.meta.url);
const descriptive: Record<string, string> = JSON.parse(readFileSync(here('descriptive.json'), 'utf8'));
const law = readFileSync(here('../RULES.md'), 'utf8');
const clauses = [...law.matchAll(/^- \*\*(NH-[\d.a-z]+)\*\*/gm)].map(match => match[1]);
const titles = readdirSync(here('.'))
  .filter(file => file.endsWith('.test.ts'))
  .flatMap(file =>
    [...readFileSync(here(file), 'utf8').matchAll(/\bit\(\s*['"`](.*?)['"`],/g)].map(m => m[1]),
  );
const named = new Set(
  titles.flatMap(title => title.match(/\b(?:NH-[\d]+(?:\.[\d]+(?:\.[a-z])?)?|EX-\d\d)/g) ?? []),
);

describe('the law and its tests', () => {
  it('every clause is named by a test or descriptive, with the reason', () => {
    expect(clauses.length).toBeGreaterThan(150);
    expect(clauses.filter(clause => !named.has(clause) && !(clause in descriptive))).toEqual([]);
    expect(Object.keys(descriptive).filter(clause => !clauses.includes(clause) || named.has(clause))).toEqual(
      [],
    );
  });

  it('no test names a clause that does not exist', () => {
    const chapters = new Set(clauses.map(clause => clause.split('.')[0]));
    const unknown = [...named].filter(
      id => id.startsWith('NH') && !clauses.includes(id) && !chapters.has(id),
    );
    expect(unknown).toEqual([]);
  });

  it('every worked example is a test', () => {
    const missing = Array.from({ length: 77 }, (_, i) => `EX-${String(i + 1).padStart(2, '0')}`);
    expect(missing.filter(id => !named.has(id))).toEqual([]);
  });
});
