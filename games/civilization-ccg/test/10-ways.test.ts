/** Where units may go and why not, what it costs, and what is told of it. */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { MUST_RETURN } from '../rules/reach.ts';
import { lay } from './scene.ts';

describe('CCG-10.1 upkeep', () => {
  const t = (food: number) =>
    lay({
      from: 'military',
      A: { row: ['rome: terracotta-army', 'plains'], food },
      B: { row: ['plains: A.axemen A.scouts', 'athens', 'desert: A.swordsmen'] },
    });

  it('is asked unit by unit from the left; who feeds himself is not asked about', () => {
    const a = t(5);
    expect(a.s.asked).toMatchObject([{ kind: 'upkeep', data: { unit: a.find('axemen') } }]);
    a.answer('A', 'feed');
    expect(a.s.asked).toMatchObject([{ kind: 'upkeep', data: { unit: a.find('swordsmen') } }]);
    // the desert takes one more
    a.answer('A', 'feed').waitsFor('A: military');
    expect(a.s.food[0]).toBe(2);
    expect(a.tells('fed')).toEqual([
      [0, numberOf('axemen'), 1],
      [0, numberOf('swordsmen'), 2],
    ]);
    expect(a.s.mustReturn[a.find('scouts')]).toBe(a.s.mustReturn[a.find('axemen')]);
  });

  it('all at once where there is food for all of them', () => {
    expect(t(2).reason('A', 'feedAll')).toEqual(['needFood', 3, 2]);
    const a = t(3).answer('A', 'feedAll').waitsFor('A: military');
    expect(a.s.food[0]).toBe(0);
    expect(a.tells('unfed')).toEqual([]);
  });

  it('CCG-10.2 who is not fed must return, and so must whoever there is no food for', () => {
    const a = t(1).answer('A', 'feed').waitsFor('A: military');
    expect(a.tells('unfed')).toEqual([[0, numberOf('swordsmen')]]);
    expect(a.why('A', 'move', 'swordsmen', 'B[2]')).toBe('mustReturn');
    const b = t(9).answer('A', 'starve').answer('A', 'feed');
    expect(b.tells('unfed')).toEqual([[0, numberOf('axemen')]]);
    expect(b.s.food[0]).toBe(7);
  });
});

describe('CCG-10.6 on foot', () => {
  it('past own units, not onto enemies, not into a foreign capital, and only where there is room', () => {
    const t = lay({
      from: 'military',
      A: {
        row: ['plains: spearmen spearmen axemen', 'plains: light-cavalry', 'rome: terracotta-army', 'plains'],
        food: 9,
      },
      B: { row: ['plains', 'athens', 'plains: hoplites'] },
    });
    expect(t.why('A', 'move', 'light-cavalry', 'A[0]')).toBe('terrainFull');
    expect(t.why('A', 'move', 'light-cavalry', 'A[2]')).toBe('legal');
    expect(t.why('A', 'move', 'light-cavalry', 'A[3]')).toBe('legal');
    // three steps away lies the border, which is crossed with the first step only
    expect(t.why('A', 'move', 'light-cavalry', 'B[0]')).toBe('borderMoved');
    expect(t.why('A', 'move', 'light-cavalry', 'B[2]')).toBe('enemyPresent');
    expect(t.why('A', 'move', 'light-cavalry', 'B[1]')).toBe('not-offered');
    expect(t.why('A', 'move', 'axemen', 'B[2]')).toBe('enemyPresent');
    t.answer('A', 'move', 'light-cavalry', 'A[3]');
    expect(t.tells('moved')).toEqual([[0, numberOf('light-cavalry'), numberOf('plains')]]);
    expect(t.s.points[t.find('light-cavalry')]).toBe(1);
    expect(t.s.used[t.find('light-cavalry')]).toBe(0);
    expect(t.why('A', 'move', 'light-cavalry', 'B[0]')).toBe('borderMoved');
  });

  it('CCG-10.7 a border takes everything, a way home one point', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains: light-cavalry'], food: 9 },
      B: { row: ['plains', 'plains', 'athens', 'plains'] },
    });
    t.answer('A', 'move', 'light-cavalry', 'B[0]');
    expect(t.s.points[t.find('light-cavalry')]).toBe(0);
    expect(t.s.used[t.find('light-cavalry')]).toBe(1);
    const u = lay({
      from: 'military',
      A: { row: ['rome', 'plains'], food: 9 },
      B: { row: ['plains: A.light-cavalry', 'plains', 'athens', 'plains'] },
    });
    u.answer('A', 'feed');
    expect(u.why('A', 'move', 'light-cavalry', 'B[2]')).toBe('foreignCapital');
    u.answer('A', 'move', 'light-cavalry', 'A[1]');
    expect(u.s.points[u.find('light-cavalry')]).toBe(2);
  });

  it('CCG-10.8 what stops, stops; what keeps out, keeps out', () => {
    const t = lay({
      from: 'military',
      A: { row: ['jungle', 'plains: light-cavalry', 'mountains', 'rome'], food: 9 },
      B: { row: ['open-sea', 'athens', 'plains'] },
    });
    expect(t.reason('A', 'move', 'light-cavalry', 'A[0]')).toEqual(['forbidden', numberOf('jungle')]);
    expect(t.why('A', 'move', 'light-cavalry', 'A[3]')).toBe('not-offered');
    t.answer('A', 'move', 'light-cavalry', 'A[2]');
    expect(t.s.points[t.find('light-cavalry')]).toBe(0);
  });
});

describe('CCG-10.10, 10.11 journeys', () => {
  const t = () =>
    lay({
      from: 'military',
      A: {
        row: ['coast: trireme', 'plains: airport', 'rome: biplane', 'hills', 'coast: galley galley trireme'],
        era: 3,
        food: 9,
      },
      B: { row: ['coast: galley', 'plains', 'athens', 'coast'] },
    });

  it('ships go to free sea, wherever it is', () => {
    const a = t();
    expect(a.why('A', 'journey', 'trireme', 'B[3]')).toBe('legal');
    expect(a.why('A', 'journey', 'trireme', 'B[0]')).toBe('enemyPresent');
    expect(a.why('A', 'journey', 'trireme', 'B[1]')).toBe('seaOnly');
    expect(a.why('A', 'journey', 'trireme', 'B[2]')).toBe('foreignCapital');
    expect(a.why('A', 'journey', 'trireme', 'A[4]')).toBe('terrainFull');
    expect(a.why('A', 'journey', 'trireme', 'A[0]')).toBe('not-offered');
    a.answer('A', 'journey', 'trireme', 'B[3]');
    expect(a.tells('moved')).toEqual([[0, numberOf('trireme'), numberOf('coast')]]);
    expect(a.on('B[3]')).toEqual(['trireme']);
    expect(a.why('A', 'journey', 'trireme', 'A[0]')).toBe('not-offered');
  });

  it('aircraft go to bases', () => {
    const a = t();
    expect(a.why('A', 'journey', 'biplane', 'A[1]')).toBe('legal');
    expect(a.why('A', 'journey', 'biplane', 'A[3]')).toBe('noAirBase');
    expect(a.why('A', 'journey', 'biplane', 'B[3]')).toBe('noAirBase');
    expect(a.legal('A', 'fly')).toEqual([]);
    a.answer('A', 'journey', 'biplane', 'A[1]');
    expect(a.on('A[1]')).toContain('biplane');
  });

  it('CCG-10.13 an aircraft drops its troops anywhere: not among enemies, not into a capital, not without anybody aboard', () => {
    const a = lay({
      from: 'military',
      A: { row: ['hills', 'rome: transport-plane spearmen', 'plains'], era: 3, food: 9 },
      B: { row: ['coast: galley', 'plains', 'athens', 'hills'] },
    });
    expect(a.why('A', 'fly', 'transport-plane', 'B[1]')).toBe('legal');
    expect(a.why('A', 'fly', 'transport-plane', 'B[0]')).toBe('enemyPresent');
    expect(a.why('A', 'fly', 'transport-plane', 'B[2]')).toBe('foreignCapital');
    expect(a.why('A', 'fly', 'transport-plane', 'A[1]')).toBe('not-offered');
    a.answer('A', 'fly', 'transport-plane', 'B[1]');
    expect(a.why('A', 'go')).toBe('nobodyJoins');
    expect(a.why('A', 'leave', 'transport-plane')).toBe('isCarrier');
    a.answer('A', 'board', 'spearmen', 'transport-plane').answer('A', 'go');
    expect(a.on('B[1]')).toEqual(['spearmen']);
    expect(a.on('A[1]')).toContain('transport-plane');
    expect(a.tells('moved')).toEqual([[0, numberOf('spearmen'), numberOf('plains')]]);
    expect(a.s.moved[a.find('transport-plane')]).toBe(1);
    expect(a.s.used[a.find('spearmen')]).toBe(1);
    const b = lay({
      from: 'military',
      A: { row: ['hills: spearmen', 'rome: transport-plane', 'plains'], era: 3, food: 9 },
      B: { row: ['plains', 'athens', 'hills'] },
    });
    expect(b.why('A', 'fly', 'transport-plane', 'B[0]')).toBe('notCarried');
  });

  it('CCG-10.17 aircraft go with their carrier as far as there is room', () => {
    const a = lay({
      from: 'military',
      A: { row: ['coast: aircraft-carrier fighter biplane', 'rome', 'coast'], era: 3, food: 9 },
      B: { row: ['coast', 'athens', 'hills'] },
    });
    a.answer('A', 'journey', 'aircraft-carrier', 'B[0]');
    expect(a.on('B[0]').sort()).toEqual(['aircraft-carrier', 'biplane', 'fighter']);
    expect(a.tells('moved').length).toBe(3);
    expect(a.s.used[a.find('fighter')]).toBe(0);
    const b = lay({
      from: 'military',
      A: { row: ['coast: aircraft-carrier fighter', 'rome: biplane', 'coast'], era: 3, food: 9 },
      B: { row: ['coast', 'athens', 'hills'] },
    });
    b.answer('A', 'journey', 'aircraft-carrier', 'B[0]');
    // the other one stays in the capital, which is a base
    expect(b.on('A[1]')).toContain('biplane');
    expect(b.on('B[0]')).toEqual(['aircraft-carrier', 'fighter']);
  });
});

describe('CCG-10.15 the way home', () => {
  it('is the shortest; a unit that stays abroad is told of', () => {
    const t = lay({
      from: 'military',
      A: { row: ['rome', 'plains'], food: 0 },
      B: { row: ['plains', 'plains: A.axemen', 'athens', 'plains', 'plains'], food: 0 },
    });
    expect(t.tells('unfed')).toEqual([[0, numberOf('axemen')]]);
    expect(t.legal('A', 'goHome')).toEqual([['goHome', t.find('axemen'), t.find('B[0]')]]);
    t.answer('A', 'goHome', 'axemen', 'B[0]');
    expect(t.on('B[0]')).toEqual(['axemen']);
    t.answer('A', 'pass');
    expect(t.tells('stayedAbroad')).toEqual([[0, numberOf('axemen')]]);
  });

  it('ships go to own sea, or fight for it; who wins goes in', () => {
    const t = lay({
      from: 'military',
      A: { row: ['coast', 'rome', 'coast'], food: 0 },
      B: { row: ['coast: A.trireme', 'athens', 'plains'] },
    });
    expect(t.legal('A', 'goHome').length).toBe(2);
    t.answer('A', 'goHome', 'trireme', 'A[2]');
    expect(t.on('A[2]')).toEqual(['trireme']);
    expect(t.s.mustReturn[t.find('trireme')]).not.toBe(MUST_RETURN);
    const u = lay({
      from: 'military',
      A: { row: ['rome', 'coast: B.galley'], food: 0 },
      B: { row: ['coast: A.battleship', 'athens', 'plains'] },
    });
    expect(u.legal('A', 'goHome')).toEqual([['goHome', u.find('battleship'), u.find('A[1]')]]);
    u.answer('A', 'goHome', 'battleship', 'A[1]').waitsFor('A: advance');
    expect(u.why('A', 'done')).toBe('mustReturn');
    u.answer('A', 'enter', 'battleship');
    expect(u.on('A[1]')).toEqual(['battleship']);
  });
});
