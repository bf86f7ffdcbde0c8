/** What is within reach of events and abilities: ranges, plain steps, refusals, empty supplies (WAW-14.10 to 14.16). */
import { expect, it } from 'vitest';
import type { EventId } from '../content/ids.ts';
import { ARK, ATTILA, HUT, VILLAGE } from '../content/tables.ts';
import { at, CAPITALS, capitals, good, printed, type Table } from './scene.ts';

const [A, B, C] = CAPITALS;
const table = capitals;
const starts = (t: Table): Table => t.startsBuilding('Ben');

it('WAW-14.13 WAW-2.6 the range counts from any figure and any city of one’s own, from nobody else’s', () => {
  const why = (prepare: (t: Table) => void) => {
    const t = table('sabotage').built(at(2, 13), 'granary').built(at(9, 8), 'library');
    t.city('Cleo', 1, at(2, 14));
    prepare(t);
    return starts(t).answer('Ben', 'play', 0, 0).reason('Ben', 'at', at(2, 13));
  };
  expect(why(() => undefined)).toEqual(['out-of-range', 4]);
  expect(why(t => t.figures('Ada', at(2, 12), 3, 2))).toEqual(['out-of-range', 4]);
  expect(why(t => t.city('Ada', 1, at(5, 14)).city('Ada', 2, at(2, 10)))).toEqual(['out-of-range', 4]);
  expect(why(t => t.figures('Ben', at(14, 2), 1).figures('Ben', at(2, 9), 1))).toEqual(['legal']);
  expect(why(t => t.figures('Ben', at(14, 2), 1).figures('Ben', at(2, 8), 1))).toEqual(['out-of-range', 4]);
  expect(why(t => t.city('Ben', 1, at(5, 14)))).toEqual(['legal']);
  const far = table('defection').figures('Ada', at(9, 12), 1).figures('Dan', at(14, 2), 1).moves('Ben');
  far.built(at(12, 12), 'great-artist').figures('Ben', at(12, 11), 1).answer('Ben', 'play', 0, 0);
  expect([
    far.reason('Ben', 'victim', at(14, 2), 3, 0),
    far.reason('Ben', 'victim', at(12, 12), 2, 2),
  ]).toEqual([['out-of-range', 4], ['figures-only']]);
});

it('WAW-14.10 who has refused is no target of that actor any more, whatever the card', () => {
  const un = (card: EventId, prepare: (t: Table) => void) => {
    const t = table(card).built(at(13, 14), 'united-nations');
    t.s.refused[2] = 0b0010;
    prepare(t);
    return t;
  };
  const drought = starts(un('drought', () => undefined)).answer('Ben', 'play', 0, 0);
  expect(drought.reason('Ben', 'at', at(13, 12))).toEqual(['refused', 2]);
  const kill = un('defection', t => t.figures('Cleo', at(10, 12), 1).figures('Ada', at(9, 12), 1)).moves(
    'Ben',
  );
  kill.answer('Ben', 'play', 0, 0);
  expect([
    kill.reason('Ben', 'victim', at(10, 12), 2, 0),
    kill.why('Ben', 'victim', at(9, 12), 0, 0),
  ]).toEqual([['refused', 2], 'legal']);
  const raid = un('roaming-horde', t => {
    t.s.mark[at(9, 13)] = VILLAGE;
    t.figures('Ada', at(9, 12), 1);
  }).moves('Ben');
  raid.answer('Ben', 'play', 0, 0);
  expect([raid.reason('Ben', 'at', C), raid.why('Ben', 'at', at(9, 12))]).toEqual([['refused', 2], 'legal']);
  const ideas = un('exchange-of-ideas', t => t.knows('Cleo', 'pottery').knows('Ada', 'navy'));
  starts(ideas).answer('Ben', 'play', 0, 0);
  expect([ideas.reason('Ben', 'player', 2), ideas.why('Ben', 'player', 0)]).toEqual([
    ['refused', 2],
    'legal',
  ]);
  // Refused to Ada, not to Ben.
  const other = un('drought', t => {
    t.s.refused[2] = 0b0001;
  });
  expect(starts(other).answer('Ben', 'play', 0, 0).why('Ben', 'at', at(13, 12))).toBe('legal');
  // Nobody agrees to what he does to himself.
  const own = table('sabotage').built(at(9, 8), 'library').built(at(9, 10), 'united-nations');
  starts(own).answer('Ben', 'play', 0, 0).answer('Ben', 'at', at(9, 8)).waitsFor('Ben: start');
});

it('WAW-14.12 a drought changes land without a marker, and only if something changes', () => {
  const t = table('drought');
  t.s.mark[at(5, 5)] = HUT;
  t.s.ground[at(5, 6)] = printed('d.s');
  t.s.ground[at(5, 7)] = printed('d.s');
  t.s.disaster[at(5, 7)] = 4;
  t.s.ground[at(5, 8)] = printed('d.c');
  t.s.ground[at(5, 9)] = printed('d');
  t.s.ground[at(5, 10)] = printed('m');
  starts(t).answer('Ben', 'play', 0, 0);
  const squares = [at(5, 5), at(5, 6), at(5, 7), at(5, 8), at(5, 9)];
  expect(squares.map(q => t.why('Ben', 'at', q))).toEqual([
    'marker-there',
    'legal',
    'no-change',
    'legal',
    'no-change',
  ]);
  expect(t.reason('Ben', 'at', at(5, 10))).toEqual(['wrong-terrain', 2]);
  const none = table('drought');
  none.s.disasters = 0;
  expect(starts(none).why('Ben', 'play', 0, 0)).toBe('supply-empty');
});

it('WAW-9.21 a horde needs units, and a village or the place of one that is gone', () => {
  const raid = (prepare: (t: Table) => void = () => undefined) => {
    const t = table('roaming-horde').figures('Cleo', at(10, 13), 1);
    t.s.ground[at(9, 14)] = printed('g.V');
    prepare(t);
    return t.moves('Ben');
  };
  expect(raid().why('Ben', 'play', 0, 0)).toBe('legal');
  const own = raid(t => t.figures('Ben', at(8, 13), 1)).answer('Ben', 'play', 0, 0);
  expect([own.why('Ben', 'at', B), own.why('Ben', 'at', at(8, 13)), own.reason('Ben', 'at', A)]).toEqual([
    'no-victim',
    'no-victim',
    ['no-village-near', 4],
  ]);
  const only = (type: number, pile: 'units' | 'unitUsed') => {
    const t = table('roaming-horde').figures('Cleo', at(10, 13), 1);
    t.s.ground[at(9, 14)] = printed('g.V');
    const left = t.s.units.map((deck, i) => (i === type ? deck : []));
    t.s.units = pile === 'units' ? left : [[], [], [], []];
    t.s.unitUsed = pile === 'units' ? [[], [], [], []] : left;
    return t.moves('Ben').why('Ben', 'play', 0, 0);
  };
  expect([0, 1, 2, 3].map(type => only(type, 'units'))).toEqual(['legal', 'legal', 'legal', 'supply-empty']);
  expect([0, 1, 2, 3].map(type => only(type, 'unitUsed'))).toEqual([
    'legal',
    'legal',
    'legal',
    'supply-empty',
  ]);
});

it('WAW-14.14 WAW-8.6 plain steps lead past nobody: enemies, huts, villages and cities are in the way, but not in flight', () => {
  const Q = at(5, 9);
  /** Whether a figure whose only way leads north gets beyond the next square. */
  const beyond = (prepare: (t: Table) => void, kind: 'army' | 'scout' = 'army', q = Q) => {
    const t = table('migrants').figures('Ben', q, kind === 'army' ? 1 : 0, kind === 'army' ? 0 : 1);
    for (const side of [q + 1, q + 16, q - 1, q - 15, q - 17]) t.s.ground[side] = printed('w');
    prepare(t);
    if (!t.moves('Ben').may('Ben', 'play', 0, 1)) return false;
    t.answer('Ben', 'play', 0, 1);
    if (!t.may('Ben', 'lead', q, kind)) return false;
    return t.answer('Ben', 'lead', q, kind).may('Ben', 'at', q - 32);
  };
  const mark = (what: number) => (t: Table) => {
    t.s.mark[Q - 16] = what;
  };
  const flying = (prepare: (t: Table) => void) => (t: Table) => {
    prepare(t);
    t.knows('Ben', 'flight');
  };
  const enemy = (t: Table) => t.figures('Cleo', Q - 16, 0, 1);
  const city = (t: Table) => t.city('Cleo', 1, Q - 16);
  const ways = [mark(HUT), mark(VILLAGE), enemy, city];
  expect([beyond(() => undefined), ...ways.map(way => beyond(way))]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(ways.map(way => beyond(flying(way)))).toEqual([true, true, true, true]);
  expect([beyond(mark(ARK)), beyond(mark(ATTILA))]).toEqual([true, true]);
  expect([beyond(mark(ARK), 'scout'), beyond(mark(ATTILA), 'scout')]).toEqual([false, false]);
  // Through one’s own city, and over water with Navigation.
  expect(beyond(() => undefined, 'army', at(9, 10))).toBe(true);
  const sea = (t: Table) => {
    t.s.ground[Q - 16] = printed('w');
  };
  expect(beyond(sea)).toBe(false);
  const crossing = (t: Table) => {
    t.s.ground[Q - 16] = printed('w');
    t.knows('Ben', 'navigation');
  };
  expect(beyond(crossing)).toBe(true);
});

it('WAW-14.14 the squares are offered in the order of the map', () => {
  const t = table('migrants').figures('Ben', at(5, 9), 1).moves('Ben');
  t.answer('Ben', 'play', 0, 1).answer('Ben', 'lead', at(5, 9), 'army');
  const squares = t.legal('Ben', 'at').map(([, q]) => q as number);
  expect([squares.length, squares]).toEqual([12, squares.toSorted((a, b) => a - b)]);
});

it('WAW-14.11 an exchange of ideas teaches level I alone', () => {
  const t = table('exchange-of-ideas', 'knowledge-shared').knows('Ben', 'pottery', 'navy');
  for (const who of ['Ada', 'Cleo', 'Dan'] as const) t.knows(who, 'pottery', 'navy');
  starts(t.knows('Cleo', 'chivalry'));
  expect([t.why('Ben', 'play', 0, 0), t.why('Ben', 'play', 1, 0)]).toEqual(['nothing-to-learn', 'legal']);
});

it('WAW-11.12 a ship does not sail to where it lies', () => {
  const t = table().knows('Ben', 'steam-power').goods('Ben', 'silk').figures('Ben', at(5, 5), 1);
  t.s.ground[at(5, 5)] = printed('w');
  expect(t.manages('Ben').why('Ben', 'use', 'ship')).toBe('no-target');
  t.s.ground[at(6, 13)] = printed('w');
  t.answer('Ben', 'use', 'ship').answer('Ben', 'from', at(5, 5));
  expect(t.legal('Ben')).toEqual([['at', at(6, 13)], ['back']]);
});

it('WAW-14.9 WAW-4.6 a gift hits nobody, nor does a cancelling card: Bread and Circuses are of no use against them', () => {
  const t = table('a-generous-gift').knows('Ben', 'metalworking', 'pottery').goods('Ben', 'silk');
  t.hand('Ada', 'bread-and-circuses').hand('Cleo', 'bread-and-circuses').manages('Ben');
  t.answer('Ben', 'use', 'sell').answer('Ben', 'gift', 0, good('iron')).answer('Ben', 'token', 'silk');
  t.waitsFor('Cleo: react');
  expect(t.why('Cleo', 'cancel', 0)).toBe('not-the-target');
  t.answer('Cleo', 'pass').waitsFor('Ada: react');
  expect(t.why('Ada', 'cancel', 0)).toBe('not-the-target');
  const spy = table('jousting-tourney').hand('Ada', 'supply-drop', 'bread-and-circuses');
  spy.startsBuilding('Ada').answer('Ada', 'play', 0, 0).answer('Ben', 'cancel', 0);
  expect(spy.why('Ada', 'cancel', 0)).toBe('not-the-target');
});
