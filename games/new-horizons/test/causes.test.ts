/** Why an effect cannot be carried out, effect by effect (NH-4.5.a, NH-19.4). */
import { describe, expect, it } from 'vitest';
import type { Effect } from '../content/index.ts';
import { causeOf, causesOf, leadingImpossible } from '../rules/causes.ts';
import { inactive } from '../rules/population.ts';
import { type Position, position } from './position.ts';

const NONE_LEFT = [0, 0, 0, 0, 0];

/** The cause for Ada, with what she has. */
function cause(t: Position, e: Effect): string {
  const p = t.of('Ada');
  return causeOf(t.g, 0, e, p.coins, p.active, inactive(p));
}

/** Three settlers and three soldiers of the lowest strengths: no marker of 1 or 2 is left. */
function crowd(): Position {
  const t = position('Ada', 'Ben').noUnits('Ada').player('Ada', { active: 1 });
  for (const kind of ['settler', 'soldier'] as const)
    for (let i = 0; i < 3; i++) t.unit('Ada', kind, 1, 'cradle');
  return t;
}

describe('19. Causes', () => {
  const recruit = (from: 'active' | 'inactive'): Effect => ({
    op: 'recruit',
    unit: 'any',
    strength: 1,
    from,
  });

  it('NH-9.1 NH-9.2 recruiting: no pawn of the kind, or no free marker', () => {
    expect(cause(position('Ada', 'Ben').player('Ada', { active: 0 }), recruit('active'))).toBe(
      'no-active-population',
    );
    expect(cause(position('Ada', 'Ben').player('Ada', { columns: NONE_LEFT }), recruit('inactive'))).toBe(
      'columns-empty',
    );
    expect(cause(crowd(), recruit('active'))).toBe('no-unit-marker');
    expect(cause(crowd(), recruit('inactive'))).toBe('no-unit-marker');
  });

  it('NH-4.5.a what each other effect lacks', () => {
    const t = position('Ada', 'Ben').noUnits('Ada');
    expect(cause(t, { op: 'pop', n: 1 })).toBe('columns-empty');
    expect(cause(t, { op: 'upgrade', unit: 'any', by: 1 })).toBe('no-unit-rises');
    expect(cause(t, { op: 'invest', track: 'any', n: 1 })).toBe('no-cube');
    expect(cause(t, { op: 'produce', what: 'population' })).toBe('open-columns-empty');
    expect(cause(t, { op: 'marker', kind: 'settlement', n: 1 })).toBe('no-marker');
    expect(cause(t, { op: 'building', level: 1 })).toBe('no-building');
    expect(cause(t, { op: 'privateTech', level: 2, draw: 2 })).toBe('deck-empty');
    expect(cause(t, { op: 'move', n: 1 })).toBe('no-unit-moves');
  });

  it('NH-11.7 founding and fortifying: the marker to spend, or the place', () => {
    for (const marker of [true, false]) {
      const t = position('Ada', 'Ben').player('Ben', { settlement: 1, fortification: 1 });
      expect(cause(t, { op: 'found', modifier: 0, marker })).toBe(
        marker ? 'no-marker-held' : 'no-village-site',
      );
      expect(cause(t, { op: 'fortify', modifier: 0, marker })).toBe(
        marker ? 'no-marker-held' : 'no-city-site',
      );
      t.player('Ada', { settlement: 1 });
      expect(cause(t, { op: 'found', modifier: 0, marker })).toBe('no-village-site');
      expect(cause(t, { op: 'fortify', modifier: 0, marker })).toBe(
        marker ? 'no-marker-held' : 'no-city-site',
      );
      t.player('Ada', { fortification: 1 });
      expect(cause(t, { op: 'fortify', modifier: 0, marker })).toBe('no-city-site');
    }
  });

  it('NH-12.8 building: the coins, if a settler stands where something could be built', () => {
    const build: Effect = { op: 'build', mode: 'new', discount: 0 };
    expect(cause(position('Ada', 'Ben').player('Ada', { coins: 0, supply: ['palace'] }), build)).toBe(
      'price',
    );
    expect(cause(position('Ada', 'Ben').player('Ada', { coins: 0 }), build)).toBe('no-building-site');
  });

  it('NH-7.2 NH-7.3 research: the price, if a slot could be reached', () => {
    const research: Effect = { op: 'research', levels: [2], discount: 0 };
    const t = position('Ada', 'Ben').player('Ada', { coins: 0, active: 0 });
    expect(cause(t, research)).toBe('no-technology');
    t.player('Ada', { scholars: ['1-1'] });
    expect(cause(t, research)).toBe('price');
    // Where the coins are there, or nothing costs any, the pawn is named.
    expect(cause(t, { op: 'research', levels: [2], discount: 9 })).toBe('no-active-population');
    t.player('Ada', { coins: 2 });
    expect(cause(t, research)).toBe('no-active-population');
    t.player('Ada', { coins: 1, active: 1 });
    expect(cause(t, research)).toBe('price');
  });

  it('NH-18 a choice and a "may" have the cause of what is inside, or the price', () => {
    const t = position('Ada', 'Ben').noUnits('Ada').player('Ada', { coins: 3, active: 1 });
    const rise: Effect = { op: 'upgrade', unit: 'any', by: 1 };
    const choice: Effect = { op: 'choose', options: [[{ op: 'move', n: 1 }], [rise]] };
    expect(cause(t, choice)).toBe('no-unit-moves');
    // A price that would be earned in vain is not named.
    expect(cause(t, { op: 'may', cost: { coins: 4 }, effects: [rise] })).toBe('no-unit-rises');
    const grow: Effect = { op: 'coins', n: 9 };
    expect(cause(t, { op: 'may', cost: { coins: 4 }, effects: [grow] })).toBe('price');
    expect(cause(t, { op: 'may', cost: { exhaust: 2 }, effects: [grow] })).toBe('price');
    t.player('Ada', { active: 0 });
    expect(cause(t, { op: 'may', cost: { exhaust: 2 }, effects: [grow] })).toBe('no-active-population');
    expect(cause(t, { op: 'may', cost: { coins: 4, exhaust: 1 }, effects: [grow] })).toBe('price');
    t.player('Ada', { active: 1 });
    expect(cause(t, { op: 'may', cost: { coins: 3 }, effects: [rise] })).toBe('no-unit-rises');
    expect(cause(t, { op: 'may', cost: { exhaust: 1 }, effects: [rise] })).toBe('no-unit-rises');
  });

  it('NH-4.5.a a list names each cause once; extra discoveries alone are no task', () => {
    const t = position('Ada', 'Ben').noUnits('Ada');
    const list: Effect[] = [
      { op: 'explore', n: 1 },
      { op: 'upgrade', unit: 'any', by: 1 },
      { op: 'upgrade', unit: 'settler', by: 2 },
      { op: 'pop', n: 1 },
    ];
    expect(causesOf(t.g, 0, list, 0, 0, 0)).toEqual(['no-unit-rises', 'columns-empty']);
  });

  it('NH-25.13 the tasks before the first that can be done', () => {
    const t = position('Ada', 'Ben').noUnits('Ada');
    const rise: Effect = { op: 'upgrade', unit: 'any', by: 1 };
    const list: Effect[] = [{ op: 'explore', n: 1 }, rise, { op: 'coins', n: 1 }, rise];
    expect(leadingImpossible(t.g, 0, list, 0, 0, 0)).toEqual([1]);
    expect(leadingImpossible(t.g, 0, [rise, rise], 0, 0, 0)).toEqual([0, 1]);
    expect(leadingImpossible(t.g, 0, [{ op: 'coins', n: 1 }], 0, 0, 0)).toEqual([]);
    // Coins and pawns are those that will be left.
    const pay: Effect = { op: 'may', cost: { coins: 2 }, effects: [{ op: 'vp', n: 1 }] };
    expect(leadingImpossible(t.g, 0, [pay, { op: 'vp', n: 1 }], 1, 0, 0)).toEqual([0]);
    expect(leadingImpossible(t.g, 0, [pay, { op: 'vp', n: 1 }], 2, 0, 0)).toEqual([]);
  });

  it('NH-7.3 one pawn where three are needed is part of the price', () => {
    const research: Effect = { op: 'research', levels: [4], discount: 9, ignorePrerequisites: true };
    const t = position('Ada', 'Ben').player('Ada', { coins: 0, active: 1 });
    expect(cause(t, research)).toBe('price');
    t.player('Ada', { active: 0 });
    expect(cause(t, research)).toBe('no-active-population');
  });

  it('NH-18 what a "may" costs is not there for what it buys', () => {
    const t = position('Ada', 'Ben').player('Ada', {
      coins: 3,
      active: 0,
      scholars: ['1-1'],
      supply: ['palace'],
    });
    const research: Effect = { op: 'research', levels: [2], discount: 0 };
    expect(cause(t, { op: 'may', cost: { coins: 2 }, effects: [research] })).toBe('price');
    expect(cause(t, { op: 'may', cost: { coins: 1 }, effects: [research] })).toBe('no-active-population');
    const build: Effect = { op: 'build', mode: 'new', discount: 0 };
    expect(cause(t, { op: 'may', cost: { coins: 1 }, effects: [build] })).toBe('price');
  });
});
