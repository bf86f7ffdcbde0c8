import { begin, NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import {
  BUILDINGS,
  COLOURS,
  COLUMN_SIZE,
  GOALS,
  GOVERNMENTS,
  LEADERS,
  PLAYER_COLOURS,
  SLOTS,
  TECHNOLOGIES,
  TERRITORIES,
  TRACK_SPACES,
  UNIT_MARKERS,
} from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { shows } from '../rules/research.ts';
import { numberOf, position } from './position.ts';

const count = <T>(list: readonly T[], test: (x: T) => boolean) => list.filter(test).length;

describe('1. Components and limits', () => {
  it('NH-1.1 2 to 4 players', () => {
    expect(() => begin(rules, 1, 'seed')).toThrow();
    expect(() => begin(rules, 5, 'seed')).toThrow();
    for (const seats of [2, 3, 4]) expect(begin(rules, seats, 'seed').s.seats).toBe(seats);
  });

  it('NH-1.2 44 technologies of four levels; a card shows its main and its second colour', () => {
    expect([1, 2, 3, 4].map(level => count(TECHNOLOGIES, x => x.level === level))).toEqual([4, 16, 16, 8]);
    const missiles = numberOf(TECHNOLOGIES, 'missiles');
    expect(COLOURS.map((_, c) => shows(missiles, c))).toEqual([true, false, true, false]);
    for (const level of [2, 3])
      for (const colour of COLOURS) {
        const main = TECHNOLOGIES.filter(x => x.level === level && x.main === colour);
        expect(main.length).toBe(4);
        expect(count(main, x => x.second === undefined)).toBe(1);
      }
  });

  it('NH-1.3 a level IV technology counts as all four colours', () => {
    const internet = numberOf(TECHNOLOGIES, 'internet');
    expect(COLOURS.every((_, c) => shows(internet, c))).toBe(true);
  });

  it('NH-1.4 27 leaders, of which 15 are dealt: 6, 6 and 3', () => {
    expect([2, 3, 4].map(level => count(LEADERS, x => x.level === level))).toEqual([10, 10, 7]);
    const { leaders } = position('Ada', 'Ben').s;
    const dealt = leaders.filter(id => id !== NONE);
    expect([2, 3, 4].map(level => count(dealt, id => LEADERS[id].level === level))).toEqual([6, 6, 3]);
  });

  it('NH-1.5 4 double-sided governments, 9 goals in three sets', () => {
    expect(GOVERNMENTS.length).toBe(8);
    expect([0, 1, 2, 3].map(card => count(GOVERNMENTS, x => x.card === card))).toEqual([2, 2, 2, 2]);
    expect(['A', 'B', 'C'].map(set => count(GOALS, x => x.set === set))).toEqual([3, 3, 3]);
  });

  it('NH-1.6 the cradle and 24 territories, 8 buildings of each level, a home for each player', () => {
    expect(TERRITORIES.length).toBe(25);
    expect([1, 2, 3].map(level => count(BUILDINGS, x => x.level === level))).toEqual([8, 8, 8]);
    expect(position('Ada', 'Ben', 'Cyd', 'Dan').s.map.filter(t => t.home !== NONE).length).toBe(4);
  });

  it('NH-1.7 coins are unlimited and never negative', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 80 });
    t.answer('Ada', 'use', 'grow-a');
    expect(t.of('Ada').coins).toBe(81);
    t.answer('Ada', 'coins');
    t.turn('Ada').player('Ada', { coins: 1, pawn: 'grow-a' });
    expect(t.reason('Ada', 'use', 'research-2-b')).toEqual(['prerequisite-missing', 4]);
    t.player('Ada', { coins: 0, scholars: ['1-1'] });
    expect(t.reason('Ada', 'use', 'research-2-b')).toEqual(['not-enough-coins', 3, 0]);
  });

  it('NH-1.8 EX-70 8 markers of each kind for all: none left, none taken; spent ones come back', () => {
    const t = position('Ada', 'Ben');
    expect(t.s.markers).toEqual([8, 8]);
    t.knows('Ada', 'currency').player('Ada', { coins: 9, pawn: 'grow-a' });
    t.player('Ben', { settlement: 8 });
    expect(t.reason('Ada', 'use', 'settlement-marker-a')).toEqual(['marker-supply-empty', 0]);
    t.territory('copper-hills', 0, 1).unit('Ben', 'settler', 4, 'copper-hills').turn('Ben', 'expansion');
    t.answer('Ben', 'found', 'copper-hills');
    expect(t.s.markers).toEqual([1, 8]);
    expect(t.of('Ben').markers).toEqual([7, 0]);
    t.rests('Ben', 'production');
    t.turn('Ada');
    expect(t.why('Ada', 'use', 'settlement-marker-a')).toBe('legal');
  });

  it('NH-1.8 a card that gives a marker gives nothing from an empty supply', () => {
    const t = position('Ada', 'Ben').player('Ben', { settlement: 8 });
    t.bonus('Ada', 'instant enlightenment');
    expect(t.of('Ada').markers).toEqual([0, 0]);
    expect(t.of('Ada').coins).toBe(1 + 3);
    t.rests('Ada', 'action');
  });

  it('NH-1.9 each player has 22 pawns, 24 cubes and 8 markers of each unit', () => {
    const sums: Record<string, number> = {};
    const t = position('Ada', 'Ben');
    rules.pieces(t.s, (piece, _place, n) => {
      sums[piece] = (sums[piece] ?? 0) + n;
    });
    expect(sums['purple pawn']).toBe(22);
    expect(sums['orange cube']).toBe(24);
    expect(UNIT_MARKERS.reduce<number>((a, b) => a + b, 0)).toBe(8);
    expect(Object.values(TRACK_SPACES).map(spaces => spaces.length)).toEqual([8, 8, 8]);
  });

  it('NH-1.10 EX-35 at most three settlers of strength 1-2 at a time; soldiers have markers of their own', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 2 });
    t.unit('Ada', 'settler', 1, 'home of Ada').unit('Ada', 'settler', 2, 'home of Ada');
    t.answer('Ada', 'use', 'recruit-and-move-a');
    expect(t.reason('Ada', 'recruit', 'settler', 1, 'home of Ada')).toEqual(['no-marker-available', 0, 1]);
    t.answer('Ada', 'recruit', 'soldier', 1, 'home of Ada');
    expect(t.units('Ada')).toContain('soldier 1 on home of Ada');
    t.answer('Ada', 'skip');
    t.rests('Ada', 'production');
  });

  it('NH-1.10 three markers 3|4, two 5|6', () => {
    const t = position('Ada', 'Ben').noUnits('Ada');
    for (const strength of [3, 4, 4, 5]) t.unit('Ada', 'settler', strength, 'home of Ada');
    t.knows('Ada', 'horseback-riding').player('Ada', { active: 1, pawn: 'grow-a' });
    t.answer('Ada', 'use', 'horseback-riding-1a');
    expect(t.why('Ada', 'upgrade', 'settler 3', 5)).toBe('legal');
    t.answer('Ada', 'upgrade', 'settler 3', 5);
    expect(t.s.units.filter(u => u.seat === 0 && u.strength > 4).length).toBe(2);
    t.turn('Ada').answer('Ada', 'use', 'grow-a').answer('Ada', 'coins');
    t.turn('Ada').answer('Ada', 'use', 'horseback-riding-1a');
    expect(t.reason('Ada', 'upgrade', 'settler 4', 5)).toEqual(['no-marker-available', 0, 5]);
    expect(t.why('Ada', 'upgrade', 'settler 5', 6)).toBe('legal');
  });

  it('NH-1.11 columns A to E hold 6, 5, 4, 3 and 2 pawns', () => {
    expect([...COLUMN_SIZE]).toEqual([6, 5, 4, 3, 2]);
    expect(position('Ada', 'Ben').of('Ada').columns).toEqual([6, 5, 4, 3, 2]);
  });

  it('NH-1.12 the players are purple, orange, white and turquoise', () => {
    expect([...PLAYER_COLOURS]).toEqual(['purple', 'orange', 'white', 'turquoise']);
    expect(SLOTS.length).toBe(19);
  });
});
