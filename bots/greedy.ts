/**
 * Greedy: tries every answer on a few imagined states and takes the one after which its seat stands best.
 *
 * An answer is judged by where it leads: questions it brings on the same seat ("where?", "pay with what?") are answered
 * too, each by its best immediate result, until the move is done. A move is done when another seat is asked or the
 * question of the start comes again; in the second case the turn is closed, if an answer is known that closes it, so
 * that "act, then end the turn" is compared with "end the turn" and not with half of it. Seats that are asked at the same
 * time (secret bids) reply at random, as nothing can be said about an answer before they have.
 */
import {
  type Answer,
  type Chance,
  type CoreState,
  nextBelow,
  nextInt32,
  Play,
  type Question,
  seedChance,
} from '@epoka/kernel';
import type { Bot } from './bot.ts';
import { unknownCount } from './hidden.ts';
import type { Sight } from './sight.ts';
import { worth } from './worth.ts';

export interface GreedyOptions {
  readonly name?: string;
  /** most questions answered on the way from an answer to its result */
  readonly depth?: number;
  /** most answers tried on each of those; the most promising ones by the game's priors */
  readonly width?: number;
  /** most positions looked at to decide on one imagined state: bounds the work where no clock does */
  readonly positions?: number;
}

const SAME = 1e-9;
/** Imagined states to decide on where an answer turns up something hidden or is left to chance ... */
const HIDDEN_SAMPLES = 2;
/** ... and where several seats answer at the same time, so that the result hangs on what the others say. */
const TOGETHER_SAMPLES = 6;
/** So many answers always get another look. */
const FEW = 4;

interface Ranked {
  readonly answer: Answer;
  readonly prior: number;
}

interface Candidate extends Ranked {
  /** of the values found so far */
  sum: number;
}

export function makeGreedy({
  name = 'greedy',
  depth = 10,
  width = 8,
  positions = 900,
}: GreedyOptions = {}): Bot {
  return {
    name,
    choose(sight) {
      const { legal } = sight;
      if (legal.length === 1) return legal[0];
      return new Decision(sight, depth, width, Math.max(4, Math.floor(positions / legal.length))).decide();
    },
  };
}

export const greedy: Bot = makeGreedy();

/** One decision. Lives as long as it is being made. */
class Decision {
  private readonly g: Play;
  private readonly deadline: number;
  private readonly sight: Sight;
  private readonly depth: number;
  private readonly width: number;
  /** positions left for the answer being tried */
  private left = 0;
  private readonly share: number;
  /** answers that were seen to hand the turn to somebody else */
  private readonly closing: Answer[] = [];
  /** how many imagined states the decision needs, as far as is known */
  private samples: number;
  /** what others say to questions that were open at the same time; every answer tried meets the same replies */
  private replies: Chance = [1, 2, 3, 4];

  constructor(sight: Sight, depth: number, width: number, share: number) {
    this.sight = sight;
    this.depth = depth;
    this.width = width;
    this.share = share;
    this.deadline =
      sight.limit.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + sight.limit.ms;
    this.g = new Play(sight.rules, null as unknown as CoreState);
    this.samples = sight.limit.samples ?? 1;
  }

  decide(): Answer {
    const { sight } = this;
    const first = sight.imagine();
    let field: Candidate[] = this.ranked(first, sight.question, sight.legal).map(r => ({ ...r, sum: 0 }));
    for (let k = 0; k < this.samples; k++) {
      const values = this.tryAll(
        k === 0 ? first : sight.imagine(),
        field.map(c => c.answer),
      );
      // A round that the clock cut short is of use only when there is nothing better.
      if (values.length < field.length && k > 0) break;
      values.forEach((value, i) => {
        field[i].sum += value;
      });
      field = field.slice(0, Math.max(1, values.length));
      if (this.late()) break;
      // The worse half is not worth another look.
      if (k + 1 < this.samples && field.length > FEW)
        field = field.sort((x, y) => y.sum - x.sum).slice(0, Math.max(FEW, Math.ceil(field.length / 2)));
    }
    return this.best(field);
  }

  /** The value of each answer on one imagined state (which is used up), as many as time allows. */
  private tryAll(dream: CoreState, answers: readonly Answer[]): number[] {
    const { g, sight } = this;
    const values: number[] = [];
    const open: number[] = [];
    const ends: CoreState[] = [];
    const replies = seedChance(`${nextInt32(sight.chance)}`);
    const others = dream.asked.filter(q => q.seat !== sight.seat).map(q => q.id);
    if (others.length > 0) this.wantSamples(TOGETHER_SAMPLES);
    const unknown = unknownCount(sight.rules, dream, sight.seat);
    for (let i = 0; i < answers.length; i++) {
      if (this.late()) return values;
      this.left = this.share;
      g.s = i === answers.length - 1 ? dream : sight.rules.copy(dream);
      g.marked = false;
      g.perform(questionIn(g.s, sight.question), answers[i]);
      const before = g.s;
      this.replies = replies.slice();
      this.letOthersReply(others);
      this.follow();
      if (g.marked || unknownCount(sight.rules, g.s, sight.seat) !== unknown)
        this.wantSamples(HIDDEN_SAMPLES);
      values.push(this.value());
      const again = ownQuestion(g.s, sight.seat);
      if (again === undefined) {
        if (g.s === before && !g.s.over) this.notePassing(answers[i]);
      } else if (again.kind === sight.question.kind) {
        open.push(i);
        ends.push(g.s);
      }
    }
    for (let n = 0; n < open.length && this.closing.length > 0; n++) {
      if (this.late()) break;
      g.s = ends[n];
      values[open[n]] = this.closed(values[open[n]]);
    }
    return values;
  }

  private wantSamples(n: number): void {
    if (this.sight.limit.samples === undefined && this.samples < n) this.samples = n;
  }

  /** A bid is worth nothing until the others have bid: those who are asked at the same time say something, anything. */
  private letOthersReply(ids: readonly number[]): void {
    const { g } = this;
    for (const id of ids) {
      const q = g.question(id);
      if (q === undefined) continue;
      const offers = g.legal(q);
      if (offers.count > 0) g.choose(q, nextBelow(this.replies, offers.count));
    }
  }

  private notePassing(answer: Answer): void {
    // Plain verbs only: an argument names something that may be gone or mean something else after the move.
    if (answer.length === 1 && !this.closing.some(a => a[0] === answer[0])) this.closing.push(answer);
  }

  /** What the open turn is worth when it is closed now; `otherwise` when it can't be. */
  private closed(otherwise: number): number {
    const { g, sight } = this;
    const end = g.s;
    const question = ownQuestion(end, sight.seat);
    if (!question) return otherwise;
    const offers = g.legal(question);
    const possible = this.closing.filter(a => {
      for (let i = 0; i < offers.count; i++)
        if (offers.verbs[i] === a[0] && offers.a[i] === undefined) return true;
      return false;
    });
    let best = Number.NEGATIVE_INFINITY;
    for (const answer of possible) {
      g.s = sight.rules.copy(end);
      g.perform(question, answer);
      best = Math.max(best, this.value());
    }
    return best === Number.NEGATIVE_INFINITY ? otherwise : best;
  }

  /** Answers the questions that the move brings on its own seat, each by its best immediate result. */
  private follow(): void {
    const { g, sight, width } = this;
    for (let d = 0; d < this.depth; d++) {
      const q = ownQuestion(g.s, sight.seat);
      if (q === undefined || q.kind === sight.question.kind) return;
      const offers = g.legal(q);
      if (offers.count === 0) return;
      let answers: Answer[] = [];
      for (let i = 0; i < offers.count; i++) answers.push(offers.answer(i));
      if (answers.length === 1) {
        g.perform(q, answers[0]);
        continue;
      }
      if (this.left <= 0 || this.late()) return;
      if (sight.brain?.prior) answers = this.ranked(g.s, q, answers).map(r => r.answer);
      const from = g.s;
      let best = from;
      let most = Number.NEGATIVE_INFINITY;
      const last = Math.min(answers.length, width) - 1;
      for (let i = 0; i <= last; i++) {
        if (i > 0 && (this.left <= 0 || this.late())) break;
        this.left--;
        // The last one needs no copy: nobody goes back to where it started.
        g.s = i === last ? from : sight.rules.copy(from);
        g.perform(q, answers[i]);
        const v = this.value();
        if (v > most + SAME) {
          most = v;
          best = g.s;
        }
      }
      g.s = best;
    }
  }

  private value(): number {
    return worth(this.sight.rules, this.sight.brain, this.g.s, this.sight.seat);
  }

  /** Most promising first; the order of the game where it has no opinion. */
  private ranked(s: CoreState, q: Question, answers: readonly Answer[]): Ranked[] {
    const { brain } = this.sight;
    if (!brain?.prior) return answers.map(answer => ({ answer, prior: 0 }));
    const list: Ranked[] = [];
    for (const answer of answers) list.push({ answer, prior: brain.prior(s, q, answer) });
    return list.sort((x, y) => y.prior - x.prior);
  }

  /** The best of those tried; of equals the most promising, of equally promising ones any. */
  private best(field: readonly Candidate[]): Answer {
    const most = Math.max(...field.map(c => c.sum));
    const equal = field.filter(c => c.sum > most - SAME);
    const hope = Math.max(...equal.map(c => c.prior));
    const tied = equal.filter(c => c.prior > hope - SAME);
    return tied[tied.length === 1 ? 0 : nextBelow(this.sight.chance, tied.length)].answer;
  }

  private late(): boolean {
    return this.deadline !== Number.POSITIVE_INFINITY && performance.now() >= this.deadline;
  }
}

function ownQuestion(s: CoreState, seat: number): Question | undefined {
  const { asked } = s;
  for (let i = 0; i < asked.length; i++) if (asked[i].seat === seat) return asked[i];
  return undefined;
}

/** The same question as it stands in another state: copies usually share it, but nothing says they must. */
function questionIn(s: CoreState, q: Question): Question {
  const { asked } = s;
  for (let i = 0; i < asked.length; i++) if (asked[i].id === q.id) return asked[i];
  throw new Error('the imagined state does not ask what the real one asks');
}
