/** Huts, villages and relics, the harvest, and the first things of a game (WAW-3, 7.15, 18, 20). */
import { NONE } from '@epoka/kernel';
import { Scene } from '@epoka/kernel/kit/testing/scene';
import { expect, it } from 'vitest';
import { CITY_STATE_IDS, CIV_IDS, type CivId, MARKER_IDS, type MarkerId } from '../content/ids.ts';
import { ARK, ATTILA, FIRST_STATE, HUT, MARKER_KIND, VILLAGE } from '../content/tables.ts';
import { inRow, speed } from '../rules/counts.ts';
import { rules } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import { at, good, printed, Table } from './scene.ts';

const F = at(5, 9);
const N = at(5, 8);

/** Ben's army steps onto a hut or village of which this is the only marker left. */
function takes(kind: number, marker: MarkerId, prepare: (t: Table) => void = () => undefined): Table {
  const t = new Table(4);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany').gov(who, 'republic');
  t.city('Ben', 0, at(9, 9)).figures('Ben', F, 1).civ('Ben', 'zulu');
  t.s.mark[N] = kind;
  const is = (x: number) => MARKER_IDS[MARKER_KIND[x]] === marker;
  t.s.huts = t.s.huts.filter(x => kind === VILLAGE || is(x)).slice(0, kind === HUT ? 1 : 99);
  t.s.villages = t.s.villages.filter(x => kind === HUT || is(x)).slice(0, kind === VILLAGE ? 1 : 99);
  prepare(t);
  return t.moves('Ben').answer('Ben', 'march', F, 1, 0).answer('Ben', 'step', 'north');
}

it('WAW-18.6 WAW-18.7 what a marker brings: a resource is kept, wealth, a person or a city-state come at once', () => {
  const silk = takes(HUT, 'hut-silk');
  expect([silk.s.kept[1].length, silk.s.mark[N], silk.s.huts, silk.tells('keptMarker').length]).toEqual([
    1,
    0,
    [],
    1,
  ]);
  const wealth = takes(VILLAGE, 'village-wealth');
  expect([wealth.s.sheet, wealth.s.kept[1], wealth.s.villages, wealth.tells('coin')]).toEqual([
    [0, 1, 0, 0],
    [],
    [],
    [[1]],
  ]);
  const person = takes(VILLAGE, 'village-great-person');
  expect([person.asked(), person.tells('person').length]).toEqual(['Ben: placePerson', 1]);
  const state = takes(HUT, 'hut-city-state', t => {
    t.s.cityStates = [CITY_STATE_IDS.indexOf('city-state-cultured')];
  });
  expect([state.s.mark[N], state.s.cityStates, state.tells('cityState')]).toEqual([
    FIRST_STATE + 1,
    [],
    [[N, 1]],
  ]);
  const none = takes(HUT, 'hut-city-state', t => {
    t.s.cityStates = [];
  });
  expect([none.s.mark[N], none.tells('cityState')]).toEqual([0, []]);
  // Only China gains culture for it.
  expect([silk.s.culture[1], takes(HUT, 'hut-silk', t => t.civ('Ben', 'china')).s.culture[1]]).toEqual([
    0, 3,
  ]);
});

it('WAW-20.4 the Ark: two steps for free, or fewer; Attila: two units', () => {
  const relic = (mark: number, step: number) => {
    const t = new Table(4)
      .civ('Ben', 'germany')
      .city('Ben', 0, at(9, 9))
      .figures('Ben', F, 1, 1)
      .has('Ben', { step });
    t.s.mark[N] = mark;
    return t
      .moves('Ben')
      .answer('Ben', 'march', F, 1, 1)
      .answer('Ben', 'step', 'north')
      .answer('Ben', 'stop');
  };
  const ark = relic(ARK, 0)
    .waitsFor('Ben: ark')
    .answer('Ben', 'advance')
    .waitsFor('Ben: ark')
    .answer('Ben', 'advance');
  expect([ark.s.step[1], ark.s.mark[N], ark.asked(), ark.tells('relic')]).toEqual([
    2,
    0,
    'Ben: move',
    [[1, 0]],
  ]);
  const one = relic(ARK, 0).answer('Ben', 'advance').answer('Ben', 'done');
  expect([one.s.step[1], one.asked()]).toEqual([1, 'Ben: move']);
  const last = relic(ARK, 20).answer('Ben', 'advance');
  expect([last.s.over, last.s.winner, last.s.road]).toEqual([true, 1, 1]);
  const attila = relic(ATTILA, 0)
    .waitsFor('Ben: levy')
    .answer('Ben', 'type', 'infantry')
    .answer('Ben', 'type', 'artillery');
  expect([attila.s.standing[1].length, attila.asked(), attila.tells('relic')]).toEqual([
    2,
    'Ben: move',
    [[1, 1]],
  ]);
  const enough = relic(ATTILA, 0).answer('Ben', 'enough');
  expect([enough.s.standing[1].length, enough.asked()]).toEqual([0, 'Ben: move']);
});

it('WAW-7.15 WAW-19.6 the wild resource of a city-state is any that the market has, for the capital only', () => {
  const t = new Table(4)
    .civ('Ben', 'germany')
    .gov('Ben', 'republic')
    .city('Ben', 0, at(9, 9))
    .city('Ben', 1, at(9, 4));
  t.figures('Ben', F, 1, 1).s.mark[F] = FIRST_STATE + CITY_STATE_IDS.indexOf('city-state-resourceful');
  t.s.market[good('iron')] = 0;
  t.manages('Ben');
  expect([t.why('Ben', 'act', 0, 'harvest'), t.why('Ben', 'act', 1, 'harvest')]).toEqual([
    'legal',
    'nothing-to-harvest',
  ]);
  t.answer('Ben', 'act', 0, 'harvest');
  expect(t.legal('Ben', 'take').map(([, , g]) => g)).toEqual([good('incense'), good('silk'), good('wheat')]);
  expect(t.why('Ben', 'take', F, 'iron')).toBe('supply-empty');
  t.answer('Ben', 'take', F, 'wheat');
  expect(t.s.goods.slice(4, 8)).toEqual([0, 0, 0, 1]);
  t.s.mark[F] = FIRST_STATE;
  t.s.taken.fill(0);
  t.s.ground[F] = printed('d.s');
  expect(t.why('Ben', 'act', 0, 'harvest')).toBe('nothing-to-harvest');
});

/** A game of two from its beginning, with these civilizations picked in turn. */
function begun(first: CivId, second: CivId): Scene<State, Vocab, number> {
  const t = new Scene<State, Vocab, number>(rules, { seats: 2, settings: { pick: true }, seed: 'civs' });
  const { s } = t;
  t.answer(s.first, 'civ', CIV_IDS.indexOf(first));
  expect(t.why(1 - s.first, 'civ', CIV_IDS.indexOf(first))).toBe('civ-taken');
  return t.answer(1 - s.first, 'civ', CIV_IDS.indexOf(second));
}

it('WAW-3.8 WAW-3.9 WAW-3.1 the players set up one after the other: policies, units, capital, figures, trade', () => {
  const t = begun('france', 'russia');
  const one = t.s.first;
  const two = 1 - one;
  const first = (verb: string) => t.legal(t.s.asked[0].seat, verb)[0] as unknown as [string, ...number[]];
  t.waitsFor(`${one}: adopt`)
    .answer(one, ...first('adopt'))
    .waitsFor(`${one}: adopt`)
    .answer(one, ...first('adopt'));
  expect([t.asked(), t.s.standing[one].length, t.s.active]).toEqual([`${one}: capital`, 3, one]);
  expect(t.legal(one).length + t.g.options(t.question(one)).choices.filter(c => c.why).length).toBe(4);
  t.answer(one, ...first('at'))
    .waitsFor(`${one}: firstFigure`)
    .answer(one, ...first('at'))
    .answer(one, ...first('at'));
  expect([
    t.s.fig.slice(one * 9, one * 9 + 9).filter(q => q !== NONE).length,
    t.tells('firstTrade').length,
  ]).toEqual([2, 1]);
  t.waitsFor(`${two}: adopt`)
    .answer(two, ...first('adopt'))
    .answer(two, ...first('at'));
  t.answer(two, ...first('at'))
    .answer(two, ...first('at'))
    .waitsFor(`${two}: firstFigure`)
    .answer(two, ...first('at'));
  expect(t.s.fig.slice(two * 9, two * 9 + 9).map(q => (q === NONE ? 0 : 1))).toEqual([
    1, 1, 0, 0, 0, 0, 0, 1, 0,
  ]);
  expect([t.s.gov[one], t.s.gov[two] > 0, t.s.round, t.s.draft]).toEqual([0, true, 1, []]);
  expect([inRow(t.s, two, 1), inRow(t.s, two, 3), speed(t.s, two), t.s.wonderUp.includes(NONE)]).toEqual([
    1,
    0,
    2,
    false,
  ]);
});

it('WAW-3.8 what some begin with: China walls, Egypt a wonder, America a great person, Mongolia two units more', () => {
  const play = (civ: CivId, ...verbs: string[]) => {
    const t = begun(civ, 'rome');
    for (const verb of verbs) {
      const { seat } = t.s.asked[0];
      t.answer(seat, ...(t.legal(seat, verb)[0] as unknown as [string, ...number[]]));
    }
    return { t, seat: t.s.first };
  };
  const china = play('china', 'adopt', 'at');
  expect(china.t.s.walls[china.seat]).toBe(1);
  const egypt = play('egypt', 'adopt', 'at');
  egypt.t.waitsFor(`${egypt.seat}: firstWonder`);
  const placed = play('egypt', 'adopt', 'at', 'at');
  expect([
    placed.t.s.wonderAt.filter(q => q !== NONE).length,
    placed.t.s.draft,
    placed.t.tells('placed').length,
  ]).toEqual([1, [], 1]);
  const america = play('america', 'adopt', 'at');
  expect([america.t.asked(), america.t.s.reserve.reduce((sum, n) => sum + n, 0)]).toEqual([
    `${america.seat}: placePerson`,
    1,
  ]);
  const mongolia = play('mongolia', 'adopt');
  expect([mongolia.t.s.standing[mongolia.seat].length, speed(mongolia.t.s, mongolia.seat)]).toEqual([5, 3]);
});
