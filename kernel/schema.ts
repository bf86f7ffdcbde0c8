/** Schemas of open answers: bids, offers, decks. Small enough to draw a form from, strict enough to refuse nonsense. */
import type { Json } from './types.ts';

export type Schema =
  | { readonly type: 'int'; readonly min: number; readonly max: number }
  | { readonly type: 'oneOf'; readonly values: readonly (string | number)[] }
  /** a subset, each value at most once */
  | {
      readonly type: 'someOf';
      readonly values: readonly (string | number)[];
      readonly min: number;
      readonly max: number;
    }
  /** how many of each, up to the given number */
  | {
      readonly type: 'amounts';
      readonly of: Readonly<Record<string, number>>;
      readonly min?: number;
      readonly max?: number;
    }
  | { readonly type: 'list'; readonly item: Schema; readonly max: number }
  | { readonly type: 'record'; readonly fields: Readonly<Record<string, Schema>> };

const isInt = (v: unknown): v is number => typeof v === 'number' && Number.isInteger(v);

export function conforms(schema: Schema, value: unknown): value is Json {
  switch (schema.type) {
    case 'int':
      return isInt(value) && value >= schema.min && value <= schema.max;
    case 'oneOf':
      return schema.values.includes(value as string);
    case 'someOf':
      return (
        Array.isArray(value) &&
        value.length >= schema.min &&
        value.length <= schema.max &&
        new Set(value).size === value.length &&
        value.every(v => schema.values.includes(v))
      );
    case 'amounts': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      let total = 0;
      for (const [key, n] of Object.entries(value)) {
        if (!Object.hasOwn(schema.of, key) || !isInt(n) || n < 0 || n > schema.of[key]) return false;
        total += n;
      }
      return total >= (schema.min ?? 0) && total <= (schema.max ?? Number.POSITIVE_INFINITY);
    }
    case 'list':
      return Array.isArray(value) && value.length <= schema.max && value.every(v => conforms(schema.item, v));
    case 'record': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const keys = Object.keys(value);
      const fields = Object.keys(schema.fields);
      return (
        keys.length === fields.length &&
        fields.every(
          k => Object.hasOwn(value, k) && conforms(schema.fields[k], (value as Record<string, unknown>)[k]),
        )
      );
    }
  }
}
