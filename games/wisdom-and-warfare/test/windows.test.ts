/** Windows inside windows, payments that fail, and what is fresh with a new turn (WAW-4.1, 4.5 to 4.8, 4.11, 14.9). */
import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { ability } from '../content/abilities.ts';
import { GOOD_IDS } from '../content/ids.ts';
import { rules } from '../rules/index.ts';
import { orders, scopes } from '../rules/orders.ts';
import { standing } from '../rules/standing.ts';
import { at, CAPITALS, capitals, good, Table, tech } from './scene.ts';

const [ADA] = CAPITALS;

/** Ben sells two goods: a gift card and a kept marker. Everybody else as the test prepares them. */
function sells(prepare: (t: Table) => void): Table {
  const t = capitals('a-generous-gift').knows('Ben', 'pottery').kept('Ben', 'hut-silk');
  prepare(t);
  return t
    .manages('Ben')
    .answer('Ben', 'use', 'sell')
    .answer('Ben', 'marker', 0)
    .answer('Ben', 'gift', 0, good('iron'));
}
const held = (t: Table) => [t.s.kept[1].length, t.s.hand[1].length, t.s.pay, t.s.draft];

it('WAW-14.9 a cancelled gift fails the payment: the card is lost, the marker goes back, the ability is not used', () => {
  const t = sells(u => u.hand('Cleo', 'jousting-tourney'));
  t.answer('Cleo', 'cancel', 0).waitsFor('Ben: cities');
  expect([held(t), t.tells('coinOnTech'), t.s.eventUsed.flat().length]).toEqual([[1, 0, [], []], [], 2]);
  expect(t.s.used.every(n => n === 0)).toBe(true);
});

it('WAW-14.9 WAW-4.5 who cancels the cancelling card saves the payment', () => {
  const t = sells(u => u.hand('Cleo', 'jousting-tourney').hand('Dan', 'jousting-tourney'));
  t.answer('Cleo', 'cancel', 0).answer('Dan', 'cancel', 0).waitsFor('Ben: cities');
  expect([held(t), t.tells('coinOnTech')]).toEqual([[0, 0, [], []], [[1, tech('pottery')]]]);
  // The same where the gift of another, played as a spy, is what is cancelled.
  const spy = sells(u =>
    u.hand('Cleo', 'a-princely-gift').knows('Cleo', 'civil-service').hand('Dan', 'jousting-tourney'),
  );
  spy.answer('Cleo', 'spy', 'hush', 100).answer('Dan', 'cancel', 0).waitsFor('Ben: cities');
  expect([held(spy), spy.tells('coinOnTech'), spy.s.kept[2]]).toEqual([
    [0, 0, [], []],
    [[1, tech('pottery')]],
    [],
  ]);
});

it('WAW-26.7 a payment that is taken back gives cards and markers back to whoever pays', () => {
  const t = capitals('a-generous-gift', 'drought').knows('Ben', 'pottery').kept('Ben', 'hut-silk');
  const [hand, kept] = [t.s.hand[1].slice(), t.s.kept[1].slice()];
  t.goods('Ben', 'iron').manages('Ben').answer('Ben', 'use', 'sell');
  t.answer('Ben', 'gift', 0, good('iron')).answer('Ben', 'back').waitsFor('Ben: cities');
  expect([[...t.s.hand[1]].sort(), t.s.pay, t.s.draft]).toEqual([[...hand].sort(), [], []]);
  t.answer('Ben', 'use', 'sell').answer('Ben', 'marker', 0).answer('Ben', 'back');
  expect([t.s.kept[1], t.s.hand[1].length, t.s.goods[4 + GOOD_IDS.indexOf('iron')]]).toEqual([kept, 2, 1]);
});

it('WAW-4.8 WAW-11.8 a spy needs its tech, and works once a turn; without cards or markers nobody is asked', () => {
  const event = (prepare: (t: Table) => void) => {
    const t = capitals('drought');
    t.s.ground[at(9, 1)] = t.s.ground[at(9, 2)];
    prepare(t.kept('Cleo', 'hut-spy').hand('Cleo', 'migrants'));
    t.startsBuilding('Ben').answer('Ben', 'play', 0, 0);
    return t.answer('Ben', 'at', at(9, 1)).waitsFor('Cleo: react');
  };
  expect(event(() => undefined).reason('Cleo', 'spy', 'hush', 0)).toEqual([
    'needs-tech',
    tech('civil-service'),
  ]);
  const tired = event(t => {
    t.knows('Cleo', 'civil-service');
    t.s.used[(2 * t.s.used.length) / 4 + ability('hush')] = 1;
  });
  expect(tired.reason('Cleo', 'spy', 'hush', 0)).toEqual(['already-used']);
  expect(event(t => t.knows('Cleo', 'civil-service')).reason('Cleo', 'spy', 'hush', 0)).toEqual(['legal']);
  const burns = (prepare: (t: Table) => void) => {
    const t = capitals().knows('Ben', 'currency').goods('Ben', 'incense').knows('Cleo', 'mass-media');
    prepare(t);
    return t.manages('Ben').answer('Ben', 'use', 'burn').answer('Ben', 'token', 'incense').asked();
  };
  expect([burns(() => undefined), burns(t => t.kept('Cleo', 'hut-silk'))]).toEqual([
    'Ben: cities',
    'Cleo: react',
  ]);
});

it('WAW-4.11 WAW-4.1 with the turn everything that was used in it is fresh again, and the first player changes', () => {
  const t = new Table(3, {}).city('Ada', 0, ADA).city('Ben', 0, at(8, 10)).city('Cleo', 0, at(5, 13));
  const { s } = t;
  s.first = 2;
  t.arrange(() => {
    s.locked = [at(6, 6)];
    s.settled = [at(7, 7)];
    for (const list of [s.moved, s.assigned, s.acts, s.taken, s.extra, s.boost, s.used, s.refused])
      list.fill(1);
  }, ['endOfTurn', null]);
  expect([s.first, s.active, s.locked, s.settled]).toEqual([0, 0, [], []]);
  for (const list of [s.moved, s.assigned, s.acts, s.taken, s.extra, s.boost, s.used, s.refused])
    expect(list.every(n => n === 0)).toBe(true);
  expect([s.chosen, s.second, t.tells('turn')]).toEqual([[NONE, NONE, NONE], [NONE, NONE, NONE], [[1, 0]]]);
});

it('WAW-23.9 after the last turn of the cap no other begins', () => {
  const t = new Table(2);
  t.arrange(
    s => {
      s.round = s.roundCap = 3;
      s.settled = [at(7, 7)];
    },
    ['endOfTurn', null],
  );
  expect([t.s.over, t.s.round, t.log, t.s.stack, t.s.settled]).toEqual([true, 3, [], [], []]);
});

it('WAW-23.9 only the winner has the points of the victory; nobody is behind themselves', () => {
  const t = new Table(3);
  t.s.winner = 1;
  expect(standing(t.s).map(({ by, points }) => [by.victory, points])).toEqual([
    [0, 0],
    [100, 100],
    [0, 0],
  ]);
  expect(standing(t.s).map(({ rank }) => rank)).toEqual([2, 1, 3]);
});

it('WAW-26.8 an order for this move ends with the player’s part of the phase, whichever it is', () => {
  const { s } = new Table(4);
  const met = new Set<number>();
  for (s.round = 1; s.round <= 8; s.round++)
    for (s.phase = 0; s.phase <= 5; s.phase++)
      for (s.active = 0; s.active < 4; s.active++) met.add(scopes.move(s));
  expect(met.size).toBe(8 * 6 * 4);
  expect(Object.keys(orders)).toEqual(['passReactions', 'passInterrupts', 'noTrade']);
});

it('WAW-0.1 the game is for two, three or four players', () => {
  expect([rules.id, rules.seats]).toEqual(['wisdom-and-warfare', { min: 2, max: 4 }]);
});

it('WAW-4.1 every question says where each kind of thing belongs that it is not about', () => {
  const t = new Table(2, { pick: true });
  t.arrange(() => undefined, ['zuluHuts', 0], ['chooseCiv', 0]);
  const { elsewhere = [] } = t.g.options(t.question('Ada'));
  expect(Object.fromEntries(elsewhere.map(({ kind, why }) => [kind, why.key]))).toEqual({
    card: 'card-elsewhere',
    marker: 'goods-elsewhere',
    good: 'goods-elsewhere',
    stack: 'in-movement',
    city: 'in-management',
    person: 'in-step-c',
    placed: 'in-step-c',
    wonder: 'in-management',
    tech: 'in-research',
    government: 'in-step-b',
    policy: 'policy-elsewhere',
    offer: 'in-trade',
  });
});
