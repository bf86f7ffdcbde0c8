/**
 * What changed between two pieces of plain data, as small as is cheap to find.
 *
 * A patch is null (nothing changed) or a node:
 *   [v]                    the value is now v
 *   { key: node, ... }     these keys (of an object) or elements (of a list) changed; 0 in place of a node: the key is gone
 *   [at, gone, ...news]    in a list, from `at` on `gone` elements left and `news` came
 *   [node, node, ...]      first this, then that
 * The first and the last two are told apart by length (one element is always a new value) and by a leading number.
 */
import type { Patch } from './types.ts';

type Plain = unknown;
type PlainObject = Record<string, unknown>;
type Node = Plain[] | PlainObject;

/** Lists longer than this (product of both) are not aligned element by element. */
const MOST_ALIGNED = 40_000;

const isObject = (x: Plain): x is object => typeof x === 'object' && x !== null;

/** The keys that count: `undefined` is the same as absent, as in JSON. */
const has = (x: PlainObject, key: string) => Object.hasOwn(x, key) && x[key] !== undefined;

/** A plain assignment to "__proto__" would not make a key. */
function put(x: PlainObject, key: string, value: Plain): void {
  if (key === '__proto__')
    Object.defineProperty(x, key, { value, enumerable: true, configurable: true, writable: true });
  else x[key] = value;
}

function same(a: Plain, b: Plain): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
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
function weight(value: Plain, limit: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (!isObject(value)) return String(value).length;
  let sum = 2;
  if (Array.isArray(value))
    for (let i = 0; i < value.length && sum <= limit; i++) sum += 1 + weight(value[i], limit - sum);
  else
    for (const key of Object.keys(value)) {
      if (sum > limit) break;
      sum += key.length + 4 + weight((value as PlainObject)[key], limit - sum);
    }
  return sum;
}

/** The node, or the plain new value where that is shorter. */
function lighter(node: Node, b: Plain): Node {
  const w = weight(node, Number.POSITIVE_INFINITY);
  return weight(b, w) + 2 <= w ? [b] : node;
}

/** `undefined` where nothing changed. */
function compare(a: Plain, b: Plain): Node | undefined {
  if (a === b) return undefined;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return [b];
  const node = Array.isArray(a)
    ? compareLists(a, b as Plain[])
    : compareObjects(a as PlainObject, b as PlainObject);
  return node && lighter(node, b);
}

function compareObjects(a: PlainObject, b: PlainObject): Node | undefined {
  const node: PlainObject = {};
  let changed = false;
  for (const key of Object.keys(a))
    if (a[key] !== undefined && !has(b, key)) {
      put(node, key, 0);
      changed = true;
    }
  for (const key of Object.keys(b)) {
    if (b[key] === undefined) continue;
    const inner = has(a, key) ? compare(a[key], b[key]) : [b[key]];
    if (inner === undefined) continue;
    put(node, key, inner);
    changed = true;
  }
  return changed ? node : undefined;
}

function compareLists(a: Plain[], b: Plain[]): Node | undefined {
  let start = 0;
  while (start < a.length && start < b.length && same(a[start], b[start])) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && same(a[endA - 1], b[endB - 1])) {
    endA--;
    endB--;
  }
  if (start === endA && start === endB) return undefined;
  const elements: PlainObject = {};
  const splices: Plain[][] = [];
  let changed = false;
  for (const [fromA, toA, fromB, toB] of gaps(a, b, start, endA, endB)) {
    // Pairs of containers are compared inside; what is left of the gap leaves and comes.
    let i = fromA;
    let j = fromB;
    while (i < toA && j < toB && worthComparing(a[i], b[j])) {
      const inner = compare(a[i], b[j]);
      if (inner !== undefined) {
        elements[i] = inner;
        changed = true;
      }
      i++;
      j++;
    }
    if (i < toA || j < toB) splices.push([i, toA - i, ...b.slice(j, toB)]);
  }
  // From the end, so that the places of the earlier ones stay valid.
  const nodes: Node[] = [...(changed ? [elements] : []), ...splices.reverse()];
  return nodes.length === 1 ? nodes[0] : nodes;
}

const worthComparing = (x: Plain, y: Plain) =>
  isObject(x) && isObject(y) && Array.isArray(x) === Array.isArray(y);

/** The stretches that differ once a longest common subsequence is laid out: [fromA, toA, fromB, toB]. */
function gaps(
  a: Plain[],
  b: Plain[],
  start: number,
  endA: number,
  endB: number,
): [number, number, number, number][] {
  const n = endA - start;
  const m = endB - start;
  if (n === 0 || m === 0 || (n === 1 && m === 1) || n * m > MOST_ALIGNED) return [[start, endA, start, endB]];
  const ids = new Map<string, number>();
  const idOf = (x: Plain) => {
    const text = JSON.stringify(x) ?? '';
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  };
  const x = a.slice(start, endA).map(idOf);
  const y = b.slice(start, endB).map(idOf);
  const width = m + 1;
  const common = new Uint16Array((n + 1) * width);
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      common[i * width + j] =
        x[i] === y[j]
          ? common[(i + 1) * width + j + 1] + 1
          : Math.max(common[(i + 1) * width + j], common[i * width + j + 1]);
  const found: [number, number, number, number][] = [];
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
  return (compare(a, b) ?? null) as Patch;
}

/** The value the patch leads to. It shares with `a` what did not change; `a` itself is left alone. */
export function patch<T>(a: T, p: Patch): T {
  return (p === null ? a : apply(a, p as unknown as Node)) as T;
}

function apply(a: Plain, node: Node): Plain {
  if (!isObject(node)) throw new TypeError('not a patch');
  if (!Array.isArray(node)) return Array.isArray(a) ? inList(a, node) : inObject(a, node);
  if (node.length === 1) return node[0];
  if (typeof node[0] !== 'number') return node.reduce((x: Plain, inner) => apply(x, inner as Node), a);
  if (!Array.isArray(a)) throw new TypeError('a patch for a list met something else');
  const [at, gone, ...news] = node as [number, number, ...Plain[]];
  return a.toSpliced(at, gone, ...news);
}

function inList(a: Plain[], node: PlainObject): Plain[] {
  const list = a.slice();
  for (const key of Object.keys(node)) {
    const i = Number(key);
    if (!(i >= 0 && i < list.length)) throw new TypeError('a patch for another list');
    list[i] = apply(list[i], node[key] as Node);
  }
  return list;
}

function inObject(a: Plain, node: PlainObject): PlainObject {
  if (!isObject(a)) throw new TypeError('a patch for an object met something else');
  const copy = { ...a } as PlainObject;
  for (const key of Object.keys(node)) {
    const inner = node[key];
    if (inner === 0) delete copy[key];
    else put(copy, key, apply(Object.hasOwn(copy, key) ? copy[key] : undefined, inner as Node));
  }
  return copy;
}
