/** What objectives count: each city, each space and each field for itself. */
import { describe, expect, it } from 'vitest';
import { B, BUILDING_KINDS, C, U } from '../content/index.ts';
import { layoutFor } from '../rules/layout.ts';
import { noBattle } from '../rules/state.ts';
import { tallyOf } from '../rules/tally.ts';
import { duel, position, type Table } from './position.ts';
import { two } from './war.ts';

/** The space that comes after another in the list of the map. */
const after = (t: Table, label: string) => layoutFor(t.s.seats).labels[t.space(label) + 1];

describe('23. What objectives count', () => {
  it('COC-23.2 cities, happy ones, the largest, guarded ones', () => {
    const t = position()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple'] })
      .city('Ada', 'B4', { mood: 'angry' })
      .city('Ben', 'D2', { mood: 'happy', with: ['temple', 'port'] })
      .units('Ada', 'D7', { infantry: 2 })
      .units('Ada', 'B4', { settler: 1 })
      .units('Ada', 'F4', { infantry: 1 });
    const { cities, happy, largest, guarded } = tallyOf(t.s, 0);
    expect([cities, happy, largest, guarded]).toEqual([2, 1, 2, 1]);
    // the next count begins anew
    const ben = tallyOf(t.s, 1);
    expect([ben.cities, ben.happy, ben.largest, ben.guarded]).toEqual([1, 1, 3, 0]);
    const nobody = tallyOf(position().s, 0);
    expect([nobody.cities, nobody.happy, nobody.largest, nobody.guarded, nobody.military]).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });

  it('COC-23.2 military units of others in a city are no guard of its own', () => {
    const t = duel().units('Ben', 'D7', { infantry: 1 });
    expect(tallyOf(t.s, 0).guarded).toBe(0);
  });

  it('COC-23.2 buildings: by kind whoever built them, kinds of the own colour, those abroad', () => {
    const t = position()
      .city('Ada', 'D7', { with: ['temple', ['academy', 'Ben']] })
      .city('Ada', 'B4', { with: ['temple'] })
      .city('Ben', 'D2', { with: [['port', 'Ada'], ['fortress', 'Ada'], 'temple'] })
      .city('barbarians', 'F4', { with: [['port', 'Ada']] });
    const own = tallyOf(t.s, 0);
    expect([own.withBuilding[B.temple], own.withBuilding[B.academy], own.withBuilding[B.port]]).toEqual([
      2, 1, 0,
    ]);
    expect([own.kindsAtHome, own.abroad, own.citiesAbroad]).toEqual([1 << B.temple, 3, 2]);
    const ben = tallyOf(t.s, 1);
    expect([ben.kindsAtHome, ben.abroad, ben.citiesAbroad]).toEqual([1 << B.temple, 1, 1]);
    expect(ben.withBuilding).toEqual(
      Array.from({ length: BUILDING_KINDS }, (_, b) => Number([B.port, B.fortress, B.temple].includes(b))),
    );
  });

  it('COC-23.2 a building of the next space belongs to neither the city nor to what is abroad', () => {
    const t = two();
    // the first of the kinds
    const first = Object.entries(B).find(([, kind]) => kind === 0)?.[0] as 'academy';
    t.city('Ada', 'D7').city('Ada', after(t, 'D7'), { with: [first] });
    expect([tallyOf(t.s, 0).kindsAtHome, tallyOf(t.s, 0).withBuilding.length]).toEqual([1, BUILDING_KINDS]);
    const u = two();
    u.city('Ada', after(u, 'D2'), { with: [first] });
    expect([tallyOf(u.s, 0).abroad, tallyOf(u.s, 0).citiesAbroad]).toEqual([0, 0]);
  });

  it('COC-23.2 units by kind and space, those of a battle among them', () => {
    const t = two()
      .terrain({ E7: 'sea' })
      .units('Ada', 'D6', { settler: 2, infantry: 1, cavalry: 1 })
      .units('Ada', 'D5', { infantry: 2 })
      .units('Ada', 'E7', { ship: 1 })
      .units('Ben', 'D2', { infantry: 3 });
    const before = tallyOf(t.s, 0);
    expect([before.units, before.spaces, before.military]).toEqual([
      [2, 3, 1, 1, 0, 0],
      [1, 2, 1, 1, 0, 0],
      4,
    ]);
    t.s.battle = { ...noBattle(), space: t.space('D3'), attacker: 0, defender: 1, host: [0, 2, 0, 0, 1, 0] };
    const fighting = tallyOf(t.s, 0);
    expect([fighting.units, fighting.spaces, fighting.military]).toEqual([
      [2, 5, 1, 1, 1, 0],
      [1, 2, 1, 1, 0, 0],
      7,
    ]);
    expect([tallyOf(t.s, 1).units[U.infantry], tallyOf(t.s, 1).military]).toEqual([3, 3]);
    t.s.battle.space = -1;
    expect(tallyOf(t.s, 0).units[U.infantry]).toBe(3);
  });

  it('COC-26.9 pirates among the ships of Carthage are not its own', () => {
    const t = two().terrain({ E7: 'sea' }).masters('Ada', 'pirate-allies').units('Ada', 'E7', { ship: 3 });
    t.s.corsairs[t.space('E7')] = 2;
    expect(tallyOf(t.s, 0).units[U.ship]).toBe(1);
    t.s.expansion = 0;
    expect(tallyOf(t.s, 0).units[U.ship]).toBe(3);
  });

  it('COC-23.2 advances: in all, fields begun and whole, a whole government', () => {
    const t = duel().knows('Ada', 'storage', 'irrigation', 'husbandry', 'tactics', 'voting');
    const own = tallyOf(t.s, 0);
    expect([own.advances, own.begun, own.whole, own.governs]).toEqual([7, 4, 1, false]);
    expect([own.inCategory[C.agriculture], own.inCategory[C.warfare], own.inCategory[C.science]]).toEqual([
      4, 1, 0,
    ]);
    t.knows('Ada', 'separation-of-power', 'civil-liberties', 'economic-liberty');
    const whole = tallyOf(t.s, 0);
    expect([whole.advances, whole.begun, whole.whole, whole.governs]).toEqual([10, 4, 2, true]);
    const ben = tallyOf(t.s, 1);
    expect([ben.advances, ben.begun, ben.whole, ben.governs]).toEqual([2, 2, 0, false]);
  });
});
