import { describe, expect, it } from 'vitest';
import { tableName } from '../lang/index.ts';

describe('the name of a table', () => {
  it('is the title of its game in the language of the page until somebody gives it another', () => {
    expect(tableName('New Horizons', 'new-horizons', 'pl')).toBe('Nowe horyzonty');
    expect(tableName('Nowe horyzonty', 'new-horizons', 'en')).toBe('New Horizons');
    expect(tableName('', 'through-the-ages', 'pl')).toBe('Poprzez wieki');
    expect(tableName('Friday evening', 'new-horizons', 'pl')).toBe('Friday evening');
    // the title of another game is a name like any other
    expect(tableName('New Horizons', 'through-the-ages', 'pl')).toBe('New Horizons');
    expect(tableName('Something', 'unknown', 'pl')).toBe('Something');
  });
});
