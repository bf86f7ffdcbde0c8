/** The other side of rules that the chapters show from one side. */
import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { highestBid } from '../rules/colonies.ts';
import { foodOf, payResources, resourcesOf } from '../rules/goods.ts';
import { produceMines } from '../rules/production.ts';
import { army, card, cards, food, put, resources, scene, store } from './scene.ts';

describe('boundaries', () => {
  it('TTA-13.8.a with one token the mine gets it, with two the lab before the Railroad', () => {
    const produced = (blue: number) => {
      const at = scene({}, (_s, p) => {
        put(p, 'bronze', 0);
        put(p, 'iron', 1);
        put(p, 'scientific-method', 1);
        p.leader = card('bill-gates');
        p.wonders = cards('transcontinental-railroad');
        p.blue = blue;
      });
      produceMines(at.g, 0, NONE);
      return [at.civ(0).blues[card('iron')], at.civ(0).blues[card('scientific-method')]];
    };
    expect([produced(1), produced(2), produced(3)]).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
  });

  it('TTA-28.5.a of two tokens of equal worth the one on the lab is handed in', () => {
    const c = scene({}, (_s, p) => {
      store(p, 'alchemy', 1);
      store(p, 'bronze', 1);
    }).civ(0);
    payResources(c, 1);
    expect([c.blues[card('alchemy')], c.blues[card('bronze')]]).toEqual([0, 1]);
  });

  it('TTA-19.3 without a unit nothing can be bid, whatever cards are in hand', () => {
    const { s } = scene({}, (_s, p) => {
      army(p, {});
      p.military = cards('bonus-3', 'bonus-3');
      p.wonders = cards('colossus');
    });
    expect(highestBid(s, 0)).toBe(0);
  });

  it('TTA-21.7 hunger uses the trade routes up for the turn', () => {
    const at = scene({ phase: 'political', age: 2 }, (s, p, q) => {
      s.current = cards('no-event', 'economic-progress');
      p.military = cards('rats');
      q.pact = card('trade-routes-agreement');
      q.pactWith = 0;
      p.yellow = 9;
      p.idle = 6;
      put(p, 'agriculture', 1);
      put(p, 'bronze', 1);
      p.culture = 20;
      resources(p, 2);
    });
    at.does('event', card('rats')).asks('act', 0).cannot(['routes'], 'routesGone');
    expect([at.civ(0).culture, resourcesOf(at.civ(0))]).toEqual([21, 2]);
  });

  it('TTA-23.7 TTA-26.2 a war against who resigned is void before its turn comes', () => {
    const at = scene({ phase: 'political', age: 2 }, (_s, p, _q, _r, t) => {
      p.military = cards('rats');
      t.war = card('war-over-culture-2');
      t.warOn = 0;
    });
    at.does('resign', 'yes');
    expect([at.civ(3).war, at.civ(3).warOn]).toEqual([NONE, NONE]);
    expect(at.s.discards[2]).toEqual(cards('war-over-culture-2'));
  });

  it('TTA-28.20 the Ocean Liner sails again in the next turn', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.wonders = cards('ocean-liner-service');
      food(p, 4);
    });
    at.does('immigrate').cannot(['immigrate'], 'onceOnly').does('endTurn').does('endTurn');
    while (at.open().kind !== 'act') at.does('pass');
    expect(at.can('immigrate')).toEqual([[]]);
    expect(foodOf(at.civ(0))).toBeGreaterThan(0);
  });
});
