import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('9. Units', () => {
  it('NH-9.1 EX-14 a recruit enters on the home tile with the given strength', () => {
    const t = position('Ada', 'Ben');
    t.answer('Ada', 'use', 'research-1-a')
      .answer('Ada', 'research', t.slotOf('archery'))
      .asks('Ada', 'recruit');
    expect(new Set(t.legal('Ada', 'recruit').map(a => a[3]))).toEqual(new Set([t.tileNumber('home of Ada')]));
    expect(t.why('Ada', 'recruit', 'settler', 2, 'cradle')).toBe('bad-recruit-place');
    expect(t.why('Ada', 'recruit', 'settler', 2, 'home of Ben')).toBe('bad-recruit-place');
    t.answer('Ada', 'recruit', 'settler', 2, 'home of Ada');
    expect(t.units('Ada')).toEqual(['settler 2 on home of Ada', 'settler 2 on home of Ada']);
    expect(t.of('Ada')).toMatchObject({ columns: [5, 5, 4, 3, 2], active: 0 });
    t.rests('Ada', 'production');
  });

  it('NH-9.1 EX-44 or on any tile with an own cube: village, city, left or right building space', () => {
    const t = position('Ada', 'Ben').territory('copper-hills', 0, 1, { village: 'Ada' });
    t.territory('salt-flats', 1, -1, { village: 'Ben', city: 'Ada' }).territory('oak-woods', 1, 1);
    t.covered('oak-woods', 'farm', 'Ben', 'Ada').territory('reed-delta', 2, -1, { village: 'Ben' });
    t.bonus('Ada', 'leader genghis-khan');
    const places = t.legal('Ada', 'recruit').map(a => a[3]);
    expect(places).toEqual(
      ['home of Ada', 'copper-hills', 'salt-flats', 'oak-woods'].map(x => t.tileNumber(x)),
    );
    t.answer('Ada', 'recruit', 'soldier', 3, 'oak-woods').answer('Ada', 'skip').rests('Ada', 'action');
  });

  it('NH-9.1 recruit bonuses count, up to strength 6', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'warrior-clans', stage: 'theocracy' });
    t.bonus('Ada', 'instant gunpowder');
    expect(t.legal('Ada', 'recruit').map(a => a[2])).toEqual([5, 4]);
    t.answer('Ada', 'recruit', 'soldier', 5, 'home of Ada').answer('Ada', 'skip').rests('Ada', 'action');
    t.bonus('Ada', 'instant nuclear-power');
    expect(t.legal('Ada', 'recruit').map(a => a[2])).toEqual([6]);
  });

  it('NH-9.2 without a free marker of the strength the unit cannot be recruited', () => {
    const t = position('Ada', 'Ben')
      .unit('Ada', 'soldier', 5, 'home of Ada')
      .unit('Ada', 'soldier', 6, 'home of Ada');
    t.bonus('Ada', 'instant nuclear-power').rests('Ada', 'action');
    expect(t.of('Ada').coins).toBe(1 + 2);
    expect(t.units('Ada').length).toBe(3);
  });

  it('NH-9.2.a EX-74 fewer points of a bonus may be used', () => {
    const t = position('Ada', 'Ben').player('Ada', { government: 'settler-federation' });
    for (const strength of [3, 3, 4]) t.unit('Ada', 'settler', strength, 'home of Ada');
    t.bonus('Ada', 'instant drama-and-poetry');
    expect(t.reason('Ada', 'recruit', 'settler', 3, 'home of Ada')).toEqual(['no-marker-available', 0, 3]);
    t.answer('Ada', 'recruit', 'settler', 2, 'home of Ada').rests('Ada', 'action');
  });

  it('NH-9.3 the own home stays a place to recruit under a building', () => {
    const t = position('Ada', 'Ben').covered('home of Ada', 'farm', 'Ada');
    t.s.map[1].left = 0;
    t.bonus('Ada', 'leader alexander-the-great');
    t.answer('Ada', 'recruit', 'soldier', 3, 'home of Ada').rests('Ada', 'action');
  });

  it('NH-9.4 EX-36 an upgrade stops at strength 6', () => {
    const t = position('Ada', 'Ben')
      .unit('Ada', 'soldier', 5, 'home of Ada')
      .player('Ada', { infrastructure: 2 });
    t.bonus('Ada', 'instant missiles').answer('Ada', 'building', t.s.display[0][0]).asks('Ada', 'upgrade');
    expect(t.legal('Ada', 'upgrade').map(a => a[2])).toEqual([6]);
    t.answer('Ada', 'upgrade', 'soldier', 6);
    expect(t.units('Ada')).toContain('soldier 6 on home of Ada');
    t.rests('Ada', 'action');
    t.unit('Ada', 'soldier', 1, 'home of Ada').bonus('Ada', 'leader saladin');
    expect(t.why('Ada', 'upgrade', 'soldier 6', 7)).toBe('max-strength');
  });

  it('NH-9.4 EX-37 a marker is exchanged or flipped; fewer points may be used, all on one unit', () => {
    const t = position('Ada', 'Ben').noUnits('Ada').unit('Ada', 'settler', 2, 'home of Ada');
    for (const strength of [3, 3, 4]) t.unit('Ada', 'settler', strength, 'cradle');
    t.unit('Ada', 'settler', 1, 'cradle').bonus('Ada', 'reward oak-woods');
    expect(t.reason('Ada', 'upgrade', 'settler 2', 4)).toEqual(['no-marker-available', 0, 4]);
    expect(t.why('Ada', 'upgrade', 'settler 2', 3)).toBe('no-marker-available');
    expect(t.why('Ada', 'upgrade', 'settler 1', 2)).toBe('legal');
    t.answer('Ada', 'upgrade', 'settler 3', 4);
    expect(t.units('Ada').filter(u => u.startsWith('settler 4')).length).toBe(2);
    t.rests('Ada', 'action');
  });

  it('NH-9.5 a settler that builds drops to the next lower value with a free marker, or is exhausted', () => {
    const given = (...others: number[]) => {
      const t = position('Ada', 'Ben')
        .noUnits('Ada')
        .player('Ada', { coins: 9, supply: ['market'] });
      t.unit('Ada', 'settler', 5, 'home of Ada');
      for (const strength of others) t.unit('Ada', 'settler', strength, 'cradle');
      return t.turn('Ada', 'expansion').answer('Ada', 'build', 'market', 'home of Ada');
    };
    expect(given().units('Ada')[0]).toBe('settler 4 on home of Ada');
    expect(given(3, 3, 4).units('Ada')[0]).toBe('settler 2 on home of Ada');
    const none = given(3, 3, 4, 1, 1, 2);
    expect(none.units('Ada').length).toBe(6);
    expect(none.of('Ada').gone).toBe(0);
    none.rests('Ada', 'production');
  });

  it('NH-9.6 units share tiles and never block each other', () => {
    const t = position('Ada', 'Ben').unit('Ben', 'soldier', 6, 'cradle').player('Ada', { active: 0 });
    t.answer('Ada', 'use', 'recruit-and-move-a')
      .answer('Ada', 'step', 'settler', 'cradle')
      .answer('Ada', 'stop');
    expect(t.units('Ada')).toEqual(['settler 2 on cradle']);
    expect(t.units('Ben')).toContain('soldier 6 on cradle');
    t.rests('Ada', 'production');
  });
});
