/**
 * Greedy: tries every answer on a few imagined states and takes the one after which its seat stands best.
 *
 * An answer is judged by where it leads: to the quiet position at the end of the turn. Further questions of the move
 * ("where?", "pay with what?") are answered one after the other; each answer to them is tried, too, with the rest of the
 * turn played by the game's light policy, and the best one is taken. All answers get a look at their first such question,
 * the few best ones are thought through. Where the turn can be ended it is, so that "act, then end the turn" is compared with
 * "end the turn" and not with half of it.
 *
 * Nothing is done round in a circle: of answers that lead equally far, one that makes progress is taken.
 */
import { type Answer, type CoreState, nextBelow, nextInt32, type Question, seedChance } from '@epoka/kernel';
import type { Bot } from './bot.ts';
import { unknownCount } from './hidden.ts';
import { Quiet } from './quiet.ts';
import type { Sight } from './sight.ts';

export interface GreedyOptions {
  readonly name?: string;
  /** most questions on the way from an answer to its result that are thought about */
  readonly depth?: number;
  /** most answers tried on each of those; the most promising ones by the game's priors */
  readonly width?: number;
  /** most positions looked at to decide on one imagined state: bounds the work where no clock does */
  readonly positions?: number;
}

const SAME = 1e-9;
const UNTRIED = Number.NEGATIVE_INFINITY;
const HOPELESS = Number.NEGATIVE_INFINITY;
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
  /** leads on to something that can't be undone; so does everything in a game that has no measure of it */
  progress: boolean;
}

export function makeGreedy({
  name = 'greedy',
  depth = 10,
  width = 5,
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
  private readonly quiet: Quiet;
  private readonly deadline: number;
  private readonly sight: Sight;
  private readonly depth: number;
  private readonly width: number;
  /** positions left for the answer that is thought about */
  private left = 0;
  private readonly share: number;
  /** how many imagined states the decision needs, as far as is known */
  private samples: number;
  /** what positions of one imagined state came to, by the game's key */
  private readonly known = new Map<number, number>();
  /** components the seat does not know before it answers */
  private unknown = 0;

  constructor(sight: Sight, depth: number, width: number, share: number) {
    this.sight = sight;
    this.depth = depth;
    this.width = width;
    this.share = share;
    this.deadline =
      sight.limit.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + sight.limit.ms;
    this.quiet = new Quiet(sight);
    this.samples = sight.limit.samples ?? 1;
  }

  decide(): Answer {
    const { sight } = this;
    const first = sight.imagine();
    let field: Candidate[] = this.ranked(first, sight.question, sight.legal).map(r => ({
      ...r,
      sum: 0,
      progress: true,
    }));
    if (field.length === 1) return field[0].answer;
    for (let k = 0; k < this.samples; k++) {
      const values = this.tryAll(k === 0 ? first : sight.imagine(), field);
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
  private tryAll(dream: CoreState, field: readonly Candidate[]): number[] {
    const { quiet, sight } = this;
    const { g } = quiet;
    const values: number[] = [];
    const replies = seedChance(`${nextInt32(sight.chance)}`);
    const others = dream.asked.filter(q => q.seat !== sight.seat).map(q => q.id);
    if (others.length > 0) this.wantSamples(TOGETHER_SAMPLES);
    this.unknown = unknownCount(sight.rules, dream, sight.seat);
    this.known.clear();
    quiet.startFrom(dream);
    const before = sight.brain?.progress?.(dream);
    const ends: CoreState[] = [];
    for (let i = 0; i < field.length; i++) {
      if (this.late()) return values;
      this.left = this.share;
      g.s = i === field.length - 1 ? dream : sight.rules.copy(dream);
      g.marked = false;
      g.perform(questionIn(g.s, sight.question), field[i].answer);
      field[i].progress = before === undefined || (sight.brain?.progress?.(g.s) ?? 0) > before;
      // Every answer meets the same replies.
      quiet.repliesFrom(replies.slice());
      quiet.letReply(others);
      values.push(this.follow(1, UNTRIED));
      ends.push(g.s);
    }
    // What looks best so far is worth thinking it through.
    const order = values.map((_, i) => i).sort((x, y) => values[y] - values[x]);
    for (let n = 0; n < order.length && n < FEW && !this.late(); n++) {
      const i = order[n];
      this.left = this.share;
      g.s = ends[i];
      g.marked = false;
      quiet.repliesFrom(replies.slice());
      values[i] = this.follow(this.depth - 1, values[i]);
    }
    return values;
  }

  private wantSamples(n: number): void {
    if (this.sight.limit.samples === undefined && this.samples < n) this.samples = n;
  }

  /** Something hidden was turned up or left to chance on the way here: one imagined state is not enough. */
  private noteSurprise(): void {
    const { g } = this.quiet;
    if (g.marked || unknownCount(this.sight.rules, g.s, this.sight.seat) !== this.unknown)
      this.wantSamples(HIDDEN_SAMPLES);
  }

  /**
   * Answers the next questions that the move brings on its own seat, and says what it comes to. `most` is the best outcome
   * found so far, which can be had whatever the further questions bring.
   */
  private follow(questions: number, most: number): number {
    const { quiet, sight, width } = this;
    const { g } = quiet;
    for (let d = 0; d < questions; d++) {
      this.noteSurprise();
      const q = quiet.next();
      if (q === undefined) return most === UNTRIED ? quiet.value() : most;
      if (this.left <= 0 || this.late()) break;
      const { answers } = quiet;
      const from = g.s;
      // The light answer was already played out on the way to `most`.
      const light = most === UNTRIED ? undefined : quiet.replyTo(q, answers);
      let best = light ?? answers[0];
      const order = sight.brain?.prior ? this.ranked(from, q, answers) : undefined;
      const n = Math.min(order?.length ?? answers.length, width);
      for (let i = 0; i < n; i++) {
        if (i > 0 && (this.left <= 0 || this.late())) break;
        const answer = order === undefined ? answers[i] : order[i].answer;
        if (answer === light) continue;
        g.s = sight.rules.copy(from);
        g.perform(q, answer);
        const value = this.outcome();
        if (value > most + SAME) {
          most = value;
          best = answer;
        }
      }
      g.s = from;
      g.marked = false;
      g.perform(q, best);
    }
    return most === UNTRIED ? quiet.outcome() : most;
  }

  /** What a position comes to when the rest of the turn is played lightly; the same for all that differ only in order. */
  private outcome(): number {
    const { brain, seat } = this.sight;
    const { quiet } = this;
    const key = brain?.key?.(quiet.g.s, seat);
    if (key !== undefined) {
      const known = this.known.get(key);
      if (known !== undefined) return known;
    }
    this.left--;
    const value = quiet.outcome();
    if (key !== undefined) this.known.set(key, value);
    return value;
  }

  /** Most promising first, without the hopeless; the order of the game where it has no opinion. */
  private ranked(s: CoreState, q: Question, answers: readonly Answer[]): Ranked[] {
    const { brain } = this.sight;
    if (!brain?.prior) return answers.map(answer => ({ answer, prior: 0 }));
    const list: Ranked[] = [];
    for (const answer of answers) list.push({ answer, prior: brain.prior(s, q, answer) });
    list.sort((x, y) => y.prior - x.prior);
    return list[0].prior === HOPELESS
      ? list.map(({ answer }) => ({ answer, prior: 0 }))
      : list.filter(({ prior }) => prior !== HOPELESS);
  }

  /** The best of those tried; of equals one that makes progress, the most promising, or any. */
  private best(field: readonly Candidate[]): Answer {
    const most = Math.max(...field.map(c => c.sum));
    // Whoever leaves the game whatever is answered finds all answers equally bad: minus infinity.
    let equal = field.filter(c => c.sum === most || c.sum > most - SAME);
    if (equal.some(c => c.progress)) equal = equal.filter(c => c.progress);
    const hope = Math.max(...equal.map(c => c.prior));
    const tied = equal.filter(c => c.prior > hope - SAME);
    return tied[tied.length === 1 ? 0 : nextBelow(this.sight.chance, tied.length)].answer;
  }

  private late(): boolean {
    return this.deadline !== Number.POSITIVE_INFINITY && performance.now() >= this.deadline;
  }
}

/** The same question as it stands in another state: copies usually share it, but nothing says they must. */
function questionIn(s: CoreState, q: Question): Question {
  const { asked } = s;
  for (let i = 0; i < asked.length; i++) if (asked[i].id === q.id) return asked[i];
  throw new Error('the imagined state does not ask what the real one asks');
}
