import './speaking.ts';
import { describe, expect, it } from 'vitest';
import { U } from '../../content/index.ts';
import { position } from '../../test/position.ts';
import { followHeaps, type Heaps, placeOfHeap } from '../heaps.ts';

describe('heaps of units', () => {
  const start = () =>
    position().units('Ada', 'D7', { infantry: 2, settler: 1 }).units('Ada', 'B4', { infantry: 1 });
  const none: Heaps = new Map();
  const name = (t: ReturnType<typeof start>, heaps: Heaps, label: string, unit: 'infantry' | 'settler') =>
    heaps.get(placeOfHeap(0, U[unit], t.space(label)));

  it('keep their names where they stand, and take them along when they move', () => {
    const t = start();
    const before = followHeaps(none, t.s);
    expect(new Set(before.values()).size).toBe(3);
    const u = position().units('Ada', 'D6', { infantry: 2, settler: 1 }).units('Ada', 'B4', { infantry: 1 });
    const after = followHeaps(before, u.s);
    expect(name(u, after, 'D6', 'infantry')).toBe(name(t, before, 'D7', 'infantry'));
    expect(name(u, after, 'D6', 'settler')).toBe(name(t, before, 'D7', 'settler'));
    expect(name(u, after, 'B4', 'infantry')).toBe(name(t, before, 'B4', 'infantry'));
  });

  it('that part leave the name behind, and no name is given twice', () => {
    const before = followHeaps(none, start().s);
    const u = start().units('Ada', 'D6', { infantry: 1 });
    const parted = followHeaps(before, u.s);
    expect(name(u, parted, 'D7', 'infantry')).toBe(name(u, before, 'D7', 'infantry'));
    expect(new Set(parted.values()).size).toBe(4);
    // the one that parted goes on, another comes up where it stood
    const v = start().units('Ada', 'D5', { infantry: 1 });
    const gone = followHeaps(parted, v.s);
    expect(name(v, gone, 'D5', 'infantry')).toBe(name(u, parted, 'D6', 'infantry'));
    const w = start().units('Ada', 'D5', { infantry: 1 }).units('Ada', 'D6', { infantry: 1 });
    expect(new Set(followHeaps(gone, w.s).values()).size).toBe(5);
  });

  it('of another owner are others', () => {
    const t = position().units('Ada', 'D7', { infantry: 1 });
    const u = position().units('Ben', 'D7', { infantry: 1 });
    const before = followHeaps(none, t.s);
    expect([...followHeaps(before, u.s).values()]).not.toEqual([...before.values()]);
  });
});
