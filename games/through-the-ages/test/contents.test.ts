/** The contents as such: their numbers in saved games, every number on them, and that they stand without the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { hash } from '@epoka/kernel';
import { describe, expect, it, vi } from 'vitest';
import * as board from '../content/board.ts';
import {
  ALL_CARDS,
  actions,
  aggressions,
  bonuses,
  events,
  governments,
  leaders,
  pacts,
  specials,
  tactics,
  technologies,
  territories,
  wars,
  wonders,
} from '../content/index.ts';
import { NUMBERS } from '../content/numbers.ts';

const folder = new URL('../content/', import.meta.url);

/** One line a card: all that is written on it. */
function line(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(line).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, x]) => (x === true ? key : `${key} ${line(x)}`));
  return `{ ${fields.join(', ')} }`;
}

const AGES = ['A', 'I', 'II', 'III'];
const families = {
  technologies,
  governments,
  specials,
  leaders,
  wonders,
  actions,
  events,
  territories,
  aggressions,
  wars,
  pacts,
  tactics,
  bonuses,
};

function snapshot(): string {
  const parts = Object.entries(families).map(([name, family]) => {
    const cards = Object.entries(family).map(([id, card]) => {
      const { age, copies, ...rest } = card;
      return `${id}: age ${AGES[age]}, copies ${copies.join('+')}, ${line(rest).slice(2, -2)}`;
    });
    return [`# ${name}`, ...cards].join('\n');
  });
  parts.push(['# board', ...Object.entries(board).map(([name, x]) => `${name}: ${line(x)}`)].join('\n'));
  return `${parts.join('\n\n')}\n`;
}

describe('contents', () => {
  it('every number and flag of every card is as reviewed', async () => {
    await expect(snapshot()).toMatchFileSnapshot('content.snapshot.txt');
  });

  it('each file can be loaded first, and alone', async () => {
    const files = readdirSync(folder).filter(file => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toContain("from '..");
      vi.resetModules();
      await expect(import(new URL(file, folder).pathname), file).resolves.toBeDefined();
    }
  });
});

describe('numbers of contents', () => {
  const quoted = (id: string) => (/^[a-z]+$/.test(id) ? id : `'${id}'`);

  it('each card has one, given once: new cards are appended', async () => {
    const head = `/**
 * The number of each card in saved games and recordings. A number is given once and never changes: new cards come last,
 * whatever family they belong to. \`npx vitest run games/through-the-ages/test/contents.test.ts -u\` appends those that
 * have none yet.
 */
export const NUMBERS: Readonly<Record<string, number>> = {
`;
    const lines = ALL_CARDS.map((id, n) => `  ${quoted(id)}: ${n},\n`).join('');
    await expect(`${head}${lines}};\n`).toMatchFileSnapshot('../content/numbers.ts');
  });

  it('those of saved games stay for ever', () => {
    const saved = Object.entries(NUMBERS).filter(([, n]) => n < 244);
    expect(saved.length).toBe(244);
    expect(hash(saved)).toBe('b59fa26b8222a61f');
  });
});
