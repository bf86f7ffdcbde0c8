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

const has = (x: PlainObject, key: string) => Object.hasOwn(x, key) && x[key] !== undefined;

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
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const x = a as PlainObject;
  const y = b as PlainObject;
  for (const key of Object.keys(x))
    if (x[key] !== undefined && !(has(y, key) && same(x[key], y[key]))) return false;
  for (const key of Object.keys(y)) if (y[key] !== undefined && !has(x, key)) return false;
  return true;
}

/** About how long the value is as JSON, counted no further than the limit. */
function weight(value: Plain, limit = Number.POSITIVE_INFINITY): number {
  if (typeof value === 'string') return value.length + 2;
  if (!isContainer(value)) return String(value).length;
  let sum = 2;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && sum <= limit; i++) sum += 1 + weight(value[i], limit - sum);
    return sum;
  }
  for (const key of Object.keys(value)) {
    if (sum > limit) break;
    sum += key.length + 4 + weight((value as PlainObject)[key], limit - sum);
  }
  return sum;
}

// ---- comparing

/** A value told without an old one. */
function fresh(value: Plain): Plain {
  if (!isContainer(value)) return value;
  if (Array.isArray(value)) return value.map((x, i) => (i === 0 ? fresh(x) : beside(value[i - 1], x)));
  const told: PlainObject = {};
  for (const key of Object.keys(value)) {
    const x = (value as PlainObject)[key];
    if (x !== undefined) put(told, key, fresh(x));
  }
  return told;
}

/** The node for `b` where the old value is `a`. */
function beside(a: Plain, b: Plain): Node {
  return isContainer(b) ? (compare(a, b) ?? []) : b;
}

/** `undefined` where nothing changed. */
function compare(a: Plain, b: Plain): Node | undefined {
  if (a === b) return undefined;
  if (!isContainer(b)) return b;
  if (!isContainer(a) || Array.isArray(a) !== Array.isArray(b)) return [fresh(b)];
  const node = Array.isArray(a)
    ? compareLists(a, b as Plain[])
    : compareObjects(a as PlainObject, b as PlainObject);
  if (node.length === 0) return undefined;
  // Where nearly all is new, the new value alone may be shorter. Only then is it worth writing out.
  const w = weight(node);
  if (weight(b, 4 * w) > 4 * w) return node;
  const whole = [fresh(b)];
  return weight(whole, w) < w ? whole : node;
}

function compareObjects(a: PlainObject, b: PlainObject): Plain[] {
  const node: Plain[] = [];
  // Sorted only once something differs: most objects of a state did not change.
  let keys: string[] | undefined;
  for (const key of Object.keys(a)) {
    const x = a[key];
    if (x === undefined) continue;
    if (!has(b, key)) {
      keys ??= keysOf(a);
      node.push(-1 - keys.indexOf(key), 0);
      continue;
    }
    const inner = compare(x, b[key]);
    if (inner === undefined) continue;
    keys ??= keysOf(a);
    node.push(keys.indexOf(key), inner);
  }
  for (const key of Object.keys(b)) if (b[key] !== undefined && !has(a, key)) node.push(key, fresh(b[key]));
  return node;
}

function compareLists(a: Plain[], b: Plain[]): Plain[] {
  const found = gaps(a, b);
  if (found.length === 0) return [];
  const node: Plain[] = [];
  const splices: (readonly [at: number, gone: number, came: Plain[]])[] = [];
  /** the list as it is once the changed elements are in place */
  const now = a.slice();
  for (const [fromA, toA, fromB, toB] of found) {
    // Pairs of containers are compared inside; what is left of the gap goes and comes. A few values that only
    // changed are told one by one, too.
    const even = toA - fromA === toB - fromB && toA - fromA <= 2;
    let i = fromA;
    let j = fromB;
    for (; i < toA && j < toB && (even || (isContainer(a[i]) && isContainer(b[j]))); i++, j++) {
      const inner = compare(a[i], b[j]);
      if (inner === undefined) continue;
      node.push(i, inner);
      now[i] = b[j];
    }
    if (i < toA || j < toB) splices.push([i, toA - i, b.slice(j, toB)]);
  }
  // From the end, so that the places of the earlier ones stay valid.
  for (const [at, gone, came] of splices.reverse()) {
    node.push(-1 - at, gone, came.length);
    came.forEach((x, i) => {
      if (i === 0 && at === 0) node.push(fresh(x));
      else node.push(beside(i === 0 ? now[at - 1] : came[i - 1], x));
    });
  }
  return node;
}

const NO_GAPS: readonly Gap[] = [];

/** The stretches of two lists that differ. */
function gaps(a: Plain[], b: Plain[]): readonly Gap[] {
  let start = 0;
  while (start < a.length && start < b.length && same(a[start], b[start])) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && same(a[endA - 1], b[endB - 1])) {
    endA--;
    endB--;
  }
  const n = endA - start;
  const m = endB - start;
  if (n === 0 && m === 0) return NO_GAPS;
  if (n === 0 || m === 0 || (n === 1 && m === 1) || n * m > MOST_ALIGNED) return [[start, endA, start, endB]];
  return aligned(a.slice(start, endA), b.slice(start, endB)).map(([fromA, toA, fromB, toB]) => [
    start + fromA,
    start + toA,
    start + fromB,
    start + toB,
  ]);
}

/** What lies between the elements of a longest common subsequence. */
function aligned(a: Plain[], b: Plain[]): Gap[] {
  const ids = new Map<string, number>();
  const idOf = (x: Plain) => {
    const text = JSON.stringify(x) ?? '';
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  };
  const x = a.map(idOf);
  const y = b.map(idOf);
  const n = x.length;
  const m = y.length;
  const width = m + 1;
  const common = new Uint16Array((n + 1) * width);
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
    if (i > fromA || j > fromB) found.push([fromA, i, fromB, j]);
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
  const node = compare(a, b);
  if (node === undefined) return null;
  return (node === null ? [null] : node) as Patch;
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
