import { describe, expect, it } from 'vitest';
import { stumblingBlock } from '../kit/testing/word-tests.ts';

describe('a sentence that is read', () => {
  it.each([
    'Ada pays 2 coins.',
    'Wait... and see',
    '1.5 points, (a) or (b)?',
    'Siła −2; 3,5 pkt.',
    '−',
    'a .5 share',
  ])('may be: %s', text => expect(stumblingBlock(text)).toBeUndefined());

  it.each<[string, unknown]>([
    ['two full stops', 'The end..'],
    ['two marks', 'Really?.'],
    ['a comma after a full stop', 'Done., next'],
    ['a space before a mark', 'Ada pays , then leaves'],
    ['two spaces', 'Ada  pays'],
    ['empty brackets', 'Ada pays ()'],
    ['a placeholder', 'Ada pays %d coins'],
    ['a brace', 'Ada pays {n} coins'],
    ['no number', 'Ada pays NaN coins'],
    ['nothing', 'Ada pays undefined'],
    ['null', 'Ada pays null'],
    ['a space at the end', 'Ada pays '],
    ['no words at all', ''],
    ['no text', 7],
  ])('may not have %s', (_what, text) => expect(stumblingBlock(text)).toBeTypeOf('string'));
});
