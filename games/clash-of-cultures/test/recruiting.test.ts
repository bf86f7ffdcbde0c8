/** Recruiting in detail: what a draft costs, what keeps a unit out of it. */
import { describe, expect, it } from 'vitest';
import { B, L, U } from '../content/index.ts';
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

  it('COC-11.19 Civil Liberties make the infantry dearer, not the settler of Sanitation', () => {
    const t = duel()
      .knows('Ada', 'sanitation', 'draft', 'voting', 'civil-liberties')
      .goods('Ada', { mood: 1 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(t.legal('Ada', 'levy')).toEqual([['levy', U.settler]]);
    t.answer('Ada', 'levy', 'settler').answer('Ada', 'done');
    expect([t.has('Ada', 'mood'), t.unit('D7', 'settler')]).toEqual([0, 1]);
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
    const ruled = expansion(2, { leaders: 'random' }).city('Ada', 'D7').city('Ben', 'D2').goods('Ada', FULL);
    ruled.leads('Ada', 'augustus', 'D6').turn('Ada').answer('Ada', 'recruit', 'D7');
    expect([ruled.may('Ada', 'add', 'leader'), ruled.legal('Ada', 'relocate')]).toEqual([true, []]);
    // the last card was used
    ruled.s.lostLeaders.push(...ruled.s.leaders[0].splice(0));
    expect(ruled.reason('Ada', 'add', 'leader')).toEqual(['no-leaders']);
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

  it('COC-11.18.a what others have agreed on does not protect pirates', () => {
    const t = position(3)
      .city('Ada', 'E4', { with: ['port'], port: 'E5' })
      .terrain({ E5: 'sea' })
      .units('pirates', 'E5', { ship: 1 })
      .goods('Ada', { wood: 2 })
      .turn('Ada');
    t.s.ban.fill(1);
    t.s.ban[1] = 0;
    t.s.ban[2] = 0;
    expect(t.answer('Ada', 'recruit', 'E4').reason('Ada', 'add', 'ship')).toEqual(['legal']);
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
