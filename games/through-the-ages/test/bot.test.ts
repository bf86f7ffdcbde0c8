import { hire, playMatch } from '@epoka/bots';
import { hash } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { throughTheAges } from '../index.ts';
import type { State } from '../rules/state.ts';
import { army, card, cards, put, resources, scene } from './scene.ts';

const { brain, rules } = throughTheAges;
const good = (s: State) => brain.evaluate(s, 0);

describe('judgement', () => {
  it('changes nothing it looks at', () => {
    const { s } = scene({ age: 2 }, (_s, p) => {
      p.hand = cards('iron', 'monarchy', 'michelangelo', 'work-of-art-1');
      p.building = card('taj-mahal');
      p.military = cards('bonus-1', 'phalanx', 'rats');
    });
    const before = hash(s);
    good(s);
    expect(hash(s)).toBe(before);
  });

  it('likes culture, engines, strength and content people', () => {
    const base = good(scene({}).s);
    const better = (arrange: Parameters<typeof scene>[1]) =>
      expect(good(scene({}, arrange).s)).toBeGreaterThan(base);
    better((_s, p) => {
      p.culture = 5;
    });
    better((_s, p) => put(p, 'bronze', 3));
    better((_s, p) => put(p, 'philosophy', 2));
    better((_s, p) => army(p, { warriors: 3 }));
    better((_s, p) => resources(p, 3));
    better((_s, p) => {
      p.government = card('monarchy');
    });
    better((_s, p) => {
      p.hand = cards('iron');
    });
    const unhappy = scene({}, (_s, p) => {
      p.yellow = 16;
      p.idle = 0;
    }).s;
    const content = scene({}, (_s, p) => {
      p.yellow = 16;
      p.idle = 0;
      p.colonies = cards('historic-territory-1');
    }).s;
    expect(good(content)).toBeGreaterThan(good(unhappy) + 5);
  });

  it('beats random play', () => {
    for (const [level, seats, games] of [
      ['simple', 2, 2],
      ['advanced', 3, 1],
      ['full', 2, 3],
    ] as const)
      for (let k = 0; k < games; k++) {
        const players = Array.from({ length: seats }, (_, i) => hire(i === k % seats ? 'greedy' : 'random'));
        const { state } = playMatch({
          game: throughTheAges,
          players,
          seed: `beats ${level} ${k}`,
          settings: { level },
        });
        expect(rules.standing(state as State)[k % seats].rank).toBe(1);
      }
  });
});
