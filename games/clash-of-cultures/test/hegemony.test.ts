/** Hegemony of Carthage (COC-26.8): a ship becomes a city, and who it carried goes ashore. */
import { describe, expect, it } from 'vitest';
import { U } from '../content/index.ts';
import { PIRATE } from '../rules/state.ts';
import { two } from './war.ts';

describe('26.8 Hegemony', () => {
  it('COC-26.8 Hegemony: land beside an own ship; what it carried goes ashore with it', () => {
    const t = two().terrain({ D6: 'sea', C4: 'sea', C5: 'barren' }).masters('Ada', 'hegemony');
    t.units('Ada', 'D6', { ship: 1, settler: 1, infantry: 1 }).units('Ben', 'C4', { ship: 1 });
    t.units('Ben', 'E6', { infantry: 1 })
      .units('Ada', 'C6', { infantry: 1 })
      .units('Ada', 'B2', { infantry: 1 });
    t.turn('Ada');
    const why = (at: string) => t.why('Ada', 'power', 'civ:hegemony', at, 0);
    expect([why('D5'), why('E6'), why('D7'), why('C6'), why('D4'), why('B3'), why('D6')]).toEqual([
      'legal',
      'enemy-here',
      'city-here',
      'legal',
      'not-offered',
      'not-offered',
      'not-offered',
    ]);
    t.answer('Ada', 'power', 'civ:hegemony', 'D5', 0).waitsFor('Ada: turn');
    expect([t.ownerOf('D5'), t.mood('D5'), t.unit('D5', 'settler'), t.unit('D5', 'infantry')]).toEqual([
      'Ada',
      'neutral',
      1,
      1,
    ]);
    expect([t.unit('D6', 'ship'), t.s.holder[t.space('D6')]]).toEqual([0, -1]);
    expect(t.tells()).toContain(`founded 0 ${t.space('D5')}`);
  });

  /** Ada's units at sea beside D5, and Hegemony used there. */
  const colony = (units: Record<string, number>, ashore: Record<string, number> = {}) => {
    const t = two().terrain({ D6: 'sea' }).masters('Ada', 'hegemony').units('Ada', 'D6', units);
    if (Object.keys(ashore).length > 0) t.units('Ada', 'D5', ashore);
    return t.turn('Ada').answer('Ada', 'power', 'civ:hegemony', 'D5', 0);
  };
  const cargo = (t: ReturnType<typeof two>, at: string) => [t.unit(at, 'settler'), t.unit(at, 'infantry')];

  it('COC-26.8 Hegemony: who of the cargo goes ashore is chosen; who finds no room on other ships must', () => {
    const t = colony({ ship: 2, settler: 2, infantry: 1 }).waitsFor('Ada: ashore');
    expect([t.why('Ada', 'drop', 'settler'), t.why('Ada', 'drop', 'infantry'), t.why('Ada', 'done')]).toEqual(
      ['legal', 'legal', 'no-ship-room'],
    );
    t.answer('Ada', 'drop', 'infantry').waitsFor('Ada: ashore');
    expect([t.why('Ada', 'done'), cargo(t, 'D6'), cargo(t, 'D5')]).toEqual(['legal', [2, 0], [0, 1]]);
    expect(t.tells('moves').at(-1)).toEqual([0, [0, 1, 0, 0, 0, 0], t.space('D6'), t.space('D5')]);
    // the ship carried two
    t.answer('Ada', 'drop', 'settler').waitsFor('Ada: turn');
    expect([t.unit('D6', 'ship'), cargo(t, 'D6'), cargo(t, 'D5')]).toEqual([1, [1, 0], [1, 1]]);
    const stays = colony({ ship: 2, settler: 2 }).answer('Ada', 'done').waitsFor('Ada: turn');
    expect([cargo(stays, 'D6'), cargo(stays, 'D5')]).toEqual([
      [2, 0],
      [0, 0],
    ]);
    // no room ashore for military units: whoever finds room aboard stays there
    const full = colony({ ship: 2, settler: 1, infantry: 1 }, { infantry: 4 }).waitsFor('Ada: ashore');
    expect([full.why('Ada', 'drop', 'settler'), full.why('Ada', 'drop', 'infantry')]).toEqual([
      'legal',
      'stack-limit',
    ]);
    // all must, and just fit: nobody is asked
    const fit = colony({ ship: 1, infantry: 1, cavalry: 1 }, { infantry: 2 }).waitsFor('Ada: turn');
    expect([fit.unit('D5', 'infantry'), fit.unit('D5', 'cavalry')]).toEqual([3, 1]);
    const empty = colony({ ship: 1 }).waitsFor('Ada: turn');
    expect([cargo(empty, 'D5'), empty.s.holder[empty.space('D5')]]).toEqual([[0, 0], -1]);
    // of four, two must: which two?
    const four = colony({ ship: 2, settler: 3, infantry: 1 });
    four.answer('Ada', 'drop', 'settler').waitsFor('Ada: ashore');
    expect(four.why('Ada', 'done')).toBe('no-ship-room');
    four.answer('Ada', 'drop', 'settler').waitsFor('Ada: turn');
    expect([cargo(four, 'D6'), cargo(four, 'D5')]).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  it('COC-26.8 Hegemony: which ship becomes the city is chosen where there are several', () => {
    const t = two().terrain({ D6: 'sea', C5: 'sea' }).masters('Ada', 'hegemony');
    t.units('Ada', 'D6', { ship: 1 }).units('Ada', 'C5', { ship: 2 }).turn('Ada');
    t.answer('Ada', 'power', 'civ:hegemony', 'D5', 0).waitsFor('Ada: colonyShip');
    expect([t.ownerOf('D5'), t.why('Ada', 'corsair', 'D6')]).toEqual(['none', 'not-offered']);
    t.answer('Ada', 'relocate', 'C5', 'ship').waitsFor('Ada: turn');
    expect([t.unit('D6', 'ship'), t.unit('C5', 'ship'), t.ownerOf('D5')]).toEqual([1, 1, 'Ada']);
    // those of others are no choice
    const alone = two().terrain({ D6: 'sea', C5: 'sea' }).masters('Ada', 'hegemony');
    alone.units('Ada', 'D6', { ship: 1 }).units('Ben', 'C5', { ship: 1 }).turn('Ada');
    alone.answer('Ada', 'power', 'civ:hegemony', 'D5', 0).waitsFor('Ada: turn');
    expect([alone.unit('D6', 'ship'), alone.unit('C5', 'ship')]).toEqual([0, 1]);
  });

  it('COC-26.8 COC-26.9 Hegemony: a pirate ship that counts as own may become the city, or an own one beside it', () => {
    const shared = (pirates: number) => {
      const t = two().terrain({ D6: 'sea' }).masters('Ada', 'hegemony', 'pirate-allies');
      t.units('Ada', 'D6', { ship: 2, infantry: 1 });
      t.s.corsairs[t.space('D6')] = pirates;
      return t.turn('Ada').answer('Ada', 'power', 'civ:hegemony', 'D5', 0);
    };
    const at = (t: ReturnType<typeof two>) => [t.unit('D6', 'ship'), t.s.corsairs[t.space('D6')]];
    const t = shared(1).waitsFor('Ada: colonyShip').answer('Ada', 'corsair', 'D6').answer('Ada', 'done');
    expect([at(t), t.s.holder[t.space('D6')]]).toEqual([[1, 0], 0]);
    // without a ship of her own the infantry aboard keeps the pirates, and without it they are pirates again
    const own = shared(1).answer('Ada', 'relocate', 'D6', 'ship').answer('Ada', 'done');
    expect([at(own), own.s.holder[own.space('D6')]]).toEqual([[1, 1], 0]);
    const left = shared(1).answer('Ada', 'relocate', 'D6', 'ship').answer('Ada', 'drop', 'infantry');
    left.waitsFor('Ada: turn');
    expect([at(left), left.s.holder[left.space('D6')]]).toEqual([[1, 0], PIRATE]);
    // all are pirates: nothing to choose
    expect(at(shared(2).waitsFor('Ada: ashore'))).toEqual([1, 1]);
  });

  it('COC-26.8 Hegemony: who went ashore stays there in this turn, Roads or not', () => {
    const t = two()
      .terrain({ D6: 'sea' })
      .masters('Ada', 'hegemony')
      .knows('Ada', 'tactics', 'roads', 'storage');
    t.units('Ada', 'D6', { ship: 1, settler: 1, infantry: 1 }).goods('Ada', { food: 7, ore: 7 }).turn('Ada');
    t.answer('Ada', 'power', 'civ:hegemony', 'D5', 0).answer('Ada', 'move');
    expect(t.why('Ada', 'from', 'D5')).toBe('already-moved');
    t.answer('Ada', 'stop').answer('Ada', 'move');
    expect(t.why('Ada', 'from', 'D5')).toBe('already-moved');
  });

  it('COC-26.8 COC-12.2 Hegemony: ashore only as many as the stack limit lets; who finds no room is lost', () => {
    const t = two().terrain({ D6: 'sea' }).masters('Ada', 'hegemony').units('Ada', 'D5', { infantry: 3 });
    t.units('Ada', 'D6', { ship: 1, infantry: 1, cavalry: 1 }).turn('Ada');
    t.answer('Ada', 'power', 'civ:hegemony', 'D5', 0).answer('Ada', 'drop', 'infantry').waitsFor('Ada: turn');
    expect([t.unit('D5', 'infantry'), t.unit('D5', 'cavalry'), t.s.holder[t.space('D6')]]).toEqual([
      4, 0, -1,
    ]);
    expect(t.tells('unitLost')).toEqual([[0, U.cavalry, t.space('D6')]]);
    // with one place left it is chosen who takes it
    const place = two().terrain({ D6: 'sea' }).masters('Ada', 'hegemony').units('Ada', 'D5', { infantry: 3 });
    place.units('Ada', 'D6', { ship: 1, infantry: 1, cavalry: 1 }).turn('Ada');
    place.answer('Ada', 'power', 'civ:hegemony', 'D5', 0).answer('Ada', 'drop', 'cavalry');
    expect([place.unit('D5', 'cavalry'), place.tells('unitLost')]).toEqual([
      1,
      [[0, U.infantry, place.space('D6')]],
    ]);
    // ships stay ships
    const riders = two().terrain({ D6: 'sea' }).masters('Ada', 'hegemony');
    riders
      .units('Ada', 'D6', { ship: 2, cavalry: 4 })
      .turn('Ada')
      .answer('Ada', 'power', 'civ:hegemony', 'D5', 0);
    riders.waitsFor('Ada: turn');
    expect([riders.unit('D6', 'ship'), riders.unit('D6', 'cavalry'), riders.unit('D5', 'cavalry')]).toEqual([
      1, 2, 2,
    ]);
    // settlers are no part of the stack
    const u = two().terrain({ D6: 'sea' }).masters('Ada', 'hegemony').units('Ada', 'D5', { infantry: 4 });
    u.units('Ada', 'D6', { ship: 1, settler: 2 }).turn('Ada').answer('Ada', 'power', 'civ:hegemony', 'D5', 0);
    expect([u.unit('D5', 'settler'), u.tells('unitLost')]).toEqual([2, []]);
  });
});
