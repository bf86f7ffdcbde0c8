import { NONE } from '@epoka/kernel';
import { Scene } from '@epoka/kernel/kit/testing/scene';
import { expect, it } from 'vitest';
import { FIRST_BUILDING, TERRAIN, WONDER_ERA } from '../content/tables.ts';
import {
  arts,
  cityLimit,
  coins,
  handSize,
  income,
  outskirtsProduction,
  speed,
  stackLimit,
} from '../rules/counts.ts';
import { printedAt } from '../rules/geometry.ts';
import { rules } from '../rules/index.ts';
import { goodAt, productionAt, terrainAt, tradeAt } from '../rules/squares.ts';
import { at, good, printed, Table } from './scene.ts';

const AZTECS = at(2, 1);

it('EX-01 WAW-3.6 four ancient wonders lie open, eight more will come, six are in the box', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const { s } = new Scene<Table['s']>(rules, { seats: 3, seed, settings: { civilizations: 'expansion' } });
    expect(s.wonderUp.map(w => WONDER_ERA[w])).toEqual([0, 0, 0, 0]);
    expect(s.wonderLeft).toEqual([0, 4, 4]);
    expect(s.wonderPool.map(pool => pool.length)).toEqual([2, 6, 6]);
  }
});

it('EX-02 EX-03 WAW-3.8 the Aztec capital is not founded on water; O 7, trade 3, 1 coin on [1,2]', () => {
  const t = new Table().plays('Ada', 'aztecs').tile(0, 'home-aztecs');
  t.arrange(() => undefined, ['capital', 0], ['firstTrade', 0], ['startOfTurn', 0]);
  expect(t.legal('Ada', 'at')).toEqual([
    ['at', at(2, 1)],
    ['at', at(1, 2)],
    ['at', at(2, 2)],
  ]);
  expect(t.why('Ada', 'at', at(1, 1))).toBe('site-water');
  t.answer('Ada', 'at', AZTECS);
  expect([outskirtsProduction(t.s, 0, 0), t.s.trade[0], coins(t.s, 0)]).toEqual([7, 3, 1]);
});

it('EX-04 WAW-3.8 WAW-3.9 the Mongols begin with five units and speed 3', () => {
  const t = new Table().plays('Ada', 'mongolia');
  t.arrange(() => undefined, ['firstUnits', 0], ['startOfTurn', 0]);
  expect(t.tells('drewUnit').map(([, type]) => type)).toEqual([0, 1, 1, 1, 2]);
  expect([speed(t.s, 0), stackLimit(t.s, 0), handSize(t.s, 0), cityLimit(t.s, 0)]).toEqual([3, 2, 2, 2]);
  expect(stackLimit(new Table().plays('Ada', 'russia').s, 0)).toBe(3);
  expect(handSize(new Table().plays('Ada', 'france').s, 0)).toBe(3);
  expect(cityLimit(new Table().plays('Ada', 'aztecs').s, 0)).toBe(3);
});

it('EX-05 WAW-2.9 tiles are turned clockwise', () => {
  expect([printedAt(1, 0, 0), printedAt(1, 0, 3), printedAt(1, 3, 3)]).toEqual([12, 0, 3]);
  const { s } = new Table().tile(0, 'home-england', 1);
  expect([terrainAt(s, at(0, 0)), terrainAt(s, at(3, 0)), terrainAt(s, at(3, 3))]).toEqual([0, 4, 4]);
  expect(goodAt(s, at(3, 3))).toBe(good('silk'));
  expect([printedAt(2, 1, 3), printedAt(3, 0, 1), printedAt(0, 2, 1)]).toEqual([8, 7, 9]);
});

it('EX-06 WAW-2.10 exploring southward turns the tile by 180 degrees and puts its markers down', () => {
  const t = new Table().figures('Ada', at(5, 3), 1);
  for (let y = 4; y < 8; y++) for (let x = 4; x < 8; x++) t.s.ground[at(x, y)] = NONE;
  t.s.tilePool = [15]; // tile-04
  t.moves('Ada').answer('Ada', 'march', at(5, 3), 1, 0).answer('Ada', 'explore', 'south');
  expect([t.s.tile[5], t.s.turned[5]]).toEqual([15, 2]);
  expect(t.s.ground[at(7, 5)]).toBe(15 * 16 + 8);
  expect(
    [4, 5, 6, 7].flatMap(y => [4, 5, 6, 7].map(x => t.s.mark[at(x, y)])).filter(mark => mark > 0),
  ).toEqual([1, 2]);
  expect([t.s.fig[0], t.s.left]).toEqual([at(5, 3), 1]);
  expect(t.tells('explored')).toEqual([[0, 15, 5]]);
  t.waitsFor('Ada: walk');
});

it('EX-07 WAW-2.12 WAW-14.12 drought leaves a bare desert', () => {
  const q = at(9, 1);
  const t = new Table().hand('Ada', 'drought');
  t.s.ground[q] = printed('f.w');
  t.starts('Ada').answer('Ada', 'play', 0, 0);
  expect(t.why('Ada', 'at', q)).toBe('legal');
  t.s.ground[at(10, 1)] = printed('d');
  expect(t.why('Ada', 'at', at(10, 1))).toBe('no-change');
  t.s.ground[at(10, 1)] = printed('d.i');
  expect(t.why('Ada', 'at', at(10, 1))).toBe('legal');
  t.s.ground[at(11, 1)] = printed('m');
  expect(t.reason('Ada', 'at', at(11, 1))).toEqual(['wrong-terrain', 2]);
  t.answer('Ada', 'at', q).waitsFor('Ada: start');
  expect([terrainAt(t.s, q), tradeAt(t.s, q), productionAt(t.s, q), goodAt(t.s, q)]).toEqual([3, 1, 0, NONE]);
  expect(t.s.disasters).toBe(11);
});

it('EX-08 WAW-6.1 WAW-17.5 WAW-2.8 a Harbor replaces the icons of its square', () => {
  const t = new Table().plays('Ada', 'france').tile(0, 'home-france').city('Ada', 0, at(1, 1));
  expect([outskirtsProduction(t.s, 0, 0), income(t.s, 0)]).toEqual([5, 3]);
  t.built(at(1, 0), 'harbor');
  expect([outskirtsProduction(t.s, 0, 0), income(t.s, 0), goodAt(t.s, at(1, 0))]).toEqual([6, 4, NONE]);
});

it('EX-09 WAW-6.1 the Great Lighthouse lights empty water only', () => {
  const t = new Table().tile(0, 'home-england').city('Ada', 0, at(2, 2));
  t.built(at(1, 1), 'the-great-lighthouse');
  // the wonder covers a mountain
  const was = [outskirtsProduction(t.s, 0, 0), income(t.s, 0)];
  expect(was[1]).toBe(6);
  t.built(at(3, 1), 'shipyard');
  expect([outskirtsProduction(t.s, 0, 0), income(t.s, 0)]).toEqual([was[0] + 2, 4]);
});

it('WAW-2.3 WAW-2.5 every printed square has one of five terrains; the centre of a city gives nothing', () => {
  expect(TERRAIN.every(terrain => terrain >= 0 && terrain < 5)).toBe(true);
  const t = new Table().city('Ada', 0, at(5, 3));
  t.s.ground[at(5, 3)] = printed('f');
  expect(outskirtsProduction(t.s, 0, 0)).toBe(0);
});

it('EX-22 WAW-7.14 WAW-13.9 arts count icons, and Urban Development two kinds of buildings', () => {
  const q = at(5, 3);
  const t = new Table().city('Ada', 0, q).land(q, 'g', 'g', 'm.c');
  t.built(t.near(q, 0), 'temple').built(t.near(q, 1), 'stonehenge');
  expect(arts(t.s, 0, 0)).toBe(5);
  expect(arts(t.policy('Ada', 'urban-development').s, 0, 0)).toBe(7);
  t.s.top[t.near(q, 1)] = FIRST_BUILDING + 9; // a second temple counts once
  expect(arts(t.s, 0, 0)).toBe(1 + 2 + 2 + 1);
});

it('EX-25 WAW-7.3 a blockaded square gives nothing', () => {
  const q = at(5, 3);
  const t = new Table().city('Ada', 0, q).land(q, 'f', 'f', 'f', 'f', 'm');
  t.built(t.near(q, 5), 'barracks');
  expect([outskirtsProduction(t.s, 0, 0), income(t.s, 0)]).toEqual([9, 2]);
  t.figures('Ben', t.near(q, 0), 0, 1).figures('Ben', t.near(q, 5), 1);
  expect([outskirtsProduction(t.s, 0, 0), income(t.s, 0)]).toEqual([7, 0]);
});
