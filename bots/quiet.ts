/**
 * The way from the middle of a move to a quiet position, the only kind that can be judged: the turn is over, or, in the
 * turn of somebody else, its owner is free to end it. Without a brain, which knows what a turn is, a move ends when
 * another seat is asked or the question of the start comes again.
 */
import {
  type Answer,
  type Brain,
  type Chance,
  type CoreState,
  nextBelow,
  Play,
  type Question,
} from '@epoka/kernel';
import { prospects } from './prospects.ts';
import type { Sight } from './sight.ts';

/** More light answers than this in one go lead nowhere. */
const MOST_REPLIES = 80;

export class Quiet {
  readonly g: Play;
  /** legal answers to the question that `next` found */
  answers: Answer[] = [];
  private readonly brain: Brain | undefined;
  private readonly seat: number;
  private readonly kind: string;
  private turn = 0;
  private own = true;
  private chance: Chance = [1, 2, 3, 4];
  private readonly roll = (n: number): number => nextBelow(this.chance, n);

  constructor(sight: Sight) {
    this.g = new Play(sight.rules, null as unknown as CoreState);
    this.brain = sight.brain;
    this.seat = sight.seat;
    this.kind = sight.question.kind;
  }

  /** Everything from here on happens in the turn of this position. */
  startFrom(s: CoreState): void {
    if (this.brain === undefined) return;
    this.turn = this.brain.turn(s);
    this.own = this.brain.owner(s) === this.seat;
  }

  /** What others say is left to this chance; it is used up. */
  repliesFrom(chance: Chance): void {
    this.chance = chance;
  }

  /** The judgement of the position, which should be quiet. */
  value(): number {
    return prospects(this.g.rules, this.brain, this.g.s, this.seat);
  }

  /** What the position is worth once the light policy has played the rest of the turn: nothing where that has no end. */
  outcome(): number {
    for (let n = 0; n < MOST_REPLIES; n++) {
      const q = this.next();
      if (q === undefined) return this.value();
      this.g.perform(q, this.replyTo(q, this.answers));
    }
    return Number.NEGATIVE_INFINITY;
  }

  /**
   * Goes on to the next real choice of the seat: others reply, a single answer and what is done by habit is given, a turn
   * that can be ended is.
   * Undefined where the position is quiet.
   */
  next(): Question | undefined {
    const { g, brain } = this;
    for (let n = 0; n < MOST_REPLIES; n++) {
      if (this.reached()) return undefined;
      const q = ownQuestion(g.s, this.seat) ?? g.s.asked[0];
      const sure = brain?.closing?.(g.s, q) ?? brain?.habit?.(g.s, q);
      if (sure !== undefined) {
        g.perform(q, sure);
        continue;
      }
      this.list(q);
      if (this.answers.length === 0) return undefined;
      if (this.answers.length === 1) g.perform(q, this.answers[0]);
      else if (q.seat === this.seat) return q;
      else g.perform(q, this.replyTo(q, this.answers));
    }
    return undefined;
  }

  /** A bid is worth nothing until the others have bid: those who are asked at the same time say something. */
  letReply(ids: readonly number[]): void {
    const { g } = this;
    for (const id of ids) {
      const q = g.question(id);
      if (q === undefined) continue;
      this.list(q);
      if (this.answers.length > 0) g.perform(q, this.replyTo(q, this.answers));
    }
  }

  /** What the light policy says; the most promising answer where the game has none, any where it has no opinion. */
  replyTo(q: Question, answers: readonly Answer[]): Answer {
    const { brain } = this;
    const { s } = this.g;
    if (brain?.reply !== undefined) return brain.reply(s, q, answers, this.roll);
    if (brain?.prior === undefined) return answers[this.roll(answers.length)];
    let best = answers[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < answers.length; i++) {
      const hope = brain.prior(s, q, answers[i]);
      if (hope > most) {
        most = hope;
        best = answers[i];
      }
    }
    return best;
  }

  private reached(): boolean {
    const { brain, seat } = this;
    const { s } = this.g;
    if (s.over || s.asked.length === 0) return true;
    const mine = ownQuestion(s, seat);
    if (brain === undefined) return mine === undefined || mine.kind === this.kind;
    if (brain.turn(s) !== this.turn) return true;
    return !this.own && mine === undefined && brain.closing?.(s, s.asked[0]) !== undefined;
  }

  private list(q: Question): void {
    const offers = this.g.legal(q);
    const answers: Answer[] = [];
    for (let i = 0; i < offers.count; i++) answers.push(offers.answer(i));
    this.answers = answers;
  }
}

function ownQuestion(s: CoreState, seat: number): Question | undefined {
  const { asked } = s;
  for (let i = 0; i < asked.length; i++) if (asked[i].seat === seat) return asked[i];
  return undefined;
}
