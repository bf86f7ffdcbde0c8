import { describe, expect, it } from 'vitest';
import { resourcesOf } from '../rules/goods.ts';
import { impactOf } from '../rules/impacts.ts';
import { raidGain } from '../rules/losses.ts';
import { cultureRating } from '../rules/ratings.ts';
import type { Civ, State } from '../rules/state.ts';
import { army, card, cards, put, scene } from './scene.ts';

type Id = Parameters<typeof card>[0];
const worth = (id: Id, arrange: (c: Civ, s: State) => void, seats = 4) => {
  const { s } = scene({ age: 3, seats }, (st, p) => arrange(p, st));
  return impactOf(s, card(id), 0, 0);
};

describe('28 card clarifications: Age III events', () => {
  it('TTA-28.34 production without limits of the bank and without pacts', () => {
    expect(
      worth('impact-of-agriculture', c => {
        put(c, 'irrigation', 2);
        c.blue = 0;
      }),
    ).toBe(6);
    expect(
      worth('impact-of-industry', c => {
        c.wonders = cards('transcontinental-railroad');
        c.pact = card('international-trade-agreement');
        c.pactWith = 1;
      }),
    ).toBe(3);
  });

  it('EX-68 TTA-28.34 Impact of Population: content workers above 10', () => {
    const fourteen = (c: Civ) => {
      put(c, 'bronze', 9);
      put(c, 'agriculture', 2);
      c.idle = 1;
      c.yellow = 16;
    };
    expect(worth('impact-of-population', fourteen)).toBe(6);
    expect(worth('impact-of-population', () => {})).toBe(0);
  });

  it('TTA-28.34 government, architecture, competition, technology, progress, happiness, wonders', () => {
    expect(
      worth('impact-of-government', c => {
        c.government = card('communism');
        c.extraMilitary = 3;
        c.civilSpent = 2;
      }),
    ).toBe(2 * 7 + 5);
    expect(
      worth('impact-of-architecture', c => {
        put(c, 'movies', 2);
        put(c, 'theology', 1);
      }),
    ).toBe(7);
    expect(
      worth('impact-of-competition', c => {
        army(c, { tanks: 2, warriors: 3 });
        put(c, 'team-sports', 1);
      }),
    ).toBe(8);
    expect(
      worth('impact-of-technology', c => {
        put(c, 'oil', 0);
        c.government = card('democracy');
        c.specials[0] = card('military-theory');
        put(c, 'coal', 1);
      }),
    ).toBe(12);
    expect(
      worth('impact-of-progress', c => {
        c.government = card('republic');
        c.specials = cards('warfare', 'civil-service', 'cartography', 'masonry');
      }),
    ).toBe(2 * (2 + 1 + 3 + 1 + 1));
    expect(
      worth('impact-of-happiness', c => {
        put(c, 'religion', 2);
        c.yellow = 9;
      }),
    ).toBe(4 - 2);
    expect(
      worth('impact-of-wonders', c => {
        c.wonders = cards('pyramids', 'kremlin', 'internet');
        c.ruined = cards('taj-mahal');
      }),
    ).toBe(5 + 3 + 2 + 4);
    expect(
      worth('impact-of-colonies', c => {
        c.colonies = cards('fertile-territory-1');
      }),
    ).toBe(4);
  });

  it('TTA-28.34 ranks by the number of players', () => {
    const strong = (c: Civ) => army(c, { tanks: 2 });
    expect([2, 3, 4].map(seats => worth('impact-of-strength', strong, seats))).toEqual([10, 14, 15]);
    expect([2, 3, 4].map(seats => worth('impact-of-science', c => put(c, 'philosophy', 0), seats))).toEqual([
      0, 0, 0,
    ]);
  });
});

describe('28 card clarifications: attacks and pacts', () => {
  it('EX-49 TTA-28.35 Raid: half of the printed cost', () => {
    expect([raidGain(card('drama'), 1, true), raidGain(card('alchemy'), 1, true)]).toEqual([3, 3]);
    expect([
      raidGain(card('drama'), 2, false),
      raidGain(card('drama'), 1, false),
      raidGain(card('journalism'), 2, false),
    ]).toEqual([5, 2, 8]);
    const at = scene({ phase: 'political', age: 2 }, (_s, p, q) => {
      army(p, { warriors: 9 });
      p.military = cards('raid-2');
      put(q, 'drama', 3);
      p.specials[3] = card('architecture');
    });
    at.does('aggression', card('raid-2'), 1).does('done').does('done').asks('raid', 0);
    expect(at.can('raid')).toEqual([
      [card('philosophy'), 1],
      [card('drama'), 1],
      [card('drama'), 2],
    ]);
    at.does('raid', card('drama'), 2);
    expect([at.civ(1).workers[card('drama')], at.civ(1).idle, resourcesOf(at.civ(0))]).toEqual([1, 3, 5]);
    // The log tells of each building.
    expect(at.tellsOf('lostBuilding')).toHaveLength(2);
  });

  it('TTA-28.36 War over Resources: the winner names the mix', () => {
    const at = scene({ phase: 'war', age: 2 }, (_s, p, q) => {
      p.war = card('war-over-resources-2');
      p.warOn = 1;
      army(p, { warriors: 4 });
      q.blues[card('bronze')] = 2;
      q.blues[card('agriculture')] = 2;
    });
    at.does('done').does('done').asks('takeMix', 0);
    expect(at.can('mix')).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('TTA-28.37 Sabotage: the wonder leaves, its tokens return, another may be taken', () => {
    const at = scene({ phase: 'political', age: 2, seats: 2 }, (s, p, q) => {
      army(p, { warriors: 9 });
      p.military = cards('sabotage-2');
      q.building = card('taj-mahal');
      q.stages = 2;
      q.blue = 10;
      s.row[12] = card('kremlin');
    });
    at.does('aggression', card('sabotage-2'), 1).does('done').does('done');
    expect([at.civ(1).building, at.civ(1).blue, at.civ(0).culture, at.civ(0).militarySpent]).toEqual([
      -1, 12, 3, 1,
    ]);
    at.does('endTurn');
    while (at.open().kind !== 'act') at.does('pass');
    const kremlin = at.s.row.indexOf(card('kremlin'));
    expect(at.can('take')).toContainEqual([kremlin]);
  });

  it('TTA-28.38 Scientific Cooperation: 2 less, the partner pays 1, both need science', () => {
    const at = scene({}, (_s, p, q) => {
      q.pact = card('scientific-cooperation');
      q.pactWith = 0;
      p.hand = cards('iron', 'theology', 'monarchy');
      p.science = 4;
      q.science = 1;
    });
    at.does('technology', card('iron'));
    expect([at.civ(0).science, at.civ(1).science]).toEqual([1, 0]);
    at.cannot(['technology', card('theology')], 'partnerScience', 1);
    at.cannot(['revolution', card('monarchy')], 'both', ['revolutionFirst'], ['partnerScience', 1]);
    at.civ(1).science = 3;
    at.does('technology', card('theology'));
    expect([at.civ(0).science, at.civ(1).science]).toEqual([1, 2]);
    at.civ(0).science = 0;
    at.civ(0).hand.push(card('theology'));
    at.cannot(['technology', card('theology')], 'ownScience', card('scientific-cooperation'));
  });

  it('TTA-28.39 International Tourism: completed wonders of the other, ruins included', () => {
    const { s } = scene({}, (_s, p, q) => {
      p.pact = card('international-tourism');
      p.pactWith = 1;
      q.wonders = cards('pyramids');
      q.ruined = cards('colossus');
    });
    expect([cultureRating(s, 0), cultureRating(s, 1)]).toEqual([2, 2]);
  });

  it('EX-59 TTA-28.40 Open Borders: 3 more in an attack, never in the rating', () => {
    const at = scene({ phase: 'political', age: 2 }, (_s, p, q) => {
      army(p, { warriors: 10 });
      army(q, { warriors: 12 });
      q.pact = card('open-borders-agreement');
      q.pactWith = 0;
      q.science = 4;
      p.military = cards('spy-2');
    });
    at.does('aggression', card('spy-2'), 1).does('done').does('done');
    expect([at.tellsOf('totals')[0].args, at.civ(0).science, at.strength(0)]).toEqual([[13, 12], 4, 10]);
    const war = (pact: boolean) => {
      const x = scene({ phase: 'war', age: 2 }, (_s, p, q) => {
        p.war = card('war-over-culture-2');
        p.warOn = 1;
        q.culture = 9;
        if (pact) {
          p.pact = card('open-borders-agreement');
          p.pactWith = 1;
        }
      });
      return x.does('done').does('done').civ(0).culture;
    };
    expect([war(true), war(false)]).toEqual([3, 0]);
  });
});
