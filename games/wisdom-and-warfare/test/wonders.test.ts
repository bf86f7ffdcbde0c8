/** Wonders, policies, governments and cards that work by themselves, each at work and at its boundary. */
import { redact } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { EVENT_LEVEL, FIRST_STATE, MARKET_GOODS } from '../content/tables.ts';
import { coinSlots, handSize, production, unitCost } from '../rules/counts.ts';
import { rules } from '../rules/index.ts';
import { at, good, printed, Table, tech, wonder } from './scene.ts';

const Q = at(2, 2);
const F = at(8, 3);

/** Ada and Ben with capitals, neither of them Roman. */
const capitals = (seats = 2) =>
  new Table(seats).civ('Ada', 'egypt').civ('Ben', 'egypt').city('Ada', 0, Q).city('Ben', 0, at(13, 5));

/** Ada's army has attacked Ben's on the open field. */
function field(prepare: (t: Table) => void): Table {
  const t = capitals().figures('Ada', at(8, 2), 1).figures('Ben', F, 1);
  prepare(t);
  return t.moves('Ada').answer('Ada', 'march', at(8, 2), 1, 0).answer('Ada', 'step', 'south');
}

it('WAW-9.10 WAW-24.2 who owns the Oracle sees the battle hand of the opponent, nobody else does', () => {
  const hands = (t: Table, seat: number) => redact(rules, t.s, seat).battle.hands;
  const plain = field(t => t.units('Ada', 'infantry-a').units('Ben', 'mounted-a', 'artillery-a'));
  const open = field(t =>
    t
      .units('Ada', 'infantry-a')
      .units('Ben', 'mounted-a', 'artillery-a')
      .built(Q - 1, 'the-oracle'),
  );
  expect(hands(plain, 0)[1].every(unit => unit < 0)).toBe(true);
  expect(hands(open, 0)[1]).toEqual(open.s.battle.hands[1]);
  expect(hands(open, 1)[0].every(unit => unit < 0)).toBe(true);
});

it('WAW-9.5 the owner of the Pentagon can’t be trumped, but trumps', () => {
  const trumped = field(t =>
    t
      .units('Ada', 'artillery-c')
      .units('Ben', 'mounted-b')
      .built(Q - 1, 'the-pentagon'),
  );
  trumped.answer('Ben', 'open', 0).answer('Ada', 'engage', 0, 0);
  expect(trumped.tells('wounded').length + trumped.tells('unitDied').length).toBe(2);
  const trumping = field(t =>
    t
      .knows('Ben', 'logistics')
      .units('Ada', 'mounted-c')
      .units('Ben', 'artillery-b')
      .built(Q - 1, 'the-pentagon'),
  );
  trumping.answer('Ben', 'open', 0).answer('Ada', 'engage', 0, 0);
  expect([trumping.tells('unitDied').map(([seat]) => seat), trumping.tells('wounded')]).toEqual([[1], []]);
});

it('WAW-11.9 the Internet makes room for 6 coins on a tech; without it 5 stay and no more come', () => {
  const t = capitals()
    .knows('Ada', 'democracy')
    .has('Ada', { trade: 12 })
    .built(Q - 1, 'the-internet');
  t.s.techCoins[2] = 4;
  t.manages('Ada').answer('Ada', 'use', 'tax').waitsFor('Ada: cities');
  expect([coinSlots(t.s, 0), t.s.techCoins[2]]).toEqual([6, 5]);
  t.figures('Ben', Q - 1, 1);
  t.s.used.fill(0);
  expect([coinSlots(t.s, 0), t.manages('Ada').why('Ada', 'use', 'tax'), t.s.techCoins[2]]).toEqual([
    4,
    'slots-full',
    5,
  ]);
});

it('WAW-7.15 Angkor Wat: one harvest a turn takes two, from the same square too', () => {
  const t = capitals()
    .land(Q, 'f.w')
    .city('Ada', 1, at(2, 6))
    .land(at(2, 6), 'f.w')
    .built(Q - 1, 'angkor-wat');
  t.s.market[good('wheat')] = 3;
  t.manages('Ada')
    .answer('Ada', 'act', 0, 'harvest')
    .answer('Ada', 'take', t.near(Q, 0), 'wheat')
    .waitsFor('Ada: harvest')
    .answer('Ada', 'take', t.near(Q, 0), 'wheat')
    .waitsFor('Ada: cities');
  expect([t.s.goods[good('wheat')], t.s.market[good('wheat')]]).toEqual([2, 1]);
  t.answer('Ada', 'act', 1, 'harvest')
    .answer('Ada', 'take', t.near(at(2, 6), 0), 'wheat')
    .waitsFor('Ada: cities');
  expect(t.s.goods[good('wheat')]).toBe(3);
});

it('WAW-7.15 Angkor Wat takes no second token that the market has not; one may be enough', () => {
  const t = capitals()
    .land(Q, 'f.w')
    .goods('Ben', 'wheat')
    .built(Q - 1, 'angkor-wat')
    .manages('Ada');
  t.answer('Ada', 'act', 0, 'harvest').answer('Ada', 'take', t.near(Q, 0), 'wheat');
  expect(t.why('Ada', 'take', t.near(Q, 0), 'wheat')).toBe('supply-empty');
  t.answer('Ada', 'enough').waitsFor('Ada: cities');
  expect(t.s.goods[good('wheat')]).toBe(1);
});

it('WAW-5.9 WAW-11.5 the Statue of Liberty researches for free what another player knows, once a turn', () => {
  const t = capitals()
    .civ('Ada', 'germany')
    .knows('Ada', 'pottery', 'writing')
    .knows('Ben', 'logistics', 'pottery')
    .built(Q - 1, 'statue-of-liberty')
    .starts('Ada')
    .answer('Ada', 'use', 'liberty');
  expect((['pottery', 'masonry', 'logistics'] as const).map(id => t.why('Ada', 'tech', id))).toEqual([
    'tech-known',
    'nobody-knows',
    'legal',
  ]);
  t.answer('Ada', 'tech', 'logistics').waitsFor('Ada: pickGood').answer('Ada', 'good', 'silk');
  t.waitsFor('Ada: start');
  expect([t.s.standing[0].length, t.why('Ada', 'use', 'liberty')]).toEqual([3, 'already-used']);
});

it('WAW-5.9 WAW-14.6 Cristo Redentor draws two cards of a level and makes room for four', () => {
  const t = capitals()
    .built(Q - 1, 'cristo-redentor')
    .starts('Ada')
    .answer('Ada', 'use', 'redeemer')
    .answer('Ada', 'level', 3)
    .waitsFor('Ada: start');
  expect([t.s.hand[0].map(card => EVENT_LEVEL[card]), handSize(t.s, 0)]).toEqual([[3, 3], 6]);
});

it('WAW-22.5 Cristo Redentor blockaded: its owner discards at once', () => {
  const t = capitals()
    .built(Q + 1, 'cristo-redentor')
    .hand('Ada', 'drought', 'drought', 'sabotage')
    .figures('Ben', Q + 2, 0, 1)
    .moves('Ben')
    .answer('Ben', 'march', Q + 2, 0, 1)
    .answer('Ada', 'pass')
    .answer('Ben', 'step', 'west')
    .waitsFor('Ada: discard')
    .answer('Ada', 'discard', 0);
  expect(t.s.hand[0].length).toBe(2);
});

it('WAW-13.9 Patronage draws by the level of the step, on step 0 of level I', () => {
  for (const [step, level] of [
    [0, 1],
    [7, 1],
    [8, 2],
    [15, 3],
  ]) {
    const t = capitals().policy('Ada', 'patronage').has('Ada', { culture: 1, step }).starts('Ada');
    t.answer('Ada', 'use', 'patron').waitsFor('Ada: start');
    expect([t.s.hand[0].map(card => EVENT_LEVEL[card]), t.s.culture[0]]).toEqual([[level], 0]);
  }
  expect(capitals().policy('Ada', 'patronage').starts('Ada').reason('Ada', 'use', 'patron')).toEqual([
    'not-enough-culture',
    1,
    0,
  ]);
});

it('WAW-13.9 Feudalism harvests from any one city, not from gathered squares; in Anarchy not at all', () => {
  const lords = () => {
    const t = capitals()
      .gov('Ada', 'feudalism')
      .city('Ada', 1, at(2, 6))
      .land(at(2, 6), 'f.w')
      .figures('Ada', Q + 2, 0, 1)
      .sends('Ada', Q + 2, 0);
    t.s.ground[Q + 2] = printed('m.r');
    return t.starts('Ada');
  };
  const t = lords().answer('Ada', 'stay').answer('Ada', 'use', 'levy');
  expect(t.legal('Ada', 'take')).toEqual([['take', t.near(at(2, 6), 0), good('wheat')]]);
  t.answer('Ada', 'take', t.near(at(2, 6), 0), 'wheat').waitsFor('Ada: start');
  expect([t.s.goods[good('wheat')], t.why('Ada', 'use', 'levy')]).toEqual([1, 'already-used']);
  expect(lords().answer('Ada', 'change', 'anarchy').why('Ada', 'use', 'levy')).toBe('not-offered');
});

it('WAW-11.8 WAW-11.7 Education learns any tech for one resource of each kind', () => {
  const t = capitals()
    .knows('Ada', 'education', 'pottery', 'writing')
    .goods('Ada', 'incense', 'iron', 'silk')
    .manages('Ada');
  expect(t.why('Ada', 'use', 'study')).toBe('cannot-pay');
  t.goods('Ada', 'wheat').manages('Ada').answer('Ada', 'use', 'study').answer('Ada', 'tech', 'irrigation');
  for (const token of ['incense', 'iron', 'silk', 'wheat'] as const) t.answer('Ada', 'token', token);
  t.waitsFor('Ada: cities');
  expect([t.s.market, t.tells('learned')]).toEqual([[2, 2, 2, 2], [[0, tech('irrigation')]]]);
});

it('WAW-11.8 a gift stands for a resource that is missing, but never for incense', () => {
  const t = capitals().knows('Ada', 'education', 'pottery', 'writing').hand('Ada', 'a-princely-gift');
  t.goods('Ada', 'iron', 'silk', 'wheat').manages('Ada');
  expect(t.why('Ada', 'use', 'study')).toBe('cannot-pay');
  const u = capitals().knows('Ada', 'education', 'pottery', 'writing').hand('Ada', 'a-generous-gift');
  u.goods('Ada', 'incense', 'iron', 'silk').manages('Ada').answer('Ada', 'use', 'study');
  u.answer('Ada', 'tech', 'irrigation').answer('Ada', 'gift', 0, 'wheat');
  for (const token of ['incense', 'iron', 'silk'] as const) u.answer('Ada', 'token', token);
  u.waitsFor('Ada: cities');
  expect(u.tells('learned')).toEqual([[0, tech('irrigation')]]);
});

it('WAW-11.9 Education: a coin for the first wonder of a turn', () => {
  const t = capitals()
    .knows('Ada', 'education')
    .market('stonehenge')
    .land(Q, 'f', 'f', 'f', 'f', 'f')
    .manages('Ada');
  t.answer('Ada', 'act', 0, 'produce')
    .answer('Ada', 'wonder', 'stonehenge')
    .answer('Ada', 'at', Q + 1);
  expect(t.tells('coinOnTech')).toEqual([[0, tech('education')]]);
});

it('WAW-13.9 Military Tradition gives a unit for the first army of a turn, drawn before a battle', () => {
  const t = capitals()
    .policy('Ada', 'military-tradition')
    .knows('Ada', 'engineering')
    .land(Q, 'f', 'f', 'f', 'f')
    .manages('Ada');
  t.answer('Ada', 'act', 0, 'produce')
    .answer('Ada', 'figure', 'army')
    .answer('Ada', 'at', Q + 1)
    .answer('Ada', 'figure', 'army')
    .answer('Ada', 'at', Q + 1);
  t.waitsFor('Ada: levy').answer('Ada', 'type', 'infantry').waitsFor('Ada: cities');
  expect([t.s.standing[0].length, t.s.fig.filter(q => q === Q + 1).length]).toEqual([1, 2]);
  const u = capitals()
    .policy('Ada', 'military-tradition')
    .land(Q, 'f', 'f')
    .figures('Ben', Q + 1, 1)
    .manages('Ada');
  u.answer('Ada', 'act', 0, 'produce')
    .answer('Ada', 'figure', 'army')
    .answer('Ada', 'at', Q + 1);
  u.waitsFor('Ada: levy').answer('Ada', 'type', 'infantry').waitsFor('Ada: fight');
});

it('WAW-7.9 Leonardo’s Workshop caps every unit at 5, aircraft too, unless it is blockaded', () => {
  const t = capitals()
    .knows('Ada', 'gunpowder', 'flight')
    .built(Q - 1, 'leonardos-workshop')
    .land(Q, 'f', 'f')
    .manages('Ada');
  expect([0, 1, 3].map(type => unitCost(t.s, 0, type))).toEqual([5, 5, 5]);
  t.answer('Ada', 'act', 0, 'produce').answer('Ada', 'unit', 'aircraft').waitsFor('Ada: cities');
  expect(t.s.standing[0].length).toBe(1);
  t.figures('Ben', Q - 1, 1);
  expect([0, 1, 3].map(type => unitCost(t.s, 0, type))).toEqual([9, 5, 12]);
});

it('WAW-4.12 WAW-7.1 Supply Drop gives a city besides the capital one action more', () => {
  const t = capitals().city('Ada', 1, at(2, 6)).hand('Ada', 'supply-drop').manages('Ada');
  t.answer('Ada', 'play', 0, 1);
  expect(t.why('Ada', 'city', 0)).toBe('not-the-capital');
  t.answer('Ada', 'city', 1).answer('Ada', 'act', 1, 'arts').answer('Ada', 'act', 1, 'arts');
  expect([t.s.culture[0], t.why('Ada', 'act', 1, 'arts')]).toEqual([2, 'city-acted']);
  expect(capitals().hand('Ada', 'supply-drop').manages('Ada').why('Ada', 'play', 0, 1)).toBe('capital-only');
});

it('WAW-7.1 Atomic Theory lets every city act once more, the capital in Anarchy not at all', () => {
  const t = capitals()
    .city('Ada', 1, at(2, 6))
    .knows('Ada', 'atomic-theory')
    .kept('Ada', 'village-uranium')
    .manages('Ada');
  t.answer('Ada', 'use', 'power').answer('Ada', 'marker', 0);
  for (const c of [0, 0, 1, 1]) t.answer('Ada', 'act', c, 'arts');
  expect([t.s.culture[0], t.why('Ada', 'act', 0, 'arts')]).toEqual([4, 'city-acted']);
  t.gov('Ada', 'anarchy').s.taken.fill(0);
  expect(t.manages('Ada').why('Ada', 'act', 0, 'arts')).toBe('capital-anarchy');
});

it('WAW-5.9 Fundamentalism, Democracy, Expansionism and Pacifism give what they say', () => {
  const gain = (scouts: number, prepare: (t: Table) => Table) => {
    const t = prepare(
      capitals()
        .figures('Ada', Q + 1, 2)
        .figures('Ada', Q - 1, 0, scouts),
    ).starts('Ada');
    if (t.may('Ada', 'stay')) t.answer('Ada', 'stay');
    return [t.s.trade[0], t.s.culture[0]];
  };
  expect(gain(1, t => t.gov('Ada', 'fundamentalism'))).toEqual([0, 2]);
  expect(gain(1, t => t.gov('Ada', 'democracy'))).toEqual([2, 0]);
  expect(gain(1, t => t.policy('Ada', 'pacifism'))).toEqual([0, 2]);
  expect(gain(0, t => t.policy('Ada', 'pacifism'))).toEqual([0, 1]);
  expect(gain(1, t => t.policy('Ada', 'expansionism').city('Ada', 1, at(2, 6)))).toEqual([2, 0]);
  const state = (t: Table) => {
    t.figures('Ada', F, 1).s.mark[F] = FIRST_STATE;
    return t.policy('Ada', 'expansionism');
  };
  expect(gain(0, state)).toEqual([2, 0]);
  expect(gain(1, t => t.policy('Ada', 'pacifism', 'expansionism').gov('Ada', 'anarchy'))).toEqual([0, 0]);
});

it('WAW-7.4 Urban Development adds 3 where two kinds stand, blockaded ones don’t count', () => {
  const t = capitals()
    .gov('Ada', 'republic')
    .policy('Ada', 'urban-development')
    .built(Q - 1, 'library')
    .built(Q + 1, 'library');
  expect(production(t.s, 0, 0)).toBe(0);
  t.built(Q - 16, 'market');
  expect(production(t.s, 0, 0)).toBe(4);
  expect(production(t.figures('Ben', Q - 16, 0, 1).s, 0, 0)).toBe(0);
});

it('WAW-1.4 the tokens of a market resource are as many as players, whoever holds them', () => {
  const t = capitals(3).goods('Ada', 'silk').goods('Ben', 'silk');
  const held = [0, 1, 2].reduce((n, seat) => n + t.s.goods[seat * MARKET_GOODS + good('silk')], 0);
  expect([t.s.market[good('silk')], held]).toEqual([1, 2]);
});

it('WAW-9.5 aircraft neither trump nor are trumped', () => {
  for (const id of ['aircraft-a', 'aircraft-b', 'aircraft-c'] as const) {
    const t = field(u => u.units('Ada', id).units('Ben', 'infantry-a'));
    t.answer('Ben', 'open', 0).answer('Ada', 'engage', 0, 0);
    // Nobody strikes first: both are hurt, or dead.
    expect(t.tells('wounded').length + t.tells('unitDied').length).toBe(2);
  }
});

it('WAW-14.13 Disaster hits only buildings of others, up to two; WAW-7.4 a day of joy adds to one city', () => {
  const t = capitals()
    .built(Q - 1, 'library')
    .built(at(12, 4), 'library')
    .built(at(14, 4), 'market')
    .hand('Ada', 'disaster')
    .starts('Ada')
    .answer('Ada', 'play', 0, 0);
  expect(t.why('Ada', 'at', Q - 1)).toBe('own-building');
  t.answer('Ada', 'at', at(12, 4)).answer('Ada', 'at', at(14, 4)).waitsFor('Ada: start');
  expect([t.s.top[Q - 1] > 0, t.s.top[at(12, 4)], t.s.top[at(14, 4)]]).toEqual([true, 0, 0]);
  const u = capitals().hand('Ada', 'we-love-the-president-day').manages('Ada');
  const before = production(u.s, 0, 0);
  u.answer('Ada', 'play', 0, 0).answer('Ada', 'city', 0).waitsFor('Ada: cities');
  expect(production(u.s, 0, 0)).toBe(before + 8);
});

it('WAW-16.5 a wonder becomes obsolete once; WAW-5.12 one figure gathers a square', () => {
  const t = capitals().built(at(12, 4), 'stonehenge').built(at(14, 4), 'angkor-wat');
  t.s.obsolete = 1 << wonder('stonehenge');
  t.knows('Ada', 'monarchy').goods('Ada', 'silk').units('Ben', 'infantry-a').manages('Ada');
  t.answer('Ada', 'use', 'intrigue');
  expect([t.why('Ada', 'wonder', 'stonehenge'), t.why('Ada', 'wonder', 'angkor-wat')]).toEqual([
    'already-obsolete',
    'wrong-era',
  ]);
  const u = capitals()
    .figures('Ada', F, 0, 2)
    .starts('Ada')
    .answer('Ada', 'done')
    .answer('Ada', 'assign', 7, 0);
  expect([u.why('Ada', 'assign', 8, 0), u.why('Ada', 'assign', 7, 0)]).toEqual([
    'gathered-already',
    'already-assigned',
  ]);
});
