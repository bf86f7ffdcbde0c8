/** Of several reasons the strongest is given, and two where removing the first alone would be for nothing. */

import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import type { CardId } from '../content/ids.ts';
import { type Civ, ROUTES_USED } from '../rules/state.ts';
import { type Arrange, at, political, sign } from './of-three.ts';
import { army, card, cards, food, put, resources, store } from './scene.ts';
import { linesOf } from './told.ts';

describe('the strongest reason first', () => {
  it('TTA-4.3 TTA-4.4 TTA-4.5 TTA-4.6 taking: what never passes, then the hand, then the actions', () => {
    const row = (arrange: Arrange) =>
      at((s, p, ...others) => {
        s.row[12] = card('homer');
        s.row[11] = card('iron');
        s.row[10] = card('pyramids');
        s.row[9] = card('drama');
        s.row[0] = card('opera');
        p.civilSpent = 3;
        p.leaderAges = 1;
        p.hand = cards('iron', 'coal', 'oil', 'theology');
        p.building = card('colossus');
        arrange(s, p, ...others);
      });
    const all = row(() => {});
    all.cannot(['take', 12], 'leaderOfAge', 0).cannot(['take', 11], 'sameTechnology', card('iron'));
    all.cannot(['take', 10], 'both', ['wonderInProgress', card('colossus')], ['civilActions', 3, 1]);
    all.cannot(['take', 9], 'both', ['handLimit', 4, 4], ['civilActions', 3, 1]);
    all.cannot(['take', 0], 'handLimit', 4, 4);
    const room = row((_s, p) => {
      p.hand = [];
      p.building = NONE;
    });
    room.cannot(['take', 9], 'civilActions', 3, 1).cannot(['take', 10], 'civilActions', 3, 1);
    row((_s, p) => {
      p.civilSpent = 0;
    }).cannot(['take', 10], 'wonderInProgress', card('colossus'));
  });

  it('TTA-9.2 TTA-9.3 TTA-9.1 a worker that could not be used anyway is not asked for alone', () => {
    const building = (arrange: (p: Civ) => void) =>
      at((_s, p) => {
        p.idle = 0;
        food(p, 2);
        resources(p, 9);
        arrange(p);
      });
    building(() => {}).cannot(['build', card('philosophy')], 'noWorker');
    building(p => put(p, 'philosophy', 2)).cannot(
      ['build', card('philosophy')],
      'both',
      ['noIdle'],
      ['noUrbanPlace', 3, 2],
    );
    building(p => {
      p.blues[card('bronze')] = 1;
    }).cannot(['build', card('bronze')], 'both', ['noIdle'], ['resources', 2, 1]);
    building(p => {
      p.blues[card('agriculture')] = 1;
    }).cannot(['build', card('bronze')], 'noWorkerNoFood', 2, 1);
    building(p => {
      p.yellow = 0;
    }).cannot(['build', card('bronze')], 'both', ['noIdle'], ['yellowBank']);
    const oneAction = building(p => {
      p.civilSpent = 3;
    });
    oneAction.cannot(['build', card('bronze')], 'both', ['noIdle'], ['civilActions', 2, 1]);
    oneAction.cannot(['build', card('warriors')], 'noWorker');
    building(p => {
      p.militarySpent = 2;
    }).cannot(['build', card('warriors')], 'both', ['noIdle'], ['militaryActions', 1, 0]);
    building(p => {
      p.militarySpent = 1;
    }).cannot(['build', card('warriors')], 'noWorker');
    building(p => {
      p.civilSpent = 4;
    }).cannot(['build', card('warriors')], 'both', ['noIdle'], ['civilActions', 1, 0]);
  });

  it('TTA-9.3 TTA-9.6 a building is not torn down in vain: the price or the actions are said with the full limit', () => {
    const full = (arrange: (p: Civ) => void) =>
      at((_s, p) => {
        p.idle = 1;
        put(p, 'philosophy', 2);
        resources(p, 9);
        arrange(p);
      });
    const place = ['noUrbanPlace', 3, 2] as const;
    full(() => {}).cannot(['build', card('philosophy')], ...place);
    full(p => {
      p.blues[card('bronze')] = 1;
    }).cannot(['build', card('philosophy')], 'both', place, ['resources', 3, 1]);
    full(p => {
      p.civilSpent = 4;
    }).cannot(['build', card('philosophy')], 'both', place, ['civilActions', 1, 0]);
  });

  it('TTA-9.3 TTA-9.5 TTA-9.7 TTA-9.12 places, prices and wonders come before missing actions', () => {
    const tired = at((_s, p) => {
      p.civilSpent = 4;
      p.militarySpent = 2;
      put(p, 'philosophy', 2);
      put(p, 'iron', 0);
      p.hand = cards('theology', 'monarchy', 'rich-land-a', 'masonry');
      p.specials[3] = card('architecture');
      p.science = 1;
    });
    tired.cannot(['build', card('philosophy')], 'both', ['noUrbanPlace', 3, 2], ['resources', 3, 0]);
    tired.cannot(['build', card('bronze')], 'resources', 2, 0);
    tired.cannot(['build', card('warriors')], 'resources', 2, 0);
    tired.cannot(['upgrade', card('bronze'), card('iron')], 'resources', 3, 0);
    tired.cannot(['destroy', card('iron')], 'noWorkerOn', card('iron'));
    tired.cannot(['destroy', card('bronze')], 'civilActions', 1, 0);
    tired.cannot(['disband', card('warriors')], 'militaryActions', 1, 0);
    tired.cannot(['stage', 1], 'noWonder');
    tired.cannot(['technology', card('theology')], 'science', 2, 1);
    tired.cannot(['technology', card('masonry')], 'lowerSpecial', card('architecture'));
    tired.cannot(['reform', card('monarchy')], 'science');
    tired.cannot(['action', card('rich-land-a')], 'orderedAction', card('rich-land-a'), ['resources', 1, 0]);
    const rich = at((_s, p) => {
      p.civilSpent = 4;
      p.science = 20;
      food(p, 9);
      p.hand = cards('theology', 'monarchy', 'work-of-art-a', 'homer');
      p.building = card('colossus');
      store(p, 'bronze', 8);
    });
    for (const answer of [
      ['technology', card('theology')],
      ['reform', card('monarchy')],
      ['action', card('work-of-art-a')],
      ['leader', card('homer')],
      ['stage', 1],
      ['populate'],
    ] as const)
      rich.cannot([...answer], 'civilActions', 1, 0);
    const first = at(
      (_s, p) => {
        p.hand = cards('theology');
      },
      { round: 1, age: 0 },
    );
    for (const answer of [
      ['technology', card('theology')],
      ['stage', 1],
      ['upgrade', card('bronze'), card('iron')],
      ['destroy', card('bronze')],
    ] as const)
      first.cannot([...answer], 'firstRound');
  });

  it('TTA-11.3 TTA-11.5 a revolution: the first of the turn, and paid for', () => {
    const revolt = (arrange: (p: Civ) => void) =>
      at((_s, p) => {
        p.hand = cards('monarchy');
        p.science = 20;
        arrange(p);
      });
    revolt(p => {
      p.civilSpent = 1;
    }).cannot(['revolution', card('monarchy')], 'revolutionFirst');
    revolt(p => {
      p.civilSpent = 1;
      p.science = 0;
    }).cannot(['revolution', card('monarchy')], 'both', ['revolutionFirst'], ['science', 3, 0]);
    revolt(p => {
      p.leader = card('maximilien-robespierre');
      p.militarySpent = 1;
      p.science = 0;
    }).cannot(['revolution', card('monarchy')], 'both', ['revolutionFirstMilitary'], ['science', 3, 0]);
  });

  it('TTA-9.10 what an action card orders says what is in the way: of what comes nearest', () => {
    const card1 = (id: CardId, arrange: (p: Civ) => void, cause: readonly unknown[]) =>
      at((_s, p) => {
        p.hand.push(card(id));
        arrange(p);
      }).cannot(['action', card(id)], 'orderedAction', card(id), cause);
    card1('engineering-genius-a', () => {}, ['noWonder']);
    card1('frugality-a', () => {}, ['food', 2, 0]);
    card1('ideal-building-site-a', p => put(p, 'religion', 0), ['resources', 2, 0]);
    card1('efficient-upgrade-1', () => {}, ['nothingToUpgrade']);
    card1('breakthrough-1', () => {}, ['noTechnology']);
    card1(
      'breakthrough-1',
      p => {
        p.hand.push(...cards('theology', 'iron'));
        p.science = 1;
      },
      ['science', 2, 1],
    );
    // the upgrade that lacks least, not the one without a worker
    card1(
      'efficient-upgrade-1',
      p => {
        put(p, 'iron', 0);
        put(p, 'coal', 0);
      },
      ['resources', 1, 0],
    );
  });

  it('TTA-9.10 of two upgrades the one that lacks less is said, wherever it stands', () => {
    at((_s, p) => {
      p.hand = cards('efficient-upgrade-1');
      put(p, 'selective-breeding', 0);
      put(p, 'iron', 0);
    }).cannot(['action', card('efficient-upgrade-1')], 'orderedAction', card('efficient-upgrade-1'), [
      'resources',
      1,
      0,
    ]);
  });

  it('TTA-9.10 TTA-21.7 the price that lacks least is said, and trade routes with it', () => {
    const trading = (id: CardId, side: number, arrange: (p: Civ) => void) =>
      at((_s, p, q) => {
        sign(q, 'trade-routes-agreement', 0, side);
        p.hand = cards(id);
        arrange(p);
      });
    trading('rich-land-a', 1, p => {
      food(p, 1);
      put(p, 'irrigation', 0);
    }).cannot(['action', card('rich-land-a')], 'orderedAction', card('rich-land-a'), [
      'resourcesByRoutes',
      1,
      0,
    ]);
    trading('frugality-a', 0, p => {
      food(p, 1);
      store(p, 'bronze', 1);
    }).cannot(['action', card('frugality-a')], 'orderedAction', card('frugality-a'), ['foodByRoutes', 2, 1]);
    // a special technology that is no better comes after one that lacks science, whichever was taken first
    const science = (...hand: CardId[]) =>
      at((_s, p) => {
        p.hand = cards('breakthrough-1', ...hand);
        p.specials[3] = card('architecture');
        p.science = 1;
      });
    for (const hand of [
      ['masonry', 'theology'],
      ['theology', 'masonry'],
      ['coal', 'theology', 'masonry'],
    ] as const)
      science(...hand).cannot(['action', card('breakthrough-1')], 'orderedAction', card('breakthrough-1'), [
        'science',
        2,
        1,
      ]);
    science('masonry').cannot(['action', card('breakthrough-1')], 'orderedAction', card('breakthrough-1'), [
      'lowerSpecial',
      card('architecture'),
    ]);
  });

  it('TTA-9.11 TTA-9.16 what is ordered is offered, and nothing else', () => {
    const ordered = (id: CardId, arrange: (p: Civ) => void) => {
      const here = at((_s, p) => {
        p.hand.push(card(id));
        p.idle = 3;
        resources(p, 9);
        p.science = 20;
        arrange(p);
      }).does('action', card(id));
      expect(here.open().kind).toBe('order');
      return here.g
        .options(here.open())
        .choices.map(({ answer, why }) => (why ? [...answer, why.key] : answer));
    };
    expect(ordered('rich-land-a', () => {})).toEqual([
      ['build', card('agriculture')],
      ['build', card('bronze')],
    ]);
    expect(ordered('ideal-building-site-a', () => {})).toEqual([
      ['build', card('religion')],
      ['build', card('philosophy')],
    ]);
    const upgrades = ordered('efficient-upgrade-3', p => {
      put(p, 'iron', 0);
      put(p, 'oil', 0);
      put(p, 'swordsmen', 0);
      store(p, 'oil', 2);
    });
    expect(upgrades).toEqual([
      ['upgrade', card('bronze'), card('iron')],
      ['upgrade', card('bronze'), card('oil')],
      ['upgrade', card('iron'), card('oil'), 'noWorkerOn'],
    ]);
    expect(
      ordered('breakthrough-1', p => p.hand.push(...cards('masonry', 'monarchy', 'homer', 'iron'))),
    ).toEqual([
      ['technology', card('masonry')],
      ['reform', card('monarchy')],
      ['revolution', card('monarchy')],
      ['technology', card('iron')],
    ]);
  });

  it('TTA-9.7 TTA-9.11 stages: no token, no resources for units, and never less than nothing', () => {
    at((_s, p) => {
      p.building = card('hanging-gardens');
      p.unitGoods = 9;
    }).cannot(['stage', 1], 'resources', 2, 0);
    const genius = (arrange: (p: Civ) => void) =>
      at((_s, p) => {
        p.hand = cards('engineering-genius-3');
        p.building = card('hanging-gardens');
        arrange(p);
      });
    genius(p => {
      p.blue = 0;
    }).cannot(['action', card('engineering-genius-3')], 'orderedAction', card('engineering-genius-3'), [
      'blueBank',
    ]);
    const free = genius(p => {
      p.blue = 1;
    }).does('action', card('engineering-genius-3'));
    expect(linesOf(free).at(-1)).toEqual(['stagesBuilt', 0, card('hanging-gardens'), 1, 0]);
  });

  it('TTA-9.5 an upgrade without a better technology says so', () => {
    const here = at((_s, p) => {
      put(p, 'oil', 1);
    });
    here.cannot(['upgrade', card('agriculture'), card('irrigation')], 'noBetterTechnology', 0);
    here.cannot(['upgrade', card('warriors'), card('swordsmen')], 'noBetterTechnology', 7);
    here.cannot(['upgrade', card('oil'), card('oil')], 'bestOfKind');
    here.notOffered('upgrade', card('bronze'), card('iron'));
    here.cannot(['upgrade', card('bronze'), card('oil')], 'resources');
  });

  it('TTA-21.7 TTA-28.38 prices that trade routes or a pact are the reason of', () => {
    const trading = (arrange: (p: Civ) => void) =>
      at((_s, p, q) => {
        sign(q, 'trade-routes-agreement', 0, 1);
        food(p, 2);
        store(p, 'bronze', 1);
        arrange(p);
      });
    trading(() => {}).cannot(['build', card('bronze')], 'resourcesByRoutes', 2, 1);
    trading(p => {
      p.civilSpent = 4;
    }).cannot(['build', card('bronze')], 'both', ['resourcesByRoutes', 2, 1], ['civilActions', 1, 0]);
    at((_s, p, q) => {
      sign(q, 'trade-routes-agreement', 0);
      food(p, 1);
      store(p, 'bronze', 1);
      p.civilSpent = 4;
    }).cannot(['populate'], 'both', ['foodByRoutes', 2, 1], ['civilActions', 1, 0]);
    trading(p => {
      p.routes = ROUTES_USED;
    }).cannot(['build', card('bronze')], 'resources', 2, 1);
    trading(p => {
      p.routes = ROUTES_USED;
    }).cannot(['routes'], 'routesGone');
    trading(p => {
      p.blues[card('agriculture')] = 0;
    }).cannot(['build', card('bronze')], 'resources', 2, 1);
    at((_s, p, q) => {
      sign(q, 'scientific-cooperation', 0);
      p.hand = cards('theology');
      q.science = 3;
    }).cannot(['technology', card('theology')], 'ownScience', card('scientific-cooperation'));
  });

  it('TTA-28.4 recruiting: food and resources are said together', () => {
    const barbarossa = (arrange: (p: Civ) => void) =>
      at((_s, p) => {
        p.leader = card('frederick-barbarossa');
        arrange(p);
      });
    const none = barbarossa(() => {});
    const [, first, second] = none.reason(0, 'recruit', card('warriors')) as [string, unknown[], unknown[]];
    none.cannot(['recruit', card('warriors')], 'both', first, second);
    expect([first[0], second[0]]).toEqual(['food', 'resources']);
    barbarossa(p => food(p, 9)).cannot(['recruit', card('warriors')], 'resources');
    barbarossa(p => resources(p, 9)).cannot(['recruit', card('warriors')], 'food');
  });

  it('TTA-20.5 TTA-28.10 TTA-21.5 a leader or a pact is not given up in vain: nothing to hit is said with it', () => {
    const attack = (arrange: (p: Civ, q: Civ) => void) =>
      political((_s, p, q) => {
        p.military = cards('assassinate-2');
        p.government = card('communism');
        arrange(p, q);
      });
    const answer = ['aggression', card('assassinate-2'), 1] as const;
    const nothing = ['nothingToHit', card('assassinate-2'), 1];
    const gandhi = card('mahatma-gandhi');
    attack(() => {}).cannot([...answer], 'nothingToHit', card('assassinate-2'), 1);
    attack(p => {
      p.leader = gandhi;
    }).cannot([...answer], 'both', ['cannotAttack', gandhi], nothing);
    attack((p, q) => {
      p.leader = gandhi;
      q.leader = card('homer');
    }).cannot([...answer], 'cannotAttack', gandhi);
    attack((_p, q) => sign(q, 'acceptance-of-supremacy', 0)).cannot(
      [...answer],
      'both',
      ['pactForbids', card('acceptance-of-supremacy'), 1],
      nothing,
    );
  });

  it('TTA-23.8 TTA-28.28 spoils and the agreement: what never passes before the price', () => {
    const agreement = political((s, p, _q, r) => {
      s.current = cards('no-event', 'international-agreement');
      p.military = cards('rats');
      army(r, { warriors: 9 });
      r.hand = cards('iron', 'oil', 'coal', 'opera');
      s.row[12] = card('iron');
      s.row[11] = card('drama');
      s.row[10] = card('colossus');
      s.row[0] = card('pyramids');
      r.wonders = cards('great-wall', 'hanging-gardens', 'taj-mahal');
    }).does('event', card('rats'));
    agreement.asks('agreement', 2).cannot(['take', 12], 'sameTechnology', card('iron'));
    agreement.cannot(['take', 11], 'handLimit', 4, 4);
    agreement.cannot(['take', 10], 'budget', 6, 5);
  });
});
