/** What a city can make and pay for, great people, policies and research, told exactly (WAW-7, 10, 13, 15). */
import { redact } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { FAMILY_IDS, PERSON_IDS } from '../content/ids.ts';
import { rules } from '../rules/index.ts';
import { at, printed, Table, tech } from './scene.ts';

const A = at(2, 2);
const B = at(9, 9);
const C = at(13, 13);

function table(prepare: (t: Table) => void = () => undefined, settings = {}): Table {
  const t = new Table(4, settings);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'japan').gov(who, 'republic');
  t.city('Ada', 0, A).city('Ben', 0, B).city('Cleo', 0, C);
  prepare(t);
  return t;
}
const around = (t: Table, token: string): Table => {
  for (let i = 0; i < 8; i++) t.s.ground[t.near(B, i)] = printed(token);
  return t;
};
const produces = (prepare: (t: Table) => void) =>
  table(prepare).manages('Ben').answer('Ben', 'act', 0, 'produce');

it('WAW-16.1 WAW-7.9 what is too dear says what it costs: wonders less for those who know their tech', () => {
  const t = produces(u =>
    u.market('the-colossus', 'stonehenge').has('Ben', { trade: 3 }).knows('Ada', 'metalworking'),
  );
  expect([
    t.reason('Ben', 'wonder', 'the-colossus'),
    t.reason('Ben', 'wonder', 'stonehenge'),
    t.reason('Ben', 'unit', 'infantry'),
    t.reason('Ben', 'figure', 'army'),
    t.reason('Ben', 'figure', 'scout'),
  ]).toEqual([
    ['not-enough-production', 15, 1],
    ['not-enough-production', 10, 1],
    ['not-enough-production', 5, 1],
    ['not-enough-production', 4, 1],
    ['not-enough-production', 6, 1],
  ]);
  t.knows('Ben', 'metalworking');
  expect(t.reason('Ben', 'wonder', 'the-colossus')).toEqual(['not-enough-production', 10, 1]);
});

it('WAW-7.8 WAW-17.3 what finds no square has no room; units and walls need none', () => {
  const made = (token: string) => {
    const t = produces(u =>
      around(u, token).knows('Ben', 'navigation', 'pottery', 'masonry').has('Ben', { trade: 27 }),
    );
    return [
      t.why('Ben', 'figure', 'army'),
      t.why('Ben', 'figure', 'scout'),
      t.why('Ben', 'building', 'harbor'),
      t.why('Ben', 'building', 'granary'),
      t.why('Ben', 'unit', 'mounted'),
      t.why('Ben', 'walls'),
    ];
  };
  expect(made('w')).toEqual(['no-room', 'no-room', 'legal', 'no-room', 'legal', 'legal']);
  expect(made('g')).toEqual(['legal', 'legal', 'no-room', 'legal', 'legal', 'legal']);
  expect(made('m')).toEqual(['legal', 'legal', 'no-room', 'no-room', 'legal', 'legal']);
});

it('WAW-7.17 Egypt gets a building for free that it knows and has room for', () => {
  const free = (token: string, ...techs: ('navigation' | 'pottery')[]) =>
    table(u =>
      around(u, token)
        .civ('Ben', 'egypt')
        .knows('Ben', ...techs),
    ).manages('Ben');
  expect([
    free('g').why('Ben', 'act', 0, 'free'),
    free('m', 'pottery').why('Ben', 'act', 0, 'free'),
    free('g', 'navigation').why('Ben', 'act', 0, 'free'),
    free('g', 'pottery').why('Ben', 'act', 0, 'free'),
  ]).toEqual(['no-room', 'no-room', 'no-room', 'legal']);
  const t = free('g', 'pottery', 'navigation').answer('Ben', 'act', 0, 'free');
  expect([t.why('Ben', 'building', 'harbor'), t.why('Ben', 'building', 'granary')]).toEqual([
    'no-room',
    'legal',
  ]);
});

it('WAW-7.5.a the market of buildings is seen after the first item: one taken, one given back', () => {
  const split = (prepare: (t: Table) => void) =>
    produces(t => {
      t.knows('Ben', 'engineering', 'writing', 'metalworking').has('Ben', { trade: 27 });
      t.s.boost[3] = 20;
      prepare(t);
    });
  const family = (id: (typeof FAMILY_IDS)[number]) => FAMILY_IDS.indexOf(id);
  const last = split(t => {
    t.s.stock[family('granary')] = 1;
  });
  last.answer('Ben', 'building', 'aqueduct').answer('Ben', 'at', at(9, 8));
  expect([last.why('Ben', 'building', 'aqueduct'), last.s.stock[family('granary')]]).toEqual([
    'supply-empty',
    1,
  ]);
  const back = split(t => {
    t.built(at(9, 8), 'library');
    t.s.stock[family('library')] = 0;
  });
  expect(back.why('Ben', 'building', 'library')).toBe('supply-empty');
  back.answer('Ben', 'building', 'barracks').answer('Ben', 'at', at(9, 8));
  expect([back.why('Ben', 'building', 'library'), back.s.stock[family('library')]]).toEqual(['legal', 0]);
});

// ---- great people and units

it('WAW-15.2 two of the same kind are one choice; without a place nobody is asked where', () => {
  const come = (prepare: (t: Table) => void) =>
    table(prepare).arrange(() => undefined, ['person', 1], ['startOfTurn', 0]);
  const only = (t: Table, id: (typeof PERSON_IDS)[number]) => {
    t.s.people.fill(0);
    t.s.people[PERSON_IDS.indexOf(id)] = 3;
    return t;
  };
  const same = come(t => only(t.policy('Ben', 'organized-religion'), 'great-general'));
  expect([same.legal('Ben'), same.tells('twoPeople')]).toEqual([
    [['keep', PERSON_IDS.indexOf('great-general')]],
    [[1, 2, 2]],
  ]);
  const sea = come(t => around(only(t, 'great-general'), 'w'));
  expect([sea.asked().includes('placePerson'), sea.tells('person')]).toEqual([false, [[1, 2]]]);
  // On the last of all wonders, where nothing else is land.
  const narrow = come(t => {
    around(only(t, 'great-builder'), 'w').s.ground[at(9, 8)] = printed('g');
    t.built(at(9, 8), 'the-pentagon');
  });
  expect(narrow.asked()).toBe('Ben: placePerson');
  const beside = come(t => only(t, 'great-builder').built(at(9, 8), 'stonehenge'));
  expect([beside.why('Ben', 'at', at(9, 10)), beside.legal('Ben', 'at').length]).toEqual(['legal', 8]);
  const rich = come(t => only(t, 'great-builder').has('Ben', { coins: 14 }));
  rich.answer('Ben', 'at', at(9, 10));
  expect([rich.s.over, rich.s.winner]).toEqual([true, 1]);
});

it('WAW-9.4 free units: of the types that are unlocked and left; where there are none nobody is asked', () => {
  const levy = (types: number[], ...techs: 'flight'[]) => {
    const t = table(u => u.knows('Ben', ...techs));
    t.s.units = t.s.units.map((deck, type) => (types.includes(type) ? deck : []));
    t.s.unitUsed = [[], [], [], []];
    return t.arrange(() => undefined, ['levy', { seat: 1, n: 1 }], ['manage', 0]);
  };
  expect([levy([]).asked(), levy([3]).asked(), levy([3], 'flight').asked(), levy([2]).asked()]).toEqual([
    'Ada: cities',
    'Ada: cities',
    'Ben: levy',
    'Ben: levy',
  ]);
  const t = levy([1, 3]);
  expect([0, 1, 2, 3].map(type => t.why('Ben', 'type', type))).toEqual([
    'supply-empty',
    'legal',
    'supply-empty',
    'needs-flight',
  ]);
});

// ---- policies

it('WAW-13.7 WAW-22.2 a policy goes to a free card or its other side, as often as the card says; its coin wins at once', () => {
  const t = table(u =>
    u.city('Ben', 1, at(9, 4)).hand('Ben', 'colonists').policy('Ben', 'expansionism', 'pacifism'),
  );
  t.manages('Ben').answer('Ben', 'play', 0, 0);
  expect(t.legal('Ben')).toEqual([
    ['switch', 0, 0, 1],
    ['switch', 0, 2, 0],
    ['switch', 0, 2, 1],
    ['switch', 0, 3, 0],
    ['switch', 0, 3, 1],
    ['switch', 1, 1, 1],
    ['switch', 1, 2, 0],
    ['switch', 1, 2, 1],
    ['switch', 1, 3, 0],
    ['switch', 1, 3, 1],
    ['done'],
  ]);
  t.answer('Ben', 'switch', 0, 2, 0).answer('Ben', 'switch', 1, 1, 1).waitsFor('Ben: cities');
  expect(t.s.policy.slice(4, 8)).toEqual([0, 2, 1, 0]);
  const coin = table(u => u.hand('Ben', 'migrants').policy('Ben', 'pacifism').has('Ben', { coins: 14 }));
  coin.manages('Ben').answer('Ben', 'play', 0, 0).answer('Ben', 'switch', 1, 3, 1);
  expect([coin.s.over, coin.s.winner]).toEqual([true, 1]);
  const adopted = table(u => u.has('Ben', { coins: 14 })).arrange(
    () => undefined,
    ['adopt', 1],
    ['manage', 0],
  );
  adopted.answer('Ben', 'adopt', 3, 1);
  expect([adopted.s.over, adopted.s.winner]).toEqual([true, 1]);
});

// ---- research

const researching = (t: Table): Table =>
  t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
const rest = (t: Table, ...who: ('Ada' | 'Cleo' | 'Dan')[]): Table => {
  for (const one of who) t.answer(one, 'none');
  return t;
};

it('WAW-10.1 WAW-24.2 choices begin with none, are secret, and are gone once revealed; the first tech of all is one too', () => {
  const t = researching(table(u => u.has('Ben', { trade: 12 }).built(at(9, 8), 'notre-dame')));
  expect([t.s.chosen, t.s.second]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  t.answer('Ben', 'tech', 'animal-husbandry');
  expect(redact(rules, t.s, 0).asked.map(q => q.kind)).not.toContain('second');
  t.answer('Ben', 'none');
  t.g.marked = false;
  rest(t, 'Ada', 'Cleo', 'Dan');
  expect([t.s.chosen, t.s.second, t.g.marked]).toEqual([[-1, -1, -1, -1], [-1, -1, -1, -1], true]);
  expect([t.tells('researched'), t.tells('noResearch')]).toEqual([
    [[1, tech('animal-husbandry'), 12]],
    [[0], [2], [3]],
  ]);
});

it('WAW-23.6 WAW-23.8 of two who win by research the better one does; played to the end, both have fulfilled it', () => {
  const both = (settings: object) => {
    const t = table(u => {
      for (const who of ['Ben', 'Cleo'] as const) u.knows(who, 'pottery', 'navy').has(who, { trade: 20 });
      u.has('Ben', { coins: 15 }).has('Cleo', { coins: 14 });
    }, settings);
    researching(t);
    t.answer('Ben', 'tech', 'bureaucracy').answer('Cleo', 'tech', 'bureaucracy');
    return rest(t, 'Ada', 'Dan');
  };
  const won = both({});
  expect([won.s.winner, won.s.road, won.tells('won')]).toEqual([1, 8, [[1, 8]]]);
  const end = both({ finishTurn: true });
  expect([end.s.over, end.s.roads, end.tells('fulfilled')]).toEqual([
    false,
    [0, 8, 8, 0],
    [
      [1, 8],
      [2, 8],
    ],
  ]);
  const look = table(u => u.has('Ben', { coins: 15 }), { finishTurn: true });
  look.s.roads[1] = 1;
  look.arrange(() => undefined, ['endOfTurn', null]);
  expect([look.s.winner, look.s.road, look.s.first]).toEqual([1, 1, 0]);
});

it('WAW-11.5 Germany: only a rank that rises counts; of one kind left that one comes, of none none', () => {
  const raised = (prepare: (t: Table) => void, id: 'democracy' | 'chivalry' = 'democracy') => {
    const t = table(u => {
      u.civ('Ben', 'germany').knows('Ben', id);
      prepare(u);
    });
    t.arrange(() => undefined, ['researched', { seat: 1, tech: tech(id) }], ['manage', 0]);
    return [t.asked(), t.tells('drewUnit').length, t.tells('good')];
  };
  expect(raised(() => undefined)).toEqual(['Ben: pickGood', 1, []]);
  expect(raised(t => t.knows('Ben', 'logistics', 'sailing'))).toEqual(['Ada: cities', 0, []]);
  const market =
    (...left: number[]) =>
    (t: Table) => {
      t.s.market = left;
    };
  expect(raised(market(0, 0, 0, 0))).toEqual(['Ada: cities', 1, []]);
  expect(raised(market(0, 0, 1, 0))).toEqual(['Ada: cities', 1, [[1, 2]]]);
});

it('WAW-14.11 a lesson of level I leaves out what is higher', () => {
  const t = table(u =>
    u.knows('Cleo', 'pottery', 'navy', 'chivalry', 'writing').knows('Ben', 'writing', 'masonry'),
  );
  t.arrange(() => undefined, ['teach', { seat: 1, from: 2, level: 1 }], ['manage', 0]);
  expect([t.legal('Ben'), t.reason('Ben', 'tech', 'chivalry'), t.reason('Ben', 'tech', 'currency')]).toEqual([
    [
      ['tech', tech('navy')],
      ['tech', tech('pottery')],
    ],
    ['wrong-level', 1],
    ['teacher-does-not-know', 2],
  ]);
});
