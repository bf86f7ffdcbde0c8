/** Decks of a device and of an account: what becomes of both. */
import { expect, it } from 'vitest';
import { type KeptDeck, mergeDecks } from '../decks/merge-decks.ts';

const here = (id: string, changed: number, more: Partial<KeptDeck> = {}): KeptDeck => ({
  id,
  name: `${id} here`,
  value: {},
  changed,
  ...more,
});
const there = (id: string, changed: number) => ({ id, game: 'g', name: `${id} there`, changed, value: {} });
const names = (list: readonly { readonly name: string }[]) => list.map(d => d.name);

it('what only one of them has, both have', () => {
  const { decks, put, remove } = mergeDecks([here('a', 1)], [there('b', 1)], 'ada');
  expect(names(decks)).toEqual(['a here', 'b there']);
  expect(names(put)).toEqual(['a here']);
  expect(remove).toEqual([]);
  expect(decks.map(d => d.account)).toEqual(['ada', 'ada']);
});

it('the later change wins', () => {
  const { decks, put } = mergeDecks([here('a', 5), here('b', 5)], [there('a', 4), there('b', 6)], 'ada');
  expect(names(decks)).toEqual(['a here', 'b there']);
  expect(names(put)).toEqual(['a here']);
});

it('what was thrown away elsewhere goes here too, unless it was changed here since', () => {
  const saved = here('a', 5, { account: 'ada', savedAs: 5 });
  const changed = here('b', 7, { account: 'ada', savedAs: 5 });
  const { decks, put } = mergeDecks([saved, changed], [], 'ada');
  expect(names(decks)).toEqual(['b here']);
  expect(names(put)).toEqual(['b here']);
});

it('what was thrown away here goes there too, and does not come back', () => {
  const { decks, remove } = mergeDecks([], [there('a', 5), there('b', 5)], 'ada', [
    { id: 'a', account: 'ada' },
  ]);
  expect(names(decks)).toEqual(['b there']);
  expect(remove).toEqual(['a']);
});

it('decks of another account of this device stay with it', () => {
  const bobs = here('a', 5, { account: 'bob', savedAs: 5 });
  const { decks, put } = mergeDecks([bobs], [], 'ada');
  expect(decks).toEqual([bobs]);
  expect(put).toEqual([]);
});
