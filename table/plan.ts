/** Trying things out on an imagined copy: own answers, with undo, as far as no other seat has to be asked. */
import {
  type Answer,
  type AnyRuleset,
  type CoreState,
  Play,
  type Question,
  type Ruleset,
  revealed,
  type Vocabulary,
} from '@epoka/kernel';
import { plainly } from './parse.ts';
import type { OpenQuestion, PlannedAnswer } from './types.ts';

export class Plan<S extends CoreState = CoreState> {
  readonly seat: number;
  private readonly rules: AnyRuleset;
  private readonly g: Play<S>;
  private readonly past: { before: S; planned: PlannedAnswer; certainAfter: boolean }[] = [];

  /** `state` must be imagined (`table.plan` does that): what the seat can't know may be anything in it. */
  constructor(rules: AnyRuleset, seat: number, state: S) {
    this.rules = rules;
    this.seat = seat;
    this.g = new Play<S, Vocabulary>(rules as Ruleset<S>, rules.copy(state));
  }

  get state(): S {
    return this.g.s;
  }

  get answers(): readonly PlannedAnswer[] {
    return this.past.map(x => x.planned);
  }

  /** The seat's open questions at this point of the plan; none once others must answer first. */
  questions(): OpenQuestion[] {
    return openQuestions(this.g, this.seat);
  }

  /** Throws Refusal as the real table would. */
  answer(question: number, answer: unknown): void {
    const { g, rules } = this;
    const q = g.admit(this.seat, question, answer);
    const before: S = rules.copy(g.s);
    const given = plainly(answer as Answer);
    const certain = this.past.at(-1)?.certainAfter ?? true;
    g.marked = false;
    try {
      g.perform(q, given);
    } catch (error) {
      g.s = before;
      throw error;
    }
    const certainAfter = certain && !g.marked && !revealed(rules, before, g.s);
    this.past.push({ before, planned: { kind: q.kind, answer: given, certain }, certainAfter });
  }

  /** Takes the last planned answer out again; false where there is none. */
  undo(): boolean {
    const last = this.past.pop();
    if (last === undefined) return false;
    this.g.s = last.before;
    return true;
  }
}

/** The questions a seat has to answer, with all that can be said to each. */
export function openQuestions<S extends CoreState>(g: Play<S>, seat: number): OpenQuestion[] {
  return g.s.asked
    .filter((q: Question) => q.seat === seat)
    .map(q => {
      // Field by field, as in views: `together` and what belongs elsewhere only where there is something.
      const { id, kind, data, together } = q;
      const { choices, forms, elsewhere } = g.options(q);
      const open = { id, seat, kind, data, choices, forms };
      if (elsewhere === undefined && together === undefined) return open;
      return {
        ...open,
        ...(elsewhere === undefined ? {} : { elsewhere }),
        ...(together === undefined ? {} : { together }),
      };
    });
}
