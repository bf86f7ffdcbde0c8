/** What others do to the table is told to everybody, and one's own acts are not. */
import type { LogLine } from '@epoka/table';
import { describe, expect, it } from 'vitest';
import type { TableShot } from '../client/table-client.ts';
import { closed } from '../client/table-shot.ts';
import { newEvents, turnTakenBack } from '../table/use-notices.ts';

const tell: LogLine = { n: 0, tell: { key: 'round', args: [1] } };
const resigns = (seat: number): LogLine =>
  ({ n: 1, event: { kind: 'resign', seat, was: { kind: 'human', name: 'Ben' } } }) as unknown as LogLine;

const shot = (given: object): TableShot =>
  ({
    planning: null,
    mine: [0],
    view: { seat: 0, over: false, questions: [], asked: [], answers: 0, ...given },
  }) as unknown as TableShot;

describe('notices', () => {
  it('tell what is new of others', () => {
    expect(newEvents([tell], [tell, resigns(1)], [0])).toHaveLength(1);
    expect(newEvents([tell, resigns(1)], [tell, resigns(1), tell], [0])).toEqual([]);
    expect(newEvents([tell], [tell, resigns(0)], [0])).toEqual([]);
  });

  it('say when a turn that had come is taken back', () => {
    const asked = shot({ questions: [{}], asked: [0], answers: 5 });
    expect(turnTakenBack(asked, shot({ asked: [1], answers: 4 }))).toBe(1);
    // it went on, or one's own answer was taken back
    expect(turnTakenBack(asked, shot({ asked: [1], answers: 6 }))).toBeUndefined();
    expect(turnTakenBack(asked, shot({ questions: [{}], asked: [0], answers: 4 }))).toBeUndefined();
  });
});

describe('a closed table', () => {
  const view = {
    seats: [{}, {}],
    standing: [
      { seat: 0, rank: 2, points: 3 },
      { seat: 1, rank: 1, points: 9 },
    ],
    questions: [{}],
    asked: [0],
    over: false,
  };
  it('asks nothing any more, and of two the one who resigned has lost', () => {
    const { view: last, ended } = closed({ ...view, log: [tell, resigns(1)] } as never);
    expect(ended).toEqual({ why: 'resigned', seat: 1 });
    expect(last).toMatchObject({ over: true, questions: [], asked: [] });
    expect(last.standing.map(s => s.rank)).toEqual([1, 2]);
  });
  it('is told as the server tells it', () => {
    const { view: last, ended } = closed({ ...view, log: [tell, resigns(1)] } as never, { why: 'operator' });
    expect(ended).toEqual({ why: 'operator' });
    expect(last.standing).toEqual(view.standing);
  });
  it('was ended by agreement where nobody resigned', () => {
    expect(closed({ ...view, log: [tell] } as never).ended).toEqual({ why: 'agreed' });
  });
});
