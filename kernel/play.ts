import { type Chance, nextBelow, seedChance, shuffleWith } from './chance.ts';
import { deepFreeze, samePlain } from './copy.ts';
import { Offers } from './offers.ts';
import { conforms } from './schema.ts';
import { knowsAt, type Secret } from './secrets.ts';
import { BadSettings, readSettings, type Settings } from './settings.ts';
import {
  type Answer,
  type AnyRuleset,
  type Arg,
  type CoreState,
  type EventRules,
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
  type Unasked,
  type UpTo,
  type Vocabulary,
  type WindowRules,
} from './types.ts';
import { sharing, unaskedOf } from './unasked.ts';

type Names<T> = keyof T & string;
type ReasonArgs<T> = UpTo<T, readonly [Arg, Arg, Arg, Arg]>;
type TellArgs<T> = UpTo<T, readonly [Arg, Arg, Arg, Arg, Arg]>;
/** No second argument where the data is null. */
type DataArg<T> = [T] extends [null] ? [] : [data: T];

/** Stands for any reason when nobody wants to read it. */
const reasonWithoutArgs = (key: string): Reason =>
  Object.freeze({ key, args: Object.freeze([]) as readonly Arg[] });
const SOME_REASON = reasonWithoutArgs('');

/** Reasons that only have a name, each made once: there are many in every view, and the same object is compared at a glance. */
const PLAIN_REASONS = new Map<string, Reason>();

function plainReason(key: string): Reason {
  let reason = PLAIN_REASONS.get(key);
  if (reason === undefined) {
    reason = reasonWithoutArgs(key);
    PLAIN_REASONS.set(key, reason);
  }
  return reason;
}

/** A flow that never asks anything is a fault of the rules; no real turn comes near this. */
const MOST_STEPS = 100_000;

/** Steps of the kernel itself. No step of a game begins so. */
const WINDOW = '@window';
const EVENT = '@event';

/** A response window while it is open: whose turn it is in the order, and how many have passed in a row. */
interface OpenWindow {
  readonly kind: string;
  readonly order: readonly number[];
  readonly data: Json;
  readonly at: number;
  readonly passed: number;
}

/** An event on its way through its listeners: [seat, content, seat, content, ...] from `at` on. */
interface FiringEvent {
  readonly event: string;
  readonly data: Json;
  readonly listeners: readonly number[];
  readonly at: number;
}

/**
 * Questions that follow in a batch are numbered from the one they follow, so that no seat's numbers depend on when
 * the others answer.
 */
const FOLLOW_UP = 0x10_0000;

/** Whether the number is that of a question of the batch, or of one that followed in it. */
export function inBatch(batch: number, question: number): boolean {
  return question % FOLLOW_UP >= batch;
}

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
  /** Hears what a line opens to before it is told. Kit and tests. */
  overhear: ((q: Question, unasked: Unasked) => void) | undefined;
  /** what was told last of a seat's question that nobody was asked, by seat and kind; only to share memory */
  private readonly unasked = new Map<string, Unasked>();
  private readonly offers = new Offers<V>();
  private origin: string | undefined;
  /** the question of a batch whose answer is being carried out */
  private batch: Question | null = null;

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
    const question: Question =
      this.batch === null ? { id: ++this.s.asking, seat, kind, data } : this.following(seat, kind, data);
    this.s.asked.push(this.strict ? deepFreeze(question) : question);
  }

  /** A further question to a seat of a batch, while the others are still at theirs. */
  private following(seat: number, kind: string, data: Json): Question {
    const before = this.batch as Question;
    if (before.seat !== seat)
      throw new RulesFault(
        `the answer to "${before.kind}" asks another seat while others answer too: use a step`,
      );
    let id = before.id + FOLLOW_UP;
    while (this.question(id) !== undefined) id += FOLLOW_UP;
    return { id, seat, kind, data, together: before.together as number };
  }

  /** Closes a question that events have overtaken. The log line says why, so that the seat knows. */
  withdraw<K extends Names<V['tells']>>(q: Question, key: K, ...args: TellArgs<V['tells'][K]>): void {
    const { asked } = this.s;
    for (let i = 0; i < asked.length; i++) {
      if (asked[i].id !== q.id) continue;
      asked.splice(i, 1);
      this.tell(key, ...args);
      return;
    }
    throw new RulesFault('a question that is not open was withdrawn');
  }

  /**
   * Opens a response window: the seats are asked the question in this order until all have passed in a row. What a
   * response causes happens before the window goes on, windows of its own included. What is responded to is the data,
   * which everybody may read.
   */
  window<K extends Names<V['questions']>>(
    kind: K,
    order: readonly number[],
    ...data: DataArg<V['questions'][K]>
  ): void;
  window(kind: string, order: readonly number[], data: Json = null): void {
    if (order.length > 0) this.pushKernel(WINDOW, { kind, order, data, at: 0, passed: 0 });
  }

  /** Tells an event to the contents that listen to it, one after the other; each may ask before the next is told. */
  fire<E extends Names<NonNullable<V['events']>>>(
    event: E,
    ...data: DataArg<NonNullable<V['events']>[E]>
  ): void;
  fire(event: string, data: Json = null): void {
    const listeners = this.eventRules(event).listeners(this.s, data);
    if (listeners.length > 0) this.pushKernel(EVENT, { event, data, listeners, at: 0 });
  }

  private pushKernel(step: string, data: OpenWindow | FiringEvent): void {
    const frame: Frame = { step, data: data as unknown as Json };
    this.s.stack.push(this.strict ? deepFreeze(frame) : frame);
  }

  /** Whether the table began under this version of the rules or a later one: where a correction differs. */
  since(version: number): boolean {
    return (this.s.version ?? 1) >= version;
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
    if (a === undefined) return plainReason(key);
    if (more !== undefined) throw new RulesFault(`the reason "${key}" has more than four arguments`);
    const args: Arg[] = [];
    args.push(a);
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

  /**
   * A log line in place of a question with nothing to decide. It can be opened, by everybody, to see what was not possible
   * and why; so what the question says must rest on what everybody knows, as must passing it over.
   */
  tellUnasked<Q extends Names<V['questions']>, K extends Names<V['tells']>>(
    seat: number,
    kind: Q,
    data: V['questions'][Q],
    key: K,
    ...args: TellArgs<V['tells'][K]>
  ): void {
    if (this.log === null) return;
    const q: Question = { id: 0, seat, kind, data: data as Json };
    const name = `${seat} ${kind}`;
    const unasked = sharing(unaskedOf(q, this.options(q)), this.unasked.get(name));
    this.unasked.set(name, unasked);
    this.overhear?.(q, unasked);
    this.tell(key, ...args);
    this.log.push({ ...(this.log.pop() as Tell), unasked });
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

  /** Whether so many answers are legal. Long lists can be left as soon as that is known: `offer.enough`. */
  hasLegal(q: Question, n: number): boolean {
    this.offers.clear(false, n);
    this.rulesOf(q).choices(this, q as never, this.offers);
    return this.offers.count >= n;
  }

  /** Every candidate with its reason, and the forms of open answers. */
  options(q: Question): Options {
    const offers = this.offers;
    offers.clear(true);
    try {
      this.rulesOf(q).choices(this, q as never, offers);
      // The list of forms is used again by the next question; who keeps the options needs one of their own.
      const options = { choices: offers.choices, forms: offers.forms.slice() };
      return offers.sent.length === 0 ? options : { ...options, elsewhere: offers.sent };
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
    const quick = this.rulesOf(q).admits?.(this, q as never, answer);
    if (quick !== undefined) return quick;
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
      if (this.rulesOf(q).check?.(this, q as never, answer as unknown as never) === undefined) return true;
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
          return rules.check?.(this, q as never, answer as unknown as never);
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
    const amid = this.s.asked.some(q => q.together !== undefined);
    this.origin = undefined;
    this.rules.resign(this, seat);
    this.settle(base);
    if (amid) this.signFrames(seat, base);
    this.run();
  }

  private answerNow(q: Question, answer: Answer): void {
    const rules = this.rulesOf(q);
    if (rules.window !== undefined) this.countPass(rules.window, answer);
    const base = this.s.stack.length;
    this.origin = undefined;
    if (q.together === undefined) {
      rules.answer(this, q as never, answer as unknown as never);
      this.settle(base);
      return;
    }
    this.batch = q;
    try {
      rules.answer(this, q as never, answer as unknown as never);
    } finally {
      this.batch = null;
    }
    this.settle(base);
    this.signFrames(q.seat, base);
  }

  // ---- questions that are open together

  /** Several questions of one step: from now on they know that they are not alone. */
  private joinTogether(): void {
    const { asked } = this.s;
    const first = asked[0].id;
    for (let i = 0; i < asked.length; i++) {
      const q = asked[i];
      if (q.together !== undefined) continue;
      const joined: Question = { id: q.id, seat: q.seat, kind: q.kind, data: q.data, together: first };
      asked[i] = this.strict ? deepFreeze(joined) : joined;
    }
  }

  /** Frames pushed while others still answer wait for all of them; who pushed them decides their order then. */
  private signFrames(seat: number, base: number): void {
    const { stack } = this.s;
    for (let i = base; i < stack.length; i++) {
      const signed: Frame = { step: stack[i].step, data: stack[i].data, by: seat };
      stack[i] = this.strict ? deepFreeze(signed) : signed;
    }
  }

  /** All have answered: what they pushed runs in seat order, whoever was quickest. */
  private closeBatch(): void {
    const { stack } = this.s;
    let from = stack.length;
    while (from > 0 && stack[from - 1].by !== undefined) from--;
    const frames = stack.splice(from);
    // The top of the stack runs first; a stable sort keeps the order within a seat.
    frames.sort((a, b) => (b.by as number) - (a.by as number));
    for (const { step, data } of frames) {
      const frame: Frame = { step, data };
      stack.push(this.strict ? deepFreeze(frame) : frame);
    }
  }

  // ---- windows and events

  private countPass(window: WindowRules<S, V, Names<V['questions']>>, answer: Answer): void {
    const { stack } = this.s;
    const top = stack.pop();
    if (top?.step !== WINDOW)
      throw new RulesFault('the question of a window was asked without one: use g.window');
    const open = top.data as unknown as OpenWindow;
    const n = open.order.length;
    const after = window.after ?? 'next';
    if (answer[0] === window.pass) this.pushWindow(open, (open.at + 1) % n, open.passed + 1);
    else if (after === 'same') stack.push(top);
    else if (after === 'close') return;
    else this.pushWindow(open, after === 'first' ? 0 : (open.at + 1) % n, 0);
  }

  private pushWindow({ kind, order, data }: OpenWindow, at: number, passed: number): void {
    this.pushKernel(WINDOW, { kind, order, data, at, passed });
  }

  /** Is it asked in a response window? */
  isOfWindow(q: Question): boolean {
    return this.rulesOf(q).window !== undefined;
  }

  /** Asks the next seat of a window that is concerned; nobody any more once all have passed. */
  private goOnWithWindow(open: OpenWindow): void {
    const concerned = this.rulesOf(open as unknown as Question).window?.concerned;
    const n = open.order.length;
    for (let { at, passed } = open; passed < n; at = (at + 1) % n, passed++) {
      const seat = open.order[at];
      if (concerned !== undefined && !concerned(this, seat, open.data as never)) continue;
      this.pushWindow(open, at, passed);
      this.ask(seat, open.kind as never, ...([open.data] as never));
      return;
    }
  }

  private goOnWithEvent({ event, data, listeners, at }: FiringEvent): void {
    if (at + 2 < listeners.length) this.pushKernel(EVENT, { event, data, listeners, at: at + 2 });
    const base = this.s.stack.length;
    this.eventRules(event).fire(this, data as never, listeners[at], listeners[at + 1]);
    this.settle(base);
  }

  private eventRules(event: string): EventRules<S, V, Json> {
    const rules = (this.rules.events as Readonly<Record<string, EventRules<S, V, Json>>> | undefined)?.[
      event
    ];
    if (rules === undefined) throw new RulesFault(`no event is called "${event}"`);
    return rules;
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
  start(settings: object, brought: readonly Json[] = []): void {
    const base = this.s.stack.length;
    this.rules.setup(this, settings as never, brought);
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
      const { asked, stack } = s;
      if (asked.length > 0) {
        if (asked.length > 1 && s.version !== undefined) this.joinTogether();
        if (!this.answerForced()) return;
      } else {
        if (stack.length > 0 && stack[stack.length - 1].by !== undefined) this.closeBatch();
        const frame = stack.pop();
        if (frame === undefined)
          throw new RulesFault('nothing is asked, nothing is next, and the game is not over');
        this.origin = undefined;
        const step = this.rules.steps[frame.step as Names<V['steps']>];
        if (step !== undefined) {
          const base = stack.length;
          step(this, frame.data as never);
          if (s.stack.length - base > 1) this.settle(base);
        } else if (frame.step === WINDOW) this.goOnWithWindow(frame.data as unknown as OpenWindow);
        else if (frame.step === EVENT) this.goOnWithEvent(frame.data as unknown as FiringEvent);
        else throw new RulesFault(`no step is called "${frame.step}"`);
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
  version: number = rules.version,
  chance: Chance = seedChance(seed),
): { readonly g: Play<S, V>; readonly settings: Settings } {
  const settings = readSettings(rules, seats, given);
  const core: CoreState = {
    version: version > (rules.firstEdition ?? 0) ? version : undefined,
    chance,
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

export interface BeginOptions {
  /** of the rules; the present one unless told */
  readonly version?: number | undefined;
  /** the generator; a light one made from the seed unless told */
  readonly chance?: Chance | undefined;
  /** what each seat brings to a game that wants it; ready-made where nothing is given */
  readonly brought?: readonly (Json | undefined)[] | undefined;
}

/** A new game, set up and run to its first question. */
export function begin<S extends CoreState, V extends Vocabulary>(
  rules: Ruleset<S, V> | AnyRuleset,
  seats: number,
  seed: string,
  given: Readonly<Record<string, unknown>> = {},
  roundCap = 0,
  log: Tell[] | null = null,
  more: BeginOptions = {},
): Play<S, V> {
  const { g, settings } = prepare<S, V>(rules, seats, seed, given, roundCap, more.version, more.chance);
  g.log = log;
  g.start(settings, whatSeatsBring(rules, seats, seed, settings, more.brought));
  return g;
}

/** What every seat brings, ready-made where it brings nothing of its own. Throws BadSettings where something is wrong with it. */
export function whatSeatsBring(
  rules: AnyRuleset,
  seats: number,
  seed: string,
  settings: Settings,
  given: readonly (Json | undefined)[] = [],
  chance: Chance = seedChance(`${seed}/brought`),
): Json[] {
  const { brings } = rules;
  if (brings === undefined) return [];
  const roll = (n: number) => nextBelow(chance, n);
  return Array.from({ length: seats }, (_, seat) => {
    const own = given[seat];
    if (own === undefined || own === null) return brings.ready(roll, settings);
    const faults = brings.faults(own, settings);
    if (faults.length > 0) throw new BadSettings({ code: 'brought', seat, faults });
    return own;
  });
}
