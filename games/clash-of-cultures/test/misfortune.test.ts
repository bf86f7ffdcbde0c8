import { describe, expect, it } from 'vitest';
import { A, B, BUILDING_KINDS, E, L, MOOD, U, W } from '../content/index.ts';
import { text } from './event-scene.ts';
import { duel, expansion, position, type Table } from './position.ts';

const SETTLEMENT = BUILDING_KINDS;
const wonderPiece = (id: keyof typeof W) => SETTLEMENT + 1 + W[id];

/** Ada has three cities. */
const three = () => position().city('Ada', 'D7').city('Ada', 'B4').city('Ada', 'F4').city('Ben', 'D2');
const own = (t: Table, ...labels: string[]) => labels.map(label => t.mood(label)).join(' ');

describe('20. Events that sadden cities', () => {
  it('COC-20.7 two different cities fall with Roads, never one twice; an Angry one is none of them', () => {
    const t = three().knows('Ada', 'roads').city('Ada', 'B4', { mood: 'angry' });
    // what was picked for something before is no matter
    t.s.draft = [t.space('D7')];
    text(t, 'pestilence').waitsFor('Ada: unhappy');
    expect([t.why('Ada', 'at', 'B4'), t.why('Ada', 'at', 'D7'), t.why('Ada', 'at', 'D2')]).toEqual([
      'not-here',
      'legal',
      'not-offered',
    ]);
    t.city('Ada', 'D7', { mood: 'happy' }).answer('Ada', 'at', 'D7').waitsFor('Ada: turn');
    expect(own(t, 'D7', 'B4', 'F4', 'D2')).toBe('neutral angry angry neutral');
    expect(t.s.draft).toEqual([t.space('D7'), t.space('F4')]);
  });

  it('COC-20.7 the second of two is asked where it is a choice, and the first is no candidate any more', () => {
    const t = three().knows('Ada', 'navigation').city('Ada', 'D7', { mood: 'happy' });
    text(t, 'pestilence').answer('Ada', 'at', 'D7').waitsFor('Ada: unhappy');
    expect(t.why('Ada', 'at', 'D7')).toBe('not-here');
    t.answer('Ada', 'at', 'B4').waitsFor('Ada: turn');
    expect(own(t, 'D7', 'B4', 'F4')).toBe('neutral angry neutral');
    expect(t.tells()).toEqual([`mood ${t.space('B4')} 0`]);
  });

  it('COC-20.7 with the last city that can fall it is over', () => {
    const t = position().city('Ada', 'D7').city('Ada', 'B4', { mood: 'angry' }).city('Ben', 'D2');
    text(t.knows('Ada', 'trade-routes'), 'pestilence').waitsFor('Ada: turn');
    expect(own(t, 'D7', 'B4')).toBe('angry angry');
    const u = three();
    for (const label of ['D7', 'B4', 'F4']) u.city('Ada', label, { mood: 'angry' });
    text(u, 'pestilence').waitsFor('Ada: turn');
    expect(u.log.map(line => line.key)).toEqual([]);
  });

  it('COC-20.7 Flood: only a city at the sea', () => {
    const t = three().terrain({ E7: 'sea', B5: 'sea' });
    text(t, 'flood').waitsFor('Ada: unhappy');
    expect([t.why('Ada', 'at', 'F4'), t.why('Ada', 'at', 'B4')]).toEqual(['not-here', 'legal']);
    t.answer('Ada', 'at', 'D7');
    expect(own(t, 'D7', 'B4', 'F4')).toBe('angry neutral neutral');
  });

  it('COC-20.6 Myths: asked for each city that would fall, not for an Angry one; a token each', () => {
    const t = three().knows('Ada', 'myths', 'roads').goods('Ada', { mood: 1 });
    text(t, 'pestilence').answer('Ada', 'at', 'D7').waitsFor('Ada: save').answer('Ada', 'yes');
    expect(t.tells()).toEqual([`uses 0 ${A.myths}`, 'paid 0 [0,0,0,0,0,1,0]']);
    // the token is spent: the second city falls without a question
    t.answer('Ada', 'at', 'B4').waitsFor('Ada: turn');
    expect(own(t, 'D7', 'B4', 'F4')).toBe('neutral angry neutral');
  });

  it('COC-20.6 COC-21.9 Myths with the Great Arena: a culture token does as well', () => {
    const saves = (arena: boolean) => {
      const t = duel().knows('Ada', 'myths').goods('Ada', { culture: 1 });
      if (arena) t.wonder('great-arena', 'D7', 'Ada');
      return text(t, 'famine-1');
    };
    expect(saves(false).mood('D7')).toBe('angry');
    const t = saves(true).waitsFor('Ada: save').answer('Ada', 'yes');
    expect([t.mood('D7'), t.has('Ada', 'culture')]).toEqual(['neutral', 0]);
    const u = text(duel().knows('Ada', 'myths'), 'famine-1').waitsFor('Ada: turn');
    expect(u.mood('D7')).toBe('angry');
  });

  it('COC-20.6 who does without Myths: a famine takes two levels, Migration one', () => {
    const happy = () =>
      duel().city('Ada', 'D7', { mood: 'happy' }).knows('Ada', 'myths').goods('Ada', { mood: 1 });
    expect(text(happy(), 'famine-1').answer('Ada', 'no').mood('D7')).toBe('angry');
    const t = text(happy(), 'migration-1').answer('Ben', 'at', 'D2').waitsFor('Ada: save');
    expect(t.answer('Ada', 'no').mood('D7')).toBe('neutral');
    expect(t.has('Ada', 'mood')).toBe(1);
  });

  it('COC-26.6 Storm Master saves his city by himself, and only his', () => {
    const led = (mood: 'angry' | 'neutral') => {
      const t = expansion().city('Ada', 'D7', { mood }).leads('Ada', 'marqzen', 'D7').city('Ben', 'D2');
      t.arrange(s => {
        s.draft = [];
      });
      return t.arrange(() => {}, ['burn', { seat: 0, city: t.space('D7') }], ['turn', 0]);
    };
    expect(led('neutral').tells('leaderUsed')).toEqual([[0, L.marqzen]]);
    expect(led('angry').tells('leaderUsed')).toEqual([]);
    const t = expansion().city('Ada', 'D7').city('Ada', 'B4').leads('Ada', 'marqzen', 'B4').city('Ben', 'D2');
    t.arrange(() => {}, ['burn', { seat: 0, city: t.space('D7') }], ['turn', 0]);
    expect(own(t, 'D7', 'B4')).toBe('angry neutral');
  });

  it('COC-20.7 Civil War: where own infantry stands in a city that is not Happy', () => {
    const t = three().city('Ada', 'F4', { mood: 'happy' }).terrain({ C7: 'sea' });
    t.units('Ada', 'D7', { infantry: 2 })
      .units('Ada', 'B4', { infantry: 1 })
      .units('Ada', 'F4', { infantry: 1 });
    text(t, 'civil-war-2').waitsFor('Ada: civilWar');
    expect([t.why('Ada', 'at', 'F4'), t.why('Ada', 'at', 'B4'), t.why('Ada', 'at', 'D2')]).toEqual([
      'not-here',
      'legal',
      'not-offered',
    ]);
    t.answer('Ada', 'at', 'D7').waitsFor('Ada: turn');
    expect([t.unit('D7', 'infantry'), t.unit('B4', 'infantry'), t.mood('D7')]).toEqual([1, 1, 'angry']);
    expect(t.tells()).toEqual([`unitLost 0 ${U.infantry} ${t.space('D7')}`, `mood ${t.space('D7')} 0`]);
  });

  it('COC-20.7 Civil War without such a city: one of any falls; settlers, and infantry elsewhere, are no matter', () => {
    const t = duel().units('Ada', 'D7', { settler: 1 }).units('Ada', 'D6', { infantry: 1 });
    text(t, 'civil-war-1').waitsFor('Ada: turn');
    expect([t.mood('D7'), t.unit('D6', 'infantry'), t.tells('unitLost')]).toEqual(['angry', 1, []]);
    const happy = duel().city('Ada', 'D7', { mood: 'happy' }).units('Ada', 'D7', { infantry: 1 });
    text(happy, 'civil-war-1');
    expect([happy.mood('D7'), happy.unit('D7', 'infantry')]).toEqual(['neutral', 1]);
    // an Angry city keeps its mood and loses its infantry all the same
    const angry = duel().city('Ada', 'D7', { mood: 'angry' }).units('Ada', 'D7', { infantry: 1 });
    text(angry, 'civil-war-1');
    expect([angry.mood('D7'), angry.unit('D7', 'infantry')]).toEqual(['angry', 0]);
    // Ben's infantry in a city of his is not torn by Ada's card
    const other = duel().units('Ben', 'D2', { infantry: 1 });
    text(other, 'civil-war-1');
    expect([own(other, 'D7', 'D2'), other.unit('D2', 'infantry')]).toEqual(['angry neutral', 1]);
  });
});

describe('20. Events that take units', () => {
  it('COC-20.2 Epidemics: from three units on; one, or two where a plague spreads', () => {
    const t = duel().units('Ada', 'D7', { infantry: 2, settler: 1 }).units('Ben', 'D2', { infantry: 2 });
    text(t, 'epidemics').waitsFor('Ada: loseUnit');
    expect([t.why('Ada', 'lose', 'D7', 'ship'), t.why('Ada', 'lose', 'D2', 'infantry')]).toEqual([
      'not-offered',
      'not-offered',
    ]);
    t.answer('Ada', 'lose', 'D7', 'infantry').waitsFor('Ada: turn');
    expect([t.unit('D7', 'infantry'), t.unit('D7', 'settler'), t.unit('D2', 'infantry')]).toEqual([1, 1, 2]);
    expect(t.tells()).toEqual([`unitLost 0 ${U.infantry} ${t.space('D7')}`]);
    for (const advance of ['roads', 'navigation', 'trade-routes'] as const) {
      const u = duel().knows('Ada', advance).units('Ada', 'D7', { infantry: 3 });
      text(u, 'epidemics').waitsFor('Ada: turn');
      expect(u.unit('D7', 'infantry')).toBe(1);
    }
  });

  it('COC-30.3 nobody loses more units than there are', () => {
    const t = duel().units('Ada', 'D7', { infantry: 1 });
    t.arrange(() => {}, ['loseUnits', { seat: 0, left: 2 }], ['turn', 0]).waitsFor('Ada: turn');
    expect(t.tells('unitLost').length).toBe(1);
  });

  it('COC-17.18 a ship that is lost drowns what the others cannot carry', () => {
    const t = duel().terrain({ D6: 'sea' }).units('Ada', 'D6', { ship: 1, infantry: 2 });
    text(t, 'epidemics').answer('Ada', 'lose', 'D6', 'ship').waitsFor('Ada: turn');
    expect([t.unit('D6', 'ship'), t.unit('D6', 'infantry')]).toEqual([0, 0]);
    const u = duel().terrain({ D6: 'sea' }).units('Ada', 'D6', { ship: 1, infantry: 2 });
    text(u, 'epidemics').answer('Ada', 'lose', 'D6', 'infantry').waitsFor('Ada: turn');
    expect([u.unit('D6', 'ship'), u.unit('D6', 'infantry')]).toEqual([1, 1]);
  });

  it('COC-26.6 Storm Master keeps the units with him, not himself', () => {
    const t = expansion().city('Ada', 'D7').leads('Ada', 'marqzen', 'D7').city('Ben', 'D2');
    t.units('Ada', 'D7', { infantry: 1 }).units('Ada', 'D6', { infantry: 1 });
    text(t, 'epidemics').answer('Ada', 'lose', 'D7', 'infantry').waitsFor('Ada: turn');
    expect([t.unit('D7', 'infantry'), t.tells()]).toEqual([1, [`leaderUsed 0 ${L.marqzen}`]]);
    text(t, 'epidemics').answer('Ada', 'lose', 'D6', 'infantry');
    expect(t.unit('D6', 'infantry')).toBe(0);
    t.units('Ada', 'D7', { settler: 1 });
    text(t, 'epidemics').answer('Ada', 'lose', 'D7', 'leader');
    expect([t.unit('D7', 'leader'), t.s.leader[0]]).toEqual([0, -1]);
    expect(t.tells()).toEqual([`leaderGone 0 ${L.marqzen}`, `unitLost 0 ${U.leader} ${t.space('D7')}`]);
  });

  it('COC-8.5 COC-24.5 Revolution: each part is bought off with a military unit, or suffered', () => {
    const ruled = () =>
      duel().knows('Ada', 'voting', 'draft').units('Ada', 'D7', { infantry: 2, settler: 1 });
    const t = text(ruled(), 'revolution').waitsFor('Ada: revolt');
    expect([t.why('Ada', 'lose', 'D7', 'settler'), t.why('Ada', 'lose', 'D7', 'infantry')]).toEqual([
      'not-offered',
      'legal',
    ]);
    t.answer('Ada', 'none').waitsFor('Ada: revolt');
    expect([t.s.actions, t.tells()]).toEqual([1, ['actionLost 0']]);
    t.answer('Ada', 'none').waitsFor('Ada: government');
    expect(t.s.actions).toBe(1);
    const u = text(ruled(), 'revolution').answer('Ada', 'lose', 'D7', 'infantry').waitsFor('Ada: revolt');
    u.answer('Ada', 'lose', 'D7', 'infantry').waitsFor('Ada: turn');
    expect([u.s.actions, u.owns('Ada', 'voting'), u.unit('D7', 'infantry')]).toEqual([2, true, 0]);
  });

  it('COC-24.5 Revolution asks nobody who has no other government to go to, nor who has none', () => {
    const asked = (...advances: ('voting' | 'draft' | 'philosophy' | 'nationalism')[]) => {
      const t = duel()
        .knows('Ada', ...advances)
        .units('Ada', 'D7', { infantry: 1 });
      text(t, 'revolution').answer('Ada', 'none');
      return t.asked();
    };
    expect(asked('voting', 'draft')).toBe('Ada: revolt');
    expect(asked('voting', 'philosophy')).toBe('Ada: turn');
    expect(asked('draft')).toBe('Ada: turn');
    expect(asked('nationalism', 'philosophy')).toBe('Ada: revolt');
  });

  it('COC-8.5 Revolution: with no action left none is asked for; in the status phase it is the next turn’s', () => {
    const revolt = (actions: number, status: number) =>
      duel()
        .units('Ada', 'D7', { infantry: 1 })
        .arrange(
          s => {
            s.current = 0;
            s.actions = actions;
            s.status = status;
          },
          ['revolt', { seat: 0, part: 1 }],
          ['turn', 0],
        );
    expect(revolt(0, 0).asked()).toBe('Ada: turn');
    expect(revolt(1, 0).answer('Ada', 'none').s.actions).toBe(0);
    const t = revolt(0, 1).waitsFor('Ada: revolt').answer('Ada', 'none');
    expect([t.s.actions, t.s.lostActions]).toEqual([0, [1, 0]]);
  });
});

describe('20. Events that give to others', () => {
  it('COC-30.1 Population Boom: only who can place a settler is named', () => {
    const t = position(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8');
    for (const label of ['C2', 'D2']) t.units('Ben', label, { settler: 2 });
    text(t, 'population-boom-1').answer('Ada', 'at', 'E4').waitsFor('Cyd: settlerTo');
    expect(t.unit('E4', 'settler')).toBe(1);
    t.answer('Cyd', 'at', 'G8').waitsFor('Ada: turn');
    expect(t.unit('G8', 'settler')).toBe(1);
    const u = position(4).city('Ada', 'D4').city('Ben', 'F4').city('Cyd', 'G8').city('Dov', 'C8');
    u.units('Ben', 'F4', { settler: 4 });
    text(u, 'population-boom-2').answer('Ada', 'at', 'D4').waitsFor('Ada: favour');
    expect([
      u.reason('Ada', 'seat', 'Ben'),
      u.why('Ada', 'seat', 'Dov'),
      u.why('Ada', 'seat', 'Ada'),
    ]).toEqual([['no-piece'], 'legal', 'not-offered']);
  });

  it('COC-2.4 a settler needs a piece and a city; where nobody has both, nobody is named', () => {
    const t = duel().units('Ada', 'D7', { settler: 4 }).units('Ben', 'D2', { settler: 4 });
    text(t, 'population-boom-2').waitsFor('Ada: turn');
    expect([t.unit('D7', 'settler'), t.unit('D2', 'settler')]).toEqual([4, 4]);
    const u = position().city('Ada', 'D7').units('Ben', 'D2', { infantry: 1 });
    text(u, 'migration-2').waitsFor('Ada: turn');
    expect([u.unit('D2', 'settler'), u.mood('D7')]).toEqual([0, 'angry']);
  });

  it('COC-20.2 food is divided one by one; Envoys give a culture token', () => {
    const t = position(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8');
    text(t, 'awesome-year-3').answer('Ada', 'seat', 'Cyd');
    expect(t.tells()).toEqual(['gain 2 0 1 0']);
    t.waitsFor('Ada: favour').answer('Ada', 'seat', 'Cyd').waitsFor('Ada: turn');
    expect([t.has('Ben', 'food'), t.has('Cyd', 'food')]).toEqual([0, 2]);
    text(t, 'envoys').waitsFor('Ada: favour').answer('Ada', 'seat', 'Ben').waitsFor('Ada: turn');
    expect([t.has('Ben', 'culture'), t.has('Ben', 'food'), t.has('Cyd', 'culture')]).toEqual([1, 0, 0]);
  });
});

describe('20. Events that ruin cities', () => {
  const four = () =>
    position()
      .city('Ada', 'D7', { with: ['temple', ['academy', 'Ben']] })
      .city('Ada', 'B4')
      .city('Ada', 'F4')
      .city('Ada', 'F2')
      .city('Ben', 'D2', { with: ['port'] });

  it('COC-20.11 Volcano: everything of one city, told piece by piece; other cities stand', () => {
    const t = four().wonder('great-statue', 'D7', 'Ben').wonder('great-wall', 'B4', 'Ada');
    t.units('Ada', 'D7', { infantry: 1, settler: 1 });
    const before = [t.points('Ada'), t.points('Ben')];
    text(t, 'volcano').waitsFor('Ada: volcano');
    expect([t.why('Ada', 'at', 'D2'), t.why('Ada', 'at', 'B4')]).toEqual(['not-offered', 'legal']);
    t.answer('Ada', 'at', 'D7').waitsFor('Ada: turn');
    const at = t.space('D7');
    expect(t.tells()).toEqual([
      `wonderRuined ${at} ${W['great-statue']}`,
      `ruined ${at} ${B.academy} 1`,
      `ruined ${at} ${B.temple} 0`,
      `ruined ${at} ${SETTLEMENT} 0`,
    ]);
    // settlement and temple count two each instead of one; Ben's academy too; the wonder keeps its points
    expect([t.points('Ada') - before[0], t.points('Ben') - before[1]]).toEqual([2, 1]);
    expect([t.s.wonderAt[W['great-statue']], t.s.wonderAt[W['great-wall']]]).toEqual([-2, t.space('B4')]);
    expect([t.ownerOf('B4'), t.colour('D2', 'port'), t.unit('D7', 'settler')]).toEqual(['Ada', 'Ben', 0]);
    const gone = (seat: number, piece: number) => t.s.gone[seat * (BUILDING_KINDS + 1) + piece];
    expect([gone(0, SETTLEMENT), gone(0, B.temple), gone(1, B.academy), gone(1, SETTLEMENT)]).toEqual([
      1, 1, 1, 0,
    ]);
  });

  it('COC-26.6 a leader in the city of the Volcano is gone, and nobody scores', () => {
    const t = expansion().city('Ada', 'D7').city('Ada', 'B4').city('Ada', 'F4').city('Ada', 'F2');
    t.leads('Ada', 'sulla', 'D7').city('Ben', 'D2');
    text(t, 'volcano').answer('Ada', 'at', 'D7');
    expect([t.s.leader[0], t.s.lostLeaders.includes(L.sulla), t.s.trophies]).toEqual([-1, true, [[], []]]);
    text(three(), 'volcano').waitsFor('Ada: turn');
  });

  it('COC-20.11 Earthquake: a wonder, a building, the settlement last; standing cities lose a level', () => {
    const t = four()
      .wonder('great-statue', 'D7', 'Ada')
      .city('Ada', 'B4', { with: ['temple'] });
    text(t, 'earthquake').waitsFor('Ada: earthquake');
    expect([
      t.why('Ada', 'ruin', 'D7', wonderPiece('great-statue')),
      t.why('Ada', 'ruin', 'D7', 'academy'),
      t.why('Ada', 'ruin', 'D7', 'port'),
      t.why('Ada', 'ruin', 'D7', wonderPiece('great-wall')),
      t.why('Ada', 'ruin', 'D2', 'port'),
      t.why('Ada', 'ruin', 'B4', SETTLEMENT),
      t.why('Ada', 'ruin', 'F4', SETTLEMENT),
      t.why('Ada', 'done'),
    ]).toEqual([
      'legal',
      'legal',
      'not-offered',
      'not-offered',
      'not-offered',
      'not-last-piece',
      'legal',
      'ruin-something',
    ]);
    const before = t.points('Ada');
    t.answer('Ada', 'ruin', 'D7', wonderPiece('great-statue'));
    expect(t.tells()).toEqual([`wonderRuined ${t.space('D7')} ${W['great-statue']}`]);
    expect(t.why('Ada', 'done')).toBe('legal');
    t.answer('Ada', 'ruin', 'B4', 'temple').answer('Ada', 'ruin', 'B4', SETTLEMENT).waitsFor('Ada: turn');
    // a city that is gone has no mood to lose
    expect(t.tells()).toEqual([`ruined ${t.space('B4')} ${SETTLEMENT} 0`, `mood ${t.space('D7')} 0`]);
    expect([t.points('Ada') - before, t.ownerOf('B4'), own(t, 'D7', 'F4')]).toEqual([
      2,
      'none',
      'angry neutral',
    ]);
  });

  it('COC-20.11 Earthquake: two pieces of one city are one fall; only with three cities', () => {
    const t = three().city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy', 'port'] });
    // what was picked for something before does not fall
    t.s.draft = [t.space('B4')];
    text(t, 'earthquake')
      .answer('Ada', 'ruin', 'D7', 'temple')
      .answer('Ada', 'ruin', 'D7', 'academy')
      .answer('Ada', 'ruin', 'D7', 'port')
      .waitsFor('Ada: turn');
    expect(own(t, 'D7', 'B4', 'F4')).toBe('neutral neutral neutral');
    text(duel().city('Ada', 'B4'), 'earthquake').waitsFor('Ada: turn');
  });

  it('COC-20.11 a wonder that is ruined counts for builder and owner as before', () => {
    const t = three().wonder('great-statue', 'D7', 'Ben').wonder('great-pyramid', 'D7', 'Ben');
    const before = [t.points('Ada'), t.points('Ben')];
    text(t, 'earthquake')
      .answer('Ada', 'ruin', 'D7', wonderPiece('great-statue'))
      .answer('Ada', 'ruin', 'D7', wonderPiece('great-pyramid'))
      .answer('Ada', 'done');
    expect([t.points('Ada'), t.points('Ben')]).toEqual(before);
  });
});

describe('20. Uprising', () => {
  it('COC-20.11 up to four tokens become half a point each, the card lies before its player', () => {
    const t = duel().goods('Ada', { mood: 3, culture: 3 });
    const before = t.points('Ada');
    text(t, 'uprising').waitsFor('Ada: uprising');
    expect([
      t.why('Ada', 'tokens', 0, 0),
      t.why('Ada', 'tokens', 0, 1),
      t.why('Ada', 'tokens', 1, 0),
      t.why('Ada', 'tokens', 1, 3),
      t.why('Ada', 'tokens', 3, 1),
      t.why('Ada', 'tokens', 2, 3),
      t.why('Ada', 'tokens', 4, 0),
      t.why('Ada', 'tokens', 0, 4),
    ]).toEqual([
      'not-offered',
      'legal',
      'legal',
      'legal',
      'legal',
      'not-offered',
      'cannot-pay',
      'cannot-pay',
    ]);
    t.answer('Ada', 'tokens', 3, 1);
    expect([t.has('Ada', 'mood'), t.has('Ada', 'culture'), t.points('Ada') - before]).toEqual([0, 2, 2]);
    expect([t.s.fronts, t.s.eventCard, t.s.eventDiscard]).toEqual([[[E.uprising], []], -1, []]);
    expect(t.tells('paid')[0][1]).toHaveLength(MOOD + 2);
  });

  it('COC-20.11 who has no token is not asked, and the card is put away', () => {
    const t = text(duel(), 'uprising').waitsFor('Ada: turn');
    expect(t.s.eventDiscard).toEqual([E.uprising]);
    text(duel().goods('Ada', { culture: 1 }), 'uprising').waitsFor('Ada: uprising');
  });
});
