import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('17. End of the game and scoring', () => {
  it('NH-17.1 NH-17.2 EX-63 the fourth goal cube: the round is finished, one more is played', () => {
    const t = position('Ada', 'Ben', 'Cyd', 'Dan').goals('sage', 'coloniser', 'industrialist');
    t.claimed('industrialist', 'Ada', 'Cyd', 'Dan')
      .player('Ben', { invested: 8 })
      .player('Ada', { invested: 8 });
    t.s.round = 14;
    t.turn('Ben', 'goal').answer('Ben', 'cube', 'food').rests('Cyd', 'action');
    expect(t.s.lastRound).toBe(15);
    const play = (name: 'Ada' | 'Ben' | 'Cyd' | 'Dan') =>
      t.answer(name, 'use', 'grow-a').answer(name, 'coins');
    play('Cyd');
    play('Dan');
    expect(t.s.round).toBe(15);
    play('Ada');
    play('Ben');
    play('Cyd');
    expect(t.s.over).toBe(false);
    t.answer('Dan', 'use', 'grow-a').answer('Dan', 'coins');
    expect(t.s.over).toBe(true);
    expect(t.open()).toBe('');
  });

  it('NH-17.1 three cubes end a game of two; later ones do not move the end', () => {
    const t = position('Ada', 'Ben')
      .goals('sage', 'coloniser', 'industrialist')
      .claimed('industrialist', 'Ada', 'Ben');
    t.territory('salt-flats', 0, 1, { village: 'Ada' }).territory('oak-woods', 1, -1, { village: 'Ada' });
    t.marks('cradle', { village: 'Ada' });
    t.s.round = 9;
    t.turn('Ada', 'goal').answer('Ada', 'cube', 'food');
    expect(t.s.lastRound).toBe(10);
    t.s.round = 10;
    t.marks('cradle', { village: 'Ben' })
      .marks('salt-flats', { village: 'Ben' })
      .marks('oak-woods', { village: 'Ben' });
    t.turn('Ben', 'goal').answer('Ben', 'cube', 'food');
    expect(t.points('Ben').goals).toBe(3 + 3);
    expect(t.s.lastRound).toBe(10);
    expect(t.s.over).toBe(true);
  });

  it('NH-17.3 NH-17.4 EX-64 EX-65 all sources of points; democracy only when unlocked', () => {
    const t = position('Ada', 'Ben').goals('sage', 'coloniser', 'industrialist');
    t.claimed('coloniser', 'Ada').claimed('industrialist', 'Ben', 'Ada');
    t.knows('Ada', 'wheel', 'agriculture', 'archery', 'writing', 'mining', 'pottery', 'masonry', 'currency');
    t.knows('Ada', 'banking', 'steel', 'human-rights');
    t.territory('copper-hills', 0, 1, { village: 'Ada', city: 'Ada' });
    t.territory('green-meadows', 1, -1, { village: 'Ada' }).territory('cedar-forest', 1, 1, {
      village: 'Ada',
    });
    t.territory('river-ford', 2, -1, { village: 'Ben', city: 'Ada' });
    t.covered('home of Ada', 'farm', 'Ada', 'Ben').covered('home of Ben', 'amphitheatre', 'Ben', 'Ada');
    t.player('Ada', { government: 'settler-federation', infrastructure: 8, invested: 8 });
    t.of('Ada').noted = [2, 3, 0];
    expect(t.points('Ada')).toEqual({
      goals: 8,
      technologies: 22,
      levelFour: 6,
      villages: 12,
      cities: 12,
      buildings: 1 + 3,
      investment: 6,
      leaders: 2,
      government: 3,
    });
    expect(t.total('Ada')).toBe(75);
    t.player('Ada', { infrastructure: 7 });
    expect(t.total('Ada')).toBe(72);
  });

  it('NH-17.4 full groups only, and a maximum', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'internet');
    expect(t.points('Ada').levelFour).toBe(0);
    t.knows('Ada', 'wheel', 'archery');
    expect(t.points('Ada').levelFour).toBe(1);
    const genetics = position('Ada', 'Ben').knows('Ada', 'genetics').player('Ada', { food: 5 });
    expect(genetics.points('Ada').levelFour).toBe(5);
    genetics.player('Ada', { food: 8 });
    expect(genetics.points('Ada').levelFour).toBe(6);
  });

  it('NH-17.5 EX-66 ties: fewer cubes left, more active population, more coins, then a shared rank', () => {
    const t = position('Ada', 'Ben')
      .player('Ada', { active: 4, food: 6 })
      .player('Ben', { active: 3, economy: 6, coins: 9 });
    expect([t.total('Ada'), t.total('Ben')]).toEqual([0, 0]);
    expect([t.rank('Ada'), t.rank('Ben')]).toEqual([1, 2]);
    t.player('Ben', { food: 1 });
    expect([t.rank('Ada'), t.rank('Ben')]).toEqual([2, 1]);
    t.player('Ben', { food: 0, active: 4 });
    expect([t.rank('Ada'), t.rank('Ben')]).toEqual([2, 1]);
    t.player('Ben', { coins: 1 });
    expect([t.rank('Ada'), t.rank('Ben')]).toEqual([1, 1]);
  });

  it('NH-17.5 points decide before anything that breaks a tie', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      food: 8,
      active: 9,
      coins: 9,
      columns: [0, 0, 0, 0, 0],
    });
    t.player('Ben', { active: 0, coins: 0 }).territory('salt-flats', 0, 1, { village: 'Ben' });
    expect([t.rank('Ada'), t.rank('Ben')]).toEqual([2, 1]);
  });

  it('NH-17.3 points that are printed as they are, of a card and of a democracy', () => {
    const flight = position('Ada', 'Ben')
      .knows('Ada', 'space-flight')
      .player('Ada', { leaders: ['homer'] });
    expect(flight.points('Ada').levelFour).toBe(6 + 1);
    const temple = position('Ada', 'Ben').player('Ada', {
      government: 'temple-state',
      infrastructure: 8,
      leaders: ['homer', 'pericles'],
    });
    expect(temple.points('Ada').government).toBe(3 + 2);
  });

  it('NH-7.9 NH-17.3 a scholar on a slot whose card never came counts by its level alone', () => {
    const t = position('Ada', 'Ben').player('Ada', { scholars: ['2-1'] });
    expect(t.points('Ada')).toMatchObject({ technologies: 2, levelFour: 0 });
  });
});
