/**
 * Two generators, both on small integers that live in the state, and the same on every machine. Four words are
 * xoshiro128**: small and fast, for bots that imagine and for tables of an earlier time. Ten words are ChaCha20, for games
 * that people play: what was drawn tells nothing of what will be.
 */
import { nextStrong } from './chacha.ts';

export type Chance = number[];

const LIGHT_WORDS = 4;

/** Spreads any text over the four words. Two texts that differ in one bit give unrelated generators. */
export function seedChance(seed: string): Chance {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x3c6ef372];
  for (let i = 0; i < seed.length; i++) {
    const w = i & 3;
    words[w] = Math.imul(words[w] ^ seed.charCodeAt(i), 0x85ebca6b);
    words[w] ^= words[w] >>> 13;
    words[(w + 1) & 3] = (words[(w + 1) & 3] + Math.imul(words[w], 0xc2b2ae35)) | 0;
  }
  const chance = words.map(w => w | 0);
  if ((chance[0] | chance[1] | chance[2] | chance[3]) === 0) chance[0] = 1;
  for (let i = 0; i < 24; i++) nextInt32(chance);
  return chance;
}

/** The next 32 bits, as a signed integer. */
export function nextInt32(c: Chance): number {
  if (c.length !== LIGHT_WORDS) return nextStrong(c);
  const s1 = c[1];
  const m = Math.imul(s1, 5);
  const result = Math.imul((m << 7) | (m >>> 25), 9);
  const t = s1 << 9;
  c[2] ^= c[0];
  c[3] ^= s1;
  c[1] = s1 ^ c[2];
  c[0] ^= c[3];
  c[2] ^= t;
  const s3 = c[3];
  c[3] = (s3 << 11) | (s3 >>> 21);
  return result;
}

const WORD = 0x1_0000_0000;

/** 0 .. n-1, each equally likely: multiply and shift, with the few values rejected that would bias it. n up to 2^21. */
export function nextBelow(c: Chance, n: number): number {
  for (;;) {
    const product = (nextInt32(c) >>> 0) * n;
    const result = Math.floor(product / WORD);
    const rest = product - result * WORD;
    if (rest >= n || rest >= (WORD - n) % n) return result;
  }
}

/** Fisher-Yates in place. */
export function shuffleWith<T>(c: Chance, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = nextBelow(c, i + 1);
    const x = list[i];
    list[i] = list[j];
    list[j] = x;
  }
  return list;
}
