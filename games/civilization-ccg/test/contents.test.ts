/** The contents as such: every number on every card, and the numbers by which saved games know them. */
import { hash } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, KINDS } from '../content/index.ts';
import { NUMBERS } from '../content/numbers.ts';
import { texts as en } from '../lang/text-en.ts';
import { texts as pl } from '../lang/text-pl.ts';

/** One line a card: all that is written on it. */
function line(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(line).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, x]) => (x === true ? key : `${key} ${line(x)}`));
  return `{ ${fields.join(', ')} }`;
}

describe('contents', () => {
  it('every number and effect of every card is as reviewed', async () => {
    const lines = CARDS.map(({ id, kind, ...rest }) => `${kind} ${id}: ${line(rest).slice(2, -2)}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('content.snapshot.txt');
  });

  it('CCG-1.1, 1.3 eight kinds, 289 cards', () => {
    const count = (kind: string) => CARDS.filter(card => card.kind === kind).length;
    expect(KINDS.map(count)).toEqual([12, 25, 18, 49, 19, 61, 48, 57]);
    expect(CARDS.length).toBe(289);
  });

  it('CCG-15.4 no card lowers the unit limit: it is looked at only where there are more units than terrains', () => {
    const amounts = CARDS.flatMap(card => card.effects).flatMap(x =>
      x.do === 'unit-limit' ? [x.amount] : [],
    );
    expect(amounts).toEqual([3, 2, 3]);
  });

  it('the numbers of saved games stay for ever', () => {
    const saved = Object.entries(NUMBERS).filter(([, n]) => n < 289);
    expect(saved.length).toBe(289);
    expect(new Set(Object.values(NUMBERS)).size).toBe(Object.keys(NUMBERS).length);
    expect(hash(saved)).toMatchInlineSnapshot(`"f2d078db7bc35ca9"`);
  });
});

/** Made from what the cards do: read here, line by line, in both languages. */
describe('CCG-1.9 texts of cards', () => {
  it('are made for all cards, as they were read and approved', async () => {
    const lines = CARDS.map(({ id }) => `${id}\n  ${en[id]}\n  ${pl[id]}\n`);
    await expect(lines.join('')).toMatchFileSnapshot('texts.snapshot.txt');
  });

  it('are whole sentences without leftovers', () => {
    for (const { id } of CARDS)
      for (const text of [en[id], pl[id]]) {
        expect(text, id).toMatch(/^[A-ZŻŚĆ].*\.$/);
        expect(text, id).not.toMatch(/undefined|NaN| {2}|\.\./);
      }
  });
});
