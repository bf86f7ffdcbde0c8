/** Abilities of a player who sits between others: what they cost, what they are aimed at, what comes of them (WAW-5.9, 11.7). */
import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { ability } from '../content/abilities.ts';
import { coins, isUsed } from '../rules/counts.ts';
import { at, good, printed, Table, tech, wonder } from './scene.ts';

const A = at(2, 2);
const B = at(9, 9);
const B2 = at(9, 4);
const C = at(13, 13);

/** Ada, Ben and Cleo with a capital each, Ben with a second city. */
function table(prepare: (t: Table) => void = () => undefined): Table {
  const t = new Table(4);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany').gov(who, 'republic');
  t.city('Ada', 0, A).city('Ben', 0, B).city('Cleo', 0, C).city('Ben', 1, B2);
  t.s.wonderUp.fill(NONE);
  prepare(t);
  return t;
}
const manages = (prepare: (t: Table) => void) => table(prepare).manages('Ben');
const starts = (prepare: (t: Table) => void) => table(prepare).startsBuilding('Ben');
const used = (t: Table, id: string) => isUsed(t.s, 1, ability(id));

it('WAW-11.7 WAW-11.8 resources of a kind are paid with tokens, markers or gifts; incense comes from no gift', () => {
  const why = (id: string, prepare: (t: Table) => void) =>
    manages(t => {
      t.knows('Ben', 'construction', 'currency', 'atomic-theory', 'philosophy');
      prepare(t);
    }).why('Ben', 'use', id);
  expect(why('construct', () => undefined)).toBe('cannot-pay');
  expect(why('construct', t => t.goods('Ada', 'wheat').goods('Cleo', 'wheat'))).toBe('cannot-pay');
  expect(why('construct', t => t.goods('Ben', 'wheat'))).toBe('legal');
  expect(why('construct', t => t.kept('Ben', 'hut-wheat'))).toBe('legal');
  expect(why('construct', t => t.kept('Ben', 'hut-silk'))).toBe('cannot-pay');
  expect(why('construct', t => t.hand('Ben', 'a-generous-gift'))).toBe('legal');
  expect(why('burn', t => t.hand('Ben', 'a-princely-gift'))).toBe('cannot-pay');
  expect(why('burn', t => t.goods('Ben', 'incense'))).toBe('legal');
  expect(why('power', t => t.hand('Ben', 'a-generous-gift'))).toBe('cannot-pay');
  expect(why('power', t => t.hand('Ben', 'a-princely-gift'))).toBe('legal');
  // Uranium is no token: what Cleo holds first is not it.
  expect(why('power', t => t.goods('Cleo', 'incense'))).toBe('cannot-pay');
  // Three of any kind: tokens of one’s own, markers and gifts together.
  const three = (prepare: (t: Table) => void) => why('school', prepare);
  expect(three(t => t.goods('Ben', 'silk', 'silk').kept('Ben', 'hut-spy'))).toBe('legal');
  expect(three(t => t.goods('Ben', 'silk').hand('Ben', 'a-generous-gift', 'a-princely-gift'))).toBe('legal');
  expect(
    three(t => t.goods('Ben', 'silk', 'iron').goods('Cleo', 'incense').goods('Ada', 'iron', 'silk')),
  ).toBe('cannot-pay');
});

it('WAW-11.7 a payment is made piece by piece, each token once, and may be taken back', () => {
  const t = manages(u =>
    u.knows('Ben', 'pottery').goods('Ben', 'silk', 'iron').hand('Ben', 'a-generous-gift', 'drought'),
  );
  t.answer('Ben', 'use', 'sell').answer('Ben', 'token', 'silk').waitsFor('Ben: payGoods');
  expect([t.why('Ben', 'token', 'silk'), t.why('Ben', 'token', 'iron'), t.why('Ben', 'gift', 1, 0)]).toEqual([
    'in-payment',
    'legal',
    'no-gift',
  ]);
  // Of any kind one name of a gift is enough.
  expect(t.legal('Ben', 'gift').length).toBe(1);
  t.answer('Ben', 'back').waitsFor('Ben: cities');
  expect([t.s.pay, t.s.draft, t.s.goods.slice(4, 8), used(t, 'sell')]).toEqual([[], [], [0, 1, 1, 0], false]);
  t.answer('Ben', 'use', 'sell')
    .answer('Ben', 'token', 'silk')
    .answer('Ben', 'token', 'iron')
    .waitsFor('Ben: cities');
  expect([t.s.goods.slice(4, 8), coins(t.s, 1), used(t, 'sell')]).toEqual([[0, 0, 0, 0], 1, true]);
  // A marker of the number of a token is not that token.
  const two = manages(u =>
    u.knows('Ben', 'pottery').goods('Ben', 'incense').kept('Ben', 'hut-incense', 'hut-silk'),
  );
  two.answer('Ben', 'use', 'sell').answer('Ben', 'marker', 0);
  expect(two.why('Ben', 'token', 'incense')).toBe('legal');
  two.answer('Ben', 'token', 'incense').waitsFor('Ben: cities');
  expect([two.s.kept[1].length, two.tells('spentMarker').length, coins(two.s, 1)]).toEqual([1, 1, 1]);
});

it('WAW-24.5 who pays with what lies open may take the choice back; with what is hidden, not', () => {
  const begun = (id: string, prepare: (t: Table) => void) => {
    const t = manages(u => {
      u.knows('Ben', 'construction', 'pottery', 'atomic-theory', 'democracy').has('Ben', { trade: 6 });
      prepare(u);
    });
    t.g.marked = false;
    t.answer('Ben', 'use', id);
    return t.g.marked;
  };
  expect(begun('construct', t => t.goods('Ben', 'wheat'))).toBe(false);
  expect(
    begun('construct', t => t.kept('Ben', 'hut-wheat').goods('Ada', 'wheat').goods('Cleo', 'wheat')),
  ).toBe(true);
  expect(begun('sell', t => t.goods('Ben', 'wheat', 'silk'))).toBe(false);
  expect(begun('sell', t => t.goods('Ben', 'wheat').kept('Ben', 'hut-silk').goods('Cleo', 'incense'))).toBe(
    true,
  );
  expect(begun('power', t => t.kept('Ben', 'hut-uranium').goods('Cleo', 'incense'))).toBe(true);
  expect(begun('tax', () => undefined)).toBe(false);
});

it('WAW-11.9 coins on a tech cost trade or culture, while it has room', () => {
  const t = manages(u => u.knows('Ben', 'democracy', 'printing-press').has('Ben', { trade: 5, culture: 4 }));
  expect([t.reason('Ben', 'use', 'tax'), t.reason('Ben', 'use', 'print')]).toEqual([
    ['not-enough-trade', 6, 5],
    ['not-enough-culture', 5, 4],
  ]);
  t.has('Ben', { trade: 8, culture: 5 }).answer('Ben', 'use', 'tax').answer('Ben', 'use', 'print');
  expect([t.s.trade[1], t.s.culture[1], coins(t.s, 1), t.why('Ben', 'use', 'tax')]).toEqual([
    2,
    0,
    2,
    'already-used',
  ]);
  const full = manages(u =>
    u.knows('Ben', 'democracy', 'construction').has('Ben', { trade: 8 }).goods('Ben', 'wheat'),
  );
  full.s.techCoins.fill(4);
  expect([full.why('Ben', 'use', 'tax'), full.why('Ben', 'use', 'construct')]).toEqual([
    'slots-full',
    'legal',
  ]);
});

it('WAW-11.7 wheat adds production to a city of one’s own; Atomic Theory an action to each', () => {
  const t = manages(u => u.knows('Ben', 'construction').goods('Ben', 'wheat')).answer(
    'Ben',
    'use',
    'construct',
  );
  expect(t.legal('Ben')).toEqual([['city', 0], ['city', 1], ['back']]);
  t.answer('Ben', 'back').waitsFor('Ben: cities');
  expect(t.s.draft).toEqual([]);
  t.answer('Ben', 'use', 'construct').answer('Ben', 'city', 1).answer('Ben', 'token', 'wheat');
  expect(t.s.boost).toEqual([0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0]);
  const power = manages(u => u.knows('Ben', 'atomic-theory').kept('Ben', 'hut-uranium')).answer(
    'Ben',
    'use',
    'power',
  );
  power.answer('Ben', 'marker', 0);
  expect(power.s.extra).toEqual([0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
});

it('WAW-15.1 Philosophy brings a great person, while there is one', () => {
  const three = (t: Table) => t.knows('Ben', 'philosophy').goods('Ben', 'silk', 'iron', 'wheat');
  const t = manages(three);
  t.s.people.fill(0);
  expect(t.why('Ben', 'use', 'school')).toBe('supply-empty');
  t.s.people[2] = 1;
  t.answer('Ben', 'use', 'school').answer('Ben', 'token', 'silk').answer('Ben', 'token', 'iron');
  t.answer('Ben', 'token', 'wheat').waitsFor('Ben: placePerson');
  expect([t.tells('person'), t.s.people[2]]).toEqual([[[1, 2]], 0]);
});

it('WAW-11.11 Monarchy makes an ancient wonder obsolete or kills a unit of another; Gunpowder breaks a building', () => {
  const silk = (t: Table) => t.knows('Ben', 'monarchy').goods('Ben', 'silk');
  expect(manages(t => silk(t).units('Ben', 'infantry-a')).why('Ben', 'use', 'intrigue')).toBe('no-target');
  expect(manages(t => silk(t).built(at(9, 8), 'angkor-wat')).why('Ben', 'use', 'intrigue')).toBe('no-target');
  expect(manages(t => silk(t).built(at(9, 8), 'stonehenge')).why('Ben', 'use', 'intrigue')).toBe('legal');
  const kill = manages(t =>
    silk(t).units('Ben', 'infantry-a').units('Cleo', 'mounted-a').built(at(9, 8), 'angkor-wat'),
  );
  kill.answer('Ben', 'use', 'intrigue');
  expect(kill.legal('Ben')).toEqual([['player', 2], ['back']]);
  expect([kill.why('Ben', 'player', 0), kill.why('Ben', 'wonder', 'angkor-wat')]).toEqual([
    'no-units',
    'wrong-era',
  ]);
  kill.answer('Ben', 'player', 2).answer('Ben', 'token', 'silk');
  expect([kill.s.standing.map(list => list.length), kill.s.unitUsed[1].length]).toEqual([[0, 1, 0, 0], 1]);
  const two = (t: Table) => t.knows('Ben', 'gunpowder').goods('Ben', 'silk', 'iron');
  expect(
    manages(t => two(t).units('Cleo', 'mounted-a').built(at(9, 8), 'panama-canal')).why(
      'Ben',
      'use',
      'blast',
    ),
  ).toBe('no-target');
  const blast = manages(t =>
    two(t).built(at(13, 12), 'granary').built(at(9, 8), 'angkor-wat').built(at(9, 3), 'great-artist'),
  );
  blast.answer('Ben', 'use', 'blast');
  expect(blast.legal('Ben')).toEqual([['wonder', wonder('angkor-wat')], ['at', at(13, 12)], ['back']]);
  expect([blast.why('Ben', 'at', at(9, 3)), blast.why('Ben', 'player', 2)]).toEqual([
    'no-building',
    'not-offered',
  ]);
  blast.answer('Ben', 'at', at(13, 12)).answer('Ben', 'token', 'silk').answer('Ben', 'token', 'iron');
  expect([blast.s.top[at(13, 12)], blast.tells('removed')[0][0]]).toEqual([0, 2]);
  expect(manages(t => two(t).built(at(13, 12), 'granary')).why('Ben', 'use', 'blast')).toBe('legal');
});

it('WAW-11.12 Steam Power ships all figures of a square to water; a coin there counts at once', () => {
  const ship = (prepare: (t: Table) => void) =>
    manages(t => {
      t.knows('Ben', 'steam-power')
        .goods('Ben', 'silk')
        .figures('Ben', at(5, 5), 1, 1)
        .figures('Ada', at(6, 6), 2);
      t.s.ground[at(4, 12)] = printed('w.$');
      prepare(t);
    });
  const dry = ship(t => {
    t.s.ground[at(4, 12)] = printed('g');
  });
  expect(dry.why('Ben', 'use', 'ship')).toBe('no-target');
  expect(ship(t => t.figures('Ada', at(4, 12), 1)).why('Ben', 'use', 'ship')).toBe('no-target');
  const t = ship(u => u.figures('Ben', at(5, 6), 2).has('Ben', { coins: 14 }));
  t.answer('Ben', 'use', 'ship');
  expect(t.legal('Ben')).toEqual([['from', at(5, 5)], ['from', at(5, 6)], ['back']]);
  t.answer('Ben', 'from', at(5, 5));
  expect(t.legal('Ben')).toEqual([['at', at(4, 12)], ['back']]);
  t.answer('Ben', 'at', at(4, 12)).answer('Ben', 'token', 'silk');
  expect([t.s.fig[9], t.s.fig[9 + 7], t.s.fig[10], t.s.moved[1]]).toEqual([
    at(4, 12),
    at(4, 12),
    at(5, 6),
    0b10000001,
  ]);
  expect([t.s.over, t.s.winner]).toEqual([true, 1]);
  // Nobody of Ben’s is anywhere: there is nobody to ship.
  const none = manages(u => {
    u.knows('Ben', 'steam-power')
      .goods('Ben', 'silk')
      .figures('Cleo', at(6, 6), 1)
      .figures('Ada', at(5, 5), 1);
    u.s.ground[at(4, 12)] = printed('w');
  });
  expect(none.why('Ben', 'use', 'ship')).toBe('no-target');
  // Three can’t stand where the limit is two.
  const crowd = ship(u => {
    u.s.ground[at(3, 12)] = printed('w');
    u.figures('Ben', at(4, 12), 1).figures('Ben', at(3, 12), 1);
  }).answer('Ben', 'use', 'ship');
  expect(crowd.legal('Ben', 'from').map(([, q]) => q)).toEqual([at(4, 12), at(3, 12)]);
  expect(crowd.why('Ben', 'from', at(5, 5))).toBe('no-way');
});

it('WAW-8.17 Atomic Theory destroys a city that is no capital', () => {
  const bomb = (prepare: (t: Table) => void) => {
    const t = table(u => u.knows('Ben', 'atomic-theory').kept('Ben', 'hut-uranium'));
    t.s.city[4] = NONE;
    prepare(t);
    return t.moves('Ben');
  };
  expect(bomb(() => undefined).why('Ben', 'use', 'bomb')).toBe('no-target');
  const t = bomb(u => u.city('Cleo', 1, at(13, 8))).answer('Ben', 'use', 'bomb');
  expect([t.legal('Ben'), t.why('Ben', 'at', C)]).toEqual([[['at', at(13, 8)], ['back']], 'not-the-capital']);
});

it('WAW-5.9 Rationalism buys a tech of level I and one of level II, each once', () => {
  const t = starts(u =>
    u.policy('Ben', 'rationalism').has('Ben', { trade: 27 }).knows('Ben', 'pottery', 'navy'),
  );
  t.answer('Ben', 'use', 'think-1');
  expect([
    t.why('Ben', 'tech', 'irrigation'),
    t.why('Ben', 'tech', 'pottery'),
    t.why('Ben', 'tech', 'writing'),
  ]).toEqual(['wrong-level', 'tech-known', 'legal']);
  t.answer('Ben', 'tech', 'writing').answer('Ben', 'use', 'think-2').answer('Ben', 'tech', 'irrigation');
  expect([t.tells('learned'), t.s.trade[1]]).toEqual([
    [
      [1, tech('writing')],
      [1, tech('irrigation')],
    ],
    10,
  ]);
  expect([t.why('Ben', 'use', 'think-1'), t.why('Ben', 'use', 'think-2')]).toEqual([
    'already-used',
    'already-used',
  ]);
  // Without a place for level II there is nothing to buy.
  const low = starts(u => u.policy('Ben', 'rationalism').has('Ben', { trade: 27 }).knows('Ben', 'pottery'));
  expect([low.why('Ben', 'use', 'think-1'), low.why('Ben', 'use', 'think-2')]).toEqual([
    'legal',
    'nothing-to-learn',
  ]);
});

it('WAW-5.9 the Statue of Liberty teaches what another knows', () => {
  const t = starts(u =>
    u.built(at(9, 8), 'statue-of-liberty').knows('Ben', 'pottery').knows('Cleo', 'pottery'),
  );
  expect(t.why('Ben', 'use', 'liberty')).toBe('nothing-to-learn');
  t.knows('Cleo', 'navy', 'gunpowder').answer('Ben', 'use', 'liberty');
  expect([t.legal('Ben'), t.why('Ben', 'tech', 'writing')]).toEqual([
    [['tech', tech('navy')], ['back']],
    'nobody-knows',
  ]);
  t.answer('Ben', 'tech', 'navy');
  expect([t.tells('learned'), used(t, 'liberty')]).toEqual([[[1, tech('navy')]], true]);
});

it('WAW-5.9 Patronage and Cristo Redentor draw while there are cards, used ones included', () => {
  const t = starts(u =>
    u.policy('Ben', 'patronage').built(at(9, 8), 'cristo-redentor').has('Ben', { culture: 3 }),
  );
  for (const level of [0, 1, 2]) t.s.eventUsed[level] = t.s.events[level].splice(0);
  expect([t.why('Ben', 'use', 'patron'), t.why('Ben', 'use', 'redeemer')]).toEqual(['legal', 'legal']);
  const [first, second, third] = t.s.eventUsed;
  t.s.eventUsed = [[], second, []];
  expect([t.why('Ben', 'use', 'patron'), t.why('Ben', 'use', 'redeemer')]).toEqual(['supply-empty', 'legal']);
  t.answer('Ben', 'use', 'redeemer');
  expect([1, 2, 3].map(level => t.why('Ben', 'level', level))).toEqual([
    'supply-empty',
    'legal',
    'supply-empty',
  ]);
  t.answer('Ben', 'back');
  t.s.eventUsed = [[], [], third];
  expect(t.why('Ben', 'use', 'redeemer')).toBe('legal');
  t.s.eventUsed = [first, [], []];
  expect(t.why('Ben', 'use', 'redeemer')).toBe('legal');
  t.s.eventUsed = [[], [], []];
  expect(t.why('Ben', 'use', 'redeemer')).toBe('supply-empty');
  t.s.eventUsed = [first, second, third];
});

it('WAW-5.9 Feudalism harvests in the outskirts of any own city, not what is gathered', () => {
  const t = starts(u => {
    u.gov('Ben', 'feudalism').figures('Ben', at(5, 5), 0, 1).sends('Ben', at(5, 5), 0);
    u.s.ground[at(5, 5)] = printed('d.s');
  });
  expect(t.why('Ben', 'use', 'levy')).toBe('nothing-to-harvest');
  t.s.ground[at(9, 3)] = printed('m.r');
  t.answer('Ben', 'use', 'levy');
  expect(t.legal('Ben')).toEqual([['take', at(9, 3), good('iron')], ['back']]);
  t.answer('Ben', 'take', at(9, 3), 'iron');
  expect(t.s.goods.slice(4, 8)).toEqual([0, 1, 0, 0]);
  expect(starts(u => u.figures('Ben', at(5, 5), 1)).why('Ben', 'use', 'levy')).toBe('not-offered');
});

it('WAW-5.9 the Hanging Gardens put a figure on their square, where there is room and supply', () => {
  const gardens = (prepare: (t: Table) => void) =>
    starts(t => {
      t.built(at(9, 8), 'the-hanging-gardens');
      prepare(t);
    });
  expect(gardens(t => t.figures('Ben', at(9, 8), 2)).why('Ben', 'use', 'gardens')).toBe('stacking-limit');
  const scouts = gardens(t => t.figures('Ben', at(5, 5), 0, 2)).answer('Ben', 'use', 'gardens');
  expect([scouts.why('Ben', 'kind', 'army'), scouts.why('Ben', 'kind', 'scout')]).toEqual([
    'legal',
    'supply-empty',
  ]);
  const armies = gardens(t => t.figures('Ben', at(5, 5), 6)).answer('Ben', 'use', 'gardens');
  expect([armies.why('Ben', 'kind', 'army'), armies.why('Ben', 'kind', 'scout')]).toEqual([
    'supply-empty',
    'legal',
  ]);
  armies.answer('Ben', 'kind', 'scout');
  expect(armies.s.fig[9 + 7]).toBe(at(9, 8));
  const state = gardens(t => t.figures('Ben', at(5, 5), 6, 2));
  expect(state.why('Ben', 'use', 'gardens')).toBe('supply-empty');
});
