import { describe, expect, it } from 'vitest';
import { consumption, corruptionAt, loseBlue, loseYellow, populationPrice } from '../rules/goods.ts';
import { losePopulation } from '../rules/losses.ts';
import { cultureRating, facesNeeded, happiness, scienceRating, strength } from '../rules/ratings.ts';
import { dropColony } from '../rules/score.ts';
import { card, food, put, resources, scene, store, table } from './scene.ts';

describe('2 civilization board and tokens', () => {
  it('EX-1 TTA-2.1 TTA-2.2 TTA-2.3 TTA-2.4 everybody starts alike', () => {
    const at = table(4);
    for (let seat = 0; seat < 4; seat++) {
      const c = at.civ(seat);
      expect([c.yellow, c.blue, c.idle, c.culture, c.science]).toEqual([18, 18, 1, 0, 0]);
      expect(c.workers.filter(w => w > 0).reduce((a, b) => a + b) + c.idle + c.yellow).toBe(25);
      expect([
        cultureRating(at.s, seat),
        scienceRating(at.s, seat),
        strength(at.s, seat),
        happiness(at.s, seat),
      ]).toEqual([0, 1, 1, 0]);
      c.civilSpent = 0;
      c.militarySpent = 0;
      expect([at.civil(seat), at.military(seat)]).toEqual(['4/4', '2/2']);
      expect(
        ['agriculture', 'bronze', 'philosophy', 'religion', 'warriors'].map(
          id => c.workers[card(id as 'iron')],
        ),
      ).toEqual([2, 2, 1, 0, 1]);
      expect(c.government).toBe(card('despotism'));
    }
  });

  it('TTA-2.3 spent actions come back at the end of the turn', () => {
    const at = scene({ seats: 2 }, (_s, p) => resources(p, 4));
    at.does('build', card('bronze')).does('disband', card('warriors'));
    expect([at.civil(0), at.military(0)]).toEqual(['3/4', '1/2']);
    at.does('endTurn');
    expect([at.civil(0), at.military(0)]).toEqual(['4/4', '2/2']);
  });

  it('TTA-2.5 price of population and consumption by tokens in the yellow bank', () => {
    expect([19, 17, 16, 13, 12, 9, 8, 5, 4, 1].map(populationPrice)).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 7, 7]);
    expect([19, 17, 16, 13, 12, 9, 8, 5, 4, 1, 0].map(consumption)).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 6,
    ]);
  });

  it('TTA-2.6 tokens beyond 18 count as the rightmost section', () => {
    expect([populationPrice(25), consumption(25), facesNeeded(25), corruptionAt(25)]).toEqual([2, 0, 0, 0]);
  });

  it('TTA-2.7 unused workers go first, then the owner chooses', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.idle = 1;
    });
    losePopulation(at.g, 0, 2);
    at.s.asked = [];
    at.g.run();
    expect([at.civ(0).idle, at.civ(0).yellow]).toEqual([0, 19]);
    at.asks('losePopulation', 0).does('worker', card('bronze'));
    expect([at.civ(0).workers[card('bronze')], at.civ(0).yellow]).toEqual([1, 20]);
  });

  it('TTA-2.7 with no worker at all nothing happens', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.idle = 0;
      for (const id of ['agriculture', 'bronze', 'philosophy', 'warriors'] as const) put(p, id, 0);
    });
    losePopulation(at.g, 0, 1);
    at.s.asked = [];
    at.g.run();
    expect(at.civ(0).yellow).toBe(18);
    expect(at.open().kind).not.toBe('losePopulation');
  });

  it('TTA-2.8 lost tokens: yellow from the bank only, blue then from the lowest in use', () => {
    const { s } = scene({}, (_s, p) => {
      p.yellow = 1;
      food(p, 1);
      store(p, 'iron', 1);
      p.blue = 1;
      p.building = card('pyramids');
      p.stages = 2;
    });
    expect(loseYellow(s, 0, 3)).toBe(1);
    expect(loseBlue(s, 0, 2)).toBe(2);
    const c = s.civs[0];
    expect([c.yellow, c.blue, c.blues[card('agriculture')], c.blues[card('iron')], c.stages]).toEqual([
      0, 0, 0, 1, 2,
    ]);
    expect(loseBlue(s, 0, 2)).toBe(1);
    expect([c.blues[card('iron')], c.stages]).toEqual([0, 2]);
  });

  it('TTA-2.8 TTA-19.10 a lost colony takes its tokens to the box', () => {
    const at = scene({}, (_s, p) => {
      p.colonies = [card('developed-territory-2')];
    });
    dropColony(at.g, 0, card('developed-territory-2'));
    expect([at.civ(0).yellow, at.civ(0).blue, at.civ(0).colonies]).toEqual([16, 16, []]);
    expect(at.s.boxYellow).toBe(202);
  });
});
