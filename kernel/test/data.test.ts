import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  begin,
  conforms,
  copyCore,
  copyPlain,
  deepFreeze,
  hash,
  type Play,
  type Schema,
  samePlain,
} from '../index.ts';
import { difference, notPlain, randomAnswer, randomValue, rollFor } from '../kit/index.ts';
import { caravan } from './games/caravan.ts';

// no state has a key of that name, and an assignment to it makes no key
const plain = fc.jsonValue({ maxDepth: 4 }).filter(value => !JSON.stringify(value).includes('__proto__'));

describe('hash', () => {
  it('does not depend on the order of keys, at any depth', () => {
    expect(hash({ a: 1, b: { c: [1, 2], d: null } })).toBe(hash({ b: { d: null, c: [1, 2] }, a: 1 }));
  });

  it('depends on everything else', () => {
    const values = [
      null,
      0,
      1,
      -1,
      0.5,
      2 ** 31,
      2 ** 40,
      '',
      '0',
      '1',
      true,
      false,
      [],
      {},
      [0],
      [[]],
      [[0]],
      [0, 0],
      [1, 2],
      [2, 1],
      { a: 1 },
      { a: 2 },
      { b: 1 },
      { a: 1, b: 1 },
      { a: { b: 1 } },
      { a: [1] },
      { a: null },
      { a: 'b', b: 'a' },
      { a: 'a', b: 'b' },
      'ab',
      ['a', 'b'],
      ['ab'],
    ];
    expect(new Set(values.map(hash)).size).toBe(values.length);
  });

  it('has 16 hexadecimal digits and takes -0 for 0, an absent key for undefined', () => {
    expect(hash([1])).toMatch(/^[0-9a-f]{16}$/);
    expect(hash(-0)).toBe(hash(0));
    expect(hash({ a: undefined, b: 1 })).toBe(hash({ b: 1 }));
    expect(() => hash([undefined])).toThrow(TypeError);
    expect(() => hash({ f: () => 1 })).toThrow('a function is not plain data');
  });

  it('agrees with equality of plain data, and survives JSON', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(hash(a) === hash(b)).toBe(samePlain(a, b));
        expect(hash(JSON.parse(JSON.stringify(a)))).toBe(hash(a));
      }),
    );
  });

  it('tells states apart that differ in one card or one word of chance', () => {
    const { s } = begin(caravan, 3, 'hash');
    const met = new Set([hash(s)]);
    for (let i = 0; i < s.deck.length - 1; i++) {
      const other = caravan.copy(s);
      [other.deck[i], other.deck[i + 1]] = [other.deck[i + 1], other.deck[i]];
      met.add(hash(other));
    }
    for (let i = 0; i < 4; i++) {
      const other = caravan.copy(s);
      other.chance[i] ^= 1;
      met.add(hash(other));
    }
    expect(met.size).toBe(s.deck.length + 4);
  });

  it('does not change from one release to the next: replays carry it', () => {
    expect(hash({ a: [1, 2.5, 'x', null, true] })).toBe('f9486306eab2db7e');
  });
});

describe('copies', () => {
  it('equal their original and share nothing', () => {
    fc.assert(
      fc.property(plain, value => {
        const copy = copyPlain(value);
        expect(samePlain(copy, value)).toBe(true);
        expect(copy).toEqual(value);
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
      }),
    );
  });

  it('of the kernel part share only what never changes', () => {
    const { s } = begin(caravan, 2, 'core');
    const core = copyCore(s);
    expect(core).toEqual({
      version: 1,
      chance: s.chance,
      seats: 2,
      round: 1,
      roundCap: 0,
      stack: s.stack,
      asked: s.asked,
      asking: 2,
      over: false,
    });
    expect(core.chance).not.toBe(s.chance);
    expect(core.stack).not.toBe(s.stack);
    expect(core.asked).not.toBe(s.asked);
    expect(core.asked[0]).toBe(s.asked[0]);
  });

  it('are compared by value: keys in any order, undefined as absent', () => {
    expect(samePlain({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(samePlain({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(samePlain({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(samePlain([1, 2], [1])).toBe(false);
    expect(samePlain([], {})).toBe(false);
    expect(samePlain(null, {})).toBe(false);
    expect(samePlain('1', 1)).toBe(false);
  });

  it('can be frozen all through', () => {
    const value = deepFreeze({ a: [{ b: 1 }] });
    expect(Object.isFrozen(value.a[0])).toBe(true);
    expect(() => {
      value.a[0].b = 2;
    }).toThrow(TypeError);
  });
});

describe('looking closely at plain data', () => {
  it('names what JSON would lose', () => {
    const shared = [1];
    expect(notPlain({ a: [1, { b: 'x' }], c: null })).toBeUndefined();
    expect(notPlain({ a: [1, { b: Number.NaN }] })).toBe('a[1].b is NaN');
    expect(notPlain({ a: -0 })).toBe('a is -0');
    expect(notPlain({ a: undefined })).toBe('a is undefined');
    expect(notPlain({ a: () => 1 })).toBe('a is a function');
    expect(notPlain([1n])).toBe('[0] is a bigint');
    expect(notPlain({ when: new Date() })).toBe('when is a Date');
    expect(notPlain({ m: new Map() })).toBe('m is a Map');
    expect(notPlain({ list: new Array(2) })).toBe('list[0] is a hole');
    expect(notPlain({ a: shared, b: shared })).toBe('b is the same object as another part of the state');
    expect(notPlain({ a: Object.freeze([1]), b: 1 })).toBeUndefined();
    expect(notPlain({ [Symbol('s')]: 1 })).toBe('value has a symbol key');
  });

  it('names the first difference', () => {
    expect(difference({ a: [1, 2] }, { a: [1, 2] })).toBeUndefined();
    expect(difference({ a: [1, 2] }, { a: [1, 3] })).toBe('a[1]: 2 and 3');
    expect(difference({ a: [1] }, { a: [] })).toBe('a: length 1 and 0');
    expect(difference({ a: {} }, { a: { b: 1 } })).toBe('a.b: absent and 1');
    expect(difference({ a: [] }, { a: {} })).toBe('a: a list and an object');
  });
});

describe('schemas of open answers', () => {
  const cases: [Schema, unknown[], unknown[]][] = [
    [{ type: 'int', min: 1, max: 3 }, [1, 3], [0, 4, 1.5, '1', null, Number.NaN]],
    [{ type: 'oneOf', values: ['a', 2] }, ['a', 2], ['2', 'b', null, ['a']]],
    [
      { type: 'someOf', values: ['a', 'b', 3], min: 1, max: 2 },
      [['a'], [3, 'b']],
      [[], ['a', 'a'], ['a', 'b', 3], ['c'], 'a', { 0: 'a' }],
    ],
    [
      { type: 'amounts', of: { wood: 2, stone: 1 }, min: 1, max: 2 },
      [{ wood: 2 }, { wood: 1, stone: 1 }, { stone: 1, wood: 0 }],
      [
        {},
        { wood: 3 },
        { wood: 2, stone: 1 },
        { gold: 1 },
        { wood: -1 },
        { wood: 1.5 },
        [],
        null,
        { toString: 1 },
      ],
    ],
    [
      { type: 'list', item: { type: 'int', min: 0, max: 1 }, max: 2 },
      [[], [0], [1, 0]],
      [[2], [0, 0, 0], 'x', null],
    ],
    [
      {
        type: 'record',
        fields: { give: { type: 'int', min: 0, max: 1 }, to: { type: 'oneOf', values: [0, 1] } },
      },
      [{ give: 0, to: 1 }],
      [{ give: 0 }, { give: 0, to: 1, more: 1 }, { give: 2, to: 1 }, [], null, 'x'],
    ],
  ];

  it.each(cases)('%j', (schema, good, bad) => {
    for (const value of good) expect(conforms(schema, value), JSON.stringify(value)).toBe(true);
    for (const value of bad) expect(conforms(schema, value), JSON.stringify(value)).toBe(false);
    const roll = rollFor(JSON.stringify(schema));
    for (let i = 0; i < 200; i++) expect(conforms(schema, randomValue(schema, roll))).toBe(true);
  });
});

describe('random answers', () => {
  const g = begin(caravan, 2, 'open') as unknown as Play;
  const [q] = g.s.asked;
  const bids = (seldom: ReadonlySet<string>) => {
    const roll = rollFor('bids');
    const met = Array.from({ length: 300 }, () => randomAnswer(g, q, g.legal(q), roll, seldom)[1]);
    return met.filter(bid => bid === 3 || bid === 4 || bid === 5).length;
  };

  it('try open values too, beside the plain candidates 0, 1, 2 and 6', () => {
    expect(bids(new Set())).toBeGreaterThan(20);
  });

  it('but seldom where the verb is one to be taken seldom', () => {
    expect(bids(new Set(['bid']))).toBeLessThan(5);
  });
});
