/** What is counted of a player who sits between others, each of whom has something near (WAW-5.12, 6.1, 7.4, 11.2, 22.1). */

import { expect, it } from 'vitest';
import { ABILITY_COUNT, ability } from '../content/abilities.ts';
import { CITY_STATE_IDS, type CityStateId } from '../content/ids.ts';
import { COIN_PLACE, COIN_TECHS, FIRST_STATE, POLICY_CARDS } from '../content/tables.ts';
import {
  arts,
  canLearn,
  coins,
  conversionFor,
  handSize,
  hasPlace,
  hasPolicy,
  hasWonder,
  income,
  inRow,
  isUrban,
  isUsed,
  mayGather,
  outskirtsProduction,
  production,
  reach,
  speed,
  statesControlled,
  waterways,
} from '../rules/counts.ts';
import { at, printed, Table, tech, wonder } from './scene.ts';

const BEN = 1;
const B = at(9, 9);
const B2 = at(9, 4);
const FAR = at(4, 9);

/** Ben between Ada and Cleo, each with a capital on bare land; under the Republic nothing is added to anything. */
function table(): Table {
  const t = new Table(4);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany').gov(who, 'republic');
  return t.city('Ada', 0, at(2, 2)).city('Ben', 0, B).city('Cleo', 0, at(13, 13)).city('Ben', 1, B2);
}

const ground = (t: Table, q: number, token: string): Table => {
  t.s.ground[q] = printed(token);
  return t;
};
const state = (t: Table, q: number, id: CityStateId): Table => {
  t.s.mark[q] = FIRST_STATE + CITY_STATE_IDS.indexOf(id);
  return t;
};

it('WAW-5.12 a scout gathers outside of its own outskirts; an army does so for England only', () => {
  const gathers = (t: Table) => [mayGather(t.s, BEN, 0), mayGather(t.s, BEN, 7)];
  const t = table().figures('Ben', FAR, 1, 1).figures('Ada', at(4, 4), 1, 2);
  expect([gathers(t), mayGather(t.s, BEN, 1), mayGather(t.s, BEN, 8)]).toEqual([[false, true], false, false]);
  expect(gathers(t.civ('Ben', 'england'))).toEqual([true, true]);
  // Ada's and Cleo's figures are not Ben's, nor do those of England's neighbours gather.
  t.figures('Cleo', at(5, 12), 1);
  expect([mayGather(t.s, 2, 0), mayGather(t.s, 0, 0)]).toEqual([false, false]);
  // Not in its own outskirts, on a city or on a city-state; in those of others it does.
  const near = (q: number) => mayGather(table().figures('Ben', q, 0, 1).s, BEN, 7);
  expect([near(at(9, 8)), near(at(2, 1)), near(B), near(at(2, 2)), near(B2)]).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(mayGather(state(table(), FAR, 'city-state-cultured').figures('Ben', FAR, 0, 1).s, BEN, 7)).toBe(
    false,
  );
});

it('WAW-5.12.c while a group is moving it gathers nothing, all others do', () => {
  const t = table().figures('Ben', FAR, 0, 1).figures('Ben', at(4, 4), 0, 1).figures('Cleo', at(12, 4), 0, 2);
  const gathering = () => [mayGather(t.s, BEN, 7), mayGather(t.s, BEN, 8), mayGather(t.s, 2, 7)];
  t.s.active = BEN;
  t.s.group = 1 << 7;
  expect(gathering()).toEqual([true, true, true]);
  t.s.at = FAR;
  expect(gathering()).toEqual([false, true, true]);
  t.s.active = 2;
  expect(gathering()).toEqual([true, true, false]);
});

it('WAW-5.12 WAW-22.1 WAW-6.1 one figure gathers a square; the next one adds nothing, one elsewhere does', () => {
  const t = ground(ground(table(), FAR, 'm.$'), at(5, 9), 'm.$').civ('Ben', 'england');
  const all = () => [coins(t.s, BEN), income(t.s, BEN)];
  expect(all()).toEqual([0, 0]);
  t.figures('Ben', FAR, 0, 1);
  expect(all()).toEqual([1, 0]);
  t.figures('Ben', FAR, 1, 1);
  expect(all()).toEqual([1, 0]);
  t.figures('Ben', at(5, 9), 1);
  expect(all()).toEqual([2, 0]);
  // A German army there gathers nothing, so the scout beside it does.
  t.civ('Ben', 'germany');
  expect(all()).toEqual([1, 0]);
  ground(t, FAR, 'd');
  ground(t, at(5, 9), 'w');
  expect(all()).toEqual([0, 1]);
  expect([coins(t.civ('Ben', 'england').s, BEN), income(t.s, BEN)]).toEqual([0, 2]);
  // What Ada and Cleo gather is theirs.
  const others = ground(ground(table(), FAR, 'd'), at(5, 9), 'm.$')
    .figures('Cleo', FAR, 1)
    .figures('Ada', FAR, 0, 2);
  others.figures('Cleo', at(5, 9), 1, 1);
  expect([income(others.s, BEN), coins(others.s, BEN), income(others.s, 0), coins(others.s, 2)]).toEqual([
    0, 0, 1, 1,
  ]);
});

it('WAW-19.3 WAW-19.2 a controlled city-state counts once, for the capital', () => {
  const t = state(state(table(), FAR, 'city-state-wealthy'), at(4, 4), 'city-state-cultured');
  const all = () => [
    statesControlled(t.s, BEN),
    coins(t.s, BEN),
    production(t.s, BEN, 0),
    production(t.s, BEN, 1),
    arts(t.s, BEN, 0),
    arts(t.s, BEN, 1),
    income(t.s, BEN),
  ];
  expect(all()).toEqual([0, 0, 0, 0, 1, 1, 0]);
  t.figures('Ben', FAR, 1);
  expect(all()).toEqual([1, 1, 1, 0, 1, 1, 0]);
  t.figures('Ben', FAR, 1, 1);
  expect(all()).toEqual([1, 1, 1, 0, 1, 1, 0]);
  t.figures('Ben', at(4, 4), 0, 1);
  expect(all()).toEqual([2, 1, 1, 0, 4, 1, 0]);
  state(t, FAR, 'city-state-mercantile');
  expect(all()).toEqual([2, 0, 0, 0, 4, 1, 3]);
  // Cleo's first army stands on one: that is not Ben's.
  const cleo = state(table(), FAR, 'city-state-wealthy').figures('Cleo', FAR, 1);
  expect([statesControlled(cleo.s, BEN), statesControlled(cleo.s, 2)]).toEqual([0, 1]);
});

it('WAW-7.4 under Communism every city has what the best one has; others see their own', () => {
  const t = table().land(B2, 'f', 'f', 'm').land(B, 'm');
  expect([0, 1].map(c => outskirtsProduction(t.s, BEN, c))).toEqual([1, 5]);
  t.gov('Ben', 'communism');
  expect([0, 1].map(c => outskirtsProduction(t.s, BEN, c))).toEqual([5, 5]);
  // Cleo's richer capital is not among them.
  t.land(at(13, 13), 'f', 'f', 'f', 'f');
  expect(outskirtsProduction(t.s, BEN, 0)).toBe(5);
  expect(outskirtsProduction(t.gov('Cleo', 'communism').s, 2, 0)).toBe(8);
});

it('WAW-7.4 WAW-7.14 what figures gather goes to the city they are assigned to', () => {
  const t = ground(table(), FAR, 'm.c').figures('Ben', FAR, 0, 1);
  const both = () => [0, 1].map(c => [production(t.s, BEN, c), arts(t.s, BEN, c)]);
  expect(both()).toEqual([
    [0, 1],
    [0, 1],
  ]);
  t.sends('Ben', FAR, 1);
  expect(both()).toEqual([
    [0, 1],
    [1, 2],
  ]);
  t.s.boost[3 + 0] = 4;
  expect(both()).toEqual([
    [4, 1],
    [1, 2],
  ]);
  // What Cleo's first army is assigned to is no matter of Ben's.
  const cleo = ground(table(), FAR, 'm.c').figures('Cleo', FAR, 1).sends('Cleo', FAR, 1);
  expect(production(cleo.s, BEN, 1)).toBe(0);
});

it('WAW-13.9 Urban Development: two different buildings or wonders, the first kind of building too', () => {
  const t = table().policy('Ben', 'urban-development').built(at(9, 3), 'harbor');
  const urban = () => [0, 1, 2].map(c => isUrban(t.s, BEN, c));
  expect(urban()).toEqual([false, false, false]);
  t.built(at(8, 3), 'harbor').built(at(10, 3), 'great-artist');
  expect(urban()).toEqual([false, false, false]);
  t.built(at(8, 4), 'stonehenge');
  expect(urban()).toEqual([false, true, false]);
  expect([production(t.s, BEN, 1), arts(t.s, BEN, 1)]).toEqual([5, 6]);
  t.figures('Ada', at(8, 4), 0, 1);
  expect(urban()).toEqual([false, false, false]);
});

it('WAW-21.2 America converts three trade to two production', () => {
  const t = table().civ('Ben', 'america').has('Ben', { trade: 8 });
  expect([reach(t.s, BEN, 0), conversionFor(t.s, BEN, 0, 3), conversionFor(t.s, BEN, 0, 0)]).toEqual([
    4, 6, 0,
  ]);
  expect(reach(t.civ('Ben', 'germany').s, BEN, 0)).toBe(2);
});

it('WAW-6.1 the Great Lighthouse: one more for each empty water square', () => {
  const t = table().built(at(8, 8), 'the-great-lighthouse');
  for (const q of [at(9, 8), at(10, 8), at(10, 9)]) ground(t, q, 'w');
  expect(income(t.s, BEN)).toBe(6);
  t.figures('Ben', at(10, 8), 1);
  expect(income(t.s, BEN)).toBe(5);
  t.built(at(10, 9), 'harbor');
  expect(income(t.s, BEN)).toBe(5);
});

it('WAW-22.1 coins on techs count, each player’s own; WAW-16.5 an obsolete wonder gives nothing', () => {
  const t = table().built(at(8, 8), 'panama-canal');
  t.s.canal[BEN] = 2;
  t.s.techCoins[BEN * COIN_TECHS.length + COIN_PLACE[tech('pottery')]] = 3;
  t.s.techCoins[2 * COIN_TECHS.length] = 4;
  expect([coins(t.s, BEN), coins(t.s, 0), coins(t.s, 2)]).toEqual([5, 0, 4]);
  t.s.obsolete = 1 << wonder('panama-canal');
  expect([coins(t.s, BEN), hasWonder(t.s, BEN, wonder('panama-canal'))]).toEqual([3, false]);
  expect([hasWonder(t.s, BEN, wonder('stonehenge')), hasWonder(t.s, 0, wonder('panama-canal'))]).toEqual([
    false,
    false,
  ]);
});

it('WAW-14.6 only Computers make coins count for the hand', () => {
  const t = table().has('Ben', { coins: 9 });
  expect(handSize(t.s, BEN)).toBe(2);
  // Computers have a coin of their own.
  expect(handSize(t.knows('Ben', 'computers').s, BEN)).toBe(4);
});

it('WAW-8.2 WAW-13.9 Natural Religion: one more for an army alone', () => {
  const t = table().policy('Ben', 'natural-religion');
  expect([
    speed(t.s, BEN, 1, 0),
    speed(t.s, BEN, 1, 1),
    speed(t.s, BEN, 2, 0),
    speed(t.s, BEN, 0, 1),
  ]).toEqual([3, 2, 2, 2]);
  expect(speed(table().s, BEN, 1, 0)).toBe(2);
  // The best tech counts, not the last one.
  expect(speed(table().knows('Ben', 'flight', 'steam-power', 'horseback-riding').s, BEN)).toBe(6);
});

it('WAW-8.3 WAW-21.4 England crosses water without a tech', () => {
  const t = table();
  expect([waterways(t.s, BEN), waterways(t.civ('Ben', 'england').s, BEN)]).toEqual([0, 1]);
  expect(waterways(t.knows('Ben', 'navigation').s, BEN)).toBe(1);
  expect(waterways(t.knows('Ben', 'sailing').s, BEN)).toBe(2);
});

it('WAW-11.2 WAW-11.3 rows of the pyramid; the starting tech lies in row I whatever its level', () => {
  const egypt = table().plays('Ben', 'egypt').knows('Ben', 'pottery', 'irrigation', 'gunpowder');
  expect([1, 2, 3, 4].map(row => inRow(egypt.s, BEN, row))).toEqual([2, 1, 1, 0]);
  const france = table().plays('Ben', 'france').knows('Ben', 'writing', 'irrigation');
  expect([1, 2, 3].map(row => inRow(france.s, BEN, row))).toEqual([2, 1, 0]);
  // A tech laid before gives the next one its place, or takes it.
  const two = table().knows('Ben', 'pottery', 'writing');
  expect([hasPlace(two.s, BEN, tech('irrigation')), hasPlace(two.s, BEN, tech('irrigation'), 2)]).toEqual([
    true,
    false,
  ]);
  const one = table().knows('Ben', 'pottery');
  expect([hasPlace(one.s, BEN, tech('irrigation')), hasPlace(one.s, BEN, tech('irrigation'), 1)]).toEqual([
    false,
    true,
  ]);
  expect(hasPlace(one.s, BEN, tech('irrigation'), 3)).toBe(false);
});

it('WAW-11.6 WAW-23.3 what can be learned: unknown, with a place, and not the one Space Flight of another', () => {
  const t = table().knows('Ben', 'pottery', 'writing');
  expect(
    ['pottery', 'currency', 'irrigation', 'gunpowder'].map(id => canLearn(t.s, BEN, tech(id as 'pottery'))),
  ).toEqual([false, true, true, false]);
  const rows = [
    'pottery',
    'writing',
    'currency',
    'navy',
    'masonry',
    'irrigation',
    'monarchy',
    'democracy',
    'chivalry',
    'banking',
    'biology',
    'education',
    'flight',
    'computers',
  ] as const;
  const high = table().knows('Ben', ...rows);
  expect(canLearn(high.s, BEN, tech('space-flight'))).toBe(true);
  expect(canLearn(high.knows('Dan', 'space-flight').s, BEN, tech('space-flight'))).toBe(false);
});

it('WAW-4.11 WAW-13.1 what one player has used or adopted, another has not', () => {
  const t = table().policy('Cleo', 'rationalism').policy('Ben', 'pacifism');
  t.s.used[BEN * ABILITY_COUNT + ability('tax')] = 1;
  expect([0, BEN, 2].map(seat => isUsed(t.s, seat, ability('tax')))).toEqual([false, true, false]);
  const policies = t.s.policy.slice(BEN * POLICY_CARDS, BEN * POLICY_CARDS + POLICY_CARDS);
  expect(policies.filter(side => side > 0).length).toBe(1);
  const adopted = (seat: number) => [0, 1, 2, 3, 4, 5, 6, 7].filter(p => hasPolicy(t.s, seat, p)).length;
  expect([adopted(0), adopted(BEN), adopted(2)]).toEqual([0, 1, 1]);
  expect(adopted(t.gov('Ben', 'anarchy').seat('Ben'))).toBe(0);
});
