/** Who goes along with ships, who turns on pirates, and which roads are long. */
import { describe, expect, it } from 'vitest';
import { flag, MOVED, moving, pick } from './moves.ts';
import { spaces } from './offered.ts';
import { duel, type Table } from './position.ts';
import { two } from './war.ts';

const coast = () => duel().terrain({ D6: 'sea', D5: 'sea', D4: 'sea' });
const carthage = () =>
  two().terrain({ D6: 'sea', D5: 'sea', D4: 'sea' }).masters('Ada', 'pirate-allies').knows('Ada', 'tactics');

describe('13. The ships of a group', () => {
  it('COC-12.3.a another ship may be picked when the first one is full', () => {
    const t = coast().units('Ada', 'D6', { ship: 2, settler: 4 });
    pick(moving(t), 'D6', 'ship', 'settler', 'settler');
    expect(t.why('Ada', 'unit', 'settler', 0)).toBe('no-ship-room');
    t.answer('Ada', 'unit', 'ship', 0)
      .answer('Ada', 'unit', 'settler', 0)
      .answer('Ada', 'unit', 'settler', 0);
    t.answer('Ada', 'go', 'D4');
    expect([t.unit('D4', 'ship'), t.unit('D4', 'settler')]).toEqual([2, 4]);
  });

  it('COC-13.7 Roads are not for going ashore, not even into an own city', () => {
    const t = coast().knows('Ada', 'tactics', 'roads').goods('Ada', { food: 1, ore: 1 });
    t.units('Ada', 'D6', { ship: 1, infantry: 1 });
    pick(moving(t), 'D6', 'infantry');
    expect([t.why('Ada', 'go', 'D7'), t.why('Ada', 'roads', 'D7')]).toEqual(['legal', 'not-offered']);
  });

  it('COC-13.1 a ship that has moved in this action does not go along with one that has not', () => {
    const t = coast().units('Ada', 'D6', { ship: 2 });
    flag(moving(t), 'D6', 'ship', MOVED);
    pick(t, 'D6', 'ship');
    expect(t.why('Ada', 'unit', 'ship', MOVED)).toBe('already-moved');
  });
});

describe('26. Pirates and fleets', () => {
  const shared = (own: number, aboard: number) => {
    const t = carthage().units('Ada', 'D5', { ship: own + 1, settler: aboard });
    t.arrange(s => {
      s.corsairs[t.space('D5')] = 1;
    });
    return moving(t);
  };

  it('COC-26.9 pirates beyond the reach of a fleet are not shared with', () => {
    const t = carthage().terrain({ B2: 'sea' }).units('Ada', 'D6', { ship: 1 });
    t.units('pirates', 'D4', { ship: 1 }).units('pirates', 'B2', { ship: 1 });
    expect(spaces(pick(moving(t), 'D6'), 'Ada', 'share')).toEqual({ legal: 'D4', 'sea-not-connected': 'B2' });
  });

  it('COC-26.9 an attack without leaving counts all that is aboard once, whoever was picked', () => {
    const attack = (t: Table, ...units: string[]) => pick(t, 'D5', ...units).why('Ada', 'go', 'D5');
    expect(attack(shared(1, 2), 'ship', 'settler', 'settler')).toBe('legal');
    expect(attack(shared(2, 4), 'ship', 'ship')).toBe('legal');
    expect(attack(shared(1, 3), 'ship', 'settler', 'settler')).toBe('no-ship-room');
  });
});

describe('26. Dido and fleets', () => {
  it('COC-26.8 Dido founds with the ship in her own space, whatever other ships are beside the land', () => {
    const t = two()
      .terrain({ D6: 'sea', C5: 'sea' })
      .masters('Ada', 'hegemony')
      .leads('Ada', 'queen-dido', 'D6');
    t.units('Ada', 'D6', { ship: 1 }).units('Ada', 'C5', { ship: 1 }).turn('Ada');
    t.answer('Ada', 'power', 'leader:queen-dido', 'D5', 1).waitsFor('Ada: turn');
    expect([t.ownerOf('D5'), t.unit('D6', 'ship'), t.unit('C5', 'ship')]).toEqual(['Ada', 0, 1]);
  });
});

describe('26. Long roads', () => {
  it('Imperial Roads begin in an own city; from elsewhere a city is two spaces away at most', () => {
    const from = (label: string) => {
      const t = two()
        .knows('Ada', 'roads')
        .masters('Ada', 'imperial-roads')
        .goods('Ada', { food: 1, ore: 1 });
      return pick(moving(t.units('Ada', label, { settler: 1 })), label).why('Ada', 'roads', 'D7');
    };
    expect([from('D5'), from('D4')]).toEqual(['legal', 'not-offered']);
  });
});
