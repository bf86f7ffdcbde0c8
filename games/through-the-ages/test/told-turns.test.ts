import { describe, expect, it } from 'vitest';
import { foodOf, resourcesOf } from '../rules/goods.ts';
import type { Civ } from '../rules/state.ts';
import { card, cards, food, put, resources, scene, store } from './scene.ts';
import { telling } from './told.ts';

type Id = Parameters<typeof card>[0];
const sign = (owner: Civ, id: Id, partner: number, side = 0) => {
  owner.pact = card(id);
  owner.pactWith = partner;
  owner.pactSide = side;
};
const top = (deck: readonly number[], n: number) => deck.slice(-n).reverse();

describe('the end of a turn is told', () => {
  it('TTA-13.2 TTA-13.3 TTA-13.4 TTA-13.5 TTA-13.7 each part of production in its order', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      put(p, 'religion', 1);
      p.yellow = 14;
      p.idle = 2;
    });
    const drawn = top(at.s.militaryDecks[1], 2);
    expect(telling(at, 'endTurn')).toEqual([
      ['learned', 0, 1],
      ['scored', 0, 1],
      ['produced', 0, 2, 0],
      ['ate', 0, 1],
      ['produced', 0, 0, 2],
      ['drew', 0, drawn[0]],
      ['drew', 0, drawn[1]],
    ]);
    expect(at.tellsOf('drew')[0]).toMatchObject({ secretFrom: 1, knownTo: [0] });
    expect(at.civ(0).military).toEqual(drawn);
  });

  it('TTA-13.3 TTA-13.5 nothing is told of farms and mines that put out nothing', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      put(p, 'agriculture', 0);
      put(p, 'bronze', 0);
      put(p, 'philosophy', 0);
      p.militarySpent = 2;
    });
    expect(telling(at, 'endTurn')).toEqual([]);
  });

  it('TTA-13.4 what is missing is told, and what it costs', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      put(p, 'agriculture', 1);
      put(p, 'bronze', 0);
      put(p, 'philosophy', 0);
      p.yellow = 8;
      p.idle = 8;
      p.culture = 30;
      p.militarySpent = 2;
    });
    expect(telling(at, 'endTurn')).toEqual([
      ['produced', 0, 1, 0],
      ['ate', 0, 1],
      ['famine', 0, 2],
      ['scored', 0, -8],
    ]);
    expect(at.civ(0).by[8]).toBe(-8);
  });

  it('TTA-13.1 an uprising is told, with the workers it lacks', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.yellow = 10;
      p.idle = 1;
    });
    expect(telling(at, 'endTurn')).toEqual([['uprising', 0, 3, 1]]);
  });

  it('TTA-13.1 as many unused workers as discontent ones are enough', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.yellow = 10;
      p.idle = 3;
    });
    expect(telling(at, 'endTurn')[0]).toEqual(['learned', 0, 1]);
  });

  it('TTA-13.6 TTA-15.2 corruption is told as far as it is paid', () => {
    const rotten = (bronze: number, blue: number) => {
      const at = scene({ seats: 2 }, (_s, p) => {
        put(p, 'agriculture', 0);
        put(p, 'bronze', 0);
        put(p, 'philosophy', 0);
        p.militarySpent = 2;
        store(p, 'bronze', bronze);
        p.blue = blue;
      });
      return telling(at, 'endTurn');
    };
    expect(rotten(9, 8)).toEqual([['corruption', 0, 2]]);
    expect(rotten(9, 9)).toEqual([]);
    expect(rotten(1, 4)).toEqual([['corruption', 0, 1]]);
    expect(rotten(0, 4)).toEqual([]);
  });

  it('TTA-13.7 unspent military actions draw, at most three cards', () => {
    const drawn = (government: Id, spent: number) => {
      const at = scene({ seats: 2 }, (_s, p) => {
        p.government = card(government);
        p.militarySpent = spent;
      });
      at.does('endTurn');
      return at.tellsOf('drew').filter(t => t.args[0] === 0).length;
    };
    expect([
      drawn('communism', 0),
      drawn('communism', 2),
      drawn('communism', 3),
      drawn('communism', 5),
    ]).toEqual([3, 3, 2, 0]);
    expect([drawn('despotism', 0), drawn('despotism', 1)]).toEqual([2, 1]);
  });

  it('TTA-7.3 TTA-13.7 nobody draws in the first round', () => {
    const at = scene({ seats: 2, round: 1, age: 0 }, s => {
      s.lastRound = 0;
    });
    expect(telling(at, 'endTurn').filter(([key]) => key === 'drew')).toEqual([]);
    expect(at.civ(0).military).toEqual([]);
  });

  it('TTA-6.1 what was for this turn only is gone after it', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.civilSpent = 2;
      p.militarySpent = 1;
      p.civilActed = true;
      p.militaryActed = true;
      p.extraMilitary = 2;
      p.unitGoods = 3;
      p.unitGoodsUsed = 1;
      p.immigrated = true;
      p.routes = 2;
      p.hand = cards('rich-land-a');
      p.taken = cards('rich-land-a');
    });
    at.does('endTurn');
    const { civilSpent, militarySpent, civilActed, militaryActed, extraMilitary, unitGoods } = at.civ(0);
    expect([civilSpent, militarySpent, civilActed, militaryActed, extraMilitary, unitGoods]).toEqual([
      0,
      0,
      false,
      false,
      0,
      0,
    ]);
    const { unitGoodsUsed, immigrated, routes, taken, hand } = at.civ(0);
    expect([unitGoodsUsed, immigrated, routes, taken, hand]).toEqual([0, false, 0, [], cards('rich-land-a')]);
  });

  it('TTA-12.6 TTA-14.5 TTA-13.4 the list warns of what the end of the turn will bring', () => {
    const at = (arrange: (c: Civ, q: Civ) => void) => scene({ seats: 3 }, (_s, p, q) => arrange(p, q));
    const warning = (arrange: (c: Civ, q: Civ) => void) => {
      const here = at(arrange);
      const found = here.g.options(here.open()).choices.find(c => c.answer[0] === 'endTurn');
      return found?.warn === undefined ? [] : [found.warn.key, ...(found.warn.args ?? [])];
    };
    expect(warning(() => {})).toEqual([]);
    const unrest = (c: Civ) => {
      c.yellow = 10;
      c.idle = 2;
    };
    expect(warning(unrest)).toEqual(['warnUprising', 3, 2]);
    const hungry = (c: Civ) => {
      c.yellow = 8;
      c.idle = 8;
      put(c, 'agriculture', 1);
    };
    expect(warning(hungry)).toEqual(['warnFamine', 2]);
    // food of a pact, a trade route and stored food each help
    expect(
      warning((c, q) => {
        hungry(c);
        sign(q, 'international-trade-agreement', 0);
      }),
    ).toEqual(['warnFamine', 1]);
    const trading = (c: Civ, q: Civ) => {
      hungry(c);
      sign(q, 'trade-routes-agreement', 0);
    };
    expect(warning(trading)).toEqual(['warnFamine', 2]);
    expect(
      warning((c, q) => {
        trading(c, q);
        resources(c, 1);
      }),
    ).toEqual(['warnFamine', 1]);
    expect(
      warning((c, q) => {
        trading(c, q);
        resources(c, 1);
        c.routes = 2;
      }),
    ).toEqual(['warnFamine', 2]);
    expect(
      warning(c => {
        hungry(c);
        food(c, 2);
      }),
    ).toEqual([]);
    // without tokens in the bank the farm puts out nothing
    expect(
      warning(c => {
        hungry(c);
        c.blue = 0;
      }),
    ).toEqual(['warnFamine', 3]);
    const wise = (science: number) => (c: Civ) => {
      c.science = science;
    };
    expect(warning(wise(39))).toEqual([]);
    expect(warning(wise(40))).toEqual(['warnOverScience', 1]);
  });
});

describe('mines and labs', () => {
  const mined = (arrange: (p: Civ) => void, settings = {}) =>
    scene({ seats: 2, settings }, (_s, p) => {
      put(p, 'agriculture', 0);
      put(p, 'philosophy', 0);
      p.militarySpent = 2;
      arrange(p);
    });
  const of = (arrange: (p: Civ) => void) =>
    telling(mined(arrange), 'endTurn').filter(([key]) => key === 'produced');

  it('TTA-13.5 TTA-28.5 TTA-28.19 by the worth of the cards; labs only with Bill Gates; the Railroad adds one', () => {
    expect(of(p => put(p, 'iron', 2))).toEqual([['produced', 0, 0, 2 * 2 + 2]]);
    expect(of(p => put(p, 'alchemy', 1))).toEqual([['produced', 0, 0, 2]]);
    expect(
      of(p => {
        put(p, 'alchemy', 1);
        p.leader = card('moses');
      }),
    ).toEqual([['produced', 0, 0, 2]]);
    expect(
      of(p => {
        put(p, 'alchemy', 1);
        p.leader = card('bill-gates');
      }),
    ).toEqual([['produced', 0, 0, 3]]);
    expect(
      of(p => {
        put(p, 'iron', 0);
        p.wonders = cards('transcontinental-railroad');
      }),
    ).toEqual([['produced', 0, 0, 3]]);
    expect(of(p => put(p, 'bronze', 0))).toEqual([]);
  });

  it('TTA-13.3 farms by the worth of the cards', () => {
    expect(
      of(p => {
        put(p, 'irrigation', 2);
        put(p, 'bronze', 0);
      }),
    ).toEqual([['produced', 0, 4, 0]]);
  });

  it('TTA-27.5 a token left out is told; only mines with a worker are asked for', () => {
    const settings = { alternativeCorruption: true };
    const asked = () => {
      const at = mined(p => put(p, 'iron', 0), settings);
      at.does('endTurn').asks('mineOption', 0);
      return at;
    };
    expect(asked().legal()).toEqual([['done'], ['leave', card('bronze')]]);
    expect(telling(asked(), 'leave', card('bronze'))).toEqual([
      ['leftOut', 0, card('bronze')],
      ['produced', 0, 0, 1],
    ]);
    expect(telling(asked(), 'done')).toEqual([['produced', 0, 0, 2]]);
    const none = mined(p => put(p, 'bronze', 0), settings);
    none.does('endTurn');
    expect(none.open().kind).not.toBe('mineOption');
  });

  it('TTA-26.1 who has left the game neither produces nor draws', () => {
    const at = scene({ seats: 3 });
    const drawn = at.s.militaryDecks[1].length;
    expect(telling(at, 'resign', 'yes')).toEqual([['resigned', 0]]);
    expect([at.s.militaryDecks[1].length, at.civ(0).military, at.civ(0).science]).toEqual([drawn, [], 0]);
    at.asks('act', 1);
  });
});

describe('pacts at the end of a turn', () => {
  const turn = (arrange: (p: Civ, q: Civ) => void) => {
    const at = scene({ seats: 3 }, (_s, p, q) => {
      put(p, 'philosophy', 0);
      put(p, 'bronze', 0);
      p.militarySpent = 2;
      arrange(p, q);
    });
    return { at, lines: telling(at, 'endTurn') };
  };

  it('TTA-13.4 TTA-21.8 food of a pact comes before the workers eat', () => {
    const { at, lines } = turn((p, q) => {
      put(p, 'agriculture', 0);
      p.yellow = 14;
      p.idle = 2;
      p.culture = 10;
      sign(q, 'international-trade-agreement', 0);
    });
    expect(lines).toEqual([
      ['pactGave', 0, card('international-trade-agreement'), 1, 0],
      ['ate', 0, 1],
    ]);
    expect([foodOf(at.civ(0)), at.civ(0).culture]).toEqual([0, 10]);
  });

  it('TTA-13.5 TTA-21.8 resources of pacts: gains first, then losses', () => {
    const { at } = turn((p, q) => {
      sign(p, 'international-trade-agreement', 1);
      sign(q, 'acceptance-of-supremacy', 0);
    });
    expect(resourcesOf(at.civ(0))).toBe(0);
    const rich = turn((p, q) => {
      store(p, 'bronze', 2);
      sign(q, 'acceptance-of-supremacy', 0);
    });
    expect(resourcesOf(rich.at.civ(0))).toBe(1);
    const lord = turn((p, q) => {
      store(p, 'bronze', 2);
      sign(q, 'acceptance-of-supremacy', 0, 1);
    });
    expect(resourcesOf(lord.at.civ(0))).toBe(3);
  });

  const eater = (p: Civ, q: Civ) => {
    put(p, 'agriculture', 0);
    p.yellow = 14;
    p.idle = 2;
    p.culture = 10;
    store(p, 'bronze', 2);
    sign(q, 'trade-routes-agreement', 0);
  };

  it('TTA-21.7 TTA-13.4 a trade route feeds one worker with a resource, and is told', () => {
    const { at, lines } = turn(eater);
    expect(lines).toEqual([
      ['routesUsed', 0],
      ['ate', 0, 1],
    ]);
    expect([resourcesOf(at.civ(0)), at.civ(0).culture]).toEqual([1, 10]);
  });

  it('TTA-21.7 not when it was used in this turn, nor by the other side, nor without a resource', () => {
    const used = turn((p, q) => {
      eater(p, q);
      p.routes = 2;
    });
    expect(used.lines).toEqual([
      ['famine', 0, 1],
      ['scored', 0, -4],
    ]);
    const other = turn((p, q) => {
      eater(p, q);
      sign(q, 'trade-routes-agreement', 0, 1);
    });
    expect(other.lines[0]).toEqual(['famine', 0, 1]);
    const poor = turn((p, q) => {
      eater(p, q);
      p.blues[card('bronze')] = 0;
    });
    expect(poor.lines[0]).toEqual(['famine', 0, 1]);
    // one resource for one food
    const hungry = turn((p, q) => {
      eater(p, q);
      p.yellow = 12;
      p.idle = 3;
    });
    expect(hungry.lines).toEqual([
      ['routesUsed', 0],
      ['ate', 0, 1],
      ['famine', 0, 1],
      ['scored', 0, -4],
    ]);
  });

  it('TTA-21.7 with enough food it is not used', () => {
    const { at, lines } = turn((p, q) => {
      eater(p, q);
      food(p, 1);
    });
    expect(lines).toEqual([['ate', 0, 1]]);
    expect(resourcesOf(at.civ(0))).toBe(2);
  });

  it('TTA-21.7 nor in the turn of somebody else', () => {
    const at = scene({ seats: 3, phase: 'political', age: 2 }, (s, p, q, r) => {
      s.current = cards('no-event', 'economic-progress');
      p.military = cards('rats');
      eater(q, r);
      sign(r, 'trade-routes-agreement', 1);
    });
    at.does('event', card('rats'));
    expect(at.tellsOf('routesUsed')).toEqual([]);
    expect(at.tellsOf('famine').map(t => t.args)).toContainEqual([1, 1]);
  });
});
