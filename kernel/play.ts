import { nextBelow, seedChance, shuffleWith } from './chance.ts';
import { deepFreeze, samePlain } from './copy.ts';
import { Offers } from './offers.ts';
import { conforms } from './schema.ts';
import { knowsAt, type Secret } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';
import {
  type Answer,
  type AnswerOf,
  type AnyRuleset,
  type Arg,
  type CoreState,
  type Frame,
  type Json,
  type Options,
  type Question,
  type Reason,
  Refusal,
  type Ruleset,
  RulesFault,
  SECRET_QUESTION,
  SPECTATOR,
  type Tell,
  type UpTo,
  type Vocabulary,
} from './types.ts';

type Names<T> = keyof T & string;
type ReasonArgs<T> = UpTo<T, readonly [Arg, Arg, Arg, Arg]>;
type TellArgs<T> = UpTo<T, readonly [Arg, Arg, Arg, Arg, Arg]>;
/** No second argument where the data is null. */
type DataArg<T> = [T] extends [null] ? [] : [data: T];

/** Stands for any reason when nobody wants to read it. */
const SOME_REASON: Reason = Object.freeze({ key: '', args: Object.freeze([]) as readonly Arg[] });

/** A flow that never asks anything is a fault of the rules; no real turn comes near this. */
const MOST_STEPS = 100_000;

/**
 * The handle through which rules see and change a state: `g`. It holds nothing that matters between two answers;
 * the state does. One handle can serve any number of states in turn (`g.s = other`).
 */
export class Play<S extends CoreState = CoreState, V extends Vocabulary = Vocabulary> {
  readonly rules: Ruleset<S, V>;
  s: S;
  /** Where log lines go; null while nobody listens (search, replay). */
  log: Tell[] | null = null;
  /** Chance was used, or something was revealed by the rules' own word, since this was last set to false. */
  marked = false;
  /** Freeze what is pushed and asked, to catch rules that change it later. Kit and tests. */
  strict = false;
  private readonly offers = new Offers<V>();
  private origin: string | undefined;

  constructor(rules: Ruleset<S, V>, s: S) {
    this.rules = rules;
    this.s = s;
  }

  // ---- flow

  /** What happens next. Several calls in one step run in the order they were made, each with all it causes. */
  next<K extends Names<V['steps']>>(step: K, ...data: DataArg<V['steps'][K]>): void;
  next(step: string, data: Json = null): void {
    const frame: Frame = { step, data };
    this.s.stack.push(this.strict ? deepFreeze(frame) : frame);
  }

  /** Stops the flow until the seat has answered. Several questions asked in one step are open at the same time. */
  ask<K extends Names<V['questions']>>(seat: number, kind: K, ...data: DataArg<V['questions'][K]>): void;
  ask(seat: number, kind: string, data: Json = null): void {
    const question: Question = { id: ++this.s.asking, seat, kind, data };
    this.s.asked.push(this.strict ? deepFreeze(question) : question);
  }

  /** The next round begins; ends the game instead when the table's round cap is reached. */
  beginRound(): void {
    const s = this.s;
    if (s.roundCap > 0 && s.round >= s.roundCap) this.end();
    else s.round++;
  }

  end(): void {
    this.s.over = true;
  }

  // ---- words

  /** A reason that stands in the way. Built only when somebody wants to read it. */
  no<K extends Names<V['reasons']>>(key: K, ...args: ReasonArgs<V['reasons'][K]>): Reason;
  no(key: string, a?: Arg, b?: Arg, c?: Arg, d?: Arg, more?: Arg): Reason {
    if (!this.offers.explaining) return SOME_REASON;
    if (more !== undefined) throw new RulesFault(`the reason "${key}" has more than four arguments`);
    const args: Arg[] = [];
    if (a !== undefined) args.push(a);
    if (b !== undefined) args.push(b);
    if (c !== undefined) args.push(c);
    if (d !== undefined) args.push(d);
    return { key, args };
  }

  /** Names the card or rule that causes what follows in this step, for the log. */
  because(origin: string): void {
    this.origin = origin;
  }

  /** A log line that everybody may read. */
  tell<K extends Names<V['tells']>>(key: K, ...args: TellArgs<V['tells'][K]>): void;
  tell(key: string, a?: Arg, b?: Arg, c?: Arg, d?: Arg, e?: Arg, more?: Arg): void {
    if (this.log === null) return;
    if (more !== undefined) throw new RulesFault(`the log line "${key}" has more than five arguments`);
    const args = [a, b, c, d, e].filter(x => x !== undefined);
    this.log.push(this.origin === undefined ? { key, args } : { key, args, origin: this.origin });
  }

  /** A log line whose arguments from `secretFrom` on only those may read who may look into the place of that owner. */
  tellIn<K extends Names<V['tells']>>(
    place: string,
    owner: number,
    secretFrom: number,
    key: K,
    ...args: TellArgs<V['tells'][K]>
  ): void {
    if (this.log === null) return;
    const secret = (this.rules.secrets as readonly Secret<S>[]).find(x => x.place === place);
    if (!secret) throw new RulesFault(`no secret place is called "${place}"`);
    const knownTo: number[] = [];
    for (let seat = SPECTATOR; seat < this.s.seats; seat++)
      if (knowsAt(secret, this.s, seat, owner, -1)) knownTo.push(seat);
    const tell = { key, args: args as readonly Arg[], secretFrom, knownTo };
    this.log.push(this.origin === undefined ? tell : { ...tell, origin: this.origin });
  }

  // ---- chance

  /** 0 .. n-1. */
  roll(n: number): number {
    if (!(n >= 1)) throw new RulesFault(`one of ${n} can't be chosen`);
    this.marked = true;
    return nextBelow(this.s.chance, n);
  }

  shuffle<T>(list: T[]): T[] {
    this.marked = true;
    return shuffleWith(this.s.chance, list);
  }

  /** Takes a random element out of the list. */
  drawFrom<T>(list: T[]): T {
    const i = this.roll(list.length);
    const x = list[i];
    list[i] = list[list.length - 1];
    list.pop();
    return x;
  }

  /** Marks a point behind which undo may not reach, where the table of secrets can't see it. */
  mark(): void {
    this.marked = true;
  }

  // ---- choices

  question(id: number): Question | undefined {
    const asked = this.s.asked;
    for (let i = 0; i < asked.length; i++) if (asked[i].id === id) return asked[i];
    return undefined;
  }

  /** The legal answers, in a buffer that the next call reuses. */
  legal(q: Question): Offers<V> {
    this.offers.clear(false);
    this.rulesOf(q).choices(this, q as never, this.offers);
    return this.offers;
  }

  /** Every candidate with its reason, and the forms of open answers. */
  options(q: Question): Options {
    const offers = this.offers;
    offers.clear(true);
    try {
      this.rulesOf(q).choices(this, q as never, offers);
      // The list of forms is used again by the next question; who keeps the options needs one of their own.
      return { choices: offers.choices, forms: offers.forms.slice() };
    } finally {
      offers.explaining = false;
    }
  }

  /** The i-th legal answer of the last `legal(q)`. No check is needed: it was offered. */
  choose(q: Question, i: number): Answer {
    const answer = this.offers.answer(i);
    this.perform(q, answer);
    return answer;
  }

  /** An answer from outside. Refused unless it is open to this seat right now; the state is then untouched. */
  submit(seat: number, questionId: number, answer: unknown): void {
    this.perform(this.admit(seat, questionId, answer), answer as Answer);
  }

  /** The check of `submit` alone: the question it answers, or a Refusal. */
  admit(seat: number, questionId: number, answer: unknown): Question {
    if (this.s.over) throw new Refusal('over');
    const q = this.question(questionId);
    if (!q) throw new Refusal('not-asked');
    if (q.seat !== seat) throw new Refusal('wrong-seat');
    if (!Array.isArray(answer) || typeof answer[0] !== 'string') throw new Refusal('malformed');
    if (this.isOffered(q, answer as unknown as Answer)) return q;
    const candidate = this.options(q).choices.find(c => samePlain(c.answer, answer));
    if (candidate?.why) throw new Refusal('blocked', candidate.why);
    const why = this.formProblem(q, answer as unknown as Answer);
    if (why !== undefined) throw new Refusal('blocked', why);
    throw new Refusal('not-offered');
  }

  private isOffered(q: Question, answer: Answer): boolean {
    const offers = this.legal(q);
    for (let i = 0; i < offers.count; i++) {
      if (offers.verbs[i] !== answer[0]) continue;
      const a = offers.a[i];
      const b = offers.b[i];
      const c = offers.c[i];
      const n = a === undefined ? 1 : b === undefined ? 2 : c === undefined ? 3 : 4;
      if (answer.length !== n) continue;
      if (same(a, answer[1]) && same(b, answer[2]) && same(c, answer[3])) return true;
    }
    for (const form of offers.forms) {
      if (form.verb !== answer[0] || answer.length !== 2 || !conforms(form.schema, answer[1])) continue;
      if (this.rulesOf(q).check?.(this, q as never, answer as unknown as AnswerOf<V>) === undefined)
        return true;
    }
    return false;
  }

  private formProblem(q: Question, answer: Answer): Reason | undefined {
    this.offers.clear(true);
    try {
      const rules = this.rulesOf(q);
      rules.choices(this, q as never, this.offers);
      for (const form of this.offers.forms)
        if (form.verb === answer[0] && answer.length === 2 && conforms(form.schema, answer[1]))
          return rules.check?.(this, q as never, answer as unknown as AnswerOf<V>);
      return undefined;
    } finally {
      this.offers.explaining = false;
    }
  }

  /** Carries out an answer that is known to be legal and runs on to the next question. */
  perform(q: Question, answer: Answer): void {
    const asked = this.s.asked;
    if (asked.length === 1 && asked[0] === q) asked.pop();
    else {
      const i = asked.indexOf(q);
      if (i < 0) throw new RulesFault('the question is not open');
      asked.splice(i, 1);
    }
    this.answerNow(q, answer);
    this.run();
  }

  /** The seat gives up, by the rules of the game (which must have a way to do so), and the flow runs on. */
  resign(seat: number): void {
    if (this.s.over) throw new Refusal('over');
    if (!this.rules.resign) throw new RulesFault('this game has no rule for giving up');
    const base = this.s.stack.length;
    this.origin = undefined;
    this.rules.resign(this, seat);
    this.settle(base);
    this.run();
  }

  private answerNow(q: Question, answer: Answer): void {
    const base = this.s.stack.length;
    this.origin = undefined;
    this.rulesOf(q).answer(this, q as never, answer as unknown as AnswerOf<V>);
    this.settle(base);
  }

  private rulesOf(q: Question) {
    const rules = this.rules.questions[q.kind as Names<V['questions']>];
    if (rules === undefined) throw new RulesFault(`no question is called "${q.kind}"`);
    return rules;
  }

  /** Frames pushed by one step stand in reading order; the stack wants the first on top. */
  private settle(base: number): void {
    const stack = this.s.stack;
    for (let i = base, j = stack.length - 1; i < j; i++, j--) {
      const f = stack[i];
      stack[i] = stack[j];
      stack[j] = f;
    }
  }

  /** Lays the game out and runs to the first question. Once, by `begin`. */
  start(settings: object): void {
    const base = this.s.stack.length;
    this.rules.setup(this, settings as never);
    this.settle(base);
    this.run();
  }

  /** Runs steps until somebody is asked or the game is over. */
  run(): void {
    const s = this.s;
    for (let steps = 0; ; steps++) {
      if (s.over) {
        s.stack.length = 0;
        s.asked.length = 0;
        return;
      }
      if (s.asked.length > 0) {
        if (!this.answerForced()) return;
      } else {
        const frame = s.stack.pop();
        if (frame === undefined)
          throw new RulesFault('nothing is asked, nothing is next, and the game is not over');
        const step = this.rules.steps[frame.step as Names<V['steps']>];
        if (step === undefined) throw new RulesFault(`no step is called "${frame.step}"`);
        const base = s.stack.length;
        this.origin = undefined;
        step(this, frame.data as never);
        this.settle(base);
      }
      if (steps > MOST_STEPS) throw new RulesFault('the flow never asks anybody');
    }
  }

  /** Takes the single legal choice of a question that allows it. */
  private answerForced(): boolean {
    const asked = this.s.asked;
    for (let i = 0; i < asked.length; i++) {
      const q = asked[i];
      // In a plan: what others are asked in secret is not known here, so it stays open.
      if (q.kind === SECRET_QUESTION || !this.rulesOf(q).auto) continue;
      const offers = this.legal(q);
      if (offers.count !== 1 || offers.forms.length > 0) continue;
      const answer = offers.answer(0);
      asked.splice(i, 1);
      this.answerNow(q, answer);
      return true;
    }
    return false;
  }
}

function same(a: Json | undefined, b: Json | undefined): boolean {
  return a === b || (typeof a === 'object' && samePlain(a, b));
}

/** A table with nothing laid out yet: `start` with these settings comes next. For those who must watch the set-up too. */
export function prepare<S extends CoreState, V extends Vocabulary>(
  rules: Ruleset<S, V> | AnyRuleset,
  seats: number,
  seed: string,
  given: Readonly<Record<string, unknown>> = {},
  roundCap = 0,
): { readonly g: Play<S, V>; readonly settings: Settings } {
  const settings = readSettings(rules, seats, given);
  const core: CoreState = {
    chance: seedChance(seed),
    seats,
    round: 0,
    roundCap,
    stack: [],
    asked: [],
    asking: 0,
    over: false,
  };
  return {
    // Through the game's own copy at once, so that every state of a game has the one hidden class its copies have.
    g: new Play<S, V>(rules as Ruleset<S, V>, rules.copy(rules.blank(core, settings)) as S),
    settings: settings as Settings,
  };
}

/** A new game, set up and run to its first question. */
export function begin<S extends CoreState, V extends Vocabulary>(
  rules: Ruleset<S, V> | AnyRuleset,
  seats: number,
  seed: string,
  given: Readonly<Record<string, unknown>> = {},
  roundCap = 0,
  log: Tell[] | null = null,
): Play<S, V> {
  const { g, settings } = prepare<S, V>(rules, seats, seed, given, roundCap);
  g.log = log;
  g.start(settings);
  return g;
}
