import { describe, expect, it } from 'vitest';
import { BUILDINGS } from '../content/index.ts';
import { numberOf, position } from './position.ts';

describe('12. Expansion phase and buildings', () => {
  it('NH-12.1 EX-55 at most one option a turn, or none', () => {
    const t = position('Ada', 'Ben').territory('salt-flats', 0, 1).unit('Ada', 'settler', 2, 'salt-flats');
    t.player('Ada', { coins: 5, supply: ['granary'], settlement: 1 }).turn('Ada', 'expansion');
    expect(t.why('Ada', 'found', 'salt-flats')).toBe('legal');
    t.answer('Ada', 'build', 'granary', 'home of Ada').rests('Ada', 'production');
    t.turn('Ada', 'expansion').answer('Ada', 'pass').rests('Ada', 'production');
    expect(t.of('Ada').markers).toEqual([1, 0]);
  });

  it('NH-12.2 EX-53 not on a foreign home, a village, a building, or beside foreign units', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 9, supply: ['granary'] });
    t.territory('salt-flats', 0, 1)
      .unit('Ada', 'settler', 2, 'salt-flats')
      .unit('Ben', 'soldier', 1, 'salt-flats');
    t.territory('oak-woods', 1, -1, { village: 'Ada' }).unit('Ada', 'settler', 2, 'oak-woods');
    t.territory('reed-delta', 1, 1)
      .covered('reed-delta', 'farm', 'Ada')
      .unit('Ada', 'settler', 3, 'reed-delta');
    t.territory('river-ford', 2, -1).unit('Ada', 'settler', 3, 'river-ford').turn('Ada', 'expansion');
    expect(t.reason('Ada', 'build', 'granary', 'salt-flats')).toEqual(['foreign-unit', 1]);
    expect(t.why('Ada', 'build', 'granary', 'oak-woods')).toBe('village-exists');
    expect(t.reason('Ada', 'build', 'granary', 'reed-delta')).toEqual([
      'covered-by-building',
      numberOf(BUILDINGS, 'farm'),
    ]);
    expect(t.reason('Ada', 'build', 'granary', 'home of Ben')).toEqual(['foreign-home', 1]);
    expect(t.why('Ada', 'build', 'granary', 'cradle')).toBe('no-settler-here');
    for (const place of ['home of Ada', 'river-ford'])
      expect(t.why('Ada', 'build', 'granary', place)).toBe('legal');
    expect(t.why('Ada', 'build', 'farm', 'river-ford')).toBe('not-offered');
  });

  it('NH-12.2 the cradle may be built on, and a tile is needed', () => {
    const t = position('Ada', 'Ben')
      .player('Ada', { coins: 9, supply: ['granary'] })
      .noUnits('Ada');
    t.unit('Ada', 'settler', 2, 'cradle')
      .turn('Ada', 'expansion')
      .answer('Ada', 'build', 'granary', 'cradle');
    expect(t.tile('cradle')).toMatchObject({ building: numberOf(BUILDINGS, 'granary'), left: 0 });
    t.rests('Ada', 'production');
    t.territory('salt-flats', 1, -1).unit('Ada', 'settler', 2, 'salt-flats').player('Ada', { settlement: 1 });
    t.turn('Ada', 'expansion');
    expect(t.why('Ada', 'build', -1, 'salt-flats')).toBe('no-building-tile');
  });

  it('NH-12.3 EX-51 coins, one strength, tile, left cube, centre bonus', () => {
    const t = position('Ada', 'Ben').noUnits('Ada').unit('Ada', 'settler', 3, 'home of Ada');
    t.player('Ada', { coins: 2, supply: ['farm'] })
      .turn('Ada', 'expansion')
      .answer('Ada', 'build', 'farm', 'home of Ada');
    expect(t.units('Ada')).toEqual(['settler 2 on home of Ada']);
    expect(t.of('Ada')).toMatchObject({
      coins: 0,
      tracks: [1, 0, 0],
      active: 3,
      columns: [4, 5, 4, 3, 2],
      supply: [],
    });
    expect(t.points('Ada').buildings).toBe(0);
    t.rests('Ada', 'production');
    t.marks('home of Ada', { right: 'Ben' });
    expect(t.points('Ada').buildings).toBe(1);
    expect(t.points('Ben').buildings).toBe(0);
  });

  it('NH-12.3 EX-56 a discount lowers the coins, not below 0; a settler of strength 1 is exhausted', () => {
    const t = position('Ada', 'Ben').noUnits('Ada').unit('Ada', 'settler', 1, 'home of Ada');
    t.player('Ada', {
      government: 'builders-guild',
      coins: 0,
      supply: ['granary', 'workshop'],
      columns: [5, 5, 4, 3, 2],
    });
    t.turn('Ada', 'expansion');
    expect(t.reason('Ada', 'build', 'workshop', 'home of Ada')).toEqual(['not-enough-coins', 1, 0]);
    t.answer('Ada', 'build', 'granary', 'home of Ada');
    expect(t.units('Ada')).toEqual([]);
    expect(t.of('Ada')).toMatchObject({ coins: 1, columns: [5, 5, 4, 3, 2], active: 2 });
    t.rests('Ada', 'production');
  });

  it('NH-12.3 the player says which of different settlers builds', () => {
    const t = position('Ada', 'Ben').player('Ada', { coins: 2, supply: ['market'] });
    t.unit('Ada', 'settler', 4, 'home of Ada')
      .unit('Ada', 'settler', 4, 'home of Ada')
      .turn('Ada', 'expansion');
    t.answer('Ada', 'build', 'market', 'home of Ada').asks('Ada', 'builder');
    expect(t.legal('Ada', 'lower').length).toBe(2);
    t.answer('Ada', 'lower', 'settler 4');
    expect(t.units('Ada').map(u => u.slice(8, 9))).toEqual(['2', '3', '4']);
    t.rests('Ada', 'production');
  });

  it('NH-12.3 NH-12.5 build triggers fire for new and existing buildings, after the bonus', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      government: 'builders-guild',
      stage: 'theocracy',
      supply: ['granary'],
    });
    t.turn('Ada', 'expansion').answer('Ada', 'build', 'granary', 'home of Ada').asks('Ada', 'upgrade');
    expect(t.of('Ada').active).toBe(1 + 1 + 1);
    t.answer('Ada', 'upgrade', 'settler', 3).rests('Ada', 'production');
    t.covered('home of Ben', 'farm', 'Ben').unit('Ada', 'settler', 2, 'home of Ben').turn('Ada', 'expansion');
    t.answer('Ada', 'join', 'home of Ben').asks('Ada', 'upgrade');
    expect(t.of('Ada').active).toBe(3 + 2 + 1);
    t.answer('Ada', 'skip').rests('Ada', 'production');
  });

  it('NH-12.4 a covered tile loses strength, village and home, but stays a hex; units on it stay', () => {
    const t = position('Ada', 'Ben').territory('salt-flats', 0, 1).unit('Ada', 'settler', 6, 'salt-flats');
    t.player('Ada', { coins: 9, supply: ['market'], settlement: 1, active: 0 }).turn('Ada', 'expansion');
    t.answer('Ada', 'build', 'market', 'salt-flats').rests('Ada', 'production');
    expect(t.units('Ada')).toContain('settler 5 on salt-flats');
    t.unit('Ada', 'settler', 6, 'cradle').turn('Ada', 'expansion');
    expect(t.why('Ada', 'found', 'salt-flats')).toBe('covered-by-building');
    t.turn('Ada').player('Ada', { pawn: 'grow-a' }).answer('Ada', 'use', 'recruit-and-move-a');
    expect(t.why('Ada', 'step', 'settler 5', 'cradle')).toBe('legal');
    expect(t.why('Ada', 'step', 'settler 2', 'salt-flats')).toBe('legal');
  });

  it('NH-12.5 EX-52 another player joins a building: same coins, right cube, same bonus', () => {
    const t = position('Ada', 'Ben')
      .covered('home of Ada', 'farm', 'Ada')
      .unit('Ben', 'settler', 2, 'cradle');
    t.player('Ben', { coins: 2, active: 0 }).turn('Ben').answer('Ben', 'use', 'recruit-and-move-a');
    t.answer('Ben', 'step', 'settler 2 on cradle', 'home of Ada')
      .answer('Ben', 'stop')
      .rests('Ben', 'expansion');
    t.answer('Ben', 'join', 'home of Ada');
    expect(t.units('Ben')).toContain('settler 1 on home of Ada');
    expect(t.of('Ben')).toMatchObject({ coins: 0, tracks: [0, 1, 0], active: 2 });
    expect(t.tile('home of Ada')).toMatchObject({ left: 0, right: 1 });
    expect([t.points('Ada').buildings, t.points('Ben').buildings]).toEqual([1, 0]);
    t.rests('Ben', 'production');
  });

  it('NH-12.5 EX-54 not the own building, not a full one, not without a settler', () => {
    const t = position('Ada', 'Ben', 'Cyd')
      .territory('salt-flats', 1, -1)
      .covered('salt-flats', 'market', 'Ada');
    t.territory('oak-woods', 0, 1)
      .covered('oak-woods', 'farm', 'Ben', 'Cyd')
      .covered('home of Ben', 'shrine', 'Ben');
    t.territory('river-ford', 1, 1)
      .covered('river-ford', 'granary', 'Cyd')
      .unit('Ada', 'settler', 2, 'river-ford');
    t.unit('Ada', 'settler', 3, 'salt-flats')
      .unit('Ada', 'settler', 3, 'oak-woods')
      .player('Ada', { coins: 0 });
    t.player('Ada', { supply: ['harbour'], coins: 2 }).turn('Ada', 'expansion');
    expect(t.why('Ada', 'join', 'salt-flats')).toBe('own-building');
    expect(t.why('Ada', 'join', 'oak-woods')).toBe('building-full');
    expect(t.why('Ada', 'join', 'home of Ben')).toBe('no-settler-here');
    expect(t.why('Ada', 'join', 'river-ford')).toBe('legal');
    t.player('Ada', { coins: 0 });
    expect(t.reason('Ada', 'join', 'river-ford')).toEqual(['not-enough-coins', 1, 0]);
  });

  it('NH-12.5 foreign units do not hinder a second builder', () => {
    const t = position('Ada', 'Ben')
      .covered('home of Ben', 'farm', 'Ben')
      .unit('Ada', 'settler', 2, 'home of Ben');
    t.player('Ada', { coins: 2 }).turn('Ada', 'expansion').answer('Ada', 'join', 'home of Ben');
    expect(t.tile('home of Ben').right).toBe(0);
    t.rests('Ada', 'production');
  });

  it('NH-12.6 centre points for every builder, left-space points once the right space is filled', () => {
    const t = position('Ada', 'Ben')
      .player('Ada', { coins: 9, supply: ['amphitheatre'] })
      .turn('Ada', 'expansion');
    t.answer('Ada', 'build', 'amphitheatre', 'home of Ada').rests('Ada', 'production');
    expect(t.points('Ada').buildings).toBe(3);
    t.unit('Ben', 'settler', 2, 'home of Ada').player('Ben', { coins: 4 }).turn('Ben', 'expansion');
    t.answer('Ben', 'join', 'home of Ada').rests('Ben', 'production');
    expect([t.points('Ada').buildings, t.points('Ben').buildings]).toEqual([3 + 4, 3]);
  });

  it('NH-12.7 a marker is played only where the village or city is possible', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      settlement: 1,
      fortification: 1,
      coins: 9,
      supply: ['farm'],
    });
    t.territory('copper-hills', 0, 1).unit('Ada', 'settler', 2, 'copper-hills').turn('Ada', 'expansion');
    expect(t.legal('Ada', 'found')).toEqual([]);
    expect(t.legal('Ada', 'fortify')).toEqual([]);
    t.player('Ada', { settlement: 0 });
    expect(t.why('Ada', 'found', 'copper-hills')).toBe('no-settlement-marker');
    t.player('Ada', { fortification: 0 }).marks('copper-hills', { village: 'Ben' });
    expect(t.why('Ada', 'fortify', 'copper-hills')).toBe('no-fortification-marker');
  });

  it('NH-12.8 a build effect follows the same rules and does not use up the phase', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'urbanisation').covered('home of Ben', 'farm', 'Ben');
    t.unit('Ada', 'settler', 3, 'home of Ben').player('Ada', {
      pawn: 'grow-a',
      coins: 1,
      supply: ['granary'],
    });
    t.answer('Ada', 'use', 'urbanisation-1a').answer('Ada', 'skip').asks('Ada', 'build');
    t.answer('Ada', 'join', 'home of Ben');
    expect(t.of('Ada').coins).toBe(1);
    t.rests('Ada', 'expansion');
    t.answer('Ada', 'build', 'granary', 'home of Ada').rests('Ada', 'production');
  });

  it('NH-12.8 a build effect with no place to build is left out', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'engineering').unit('Ben', 'soldier', 1, 'home of Ada');
    t.player('Ada', { pawn: 'grow-a', coins: 9, supply: ['market'] }).answer('Ada', 'use', 'engineering-1a');
    t.answer('Ada', 'building', t.s.display[0][0]).rests('Ada', 'production');
  });

  it('NH-12.8 Engineering builds new buildings only, 1 coin cheaper', () => {
    const t = position('Ada', 'Ben').knows('Ada', 'engineering').covered('home of Ben', 'farm', 'Ben');
    t.unit('Ada', 'settler', 3, 'home of Ben').player('Ada', {
      pawn: 'grow-a',
      coins: 1,
      supply: ['market'],
    });
    t.answer('Ada', 'use', 'engineering-1a').answer('Ada', 'skip');
    expect(t.legal('Ada', 'join')).toEqual([]);
    t.answer('Ada', 'build', 'market', 'home of Ada');
    expect(t.of('Ada').coins).toBe(0 + 4);
  });
});
