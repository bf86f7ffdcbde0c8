import { describe, expect, it } from 'vitest';
import { harvest } from '../rules/production.ts';
import { position } from './position.ts';

describe('13. Production phase', () => {
  it('NH-13.1 NH-13.2 NH-13.3 EX-57 one option a turn: a pawn from each open column, or the income', () => {
    const t = position('Ada', 'Ben').player('Ada', { food: 1, columns: [3, 5, 4, 3, 2], active: 0 });
    t.turn('Ada', 'production').answer('Ada', 'population');
    expect(t.of('Ada')).toMatchObject({ active: 2, columns: [2, 4, 4, 3, 2], coins: 1 });
    t.rests('Ben', 'action');
    t.turn('Ada', 'production').answer('Ada', 'coins');
    expect(t.of('Ada')).toMatchObject({ active: 2, coins: 2 });
    t.rests('Ben', 'action');
  });

  it('NH-13.2 EX-58 empty columns give nothing', () => {
    const t = position('Ada', 'Ben').player('Ada', { food: 3, columns: [0, 2, 0, 3, 2], active: 0 });
    t.turn('Ada', 'production').answer('Ada', 'population');
    expect(t.of('Ada')).toMatchObject({ active: 1, columns: [0, 1, 0, 3, 2] });
    t.rests('Ben', 'action');
  });

  it('NH-13.2 population bonuses take more from the left', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'granary-kingdom',
      stage: 'theocracy',
      active: 0,
    });
    t.player('Ada', { columns: [1, 5, 4, 3, 2] })
      .turn('Ada', 'production')
      .answer('Ada', 'population');
    expect(t.of('Ada')).toMatchObject({ active: 2, columns: [0, 4, 4, 3, 2] });
  });

  it('NH-13.3 income grows with the economy track and with bonuses', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'merchant-league', economy: 3, coins: 0 });
    t.turn('Ada', 'production').answer('Ada', 'coins');
    expect(t.of('Ada').coins).toBe(1 + 2 + 1);
  });

  it('NH-13.4 EX-59 exchanges, any number in any order', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 7, active: 0, columns: [2, 5, 4, 3, 2] });
    t.turn('Ada', 'production').answer('Ada', 'buy').rests('Ada', 'exchange');
    t.answer('Ada', 'buy').answer('Ada', 'recall', 'settler');
    expect(t.of('Ada')).toMatchObject({ coins: 1, active: 3, columns: [0, 5, 4, 3, 2] });
    expect(t.units('Ada')).toEqual([]);
    t.answer('Ada', 'pass').rests('Ben', 'action');
  });

  it('NH-13.4 a sold pawn goes to the rightmost free space for 1 coin; none of it is forced', () => {
    const t = position('Ada', 'Ben').turn('Ada', 'production');
    expect(t.why('Ada', 'sell')).toBe('no-free-column-space');
    expect(t.reason('Ada', 'buy')).toEqual(['not-enough-coins', 3, 1]);
    t.player('Ada', { columns: [6, 5, 4, 2, 2], active: 2 }).answer('Ada', 'sell');
    expect(t.of('Ada')).toMatchObject({ columns: [6, 5, 4, 3, 2], active: 1, coins: 2 });
    t.answer('Ada', 'pass').rests('Ben', 'action');
    t.turn('Ada', 'production').player('Ada', { active: 0, columns: [5, 5, 4, 3, 2] });
    expect(t.reason('Ada', 'sell')).toEqual(['not-enough-active-population', 1, 0]);
    t.answer('Ada', 'pass').rests('Ben', 'action');
  });

  it('NH-13.4 EX-60 the Merchant League buys for 2', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'merchant-league',
      stage: 'theocracy',
      coins: 7,
    });
    t.turn('Ada', 'production').answer('Ada', 'buy').answer('Ada', 'buy').answer('Ada', 'buy');
    expect(t.of('Ada').coins).toBe(1);
    t.answer('Ada', 'pass').rests('Ben', 'action');
  });

  it('NH-13.5 produced as an effect, besides the phase', () => {
    const t = position('Ada', 'Ben')
      .knows('Ada', 'currency')
      .player('Ada', { pawn: 'grow-a', economy: 1, coins: 0 });
    t.answer('Ada', 'use', 'currency-1a').answer('Ada', 'do');
    expect(t.of('Ada').coins).toBe(3 + 2);
    t.rests('Ada', 'production');
    t.answer('Ada', 'coins');
    expect(t.of('Ada').coins).toBe(5 + 2);
  });

  it('NH-13.2 how many pawns the next production would bring is known beforehand', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'granary-kingdom',
      stage: 'theocracy',
      food: 1,
    });
    const brings = (columns: number[]) => harvest(t.player('Ada', { columns }).of('Ada'));
    expect(brings([3, 5, 4, 3, 2])).toBe(3);
    expect(brings([1, 1, 0, 0, 0])).toBe(2);
    expect(brings([0, 0, 4, 0, 0])).toBe(1);
    expect(brings([0, 0, 0, 0, 0])).toBe(0);
  });
});
