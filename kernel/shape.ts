/**
 * What plain data must look like: the form of a state, checked whenever one comes from a store or a file. Numbers have
 * bounds, so that an id that names nothing is found before any rule uses it.
 */
import type { CoreState } from './types.ts';

export type Shape =
  | { readonly type: 'int'; readonly min: number; readonly max: number }
  | { readonly type: 'number' }
  | { readonly type: 'bool' }
  | { readonly type: 'text'; readonly of?: readonly string[] }
  /** any plain data; for what is checked elsewhere */
  | { readonly type: 'any' }
  | { readonly type: 'list'; readonly item: Shape; readonly min: number; readonly max: number }
  /** these fields and no others; `undefined` is a field that is missing */
  | { readonly type: 'record'; readonly fields: Readonly<Record<string, Shape>> }
  | { readonly type: 'either'; readonly of: readonly Shape[] }
  | { readonly type: 'absent' };

/** The shape of every field of a type: one that is added to the type and forgotten here does not compile. */
export type ShapesOf<T> = { readonly [K in keyof T]-?: Shape };

const MOST = 100_000;

export const shapes = {
  int: (min: number, max: number = Number.MAX_SAFE_INTEGER): Shape => ({ type: 'int', min, max }),
  /** a component by number, or NONE, or (in a view) hidden */
  id: (count: number): Shape => ({ type: 'int', min: -1, max: count - 1 }),
  number: { type: 'number' } as Shape,
  bool: { type: 'bool' } as Shape,
  any: { type: 'any' } as Shape,
  text: (...of: readonly string[]): Shape => (of.length > 0 ? { type: 'text', of } : { type: 'text' }),
  list: (item: Shape, min = 0, max = MOST): Shape => ({ type: 'list', item, min, max }),
  record: (fields: Readonly<Record<string, Shape>>): Shape => ({ type: 'record', fields }),
  /** the same, with every field of the type named */
  of: <T extends object>(fields: ShapesOf<T>): Shape => ({ type: 'record', fields }),
  maybe: (shape: Shape): Shape => ({ type: 'either', of: [{ type: 'absent' }, shape] }),
  either: (...of: readonly Shape[]): Shape => ({ type: 'either', of }),
};

const whole = shapes.int(-0x8000_0000, 0x7fff_ffff);
const frame = shapes.record({ step: shapes.text(), data: shapes.any, by: shapes.maybe(shapes.int(0, 63)) });
const question = shapes.record({
  id: shapes.int(1),
  seat: shapes.int(0, 63),
  kind: shapes.text(),
  data: shapes.any,
  together: shapes.maybe(shapes.int(1)),
});

/** The kernel's part of every state: spread it into the record of the game's own shape. */
export const CORE_SHAPE: ShapesOf<CoreState> = {
  version: shapes.maybe(shapes.int(1)),
  chance: shapes.list(whole, 4, 16),
  seats: shapes.int(1, 64),
  round: shapes.int(0),
  roundCap: shapes.int(0),
  stack: shapes.list(frame),
  asked: shapes.list(question, 0, 1000),
  asking: shapes.int(0),
  over: shapes.bool,
};

/** Where the value is not of this shape, and what it should be; undefined where it fits. */
export function misfit(shape: Shape, value: unknown, path = ''): string | undefined {
  const here = path || 'the state';
  switch (shape.type) {
    case 'any':
      return value === undefined ? `${here} is missing` : undefined;
    case 'absent':
      return value === undefined ? undefined : `${here} should not be there`;
    case 'bool':
      return typeof value === 'boolean' ? undefined : `${here} should be true or false`;
    case 'number':
      return Number.isFinite(value) ? undefined : `${here} should be a number`;
    case 'int':
      return Number.isInteger(value) && (value as number) >= shape.min && (value as number) <= shape.max
        ? undefined
        : `${here} should be an integer from ${shape.min} to ${shape.max}`;
    case 'text':
      return typeof value === 'string' && (shape.of === undefined || shape.of.includes(value))
        ? undefined
        : `${here} should be ${shape.of === undefined ? 'a text' : shape.of.join(' or ')}`;
    case 'list': {
      if (!Array.isArray(value) || value.length < shape.min || value.length > shape.max)
        return `${here} should be a list of ${shape.min} to ${shape.max}`;
      for (let i = 0; i < value.length; i++) {
        const found = misfit(shape.item, value[i], `${path}[${i}]`);
        if (found !== undefined) return found;
      }
      return undefined;
    }
    case 'record':
      return misfitOfRecord(shape.fields, value, path);
    case 'either': {
      let first: string | undefined;
      for (const one of shape.of) {
        const found = misfit(one, value, path);
        if (found === undefined) return undefined;
        if (one.type !== 'absent') first ??= found;
      }
      return first;
    }
  }
}

function misfitOfRecord(
  fields: Readonly<Record<string, Shape>>,
  value: unknown,
  path: string,
): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return `${path || 'the state'} should be an object`;
  const given = value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    const found = misfit(
      fields[key],
      Object.hasOwn(given, key) ? given[key] : undefined,
      path === '' ? key : `${path}.${key}`,
    );
    if (found !== undefined) return found;
  }
  for (const key of Object.keys(given))
    if (given[key] !== undefined && !Object.hasOwn(fields, key))
      return `${path === '' ? key : `${path}.${key}`} is unknown here`;
  return undefined;
}
