import { prospects } from '@epoka/bots';
import { brainTests } from '@epoka/bots/brain-tests';
import { strengthTests } from '@epoka/bots/testing';
import { hash, NONE, type Terms } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot/index.ts';
import * as T from '../content/tables.ts';
import { throughTheAges } from '../index.ts';
import type { State } from '../rules/state.ts';
import { army, card, cards, put, resources, scene } from './scene.ts';

const good = (s: State) => prospects(throughTheAges.rules, brain, s, 0);

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

  it('fears a war that would be lost, declared or being fought, and likes one that would be won', () => {
    const wars = (arrange: Parameters<typeof scene>[1]) => {
      const terms: Terms = {};
      brain.judge(scene({ age: 2 }, arrange).s, 0, brain.weights, terms);
      return terms.wars;
    };
    const war = card('war-over-culture-2');
    expect(wars(() => {})).toBe(0);
    const lost = wars((s, p) => {
      army(p, { warriors: 0 });
      army(s.civs[1], { warriors: 6 });
      s.civs[1].war = war;
      s.civs[1].warOn = 0;
    });
    expect(lost).toBeLessThan(-5);
    const fought = wars((s, p) => {
      army(p, { warriors: 0 });
      army(s.civs[1], { warriors: 6 });
      s.battle.card = war;
      s.battle.attacker = 1;
      s.battle.defender = 0;
    });
    expect(fought).toBe(lost);
    const won = wars((s, p) => {
      army(p, { warriors: 6 });
      army(s.civs[1], { warriors: 0 });
      p.war = war;
      p.warOn = 1;
    });
    expect(won).toBeGreaterThan(0);
  });

  it('counts nobody who has left the game', () => {
    const { s } = scene({ seats: 3 });
    s.civs[2].resigned = 1;
    expect(brain.judge(s, 2, brain.weights)).toBe(Number.NEGATIVE_INFINITY);
    expect(Number.isFinite(good(s))).toBe(true);
  });
});

brainTests(throughTheAges, {
  seats: 3,
  settings: { level: 'full' },
  rounds: { judged: 12, indifferent: 0 },
  // Fights and auctions are resolved first; a war comes up at the start of a turn, after the last one was over.
  quiet(state) {
    const s = state as State;
    expect(s.auction.card).toBe(NONE);
    if (s.battle.card !== NONE) expect(T.KIND[s.battle.card]).toBe(T.WAR);
  },
  mostAnswers: 5000,
});

strengthTests(throughTheAges, {
  player: 'greedy',
  matches: [
    { seats: 2, games: 2, settings: { level: 'simple' }, seed: 'beats simple' },
    { seats: 3, games: 1, settings: { level: 'advanced' }, seed: 'beats advanced' },
    { seats: 2, games: 3, settings: { level: 'full' }, seed: 'beats full' },
  ],
});
