import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SeatMark } from '../pieces/seat.tsx';

/** pixels of the letter in a mark of this size; 0 without one */
function letter(mark: number, size: number): number {
  const html = renderToStaticMarkup(<SeatMark mark={mark} name="Wanda" size={size} />);
  const [, units = '0'] = /font-size="([\d.]+)"/.exec(html) ?? [];
  return (Number(units) * size) / 26;
}

describe('the letter of a seat', () => {
  it('can be read, or is left out where the mark is too small for it', () => {
    for (let mark = 0; mark < 8; mark++) {
      for (const size of [20, 22, 26, 30, 72]) expect(letter(mark, size)).toBeGreaterThanOrEqual(11.99);
      for (const size of [11, 15, 18]) expect(letter(mark, size)).toBe(0);
    }
  });
});
