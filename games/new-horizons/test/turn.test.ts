import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('3. Game structure', () => {
  it('NH-3.1 a round is one turn of every player, clockwise from the first', () => {
    const t = position('Ada', 'Ben', 'Cyd');
    for (const name of ['Ada', 'Ben', 'Cyd', 'Ada', 'Ben', 'Cyd'] as const) {
      t.rests(name, 'action');
      t.answer(name, 'use', 'grow-a').answer(name, 'coins');
    }
    t.rests('Ada', 'action');
    expect(t.s.round).toBe(3);
  });

  it('NH-3.2 action, then expansion, then production, then goal', () => {
    const t = position('Ada', 'Ben').goals('sage', 'coloniser', 'industrialist');
    t.player('Ada', { coins: 5, supply: ['farm'], invested: 8, food: 4, economy: 4 });
    t.rests('Ada', 'action');
    t.answer('Ada', 'use', 'grow-a').rests('Ada', 'expansion');
    t.answer('Ada', 'pass').rests('Ada', 'production');
    t.answer('Ada', 'coins').asks('Ada', 'mark');
    t.answer('Ada', 'cube', 'economy').rests('Ben', 'action');
    expect(t.s.claims[2]).toEqual([0]);
  });

  it('NH-3.3 production is mandatory, expansion and goals are passed over when nothing can be done', () => {
    const t = position('Ada', 'Ben');
    t.answer('Ada', 'use', 'grow-a').rests('Ada', 'production');
    expect(t.why('Ada', 'population')).toBe('legal');
    expect(t.why('Ada', 'coins')).toBe('legal');
    expect(t.why('Ada', 'pass')).toBe('legal');
    t.answer('Ada', 'population').rests('Ben', 'action');
  });

  it('NH-3.4 discoveries, extra discoveries and used triggers count for one turn', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'temple-state', stage: 'theocracy' });
    t.knows('Ada', 'robotics', 'astronomy').player('Ada', { pawn: 'grow-a' });
    t.answer('Ada', 'use', 'robotics-1a').answer('Ada', 'cube', 'food');
    t.answer('Ada', 'upgrade', 'settler', 3).answer('Ada', 'cube', 'food');
    expect(t.of('Ada').used).not.toBe(0);
    t.nextTerritory('green-meadows').bonus('Ada', 'leader isabella-of-castile');
    t.answer('Ada', 'step', 'settler', '(0, 1)').answer('Ada', 'stop');
    expect([t.s.discovered, t.s.extra]).toEqual([1, 1]);
    t.answer('Ada', 'coins').rests('Ben', 'action');
    expect([t.s.discovered, t.s.extra, t.of('Ada').used]).toEqual([0, 0, 0]);
  });
});
