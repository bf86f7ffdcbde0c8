/** Sentences of the page that are put together from parts. */
import { describe, expect, it } from 'vitest';
import { moreEn } from '../lang/more/en.ts';
import { morePl } from '../lang/more/pl.ts';

describe('a replay that can’t be opened', () => {
  it('says in words where the file is wrong', () => {
    expect(moreEn.replay.where('sum')).toBe('The checksum does not fit what the file says.');
    expect(morePl.replay.where('sum')).toBe('Suma kontrolna nie zgadza się z treścią pliku.');
    expect(morePl.replay.where(12)).toBe('Wpis 12 w zapisie.');
    expect(morePl.replay.where('seats.0')).toBe('Pole w pliku: „seats.0”.');
  });
});

describe('the end of a game', () => {
  it('counts what was gained as each language does', () => {
    expect(morePl.end.moment('Ola', 14, 3)).toBe('Runda 3: Ola zyskuje 14 punktów względem reszty');
    expect(morePl.end.moment('Ola', 1, 3)).toBe('Runda 3: Ola zyskuje 1 punkt względem reszty');
    expect(moreEn.end.moment('Ola', 1, 3)).toBe('Round 3: Ola gains 1 point on the field');
  });
});
