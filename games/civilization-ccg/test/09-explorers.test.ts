import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
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

  it('CCG-9.5, 9.6, 19.5 each name in the atlas is listed once for each place, and nothing else', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['forest', 'rome'], food: 3, atlas: 'hills hills horses' },
    });
    const [hills, horses] = [numberOf('hills'), numberOf('horses')];
    const [left, right] = t.s.row[0];
    expect(t.g.options(t.s.asked[0]).choices.map(({ answer }) => answer)).toEqual([
      ['terrain', hills, 0],
      ['terrain', hills, 1],
      ['resource', horses, left],
      ['resource', horses, right],
      ['pass'],
    ]);
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

  it('CCG-9.2 some texts make only terrains cheaper; an expedition makes both', () => {
    const side = { row: ['coast', 'rome', 'coast'], food: 2, atlas: 'plains wheat', knows: 'navigation' };
    const t = lay({ from: 'explorers', A: side });
    expect(t.may('A', 'terrain', 'plains', 'left')).toBe(true);
    expect(t.reason('A', 'resource', 'wheat', 'A[1]')).toEqual(['needFood', 3, 2]);
    const five = ['plains', 'plains', 'rome', 'plains', 'plains'];
    const far = lay({
      from: 'explorers',
      A: { row: five, food: 3, atlas: 'hills wheat', hand: 'expedition' },
    });
    expect(far.reason('A', 'terrain', 'hills', 'left')).toEqual(['needFood', 5, 3]);
    far.answer('A', 'play', 'expedition').answer('A', 'resource', 'wheat', 'A[0]');
    expect([far.s.food[0], far.pile('discard', 'A')]).toEqual([0, ['expedition']]);
  });

  it('CCG-9.1, 17.10 an age of discovery gives one more', () => {
    const t = lay({
      from: 'explorers',
      A: { row: ['rome'], food: 9, atlas: 'plains plains hills', events: 'age-of-discovery/2' },
    });
    expect(t.legal('A', 'terrain').length).toBe(4);
    t.answer('A', 'terrain', 'plains', 'left').answer('A', 'terrain', 'hills', 'right');
    expect(t.row('A')).toEqual(['plains', 'rome', 'hills']);
    expect(t.why('A', 'terrain', 'plains', 'left')).toBe('discoveriesUsed');
  });

  it('CCG-5.5 with equal sides either, else the shorter one', () => {
    const may = (row: string[]) => {
      const t = lay({ from: 'explorers', A: { row, food: 9, atlas: 'hills' } });
      return [t.may('A', 'terrain', 'hills', 'left'), t.may('A', 'terrain', 'hills', 'right')];
    };
    expect(may(['plains', 'rome', 'plains'])).toEqual([true, true]);
    expect(may(['rome', 'plains'])).toEqual([true, false]);
    expect(may(['plains', 'rome'])).toEqual([false, true]);
  });

  it('CCG-15.2 an era is told when it begins, and never lost', () => {
    const row = ['plains', 'plains', 'rome', 'plains', 'plains'];
    const t = lay({ from: 'explorers', A: { row, food: 9, atlas: 'hills' } });
    t.answer('A', 'terrain', 'hills', 'left');
    expect([t.s.era[0], t.tells('era')]).toEqual([2, []]);
    const fallen = lay({ from: 'explorers', A: { row: row.slice(1), era: 3, food: 9, atlas: 'hills' } });
    fallen.answer('A', 'terrain', 'hills', 'left');
    expect([fallen.s.era[0], fallen.tells('era')]).toEqual([3, []]);
  });

  it('CCG-9.2.a warnings count what is left, what is due, and what the card itself brings', () => {
    const warned = (food: number, atlas: string, card: string) =>
      lay({ from: 'explorers', A: { row: ['plains', 'rome', 'plains'], food, atlas } }).warns(
        'A',
        'resource',
        card,
        'A[0]',
      );
    // three terrains, two of satisfaction: one food is due
    expect(warned(3, 'wheat', 'wheat')).toBe('keepFood');
    expect(warned(4, 'wheat', 'wheat')).toBeUndefined();
    expect(warned(3, 'wine', 'wine')).toBeUndefined();
    // who can't pay anyway is told that, and nothing else
    expect(warned(0, 'wheat', 'wheat')).toBeUndefined();
    const land = (row: string[], food: number) =>
      lay({ from: 'explorers', A: { row, food, atlas: 'hills' } }).warns('A', 'terrain', 'hills', 'right');
    expect(land(['plains', 'rome: temple monument'], 9)).toBeUndefined();
    expect(land(['hills', 'rome: temple monument'], 9)).toBe('noFoodTerrain');
    expect(land(['hills', 'rome: temple monument'], 0)).toBeUndefined();
  });

  it('CCG-6.1 what belongs to another phase is sent there', () => {
    const t = lay({ from: 'explorers', A: { row: ['rome'], atlas: 'plains', food: 3 } });
    const { elsewhere = [] } = t.g.options(t.s.asked[0] as never);
    expect(elsewhere.map(({ kind, why }) => [kind, why.key, ...why.args])).toEqual([
      ['card', 'inPhase', 3],
      ['terrain', 'inPhase', 3],
      ['unit', 'inPhase', 2],
      ['construction', 'inPhase', 3],
      ['ability', 'inPhase', 3],
    ]);
  });

  it('CCG-10.14, 17.16 what is crushed where foreign units come in; who returns to the hand', () => {
    const t = lay({
      from: 'military',
      A: { row: ['plains: axemen', 'rome'] },
      B: { row: ['plains: ~temple/1', 'athens', 'plains: ~granary/1 ~spearmen/1'] },
    });
    t.answer('A', 'move', 'axemen', 'B[2]');
    expect(t.tells('crushed')).toEqual([
      [1, numberOf('granary')],
      [1, numberOf('spearmen')],
    ]);
    expect(t.has('B.temple')).toBe(true);
    const back = lay({
      from: 'military',
      A: { row: ['plains: immortals', 'rome'] },
      B: { row: ['athens', 'plains: hoplites'] },
    });
    back.attack('B[1]', 'immortals');
    expect([back.tells('returned'), back.pile('hand', 'A')]).toEqual([
      [[0, numberOf('immortals')]],
      ['immortals'],
    ]);
  });
});
