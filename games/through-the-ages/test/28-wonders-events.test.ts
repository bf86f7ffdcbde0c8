import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { foodOf, loseBlue, resourcesOf } from '../rules/goods.ts';
import { produceMines } from '../rules/production.ts';
import { civilTotal, cultureRating, discontent } from '../rules/ratings.ts';
import type { Civ, State } from '../rules/state.ts';
import { army, card, cards, food, put, resources, type Scene, scene } from './scene.ts';

type Id = Parameters<typeof card>[0];

function reveals(
  id: Id,
  arrange: (s: State, ...civs: Civ[]) => void,
  options: Parameters<typeof scene>[0] = {},
): Scene {
  const at = scene({ phase: 'political', age: 2, ...options }, (s, ...civs) => {
    s.current = cards('no-event', id);
    civs[options.active ?? 0].military = cards('rats');
    arrange(s, ...civs);
  });
  return at.does('event', card('rats'));
}

/** What completing the wonder scores. */
function completes(id: Id, arrange: (c: Civ) => void): number {
  const at = scene({}, (_s, p) => {
    p.building = card(id);
    p.stages = T.STAGES[card(id)].length - 1;
    p.blues[card('bronze')] = 9;
    arrange(p);
  });
  return at.does('stage', 1).civ(0).culture;
}

describe('28 card clarifications: wonders', () => {
  it('TTA-28.19 the Railroad: a token more on the best mine with a worker, none without a mine', () => {
    const at = scene({}, (_s, p) => {
      p.wonders = cards('transcontinental-railroad');
      put(p, 'iron', 1);
      put(p, 'coal', 0);
    });
    produceMines(at.g, 0, NONE);
    expect([at.civ(0).blues[card('iron')], at.civ(0).blues[card('bronze')]]).toEqual([2, 2]);
    const none = scene({}, (_s, p) => {
      p.wonders = cards('transcontinental-railroad');
      put(p, 'bronze', 0);
    });
    expect(produceMines(none.g, 0, NONE)).toBe(0);
  });

  it('TTA-28.20 TTA-28.43 the Ocean Liner: population without an action, once a turn, 5 food less', () => {
    const at = scene({}, (_s, p) => {
      p.wonders = cards('ocean-liner-service');
      p.yellow = 4;
      food(p, 2);
      p.civilSpent = 4;
    });
    at.does('immigrate');
    expect([foodOf(at.civ(0)), at.civ(0).idle, at.civil(0)]).toEqual([0, 2, '0/4']);
    at.cannot(['immigrate'], 'onceOnly');
  });

  it('TTA-28.21 First Space Flight: levels of all technologies in play', () => {
    expect(
      completes('first-space-flight', c => {
        put(c, 'coal', 0);
        put(c, 'movies', 1);
        c.government = card('democracy');
        c.specials[3] = card('masonry');
      }),
    ).toBe(2 + 3 + 3 + 1);
  });

  it('TTA-28.22 Hollywood and Internet: 2 per level and worker', () => {
    expect(
      completes('hollywood', c => {
        put(c, 'drama', 2);
        put(c, 'journalism', 1);
        put(c, 'movies', 0);
      }),
    ).toBe(2 * (2 + 2));
    expect(
      completes('internet', c => {
        put(c, 'computers', 1);
        put(c, 'journalism', 1);
      }),
    ).toBe(2 * (3 + 2));
  });

  it('TTA-28.23 Fast Food Chains: unused workers do not count', () => {
    expect(
      completes('fast-food-chains', c => {
        c.idle = 5;
        put(c, 'irrigation', 1);
      }),
    ).toBe(2 * 5 + 2);
  });
});

describe('28 card clarifications: action cards', () => {
  it('TTA-28.24 only those with more count', () => {
    const at = scene({ age: 3 }, (_s, p, q, r, t) => {
      p.hand = cards('wave-of-nationalism-2', 'military-build-up-3', 'endowment-for-the-arts-3');
      army(p, { warriors: 2 });
      army(q, { warriors: 2 });
      army(r, { warriors: 3 });
      army(t, { warriors: 3 });
      p.culture = 5;
      q.culture = 5;
      r.culture = 6;
    });
    at.does('action', card('wave-of-nationalism-2'));
    expect(at.civ(0).unitGoods).toBe(4);
    at.does('action', card('military-build-up-3'));
    expect(at.civ(0).unitGoods).toBe(10);
    at.does('action', card('endowment-for-the-arts-3'));
    expect(at.civ(0).culture).toBe(7);
  });

  it('TTA-28.24 amounts with two and three players', () => {
    for (const [seats, goods, culture] of [
      [2, 6, 6],
      [3, 6, 6],
    ]) {
      const at = scene({ seats, age: 3 }, (_s, p, ...rest) => {
        p.hand = cards('wave-of-nationalism-2', 'endowment-for-the-arts-3');
        for (const c of rest) {
          army(c, { warriors: 3 });
          c.culture = 9;
        }
      });
      at.does('action', card('wave-of-nationalism-2')).does('action', card('endowment-for-the-arts-3'));
      expect([at.civ(0).unitGoods, at.civ(0).culture]).toEqual([goods, culture]);
    }
  });
});

describe('28 card clarifications: events', () => {
  it('TTA-28.25 Barbarians: the richest, if among the two weakest', () => {
    const at = (strength: number) =>
      reveals('barbarians', (_s, p, q, r, t) => {
        p.culture = 9;
        army(p, { warriors: strength });
        for (const c of [q, r, t]) army(c, { warriors: 2 });
      }).civ(0);
    expect([at(1).idle, at(3).idle]).toEqual([0, 1]);
  });

  it('EX-42 TTA-28.26 Rebellion: 2 civil actions per discontent worker in the next action phase', () => {
    const at = reveals('rebellion', (_s, p, q) => {
      for (const c of [p, q]) {
        c.government = card('monarchy');
        c.yellow = 11;
        c.idle = 3;
        c.hand = cards('theocracy');
        c.science = 5;
      }
    });
    expect(discontent(at.s, 0)).toBe(2);
    at.asks('act', 0);
    expect(at.civil(0)).toBe('1/5');
    at.cannot(['revolution', card('theocracy')], 'revolutionFirst').does('endTurn');
    expect(at.civil(1)).toBe('1/5');
  });

  it('TTA-28.27 Iconoclasm: leaders in play that are not of the current age', () => {
    const at = reveals('iconoclasm', (_s, p, q, r) => {
      p.leader = card('michelangelo');
      p.hand = cards('moses');
      q.leader = card('isaac-newton');
      r.leader = card('moses');
    });
    expect([0, 1, 2].map(i => at.civ(i).leader)).toEqual([NONE, card('isaac-newton'), NONE]);
    expect(at.civ(0).hand).toEqual(cards('moses'));
  });

  it('TTA-28.28 International Agreement: the strongest takes cards for 5 actions', () => {
    const at = reveals('international-agreement', (s, _p, q) => {
      army(q, { warriors: 5 });
      s.row.splice(
        0,
        13,
        ...cards(
          'iron',
          'coal',
          'opera',
          'drama',
          'alchemy',
          'masonry',
          'theology',
          'rich-land-1',
          'work-of-art-1',
          'monarchy',
          'printing-press',
          'knights',
          'swordsmen',
        ),
      );
    });
    at.asks('agreement', 1)
      .does('take', 12)
      .cannot(['take', 11], 'budget', 3, 2)
      .does('take', 0)
      .does('take', 1);
    expect([at.civ(1).hand, at.civ(1).skipPolitics, at.civil(1)]).toEqual([
      cards('swordsmen', 'iron', 'coal'),
      1,
      '4/4',
    ]);
    expect(at.s.row.slice(0, 3)).toEqual(cards('opera', 'drama', 'alchemy'));
    expect(at.s.row.every(c => c !== NONE)).toBe(true);
    at.asks('act', 0);
  });

  it('TTA-28.28 or declines and keeps the next political action', () => {
    const at = reveals('international-agreement', s => {
      s.row[0] = card('iron');
    });
    at.asks('agreement', 0).does('done');
    expect(at.civ(0).skipPolitics).toBe(0);
  });

  it('TTA-28.28 action cards taken by the active player wait', () => {
    const at = reveals('international-agreement', s => {
      s.row[0] = card('work-of-art-1');
    });
    at.does('take', 0)
      .asks('act', 0)
      .cannot(['action', card('work-of-art-1')], 'takenThisTurn');
  });

  it('TTA-28.29 Good Harvest, New Deposits, Economic Progress', () => {
    const harvest = reveals('good-harvest', (_s, p, q) => {
      p.yellow = 9;
      q.blue = 1;
    });
    expect([foodOf(harvest.civ(0)), foodOf(harvest.civ(1)), harvest.civ(0).science]).toEqual([2, 1, 0]);
    const deposits = reveals('new-deposits', (_s, p) => {
      p.blue = 3;
    });
    expect(resourcesOf(deposits.civ(0))).toBe(2);
    const progress = reveals('economic-progress', (_s, p, q) => {
      p.yellow = 1;
      p.culture = 20;
      q.pact = card('international-trade-agreement');
      q.pactWith = 2;
    });
    expect([progress.civ(0).culture, foodOf(progress.civ(0))]).toEqual([1 + 20 - 8, 0]);
    expect([resourcesOf(progress.civ(1)), foodOf(progress.civ(2))]).toEqual([2, 2]);
    const corrupt = reveals('economic-progress', (_s, p) => {
      p.blue = 8;
    });
    expect(resourcesOf(corrupt.civ(0))).toBe(0);
  });

  it('TTA-28.30 Crime Wave: a blue token goes to the box', () => {
    const at = reveals('crime-wave', (_s, p, q, r, t) => {
      for (const c of [p, q]) army(c, { warriors: 3 });
      for (const c of [r, t]) c.culture = 5;
    });
    expect([at.civ(2).blue, at.civ(2).culture, at.civ(3).blue, at.civ(0).blue, at.s.boxBlue]).toEqual([
      17, 2, 17, 18, 202,
    ]);
    expect(loseBlue(at.s, 2, 1)).toBe(1);
  });

  it('EX-43 TTA-28.31 Emigration: half of the discontent, rounded up', () => {
    const at = reveals('emigration', (_s, p) => {
      p.yellow = 4;
      p.idle = 1;
      put(p, 'organized-religion', 1);
    });
    at.asks('losePopulation', 0).does('worker', card('bronze'));
    expect([at.civ(0).yellow, at.civ(0).idle]).toEqual([6, 0]);
  });

  it('TTA-28.32 Terrorism: the poorest chooses for every other', () => {
    const at = reveals('terrorism', (_s, p, q, r, t) => {
      p.culture = 5;
      q.culture = 4;
      r.culture = 3;
      t.culture = 0;
      put(p, 'religion', 1);
      put(q, 'philosophy', 0);
    });
    at.asks('terror', 3).does('worker', card('religion'));
    expect([at.civ(0).workers[card('religion')], at.civ(0).idle]).toEqual([0, 2]);
    expect([at.civ(2).workers[card('philosophy')], at.civ(3).workers[card('philosophy')]]).toEqual([0, 1]);
    at.asks('act', 0);
  });

  it('TTA-28.33 Ravages of Time: a ruin gives 2 culture and is still a wonder', () => {
    const at = reveals('ravages-of-time', (_s, p, q) => {
      p.wonders = cards('pyramids', 'taj-mahal', 'kremlin');
      q.wonders = cards('kremlin');
    });
    at.asks('ruin', 0)
      .cannot(['wonder', card('kremlin')], 'newerWonder')
      .does('wonder', card('pyramids'));
    expect([at.civ(0).wonders, at.civ(0).ruined, civilTotal(at.s, 0)]).toEqual([
      cards('taj-mahal', 'kremlin'),
      cards('pyramids'),
      5,
    ]);
    expect(cultureRating(at.s, 0)).toBe(3 + 3 + 2);
    expect(at.civ(1).ruined).toEqual([]);
  });

  it('TTA-28.41 Immigration: all with the highest happiness, an empty bank gives nothing', () => {
    const at = reveals('immigration', (_s, p, q, r) => {
      for (const c of [p, q]) put(c, 'religion', 2);
      put(r, 'religion', 1);
      q.yellow = 0;
    });
    expect([0, 1, 2].map(i => at.civ(i).idle)).toEqual([2, 1, 1]);
  });

  it('TTA-28.42 Border Conflict and Uncertain Borders', () => {
    const border = reveals('border-conflict', (_s, p, _q, _r, t) => {
      army(p, { warriors: 3 });
      for (const id of ['agriculture', 'bronze', 'philosophy'] as const) put(t, id, 0);
    });
    expect(resourcesOf(border.civ(0))).toBe(3);
    const at = (yellow: number) =>
      reveals('uncertain-borders', (_s, p, _q, _r, t) => {
        army(p, { warriors: 3 });
        t.yellow = yellow;
      });
    expect([at(5).civ(0).yellow, at(5).civ(3).yellow, at(0).civ(0).yellow]).toEqual([19, 4, 18]);
  });

  it('events without clarification do what their text says', () => {
    const each = (id: Id, arrange: (s: State, ...civs: Civ[]) => void, read: (at: Scene) => unknown) =>
      read(reveals(id, arrange));
    expect(
      each(
        'development-of-agriculture',
        () => {},
        at => foodOf(at.civ(3)),
      ),
    ).toBe(2);
    expect(
      each(
        'development-of-crafts',
        () => {},
        at => resourcesOf(at.civ(3)),
      ),
    ).toBe(2);
    expect(
      each(
        'development-of-science',
        () => {},
        at => at.civ(3).science,
      ),
    ).toBe(2);
    expect(
      each(
        'development-of-trade-routes',
        () => {},
        at => [at.civ(1).science, foodOf(at.civ(1)), resourcesOf(at.civ(1))],
      ),
    ).toEqual([1, 1, 1]);
    expect(
      each(
        'no-event',
        () => {},
        at => at.civ(1).culture,
      ),
    ).toBe(0);
    expect(
      each(
        'crusades',
        (_s, p, _q, _r, t) => {
          army(p, { warriors: 2 });
          t.culture = 9;
        },
        at => [at.civ(0).culture, at.civ(3).culture],
      ),
    ).toEqual([5, 5]);
    expect(
      each(
        'cultural-influence',
        (_s, _p, q) => put(q, 'drama', 1),
        at => at.civ(1).culture,
      ),
    ).toBe(2);
    expect(
      each(
        'rats',
        (_s, _p, q) => food(q, 5),
        at => foodOf(at.civ(1)),
      ),
    ).toBe(0);
    expect(
      each(
        'reign-of-terror',
        (_s, p) => army(p, { warriors: 2 }),
        at => at.civ(3).idle,
      ),
    ).toBe(0);
    expect(
      each(
        'scientific-breakthrough',
        (_s, _p, q) => put(q, 'alchemy', 1),
        at => at.civ(1).science,
      ),
    ).toBe(3);
    expect(
      each(
        'civil-unrest',
        (_s, _p, q) => {
          q.yellow = 11;
          q.culture = 20;
        },
        at => at.civ(1).culture,
      ),
    ).toBe(12);
    expect(
      each(
        'cold-war',
        (_s, _p, q) => army(q, { warriors: 3 }),
        at => [at.civ(0).science, at.civ(1).science, at.civ(2).science],
      ),
    ).toEqual([6, 6, 0]);
    expect(
      each(
        'popularization-of-science',
        (_s, _p, q) => put(q, 'alchemy', 1),
        at => at.civ(1).culture,
      ),
    ).toBe(3);
    const warfare = reveals('development-of-warfare', () => {})
      .does('accept')
      .does('decline')
      .does('accept')
      .does('accept');
    expect([warfare.strength(0), warfare.strength(1)]).toEqual([2, 1]);
    expect(resourcesOf(warfare.civ(0))).toBe(0);
    resources(warfare.civ(0), 1);
  });
});
