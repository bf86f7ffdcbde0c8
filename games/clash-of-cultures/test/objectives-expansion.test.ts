import { describe, expect, it } from 'vitest';
import { OBJECTIVE } from '../content/index.ts';
import type { Table } from './position.ts';
import { meets } from './status-phase.ts';
import { attack, two, war } from './war.ts';

/** What the battle that is over fulfils, by name. */
const met = (t: Table) =>
  (t.s.asked[0].kind === 'instant' ? (t.s.asked[0].data as number[]) : []).map(
    id => Object.keys(OBJECTIVE)[id],
  );

describe('23. Objectives of the expansion', () => {
  it('COC-23.5 most cities with an Observatory, a Market, an Obelisk', () => {
    for (const [objective, building] of [
      ['star-gazers', 'observatory'],
      ['traders', 'market'],
      ['legacy', 'obelisk'],
    ] as const) {
      expect(meets(two().city('Ada', 'D7', { with: [building] }), objective)).toBe(true);
      const even = two()
        .city('Ada', 'D7', { with: [building] })
        .city('Ben', 'D2', { with: [building] });
      expect(meets(even, objective)).toBe(false);
    }
  });

  it('High Culture: all advances of the civilization and two leaders recruited', () => {
    const rome = () => two().masters('Ada', 'aqueduct', 'imperial-roads', 'captivi', 'provinces');
    const t = rome();
    t.s.recruitedLeaders[0] = 2;
    expect(meets(t, 'high-culture')).toBe(true);
    const u = rome();
    u.s.recruitedLeaders[0] = 1;
    expect(meets(u, 'high-culture')).toBe(false);
  });

  it('Migration: settlers in three spaces away from own cities', () => {
    const settlers = (...at: string[]) => {
      const t = two();
      for (const label of at) t.units('Ada', label, { settler: 1 });
      return meets(t, 'migration-objective');
    };
    expect(settlers('D4', 'B4', 'F4')).toBe(true);
    expect(settlers('D4', 'B4', 'D6')).toBe(false);
    expect(settlers('D4', 'B4', 'D7')).toBe(false);
  });

  it('Horse Power and Ivory Tower: cavalry, elephants in three spaces', () => {
    const spread = (kind: 'cavalry' | 'elephant', n: number) => {
      const t = two();
      for (const label of ['D4', 'B4', 'F4'].slice(0, n)) t.units('Ada', label, { [kind]: 1 });
      return t;
    };
    expect(meets(spread('cavalry', 3), 'horse-power')).toBe(true);
    expect(meets(spread('cavalry', 2), 'horse-power')).toBe(false);
    expect(meets(spread('elephant', 3), 'ivory-tower')).toBe(true);
    expect(meets(spread('elephant', 2), 'ivory-tower')).toBe(false);
  });

  it('Versatility: a unit of every kind', () => {
    const t = () =>
      two()
        .terrain({ E7: 'sea' })
        .units('Ada', 'E7', { ship: 1 })
        .units('Ada', 'D7', { settler: 1, infantry: 1, cavalry: 1 });
    expect(meets(t().units('Ada', 'D6', { elephant: 1 }).leads('Ada', 'sulla', 'D6'), 'versatility')).toBe(
      true,
    );
    expect(meets(t().leads('Ada', 'sulla', 'D6'), 'versatility')).toBe(false);
  });

  it('Great Commander: a battle won with the leader against as many or more', () => {
    const battle = (defenders: number) => {
      const t = war(1, defenders).leads('Ada', 'pericles', 'D6');
      t.objective('Ada', 'great-commander');
      t.turn('Ada').dice(6, 6, 1, 1);
      attack(t);
      return met(t);
    };
    expect(battle(2)).toContain('great-commander');
    expect(battle(1)).not.toContain('great-commander');
  });

  it('Brutus: a leader and two others eliminated in one battle', () => {
    const battle = (others: number) => {
      const t = war(4, others).leads('Ben', 'pericles', 'D5');
      t.objective('Ada', 'brutus');
      t.turn('Ada').dice(6, 6, 6, 6, 1, 1);
      attack(t);
      return met(t);
    };
    expect(battle(2)).toContain('brutus');
    expect(battle(1)).not.toContain('brutus');
  });

  it('Trample: a land battle won by attack, with cavalry or elephants left', () => {
    const battle = (kind: 'cavalry' | 'elephant' | 'infantry') => {
      const t = war(2, 1).units('Ada', 'D6', { [kind]: 1 });
      t.objective('Ada', 'trample');
      t.turn('Ada').dice(6, 6, 6, 1);
      attack(t);
      return met(t);
    };
    expect(battle('cavalry')).toContain('trample');
    expect(battle('elephant')).toContain('trample');
    expect(battle('infantry')).not.toContain('trample');
  });

  it('Sea Cleansing: the second battle won against pirates in a turn', () => {
    const t = two().terrain({ D6: 'sea', D5: 'sea', E6: 'sea' }).units('Ada', 'D6', { ship: 3 });
    t.units('pirates', 'D5', { ship: 1 }).units('pirates', 'E6', { ship: 1 });
    t.objective('Ada', 'sea-cleansing');
    t.turn('Ada').dice(5, 5, 1, 1).answer('Ada', 'move');
    t.answer('Ada', 'from', 'D6')
      .answer('Ada', 'unit', 'ship', 0)
      .answer('Ada', 'unit', 'ship', 0)
      .answer('Ada', 'go', 'D5');
    t.answer('Ada', 'choose', 'mood');
    expect(met(t)).not.toContain('sea-cleansing');
    while (t.asked() === 'Ada: instant') t.answer('Ada', 'none');
    t.dice(5, 1)
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'E6')
      .answer('Ada', 'choose', 'mood');
    expect(met(t)).toContain('sea-cleansing');
  });
});
