import { describe, expect, it } from 'vitest';
import { discoveryCost } from '../rules/values.ts';
import { lay } from './scene.ts';

const nine = ['plains', 'plains', 'plains', 'plains', 'rome', 'plains', 'plains', 'plains', 'plains'];

describe('discoveries', () => {
  it('EX-16 CCG-9.1, 9.3 the first turn: a terrain is free, a resource is not', () => {
    const t = lay({ from: 'explorers', turns: 1, A: { row: ['rome'], atlas: 'plains horses' } });
    expect(t.reason('A', 'resource', 'horses', 'A[0]')).toEqual(['needFood', 1, 0]);
    t.answer('A', 'terrain', 'plains', 'left').waitsFor('A: explore');
    expect(t.row('A')).toEqual(['plains', 'rome']);
    expect(t.s.food[0]).toBe(0);
    expect(t.why('A', 'resource', 'horses', 'A[0]')).toBe('discoveriesUsed');
  });

  it('CCG-6.3, 19.5 who has nothing left to discover goes on at once; with full windows everybody is asked', () => {
    const rich = { row: ['plains', 'rome'], food: 9, atlas: 'hills horses' };
    const t = lay({ from: 'explorers', idle: true, A: rich });
    t.waitsFor('A: explore').answer('A', 'terrain', 'hills', 'right').waitsFor('A: manage');
    const more = lay({ from: 'explorers', idle: true, A: { ...rich, hand: 'expedition' } });
    more.answer('A', 'terrain', 'hills', 'right').waitsFor('A: explore');
    const full = lay({ from: 'explorers', idle: true, settings: { windows: 'full' }, A: rich });
    full.answer('A', 'terrain', 'hills', 'right').waitsFor('A: explore');
  });

  it('EX-17 CCG-9.2, 9.7, 15.2 as much food as terrains; the Silver era with the fifth', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['plains', 'plains', 'rome', 'plains'], food: 6, atlas: 'hills forest' },
    });
    t.answer('A', 'terrain', 'hills', 'right').waitsFor('A: explore');
    expect([t.s.food[0], t.row('A').length, t.s.era[0]]).toEqual([2, 5, 2]);
    expect(t.why('A', 'terrain', 'forest', 'left')).toBe('discoveriesUsed');
  });

  it('EX-18 CCG-9.6 a resource lies where its site is, one on a terrain', () => {
    const t = lay({ from: 'explorers', A: { row: ['forest', 'rome', 'coast'], food: 3, atlas: 'horses' } });
    expect(t.legal('A', 'resource').length).toBe(1);
    expect(t.why('A', 'resource', 'horses', 'A[0]')).toBe('badSite');
    t.answer('A', 'resource', 'horses', 'A[1]');
    expect([t.s.food[0], ...t.on('A[1]')]).toEqual([0, 'horses']);
    const full = lay({ from: 'explorers', A: { row: ['rome: wheat'], food: 3, atlas: 'horses' } });
    expect(full.why('A', 'resource', 'horses', 'A[0]')).toBe('hasResource');
  });

  it('EX-19 CCG-5.5, 9.5 both sides grow evenly', () => {
    const t = lay({ from: 'explorers', A: { row: ['plains', 'rome'], food: 5, atlas: 'hills' } });
    expect(t.why('A', 'terrain', 'hills', 'left')).toBe('evenGrowth');
    expect(t.may('A', 'terrain', 'hills', 'right')).toBe(true);
  });

  it('EX-20 CCG-9.4, 15.1 cards of a later era wait', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['plains', 'plains', 'rome', 'plains'], food: 12, atlas: 'fertile-valley plains' },
    });
    expect(t.reason('A', 'terrain', 'fertile-valley', 'right')).toEqual(['eraTooHigh', 2, 1]);
    t.answer('A', 'terrain', 'plains', 'right');
    expect(t.s.era[0]).toBe(2);
    expect(t.why('A', 'terrain', 'fertile-valley', 'right')).toBe('discoveriesUsed');
  });

  it('EX-21 CCG-16.1 nine terrains and ten food win at once', () => {
    const t = lay({ from: 'explorers', A: { row: nine.slice(1), food: 18, atlas: 'hills' } });
    t.answer('A', 'terrain', 'hills', 'left').nobodyAsked();
    expect(t.s.over).toBe(true);
    expect(t.tells('expansion')).toEqual([[0]]);
    const short = lay({ from: 'explorers', A: { row: nine.slice(1), food: 17, atlas: 'hills' } });
    short.answer('A', 'terrain', 'hills', 'left').waitsFor('A: explore');
    expect(short.s.over).toBe(false);
  });

  it('EX-22 CCG-16.1, 7.6 others may react before the victory is checked', () => {
    const t = lay({ from: 'explorers', A: { row: nine, food: 11 }, B: { row: ['athens'], hand: 'locusts' } });
    t.waitsFor('B: opening').answer('B', 'play', 'locusts').waitsFor('A: explore');
    expect(t.s.food[0]).toBe(9);
    expect(t.s.over).toBe(false);
    const passed = lay({
      from: 'explorers',
      A: { row: nine, food: 11 },
      B: { row: ['athens'], hand: 'locusts' },
    });
    passed.answer('B', 'pass').nobodyAsked();
    expect(passed.s.over).toBe(true);
  });

  it('EX-23 CCG-17.7, 17.4 a discovery never costs less than 1', () => {
    const t = lay({
      from: 'explorers',
      A: {
        row: ['plains', 'rome'],
        food: 5,
        atlas: 'hills',
        knows: 'astronomy aviation',
        hand: 'expedition',
      },
    });
    t.answer('A', 'play', 'expedition').waitsFor('A: explore');
    expect(discoveryCost(t.s, 0, 1)).toBe(1);
    t.answer('A', 'terrain', 'hills', 'right');
    expect(t.s.food[0]).toBe(4);
  });

  it('CCG-9.2.a a word of caution before unrest and hunger, never a prohibition', () => {
    const t = lay({ from: 'explorers', A: { row: ['plains', 'rome'], food: 2, atlas: 'plains' } });
    expect(t.warns('A', 'terrain', 'plains', 'right')).toBe('keepFood');
    const hungry = lay({
      from: 'explorers',
      A: { row: ['hills', 'rome: temple'], food: 6, atlas: 'hills plains' },
    });
    expect(hungry.warns('A', 'terrain', 'hills', 'right')).toBe('noFoodTerrain');
    expect(hungry.warns('A', 'terrain', 'plains', 'right')).toBeUndefined();
  });

  it('CCG-5.7, 5.7.a, 9.5, 9.8 nothing is discovered on an occupied terrain, but beyond it, and beyond nine', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['plains: B.spearmen', ...nine.slice(1), 'plains'], food: 9, atlas: 'horses hills' },
    });
    expect(t.why('A', 'resource', 'horses', 'A[0]')).toBe('occupied');
    t.arrange(s => {
      s.food[0] = 12;
    });
    expect(t.may('A', 'terrain', 'hills', 'left')).toBe(true);
  });
});
