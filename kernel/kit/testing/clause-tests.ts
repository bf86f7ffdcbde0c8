import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { coverOf } from './clauses.ts';

/** Every clause of the law is shown by a test or told to be descriptive; so is every worked example, `EX-01` or `EX-1`. */
export function clauseTests(game: URL, { examples = 0 }: { readonly examples?: number } = {}): void {
  const cover = coverOf(fileURLToPath(game).replace(/[\\/]$/, ''));

  describe('the law and its tests', () => {
    it('names no clause that does not exist, and none in two ways', () => {
      expect(cover.problems).toEqual([]);
    });

    it('shows every clause by a test, or says why it only describes', () => {
      expect(cover.uncovered).toEqual([]);
    });

    it('shows every worked example', () => {
      const numbers = cover.titles.flatMap(title =>
        [...title.matchAll(/\bEX-(\d+)/g)].map(m => Number(m[1])),
      );
      expect(Array.from({ length: examples }, (_, i) => i + 1).filter(n => !numbers.includes(n))).toEqual([]);
      expect(numbers.filter(n => n < 1 || n > examples)).toEqual([]);
    });
  });
}
