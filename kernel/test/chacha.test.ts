import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chachaBlock, STRONG_WORDS } from '../chacha.ts';
import { begin, nextBelow, nextInt32, shuffleWith, strongChance } from '../index.ts';
import { redact } from '../secrets.ts';
import { caravan } from './games/caravan.ts';

const block = (key: string, number: number): string => {
  const c = strongChance(key);
  c[8] = number;
  const out = new Int32Array(16);
  chachaBlock(c, out);
  return Buffer.from(out.buffer).toString('hex');
};
const zeros = '0'.repeat(64);

describe('the strong generator', () => {
  // RFC 8439, appendix A.1, test vectors 1 to 4: those whose nonce is zero.
  it.each([
    [
      'key 0, block 0',
      zeros,
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'key 0, block 1',
      zeros,
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      'key 1, block 1',
      `${'0'.repeat(62)}01`,
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      'key 00ff, block 2',
      `00ff${'0'.repeat(60)}`,
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ])('is ChaCha20: the published block of %s', (_, key, number, published) => {
    expect(block(key, number)).toBe(published);
  });

  it('gives the same stream as an independent ChaCha20, over many blocks', () => {
    const key = 'c0ffee'.repeat(11).slice(0, 64);
    const cipher = createCipheriv('chacha20', Buffer.from(key, 'hex'), Buffer.alloc(16));
    const stream = cipher.update(Buffer.alloc(4 * 1000));
    const c = strongChance(key);
    for (let i = 0; i < 1000; i++) expect(nextInt32(c)).toBe(stream.readInt32LE(4 * i));
  });

  it('keeps small whole numbers that survive JSON and copies, also when two take turns', () => {
    const a = strongChance('ab'.repeat(32));
    const b = strongChance('cd'.repeat(32));
    const alone = (key: string) => {
      const c = strongChance(key);
      return Array.from({ length: 60 }, () => nextInt32(c));
    };
    const [first, second] = [alone('ab'.repeat(32)), alone('cd'.repeat(32))];
    let copy = a.slice();
    for (let i = 0; i < 60; i++) {
      expect(nextInt32(copy)).toBe(first[i]);
      expect(nextInt32(b)).toBe(second[i]);
      expect(copy).toHaveLength(STRONG_WORDS);
      for (const word of copy) expect(word | 0).toBe(word);
      copy = JSON.parse(JSON.stringify(copy)) as number[];
    }
    expect(nextInt32(a)).toBe(first[0]);
  });

  it('refuses what is no key', () => {
    expect(() => strongChance('a seed')).toThrow('64 hexadecimal digits');
    expect(() => strongChance('AB'.repeat(32))).toThrow('64 hexadecimal digits');
  });

  it('rolls and shuffles evenly', () => {
    const c = strongChance('11'.repeat(32));
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 12_000; i++) counts[nextBelow(c, 6)]++;
    for (const n of counts) expect(Math.abs(n - 2000)).toBeLessThan(250);
    expect(shuffleWith(c, [1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('carries a whole game, and no view shows it', () => {
    const deal = (key: string) => begin(caravan, 3, 'x', {}, 0, null, { chance: strongChance(key) }).s;
    expect(deal('01'.repeat(32)).deck).toEqual(deal('01'.repeat(32)).deck);
    expect(deal('01'.repeat(32)).deck).not.toEqual(deal('02'.repeat(32)).deck);
    expect(redact(caravan, deal('01'.repeat(32)), 0).chance).toEqual([0, 0, 0, 0]);
  });
});
