/**
 * What changed between two pieces of plain data, as small as is cheap to find. Both sides hold the old value, so a patch
 * need not repeat its names; and neighbours in a list are mostly alike, so each is told by what sets it off from the one before.
 *
 * A patch is null (nothing changed) or a node. A node is read beside the old value:
 *   7, "x", true, null      the value is now this
 *   []                      no change
 *   [f]                     the value is now the fresh value f
 *   in an object: [key, ..., key, ...] where a key is
 *     i, node               the i-th of its keys, in alphabetical order, changed
 *     -1 - i, 0             the i-th of its keys is gone
 *     "name", f             a new key with a fresh value
 *   in a list: [place, ..., place, ...] where a place is
 *     i, node               the i-th element changed
 *     -1 - i, gone, came, node, ...   from the i-th on so many elements are gone, and so many came
 * A fresh value f is itself where it is no container, { name: f } for an object, and [f, node, ...] for a list: its first
 * element, then each as a node beside the one before it. Elements that came are told likewise, the first beside the
 * element before it (fresh where there is none).
 */
import type { Patch } from './types.ts';

type Plain = unknown;
type PlainObject = Record<string, unknown>;
type Node = Plain;
type Gap = readonly [fromA: number, toA: number, fromB: number, toB: number];

/** Lists longer than this (product of both) are not aligned element by element. */
const MOST_ALIGNED = 40_000;

const isContainer = (x: Plain): x is object => typeof x === 'object' && x !== null;

/** Alphabetical, so that both sides count alike; `undefined` is the same as absent, as in JSON. */
const keysOf = (x: PlainObject) =>
  Object.keys(x)
    .filter(key => x[key] !== undefined)
    .sort();

/** What the object itself holds. Plain data has no functions: those come from the prototype, and so does that itself. */
function own(x: PlainObject, key: string): Plain {
  const value = x[key];
  return typeof value === 'function' || value === Object.prototype ? undefined : value;
}

/** A plain assignment to "__proto__" would not make a key. */
function put(x: PlainObject, key: string, value: Plain): void {
  if (key === '__proto__')
    Object.defineProperty(x, key, { value, enumerable: true, configurable: true, writable: true });
  else x[key] = value;
}

function same(a: Plain, b: Plain): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b)) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const x = a as PlainObject;
  const y = b as PlainObject;
  for (const key in x) if (x[key] !== own(y, key) && !same(x[key], own(y, key))) return false;
  for (const key in y) if (y[key] !== undefined && own(x, key) === undefined) return false;
  return true;
}

/** How long a number is as JSON; whole numbers, which are nearly all, without writing them down. */
function digits(x: number): number {
  if (!Number.isSafeInteger(x)) return String(x).length;
  let n = x < 0 ? 2 : 1;
  for (let rest = Math.abs(x); rest >= 10; rest /= 10) n++;
  return n;
}

/** more than anything weighs, and a small integer for the engine */
const NO_LIMIT = 2 ** 30 - 1;

/** About how long the value is as JSON, counted no further than the limit. */
function weight(value: Plain, limit = NO_LIMIT): number {
  if (typeof value === 'number') return digits(value);
  if (typeof value === 'string') return value.length + 2;
  if (!isContainer(value)) return value === false ? 5 : 4;
  let sum = 2;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && sum <= limit; i++) sum += 1 + weight(value[i], limit - sum);
    return sum;
  }
  for (const key in value) {
    if (sum > limit) break;
    sum += key.length + 4 + weight((value as PlainObject)[key], limit - sum);
  }
  return sum;
}

// ---- comparing

/** The place of a key among those of the object, in alphabetical order. */
function rank(x: PlainObject, key: string): number {
  let n = 0;
  for (const other in x) if (other < key && x[other] !== undefined) n++;
  return n;
}

/** In the node of an object: is some key gone? */
function losesKeys(node: Plain[]): boolean {
  for (let i = 0; i < node.length; i += 2) if ((node[i] as number) < 0) return true;
  return false;
}

function gainsKeys(node: Plain[]): boolean {
  for (let i = 0; i < node.length; i += 2) if (typeof node[i] === 'string') return true;
  return false;
}

/** What became of a part: what to tell, and the new value made of the old one wherever that did not change. */
interface Outcome {
  readonly node: Node | undefined;
  readonly kept: Plain;
}

const isObject = (x: Plain): x is PlainObject => isContainer(x) && !Array.isArray(x);

/** Lists up to this length are compared place by place where they hold simple values. */
const SHORT = 5;

/** In lists of so many elements without a common one, none heavier than this, pairs are not compared. */
const MANY = 6;
const SMALL = 100;

/** How deep `advance` looks for parts to keep: the parts of a view, and those of its state. */
const KEEPS = 2;

/**
 * Finds what changed in several values between the same two moments, such as the views of several seats: a part that
 * they share is looked at once. Nothing that was compared may be changed meanwhile.
 */
export class Comparison {
  /** parts that were compared, by the old one */
  private readonly parts = new Map<object, { readonly b: Plain; readonly outcome: Outcome | undefined }>();
  /** parts of patches, as JSON */
  private readonly texts = new Map<object, string>();

  /** null where nothing changed. Both sides must be plain data; `undefined` in an object counts as absent. */
  diff<T>(a: T, b: T): Patch {
    return this.advance(a, b).patch;
  }

  /** Also gives the new value, with the old one's own parts where they did not change: so that little is new in memory. */
  advance<T>(a: T, b: T): { readonly patch: Patch; readonly value: T } {
    const outcome = this.become(a, b, KEEPS);
    if (outcome === undefined) return { patch: null, value: a };
    const { node, kept } = outcome;
    return { patch: (node === null ? [null] : node) as Patch, value: kept as T };
  }

  /** A patch of this comparison as JSON; what is told to several is written out once. */
  text(patch: Patch): string {
    if (!Array.isArray(patch)) return JSON.stringify(patch);
    let text = '[';
    for (let i = 0; i < patch.length; i++) {
      if (i > 0) text += ',';
      const part: unknown = patch[i];
      text += isContainer(part) ? this.textOf(part) : JSON.stringify(part);
    }
    return `${text}]`;
  }

  private textOf(part: object): string {
    let text = this.texts.get(part);
    if (text === undefined) {
      text = JSON.stringify(part);
      this.texts.set(part, text);
    }
    return text;
  }

  /** `undefined` where nothing changed. */
  private become(a: Plain, b: Plain, depth: number): Outcome | undefined {
    if (depth > 0 && isObject(a) && isObject(b)) return this.becomeObject(a, b, depth);
    const node = this.compare(a, b);
    return node === undefined ? undefined : { node, kept: b };
  }

  private becomeObject(a: PlainObject, b: PlainObject, depth: number): Outcome | undefined {
    let kept = a;
    const parts = this.compareObjects(a, b, (x, y, key) => {
      const part = this.part(x, y, depth - 1);
      if (part === undefined) return undefined;
      if (kept === a) kept = { ...a };
      put(kept, key, part.kept);
      return part.node;
    });
    if (parts === undefined) return undefined;
    return { node: this.shorter(parts, b), kept: losesKeys(parts) || gainsKeys(parts) ? b : kept };
  }

  private part(a: Plain, b: Plain, depth: number): Outcome | undefined {
    // What lies deeper is only met again where the part around it is.
    if (depth < KEEPS - 1 || !isContainer(a)) return this.become(a, b, depth);
    const known = this.parts.get(a);
    if (known !== undefined && known.b === b) return known.outcome;
    const outcome = this.become(a, b, depth);
    this.parts.set(a, { b, outcome });
    return outcome;
  }

  /** `undefined` where nothing changed. */
  private compare(a: Plain, b: Plain): Node | undefined {
    if (a === b) return undefined;
    if (!isContainer(b)) return b;
    if (!isContainer(a) || Array.isArray(a) !== Array.isArray(b)) return [this.fresh(b)];
    if (Array.isArray(a)) return this.compareLists(a, b as Plain[]);
    const node = this.compareObjects(a as PlainObject, b as PlainObject, this.inner);
    return node === undefined ? undefined : this.shorter(node, b);
  }

  private readonly inner = (a: Plain, b: Plain): Node | undefined => this.compare(a, b);

  /**
   * Where nearly all is new, the new value alone may be shorter. Only then is it worth writing out: not for a change in
   * one place, and not for an object that only has other values, because its names need not be told.
   */
  private shorter(node: Plain[], b: object): Node {
    if (Array.isArray(b) ? node.length <= 2 : !losesKeys(node)) return node;
    const w = weight(node);
    if (weight(b, 4 * w) > 4 * w) return node;
    const whole = [this.fresh(b)];
    return weight(whole, w) < w ? whole : node;
  }

  /** A value told without an old one: itself where no list in it is told in steps. */
  private fresh(value: Plain): Plain {
    if (!isContainer(value)) return value;
    return Array.isArray(value) ? this.freshList(value) : this.freshObject(value as PlainObject);
  }

  private freshList(list: Plain[]): Plain[] {
    if (!list.some(isContainer)) return list;
    return list.map((x, i) => (i === 0 ? this.fresh(x) : this.beside(list[i - 1], x)));
  }

  private freshObject(value: PlainObject): PlainObject {
    let told = value;
    for (const key in value) {
      const x = value[key];
      const part = this.fresh(x);
      if (part === x) continue;
      if (told === value) told = { ...value };
      put(told, key, part);
    }
    return told;
  }

  /** The node for `b` where the old value is `a`. */
  private beside(a: Plain, b: Plain): Node {
    return isContainer(b) ? (this.compare(a, b) ?? []) : b;
  }

  private compareObjects(
    a: PlainObject,
    b: PlainObject,
    inner: (x: Plain, y: Plain, key: string) => Node | undefined,
  ): Plain[] | undefined {
    let node: Plain[] | undefined;
    /** keys of both */
    let common = 0;
    for (const key in a) {
      const x = a[key];
      if (x === undefined) continue;
      common++;
      if (x === b[key]) continue;
      const y = own(b, key);
      if (y === undefined) {
        common--;
        node = more(node, -1 - rank(a, key), 0);
        continue;
      }
      const part = inner(x, y, key);
      if (part !== undefined) node = more(node, rank(a, key), part);
    }
    for (const key in b) if (b[key] !== undefined) common--;
    if (common < 0)
      for (const key in b)
        if (b[key] !== undefined && own(a, key) === undefined) node = more(node, key, this.fresh(b[key]));
    return node;
  }

  private compareLists(a: Plain[], b: Plain[]): Node | undefined {
    if (a.length === b.length && a.length <= SHORT) {
      const node = compareShort(a, b);
      if (node !== null) return node;
    }
    const found = gaps(a, b);
    if (found.length === 0) return undefined;
    let kept = b.length;
    for (const [, , fromB, toB] of found) kept -= toB - fromB;
    // Another list altogether, such as the choices of another question: nothing is gained by looking for likenesses.
    if (kept === 0 && Math.min(a.length, b.length) >= MANY && weight(b[0], SMALL) < SMALL)
      return [this.fresh(b)];
    const node = this.changesOf(a, b, found);
    return 2 * kept >= b.length ? node : this.shorter(node, b);
  }

  private changesOf(a: Plain[], b: Plain[], found: readonly Gap[]): Plain[] {
    const node: Plain[] = [];
    const splices: (readonly [at: number, gone: number, fromB: number, toB: number])[] = [];
    /** the list as it is once the changed elements are in place */
    let now = a;
    for (const [fromA, toA, fromB, toB] of found) {
      // Pairs of containers are compared inside; what is left of the gap goes and comes. A few values that only
      // changed are told one by one, too.
      const even = toA - fromA === toB - fromB && toA - fromA <= 2;
      let i = fromA;
      let j = fromB;
      for (; i < toA && j < toB && (even || (isContainer(a[i]) && isContainer(b[j]))); i++, j++) {
        const inner = this.compare(a[i], b[j]);
        if (inner === undefined) continue;
        node.push(i, inner);
        if (now === a) now = a.slice();
        now[i] = b[j];
      }
      if (i < toA || j < toB) splices.push([i, toA - i, j, toB]);
    }
    // From the end, so that the places of the earlier ones stay valid.
    for (let k = splices.length - 1; k >= 0; k--) {
      const [at, gone, fromB, toB] = splices[k];
      node.push(-1 - at, gone, toB - fromB);
      for (let j = fromB; j < toB; j++) {
        if (j === fromB && at === 0) node.push(this.fresh(b[j]));
        else node.push(this.beside(j === fromB ? now[at - 1] : b[j - 1], b[j]));
      }
    }
    return node;
  }
}

/** Lists of a few simple values, such as answers and the arguments of reasons; null where there is more to them. */
function compareShort(a: Plain[], b: Plain[]): Plain[] | undefined | null {
  let changed = 0;
  for (let i = 0; i < b.length; i++) {
    if (isContainer(a[i]) || isContainer(b[i])) return null;
    if (a[i] !== b[i]) changed++;
  }
  if (changed === 0) return undefined;
  if (changed > 1 && changed === b.length) return [b];
  let node: Plain[] | undefined;
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) node = more(node, i, b[i]);
  return node;
}

/** Most nodes tell of one place: nothing is made before there is something to tell, and no room for more. */
function more(node: Plain[] | undefined, place: number | string, part: Plain): Plain[] {
  if (node === undefined) return [place, part];
  node.push(place, part);
  return node;
}

const NO_GAPS: readonly Gap[] = [];

/** The stretches of two lists that differ. */
function gaps(a: Plain[], b: Plain[]): readonly Gap[] {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && (a[start] === b[start] || same(a[start], b[start]))) start++;
  if (start === most && a.length === b.length) return NO_GAPS;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && same(a[endA - 1], b[endB - 1])) {
    endA--;
    endB--;
  }
  const n = endA - start;
  const m = endB - start;
  if (n === 0 || m === 0 || (n === 1 && m === 1) || n * m > MOST_ALIGNED) return [[start, endA, start, endB]];
  return aligned(a, b, start, endA, endB);
}

/** The same for equal values, whatever the order of their keys; quick rather than telling, `same` has the last word. */
function sumOf(x: Plain): number {
  switch (typeof x) {
    case 'number':
      return x | 0;
    case 'string': {
      const n = x.length;
      if (n === 0) return 5;
      return (n * 961 + x.charCodeAt(0) * 31 + x.charCodeAt(n >> 1) * 7 + x.charCodeAt(n - 1)) | 0;
    }
    case 'object': {
      if (x === null) return 1;
      let sum = 7;
      if (Array.isArray(x)) {
        for (let i = 0; i < x.length; i++) sum = (Math.imul(sum, 31) + sumOf(x[i])) | 0;
        return sum;
      }
      for (const key in x) {
        const value = (x as PlainObject)[key];
        if (value !== undefined) sum = (sum + Math.imul(key.length + 31, sumOf(value))) | 0;
      }
      return sum;
    }
    default:
      return x === true ? 3 : 2;
  }
}

/**
 * From sums to numbers, the same for equal elements only: the place in `a` of the first one like it, -1 where there is none.
 * False where no element of `b` is in `a`.
 */
function number(a: Plain[], b: Plain[], start: number, x: number[], y: number[]): boolean {
  let found = false;
  const first = (sum: number, value: Plain, until: number): number => {
    for (let k = 0; k < until; k++) if (sums[k] === sum && same(a[start + k], value)) return k;
    return -1;
  };
  const sums = x.slice();
  for (let i = 1; i < x.length; i++) {
    const before = first(x[i], a[start + i], i);
    x[i] = before < 0 ? i : before;
  }
  x[0] = 0;
  for (let j = 0; j < y.length; j++) {
    y[j] = first(y[j], b[start + j], x.length);
    if (y[j] >= 0) found = true;
  }
  return found;
}

/** for `aligned`, used again by each call */
let table = new Uint16Array(4096);

/** What lies between the elements of a longest common subsequence of two stretches, which begin at the same place. */
function aligned(a: Plain[], b: Plain[], start: number, endA: number, endB: number): Gap[] {
  const n = endA - start;
  const m = endB - start;
  const x: number[] = [];
  const y: number[] = [];
  for (let i = start; i < endA; i++) x.push(sumOf(a[i]));
  for (let j = start; j < endB; j++) y.push(sumOf(b[j]));
  if (!number(a, b, start, x, y)) return [[start, endA, start, endB]];
  const width = m + 1;
  if (table.length < (n + 1) * width) table = new Uint16Array(2 * (n + 1) * width);
  const common = table;
  common.fill(0, n * width, (n + 1) * width);
  for (let i = 0; i < n; i++) common[i * width + m] = 0;
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      common[i * width + j] =
        x[i] === y[j]
          ? common[(i + 1) * width + j + 1] + 1
          : Math.max(common[(i + 1) * width + j], common[i * width + j + 1]);
  const found: Gap[] = [];
  let i = 0;
  let j = 0;
  let fromA = 0;
  let fromB = 0;
  const close = () => {
    if (i > fromA || j > fromB) found.push([start + fromA, start + i, start + fromB, start + j]);
  };
  while (i < n && j < m) {
    if (x[i] === y[j]) {
      close();
      fromA = ++i;
      fromB = ++j;
    } else if (common[(i + 1) * width + j] >= common[i * width + j + 1]) i++;
    else j++;
  }
  i = n;
  j = m;
  close();
  return found;
}

/** null where nothing changed. Both sides must be plain data; `undefined` in an object counts as absent. */
export function diff<T>(a: T, b: T): Patch {
  return new Comparison().diff(a, b);
}

// ---- applying

/** The value the patch leads to. It shares with `a` what did not change; `a` itself is left alone. */
export function patch<T>(a: T, p: Patch): T {
  return (p === null ? a : apply(a, p)) as T;
}

function apply(a: Plain, node: Node): Plain {
  if (!isContainer(node)) return node;
  if (!Array.isArray(node)) throw new TypeError('not a patch');
  if (node.length === 0) return a;
  if (node.length === 1) return build(node[0]);
  if (!isContainer(a)) throw new TypeError('a patch for a list or an object met something else');
  return Array.isArray(a) ? inList(a, node) : inObject(a as PlainObject, node);
}

/** From a fresh value to the value. */
function build(told: Plain): Plain {
  if (!isContainer(told)) return told;
  if (Array.isArray(told)) {
    const list: Plain[] = [];
    for (let i = 0; i < told.length; i++) list.push(i === 0 ? build(told[0]) : apply(list[i - 1], told[i]));
    return list;
  }
  const value: PlainObject = {};
  for (const key of Object.keys(told)) put(value, key, build((told as PlainObject)[key]));
  return value;
}

function inObject(a: PlainObject, node: Plain[]): PlainObject {
  const keys = keysOf(a);
  const copy = { ...a };
  for (let at = 0; at < node.length; at += 2) {
    const key = node[at];
    if (typeof key === 'string') {
      put(copy, key, build(node[at + 1]));
      continue;
    }
    const i = key as number;
    const name = keys[i < 0 ? -1 - i : i];
    if (name === undefined) throw new TypeError('a patch for another object');
    if (i < 0) delete copy[name];
    else put(copy, name, apply(a[name], node[at + 1]));
  }
  return copy;
}

function inList(a: Plain[], node: Plain[]): Plain[] {
  const list = a.slice();
  for (let at = 0; at < node.length; ) {
    const i = node[at++] as number;
    const place = i < 0 ? -1 - i : i;
    if (!(i < 0 ? place <= list.length : place < list.length))
      throw new TypeError('a patch for another list');
    if (i >= 0) {
      list[i] = apply(list[i], node[at++]);
      continue;
    }
    const gone = node[at++] as number;
    const came: Plain[] = [];
    for (let left = node[at++] as number; left > 0; left--) {
      const before = came.length > 0 ? came[came.length - 1] : list[place - 1];
      came.push(came.length === 0 && place === 0 ? build(node[at++]) : apply(before, node[at++]));
    }
    list.splice(place, gone, ...came);
  }
  return list;
}
