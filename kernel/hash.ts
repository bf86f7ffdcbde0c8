/** A stable 64-bit hash of plain data. The order of keys does not matter; -0 and 0 are the same number. */

let lo = 0;
let hi = 0;

function mix(x: number): void {
  lo = Math.imul(lo ^ x, 0x9e3779b1);
  lo ^= lo >>> 15;
  hi = Math.imul(hi ^ (x + 0x165667b1), 0x85ebca77);
  hi ^= hi >>> 13;
  hi = (hi + lo) | 0;
}

const double = new Float64Array(1);
const halves = new Int32Array(double.buffer);

function walk(value: unknown): void {
  switch (typeof value) {
    case 'number':
      if ((value | 0) === value) {
        mix(1);
        mix(value | 0);
      } else {
        double[0] = value;
        mix(2);
        mix(halves[0]);
        mix(halves[1]);
      }
      return;
    case 'string':
      mix(3);
      mix(value.length);
      for (let i = 0; i < value.length; i++) mix(value.charCodeAt(i));
      return;
    case 'boolean':
      mix(value ? 5 : 4);
      return;
    case 'object': {
      if (value === null) {
        mix(6);
        return;
      }
      if (Array.isArray(value)) {
        mix(7);
        mix(value.length);
        for (let i = 0; i < value.length; i++) walk(value[i]);
        return;
      }
      // Each entry is hashed by itself and the sums are taken: any order of keys gives the same result.
      const outerLo = lo;
      const outerHi = hi;
      let sumLo = 0;
      let sumHi = 0;
      let n = 0;
      for (const key in value) {
        const v = (value as Record<string, unknown>)[key];
        if (v === undefined) continue;
        lo = 0x2545f491;
        hi = 0x6c62272e;
        walk(key);
        walk(v);
        sumLo = (sumLo + lo) | 0;
        sumHi = (sumHi + hi) | 0;
        n++;
      }
      lo = outerLo;
      hi = outerHi;
      mix(8);
      mix(n);
      mix(sumLo);
      mix(sumHi);
      return;
    }
    default:
      throw new TypeError(`a ${typeof value} is not plain data`);
  }
}

function hex(x: number): string {
  return (x >>> 0).toString(16).padStart(8, '0');
}

/** 16 hexadecimal digits. */
export function hash(value: unknown): string {
  lo = 0x12345679;
  hi = 0x7f4a7c15;
  walk(value);
  mix(lo);
  mix(hi);
  return hex(hi) + hex(lo);
}

/** One more number into a quick hash of 32 bits: for the keys of positions in search, not for what is kept. */
export function mixInt(h: number, n: number): number {
  const x = Math.imul(h ^ n, 0x9e3779b1);
  return ((x ^ (x >>> 15)) + 0x7f4a7c15) | 0;
}

/** A whole list, in its order. */
export function mixInts(h: number, list: readonly number[]): number {
  let n = mixInt(h, list.length);
  for (let i = 0; i < list.length; i++) n = mixInt(n, list[i]);
  return n;
}
