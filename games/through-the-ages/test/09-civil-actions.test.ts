import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { buildPrice, upgradePrice } from '../rules/costs.ts';
import { foodOf, resourcesOf } from '../rules/goods.ts';
import { takePrice } from '../rules/row.ts';
import { installSpecial } from '../rules/score.ts';
import { card, cards, food, put, resources, scene, store } from './scene.ts';

describe('9 civil actions', () => {
  it('EX-10 TTA-9.1 TTA-2.5 increasing the population', () => {
    const at = scene({}, (_s, p) => {
      p.yellow = 17;
      food(p, 2);
      p.civilSpent = 3;
    });
    at.does('populate');
    const c = at.civ(0);
    expect([foodOf(c), c.yellow, c.idle, at.civil(0)]).toEqual([0, 16, 2, '0/4']);
    at.cannot(['populate'], 'food', 3, 0);
    food(c, 3);
    at.cannot(['populate'], 'civilActions', 1, 0);
  });

  it('TTA-9.1 Moses makes it 1 food cheaper', () => {
    const at = scene({}, (_s, p) => {
      p.leader = card('moses');
      food(p, 1);
    });
    at.does('populate');
    expect(foodOf(at.civ(0))).toBe(0);
  });

  it('EX-11 TTA-9.1 an empty yellow bank', () => {
    scene({}, (_s, p) => {
      p.yellow = 0;
      food(p, 9);
    }).cannot(['populate'], 'yellowBank');
  });

  it('EX-12 TTA-9.2 a mine needs an unused worker and resources', () => {
    const at = scene({}, (_s, p) => {
      p.idle = 0;
      food(p, 2);
      resources(p, 5);
    });
    at.cannot(['build', card('bronze')], 'noWorker');
    at.civ(0).idle = 1;
    at.does('build', card('bronze'));
    expect([at.civ(0).workers[card('bronze')], at.civ(0).idle, resourcesOf(at.civ(0))]).toEqual([3, 0, 3]);
    at.civ(0).idle = 1;
    at.civ(0).blues[card('bronze')] = 1;
    at.cannot(['build', card('bronze')], 'resources', 2, 1);
    at.notOffered('build', card('iron'));
  });

  it('EX-13 TTA-9.3 TTA-9.5 the urban limit stops building, not upgrading', () => {
    const at = scene({}, (_s, p) => {
      put(p, 'alchemy', 1);
      store(p, 'bronze', 12);
      store(p, 'oil', 1);
    });
    at.cannot(['build', card('alchemy')], 'noUrbanPlace', 3, 2).cannot(
      ['build', card('philosophy')],
      'noUrbanPlace',
    );
    const before = resourcesOf(at.civ(0));
    at.does('upgrade', card('philosophy'), card('alchemy'));
    expect(before - resourcesOf(at.civ(0))).toBe(3);
    at.does('build', card('religion'));
  });

  it('EX-15 TTA-9.4 TTA-9.5 construction technologies', () => {
    const { s } = scene({}, (_s, p) => {
      p.specials[3] = card('masonry');
    });
    const cost = (id: 'alchemy' | 'philosophy' | 'scientific-method') => buildPrice(s, 0, card(id), 0);
    const up = (from: 'philosophy' | 'alchemy', to: 'alchemy' | 'scientific-method') =>
      upgradePrice(s, 0, card(from), card(to), 0);
    expect([cost('alchemy'), cost('philosophy')]).toEqual([5, 3]);
    expect([
      up('philosophy', 'alchemy'),
      up('philosophy', 'scientific-method'),
      up('alchemy', 'scientific-method'),
    ]).toEqual([2, 4, 2]);
    s.civs[0].specials[3] = card('architecture');
    expect([cost('alchemy'), cost('scientific-method'), up('alchemy', 'scientific-method')]).toEqual([
      5, 6, 1,
    ]);
  });

  it('TTA-9.4 Bach makes theaters cheaper, a rival Bill Gates labs and libraries dearer', () => {
    const { s } = scene({}, (_s, p, q) => {
      p.leader = card('js-bach');
      q.leader = card('bill-gates');
    });
    expect(buildPrice(s, 0, card('drama'), 0)).toBe(4);
    expect([buildPrice(s, 0, card('alchemy'), 0), buildPrice(s, 0, card('printing-press'), 0)]).toEqual([
      7, 5,
    ]);
    expect(upgradePrice(s, 0, card('philosophy'), card('alchemy'), 0)).toBe(4);
    expect(buildPrice(s, 1, card('alchemy'), 0)).toBe(6);
  });

  it('EX-14 TTA-9.5 upgrading mines, or building one and upgrading one', () => {
    const arrange = () =>
      scene({}, (_s, p) => {
        put(p, 'bronze', 4);
        put(p, 'iron', 0);
        resources(p, 8);
      });
    const a = arrange();
    a.does('upgrade', card('bronze'), card('iron'))
      .does('upgrade', card('bronze'), card('iron'))
      .does('build', card('bronze'));
    const b = arrange();
    b.does('build', card('iron')).does('upgrade', card('bronze'), card('iron'));
    for (const at of [a, b])
      expect([
        at.civ(0).workers[card('iron')],
        at.civ(0).workers[card('bronze')],
        resourcesOf(at.civ(0)),
      ]).toEqual([2, 3, 0]);
    expect([a.civil(0), b.civil(0)]).toEqual(['1/4', '2/4']);
  });

  it('EX-71 TTA-9.5 levels may be skipped', () => {
    const at = scene({}, (_s, p) => {
      put(p, 'bronze', 1);
      put(p, 'coal', 0);
      resources(p, 6);
    });
    at.does('upgrade', card('bronze'), card('coal'));
    expect([resourcesOf(at.civ(0)), at.civil(0), at.civ(0).workers[card('coal')]]).toEqual([0, '3/4', 1]);
  });

  it('TTA-9.5 only within one type, upwards, with a worker there', () => {
    const at = scene({}, (_s, p) => {
      put(p, 'iron', 0);
      put(p, 'coal', 0);
      resources(p, 12);
    });
    at.cannot(['upgrade', card('iron'), card('coal')], 'noWorkerOn', card('iron'));
    at.notOffered('upgrade', card('iron'), card('bronze'));
    at.notOffered('upgrade', card('agriculture'), card('iron'));
  });

  it('TTA-9.6 destroying frees the worker, tokens stay', () => {
    const at = scene({}, (_s, p) => resources(p, 3));
    at.does('destroy', card('bronze'));
    const c = at.civ(0);
    expect([c.workers[card('bronze')], c.idle, resourcesOf(c), at.civil(0)]).toEqual([1, 2, 3, '3/4']);
  });

  it('EX-21 TTA-9.7 TTA-9.11 several stages with a construction technology, one with Engineering Genius', () => {
    const arrange = () =>
      scene({}, (_s, p) => {
        p.specials[3] = card('masonry');
        p.building = card('great-wall');
        resources(p, 4);
        p.civilSpent = 3;
        p.hand = [card('engineering-genius-a')];
      });
    const a = arrange().does('stage', 2);
    expect([a.civ(0).stages, resourcesOf(a.civ(0)), a.civil(0)]).toEqual([2, 0, '0/4']);
    const b = arrange();
    b.cannot(['stage', 3], 'stagesAtOnce', 2).does('action', card('engineering-genius-a'));
    expect([b.civ(0).stages, resourcesOf(b.civ(0)), b.civil(0)]).toEqual([1, 4, '0/4']);
  });

  it('TTA-9.7 a stage needs a wonder and its price', () => {
    const at = scene({});
    at.cannot(['stage', 1], 'noWonder');
    at.civ(0).building = card('colossus');
    at.cannot(['stage', 1], 'resources', 3, 0);
  });

  it('TTA-9.7 with an empty bank the marker is the lowest token in use, and without one the stage is impossible', () => {
    const at = scene({}, (_s, p) => {
      p.building = card('library-of-alexandria');
      p.hand = [card('engineering-genius-a')];
      p.blue = 0;
      p.blues[card('agriculture')] = 1;
    });
    at.does('action', card('engineering-genius-a'));
    expect([at.civ(0).stages, foodOf(at.civ(0)), at.civ(0).blue]).toEqual([1, 0, 0]);
    const b = scene({}, (_s, p) => {
      p.building = card('library-of-alexandria');
      p.hand = [card('engineering-genius-a')];
      p.blue = 0;
    });
    b.cannot(['action', card('engineering-genius-a')], 'orderedAction');
  });

  it('TTA-9.7 an Age III wonder scores once when completed', () => {
    const at = scene({}, (_s, p) => {
      p.building = card('fast-food-chains');
      p.stages = 3;
      resources(p, 4);
    });
    at.does('stage', 1);
    expect(at.civ(0).culture).toBe(2 * 4 + 2);
  });

  it('TTA-9.8 a leader can be played in the turn he was taken', () => {
    const at = scene({}, s => {
      s.row[0] = card('julius-caesar');
    });
    at.does('take', 0).does('leader', card('julius-caesar'));
    expect([at.civil(0), at.military(0), at.strength(0)]).toEqual(['2/4', '3/3', 2]);
  });

  it('EX-7 TTA-9.9 completed wonders make the next one dearer, ruined ones too', () => {
    const { s } = scene({}, (st, p) => {
      st.row[6] = card('taj-mahal');
      p.wonders = [card('pyramids')];
      p.ruined = [card('colossus')];
    });
    expect(takePrice(s, 0, 6)).toBe(4);
  });

  it('EX-8 TTA-9.9 TTA-11.7 a wonder taken for nothing leaves the turn calm', () => {
    const at = scene({}, (s, p) => {
      p.leader = card('michelangelo');
      s.row[2] = card('taj-mahal');
      p.hand = [card('monarchy')];
      p.science = 3;
    });
    at.does('take', 2);
    expect(at.civil(0)).toBe('4/4');
    at.does('revolution', card('monarchy'));
  });

  it('TTA-9.9 the price of the position, and an empty one', () => {
    const at = scene({}, (s, p) => {
      s.row[12] = card('iron');
      p.civilSpent = 2;
    });
    at.cannot(['take', 12], 'civilActions', 3, 2).notOffered('take', 0);
  });

  it('EX-16 TTA-9.10 TTA-9.11 Engineering Genius orders a stage for less', () => {
    const at = scene({ round: 2 }, (_s, p) => {
      p.blue = 16;
      resources(p, 2);
      p.building = card('colossus');
      p.hand = [card('engineering-genius-a')];
    });
    expect(at.civ(0).blue).toBe(14);
    at.does('action', card('engineering-genius-a'));
    expect([resourcesOf(at.civ(0)), at.civ(0).blue, at.civ(0).stages, at.civil(0)]).toEqual([
      1,
      14,
      1,
      '3/4',
    ]);
  });

  it('EX-18 TTA-9.10 what cannot be done cannot be ordered', () => {
    const at = scene({}, (_s, p) => {
      p.idle = 0;
      resources(p, 9);
      p.hand = [card('ideal-building-site-a')];
    });
    at.cannot(['action', card('ideal-building-site-a')], 'orderedAction', card('ideal-building-site-a'), [
      'noWorkerNoFood',
      2,
      0,
    ]);
    expect(at.civ(0).hand).toEqual([card('ideal-building-site-a')]);
  });

  it('EX-19 TTA-9.11 a discount never pays out', () => {
    const at = scene({}, (_s, p) => {
      p.hand = [card('rich-land-2')];
    });
    at.does('action', card('rich-land-2'));
    at.asks('order').does('build', card('bronze'));
    expect([resourcesOf(at.civ(0)), at.civ(0).workers[card('bronze')]]).toEqual([0, 3]);
  });

  it('TTA-9.11 efficient upgrades and building sites', () => {
    const at = scene({}, (_s, p) => {
      put(p, 'alchemy', 0);
      p.hand = cards('efficient-upgrade-1', 'ideal-building-site-1');
      resources(p, 2);
    });
    at.does('action', card('efficient-upgrade-1'));
    expect([at.civ(0).workers[card('alchemy')], resourcesOf(at.civ(0))]).toEqual([1, 1]);
    at.does('action', card('ideal-building-site-1')).asks('order').does('build', card('religion'));
    expect(resourcesOf(at.civ(0))).toBe(0);
  });

  it('TTA-9.12 a technology costs an action and science, also in the turn it was taken', () => {
    const at = scene({}, (s, p) => {
      s.row[0] = card('iron');
      p.science = 5;
    });
    at.does('take', 0).does('technology', card('iron'));
    expect([at.civ(0).science, at.civ(0).workers[card('iron')], at.civil(0)]).toEqual([0, 0, '2/4']);
    at.civ(0).hand.push(card('drama'));
    at.cannot(['technology', card('drama')], 'science', 4, 0);
  });

  it('EX-23 TTA-9.12 TTA-9.16 Breakthrough pays in full and then scores', () => {
    const arrange = (science: number) =>
      scene({}, (_s, p) => {
        p.hand = cards('breakthrough-1', 'iron');
        p.science = science;
      });
    const at = arrange(5).does('action', card('breakthrough-1'));
    expect([at.civ(0).science, at.civil(0)]).toEqual([2, '3/4']);
    arrange(4).cannot(['action', card('breakthrough-1')], 'orderedAction');
  });

  it('EX-24 TTA-9.10 TTA-9.16 Frugality pays in full and then gains', () => {
    const arrange = (have: number) =>
      scene({}, (_s, p) => {
        p.yellow = 15;
        p.hand = [card('frugality-a')];
        food(p, have);
      });
    const at = arrange(3).does('action', card('frugality-a'));
    expect([foodOf(at.civ(0)), at.civ(0).idle]).toEqual([1, 2]);
    arrange(2).cannot(['action', card('frugality-a')], 'orderedAction');
  });

  it('EX-25 TTA-9.13 one special technology of a category', () => {
    const at = scene({}, (_s, p) => {
      p.specials[1] = card('code-of-laws');
      p.hand = cards('justice-system');
      p.science = 7;
    });
    expect(at.civil(0)).toBe('5/5');
    at.does('technology', card('justice-system'));
    expect([at.civil(0), at.civ(0).blue, at.civ(0).specials[1]]).toEqual(['4/5', 21, card('justice-system')]);
    at.civ(0).hand.push(card('code-of-laws'));
    at.civ(0).science = 9;
    at.cannot(['technology', card('code-of-laws')], 'lowerSpecial', card('justice-system'));
  });

  it('TTA-9.13.a only the difference of blue tokens moves', () => {
    const at = scene({}, (_s, p) => {
      p.specials[1] = card('justice-system');
      p.blue = 0;
    });
    installSpecial(at.g, 0, card('civil-service'));
    expect([at.civ(0).blue, at.s.boxBlue]).toEqual([0, 200]);
  });

  it('TTA-9.14 TTA-9.15 governments and special actions are among the civil actions', () => {
    const at = scene({}, (_s, p) => {
      p.hand = [card('monarchy')];
      p.science = 9;
      p.leader = card('frederick-barbarossa');
      p.wonders = [card('ocean-liner-service')];
      food(p, 6);
      resources(p, 3);
    });
    expect(at.can('reform')).toEqual([[card('monarchy')]]);
    expect(at.can('recruit')).toEqual([[card('warriors')]]);
    expect(at.can('immigrate')).toEqual([[]]);
    expect(at.civ(0).building).toBe(NONE);
  });

  it('TTA-9.16 other discounts count before the full price', () => {
    const at = scene({}, (_s, p) => {
      p.hand = cards('breakthrough-1', 'drama');
      p.leader = card('js-bach');
      p.science = 3;
    });
    at.does('action', card('breakthrough-1'));
    expect(at.civ(0).science).toBe(2);
  });
});
