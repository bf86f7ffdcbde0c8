import { describe, expect, it } from 'vitest';
import { discontent, facesNeeded } from '../rules/ratings.ts';
import { card, put, resources, scene } from './scene.ts';

describe('14 happiness', () => {
  it('TTA-14.1 [S] nobody is discontent in the Simple game', () => {
    const at = scene({ level: 'simple', phase: 'production', seats: 2 }, (_s, p) => {
      p.yellow = 2;
      p.idle = 0;
    });
    expect(discontent(at.s, 0)).toBe(0);
    expect(at.civ(0).science).toBe(1);
  });

  it('TTA-14.2 happy faces needed by tokens in the yellow bank', () => {
    expect([17, 16, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map(facesNeeded)).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8,
    ]);
  });

  it('TTA-14.3 discontent workers are the missing faces', () => {
    const { s } = scene({}, (_s, p) => {
      p.yellow = 8;
      put(p, 'theology', 1);
    });
    expect(discontent(s, 0)).toBe(2);
    put(s.civs[0], 'theology', 3);
    expect(discontent(s, 0)).toBe(0);
  });

  it('TTA-14.4 discontent workers may be put to work', () => {
    const at = scene({}, (_s, p) => {
      p.yellow = 16;
      p.idle = 1;
      resources(p, 2);
    });
    expect(discontent(at.s, 0)).toBe(1);
    at.does('build', card('bronze'));
    expect(at.civ(0).idle).toBe(0);
    expect(at.warning('endTurn')).toBe('warnUprising');
  });

  it('TTA-14.5 an uprising is when fewer are unused than discontent', () => {
    const produced = (idle: number) =>
      scene({ phase: 'production', seats: 2 }, (_s, p) => {
        p.yellow = 16;
        p.idle = idle;
      }).civ(0).science;
    expect([produced(0), produced(1)]).toEqual([0, 1]);
  });
});
