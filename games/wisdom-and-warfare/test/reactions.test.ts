/** Who may cancel what among four; what can be built where; what is drawn when decks run out (WAW-4.4 to 4.8, 7.5, 16, 17). */
import { NONE, redact } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { ability } from '../content/abilities.ts';
import { BUILDING_IDS, type EventId } from '../content/ids.ts';
import { ARK, FIRST_BUILDING, FIRST_STATE, FIRST_WONDER, VILLAGE } from '../content/tables.ts';
import {
  audit,
  before,
  destroyCity,
  drawEvent,
  drawUnit,
  learn,
  obsoleteWonder,
  stepOn,
} from '../rules/changes.ts';
import { isUsed } from '../rules/counts.ts';
import { rules } from '../rules/index.ts';
import { at, printed, Table, tech, wonder } from './scene.ts';

const A = at(2, 2);
const B = at(9, 9);
const B2 = at(9, 4);
const C = at(13, 13);

function table(prepare: (t: Table) => void = () => undefined): Table {
  const t = new Table(4);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany').gov(who, 'republic');
  t.city('Ada', 0, A).city('Ben', 0, B).city('Cleo', 0, C).city('Ben', 1, B2);
  prepare(t);
  return t;
}
const starts = (prepare: (t: Table) => void) => table(prepare).startsBuilding('Ben');
const used = (t: Table, seat: number, id: string) => isUsed(t.s, seat, ability(id));

it('WAW-4.8 WAW-4.6 a city action: whoever knows Writing and holds a marker or a card is asked; a spy cancels', () => {
  const asked = (prepare: (t: Table) => void) =>
    table(prepare).manages('Ben').answer('Ben', 'act', 1, 'arts').asked();
  expect(asked(t => t.knows('Cleo', 'writing'))).toBe('Ben: cities');
  expect(asked(t => t.kept('Cleo', 'hut-spy').hand('Cleo', 'drought'))).toBe('Ben: cities');
  expect(asked(t => t.knows('Cleo', 'writing').kept('Cleo', 'hut-silk'))).toBe('Cleo: react');
  expect(asked(t => t.knows('Cleo', 'writing').hand('Cleo', 'drought'))).toBe('Cleo: react');
  const tired = asked(t => {
    t.knows('Cleo', 'writing').kept('Cleo', 'hut-spy');
    t.s.used[(2 * t.s.used.length) / 4 + ability('intercept')] = 1;
  });
  expect(tired).toBe('Ben: cities');
  const t = table(u =>
    u
      .knows('Cleo', 'writing')
      .kept('Cleo', 'hut-silk', 'hut-spy')
      .hand('Cleo', 'jousting-tourney', 'a-generous-gift', 'drought'),
  );
  t.manages('Ben').answer('Ben', 'act', 1, 'arts');
  expect([
    t.why('Cleo', 'spy', 'intercept', 0),
    t.why('Cleo', 'cancel', 0),
    t.why('Cleo', 'cancel', 2),
  ]).toEqual(['no-spy', 'cancels-no-action', 'no-cancel']);
  expect(t.legal('Cleo')).toEqual([
    ['spy', ability('intercept'), 101],
    ['spy', ability('intercept'), 1],
    ['pass'],
  ]);
  // The others don’t see what Cleo is asked.
  expect(redact(rules, t.s, 0).asked.map(q => q.kind)).not.toContain('react');
  t.g.marked = false;
  t.answer('Cleo', 'spy', 'intercept', 1);
  expect([t.s.culture[1], t.s.taken[4], t.s.kept[2].length, used(t, 2, 'intercept'), t.g.marked]).toEqual([
    0,
    1,
    1,
    true,
    true,
  ]);
  expect(t.tells('cancelled')).toEqual([[2, 0, 1]]);
});

it('WAW-4.6 an event: Bread and Circuses for its target only, a tourney for anybody, a spy with Civil Service', () => {
  const sabotage = (prepare: (t: Table) => void) =>
    starts(t => {
      t.hand('Ben', 'catastrophe').built(at(13, 12), 'granary').figures('Ben', at(13, 10), 1);
      prepare(t);
    })
      .answer('Ben', 'play', 0, 0)
      .answer('Ben', 'at', at(13, 12));
  const held = (who: 'Ada' | 'Cleo', card: EventId) => sabotage(t => t.hand(who, card)).why(who, 'cancel', 0);
  expect([
    held('Cleo', 'bread-and-circuses'),
    held('Ada', 'bread-and-circuses'),
    held('Ada', 'jousting-tourney'),
    held('Ada', 'primetime-tv'),
  ]).toEqual(['legal', 'not-the-target', 'legal', 'legal']);
  expect(sabotage(t => t.kept('Ada', 'hut-spy')).asked()).toBe('Ben: start');
  expect(sabotage(t => t.kept('Ada', 'hut-spy').knows('Ada', 'civil-service')).asked()).toBe('Ada: react');
  expect(sabotage(t => t.hand('Ada', 'jousting-tourney').knows('Ben', 'mass-media')).asked()).toBe(
    'Ben: start',
  );
  // In turn from the actor; each once.
  const order = sabotage(t =>
    t.hand('Ada', 'drought').hand('Cleo', 'bread-and-circuses').hand('Dan', 'drought'),
  );
  order
    .waitsFor('Cleo: react')
    .answer('Cleo', 'pass')
    .waitsFor('Dan: react')
    .answer('Dan', 'pass')
    .waitsFor('Ada: react');
  order.answer('Ada', 'pass');
  expect(order.s.top[at(13, 12)]).toBe(0);
  const t = sabotage(u => u.hand('Cleo', 'bread-and-circuses')).answer('Cleo', 'cancel', 0);
  expect([
    t.s.top[at(13, 12)] > 0,
    t.s.hand.map(list => list.length),
    t.s.eventUsed.flat().length,
    t.s.declared,
  ]).toEqual([true, [0, 0, 0, 0], 2, []]);
  // The cancelling card may be cancelled in turn.
  const twice = sabotage(u => u.hand('Cleo', 'bread-and-circuses').hand('Dan', 'jousting-tourney')).answer(
    'Cleo',
    'cancel',
    0,
  );
  twice.waitsFor('Dan: react').answer('Dan', 'cancel', 0);
  expect([twice.s.top[at(13, 12)], twice.tells('cancelled').length]).toEqual([0, 1]);
});

it('WAW-4.6 WAW-4.7 a resource ability: Primetime TV or a spy with Mass Media; what it cost is gone', () => {
  const burn = (prepare: (t: Table) => void) =>
    table(t => {
      t.knows('Ben', 'currency').goods('Ben', 'incense');
      prepare(t);
    })
      .manages('Ben')
      .answer('Ben', 'use', 'burn')
      .answer('Ben', 'token', 'incense');
  expect(burn(t => t.hand('Cleo', 'jousting-tourney')).why('Cleo', 'cancel', 0)).toBe('cancels-events-only');
  expect(burn(t => t.kept('Cleo', 'hut-spy')).asked()).toBe('Ben: cities');
  const t = burn(u => u.kept('Cleo', 'hut-spy').knows('Cleo', 'mass-media'))
    .waitsFor('Cleo: react')
    .answer('Cleo', 'spy', 'expose', 0);
  expect([t.s.culture[1], t.s.goods.slice(4, 8), used(t, 1, 'burn'), used(t, 2, 'expose')]).toEqual([
    0,
    [0, 0, 0, 0],
    true,
    true,
  ]);
  const tv = burn(u => u.hand('Cleo', 'primetime-tv')).answer('Cleo', 'cancel', 0);
  expect(tv.s.culture[1]).toBe(0);
  const done = burn(() => undefined);
  expect([done.s.culture[1], done.tells('culture')]).toEqual([3, [[1, 3]]]);
});

it('WAW-17.3 WAW-17.6 WAW-16.2 where a building and a wonder may stand', () => {
  const place = (prepare: (t: Table) => void, verb: string, what: string) => {
    const t = table(u => {
      u.knows('Ben', 'pottery', 'currency', 'navigation', 'bureaucracy', 'philosophy')
        .has('Ben', { trade: 27 })
        .market('stonehenge', 'the-colossus');
      u.s.ground[at(8, 3)] = printed('w');
      u.s.ground[at(10, 3)] = printed('d');
      u.s.boost[4] = 10;
      prepare(u);
    }).manages('Ben');
    return t.answer('Ben', 'act', 1, 'produce').answer('Ben', verb, what);
  };
  const why = (t: Table, ...squares: number[]) => squares.map(q => t.why('Ben', 'at', q));
  const squares = [at(8, 3), at(9, 3), at(10, 3), at(8, 4)];
  expect(
    why(
      place(() => undefined, 'building', 'granary'),
      ...squares,
    ),
  ).toEqual(['wrong-terrain', 'legal', 'wrong-terrain', 'legal']);
  expect(
    why(
      place(() => undefined, 'building', 'market'),
      ...squares,
    ),
  ).toEqual(['wrong-terrain', 'legal', 'legal', 'legal']);
  expect(
    why(
      place(() => undefined, 'wonder', 'stonehenge'),
      ...squares,
    ),
  ).toEqual(['wrong-terrain', 'legal', 'legal', 'legal']);
  const marks = place(
    t => {
      t.s.mark[at(9, 3)] = ARK;
      t.s.mark[at(8, 4)] = FIRST_STATE;
      t.figures('Cleo', at(10, 4), 0, 1);
    },
    'building',
    'granary',
  );
  expect(why(marks, at(9, 3), at(8, 4), at(10, 4), at(9, 5))).toEqual([
    'relic-square',
    'on-city-state',
    'square-blockaded',
    'legal',
  ]);
  // One starred building and one wonder in a city: only over each other.
  const star = place(
    t => t.built(at(9, 3), 'market').built(at(8, 4), 'granary').built(at(9, 8), 'temple'),
    'building',
    'temple',
  );
  expect(why(star, at(9, 3), at(8, 4), at(9, 5))).toEqual(['legal', 'star-limit', 'star-limit']);
  const wonders = place(
    t => t.built(at(9, 3), 'statue-of-zeus').built(at(9, 8), 'angkor-wat'),
    'wonder',
    'stonehenge',
  );
  expect(why(wonders, at(9, 3), at(9, 5))).toEqual(['legal', 'wonder-limit']);
  const again = place(t => t.built(at(9, 3), 'granary'), 'building', 'granary');
  expect(why(again, at(9, 3), at(9, 5))).toEqual(['already-there', 'legal']);
});

it('WAW-17.2 WAW-17.4 WAW-7.9 WAW-17.10 what a city can’t make, and why', () => {
  const t = table(u => u.has('Ben', { trade: 27 }))
    .manages('Ben')
    .answer('Ben', 'act', 1, 'produce');
  expect([
    t.why('Ben', 'building', 'granary'),
    t.why('Ben', 'walls'),
    t.why('Ben', 'unit', 'aircraft'),
  ]).toEqual(['needs-tech', 'needs-tech', 'needs-flight']);
  t.knows('Ben', 'pottery', 'masonry');
  expect([
    t.why('Ben', 'building', 'granary'),
    t.why('Ben', 'walls'),
    t.why('Ben', 'figure', 'army'),
  ]).toEqual(['legal', 'legal', 'legal']);
  t.s.walls[1] = 0b10;
  expect(t.why('Ben', 'walls')).toBe('already-walled');
  t.s.walls[1] = 0b01;
  expect(t.why('Ben', 'walls')).toBe('legal');
  t.knows('Ben', 'engineering');
  expect([t.why('Ben', 'building', 'granary'), t.why('Ben', 'building', 'aqueduct')]).toEqual([
    'must-build-upgrade',
    'legal',
  ]);
  t.has('Ben', { trade: 11 });
  expect(t.reason('Ben', 'building', 'aqueduct')[0]).toBe('not-enough-production');
  t.has('Ben', { trade: 27 });
  t.s.stock.fill(0);
  expect(t.why('Ben', 'building', 'aqueduct')).toBe('supply-empty');
  t.s.unitUsed = [[], [], [], []];
  const taken = t.s.units[0].splice(0);
  expect(t.why('Ben', 'unit', 'infantry')).toBe('supply-empty');
  t.s.unitUsed = [taken, [], [], []];
  expect(t.why('Ben', 'unit', 'infantry')).toBe('legal');
  t.figures('Ben', at(5, 5), 6, 2);
  expect([t.why('Ben', 'figure', 'army'), t.why('Ben', 'figure', 'scout')]).toEqual([
    'supply-empty',
    'supply-empty',
  ]);
});

it('WAW-7.8 WAW-19.4 where new figures stand: beside their city, on a city-state of the capital, by a Shipyard', () => {
  const squares = (c: number, kind: 'army' | 'scout', prepare: (t: Table) => void) => {
    const t = table(u => {
      u.has('Ben', { trade: 27 });
      prepare(u);
    });
    t.manages('Ben').answer('Ben', 'act', c, 'produce').answer('Ben', 'figure', kind);
    return t.legal('Ben', 'at').map(([, q]) => q as number);
  };
  const state = (t: Table) => {
    t.s.mark[at(5, 5)] = FIRST_STATE;
    t.figures('Ben', at(5, 5), 1);
  };
  expect([
    squares(0, 'army', state).includes(at(5, 5)),
    squares(1, 'army', state).includes(at(5, 5)),
  ]).toEqual([true, false]);
  const yard = (t: Table) => {
    t.knows('Ben', 'navy').s.ground[at(9, 8)] = printed('w');
    t.built(at(9, 8), 'shipyard');
  };
  expect([
    squares(1, 'army', yard).length,
    squares(1, 'scout', yard).length,
    squares(0, 'army', yard).length,
  ]).toEqual([15, 8, 7]);
  const shut = (t: Table) => {
    yard(t);
    t.figures('Cleo', at(9, 8), 0, 1);
  };
  expect(squares(1, 'army', shut).length).toBe(8);
  // An army may come among enemies, a scout may not; nobody onto a village.
  const enemy = (t: Table) => {
    t.figures('Cleo', at(9, 3), 1);
    t.s.mark[at(8, 3)] = VILLAGE;
  };
  expect([
    squares(1, 'army', enemy).includes(at(9, 3)),
    squares(1, 'scout', enemy).includes(at(9, 3)),
  ]).toEqual([true, false]);
  expect(squares(1, 'army', enemy).includes(at(8, 3))).toBe(false);
});

it('WAW-7.5.a with Engineering the second item is seen after the first: supply, limits, walls', () => {
  const engineer = (prepare: (t: Table) => void = () => undefined) =>
    table(t => {
      t.knows('Ben', 'engineering', 'masonry', 'pottery', 'currency')
        .has('Ben', { trade: 27 })
        .land(B2, 'f', 'f', 'f', 'f')
        .market('stonehenge');
      prepare(t);
    })
      .manages('Ben')
      .answer('Ben', 'act', 1, 'produce');
  const walls = engineer().answer('Ben', 'walls');
  expect([walls.why('Ben', 'walls'), walls.s.walls[1]]).toEqual(['already-walled', 0]);
  const unit = engineer(t => {
    t.s.units[0].splice(1);
  }).answer('Ben', 'unit', 'infantry');
  expect([
    unit.why('Ben', 'unit', 'infantry'),
    unit.why('Ben', 'unit', 'mounted'),
    unit.s.units[0].length,
  ]).toEqual(['supply-empty', 'legal', 1]);
  const army = engineer(t => t.figures('Ben', at(5, 5), 5))
    .answer('Ben', 'figure', 'army')
    .answer('Ben', 'at', at(9, 5));
  expect([army.why('Ben', 'figure', 'army'), army.why('Ben', 'figure', 'scout'), army.s.fig[9 + 5]]).toEqual([
    'supply-empty',
    'legal',
    NONE,
  ]);
  const market = engineer().answer('Ben', 'building', 'market').answer('Ben', 'at', at(9, 5));
  market.answer('Ben', 'building', 'aqueduct');
  expect([
    market.why('Ben', 'at', at(9, 5)),
    market.why('Ben', 'at', at(8, 5)),
    market.s.top[at(9, 5)],
  ]).toEqual(['legal', 'legal', 0]);
  const first = engineer().answer('Ben', 'wonder', 'stonehenge').answer('Ben', 'at', at(9, 5));
  expect(first.why('Ben', 'wonder', 'stonehenge')).toBe('supply-empty');
  expect(first.s.wonderUp).toContain(wonder('stonehenge'));
  const both = engineer()
    .answer('Ben', 'building', 'aqueduct')
    .answer('Ben', 'at', at(9, 5))
    .answer('Ben', 'figure', 'army');
  both.answer('Ben', 'at', at(8, 5)).waitsFor('Ben: cities');
  expect([both.s.top[at(9, 5)], both.s.fig[9]]).toEqual([
    FIRST_BUILDING + BUILDING_IDS.indexOf('aqueduct'),
    at(8, 5),
  ]);
});

it('WAW-14.7 WAW-9.4 decks that are empty are made of their discards; without these nobody draws', () => {
  const t = table();
  t.arrange(() => {
    t.s.eventUsed = [[], t.s.events[1].splice(0), []];
    drawEvent(t.g, 1, 2);
  });
  expect([t.s.hand[1].length, t.s.eventUsed[1], t.s.events[1].length]).toEqual([1, [], 20]);
  t.arrange(() => {
    t.s.unitUsed = [t.s.units[0].splice(0), [], [], []];
    drawUnit(t.g, 1, 0);
  });
  expect([t.s.standing[1].length, t.s.unitUsed[0]]).toEqual([1, []]);
  const units = t.s.units[0].splice(0);
  const events = t.s.events[1].splice(0);
  drawUnit(t.g, 1, 0);
  drawEvent(t.g, 1, 2);
  expect([t.s.standing[1].length, t.s.hand[1].length]).toEqual([1, 1]);
  expect(t.log.at(-1)).toMatchObject({ key: 'noEvents', args: [2] });
  t.s.units[0] = units;
  t.s.events[1] = events;
});

it('WAW-14.5 a step brings a card of its level or a great person, the last one the victory', () => {
  const step = (from: number) => {
    const t = table(u => u.has('Ben', { step: from }));
    t.arrange(() => stepOn(t.g, 1));
    return [
      t.s.hand[1].length === 0 ? 'none' : t.s.events.map(deck => deck.length).join(),
      t.s.stack.map(({ step: what }) => what).at(-1),
      t.s.over,
    ];
  };
  const [one, two, three] = table().s.events.map(deck => deck.length);
  expect(step(0)).toEqual([`${one - 1},${two},${three}`, 'limits', false]);
  expect(step(2)).toEqual(['none', 'person', false]);
  expect(step(7)).toEqual([`${one},${two - 1},${three}`, 'limits', false]);
  expect(step(14)).toEqual([`${one},${two},${three - 1}`, 'limits', false]);
  expect(step(20)[2]).toBe(true);
});

it('WAW-23.6 who is first among several: coins, then the step, then techs, then the turn order', () => {
  const first = (prepare: (t: Table) => void) => {
    const t = table(prepare);
    t.s.first = 2;
    return [before(t.s, 1, 3), before(t.s, 3, 1)];
  };
  expect(first(t => t.has('Ben', { coins: 1 }).has('Dan', { step: 4 }))).toEqual([true, false]);
  expect(first(t => t.has('Ben', { step: 3 }).has('Dan', { step: 4 }).knows('Ben', 'pottery'))).toEqual([
    false,
    true,
  ]);
  expect(first(t => t.knows('Ben', 'pottery'))).toEqual([true, false]);
  expect(first(() => undefined)).toEqual([false, true]);
  const t = table(u => u.has('Ben', { coins: 15 }).has('Dan', { coins: 16 }));
  t.arrange(() => audit(t.g));
  expect([t.s.winner, t.s.road]).toEqual([3, 8]);
});

it('WAW-9.17 a city that is destroyed leaves nothing behind but figures', () => {
  const t = table(u => {
    u.built(at(9, 3), 'granary')
      .built(at(8, 3), 'panama-canal')
      .built(at(10, 3), 'great-artist')
      .figures('Ben', at(9, 5), 1);
    u.figures('Ben', at(5, 5), 0, 1).sends('Ben', at(5, 5), 1).policy('Ben', 'pacifism', 'rationalism');
    u.built(at(9, 8), 'library');
  });
  t.s.canal[1] = 3;
  t.s.walls[1] = 0b11;
  t.s.program[1] = 0b11;
  t.s.acts[4] = t.s.taken[4] = t.s.extra[4] = t.s.boost[4] = 1;
  t.arrange(() => destroyCity(t.g, 4), ['researchPhase', null]);
  expect([t.s.city[4], t.s.walls[1], t.s.program[1], t.s.canal[1], t.s.people[0], t.s.reserve[6]]).toEqual([
    NONE,
    1,
    1,
    0,
    3,
    0,
  ]);
  expect([
    t.s.top[at(9, 3)],
    t.s.top[at(8, 3)],
    t.s.top[at(10, 3)],
    t.s.wonderAt[wonder('panama-canal')],
  ]).toEqual([0, 0, 0, NONE]);
  expect([t.s.top[at(9, 8)] > 0, t.s.fig[9], t.s.sends[9 + 7], t.s.zone[B2], t.s.zone[at(9, 3)]]).toEqual([
    true,
    at(9, 5),
    NONE,
    NONE,
    NONE,
  ]);
  expect([t.s.acts[4], t.s.taken[4], t.s.extra[4], t.s.boost[4]]).toEqual([0, 0, 0, 0]);
  expect(t.asked()).toContain('giveUp');
});

it('WAW-16.5 WAW-17.8 an obsolete wonder of the market is replaced; a tech turns the buildings of its owner only', () => {
  const t = table(u =>
    u
      .market('stonehenge', 'the-colossus')
      .built(at(9, 3), 'granary')
      .built(at(9, 8), 'granary')
      .built(at(13, 12), 'granary'),
  );
  t.arrange(() => obsoleteWonder(t.g, wonder('stonehenge')));
  expect([t.s.wonderUp.includes(wonder('stonehenge')), t.s.wonderUp.includes(NONE), t.s.obsolete]).toEqual([
    false,
    false,
    1 << wonder('stonehenge'),
  ]);
  t.arrange(() => learn(t.g, 1, tech('engineering')));
  const aqueduct = FIRST_BUILDING + BUILDING_IDS.indexOf('aqueduct');
  expect([t.s.top[at(9, 3)], t.s.top[at(9, 8)], t.s.top[at(13, 12)] === aqueduct]).toEqual([
    aqueduct,
    aqueduct,
    false,
  ]);
  const canal = table(u => u.built(at(9, 3), 'panama-canal'));
  canal.s.canal[1] = 2;
  canal.arrange(() => obsoleteWonder(canal.g, wonder('panama-canal')));
  expect([canal.s.canal[1], canal.s.top[at(9, 3)]]).toEqual([0, FIRST_WONDER + wonder('panama-canal')]);
});
