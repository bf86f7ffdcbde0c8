/** The status phase and the points in detail. */
import { describe, expect, it } from 'vitest';
import { A, C, U, W } from '../content/index.ts';
import { standing } from '../rules/score.ts';
import { BARBARIAN } from '../rules/state.ts';
import { tallyOf } from '../rules/tally.ts';
import { duel, position, type Table } from './position.ts';
import { attack, two, war } from './war.ts';

const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => x.why.key) ?? [];

/** The status phase begins. */
const status = (t: Table, age = 1, first = 0) =>
  t.arrange(
    s => {
      s.age = age;
      s.roundOfAge = 3;
      s.first = first;
      s.current = 1 - first;
    },
    ['status', null],
  );

describe('24. The status phase', () => {
  it('COC-24.1 all steps in turn order from the first player on, and told', () => {
    const t = status(duel(), 2, 1);
    expect([t.tells(), t.s.status, t.s.current]).toEqual([['status 2'], 1, 1]);
    t.waitsFor('Ben: freeAdvance').answer('Ben', 'advance', 'storage');
    t.waitsFor('Ada: freeAdvance').answer('Ada', 'advance', 'storage');
    t.waitsFor('Ben: raze');
    expect(
      t
        .tells()
        .map(line => line.slice(0, line.lastIndexOf(' ')))
        .slice(2),
    ).toEqual(['drawAction 1', 'drawObjective 1', 'drawAction 0', 'drawObjective 0']);
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ben')).toEqual([['raze', t.space('D2')], ['none']]);
    t.answer('Ben', 'none').answer('Ada', 'raze', 'D7');
    expect(t.tells()).toEqual([`razed 0 ${t.space('D7')}`, 'gain 0 4 1 0']);
    t.waitsFor('Ben: firstPlayer');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ben')).toEqual([
      ['seat', 0],
      ['seat', 1],
    ]);
    t.answer('Ben', 'seat', 'Ada');
    expect(t.tells()).toEqual(['first 0', 'round 3 1', 'turn 0 3']);
    expect([t.s.first, t.s.status]).toEqual([0, 0]);
  });

  it('COC-24.4 razing is not asked where every city is larger; the units stay', () => {
    const t = status(
      duel()
        .city('Ada', 'D7', { with: ['temple'] })
        .city('Ben', 'D2', { with: ['temple'] }),
    );
    t.answer('Ada', 'advance', 'storage').answer('Ben', 'advance', 'storage').waitsFor('Ada: firstPlayer');
    const u = status(
      duel()
        .city('Ada', 'B4', { with: ['temple'] })
        .units('Ada', 'D7', { infantry: 1 }),
    );
    u.answer('Ada', 'advance', 'storage').answer('Ben', 'advance', 'storage').waitsFor('Ada: raze');
    expect(u.reason('Ada', 'raze', 'B4')).toEqual(['too-large']);
    expect(u.reason('Ada', 'raze', 'D2')).toEqual(['not-offered']);
    u.answer('Ada', 'raze', 'D7');
    expect([u.ownerOf('D7'), u.unit('D7', 'infantry')]).toEqual(['none', 1]);
    // nothing else is touched
    const near = duel()
      .city('Ada', 'C8', { with: ['academy'] })
      .wonder('great-wall', 'C8', 'Ada');
    status(near)
      .answer('Ada', 'advance', 'storage')
      .answer('Ben', 'advance', 'storage')
      .answer('Ada', 'raze', 'D7');
    expect([near.colour('C8', 'academy'), near.ownerOf('C8'), near.s.wonderAt[W['great-wall']]]).toEqual([
      'Ada',
      'Ada',
      5,
    ]);
  });

  it('COC-24.1 COC-25.1 when the game ends', () => {
    const ends = (settings: object, age: number) => status(duel({ ...settings }), age).s.over;
    expect([ends({}, 5), ends({}, 6)]).toEqual([false, true]);
    expect([ends({ length: 'short' }, 3), ends({ length: 'short' }, 4)]).toEqual([false, true]);
    expect([ends({ ending: 'wonder' }, 6), ends({ ending: 'wonder' }, 7)]).toEqual([false, true]);
    const t = status(position().city('Ben', 'D2'));
    expect([t.s.over, t.tells('end')]).toEqual([true, [[]]]);
    const last = duel().arrange(
      s => {
        s.first = 1;
      },
      ['lastObjectives', null],
    );
    expect([last.s.over, last.s.status, last.s.current]).toEqual([true, 1, 1]);
  });

  it('COC-28.4 at a variable end all complete their objectives in turn order, and no more', () => {
    const t = duel().goods('Ada', { gold: 5 }).goods('Ben', { gold: 5 });
    const [mine, a] = t.objective('Ada', 'wealth');
    const [theirs, b] = t.objective('Ben', 'eureka');
    t.goods('Ben', { ideas: 5 }).arrange(
      s => {
        s.first = 1;
      },
      ['lastObjectives', null],
    );
    t.waitsFor('Ben: objectives').answer('Ben', 'complete', theirs, b);
    t.waitsFor('Ada: objectives').answer('Ada', 'complete', mine, a);
    expect([t.s.over, t.s.done.map(list => list.length)]).toEqual([true, [1, 1]]);
  });

  it('COC-24.5 another government: where its requirement is met, all cubes, the top one first', () => {
    const govern = (t: Table, forced = 0) =>
      t.arrange(() => {}, ['government', { seat: 0, forced }], ['turn', 0]);
    const known = () => duel().knows('Ada', 'voting', 'civil-liberties', 'economic-liberty', 'draft');
    const t = govern(known()).waitsFor('Ada: government');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['govern', C.autocracy], ['none']]);
    expect(t.reason('Ada', 'govern', 'democracy')).toEqual(['already-owned']);
    expect(t.reason('Ada', 'govern', 'theocracy')).toEqual(['missing-requirement', A['state-religion']]);
    expect(t.reason('Ada', 'govern', C.science)).toEqual(['not-offered']);
    t.answer('Ada', 'govern', 'autocracy');
    expect(t.tells()).toEqual([`government 0 ${C.autocracy} 3`]);
    t.waitsFor('Ada: reform');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada').map(([, a]) => a)).toEqual([
      A.totalitarianism,
      A['absolute-power'],
      A['forced-labor'],
    ]);
    expect(t.reason('Ada', 'advance', 'nationalism')).toEqual(['already-owned']);
    expect(t.reason('Ada', 'advance', 'voting')).toEqual(['not-among-these']);
    t.answer('Ada', 'advance', 'forced-labor');
    expect(t.tells()).toEqual([`reformed 0 ${A['forced-labor']}`]);
    t.waitsFor('Ada: reform').answer('Ada', 'advance', 'totalitarianism').waitsFor('Ada: turn');
    expect(
      ['voting', 'civil-liberties', 'economic-liberty', 'nationalism', 'absolute-power'].map(id =>
        t.owns('Ada', id as 'voting'),
      ),
    ).toEqual([false, false, false, true, false]);
    expect(t.s.cubes[0]).toBe(3);
    // no government, no other one to go to: nobody is asked
    govern(duel().knows('Ada', 'draft')).waitsFor('Ada: turn');
    govern(duel().knows('Ada', 'voting')).waitsFor('Ada: turn');
    const ben = duel().knows('Ada', 'fanaticism').knows('Ben', 'voting');
    ben.arrange(() => {}, ['government', { seat: 1, forced: 0 }], ['turn', 0]).waitsFor('Ada: turn');
    // one cube alone
    govern(duel().knows('Ada', 'voting', 'draft'))
      .answer('Ada', 'govern', 'autocracy')
      .waitsFor('Ada: turn');
    expect(govern(known()).answer('Ada', 'none').waitsFor('Ada: turn').owns('Ada', 'voting')).toBe(true);
    // forced, there is no way out
    expect(govern(known(), 1).legal('Ada')).toEqual([['govern', C.autocracy]]);
  });

  it('COC-1.2 the house rule: a mood and a culture token, not where it is forced', () => {
    const govern = (goods: object, forced = 0) =>
      duel({ governmentCost: 'tokens' })
        .knows('Ada', 'voting', 'draft')
        .goods('Ada', goods)
        .arrange(() => {}, ['government', { seat: 0, forced }], ['turn', 0]);
    expect([govern({ mood: 1 }).asked(), govern({ culture: 1 }).asked()]).toEqual(['Ada: turn', 'Ada: turn']);
    expect([govern({ mood: 1, culture: 1 }).asked(), govern({}, 1).asked()]).toEqual([
      'Ada: government',
      'Ada: government',
    ]);
    const t = govern({ mood: 2, culture: 2 }).answer('Ada', 'govern', 'autocracy');
    expect([t.has('Ada', 'mood'), t.has('Ada', 'culture')]).toEqual([1, 1]);
    const u = govern({ mood: 2, culture: 2 }, 1).answer('Ada', 'govern', 'autocracy');
    expect([u.has('Ada', 'mood'), u.has('Ada', 'culture')]).toEqual([2, 2]);
    const free = duel().knows('Ada', 'voting', 'draft').goods('Ada', { mood: 2, culture: 2 });
    free
      .arrange(() => {}, ['government', { seat: 0, forced: 0 }], ['turn', 0])
      .answer('Ada', 'govern', 'autocracy');
    expect([free.has('Ada', 'mood'), free.has('Ada', 'culture')]).toEqual([2, 2]);
  });

  it('COC-26.1 COC-24.5.a a change of government brings and takes linked civilization advances, and what a limit costs', () => {
    const t = two().plays('Ada', 'babylonians').knows('Ada', 'voting', 'civil-liberties', 'state-religion');
    t.arrange(() => {}, ['government', { seat: 0, forced: 0 }], ['turn', 0]).answer(
      'Ada',
      'govern',
      'theocracy',
    );
    expect(t.tells()).toContain('civAdvance 0 35');
    const u = duel().knows('Ada', 'voting', 'state-religion').goods('Ada', { ideas: 6 });
    u.arrange(() => {}, ['government', { seat: 0, forced: 0 }], ['turn', 0]).answer(
      'Ada',
      'govern',
      'theocracy',
    );
    expect([u.has('Ada', 'ideas'), u.tells()[1]]).toEqual([2, 'lose 0 3 4']);
  });

  it('COC-24.6 mood and culture together; ties from the present first player to the left', () => {
    const names = (first: number, ...tokens: [number, number][]) => {
      const t = position(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8');
      for (const [seat, [mood, culture]] of tokens.entries())
        t.goods((['Ada', 'Ben', 'Cyd'] as const)[seat], { mood, culture });
      return t
        .arrange(
          s => {
            s.first = first;
          },
          ['firstPlayer', null],
          ['gameEnd', null],
        )
        .asked();
    };
    expect(names(0, [2, 2], [3, 2], [4, 0])).toBe('Ben: firstPlayer');
    expect(names(0, [0, 0], [2, 0], [0, 2])).toBe('Ben: firstPlayer');
    expect(names(2, [2, 0], [2, 0], [0, 0])).toBe('Ada: firstPlayer');
    expect(names(1, [2, 0], [2, 0], [2, 0])).toBe('Ben: firstPlayer');
    expect(names(1, [0, 0], [0, 0], [0, 0])).toBe('Ben: firstPlayer');
  });
});

describe('25. Points', () => {
  it('COC-25.2 each source by itself', () => {
    const by = (t: Table, seat = 0) => standing(t.s)[seat].by;
    const zero = { cities: 0, advances: 1, objectives: 0, wonders: 0, events: 0, leaders: 0 };
    expect(by(position())).toEqual(zero);
    expect(
      by(
        position()
          .city('Ada', 'D7')
          .city('Ben', 'D2', { with: [['temple', 'Ada'], 'port'] }),
      ),
    ).toEqual({
      ...zero,
      cities: 2,
    });
    expect(by(position().knows('Ada', 'voting'))).toEqual({ ...zero, advances: 1.5 });
    const t = two().masters('Ada', 'captives', 'human-sacrifice');
    t.s.captives = [BARBARIAN * 6 + 1, BARBARIAN * 6 + 1, BARBARIAN * 6 + 1];
    expect(by(t)).toEqual({ ...zero, cities: 1, advances: 2, objectives: 1.5 });
    expect(by(t, 1).objectives).toBe(0);
    const u = two();
    u.s.runes[0] = 2;
    u.s.markers[0] = [1, 2, 3];
    u.s.druids[7] = 1;
    u.s.druids[8] = 2;
    u.s.done[0] = [3];
    u.s.done[1] = [5, 7];
    expect([by(u).objectives, by(u, 1).objectives]).toEqual([2 + 2 + 3 + 1, 4 + 1]);
    u.s.trophies[0] = [5, 6];
    u.s.anarchy[0] = 2;
    u.s.noted = [3, 5, 0, 1];
    expect([by(u).leaders, by(u).events, by(u).wonders]).toEqual([4, 2.5 + 2, 1.5]);
    expect([by(u, 1).leaders, by(u, 1).events]).toEqual([0, 0.5]);
    expect(u.points('Ada')).toBe(1 + 1 + 8 + 1.5 + 4.5 + 4);
    expect(standing(u.s)[0].points).toBe(u.points('Ada'));
  });

  it('COC-25.2 City Independence: Ports count half a point more, wherever; governments nothing', () => {
    const t = two()
      .masters('Ada', 'city-independence')
      .knows('Ada', 'voting', 'civil-liberties')
      .city('Ada', 'D7', { with: ['port', 'temple'] })
      .city('Ben', 'D2', { with: [['port', 'Ada']] });
    expect(standing(t.s)[0].by).toMatchObject({ cities: 1 + 1.5 + 1 + 1.5, advances: 1.5 });
    const u = two()
      .knows('Ada', 'voting', 'civil-liberties')
      .city('Ada', 'D7', { with: ['port', 'temple'] });
    expect(standing(u.s)[0].by).toMatchObject({ cities: 3, advances: 2 });
  });

  it('COC-21.6 wonders: owner and builder; the Great Pyramid its builder; barbarians and ruins nothing', () => {
    const wonders = (t: Table) => standing(t.s).map(x => x.by.wonders);
    const ada = () => duel().city('Ada', 'D7');
    expect(wonders(ada().wonder('great-wall', 'D7', 'Ada'))).toEqual([4, 0]);
    expect(wonders(ada().wonder('great-wall', 'D7', 'Ben'))).toEqual([2, 2]);
    expect(wonders(ada().wonder('great-pyramid', 'D7', 'Ben'))).toEqual([0, 5]);
    expect(wonders(ada().city('barbarians', 'E4').wonder('great-wall', 'E4', 'Ada'))).toEqual([2, 0]);
    const ruined = ada().wonder('great-wall', 'D7', 'Ada');
    ruined.s.wonderAt[W['great-wall']] = -2;
    expect(wonders(ruined)).toEqual([0, 0]);
  });

  it('COC-25.2 Cnut: half a point for each space from home, on the map only', () => {
    const events = (label: string) => {
      const t = two().leads('Ada', 'cnut-the-great', label);
      return standing(t.s)[0].by.events;
    };
    expect([events('D7'), events('D6'), events('D4')]).toEqual([0, 0.5, 1.5]);
    const sulla = two().leads('Ada', 'sulla', 'D4');
    expect(standing(sulla.s)[0].by.events).toBe(0);
    const cut = two().leads('Ada', 'cnut-the-great', 'D4');
    cut.terrain({
      D5: 'unexplored',
      C5: 'unexplored',
      E5: 'unexplored',
      B5: 'unexplored',
      A5: 'unexplored',
      F5: 'unexplored',
      G5: 'unexplored',
    });
    expect(standing(cut.s)[0].by.events).toBe(0);
    const away = two().leads('Ada', 'cnut-the-great', 'D4');
    away.s.holder[away.space('D4')] = -1;
    expect(standing(away.s)[0].by.events).toBe(0);
  });

  it('COC-25.3 ties: the Great Pyramid, then city pieces, advances, objectives, wonders, events, leaders', () => {
    const ranks = (t: Table) => standing(t.s).map(x => x.rank);
    const tied = () => duel();
    expect(ranks(tied())).toEqual([1, 1]);
    // two points each, from different sources: the earlier source wins
    const cities = tied().city('Ada', 'B4').city('Ada', 'F4');
    const second = (t: Table, plan: (s: Table['s']) => void) => {
      plan(t.s);
      return t;
    };
    expect(
      ranks(
        second(cities, s => {
          s.done[1] = [1];
        }),
      ),
    ).toEqual([1, 2]);
    expect(
      ranks(
        second(tied().knows('Ada', 'fishing', 'writing', 'tactics', 'myths'), s => {
          s.done[1] = [1];
        }),
      ),
    ).toEqual([1, 2]);
    expect(
      ranks(
        second(tied(), s => {
          s.done[1] = [1];
          s.noted[0] = 4;
        }),
      ),
    ).toEqual([2, 1]);
    expect(
      ranks(
        second(tied(), s => {
          s.noted[0] = 4;
          s.noted[3] = 4;
        }),
      ),
    ).toEqual([1, 2]);
    expect(
      ranks(
        second(tied(), s => {
          s.trophies[0] = [1];
          s.noted[3] = 4;
        }),
      ),
    ).toEqual([2, 1]);
    // the pyramid decides among those who are first, not below
    const pyramid = (seat: number) =>
      second(cities, s => {
        s.done[1] = [1];
        s.wonderAt[W['great-pyramid']] = -2;
        s.wonderBuilder[W['great-pyramid']] = seat;
      });
    expect([ranks(pyramid(1)), ranks(pyramid(0))]).toEqual([
      [2, 1],
      [1, 2],
    ]);
    const three = position(3).city('Ada', 'E4').city('Ada', 'D4').city('Ben', 'B7').city('Cyd', 'G8');
    expect(ranks(three)).toEqual([1, 2, 2]);
    const below = second(
      position(3).city('Ada', 'E4').city('Ada', 'D4').city('Ben', 'B7').city('Cyd', 'G8'),
      s => {
        s.wonderAt[W['great-pyramid']] = -2;
        s.wonderBuilder[W['great-pyramid']] = 2;
      },
    );
    expect(ranks(below)).toEqual([1, 2, 2]);
  });
});

describe('23. What objectives count', () => {
  it('COC-23.7 cities, moods, guards, buildings at home and abroad', () => {
    const t = position()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', ['academy', 'Ben']] })
      .city('Ada', 'B4', { with: ['temple', 'port', 'fortress'] })
      .city('Ada', 'F4', { mood: 'angry' })
      .city('Ben', 'D2', { mood: 'happy', with: [['temple', 'Ada'], ['port', 'Ada'], 'academy'] })
      .city('Ben', 'B2', { with: ['temple'] })
      .city('barbarians', 'E4', { with: [['temple', 'Ada']] })
      .units('Ada', 'D7', { infantry: 2 })
      .units('Ada', 'B4', { settler: 1 })
      .units('Ben', 'F4', { infantry: 1 });
    expect(tallyOf(t.s, 0)).toMatchObject({
      cities: 3,
      happy: 1,
      largest: 4,
      guarded: 1,
      withBuilding: [1, 1, 1, 2, 0, 0, 0],
      kindsAtHome: 0b1110,
      abroad: 3,
      citiesAbroad: 2,
      military: 2,
      advances: 2,
      begun: 2,
      whole: 0,
      governs: false,
    });
    // counted anew for another
    expect(tallyOf(t.s, 1)).toMatchObject({
      cities: 2,
      happy: 1,
      largest: 4,
      guarded: 0,
      withBuilding: [1, 0, 1, 2, 0, 0, 0],
      kindsAtHome: 0b1001,
      abroad: 1,
      citiesAbroad: 1,
      military: 1,
    });
  });

  it('COC-23.7 units by kind and by space, with those that attack', () => {
    const t = two()
      .terrain({ E7: 'sea' })
      .units('Ada', 'D6', { infantry: 2, cavalry: 1 })
      .units('Ada', 'D5', { infantry: 1, settler: 2 })
      .units('Ada', 'E7', { ship: 2 })
      .units('Ben', 'D4', { elephant: 3 });
    expect(tallyOf(t.s, 0)).toMatchObject({
      units: [2, 3, 2, 1, 0, 0],
      spaces: [1, 2, 1, 1, 0, 0],
      military: 4,
    });
    const u = war(2, 2).knows('Ada', 'tactics').turn('Ada').dice(1, 1, 1, 1);
    attack(u).waitsFor('Ada: retreat');
    expect([
      tallyOf(u.s, 0).units[U.infantry],
      tallyOf(u.s, 0).spaces[U.infantry],
      tallyOf(u.s, 0).military,
    ]).toEqual([2, 0, 2]);
    expect([tallyOf(u.s, 1).units[U.infantry], tallyOf(u.s, 1).spaces[U.infantry]]).toEqual([2, 1]);
    // pirates among the own ships are not the player's
    const pirates = two()
      .terrain({ D6: 'sea' })
      .masters('Ada', 'pirate-allies')
      .units('Ada', 'D6', { ship: 3 });
    pirates.s.corsairs[pirates.space('D6')] = 2;
    expect(tallyOf(pirates.s, 0).units[U.ship]).toBe(1);
  });

  it('COC-23.7 advances by category; whole ones; a whole government', () => {
    const t = duel().knows('Ada', 'storage', 'irrigation', 'husbandry', 'fishing');
    expect(tallyOf(t.s, 0)).toMatchObject({ advances: 6, begun: 3, whole: 1, governs: false });
    expect(tallyOf(t.s, 0).inCategory).toEqual([4, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    t.knows('Ada', 'voting', 'separation-of-power', 'civil-liberties');
    expect(tallyOf(t.s, 0)).toMatchObject({ whole: 1, governs: false });
    t.knows('Ada', 'economic-liberty');
    expect(tallyOf(t.s, 0)).toMatchObject({ advances: 10, begun: 4, whole: 2, governs: true });
    expect(tallyOf(t.s, 1)).toMatchObject({ advances: 2, begun: 2, whole: 0, governs: false });
  });
});
