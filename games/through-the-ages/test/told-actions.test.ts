/** Prices of actions, and that each action is told. */
import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { foodOf, resourcesOf } from '../rules/goods.ts';
import type { Civ, State } from '../rules/state.ts';
import { army, card, cards, food, put, resources, scene, store } from './scene.ts';
import { telling } from './told.ts';

type Id = Parameters<typeof card>[0];
const sign = (owner: Civ, id: Id, partner: number, side = 0) => {
  owner.pact = card(id);
  owner.pactWith = partner;
  owner.pactSide = side;
};

describe('prices', () => {
  const offers = (arrange: (p: Civ, q: Civ, s: State) => void, seats = 3) =>
    scene({ seats }, (s, p, q) => arrange(p, q, s));

  it('TTA-9.4 TTA-28.5 rivals pay for labs and libraries of Bill Gates, the owner does not', () => {
    const at = offers((p, q) => {
      q.leader = card('bill-gates');
      store(p, 'bronze', 3);
    });
    at.cannot(['build', card('philosophy')], 'resources', 4, 3);
    const own = offers(p => {
      p.leader = card('bill-gates');
      store(p, 'bronze', 3);
    });
    expect(telling(own, 'build', card('philosophy'))).toEqual([['built', 0, card('philosophy'), 3]]);
  });

  it('TTA-28.6 Churchill: units are cheaper only while a war against the owner waits', () => {
    const at = (arrange: (p: Civ, q: Civ) => void) =>
      offers((p, q) => {
        p.leader = card('winston-churchill');
        store(p, 'bronze', 5);
        put(p, 'swordsmen', 0);
        arrange(p, q);
      });
    const price = (arrange: (p: Civ, q: Civ) => void) =>
      telling(at(arrange), 'build', card('swordsmen'))[0].at(-1);
    expect(price(() => {})).toBe(3);
    expect(
      price((_p, q) => {
        q.war = card('holy-war-3');
        q.warOn = 0;
      }),
    ).toBe(1);
    expect(
      price((_p, q) => {
        q.war = card('holy-war-3');
        q.warOn = 2;
      }),
    ).toBe(3);
    expect(
      price((p, q) => {
        q.war = card('holy-war-3');
        q.warOn = 0;
        p.leader = card('moses');
      }),
    ).toBe(3);
    const cheap = at((_p, q) => {
      q.war = card('holy-war-3');
      q.warOn = 0;
    });
    expect(telling(cheap, 'build', card('warriors'))[0].at(-1)).toBe(0);
  });

  it('TTA-10.2 TTA-10.5 an upgrade of units is paid with resources for units', () => {
    const at = offers(p => {
      p.unitGoods = 1;
      put(p, 'knights', 0);
      put(p, 'swordsmen', 0);
    });
    expect(telling(at, 'upgrade', card('warriors'), card('swordsmen'))).toEqual([
      ['upgraded', 0, card('warriors'), card('swordsmen'), 1],
    ]);
    expect([at.civ(0).unitGoods, at.military(0)]).toEqual([0, '1/2']);
    at.cannot(['upgrade', card('bronze'), card('iron')], 'noBetterTechnology', 1);
  });

  it("TTA-10.5 TTA-10.6 Homer's resource goes first, then those of the turn, then stored ones", () => {
    const at = offers(p => {
      p.leader = card('homer');
      p.unitGoods = 2;
      p.idle = 2;
      store(p, 'bronze', 1);
    });
    at.does('build', card('warriors'));
    expect([at.civ(0).unitGoodsUsed, at.civ(0).unitGoods, resourcesOf(at.civ(0))]).toEqual([1, 1, 1]);
    at.does('build', card('warriors'));
    expect([at.civ(0).unitGoodsUsed, at.civ(0).unitGoods, resourcesOf(at.civ(0))]).toEqual([1, 0, 0]);
  });

  it('TTA-21.7 a trade route that was opened pays one resource with food, once', () => {
    const trading = (arrange: (p: Civ) => void) =>
      offers((p, q) => {
        sign(q, 'trade-routes-agreement', 0, 1);
        food(p, 2);
        store(p, 'bronze', 1);
        p.idle = 2;
        arrange(p);
      });
    const at = trading(() => {});
    at.cannot(['build', card('bronze')], 'resourcesByRoutes', 2, 1);
    expect(telling(at, 'routes')).toEqual([]);
    expect(telling(at, 'build', card('bronze'))).toEqual([
      ['routesUsed', 0],
      ['built', 0, card('bronze'), 2],
    ]);
    expect([foodOf(at.civ(0)), resourcesOf(at.civ(0)), at.civ(0).routes]).toEqual([1, 0, 2]);
    expect(at.can('routes')).toEqual([]);
    const poor = trading(p => {
      p.blues[card('agriculture')] = 0;
    });
    poor.cannot(['routes'], 'routesNothing');
    const far = trading(p => {
      p.blues[card('bronze')] = 0;
    });
    far.does('routes').cannot(['build', card('bronze')], 'resources', 2, 0);
  });

  it('TTA-21.7 the other side pays one food with a resource', () => {
    const at = offers((p, q) => {
      sign(q, 'trade-routes-agreement', 0);
      food(p, 1);
      store(p, 'bronze', 1);
    });
    at.cannot(['populate'], 'foodByRoutes', 2, 1);
    expect(telling(at.does('routes'), 'populate')).toEqual([
      ['routesUsed', 0],
      ['populated', 0, 2],
    ]);
    expect([foodOf(at.civ(0)), resourcesOf(at.civ(0))]).toEqual([0, 0]);
    const none = offers((p, q) => {
      sign(q, 'trade-routes-agreement', 0);
      food(p, 1);
    });
    none.cannot(['routes'], 'routesNothing');
  });

  it('TTA-28.38 Scientific Cooperation: 2 less, the partner pays 1, and both need some', () => {
    const at = (own: number, partner: number) =>
      offers((p, q) => {
        sign(q, 'scientific-cooperation', 0);
        p.science = own;
        q.science = partner;
        p.hand = cards('theology', 'monarchy');
      });
    const both = at(1, 3);
    const costs = ['pactTookScience', 1, card('scientific-cooperation'), 1];
    expect(telling(both, 'technology', card('theology'))).toEqual([
      costs,
      ['technologyPlayed', 0, card('theology'), 0],
    ]);
    expect([both.civ(0).science, both.civ(1).science, both.civ(2).science]).toEqual([1, 2, 0]);
    at(1, 0).cannot(['technology', card('theology')], 'partnerScience', 1);
    at(0, 3).cannot(['technology', card('theology')], 'ownScience', card('scientific-cooperation'));
    at(0, 3).cannot(['revolution', card('monarchy')], 'science', 1, 0);
    const revolt = at(1, 1);
    expect(telling(revolt, 'revolution', card('monarchy')).slice(0, 2)).toEqual([
      costs,
      ['revolted', 0, card('monarchy'), 1],
    ]);
    expect([revolt.civ(0).science, revolt.civ(1).science]).toEqual([0, 0]);
  });
});

describe('actions are told', () => {
  it('TTA-9.1 to 9.9 civil actions with what they cost', () => {
    const at = scene({ seats: 2 }, (s, p) => {
      p.government = card('communism');
      p.idle = 3;
      food(p, 6);
      store(p, 'bronze', 9);
      put(p, 'irrigation', 0);
      p.leader = NONE;
      p.hand = cards('homer', 'theology');
      p.science = 5;
      p.yellow = 18;
      p.building = card('pyramids');
      s.row[5] = card('drama');
      p.civilSpent = 0;
    });
    expect(telling(at, 'take', 5)).toEqual([['took', 0, card('drama'), 2]]);
    expect(telling(at, 'populate')).toEqual([['populated', 0, 2]]);
    expect(telling(at, 'build', card('agriculture'))).toEqual([['built', 0, card('agriculture'), 2]]);
    expect(telling(at, 'upgrade', card('agriculture'), card('irrigation'))).toEqual([
      ['upgraded', 0, card('agriculture'), card('irrigation'), 2],
    ]);
    expect(telling(at, 'leader', card('homer'))).toEqual([['leaderPlayed', 0, card('homer')]]);
    expect(telling(at, 'technology', card('theology'))).toEqual([
      ['technologyPlayed', 0, card('theology'), 2],
    ]);
    expect(at.civil(0)).toBe('0/7');
  });

  it('TTA-9.6 TTA-9.7 TTA-10.1 TTA-10.3 destroying, stages, units', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.government = card('communism');
      p.idle = 2;
      store(p, 'bronze', 9);
      p.building = card('pyramids');
    });
    expect(telling(at, 'stage', 1)).toEqual([['stagesBuilt', 0, card('pyramids'), 1, 3]]);
    expect(telling(at, 'destroy', card('philosophy'))).toEqual([['destroyed', 0, card('philosophy')]]);
    expect(telling(at, 'build', card('warriors'))).toEqual([['built', 0, card('warriors'), 2]]);
    expect(telling(at, 'disband', card('warriors'))).toEqual([['disbanded', 0, card('warriors')]]);
    expect([at.civil(0), at.military(0), at.civ(0).idle]).toEqual(['5/7', '3/5', 3]);
    at.does('stage', 1);
    expect(telling(at, 'stage', 1)).toEqual([
      ['stagesBuilt', 0, card('pyramids'), 1, 1],
      ['completed', 0, card('pyramids')],
    ]);
  });

  it('TTA-9.10 TTA-11.2 TTA-11.3 TTA-10.4 cards from hand', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.hand = cards('work-of-art-a', 'bountiful-harvest-1', 'monarchy', 'republic');
      p.military = cards('legion');
      p.science = 9;
    });
    expect(telling(at, 'action', card('work-of-art-a'))).toEqual([
      ['actionPlayed', 0, card('work-of-art-a')],
      ['scored', 0, 6],
    ]);
    expect(at.told.at(-1)?.origin).toBe('card:work-of-art-a');
    expect(telling(at, 'action', card('bountiful-harvest-1'))[1]).toEqual(['gained', 0, 2, 0]);
    expect(telling(at, 'reform', card('monarchy'))).toEqual([['reformed', 0, card('monarchy'), 9]]);
    expect(telling(at, 'tactic', card('legion'))).toEqual([['tacticPlayed', 0, card('legion')]]);
    const other = scene({ seats: 2 }, (_s, p) => {
      p.hand = cards('republic');
      p.science = 4;
    });
    expect(telling(other, 'revolution', card('republic'))).toEqual([['revolted', 0, card('republic'), 4]]);
  });

  it('TTA-28.4 recruiting, with both prices', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.leader = card('frederick-barbarossa');
      food(p, 1);
      resources(p, 1);
    });
    expect(telling(at, 'recruit', card('warriors'))).toEqual([['recruited', 0, card('warriors'), 1, 1]]);
    expect([foodOf(at.civ(0)), resourcesOf(at.civ(0)), at.civ(0).yellow]).toEqual([0, 0, 17]);
  });

  it('TTA-11.3 TTA-11.2 after a revolution spent military actions are at most those there are', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.government = card('communism');
      p.hand = cards('republic');
      p.science = 4;
      p.militarySpent = 4;
      p.militaryActed = true;
    });
    at.does('revolution', card('republic'));
    expect([at.civil(0), at.military(0)]).toEqual(['0/7', '0/2']);
  });

  it('TTA-11.5 TTA-11.2 Robespierre: spent civil actions are at most those there are', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.government = card('communism');
      p.leader = card('maximilien-robespierre');
      p.hand = cards('monarchy');
      p.science = 3;
      p.civilSpent = 6;
      p.civilActed = true;
      army(p, { warriors: 1 });
    });
    at.does('revolution', card('monarchy'));
    expect([at.civil(0), at.military(0)]).toEqual(['0/5', '0/4']);
  });
});
