/** Giving planned answers one by one, as long as the ground they were planned on is still there. */
import { type Answer, type Question, Refusal } from '@epoka/kernel';
import type { CarriedOut, CarryOutStop, PlannedAnswer, Reach } from './types.ts';

/** What carrying out a plan needs of a table, for one seat. */
interface Ground {
  /** the seat's open questions right now */
  asked(): readonly Question[];
  undoReach(): Reach;
  /** the i-th planned answer was given before, by an earlier try of the same request */
  given(i: number): boolean;
  /** throws Refusal */
  answer(i: number, question: number, answer: Answer): void;
}

/** Stops at the first answer that is refused, or once chance, a reveal or another seat came in between. */
export function carryOut(planned: readonly PlannedAnswer[], ground: Ground): Omit<CarriedOut, 'entries'> {
  for (let i = 0; i < planned.length; i++) {
    if (ground.given(i)) continue;
    const moved = i > 0 ? whatMoved(ground.undoReach()) : undefined;
    if (moved !== undefined) return { answers: i, stop: moved };
    const { kind, answer } = planned[i];
    const asked = ground.asked();
    const q = asked.find(x => x.kind === kind);
    if (q === undefined) return { answers: i, stop: asked.length > 0 ? 'other-question' : 'not-asked' };
    try {
      ground.answer(i, q.id, answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, reason } = error;
      return { answers: i, stop: 'refused', refusal: reason === undefined ? { code } : { code, reason } };
    }
  }
  return { answers: planned.length, stop: 'done' };
}

/** The answer given last can't be undone: then things are not as planned any more. */
function whatMoved({ answers, stop }: Reach): CarryOutStop | undefined {
  if (answers > 0) return undefined;
  return stop === 'chance' || stop === 'reveal' || stop === 'other-seat' ? stop : undefined;
}
