import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { FIRST_STATE, HUT, WONDER_ERA } from '../content/tables.ts';
import { coins, handSize, income, production, researchCost, techCount } from '../rules/counts.ts';
import { inRange } from '../rules/targets.ts';
import { at, good, printed, Table, tech } from './scene.ts';

const Q = at(5, 3);
const MERCANTILE = FIRST_STATE;

const capital = (seats = 2) =>
  new Table(seats).city('Ada', 0, Q).gov('Ada', 'republic').city('Ben', 0, at(13, 5));

// ---- founding

it('EX-29 WAW-5.2 WAW-5.1 cities lie at least 3 squares apart, counting diagonals', () => {
  const t = capital().figures('Ada', at(8, 3), 0, 1).figures('Ada', at(7, 5), 0, 1).starts('Ada');
  expect([t.why('Ada', 'found', at(8, 3), 'scout'), t.why('Ada', 'found', at(7, 5), 'scout')]).toEqual([
    'legal',
    'site-too-close',
  ]);
  const u = capital().figures('Ada', at(8, 6), 0, 1).starts('Ada');
  expect(u.why('Ada', 'found', at(8, 6), 'scout')).toBe('legal');
});

it('EX-30 WAW-5.2 WAW-5.6 only the Zulu found beside a hut, and explore it', () => {
  const t = capital().figures('Ada', at(9, 3), 0, 1);
  t.s.mark[at(10, 3)] = HUT;
  t.starts('Ada').waitsFor('Ada: govern').answer('Ada', 'stay');
  expect(t.why('Ada', 'found', at(9, 3), 'scout')).toBe('site-next-to-hut');
  t.civ('Ada', 'zulu').starts('Ada').answer('Ada', 'found', at(9, 3), 'scout').waitsFor('Ada: adopt');
  expect([t.s.mark[at(10, 3)], t.s.kept[0].length + t.tells('turnedMarker').length]).toEqual([0, 1]);
});

it('EX-31 WAW-5.3 WAW-5.4 WAW-5.5 WAW-13.3 WAW-19.8 a city on a city-state: 3 culture and a policy', () => {
  const t = capital().civ('Ada', 'china').policy('Ada', 'pacifism').figures('Ada', at(9, 3), 1, 1);
  t.s.mark[at(9, 3)] = MERCANTILE;
  t.starts('Ada').answer('Ada', 'found', at(9, 3), 'scout').waitsFor('Ada: displace');
  t.answer('Ada', 'at', at(10, 3)).waitsFor('Ada: adopt');
  expect(t.why('Ada', 'adopt', 1, 1)).toBe('card-adopted');
  t.answer('Ada', 'adopt', 0, 0).waitsFor('Ada: govern');
  expect([t.s.mark[at(9, 3)], t.s.culture[0], t.s.city[1], t.s.fig[0]]).toEqual([0, 3, at(9, 3), at(10, 3)]);
});

it('EX-44 WAW-21.3 Rome advances for free when it founds a city', () => {
  const t = capital().has('Ada', { step: 6 }).figures('Ada', at(9, 3), 0, 1).starts('Ada');
  t.answer('Ada', 'found', at(9, 3), 'scout').answer('Ada', 'adopt', 0, 0).waitsFor('Ada: placePerson');
  expect(t.s.step[0]).toBe(7);
});

it('WAW-5.7 WAW-5.1 each site says what is wrong with it', () => {
  const t = capital().figures('Ada', at(9, 3), 1, 1);
  const why = () => t.starts('Ada').why('Ada', 'found', at(9, 3), 'scout');
  t.gov('Ada', 'despotism');
  t.s.ground[at(9, 3)] = printed('w');
  expect(why()).toBe('site-water');
  t.s.ground[at(9, 3)] = printed('g');
  t.s.ground[at(10, 4)] = NONE;
  expect(why()).toBe('site-edge');
  t.s.ground[at(10, 4)] = printed('g');
  t.figures('Ben', at(10, 4), 1);
  expect(why()).toBe('site-enemy');
  t.s.mark[at(8, 2)] = MERCANTILE;
  expect(why()).toBe('site-next-to-state');
  t.s.mark[at(8, 2)] = 3;
  expect(why()).toBe('site-next-to-relic');
  t.s.mark[at(8, 2)] = 2;
  expect(why()).toBe('site-next-to-village');
  expect(t.why('Ada', 'found', at(9, 3), 'army')).toBe('no-founder');
  t.city('Ada', 1, at(1, 1));
  expect(t.starts('Ada').reason('Ada', 'found', at(9, 3), 'scout')).toEqual(['city-limit', 2]);
});

// ---- governments

it('EX-32 WAW-12.2 WAW-12.3 WAW-12.1 a fresh tech changes the government at once, an old one through Anarchy', () => {
  const t = capital().gov('Ada', 'despotism').knows('Ada', 'code-of-laws', 'monarchy');
  t.s.fresh[0] = 1 << 2;
  t.starts('Ada').waitsFor('Ada: govern');
  expect([t.why('Ada', 'change', 'republic'), t.why('Ada', 'change', 'monarchy')]).toEqual([
    'legal',
    'anarchy-first',
  ]);
  expect(t.why('Ada', 'change', 'democracy')).toBe('needs-tech');
  t.answer('Ada', 'change', 'anarchy').answer('Ada', 'done');
  t.starts('Ada');
  expect([t.why('Ada', 'stay'), t.why('Ada', 'change', 'monarchy')]).toEqual(['leave-anarchy', 'legal']);
});

it('EX-75 WAW-12.3 WAW-12.4 EX-33 WAW-22.1 Anarchy takes the coins of government and policies', () => {
  const t = capital().gov('Ada', 'democracy').knows('Ada', 'democracy', 'chivalry').has('Ada', { coins: 6 });
  expect(coins(t.s, 0)).toBe(7);
  t.policy('Ada', 'organized-religion');
  expect(coins(t.s, 0)).toBe(8);
  t.starts('Ada').answer('Ada', 'change', 'anarchy').waitsFor('Ada: start');
  expect([coins(t.s, 0), t.s.trade[0]]).toEqual([6, 0]);
});

// ---- step C

it('EX-36 WAW-10.2 WAW-5.9 WAW-5.10 WAW-13.10 Rationalism learns twice and pays exactly', () => {
  const t = capital()
    .policy('Ada', 'rationalism')
    .has('Ada', { trade: 18, coins: 5 })
    .knows('Ada', 'pottery', 'writing');
  t.starts('Ada').answer('Ada', 'stay').answer('Ada', 'use', 'think-1').answer('Ada', 'tech', 'currency');
  expect([t.s.trade[0], t.why('Ada', 'use', 'think-1')]).toEqual([12, 'already-used']);
  t.answer('Ada', 'use', 'think-2');
  expect(t.why('Ada', 'tech', 'philosophy')).toBe('wrong-level');
  t.answer('Ada', 'tech', 'irrigation').answer('Ada', 'done');
  expect([t.s.trade[0], techCount(t.s, 0)]).toEqual([1, 4]);
  expect(t.asked()).toContain('Ada: research');
});

it('EX-64 WAW-5.9 WAW-23.5 WAW-22.2 the canal’s coin wins before anything else happens', () => {
  const t = capital()
    .has('Ada', { coins: 14 })
    .built(Q - 1, 'panama-canal')
    .policy('Ada', 'expansionism');
  t.starts('Ada').answer('Ada', 'stay').nobodyAsked();
  expect([t.s.winner, t.s.road, t.tells('trade')]).toEqual([0, 8, []]);
});

it('EX-80 WAW-16.5 WAW-22.1 WAW-16.4 a blockaded canal neither counts nor grows', () => {
  const t = capital()
    .built(Q - 1, 'panama-canal')
    .figures('Ben', Q - 1, 0, 1);
  t.s.canal[0] = 3;
  t.starts('Ada').answer('Ada', 'stay');
  expect([coins(t.s, 0), t.s.canal[0]]).toEqual([0, 3]);
  t.s.here[Q - 1] = 0;
  expect(coins(t.s, 0)).toBe(3);
});

it('EX-37 WAW-19.2 WAW-19.3 WAW-19.7 a controlled city-state belongs to the capital', () => {
  const t = capital().figures('Ada', at(9, 3), 0, 1);
  t.s.mark[at(9, 3)] = MERCANTILE;
  expect(income(t.s, 0)).toBe(3);
  t.moves('Ada').answer('Ada', 'march', at(9, 3), 0, 1).answer('Ada', 'step', 'south').answer('Ada', 'stop');
  expect([income(t.s, 0), t.s.mark[at(9, 3)]]).toEqual([0, MERCANTILE]);
});

it('EX-66 WAW-5.12.c WAW-22.4 a gathered coin counts when the move ends', () => {
  const t = capital().has('Ada', { coins: 13 }).figures('Ada', at(9, 3), 0, 1);
  t.s.ground[at(9, 3)] = printed('m.$');
  expect(coins(t.s, 0)).toBe(14);
  t.moves('Ada').answer('Ada', 'march', at(9, 3), 0, 1).answer('Ada', 'step', 'south');
  expect(coins(t.s, 0)).toBe(13);
  t.answer('Ada', 'stop').waitsFor('Ada: move');
  const u = capital().has('Ada', { coins: 14 }).figures('Ada', at(9, 3), 0, 1);
  u.s.ground[at(9, 4)] = printed('m.$');
  u.moves('Ada')
    .answer('Ada', 'march', at(9, 3), 0, 1)
    .answer('Ada', 'step', 'south')
    .answer('Ada', 'stop')
    .nobodyAsked();
  expect([u.s.winner, u.s.road]).toEqual([0, 8]);
});

it('EX-76 WAW-5.12 WAW-7.3 a scout on an enemy Market gathers it', () => {
  const t = capital().city('Ada', 1, at(1, 1)).built(at(12, 4), 'market').figures('Ada', at(12, 4), 0, 1);
  expect([income(t.s, 0), income(t.s, 1)]).toEqual([1, 0]);
  const before = production(t.s, 0, 1);
  expect(production(t.sends('Ada', at(12, 4), 1).s, 0, 1)).toBe(before + 1);
});

it('WAW-5.12.a an assignment is made in step C and ends when the figure leaves', () => {
  const t = capital()
    .figures('Ada', at(9, 3), 0, 1)
    .starts('Ada')
    .answer('Ada', 'done')
    .answer('Ada', 'stay')
    .answer('Ada', 'assign', 7, 0);
  expect([t.s.sends[7], t.why('Ada', 'assign', 7, -1)]).toEqual([0, 'already-assigned']);
  t.moves('Ada').answer('Ada', 'march', at(9, 3), 0, 1).answer('Ada', 'step', 'east').answer('Ada', 'stop');
  expect(t.s.sends[7]).toBe(NONE);
});

it('WAW-15.4 WAW-15.3 WAW-15.5 great people are placed and taken back in step C', () => {
  const t = capital()
    .person('Ada', 'great-scientist')
    .starts('Ada')
    .answer('Ada', 'stay')
    .answer('Ada', 'settle', 5);
  const was = income(t.s, 0);
  t.answer('Ada', 'at', Q - 1).waitsFor('Ada: start');
  expect([income(t.s, 0), t.why('Ada', 'recall', Q - 1)]).toEqual([was + 2, 'placed-now']);
});

// ---- culture events

it('EX-40 WAW-14.6 the culture hand grows with techs and coins', () => {
  expect(handSize(capital().knows('Ada', 'pottery', 'computers').has('Ada', { coins: 9 }).s, 0)).toBe(5);
});

it('EX-41 WAW-4.6 WAW-14.10 WAW-14.13 who may cancel Sabotage', () => {
  const t = capital(4).built(at(12, 4), 'market').figures('Ada', at(9, 4), 1).hand('Ada', 'sabotage');
  t.hand('Ben', 'bread-and-circuses').hand('Cleo', 'bread-and-circuses', 'jousting-tourney');
  t.starts('Ada')
    .answer('Ada', 'done')
    .answer('Ada', 'stay')
    .answer('Ada', 'play', 0, 0)
    .answer('Ada', 'at', at(12, 4))
    .waitsFor('Ben: react');
  expect(t.why('Ben', 'cancel', 0)).toBe('legal');
  t.answer('Ben', 'pass').waitsFor('Cleo: react');
  expect([t.why('Cleo', 'cancel', 0), t.why('Cleo', 'cancel', 1)]).toEqual(['not-the-target', 'legal']);
  t.answer('Cleo', 'cancel', 1).waitsFor('Ben: react');
  t.answer('Ben', 'pass').waitsFor('Ada: start');
  expect([t.s.top[at(12, 4)] > 0, t.s.hand.map(hand => hand.length)]).toEqual([true, [0, 1, 1, 0]]);
});

it('EX-41 WAW-4.6 nobody cancels the events of Mass Media; WAW-14.13 the building goes back to the market', () => {
  const t = capital(4).built(at(12, 4), 'market').figures('Ada', at(9, 4), 1).hand('Ada', 'sabotage');
  t.hand('Ben', 'bread-and-circuses')
    .knows('Ada', 'mass-media')
    .starts('Ada')
    .answer('Ada', 'done')
    .answer('Ada', 'stay');
  t.answer('Ada', 'play', 0, 0).answer('Ada', 'at', at(12, 4)).waitsFor('Ada: start');
  expect([t.s.top[at(12, 4)], t.s.stock[5]]).toEqual([0, 5]);
});

it('EX-42 WAW-2.6 ranges count orthogonal steps', () => {
  const t = new Table().figures('Ada', at(4, 4), 1);
  expect([inRange(t.s, 0, at(6, 6), 4), inRange(t.s, 0, at(7, 6), 4)]).toEqual([true, false]);
});

it('WAW-4.5 WAW-4.7 a cancel may itself be cancelled', () => {
  const t = capital()
    .hand('Ada', 'supply-drop', 'jousting-tourney')
    .hand('Ben', 'primetime-tv')
    .starts('Ada');
  t.answer('Ada', 'stay').answer('Ada', 'play', 0, 0).answer('Ben', 'cancel', 0).waitsFor('Ada: react');
  t.answer('Ada', 'cancel', 0).waitsFor('Ada: start');
  expect([t.s.trade[0], t.s.hand, t.s.eventUsed.map(used => used.length)]).toEqual([7, [[], []], [0, 1, 2]]);
});

it('WAW-14.11 exchanges teach first the actor, then the other; WAW-11.6 with a legal place', () => {
  const t = capital()
    .hand('Ada', 'exchange-of-ideas')
    .knows('Ada', 'pottery')
    .knows('Ben', 'writing', 'irrigation');
  t.starts('Ada')
    .answer('Ada', 'stay')
    .answer('Ada', 'play', 0, 0)
    .answer('Ada', 'player', 1)
    .waitsFor('Ada: start');
  expect(t.tells('learned')).toEqual([
    [0, tech('writing')],
    [1, tech('pottery')],
  ]);
});

it('WAW-14.15 barbarians camp on empty land outside of all outskirts', () => {
  const t = capital()
    .hand('Ada', 'barbarian-encampment')
    .starts('Ada')
    .answer('Ada', 'stay')
    .answer('Ada', 'play', 0, 0);
  expect([t.why('Ada', 'at', Q - 1), t.why('Ada', 'at', at(9, 3))]).toEqual(['not-empty', 'legal']);
  t.answer('Ada', 'at', at(9, 3));
  expect(t.s.mark[at(9, 3)]).toBe(2);
});

it('WAW-4.12 WAW-13.7 EX-34 WAW-13.4 WAW-13.5 Migrants switch one policy, or move one figure', () => {
  const t = capital()
    .policy('Ada', 'pacifism')
    .hand('Ada', 'migrants')
    .manages('Ada')
    .answer('Ada', 'play', 0, 0);
  t.waitsFor('Ada: switchPolicy');
  expect(t.legal('Ada', 'switch').length).toBe(1 + 6);
  t.answer('Ada', 'switch', 1, 1, 1).waitsFor('Ada: cities');
  expect(t.s.policy[1]).toBe(2);
  const u = capital()
    .figures('Ada', at(9, 3), 1)
    .hand('Ada', 'migrants')
    .moves('Ada')
    .answer('Ada', 'play', 0, 1);
  u.answer('Ada', 'lead', at(9, 3), 'army').answer('Ada', 'at', at(10, 4)).waitsFor('Ada: move');
  expect([u.s.fig[0], u.s.moved[0]]).toEqual([at(10, 4), 0]);
});

// ---- research

it('EX-60 WAW-10.4 WAW-10.1 WAW-10.7 researching leaves as much trade as there are coins', () => {
  for (const [trade, money, left] of [
    [14, 3, 3],
    [11, 3, 3],
    [11, 0, 0],
  ]) {
    const t = capital()
      .has('Ada', { trade, coins: money })
      .has('Ben', { trade: 9 })
      .knows('Ada', 'pottery', 'writing');
    t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
    t.answer('Ada', 'tech', 'irrigation').answer('Ben', 'none');
    expect(t.s.trade).toEqual([left, 9]);
  }
  const t = capital().has('Ada', { trade: 6, coins: 8 });
  t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  t.answer('Ben', 'none').answer('Ada', 'tech', 'pottery');
  expect(t.s.trade[0]).toBe(6);
});

it('EX-61 WAW-10.3 discounts add up, to nothing at least', () => {
  const t = capital()
    .civ('Ada', 'japan')
    .built(Q - 1, 'porcelain-tower');
  expect([tech('pottery'), tech('banking')].map(id => researchCost(t.s, 0, id))).toEqual([0, 8]);
  expect(researchCost(t.civ('Ada', 'rome').s, 0, tech('irrigation'))).toBe(6);
});

it('EX-62 EX-63 WAW-11.2 WAW-11.3 WAW-10.8 the pyramid needs two below; the starting tech lies in row I', () => {
  const t = capital()
    .has('Ada', { trade: 27 })
    .knows('Ada', 'pottery', 'writing', 'currency', 'irrigation', 'sailing');
  const asked = () => t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  expect(asked().why('Ada', 'tech', 'logistics')).toBe('no-pyramid-place');
  expect([t.why('Ada', 'tech', 'pottery'), t.why('Ada', 'tech', 'banking')]).toEqual(['tech-known', 'legal']);
  t.knows('Ada', 'masonry');
  expect(asked().why('Ada', 'tech', 'logistics')).toBe('legal');
  const u = capital().plays('Ada', 'egypt').knows('Ada', 'pottery').has('Ada', { trade: 11 });
  u.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  expect(u.why('Ada', 'tech', 'irrigation')).toBe('legal');
});

it('EX-74 WAW-10.4 the coin of the new tech counts later', () => {
  const t = capital().has('Ada', { trade: 12, coins: 2 }).knows('Ada', 'pottery', 'writing');
  t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  t.answer('Ada', 'tech', 'civil-service').answer('Ben', 'none');
  expect([t.s.trade[0], coins(t.s, 0)]).toEqual([2, 3]);
});

it('WAW-10.5 Notre-Dame: a second tech for 6 more', () => {
  const t = capital()
    .has('Ada', { trade: 17 })
    .knows('Ada', 'pottery', 'writing')
    .built(Q - 1, 'notre-dame');
  t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  t.answer('Ada', 'tech', 'irrigation').waitsFor('Ben: research, Ada: second');
  expect([t.why('Ada', 'tech', 'sailing'), t.why('Ada', 'tech', 'banking')]).toEqual([
    'no-pyramid-place',
    'higher-level',
  ]);
  t.answer('Ada', 'tech', 'masonry').answer('Ben', 'none');
  expect(t.tells('learned')).toEqual([
    [0, tech('irrigation')],
    [0, tech('masonry')],
  ]);
});

it('WAW-11.5 Germany gets a unit and a resource for research, not for learning', () => {
  const t = capital().civ('Ada', 'germany').has('Ada', { trade: 11 }).knows('Ada', 'pottery', 'writing');
  t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  t.answer('Ada', 'tech', 'logistics')
    .answer('Ben', 'none')
    .waitsFor('Ada: pickGood')
    .answer('Ada', 'good', 'iron');
  expect([t.s.standing[0].length, t.s.goods[good('iron')]]).toEqual([3, 1]);
});

it('WAW-10.6 Bureaucracy may switch a policy when research resolves', () => {
  const t = capital().policy('Ada', 'pacifism').knows('Ada', 'bureaucracy');
  t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  t.answer('Ada', 'none').answer('Ben', 'none').waitsFor('Ada: switchPolicy');
});

it('WAW-23.3 WAW-23.6 Space Flight wins; of two at once the one with more coins', () => {
  const t = capital().has('Ada', { trade: 27 }).has('Ben', { trade: 27, coins: 1 });
  for (const seat of [0, 1]) for (let id = 0; id < 40; id++) t.s.knows[seat * 41 + id] = 1;
  t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  t.answer('Ada', 'tech', 'space-flight').answer('Ben', 'tech', 'space-flight').nobodyAsked();
  expect([t.s.winner, t.s.road]).toEqual([1, 2]);
  expect(t.rules.standing(t.s).map(one => one.rank)).toEqual([2, 1]);
});

// ---- trade

it('EX-10 WAW-6.1 the dial stops at 27', () => {
  const t = capital().has('Ada', { trade: 25 }).land(Q, 'd', 'd', 'd', 'd', 'd');
  t.arrange(() => undefined, ['trading', null], ['researchPhase', null]);
  expect(t.s.trade[0]).toBe(27);
});

it('EX-11 WAW-6.5 silk gives 9 to its owner and 6 to another', () => {
  const t = capital()
    .has('Ada', { trade: 20 })
    .has('Ben', { trade: 10 })
    .knows('Ada', 'horseback-riding')
    .goods('Ada', 'silk');
  t.arrange(() => undefined, ['trading', null], ['researchPhase', null]);
  t.answer('Ada', 'use', 'caravan')
    .answer('Ben', 'ready')
    .answer('Ada', 'player', 1)
    .answer('Ada', 'token', 'silk');
  expect([t.s.trade, t.s.market[good('silk')]]).toEqual([[27, 16], 2]);
});

it('EX-78 WAW-6.6.a WAW-6.2 WAW-6.6 WAW-6.7 offers are limited and lapse', () => {
  const t = capital(4).goods('Ada', 'wheat').has('Ben', { trade: 9 }).has('Cleo', { trade: 9 });
  t.arrange(() => undefined, ['trading', null], ['researchPhase', null]);
  t.answer('Ada', 'swap', 1, 3, 4).answer('Ben', 'ready').answer('Cleo', 'ready').answer('Dan', 'ready');
  t.waitsFor('Ada: trade, Ben: trade');
  t.answer('Ada', 'swap', 2, 3, 4).answer('Ben', 'accept', 1).waitsFor('Ada: trade, Ben: trade, Cleo: trade');
  expect([t.s.trade, t.s.goods[4 + 3], t.s.offers]).toEqual([[3, 6, 9, 0], 1, []]);
  expect(t.tells('lapsed')).toEqual([[0, 2]]);
  t.s.offered[0] = 6;
  expect(t.reason('Ada', 'swap', 1, 4, 3)).toEqual(['offers-made', 6]);
});

it('WAW-6.3 WAW-6.4 markers and cards change hands by their place', () => {
  const t = capital().kept('Ada', 'hut-spy', 'hut-silk').hand('Ben', 'drought').has('Ben', { culture: 2 });
  t.arrange(() => undefined, ['trading', null], ['researchPhase', null]);
  const [spy, silk] = t.s.kept[0];
  const offer = {
    to: 1,
    give: {},
    take: { culture: 2 },
    markers: [1],
    cards: [],
    theirMarkers: [],
    theirCards: [0],
  };
  expect(t.why('Ada', 'offer', { ...offer, take: { culture: 3 } })).toBe('not-enough');
  expect(t.why('Ada', 'offer', { ...offer, take: {}, markers: [], theirCards: [] })).toBe('empty-offer');
  t.answer('Ada', 'offer', offer).answer('Ben', 'ready').answer('Ada', 'ready').answer('Ben', 'accept', 1);
  expect([t.s.kept, t.s.hand.map(hand => hand.length), t.s.culture]).toEqual([
    [[spy], [silk]],
    [1, 0],
    [2, 0],
  ]);
});

it('WAW-16.3 WAW-11.11 an obsolete wonder of the market is replaced', () => {
  const t = capital().market('stonehenge').knows('Ada', 'monarchy').goods('Ada', 'silk').manages('Ada');
  t.answer('Ada', 'use', 'intrigue')
    .answer('Ada', 'wonder', 'stonehenge')
    .answer('Ada', 'token', 'silk')
    .waitsFor('Ada: cities');
  expect([t.s.wonderUp.includes(0), t.s.obsolete & 1, WONDER_ERA[t.s.wonderUp[0]]]).toEqual([false, 1, 1]);
});
