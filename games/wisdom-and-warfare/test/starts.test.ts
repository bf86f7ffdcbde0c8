/** Start of Turn, research, great people and policies of a player who sits between others (WAW-5, 10, 11, 13, 15). */
import { NONE, redact } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { GOVERNMENT_IDS, PERSON_IDS } from '../content/ids.ts';
import { ARK, FIRST_PERSON, FIRST_STATE, HUT, VILLAGE } from '../content/tables.ts';
import { rules } from '../rules/index.ts';
import { at, printed, Table, tech } from './scene.ts';

const A = at(2, 2);
const B = at(9, 9);
const C = at(13, 13);
const F = at(5, 6);

function table(prepare: (t: Table) => void = () => undefined): Table {
  const t = new Table(4);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany');
  t.city('Ada', 0, A).city('Ben', 0, B).city('Cleo', 0, C);
  prepare(t);
  return t;
}
const starts = (prepare: (t: Table) => void) => table(prepare).starts('Ben');
const stepC = (prepare: (t: Table) => void) => table(prepare).startsBuilding('Ben');

it('WAW-5.2 where a city may be founded, and why not', () => {
  const why = (prepare: (t: Table) => void) =>
    stepC(t => {
      t.figures('Ben', F, 0, 1);
      prepare(t);
    }).why('Ben', 'found', F, 1);
  const mark = (what: number) => (t: Table) => {
    t.s.mark[at(4, 5)] = what;
  };
  expect(why(() => undefined)).toBe('in-step-a');
  expect(why(mark(HUT))).toBe('site-next-to-hut');
  expect(
    why(t => {
      mark(HUT)(t);
      t.civ('Ben', 'zulu');
    }),
  ).toBe('in-step-a');
  expect([why(mark(VILLAGE)), why(mark(ARK)), why(mark(ARK + 1)), why(mark(FIRST_STATE))]).toEqual([
    'site-next-to-village',
    'site-next-to-relic',
    'site-next-to-relic',
    'site-next-to-state',
  ]);
  expect(why(t => t.figures('Cleo', at(6, 7), 0, 1))).toBe('site-enemy');
  expect(why(t => t.figures('Ben', at(6, 7), 1))).toBe('in-step-a');
  expect(why(t => t.city('Cleo', 1, at(7, 8)))).toBe('site-too-close');
  expect(why(t => t.city('Cleo', 1, at(8, 6)))).toBe('in-step-a');
  expect(why(t => t.city('Ben', 1, at(13, 2)))).toBe('city-limit');
  expect(why(t => t.city('Ben', 1, at(13, 2)).knows('Ben', 'irrigation'))).toBe('in-step-a');
  expect(
    why(t => {
      t.s.ground[F] = printed('w');
    }),
  ).toBe('site-water');
  expect(
    why(t => {
      t.s.ground[at(6, 7)] = NONE;
    }),
  ).toBe('site-edge');
  expect(stepC(t => t.figures('Ben', at(0, 6), 0, 1)).why('Ben', 'found', at(0, 6), 1)).toBe('site-edge');
  expect(stepC(t => t.figures('Ben', F, 1)).why('Ben', 'found', F, 0)).toBe('no-founder');
  expect(stepC(t => t.figures('Ben', F, 1).gov('Ben', 'republic')).why('Ben', 'found', F, 0)).toBe(
    'in-step-a',
  );
});

it('WAW-5.4 WAW-5.3 WAW-5.5 the founder goes back, the others make room, a city-state falls, a policy comes', () => {
  const t = starts(u => {
    u.figures('Ben', F, 1, 1).figures('Cleo', at(8, 2), 1);
    u.s.mark[F] = FIRST_STATE + 1;
    u.s.cityStates = [0, 2, 3, 4];
    u.s.ground[at(4, 5)] = printed('w');
    u.s.mark[at(6, 8)] = HUT;
  });
  t.waitsFor('Ben: found').answer('Ben', 'found', F, 1).waitsFor('Ben: displace');
  expect([t.s.city[4], t.s.fig[9 + 7], t.s.fig[9], t.s.zone[at(4, 5)], t.s.zone[F]]).toEqual([
    F,
    NONE,
    F,
    4,
    20,
  ]);
  expect([t.s.mark[F], t.s.culture[1], t.tells('stateDestroyed')]).toEqual([0, 3, [[F]]]);
  expect([t.why('Ben', 'at', at(4, 5)), t.why('Ben', 'at', at(6, 7))]).toEqual(['water-forbidden', 'legal']);
  t.answer('Ben', 'at', at(6, 7)).waitsFor('Ben: adopt');
  expect([t.s.fig[9], t.tells('shifted')]).toEqual([at(6, 7), [[1, 0, F, at(6, 7)]]]);
  t.answer('Ben', 'adopt', 0, 0);
  // The second city is the last one: nobody is asked again.
  expect(t.asked()).not.toContain('found');
  const third = starts(u =>
    u.knows('Ben', 'irrigation').figures('Ben', F, 0, 1).figures('Ben', at(5, 12), 0, 1),
  );
  third
    .answer('Ben', 'found', F, 1)
    .answer('Ben', 'adopt', 0, 0)
    .waitsFor('Ben: found')
    .answer('Ben', 'found', at(5, 12), 1);
  expect(third.s.city.slice(3, 6)).toEqual([B, F, at(5, 12)]);
  // Who can go nowhere dies.
  const shut = starts(u => {
    u.figures('Ben', F, 2, 1);
    for (const q of [4, 5, 6])
      for (const y of [5, 6, 7]) if (q !== 5 || y !== 6) u.s.ground[at(q, y)] = printed('w');
  });
  shut.answer('Ben', 'found', F, 1);
  expect([shut.s.fig.slice(9, 18).every(q => q === NONE), shut.tells('killed')]).toEqual([
    true,
    [
      [1, 1, 0, F],
      [1, 1, 0, F],
    ],
  ]);
  const rome = starts(u => u.civ('Ben', 'rome').figures('Ben', F, 0, 1))
    .answer('Ben', 'found', F, 1)
    .answer('Ben', 'adopt', 0, 0);
  expect(rome.s.step[1]).toBe(1);
  const done = starts(u => u.figures('Ben', F, 0, 1)).answer('Ben', 'done');
  expect([done.s.city[4], done.asked()]).toEqual([NONE, 'Ben: start']);
});

it('WAW-5.6 the Zulu explore every hut beside their new city; a city-state there falls at once', () => {
  const t = starts(u => {
    u.civ('Ben', 'zulu').figures('Ben', F, 0, 1);
    u.s.mark[at(4, 5)] = HUT;
    u.s.mark[at(6, 6)] = HUT;
    u.s.mark[at(12, 2)] = HUT;
  });
  t.answer('Ben', 'found', F, 1).waitsFor('Ben: zuluHuts');
  expect(t.legal('Ben')).toEqual([
    ['at', at(4, 5)],
    ['at', at(6, 6)],
  ]);
  t.answer('Ben', 'at', at(6, 6));
  expect([t.s.mark[at(6, 6)], t.s.mark[at(4, 5)], t.s.mark[at(12, 2)], t.s.huts.length]).toEqual([
    0,
    0,
    HUT,
    23,
  ]);
});

it('WAW-12.1 WAW-12.2 governments: what is new may be taken at once, what is old after Anarchy', () => {
  const gov = (id: (typeof GOVERNMENT_IDS)[number]) => GOVERNMENT_IDS.indexOf(id);
  const t = starts(u => u.knows('Ben', 'monarchy', 'democracy').knows('Cleo', 'communism'));
  t.s.fresh[1] = 1 << gov('monarchy');
  t.waitsFor('Ben: govern');
  expect(
    ['despotism', 'anarchy', 'monarchy', 'democracy', 'communism'].map(id => t.why('Ben', 'change', id)),
  ).toEqual(['same-government', 'legal', 'legal', 'anarchy-first', 'needs-tech']);
  t.answer('Ben', 'change', 'monarchy');
  expect([t.s.gov, t.s.fresh[1], t.tells('government')]).toEqual([
    [0, gov('monarchy'), 0, 0],
    0,
    [[1, gov('monarchy')]],
  ]);
  const anarchy = starts(u => u.knows('Ben', 'monarchy').gov('Ben', 'anarchy'));
  expect([anarchy.why('Ben', 'stay'), anarchy.why('Ben', 'change', 'monarchy')]).toEqual([
    'leave-anarchy',
    'legal',
  ]);
  const stay = starts(u => u.knows('Ben', 'monarchy')).answer('Ben', 'stay');
  expect([stay.s.gov[1], stay.s.fresh[1]]).toEqual([0, 0]);
  // Nowhere to go: nobody is asked.
  expect(starts(() => undefined).asked()).toBe('Ben: start');
});

it('WAW-5.12 WAW-5.12.a a figure is assigned to a city of its own, once a turn, and only one of a square', () => {
  const t = stepC(u =>
    u
      .city('Ben', 1, at(9, 4))
      .figures('Ben', F, 0, 2)
      .figures('Cleo', at(5, 12), 0, 1)
      .figures('Ben', at(9, 8), 1),
  );
  expect(t.legal('Ben', 'assign')).toEqual([
    ['assign', 7, 0],
    ['assign', 7, 1],
    ['assign', 8, 0],
    ['assign', 8, 1],
  ]);
  t.answer('Ben', 'assign', 8, 1);
  expect([t.s.sends.slice(9, 18), t.s.assigned[1], t.tells('assigned')]).toEqual([
    [-1, -1, -1, -1, -1, -1, -1, -1, 1],
    1 << 8,
    [[1, F, 1]],
  ]);
  expect([t.why('Ben', 'assign', 8, 0), t.why('Ben', 'assign', 7, 0)]).toEqual([
    'already-assigned',
    'gathered-already',
  ]);
  t.s.assigned.fill(0);
  expect([
    t.why('Ben', 'assign', 8, 1),
    t.why('Ben', 'assign', 8, NONE),
    t.why('Ben', 'assign', 7, NONE),
  ]).toEqual(['same-city', 'legal', 'not-offered']);
  t.answer('Ben', 'assign', 8, NONE);
  expect(t.s.sends[17]).toBe(NONE);
});

it('WAW-5.11 WAW-26.3 great people are put down, taken back, and put down once a turn', () => {
  const t = stepC(u =>
    u.person('Ben', 'great-artist').built(at(9, 8), 'great-general').built(at(13, 12), 'great-general'),
  );
  expect([t.legal('Ben', 'settle'), t.legal('Ben', 'recall')]).toEqual([
    [['settle', 0]],
    [['recall', at(9, 8)]],
  ]);
  t.answer('Ben', 'settle', 'great-artist').answer('Ben', 'at', at(8, 8));
  expect([t.s.top[at(8, 8)], t.s.reserve[6], t.s.settled, t.why('Ben', 'recall', at(8, 8))]).toEqual([
    FIRST_PERSON,
    0,
    [at(8, 8)],
    'placed-now',
  ]);
  t.answer('Ben', 'recall', at(9, 8));
  expect([t.s.top[at(9, 8)], t.s.reserve[6 + 2], t.legal('Ben', 'settle')]).toEqual([0, 1, [['settle', 2]]]);
  // Onto another great person: that one goes back.
  t.answer('Ben', 'settle', 'great-general').answer('Ben', 'at', at(8, 8));
  expect([t.s.top[at(8, 8)], t.s.reserve.slice(6, 12)]).toEqual([FIRST_PERSON + 2, [1, 0, 0, 0, 0, 0]]);
  const full = stepC(u => {
    u.person('Ben', 'great-artist');
    for (const q of [8, 9, 10])
      for (const y of [8, 9, 10]) if (q !== 9 || y !== 9) u.s.ground[at(q, y)] = printed('w');
  });
  expect(full.why('Ben', 'settle', 'great-artist')).toBe('no-room');
});

it('WAW-15.2 WAW-15.1 a great person comes at random, of those left; Organized Religion draws two and keeps one', () => {
  const come = (prepare: (t: Table) => void) => {
    const t = table(prepare);
    return t.arrange(() => undefined, ['person', 1], ['researchPhase', null]);
  };
  const last = come(t => {
    t.s.people.fill(0);
    t.s.people[4] = 1;
  });
  expect([last.asked(), last.s.reserve[6 + 4], last.tells('person')]).toEqual([
    'Ben: placePerson',
    1,
    [[1, 4]],
  ]);
  last.answer('Ben', 'reserve');
  expect([last.s.reserve[6 + 4], last.asked().includes('research')]).toEqual([1, true]);
  const none = come(t => t.s.people.fill(0));
  expect([none.tells('noPeople'), none.asked().includes('placePerson')]).toEqual([[[1]], false]);
  const two = come(t => {
    t.policy('Ben', 'organized-religion');
    t.s.people.fill(0);
    t.s.people[1] = 1;
    t.s.people[3] = 1;
  });
  expect([
    two.asked(),
    two
      .legal('Ben')
      .map(([, p]) => p)
      .sort(),
  ]).toEqual(['Ben: keepPerson', [1, 3]]);
  two.answer('Ben', 'keep', PERSON_IDS[3]);
  expect([two.s.people, two.s.reserve[6 + 3]]).toEqual([[0, 1, 0, 0, 0, 0], 1]);
  const only = come(t => {
    t.policy('Ben', 'organized-religion');
    t.s.people.fill(0);
    t.s.people[1] = 1;
  });
  expect([only.asked(), only.tells('twoPeople')]).toEqual(['Ben: placePerson', []]);
  const aztecs = come(t => t.civ('Ben', 'aztecs'))
    .answer('Ben', 'reserve')
    .waitsFor('Ben: levy');
  aztecs.answer('Ben', 'type', 'infantry').answer('Ben', 'type', 'mounted');
  expect([aztecs.s.standing[1].length, aztecs.asked().includes('levy')]).toEqual([2, false]);
});

it('WAW-13.3 WAW-13.6 WAW-13.7 policies are adopted, given up and switched, each card once', () => {
  const adopt = table(t => t.policy('Ben', 'pacifism')).arrange(
    () => undefined,
    ['adopt', 1],
    ['researchPhase', null],
  );
  const cards = [0, 1, 2, 3].filter(card => adopt.why('Ben', 'adopt', card, 0) === 'card-adopted');
  expect(cards.length).toBe(1);
  const [own] = cards;
  const free = (own + 1) % 4;
  adopt.answer('Ben', 'adopt', free, 1);
  expect([adopt.s.policy[4 + free], adopt.tells('adopted')]).toEqual([2, [[1, free * 2 + 1]]]);
  const up = table(t => t.policy('Ben', 'pacifism', 'rationalism')).arrange(
    () => undefined,
    ['giveUp', 1],
    ['researchPhase', null],
  );
  expect(up.legal('Ben').length).toBe(2);
  up.answer('Ben', 'giveUp', up.legal('Ben')[0][1] as number);
  expect([up.s.policy.slice(4, 8).filter(side => side > 0).length, up.tells('gaveUp').length]).toEqual([
    1, 1,
  ]);
  const one = table(t => t.policy('Ben', 'pacifism')).arrange(
    () => undefined,
    ['giveUp', 1],
    ['researchPhase', null],
  );
  expect([one.s.policy.slice(4, 8), one.asked().includes('giveUp')]).toEqual([[0, 0, 0, 0], false]);
  const change = table(t => t.policy('Ben', 'pacifism')).arrange(
    () => undefined,
    ['switching', { seat: 1, n: 2 }],
    ['researchPhase', null],
  );
  const before = change.s.policy[4 + own];
  expect(change.legal('Ben', 'switch').length).toBe(7);
  change.answer('Ben', 'switch', own, own, 2 - before);
  expect([change.s.policy[4 + own], change.why('Ben', 'switch', own, own, 0)]).toEqual([
    3 - before,
    'already-switched',
  ]);
  expect(change.legal('Ben')).toEqual([['done']]);
  change.answer('Ben', 'done');
  expect(change.asked()).not.toContain('switchPolicy');
  const other = table(t => t.policy('Ben', 'pacifism')).arrange(
    () => undefined,
    ['switching', { seat: 1, n: 1 }],
    ['researchPhase', null],
  );
  other.answer('Ben', 'switch', own, free, 0);
  expect([other.s.policy[4 + own], other.s.policy[4 + free], other.asked().includes('switch')]).toEqual([
    0,
    1,
    false,
  ]);
  expect(
    table()
      .arrange(() => undefined, ['switching', { seat: 1, n: 1 }], ['researchPhase', null])
      .asked(),
  ).not.toContain('switchPolicy');
});

it('WAW-24.2 WAW-10.1 what is chosen in secret is not seen by others before the reveal', () => {
  const t = table(u => u.has('Ben', { trade: 8 })).arrange(() => undefined, ['researchPhase', null]);
  const seen = (seat: number) => redact(rules, t.s, seat);
  expect(
    seen(0)
      .asked.filter(q => q.seat === 1)
      .map(q => q.kind),
  ).not.toContain('research');
  t.answer('Ben', 'tech', 'pottery');
  expect([t.s.chosen[1], seen(0).chosen[1] === t.s.chosen[1], seen(1).chosen[1]]).toEqual([
    tech('pottery') + 1,
    false,
    tech('pottery') + 1,
  ]);
  const before = table(u => u.hand('Ben', 'duty-and-honor').figures('Ben', F, 1).figures('Ada', at(5, 5), 1));
  before
    .moves('Ada')
    .answer('Ada', 'march', at(5, 5), 1, 0)
    .answer('Ben', 'pass')
    .answer('Ada', 'step', 'south')
    .answer('Ben', 'pass');
  before.waitsFor('Ben: before');
  expect(redact(rules, before.s, 0).asked.map(q => q.kind)).not.toContain('before');
});

it('WAW-10.4 WAW-10.7 WAW-11.5 research: all trade but for the coins; Germany gets a unit and a resource for a rank', () => {
  const t = table(u =>
    u
      .has('Ben', { trade: 18, coins: 3 })
      .knows('Ben', 'pottery', 'navy', 'writing')
      .has('Cleo', { trade: 9 }),
  );
  t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  expect([
    t.why('Ben', 'tech', 'gunpowder'),
    t.why('Ben', 'tech', 'banking'),
    t.reason('Cleo', 'tech', 'chivalry'),
  ]).toEqual(['no-pyramid-place', 'no-pyramid-place', ['not-enough-trade', 11, 9]]);
  t.answer('Ada', 'none').answer('Ben', 'tech', 'chivalry').answer('Cleo', 'none').answer('Dan', 'none');
  expect([t.s.trade, t.tells('researched'), t.tells('noResearch')]).toEqual([
    [0, 3, 9, 0],
    [[1, tech('chivalry'), 15]],
    [[0], [2], [3]],
  ]);
  expect([t.s.standing[1].length, t.asked()]).toEqual([1, 'Ben: pickGood']);
  t.answer('Ben', 'good', 'silk');
  expect(t.s.goods.slice(4, 8)).toEqual([0, 0, 1, 0]);
  // No rank rises by a tech that gives no more than another.
  const same = table(u =>
    u.has('Ben', { trade: 18 }).knows('Ben', 'pottery', 'navy', 'writing', 'logistics'),
  );
  same.arrange(() => undefined, ['researched', { seat: 1, tech: tech('chivalry') }], ['startOfTurn', 0]);
  expect([same.s.standing[1].length, same.asked().includes('pickGood')]).toEqual([0, false]);
  const plain = table(u => u.civ('Ben', 'france')).arrange(
    () => undefined,
    ['researched', { seat: 1, tech: tech('chivalry') }],
    ['startOfTurn', 0],
  );
  expect(plain.s.standing[1].length).toBe(0);
});

it('WAW-10.5 Notre-Dame: a second tech of the same or a lower level for six more', () => {
  const notre = (trade: number) =>
    table(u =>
      u.has('Ben', { trade }).knows('Ben', 'pottery', 'navy', 'writing').built(at(9, 8), 'notre-dame'),
    ).arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
  const poor = notre(16).answer('Ben', 'tech', 'chivalry');
  expect(poor.asked()).not.toContain('second');
  const t = notre(17).answer('Ben', 'tech', 'chivalry');
  expect(
    ['pottery', 'chivalry', 'gunpowder', 'irrigation', 'masonry'].map(id => t.why('Ben', 'tech', id)),
  ).toEqual(['tech-known', 'tech-known', 'higher-level', 'legal', 'legal']);
  t.answer('Ben', 'tech', 'masonry').answer('Ada', 'none').answer('Cleo', 'none').answer('Dan', 'none');
  expect(t.tells('learned')).toEqual([
    [1, tech('chivalry')],
    [1, tech('masonry')],
  ]);
  const only = notre(17)
    .answer('Ben', 'tech', 'chivalry')
    .answer('Ben', 'none')
    .answer('Ada', 'none')
    .answer('Cleo', 'none');
  only.answer('Dan', 'none');
  expect(only.tells('learned')).toEqual([[1, tech('chivalry')]]);
});

it('WAW-10.6 Bureaucracy: a policy may be switched when research resolves, once a turn', () => {
  const t = table(u => u.knows('Ben', 'bureaucracy').policy('Ben', 'pacifism')).arrange(
    () => undefined,
    ['reforming', 1],
    ['startOfTurn', 0],
  );
  expect([t.asked(), t.s.active]).toEqual(['Ben: switchPolicy', 1]);
  t.answer('Ben', 'done').arrange(() => undefined, ['reforming', 1], ['startOfTurn', 0]);
  expect(t.asked()).not.toContain('switchPolicy');
  const none = table(u => u.policy('Ben', 'pacifism').knows('Cleo', 'bureaucracy')).arrange(
    () => undefined,
    ['reforming', 1],
    ['startOfTurn', 0],
  );
  expect(none.asked()).not.toContain('switchPolicy');
});
