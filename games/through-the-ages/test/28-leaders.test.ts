import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { buildPrice, technologyPrice } from '../rules/costs.ts';
import { resourceProduction } from '../rules/counts.ts';
import { foodOf, resourcesOf } from '../rules/goods.ts';
import { produceMines } from '../rules/production.ts';
import { cultureRating, scienceRating, strength } from '../rules/ratings.ts';
import { army, card, cards, food, put, resources, scene, store } from './scene.ts';

type Id = Parameters<typeof card>[0];
const led = (
  leader: Id,
  arrange: Parameters<typeof scene>[1] = () => {},
  options: Parameters<typeof scene>[0] = {},
) =>
  scene(options, (s, p, ...rest) => {
    p.leader = card(leader);
    arrange(s, p, ...rest);
  });

describe('28 card clarifications: leaders', () => {
  it('TTA-28.1 [S] what has no system is ignored, the rest works', () => {
    const at = scene({ level: 'simple', seats: 2 }, (_s, p, q) => {
      p.leader = card('genghis-khan');
      army(p, { knights: 2 });
      p.wonders = cards('colossus', 'library-of-alexandria');
      q.leader = card('joan-of-arc');
      put(q, 'theology', 2);
    });
    expect([strength(at.s, 0), cultureRating(at.s, 0)]).toEqual([4 + 2 + 1, 2 + 1 + 1]);
    expect(strength(at.s, 1)).toBe(1 + 4);
    at.does('endTurn').asks('act', 1);
  });

  it('TTA-28.3 Aristotle: science for technologies taken from the row', () => {
    const at = led('aristotle', s => {
      s.row.splice(0, 4, ...cards('monarchy', 'masonry', 'rich-land-a', 'iron'));
    });
    at.does('take', 0).does('take', 1).does('take', 2).does('take', 3);
    expect(at.civ(0).science).toBe(3);
  });

  it('TTA-28.4 Barbarossa: population and unit for one civil action, repeatable', () => {
    const at = led('frederick-barbarossa', (_s, p) => {
      p.yellow = 16;
      food(p, 4);
      resources(p, 2);
      put(p, 'swordsmen', 0);
    });
    at.does('recruit', card('warriors'));
    expect([foodOf(at.civ(0)), resourcesOf(at.civ(0)), at.civ(0).idle, at.civ(0).yellow]).toEqual([
      2, 1, 1, 15,
    ]);
    expect([at.civil(0), at.military(0), at.civ(0).workers[card('warriors')]]).toEqual(['3/4', '2/2', 2]);
    at.cannot(['recruit', card('swordsmen')], 'resources', 2, 1).does('recruit', card('warriors'));
    at.cannot(['recruit', card('warriors')], 'both', ['food', 2, 0], ['resources', 1, 0]);
    at.civ(0).yellow = 0;
    at.cannot(['recruit', card('warriors')], 'yellowBank');
    at.civ(0).leader = NONE;
    at.notOffered('recruit', card('warriors'));
  });

  it('TTA-28.4 Barbarossa may use extra military resources', () => {
    const at = led('frederick-barbarossa', (_s, p) => {
      food(p, 2);
      p.unitGoods = 1;
    });
    at.does('recruit', card('warriors'));
    expect(at.civ(0).unitGoods).toBe(0);
  });

  it('TTA-28.5 Bill Gates: labs work as mines, their tokens stay', () => {
    const at = led('bill-gates', (_s, p) => {
      put(p, 'philosophy', 1);
      put(p, 'alchemy', 2);
      put(p, 'computers', 1);
      p.wonders = cards('transcontinental-railroad');
    });
    expect(resourceProduction(at.civ(0))).toBe(2 + 2 + 3 + 1);
    produceMines(at.g, 0, NONE);
    const c = at.civ(0);
    expect([
      c.blues[card('philosophy')],
      c.blues[card('alchemy')],
      c.blues[card('computers')],
      c.blues[card('bronze')],
    ]).toEqual([0, 2, 1, 3]);
    c.leader = NONE;
    expect([resourcesOf(c), resourceProduction(c)]).toEqual([8, 3]);
  });

  it('TTA-28.5.a a lab token pays like any other', () => {
    const at = scene({}, (_s, p) => store(p, 'computers', 1));
    at.does('build', card('bronze'));
    expect([resourcesOf(at.civ(0)), at.civ(0).blues[card('bronze')]]).toEqual([1, 1]);
  });

  it('TTA-28.6 Churchill: new units cheaper while a war is pending, technologies always', () => {
    const at = led('winston-churchill', (_s, p) => {
      p.hand = cards('tanks');
      put(p, 'riflemen', 0);
    });
    expect([buildPrice(at.s, 0, card('riflemen'), 0), technologyPrice(at.s, 0, card('tanks'))]).toEqual([
      5, 6,
    ]);
    at.civ(1).war = card('war-over-culture-3');
    at.civ(1).warOn = 0;
    expect(buildPrice(at.s, 0, card('riflemen'), 0)).toBe(3);
    resources(at.civ(0), 3);
    at.does('upgrade', card('warriors'), card('riflemen'));
    expect(resourcesOf(at.civ(0))).toBe(0);
  });

  it('TTA-28.7 TTA-28.43 Columbus: a territory from hand, once per game', () => {
    const at = led(
      'christopher-columbus',
      (_s, p) => {
        p.military = cards('wealthy-territory-1', 'historic-territory-1', 'historic-territory-1');
      },
      { phase: 'political', seats: 2 },
    );
    at.does('colonize', card('historic-territory-1'));
    expect([at.civ(0).culture, at.civ(0).colonies, at.civ(0).leader]).toEqual([
      6,
      cards('historic-territory-1'),
      card('christopher-columbus'),
    ]);
    expect([at.s.future, at.s.past]).toEqual([[], []]);
    at.does('endTurn').does('endTurn').asks('political', 0);
    at.cannot(['colonize', card('wealthy-territory-1')], 'onceOnly');
  });

  it('TTA-28.8 Cook: 2 culture per colony', () => {
    const at = led('james-cook', (_s, p) => {
      p.colonies = cards('fertile-territory-1', 'wealthy-territory-2');
    });
    expect(cultureRating(at.s, 0)).toBe(4);
  });

  it('TTA-28.9 Elvis: the best theater once more', () => {
    const at = led('elvis-presley', (_s, p) => {
      put(p, 'drama', 2);
      put(p, 'opera', 1);
      put(p, 'movies', 0);
    });
    expect(cultureRating(at.s, 0)).toBe(4 + 3 + 3);
  });

  it('TTA-28.10 Gandhi: pending wars are still resolved', () => {
    const at = led(
      'mahatma-gandhi',
      (_s, p, q) => {
        p.war = card('war-over-culture-3');
        p.warOn = 1;
        army(p, { warriors: 5 });
        q.culture = 9;
      },
      { phase: 'war', age: 3 },
    );
    at.does('done').does('done');
    expect(at.civ(0).culture).toBe(4);
    const cost = scene({ phase: 'political', age: 3 }, (_s, p, q) => {
      p.government = card('communism');
      p.military = cards('war-over-culture-3', 'spy-2');
      q.leader = card('mahatma-gandhi');
    });
    cost.cannot(['war', card('war-over-culture-3'), 1], 'militaryActions', 6, 5);
    cost.does('aggression', card('spy-2'), 1);
    expect(cost.civ(0).militarySpent).toBe(2);
  });

  it('TTA-28.11 Homer: a resource for units each turn, culture of up to two Warriors', () => {
    const at = led('homer', (_s, p) => {
      p.idle = 2;
      resources(p, 3);
      army(p, { warriors: 3 });
    });
    expect(cultureRating(at.s, 0)).toBe(2);
    at.does('build', card('warriors'));
    expect(resourcesOf(at.civ(0))).toBe(2);
    at.does('build', card('warriors'));
    expect(resourcesOf(at.civ(0))).toBe(0);
    const played = scene({}, (_s, p) => {
      p.hand = cards('homer', 'christopher-columbus');
      resources(p, 1);
    });
    played.does('leader', card('homer'));
    expect(played.can('build')).toContainEqual([card('warriors')]);
    played
      .does('leader', card('christopher-columbus'))
      .cannot(['build', card('warriors')], 'resources', 2, 1);
  });

  it('EX-51 TTA-28.12 Joan of Arc: 5 culture when attacked, strength by temples', () => {
    const at = scene({ phase: 'political', age: 2 }, (_s, p, q) => {
      p.military = cards('spy-2');
      q.leader = card('joan-of-arc');
      put(q, 'theology', 1);
      q.wonders = cards('st-peters-basilica');
    });
    expect(at.strength(1)).toBe(1 + 4);
    at.does('aggression', card('spy-2'), 1);
    expect(at.civ(1).culture).toBe(5);
    at.does('done').does('done');
    expect([at.civ(1).culture, at.civ(0).science]).toEqual([5, 0]);
    const war = scene({ phase: 'political', age: 2 }, (_s, p, q) => {
      p.military = cards('war-over-resources-2');
      q.leader = card('joan-of-arc');
    });
    war.does('war', card('war-over-resources-2'), 1);
    expect(war.civ(1).culture).toBe(5);
  });

  it('TTA-28.13 Leonardo, Newton, Einstein: best lab or library with a worker', () => {
    const rating = (leader: Id, arrange: Parameters<typeof scene>[1]) =>
      scienceRating(led(leader, arrange).s, 0);
    for (const leader of ['leonardo-da-vinci', 'isaac-newton', 'albert-einstein'] as const) {
      expect(rating(leader, () => {})).toBe(1);
      expect(
        rating(leader, (_s, p) => {
          put(p, 'multimedia', 1);
          put(p, 'computers', 0);
        }),
      ).toBe(1 + 3 + 3);
    }
    const leonardo = led('leonardo-da-vinci', (_s, p) => {
      p.hand = cards('iron');
      p.science = 5;
    }).does('technology', card('iron'));
    expect(resourcesOf(leonardo.civ(0))).toBe(1);
  });

  it('EX-57 TTA-28.14 Michelangelo: culture by faces, doubled by the Basilica', () => {
    const at = led('michelangelo', (_s, p) => {
      p.wonders = cards('st-peters-basilica', 'hanging-gardens');
      put(p, 'theology', 2);
    });
    expect(cultureRating(at.s, 0)).toBe(2 + 1 + 2 + 12);
    at.civ(0).wonders.push(card('kremlin'));
    put(at.civ(0), 'drama', 1);
    expect(cultureRating(at.s, 0)).toBe(2 + 1 + 3 + 2 + 2 + 14);
  });

  it('EX-29 TTA-28.15 Newton: the action must be there before, and comes back', () => {
    const at = led('isaac-newton', (_s, p) => {
      p.government = card('constitutional-monarchy');
      p.hand = cards('iron', 'drama');
      p.science = 20;
      p.civilSpent = 5;
    });
    at.does('technology', card('iron'));
    expect(at.civil(0)).toBe('1/6');
    at.civ(0).civilSpent = 6;
    at.cannot(['technology', card('drama')], 'civilActions', 1, 0);
  });

  it('TTA-28.16 Shakespeare: libraries and pairs', () => {
    const at = led('william-shakespeare', (_s, p) => {
      put(p, 'printing-press', 3);
      put(p, 'drama', 2);
    });
    expect(cultureRating(at.s, 0)).toBe(3 + 4 + 3 + 4);
  });

  it('TTA-28.17 Sid Meier: labs give culture by level and 1 science less', () => {
    const at = led('sid-meier', (_s, p) => {
      put(p, 'philosophy', 2);
      put(p, 'computers', 2);
    });
    expect([cultureRating(at.s, 0), scienceRating(at.s, 0)]).toEqual([6, 8]);
  });
});
