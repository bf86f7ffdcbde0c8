/** What is done with goods, advances and cards when the second player does it: nothing of it comes from, or goes to, the first. */
import { describe, expect, it } from 'vitest';
import { A, B, C, U } from '../content/index.ts';
import { amountsOf } from '../rules/goods.ts';
import { BARBARIAN } from '../rules/state.ts';
import { duel, position, type Table } from './position.ts';
import { two } from './war.ts';

/** The goods of both: food, ore, wood, ideas, gold, mood, culture. */
const goods = (t: Table) => [t.s.res.slice(0, 7), t.s.res.slice(7, 14)];
const NOTHING = [0, 0, 0, 0, 0, 0, 0];

describe('the second player', () => {
  it('COC-11.10 collects, and turns ore into gold', () => {
    const t = duel()
      .terrain({ D3: 'mountain', E3: 'mountain' })
      .city('Ben', 'D2', { with: ['academy'] })
      .knows('Ben', 'metallurgy', 'public-education')
      .goods('Ben', { ore: 1 })
      .goods('Ada', { ore: 4 })
      .turn('Ben');
    t.answer('Ben', 'collect', 'D2').answer('Ben', 'take', 'D3', 'ore').answer('Ben', 'take', 'E3', 'ore');
    t.waitsFor('Ben: metallurgy').answer('Ben', 'yes');
    expect(goods(t)).toEqual([
      [0, 4, 0, 0, 0, 0, 0],
      [0, 2, 0, 1, 1, 0, 0],
    ]);
    const full = duel()
      .terrain({ D3: 'mountain', E3: 'mountain' })
      .city('Ben', 'D2', { with: ['academy'] })
      .knows('Ben', 'metallurgy')
      .goods('Ben', { ore: 6 })
      .turn('Ben');
    full.answer('Ben', 'collect', 'D2').answer('Ben', 'take', 'D3', 'ore').answer('Ben', 'take', 'E3', 'ore');
    full.answer('Ben', 'yes');
    expect(goods(full)).toEqual([NOTHING, [0, 7, 0, 0, 1, 0, 0]]);
  });

  it('COC-6.4 COC-6.5 pays from the own stock, in every way there is', () => {
    const t = duel()
      .goods('Ada', { food: 7, ideas: 7, gold: 7 })
      .goods('Ben', { food: 2, ideas: 1, gold: 1 })
      .turn('Ben');
    t.answer('Ben', 'advance', 'storage').waitsFor('Ben: pay');
    const ways = t.legal('Ben').map(([, code]) => amountsOf(code as number).slice(0, 5));
    expect(ways).toEqual([
      [2, 0, 0, 0, 0],
      [1, 0, 0, 1, 0],
      [1, 0, 0, 0, 1],
      [0, 0, 0, 1, 1],
    ]);
    t.answer('Ben', 'pay', t.sum({ food: 1, gold: 1 }));
    expect(goods(t)).toEqual([
      [7, 0, 0, 7, 7, 0, 0],
      [1, 0, 0, 1, 0, 1, 0],
    ]);
    expect([t.owns('Ben', 'storage'), t.owns('Ada', 'storage'), t.s.cubes]).toEqual([true, false, [3, 2]]);
    expect(duel().goods('Ben', { food: 2 }).turn('Ben').legal('Ben', 'advance')).toHaveLength(13);
    const poor = duel()
      .goods('Ada', { food: 7, ideas: 7, gold: 7, mood: 7 })
      .goods('Ben', { food: 1 })
      .turn('Ben');
    expect([
      poor.may('Ben', 'advance', 'storage'),
      poor.may('Ben', 'happy'),
      poor.may('Ben', 'recruit', 'D2'),
    ]).toEqual([false, false, false]);
    expect(poor.legal('Ben', 'advance')).toEqual([]);
  });

  it('COC-6.2 COC-6.3 has limits of the own', () => {
    const t = duel().knows('Ada', 'storage').goods('Ben', { food: 1 });
    t.arrange(() => {}, ['reward', { seat: 1, gains: [0, 5] }], ['turn', 1]).answer('Ben', 'choose', 'food');
    expect(goods(t)).toEqual([NOTHING, [2, 0, 0, 0, 0, 0, 0]]);
    const dogma = duel()
      .knows('Ben', 'state-religion')
      .goods('Ben', { ideas: 6, food: 2 })
      .goods('Ada', { ideas: 6 });
    dogma
      .turn('Ben')
      .answer('Ben', 'advance', 'dogma')
      .answer('Ben', 'pay', dogma.sum({ food: 2 }));
    expect(goods(dogma)).toEqual([
      [0, 0, 0, 6, 0, 0, 0],
      [0, 0, 0, 2, 0, 0, 0],
    ]);
  });

  it('COC-15.2 makes cities happy, with Rituals too', () => {
    const t = duel().goods('Ada', { mood: 3 }).goods('Ben', { mood: 1 }).turn('Ben');
    t.answer('Ben', 'happy').answer('Ben', 'raise', 'D2').answer('Ben', 'done');
    expect([goods(t), t.mood('D2')]).toEqual([[[0, 0, 0, 0, 0, 3, 0], NOTHING], 'happy']);
    const rituals = duel()
      .knows('Ben', 'rituals')
      .goods('Ada', { wood: 3 })
      .goods('Ben', { wood: 2, mood: 1 })
      .turn('Ben');
    rituals
      .answer('Ben', 'happy')
      .answer('Ben', 'raise', 'D2')
      .answer('Ben', 'done')
      .answer('Ben', 'spend', 'wood', 1);
    expect(goods(rituals)).toEqual([
      [0, 0, 3, 0, 0, 0, 0],
      [0, 0, 1, 0, 0, 1, 0],
    ]);
  });

  it('COC-9.5 has Free Education; COC-11.20 Medicine', () => {
    const t = duel()
      .knows('Ben', 'writing', 'free-education')
      .goods('Ben', { ideas: 3 })
      .goods('Ada', { ideas: 3 })
      .turn('Ben');
    t.answer('Ben', 'advance', 'roads').answer('Ben', 'yes');
    expect(goods(t)).toEqual([
      [0, 0, 0, 3, 0, 0, 0],
      [0, 0, 0, 0, 0, 1, 1],
    ]);
    const medicine = duel().knows('Ben', 'medicine').goods('Ben', { food: 1, ore: 1 }).turn('Ben');
    medicine
      .answer('Ben', 'recruit', 'D2')
      .answer('Ben', 'add', 'infantry')
      .answer('Ben', 'done')
      .answer('Ben', 'choose', 'ore');
    expect(goods(medicine)).toEqual([NOTHING, [0, 1, 0, 0, 0, 0, 0]]);
  });

  it('COC-11.18.a is bound by the own bars and no others', () => {
    const t = two()
      .terrain({ D3: 'sea' })
      .city('Ben', 'D2', { with: ['port'], port: 'D3' })
      .units('Ada', 'D3', { ship: 1 })
      .goods('Ben', { wood: 2, food: 2 })
      .turn('Ben');
    t.s.ban[1] = 1;
    t.answer('Ben', 'recruit', 'D2');
    expect(t.reason('Ben', 'add', 'ship')).toEqual(['legal']);
    t.s.ban[2] = 1;
    expect(t.reason('Ben', 'add', 'ship')).toEqual(['negotiations', 0]);
  });

  it('COC-5.3.a COC-5.7 the bars of the second turn come and go with it', () => {
    const t = duel();
    t.s.ban = [0, 2, 2, 0];
    t.turn('Ben', ['turnStart', 0]);
    expect(t.s.ban).toEqual([0, 2, 1, 0]);
    t.answer('Ben', 'end');
    expect(t.s.ban).toEqual([0, 1, 0, 0]);
  });

  it('COC-24.5 changes the own government', () => {
    const t = duel()
      .knows('Ada', 'voting', 'civil-liberties', 'draft')
      .knows('Ben', 'voting', 'civil-liberties', 'draft');
    t.arrange(() => {}, ['government', { seat: 1, forced: 0 }], ['turn', 0]).answer(
      'Ben',
      'govern',
      'autocracy',
    );
    expect(t.tells()).toEqual([`government 1 ${C.autocracy} 2`]);
    t.answer('Ben', 'advance', 'forced-labor');
    const known = ['voting', 'civil-liberties', 'nationalism', 'forced-labor'] as const;
    expect([known.map(id => t.owns('Ada', id)), known.map(id => t.owns('Ben', id))]).toEqual([
      [true, true, false, false],
      [false, false, true, true],
    ]);
  });

  it('COC-6.10 trades in the own turn', () => {
    const t = duel().goods('Ada', { ore: 1, food: 2 }).goods('Ben', { wood: 2, food: 1 });
    const card = t.card('Ben', 'spy');
    t.turn('Ben')
      .answer('Ben', 'trade', 'Ada')
      .answer('Ben', 'swapOne', 'wood', 'ore')
      .answer('Ada', 'accept');
    expect(goods(t)).toEqual([
      [2, 0, 1, 0, 0, 0, 0],
      [1, 1, 1, 0, 0, 0, 0],
    ]);
    t.answer('Ben', 'trade', 'Ada').answer('Ben', 'offer', {
      give: { food: 1 },
      get: {},
      actions: [card],
      objectives: [],
      wonders: [],
      persons: [],
      want: {},
      wantPersons: [],
      shown: 0,
    });
    t.answer('Ada', 'accept');
    expect([goods(t)[0], t.s.hands, t.s.seenAction]).toEqual([
      [2, 0, 1, 0, 0, 0, 0],
      [[card], []],
      [[2], []],
    ]);
  });

  it('COC-26.6 gives up captives, COC-26.17 takes them', () => {
    const t = two()
      .masters('Ben', 'captives', 'human-sacrifice')
      .knows('Ben', 'absolute-power')
      .goods('Ben', { mood: 1 });
    t.s.captives = [BARBARIAN * 6 + 1];
    t.turn('Ben').answer('Ben', 'use', 'absolute-power');
    expect([t.s.captives, goods(t)]).toEqual([[], [NOTHING, NOTHING]]);
    const u = two()
      .masters('Ben', 'captives', 'tribute-empire')
      .city('Ben', 'D2', { mood: 'happy' })
      .city('barbarians', 'D3')
      .units('barbarians', 'D3', { elephant: 1 })
      .turn('Ben');
    u.answer('Ben', 'collect', 'D2').answer('Ben', 'seize', 'D3').answer('Ben', 'done');
    expect([u.s.captives, u.tells()]).toEqual([[BARBARIAN * 6 + U.elephant], [`captive 1 4 ${U.elephant}`]]);
    u.turn('Ben').answer('Ben', 'collect', 'D2');
    expect(u.reason('Ben', 'take', 'D3', 'food')).toEqual(['legal']);
  });

  it('COC-16.5 influences', () => {
    const t = duel()
      .city('Ada', 'D3', { with: ['temple'] })
      .goods('Ada', { culture: 5 })
      .goods('Ben', { culture: 2 })
      .turn('Ben')
      .dice(3);
    t.answer('Ben', 'attempt')
      .answer('Ben', 'influence', 'D2', 'D3')
      .waitsFor('Ben: boost')
      .answer('Ben', 'yes');
    expect([t.colour('D3', 'temple'), goods(t)]).toEqual(['Ben', [[0, 0, 0, 0, 0, 0, 5], NOTHING]]);
    const druid = two().masters('Ben', 'druidic-influence').city('barbarians', 'D3').turn('Ben').dice(5);
    druid.answer('Ben', 'attempt').answer('Ben', 'influence', 'D2', 'D3');
    expect([druid.s.druids[druid.space('D3')], druid.points('Ben') - druid.points('Ada')]).toEqual([2, 1.5]);
    const none = duel()
      .city('Ada', 'D4', { with: ['temple'] })
      .goods('Ada', { culture: 5 })
      .turn('Ben');
    expect(none.why('Ben', 'attempt')).toBe('no-target');
  });

  it('COC-11.12 builds, COC-21.3 counts as a builder', () => {
    const t = duel()
      .city('Ben', 'B2')
      .knows('Ben', 'writing')
      .goods('Ben', { food: 1, ore: 1, wood: 1 })
      .turn('Ben');
    t.answer('Ben', 'construct', 'D2', 'academy');
    expect([t.colour('D2', 'academy'), goods(t)]).toEqual(['Ben', [NOTHING, [0, 0, 0, 2, 0, 0, 0]]]);
    t.s.gone[8 + B.academy] = 4;
    t.goods('Ben', { food: 1, ore: 1, wood: 1 });
    expect(t.reason('Ben', 'construct', 'B2', 'academy')).toEqual(['no-piece']);
    const u = duel()
      .city('Ben', 'D2', { mood: 'happy' })
      .city('Ben', 'B2')
      .knows('Ben', 'engineering', 'storage', 'siegecraft')
      .goods('Ben', { food: 3, ore: 7, wood: 2, culture: 5 })
      .wonderCard('Ben', 'great-wall')
      .turn('Ben');
    u.answer('Ben', 'wonder', 'great-wall', 'D2');
    expect([u.s.buildersOfRound, u.s.wonderBuilder[4], goods(u)[1]]).toEqual([2, 1, NOTHING]);
  });

  it('COC-26.1 gains the own civilization’s advances; COC-26.4 recruits the own leaders', () => {
    const t = two().plays('Ben', 'greece').goods('Ben', { food: 2, mood: 1, culture: 1 }).turn('Ben');
    t.answer('Ben', 'advance', 'arts');
    expect([t.s.civHas, t.owns('Ada', 'arts')]).toEqual([[0, 0, 0, 0, 0, 0, 1, 0], false]);
    t.answer('Ben', 'recruit', 'D2').answer('Ben', 'leader', 'pericles').answer('Ben', 'done');
    expect([t.s.recruitedLeaders, t.s.leaders[1].length, t.s.leader[0]]).toEqual([[0, 1], 2, -1]);
    const anarchy = two().knows('Ben', 'philosophy').goods('Ben', { food: 2 });
    anarchy.s.anarchy = [1, 2];
    anarchy.turn('Ben').answer('Ben', 'advance', 'voting');
    expect([anarchy.s.anarchy, anarchy.s.cubes]).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });

  it('COC-24.3 draws the own cards, in the third seat as well', () => {
    const t = position(3).city('Ada', 'E4').city('Ben', 'B7').city('Cyd', 'G8').goods('Cyd', { food: 2 });
    t.arrange(() => {}, ['statusDraw', 2], ['turnStart', 2], ['roundEnd', null]);
    expect([t.s.hands.map(hand => hand.length), t.s.objectives.map(hand => hand.length)]).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ]);
    t.answer('Cyd', 'advance', 'storage');
    expect([
      t.owns('Cyd', 'storage'),
      t.has('Cyd', 'mood'),
      t.has('Cyd', 'food'),
      t.s.has[2 * 48 + A.storage],
    ]).toEqual([true, 1, 0, 1]);
  });
});
