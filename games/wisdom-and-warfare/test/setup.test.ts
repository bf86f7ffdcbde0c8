/** The game is laid out, and the players set up one after the other in turn order (WAW-3). */
import { type Answer, NONE } from '@epoka/kernel';
import { Scene } from '@epoka/kernel/kit/testing/scene';
import { expect, it } from 'vitest';
import { CIVILIZATIONS } from '../content/civilizations.ts';
import { CIV_IDS, type CivId, GOVERNMENT_IDS, UNIT_TYPES } from '../content/ids.ts';
import { LAYOUTS } from '../content/layouts.ts';
import { ARK, FIRST_WONDER, HUT, UNIT_TYPE, VILLAGE, WATER } from '../content/tables.ts';
import { TILES } from '../content/tiles.ts';
import { knows, outskirtsTrade } from '../rules/counts.ts';
import { grid, printedAt } from '../rules/geometry.ts';
import { rules } from '../rules/index.ts';
import { inOrder } from '../rules/setup.ts';
import { terrainAt } from '../rules/squares.ts';
import type { State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import { at, Table, tech } from './scene.ts';

type Setup = Scene<State, Vocab, number>;
const civ = (id: CivId) => CIV_IDS.indexOf(id);

/** A game with a first player of one's choice in which these civilizations were picked, in turn order. */
function picked(first: number, ...civs: CivId[]): Setup {
  for (let i = 0; ; i++) {
    const t: Setup = new Scene<State, Vocab, number>(rules, {
      seats: civs.length,
      settings: { pick: true },
      seed: `first ${i}`,
    });
    if (t.s.first !== first) continue;
    civs.forEach((id, n) => {
      const seat = (first + n) % civs.length;
      t.waitsFor(`${seat}: civ`);
      expect(t.s.active).toBe(seat);
      t.answer(seat, 'civ', civ(id));
    });
    return t;
  }
}

/** Everybody takes the first legal answer until the first turn begins; what was asked, in order. */
function settled(t: Setup): string[] {
  const asked: string[] = [];
  while (t.s.round === 0) {
    asked.push(t.asked());
    const { seat } = t.s.asked[0];
    expect(t.s.active).toBe(seat);
    t.answer(seat, ...(t.legal(seat)[0] as unknown as [string, ...number[]]));
  }
  return asked;
}

it('WAW-3.2 WAW-3.3 WAW-3.4 home tiles lie in the slots of the turn order, turned as listed; no other tile is known', () => {
  const firsts = new Set<string>();
  for (const seats of [2, 3, 4])
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const { s, log } = new Scene<State, Vocab, number>(rules, { seats, seed });
      firsts.add(`${seats} ${s.first}`);
      const order = Array.from({ length: seats }, (_, i) => (s.first + i) % seats);
      expect([inOrder(s), s.active, s.draft]).toEqual([
        order,
        s.first,
        s.civ.includes(civ('egypt')) ? s.draft : [],
      ]);
      expect(log.filter(({ key }) => key === 'civ').map(({ args }) => args)).toEqual(
        order.map(seat => [seat, s.civ[seat]]),
      );
      expect(new Set(s.civ).size).toBe(seats);
      const { homes, slots } = LAYOUTS[seats - 2];
      const tiles = new Array<number>(slots.length).fill(NONE);
      const turned = new Array<number>(slots.length).fill(0);
      const ground = new Array<number>(s.ground.length).fill(NONE);
      order.forEach((seat, i) => {
        const [slot, turns] = homes[i];
        tiles[slot] = s.civ[seat];
        turned[slot] = turns;
        grid(seats).inside[slot].forEach((q, n) => {
          ground[q] = s.civ[seat] * 16 + printedAt(turns, Math.floor(n / 4), n % 4);
        });
      });
      expect([s.tile, s.turned, s.ground, s.mark.every(mark => mark === 0)]).toEqual([
        tiles,
        turned,
        ground,
        true,
      ]);
    }
  expect(firsts.size).toBe(2 + 3 + 4);
});

it('WAW-3.1 the civilizations are drawn from the whole pool: all twelve, six of the one box, six of the other', () => {
  const drawn = (civilizations: string) => {
    const found = new Set<number>();
    for (let i = 0; i < 20; i++)
      for (const id of new Scene<State>(rules, { seats: 4, seed: `pool ${i}`, settings: { civilizations } }).s
        .civ)
        found.add(id);
    return [...found].sort((a, b) => a - b);
  };
  const of = (expansion: boolean) =>
    CIVILIZATIONS.flatMap((one, i) => ((one.expansion === true) === expansion ? [i] : []));
  expect([drawn('all').length, drawn('core'), drawn('expansion')]).toEqual([12, of(false), of(true)]);
});

it('WAW-3.8 each sets up completely before the next, the first player first', () => {
  for (const first of [0, 1, 3]) {
    const t = picked(first, 'egypt', 'america', 'france', 'russia');
    const [egypt, america, france, russia] = [0, 1, 2, 3].map(i => (first + i) % 4);
    const chosen = t.s.draft[0];
    expect(t.s.wonderUp.includes(chosen)).toBe(false);
    expect(settled(t)).toEqual([
      `${egypt}: adopt`,
      `${egypt}: capital`,
      `${egypt}: firstWonder`,
      `${egypt}: firstFigure`,
      `${egypt}: firstFigure`,
      `${america}: adopt`,
      `${america}: capital`,
      `${america}: placePerson`,
      `${america}: firstFigure`,
      `${america}: firstFigure`,
      `${france}: adopt`,
      `${france}: adopt`,
      `${france}: capital`,
      `${france}: firstFigure`,
      `${france}: firstFigure`,
      `${russia}: adopt`,
      `${russia}: capital`,
      `${russia}: firstFigure`,
      `${russia}: firstFigure`,
      `${russia}: firstFigure`,
    ]);
    const { s } = t;
    const order = [egypt, america, france, russia];
    expect(t.tells('capital')).toEqual(order.map(seat => [seat, s.city[seat * 3]]));
    expect(t.tells('figure').map(([seat, kind]) => [seat, kind])).toEqual([
      [egypt, 0],
      [egypt, 1],
      [america, 0],
      [america, 1],
      [france, 0],
      [france, 1],
      [russia, 0],
      [russia, 0],
      [russia, 1],
    ]);
    for (const [seat, kind, q] of t.tells('figure') as number[][])
      expect(s.fig.slice(seat * 9 + kind * 7, seat * 9 + 7 + kind * 2)).toContain(q);
    expect(t.tells('placed')[0]).toEqual([egypt, FIRST_WONDER + chosen, s.wonderAt[chosen]]);
    expect(t.tells('firstTrade')).toEqual(order.map(seat => [seat, outskirtsTrade(s, seat, 0)]));
    expect([s.walls, s.step, s.draft]).toEqual([[0, 0, 0, 0], [0, 0, 0, 0], []]);
    expect(t.tells('turn')).toEqual([[1, first]]);
  }
});

it('WAW-3.8 the starting tech and government, one unit of each type and the civilization’s own, China’s walls', () => {
  for (const id of CIV_IDS) {
    const other = id === 'rome' ? 'china' : 'rome';
    const t = picked(1, other, id);
    settled(t);
    const { s } = t;
    const one = CIVILIZATIONS[civ(id)];
    expect([id, knows(s, 0, tech(one.tech)), s.knows.filter(n => n === 1).length]).toEqual([id, true, 2]);
    expect(GOVERNMENT_IDS[s.gov[0]]).toBe(one.government);
    const types = [0, 1, 2, 3].map(type => s.standing[0].filter(unit => UNIT_TYPE[unit] === type).length);
    expect(types).toEqual([...UNIT_TYPES.slice(0, 3).map(type => 1 + (one.units?.[type] ?? 0)), 0]);
    expect(s.walls).toEqual([id === 'china' ? 1 : 0, other === 'china' ? 1 : 0]);
    expect(s.policy.slice(0, 4).filter(side => side > 0).length).toBe(id === 'france' ? 2 : 1);
    expect(s.fig.slice(0, 9).map(q => (q === NONE ? 0 : 1))).toEqual([
      1,
      id === 'russia' ? 1 : 0,
      0,
      0,
      0,
      0,
      0,
      1,
      0,
    ]);
  }
});

it('WAW-3.8 a capital is founded on one of the four centre squares of one’s own home tile, not on water', () => {
  for (const first of [0, 1, 2]) {
    const t = picked(first, 'rome', 'aztecs', 'england');
    for (let i = 0; i < 3; i++) {
      const seat = (first + i) % 3;
      t.answer(seat, ...(t.legal(seat)[0] as unknown as [string, ...number[]])).waitsFor(`${seat}: capital`);
      const squares = grid(3).inside[LAYOUTS[1].homes[i][0]];
      const centres = [5, 6, 9, 10].map(n => squares[n]);
      const { choices } = t.g.options(t.question(seat));
      expect(choices.map(({ answer }) => answer)).toEqual(centres.map(q => ['at', q]));
      expect(choices.map(({ why }) => why?.key)).toEqual(
        centres.map(q => (terrainAt(t.s, q) === WATER ? 'site-water' : undefined)),
      );
      const site = t.legal(seat)[0] as unknown as [string, number];
      t.answer(seat, ...site).waitsFor(`${seat}: firstFigure`);
      expect(t.s.zone[site[1]]).toBe(16 + seat * 3);
      for (const q of grid(3).eight[site[1]]) {
        const dry = terrainAt(t.s, q) !== WATER;
        expect(t.why(seat, 'at', q)).toBe(dry ? 'legal' : 'water-forbidden');
      }
      t.answer(seat, ...(t.legal(seat)[0] as unknown as [string, number]));
      t.answer(seat, ...(t.legal(seat)[0] as unknown as [string, number]));
    }
  }
});

it('WAW-3.8 WAW-3.9 the first figures come beside the capital, within the stacking limit', () => {
  const t = new Table(3).city('Ben', 0, at(8, 10)).city('Cleo', 0, at(5, 13)).figures('Ben', at(7, 9), 1, 1);
  t.arrange(() => undefined, ['firstFigure', { seat: 1, kind: 0 }], ['researchPhase', null]);
  expect([t.reason('Ben', 'at', at(7, 9)), t.legal('Ben').length]).toEqual([['stacking-limit', 2], 7]);
  t.answer('Ben', 'at', at(9, 11));
  expect([t.s.fig.slice(9, 11), t.tells('figure')]).toEqual([[at(7, 9), at(9, 11)], [[1, 0, at(9, 11)]]]);
});

it('WAW-3.8 Egypt’s wonder stands beside its capital, not on water', () => {
  const t = new Table(2).civ('Ben', 'egypt').city('Ben', 0, at(13, 5));
  t.land(at(13, 5), 'w', 'f', 'm', 'd', 'g');
  t.s.draft = [4];
  t.s.wonderUp = t.s.wonderUp.map(w => (w === 4 ? NONE : w));
  t.arrange(() => undefined, ['firstWonder', 1], ['researchPhase', null]);
  const around: Answer[] = grid(2).eight[at(13, 5)].map(q => ['at', q] as const);
  expect([t.reason('Ben', 'at', at(12, 4)), t.legal('Ben')]).toEqual([
    ['wrong-terrain', WATER],
    around.slice(1),
  ]);
  t.answer('Ben', 'at', at(14, 6));
  expect([t.s.top[at(14, 6)], t.s.wonderAt[4], t.s.draft, t.tells('placed')]).toEqual([
    FIRST_WONDER + 4,
    at(14, 6),
    [],
    [[1, FIRST_WONDER + 4, at(14, 6)]],
  ]);
});

it('WAW-2.11 WAW-2.10 where no hut or village is left the icon stays without a marker; a relic has its own', () => {
  // Tile 04 shows a hut and a village.
  const marks = (huts: number, villages: number) => {
    const t = new Table(4);
    t.s.huts.length = huts;
    t.s.villages.length = villages;
    const counted = () => [HUT, VILLAGE].map(mark => t.s.mark.filter(m => m === mark).length);
    t.tile(5, 'tile-04');
    const one = counted();
    t.tile(6, 'tile-04', 1);
    return [one, counted()];
  };
  expect([marks(2, 2), marks(1, 2), marks(2, 1), marks(0, 1), marks(1, 0), marks(3, 3)]).toEqual([
    [
      [1, 1],
      [2, 2],
    ],
    [
      [1, 1],
      [1, 2],
    ],
    [
      [1, 1],
      [2, 1],
    ],
    [
      [0, 1],
      [0, 1],
    ],
    [
      [1, 0],
      [1, 0],
    ],
    [
      [1, 1],
      [2, 2],
    ],
  ]);
  const relic = new Table(4);
  relic.s.huts.length = relic.s.villages.length = 0;
  const ark = TILES.find(({ squares }) => squares.some(row => row.includes('A')));
  relic.tile(5, ark?.id ?? '');
  expect(relic.s.mark.filter(mark => mark > 0)).toEqual([ARK]);
  // It lies where its icon is shown, turned with the tile.
  for (const turns of [0, 1, 2, 3]) {
    const t = new Table(4).tile(6, ark?.id ?? '', turns);
    const icon = (ark?.squares ?? []).flatMap(row => row.split(' ')).findIndex(token => token.includes('A'));
    const shown = grid(4).inside[6].find((_, n) => printedAt(turns, Math.floor(n / 4), n % 4) === icon);
    expect([t.s.mark.indexOf(ARK), t.s.tile[6], t.s.turned[6]]).toEqual([
      shown,
      TILES.indexOf(ark as never),
      turns,
    ]);
  }
});
