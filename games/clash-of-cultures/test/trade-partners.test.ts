/** Whose units and whose cities make a trade route, with three and four players. */
import { describe, expect, it } from 'vitest';
import { isHarassed, routesOf } from '../rules/routes.ts';
import { offered, spaces } from './offered.ts';
import { expansion, position, type Table } from './position.ts';
import { two } from './war.ts';

const routes = (t: Table) => routesOf(t.s, 0, false);
const traders = () => two().knows('Ada', 'trade-routes', 'storage');
/** Ada trades among four, barbarians count as the fifth owner. */
const four = () => expansion(4).city('Ada', 'D7').knows('Ada', 'trade-routes', 'storage', 'currency');

describe('6. Partners of trade routes', () => {
  it('COC-6.12 only own units form routes', () => {
    const t = traders()
      .terrain({ C5: 'sea' })
      .city('Ben', 'D5')
      .units('Ben', 'D6', { settler: 1 })
      .units('Ben', 'C5', { ship: 1 });
    expect(routes(t)).toBe(0);
    expect(routes(t.units('Ada', 'D7', { settler: 1 }))).toBe(1);
  });

  it('COC-6.12 barbarians are no partners, however many players there are', () => {
    const t = four().units('Ada', 'D6', { settler: 1 }).city('barbarians', 'D5');
    expect([routes(t), routes(t.masters('Ada', 'tribal-trade'))]).toEqual([0, 1]);
  });

  it('Tribal Trade: barbarians pay no gold and gain none for their Market', () => {
    const t = four().masters('Ada', 'tribal-trade').units('Ada', 'D6', { settler: 2 });
    t.city('barbarians', 'D5', { with: [['market', 'Ben']] })
      .city('Ben', 'C6', { with: ['market'] })
      .turn('Ada')
      .answer('Ada', 'routes', 2, 0)
      .answer('Ada', 'at', 'D5')
      .waitsFor('Ada: routeYield');
    expect(offered(t, 'Ada', 'choose').map(([[kind]]) => kind)).toEqual([0, 4]);
    t.answer('Ada', 'choose', 'food').waitsFor('Ada: turn');
    expect(t.tells('gain')).toEqual([
      [0, 0, 1, 0],
      [0, 0, 1, 0],
      [1, 4, 1, 0],
    ]);
  });

  it('COC-6.14 Markets: as many cities are named as there are routes, for food and for gold', () => {
    const t = traders().knows('Ada', 'currency').units('Ada', 'D6', { settler: 2 });
    t.city('Ben', 'D5', { with: ['market'] })
      .city('Ben', 'C6')
      .city('Ben', 'E6')
      .turn('Ada');
    t.answer('Ada', 'routes', 1, 1)
      .waitsFor('Ada: partner')
      .answer('Ada', 'at', 'C6')
      .waitsFor('Ada: partner');
    expect(spaces(t, 'Ada', 'at')).toEqual({ legal: 'D5 E6', 'space-used': 'C6', 'too-far': 'D2' });
    t.answer('Ada', 'at', 'D5').waitsFor('Ada: turn');
    expect([t.has('Ada', 'food'), t.has('Ada', 'gold'), t.has('Ben', 'gold')]).toEqual([1, 1, 1]);
  });

  it('COC-6.14 a Market that one of the units reaches is enough to name the cities', () => {
    const t = traders().units('Ada', 'D6', { settler: 1 }).units('Ada', 'A7', { settler: 1 });
    t.city('Ben', 'D5', { with: ['market'] })
      .city('Ben', 'E6')
      .city('Ben', 'B6')
      .turn('Ada')
      .answer('Ada', 'routes', 1, 0)
      .waitsFor('Ada: partner')
      .answer('Ada', 'at', 'B6')
      .waitsFor('Ada: turn');
    expect(t.has('Ben', 'gold')).toBe(0);
  });

  it('Alphabet: food and gold take none of its two routes', () => {
    const t = traders()
      .knows('Ada', 'currency')
      .masters('Ada', 'alphabet')
      .units('Ada', 'D6', { settler: 4 });
    for (const at of ['D5', 'C6', 'E6', 'C5']) t.city('Ben', at);
    t.turn('Ada').answer('Ada', 'routes', 4, 0);
    t.answer('Ada', 'at', 'D5').answer('Ada', 'choose', 'food');
    t.answer('Ada', 'at', 'C6').answer('Ada', 'choose', 'gold');
    t.answer('Ada', 'at', 'E6').waitsFor('Ada: routeYield');
    expect(t.legal('Ada', 'choose').map(a => a[1])).toEqual([0, 4, 6, 3]);
    t.answer('Ada', 'choose', 'ideas').waitsFor('Ada: routeYield');
    expect(t.legal('Ada', 'choose').map(a => a[1])).toEqual([0, 4, 6, 3]);
    t.answer('Ada', 'choose', 'culture').waitsFor('Ada: turn');
  });

  it('Raiding: only ships of the Vikings rob, and of the Vikings alone', () => {
    const robbed = (change: (t: Table) => unknown) => {
      const t = traders().terrain({ C5: 'sea' }).units('Ada', 'D6', { settler: 1 });
      t.city('Ben', 'D5', { with: ['market'] })
        .city('Ben', 'E6')
        .goods('Ben', { wood: 1 });
      change(t);
      t.turn('Ada').answer('Ada', 'routes', 1, 0).answer('Ada', 'at', 'D5');
      return t.asked() === 'Ben: raidPort';
    };
    expect(robbed(t => t.masters('Ada', 'raiding').units('Ben', 'C5', { ship: 1 }))).toBe(false);
    expect(robbed(t => t.units('Ada', 'C5', { ship: 1 }))).toBe(false);
    expect(robbed(t => t.masters('Ada', 'raiding').units('Ada', 'C5', { ship: 1 }))).toBe(true);
  });

  it('Raiders: an army of somebody else harasses nobody', () => {
    const harassed = (who: 'Ada' | 'Cyd' | 'barbarians') => {
      const t = expansion(3).masters('Ada', 'raiders').units('Ben', 'D4', { settler: 1 });
      t.units(who, 'D6', { infantry: 1 });
      return isHarassed(t.s, 1, t.space('D4'));
    };
    expect([harassed('Ada'), harassed('Cyd'), harassed('barbarians')]).toEqual([true, false, false]);
  });

  it('COC-6.12 without the expansion routes bring food, and no city is named', () => {
    const t = position().city('Ada', 'D7').city('Ben', 'D5').city('Ben', 'C6').knows('Ada', 'trade-routes');
    t.units('Ada', 'D6', { settler: 1 }).turn('Ada').answer('Ada', 'routes', 1, 0).waitsFor('Ada: turn');
    expect(t.tells('gain')).toEqual([[0, 0, 1, 0]]);
  });
});
