import { begin, NONE, redact } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { ABILITY_COUNT } from '../content/abilities.ts';
import { CIV_IDS } from '../content/ids.ts';
import { EVENT_LEVEL, FIRST_STATE, HUT, MARKER_GOOD, VILLAGE } from '../content/tables.ts';
import { coins, policyMax, production, strength } from '../rules/counts.ts';
import { rules } from '../rules/index.ts';
import { goodAt, isEmpty } from '../rules/squares.ts';
import type { State } from '../rules/state.ts';
import { at, good, printed, Table, tech, wonder } from './scene.ts';

const Q = at(5, 3);
const F = at(9, 4);
const capital = (seats = 2) => new Table(seats).city('Ada', 0, Q).civ('Ada', 'egypt').civ('Ben', 'egypt');

// ---- set-up and turn

it('WAW-3.2 WAW-3.3 WAW-3.4 WAW-3.5 WAW-3.7 WAW-1.4 the table is laid out for two, three and four', () => {
  for (const seats of [2, 3, 4]) {
    const { s } = begin(rules, seats, 'layout') as unknown as { s: State };
    expect(s.tile.filter(tile => tile !== NONE).length).toBe(seats);
    expect(s.tilePool.length).toBe(20);
    expect(s.market).toEqual([seats, seats, seats, seats]);
    expect(new Set(s.civ).size).toBe(seats);
    expect(s.active).toBe(s.first);
    expect(s.events.map(deck => deck.length)).toEqual([23, 21, 15]);
  }
});

it('WAW-3.1 WAW-0.1 players may pick, from the civilizations of one box', () => {
  const g = begin(rules, 2, 'pick', { pick: true, civilizations: 'core' });
  const [q] = g.s.asked;
  const offered = g.options(q).choices.map(({ answer }) => CIV_IDS[answer[1] as number]);
  expect([q.kind, offered]).toEqual(['civ', ['america', 'china', 'egypt', 'germany', 'rome', 'russia']]);
});

it('WAW-3.10 WAW-16.7 what is placed at set-up is not built: Rome stays on step 0', () => {
  const t = new Table().plays('Ada', 'rome').tile(0, 'home-rome');
  t.arrange(() => undefined, ['capital', 0], ['startOfTurn', 0]).answer('Ada', 'at', at(1, 1));
  expect(t.s.step[0]).toBe(0);
});

it('WAW-4.1 WAW-4.2 WAW-4.11 WAW-5.13 a turn has five phases, then the marker passes on and uses are fresh', () => {
  const t = capital().city('Ben', 0, at(13, 5));
  t.s.used[3] = 1;
  t.arrange(() => undefined, ['turn', null])
    .waitsFor('Ada: start')
    .answer('Ada', 'done')
    .waitsFor('Ben: start');
  t.answer('Ben', 'done').waitsFor('Ada: trade, Ben: trade').answer('Ben', 'ready').answer('Ada', 'ready');
  t.waitsFor('Ada: cities')
    .answer('Ada', 'done')
    .waitsFor('Ben: cities')
    .answer('Ben', 'done')
    .waitsFor('Ada: move');
  t.answer('Ada', 'done').answer('Ben', 'done').waitsFor('Ada: research, Ben: research');
  t.answer('Ada', 'none').answer('Ben', 'none').waitsFor('Ben: start');
  expect([t.s.first, t.s.round, t.s.used.every(n => n === 0), t.s.used.length]).toEqual([
    1,
    2,
    true,
    2 * ABILITY_COUNT,
  ]);
});

it('WAW-4.3 WAW-22.5 WAW-14.6 WAW-14.7 who holds too many cards discards at once, the active player first', () => {
  const t = capital()
    .city('Ben', 0, at(13, 5))
    .hand('Ada', 'drought', 'drought', 'sabotage')
    .hand('Ben', 'migrants', 'migrants', 'defection');
  t.arrange(() => undefined, ['limits', null], ['startOfTurn', 0])
    .waitsFor('Ada: discard')
    .answer('Ada', 'discard', 0);
  t.waitsFor('Ben: discard').answer('Ben', 'discard', 2).waitsFor('Ada: start');
  expect([t.s.hand.map(hand => hand.length), t.s.eventUsed[0].length]).toEqual([[2, 2], 2]);
});

it('WAW-4.4 WAW-4.8 a window asks whoever publicly could react, whatever they hold', () => {
  const t = capital().hand('Ben', 'drought').knows('Ada', 'currency').goods('Ada', 'incense').manages('Ada');
  t.answer('Ada', 'use', 'burn').answer('Ada', 'token', 'incense').waitsFor('Ben: react');
  expect([t.legal('Ben'), t.s.culture[0]]).toEqual([[['pass']], 0]);
  t.answer('Ben', 'pass').waitsFor('Ada: cities');
  expect(t.s.culture[0]).toBe(3);
  t.answer('Ada', 'act', 0, 'arts').waitsFor('Ada: cities');
});

it('WAW-4.7 WAW-11.7 a cancelled ability has spent its resources and its use', () => {
  const t = capital()
    .hand('Ben', 'primetime-tv')
    .knows('Ada', 'currency')
    .goods('Ada', 'incense', 'incense')
    .manages('Ada');
  t.answer('Ada', 'use', 'burn')
    .answer('Ada', 'token', 'incense')
    .answer('Ben', 'cancel', 0)
    .waitsFor('Ada: cities');
  expect([t.s.culture[0], t.s.goods[0], t.why('Ada', 'use', 'burn')]).toEqual([0, 1, 'already-used']);
});

it('WAW-4.9 WAW-4.10.a WAW-8.16 the Communism spy locks a square before the first step: the figures have not moved', () => {
  const t = capital().figures('Ada', F, 1).knows('Ben', 'communism').kept('Ben', 'hut-spy').moves('Ada');
  t.answer('Ada', 'march', F, 1, 0)
    .waitsFor('Ben: interrupt')
    .answer('Ben', 'use', 'lock')
    .answer('Ben', 'at', F);
  t.answer('Ben', 'marker', 0).waitsFor('Ada: move');
  expect([t.s.moved[0], t.why('Ada', 'march', F, 1, 0)]).toEqual([0, 'square-locked']);
});

// ---- squares, start of turn

it('WAW-2.7 WAW-2.2 WAW-2.4 an empty square holds nothing at all; a disaster does not matter', () => {
  const t = capital();
  expect(isEmpty(t.s, F)).toBe(true);
  t.s.disaster[F] = 4;
  expect(isEmpty(t.s, F)).toBe(true);
  for (const put of [() => t.figures('Ada', F, 1), () => t.built(Q - 1, 'market')]) put();
  expect([isEmpty(t.s, F), isEmpty(t.s, Q - 1), isEmpty(t.s, Q)]).toEqual([false, false, false]);
});

it('WAW-5.8 WAW-5.11 WAW-26.4 step B is asked where there is another government, people move in step C', () => {
  const t = capital()
    .built(Q - 1, 'great-general')
    .starts('Ada')
    .waitsFor('Ada: start')
    .answer('Ada', 'recall', Q - 1);
  expect([t.s.top[Q - 1], t.s.reserve[2]]).toEqual([0, 1]);
});

it('WAW-5.12.b WAW-19.6 a figure on a city-state gathers through the capital alone; its resource is wild', () => {
  const t = capital().figures('Ada', F, 0, 1);
  t.s.mark[F] = FIRST_STATE + 4;
  const was = production(t.s, 0, 0);
  expect(production(t.sends('Ada', F, 0).s, 0, 0)).toBe(was);
  t.manages('Ada').answer('Ada', 'act', 0, 'harvest');
  expect(t.legal('Ada', 'take').length).toBe(4);
});

it('WAW-13.1 WAW-13.2 the policy maximum is the number of cities, one more for France', () => {
  expect([
    policyMax(capital().s, 0),
    policyMax(capital().civ('Ada', 'france').city('Ada', 1, F).s, 0),
  ]).toEqual([1, 3]);
});

it('WAW-13.8 a policy adopted in step A works in step C', () => {
  const t = capital().figures('Ada', at(9, 3), 0, 1).starts('Ada').answer('Ada', 'found', at(9, 3), 'scout');
  t.answer('Ada', 'adopt', 1, 0).waitsFor('Ada: start');
  expect(t.s.culture[0]).toBe(1);
});

// ---- cities

it('WAW-7.2 WAW-7.13 WAW-7.10 WAW-17.1 WAW-17.3 WAW-17.4 every item says why it can’t be made', () => {
  const t = capital()
    .knows('Ada', 'pottery', 'navigation')
    .has('Ada', { trade: 27 })
    .land(Q, 'f', 'f', 'w')
    .manages('Ada');
  expect(t.legal('Ada', 'act').map(a => a[2])).toEqual([0, 1, 3, 4]);
  t.s.stock[3] = 0;
  t.answer('Ada', 'act', 0, 'produce');
  expect([t.why('Ada', 'building', 'granary'), t.why('Ada', 'unit', 'aircraft')]).toEqual([
    'supply-empty',
    'needs-flight',
  ]);
  t.answer('Ada', 'building', 'harbor');
  expect([t.why('Ada', 'at', t.near(Q, 0)), t.why('Ada', 'at', t.near(Q, 2))]).toEqual([
    'wrong-terrain',
    'legal',
  ]);
});

it('WAW-16.1 WAW-16.2 WAW-16.6 one wonder for a city; a new one replaces it, and the old one leaves the game', () => {
  const t = capital()
    .market('stonehenge')
    .built(Q - 1, 'the-oracle')
    .has('Ada', { trade: 27 })
    .land(Q, 'f', 'f')
    .manages('Ada');
  t.answer('Ada', 'act', 0, 'produce').answer('Ada', 'wonder', 'stonehenge');
  expect(t.why('Ada', 'at', t.near(Q, 7))).toBe('wonder-limit');
  t.answer('Ada', 'at', Q - 1);
  expect([t.s.wonderAt[wonder('the-oracle')], t.s.wonderAt[wonder('stonehenge')]]).toEqual([NONE, Q - 1]);
});

it('WAW-17.9 WAW-7.8 with Navy an army may be put beside a Shipyard of another city', () => {
  const t = capital()
    .knows('Ada', 'navy')
    .city('Ada', 1, F)
    .built(F - 1, 'shipyard')
    .has('Ada', { trade: 12 })
    .manages('Ada');
  t.answer('Ada', 'act', 0, 'produce')
    .answer('Ada', 'figure', 'army')
    .answer('Ada', 'at', F + 1)
    .waitsFor('Ada: cities');
  expect(t.s.fig[0]).toBe(F + 1);
});

it('WAW-19.4 the capital may put figures on a city-state it controls', () => {
  const t = capital().figures('Ada', F, 0, 1).has('Ada', { trade: 12 });
  t.s.mark[F] = FIRST_STATE;
  t.manages('Ada').answer('Ada', 'act', 0, 'produce').answer('Ada', 'figure', 'army').answer('Ada', 'at', F);
  expect(t.s.fig[0]).toBe(F);
});

it('WAW-11.12 Steam Power ships all figures of a square to water; they have moved', () => {
  const t = capital().knows('Ada', 'steam-power').goods('Ada', 'silk').figures('Ada', F, 1, 1);
  t.s.ground[at(14, 1)] = printed('w');
  t.manages('Ada')
    .answer('Ada', 'use', 'ship')
    .answer('Ada', 'from', F)
    .answer('Ada', 'at', at(14, 1))
    .answer('Ada', 'token', 'silk');
  expect([t.s.fig[0], t.s.fig[7], t.s.moved[0]]).toEqual([at(14, 1), at(14, 1), 1 | (1 << 7)]);
});

// ---- movement

it('WAW-8.1 WAW-8.6 WAW-8.7 WAW-8.9 WAW-18.4 WAW-18.5 armies open huts; scouts only under Pacifism', () => {
  const t = capital().figures('Ada', F, 1, 1).civ('Ada', 'china');
  t.s.mark[F + 1] = HUT;
  t.moves('Ada').answer('Ada', 'march', F, 0, 1);
  expect(t.why('Ada', 'step', 'east')).toBe('hut-needs-army');
  t.policy('Ada', 'pacifism');
  expect(t.why('Ada', 'step', 'east')).toBe('legal');
  t.answer('Ada', 'stop').answer('Ada', 'march', F, 1, 0).answer('Ada', 'step', 'east');
  expect([t.s.mark[F + 1] === HUT, t.s.culture[0], t.s.huts.length]).toEqual([false, 3, 24]);
});

it('WAW-8.10 WAW-21.4 the Zulu take a village without a battle', () => {
  const t = capital().figures('Ada', F, 1).civ('Ada', 'zulu');
  t.s.mark[F + 1] = VILLAGE;
  t.moves('Ada').answer('Ada', 'march', F, 1, 0).answer('Ada', 'step', 'east');
  expect([t.s.mark[F + 1] === VILLAGE, t.tells('battle'), t.s.villages.length]).toEqual([false, [], 14]);
});

it('WAW-8.8 WAW-8.13 nobody attacks where the group could not end its move; city-states are open', () => {
  const t = capital()
    .figures('Ada', F, 1)
    .figures('Ben', F + 1, 1)
    .knows('Ada', 'navigation');
  t.s.ground[F + 1] = printed('w');
  t.s.mark[F - 1] = FIRST_STATE;
  t.moves('Ada').answer('Ada', 'march', F, 1, 0);
  expect([t.why('Ada', 'step', 'east'), t.why('Ada', 'step', 'west')]).toEqual(['water-forbidden', 'legal']);
});

it('WAW-8.6 with Flight a group passes over enemies and may attack where it ends', () => {
  const t = capital()
    .figures('Ada', F, 1)
    .figures('Ben', F + 1, 1)
    .knows('Ada', 'flight')
    .moves('Ada');
  t.answer('Ada', 'march', F, 1, 0)
    .answer('Ada', 'step', 'east')
    .waitsFor('Ada: walk')
    .answer('Ada', 'step', 'east');
  t.answer('Ada', 'stop').waitsFor('Ada: move');
  expect([t.s.fig[0], t.tells('battle')]).toEqual([F + 2, []]);
});

it('WAW-8.15 Combustion may destroy the building an army ends on', () => {
  const t = capital()
    .city('Ben', 0, at(12, 4))
    .built(at(11, 4), 'market')
    .figures('Ada', at(10, 4), 1)
    .knows('Ada', 'combustion');
  t.moves('Ada')
    .answer('Ada', 'march', at(10, 4), 1, 0)
    .answer('Ada', 'step', 'east')
    .answer('Ada', 'stop')
    .waitsFor('Ada: raze');
  t.answer('Ada', 'yes').waitsFor('Ada: move');
  expect([t.s.top[at(11, 4)], t.s.stock[5]]).toEqual([0, 5]);
});

it('WAW-14.14 WAW-20.6 a shifted figure ends on an empty square only', () => {
  const t = capital().figures('Ada', F, 1).hand('Ada', 'migrants');
  t.s.mark[F + 1] = 3;
  t.moves('Ada').answer('Ada', 'play', 0, 1).answer('Ada', 'lead', F, 'army');
  expect([t.why('Ada', 'at', F + 1), t.why('Ada', 'at', F - 2)]).toEqual(['not-offered', 'legal']);
});

it('WAW-14.16 a killed great person goes back to the pool, without loot', () => {
  const t = capital()
    .city('Ben', 0, at(12, 4))
    .built(at(11, 4), 'great-artist')
    .hand('Ada', 'mass-defection')
    .figures('Ada', F, 1);
  t.moves('Ada').answer('Ada', 'play', 0, 0).answer('Ada', 'victim', at(11, 4), 1, 2).waitsFor('Ada: move');
  expect([t.s.top[at(11, 4)], t.s.people[0], t.tells('loot')]).toEqual([0, 3, []]);
});

// ---- battle, goods, culture

it('WAW-9.3 WAW-9.1 Himeji and Japan add to strength', () => {
  const t = capital()
    .civ('Ada', 'japan')
    .built(Q - 1, 'himeji-samurai-castle');
  const [foot, horse] = t.cards('infantry-a', 'mounted-a');
  expect([strength(t.s, 0, foot), strength(t.s, 0, horse)]).toEqual([3, 2]);
});

it('WAW-9.10.a WAW-9.10 before a battle whoever holds a card is asked, once', () => {
  const t = capital()
    .figures('Ada', F, 1)
    .figures('Ben', F + 1, 1)
    .hand('Ada', 'duty-and-honor')
    .hand('Ben', 'drought');
  t.moves('Ada')
    .answer('Ada', 'march', F, 1, 0)
    .answer('Ben', 'pass')
    .answer('Ada', 'step', 'east')
    .answer('Ben', 'pass');
  t.waitsFor('Ada: before')
    .answer('Ada', 'play', 0, 0)
    .answer('Ben', 'pass')
    .answer('Ada', 'type', 'infantry');
  t.waitsFor('Ben: before').answer('Ben', 'done').waitsFor('Ada: fight');
  expect(t.s.battle.hands.map(hand => hand.length)).toEqual([1, 0]);
});

it('WAW-9.26 WAW-22.3 coin tokens and face-down markers can be looted, printed coins can’t', () => {
  const t = capital().knows('Ben', 'pottery', 'railroad').kept('Ben', 'hut-silk').has('Ben', { coins: 1 });
  t.s.techCoins[5 + 1] = 1;
  t.arrange(() => undefined, ['looting', { winner: 0, loser: 1, left: 3 }], ['startOfTurn', 0]);
  expect(t.legal('Ada', 'breakCoin')).toEqual([
    ['breakCoin', -1],
    ['breakCoin', tech('pottery')],
  ]);
  t.answer('Ada', 'lootCoin', tech('pottery')).answer('Ada', 'lootMarker', 0).waitsFor('Ada: start');
  expect([t.s.sheet, t.s.kept[0].map(m => MARKER_GOOD[m]), coins(t.s, 1)]).toEqual([
    [1, 1],
    [good('silk')],
    2,
  ]);
});

it('WAW-14.1 WAW-14.4 WAW-23.2 the last step wins by culture', () => {
  const t = capital()
    .has('Ada', { step: 20, culture: 7, trade: 6 })
    .manages('Ada')
    .answer('Ada', 'advance')
    .nobodyAsked();
  expect([t.s.winner, t.s.road]).toEqual([0, 1]);
});

it('WAW-23.8 WAW-26.6 where the turn is finished a coin lost again undoes the victory', () => {
  const t = new Table(2, { finishTurn: true }).city('Ada', 0, Q).has('Ada', { coins: 15 });
  t.arrange(() => undefined, ['limits', null], ['gains', 0], ['endOfTurn', null]).nobodyAsked();
  expect([t.s.winner, t.s.road]).toEqual([0, 8]);
  const u = new Table(2, { finishTurn: true })
    .city('Ada', 0, Q)
    .city('Ben', 0, at(13, 5))
    .has('Ada', { step: 20, culture: 7, trade: 6 });
  u.manages('Ada').answer('Ada', 'advance').waitsFor('Ada: cities');
  expect([u.s.winner, u.s.roads]).toEqual([NONE, [1, 0]]);
});

it('WAW-23.9 a cap ranks by steps, coins and techs', () => {
  const t = capital().has('Ada', { step: 2 }).has('Ben', { coins: 3 });
  expect(rules.standing(t.s).map(one => [one.points, one.rank])).toEqual([
    [2, 2],
    [3, 1],
  ]);
});

it('WAW-24.1 WAW-24.2 WAW-24.3 WAW-11.1 WAW-14.8 others see the backs of cards, markers and units', () => {
  const t = capital().hand('Ada', 'drought').kept('Ada', 'hut-spy').units('Ada', 'mounted-a');
  const view = redact(rules, t.s, 1);
  expect([view.hand[0], view.kept[0], view.standing[0]]).toEqual([[-2], [-2], [-3]]);
  expect(EVENT_LEVEL[t.s.hand[0][0]]).toBe(1);
  expect([view.knows, view.trade, view.goods]).toEqual([t.s.knows, t.s.trade, t.s.goods]);
  expect(redact(rules, t.s, 0).hand[0]).toEqual(t.s.hand[0]);
});

it('WAW-18.1 WAW-18.7 WAW-18.8 WAW-19.1 WAW-19.9 a city-state marker founds one; goods without a market are spies and uranium', () => {
  const t = capital().figures('Ada', F, 1);
  t.s.mark[F + 1] = HUT;
  const states = t.s.huts.filter(m => MARKER_GOOD[m] === NONE);
  t.s.huts = states;
  t.moves('Ada').answer('Ada', 'march', F, 1, 0).answer('Ada', 'step', 'east').waitsFor('Ada: move');
  expect([t.s.mark[F + 1] >= FIRST_STATE, t.s.cityStates.length, goodAt(t.s, F + 1)]).toEqual([
    true,
    4,
    NONE,
  ]);
});

it('WAW-15.1 an empty pool gives nobody', () => {
  const t = capital();
  t.s.people.fill(0);
  t.arrange(() => undefined, ['person', 0], ['startOfTurn', 0]).waitsFor('Ada: start');
  expect(t.tells('noPeople')).toEqual([[0]]);
});

it('WAW-26.2 WAW-26.3 WAW-26.5 a person is put down once in a start of turn; figures that stop at once have moved', () => {
  const t = capital()
    .person('Ada', 'great-artist')
    .starts('Ada')
    .answer('Ada', 'settle', 0)
    .answer('Ada', 'at', Q - 1);
  expect(t.why('Ada', 'recall', Q - 1)).toBe('placed-now');
  t.figures('Ada', F, 1).moves('Ada').answer('Ada', 'march', F, 1, 0).answer('Ada', 'stop');
  expect(t.why('Ada', 'march', F, 1, 0)).toBe('already-moved');
});

it('WAW-24.4 WAW-24.5 draws and exploring end what can be taken back, assigning a scout does not', () => {
  const t = capital().figures('Ada', F, 1, 1).starts('Ada');
  t.g.marked = false;
  t.answer('Ada', 'done').answer('Ada', 'assign', 7, 0);
  expect(t.g.marked).toBe(false);
  for (let y = 4; y < 8; y++) for (let x = 12; x < 16; x++) t.s.ground[at(x, y)] = NONE;
  t.figures('Ada', at(11, 5), 1).moves('Ada').answer('Ada', 'march', at(11, 5), 1, 0);
  expect(t.g.marked).toBe(false);
  t.answer('Ada', 'explore', 'east');
  expect(t.g.marked).toBe(true);
});

it('WAW-7.11 WAW-0.4 the Hanging Gardens build a figure for free, from the supply, on their square', () => {
  const t = capital()
    .built(Q - 1, 'the-hanging-gardens')
    .figures('Ada', F, 0, 2);
  t.s.program[0] = 1;
  t.starts('Ada').answer('Ada', 'done').answer('Ada', 'use', 'gardens');
  expect([t.why('Ada', 'kind', 'scout'), t.why('Ada', 'kind', 'army')]).toEqual(['supply-empty', 'legal']);
  t.answer('Ada', 'kind', 'army').waitsFor('Ada: start');
  expect([t.s.fig[0], t.s.program[0], t.why('Ada', 'use', 'gardens')]).toEqual([Q - 1, 1, 'already-used']);
});

it('WAW-0.5 WAW-0.6 divisions round down, and trade stays between 0 and 27', () => {
  const t = capital()
    .gov('Ada', 'republic')
    .knows('Ada', 'military-science')
    .has('Ada', { coins: 8, trade: 26 });
  expect(production(t.s, 0, 0)).toBe(2);
  t.hand('Ada', 'supply-drop').starts('Ada').answer('Ada', 'stay').answer('Ada', 'play', 0, 0);
  expect(t.s.trade[0]).toBe(27);
});

it('WAW-26.7 a card that was shown and taken back waits for another phase', () => {
  const t = capital().hand('Ada', 'drought').starts('Ada').answer('Ada', 'play', 0, 0).answer('Ada', 'back');
  expect([t.why('Ada', 'play', 0, 0), t.s.hand[0].length]).toEqual(['taken-back', 1]);
  expect(t.starts('Ada').why('Ada', 'play', 0, 0)).toBe('legal');
});
