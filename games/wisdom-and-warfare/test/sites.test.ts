/** New cities and what comes with them, and what a start of turn brings each player (WAW-5). */
import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { MARKER_IDS } from '../content/ids.ts';
import { FIRST_STATE, HUT, MARKER_KIND } from '../content/tables.ts';
import { coins } from '../rules/counts.ts';
import { at, printed, Table } from './scene.ts';

const A = at(2, 2);
const B = at(9, 9);
const C = at(13, 13);
const SITE = at(5, 5);

function table(prepare: (t: Table) => void = () => undefined): Table {
  const t = new Table(4);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany').gov(who, 'despotism');
  t.city('Ada', 0, A).city('Ben', 0, B).city('Cleo', 0, C);
  prepare(t);
  return t;
}
const starts = (prepare: (t: Table) => void) => table(prepare).starts('Ben');
const around = (t: Table, q: number, token: string): void => {
  for (let i = 0; i < 8; i++) t.s.ground[t.near(q, i)] = printed(token);
};

it('WAW-5.2 a corner of the map is as good as any other site', () => {
  const t = starts(u => u.figures('Ben', at(14, 1), 0, 1));
  expect(t.why('Ben', 'found', at(14, 1), 'scout')).toBe('legal');
});

it('WAW-21.3 only Rome advances for a new city', () => {
  const t = starts(u => u.figures('Ben', SITE, 0, 1)).answer('Ben', 'found', SITE, 'scout');
  t.answer('Ben', 'adopt', 0, 0);
  expect([t.s.city[4], t.s.step[1], t.tells('advanced')]).toEqual([SITE, 0, []]);
});

it('WAW-22.2 the coins of a new city, a new government or a square that was covered win at once', () => {
  const city = starts(u => {
    u.figures('Ben', SITE, 0, 1).has('Ben', { coins: 14 });
    u.s.ground[at(5, 4)] = printed('m.$');
  }).answer('Ben', 'found', SITE, 'scout');
  expect([city.s.over, city.s.winner]).toEqual([true, 1]);
  const state = starts(u => {
    u.knows('Ben', 'democracy').has('Ben', { coins: 14 });
    u.s.fresh[1] = 0xff;
  }).answer('Ben', 'change', 'democracy');
  expect([state.s.over, state.s.winner]).toEqual([true, 1]);
  const square = table(u => {
    u.has('Ben', { coins: 14 }).built(at(9, 8), 'great-artist');
    u.s.ground[at(9, 8)] = printed('m.$');
  }).startsBuilding('Ben');
  expect(coins(square.s, 1)).toBe(14);
  square.answer('Ben', 'recall', at(9, 8));
  expect([square.s.over, square.s.winner]).toEqual([true, 1]);
});

it('WAW-5.4 who finds no room beside the new city dies: scouts as well as armies', () => {
  const t = starts(u => {
    u.figures('Ben', SITE, 1, 2);
    around(u, SITE, 'w');
  }).answer('Ben', 'found', SITE, 'scout');
  expect([t.tells('killed'), t.s.fig.slice(9, 18).every(q => q === NONE)]).toEqual([
    [
      [1, 1, 0, SITE],
      [1, 0, 1, SITE],
    ],
    true,
  ]);
});

it('WAW-5.4 WAW-5.6 the others step aside, but not onto a hut of the Zulu', () => {
  const t = starts(u => {
    u.civ('Ben', 'zulu').figures('Ben', SITE, 0, 2);
    u.s.mark[at(5, 4)] = HUT;
    u.s.ground[at(6, 5)] = printed('w');
  }).answer('Ben', 'found', SITE, 'scout');
  t.waitsFor('Ben: displace');
  expect([at(5, 4), at(6, 5), at(4, 5)].map(q => t.why('Ben', 'at', q))).toEqual([
    'marker-there',
    'water-forbidden',
    'legal',
  ]);
  t.answer('Ben', 'at', at(4, 5));
  expect(t.tells('shifted')).toEqual([[1, 1, SITE, at(4, 5)]]);
});

it('WAW-5.6 WAW-5.3 the Zulu find a city-state in a hut beside their new city: it falls, for 3 culture', () => {
  const found = (id: (typeof MARKER_IDS)[number]) => {
    const t = table(u => {
      u.civ('Ben', 'zulu').figures('Ben', SITE, 0, 1);
      u.s.mark[at(5, 4)] = HUT;
      u.s.huts = u.s.huts.filter(m => MARKER_IDS[MARKER_KIND[m]] === id);
    }).starts('Ben');
    t.answer('Ben', 'found', SITE, 'scout');
    return [t.s.mark[at(5, 4)], t.s.culture[1], t.tells('stateDestroyed')];
  };
  expect(found('hut-city-state')).toEqual([0, 3, [[at(5, 4)]]]);
  expect(found('hut-silk')).toEqual([0, 0, []]);
  // The first of the city-states falls like the others.
  const first = table(u => {
    u.civ('Ben', 'zulu').figures('Ben', SITE, 0, 1);
    u.s.mark[at(5, 4)] = HUT;
    u.s.huts = u.s.huts.filter(m => MARKER_IDS[MARKER_KIND[m]] === 'hut-city-state');
    u.s.cityStates = [0];
  }).starts('Ben');
  first.answer('Ben', 'found', SITE, 'scout');
  expect([first.tells('cityState'), first.tells('stateDestroyed'), FIRST_STATE]).toEqual([
    [[at(5, 4), 0]],
    [[at(5, 4)]],
    5,
  ]);
});

it('WAW-5.9 Fundamentalism and Pacifism count the figures of their owner: the second scout too', () => {
  const culture = (prepare: (t: Table) => void) => {
    const t = starts(prepare);
    if (t.asked() === 'Ben: found') t.answer('Ben', 'done');
    if (t.asked() === 'Ben: govern') t.answer('Ben', 'stay');
    return t.waitsFor('Ben: start').tells('culture');
  };
  expect(
    culture(t => t.gov('Ben', 'fundamentalism').figures('Ben', at(5, 5), 2).figures('Ada', at(5, 8), 3)),
  ).toEqual([[1, 2]]);
  const pacifist = (prepare: (t: Table) => void) =>
    culture(t => {
      t.policy('Ben', 'pacifism');
      prepare(t);
    });
  expect(pacifist(t => t.figures('Ada', at(5, 5), 0, 2).figures('Ben', at(5, 8), 6))).toEqual([[1, 1]]);
  const second = (t: Table) => {
    t.figures('Ben', at(5, 8), 0, 2);
    t.s.fig[9 + 7] = NONE;
  };
  expect([pacifist(second), pacifist(t => t.figures('Ben', at(5, 8), 0, 1))]).toEqual([[[1, 2]], [[1, 2]]]);
});

it('WAW-5.12.a a figure may gather for another city; two may gather on two squares', () => {
  const t = table(u =>
    u.city('Ben', 1, at(9, 4)).figures('Ben', at(5, 5), 0, 1).figures('Ben', at(5, 8), 0, 1),
  );
  t.sends('Ben', at(5, 5), 0).startsBuilding('Ben');
  expect([t.why('Ben', 'assign', 7, 0), t.why('Ben', 'assign', 7, 1), t.why('Ben', 'assign', 8, 0)]).toEqual([
    'same-city',
    'legal',
    'legal',
  ]);
  t.answer('Ben', 'assign', 7, 1).answer('Ben', 'assign', 8, 0);
  expect(t.s.sends.slice(16, 18)).toEqual([1, 0]);
  const both = table(u => u.city('Ben', 1, at(9, 4)).figures('Ben', at(5, 5), 0, 2)).startsBuilding('Ben');
  both.answer('Ben', 'assign', 7, 0);
  expect(both.why('Ben', 'assign', 8, 1)).toBe('gathered-already');
});

it('WAW-5.11 WAW-15.3 a great person finds room on a wonder where all else is water', () => {
  const t = table(u => {
    around(u, B, 'w');
    u.s.ground[at(9, 8)] = printed('g');
    u.built(at(9, 8), 'the-pentagon').person('Ben', 'great-builder');
  }).startsBuilding('Ben');
  expect(t.why('Ben', 'settle', 1)).toBe('legal');
});
