import { describe, expect, it } from 'vitest';
import { TRACK_SPACES } from '../content/index.ts';
import { exhaustActive } from '../rules/population.ts';
import { position } from './position.ts';

describe('6. Population', () => {
  it('NH-6.1 a pawn is in one place, and there are always 22', () => {
    const t = position('Ada', 'Ben').player('Ada', { active: 3, coins: 5 });
    t.answer('Ada', 'use', 'research-1-a').answer('Ada', 'research', t.slotOf('archery'));
    t.answer('Ada', 'recruit', 'soldier', 2, 'home of Ada');
    const p = t.of('Ada');
    expect(p.columns.reduce((a, b) => a + b, 0) + p.active + t.units('Ada').length + 1 + p.gone).toBe(22);
    expect(p).toMatchObject({ active: 2, columns: [3, 5, 4, 3, 2] });
    t.rests('Ada', 'production');
  });

  it('NH-6.2 EX-23 taken from the leftmost column with a pawn, open or not', () => {
    const t = position('Ada', 'Ben').player('Ada', { columns: [0, 0, 0, 1, 2], active: 0 });
    expect(TRACK_SPACES.food[5]).toEqual({ kind: 'instant', effects: [{ op: 'pop', n: 2 }] });
    t.bonus('Ada', 'food 6');
    expect(t.of('Ada')).toMatchObject({ columns: [0, 0, 0, 0, 1], active: 2 });
    t.bonus('Ada', 'food 6');
    expect(t.of('Ada')).toMatchObject({ columns: [0, 0, 0, 0, 0], active: 3 });
    t.rests('Ada', 'action');
  });

  it('NH-6.3 an inactive pawn that is used directly comes from the leftmost column', () => {
    const t = position('Ada', 'Ben').player('Ada', { columns: [0, 2, 4, 3, 2], active: 1 });
    t.bonus('Ada', 'leader alexander-the-great');
    t.answer('Ada', 'recruit', 'settler', 3, 'home of Ada');
    expect(t.of('Ada')).toMatchObject({ columns: [0, 1, 4, 3, 2], active: 1 });
    t.rests('Ada', 'action');
  });

  it('NH-6.4 EX-21 exhausted pawns go to the rightmost column with room', () => {
    const t = position('Ada', 'Ben').player('Ada', { columns: [0, 5, 4, 2, 2], active: 2 });
    exhaustActive(t.g, 0, 1);
    expect(t.of('Ada').columns).toEqual([0, 5, 4, 3, 2]);
    exhaustActive(t.g, 0, 1);
    expect(t.of('Ada')).toMatchObject({ columns: [1, 5, 4, 3, 2], active: 0, gone: 0 });
  });

  it('NH-6.4 EX-22 with no room in any column the pawn leaves the game', () => {
    const t = position('Ada', 'Ben').player('Ada', { settlement: 1 });
    t.territory('copper-hills', 0, 1).noUnits('Ada').unit('Ada', 'settler', 3, 'copper-hills');
    t.turn('Ada', 'expansion').answer('Ada', 'found', 'copper-hills');
    expect(t.of('Ada')).toMatchObject({ columns: [6, 5, 4, 3, 2], active: 1, gone: 1 });
    expect(t.units('Ada')).toEqual([]);
    t.rests('Ada', 'production');
  });

  it('NH-6.5 an exhaust cost needs an active pawn for each point', () => {
    const t = position('Ada', 'Ben').territory('copper-hills', 0, 1, { village: 'Ada' });
    t.player('Ada', { pawn: 'grow-a', coins: 2, active: 0 });
    expect(t.reason('Ada', 'use', 'fortification-marker-a')).toEqual(['not-enough-active-population', 1, 0]);
    t.player('Ada', { active: 1, columns: [5, 5, 4, 3, 2] });
    t.answer('Ada', 'use', 'fortification-marker-a');
    expect(t.of('Ada')).toMatchObject({ active: 0, columns: [6, 5, 4, 3, 2] });
    t.rests('Ada', 'production');
  });
});
