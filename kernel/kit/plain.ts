/** Plain data, looked at closely: what JSON would lose, where two values differ, what two values share. */
import { deepFreeze } from '../index.ts';

/** The first thing in the value that JSON would not give back as it is, or undefined. */
export function notPlain(value: unknown): string | undefined {
  return walk(value, '', new Set());
}

function walk(value: unknown, path: string, met: Set<object>): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      if (!Number.isFinite(value)) return `${path || 'value'} is ${value}`;
      return Object.is(value, -0) ? `${path || 'value'} is -0` : undefined;
    case 'object':
      break;
    default:
      return `${path || 'value'} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  }
  if (value === null) return undefined;
  // Frozen parts can't change, so it does not matter that JSON makes two of one.
  if (!Object.isFrozen(value)) {
    if (met.has(value)) return `${path} is the same object as another part of the state`;
    met.add(value);
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const problem = i in value ? walk(value[i], `${path}[${i}]`, met) : `${path}[${i}] is a hole`;
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null)
    return `${path || 'value'} is a ${value.constructor?.name ?? 'strange object'}`;
  for (const key of Object.keys(value)) {
    const problem = walk((value as Record<string, unknown>)[key], path ? `${path}.${key}` : key, met);
    if (problem !== undefined) return problem;
  }
  return Object.getOwnPropertySymbols(value).length > 0 ? `${path || 'value'} has a symbol key` : undefined;
}

/** Where two values differ first, for messages; undefined where they are equal as plain data. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (a === b || Object.is(a, b)) return undefined;
  const here = path || 'value';
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${here}: ${show(a)} and ${show(b)}`;
  if (Array.isArray(a) !== Array.isArray(b)) return `${here}: a list and an object`;
  if (Array.isArray(a)) {
    const other = b as unknown[];
    if (a.length !== other.length) return `${here}: length ${a.length} and ${other.length}`;
    for (let i = 0; i < a.length; i++) {
      const found = difference(a[i], other[i], `${path}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const x = a as Record<string, unknown>;
  const y = b as Record<string, unknown>;
  for (const key in x) {
    const found = difference(x[key], y[key], path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  for (const key in y)
    if (x[key] === undefined && y[key] !== undefined)
      return `${path ? `${path}.` : ''}${key}: absent and ${show(y[key])}`;
  return undefined;
}

export function show(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

/**
 * Freezes whatever a copy shares with its original. Sharing is allowed as long as nobody changes the shared part:
 * from now on whoever does runs into an error. `note` gets the place of each.
 */
export function freezeShared(a: unknown, b: unknown, note: (path: string) => void, path = ''): void {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return;
  if (a === b) {
    deepFreeze(a);
    note(path);
    return;
  }
  for (const key in a)
    freezeShared(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      note,
      path ? `${path}.${key}` : key,
    );
}
