import { describe, expect, it } from 'vitest';
import { upkeepOf } from '../rules/values.ts';
import { lay } from './scene.ts';

describe('upkeep', () => {
  it('EX-24 CCG-10.1, 10.2 as many as there is food for; the others must return', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: terracotta-army'], food: 2 },
      B: { row: ['plains', 'athens', 'plains: A.swordsmen A.swordsmen A.swordsmen'] },
    });
    t.waitsFor('A: upkeep');
    expect(t.reason('A', 'feedAll')).toEqual(['needFood', 3, 2]);
    t.answer('A', 'feed').answer('A', 'feed').waitsFor('A: military');
    expect(t.s.food[0]).toBe(0);
    expect(t.tells('unfed').length).toBe(1);
    expect(t.why('A', 'move', 'swordsmen#3', 'B[2]')).toBe('mustReturn');
  });

  it('EX-25 CCG-10.1, 17.10, 14.5 upkeep of a Republic, of the self-sufficient, in the desert', () => {
    const at = (terrain: string) =>
      lay({
        from: 'main',
        A: { row: ['rome'], knows: 'republic' },
        B: { row: ['athens', `${terrain}: A.jaguar-warriors A.axemen`] },
      });
    const plains = at('plains');
    expect(upkeepOf(plains.s, plains.find('jaguar-warriors'))).toBe(0);
    expect(upkeepOf(plains.s, plains.find('axemen'))).toBe(2);
    const desert = at('desert');
    expect(upkeepOf(desert.s, desert.find('axemen'))).toBe(3);
  });

  it('CCG-10.3, 10.4 units at home and foreign units cost nothing', () => {
    const t = lay({ from: 'military', A: { row: ['plains: spearmen B.spearmen', 'rome'], food: 3 } });
    t.waitsFor('A: military');
    expect(t.s.food[0]).toBe(3);
  });
});

describe('on foot', () => {
  it('EX-26 CCG-10.7 crossing a border takes everything', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: cavalry', 'rome'] },
      B: { row: ['plains', 'plains', 'athens', 'plains', 'plains'] },
    });
    t.answer('A', 'move', 'cavalry', 'B[4]').waitsFor('A: military');
    expect([t.s.used[t.find('cavalry')], t.s.points[t.find('cavalry')]]).toEqual([1, 0]);
    const inside = lay({
      from: 'military',
      A: { row: ['plains', 'rome'], food: 1 },
      B: { row: ['athens', 'plains', 'plains', 'plains: A.cavalry'] },
    });
    inside.answer('A', 'feed');
    expect(inside.may('A', 'move', 'cavalry', 'B[1]')).toBe(true);
  });

  it('EX-27 CCG-10.7 a unit that has moved does not cross', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains', 'plains: light-cavalry', 'rome'] },
      B: { row: ['athens', 'plains'] },
    });
    t.answer('A', 'move', 'light-cavalry', 'A[0]');
    expect(t.why('A', 'move', 'light-cavalry', 'B[1]')).toBe('borderMoved');
    expect(t.s.points[t.find('light-cavalry')]).toBe(2);
  });

  it('EX-28 CCG-10.8, 10.9 mountains stop riders, not infantry', () => {
    const t = lay({ from: 'military', A: { row: ['mountains', 'plains: light-cavalry spearmen', 'rome'] } });
    t.answer('A', 'move', 'light-cavalry', 'A[0]').answer('A', 'move', 'spearmen', 'A[0]');
    expect([t.s.points[t.find('light-cavalry')], t.s.used[t.find('light-cavalry')]]).toEqual([0, 1]);
    expect(t.on('A[0]').sort()).toEqual(['light-cavalry', 'spearmen']);
  });

  it('EX-29 CCG-10.6, 14.6 the open sea is reached by ship only', () => {
    const t = lay({
      from: 'military',
      A: { row: ['coast: galley spearmen', 'rome'] },
      B: { row: ['athens', 'open-sea'] },
    });
    expect(t.why('A', 'move', 'spearmen', 'B[1]')).toBe('forbidden');
    t.answer('A', 'journey', 'galley', 'B[1]').answer('A', 'board', 'spearmen', 'galley').answer('A', 'go');
    expect(t.on('B[1]').sort()).toEqual(['galley', 'spearmen']);
    const ship = lay({
      from: 'military',
      A: { row: ['plains: spearmen', 'rome'] },
      B: { row: ['athens', 'open-sea: galley'] },
    });
    expect(ship.why('A', 'attack', 'B[1]')).toBe('nobodyJoins');
  });

  it('EX-33 CCG-10.14, 5.8, 12.12 entering foreign land ends what is built there', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: spearmen', 'rome'] },
      B: { row: ['athens', 'plains: granary ~temple/1 ~axemen/1'] },
    });
    t.answer('A', 'move', 'spearmen', 'B[1]');
    expect(t.on('B[1]').sort()).toEqual(['granary', 'spearmen']);
    expect(t.pile('discard', 'B').sort()).toEqual(['axemen', 'temple']);
  });

  it('EX-84 CCG-12.10.a, 10.14 also what is fully paid but not finished', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: spearmen', 'rome'] },
      B: { row: ['athens', 'plains: ~granary'] },
    });
    t.answer('A', 'move', 'spearmen', 'B[1]');
    expect(t.pile('discard', 'B')).toEqual(['granary']);
  });

  it('EX-34 CCG-10.5 The Wheel works at home', () => {
    const home = lay({ from: 'military', A: { row: ['plains: spearmen', 'rome'], knows: 'the-wheel' } });
    expect(home.s.points[home.find('spearmen')]).toBe(2);
    const abroad = lay({
      from: 'military',
      A: { row: ['rome'], knows: 'the-wheel', food: 1 },
      B: { row: ['athens', 'plains: A.spearmen'] },
    });
    abroad.answer('A', 'feed');
    expect(abroad.s.points[abroad.find('spearmen')]).toBe(1);
  });

  it('EX-89 CCG-10.8, 14.11 infantry walks through a marsh, camels stop in it', () => {
    const t = lay({ from: 'military', A: { row: ['plains', 'marsh', 'plains: impi camel-riders', 'rome'] } });
    expect(t.may('A', 'move', 'impi', 'A[0]')).toBe(true);
    expect(t.why('A', 'move', 'camel-riders', 'A[0]')).toBe('not-offered');
    expect(t.may('A', 'move', 'camel-riders', 'A[1]')).toBe(true);
  });

  it('CCG-10.6, 15.3, 10.9 three units fill a terrain; a foreign capital is never entered', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: spearmen spearmen spearmen', 'rome: axemen terracotta-army', 'plains: spearmen'] },
      B: { row: ['athens'] },
    });
    expect(t.why('A', 'move', 'axemen', 'A[0]')).toBe('terrainFull');
    expect(t.why('A', 'move', 'spearmen#4', 'B[0]')).toBe('foreignCapital');
  });
});

describe('journeys', () => {
  it('EX-30 CCG-7.12, 10.12, 10.10 a storm keeps ship and cargo at home', () => {
    const t = lay({
      from: 'military',
      A: { row: ['coast: galleon swordsmen swordsmen', 'rome: terracotta-army'] },
      B: { row: ['athens', 'coast'], hand: 'storm' },
    });
    t.answer('A', 'journey', 'galleon', 'B[1]');
    t.answer('A', 'board', 'swordsmen', 'galleon').answer('A', 'board', 'swordsmen#2', 'galleon');
    t.answer('A', 'go').waitsFor('B: declared').answer('B', 'play', 'storm').waitsFor('A: military');
    expect(t.on('A[0]').sort()).toEqual(['galleon', 'swordsmen', 'swordsmen']);
    expect(['galleon', 'swordsmen', 'swordsmen#2'].map(u => t.s.used[t.find(u)])).toEqual([1, 1, 1]);
  });

  it('EX-31 CCG-10.12, 15.3 there must be room for all', () => {
    const sail = (there: string, food = 0) => {
      const t = lay({
        from: 'military',
        A: { row: ['coast: galleon swordsmen swordsmen', 'rome: terracotta-army'], food },
        B: { row: ['athens', `coast${there}`] },
      });
      if (food > 0) t.answer('A', 'feed');
      return t.answer('A', 'journey', 'galleon', 'B[1]').answer('A', 'board', 'swordsmen', 'galleon');
    };
    sail('').answer('A', 'board', 'swordsmen#2', 'galleon').answer('A', 'go').waitsFor('A: military');
    expect(sail(': A.axemen', 1).why('A', 'board', 'swordsmen#2', 'galleon')).toBe('terrainFull');
  });

  it('EX-35 CCG-10.13 troops dropped from the air stay, the plane is back', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome: transport-plane riflemen riflemen', 'plains: terracotta-army'] },
      B: { row: ['athens', 'plains'] },
    });
    t.answer('A', 'fly', 'transport-plane', 'B[1]');
    t.answer('A', 'board', 'riflemen', 'transport-plane').answer(
      'A',
      'board',
      'riflemen#2',
      'transport-plane',
    );
    t.answer('A', 'go').waitsFor('A: military');
    expect(t.on('B[1]')).toEqual(['riflemen', 'riflemen']);
    expect(t.on('A[0]')).toEqual(['transport-plane']);
    expect(['transport-plane', 'riflemen', 'riflemen#2'].map(u => t.s.used[t.find(u)])).toEqual([1, 1, 1]);
  });

  it('CCG-10.11, 10.18 aircraft fly to bases, ships stay at sea', () => {
    const t = lay({
      from: 'military',
      A: { row: ['coast: galleon', 'rome: biplane', 'plains: airport', 'plains'] },
      B: { row: ['athens'] },
    });
    expect(t.may('A', 'journey', 'biplane', 'A[2]')).toBe(true);
    expect(t.why('A', 'journey', 'biplane', 'A[3]')).toBe('noAirBase');
    expect(t.why('A', 'journey', 'galleon', 'A[3]')).toBe('seaOnly');
  });

  it('CCG-10.17 a carrier takes its aircraft along', () => {
    const t = lay({
      from: 'military',
      A: { row: ['coast: aircraft-carrier biplane', 'rome', 'coast'] },
      B: { row: ['athens'] },
    });
    t.answer('A', 'journey', 'aircraft-carrier', 'A[2]').waitsFor('A: military');
    expect(t.on('A[2]').sort()).toEqual(['aircraft-carrier', 'biplane']);
    expect(t.s.used[t.find('biplane')]).toBe(0);
  });
});

describe('forced returns', () => {
  it('EX-32 CCG-10.15 the way home is fought for, alone', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains', 'rome'] },
      B: { row: ['plains', 'athens', 'plains: A.axemen', 'plains: spearmen'] },
    });
    t.waitsFor('A: military').answer('A', 'goHome', 'axemen', 'B[3]').waitsFor('A: military');
    expect(t.pile('discard', 'A')).toEqual(['axemen']);
    expect(t.pile('discard', 'B')).toEqual(['spearmen']);
  });

  it('EX-79 CCG-10.16, 10.15 what is left undone happens by itself at the end of the phase', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains', 'rome', 'plains'] },
      B: { row: ['plains', 'athens', 'plains: A.axemen'] },
    });
    t.answer('A', 'pass').waitsFor('A: manage');
    expect(t.on('A[0]')).toEqual(['axemen']);
  });
});
