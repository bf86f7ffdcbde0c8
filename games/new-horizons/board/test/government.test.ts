/** Which stages of a government its board tells in full. */
import './speaking.ts';
import { describe, expect, it } from 'vitest';
import { told } from '../government.tsx';

const LINE = 32;
const of = (...lines: number[]) => lines.map(n => 'x'.repeat(n * LINE));

describe('stages of a government', () => {
  it('a long one that finds no room keeps no shorter one in force from being told', () => {
    expect(told(of(3, 6, 2, 2), 3, LINE)).toEqual([true, false, true, false]);
  });

  it('those in force come before those that are not', () => {
    expect(told(of(3, 6, 2, 1), 2, LINE)).toEqual([true, false, false, false]);
  });

  it('more is told where there is more room', () => {
    const texts = of(3, 4, 2, 2);
    expect(told(texts, 2, LINE)).toEqual([true, true, false, false]);
    expect(told(texts, 2, 2 * LINE)).toEqual([true, true, true, true]);
  });

  it('all are told where all fit', () =>
    expect(told(of(2, 2, 2, 2), 1, LINE)).toEqual([true, true, true, true]));
});
