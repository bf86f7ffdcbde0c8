/** What stands beside what, where a new figure comes, and what a city harvests (WAW-7.8, 7.15, 16.2, 17.6, 19.4, 19.6). */
import { expect, it } from 'vitest';
import { BUILDINGS } from '../content/buildings.ts';
import { BUILDING_IDS, CITY_STATE_IDS } from '../content/ids.ts';
import { ARK, ATTILA, FIRST_BUILDING, FIRST_PERSON, FIRST_STATE, FIRST_WONDER } from '../content/tables.ts';
import { at, good, printed, Table, wonder } from './scene.ts';

const A = at(2, 2);
const B = at(9, 9);
const B2 = at(9, 4);
const STATE = at(13, 2);
const RESOURCEFUL = FIRST_STATE + CITY_STATE_IDS.indexOf('city-state-resourceful');

/** Ada with a capital, Ben with a capital and a second city that has all it needs to build. */
function table(prepare: (t: Table) => void = () => undefined): Table {
  const t = new Table(4);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany').gov(who, 'republic');
  t.city('Ada', 0, A).city('Ben', 0, B).city('Ben', 1, B2);
  t.s.boost.fill(40);
  prepare(t);
  return t;
}
const squares = (t: Table, who: 'Ada' | 'Ben') => t.legal(who, 'at').map(([, q]) => q as number);
const produces = (t: Table, who: 'Ada' | 'Ben', c: number, ...what: [string, unknown]) =>
  t
    .manages(who)
    .answer(who, 'act', c, 'produce')
    .answer(who, ...what);

it('WAW-17.6 WAW-16.2 one starred building in a city and one wonder, whatever else stands there', () => {
  const beside = at(9, 3);
  const market = produces(
    table(t => t.knows('Ben', 'currency').knows('Ben', 'animal-husbandry')),
    'Ben',
    1,
    'building',
    'market',
  );
  const why = (t: Table, top: number) => {
    t.s.top[beside] = top;
    return t.why('Ben', 'at', at(8, 4));
  };
  for (const { id, star } of BUILDINGS)
    expect([id, why(market, FIRST_BUILDING + BUILDING_IDS.indexOf(id))]).toEqual([
      id,
      star ? 'star-limit' : 'legal',
    ]);
  expect([why(market, FIRST_WONDER), why(market, FIRST_PERSON), why(market, 0)]).toEqual([
    'legal',
    'legal',
    'legal',
  ]);
  // Where it would stand does not count, nor what stands in another city.
  market.s.top[at(8, 4)] = FIRST_BUILDING + BUILDING_IDS.indexOf('temple');
  market.s.top[at(9, 8)] = FIRST_BUILDING + BUILDING_IDS.indexOf('temple');
  expect(market.why('Ben', 'at', at(8, 4))).toBe('legal');
  market.s.top[at(8, 4)] = FIRST_BUILDING + BUILDING_IDS.indexOf('market');
  expect(market.why('Ben', 'at', at(8, 4))).toBe('already-there');
  const stonehenge = produces(
    table(t => t.market('stonehenge')),
    'Ben',
    1,
    'wonder',
    'stonehenge',
  );
  for (const { id } of BUILDINGS)
    expect([id, why(stonehenge, FIRST_BUILDING + BUILDING_IDS.indexOf(id))]).toEqual([id, 'legal']);
  expect([
    why(stonehenge, FIRST_WONDER + wonder('the-colossus')),
    why(stonehenge, FIRST_PERSON - 1),
    why(stonehenge, FIRST_PERSON),
  ]).toEqual(['wonder-limit', 'wonder-limit', 'legal']);
});

it('WAW-20.2 nothing is built on either relic', () => {
  const t = produces(
    table(u => u.knows('Ben', 'writing')),
    'Ben',
    1,
    'building',
    'library',
  );
  t.s.mark[at(9, 3)] = ARK;
  t.s.mark[at(8, 4)] = ATTILA;
  expect([at(9, 3), at(8, 4), at(8, 3)].map(q => t.why('Ben', 'at', q))).toEqual([
    'relic-square',
    'relic-square',
    'legal',
  ]);
});

it('WAW-7.8 a new figure comes on water only where its owner may end a move there; without land there is no room', () => {
  const lake = (...techs: ('navigation' | 'sailing')[]) =>
    table(t =>
      t
        .land(B2, 'w', 'w', 'w', 'w', 'w', 'w', 'w', 'w')
        .knows('Ben', ...techs)
        .market('stonehenge'),
    )
      .manages('Ben')
      .answer('Ben', 'act', 1, 'produce');
  const can = (t: Table) => [t.why('Ben', 'figure', 'army'), t.why('Ben', 'wonder', 'stonehenge')];
  expect([can(lake()), can(lake('navigation')), can(lake('sailing'))]).toEqual([
    ['no-room', 'no-room'],
    ['no-room', 'no-room'],
    ['legal', 'no-room'],
  ]);
  const shore = produces(
    table(t => t.land(B2, 'w').knows('Ben', 'navigation')),
    'Ben',
    1,
    'figure',
    'army',
  );
  expect([shore.why('Ben', 'at', at(8, 3)), shore.why('Ben', 'at', at(9, 3))]).toEqual([
    'water-forbidden',
    'legal',
  ]);
});

it('WAW-7.8 WAW-19.4 with Navy an army goes to a city of one’s own with a Shipyard; from the capital to a city-state one holds', () => {
  const around = (q: number) => [-17, -16, -15, -1, 1, 15, 16, 17].map(step => q + step);
  const yards = (who: 'Ada' | 'Ben', c: number) =>
    squares(
      produces(
        table(t => {
          t.knows('Ada', 'navy').knows('Ben', 'navy').s.ground[at(9, 8)] = printed('w');
          t.built(at(9, 8), 'shipyard').figures('Ada', STATE, 0, 1).figures('Ben', at(13, 6), 1);
          t.s.mark[STATE] = FIRST_STATE;
          t.s.mark[at(13, 6)] = FIRST_STATE + 1;
          t.s.mark[at(13, 9)] = FIRST_STATE + 2;
        }),
        who,
        c,
        'figure',
        'army',
      ),
      who,
    );
  // Ben's own Shipyard stands on water, where no army ends its move.
  const capital = around(B).filter(q => q !== at(9, 8));
  expect(yards('Ben', 1)).toEqual([...capital, ...around(B2)]);
  expect(yards('Ben', 0)).toEqual([...capital, at(13, 6)]);
  expect(yards('Ada', 0)).toEqual([...around(A), STATE]);
});

it('WAW-7.5.a what the first item replaces is back in the market before the second is chosen', () => {
  const t = table(u =>
    u
      .knows('Ben', 'engineering', 'currency', 'philosophy', 'animal-husbandry', 'bureaucracy')
      .built(at(9, 3), 'market'),
  );
  const family = t.s.stock.findIndex((n, i) => n < new Table(4).s.stock[i]);
  t.s.stock[family] = 1;
  produces(t, 'Ben', 1, 'building', 'temple').answer('Ben', 'at', at(9, 3));
  expect([t.why('Ben', 'building', 'market'), t.s.stock[family]]).toEqual(['legal', 1]);
  // A wonder leaves its space in the market for the second item, and is there again when the choice is over.
  const w = table(u => u.knows('Ben', 'engineering').market('stonehenge', 'the-colossus'));
  produces(w, 'Ben', 1, 'wonder', 'stonehenge').answer('Ben', 'at', at(9, 3));
  const before = w.s.wonderUp.slice();
  expect(w.legal('Ben', 'wonder').map(([, slot]) => slot)).toEqual([1, 2, 3]);
  expect(w.s.wonderUp).toEqual(before);
});

it('WAW-7.15 WAW-19.6 WAW-5.12 a city harvests its outskirts, what its own figures gather, and their wild city-state', () => {
  const takes = (prepare: (t: Table) => void) => {
    const t = table(prepare).manages('Ada').answer('Ada', 'act', 0, 'harvest');
    return t.legal('Ada', 'take').map(([, q, what]) => `${q} ${what}`);
  };
  const silk = `${at(1, 1)} ${good('silk')}`;
  const near = (t: Table) => t.land(A, 'd.s');
  expect(takes(near)).toEqual([silk]);
  const wild = [0, 1, 2, 3].map(what => `${STATE} ${what}`);
  const on = (who: 'Ada' | 'Ben', state: number) => (t: Table) => {
    near(t).figures(who, STATE, 1, 1).s.mark[STATE] = state;
  };
  expect(takes(on('Ada', RESOURCEFUL))).toEqual([silk, ...wild]);
  for (let state = FIRST_STATE; state < FIRST_STATE + CITY_STATE_IDS.length; state++)
    if (state !== RESOURCEFUL) expect(takes(on('Ada', state))).toEqual([silk]);
  // Ben’s first army is nobody else’s.
  expect(takes(on('Ben', RESOURCEFUL))).toEqual([silk]);
  const gathers = (who: 'Ada' | 'Ben', token: string, c: number) => (t: Table) => {
    near(t).civ('Ada', 'england').civ('Ben', 'england').figures(who, STATE, 1);
    t.s.ground[STATE] = printed(token);
    t.sends(who, STATE, c);
  };
  expect(takes(gathers('Ada', 'f.w', 0))).toEqual([silk, `${STATE} ${good('wheat')}`]);
  expect(takes(gathers('Ada', 'f', 0))).toEqual([silk]);
  expect(takes(gathers('Ada', 'f.w', 1))).toEqual([silk]);
  expect(takes(gathers('Ben', 'f.w', 0))).toEqual([silk]);
});
