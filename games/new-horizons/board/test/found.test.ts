/** The scene of a discovery: who sees it, how long it stands, and the way of the tile to its place. */
import { expect, it } from 'vitest';
import { isShown } from '../found.ts';
import { standsFor, wayTo } from '../to-the-map.ts';

it("others discover before one's eyes, unless they play at once", () => {
  const theirs = { tile: 7, seat: 2, before: [] };
  expect(isShown(theirs, 0, 'calm')).toBe(true);
  expect(isShown(theirs, 0, 'quick')).toBe(true);
  expect(isShown(theirs, 0, 'instant')).toBe(false);
  expect(isShown({ ...theirs, seat: 0 }, 0, 'instant')).toBe(true);
});

it("nobody is kept waiting longer than their pace has it; one's own is read as long as one likes", () => {
  expect(standsFor(true, 'quick')).toBeUndefined();
  expect(standsFor(false, 'calm')).toBeGreaterThan(standsFor(false, 'quick') ?? 0);
  // a page that says nothing of its pace is calm
  expect(standsFor(false)).toBe(standsFor(false, 'calm'));
});

it('the tile comes to lie on its place, as large as it is there', () => {
  const from = { x: 700, y: 200, width: 200, height: 200 };
  expect(wayTo(from, { x: 100, y: 300, width: 50, height: 58 })).toBe('translate(-675px, 29px) scale(0.25)');
});
