/**
 * SHA-256, synchronous and small. The browser's own is missing on pages that come over plain http, and it is a promise
 * everywhere; a commitment of a hundred bytes needs neither.
 */

/** The first 32 bits of the fractional parts of a root of the first `n` primes: how the standard defines its constants. */
function rootsOfPrimes(n: number, root: (x: number) => number): Int32Array {
  const words = new Int32Array(n);
  for (let found = 0, x = 2; found < n; x++) {
    let prime = true;
    for (let d = 2; d * d <= x; d++) if (x % d === 0) prime = false;
    if (prime) words[found++] = ((root(x) % 1) * 0x1_0000_0000) | 0;
  }
  return words;
}

const START = rootsOfPrimes(8, Math.sqrt);
const ROUND = rootsOfPrimes(64, Math.cbrt);

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** Message, a one bit, zeros, and the length in bits, up to a multiple of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

/** 64 hexadecimal digits, over the text in UTF-8. */
export function sha256(text: string): string {
  const data = padded(new TextEncoder().encode(text));
  const sum = START.slice();
  const w = new Int32Array(64);
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15];
      const y = w[i - 2];
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    sum[0] += a;
    sum[1] += b;
    sum[2] += c;
    sum[3] += d;
    sum[4] += e;
    sum[5] += f;
    sum[6] += g;
    sum[7] += h;
  }
  return Array.from(sum, x => (x >>> 0).toString(16).padStart(8, '0')).join('');
}
