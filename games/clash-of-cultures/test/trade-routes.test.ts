/** Trade routes: who trades with whom, how far, and what each route brings. */
import { describe, expect, it } from 'vitest';
import { GOODS, type ResourceId } from '../content/index.ts';
import { isHarassed, routesOf } from '../rules/routes.ts';
import { offered, spaces } from './offered.ts';
import { duel, expansion, type Table } from './position.ts';
import { two } from './war.ts';

/** Ada trades from D7, Ben from D2. */
const traders = () => two().knows('Ada', 'trade-routes', 'storage');
const routes = (t: Table) => routesOf(t.s, 0, false);
const goods = (t: Table, ...kinds: ResourceId[]) => kinds.map(kind => t.has('Ada', kind));

describe('6. How far trade routes reach', () => {
  it('COC-6.12 two spaces over land or sea, not through the unknown', () => {
    const t = (city: string) => routes(traders().units('Ada', 'D6', { settler: 1 }).city('Ben', city));
    expect([t('D6'), t('D5'), t('D4'), t('D3'), t('B5'), t('F4')]).toEqual([1, 1, 1, 0, 1, 0]);
    const unknown = traders()
      .units('Ada', 'D6', { settler: 1 })
      .city('Ben', 'D4')
      .terrain({ D5: 'unexplored' });
    expect(routes(unknown)).toBe(0);
    const sea = traders().units('Ada', 'D6', { settler: 1 }).city('Ben', 'D4').terrain({ D5: 'sea' });
    expect(routes(sea)).toBe(1);
  });

  it('COC-6.13 COC-19.11 not from nor through sea next to pirates; another way may be free', () => {
    const t = (pirates: string, more: Record<string, 'sea'> = {}) => {
      const at = traders()
        .terrain({ D5: 'sea', ...more })
        .units('Ada', 'D6', { settler: 1 })
        .city('Ben', 'D4');
      return routes(at.terrain({ [pirates]: 'sea' }).units('pirates', pirates, { ship: 1 }));
    };
    expect([t('D5'), t('C5'), t('B4'), t('C6')]).toEqual([0, 0, 1, 0]);
    // around a space that is blocked: from C5 to E4 over D4 or D5... only the free one
    const round = (...at: string[]) => {
      const u = traders()
        .terrain({ D5: 'sea', E6: 'sea', F5: 'sea', C4: 'sea', C3: 'sea' })
        .units('Ada', 'C5', { settler: 1 });
      u.city('Ben', 'E5');
      for (const pirate of at) u.units('pirates', pirate, { ship: 1 });
      return routes(u);
    };
    expect([round(), round('E6'), round('C4')]).toEqual([1, 1, 1]);
    const aboard = traders()
      .terrain({ D6: 'sea', C6: 'sea' })
      .units('Ada', 'D6', { ship: 1 })
      .city('Ben', 'D5');
    expect(routes(aboard)).toBe(1);
    expect(routes(aboard.units('pirates', 'C6', { ship: 1 }))).toBe(0);
    // in the base game there are no pirates to fear
    const base = duel().terrain({ D6: 'sea' }).units('Ada', 'D6', { ship: 1 }).city('Ben', 'D5');
    expect(routesOf(base.s, 0, false)).toBe(1);
  });

  it('COC-6.12 with cities of others that are not Angry, barbarians only with Tribal Trade', () => {
    const t = (owner: 'Ada' | 'Ben' | 'barbarians', mood: 'angry' | 'neutral' = 'neutral') =>
      traders().units('Ada', 'D6', { settler: 1 }).city(owner, 'D5', { mood });
    expect([t('Ada'), t('Ben'), t('Ben', 'angry'), t('barbarians')].map(routes)).toEqual([0, 1, 0, 0]);
    expect(routes(t('barbarians').masters('Ada', 'tribal-trade'))).toBe(1);
    expect(routes(t('barbarians').masters('Ben', 'tribal-trade'))).toBe(0);
  });

  it('COC-6.12 each unit and each city once, as many as possible, four at most', () => {
    // the settler at D5 reaches both cities, the one at F6 only E5: both trade
    const t = traders()
      .city('Ben', 'E5')
      .city('Ben', 'C4')
      .units('Ada', 'D5', { settler: 1 })
      .units('Ada', 'F6', { settler: 1 });
    expect(routes(t)).toBe(2);
    const chain = traders()
      .city('Ben', 'C4')
      .city('Ben', 'E5')
      .city('Ben', 'F5')
      .units('Ada', 'D5', { settler: 1 });
    chain.units('Ada', 'F6', { settler: 1 }).units('Ada', 'B4', { settler: 1 });
    expect(routes(chain)).toBe(3);
    const one = traders().city('Ben', 'D5').units('Ada', 'D6', { settler: 3 });
    expect(routes(one)).toBe(1);
    const many = traders()
      .units('Ada', 'D5', { settler: 4 })
      .terrain({ E6: 'sea' })
      .units('Ada', 'E6', { ship: 2 });
    for (const at of ['D4', 'C4', 'E4', 'C5', 'E5', 'C6']) many.city('Ben', at);
    expect(routes(many)).toBe(4);
  });

  it('Hiram: a fifth route where he is with a settler or ship that trades', () => {
    const many = (leader: 'hiram' | 'pygmalion', at: string, ...ships: string[]) => {
      const t = traders()
        .units('Ada', 'D5', { settler: 4 })
        .terrain({ E6: 'sea' })
        .units('Ada', 'E6', { ship: 2 });
      for (const city of ['D4', 'C4', 'E4', 'C5', 'E5', 'C6']) t.city('Ben', city);
      for (const ship of ships) t.units('Ada', ship, { ship: 1 });
      return routes(t.leads('Ada', leader, at));
    };
    expect([many('hiram', 'D5'), many('hiram', 'E6'), many('hiram', 'D7'), many('pygmalion', 'D5')]).toEqual([
      5, 5, 4, 4,
    ]);
    const lonely = traders()
      .units('Ada', 'D5', { settler: 4 })
      .terrain({ E6: 'sea' })
      .units('Ada', 'E6', { ship: 2 });
    for (const city of ['D4', 'C4', 'E4', 'C5', 'E5', 'C6']) lonely.city('Ben', city);
    // he stands where nobody could trade, though a ship is with him
    expect(
      routes(lonely.terrain({ D8: 'sea' }).units('Ada', 'D8', { ship: 1 }).leads('Ada', 'hiram', 'D8')),
    ).toBe(4);
  });

  it('Raiders: a settler near an army of the Huns, without an own army or city, does not trade', () => {
    const t = (arrange: (t: Table) => unknown, at = 'D6') => {
      const u = two()
        .masters('Ada', 'raiders')
        .units('Ada', at, { infantry: 1 })
        .units('Ben', 'D4', { settler: 1 });
      arrange(u);
      return isHarassed(u.s, 1, u.space('D4'));
    };
    expect([t(() => {}), t(() => {}, 'D7')]).toEqual([true, false]);
    expect(t(u => u.units('Ben', 'D4', { infantry: 1 }))).toBe(false);
    expect(t(u => u.city('Ben', 'D4'))).toBe(false);
    expect(t(u => u.city('Ada', 'D4'))).toBe(true);
    // settlers of the Huns are no army; their own settlers fear nobody
    const settlers = two()
      .masters('Ada', 'raiders')
      .units('Ada', 'D6', { settler: 1 })
      .units('Ben', 'D4', { settler: 1 });
    expect(isHarassed(settlers.s, 1, settlers.space('D4'))).toBe(false);
    const own = two()
      .masters('Ada', 'raiders')
      .units('Ada', 'D6', { infantry: 1 })
      .units('Ada', 'D5', { settler: 1 });
    expect(isHarassed(own.s, 0, own.space('D5'))).toBe(false);
    const others = two()
      .masters('Ada', 'nomads')
      .units('Ada', 'D6', { infantry: 1 })
      .units('Ben', 'D4', { settler: 1 });
    expect(isHarassed(others.s, 1, others.space('D4'))).toBe(false);
    // a ship trades all the same
    const ship = two()
      .masters('Ada', 'raiders')
      .units('Ada', 'D6', { infantry: 1 })
      .terrain({ D4: 'sea' })
      .city('Ada', 'D5');
    ship.units('Ben', 'D4', { ship: 1, settler: 1 });
    expect(routesOf(ship.s, 1, false)).toBe(1);
  });

  it('Indian Elephants: in own cities that are not Angry; Cedars & Dyes: Ports and ships, three spaces to the coast', () => {
    const t = (mood: 'angry' | 'neutral', at = 'D6') =>
      routes(
        traders()
          .city('Ada', 'D6', { mood })
          .masters('Ada', 'indian-elephants')
          .units('Ada', at, { elephant: 2 })
          .city('Ben', 'D4')
          .city('Ben', 'D5'),
      );
    expect([t('neutral'), t('angry'), t('neutral', 'C5')]).toEqual([2, 0, 0]);
    const plain = traders().city('Ada', 'D6').units('Ada', 'D6', { elephant: 1 }).city('Ben', 'D4');
    expect(routes(plain)).toBe(0);
    const port = (city: string, coast: boolean, cedars = true) => {
      const u = traders()
        .city('Ada', 'D7', { with: ['port'] })
        .terrain({ D6: 'sea' })
        .city('Ben', city);
      if (coast) u.terrain({ E4: 'sea' });
      if (cedars) u.masters('Ada', 'cedars-and-dyes');
      return routes(u);
    };
    expect([port('D4', true), port('D4', false), port('D3', true), port('D4', true, false)]).toEqual([
      1, 0, 0, 0,
    ]);
    const ship = (city: string, coast: boolean, cedars = true) => {
      const u = traders()
        .terrain({ D7: 'plains', D8: 'sea' })
        .units('Ada', 'D8', { ship: 1 })
        .city('Ben', city);
      if (coast) u.terrain({ C5: 'sea' });
      if (cedars) u.masters('Ada', 'cedars-and-dyes');
      return routes(u);
    };
    expect([
      ship('D5', true),
      ship('D5', false),
      ship('D6', false),
      ship('D4', true),
      ship('D5', true, false),
    ]).toEqual([1, 0, 1, 0, 0]);
    const both = traders()
      .terrain({ D8: 'sea', C5: 'sea' })
      .units('Ada', 'D8', { ship: 2 })
      .city('Ben', 'D6')
      .city('Ben', 'D5');
    expect(routes(both.masters('Ada', 'cedars-and-dyes'))).toBe(2);
    // no Port, no route; a Port of another trades for its owner
    const bare = traders()
      .terrain({ D6: 'sea', E4: 'sea' })
      .city('Ben', 'D4', { with: ['port'] })
      .masters('Ada', 'cedars-and-dyes');
    expect(routes(bare)).toBe(0);
  });

  it('COC-6.12 objectives count routes, those of ships alone without settlers, elephants and Ports', () => {
    const t = traders()
      .city('Ada', 'D7', { with: ['port'] })
      .terrain({ D6: 'sea', E5: 'sea' })
      .masters('Ada', 'cedars-and-dyes');
    t.city('Ben', 'D5').city('Ben', 'D4').city('Ben', 'E4').units('Ada', 'D6', { ship: 1, settler: 1 });
    const met = (least: number, ships = false) => routesOf(t.s, 0, ships) >= least;
    expect([met(1), met(2), met(3), met(4), met(1, true), met(2, true)]).toEqual([
      true,
      true,
      true,
      false,
      true,
      false,
    ]);
    const few = traders().units('Ada', 'D6', { settler: 2 }).city('Ben', 'D5');
    expect([routesOf(few.s, 0, false) >= 1, routesOf(few.s, 0, false) >= 2]).toEqual([true, false]);
    const beasts = traders()
      .city('Ada', 'D6')
      .masters('Ada', 'indian-elephants')
      .units('Ada', 'D6', { elephant: 2 });
    beasts.city('Ben', 'D5').city('Ben', 'D4');
    expect([routesOf(beasts.s, 0, false) >= 2, routesOf(beasts.s, 0, true) >= 1]).toEqual([true, false]);
  });
});

describe('6. What trade routes bring', () => {
  it('COC-6.12 a food each, gold instead with Currency; fewer may be used', () => {
    const t = traders()
      .knows('Ada', 'currency')
      .city('Ben', 'D5')
      .city('Ben', 'C6')
      .units('Ada', 'D6', { settler: 2 })
      .turn('Ada');
    expect(t.legal('Ada').map(a => a.slice(1))).toEqual([
      [2, 0],
      [1, 1],
      [1, 0],
      [0, 2],
      [0, 1],
      [0, 0],
    ]);
    t.answer('Ada', 'routes', 1, 1);
    expect([goods(t, 'food', 'gold'), t.tells()[0]]).toEqual([[1, 1], 'routes 0 2']);
    const none = traders()
      .city('Ben', 'D5')
      .units('Ada', 'D6', { settler: 1 })
      .turn('Ada')
      .answer('Ada', 'routes', 0, 0);
    expect([goods(none, 'food', 'gold'), none.tells('routes'), none.tells('gain')]).toEqual([
      [0, 0],
      [[0, 0]],
      [],
    ]);
    const gold = traders()
      .knows('Ada', 'currency')
      .city('Ben', 'D5')
      .units('Ada', 'D6', { settler: 1 })
      .turn('Ada');
    gold.answer('Ada', 'routes', 0, 1);
    expect(gold.tells('gain')).toEqual([[0, 4, 1, 0]]);
    const food = traders()
      .knows('Ada', 'currency')
      .city('Ben', 'D5')
      .units('Ada', 'D6', { settler: 1 })
      .turn('Ada');
    food.answer('Ada', 'routes', 1, 0);
    expect(food.tells('gain')).toEqual([[0, 0, 1, 0]]);
  });

  it('COC-6.14 Markets: the cities are named, each once and only those that are still in reach', () => {
    const t = expansion(3)
      .city('Ada', 'D7')
      .knows('Ada', 'trade-routes', 'storage')
      .units('Ada', 'D6', { settler: 2 });
    t.city('Ben', 'D5', { with: ['market'] })
      .city('Cyd', 'C6', { with: ['market'] })
      .city('Cyd', 'E6')
      .city('Ben', 'H4');
    t.turn('Ada').answer('Ada', 'routes', 2, 0).waitsFor('Ada: partner');
    expect(spaces(t, 'Ada', 'at')).toEqual({ legal: 'C6 D5 E6', 'too-far': 'H4' });
    t.answer('Ada', 'at', 'C6').waitsFor('Ada: partner');
    expect(spaces(t, 'Ada', 'at')).toEqual({ legal: 'D5 E6', 'too-far': 'H4', 'space-used': 'C6' });
    t.answer('Ada', 'at', 'E6').waitsFor('Ada: turn');
    expect([t.has('Ben', 'gold'), t.has('Cyd', 'gold'), t.has('Ada', 'gold'), t.has('Ada', 'food')]).toEqual([
      0, 1, 0, 2,
    ]);
    // all of them: nothing to choose, and each owner of a Market gains
    const all = expansion(3)
      .city('Ada', 'D7', { with: ['market'] })
      .knows('Ada', 'trade-routes', 'storage')
      .units('Ada', 'D6', { settler: 2 });
    all
      .city('Ben', 'D5', { with: ['market'] })
      .city('Cyd', 'C6', { with: ['market'] })
      .turn('Ada')
      .answer('Ada', 'routes', 2, 0);
    expect([all.asked(), all.has('Ben', 'gold'), all.has('Cyd', 'gold'), all.has('Ada', 'gold')]).toEqual([
      'Ada: turn',
      1,
      1,
      0,
    ]);
    // what one unit trades with no other can
    const bound = expansion()
      .city('Ada', 'D7')
      .knows('Ada', 'trade-routes', 'storage')
      .units('Ada', 'F6', { settler: 1 })
      .units('Ada', 'D5', { settler: 1 });
    bound
      .city('Ben', 'F5', { with: ['market'] })
      .city('Ben', 'F4')
      .city('Ben', 'B4')
      .turn('Ada')
      .answer('Ada', 'routes', 2, 0);
    bound.answer('Ada', 'at', 'F4');
    expect(spaces(bound, 'Ada', 'at')).toEqual({ legal: 'B4 F5', 'space-used': 'F4' });
  });

  it('COC-6.12 without anything that matters no city is named', () => {
    const t = traders()
      .city('Ben', 'D5')
      .city('Ben', 'C6')
      .units('Ada', 'D6', { settler: 1 })
      .turn('Ada')
      .answer('Ada', 'routes', 1, 0);
    t.waitsFor('Ada: turn');
  });

  it('Alphabet: culture or two ideas on two of the routes, food on the others', () => {
    const t = traders()
      .knows('Ada', 'currency')
      .masters('Ada', 'alphabet')
      .units('Ada', 'D6', { settler: 3 });
    for (const at of ['D5', 'C6', 'E6']) t.city('Ben', at);
    t.turn('Ada');
    // gold is chosen city by city
    expect(t.legal('Ada').map(a => a.slice(1))).toEqual([3, 2, 1, 0].map(n => [n, 0]));
    t.answer('Ada', 'routes', 3, 0)
      .waitsFor('Ada: partner')
      .answer('Ada', 'at', 'D5')
      .waitsFor('Ada: routeYield');
    expect(t.tells('gain')).toEqual([]);
    expect(t.legal('Ada', 'choose').map(a => a[1])).toEqual([0, 4, 6, 3]);
    t.answer('Ada', 'choose', 'culture')
      .answer('Ada', 'at', 'C6')
      .answer('Ada', 'choose', 'ideas')
      .waitsFor('Ada: routeYield');
    expect(t.legal('Ada', 'choose').map(a => a[1])).toEqual([0, 4]);
    t.answer('Ada', 'choose', 'gold').waitsFor('Ada: turn');
    expect(goods(t, 'food', 'culture', 'ideas', 'gold')).toEqual([0, 1, 2, 1]);
    const plain = traders()
      .masters('Ada', 'alphabet')
      .units('Ada', 'D6', { settler: 2 })
      .city('Ben', 'D5')
      .city('Ben', 'C6')
      .turn('Ada');
    plain
      .answer('Ada', 'routes', 2, 0)
      .answer('Ada', 'at', 'D5')
      .answer('Ada', 'choose', 'food')
      .waitsFor('Ada: routeYield');
    expect(plain.legal('Ada', 'choose').map(a => a[1])).toEqual([0, 6, 3]);
  });

  it('Prosperity: a mood token, or culture from a city with a building of the own colour', () => {
    const t = traders().masters('Ada', 'prosperity').units('Ada', 'D6', { settler: 2 });
    t.city('Ben', 'D5', { with: [['temple', 'Ada']] })
      .city('Ben', 'C6', { with: ['temple'] })
      .turn('Ada');
    t.answer('Ada', 'routes', 2, 0).answer('Ada', 'at', 'C6').waitsFor('Ada: routeYield');
    expect(t.legal('Ada', 'choose').map(a => a[1])).toEqual([0, 5]);
    t.answer('Ada', 'choose', 'mood').waitsFor('Ada: routeYield');
    expect(t.legal('Ada', 'choose').map(a => a[1])).toEqual([0, 5, 6]);
    t.answer('Ada', 'choose', 'culture');
    expect(goods(t, 'food', 'mood', 'culture')).toEqual([0, 1, 1]);
  });

  it('Tribal Trade: barbarians pay no gold', () => {
    const t = traders()
      .knows('Ada', 'currency')
      .masters('Ada', 'tribal-trade')
      .units('Ada', 'D6', { settler: 2 });
    t.city('Ben', 'D5')
      .city('barbarians', 'C6')
      .turn('Ada')
      .answer('Ada', 'routes', 2, 0)
      .answer('Ada', 'at', 'D5');
    expect(t.legal('Ada', 'choose').map(a => a[1])).toEqual([0, 4]);
    // with barbarians there is only food
    t.answer('Ada', 'choose', 'gold').waitsFor('Ada: turn');
    expect(goods(t, 'food', 'gold')).toEqual([1, 1]);
    const plain = traders()
      .masters('Ada', 'tribal-trade')
      .units('Ada', 'D6', { settler: 2 })
      .city('Ben', 'D5')
      .city('barbarians', 'C6');
    plain.turn('Ada').answer('Ada', 'routes', 2, 0).waitsFor('Ada: turn');
    expect(goods(plain, 'food')).toEqual([2]);
  });

  it('Raiding: owners of cities with a ship beside lose a resource they choose, no token', () => {
    const t = expansion(3)
      .city('Ada', 'D7')
      .knows('Ada', 'trade-routes', 'storage')
      .masters('Ada', 'raiding')
      .terrain({ D6: 'sea' });
    t.units('Ada', 'D6', { ship: 2, settler: 1 })
      .city('Ben', 'D5')
      .city('Cyd', 'C5')
      .goods('Ben', { food: 1, gold: 1, mood: 1 });
    t.goods('Cyd', { wood: 1 }).turn('Ada').answer('Ada', 'routes', 2, 0).waitsFor('Ben: raidPort');
    expect(offered(t, 'Ben', 'choose')).toEqual([
      [[0], 'legal'],
      [[1], 'cannot-pay'],
      [[2], 'cannot-pay'],
      [[3], 'cannot-pay'],
      [[4], 'legal'],
    ]);
    t.answer('Ben', 'choose', 'gold').waitsFor('Ada: turn');
    expect([t.tells()[0], t.has('Ben', 'food'), t.has('Cyd', 'wood')]).toEqual(['lose 1 4 1', 1, 1]);
    // nothing but tokens: nothing is lost; a settler beside is no ship
    const poor = two()
      .knows('Ada', 'trade-routes')
      .masters('Ada', 'raiding')
      .terrain({ D6: 'sea' })
      .units('Ada', 'D6', { ship: 1 });
    poor
      .city('Ben', 'D5')
      .goods('Ben', { mood: 1, culture: 1 })
      .turn('Ada')
      .answer('Ada', 'routes', 1, 0)
      .waitsFor('Ada: turn');
    expect([poor.has('Ben', 'mood'), poor.has('Ben', 'culture')]).toEqual([1, 1]);
    const land = two()
      .knows('Ada', 'trade-routes')
      .masters('Ada', 'raiding')
      .units('Ada', 'D6', { settler: 1 })
      .city('Ben', 'D5');
    land.goods('Ben', { wood: 1 }).turn('Ada').answer('Ada', 'routes', 1, 0);
    expect(land.has('Ben', 'wood')).toBe(1);
    // with two cities to choose from, the one that was named is robbed
    const named = two()
      .knows('Ada', 'trade-routes')
      .masters('Ada', 'raiding')
      .terrain({ D6: 'sea' })
      .units('Ada', 'D6', { ship: 1 });
    named
      .city('Ben', 'D5')
      .city('Ben', 'D4')
      .goods('Ben', { wood: 1 })
      .turn('Ada')
      .answer('Ada', 'routes', 1, 0)
      .answer('Ada', 'at', 'D4');
    expect(named.has('Ben', 'wood')).toBe(1);
    const without = traders()
      .terrain({ D6: 'sea' })
      .units('Ada', 'D6', { ship: 1 })
      .city('Ben', 'D5')
      .goods('Ben', { wood: 1 });
    without.turn('Ada').answer('Ada', 'routes', 1, 0);
    expect(without.has('Ben', 'wood')).toBe(1);
  });

  it('Pygmalion: gold or culture where he is with a settler or ship that trades', () => {
    const t = traders()
      .leads('Ada', 'pygmalion', 'D6')
      .units('Ada', 'D6', { settler: 1 })
      .city('Ben', 'D5')
      .turn('Ada');
    t.answer('Ada', 'routes', 1, 0).waitsFor('Ada: reward').answer('Ada', 'choose', 'gold');
    expect(goods(t, 'food', 'gold')).toEqual([1, 1]);
    const away = traders()
      .leads('Ada', 'pygmalion', 'D7')
      .units('Ada', 'D6', { settler: 1 })
      .city('Ben', 'D5')
      .turn('Ada');
    away.answer('Ada', 'routes', 1, 0).waitsFor('Ada: turn');
    const unused = traders()
      .leads('Ada', 'pygmalion', 'D6')
      .units('Ada', 'D6', { settler: 1 })
      .city('Ben', 'D5')
      .turn('Ada');
    unused.answer('Ada', 'routes', 0, 0).waitsFor('Ada: turn');
    expect(unused.s.res.slice(0, GOODS)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
