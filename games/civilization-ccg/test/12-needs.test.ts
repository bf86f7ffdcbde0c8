/** What cards need, and what texts count (CCG-12.7, 17.12 to 17.14, 20.1). */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { FOOD, PRODUCTION, TAX } from '../rules/cards.ts';
import { cannotAfford, pay } from '../rules/pool.ts';
import type { G } from '../rules/state.ts';
import { discoveryCost, incomeOf, satisfaction, strengthOf } from '../rules/values.ts';
import { lay, type Side } from './scene.ts';

const n = numberOf;
const A = 0;

const main = (side: Partial<Side>, B: Partial<Side> = {}) =>
  lay({
    from: 'main',
    A: { row: ['plains', 'rome', 'plains'], era: 3, ...side },
    B: { row: ['athens', 'plains'], era: 3, ...B },
  });

describe('CCG-12.7 requirements', () => {
  it('inventions, resources, buildings: what is missing is named, in this order, and others’ do not count', () => {
    const rival = {
      knows: 'gunpowder horseback-riding',
      row: ['athens: manhattan-project', 'plains: horses uranium'],
    };
    const t = main({ hand: 'frigate cavalry', knows: 'seafaring' }, rival);
    expect(t.reason('A', 'build', 'frigate', 'A[1]')).toEqual(['needsInventions', [n('gunpowder')]]);
    expect(t.reason('A', 'build', 'cavalry', 'A[1]')).toEqual(['needsInventions', [n('horseback-riding')]]);
    const taught = main({ hand: 'cavalry', knows: 'horseback-riding' }, rival);
    expect(taught.reason('A', 'build', 'cavalry', 'A[1]')).toEqual(['needsResources', [n('horses')]]);
    const strike = (row: string[]) =>
      lay({ from: 'military', A: { row, hand: 'nuclear-strike', era: 3 }, B: { era: 3, ...rival } });
    expect(strike(['rome', 'plains']).reason('A', 'play', 'nuclear-strike')).toEqual([
      'needsResources',
      [n('uranium')],
    ]);
    expect(strike(['rome', 'hills: uranium']).reason('A', 'play', 'nuclear-strike')).toEqual([
      'needsBuildings',
      [n('manhattan-project')],
    ]);
    expect(strike(['rome: manhattan-project', 'hills: uranium']).may('A', 'play', 'nuclear-strike')).toBe(
      true,
    );
  });

  it('a religion, a group of peoples, a unit of a type', () => {
    const t = main({ hand: 'cathedral samurai longbowmen blockade' }, { knows: 'ancestor-worship' });
    expect(t.why('A', 'build', 'cathedral', 'A[1]')).toBe('needsTrait');
    expect(t.reason('A', 'build', 'samurai', 'A[1]')).toEqual(['wrongGroup', n('samurai')]);
    expect(t.why('A', 'play', 'blockade')).toBe('needsUnit');
    const pious = main({ hand: 'cathedral', knows: 'ancestor-worship' });
    expect(pious.why('A', 'build', 'cathedral', 'A[1]')).toBe('needProduction');
    const political = main({ hand: 'cathedral', knows: 'monarchy' });
    expect(political.why('A', 'build', 'cathedral', 'A[1]')).toBe('needsTrait');
    const sea = { row: ['coast', 'athens', 'plains'] };
    const fleet = main({ hand: 'blockade', row: ['coast: galley', 'rome'] }, sea);
    expect(fleet.may('A', 'play', 'blockade')).toBe(true);
    expect(main({ hand: 'blockade', row: ['coast: axemen', 'rome'] }, sea).why('A', 'play', 'blockade')).toBe(
      'needsUnit',
    );
  });

  it('CCG-7.10, 12.9 what is still being devised or built, or another’s, does not count', () => {
    const t = main({ hand: 'riflemen', devising: 'gunpowder/1' });
    expect(t.reason('A', 'build', 'riflemen', 'A[1]')).toEqual(['needsInventions', [n('gunpowder')]]);
    const half = main({ hand: 'cathedral', devising: 'ancestor-worship' });
    expect(half.why('A', 'build', 'cathedral', 'A[1]')).toBe('needsTrait');
    const sea = { row: ['coast: trireme', 'athens', 'plains'] };
    const yard = main({ hand: 'blockade', row: ['coast: harbour ~galley/1', 'rome'] }, sea);
    expect(yard.why('A', 'play', 'blockade')).toBe('needsUnit');
    const known = main({ hand: 'code-of-laws writing', knows: 'code-of-laws' }, { knows: 'writing' });
    expect(known.why('A', 'devise', 'code-of-laws')).toBe('alreadyKnown');
    expect(known.reason('A', 'devise', 'writing')[0]).toBe('needTax');
  });

  it('a refinery stands on its oil', () => {
    const t = main({ hand: 'oil-refinery', row: ['desert: crude-oil', 'rome', 'desert'] });
    expect(t.reason('A', 'build', 'oil-refinery', 'A[2]')).toEqual(['badSite', n('oil-refinery')]);
    expect(t.why('A', 'build', 'oil-refinery', 'A[0]')).toBe('needProduction');
  });
});

describe('CCG-17.12 conditions', () => {
  it('so many terrains: the courthouse', () => {
    const row = ['plains', 'plains', 'plains', 'rome', 'plains', 'plains'];
    const six = main({ row });
    const sixWith = main({ row: [...row.slice(0, 3), 'rome: courthouse', ...row.slice(4)] });
    const seven = main({ row: [...row, 'plains'] });
    const sevenWith = main({ row: [...row.slice(0, 3), 'rome: courthouse', ...row.slice(4), 'plains'] });
    const more = (a: typeof six, b: typeof six) => satisfaction(b.s, A) - satisfaction(a.s, A);
    expect(more(seven, sevenWith) - more(six, sixWith)).toBe(1);
  });

  it('so many buildings of a name, finished, own, and not under foreign feet: polytheism', () => {
    const mood = (row: string[], B: Partial<Side> = {}) =>
      satisfaction(main({ row, knows: 'polytheism' }, B).s, A) - satisfaction(main({ row }, B).s, A);
    const base = mood(['plains', 'rome']);
    expect(mood(['plains: temple', 'rome: temple']) - base).toBe(1);
    expect(mood(['plains: temple', 'rome: ~temple/1']) - base).toBe(0);
    expect(mood(['plains: temple', 'rome: market']) - base).toBe(0);
    expect(mood(['plains: temple B.axemen', 'rome: temple']) - base).toBe(0);
    expect(mood(['plains: temple', 'rome'], { row: ['athens: temple', 'plains: temple'] }) - base).toBe(0);
  });

  it('so many seas: navigation', () => {
    const cost = (row: string[]) => discoveryCost(main({ row, knows: 'navigation' }).s, A, 1);
    expect([cost(['coast', 'rome', 'plains']), cost(['coast', 'rome', 'coast'])]).toEqual([3, 2]);
    expect(discoveryCost(main({ row: ['coast', 'rome', 'coast'], knows: 'navigation' }).s, A, 2)).toBe(3);
  });

  it('attacking certain ground: chariots on plains, camels in the desert, only while they attack', () => {
    const strength = (unit: string, ground: string) => {
      const t = lay({
        from: 'military',
        A: { row: [`plains: ${unit}`, 'rome'], era: 3 },
        B: { row: ['athens', `${ground}: hoplites hoplites`], hand: 'ambush', era: 3 },
      });
      const before = strengthOf(t.s, t.find(unit));
      t.attack('B[1]', unit).waitsFor('B: declared');
      return [before, strengthOf(t.s, t.find(unit))];
    };
    expect(strength('chariots', 'plains')).toEqual([2, 3]);
    expect(strength('chariots', 'desert')).toEqual([2, 3]);
    expect(strength('chariots', 'hills')).toEqual([2, 2]);
    expect(strength('camel-riders', 'desert')).toEqual([2, 3]);
    expect(strength('winged-hussars', 'plains')).toEqual([3, 5]);
    expect(strength('axemen', 'plains')).toEqual([2, 2]);
  });
});

describe('CCG-17.13, 17.14 filters and amounts', () => {
  const income = (side: Partial<Side>, place: number, kind: number) => {
    const { s } = main(side);
    return incomeOf(s, s.row[A][place], kind);
  };

  it('a terrain with a building, no capital, nobody foreign on it: crop rotation and electricity', () => {
    const knows = 'crop-rotation electricity';
    const food = (row: string[]) => income({ row, knows }, 0, FOOD);
    expect(food(['plains: market', 'rome'])).toBe(2);
    expect(food(['plains: ~market/1', 'rome'])).toBe(1);
    expect(food(['plains', 'rome'])).toBe(1);
    expect(food(['desert: market', 'rome'])).toBe(0);
    expect(food(['plains: market B.axemen', 'rome'])).toBe(1);
    expect(income({ row: ['plains', 'rome: temple'], knows }, 1, TAX)).toBe(3);
    expect(income({ row: ['plains', 'rome'], knows }, 1, TAX)).toBe(2);
  });

  it('a terrain with a certain resource: refrigeration, combustion', () => {
    const knows = 'refrigeration combustion';
    const without = income({ row: ['plains: wheat', 'rome'] }, 0, FOOD);
    expect(income({ row: ['plains: wheat', 'rome'], knows }, 0, FOOD) - without).toBe(1);
    const horses = income({ row: ['plains: horses', 'rome'] }, 0, FOOD);
    expect(income({ row: ['plains: horses', 'rome'], knows }, 0, FOOD)).toBe(horses);
    const oil = (more: Partial<Side>) =>
      income({ row: ['desert: crude-oil', 'rome'], ...more }, 0, PRODUCTION);
    expect(oil({ knows }) - oil({})).toBe(2);
  });

  it('so much for each, up to a limit: walls of Beijing, luxuries of the Taj Mahal', () => {
    const mood = (row: string[]) => satisfaction(main({ row }).s, A);
    const base = mood(['plains', 'beijing', 'plains', 'plains']);
    expect(mood(['plains: palisade', 'beijing', 'plains', 'plains']) - base).toBe(1);
    expect(mood(['plains: palisade', 'beijing', 'plains: palisade', 'plains: palisade']) - base).toBe(2);
    const taj = (row: string[]) => mood(['plains: taj-mahal', ...row]) - mood(['plains', ...row]);
    const none = taj(['rome', 'plains', 'plains']);
    expect(taj(['rome', 'plains: wine', 'plains']) - none).toBe(1);
    expect(taj(['rome', 'plains: wheat', 'plains']) - none).toBe(0);
  });
});

describe('CCG-17.6, 12.2 prices', () => {
  it('come from the capital and the pool of the phase, which is the active player’s', () => {
    const t = main({ food: 1 }, { food: 9 });
    t.arrange(s => {
      s.pool = [2, 0, 0, 3, 0];
    });
    const lacks = (seat: number, price: Parameters<typeof cannotAfford>[2]) => {
      // reasons are put together only for those who read them
      const reader = { s: t.s, no: (key: string, ...args: number[]) => ({ key, args }) } as unknown as G;
      const why = cannotAfford(reader, seat, price);
      return why === undefined ? [] : [why.key, ...why.args];
    };
    expect(lacks(0, undefined)).toEqual([]);
    expect(lacks(0, { food: 1, production: 2, tax: 3 })).toEqual([]);
    expect(lacks(0, { food: 2 })).toEqual(['needFood', 2, 1]);
    expect(lacks(0, { production: 3 })).toEqual(['needProduction', 3, 2]);
    expect(lacks(0, { tax: 4 })).toEqual(['needTax', 4, 3]);
    expect(lacks(1, { food: 9 })).toEqual([]);
    expect(lacks(1, { production: 1 })).toEqual(['needProduction', 1, 0]);
    expect(lacks(1, { tax: 1 })).toEqual(['needTax', 1, 0]);
    pay(t.g, 0, { food: 1, production: 2, tax: 3 });
    expect([t.s.food[A], ...t.s.pool]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('CCG-12.2 what is not spent is lost, of every sort', () => {
    const wasted = (...pool: number[]) => {
      const t = main({});
      t.arrange(s => {
        s.pool = pool;
      });
      t.answer('A', 'pass');
      return t.tells('wasted');
    };
    expect(wasted(1, 2, 3, 4, 5)).toEqual([[A, 6, 9]]);
    expect(wasted(0, 2, 0, 0, 0)).toEqual([[A, 2, 0]]);
    expect(wasted(0, 0, 2, 0, 0)).toEqual([[A, 2, 0]]);
    expect(wasted(0, 0, 0, 0, 2)).toEqual([[A, 0, 2]]);
    expect(wasted(0, 0, 0, 0, 0)).toEqual([]);
  });

  it('CCG-12.11 an invention lacks tax, everything else production', () => {
    const t = main({ hand: 'code-of-laws temple' });
    expect(t.reason('A', 'devise', 'code-of-laws')).toEqual(['needTax', 4, 0]);
    expect(t.reason('A', 'build', 'temple', 'A[0]')).toEqual(['needProduction', 4, 0]);
  });
});
