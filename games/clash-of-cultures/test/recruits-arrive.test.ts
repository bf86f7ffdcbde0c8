/** Recruits arrive: pieces taken from the map, and what follows the draft. */
import { describe, expect, it } from 'vitest';
import { L, U } from '../content/index.ts';
import { BARBARIAN } from '../rules/state.ts';
import { duel, position, type Table } from './position.ts';
import { two } from './war.ts';

/** What is said of things that are no candidates of the question. */
const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => x.why.key) ?? [];

describe('11. Recruiting: pieces taken from the map', () => {
  it('COC-11.21 only where none is left, from wherever own units stand, as often as they do', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .knows('Ada', 'storage')
      .units('Ada', 'B4', { settler: 1 })
      .units('Ada', 'F4', { settler: 2 })
      .units('Ben', 'D4', { settler: 2 })
      .goods('Ada', { food: 7 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(t.legal('Ada', 'relocate')).toEqual([]);
    t.answer('Ada', 'add', 'settler');
    expect(t.reason('Ada', 'add', 'settler')).toEqual(['no-piece']);
    const from = (label: string) => ['relocate', t.space(label), U.settler];
    expect(t.legal('Ada', 'relocate')).toEqual([from('B4'), from('F4')]);
    t.answer('Ada', 'relocate', 'B4', 'settler');
    expect(t.legal('Ada', 'relocate')).toEqual([from('F4')]);
    t.answer('Ada', 'relocate', 'F4', 'settler');
    expect(t.reason('Ada', 'relocate', 'F4', 'settler')).toEqual(['cannot-pay']);
    t.answer('Ada', 'done');
    expect(t.tells()).toEqual([
      'paid 0 [6,0,0,0,0,0,0]',
      `relocated 0 0 ${t.space('B4')}`,
      `relocated 0 0 ${t.space('F4')}`,
      'recruited 0 0 3 4',
    ]);
    expect([t.unit('B4', 'settler'), t.unit('F4', 'settler'), t.unit('D7', 'settler')]).toEqual([0, 1, 3]);
    expect(t.s.holder[t.space('B4')]).toBe(-1);
  });

  it('COC-11.21 the same piece is not taken twice, of whatever kind', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .knows('Ada', 'storage')
      .goods('Ada', { food: 7, ore: 7 });
    for (const label of ['B4', 'F4', 'B2']) t.units('Ada', label, { infantry: 4 });
    t.units('Ada', 'F2', { infantry: 1 }).units('Ada', 'F6', { infantry: 3 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'relocate', 'F2', 'infantry');
    expect(t.reason('Ada', 'relocate', 'F2', 'infantry')).toEqual(['not-offered']);
    t.answer('Ada', 'relocate', 'F6', 'infantry');
    expect(t.reason('Ada', 'relocate', 'F6', 'infantry')).toEqual(['legal']);
  });

  it('COC-11.21 COC-12.2 units taken from the city itself leave room for the same number', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .knows('Ada', 'storage')
      .units('Ada', 'D7', { infantry: 3 })
      .units('Ada', 'B4', { infantry: 4 })
      .units('Ada', 'F4', { infantry: 4 })
      .units('Ada', 'B2', { infantry: 4 })
      .units('Ada', 'F2', { infantry: 1 })
      .goods('Ada', { food: 7, ore: 7 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7');
    t.answer('Ada', 'relocate', 'D7', 'infantry').answer('Ada', 'relocate', 'F2', 'infantry');
    expect(t.reason('Ada', 'relocate', 'D7', 'infantry')).toEqual(['stack-limit', 4]);
    expect(t.reason('Ada', 'relocate', 'B4', 'infantry')).toEqual(['stack-limit', 4]);
    t.answer('Ada', 'done');
    expect([t.unit('D7', 'infantry'), t.unit('F2', 'infantry')]).toEqual([4, 0]);
  });

  it('COC-11.21 without any piece in supply a city still recruits those on the map', () => {
    const t = duel().goods('Ada', { food: 2 }).units('Ada', 'B4', { settler: 4 }).turn('Ada');
    expect(t.why('Ada', 'recruit', 'D7')).toBe('legal');
    const ships = duel()
      .terrain({ E7: 'sea', B4: 'sea' })
      .city('Ada', 'D7', { with: ['port'], port: 'E7' })
      .units('Ada', 'B4', { ship: 4 })
      .goods('Ada', { wood: 2 })
      .turn('Ada');
    ships.answer('Ada', 'recruit', 'D7').answer('Ada', 'relocate', 'B4', 'ship').answer('Ada', 'done');
    expect([ships.unit('B4', 'ship'), ships.unit('E7', 'ship')]).toEqual([3, 1]);
    ships.waitsFor('Ada: turn');
  });

  it('COC-11.21 COC-17.18 what a relocated ship carried and no longer fits is removed, as its owner likes', () => {
    const t = duel()
      .terrain({ E7: 'sea', B4: 'sea', F4: 'sea' })
      .city('Ada', 'D7', { with: ['port'], port: 'E7' })
      .units('Ada', 'B4', { ship: 2, settler: 2, infantry: 2 })
      .units('Ada', 'F4', { ship: 2, settler: 1 })
      .units('Ada', 'A5', { settler: 1 })
      .goods('Ada', { wood: 2 })
      .turn('Ada');
    t.answer('Ada', 'recruit', 'D7').answer('Ada', 'relocate', 'B4', 'ship').answer('Ada', 'done');
    t.waitsFor('Ada: excessCargo');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([
      ['drop', U.settler],
      ['drop', U.infantry],
    ]);
    t.answer('Ada', 'drop', 'settler').waitsFor('Ada: excessCargo').answer('Ada', 'drop', 'settler');
    expect(t.tells()[0]).toBe(`unitLost 0 0 ${t.space('B4')}`);
    t.waitsFor('Ada: turn');
    expect([t.unit('B4', 'settler'), t.unit('B4', 'infantry'), t.unit('B4', 'ship')]).toEqual([0, 2, 1]);
    expect([t.unit('F4', 'ship'), t.unit('F4', 'settler'), t.unit('E7', 'ship')]).toEqual([2, 1, 1]);
  });

  it('COC-11.21 the last ship goes with all it carried; a leader aboard leaves the game', () => {
    const t = two()
      .terrain({ E7: 'sea', B4: 'sea', F4: 'sea' })
      .city('Ada', 'D7', { with: ['port'], port: 'E7' })
      .leads('Ada', 'sulla', 'B4')
      .units('Ada', 'B4', { ship: 1 })
      .units('Ada', 'F4', { ship: 3 })
      .goods('Ada', { wood: 2 })
      .turn('Ada');
    t.answer('Ada', 'recruit', 'D7').answer('Ada', 'relocate', 'B4', 'ship').answer('Ada', 'done');
    t.waitsFor('Ada: turn');
    expect([t.s.holder[t.space('B4')], t.s.leader[0], t.s.lostLeaders.includes(L.sulla)]).toEqual([
      -1,
      -1,
      true,
    ]);
    expect(t.tells()).toContain(`leaderGone 0 ${L.sulla}`);
  });

  it('Longships carry three: nothing is lost where three are left to a ship', () => {
    const t = two()
      .terrain({ E7: 'sea', B4: 'sea', F4: 'sea' })
      .masters('Ada', 'longships')
      .city('Ada', 'D7', { with: ['port'], port: 'E7' })
      .units('Ada', 'B4', { ship: 2, settler: 3 })
      .units('Ada', 'F4', { ship: 2 })
      .goods('Ada', { wood: 2 })
      .turn('Ada');
    t.answer('Ada', 'recruit', 'D7').answer('Ada', 'relocate', 'B4', 'ship').answer('Ada', 'done');
    t.waitsFor('Ada: turn');
    expect(t.unit('B4', 'settler')).toBe(3);
  });

  it('COC-17.19 barbarian pieces are no concern of a Recruit', () => {
    const t = position().city('Ada', 'D7').city('Ben', 'D2').goods('Ada', { food: 2 });
    t.units('barbarians', 'B4', { infantry: 4 }).turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(t.s.holder[t.space('B4')]).toBe(BARBARIAN);
    expect(t.legal('Ada', 'relocate')).toEqual([]);
  });
});

describe('11. After a Recruit', () => {
  it('COC-11.20 Nationalism pays for what fights or sails, not for settlers', () => {
    const after = (kind: string) => {
      const t = duel()
        .terrain({ E7: 'sea' })
        .city('Ada', 'D7', { with: ['port'], port: 'E7' })
        .knows('Ada', 'nationalism')
        .goods('Ada', { food: 2, ore: 2, wood: 2 })
        .turn('Ada');
      return t.answer('Ada', 'recruit', 'D7').answer('Ada', 'add', kind).answer('Ada', 'done').asked();
    };
    expect(['settler', 'infantry', 'ship'].map(after)).toEqual(['Ada: turn', 'Ada: token', 'Ada: token']);
    const u = duel().goods('Ada', { food: 1, ore: 1 }).turn('Ada');
    u.answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'add', 'infantry')
      .answer('Ada', 'done')
      .waitsFor('Ada: turn');
  });

  it('COC-11.20 Medicine: one of the resources just spent comes back', () => {
    const t = duel().knows('Ada', 'medicine').goods('Ada', { food: 1, ore: 1, mood: 3 }).turn('Ada');
    t.answer('Ada', 'recruit', 'D7').answer('Ada', 'add', 'infantry').answer('Ada', 'done');
    t.waitsFor('Ada: medicine');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([
      ['choose', 0],
      ['choose', 1],
    ]);
    t.answer('Ada', 'choose', 'ore');
    expect([t.has('Ada', 'ore'), t.has('Ada', 'food'), t.tells()[0]]).toEqual([1, 0, 'gain 0 1 1 0']);
    // tokens alone were spent, or the advance is missing: nobody is asked
    t.knows('Ada', 'draft')
      .answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'levy', 'infantry')
      .answer('Ada', 'done');
    t.waitsFor('Ada: turn');
    const u = duel().goods('Ada', { food: 2 }).turn('Ada');
    u.answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'add', 'settler')
      .answer('Ada', 'done')
      .waitsFor('Ada: turn');
    expect(u.has('Ada', 'food')).toBe(0);
  });

  it('COC-23.7 Drafts: infantry by Draft twice in a turn completes the objective at once', () => {
    const t = duel().city('Ada', 'B4').knows('Ada', 'draft', 'sanitation').goods('Ada', { mood: 4, food: 2 });
    t.objective('Ada', 'draft-objective');
    t.turn('Ada');
    const levy = (city: string, kind: string) =>
      t.answer('Ada', 'recruit', city).answer('Ada', 'levy', kind).answer('Ada', 'done');
    levy('D7', 'infantry').waitsFor('Ada: turn');
    levy('B4', 'settler').waitsFor('Ada: turn');
    levy('B4', 'infantry');
    expect(t.asked()).toBe('Ada: instant');
    const u = duel().city('Ada', 'B4').goods('Ada', { food: 2, ore: 2 });
    u.objective('Ada', 'draft-objective');
    u.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'add', 'infantry').answer('Ada', 'done');
    u.answer('Ada', 'recruit', 'B4')
      .answer('Ada', 'add', 'infantry')
      .answer('Ada', 'done')
      .waitsFor('Ada: turn');
  });

  it('a leader that is not there puts nobody beside the city', () => {
    const t = two().leads('Ada', 'viriatus', 'D7').goods('Ada', { food: 2 }).turn('Ada');
    t.answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'add', 'settler')
      .answer('Ada', 'done')
      .waitsFor('Ada: turn');
  });

  it('Vercingetorix: more recruits than the city holds, as far as there is room beside it', () => {
    const t = two()
      .terrain({ D8: 'sea', E8: 'sea', E7: 'sea', C7: 'sea', C8: 'sea' })
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy', 'fortress'] })
      .leads('Ada', 'vercingetorix', 'D7')
      .units('Ada', 'D7', { infantry: 3 })
      .units('Ada', 'D6', { infantry: 2 })
      .knows('Ada', 'storage')
      .goods('Ada', { food: 5, ore: 3 });
    t.turn('Ada')
      .answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'add', 'infantry')
      .answer('Ada', 'add', 'infantry');
    expect(t.reason('Ada', 'add', 'infantry')).toEqual(['stack-limit', 6]);
    t.answer('Ada', 'add', 'settler').answer('Ada', 'done').waitsFor('Ada: deploy');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.reason('Ada', 'done')).toEqual(['stack-limit', 4]);
    expect(t.legal('Ada')).toEqual([
      ['banish', U.settler, t.space('D6')],
      ['banish', U.infantry, t.space('D6')],
    ]);
    t.answer('Ada', 'banish', 'infantry', 'D6');
    expect(t.tells()).toEqual([`unitPlaced 0 1 ${t.space('D6')}`]);
    t.answer('Ada', 'banish', 'infantry', 'D6');
    // D6 is full now; a settler may still go there
    expect(t.reason('Ada', 'banish', 'infantry', 'D6')).toEqual(['not-offered']);
    expect(t.legal('Ada')).toEqual([['banish', U.settler, t.space('D6')], ['done']]);
    t.answer('Ada', 'done').waitsFor('Ada: turn');
    expect([t.unit('D6', 'infantry'), t.unit('D7', 'infantry'), t.unit('D7', 'settler')]).toEqual([4, 3, 1]);
  });

  it('Vercingetorix: a full space beside takes no fighter; ships are not put ashore; enemies keep their spaces', () => {
    const t = two()
      .terrain({ D8: 'sea', E8: 'sea', E7: 'sea', C8: 'sea' })
      .city('Ada', 'D7', { mood: 'happy', with: ['port', 'temple'], port: 'E7' })
      .leads('Ada', 'vercingetorix', 'D7')
      .units('Ada', 'D6', { infantry: 4 })
      .units('Ben', 'C7', { settler: 1 })
      .goods('Ada', { food: 1, ore: 1, wood: 2 });
    t.turn('Ada')
      .answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'add', 'infantry')
      .answer('Ada', 'add', 'ship');
    t.answer('Ada', 'done').waitsFor('Ada: deploy');
    expect(t.reason('Ada', 'banish', 'infantry', 'D6')).toEqual(['stack-limit', 4]);
    expect(t.reason('Ada', 'banish', 'infantry', 'C7')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'banish', 'ship', 'D6')).toEqual(['not-offered']);
    expect(t.legal('Ada')).toEqual([['done']]);
    t.answer('Ada', 'done').waitsFor('Ada: turn');
    expect(t.unit('E7', 'ship')).toBe(1);
    // a ship alone, or nowhere to go: nobody is asked
    t.goods('Ada', { wood: 2 })
      .answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'add', 'ship')
      .answer('Ada', 'done');
    t.waitsFor('Ada: turn');
    const u = two()
      .terrain({ D8: 'sea', E8: 'sea', E7: 'sea', C8: 'sea', C7: 'sea', D6: 'sea' })
      .leads('Ada', 'vercingetorix', 'D7')
      .goods('Ada', { food: 2 });
    u.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'add', 'settler').answer('Ada', 'done');
    u.waitsFor('Ada: turn');
  });
});
