import { describe, expect, it } from 'vitest';
import { printed } from '../cards.tsx';

describe('names on narrow cards', () => {
  it('are left as they are where every word fits', () => {
    expect(printed('Rich Land')).toEqual({ title: 'Rich Land', longest: 4 });
    expect(printed('Philosophy').title).toBe('Philosophy');
  });

  it('can be broken between syllables where a word is too long for any readable size', () => {
    expect(printed('Porozumienie międzynarodowe').title).toBe('Porozu\u00admienie między\u00adnarodowe');
    expect(printed('Constitutional Monarchy')).toEqual({
      title: 'Consti\u00adtutional Monarchy',
      longest: 8,
    });
  });
});
