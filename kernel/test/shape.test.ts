/** What plain data must look like, and what is said where it does not. */
import { describe, expect, it } from 'vitest';
import { begin, CORE_SHAPE, misfit, shapes } from '../index.ts';
import { tictactoe } from './games/tictactoe.ts';

describe('a shape', () => {
  const shape = shapes.record({
    n: shapes.int(0, 5),
    card: shapes.id(10),
    cards: shapes.list(shapes.id(10), 1, 3),
    mood: shapes.text('calm', 'angry'),
    half: shapes.number,
    done: shapes.bool,
    note: shapes.maybe(shapes.text()),
    either: shapes.either(shapes.int(7, 7), shapes.bool),
  });
  const good = { n: 5, card: -1, cards: [9], mood: 'calm', half: 0.5, done: false, either: 7 };

  it('fits what has it', () => {
    expect(misfit(shape, good)).toBeUndefined();
    expect(misfit(shape, { ...good, note: 'x', either: true, n: 0, cards: [0, 1, -1] })).toBeUndefined();
    expect(misfit(shape, { ...good, note: undefined })).toBeUndefined();
  });

  it.each([
    [{ ...good, n: 6 }, 'n should be an integer from 0 to 5'],
    [{ ...good, n: Number.NaN }, 'n should be an integer from 0 to 5'],
    [{ ...good, card: 10 }, 'card should be an integer from -1 to 9'],
    [{ ...good, card: -2 }, 'card should be an integer from -1 to 9'],
    [{ ...good, cards: [] }, 'cards should be a list of 1 to 3'],
    [{ ...good, cards: [1, 2, 3, 4] }, 'cards should be a list of 1 to 3'],
    [{ ...good, cards: [1, 'two'] }, 'cards[1] should be an integer from -1 to 9'],
    [{ ...good, mood: 'sad' }, 'mood should be calm or angry'],
    [{ ...good, half: Number.POSITIVE_INFINITY }, 'half should be a number'],
    [{ ...good, done: 1 }, 'done should be true or false'],
    [{ ...good, note: 3 }, 'note should be a text'],
    [{ ...good, either: 8 }, 'either should be an integer from 7 to 7'],
    [{ ...good, more: 1 }, 'more is unknown here'],
    [[], 'the state should be an object'],
  ])('%j: %s', (value, says) => expect(misfit(shape, value)).toBe(says));

  it('says what is missing', () => {
    const { n: _n, ...without } = good;
    expect(misfit(shape, without)).toBe('n should be an integer from 0 to 5');
    expect(misfit(shapes.record({ x: shapes.any }), {})).toBe('x is missing');
  });

  it('what every object inherits is no field', () => {
    expect(misfit(shapes.record({ toString: shapes.any }), {})).toBe('toString is missing');
  });
});

it('the kernel’s part of a state has the shape the kernel says', () => {
  const { s } = begin(tictactoe, 2, 'x');
  const core = Object.fromEntries(Object.keys(CORE_SHAPE).map(key => [key, (s as never)[key]]));
  expect(misfit(shapes.record(CORE_SHAPE), JSON.parse(JSON.stringify(core)))).toBeUndefined();
  expect(misfit(shapes.record(CORE_SHAPE), { ...core, asked: [{ id: 0 }] })).toContain('asked[0].id');
});
