import { describe, expect, it } from 'vitest';
import { hexAt } from '../rules/hexes.ts';
import { position } from './position.ts';

/** Ada with so many movement points and nothing else to do. */
function moving(points: number, ...names: ('Ada' | 'Ben' | 'Cyd')[]) {
  const t = position(...(names.length > 0 ? names : (['Ada', 'Ben'] as const))).player('Ada', { active: 0 });
  t.of('Ada').modifiers[0] = points - 2;
  return t;
}

describe('10. Moving and discovering', () => {
  it('NH-10.1 EX-38 points may be split; a task that is performed moves at least one unit', () => {
    const t = moving(2).unit('Ada', 'soldier', 1, 'home of Ada');
    t.answer('Ada', 'use', 'recruit-and-move-a').asks('Ada', 'move');
    expect(t.why('Ada', 'stop')).toBe('move-required');
    t.answer('Ada', 'step', 'settler', 'cradle').answer('Ada', 'step', 'soldier', 'cradle');
    expect(t.units('Ada')).toEqual(['settler 2 on cradle', 'soldier 1 on cradle']);
    t.rests('Ada', 'production');

    const one = moving(2).unit('Ada', 'soldier', 1, 'home of Ada').territory('salt-flats', 0, 1);
    one.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'soldier', 'cradle');
    one.answer('Ada', 'step', 'soldier', 'salt-flats');
    expect(one.units('Ada')).toEqual(['settler 2 on home of Ada', 'soldier 1 on salt-flats']);
    one.rests('Ada', 'production');
  });

  it('NH-10.1 every permanent +1 move counts, and points need not all be used', () => {
    const t = moving(2).player('Ada', { government: 'warrior-clans' });
    t.answer('Ada', 'use', 'recruit-and-move-a');
    expect(t.data('Ada', 'move').points).toBe(3);
    t.answer('Ada', 'step', 'settler', 'cradle').answer('Ada', 'stop').rests('Ada', 'production');
  });

  it('NH-10.2 EX-39 a foreign home may be crossed but not stopped on', () => {
    const t = moving(3).territory('salt-flats', -1, 1);
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', 'cradle');
    t.answer('Ada', 'step', 'settler', 'home of Ben');
    expect(t.why('Ada', 'stop')).toBe('cannot-stop-on-home');
    t.answer('Ada', 'step', 'settler', 'salt-flats');
    expect(t.units('Ada')).toEqual(['settler 2 on salt-flats']);
    t.rests('Ada', 'production');

    const short = moving(2);
    short.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', 'cradle');
    expect(short.reason('Ada', 'step', 'settler', 'home of Ben')).toEqual(['not-enough-moves', 2, 1]);
  });

  it('NH-10.2 a home under a building is no home any more for this rule', () => {
    const t = moving(2).covered('home of Ben', 'farm', 'Ben');
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', 'cradle');
    t.answer('Ada', 'step', 'settler', 'home of Ben').rests('Ada', 'production');
    expect(t.units('Ada')).toEqual(['settler 2 on home of Ben']);
  });

  it('NH-10.2.a EX-75 a discovery may follow the crossing of a home', () => {
    const t = moving(2).territory('salt-flats', -1, 1).territory('oak-woods', -2, 1);
    t.noUnits('Ada').unit('Ada', 'settler', 2, 'salt-flats').nextTerritory('green-meadows');
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', 'home of Ben');
    t.answer('Ada', 'step', 'settler', '(-2, 0)');
    expect(t.units('Ada')).toEqual(['settler 2 on green-meadows']);
    expect(t.of('Ada').coins).toBe(1 + 2);
    t.rests('Ada', 'production');
    const one = moving(1)
      .territory('salt-flats', -1, 1)
      .noUnits('Ada')
      .unit('Ada', 'settler', 2, 'salt-flats');
    one.answer('Ada', 'use', 'recruit-and-move-a');
    expect(one.why('Ada', 'step', 'settler', 'home of Ben')).toBe('not-enough-moves');
  });

  it('NH-10.3 EX-40 a settler discovers a hex beside it that touches two tiles', () => {
    const t = moving(2);
    t.answer('Ada', 'use', 'recruit-and-move-a');
    for (const hex of ['(0, 1)', '(1, -1)']) expect(t.why('Ada', 'step', 'settler', hex)).toBe('legal');
    for (const hex of ['(2, 0)', '(1, 1)', '(2, -1)'])
      expect(t.why('Ada', 'step', 'settler', hex)).toBe('needs-two-neighbours');
  });

  it('NH-10.3 EX-43 soldiers do not discover', () => {
    const t = moving(2).unit('Ada', 'soldier', 2, 'home of Ada');
    t.answer('Ada', 'use', 'recruit-and-move-a');
    expect(t.why('Ada', 'step', 'soldier', '(0, 1)')).toBe('soldier-cannot-explore');
  });

  it('NH-10.4 EX-42 the bonus comes first, then the tile is laid and the settler moves, then the triggers', () => {
    const t = moving(2).player('Ada', { government: 'pathfinders' }).nextTerritory('copper-hills');
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', '(0, 1)');
    expect(t.s.map.at(-1)).toMatchObject({ hex: hexAt(0, 1), village: -1 });
    expect(t.units('Ada')).toEqual(['settler 2 on copper-hills']);
    expect(t.of('Ada').coins).toBe(1 + 2 + 1);
    expect(t.s.territories.length).toBe(23);
    t.answer('Ada', 'stop').rests('Ada', 'production');
  });

  it('NH-10.5 EX-41 one discovery a turn, more with Sailing; other phases count too', () => {
    const t = moving(3).nextTerritory('green-meadows');
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', '(0, 1)');
    expect(t.data('Ada', 'move').points).toBe(2);
    expect(t.reason('Ada', 'step', 'settler', '(1, 1)')).toEqual(['discovery-limit', 1]);
    t.answer('Ada', 'step', 'settler', 'cradle').answer('Ada', 'stop').rests('Ada', 'production');
    t.bonus('Ada', 'bonus harbour').asks('Ada', 'move');
    expect(t.why('Ada', 'step', 'settler', '(1, -1)')).toBe('discovery-limit');

    const sailing = moving(3).nextTerritory('green-meadows');
    sailing.of('Ada').modifiers[1] = 1;
    sailing.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', '(0, 1)');
    expect(sailing.why('Ada', 'step', 'settler', '(1, 1)')).toBe('legal');
  });

  it('NH-10.5 with an empty stack nothing is discovered', () => {
    const t = moving(2);
    t.s.territories = [];
    t.answer('Ada', 'use', 'recruit-and-move-a');
    expect(t.why('Ada', 'step', 'settler', '(0, 1)')).toBe('no-tiles-left');
  });

  it('NH-10.6 a discovery bonus with moves is a task of its own; then the first one goes on', () => {
    const t = moving(3).nextTerritory('caravan-crossroads');
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', '(0, 1)');
    // The settler is on its way: nobody else could use the bonus.
    expect(t.told('impossible').map(([, , , cause]) => cause)).toContain('no-unit-moves');
    expect(t.data('Ada', 'move')).toMatchObject({ points: 2, moved: true });
    t.answer('Ada', 'stop').rests('Ada', 'production');

    const two = moving(3).nextTerritory('caravan-crossroads').unit('Ada', 'soldier', 1, 'home of Ada');
    two.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', '(0, 1)');
    expect(two.data('Ada', 'move')).toMatchObject({ points: 3, moved: false });
    two.answer('Ada', 'skip');
    expect(two.data('Ada', 'move')).toMatchObject({ points: 2, moved: true });
    two.answer('Ada', 'stop').rests('Ada', 'production');
  });

  it('NH-10.6 by the rules of version 2 the settler may use the bonus itself', () => {
    const t = moving(3).version(2).nextTerritory('caravan-crossroads');
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', '(0, 1)');
    expect(t.units('Ada')).toEqual(['settler 2 on caravan-crossroads']);
    expect(t.data('Ada', 'move')).toMatchObject({ points: 3, moved: false });
    t.answer('Ada', 'skip');
    expect(t.data('Ada', 'move')).toMatchObject({ points: 2, moved: true });
    t.answer('Ada', 'stop').rests('Ada', 'production');
  });

  it('NH-10.7 anybody may settle what another discovered', () => {
    const t = moving(2).nextTerritory('copper-hills');
    t.answer('Ada', 'use', 'recruit-and-move-a')
      .answer('Ada', 'step', 'settler', '(0, 1)')
      .answer('Ada', 'stop');
    t.unit('Ben', 'settler', 3, 'copper-hills').player('Ben', { settlement: 1 }).turn('Ben', 'expansion');
    t.answer('Ben', 'found', 'copper-hills');
    expect(t.tile('copper-hills').village).toBe(1);
    t.rests('Ben', 'production');
  });
});
