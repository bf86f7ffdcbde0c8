/** Plain data from outside, checked field by field before anything is made of it. */
import { BadSettings, type Json, type OrderScope } from '@epoka/kernel';
import { isSeed, LONGEST_SEED, SALT } from './seed.ts';
import type { Entry, Occupant, SeatChange, Stamp } from './types.ts';

/** Something of the wrong type, and where. */
export class Misfit extends Error {
  readonly path: string;
  constructor(path: string, wanted: string) {
    super(`${path || 'the file'} should be ${wanted}`);
    this.name = 'Misfit';
    this.path = path;
  }
}

export type Fields = Record<string, unknown>;
/** Reads one value, or throws Misfit. */
export type Reader<T> = (value: unknown, path: string) => T;

const LONGEST_NAME = 200;
const LONGEST_KEY = 200;

export const text: Reader<string> = (value, path) => {
  if (typeof value !== 'string' || value.length > LONGEST_NAME)
    throw new Misfit(path, `a text of at most ${LONGEST_NAME} characters`);
  return value;
};

export const seed: Reader<string> = (value, path) => {
  if (!isSeed(value)) throw new Misfit(path, `a text of 1 to ${LONGEST_SEED} characters`);
  return value;
};

/** What a device added to the seed; '' for nothing. */
export const salt: Reader<string> = (value, path) => {
  if (value !== '' && !(typeof value === 'string' && SALT.test(value)))
    throw new Misfit(path, '32 hexadecimal digits, or nothing');
  return value;
};

/** Plain data that somebody else checks. */
export const anything: Reader<Json> = value => value as Json;

export const bool: Reader<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new Misfit(path, 'true or false');
  return value;
};

export function int(min: number, max: number = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (value, path) => {
    if (!Number.isSafeInteger(value) || (value as number) < min || (value as number) > max)
      throw new Misfit(
        path,
        max === Number.MAX_SAFE_INTEGER ? `an integer from ${min}` : `an integer from ${min} to ${max}`,
      );
    return value as number;
  };
}

export const number: Reader<number> = (value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Misfit(path, 'a number');
  return value;
};

export function hexDigits(n: number): Reader<string> {
  const digits = new RegExp(`^[0-9a-f]{${n}}$`);
  return (value, path) => {
    if (typeof value !== 'string' || !digits.test(value)) throw new Misfit(path, `${n} hexadecimal digits`);
    return value;
  };
}

export function oneOf<T extends string>(...values: T[]): Reader<T> {
  return (value, path) => {
    if (!values.includes(value as T)) throw new Misfit(path, values.join(' or '));
    return value as T;
  };
}

export function listOf<T>(item: Reader<T>, max: number): Reader<T[]> {
  return (value, path) => {
    if (!Array.isArray(value) || value.length > max) throw new Misfit(path, `a list of at most ${max}`);
    return value.map((x, i) => item(x, `${path}[${i}]`));
  };
}

export const fields: Reader<Fields> = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Misfit(path, 'an object');
  return value as Fields;
};

/** A field that may be missing: spread the result into the object. */
export function maybe<K extends string, T>(
  x: Fields,
  key: K,
  read: Reader<T>,
  path: string,
): { [P in K]?: T } {
  return (x[key] === undefined ? {} : { [key]: read(x[key], within(path, key)) }) as { [P in K]?: T };
}

export const within = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** Whether lists and objects stand deeper in each other than any real file has them. */
export function deeperThan(limit: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit === 0) return true;
  return Object.values(value).some(x => deeperThan(limit - 1, x));
}

const occupant: Reader<Occupant> = (value, path) => {
  const x = fields(value, path);
  const kind = oneOf('human', 'bot', 'open', 'left')(x.kind, within(path, 'kind'));
  switch (kind) {
    case 'human':
      return { kind, name: text(x.name, within(path, 'name')), ...maybe(x, 'player', text, path) };
    case 'bot':
      return { kind, bot: text(x.bot, within(path, 'bot')), ...maybe(x, 'name', text, path) };
    case 'open':
      return { kind };
    case 'left':
      return { kind, ...maybe(x, 'name', text, path) };
  }
};

export const occupants = listOf(occupant, 64);

/** For callers in the same program: what they give wrong is a bad setting. */
export function readOccupant(given: unknown, key: string): Occupant {
  try {
    return occupant(given, key);
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    throw new BadSettings({
      code: 'value',
      key: error.path,
      given: given as Json,
      allowed: 'human, bot, open, left',
    });
  }
}

const seatList = listOf(int(0, 63), 64);
const count = int(1);
const anySeat = int(0, 63);
const seatOrHost = int(-1, 63);
const changes: Reader<SeatChange> = oneOf('sat-down', 'took-over', 'left', 'replaced', 'flagged');
const scopes: Reader<OrderScope> = oneOf('move', 'turn');
/** How many values an answer may have after its verb. */
const MOST_ARGS = 3;

const answer: Reader<readonly [string, ...Json[]]> = (value, path) => {
  if (!Array.isArray(value) || typeof value[0] !== 'string' || value.length > 1 + MOST_ARGS)
    throw new Misfit(path, 'an answer: a verb and its arguments');
  return value as unknown as readonly [string, ...Json[]];
};

/** An entry with the fields it should have and no others. */
export const entry: Reader<Entry> = (value, path) => {
  const x = fields(value, path);
  const get = <T>(key: string, read: Reader<T>): T => read(x[key], within(path, key));
  const base = { ...maybe(x, 'at', number, path), ...maybe(x, 'key', text, path) };
  const asked = maybe(x, 'asked', seatList, path);
  switch (x.kind) {
    case 'answer':
      return {
        kind: x.kind,
        seat: get('seat', anySeat),
        question: get('question', count),
        answer: get('answer', answer),
        ...maybe(x, 'by', text, path),
        ...base,
        ...asked,
      };
    case 'undo':
    case 'retract':
    case 'redo':
      return { kind: x.kind, seat: get('seat', anySeat), answers: get('answers', count), ...base, ...asked };
    case 'take-back': {
      const agreed = get('agreed', seatList);
      return {
        kind: x.kind,
        seat: get('seat', seatOrHost),
        to: get('to', int(0)),
        agreed,
        ...base,
        ...asked,
      };
    }
    case 'resign':
      return { kind: x.kind, seat: get('seat', anySeat), ...maybe(x, 'bot', text, path), ...base, ...asked };
    case 'seat':
      return {
        kind: x.kind,
        seat: get('seat', anySeat),
        to: get('to', occupant),
        why: get('why', changes),
        ...base,
      };
    case 'order':
      return {
        kind: x.kind,
        seat: get('seat', anySeat),
        order: get('order', text),
        on: get('on', bool),
        ...maybe(x, 'scope', scopes, path),
        ...maybe(x, 'until', int(Number.MIN_SAFE_INTEGER), path),
        ...base,
      };
    case 'pause':
    case 'resume':
      return { kind: x.kind, seat: get('seat', seatOrHost), ...base };
    default:
      throw new Misfit(within(path, 'kind'), 'a kind of entry');
  }
};

/** A value as a stored record would give it back: without -0, and sharing nothing with the one given. */
export function plainly<T extends Json>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Whether what goes with a call is of the right types. */
export function isStamp({ at, key, seen }: { [K in keyof Stamp]: unknown }): boolean {
  return (
    (at === undefined || Number.isFinite(at)) &&
    (key === undefined || (typeof key === 'string' && key.length > 0 && key.length <= LONGEST_KEY)) &&
    (seen === undefined || Number.isSafeInteger(seen))
  );
}
