import { NONE, redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import {
  A,
  ACTION_CARDS,
  ADVANCE_COUNT,
  DIE_ICONS,
  DIE_VALUES,
  EVENTS,
  OBJECTIVE_CARDS,
  REGIONS,
  UNITS,
  WONDERS,
} from '../content/index.ts';
import { advancesOf, citiesOf, distance, sizeOf, unitsOf } from '../rules/counts.ts';
import { rules } from '../rules/index.ts';
import { layoutFor } from '../rules/layout.ts';
import { HAPPY } from '../rules/state.ts';
import { duel, position, Table } from './position.ts';

const table = (seats: 2 | 3 | 4, settings = {}) =>
  new Table(rules, {
    seats,
    names: (['Ada', 'Ben', 'Cyd', 'Dov'] as const).slice(0, seats),
    settings: { expansion: false, ...settings },
  });

describe('1 to 4. Components, map, set-up', () => {
  it('COC-4.1 COC-4.2 COC-4.3 COC-4.5 COC-4.6 COC-4.7 EX-01 a new base game for two', () => {
    const t = table(2);
    const { s } = t;
    for (const seat of [0, 1]) {
      expect(s.res.slice(7 * seat, 7 * seat + 7)).toEqual([2, 0, 0, 0, 0, 0, 0]);
      expect(advancesOf(s, seat)).toBe(2);
      expect(s.has[seat * ADVANCE_COUNT + A.farming] + s.has[seat * ADVANCE_COUNT + A.mining]).toBe(2);
      expect(s.cubes[seat]).toBe(3);
      expect(citiesOf(s, seat)).toBe(1);
      expect(sizeOf(s, s.home[seat])).toBe(1);
      expect(s.mood[s.home[seat]]).toBe(HAPPY);
      expect(unitsOf(s, seat, 0)).toBe(1);
      expect(s.hands[seat].length).toBe(1);
      expect(s.objectives[seat].length).toBe(1);
    }
    expect(s.home[0]).not.toBe(s.home[1]);
    expect(s.slotTurn.filter(turn => turn === NONE).length).toBe(8);
    expect([s.actionDeck.length, s.objectiveDeck.length, s.eventDeck.length, s.wonderDeck.length]).toEqual([
      40, 30, 38, 8,
    ]);
    expect([s.age, s.roundOfAge]).toEqual([1, 1]);
    const firsts = new Set(
      Array.from(
        { length: 20 },
        (_, i) => new Table(rules, { seats: 2, names: ['Ada', 'Ben'], seed: `${i}` }).s.first,
      ),
    );
    expect(firsts.size).toBe(2);
    const homes = new Set(
      Array.from(
        { length: 20 },
        (_, i) => new Table(rules, { seats: 2, names: ['Ada', 'Ben'], seed: `${i}` }).s.home[0],
      ),
    );
    expect(homes.size).toBe(2);
  });

  it('COC-1.3 COC-28.10 the base game has 38 events, 32 objectives, no expansion pieces', () => {
    const { s } = table(2);
    const all = [...s.eventDeck, ...s.eventDiscard];
    expect(all.every(id => !EVENTS[id].expansion)).toBe(true);
    const objectives = [...s.objectiveDeck, ...s.objectives.flat()];
    expect(objectives.length).toBe(32);
    expect(objectives.every(id => !OBJECTIVE_CARDS[id].expansion)).toBe(true);
    const t = duel().knows('Ada', 'bartering', 'arts', 'math').goods('Ada', { food: 2, wood: 2, ore: 2 });
    t.city('Ada', 'D5').turn('Ada');
    for (const building of ['market', 'obelisk', 'observatory'])
      expect(t.why('Ada', 'construct', 'D7', building)).toBe('not-offered');
  });

  it('COC-2.5 the die has each value twice and an icon on every face', () => {
    expect(DIE_VALUES).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    const count = (icon: string) => DIE_ICONS.filter(x => x === icon).length;
    expect([count('infantry'), count('cavalry'), count('elephant'), count('leader')]).toEqual([4, 3, 3, 2]);
  });

  it('COC-2.2 COC-2.3 COC-2.4 players are limited to their own pieces; tokens are not limited', () => {
    expect(UNITS.map(x => x.pieces)).toEqual([4, 16, 4, 4, 4, 1]);
    expect([ACTION_CARDS.length, WONDERS.length, REGIONS.length]).toEqual([42, 8, 16]);
    const t = duel().goods('Ada', { mood: 100, food: 2 }).knows('Ada', 'civil-liberties').turn('Ada');
    t.answer('Ada', 'use', 'civil-liberties');
    expect(t.has('Ada', 'mood')).toBe(103);
    for (const label of ['A3', 'B2', 'B4', 'F2', 'F4', 'F6']) t.city('Ada', label);
    t.units('Ada', 'D5', { settler: 1 });
    expect(t.why('Ada', 'found', 'D5')).toBe('no-settlement');
  });

  it('COC-3.1 COC-3.2 COC-3.3 COC-3.4 COC-3.5 the layouts: spaces, neighbours, edge, perimeter', () => {
    for (const [seats, slots] of [
      [2, 8],
      [3, 12],
      [4, 14],
    ] as const) {
      const map = layoutFor(seats);
      expect(map.slots).toBe(slots);
      expect(map.spaces).toBe(4 * (seats + slots));
      for (let x = 0; x < map.spaces; x++)
        for (let d = 0; d < 6; d++) {
          const y = map.near[6 * x + d];
          if (y >= 0) expect(map.near.slice(6 * y, 6 * y + 6)).toContain(x);
        }
      for (const x of map.perimeter) expect(map.edge[x]).toBe(1);
      expect(new Set(map.perimeter).size).toBe(map.edge.filter(e => e === 1).length);
      const t = table(seats);
      for (let seat = 0; seat < seats; seat++) expect(t.s.terrain[t.s.home[seat]]).toBe(0);
    }
    const t = position();
    expect(t.s.terrain.length).toBe(40);
    expect(layoutFor(2).labels[t.space('D7')]).toBe('D7');
  });

  it('COC-1.6 distance goes over explored spaces of any terrain, own space 0', () => {
    const t = position();
    expect(distance(t.s, t.space('D7'), t.space('D7'))).toBe(0);
    expect(distance(t.s, t.space('D7'), t.space('D2'))).toBe(5);
    t.terrain({ D6: 'sea', E7: 'sea', C7: 'sea' });
    expect(distance(t.s, t.space('D7'), t.space('D2'))).toBe(5);
    t.terrain({ D6: 'unexplored', E7: 'unexplored', C7: 'unexplored' });
    expect(distance(t.s, t.space('D7'), t.space('D2'))).toBe(8);
  });

  it('COC-3.6 COC-29.3 nobody knows the face-down and the unused tiles, nor the decks and the hands of others', () => {
    const { s } = table(2);
    const view = redact(rules, s, 0);
    expect(view.slotTile.every(tile => tile < NONE)).toBe(true);
    expect(view.spareTiles.every(tile => tile < NONE)).toBe(true);
    expect(
      [...view.actionDeck, ...view.objectiveDeck, ...view.eventDeck, ...view.wonderDeck].every(x => x < NONE),
    ).toBe(true);
    expect(view.hands[0]).toEqual(s.hands[0]);
    expect(view.hands[1].every(x => x < NONE)).toBe(true);
    expect(view.objectives[1].every(x => x < NONE)).toBe(true);
  });
});
