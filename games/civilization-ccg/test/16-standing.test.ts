/** Who stands where, during the game and at its end. */
import { describe, expect, it } from 'vitest';
import { standing } from '../rules/standing.ts';
import { lay, type Table } from './scene.ts';

const ranks = (t: Table) => standing(t.s).map(({ rank }) => rank);
const over = (t: Table) =>
  t.arrange(s => {
    s.over = true;
  });
const NINE = ['plains', 'plains', 'plains', 'plains', 'rome', 'plains', 'plains', 'plains', 'plains'];

describe('CCG-16.8 the ranking', () => {
  it('terrains first, then satisfaction, food and finished wonders of the own; else the place is shared', () => {
    const of = (a: string[], b: string[], food: [number, number] = [0, 0]) =>
      ranks(lay({ from: 'main', A: { row: a, food: food[0] }, B: { row: b, food: food[1] } }));
    expect(of(['rome'], ['rome'])).toEqual([1, 1]);
    expect(of(['rome', 'plains'], ['rome: temple'], [0, 9])).toEqual([1, 2]);
    expect(of(['rome'], ['rome: temple'], [9, 0])).toEqual([2, 1]);
    expect(of(['rome: pyramids'], ['rome'], [0, 1])).toEqual([2, 1]);
    expect(of(['rome: pyramids'], ['rome: granary'])).toEqual([1, 2]);
    expect(of(['rome'], ['rome: pyramids great-wall'])).toEqual([2, 1]);
    expect(of(['rome: pyramids'], ['rome: pyramids great-library'])).toEqual([2, 1]);
    // what is not finished is no wonder yet
    expect(of(['rome: ~pyramids'], ['rome'])).toEqual([1, 1]);
  });

  it('tells the terrains of each', () => {
    const t = lay({ from: 'main', A: { row: ['rome', 'plains'] }, B: { row: ['athens'] } });
    expect(standing(t.s)).toEqual([
      { seat: 0, points: 2, rank: 1, by: { terrains: 2 } },
      { seat: 1, points: 1, rank: 2, by: { terrains: 1 } },
    ]);
  });

  it('who left is behind all others, the later the better', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'] },
      B: { row: ['athens', 'plains'] },
      C: { row: ['london', 'plains', 'hills'] },
      D: { row: ['thebes'] },
    });
    t.g.resign(2);
    t.g.resign(1);
    expect(ranks(t)).toEqual([1, 3, 4, 1]);
  });
});

describe('CCG-16.9 who has won', () => {
  it('nobody before the end', () => {
    const t = lay({ from: 'main', A: { row: NINE, food: 99 }, B: { row: [...NINE, 'plains'] } });
    expect(ranks(t)).toEqual([2, 1]);
    expect(ranks(over(t))).toEqual([1, 2]);
  });

  it('by expansion: in the own turn, with nine terrains and the food', () => {
    const end = (a: string[], food: number, active: 'A' | 'B' = 'A') =>
      ranks(
        over(
          lay({
            from: 'main',
            active,
            A: { row: a, food },
            B: { row: [...NINE, 'plains: temple'], food: active === 'B' ? 0 : 99 },
          }),
        ),
      );
    expect(end(NINE, 10)).toEqual([1, 2]);
    expect(end(NINE, 9)).toEqual([2, 1]);
    expect(end(NINE.slice(1), 10)).toEqual([2, 1]);
    // not in the turn of another
    expect(end(NINE, 99, 'B')).toEqual([2, 1]);
    // fewer are needed with the programme
    expect(end(NINE.with(4, 'rome: apollo-program'), 6)).toEqual([1, 2]);
  });

  it('by conquest: whoever is left', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome'] },
      B: { row: ['athens', 'plains'] },
      C: { row: ['london', 'plains', 'hills'] },
    });
    t.g.resign(2);
    t.g.resign(1);
    expect(t.s.over).toBe(true);
    expect(ranks(t)).toEqual([1, 2, 3]);
  });

  it('at the limit of rounds nobody, but who has most', () => {
    const t = lay({
      from: 'main',
      A: { row: ['rome', 'plains'], food: 99 },
      B: { row: ['athens', 'plains', 'hills'] },
      C: { row: ['london'], food: 99 },
    });
    expect(ranks(over(t))).toEqual([2, 1, 3]);
  });
});
