/** Recruiting in detail: what a draft costs, what keeps a unit out of it, what happens after it. */
import { describe, expect, it } from 'vitest';
import { B, L, U } from '../content/index.ts';
import { BARBARIAN } from '../rules/state.ts';
import { duel, expansion, position, type Table } from './position.ts';
import { two } from './war.ts';

/** What is said of things that are no candidates of the question. */
const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => x.why.key) ?? [];

/** The kinds that may be added to the draft now. */
const kinds = (t: Table) => t.legal('Ada', 'add').map(([, kind]) => kind);

const FULL = { food: 7, ore: 7, wood: 7, ideas: 7, gold: 7, mood: 7, culture: 7 };

describe('11. Recruiting: the price of a draft', () => {
  it('COC-11.16 COC-11.17 units of many kinds are paid together', () => {
    const t = two()
      .terrain({ E7: 'sea' })
      .city('Ada', 'D7', { mood: 'happy', with: ['market', 'port', 'temple', 'academy'], port: 'E7' })
      .knows('Ada', 'storage')
      .goods('Ada', { food: 6, ore: 1, wood: 3, mood: 1 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(sentAway(t)).toContain('finish-this-first');
    for (const kind of ['settler', 'infantry', 'ship', 'cavalry', 'elephant']) t.answer('Ada', 'add', kind);
    expect(t.reason('Ada', 'leader', 'augustus')).toEqual(['cannot-pay']);
    t.answer('Ada', 'done');
    expect(t.tells()).toEqual([
      'paid 0 [6,1,3,0,0,0,0]',
      'recruited 0 0 1 4',
      'recruited 0 1 1 4',
      'recruited 0 2 1 4',
      'recruited 0 3 1 4',
      'recruited 0 4 1 4',
    ]);
    expect(
      ['settler', 'infantry', 'ship', 'cavalry', 'elephant'].map(kind => t.unit('D7', kind as 'ship')),
    ).toEqual([1, 1, 0, 1, 1]);
    expect(t.unit('E7', 'ship')).toBe(1);
  });

  it('COC-11.16 what the draft costs so far keeps the next unit out', () => {
    const t = two()
      .city('Ada', 'D7', { mood: 'happy', with: ['market', 'temple'] })
      .knows('Ada', 'storage')
      .goods('Ada', { food: 4, wood: 1, ore: 1 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(kinds(t)).toEqual([U.settler, U.infantry, U.cavalry, U.elephant]);
    t.answer('Ada', 'add', 'elephant').answer('Ada', 'add', 'cavalry');
    expect(kinds(t)).toEqual([U.infantry]);
    t.answer('Ada', 'add', 'infantry').answer('Ada', 'done');
    expect(t.tells()[0]).toBe('paid 0 [4,1,1,0,0,0,0]');
  });

  it('COC-11.19 Sanitation and Draft: what is levied is not paid for again', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy', 'port'] })
      .knows('Ada', 'sanitation', 'draft', 'voting', 'civil-liberties', 'storage')
      .goods('Ada', { food: 3, ore: 1, mood: 2 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'levy', 'settler');
    // a settler costs one token, an infantry two with Civil Liberties: together three
    expect(t.reason('Ada', 'levy', 'infantry')).toEqual(['cannot-pay']);
    expect(t.reason('Ada', 'levy', 'settler')).toEqual(['once-per-recruit']);
    t.goods('Ada', { mood: 3 }).answer('Ada', 'levy', 'infantry');
    t.answer('Ada', 'add', 'settler').answer('Ada', 'add', 'infantry');
    t.answer('Ada', 'done');
    expect(t.tells()).toEqual(['paid 0 [3,1,0,0,0,3,0]', 'recruited 0 0 2 4', 'recruited 0 1 2 4']);
  });

  it('COC-11.19 without the advance nobody levies; a settler by Sanitation only, infantry by Draft only', () => {
    const levies = (...advances: ('sanitation' | 'draft')[]) => {
      const t = duel()
        .knows('Ada', ...advances)
        .goods('Ada', { mood: 2, food: 2, ore: 1 })
        .turn('Ada');
      return t.answer('Ada', 'recruit', 'D7').legal('Ada', 'levy');
    };
    expect(levies()).toEqual([]);
    expect(levies('sanitation')).toEqual([['levy', U.settler]]);
    expect(levies('draft')).toEqual([['levy', U.infantry]]);
  });

  it('COC-11.19 with tokens alone a city recruits what can be levied, as long as there is a piece', () => {
    const t = duel().knows('Ada', 'sanitation').goods('Ada', { mood: 1 });
    expect(t.turn('Ada').why('Ada', 'recruit', 'D7')).toBe('legal');
    t.goods('Ada', { mood: 0 });
    expect(t.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    t.goods('Ada', { mood: 1 }).units('Ada', 'B4', { settler: 4 });
    expect(t.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    const u = duel().knows('Ada', 'draft').goods('Ada', { mood: 1 }).turn('Ada');
    expect(u.why('Ada', 'recruit', 'D7')).toBe('legal');
    u.knows('Ada', 'voting', 'civil-liberties');
    expect(u.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    const none = duel().goods('Ada', { mood: 3 }).turn('Ada');
    expect(none.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
  });

  it('COC-21.9 COC-11.19 with the Great Arena culture tokens pay a levy', () => {
    const t = duel().knows('Ada', 'draft').goods('Ada', { culture: 1 }).wonder('great-arena', 'D7', 'Ada');
    t.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'levy', 'infantry').answer('Ada', 'done');
    expect([t.has('Ada', 'culture'), t.unit('D7', 'infantry')]).toEqual([0, 1]);
    const u = two().goods('Ada', { culture: 2 }).wonder('great-arena', 'D7', 'Ada').turn('Ada');
    u.answer('Ada', 'recruit', 'D7').answer('Ada', 'leader', 'augustus').answer('Ada', 'done');
    expect([u.has('Ada', 'culture'), u.s.leader[0]]).toEqual([0, L.augustus]);
  });

  it('COC-11.16 an Angry city recruits one unit, a Neutral one as many as it is large', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'angry', with: ['temple', 'academy'] })
      .city('Ada', 'B4', { with: ['temple'] })
      .knows('Ada', 'storage')
      .goods('Ada', FULL);
    t.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'add', 'settler');
    expect(t.reason('Ada', 'add', 'settler')).toEqual(['recruit-limit', 1]);
    t.answer('Ada', 'done').answer('Ada', 'pay', t.sum({ food: 2 }));
    t.answer('Ada', 'recruit', 'B4').answer('Ada', 'add', 'settler').answer('Ada', 'add', 'settler');
    expect(t.reason('Ada', 'add', 'infantry')).toEqual(['recruit-limit', 2]);
  });
});

describe('11. Recruiting: what keeps a unit out', () => {
  it('COC-11.17 without the building, and the buildings that are asked for', () => {
    const t = two().goods('Ada', FULL).turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(t.reason('Ada', 'add', 'ship')).toEqual(['needs-building', B.port]);
    expect(t.reason('Ada', 'add', 'cavalry')).toEqual(['needs-building', B.market]);
    expect(t.reason('Ada', 'add', 'elephant')).toEqual(['needs-building', B.market]);
    expect(kinds(t)).toEqual([U.settler, U.infantry]);
    expect(t.legal('Ada', 'leader')).toHaveLength(3);
    // with money for ships alone and no Port there is nothing to recruit
    const u = two().goods('Ada', { wood: 2 }).turn('Ada');
    expect(u.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    u.terrain({ E7: 'sea' }).city('Ada', 'D7', { with: ['port'], port: 'E7' });
    expect(u.why('Ada', 'recruit', 'D7')).toBe('legal');
  });

  it('cavalry without a Market: Provinces three spaces from home, Horsemanship, Mounted Archers', () => {
    const cavalry = (t: Table, city = 'D7') =>
      t.goods('Ada', { food: 1, wood: 1 }).turn('Ada').why('Ada', 'recruit', city);
    const rome = () => two().masters('Ada', 'provinces').city('Ada', 'D4').city('Ada', 'D5');
    expect([cavalry(rome(), 'D4'), cavalry(rome(), 'D5'), cavalry(rome())]).toEqual([
      'legal',
      'cannot-recruit',
      'cannot-recruit',
    ]);
    expect(cavalry(two().city('Ada', 'D4'), 'D4')).toBe('cannot-recruit');
    const japan = (fortress: boolean) =>
      two()
        .masters('Ada', 'horsemanship')
        .city('Ada', 'D7', { with: [fortress ? 'fortress' : 'temple'] });
    expect([cavalry(japan(true)), cavalry(japan(false))]).toEqual(['legal', 'cannot-recruit']);
    expect(cavalry(two().city('Ada', 'D7', { with: ['fortress'] }))).toBe('cannot-recruit');
    const huns = () => two().masters('Ada', 'mounted-archers');
    expect([cavalry(huns()), cavalry(huns().city('Ada', 'D7', { with: ['temple'] }))]).toEqual([
      'legal',
      'cannot-recruit',
    ]);
  });

  it('elephants without a Market: on a forest with Indian Elephants, on or beside barren land with Grey Tide', () => {
    const elephant = (t: Table) =>
      t.goods('Ada', { food: 2 }).turn('Ada').answer('Ada', 'recruit', 'D7').why('Ada', 'add', 'elephant');
    expect(elephant(two().masters('Ada', 'grey-tide').terrain({ D7: 'barren' }))).toBe('legal');
    expect(elephant(two().masters('Ada', 'grey-tide').terrain({ E8: 'barren' }))).toBe('legal');
    expect(elephant(two().masters('Ada', 'grey-tide').terrain({ D5: 'barren' }))).toBe('needs-building');
    expect(elephant(two().terrain({ D7: 'barren' }))).toBe('needs-building');
    expect(elephant(two().terrain({ D7: 'forest' }))).toBe('needs-building');
    // none of them brings cavalry, nor do those of cavalry bring elephants
    const u = two().masters('Ada', 'grey-tide').terrain({ D7: 'barren' }).goods('Ada', FULL).turn('Ada');
    expect(u.answer('Ada', 'recruit', 'D7').why('Ada', 'add', 'cavalry')).toBe('needs-building');
    const v = two().masters('Ada', 'mounted-archers').goods('Ada', FULL).turn('Ada');
    expect(v.answer('Ada', 'recruit', 'D7').why('Ada', 'add', 'elephant')).toBe('needs-building');
  });

  it('COC-12.2 four military units in the city, the draft among them; settlers and ships do not count', () => {
    const t = two()
      .terrain({ E7: 'sea' })
      .city('Ada', 'D7', { mood: 'happy', with: ['market', 'port', 'temple', 'academy'], port: 'E7' })
      .knows('Ada', 'storage')
      .units('Ada', 'D7', { infantry: 1, cavalry: 1, settler: 1 })
      .goods('Ada', FULL);
    t.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'add', 'elephant');
    expect(t.reason('Ada', 'add', 'infantry')).toEqual(['legal']);
    t.answer('Ada', 'add', 'infantry');
    for (const kind of ['infantry', 'cavalry', 'elephant'])
      expect(t.reason('Ada', 'add', kind)).toEqual(['stack-limit', 4]);
    expect(t.reason('Ada', 'leader', 'augustus')).toEqual(['stack-limit', 4]);
    t.answer('Ada', 'add', 'settler').answer('Ada', 'add', 'ship');
  });

  it('COC-26.4 another leader makes room for the new one in a full city, not one that is elsewhere', () => {
    const full = (at: string) =>
      two()
        .leads('Ada', 'augustus', at)
        .units('Ada', 'D7', { infantry: at === 'D7' ? 3 : 4 })
        .goods('Ada', { mood: 1, culture: 1 })
        .turn('Ada');
    expect(full('D6').why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    const t = full('D7')
      .answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'leader', 'sulla')
      .answer('Ada', 'done');
    expect(t.tells()).toEqual([
      'paid 0 [0,0,0,0,0,1,1]',
      `leaderGone 0 ${L.augustus}`,
      `leader 0 ${L.sulla}`,
      'recruited 0 5 1 4',
    ]);
    expect([t.unit('D7', 'leader'), t.unit('D7', 'infantry'), t.s.leader[0], t.s.chief]).toEqual([
      1,
      3,
      L.sulla,
      -1,
    ]);
    expect([t.s.recruitedLeaders[0], t.s.leaders[0], t.s.lostLeaders.includes(L.augustus)]).toEqual([
      1,
      [L['julius-caesar']],
      true,
    ]);
  });

  it('Xerxes: a fifth unit in his city', () => {
    const t = two().leads('Ada', 'xerxes', 'D7').units('Ada', 'D7', { infantry: 3 });
    t.city('Ada', 'D7', { with: ['temple'] })
      .goods('Ada', { food: 2, ore: 2 })
      .turn('Ada');
    t.answer('Ada', 'recruit', 'D7').answer('Ada', 'add', 'infantry');
    expect(t.reason('Ada', 'add', 'infantry')).toEqual(['stack-limit', 5]);
  });

  it('COC-26.4 nobody without leader cards, nobody who is barred, recruits one', () => {
    const rich = () => two().goods('Ada', { mood: 1, culture: 1, food: 2 });
    const barred = rich();
    barred.s.barred[0] = 1;
    barred.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(barred.reason('Ada', 'leader', 'augustus')).toEqual(['no-leaders']);
    const poor = rich().goods('Ada', { food: 0 });
    poor.s.barred[0] = 1;
    expect(poor.turn('Ada').why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    const random = expansion(2, { leaders: 'random' }).city('Ada', 'D7').city('Ben', 'D2').goods('Ada', FULL);
    random
      .city('Ada', 'D7', { mood: 'happy', with: ['temple'] })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    random.answer('Ada', 'add', 'leader');
    expect(random.reason('Ada', 'add', 'leader')).toEqual(['one-leader']);
    // a leader card is never levied nor taken from the map
    expect(random.legal('Ada', 'relocate')).toEqual([]);
  });

  it('COC-11.18.a no ships where attacking those before the Port is forbidden or taxed', () => {
    const t = two()
      .terrain({ E7: 'sea' })
      .city('Ada', 'D7', { with: ['port'], port: 'E7' })
      .units('Ben', 'E7', { ship: 1 })
      .goods('Ada', { wood: 2, food: 2 });
    t.turn('Ada');
    t.s.ban[1] = 1;
    t.answer('Ada', 'recruit', 'D7');
    expect(t.reason('Ada', 'add', 'ship')).toEqual(['negotiations', 1]);
    t.s.ban[1] = 2;
    expect(t.reason('Ada', 'add', 'ship')).toEqual(['legal']);
    t.s.ban[1] = 0;
    expect(t.reason('Ada', 'add', 'ship')).toEqual(['legal']);
    // own ships there, or pirates, are no bar
    t.s.ban[1] = 1;
    t.s.holder[t.space('E7')] = 0;
    expect(t.reason('Ada', 'add', 'ship')).toEqual(['legal']);
    t.s.holder[t.space('E7')] = 5;
    expect(t.reason('Ada', 'add', 'ship')).toEqual(['legal']);
  });

  it('COC-11.18.a a truce of the Great Diplomat: its tax is not paid by recruiting', () => {
    const t = two()
      .terrain({ E7: 'sea' })
      .city('Ada', 'D7', { with: ['port'], port: 'E7' })
      .units('Ben', 'E7', { ship: 1 })
      .goods('Ada', { wood: 2, food: 2, culture: 5, mood: 5 });
    t.turn('Ada');
    t.s.truce[1] = 0;
    t.answer('Ada', 'recruit', 'D7');
    expect(t.reason('Ada', 'add', 'ship')).toEqual(['tax-unpaid', 2]);
  });

  it('COC-11.3 an Angry city that was activated recruits no more', () => {
    const t = duel().city('Ada', 'D7', { mood: 'angry' }).goods('Ada', { food: 2 }).turn('Ada');
    t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D6', 'food').goods('Ada', { food: 2 });
    expect(t.reason('Ada', 'recruit', 'D7')).toEqual(['angry-used']);
    expect(t.legal('Ada', 'recruit')).toEqual([]);
  });

  it('COC-2.4 what is captive or on the map is not in supply', () => {
    const t = two()
      .city('Ada', 'D7', { with: ['market'] })
      .goods('Ada', { food: 1, wood: 1 });
    t.s.captives = [U.cavalry, U.cavalry, U.cavalry, U.cavalry];
    t.masters('Ben', 'captives').turn('Ada');
    expect(t.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    t.s.captives = [U.cavalry, U.cavalry, U.cavalry];
    expect(t.why('Ada', 'recruit', 'D7')).toBe('legal');
  });
});

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

describe('26. Recruiting in the way of a civilization', () => {
  it('Sparta: Draft in culture tokens, instead of the usual one', () => {
    const t = two()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .knows('Ada', 'draft')
      .masters('Ada', 'sparta')
      .goods('Ada', { culture: 1, mood: 1, food: 1, ore: 1 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(t.legal('Ada', 'levyWith')).toEqual([['levyWith', U.infantry, 6]]);
    t.answer('Ada', 'levyWith', 'infantry', 'culture');
    expect(t.reason('Ada', 'levyWith', 'infantry', 'culture')).toEqual(['once-per-recruit']);
    t.answer('Ada', 'add', 'infantry').answer('Ada', 'done');
    expect(t.tells()[0]).toBe('paid 0 [1,1,0,0,0,0,1]');
    expect(t.unit('D7', 'infantry')).toBe(2);
    const u = two().knows('Ada', 'draft').masters('Ada', 'sparta').goods('Ada', { culture: 1 }).turn('Ada');
    expect(u.why('Ada', 'recruit', 'D7')).toBe('legal');
    u.knows('Ada', 'civil-liberties');
    expect(u.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    u.goods('Ada', { food: 2 }).answer('Ada', 'recruit', 'D7');
    expect(u.reason('Ada', 'levyWith', 'infantry', 'culture')).toEqual(['cannot-pay']);
    const v = two().masters('Ada', 'sparta').goods('Ada', { culture: 1 }).turn('Ada');
    expect(v.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    const w = two().knows('Ada', 'draft').goods('Ada', { culture: 1 }).turn('Ada');
    expect(w.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
  });

  it('Sparta: after the usual Draft none in culture; with no infantry left none at all', () => {
    const t = two()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .knows('Ada', 'draft')
      .masters('Ada', 'sparta')
      .goods('Ada', { culture: 2, mood: 2 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'levy', 'infantry');
    expect(t.reason('Ada', 'levyWith', 'infantry', 'culture')).toEqual(['once-per-recruit']);
    const u = two().knows('Ada', 'draft').masters('Ada', 'sparta').goods('Ada', { culture: 2, food: 2 });
    for (const label of ['B4', 'B2', 'F2', 'F4']) u.units('Ada', label, { infantry: 4 });
    u.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(u.reason('Ada', 'levyWith', 'infantry', 'culture')).toEqual(['no-piece']);
  });

  it('Mercenaries of Carthage: Draft in gold, for infantry or a ship; a ship in mood tokens too', () => {
    const t = two()
      .terrain({ E7: 'sea' })
      .city('Ada', 'D7', { mood: 'happy', with: ['port', 'temple'], port: 'E7' })
      .knows('Ada', 'draft')
      .masters('Ada', 'mercenaries-carthage')
      .goods('Ada', { gold: 1, mood: 1 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(t.legal('Ada', 'levyWith')).toEqual([
      ['levyWith', U.infantry, 4],
      ['levyWith', U.ship, 4],
      ['levyWith', U.ship, 5],
    ]);
    t.answer('Ada', 'levyWith', 'ship', 'mood');
    expect(t.legal('Ada', 'levyWith')).toEqual([]);
    const poor = two()
      .knows('Ada', 'draft')
      .masters('Ada', 'mercenaries-carthage')
      .goods('Ada', { food: 2 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    expect(poor.reason('Ada', 'levyWith', 'infantry', 'gold')).toEqual(['cannot-pay']);
    t.answer('Ada', 'done');
    expect(t.tells()).toEqual(['paid 0 [0,0,0,0,0,1,0]', 'recruited 0 2 1 4']);
    expect([t.unit('E7', 'ship'), t.has('Ada', 'gold')]).toEqual([1, 1]);
    expect(t.s.drafts).toBe(1);
    const gold = (port: boolean) => {
      const u = two()
        .terrain({ E7: 'sea' })
        .city('Ada', 'D7', port ? { with: ['port'], port: 'E7' } : {})
        .knows('Ada', 'draft')
        .masters('Ada', 'mercenaries-carthage')
        .goods('Ada', { gold: 1 })
        .units('Ada', 'D7', { infantry: 4 });
      return u.turn('Ada').why('Ada', 'recruit', 'D7');
    };
    expect([gold(true), gold(false)]).toEqual(['legal', 'cannot-recruit']);
  });

  it('Shogunate: a card instead of the infantry, once per turn, and once per Recruit with the Draft', () => {
    const shogun = (mood: number) =>
      two().city('Ada', 'D5').knows('Ada', 'draft').masters('Ada', 'shogunate').goods('Ada', { mood });
    const t = shogun(3).turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(t.reason('Ada', 'done')).toEqual(['recruit-something']);
    t.answer('Ada', 'shogun');
    expect(t.reason('Ada', 'shogun')).toEqual(['once-per-turn']);
    expect(t.reason('Ada', 'done')).toEqual(['legal']);
    t.answer('Ada', 'done');
    const [card] = t.s.hands[0];
    expect(t.tells()).toEqual(['paid 0 [0,0,0,0,0,1,0]', `drawAction 0 ${card}`]);
    expect([t.s.drafts, t.s.levied]).toEqual([1, []]);
    t.answer('Ada', 'recruit', 'D5');
    expect(t.reason('Ada', 'shogun')).toEqual(['once-per-turn']);
    const u = shogun(2).city('Ada', 'D7', { mood: 'happy' }).turn('Ada').answer('Ada', 'recruit', 'D7');
    u.answer('Ada', 'levy', 'infantry');
    expect(u.reason('Ada', 'shogun')).toEqual(['once-per-recruit']);
    // the tokens of the draft are spent already
    const v = shogun(1).knows('Ada', 'sanitation').turn('Ada').answer('Ada', 'recruit', 'D7');
    v.answer('Ada', 'levy', 'settler');
    expect(v.reason('Ada', 'shogun')).toEqual(['cannot-pay']);
    const w = two().masters('Ada', 'shogunate').goods('Ada', { mood: 1, food: 2 }).turn('Ada');
    expect(w.answer('Ada', 'recruit', 'D7').why('Ada', 'shogun')).toBe('not-offered');
  });

  it('Shogunate: where nobody is left to be recruited a card still is', () => {
    const t = two().knows('Ada', 'draft').masters('Ada', 'shogunate').goods('Ada', { mood: 1 });
    t.units('Ada', 'D7', { infantry: 4 }).turn('Ada');
    expect(t.why('Ada', 'recruit', 'D7')).toBe('legal');
    t.goods('Ada', { mood: 0 });
    expect(t.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
  });

  it('Warbeasts: each elephant without a Market takes a food in gold or culture', () => {
    const carthage = (market: boolean) =>
      two()
        .city('Ada', 'D7', { mood: 'happy', with: market ? ['market'] : ['temple'] })
        .masters('Ada', 'warbeasts')
        .knows('Ada', 'storage');
    const t = carthage(false)
      .goods('Ada', { food: 2, culture: 2 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    t.answer('Ada', 'add', 'elephant').answer('Ada', 'add', 'elephant').answer('Ada', 'done');
    expect(t.tells()[0]).toBe('paid 0 [2,0,0,0,0,0,2]');
    expect(t.unit('D7', 'elephant')).toBe(2);
    const u = carthage(true).goods('Ada', { food: 2 }).turn('Ada').answer('Ada', 'recruit', 'D7');
    u.answer('Ada', 'add', 'elephant').answer('Ada', 'done');
    expect([u.unit('D7', 'elephant'), u.has('Ada', 'food')]).toEqual([1, 0]);
    // gold does as well as culture
    const gold = carthage(false)
      .goods('Ada', { food: 1, gold: 1 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    gold.answer('Ada', 'add', 'elephant').answer('Ada', 'done');
    expect(gold.tells()[0]).toBe('paid 0 [1,0,0,0,1,0,0]');
    const mixed = carthage(false)
      .goods('Ada', { food: 2, gold: 1, culture: 1 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    mixed.answer('Ada', 'add', 'elephant').answer('Ada', 'add', 'elephant').answer('Ada', 'done');
    expect(mixed.tells()[0]).toBe('paid 0 [2,0,0,0,1,0,1]');
    // culture stands for the food of elephants alone
    const settler = carthage(false)
      .goods('Ada', { food: 1, culture: 4 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    settler.answer('Ada', 'add', 'elephant');
    expect(settler.reason('Ada', 'add', 'settler')).toEqual(['cannot-pay']);
    settler.goods('Ada', { food: 2 });
    expect(settler.reason('Ada', 'add', 'settler')).toEqual(['legal']);
    // with a Market all of it may be culture, or none
    const market = carthage(true).goods('Ada', { culture: 2 }).turn('Ada').answer('Ada', 'recruit', 'D7');
    market.answer('Ada', 'add', 'elephant').answer('Ada', 'done');
    expect(market.tells()[0]).toBe('paid 0 [0,0,0,0,0,0,2]');
    // with the Great Arena mood tokens do too; what stands for the food of elephants pays for nothing else
    const arena = (goods: object) => {
      const u = carthage(false).wonder('great-arena', 'D2', 'Ada').goods('Ada', goods);
      u.s.cityOwner[0] = 0;
      return u.turn('Ada').why('Ada', 'recruit', 'D7');
    };
    expect([arena({ food: 1, mood: 1 }), arena({ food: 1, gold: 1 }), arena({ food: 1 })]).toEqual([
      'legal',
      'legal',
      'cannot-recruit',
    ]);
    const chief = (culture: number) => {
      const u = carthage(true).wonder('great-arena', 'D7', 'Ada').goods('Ada', { culture }).turn('Ada');
      return u
        .answer('Ada', 'recruit', 'D7')
        .answer('Ada', 'add', 'elephant')
        .reason('Ada', 'leader', 'hanno')[0];
    };
    expect([chief(3), chief(4)]).toEqual(['cannot-pay', 'legal']);
    // one taken from the map is paid in the same way
    const last = carthage(false)
      .units('Ada', 'B4', { elephant: 4 })
      .goods('Ada', { food: 1, culture: 1 })
      .turn('Ada');
    last.answer('Ada', 'recruit', 'D7').answer('Ada', 'relocate', 'B4', 'elephant').answer('Ada', 'done');
    expect([last.tells()[0], last.unit('D7', 'elephant')]).toEqual(['paid 0 [1,0,0,0,0,0,1]', 1]);
    // neither food nor tokens
    expect(carthage(false).goods('Ada', { food: 1 }).turn('Ada').why('Ada', 'recruit', 'D7')).toBe(
      'cannot-recruit',
    );
    // others pay food
    const v = two()
      .city('Ada', 'D7', { with: ['market'] })
      .goods('Ada', { food: 1, culture: 1 })
      .turn('Ada');
    expect(v.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
  });

  it('COC-17.19 barbarian pieces are no concern of a Recruit', () => {
    const t = position().city('Ada', 'D7').city('Ben', 'D2').goods('Ada', { food: 2 });
    t.units('barbarians', 'B4', { infantry: 4 }).turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(t.s.holder[t.space('B4')]).toBe(BARBARIAN);
    expect(t.legal('Ada', 'relocate')).toEqual([]);
  });
});
