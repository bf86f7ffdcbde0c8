/** What objectives count: each city and each space for itself. */
import { describe, expect, it } from 'vitest';
import { B, BUILDING_KINDS, U } from '../content/index.ts';
import { layoutFor } from '../rules/layout.ts';
import { noBattle } from '../rules/state.ts';
import { tallyOf } from '../rules/tally.ts';
import { duel, position, type Table } from './position.ts';
import { two } from './war.ts';

/** The space that comes after another in the list of the map. */
const after = (t: Table, label: string) => layoutFor(t.s.seats).labels[t.space(label) + 1];

describe('23. What objectives count', () => {
  it('COC-23.2 who has nothing is counted as having nothing, whoever was counted before', () => {
    const t = position()
      .city('Ben', 'D7', { mood: 'happy', with: ['temple', ['academy', 'Ada']] })
      .units('Ben', 'D7', { infantry: 2 });
    tallyOf(t.s, 1);
    expect(tallyOf(position().s, 0)).toMatchObject({
      cities: 0,
      happy: 0,
      largest: 0,
      guarded: 0,
      kindsAtHome: 0,
      abroad: 0,
      citiesAbroad: 0,
      military: 0,
      units: [0, 0, 0, 0, 0, 0],
      withBuilding: [0, 0, 0, 0, 0, 0, 0],
    });
    // military units of others in a city are no guard of its own
    expect(tallyOf(duel().units('Ben', 'D7', { infantry: 1 }).s, 0).guarded).toBe(0);
  });

  it('COC-23.2 a building of the next space belongs neither to the city nor to what is abroad', () => {
    const t = two();
    const first = Object.entries(B).find(([, kind]) => kind === 0)?.[0] as 'academy';
    t.city('Ada', 'D7').city('Ada', after(t, 'D7'), { with: [first] });
    expect([tallyOf(t.s, 0).kindsAtHome, tallyOf(t.s, 0).withBuilding.length]).toEqual([1, BUILDING_KINDS]);
    const u = two();
    u.city('Ada', after(u, 'D2'), { with: [first] });
    expect([tallyOf(u.s, 0).abroad, tallyOf(u.s, 0).citiesAbroad]).toEqual([0, 0]);
  });

  it('COC-23.2 those who fight are counted with the attacker, and only while there is a battle', () => {
    const t = two().units('Ada', 'D5', { infantry: 2 });
    t.s.battle = { ...noBattle(), space: t.space('D3'), attacker: 0, defender: 1, host: [0, 2, 0, 0, 1, 0] };
    expect(tallyOf(t.s, 0)).toMatchObject({
      units: [0, 4, 0, 0, 1, 0],
      spaces: [0, 1, 0, 0, 0, 0],
      military: 5,
    });
    // counting changes nothing
    expect([tallyOf(t.s, 0).units[U.infantry], t.s.battle.host[U.infantry]]).toEqual([4, 2]);
    expect(tallyOf(t.s, 1)).toMatchObject({ units: [0, 0, 0, 0, 0, 0], military: 0 });
    t.s.battle.space = -1;
    expect(tallyOf(t.s, 0).units[U.infantry]).toBe(2);
  });
});
