import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { BUILDING_IDS } from '../content/ids.ts';
import { FIRST_BUILDING, FIRST_WONDER } from '../content/tables.ts';
import { conversionFor, production, unitCost } from '../rules/counts.ts';
import { at, good, Table, tech, wonder } from './scene.ts';

const Q = at(5, 3);
const building = (id: (typeof BUILDING_IDS)[number]) => FIRST_BUILDING + BUILDING_IDS.indexOf(id);

/** Ada's capital with so much production from forests and mountains. */
function city(O: number, seats = 2): Table {
  const forests = Math.floor(O / 2);
  const t = new Table(seats).city('Ada', 0, Q).gov('Ada', 'republic');
  return t.land(Q, ...new Array<string>(forests).fill('f'), ...(O % 2 ? ['m'] : []));
}

it('EX-12 WAW-7.4 WAW-7.5 WAW-7.6 a building program doubles the outskirts, and is used up', () => {
  const t = city(9).market('statue-of-zeus');
  t.s.program[0] = 1;
  t.manages('Ada').answer('Ada', 'act', 0, 'produce');
  t.answer('Ada', 'wonder', 'statue-of-zeus').answer('Ada', 'at', t.near(Q, 7)).waitsFor('Ada: cities');
  expect([t.s.top[t.near(Q, 7)], t.s.program[0], t.s.trade[0]]).toEqual([
    FIRST_WONDER + wonder('statue-of-zeus'),
    0,
    0,
  ]);
  expect(t.s.wonderUp.every(w => w !== NONE)).toBe(true);
});

it('EX-13 WAW-7.4 bonuses are not doubled', () => {
  const t = city(5).gov('Ada', 'despotism').knows('Ada', 'military-science').has('Ada', { coins: 7 });
  t.s.program[0] = 1;
  t.s.boost[0] = 5;
  expect(production(t.s, 0, 0)).toBe(18);
});

it('EX-14 WAW-7.4 WAW-5.12 what scouts gather is not doubled', () => {
  const t = city(5).gov('Ada', 'despotism').figures('Ada', at(9, 3), 0, 1).sends('Ada', at(9, 3), 0);
  t.land(at(9, 4), 'g', 'f');
  t.s.program[0] = 1;
  expect(production(t.s, 0, 0)).toBe(13);
  t.sends('Ada', at(9, 3), NONE);
  expect(production(t.s, 0, 0)).toBe(11);
});

it('EX-15 WAW-7.6 WAW-7.8 the program is used even where it was not needed', () => {
  const t = city(6);
  t.s.program[0] = 1;
  t.manages('Ada')
    .answer('Ada', 'act', 0, 'produce')
    .answer('Ada', 'figure', 'army')
    .answer('Ada', 'at', t.near(Q, 0));
  expect([t.s.program[0], t.s.fig[0]]).toEqual([0, t.near(Q, 0)]);
});

it('EX-16 WAW-7.16 one program for a city', () => {
  const t = city(3).manages('Ada').answer('Ada', 'act', 0, 'program').waitsFor('Ada: cities');
  expect(t.s.program[0]).toBe(1);
  t.s.taken.fill(0);
  expect(t.why('Ada', 'act', 0, 'program')).toBe('program-exists');
});

it('EX-17 WAW-7.4 WAW-12.5 under Communism every city has the best outskirts', () => {
  const t = city(8).gov('Ada', 'communism').city('Ada', 1, at(9, 3)).land(at(9, 3), 'f', 'm');
  t.s.program[0] = 2;
  expect([production(t.s, 0, 1), production(t.s, 0, 0)]).toEqual([16, 8]);
});

it('EX-18 WAW-7.4 WAW-21.2 WAW-26.1 a shortfall of 3 costs 9 trade, America 6', () => {
  const t = city(4);
  expect(conversionFor(t.s, 0, 0, 7)).toBe(9);
  expect(conversionFor(t.civ('Ada', 'america').s, 0, 0, 7)).toBe(6);
  t.civ('Ada', 'rome')
    .knows('Ada', 'currency')
    .has('Ada', { trade: 8 })
    .manages('Ada')
    .answer('Ada', 'act', 0, 'produce');
  expect(t.reason('Ada', 'building', 'market')).toEqual(['not-enough-production', 7, 6]);
  t.answer('Ada', 'back').has('Ada', { trade: 10 }).answer('Ada', 'act', 0, 'produce');
  t.answer('Ada', 'building', 'market').answer('Ada', 'at', t.near(Q, 7));
  expect(t.s.trade[0]).toBe(1);
});

it('EX-19 WAW-7.5 with Engineering one action buys two items', () => {
  const t = city(12).knows('Ada', 'engineering', 'writing', 'currency', 'metalworking').manages('Ada');
  t.answer('Ada', 'act', 0, 'produce').answer('Ada', 'building', 'market').answer('Ada', 'at', t.near(Q, 0));
  expect(t.reason('Ada', 'building', 'barracks')).toEqual(['not-enough-production', 14, 12]);
  t.answer('Ada', 'building', 'library').answer('Ada', 'at', t.near(Q, 7)).waitsFor('Ada: cities');
  expect([t.s.top[t.near(Q, 0)], t.s.top[t.near(Q, 7)]]).toEqual([building('market'), building('library')]);
  expect(t.s.used.filter(n => n === 1).length).toBe(1);
});

it('EX-19 WAW-17.6 two starred buildings are too many, also in one action', () => {
  const t = city(14).knows('Ada', 'engineering', 'currency', 'metalworking').manages('Ada');
  t.answer('Ada', 'act', 0, 'produce').answer('Ada', 'building', 'market').answer('Ada', 'at', t.near(Q, 0));
  t.answer('Ada', 'building', 'barracks');
  expect(t.why('Ada', 'at', t.near(Q, 1))).toBe('star-limit');
});

it('EX-70 WAW-7.5.a the icons of the first item do not help the second', () => {
  const t = city(9)
    .knows('Ada', 'engineering', 'navy', 'writing')
    .land(Q, 'w', 'f', 'f', 'f', 'f', 'm')
    .manages('Ada');
  t.answer('Ada', 'act', 0, 'produce')
    .answer('Ada', 'building', 'shipyard')
    .answer('Ada', 'at', t.near(Q, 0));
  expect(t.reason('Ada', 'building', 'library')).toEqual(['not-enough-production', 10, 9]);
  t.answer('Ada', 'figure', 'army').answer('Ada', 'at', t.near(Q, 7)).waitsFor('Ada: cities');
  expect(t.s.fig[0]).toBe(t.near(Q, 7));
});

it('EX-20 WAW-17.6 WAW-17.7 a second starred building stands only on the first', () => {
  const t = city(8)
    .knows('Ada', 'philosophy')
    .built(Q - 1, 'market')
    .manages('Ada');
  t.answer('Ada', 'act', 0, 'produce').answer('Ada', 'building', 'temple');
  expect(t.why('Ada', 'at', t.near(Q, 0))).toBe('star-limit');
  t.answer('Ada', 'at', Q - 1);
  expect([t.s.top[Q - 1], t.s.stock[5], t.s.stock[6]]).toEqual([building('temple'), 5, 4]);
});

it('EX-21 WAW-17.8 WAW-11.4 learning the upgraded form turns all basic ones', () => {
  const t = city(4)
    .city('Ada', 1, at(9, 3))
    .knows('Ada', 'writing', 'pottery')
    .built(t0(0), 'library')
    .built(at(8, 2), 'library');
  t.arrange(
    () => undefined,
    ['learning', { seat: 0, tech: tech('printing-press'), research: true }],
    ['startOfTurn', 0],
  );
  expect([t.s.top[t0(0)], t.s.top[at(8, 2)]]).toEqual([building('university'), building('university')]);
  expect(t.tells('upgraded').length).toBe(2);
});
const t0 = (i: number) => new Table().near(Q, i);

it('EX-77 WAW-17.2 the upgraded form alone may be built', () => {
  const t = city(9).knows('Ada', 'engineering').manages('Ada').answer('Ada', 'act', 0, 'produce');
  expect(t.may('Ada', 'building', 'aqueduct')).toBe(true);
  expect(t.why('Ada', 'building', 'granary')).toBe('must-build-upgrade');
  expect(t.why('Ada', 'building', 'library')).toBe('needs-tech');
});

it('EX-23 WAW-7.15 WAW-18.3 WAW-18.2 what the market has not can’t be harvested', () => {
  const t = city(4).land(Q, 'm.r', 'f').goods('Ada', 'iron').manages('Ada');
  t.answer('Ada', 'act', 0, 'harvest').answer('Ada', 'take', t.near(Q, 0), 'iron');
  expect([t.s.goods[good('iron')], t.s.market[good('iron')]]).toEqual([2, 0]);
  t.s.taken.fill(0);
  expect(t.why('Ada', 'act', 0, 'harvest')).toBe('supply-empty');
});

it('EX-24 WAW-12.6 WAW-7.1 under the Monarchy the capital acts twice, never the same', () => {
  const t = city(6).gov('Ada', 'monarchy').manages('Ada').answer('Ada', 'act', 0, 'program');
  expect(production(t.s, 0, 0)).toBe(12);
  t.answer('Ada', 'act', 0, 'produce').answer('Ada', 'figure', 'army').answer('Ada', 'at', t.near(Q, 0));
  expect(t.why('Ada', 'act', 0, 'arts')).toBe('city-acted');
  const u = city(6).gov('Ada', 'monarchy').manages('Ada').answer('Ada', 'act', 0, 'produce');
  u.answer('Ada', 'figure', 'army').answer('Ada', 'at', u.near(Q, 0));
  expect([u.why('Ada', 'act', 0, 'produce'), u.why('Ada', 'act', 0, 'arts')]).toEqual([
    'action-repeated',
    'legal',
  ]);
});

it('EX-26 WAW-4.7 WAW-11.10 WAW-4.6 Writing cancels a city action: it is used up, nothing is paid', () => {
  const t = city(5)
    .knows('Ada', 'philosophy')
    .has('Ada', { trade: 6 })
    .knows('Ben', 'writing')
    .kept('Ben', 'hut-spy');
  t.s.program[0] = 0;
  t.manages('Ada')
    .answer('Ada', 'act', 0, 'produce')
    .answer('Ada', 'building', 'temple')
    .answer('Ada', 'at', t.near(Q, 7));
  t.waitsFor('Ben: react').answer('Ben', 'spy', 'intercept', 0).waitsFor('Ada: cities');
  expect([t.s.top[t.near(Q, 7)], t.s.trade[0], t.s.kept[1].length]).toEqual([0, 6, 0]);
  expect(t.why('Ada', 'act', 0, 'arts')).toBe('city-acted');
  expect(t.tells('cancelled')).toEqual([[1, 0, 0]]);
});

it('EX-27 WAW-7.17 Egypt builds for free and keeps its program', () => {
  const t = city(1).civ('Ada', 'egypt').knows('Ada', 'construction');
  t.s.program[0] = 1;
  t.manages('Ada')
    .answer('Ada', 'act', 0, 'free')
    .answer('Ada', 'building', 'workshop')
    .answer('Ada', 'at', t.near(Q, 0));
  expect([t.s.top[t.near(Q, 0)], t.s.program[0]]).toEqual([building('workshop'), 1]);
  t.s.taken.fill(0);
  expect(t.why('Ada', 'act', 0, 'free')).toBe('already-used');
});

it('EX-28 WAW-7.9 units cost by rank', () => {
  const t = city(1).knows('Ada', 'railroad', 'flight');
  expect([1, 0, 3].map(type => unitCost(t.s, 0, type))).toEqual([9, 5, 12]);
  t.built(t.near(Q, 7), 'leonardos-workshop');
  expect([1, 0, 3].map(type => unitCost(t.s, 0, type))).toEqual([5, 5, 5]);
});

it('EX-38 WAW-14.3 WAW-14.5 WAW-14.2 crossing into level II costs trade too, and gives a card of that level', () => {
  const t = city(1).has('Ada', { step: 7, culture: 5, trade: 3 }).manages('Ada').answer('Ada', 'advance');
  expect([t.s.culture[0], t.s.trade[0], t.s.step[0], t.s.hand[0].length, t.s.events[1].length]).toEqual([
    0, 0, 8, 1, 20,
  ]);
  expect(t.reason('Ada', 'advance')).toEqual(['not-enough-culture', 5, 0]);
});

it('EX-39 WAW-14.5 WAW-15.2 Organized Religion draws two great people and keeps one', () => {
  const t = city(1).has('Ada', { step: 2, culture: 3 }).policy('Ada', 'organized-religion').manages('Ada');
  t.answer('Ada', 'advance').waitsFor('Ada: keepPerson');
  const [[, one, two]] = t.tells('twoPeople') as [number, number, number][];
  t.answer('Ada', 'keep', one).answer('Ada', 'reserve').waitsFor('Ada: cities');
  expect([t.s.reserve[one], t.s.people[one], t.s.people[two]]).toEqual(one === two ? [1, 2, 2] : [1, 2, 3]);
});

it('EX-43 WAW-14.9 WAW-11.8 WAW-11.9 a gift pays for Pottery, and an opponent gets a coin', () => {
  const t = city(1, 4)
    .knows('Ada', 'pottery')
    .goods('Ada', 'wheat')
    .hand('Ada', 'a-gift-from-afar')
    .manages('Ada');
  t.answer('Ada', 'use', 'sell')
    .answer('Ada', 'token', 'wheat')
    .answer('Ada', 'gift', 0, 'iron')
    .waitsFor('Ada: afar');
  t.answer('Ada', 'player', 2).waitsFor('Ada: cities');
  expect([t.s.techCoins[1], t.s.market[good('wheat')], t.s.sheet]).toEqual([1, 4, [0, 0, 1, 0]]);
  expect(t.why('Ada', 'use', 'sell')).toBe('already-used');
});

it('WAW-14.9 a cancelled gift is lost, the payment fails, the other resources stay', () => {
  const t = city(1).knows('Ada', 'pottery').goods('Ada', 'wheat').hand('Ada', 'a-generous-gift');
  t.hand('Ben', 'jousting-tourney')
    .manages('Ada')
    .answer('Ada', 'use', 'sell')
    .answer('Ada', 'token', 'wheat');
  t.answer('Ada', 'gift', 0, 'iron').answer('Ben', 'cancel', 0).waitsFor('Ada: cities');
  expect([t.s.techCoins[1], t.s.goods[good('wheat')], t.s.hand, t.s.eventUsed[1].length]).toEqual([
    0,
    1,
    [[], []],
    2,
  ]);
  expect(t.why('Ada', 'use', 'sell')).toBe('cannot-pay');
});

it('WAW-7.12 a new army on a blockaded square removes the scout there and loots', () => {
  const t = city(4)
    .figures('Ben', Q - 1, 0, 1)
    .has('Ben', { trade: 2 })
    .manages('Ada');
  t.answer('Ada', 'act', 0, 'produce')
    .answer('Ada', 'figure', 'army')
    .answer('Ada', 'at', Q - 1)
    .waitsFor('Ada: loot');
  t.answer('Ada', 'lootTrade').waitsFor('Ada: cities');
  expect([t.s.trade, t.s.here[Q - 1]]).toEqual([[2, 0], 1]);
});

it('WAW-12.4 EX-33 WAW-22.1 in Anarchy the capital is idle and policies are off', () => {
  const t = city(1)
    .city('Ada', 1, at(9, 3))
    .policy('Ada', 'organized-religion')
    .gov('Ada', 'anarchy')
    .manages('Ada');
  expect([t.why('Ada', 'act', 0, 'arts'), t.why('Ada', 'act', 1, 'arts')]).toEqual([
    'capital-anarchy',
    'legal',
  ]);
});

it('WAW-17.10 WAW-7.7 walls need Masonry and stand once', () => {
  const t = city(8).manages('Ada').answer('Ada', 'act', 0, 'produce');
  expect(t.why('Ada', 'walls')).toBe('needs-tech');
  t.answer('Ada', 'back').knows('Ada', 'masonry').answer('Ada', 'act', 0, 'produce').answer('Ada', 'walls');
  expect(t.s.walls[0]).toBe(1);
});
