/** Texts of cards are made from what the cards do: read here, line by line, in both languages. */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../content/index.ts';
import { texts as en } from '../lang/text-en.ts';
import { texts as pl } from '../lang/text-pl.ts';

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
