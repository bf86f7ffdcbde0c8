import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactOf } from '../index.ts';

describe('states as short texts', () => {
  const example = { n: 0, list: [0], lists: [[0]], inner: { a: 0, b: [0] }, any: null as unknown };
  const form = compactOf(example);
  const again = (value: typeof example) => form.read(form.write(value));

  it('come back as they were, and are JSON', () => {
    const value = {
      n: 1_000_000,
      list: [-1, 0, 52, 53, 54, -2, 0.5, ...new Array(200).fill(7), ...new Array(3).fill(0)],
      lists: [[], [1], [2, 2, 2, 2], new Array(3000).fill(1)],
      inner: { a: -7, b: [-1, -1, -1, -1, -1] },
      any: [{ step: 'turn "\\#', data: null, by: 2 }, true],
    };
    expect(again(value)).toEqual(value);
    expect(JSON.parse(form.write(value))).toHaveLength(2);
    expect(Object.keys(again(value))).toEqual(Object.keys(value));
  });

  it('come back whatever is in them', () => {
    const cell = fc.oneof(fc.integer({ min: -1, max: 60 }), fc.integer(), fc.constant(0));
    const list = fc.array(fc.oneof({ weight: 4, arbitrary: cell }, fc.jsonValue() as fc.Arbitrary<never>));
    fc.assert(
      fc.property(cell, list, fc.array(fc.array(cell)), fc.jsonValue(), (n, numbers, lists, any) => {
        const value = { n, list: numbers, lists, inner: { a: n, b: numbers }, any };
        expect(JSON.stringify(again(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('come back from records whose fields stand in another order, and whatever becomes of the example', () => {
    const changing = { n: 0, any: null as unknown, list: [0] };
    const own = compactOf(changing);
    const text = own.write({ list: [3, 4], any: 'x', n: 5 });
    changing.n = 5;
    expect(own.read(text)).toEqual({ n: 5, any: 'x', list: [3, 4] });
    expect(own.read(own.write({ n: 0, any: null, list: [] }))).toEqual({ n: 0, any: null, list: [] });
  });

  it('share nothing with the example or with each other', () => {
    const text = form.write(example);
    const [one, other] = [form.read(text), form.read(text)];
    one.list.push(1);
    one.inner.b.push(1);
    one.lists[0].push(1);
    expect([other, example]).toEqual([
      { n: 0, list: [0], lists: [[0]], inner: { a: 0, b: [0] }, any: null },
      { n: 0, list: [0], lists: [[0]], inner: { a: 0, b: [0] }, any: null },
    ]);
  });

  it('are short: a run of the same number takes three characters', () => {
    expect(form.write({ ...example, list: new Array(50).fill(4) }).length).toBeLessThan(
      form.write(example).length + 4,
    );
  });
});
