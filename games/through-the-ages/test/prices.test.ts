/** Prices: what makes them cheaper, what does not, and what trade routes pay. */
import { describe, expect, it } from 'vitest';
import { buildPrice, upgradePrice } from '../rules/costs.ts';
import { resourcesOf } from '../rules/goods.ts';
import { ROUTES_ARMED, ROUTES_READY, ROUTES_USED } from '../rules/state.ts';
import { at, sign } from './of-three.ts';
import { card, cards, put, store } from './scene.ts';

describe('prices', () => {
  it('TTA-9.4 construction technologies make urban buildings cheaper, nothing else', () => {
    const { s } = at((_s, p) => {
      p.specials[3] = card('engineering');
    });
    const plain = at().s;
    const less = (id: Parameters<typeof card>[0]) =>
      buildPrice(plain, 0, card(id), 0) - buildPrice(s, 0, card(id), 0);
    for (const id of [
      'agriculture',
      'mechanized-agriculture',
      'bronze',
      'oil',
      'warriors',
      'air-forces',
    ] as const)
      expect(less(id), id).toBe(0);
    expect(
      ['religion', 'philosophy', 'theology', 'journalism'].map(id => less(id as 'religion') >= 0),
    ).not.toContain(false);
    expect(less('journalism')).toBeGreaterThan(0);
  });

  it('TTA-9.5 an upgrade costs the difference, never less than nothing', () => {
    const { s } = at();
    expect(upgradePrice(s, 0, card('bronze'), card('iron'), 0)).toBe(3);
    expect(upgradePrice(s, 0, card('bronze'), card('iron'), 3)).toBe(0);
    expect(upgradePrice(s, 0, card('bronze'), card('iron'), 4)).toBe(0);
    expect(buildPrice(s, 0, card('warriors'), 9)).toBe(0);
  });

  it('TTA-21.7 TTA-28.43 a population that costs nothing leaves the trade routes alone', () => {
    const here = at((_s, p, q) => {
      sign(q, 'trade-routes-agreement', 0);
      p.wonders = cards('ocean-liner-service');
      p.routes = ROUTES_ARMED;
      store(p, 'bronze', 2);
    }).does('immigrate');
    expect([resourcesOf(here.civ(0)), here.civ(0).routes]).toEqual([2, ROUTES_ARMED]);
    expect(here.tellsOf('populated').map(({ args }) => args)).toEqual([[0, 0]]);
  });

  it('TTA-21.7 a building that costs nothing leaves them alone, too', () => {
    const here = at((_s, p, q) => {
      sign(q, 'trade-routes-agreement', 0, 1);
      put(p, 'agriculture', 2);
      store(p, 'agriculture', 2);
      p.unitGoods = 9;
      p.routes = ROUTES_ARMED;
    }).does('build', card('warriors'));
    expect([here.civ(0).blues[card('agriculture')], here.civ(0).routes]).toEqual([2, ROUTES_ARMED]);
  });

  it('TTA-21.7 trade routes pay only when announced, and only with what is there', () => {
    const build = (food: number, routes: number) => {
      const here = at((_s, p, q) => {
        sign(q, 'trade-routes-agreement', 0, 1);
        store(p, 'agriculture', food);
        store(p, 'bronze', 2);
        p.routes = routes;
      }).does('build', card('bronze'));
      const c = here.civ(0);
      return [c.blues[card('agriculture')], c.blues[card('bronze')], c.routes];
    };
    expect(build(2, ROUTES_READY)).toEqual([2, 0, ROUTES_READY]);
    expect(build(0, ROUTES_ARMED)).toEqual([0, 0, ROUTES_ARMED]);
    expect(build(2, ROUTES_ARMED)).toEqual([1, 1, ROUTES_USED]);
    const populate = (food: number, routes: number) =>
      at((_s, p, q) => {
        sign(q, 'trade-routes-agreement', 0);
        store(p, 'agriculture', food);
        store(p, 'bronze', 2);
        p.routes = routes;
      });
    const rich = populate(5, ROUTES_ARMED).does('populate').civ(0);
    expect([rich.blues[card('agriculture')], rich.blues[card('bronze')], rich.routes]).toEqual([
      4,
      1,
      ROUTES_USED,
    ]);
    populate(0, ROUTES_READY).cannot(['populate'], 'food', 2, 0);
    populate(1, ROUTES_USED).cannot(['populate'], 'food', 2, 1);
  });

  it('TTA-28.6 a threatened civilization builds cheaper units under Churchill, and nothing else', () => {
    const price = (id: Parameters<typeof card>[0], leader: Parameters<typeof card>[0]) => {
      const { s } = at((_s, p, q) => {
        p.leader = card(leader);
        q.war = card('war-over-culture-2');
        q.warOn = 0;
      });
      return buildPrice(s, 0, card(id), 0);
    };
    const plain = at().s;
    for (const id of ['bronze', 'religion'] as const)
      expect(price(id, 'winston-churchill')).toBe(buildPrice(plain, 0, card(id), 0));
    expect(price('warriors', 'winston-churchill')).toBeLessThan(buildPrice(plain, 0, card('warriors'), 0));
    expect(price('warriors', 'moses')).toBe(buildPrice(plain, 0, card('warriors'), 0));
  });
});
