import { conforms, type Schema } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { blank } from '../table/ask/form.tsx';

const schemas: Schema[] = [
  { type: 'int', min: 2, max: 5 },
  { type: 'oneOf', values: ['a', 'b'] },
  { type: 'someOf', values: [1, 2, 3], min: 2, max: 3 },
  { type: 'amounts', of: { food: 2, stone: 3 }, min: 3, max: 4 },
  { type: 'list', item: { type: 'int', min: 0, max: 1 }, max: 2 },
];

describe('forms of open answers', () => {
  for (const schema of [...schemas, { type: 'record', fields: { a: schemas[0], b: schemas[3] } } as Schema])
    it(`begin with a value that fits: ${schema.type}`, () =>
      expect(conforms(schema, blank(schema))).toBe(true));
});
