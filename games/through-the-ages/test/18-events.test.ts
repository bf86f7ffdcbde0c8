import { describe, expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { named } from '../rules/events.ts';
import { foodOf, resourcesOf } from '../rules/goods.ts';
import { byStrength } from '../rules/ratings.ts';
import type { Civ, State } from '../rules/state.ts';
import { army, card, cards, food, put, resources, type Scene, scene } from './scene.ts';

/** Seat 0 plays an event so that this one is revealed. */
export function reveals(
  id: Parameters<typeof card>[0],
  arrange: (s: State, ...civs: Civ[]) => void = () => {},
  options: { seats?: number; age?: number; active?: number } = {},
): Scene {
  const at = scene({ phase: 'political', ...options }, (s, ...civs) => {
    s.current = [card('no-event'), card(id)];
    civs[options.active ?? 0].military = cards('rats');
    arrange(s, ...civs);
  });
  return at.does('event', card('rats'));
}

describe('18 events', () => {
  it('TTA-18.1 playing an event scores its level and reveals another one', () => {
    const at = reveals('national-pride');
    expect(at.civ(0).culture).toBe(1 + 5);
    expect([at.s.future, at.s.futureBy]).toEqual([cards('rats'), [0]]);
  });

  it('EX-39 TTA-18.1 TTA-18.2 the new current deck has the older age on top', () => {
    const at = scene({ phase: 'political', seats: 2, age: 3 }, (s, p) => {
      s.current = cards('popularization-of-science');
      s.future = cards('impact-of-colonies', 'cold-war', 'impact-of-wonders');
      s.futureBy = [1, 0, 1];
      p.military = cards('civil-unrest');
    });
    at.does('event', card('civil-unrest'));
    expect(at.civ(0).by[4]).toBe(2);
    expect(at.s.current.map(c => T.LEVEL[c])).toEqual([3, 3, 2, 2]);
    expect(at.s.current).toContain(card('civil-unrest'));
    expect([at.s.future, at.s.past]).toEqual([[], cards('popularization-of-science')]);
  });

  it('TTA-18.3 current and future events are players + 2 for ever', () => {
    const at = scene({ phase: 'political', seats: 3 }, (_s, p) => {
      p.military = cards('rats');
    });
    expect(at.s.current.length + at.s.future.length).toBe(5);
    at.does('event', card('rats'));
    while (at.open().kind !== 'act') at.does(...(at.legal()[0] as unknown as [string]));
    expect(at.s.current.length + at.s.future.length).toBe(5);
  });

  it('TTA-18.4 a territory is auctioned, an event resolved', () => {
    reveals('fertile-territory-1').asks('bid', 0);
    expect(reveals('development-of-science').civ(2).science).toBe(2);
  });

  it('EX-40 TTA-18.5 ties in turn order from the active player', () => {
    const ranks = (active: number) => {
      const { s } = scene({ active }, (_s, ...p) => {
        [5, 5, 3, 3].forEach((n, i) => {
          army(p[i], { warriors: n });
        });
      });
      return {
        order: byStrength(s, active),
        first: named(s, 'strongest'),
        last: named(s, 'weakest'),
        two: named(s, 'weakest two'),
      };
    };
    expect(ranks(0)).toEqual({ order: [0, 1, 2, 3], first: [0], last: [3], two: [2, 3] });
    expect([ranks(1).first, ranks(1).last]).toEqual([[1], [3]]);
    expect(ranks(3).last).toEqual([2]);
  });

  it('EX-41 TTA-18.6 with two players only one of "the two strongest"', () => {
    const at = reveals('foray', () => {}, { seats: 2 });
    at.asks('gainMix', 0).does('mix', 1, 2).asks('act', 0);
    expect([foodOf(at.civ(0)), resourcesOf(at.civ(0))]).toEqual([1, 2]);
  });

  it('TTA-18.7 ranking is taken at the reveal, decisions from the active player on', () => {
    const at = reveals('foray', (_s, p, q, r) => {
      army(p, { warriors: 1 });
      army(q, { warriors: 3 });
      army(r, { warriors: 4 });
    });
    at.asks('gainMix', 1).does('mix', 3, 0).asks('gainMix', 2).does('mix', 0, 3);
    expect([foodOf(at.civ(1)), resourcesOf(at.civ(2))]).toEqual([3, 3]);
  });

  it('TTA-18.7.a each effect is finished before the next; discontent is that of the reveal', () => {
    const at = reveals('refugees', (_s, p, q, r, t) => {
      for (const c of [p, q, r]) army(c, { warriors: 2 });
      army(p, { warriors: 3 });
      army(t, { warriors: 1 });
      t.idle = 0;
      t.culture = 5;
    });
    // The weakest still chooses a worker while the strongest has nothing yet.
    at.asks('losePopulation', 3);
    expect([at.civ(3).culture, at.civ(0).culture, at.civ(0).idle]).toEqual([2, 1, 1]);
    at.does('worker', card('bronze'));
    expect([at.civ(0).culture, at.civ(0).idle]).toEqual([4, 2]);
  });

  it('TTA-18.8 free population needs a token, a free building a worker and its place', () => {
    const settled = reveals('development-of-settlement', (_s, p) => {
      p.yellow = 0;
    });
    expect([settled.civ(0).idle, settled.civ(1).idle, settled.civ(1).yellow]).toEqual([1, 2, 17]);
    const at = reveals('development-of-religion', (_s, p, q) => {
      p.idle = 0;
      put(q, 'religion', 2);
    });
    at.asks('freeBuilding', 2).does('accept').asks('freeBuilding', 3).does('decline').asks('act', 0);
    expect([at.civ(2).workers[card('religion')], at.civ(3).workers[card('religion')]]).toEqual([1, 0]);
    expect(at.civil(0)).toBe('4/4');
  });

  it('TTA-18.9 losses are limited to what is there', () => {
    const at = reveals('raiders', (_s, p, q, r, t) => {
      for (const c of [p, q]) army(c, { warriors: 3 });
      food(r, 1);
      expect(t.culture).toBe(0);
    });
    at.asks('act', 0);
    expect(foodOf(at.civ(2))).toBe(0);
  });

  it('TTA-18.9 of several goods the owner chooses', () => {
    const at = reveals('raiders', (_s, p, q, r) => {
      for (const c of [p, q]) army(c, { warriors: 3 });
      food(r, 2);
      resources(r, 2);
    });
    at.asks('loseMix', 2);
    expect(at.can('mix')).toEqual([
      [0, 2],
      [1, 1],
      [2, 0],
    ]);
    at.does('mix', 1, 1);
    expect([foodOf(at.civ(2)), resourcesOf(at.civ(2))]).toEqual([1, 1]);
  });

  it('TTA-18.10 a building that is lost frees its worker', () => {
    const at = reveals('border-conflict', (_s, p) => {
      army(p, { warriors: 3 });
    });
    at.asks('loseBuilding', 3).does('worker', card('philosophy'));
    expect([at.civ(3).workers[card('philosophy')], at.civ(3).idle, resourcesOf(at.civ(0))]).toEqual([
      0, 2, 3,
    ]);
  });

  it('TTA-18.11 Age III events score when revealed', () => {
    const at = reveals('impact-of-colonies', (_s, p) => {
      p.colonies = cards('fertile-territory-1', 'fertile-territory-2');
    });
    expect(at.civ(0).culture).toBe(1 + 8);
  });
});
