import { describe, expect, it } from 'vitest';
import { type CoreState, type Guide, noteFor, type Options, type Question, verb } from '../index.ts';

interface Words {
  steps: object;
  questions: { move: null; rest: null };
  answers: { step: [to: number]; stay: [] };
  reasons: object;
  tells: object;
}
type Road = CoreState & { readonly tired: boolean };

const guide: Guide<Road, Words> = {
  settings: {},
  steps: [
    { id: 'first', question: 'move', to: 1 },
    {
      id: 'far',
      question: 'move',
      from: 2,
      needsPoint: true,
      point: [(_view, a) => a[0] === 'step' && a[1] > 8, (_view, a) => a[0] === 'step' && a[1] > 4],
    },
    { id: 'tired', question: 'move', when: (view, seat) => view.tired && seat === 1 },
    { id: 'stay', question: 'move', point: [verb<Words>('stay')] },
  ],
};

type Step = readonly [to: number, blocked?: 'blocked'];

const view = (round: number, tired = false) => ({ round, tired }) as Road;
const asked = (kind: string, seat = 0) => ({ id: 1, kind, seat, data: null }) as Question;
const options = (...steps: readonly Step[]): Options => ({
  choices: steps.map(([to, blocked]) => ({
    answer: ['step', to],
    ...(blocked ? { why: { key: 'far', args: [] } } : {}),
  })),
  forms: [],
});

describe('a guide', () => {
  it('gives the first note that is due at the question and was not read', () => {
    expect(noteFor(guide, view(1), asked('move'), options([1]), [])?.id).toBe('first');
    expect(noteFor(guide, view(1), asked('move'), options([1]), ['first'])?.id).toBe('stay');
    expect(noteFor(guide, view(1), asked('rest'), options([1]), [])).toBeUndefined();
  });

  it('keeps to the rounds of a note, the last and the first of them included', () => {
    expect(noteFor(guide, view(2), asked('move'), options([9]), [])).toEqual({
      id: 'far',
      answer: ['step', 9],
    });
    expect(noteFor(guide, view(1), asked('move'), options([9]), ['first'])?.id).toBe('stay');
  });

  it('points at what is best first, and never at a blocked choice', () => {
    const note = (...steps: readonly Step[]) =>
      noteFor(guide, view(2), asked('move'), options(...steps), [])?.answer;
    expect(note([5], [9])).toEqual(['step', 9]);
    expect(note([5], [9, 'blocked'])).toEqual(['step', 5]);
  });

  it('leaves out a note that has nothing to point at only where it needs that', () => {
    const note = noteFor(guide, view(2), asked('move'), options([1]), []);
    expect(note).toEqual({ id: 'stay', answer: undefined });
  });

  it('asks what else must hold, for the seat that is asked', () => {
    const at = (seat: number, tired: boolean) =>
      noteFor(guide, view(1, tired), asked('move', seat), options([1]), ['first'])?.id;
    expect(at(1, true)).toBe('tired');
    expect(at(0, true)).toBe('stay');
    expect(at(1, false)).toBe('stay');
  });
});
