import { describe, expect, it } from 'vitest';
import { enCount, plCount, plForm } from '../index.ts';
import { badText } from '../kit/index.ts';

describe('Polish counts', () => {
  it.each([
    [0, '0 kart'],
    [1, '1 karta'],
    [2, '2 karty'],
    [4, '4 karty'],
    [5, '5 kart'],
    [11, '11 kart'],
    [12, '12 kart'],
    [14, '14 kart'],
    [21, '21 kart'],
    [22, '22 karty'],
    [25, '25 kart'],
    [101, '101 kart'],
    [102, '102 karty'],
    [112, '112 kart'],
    [1.5, '1,5 karty'],
  ])('%d: %s', (n, text) => {
    expect(plCount(n, 'karta', 'karty', 'kart')).toBe(text);
  });

  it('have a form of their own for fractions where few does not serve', () => {
    expect(plCount(0.5, 'punkt', 'punkty', 'punktów', 'punktu')).toBe('0,5 punktu');
    expect(plForm(3, 'punkt', 'punkty', 'punktów', 'punktu')).toBe('punkty');
  });
});

describe('English counts', () => {
  it.each([
    [0, '0 cards'],
    [1, '1 card'],
    [2, '2 cards'],
    [21, '21 cards'],
    [1.5, '1.5 cards'],
  ])('%d: %s', (n, text) => {
    expect(enCount(n, 'card', 'cards')).toBe(text);
  });
});

describe('texts that are not words', () => {
  it.each([
    undefined,
    null,
    3,
    '',
    '  ',
    'costs undefined',
    'NaN gold',
    'to [object Object]',
    'pay {n}',
    '}',
  ])('%j', text => {
    expect(badText(text)).toBeTypeOf('string');
  });

  it('and texts that are', () => {
    for (const text of ['Pay 3 gold', 'Zapłać 3 złota', '[Wheel]', '-1'])
      expect(badText(text)).toBeUndefined();
  });
});
