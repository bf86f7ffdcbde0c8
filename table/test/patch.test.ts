import { createHash } from 'node:crypto';
import { hash } from '@epoka/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Comparison, diff, patch } from '../patch.ts';
import { commitment, earlyCommitment, newSeed, verifyCommitment } from '../seed.ts';
import { sha256 } from '../sha256.ts';

const viaJson = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

function check(a: unknown, b: unknown): void {
  const before = JSON.stringify(a);
  const p = viaJson(diff(a, b));
  expect(hash(patch(a, p))).toBe(hash(b));
  expect(JSON.stringify(a)).toBe(before);
}

describe('patches', () => {
  it('lead from any value to any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => check(viaJson(a), viaJson(b))),
      { numRuns: 1500 },
    );
  });

  it('lead from a value to an edited copy of it', () => {
    const small = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom(null, true, 'x', '__proto__'));
    const value = fc.letrec(tie => ({
      node: fc.oneof({ maxDepth: 4 }, small, tie('list'), tie('object')),
      list: fc.array(tie('node'), { maxLength: 6 }),
      object: fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'length', '0'), tie('node')),
    }));
    fc.assert(
      fc.property(value.list, value.list, (a, b) => {
        const x = viaJson(a);
        const y = viaJson(b);
        check(x, y);
        check([...x, 1, 2, ...y], [...x, 3, ...y, { x }]);
        check({ x, y }, { y, z: x });
      }),
      { numRuns: 1500 },
    );
  });

  it('are null where nothing changed, and share what did not', () => {
    const a = { x: { deep: [1, 2, { y: 3 }] }, z: [1] };
    expect(diff(a, viaJson(a))).toBe(null);
    expect(patch(a, null)).toBe(a);
    const b = patch(a, diff(a, { ...viaJson(a), z: [1, 2] }));
    expect(b.x).toBe(a.x);
    expect(b.z).toEqual([1, 2]);
  });

  it('of several values at once are the same, and the new values keep the old parts', () => {
    const part = fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, 1, '__proto__'));
    const value = fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'), part);
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        const before = { state: viaJson(a), log: [1], same: viaJson(c) };
        const after = { state: viaJson(b), log: [1, 2], same: viaJson(c) };
        const comparison = new Comparison();
        for (const seat of [0, 1]) {
          const [x, y] = [
            { ...before, seat },
            { ...after, seat: 7 },
          ];
          const { patch: p, value: kept } = comparison.advance(x, y);
          expect(hash(patch(x, viaJson(p)))).toBe(hash(y));
          expect(comparison.text(p)).toBe(JSON.stringify(p));
          expect(hash(kept)).toBe(hash(y));
          expect(kept.same).toBe(before.same);
          if (diff(before.state, after.state) === null) expect(kept.state).toBe(before.state);
        }
        expect(hash(before.state)).toBe(hash(viaJson(a)));
      }),
      { numRuns: 500 },
    );
  });

  it('take undefined for absent', () => {
    expect(diff({ a: 1, b: undefined }, { a: 1 })).toBe(null);
    expect(patch({ a: 1 }, diff<object>({ a: 1 }, { a: undefined, c: 2 }))).toEqual({ c: 2 });
  });

  it('are short', () => {
    expect(diff({ a: [5, 6, 7], n: 3 }, { a: [5, 6, 7, 8], n: 3 })).toEqual([0, [-4, 0, 1, 8]]);
    expect(diff([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 9, 4, 5, 6, 7, 8])).toEqual([2, 9]);
    const units = Array.from({ length: 60 }, (_, id) => ({ id, hex: id * 3, tired: false }));
    const moved = viaJson(units);
    moved[40].hex = 0;
    expect(diff(units, moved)).toEqual([40, [0, 0]]);
    const lost = viaJson(moved);
    lost.splice(7, 1);
    expect(diff(units, lost)).toEqual([40, [0, 0], -8, 1, 0]);
    const more = [...units, { id: 60, hex: 177, tired: false, hurt: true }];
    expect(diff(units, more)).toEqual([-61, 0, 1, [1, 60, 'hurt', true]]);
    expect(diff({ a: 1, b: 2, c: 3 }, { a: 1, c: 4 })).toEqual([-2, 0, 2, 4]);
    // Where nearly all is new, the new value itself is the shortest.
    expect(diff({ a: { long: 'this', name: 1 } }, { a: { x: 2 } } as object)).toEqual([0, [{ x: 2 }]]);
    // A list of things that are alike costs little even where all of it is new.
    const choices = Array.from({ length: 40 }, (_, i) => ({
      answer: ['use', i],
      why: { key: 'too-dear', args: [3] },
    }));
    expect(JSON.stringify(diff({ choices: null as unknown }, { choices })).length).toBeLessThan(700);
    expect(JSON.stringify(choices).length).toBeGreaterThan(2000);
  });

  it('tell null, and lists that hold the same thing twice', () => {
    expect(patch({} as unknown, viaJson(diff({} as unknown, null)))).toBe(null);
    check({ a: 1 }, { a: null });
    check([], [null, null, [], [], {}, {}, [[]], [[]]]);
    check([1], [1, 1, 1]);
    check([{ a: 1 }], [{ a: 1 }, { a: 1 }, { a: 1 }]);
  });

  it('made for something else are refused', () => {
    expect(() => patch(3 as unknown, [0, 1])).toThrow(TypeError);
    expect(() => patch({} as unknown, [0, 1])).toThrow(TypeError);
    expect(() => patch({ a: 1 } as unknown, [-2, 0])).toThrow(TypeError);
    expect(() => patch([1] as unknown, [4, 1])).toThrow(TypeError);
    expect(() => patch([1] as unknown, [-3, 0, 1, 1])).toThrow(TypeError);
    expect(() => patch([1] as unknown, { a: 7 })).toThrow(TypeError);
  });
});

describe('seeds', () => {
  it('SHA-256 agrees with the one of Node', () => {
    const node = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
    for (let n = 0; n < 200; n++) expect(sha256('ż'.repeat(n))).toBe(node('ż'.repeat(n)));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => sha256(text) === node(text)),
    );
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('are 32 bytes of hexadecimal digits, never the same', () => {
    const seeds = new Set(Array.from({ length: 100 }, newSeed));
    expect(seeds.size).toBe(100);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('are committed to together with game and version', () => {
    const seed = newSeed();
    const promise = commitment(seed, 'dice', 3);
    expect(promise).toBe(
      createHash('sha256').update(`epoka seed commitment 1\ndice\n3\n${seed}`).digest('hex'),
    );
    const config = { game: 'dice', version: 3, commitment: promise };
    expect(verifyCommitment(config, seed)).toBe(true);
    expect(verifyCommitment({ ...config, version: 4 }, seed)).toBe(false);
    expect(verifyCommitment({ ...config, game: 'cards' }, seed)).toBe(false);
    expect(verifyCommitment(config, `${seed}0`)).toBe(false);
    const early = earlyCommitment(seed, 'dice');
    expect(early).toBe(createHash('sha256').update(`epoka seed commitment 2\ndice\n${seed}`).digest('hex'));
    expect(verifyCommitment({ ...config, chance: 2, commitment: early }, seed)).toBe(true);
    expect(verifyCommitment({ ...config, chance: 2 }, seed)).toBe(false);
  });
});
