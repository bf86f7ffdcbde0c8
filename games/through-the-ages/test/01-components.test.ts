import { describe, expect, it } from 'vitest';
import { ALL_CARDS } from '../content/ids.ts';
import * as T from '../content/tables.ts';
import { rules } from '../rules/index.ts';
import { cultureRating, happiness, scienceRating, strength } from '../rules/ratings.ts';
import { learn, score } from '../rules/score.ts';
import { BY_CARDS } from '../rules/state.ts';
import { card, put, scene, table } from './scene.ts';

const sizes = (seats: number, settings: object = {}) => {
  const { s } = table(seats, { ...settings });
  return {
    civil: s.civilDecks.map((d, age) => d.length + (age === 0 ? s.row.length : 0)),
    military: s.militaryDecks.map(d => d.length),
  };
};

describe('1 components and limits', () => {
  it('TTA-1.1 TTA-1.2 there are 185 civil and 155 military cards of four ages', () => {
    let civil = 0;
    let military = 0;
    ALL_CARDS.forEach((_, n) => {
      const copies = T.COPIES[n].reduce((a, b) => a + b);
      if (T.isCivil(n)) civil += copies;
      else military += copies;
      expect(T.LEVEL[n]).toBeLessThanOrEqual(3);
    });
    expect([civil, military]).toEqual([185, 155]);
  });

  it('TTA-1.3 is a game for two, three or four, known by its name', () => {
    expect([rules.id, rules.seats]).toEqual(['through-the-ages', { min: 2, max: 4 }]);
  });

  it('TTA-1.2 TTA-1.3 deck sizes for 2, 3 and 4 players', () => {
    expect(sizes(2)).toEqual({ civil: [20, 45, 45, 45], military: [0, 48, 46, 41] });
    expect(sizes(3)).toEqual({ civil: [20, 50, 50, 50], military: [0, 50, 50, 45] });
    expect(sizes(4)).toEqual({ civil: [20, 55, 55, 55], military: [0, 50, 50, 45] });
  });

  it('TTA-1.3.a the Advanced game has no wars; the peaceful variant no attacks', () => {
    for (const [seats, size] of [
      [2, 42],
      [3, 46],
      [4, 46],
    ])
      expect(sizes(seats, { level: 'advanced' }).military[2]).toBe(size);
    expect(sizes(4, { peaceful: 'attacks' }).military).toEqual([0, 44, 37, 31]);
    expect(sizes(4, { level: 'advanced', peaceful: 'attacks' }).military.slice(0, 3)).toEqual([0, 44, 37]);
  });

  it('TTA-1.4 science points stop at 40, culture points never', () => {
    const at = scene({}, (_s, p) => {
      p.science = 39;
    });
    expect(learn(at.g, 0, 3)).toBe(1);
    expect(at.civ(0).science).toBe(40);
    expect(learn(at.g, 0, 1)).toBe(0);
    score(at.g, 0, 250, BY_CARDS);
    expect(at.civ(0).culture).toBe(250);
  });

  it('TTA-1.5 ratings are capped', () => {
    const { s } = scene({}, (_s, p) => {
      put(p, 'movies', 9);
      put(p, 'computers', 9);
      put(p, 'tanks', 13);
      put(p, 'professional-sports', 3);
    });
    expect(cultureRating(s, 0)).toBe(30);
    expect(scienceRating(s, 0)).toBe(30);
    expect(strength(s, 0)).toBe(60);
    expect(happiness(s, 0)).toBe(8);
  });

  it('TTA-1.6 nothing falls below 0', () => {
    const at = scene({}, (_s, p) => {
      p.culture = 3;
      p.science = 2;
      p.wonders = [card('kremlin')];
    });
    expect(score(at.g, 0, -5, BY_CARDS)).toBe(-3);
    expect(learn(at.g, 0, -5)).toBe(-2);
    expect([at.civ(0).culture, at.civ(0).science, happiness(at.s, 0)]).toEqual([0, 0, 0]);
  });
});
