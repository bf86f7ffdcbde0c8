/** On discovery the bonus comes before the tile is laid and the settler moves (NH-10.4). */
import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { TERRITORIES } from '../content/index.ts';
import { copyState } from '../rules/copy.ts';
import { hexAt } from '../rules/hexes.ts';
import { removeUnit } from '../rules/units.ts';
import { numberOf, position } from './position.ts';

/** Ada's settler at home steps to (0, 1) with two points; what lies there gives `territory`'s bonus. */
function discovers(territory: string) {
  const t = position('Ada', 'Ben').player('Ada', { active: 0 }).nextTerritory(territory);
  return t;
}

describe('10. Discovering', () => {
  it('NH-10.4 the bonus is gained while the tile lies beside the map and the settler stands where it stood', () => {
    const t = discovers('oak-woods');
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', '(0, 1)');
    t.asks('Ada', 'upgrade');
    const territory = numberOf(TERRITORIES, 'oak-woods');
    expect(t.s.map.some(tile => tile.territory === territory)).toBe(false);
    expect(t.s.discovering).toEqual([{ unit: 0, hex: hexAt(0, 1), territory }]);
    expect(t.units('Ada')).toEqual(['settler 2 on home of Ada']);
    // The settler on its way may be raised.
    t.answer('Ada', 'upgrade', 'settler', 3).asks('Ada', 'move');
    expect(t.s.discovering).toEqual([]);
    expect(t.units('Ada')).toEqual(['settler 3 on oak-woods']);
    expect(t.s.map.at(-1)).toMatchObject({ hex: hexAt(0, 1), territory });
    expect(t.of('Ada').coins).toBe(1 + 1);
  });

  it('NH-10.4.a bonus moves are for the other units; the settler is on its way, its hex is taken', () => {
    const t = discovers('caravan-crossroads')
      .unit('Ada', 'settler', 2, 'home of Ada')
      .unit('Ada', 'soldier', 1, 'cradle');
    t.player('Ada', { government: 'pathfinders', stage: 'theocracy' });
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 0, '(0, 1)');
    t.asks('Ada', 'move');
    const territory = numberOf(TERRITORIES, 'caravan-crossroads');
    expect(t.reason('Ada', 'step', 0, 'cradle')).toEqual(['unit-under-way', territory]);
    expect(t.reason('Ada', 'step', 0, '(1, -1)')).toEqual(['unit-under-way', territory]);
    // Its twin can be told apart from it now, and may move.
    const twin = t.s.units.findLastIndex(u => u.seat === 0 && u.kind === 0);
    expect(t.why('Ada', 'step', twin, '(0, 1)')).toBe('being-discovered');
    expect(t.why('Ada', 'step', twin, 'cradle')).toBe('legal');
    // Not laid yet, the tile is nobody's neighbour.
    expect(t.why('Ada', 'step', twin, '(1, 1)')).toBe('needs-two-neighbours');
    t.answer('Ada', 'step', 'soldier', 'home of Ada').answer('Ada', 'stop').asks('Ada', 'move');
    expect(t.units('Ada')).toEqual([
      'settler 2 on caravan-crossroads',
      'settler 2 on home of Ada',
      'soldier 1 on home of Ada',
    ]);
    expect(t.why('Ada', 'step', twin, '(1, 1)')).toBe('legal');
  });

  it('NH-10.4.a NH-10.6 a discovery inside a discovery is finished first', () => {
    const t = discovers('caravan-crossroads').unit('Ada', 'settler', 3, 'home of Ada');
    t.player('Ada', { government: 'pathfinders', stage: 'theocracy' });
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler 2', '(0, 1)');
    t.nextTerritory('oak-woods').answer('Ada', 'step', 'settler 3', '(1, -1)').asks('Ada', 'upgrade');
    expect(t.s.discovering?.map(d => d.hex)).toEqual([hexAt(0, 1), hexAt(1, -1)]);
    // A copy has its own.
    const copy = copyState(t.s);
    copy.discovering?.pop();
    expect(t.s.discovering?.length).toBe(2);
    t.answer('Ada', 'skip');
    expect(t.units('Ada')).toEqual(['settler 2 on home of Ada', 'settler 3 on oak-woods']);
    t.answer('Ada', 'stop');
    expect(t.units('Ada')).toEqual(['settler 2 on caravan-crossroads', 'settler 3 on oak-woods']);
    // One coin for each discovery by despotism, and one by the land.
    expect(t.of('Ada').coins).toBe(1 + 1 + 1 + 1);
  });

  it('NH-10.4.a the tile is laid even if its settler is gone by then', () => {
    const t = discovers('oak-woods').unit('Ada', 'settler', 5, 'cradle');
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler 2', '(0, 1)');
    t.asks('Ada', 'upgrade');
    removeUnit(t.s, 0);
    t.of('Ada').gone++;
    expect(t.s.discovering?.[0].unit).toBe(NONE);
    t.answer('Ada', 'skip');
    expect(t.s.map.at(-1)).toMatchObject({ hex: hexAt(0, 1) });
    expect(t.units('Ada')).toEqual(['settler 5 on cradle']);
  });

  it('NH-10.4.a units before and behind the settler may go without losing it', () => {
    const t = discovers('oak-woods').noUnits('Ada').unit('Ada', 'soldier', 1, 'cradle');
    t.unit('Ada', 'settler', 2, 'home of Ada').unit('Ada', 'soldier', 2, 'cradle');
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', '(0, 1)');
    t.asks('Ada', 'upgrade');
    const at = (word: string) =>
      t.s.units.findIndex(u => u.seat === 0 && u.kind === 1 && u.strength === Number(word));
    removeUnit(t.s, at('2'));
    removeUnit(t.s, at('1'));
    t.of('Ada').gone += 2;
    t.answer('Ada', 'skip');
    expect(t.units('Ada')).toEqual(['settler 2 on oak-woods']);
  });

  it('NH-10.4 by the rules of version 2 the settler enters first', () => {
    const t = discovers('oak-woods').version(2).player('Ada', { government: 'pathfinders' });
    t.answer('Ada', 'use', 'recruit-and-move-a').answer('Ada', 'step', 'settler', '(0, 1)');
    t.asks('Ada', 'upgrade');
    expect(t.units('Ada')).toEqual(['settler 2 on oak-woods']);
    expect(t.told('turnedUp')).toEqual([]);
    // Then the bonus, and the trigger after it.
    t.answer('Ada', 'skip');
    expect(t.of('Ada').coins).toBe(1 + 1 + 1);
    expect(copyState(t.s).discovering).toBeUndefined();
  });
});
