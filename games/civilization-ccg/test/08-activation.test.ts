import { describe, expect, it } from 'vitest';
import { lay } from './scene.ts';

describe('unrest', () => {
  it('EX-06 CCG-8.12 costs the difference of terrains and satisfaction', () => {
    const t = lay({
      from: 'unrest',
      A: {
        row: ['plains', 'plains', 'plains', 'rome', 'plains: temple', 'plains: temple', 'plains: temple'],
        food: 6,
      },
    });
    expect(t.satisfaction('A')).toBe(5);
    expect(t.s.food[0]).toBe(4);
    expect(t.row('A').length).toBe(7);
    t.waitsFor('A: explore');
  });

  it('EX-07 CCG-8.12 costs nothing when the people are content', () => {
    const t = lay({ from: 'unrest', A: { row: ['plains', 'plains: temple', 'rome', 'plains: temple'] } });
    expect(t.satisfaction('A')).toBe(4);
    expect(t.tells('unrest')).toEqual([]);
    t.waitsFor('A: explore');
  });

  it('EX-08 CCG-8.13 takes the edge whose loss keeps even growth, and one terrain at most', () => {
    const t = lay({ from: 'unrest', A: { row: ['hills', 'plains', 'rome', 'forest'], food: 1 } });
    expect(t.s.food[0]).toBe(0);
    expect(t.row('A')).toEqual(['plains', 'rome', 'forest']);
    expect(t.pile('atlas', 'A')).toEqual(['hills']);
    t.waitsFor('A: explore');
  });

  it('CCG-8.13 with equal sides the player chooses; a lone capital is never lost', () => {
    const t = lay({ from: 'unrest', A: { row: ['hills', 'rome', 'forest'] } });
    t.waitsFor('A: edge').answer('A', 'lose', 'right').waitsFor('A: explore');
    expect(t.row('A')).toEqual(['hills', 'rome']);
    const alone = lay({
      from: 'unrest',
      A: { row: ['rome'], events: 'festival/2' },
      B: { row: ['athens'], events: 'slave-revolt>A/2' },
    });
    expect(alone.row('A')).toEqual(['rome']);
  });

  it('EX-09 CCG-2.3, 2.4, 8.14, 2.2 what lay on the lost terrain', () => {
    const t = lay({
      from: 'unrest',
      A: {
        row: [
          'plains: wheat granary ~temple/1 spearmen spearmen',
          'hills: spearmen spearmen',
          'rome',
          'forest',
        ],
        food: 1,
      },
    });
    t.waitsFor('A: surplus');
    expect(t.legal('A').length).toBe(4);
    t.answer('A', 'remove', 'spearmen').waitsFor('A: explore');
    expect(t.pile('atlas', 'A').sort()).toEqual(['plains', 'wheat']);
    expect(t.pile('discard', 'A').sort()).toEqual(['granary', 'spearmen', 'temple']);
    expect(t.on('A[0]')).toEqual(['spearmen', 'spearmen', 'spearmen']);
  });

  it('EX-10 CCG-8.2, 8.11 constructions are finished before the people are counted', () => {
    const t = lay({ from: 'activation', A: { row: ['plains: ~temple', 'rome', 'plains'] } });
    expect(t.satisfaction('A')).toBe(3);
    expect(t.tells('unrest')).toEqual([]);
    expect(t.row('A').length).toBe(3);
    t.waitsFor('A: explore');
  });
});

describe('finished cards', () => {
  const five = ['plains', 'plains', 'plains', 'plains'];

  it('EX-11 CCG-8.4 a fourth unit on a terrain: any of them goes', () => {
    const t = lay({
      from: 'activation',
      A: { row: ['rome: spearmen spearmen spearmen ~legionaries', ...five], food: 9 },
    });
    t.waitsFor('A: surplus');
    expect(t.legal('A').length).toBe(4);
    t.answer('A', 'remove', 'legionaries').waitsFor('A: explore');
    expect(t.on('A[0]')).toEqual(['spearmen', 'spearmen', 'spearmen']);
  });

  it('EX-12 CCG-8.5, 12.6 a second building takes the place of the first, unless there is room', () => {
    const t = lay({ from: 'activation', A: { row: ['plains: farmstead ~granary', 'rome'] } });
    t.waitsFor('A: surplus').answer('A', 'remove', 'farmstead').waitsFor('A: explore');
    expect(t.on('A[0]')).toEqual(['granary']);
    const delta = lay({ from: 'activation', A: { row: ['delta: farmstead ~granary', 'rome'] } });
    delta.waitsFor('A: explore');
    expect(delta.on('A[0]')).toEqual(['farmstead', 'granary']);
  });

  it('CCG-8.5, 14.8 one Fortification on a terrain, the capital included', () => {
    const t = lay({ from: 'activation', A: { row: ['rome: city-walls ~watchtower'] } });
    t.waitsFor('A: surplus').answer('A', 'remove', 'city-walls').waitsFor('A: explore');
    expect(t.on('A[0]')).toEqual(['watchtower']);
  });

  it('EX-13 CCG-8.8, 14.10 a new religion replaces the old one', () => {
    const t = lay({
      from: 'activation',
      A: { row: ['rome'], knows: 'polytheism', devising: 'christianity', era: 2 },
    });
    expect(t.pile('discard', 'A')).toEqual(['polytheism']);
    expect(t.satisfaction('A')).toBe(5);
    t.waitsFor('A: explore');
  });

  it('EX-14 CCG-8.7, 12.13, 14.9 a Unique card is finished once in the world', () => {
    const t = lay({
      from: 'activation',
      A: { row: ['rome', 'coast: ~colossus'], food: 3 },
      B: { row: ['athens', 'coast: ~colossus/1'] },
    });
    expect(t.has('colossus')).toBe(true);
    expect(t.pile('discard', 'B')).toEqual(['colossus']);
    const later = lay({
      from: 'main',
      active: 'B',
      A: { row: ['rome', 'coast: colossus'] },
      B: { row: ['athens', 'coast'], hand: 'colossus' },
    });
    expect(later.why('B', 'build', 'colossus', 'B[1]')).toBe('uniqueExists');
  });

  it('EX-15 CCG-7.14, 8.9, 7.4 a long-term event loses its markers in the turns of its owner', () => {
    const t = lay({ from: 'main', A: { row: ['rome'], hand: 'slave-revolt' }, B: { row: ['athens'] } });
    t.answer('A', 'play', 'slave-revolt').waitsFor('A: manage');
    expect(t.satisfaction('B')).toBe(0);
    const round = () => t.arrange(() => undefined, ['markers', null], ['manage', null]);
    round();
    expect(t.satisfaction('B')).toBe(0);
    round();
    expect(t.satisfaction('B')).toBe(2);
    expect(t.pile('discard', 'A')).toEqual(['slave-revolt']);
  });

  it('EX-78 CCG-7.14, 8.9 Festival counts in three of its owner’s unrests', () => {
    const t = lay({ from: 'main', A: { row: ['rome'], hand: 'festival' } });
    t.answer('A', 'play', 'festival');
    const seen = [1, 2, 3, 4].map(() => {
      t.arrange(() => undefined, ['markers', null], ['manage', null]);
      return t.satisfaction('A');
    });
    expect(seen).toEqual([3, 3, 3, 2]);
  });

  it('CCG-8.1 all cards of the active player become ready, wherever they are', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome', 'plains'] },
      B: { row: ['athens', 'plains: A.spearmen'] },
    });
    t.arrange(s => s.used.fill(1), ['ready', null], ['manage', null]);
    expect(t.s.used[t.find('A[0]')]).toBe(0);
    expect(t.s.used[t.find('spearmen')]).toBe(0);
    expect(t.s.used[t.find('B[0]')]).toBe(1);
  });
});
