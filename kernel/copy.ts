/** Deep copy of plain data. Games write their own, many times faster; this one is the measure they are checked against. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copyPlain(value[i]);
    return list as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyPlain((value as Record<string, unknown>)[key]);
  return copy as T;
}

/**
 * The kernel's part of a state, copied. Handy in tests; a game's own `copy` should name the nine fields itself in one
 * object literal, because spreading (`...copyCore(s)`) makes random play about five times slower (measured in bench/).
 * Frames and questions are immutable and shared.
 */
export function copyCore<
  S extends {
    version: number | undefined;
    chance: number[];
    seats: number;
    round: number;
    roundCap: number;
    stack: unknown[];
    asked: unknown[];
    asking: number;
    over: boolean;
  },
>(
  s: S,
): Pick<S, 'version' | 'chance' | 'seats' | 'round' | 'roundCap' | 'stack' | 'asked' | 'asking' | 'over'> {
  return {
    version: s.version,
    chance: s.chance.slice(),
    seats: s.seats,
    round: s.round,
    roundCap: s.roundCap,
    stack: s.stack.slice(),
    asked: s.asked.slice(),
    asking: s.asking,
    over: s.over,
  };
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key in value) deepFreeze(value[key]);
  }
  return value;
}

/** Equal as plain data; keys in any order, `undefined` the same as absent. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a)) {
    const other = b as unknown[];
    if (a.length !== other.length) return false;
    for (let i = 0; i < a.length; i++) if (!samePlain(a[i], other[i])) return false;
    return true;
  }
  const x = a as Record<string, unknown>;
  const y = b as Record<string, unknown>;
  for (const key in x) if (!samePlain(x[key], own(y, key))) return false;
  for (const key in y) if (y[key] !== undefined && own(x, key) === undefined) return false;
  return true;
}

/** What every object inherits ('toString', '__proto__') is no part of the data. */
function own(x: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(x, key) ? x[key] : undefined;
}
