/** City Management of a player who does not sit first, with a capital and another city (WAW-7). */
import { expect, it } from 'vitest';
import { ability } from '../content/abilities.ts';
import { BUILDING_IDS, type BuildingId } from '../content/ids.ts';
import { COIN_PLACE, COIN_SLOTS, FIRST_BUILDING, FIRST_PERSON, FIRST_WONDER } from '../content/tables.ts';
import { isUsed } from '../rules/counts.ts';
import { at, good, Table, tech, wonder } from './scene.ts';

const A = at(2, 3);
const B = at(12, 3);
const C = at(7, 4);
const top = (id: BuildingId) => FIRST_BUILDING + BUILDING_IDS.indexOf(id);

/** Ben has a capital and a second city with four forests each, under the Republic; Ada a capital. */
function ben(settings = {}): Table {
  const t = new Table(2, settings)
    .civ('Ada', 'germany')
    .civ('Ben', 'germany')
    .gov('Ada', 'republic')
    .gov('Ben', 'republic');
  t.city('Ada', 0, A).city('Ben', 0, B).city('Ben', 1, C);
  return t.land(B, 'f', 'f', 'f', 'f').land(C, 'f', 'f', 'f', 'f');
}

it('WAW-7.1 each city acts once; under the Monarchy the capital twice, never the same, the other city once', () => {
  const t = ben().manages('Ben').answer('Ben', 'act', 1, 'arts');
  expect([t.s.culture, t.why('Ben', 'act', 1, 'arts'), t.why('Ben', 'act', 0, 'arts')]).toEqual([
    [0, 1],
    'city-acted',
    'legal',
  ]);
  expect([t.s.taken, t.s.acts]).toEqual([
    [0, 0, 0, 0, 1, 0],
    [0, 0, 0, 0, 2, 0],
  ]);
  t.answer('Ben', 'act', 0, 'program');
  expect([t.s.program, t.legal('Ben', 'act')]).toEqual([[0, 1], []]);
  const king = ben().gov('Ben', 'monarchy').manages('Ben').answer('Ben', 'act', 1, 'arts');
  expect([king.why('Ben', 'act', 1, 'program'), king.why('Ben', 'act', 0, 'arts')]).toEqual([
    'city-acted',
    'legal',
  ]);
  king.answer('Ben', 'act', 0, 'arts');
  expect([king.why('Ben', 'act', 0, 'arts'), king.why('Ben', 'act', 0, 'program')]).toEqual([
    'action-repeated',
    'legal',
  ]);
  // An extra action of another city may be of the same kind.
  king.s.extra[4] = 1;
  expect(king.why('Ben', 'act', 1, 'arts')).toBe('legal');
  // Ada's third city and Ben's are no cities of Ben's, and only Egypt builds for free.
  expect([t.why('Ben', 'act', 2, 'arts'), t.why('Ben', 'act', 0, 'free')]).toEqual([
    'not-offered',
    'not-offered',
  ]);
});

it('WAW-14.3 WAW-14.4 a step of level II or III costs trade too', () => {
  const t = ben().has('Ben', { culture: 12, trade: 2, step: 7 }).manages('Ben');
  expect(t.reason('Ben', 'advance')).toEqual(['not-enough-trade', 3, 2]);
  t.has('Ben', { trade: 3 }).answer('Ben', 'advance');
  expect([t.s.culture[1], t.s.trade[1], t.s.step[1], t.tells('paidStep')]).toEqual([7, 0, 8, [[1, 5, 3]]]);
});

it('WAW-7.15 why a city can’t harvest: nothing is there, it is blockaded, or the market is empty', () => {
  expect(ben().manages('Ben').why('Ben', 'act', 1, 'harvest')).toBe('nothing-to-harvest');
  const silk = ben().land(C, 'f', 'd.s').figures('Ada', at(7, 3), 0, 1).manages('Ben');
  expect(silk.why('Ben', 'act', 1, 'harvest')).toBe('square-blockaded');
  const none = ben().land(C, 'f', 'd.s').manages('Ben');
  expect(none.why('Ben', 'act', 1, 'harvest')).toBe('legal');
  none.s.market[good('silk')] = 0;
  expect(none.why('Ben', 'act', 1, 'harvest')).toBe('supply-empty');
  // What a scout gathers for the city is harvested as well.
  const sent = ben()
    .land(at(6, 7), 'd.s')
    .figures('Ben', at(5, 6), 0, 1)
    .sends('Ben', at(5, 6), 1)
    .manages('Ben');
  expect([sent.why('Ben', 'act', 0, 'harvest'), sent.why('Ben', 'act', 1, 'harvest')]).toEqual([
    'nothing-to-harvest',
    'legal',
  ]);
  sent.answer('Ben', 'act', 1, 'harvest').answer('Ben', 'take', at(5, 6), 'silk');
  expect([sent.s.goods[4 + good('silk')], sent.s.market[good('silk')]]).toEqual([1, 1]);
});

it('WAW-7.15 Angkor Wat: one harvest a turn takes two, of one square too while the market has two', () => {
  const angkor = () =>
    ben().land(C, 'f', 'd.s').land(B, 'f', 'd.s').built(at(8, 4), 'angkor-wat').manages('Ben');
  const S = at(7, 3);
  const t = angkor().answer('Ben', 'act', 1, 'harvest');
  expect([t.may('Ben', 'enough'), t.legal('Ben', 'take')]).toEqual([false, [['take', S, good('silk')]]]);
  t.answer('Ben', 'take', S, 'silk').waitsFor('Ben: harvest');
  expect(t.legal('Ben')).toEqual([['take', S, good('silk')], ['enough'], ['back']]);
  t.answer('Ben', 'take', S, 'silk').waitsFor('Ben: cities');
  expect([t.s.goods[4 + good('silk')], isUsed(t.s, 1, ability('angkor')), t.s.draft]).toEqual([2, true, []]);
  t.s.market[good('silk')] = 2;
  t.answer('Ben', 'act', 0, 'harvest').answer('Ben', 'take', at(12, 2), 'silk').waitsFor('Ben: cities');
  // One is enough: the other city may still take two.
  const one = angkor()
    .answer('Ben', 'act', 1, 'harvest')
    .answer('Ben', 'take', S, 'silk')
    .answer('Ben', 'enough');
  expect([one.s.goods[4 + good('silk')], isUsed(one.s, 1, ability('angkor'))]).toEqual([1, false]);
  one.answer('Ben', 'act', 0, 'harvest').answer('Ben', 'take', at(12, 2), 'silk');
  expect([one.asked(), one.why('Ben', 'take', at(12, 2), 'silk')]).toEqual(['Ben: harvest', 'supply-empty']);
  const back = angkor().answer('Ben', 'act', 1, 'harvest').answer('Ben', 'back').waitsFor('Ben: cities');
  expect([back.s.draft, back.s.taken[4]]).toEqual([[], 0]);
});

it('WAW-7.5 WAW-7.5.a Engineering: two items once a turn; who buys one may still buy two with another city', () => {
  const t = ben().knows('Ben', 'engineering').has('Ben', { trade: 27 }).manages('Ben');
  t.answer('Ben', 'act', 1, 'produce')
    .answer('Ben', 'unit', 'infantry')
    .waitsFor('Ben: item')
    .answer('Ben', 'enough');
  expect([t.s.standing[1].length, t.asked(), t.s.draft]).toEqual([1, 'Ben: cities', []]);
  t.answer('Ben', 'act', 0, 'produce').answer('Ben', 'unit', 'infantry').answer('Ben', 'unit', 'mounted');
  expect([t.s.standing[1].length, t.asked(), isUsed(t.s, 1, ability('split'))]).toEqual([
    3,
    'Ben: cities',
    true,
  ]);
  t.s.taken.fill(0);
  t.answer('Ben', 'act', 1, 'produce').answer('Ben', 'unit', 'infantry').waitsFor('Ben: cities');
  // Other actions use nothing up.
  const arts = ben().knows('Ben', 'engineering').manages('Ben').answer('Ben', 'act', 1, 'arts');
  expect(isUsed(arts.s, 1, ability('split'))).toBe(false);
});

it('WAW-7.2 what the city makes can be thought over: from the square back to the item, from the item to the city', () => {
  const t = ben().knows('Ben', 'pottery').manages('Ben');
  t.answer('Ben', 'act', 1, 'produce').answer('Ben', 'building', 'granary').waitsFor('Ben: place');
  t.answer('Ben', 'back').waitsFor('Ben: item');
  expect(t.s.draft).toEqual([1, 1, 0]);
  t.answer('Ben', 'back').waitsFor('Ben: cities');
  expect([t.s.draft, t.s.taken[4]]).toEqual([[], 0]);
  t.answer('Ben', 'act', 1, 'produce').answer('Ben', 'building', 'granary').answer('Ben', 'at', at(7, 5));
  expect([t.s.top[at(7, 5)], t.asked()]).toEqual([top('granary'), 'Ben: cities']);
});

it('WAW-7.17 Egypt’s free building is one, even with Engineering, and only a building', () => {
  const t = ben().civ('Ben', 'egypt').knows('Ben', 'engineering', 'pottery').manages('Ben');
  t.answer('Ben', 'act', 1, 'free').waitsFor('Ben: item');
  expect(t.legal('Ben')).toEqual([['building', BUILDING_IDS.indexOf('aqueduct')], ['back']]);
  const { elsewhere = [] } = t.g.options(t.question('Ben'));
  expect(elsewhere.map(({ kind }) => kind)).toContain('wonder');
  t.answer('Ben', 'building', 'aqueduct').answer('Ben', 'at', at(7, 5)).waitsFor('Ben: cities');
  expect([t.s.top[at(7, 5)], t.why('Ben', 'act', 0, 'free')]).toEqual([top('aqueduct'), 'already-used']);
});

it('WAW-17.7 what is built over a great person sends it back to the reserve, not to the pool', () => {
  const t = ben().knows('Ben', 'pottery').built(at(7, 5), 'great-artist').manages('Ben');
  t.answer('Ben', 'act', 1, 'produce').answer('Ben', 'building', 'granary').answer('Ben', 'at', at(7, 5));
  expect([t.s.reserve[6], t.s.people[0], t.tells('removed')]).toEqual([1, 2, [[1, FIRST_PERSON, at(7, 5)]]]);
  const w = ben()
    .market('stonehenge')
    .built(at(7, 5), 'great-artist')
    .has('Ben', { trade: 12 })
    .manages('Ben');
  w.answer('Ben', 'act', 1, 'produce').answer('Ben', 'wonder', 'stonehenge').answer('Ben', 'at', at(7, 5));
  expect([w.s.reserve[6], w.s.people[0], w.s.top[at(7, 5)]]).toEqual([
    1,
    2,
    FIRST_WONDER + wonder('stonehenge'),
  ]);
});

it('WAW-22.2 WAW-23.5 a bank that brings the fifteenth coin wins', () => {
  const t = ben().knows('Ben', 'banking').has('Ben', { coins: 14, trade: 27 }).manages('Ben');
  t.answer('Ben', 'act', 1, 'produce').answer('Ben', 'building', 'bank').answer('Ben', 'at', at(7, 5));
  expect([t.s.over, t.s.winner, t.s.road]).toEqual([true, 1, 8]);
});

it('WAW-11.9 WAW-21.3 Education: a coin for the first wonder of a turn, while it has room; Rome advances for each', () => {
  const built = (prepare: (t: Table) => void) => {
    const t = ben().market('stonehenge', 'the-colossus').knows('Ben', 'education').has('Ben', { trade: 27 });
    prepare(t);
    t.manages('Ben').answer('Ben', 'act', 1, 'produce');
    return t.answer('Ben', 'wonder', 'stonehenge').answer('Ben', 'at', at(7, 5));
  };
  const t = built(() => undefined);
  expect([t.tells('coinOnTech'), t.s.step[1]]).toEqual([[[1, tech('education')]], 0]);
  t.has('Ben', { trade: 27 }).answer('Ben', 'act', 0, 'produce').answer('Ben', 'wonder', 'the-colossus');
  t.answer('Ben', 'at', at(12, 4));
  expect(t.tells('coinOnTech').length).toBe(1);
  const full = built(u => {
    const coins = u.s.techCoins.length / 2;
    u.s.techCoins[coins + COIN_PLACE[tech('education')]] = COIN_SLOTS;
  });
  expect(full.tells('coinOnTech')).toEqual([]);
  const rome = built(u => u.civ('Ben', 'rome'));
  expect([rome.s.step[1], rome.tells('advanced')]).toEqual([1, [[1, 1]]]);
});

it('WAW-23.8 WAW-21.3 Rome at the end of the track goes no further while the turn is finished', () => {
  const t = ben({ finishTurn: true })
    .civ('Ben', 'rome')
    .market('stonehenge')
    .has('Ben', { trade: 27, step: 21 });
  t.manages('Ben').answer('Ben', 'act', 1, 'produce').answer('Ben', 'wonder', 'stonehenge');
  t.answer('Ben', 'at', at(7, 5));
  expect([t.s.step[1], t.asked()]).toEqual([21, 'Ben: cities']);
  expect(t.why('Ben', 'advance')).toBe('track-ended');
});

it('WAW-13.9 WAW-7.12 Military Tradition gives a unit for an army, none for a scout', () => {
  const t = ben().policy('Ben', 'military-tradition').has('Ben', { trade: 27 }).manages('Ben');
  t.answer('Ben', 'act', 1, 'produce').answer('Ben', 'figure', 'scout').answer('Ben', 'at', at(7, 5));
  expect([t.asked(), t.s.fig[9 + 7]]).toEqual(['Ben: cities', at(7, 5)]);
  t.answer('Ben', 'act', 0, 'produce').answer('Ben', 'figure', 'army').answer('Ben', 'at', at(12, 4));
  expect([t.asked(), t.s.fig[9]]).toEqual(['Ben: levy', at(12, 4)]);
  t.answer('Ben', 'type', 'infantry').waitsFor('Ben: cities');
  expect(t.s.standing[1].length).toBe(1);
});

it('WAW-26.7 a culture card of City Management may be taken back while its city is chosen', () => {
  const t = ben().hand('Ben', 'we-love-the-despot-day').manages('Ben').answer('Ben', 'play', 0, 0);
  expect(t.legal('Ben')).toEqual([['city', 0], ['city', 1], ['back']]);
  t.answer('Ben', 'back').waitsFor('Ben: cities');
  expect([t.s.hand[1].length, t.why('Ben', 'play', 0, 0), t.s.boost.every(n => n === 0)]).toEqual([
    1,
    'taken-back',
    true,
  ]);
  const done = ben().hand('Ben', 'we-love-the-despot-day').manages('Ben').answer('Ben', 'play', 0, 0);
  done.answer('Ben', 'city', 1);
  expect([done.s.boost, done.s.hand[1], done.s.draft]).toEqual([[0, 0, 0, 0, 4, 0], [], []]);
});
