/**
 * A scene: a small position, laid out by hand, played by answers and looked at piece by piece. The test language of every
 * game stands on it. Each answer is undone and redone on the way, and no piece may come or go.
 *
 *   const t = new Scene(rules, { seats: 2, names: ['Ada', 'Ben'] });
 *   t.arrange(s => { s.coins[0] = 2; }, ['action', 0]);
 *   t.answer('Ada', 'buy', 3);
 *   expect(t.tells()).toEqual(['paid 0 2', 'bought 0 3 [card:mill]']);
 *   expect(t.why('Ada', 'buy', 4)).toBe('too-few-coins');
 *   t.waitsFor('Ada: action');
 */
import { expect } from 'vitest';
import {
  type Answer,
  type AnyRuleset,
  begin,
  type CoreState,
  type Frame,
  hash,
  Play,
  type Question,
  Refusal,
  type Tell,
  type Vocabulary,
} from '../../index.ts';
import { keepSecretsFromLines } from '../open-lines.ts';

/** A step with its data, as it lies on the stack. */
export type StepOf<V extends Vocabulary> = {
  [K in keyof V['steps'] & string]: readonly [step: K, data: V['steps'][K]];
}[keyof V['steps'] & string];

/** An answer as a test says it: the verb, then numbers, or words that the scene of the game turns into numbers. */
export type Said = readonly [verb: string, ...words: unknown[]];

export interface Beginning<Who extends string | number = number> {
  readonly seats: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly roundCap?: number;
  /** what the seats are called in this test; their numbers unless told otherwise */
  readonly names?: readonly Who[];
}

export class Scene<
  S extends CoreState,
  V extends Vocabulary = Vocabulary,
  Who extends string | number = number,
> {
  readonly rules: AnyRuleset;
  readonly g: Play<S, V>;
  /** every line of the log since the position was laid out */
  readonly log: Tell[] = [];
  private readonly names: readonly Who[];
  /** how long the log was before the latest answer */
  private read = 0;
  private readonly redo: Play<S, V>;

  /** A new game as the rules lay it out. */
  constructor(rules: AnyRuleset, beginning: Beginning<Who>) {
    const { seats, settings = {}, seed = 'test', roundCap = 0 } = beginning;
    this.rules = rules;
    this.names = beginning.names ?? (Array.from({ length: seats }, (_, seat) => seat) as Who[]);
    this.g = begin<S, V>(rules, seats, seed, settings, roundCap, this.log);
    this.g.strict = true;
    keepSecretsFromLines(this.g);
    this.redo = new Play<S, V>(rules, this.g.s);
  }

  get s(): S {
    return this.g.s;
  }

  seat(who: Who): number {
    const seat = this.names.indexOf(who);
    if (seat < 0) throw new Error(`nobody here is called ${who}`);
    return seat;
  }

  // ---- laying out

  /** Changes the position by hand. With steps, what was going on is forgotten and these happen next, first one first. */
  arrange(change: (s: S) => void, ...steps: StepOf<V>[]): this {
    const { s } = this;
    if (steps.length > 0) {
      s.asked = [];
      s.stack = steps.map(([step, data]) => ({ step, data }) as Frame).reverse();
      this.log.length = 0;
    }
    change(s);
    return steps.length > 0 ? this.goOn() : this;
  }

  /** Lets the flow run until somebody is asked. */
  goOn(): this {
    this.read = this.log.length;
    this.conserving(() => this.g.run());
    return this;
  }

  // ---- answering

  /** The question that is open to this player. */
  question(who: Who): Question {
    const seat = this.seat(who);
    const q = this.s.asked.find(open => open.seat === seat);
    if (!q) throw new Error(`nothing is asked of ${who}; open: ${this.asked() || 'nothing'}`);
    return q;
  }

  /** Answers, undoes and redoes: the position is the same both times, and all pieces are still there. */
  answer(who: Who, ...said: Said): this {
    const q = this.question(who);
    const answer = this.understand(q.seat, said);
    const before = this.rules.copy(this.s);
    const was = hash(before);
    this.read = this.log.length;
    this.conserving(() => this.submit(q, answer));
    expect(hash(before), 'a copy is independent').toBe(was);
    this.redo.s = before;
    this.redo.submit(q.seat, q.id, answer);
    expect(hash(this.redo.s), 'redone, it is the same').toBe(hash(this.s));
    return this;
  }

  private submit(q: Question, answer: Answer): void {
    try {
      this.g.submit(q.seat, q.id, answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const why = error.reason ? `${error.reason.key} ${JSON.stringify(error.reason.args)}` : error.code;
      throw new Error(`${this.names[q.seat]} may not ${JSON.stringify(answer)} (${q.kind}): ${why}`);
    }
  }

  /** What the game's own scene overrides: words of the rulebook become the numbers of the answer. */
  protected understand(_seat: number, said: Said): Answer {
    return said as unknown as Answer;
  }

  /** The key of the reason that blocks an answer, `legal`, or `not-offered`. */
  why(who: Who, ...said: Said): string {
    return this.reason(who, ...said)[0];
  }

  /** The same with the arguments of the reason: `['too-few-coins', 3, 1]`. */
  reason(who: Who, ...said: Said): [key: string, ...args: unknown[]] {
    const q = this.question(who);
    const answer = this.understand(q.seat, said);
    const was = hash(this.s);
    try {
      this.g.admit(q.seat, q.id, answer);
      return ['legal'];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      expect(hash(this.s), 'a refused answer changes nothing').toBe(was);
      return error.reason ? [error.reason.key, ...error.reason.args] : [error.code];
    }
  }

  may(who: Who, ...said: Said): boolean {
    return this.why(who, ...said) === 'legal';
  }

  /** The key of the word of caution that a choice carries. */
  warns(who: Who, ...said: Said): string | undefined {
    const q = this.question(who);
    const answer = hash(this.understand(q.seat, said));
    return this.g.options(q).choices.find(choice => hash(choice.answer) === answer)?.warn?.key;
  }

  /** The legal answers in numbers; those of one verb where it is named. */
  legal(who: Who, verb?: string): Answer[] {
    const offers = this.g.legal(this.question(who));
    const all = Array.from({ length: offers.count }, (_, i) => offers.answer(i));
    return verb === undefined ? all : all.filter(answer => answer[0] === verb);
  }

  // ---- looking

  /** Who is asked what: `Ada: action, Ben: defend`; empty when nobody is. */
  asked(): string {
    return this.s.asked.map(q => `${this.names[q.seat]}: ${q.kind}`).join(', ');
  }

  /** Exactly this is open: nothing of what was tested is left over. */
  waitsFor(asked: string): this {
    expect(this.asked()).toBe(asked);
    return this;
  }

  nobodyAsked(): this {
    return this.waitsFor('');
  }

  /** What the latest answer caused, a line each: the key, its arguments, and the origin where one was told. */
  tells(): string[];
  /** The arguments of every line with this key since the position was laid out. */
  tells(key: string): (readonly unknown[])[];
  tells(key?: string): unknown[] {
    if (key !== undefined) return this.log.filter(tell => tell.key === key).map(tell => tell.args);
    return this.log.slice(this.read).map(lineOf);
  }

  /** What the latest line with this key opens to, a reason each with what it blocked: `too-dear 3: buy 0, buy 2`. */
  opened(key: string): string[] {
    const { impossible = [] } = this.log.findLast(tell => tell.key === key)?.unasked ?? {};
    return impossible.map(({ why, answers }) =>
      [why.key, ...why.args]
        .join(' ')
        .concat(answers.length > 0 ? ': ' : '', answers.map(a => a.join(' ')).join(', ')),
    );
  }

  /** How many there are of each piece. */
  protected count(): Record<string, number> {
    const sums: Record<string, number> = {};
    this.rules.pieces(this.s, (piece, _place, n) => {
      sums[piece] = (sums[piece] ?? 0) + n;
    });
    return sums;
  }

  protected conserving(run: () => void): void {
    const before = this.count();
    run();
    expect(this.count(), 'pieces are conserved').toEqual(before);
  }
}

function lineOf({ key, args, origin }: Tell): string {
  const said = args.map(arg => (typeof arg === 'object' ? JSON.stringify(arg) : String(arg)));
  return [key, ...said, ...(origin === undefined ? [] : [`[${origin}]`])].join(' ');
}
