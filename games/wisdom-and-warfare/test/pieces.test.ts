/** What comes and goes: figures, cards, coins, wonders, techs, policies, each player's own (WAW-9.17, 14.6, 16.5, 22, 23). */
import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { BUILDING_IDS, GOVERNMENT_IDS } from '../content/ids.ts';
import { FIRST_BUILDING, SPACE_FLIGHT } from '../content/tables.ts';
import {
  audit,
  before,
  clearTop,
  destroyCity,
  drawEvent,
  drawUnit,
  killAll,
  learn,
  lift,
  obsoleteWonder,
  policiesFollow,
  refillWonders,
} from '../rules/changes.ts';
import { at, good, Table, tech, wonder } from './scene.ts';

const A = at(2, 2);
const B = at(9, 9);
const B2 = at(9, 4);
const C = at(13, 13);

function table(prepare: (t: Table) => void = () => undefined, settings = {}): Table {
  const t = new Table(4, settings);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany').gov(who, 'republic');
  t.city('Ada', 0, A).city('Ben', 0, B).city('Cleo', 0, C).city('Ben', 1, B2);
  prepare(t);
  return t;
}
const next = (t: Table) => t.s.stack.map(({ step }) => step).at(-1);

it('WAW-5.12.a WAW-4.10 a figure that leaves the map may be assigned anew; the others stay as they are', () => {
  const t = table(u => u.figures('Ben', at(5, 5), 2, 2));
  t.s.assigned[1] = t.s.moved[1] = 0b110000011;
  lift(t.s, 1, 7);
  expect([t.s.assigned[1], t.s.moved[1], t.s.fig[9 + 7], t.s.fig[9 + 8]]).toEqual([
    0b100000011,
    0b100000011,
    NONE,
    at(5, 5),
  ]);
  killAll(t.g, 1, at(5, 5), 0b100000010);
  expect([t.s.fig[9], t.s.fig[10], t.s.fig[9 + 8], t.log.at(-1)?.args]).toEqual([
    at(5, 5),
    NONE,
    NONE,
    [1, 1, 1, at(5, 5)],
  ]);
});

it('WAW-5.9 what gives no culture is not told: Fundamentalism without armies', () => {
  const t = table(u => u.gov('Ben', 'fundamentalism').figures('Ada', at(5, 5), 2)).starts('Ben');
  t.answer('Ben', 'stay').waitsFor('Ben: start');
  expect([t.tells('culture'), t.s.culture[1]]).toEqual([[], 0]);
});

it('WAW-22.2 WAW-23.5 the fifteenth coin wins at once, on the sheet, on a tech, or printed on what is learned', () => {
  const gift = table(u => u.knows('Ben', 'pottery').hand('Ben', 'a-gift-from-afar').goods('Ben', 'silk'));
  gift.has('Cleo', { coins: 14 }).manages('Ben').answer('Ben', 'use', 'sell');
  gift.answer('Ben', 'gift', 0, good('iron')).answer('Ben', 'token', 'silk').answer('Ben', 'player', 2);
  expect([gift.s.over, gift.s.winner, gift.s.road]).toEqual([true, 2, 8]);
  const tax = table(u => u.knows('Ben', 'democracy').has('Ben', { trade: 6, coins: 14 })).manages('Ben');
  tax.answer('Ben', 'use', 'tax');
  expect([tax.s.over, tax.s.winner]).toEqual([true, 1]);
  const rail = table(u => u.has('Ben', { coins: 14 }));
  rail.arrange(() => learn(rail.g, 1, tech('railroad')));
  expect([rail.s.over, rail.s.winner]).toEqual([true, 1]);
});

it('WAW-23.3 WAW-23.6 Space Flight wins however it is learned, and coins do not win again', () => {
  const t = table(u => u.has('Ben', { coins: 15 }));
  t.arrange(() => learn(t.g, 1, SPACE_FLIGHT));
  expect([t.s.over, t.s.winner, t.s.road, t.tells('won')]).toEqual([true, 1, 2, [[1, 2]]]);
  const end = table(u => u.has('Ben', { coins: 15 }), { finishTurn: true });
  end.arrange(() => {
    audit(end.g);
    audit(end.g);
  });
  expect([end.tells('fulfilled'), end.s.roads, end.s.over]).toEqual([[[1, 8]], [0, 8, 0, 0], false]);
});

it('WAW-23.6 the best of several wins, whoever is looked at first; among equals the first in turn order', () => {
  const won = (active: number, prepare: (t: Table) => void) => {
    const t = table(prepare);
    t.s.active = active;
    t.arrange(() => audit(t.g));
    return t.s.winner;
  };
  expect(
    [0, 1, 2, 3].map(active => won(active, t => t.has('Ada', { coins: 16 }).has('Dan', { coins: 15 }))),
  ).toEqual([0, 0, 0, 0]);
  const order = (first: number, a: number, b: number) => {
    const t = table();
    t.s.first = first;
    return before(t.s, a, b);
  };
  expect([order(1, 0, 1), order(1, 1, 0), order(0, 0, 1), order(3, 0, 3), order(3, 3, 2)]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});

it('WAW-14.6 three cards are not too many for whoever may hold three', () => {
  const asked = (...techs: 'pottery'[]) =>
    table(t => t.hand('Ben', 'drought', 'sabotage', 'migrants').knows('Ben', ...techs))
      .arrange(() => undefined, ['limits', null], ['manage', 0])
      .asked();
  expect([asked(), asked('pottery')]).toEqual(['Ben: discard', 'Ada: cities']);
});

it('WAW-14.7 WAW-24.4 discards wait until their deck is empty, then they are shuffled; a draw can’t be undone', () => {
  const t = table();
  t.s.eventUsed = [t.s.events[0].splice(0, 3), [], []];
  t.g.marked = false;
  t.arrange(() => drawEvent(t.g, 1, 1));
  expect([t.s.eventUsed[0].length, t.g.marked]).toEqual([3, true]);
  const cards = t.s.events[0].splice(0).sort((a, b) => a - b);
  t.s.eventUsed = [[...t.s.eventUsed[0], ...cards], [], []];
  const order = t.s.eventUsed[0].slice();
  t.arrange(() => drawEvent(t.g, 1, 1));
  expect(t.s.events[0]).not.toEqual(order.slice(0, -1));
  expect(t.s.events[0].length).toBe(order.length - 1);
  const pile = t.s.units[0].splice(0).sort((a, b) => a - b);
  t.s.unitUsed = [pile.slice(), [], [], []];
  t.g.marked = false;
  t.arrange(() => drawUnit(t.g, 1, 0));
  expect([t.g.marked, t.s.unitUsed[0]]).toEqual([true, []]);
  expect(t.s.units[0]).not.toEqual(pile.slice(0, -1));
});

it('WAW-16.5 WAW-22.1 the coins of the Panama Canal go with it, not with another wonder', () => {
  const t = table(u =>
    u.built(at(9, 8), 'panama-canal').built(at(9, 3), 'stonehenge').built(at(2, 1), 'the-louvre'),
  );
  t.s.canal[1] = 2;
  t.arrange(() => {
    obsoleteWonder(t.g, wonder('the-louvre'));
    clearTop(t.g, at(9, 3), 1);
    obsoleteWonder(t.g, wonder('stonehenge'));
  });
  expect([t.s.canal[1], t.s.obsolete]).toEqual([
    2,
    (1 << wonder('the-louvre')) | (1 << wonder('stonehenge')),
  ]);
  t.arrange(() => clearTop(t.g, at(9, 8), 1));
  expect(t.s.canal[1]).toBe(0);
});

it('WAW-16.3 with no wonder left the space in the market stays empty', () => {
  const t = table();
  t.s.wonderLeft = [0, 0, 0];
  t.s.wonderUp[1] = NONE;
  t.log.length = 0;
  const up = t.s.wonderUp.slice();
  t.arrange(() => refillWonders(t.g));
  expect([t.s.wonderUp, t.tells('wonderUp')]).toEqual([up, []]);
  t.s.wonderLeft = [0, 0, 1];
  t.arrange(() => refillWonders(t.g));
  expect([t.s.wonderUp[1] !== NONE, t.s.wonderLeft, t.tells('wonderUp').length]).toEqual([
    true,
    [0, 0, 0],
    1,
  ]);
});

it('WAW-12.2 WAW-17.8 a learned tech makes its government new, and turns only its own buildings', () => {
  const t = table(u => u.built(at(9, 8), 'granary').built(at(9, 3), 'library'));
  const bit = (id: (typeof GOVERNMENT_IDS)[number]) => 1 << GOVERNMENT_IDS.indexOf(id);
  t.arrange(() => learn(t.g, 1, tech('monarchy')));
  expect([t.s.fresh, t.tells('upgraded')]).toEqual([[0, bit('monarchy'), 0, 0], []]);
  t.arrange(() => learn(t.g, 1, tech('democracy')));
  expect(t.s.fresh[1]).toBe(bit('monarchy') | bit('democracy'));
  t.arrange(() => learn(t.g, 1, tech('printing-press')));
  expect([t.s.top[at(9, 8)], t.tells('upgraded').length]).toEqual([
    FIRST_BUILDING + BUILDING_IDS.indexOf('granary'),
    1,
  ]);
});

it('WAW-13.3 WAW-13.6 as many policies as cities, one’s own alone', () => {
  const asked = (mine: number) => {
    const t = table();
    for (let card = 0; card < mine; card++) t.s.policy[4 + card] = 1;
    t.arrange(() => policiesFollow(t.g, 1));
    return next(t);
  };
  const idle = next(table());
  expect([asked(0), asked(1), asked(2), asked(3)]).toEqual(['adopt', 'adopt', idle, 'giveUp']);
  const t = table();
  t.s.policy[4] = 1;
  t.s.policy[8] = 1;
  t.arrange(() => policiesFollow(t.g, 1));
  expect(next(t)).toBe('adopt');
});

it('WAW-9.17 with a city only the figures that gather for it lose their assignment', () => {
  const t = table(u =>
    u.figures('Ben', at(5, 5), 0, 1).figures('Ben', at(5, 8), 0, 1).figures('Cleo', at(5, 12), 1),
  );
  t.sends('Ben', at(5, 5), 0).sends('Ben', at(5, 8), 1).sends('Cleo', at(5, 12), 1);
  t.arrange(() => destroyCity(t.g, 4), ['researchPhase', null]);
  expect([t.s.sends[9 + 7], t.s.sends[9 + 8], t.s.sends[18]]).toEqual([0, NONE, 1]);
});
