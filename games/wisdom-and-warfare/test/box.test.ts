/** Where every piece of the box is, which contents are in play, and what a player can point at (WAW-1.2, 1.3). */
import { type Answer, NONE, type Question } from '@epoka/kernel';
import { expect, it } from 'vitest';
import {
  BUILDING_IDS,
  CITY_STATE_IDS,
  CIV_IDS,
  EVENT_IDS,
  GOVERNMENT_IDS,
  MARKER_IDS,
  PERSON_IDS,
  POLICY_IDS,
  TECH_IDS,
  UNIT_IDS,
  WONDER_IDS,
} from '../content/ids.ts';
import { BUILDING_FAMILY, EVENT_KIND, FIRST_STATE, UNIT_KIND } from '../content/tables.ts';
import { HOME_TILES, TILES } from '../content/tiles.ts';
import { CARD } from '../rules/declare.ts';
import { content, pieces, seen } from '../rules/pieces.ts';
import { noBattle, type State } from '../rules/state.ts';
import { things } from '../rules/things.ts';
import { at, CAPITALS, capitals, good, Table, tech } from './scene.ts';

const [ADA, BEN] = CAPITALS;

/** By piece and place how many there are: `good 1 in market`. */
function where(s: State): Record<string, number> {
  const found: Record<string, number> = {};
  pieces(s, (piece, place, n) => {
    if (!(n >= 0)) expect.fail(`${piece} in ${place}: ${n}`);
    if (n > 0) found[`${piece} in ${place}`] = (found[`${piece} in ${place}`] ?? 0) + n;
  });
  return found;
}

/** The same without telling the single pieces apart: `good in market`. */
function kinds(s: State): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [name, n] of Object.entries(where(s))) {
    const kind = name.replace(/^(\w+) \d+/, '$1');
    sums[kind] = (sums[kind] ?? 0) + n;
  }
  return sums;
}
const isEvent = (id: (typeof EVENT_IDS)[number]) => (name: string) => {
  const card = /^event (\d+) /.exec(name);
  return card !== null && EVENT_KIND[Number(card[1])] === EVENT_IDS.indexOf(id);
};
const placeOf = (s: State, id: (typeof EVENT_IDS)[number]) =>
  Object.keys(where(s))
    .filter(isEvent(id))
    .map(name => name.replace(/.* in /, ''))
    .filter(place => place !== 'deck');

it('WAW-1.3 WAW-3.5 the box of a game of three: 53 units, 59 events, 54 buildings, 18 people, 20 tiles', () => {
  expect(kinds(new Table(3).s)).toEqual({
    'good in market': 12,
    'building in stock': 54,
    'person in pool': 18,
    'disaster in supply': 12,
    'event in deck': 59,
    'unit in deck': 53,
    'tile in pool': 20,
  });
});

it('WAW-1.3 WAW-1.4 wherever it goes, a piece is somewhere: on the map, with a player, in the discards, in battle', () => {
  const t = capitals('drought')
    .goods('Ben', 'silk', 'silk')
    .goods('Cleo', 'incense')
    .built(at(9, 8), 'granary')
    .built(at(9, 10), 'great-artist')
    .person('Ben', 'great-general')
    .person('Cleo', 'great-artist')
    .units('Ben', 'mounted-a')
    .tile(5, 'tile-04')
    .tile(6, TILES[HOME_TILES].id)
    .tile(0, 'home-rome');
  const { s } = t;
  s.disaster[at(5, 12)] = 4;
  s.disasters--;
  s.eventUsed = [s.events[0].splice(0, 2), s.events[1].splice(0, 1), []];
  s.unitUsed = [[], s.units[1].splice(0, 1), [], s.units[3].splice(0, 1)];
  const [own, other, front] = t.cards('infantry-a', 'infantry-b', 'artillery-a');
  s.battle = { ...noBattle(), on: true, hands: [[own], [other]], fronts: [NONE, front] };
  expect(kinds(s)).toEqual({
    'good in market': 13,
    'good in seat 1': 2,
    'good in seat 2': 1,
    'building in stock': 53,
    'building in map': 1,
    'person in pool': 15,
    'person in map': 1,
    'person in seat 1': 1,
    'person in seat 2': 1,
    'disaster in supply': 11,
    'disaster in map': 1,
    'event in deck': 55,
    'event in used': 3,
    'event in seat 1': 1,
    'unit in deck': 47,
    'unit in used': 2,
    'unit in seat 1': 1,
    'unit in battle': 2,
    'unit in front': 1,
    'tile in map': 2,
    'tile in pool': 18,
  });
  const family = BUILDING_FAMILY[BUILDING_IDS.indexOf('granary')];
  const artist = PERSON_IDS.indexOf('great-artist');
  const general = PERSON_IDS.indexOf('great-general');
  expect(where(s)).toMatchObject({
    [`building ${family} in map`]: 1,
    [`person ${artist} in map`]: 1,
    [`person ${general} in seat 1`]: 1,
    [`person ${artist} in seat 2`]: 1,
    [`good ${good('silk')} in seat 1`]: 2,
    [`good ${good('incense')} in seat 2`]: 1,
    [`unit ${own} in battle`]: 1,
    [`unit ${front} in front`]: 1,
    [`unit ${s.unitUsed[3][0]} in used`]: 1,
    [`event ${s.eventUsed[1][0]} in used`]: 1,
    [`tile ${TILES.findIndex(({ id }) => id === 'tile-04')} in map`]: 1,
  });
  // Home tiles belong to their players and never lie in a pool.
  expect(TILES.findIndex(({ id }) => id === 'home-rome')).toBeLessThan(HOME_TILES);
});

it('WAW-26.7 WAW-14.9 a card lies open while it is aimed, agreed to, chosen for a payment, or declared', () => {
  const t = capitals('catastrophe').hand('Cleo', 'migrants').built(at(13, 12), 'united-nations');
  t.built(at(13, 14), 'granary').figures('Ben', at(13, 10), 1);
  t.startsBuilding('Ben');
  expect(placeOf(t.s, 'catastrophe')).toEqual(['seat 1']);
  t.answer('Ben', 'play', 0, 0);
  expect(placeOf(t.s, 'catastrophe')).toEqual(['aimed']);
  t.answer('Ben', 'at', at(13, 14)).waitsFor('Cleo: agree');
  expect(placeOf(t.s, 'catastrophe')).toEqual(['aimed']);
  t.answer('Cleo', 'yes').waitsFor('Cleo: react');
  expect(placeOf(t.s, 'catastrophe')).toEqual(['declared']);
  t.answer('Cleo', 'pass');
  expect(placeOf(t.s, 'catastrophe')).toEqual(['used']);
  const gift = capitals('a-generous-gift')
    .knows('Ben', 'pottery')
    .kept('Ben', 'hut-silk')
    .hand('Cleo', 'migrants');
  gift.manages('Ben').answer('Ben', 'use', 'sell').answer('Ben', 'gift', 0, good('iron'));
  expect(placeOf(gift.s, 'a-generous-gift')).toEqual(['payment']);
  gift.answer('Ben', 'marker', 0).waitsFor('Cleo: react');
  expect(placeOf(gift.s, 'a-generous-gift')).toEqual(['declared']);
  // A token that is paid is no card, whatever its number.
  const token = capitals('a-generous-gift')
    .knows('Ben', 'pottery')
    .goods('Ben', 'silk', 'iron')
    .manages('Ben');
  token.answer('Ben', 'use', 'sell').answer('Ben', 'token', 'silk');
  expect(Object.keys(where(token.s)).filter(name => name.endsWith('payment'))).toEqual([]);
  // After a token it is one all the same.
  token.s.pay.push(CARD, token.s.hand[1].pop() ?? NONE, good('iron'));
  expect(placeOf(token.s, 'a-generous-gift')).toEqual(['payment']);
  // An action or an ability that is declared is no card.
  const act = capitals().knows('Cleo', 'writing').hand('Cleo', 'migrants').manages('Ben');
  act.answer('Ben', 'act', 0, 'arts').waitsFor('Cleo: react');
  expect(Object.keys(where(act.s)).filter(name => name.endsWith('declared'))).toEqual([]);
});

it('WAW-1.3 the contents: each once, by its kind', () => {
  const counts: Record<string, number> = {};
  for (const id of content) counts[id.split(':')[0]] = (counts[id.split(':')[0]] ?? 0) + 1;
  expect(counts).toEqual({
    civ: 12,
    tech: TECH_IDS.length,
    government: 8,
    policy: 8,
    building: BUILDING_IDS.length,
    wonder: 18,
    event: EVENT_IDS.length,
    person: 6,
    cityState: 5,
    marker: MARKER_IDS.length,
    relic: 2,
    unit: UNIT_IDS.length,
    tile: 32,
  });
  expect(new Set(content).size).toBe(content.length);
});

it('WAW-24.3 what is in play: civilizations, tiles, governments, techs, policies, what stands on the map, what was played', () => {
  const t = new Table(3)
    .civ('Ada', 'rome')
    .civ('Ben', 'egypt')
    .gov('Ada', 'monarchy')
    .gov('Ben', 'despotism')
    .gov('Cleo', 'republic')
    .city('Ada', 0, at(8, 2))
    .city('Ben', 0, at(8, 10))
    .knows('Ada', 'pottery')
    .knows('Cleo', 'writing', 'space-flight')
    .policy('Ada', 'pacifism')
    .policy('Ben', 'urban-development')
    .tile(4, 'tile-04')
    .built(at(8, 1), 'granary')
    .built(at(9, 10), 'stonehenge')
    .built(at(7, 10), 'great-general')
    .kept('Ben', 'hut-spy', 'village-iron');
  const { s } = t;
  s.civ[2] = NONE;
  s.mark[at(12, 13)] = FIRST_STATE + 1;
  s.mark[at(10, 13)] = FIRST_STATE;
  const drought = s.events[0].findIndex(card => EVENT_IDS[EVENT_KIND[card]] === 'drought');
  s.eventUsed = [s.events[0].splice(drought, 1), [], []];
  const [unit] = t.cards('mounted-a');
  s.battle = { ...noBattle(), on: true, fronts: [NONE, unit] };
  const noted: string[] = [];
  seen(s, id => noted.push(id));
  expect(noted.sort()).toEqual(
    [
      'civ:rome',
      'civ:egypt',
      'tile:tile-04',
      'government:monarchy',
      'government:despotism',
      'government:republic',
      'tech:pottery',
      'tech:writing',
      'tech:space-flight',
      'policy:pacifism',
      'policy:urban-development',
      'building:granary',
      'wonder:stonehenge',
      'person:great-general',
      `cityState:${CITY_STATE_IDS[0]}`,
      `cityState:${CITY_STATE_IDS[1]}`,
      'event:drought',
      `unit:${UNIT_IDS[UNIT_KIND[unit]]}`,
      'marker:hut-spy',
      'marker:village-iron',
    ].sort(),
  );
  expect(noted.every(id => content.includes(id))).toBe(true);
  for (const [kind, ids] of [
    ['civ', CIV_IDS],
    ['government', GOVERNMENT_IDS],
    ['policy', POLICY_IDS],
    ['wonder', WONDER_IDS],
    ['person', PERSON_IDS],
  ] as const)
    for (const id of ids) expect(content).toContain(`${kind}:${id}`);
});

it('WAW-1.2 what a player can point at is there, and is the player’s own', () => {
  const pointed = (prepare: (t: Table) => void, ...of: string[]) => {
    const t = new Table(4).city('Cleo', 0, at(13, 13));
    prepare(t);
    const found: string[] = [];
    things.seen(t.s, 1, (kind, id) => {
      if (of.includes(kind)) found.push(`${kind} ${id}`);
    });
    return found;
  };
  expect(
    pointed(
      t => {
        t.hand('Ben', 'drought', 'sabotage')
          .kept('Ben', 'hut-spy')
          .hand('Cleo', 'migrants')
          .kept('Ada', 'hut-silk');
        t.goods('Ben', 'silk').goods('Ada', 'incense', 'iron').goods('Cleo', 'incense', 'iron');
        t.figures('Ada', at(4, 4), 1, 2).figures('Ben', at(5, 5), 1).figures('Ben', at(6, 6), 0, 2);
        t.figures('Cleo', at(7, 7), 1, 2);
        t.city('Ada', 0, ADA).city('Ben', 0, BEN).city('Ben', 2, at(5, 12));
        t.person('Ada', 'great-scientist').person('Ben', 'great-humanitarian').person('Cleo', 'great-artist');
        t.built(at(9, 8), 'great-general').built(at(13, 12), 'great-general').built(at(9, 10), 'granary');
        t.policy('Ben', 'pacifism')
          .policy('Ada', 'rationalism', 'expansionism')
          .policy('Cleo', POLICY_IDS[0]);
        t.s.offers = [
          [7, 0, 1],
          [8, 1, 0],
          [9, 2, 1],
        ];
      },
      'card',
      'marker',
      'good',
      'stack',
      'city',
      'person',
      'placed',
      'policy',
      'offer',
    ),
  ).toEqual([
    'card 0',
    'card 1',
    'marker 0',
    `good ${good('silk')}`,
    `stack ${at(5, 5)}`,
    `stack ${at(6, 6)}`,
    `stack ${at(6, 6)}`,
    'city 0',
    'city 2',
    `person ${PERSON_IDS.indexOf('great-humanitarian')}`,
    `placed ${at(9, 8)}`,
    `policy ${POLICY_IDS.indexOf('pacifism') >> 1}`,
    'offer 7',
    'offer 9',
  ]);
  const market = pointed(t => {
    t.s.wonderUp[2] = NONE;
  }, 'wonder');
  expect(market).toEqual(['wonder 0', 'wonder 1', 'wonder 3']);
  const techs = pointed(t => t.knows('Ben', 'pottery').knows('Ada', 'space-flight'), 'tech');
  expect(techs).toEqual(
    TECH_IDS.map((_, id) => id)
      .filter(id => id !== tech('pottery'))
      .map(id => `tech ${id}`),
  );
  // Before a civilization is chosen nobody has a deck of techs.
  expect(
    pointed(t => {
      t.s.civ[1] = NONE;
    }, 'tech'),
  ).toEqual([]);
  expect(pointed(t => t.gov('Ben', 'monarchy'), 'government')).toEqual(
    GOVERNMENT_IDS.map((_, id) => id)
      .filter(id => id !== GOVERNMENT_IDS.indexOf('monarchy'))
      .map(id => `government ${id}`),
  );
});

it('WAW-4.4 each answer is about what it names', () => {
  const t = new Table(3).figures('Ben', at(5, 5), 2).figures('Ben', at(6, 6), 0, 1);
  const about = (answer: Answer, kind = 'cities') => {
    const found: string[] = [];
    const q: Question = { id: 1, seat: 1, kind, data: null };
    things.meant(t.s, q, answer, (what, id) => found.push(`${what} ${id}`));
    return found.join(', ');
  };
  expect([about(['discard', 2]), about(['cancel', 1]), about(['play', 0, 1]), about(['gift', 3, 2])]).toEqual(
    ['card 2', 'card 1', 'card 0', 'card 3'],
  );
  expect([about(['marker', 4]), about(['token', 2]), about(['spy', 5, 1]), about(['spy', 5, 99])]).toEqual([
    'marker 4',
    'good 2',
    'marker 1',
    'marker 99',
  ]);
  expect([about(['spy', 5, 100]), about(['spy', 5, 103])]).toEqual(['card 0', 'card 3']);
  expect([about(['found', 40, 1]), about(['march', 41, 1, 0]), about(['lead', 42, 0])]).toEqual([
    'stack 40',
    'stack 41',
    'stack 42',
  ]);
  expect([about(['settle', 3]), about(['recall', 44]), about(['act', 2, 1]), about(['tech', 9])]).toEqual([
    'person 3',
    'placed 44',
    'city 2',
    'tech 9',
  ]);
  expect([
    about(['change', 5]),
    about(['adopt', 2, 1]),
    about(['giveUp', 3]),
    about(['switch', 1, 2, 0]),
    about(['accept', 8]),
  ]).toEqual(['government 5', 'policy 2', 'policy 3', 'policy 1, policy 2', 'offer 8']);
  // A wonder of the market is meant where one is bought; a figure is meant by where it stands.
  expect([about(['wonder', 2], 'item'), about(['wonder', 2], 'target')]).toEqual(['wonder 2', '']);
  expect([about(['assign', 1, 0]), about(['assign', 7, NONE])]).toEqual([
    `stack ${at(5, 5)}`,
    `stack ${at(6, 6)}`,
  ]);
  expect([about(['done']), about(['at', 40])]).toEqual(['', '']);
});
