/** Answers are recognised without the schema: never anything that the schema would not take. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ClientMessage, isAnswerAct } from '../messages.ts';

const right = {
  t: 'act',
  table: 'table-1',
  key: 'key-12345',
  act: { do: 'answer', question: 3, answer: ['take', 1, [2, { x: null }]], seen: 7 },
};

it('knows an answer when it sees one', () => {
  expect(isAnswerAct(right)).toBe(true);
  const { seen: _, ...act } = right.act;
  expect(isAnswerAct({ ...right, act })).toBe(true);
  expect(ClientMessage.parse(right)).toEqual(right);
});

it('takes nothing that the schema refuses', () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(undefined, -1, 1.5, 1e7, '', 'x'.repeat(100), '__proto__', Number.NaN),
    fc.array(fc.jsonValue(), { maxLength: 6 }),
  );
  const message = fc
    .tuple(fc.constantFrom('t', 'table', 'key', 'act', 'more'), odd)
    .map(([key, value]) => ({ ...right, [key]: value }));
  const act = fc
    .tuple(fc.constantFrom('do', 'question', 'answer', 'seen', 'more'), odd)
    .map(([key, value]) => ({ ...right, act: { ...right.act, [key]: value } }));
  fc.assert(
    fc.property(fc.oneof(message, act, odd), value => {
      if (isAnswerAct(value)) expect(ClientMessage.parse(value)).toEqual(value);
    }),
    { numRuns: 3000 },
  );
});
