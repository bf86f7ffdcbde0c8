/** Boundaries that a stranger would try: what happens when clauses meet. */
import { begin, NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { MARKER_IDS } from '../content/ids.ts';
import {
  ARK,
  EVENT_KIND,
  EVENT_LEVEL,
  FIRST_STATE,
  HUT,
  MARKER_GOOD,
  MARKER_KIND,
  SPACE_FLIGHT,
  TECH_COUNT,
  UNIT_TYPE,
  VILLAGE,
  WONDER_ERA,
} from '../content/tables.ts';
import { coins, policyMax } from '../rules/counts.ts';
import { rules } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { at, good, printed, Table, tech, type Who } from './scene.ts';

const Q = at(2, 2);
const F = at(8, 3);

/** Ada and Ben with capitals, neither of them Roman. */
function capitals(seats = 2, settings = {}): Table {
  return new Table(seats, settings)
    .civ('Ada', 'egypt')
    .civ('Ben', 'egypt')
    .city('Ada', 0, Q)
    .city('Ben', 0, at(13, 5));
}

const RESEARCH: ['researchPhase', null] = ['researchPhase', null];

// ---- set-up

it('WAW-3.7 every deck is shuffled, and nothing is missing from it', () => {
  const dealt = (seed: string) => begin(rules, 4, seed, { civilizations: 'expansion' }).s as State;
  const [one, two] = [dealt('one'), dealt('two')];
  const whole = (s: State) => [
    s.events.map((deck, i) => [...deck, ...s.hand.flat().filter(card => EVENT_LEVEL[card] === i + 1)].sort()),
    s.units.map((deck, i) => [...deck, ...s.standing.flat().filter(u => UNIT_TYPE[u] === i)].sort()),
  ];
  expect(whole(one)).toEqual(whole(two));
  expect(one.events.map(deck => deck.length)).toEqual([23, 21, 15]);
  for (const decks of ['events', 'units'] as const) {
    one[decks].forEach((deck, i) => {
      expect(deck).not.toEqual(two[decks][i]);
      expect(deck).not.toEqual([...deck].sort((a, b) => a - b));
    });
  }
  expect([one.huts.length, one.villages.length, one.cityStates.length]).toEqual([25, 15, 5]);
  expect(one.people.reduce((n, x) => n + x, 0)).toBe(18);
  expect(one.wonderUp.map(w => WONDER_ERA[w])).toEqual([0, 0, 0, 0]);
});

// ---- the turn

it('WAW-4.2 a player finishes a phase before the next one begins it, and "done" is final', () => {
  const t = capitals();
  t.arrange(() => undefined, ['manage', 0], ['manage', 1], ['movePhase', 0], RESEARCH);
  t.waitsFor('Ada: cities').answer('Ada', 'act', 0, 'arts').waitsFor('Ada: cities').answer('Ada', 'done');
  t.waitsFor('Ben: cities').answer('Ben', 'done').waitsFor('Ada: move').answer('Ada', 'done');
  t.waitsFor('Ada: research, Ben: research');
  expect(t.s.culture).toEqual([1, 0]);
});

it('WAW-4.3 WAW-6.4 who gets a card in a deal and holds too many discards before anything else', () => {
  const t = capitals().hand('Ada', 'drought', 'sabotage').hand('Ben', 'migrants');
  t.arrange(() => undefined, ['trading', null], RESEARCH);
  t.answer('Ben', 'offer', {
    to: 0,
    give: {},
    take: {},
    markers: [],
    cards: [0],
    theirMarkers: [],
    theirCards: [],
  });
  t.answer('Ada', 'ready').answer('Ada', 'accept', 1).answer('Ben', 'ready').waitsFor('Ada: discard');
  t.answer('Ada', 'discard', 2).waitsFor('Ada: trade');
  expect([t.s.hand.map(hand => hand.length), t.s.eventUsed[0].length]).toEqual([[2, 0], 1]);
});

it('WAW-4.5 WAW-14.9 a gift used as a spy can be cancelled in turn: then the first thing goes on', () => {
  const game = () =>
    capitals()
      .hand('Ada', 'supply-drop', 'jousting-tourney')
      .knows('Ben', 'civil-service')
      .hand('Ben', 'a-generous-gift')
      .starts('Ada')
      .answer('Ada', 'play', 0, 0)
      .waitsFor('Ben: react')
      .answer('Ben', 'spy', 'hush', 100)
      .waitsFor('Ada: react');
  const cancelled = game().answer('Ada', 'cancel', 0).waitsFor('Ada: start');
  expect([cancelled.s.trade[0], cancelled.s.hand, cancelled.s.eventUsed.map(x => x.length)]).toEqual([
    7,
    [[], []],
    [0, 2, 1],
  ]);
  // The ability was never used: the spy was not paid.
  expect(cancelled.s.used.includes(1)).toBe(false);
  const passed = game().answer('Ada', 'pass').waitsFor('Ada: react').answer('Ada', 'pass');
  passed.waitsFor('Ada: start');
  expect([passed.s.trade[0], passed.s.hand.map(hand => hand.length), passed.s.used.includes(1)]).toEqual([
    0,
    [1, 0],
    true,
  ]);
});

it('WAW-4.5 a cancel is tried once by each opponent', () => {
  const t = capitals()
    .hand('Ada', 'supply-drop', 'jousting-tourney')
    .hand('Ben', 'primetime-tv', 'primetime-tv');
  t.starts('Ada').answer('Ada', 'play', 0, 0).answer('Ben', 'cancel', 0).answer('Ada', 'cancel', 0);
  t.waitsFor('Ben: react').answer('Ben', 'pass').waitsFor('Ada: start');
  expect([t.s.trade[0], t.s.hand.map(hand => hand.length)]).toEqual([7, [0, 1]]);
});

it('WAW-4.10.b a figure stuck on its own city centre takes no part, and dies with the city', () => {
  const attack = (armies: number, scouts: number) => {
    const t = capitals()
      .city('Ben', 1, F)
      .policy('Ben', 'pacifism', 'rationalism')
      .figures('Ben', F, armies, scouts)
      .figures('Ada', at(8, 1), 1)
      .units('Ada', 'infantry-a', 'infantry-a', 'infantry-a')
      .knows('Ada', 'replaceable-parts')
      .built(Q - 1, 'statue-of-zeus');
    t.moves('Ada').answer('Ada', 'march', at(8, 1), 1, 0).answer('Ada', 'step', 'south');
    t.answer('Ada', 'step', 'south').waitsFor('Ada: fight');
    expect([t.s.battle.kind, t.s.battle.hands[1]]).toEqual([1, []]);
    return t.answer('Ada', 'open', 0).answer('Ada', 'open', 0).answer('Ada', 'open', 0);
  };
  for (const [armies, scouts] of [
    [1, 0],
    [0, 1],
  ]) {
    const t = attack(armies, scouts);
    t.answer('Ben', 'giveUp', 1).waitsFor('Ada: loot');
    expect([t.s.city[4], t.s.here[F], t.tells('loot')]).toEqual([NONE, 1, [[0, 2]]]);
  }
});

it('WAW-4.10.b if all defenders of an open square die before the battle there is none, and no loot', () => {
  const t = capitals(3)
    .civ('Cleo', 'egypt')
    .figures('Ada', at(8, 2), 1)
    .figures('Ben', F, 1)
    .figures('Cleo', at(8, 5), 1)
    .hand('Cleo', 'defection')
    .moves('Ada')
    .answer('Ada', 'march', at(8, 2), 1, 0)
    .answer('Cleo', 'pass')
    .answer('Ada', 'step', 'south')
    .waitsFor('Cleo: interrupt')
    .answer('Cleo', 'play', 0, 0)
    .answer('Cleo', 'victim', F, 1, 'army')
    .waitsFor('Ada: move');
  expect([t.s.here[F], t.tells('loot'), t.tells('battle')]).toEqual([1, [], []]);
});

// ---- trade

const OFFER = { give: {}, take: {}, markers: [], cards: [], theirMarkers: [], theirCards: [] };

it('WAW-26.2 all who are not ready say one thing together; it happens in seat order', () => {
  const t = capitals(3).goods('Ada', 'wheat').goods('Ben', 'silk').goods('Cleo', 'iron');
  t.arrange(() => undefined, ['trading', null], RESEARCH).waitsFor('Ada: trade, Ben: trade, Cleo: trade');
  t.answer('Cleo', 'ready').waitsFor('Ada: trade, Ben: trade');
  t.answer('Ben', 'swap', 2, good('silk'), good('iron')).waitsFor('Ada: trade');
  expect(t.s.offers).toEqual([]);
  t.answer('Ada', 'swap', 1, good('wheat'), good('silk'));
  // Seat order: Ada's offer is the first; Cleo, ready before Ben's offer was made, is asked again.
  expect(t.s.offers.map(([id, from, to]) => [id, from, to])).toEqual([
    [1, 0, 1],
    [2, 1, 2],
  ]);
  t.waitsFor('Ada: trade, Ben: trade, Cleo: trade');
});

it('WAW-6.6.a an offer lapses when a marker named in it was spent meanwhile', () => {
  const t = capitals().knows('Ben', 'horseback-riding').kept('Ben', 'hut-silk', 'hut-spy');
  t.arrange(() => undefined, ['trading', null], RESEARCH);
  t.answer('Ada', 'offer', { ...OFFER, to: 1, theirMarkers: [0] }).answer('Ben', 'use', 'caravan');
  t.answer('Ben', 'player', 0).answer('Ben', 'marker', 0).waitsFor('Ada: trade, Ben: trade');
  expect([t.s.offers, t.s.kept[1].map(m => MARKER_GOOD[m])]).toEqual([[], [4]]);
  expect(t.log.filter(tell => tell.key === 'lapsed').length).toBe(1);
});

it('WAW-6.6.a an offer of trade alone outlives the deal in markers of its owner', () => {
  const t = capitals(3).kept('Ada', 'hut-silk', 'hut-spy').has('Ada', { trade: 5 });
  t.arrange(() => undefined, ['trading', null], RESEARCH);
  t.answer('Ada', 'offer', { ...OFFER, to: 1, markers: [0] })
    .answer('Ben', 'ready')
    .answer('Cleo', 'ready');
  t.answer('Ada', 'offer', { ...OFFER, to: 2, markers: [1] }).answer('Ben', 'decline', 1);
  t.answer('Ada', 'offer', { ...OFFER, to: 1, give: { trade: 2 } });
  t.answer('Ben', 'ready').answer('Cleo', 'accept', 2);
  expect([t.s.offers.length, t.s.kept.map(kept => kept.length)]).toEqual([1, [1, 0, 1]]);
});

it('WAW-6.2 WAW-6.1 what goes beyond 27 in a deal is lost', () => {
  const t = capitals().has('Ada', { trade: 10 }).has('Ben', { trade: 25 });
  t.arrange(() => undefined, ['trading', null], RESEARCH);
  t.answer('Ada', 'offer', { ...OFFER, to: 1, give: { trade: 5 } }).answer('Ben', 'ready');
  t.answer('Ada', 'ready').answer('Ben', 'accept', 1);
  expect(t.s.trade).toEqual([5, 27]);
});

// ---- cities

it('WAW-7.13 every error has its reason', () => {
  const city = () => capitals().land(Q, 'w', 'f', 'f', 'f').gov('Ada', 'monarchy').has('Ada', { trade: 6 });
  const t = city().knows('Ada', 'masonry').manages('Ada').answer('Ada', 'act', 0, 'program');
  expect(t.why('Ada', 'act', 0, 'program')).toBe('action-repeated');
  t.answer('Ada', 'act', 0, 'arts');
  expect(t.why('Ada', 'act', 0, 'produce')).toBe('city-acted');
  const making = (prepare: (t: Table) => void) => {
    const u = city();
    prepare(u);
    return u.manages('Ada').answer('Ada', 'act', 0, 'produce');
  };
  expect(making(() => undefined).reason('Ada', 'wonder', 0)[0]).toBe('not-enough-production');
  expect(making(u => u.figures('Ada', F, 6)).why('Ada', 'figure', 'army')).toBe('supply-empty');
  expect(making(() => undefined).reason('Ada', 'building', 'library')).toEqual([
    'needs-tech',
    tech('writing'),
  ]);
  expect(making(u => u.knows('Ada', 'printing-press')).why('Ada', 'building', 'library')).toBe(
    'must-build-upgrade',
  );
  const walled = making(u => {
    u.knows('Ada', 'masonry').s.walls[0] = 1;
  });
  expect(walled.why('Ada', 'walls')).toBe('already-walled');
  const placing = making(u => u.knows('Ada', 'writing').figures('Ben', Q - 1, 1)).answer(
    'Ada',
    'building',
    'library',
  );
  expect(placing.reason('Ada', 'at', t.near(Q, 1))).toEqual(['wrong-terrain', 1]);
  expect(placing.why('Ada', 'at', Q + 1)).toBe('legal');
  const figure = making(u => u.figures('Ada', Q + 1, 2).figures('Ben', Q - 1, 1)).answer(
    'Ada',
    'figure',
    'scout',
  );
  expect([
    figure.why('Ada', 'at', Q + 1),
    figure.why('Ada', 'at', Q - 1),
    figure.why('Ada', 'at', t.near(Q, 0)),
  ]).toEqual(['stacking-limit', 'scout-forbidden', 'water-forbidden']);
  expect(city().gov('Ada', 'anarchy').manages('Ada').why('Ada', 'act', 0, 'arts')).toBe('capital-anarchy');
  const programmed = capitals();
  programmed.s.program[0] = 1;
  expect(programmed.manages('Ada').why('Ada', 'act', 0, 'program')).toBe('program-exists');
});

it('WAW-7.3 nothing is built on a blockaded square, and a starred building or wonder blocks another one', () => {
  const t = capitals()
    .land(Q, 'g', 'g', 'g', 'f', 'f', 'f', 'f', 'f')
    .knows('Ada', 'currency', 'philosophy')
    .built(t0(Q), 'market')
    .figures('Ben', t1(Q), 0, 1)
    .manages('Ada')
    .answer('Ada', 'act', 0, 'produce')
    .answer('Ada', 'building', 'temple');
  expect([t.why('Ada', 'at', t0(Q)), t.why('Ada', 'at', t1(Q)), t.why('Ada', 'at', t.near(Q, 2))]).toEqual([
    'legal',
    'square-blockaded',
    'star-limit',
  ]);
});
const t0 = (q: number) => q - 17;
const t1 = (q: number) => q - 16;

// ---- movement

it('WAW-8.14 WAW-8.6 with Flight a Russian figure passes over enemies to its sacrifice', () => {
  const game = (flying: boolean) => {
    const t = capitals()
      .plays('Ada', 'russia')
      .knows('Ben', 'pottery')
      .figures('Ada', at(13, 2), 1)
      .figures('Ben', at(13, 3), 1);
    for (let x = 10; x < 16; x++) if (x !== 13) t.figures('Ben', at(x, 3), x === 12 ? 1 : 0);
    if (flying) t.knows('Ada', 'flight');
    // Walls of water on both sides: only the square of Ben's army leads to the city.
    for (const x of [11, 12, 14, 15]) t.s.ground[at(x, 2)] = printed('w');
    return t.moves('Ada').why('Ada', 'sacrifice', at(13, 2), 'army', at(13, 5));
  };
  expect([game(false), game(true)]).toEqual(['too-far', 'legal']);
});

it('WAW-14.14 WAW-20.3 a shifted army may pass over a relic, a scout may not', () => {
  const game = (kind: 'army' | 'scout') => {
    const t = capitals().figures('Ada', F, kind === 'army' ? 1 : 0, kind === 'scout' ? 1 : 0);
    t.s.mark[F + 1] = ARK;
    for (const q of [F - 15, F + 17, F - 14, F + 18, F - 13, F + 19]) t.s.ground[q] = printed('w');
    t.hand('Ada', 'migrants').moves('Ada').answer('Ada', 'play', 0, 1).answer('Ada', 'lead', F, kind);
    return [t.may('Ada', 'at', F + 2), t.may('Ada', 'at', F + 1)];
  };
  expect([game('army'), game('scout')]).toEqual([
    [true, false],
    [false, false],
  ]);
});

it('WAW-8.8 WAW-20.2 scouts don’t cross water when only a relic lies behind it', () => {
  const cross = (behind: number) => {
    const t = capitals().knows('Ada', 'navigation', 'horseback-riding').figures('Ada', F, 0, 1);
    for (const q of [F - 15, F - 14, F + 1, F + 2, F + 17, F + 18]) t.s.ground[q] = printed('w');
    t.s.mark[F + 3] = behind;
    t.moves('Ada').answer('Ada', 'march', F, 0, 1).answer('Ada', 'step', 'east');
    return t.why('Ada', 'step', 'east');
  };
  expect([cross(0), cross(ARK)]).toEqual(['legal', 'no-way-to-end']);
});

it('WAW-8.17 WAW-4.10.b the bomb kills a figure stuck on the centre too', () => {
  const t = capitals()
    .city('Ben', 1, F)
    .policy('Ben', 'pacifism', 'rationalism')
    .figures('Ben', F, 1)
    .figures('Ada', F + 1, 1)
    .knows('Ada', 'atomic-theory')
    .kept('Ada', 'village-uranium')
    .moves('Ada')
    .answer('Ada', 'use', 'bomb');
  expect(t.why('Ada', 'at', at(13, 5))).toBe('not-the-capital');
  t.answer('Ada', 'at', F).answer('Ada', 'marker', 0).answer('Ben', 'giveUp', 1).waitsFor('Ada: move');
  expect([t.s.here[F], t.s.here[F + 1], t.s.city[4], policyMax(t.s, 1)]).toEqual([0, 0, NONE, 1]);
});

it('WAW-26.5 a group that stops at once has moved; the types of a levy are chosen when the event resolves', () => {
  const t = capitals()
    .figures('Ada', F, 2)
    .moves('Ada')
    .answer('Ada', 'march', F, 1, 0)
    .answer('Ada', 'stop');
  expect([t.s.moved[0], t.s.fig[0], t.why('Ada', 'march', F, 1, 0), t.why('Ada', 'march', F, 2, 0)]).toEqual([
    1,
    F,
    'legal',
    'not-offered',
  ]);
  const u = capitals()
    .plays('Ada', 'russia')
    .knows('Ben', 'pottery')
    .hand('Ben', 'defection')
    .figures('Ada', at(13, 3), 1)
    .moves('Ada')
    .answer('Ada', 'sacrifice', at(13, 3), 'army', at(13, 5));
  // Nobody is asked whether to interrupt.
  u.waitsFor('Ada: move');
  expect(u.tells('learned')).toEqual([[0, tech('pottery')]]);
});

it('WAW-26.5 Duty and Honor: the unit is chosen after the window', () => {
  const t = capitals()
    .figures('Ada', at(8, 2), 1)
    .figures('Ben', F, 1)
    .hand('Ada', 'duty-and-honor')
    .hand('Ben', 'jousting-tourney')
    .moves('Ada')
    .answer('Ada', 'march', at(8, 2), 1, 0)
    .answer('Ben', 'pass')
    .answer('Ada', 'step', 'south')
    .answer('Ben', 'pass')
    .answer('Ada', 'play', 0, 0)
    .waitsFor('Ben: react')
    .answer('Ben', 'pass')
    .waitsFor('Ada: levy');
  expect(t.s.standing[0]).toEqual([]);
});

// ---- battle and loot

it('WAW-9.26 stolen trade is bounded by what the loser has and by the dial of the winner', () => {
  for (const [mine, theirs, after] of [
    [10, 9, [13, 6]],
    [10, 2, [12, 0]],
    [26, 9, [27, 8]],
  ] as const) {
    const t = capitals().has('Ada', { trade: mine }).has('Ben', { trade: theirs });
    t.arrange(() => undefined, ['looting', { winner: 0, loser: 1, left: 1 }], ['startOfTurn', 0]);
    expect(t.answer('Ada', 'lootTrade').s.trade).toEqual(after);
  }
  const full = capitals().has('Ada', { trade: 27 }).has('Ben', { trade: 3 });
  full.arrange(() => undefined, ['looting', { winner: 0, loser: 1, left: 1 }], ['startOfTurn', 0]);
  expect([full.why('Ada', 'lootTrade'), full.why('Ada', 'lootCulture')]).toEqual([
    'trade-full',
    'loser-has-none',
  ]);
});

it('WAW-9.25 WAW-9.26 with 2 loot a card or a tech can be taken, with 1 neither', () => {
  const loot = (left: number) => {
    const t = capitals()
      .knows('Ben', 'pottery', 'logistics')
      .hand('Ben', 'drought')
      .hand('Ada', 'sabotage', 'migrants');
    return t.arrange(() => undefined, ['looting', { winner: 0, loser: 1, left }], ['startOfTurn', 0]);
  };
  const one = loot(1);
  expect([one.why('Ada', 'lootCard', 0), one.why('Ada', 'lootTech', 'pottery')]).toEqual([
    'loot-two',
    'loot-two',
  ]);
  const two = loot(2);
  expect(two.why('Ada', 'lootTech', 'logistics')).toBe('no-pyramid-place');
  two.answer('Ada', 'lootTech', 'pottery').waitsFor('Ada: start');
  expect(two.s.knows[tech('pottery')]).toBe(1);
  const card = loot(2).answer('Ada', 'lootCard', 0).waitsFor('Ada: discard');
  expect(card.s.hand.map(hand => hand.length)).toEqual([3, 0]);
});

it('WAW-9.16 the losing attacker loses its scouts too, the losing defender everybody on the square', () => {
  const fight = (ada: 'infantry-a' | 'none') => {
    const t = capitals().figures('Ada', at(8, 2), 1, 1).figures('Ben', F, 1, 1);
    if (ada !== 'none') t.units('Ada', ada);
    else t.units('Ben', 'infantry-a');
    t.moves('Ada').answer('Ada', 'march', at(8, 2), 1, 1).answer('Ada', 'step', 'south');
    if (ada !== 'none') t.answer('Ada', 'open', 0);
    else t.answer('Ben', 'open', 0);
    return [0, 1].map(seat => t.s.fig.slice(seat * 9, seat * 9 + 9).filter(q => q === F).length);
  };
  expect([fight('infantry-a'), fight('none')]).toEqual([
    [2, 0],
    [0, 2],
  ]);
});

it('WAW-23.8 WAW-26.6 where the turn is finished the conquerors of a capital go back, without loot', () => {
  const t = capitals(2, { finishTurn: true })
    .figures('Ada', at(13, 3), 1)
    .units('Ada', 'infantry-a', 'infantry-a', 'infantry-a')
    .knows('Ada', 'replaceable-parts')
    .built(Q - 1, 'statue-of-zeus')
    .built(Q + 1, 'academy')
    .moves('Ada')
    .answer('Ada', 'march', at(13, 3), 1, 0)
    .answer('Ada', 'step', 'south')
    .answer('Ada', 'step', 'south');
  for (let i = 0; i < 3; i++) t.answer('Ada', 'open', 0);
  t.waitsFor('Ada: move');
  expect([t.s.fig[0], t.s.city[3], t.s.roads, t.s.over, t.tells('loot')]).toEqual([
    at(13, 4),
    at(13, 5),
    [4, 0],
    false,
    [],
  ]);
});

// ---- policies, great people, markers

it('WAW-13.6 WAW-13.3 France with four cards adopts no fifth, and gives one up with a city', () => {
  const t = capitals()
    .civ('Ada', 'france')
    .city('Ada', 1, at(2, 6))
    .city('Ada', 2, at(6, 6))
    .policy('Ada', 'pacifism', 'rationalism', 'expansionism', 'natural-religion')
    .knows('Ada', 'irrigation');
  expect([policyMax(t.s, 0), t.s.policy.slice(0, 4).every(side => side > 0)]).toEqual([4, true]);
  t.arrange(() => undefined, ['nuke', at(6, 6)], ['startOfTurn', 0]).waitsFor('Ada: giveUp');
  expect(t.legal('Ada', 'giveUp').length).toBe(4);
  t.answer('Ada', 'giveUp', 2);
  expect(t.s.policy.slice(0, 4).filter(side => side > 0).length).toBe(3);
});

it('WAW-18.8 WAW-18.6 without a city-state left the marker does nothing', () => {
  const open = (states: number) => {
    const t = capitals().figures('Ada', at(8, 2), 1);
    t.s.cityStates.length = states;
    t.s.huts = t.s.huts.filter(m => MARKER_IDS[MARKER_KIND[m]] === 'hut-city-state').slice(0, 1);
    t.s.mark[F] = HUT;
    t.moves('Ada')
      .answer('Ada', 'march', at(8, 2), 1, 0)
      .answer('Ada', 'step', 'south')
      .waitsFor('Ada: move');
    return [t.s.mark[F] >= FIRST_STATE, t.s.cityStates.length, t.s.huts.length, t.s.kept[0].length];
  };
  expect([open(1), open(0)]).toEqual([
    [true, 0, 0, 0],
    [false, 0, 0, 0],
  ]);
});

it('WAW-19.9 WAW-5.3 a destroyed city-state leaves the game: it does not come back to the pile', () => {
  const t = capitals().figures('Ada', F, 0, 1);
  const [state] = t.s.cityStates.splice(0, 1);
  t.s.mark[F] = FIRST_STATE + state;
  t.starts('Ada').answer('Ada', 'found', F, 'scout');
  expect([t.s.mark[F], t.s.cityStates.includes(state), t.s.cityStates.length, t.s.culture[0]]).toEqual([
    0,
    false,
    4,
    3,
  ]);
});

it('WAW-18.6 WAW-8.10 a village with wealth gives a coin, one with a great person a great person', () => {
  for (const [id, check] of [
    ['village-wealth', (t: Table) => coins(t.s, 0) === 1],
    ['village-great-person', (t: Table) => t.log.some(tell => tell.key === 'person')],
  ] as const) {
    const t = capitals().civ('Ada', 'zulu').figures('Ada', at(8, 2), 1);
    t.s.villages = t.s.villages.filter(m => MARKER_IDS[MARKER_KIND[m]] === id).slice(0, 1);
    t.s.mark[F] = VILLAGE;
    t.moves('Ada').answer('Ada', 'march', at(8, 2), 1, 0).answer('Ada', 'step', 'south');
    expect([id, check(t), t.s.kept[0]]).toEqual([id, true, []]);
  }
});

it('WAW-14.10 the United Nations must agree; refused, the card comes back and is not aimed there again', () => {
  const game = () =>
    capitals()
      .built(at(12, 4), 'united-nations')
      .built(at(14, 4), 'library')
      .figures('Ada', at(12, 2), 1)
      .hand('Ada', 'sabotage')
      .starts('Ada')
      .answer('Ada', 'play', 0, 0)
      .answer('Ada', 'at', at(14, 4))
      .waitsFor('Ben: agree');
  const no = game().answer('Ben', 'no').waitsFor('Ada: start');
  expect([no.s.hand[0].length, no.s.top[at(14, 4)] > 0, no.why('Ada', 'play', 0, 0)]).toEqual([
    1,
    true,
    'no-target',
  ]);
  const yes = game().answer('Ben', 'yes').waitsFor('Ada: start');
  expect([yes.s.hand[0].length, yes.s.top[at(14, 4)]]).toEqual([0, 0]);
});

// ---- research

it('WAW-23.6 of all who win in one research the one with more coins does, whatever the road', () => {
  const race = (ben: 'railroad' | 'metal-casting') => {
    const t = capitals().has('Ada', { trade: 27 }).has('Ben', { trade: 27, coins: 11 });
    for (let id = 0; id < TECH_COUNT - 1; id++) t.s.knows[id] = 1;
    t.s.techCoins.fill(0);
    for (const id of [tech('bureaucracy'), tech('civil-service'), tech('computers')])
      t.s.knows[TECH_COUNT + id] = 1;
    for (const id of ['pottery', 'writing', 'masonry', 'navy', 'currency', 'irrigation', 'sailing'] as const)
      t.knows('Ben', id);
    t.s.knows[TECH_COUNT + SPACE_FLIGHT] = 0;
    t.arrange(() => undefined, RESEARCH, ['startOfTurn', 0]);
    t.answer('Ada', 'tech', 'space-flight').answer('Ben', 'tech', ben).nobodyAsked();
    return [t.s.winner, t.s.road];
  };
  expect([race('railroad'), race('metal-casting')]).toEqual([
    [1, 8],
    [0, 2],
  ]);
});

it('WAW-17.8 WAW-22.2 a Market that turns into a Bank may bring the last coin', () => {
  const t = capitals()
    .knows('Ada', 'pottery', 'writing', 'masonry', 'irrigation', 'sailing')
    .built(Q - 1, 'market')
    .has('Ada', { trade: 16, coins: 14 })
    .arrange(() => undefined, RESEARCH, ['startOfTurn', 0]);
  t.answer('Ada', 'tech', 'banking').answer('Ben', 'none').nobodyAsked();
  expect([t.s.winner, t.s.road]).toEqual([0, 8]);
});

// ---- who may be asked

it('WAW-4.8 a player who knows Writing is asked about city actions only with a marker or a card', () => {
  const asks = (prepare: (t: Table) => void, who: Who = 'Ben') => {
    const t = capitals();
    prepare(t);
    t.manages('Ada').answer('Ada', 'act', 0, 'arts');
    return t.asked() === `${who}: react`;
  };
  expect([
    asks(t => t.knows('Ben', 'writing')),
    asks(t => t.kept('Ben', 'hut-silk')),
    asks(t => t.knows('Ben', 'writing').kept('Ben', 'hut-silk')),
    asks(t => t.knows('Ben', 'writing').hand('Ben', 'drought')),
  ]).toEqual([false, false, true, true]);
});

it('WAW-14.12 terrain events spare what would be undefined, and send a great person home', () => {
  const t = capitals()
    .land(Q, 'f', 'f', 'd', 'd.w')
    .built(t0(Q), 'great-artist')
    .built(t1(Q), 'library')
    .hand('Ada', 'drought')
    .starts('Ada')
    .answer('Ada', 'play', 0, 0);
  expect([Q, t0(Q), t1(Q), t.near(Q, 2), t.near(Q, 3)].map(q => t.why('Ada', 'at', q))).toEqual([
    'on-city',
    'legal',
    'something-built',
    'no-change',
    'legal',
  ]);
  t.answer('Ada', 'at', t0(Q)).waitsFor('Ada: start');
  expect([t.s.top[t0(Q)], t.s.reserve.slice(0, 6).reduce((n, x) => n + x, 0), t.s.disasters]).toEqual([
    0, 1, 11,
  ]);
  expect(t.s.eventUsed[0].map(card => EVENT_KIND[card]).length).toBe(1);
});

// ---- reasons and lines that play seldom brings up

it('WAW-8.16 a square is locked once; WAW-14.14 a figure that is shut in can’t be led', () => {
  const t = capitals()
    .knows('Ada', 'communism')
    .kept('Ada', 'hut-spy')
    .figures('Ben', F, 1)
    .figures('Ada', at(3, 3), 1);
  t.s.locked = [F];
  t.moves('Ada').answer('Ada', 'use', 'lock');
  expect([t.why('Ada', 'at', F), t.why('Ada', 'at', F + 1)]).toEqual(['already-locked', 'legal']);
  const u = capitals().figures('Ada', F, 1).figures('Ada', at(3, 3), 1).hand('Ada', 'migrants');
  for (const q of [F - 16, F - 1, F + 1, F + 16]) u.s.ground[q] = printed('w');
  u.moves('Ada').answer('Ada', 'play', 0, 1);
  expect([u.why('Ada', 'lead', F, 'army'), u.why('Ada', 'lead', at(3, 3), 'army')]).toEqual([
    'no-way',
    'legal',
  ]);
});

it('WAW-11.11 Monarchy kills a unit at random, of a player who has one', () => {
  const t = capitals(4)
    .knows('Ada', 'monarchy')
    .goods('Ada', 'silk')
    .units('Ben', 'infantry-a', 'mounted-a')
    .manages('Ada')
    .answer('Ada', 'use', 'intrigue');
  expect([t.why('Ada', 'player', 1), t.why('Ada', 'player', 2)]).toEqual(['legal', 'no-units']);
  t.answer('Ada', 'player', 1).answer('Ada', 'token', 'silk').waitsFor('Ada: cities');
  expect([t.s.standing[1].length, t.s.unitUsed.flat().length]).toEqual([1, 1]);
});

it('WAW-14.7 the discards are shuffled when a deck is empty; WAW-1.4 without either nobody draws', () => {
  const step = (used: boolean) => {
    const t = capitals().has('Ada', { culture: 3 });
    const cards = t.s.events[0].splice(0);
    t.s.eventUsed = [used ? cards.slice(0, 2) : [], [], []];
    t.manages('Ada').answer('Ada', 'advance').waitsFor('Ada: cities');
    return [t.s.hand[0].length, t.s.events[0].length, t.s.eventUsed[0].length, t.tells('noEvents')];
  };
  expect([step(true), step(false)]).toEqual([
    [1, 1, 0, []],
    [0, 0, 0, [[1]]],
  ]);
});

it('WAW-9.14 Biology heals all own units once in a battle', () => {
  const t = capitals()
    .knows('Ada', 'biology', 'replaceable-parts')
    .knows('Ben', 'replaceable-parts')
    .figures('Ada', at(8, 2), 1)
    .figures('Ben', F, 1)
    .units('Ada', 'infantry-a', 'infantry-b')
    .units('Ben', 'infantry-a')
    .moves('Ada')
    .answer('Ada', 'march', at(8, 2), 1, 0)
    .answer('Ada', 'step', 'south')
    .answer('Ben', 'open', 0);
  expect(t.why('Ada', 'use', 'heal-all')).toBe('no-wounds');
  t.answer('Ada', 'engage', 0, 0);
  const hurt = t.s.battle.wounds[0];
  t.answer('Ada', 'use', 'heal-all');
  expect([hurt > 0, t.s.battle.wounds[0], t.s.battle.wounds[1] > 0, t.tells('healedAll')]).toEqual([
    true,
    0,
    true,
    [[0]],
  ]);
});
