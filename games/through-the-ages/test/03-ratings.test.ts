import { describe, expect, it } from 'vitest';
import {
  civilTotal,
  cultureRating,
  happiness,
  militaryTotal,
  scienceRating,
  strength,
} from '../rules/ratings.ts';
import { army, card, put, scene } from './scene.ts';

describe('3 ratings', () => {
  it('TTA-3.1 culture: buildings, wonders, government, leader, pacts, ruins', () => {
    const { s } = scene({}, (_s, p, q) => {
      put(p, 'drama', 2);
      p.wonders = [card('taj-mahal')];
      p.government = card('democracy');
      p.leader = card('mahatma-gandhi');
      p.ruined = [card('colossus')];
      q.pact = card('peace-treaty');
      q.pactWith = 0;
    });
    expect(cultureRating(s, 0)).toBe(4 + 3 + 2 + 2 + 2 + 1);
  });

  it('TTA-3.2 science: buildings, wonders, leader', () => {
    const { s } = scene({}, (_s, p) => {
      put(p, 'journalism', 1);
      p.wonders = [card('universitas-carolina')];
      p.leader = card('isaac-newton');
    });
    expect(scienceRating(s, 0)).toBe(1 + 2 + 2 + 2);
  });

  it('TTA-3.3 strength: units, tactics, arenas, wonders, technologies, leader, government, colonies, pacts', () => {
    const { s } = scene({}, (_s, p) => {
      army(p, { warriors: 2 });
      p.tactic = card('fighting-band');
      put(p, 'team-sports', 1);
      p.wonders = [card('colossus')];
      p.specials[0] = card('strategy');
      p.leader = card('julius-caesar');
      p.government = card('fundamentalism');
      p.colonies = [card('strategic-territory-1')];
      p.pact = card('military-pact');
      p.pactWith = 1;
    });
    expect(strength(s, 0)).toBe(2 + 1 + 2 + 1 + 3 + 1 + 5 + 2 + 4);
  });

  it('EX-56 TTA-3.4 TTA-28.18 the Basilica doubles happy faces, not unhappy ones', () => {
    const { s } = scene({}, (_s, p) => {
      put(p, 'theology', 2);
      p.wonders = [card('st-peters-basilica'), card('kremlin')];
    });
    expect(happiness(s, 0)).toBe(6);
  });

  it('TTA-3.4 happy faces come from buildings, wonders, government, leader and colonies', () => {
    const { s } = scene({}, (_s, p) => {
      put(p, 'religion', 1);
      p.wonders = [card('eiffel-tower')];
      p.government = card('theocracy');
      p.leader = card('elvis-presley');
      p.colonies = [card('historic-territory-1')];
    });
    expect(happiness(s, 0)).toBe(1 + 1 + 2 + 2 + 1);
  });

  it('TTA-3.5 action totals: government, wonders, leader, technologies, pacts; never below 0', () => {
    const { s } = scene({}, (_s, p, q) => {
      p.government = card('monarchy');
      p.wonders = [card('pyramids'), card('kremlin')];
      p.specials[1] = card('code-of-laws');
      p.specials[0] = card('warfare');
      p.leader = card('napoleon-bonaparte');
      p.pact = card('open-borders-agreement');
      p.pactWith = 1;
      q.leader = card('hammurabi');
    });
    expect([civilTotal(s, 0), militaryTotal(s, 0)]).toEqual([8, 7]);
    expect([civilTotal(s, 1), militaryTotal(s, 1)]).toEqual([5, 2]);
  });

  it('TTA-3.6 a card without workers and an unfinished wonder give nothing', () => {
    const { s } = scene({}, (_s, p) => {
      put(p, 'movies', 0);
      p.building = card('taj-mahal');
      p.stages = 2;
      p.specials[1] = card('code-of-laws');
    });
    expect([cultureRating(s, 0), happiness(s, 0), civilTotal(s, 0)]).toEqual([0, 0, 5]);
  });
});
