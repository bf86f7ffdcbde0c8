/** The beginning of a turn, step by step. */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../content/index.ts';
import { isIdle } from '../rules/activation.ts';
import { ALL_WAITS, elsewhere } from './offers.ts';
import { lay } from './scene.ts';

const n = numberOf;

describe('CCG-8.1 to 8.8 what is ready and what is finished', () => {
  it('everything of the active player is as new', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome', 'plains: spearmen'] },
      B: { row: ['athens: archers'] },
    });
    t.arrange(
      s => {
        for (const list of [s.used, s.uses, s.moved, s.points]) list.fill(1);
      },
      ['ready', null],
      ['manage', null],
    );
    const state = (word: string) => {
      const o = t.find(word);
      return [t.s.used[o], t.s.uses[o], t.s.moved[o], t.s.points[o]];
    };
    expect([state('A[0]'), state('spearmen'), state('B.archers')]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ]);
  });

  it('CCG-8.2 in the order they were begun, only the own ones, only those paid for', () => {
    const t = lay({
      from: 'activation',
      A: { row: ['plains: ~granary', 'rome: ~spearmen ~market/1 ~monument'], food: 9 },
      B: { row: ['athens: ~archers'] },
    });
    expect(t.tells('finished')).toEqual([
      [0, n('granary'), n('plains')],
      [0, n('spearmen'), n('rome')],
      [0, n('monument'), n('rome')],
    ]);
    // later ones stand behind earlier ones
    const order = (word: string) => t.s.serial[t.find(word)];
    expect(order('granary') < order('spearmen') && order('spearmen') < order('monument')).toBe(true);
    expect(order('monument')).toBe(t.s.serials);
    const again = lay({ from: 'main', A: { row: ['rome: ~market ~granary'] } });
    again.arrange(
      s => {
        s.serial[again.find('market')] = 90;
        s.serial[again.find('granary')] = 80;
      },
      ['finish', null],
      ['manage', null],
    );
    expect(again.tells('finished').map(([, card]) => card)).toEqual([n('granary'), n('market')]);
  });

  it('CCG-8.7 only a Unique card ends those of its name, everywhere, and is lost where one stands', () => {
    const t = lay({
      from: 'activation',
      A: { row: ['rome: ~colossus ~granary', 'coast: ~colossus'], food: 9 },
      B: { row: ['athens: ~granary/1 ~pyramids/1', 'coast: ~colossus/1'] },
      C: { row: ['london: granary pyramids'] },
    });
    expect(t.tells('finished')).toEqual([
      [0, n('colossus'), n('rome')],
      [0, n('granary'), n('rome')],
    ]);
    expect(t.tells('uniqueLost')).toEqual([
      [0, n('colossus')],
      [1, n('colossus')],
    ]);
    expect([t.has('B.granary'), t.has('B.pyramids'), t.has('C.pyramids')]).toEqual([true, true, true]);
    const late = lay({
      from: 'activation',
      A: { row: ['rome: ~pyramids'], food: 9 },
      B: { row: ['athens: pyramids'] },
    });
    expect([late.tells('uniqueLost'), late.pile('discard', 'A')]).toEqual([
      [[0, n('pyramids')]],
      ['pyramids'],
    ]);
  });

  it('CCG-8.8 a system takes the place of one of its kind, of its player, and of nothing else', () => {
    const t = lay({
      from: 'activation',
      A: { row: ['rome: ~granary'], knows: 'monarchy polytheism writing', devising: 'republic' },
      B: { row: ['athens'], knows: 'monarchy', devising: 'republic/1' },
    });
    expect(t.tells('replaced')).toEqual([[0, n('monarchy')]]);
    expect(t.pile('discard', 'A')).toEqual(['monarchy']);
    expect(['polytheism', 'writing', 'republic', 'B.monarchy', 'B.republic'].every(word => t.has(word))).toBe(
      true,
    );
    // what has no such trait replaces nothing
    const plain = lay({
      from: 'activation',
      A: { row: ['rome'], knows: 'writing monarchy', devising: 'alphabet' },
    });
    expect([plain.tells('replaced'), plain.tells('finished')]).toEqual([[], [[0, n('alphabet'), -1]]]);
  });
});

describe('CCG-8.9 to 8.13 markers, effects, unrest', () => {
  it('only the own events that last, and what is being built keeps its markers', () => {
    const t = lay({
      from: 'activation',
      A: { row: ['rome: ~temple/1', 'plains'], food: 9, events: 'festival/1 silk-road golden-age/3' },
      B: { row: ['athens: ~temple/1'], events: 'festival/1' },
    });
    expect(t.tells('ended')).toEqual([[0, n('festival')]]);
    const marks = (word: string) => t.s.marks[t.find(word)];
    expect(['silk-road', 'golden-age', 'temple', 'B.temple', 'B.festival'].map(marks)).toEqual([
      0, 2, 1, 1, 1,
    ]);
  });

  it('CCG-8.10, 17.3 a garden that is occupied feeds nobody', () => {
    const food = (garden: string) => lay({ from: 'activation', A: { row: ['rome', garden] } }).tells('food');
    expect(food('plains: hanging-gardens')).toEqual([[0, 1]]);
    expect(food('plains: hanging-gardens B.spearmen')).toEqual([]);
    expect(
      lay({ from: 'activation', A: { row: ['rome'] }, B: { row: ['athens: hanging-gardens'] } }).tells(
        'food',
      ),
    ).toEqual([]);
  });

  it('CCG-8.13 a capital alone is never lost, whatever the people want', () => {
    const t = lay({
      from: 'unrest',
      A: { row: ['rome'] },
      B: { row: ['athens'], events: 'slave-revolt>A/2' },
    });
    expect(t.tells('unrest')).toEqual([[0, 0, 1]]);
    t.waitsFor('A: explore');
    expect(t.row('A')).toEqual(['rome']);
  });

  it('CCG-8.13 the longer side loses; with equal sides everything else waits for the choice', () => {
    const t = lay({ from: 'unrest', A: { row: ['hills', 'rome', 'forest', 'plains'] } });
    expect(t.row('A')).toEqual(['hills', 'rome', 'forest']);
    const even = lay({ from: 'unrest', A: { row: ['hills', 'rome', 'forest'] } });
    even.waitsFor('A: edge');
    expect(even.may('A', 'lose', 'left') && even.may('A', 'lose', 'right')).toBe(true);
    expect(elsewhere(even, 'A')).toEqual(ALL_WAITS);
    const left = even.arrange(s => {
      s.row[0].unshift(s.row[0].pop() as number);
    });
    expect([left.reason('A', 'lose', 'left'), left.reason('A', 'lose', 'right')]).toEqual([
      ['legal'],
      ['evenGrowth'],
    ]);
    left.arrange(s => {
      const [a, b, c] = s.row[0];
      s.row[0] = [c, a, b];
    });
    expect([left.reason('A', 'lose', 'left'), left.reason('A', 'lose', 'right')]).toEqual([
      ['evenGrowth'],
      ['legal'],
    ]);
  });

  it('CCG-9.3 in the first turn only the first terrain is free', () => {
    const t = lay({
      from: 'explorers',
      turns: 1,
      A: { row: ['rome'], food: 3, atlas: 'plains hills', events: 'age-of-discovery' },
    });
    t.answer('A', 'terrain', 'plains', 'left').answer('A', 'terrain', 'hills', 'right');
    expect([t.s.food[0], t.tells('discovered').map(([, , food]) => food)]).toEqual([1, [0, 2]]);
  });

  it('CCG-16.7 who has left has no turn', () => {
    const t = lay({ from: 'main', A: { row: ['rome'] }, B: { row: ['athens'] }, C: { row: ['london'] } });
    expect(isIdle(t.s)).toBe(false);
    t.arrange(s => {
      s.out[0] = 1;
    });
    expect(isIdle(t.s)).toBe(true);
  });
});
