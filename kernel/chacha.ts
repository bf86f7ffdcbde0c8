/**
 * ChaCha20 (RFC 8439) as a source of numbers: nobody who has seen any number of them can tell the next one, or any before.
 * The state keeps the key, the number of the block and the place in it; the block itself is made anew where it is missing.
 */

/** The words of a generator in a state: eight of the key, the block, the place in it. */
export const STRONG_WORDS = 10;
const BLOCK = 8;
const PLACE = 9;
const WORDS = 16;

/** The generator with this key: 64 hexadecimal digits, as the bytes of the key. */
export function strongChance(key: string): number[] {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new TypeError('a key has 64 hexadecimal digits');
  const words: number[] = [];
  for (let i = 0; i < 8; i++) {
    let word = 0;
    for (let byte = 3; byte >= 0; byte--) {
      const at = i * 8 + byte * 2;
      word = (word << 8) | Number.parseInt(key.slice(at, at + 2), 16);
    }
    words.push(word);
  }
  words.push(0, 0);
  return words;
}

/** The block that was made last, with the key and number it belongs to: nearly always the one that is needed. */
const made = new Int32Array(WORDS);
const madeFor = new Int32Array(PLACE);
let isMade = false;

/** The next 32 bits, as a signed integer. */
export function nextStrong(c: number[]): number {
  let same = isMade;
  for (let i = 0; same && i < PLACE; i++) same = madeFor[i] === c[i];
  if (!same) {
    chachaBlock(c, made);
    for (let i = 0; i < PLACE; i++) madeFor[i] = c[i];
    isMade = true;
  }
  const place = c[PLACE];
  if (place === WORDS - 1) {
    c[PLACE] = 0;
    c[BLOCK] = (c[BLOCK] + 1) | 0;
  } else c[PLACE] = place + 1;
  return made[place];
}

/** The block of this key and number; the nonce is all zeros, for a key is used once. */
export function chachaBlock(c: readonly number[], out: Int32Array): void {
  const a0 = 0x61707865;
  const a1 = 0x3320646e;
  const a2 = 0x79622d32;
  const a3 = 0x6b206574;
  let x0 = a0;
  let x1 = a1;
  let x2 = a2;
  let x3 = a3;
  let x4 = c[0];
  let x5 = c[1];
  let x6 = c[2];
  let x7 = c[3];
  let x8 = c[4];
  let x9 = c[5];
  let x10 = c[6];
  let x11 = c[7];
  let x12 = c[BLOCK];
  let x13 = 0;
  let x14 = 0;
  let x15 = 0;
  for (let round = 0; round < 10; round++) {
    // columns, then diagonals; written out, because calls would cost more than the work
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 16) | (x12 >>> 16);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 12) | (x4 >>> 20);
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 8) | (x12 >>> 24);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 7) | (x4 >>> 25);
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 16) | (x13 >>> 16);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 12) | (x5 >>> 20);
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 8) | (x13 >>> 24);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 7) | (x5 >>> 25);
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 16) | (x14 >>> 16);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 12) | (x6 >>> 20);
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 8) | (x14 >>> 24);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 7) | (x6 >>> 25);
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 16) | (x15 >>> 16);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 12) | (x7 >>> 20);
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 8) | (x15 >>> 24);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 7) | (x7 >>> 25);
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 16) | (x15 >>> 16);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 12) | (x5 >>> 20);
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 8) | (x15 >>> 24);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 7) | (x5 >>> 25);
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 16) | (x12 >>> 16);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 12) | (x6 >>> 20);
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 8) | (x12 >>> 24);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 7) | (x6 >>> 25);
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 16) | (x13 >>> 16);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 12) | (x7 >>> 20);
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 8) | (x13 >>> 24);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 7) | (x7 >>> 25);
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 16) | (x14 >>> 16);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 12) | (x4 >>> 20);
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 8) | (x14 >>> 24);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 7) | (x4 >>> 25);
  }
  out[0] = x0 + a0;
  out[1] = x1 + a1;
  out[2] = x2 + a2;
  out[3] = x3 + a3;
  out[4] = x4 + c[0];
  out[5] = x5 + c[1];
  out[6] = x6 + c[2];
  out[7] = x7 + c[3];
  out[8] = x8 + c[4];
  out[9] = x9 + c[5];
  out[10] = x10 + c[6];
  out[11] = x11 + c[7];
  out[12] = x12 + c[BLOCK];
  out[13] = x13;
  out[14] = x14;
  out[15] = x15;
}
