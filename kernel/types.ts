/**
 * The words of the kernel: state, step, question, choice, answer, reason, tell, secret, standing.
 * A game is a set of pure functions over plain data; nothing in a state is a class, closure, Map or promise.
 */
import type { Offers } from './offers.ts';
import type { Play } from './play.ts';
import type { Schema } from './schema.ts';
import type { Secret } from './secrets.ts';
import type { SettingSpecs, SettingsOf } from './settings.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What may stand in an answer, a reason or a tell. Content is named by small integers. */
export type Arg = Json;

/** Who looks from outside: knows only what everybody knows. */
export const SPECTATOR = -1;
/** An empty place in a list of component ids. Never secret. */
export const NONE = -1;
/** A component the looker may not know. `HIDDEN - back` where the back of the card tells something. */
export const HIDDEN = -2;
/** The kind of a secret question as others see it. No question of a game may be called so. */
export const SECRET_QUESTION = 'secret';

/** What a game says, each name with the type of what goes with it. */
export interface Vocabulary {
  /** step name -> its data (null where it has none) */
  steps: object;
  /** question kind -> its data (null where it has none) */
  questions: object;
  /** verb -> the arguments of the answer, as a tuple */
  answers: object;
  /** reason key -> its arguments, as a tuple */
  reasons: object;
  /** log key -> its arguments, as a tuple */
  tells: object;
}

/** A tuple with no more elements than `Most` has: what lies beyond would be dropped without a word. */
export type UpTo<T, Most extends readonly unknown[]> = T extends readonly unknown[]
  ? number extends T['length']
    ? T
    : T extends Partial<Most>
      ? T
      : never
  : never;

/** A continuation: what happens next. Immutable once pushed, so copies share it. */
export interface Frame {
  readonly step: string;
  readonly data: Json;
}

/** Something a seat must answer before the flow goes on. Immutable once asked, so copies share it. */
export interface Question<Kind extends string = string, Data = Json> {
  /** grows with every question: tells an old one from the open one. After an undo the numbers come again. */
  readonly id: number;
  readonly seat: number;
  readonly kind: Kind;
  readonly data: Data;
}

export type QuestionOf<V extends Vocabulary> = {
  [K in keyof V['questions'] & string]: Question<K, V['questions'][K]>;
}[keyof V['questions'] & string];

/** An answer is a verb and its arguments: `['take', 3]`. */
export type Answer = readonly [verb: string, ...args: Json[]];

export type AnswerOf<V extends Vocabulary> = {
  [K in keyof V['answers'] & string]: V['answers'][K] extends readonly unknown[]
    ? readonly [K, ...V['answers'][K]]
    : never;
}[keyof V['answers'] & string];

/** Why something can't be done: a key with arguments, put into words by the language files. */
export interface Reason {
  readonly key: string;
  readonly args: readonly Arg[];
}

/** `undefined` means: nothing stands in the way. */
export type Blocked = Reason | undefined;
/** Nothing stands in the way. */
export const OK: Blocked = undefined;

/** A candidate answer as the interface shows it: greyed where `why` is given, with a word of caution where `warn` is. */
export interface Choice {
  readonly answer: Answer;
  readonly why?: Reason;
  readonly warn?: Reason;
}

/** An answer that is open by nature: any value that fits the schema and passes the question's check. */
export interface Form {
  readonly verb: string;
  readonly schema: Schema;
}

/** All that can be said to a question. */
export interface Options {
  readonly choices: Choice[];
  readonly forms: Form[];
}

/** A line of the log: structured, put into words at the edge, enough to animate from. */
export interface Tell {
  readonly key: string;
  readonly args: readonly Arg[];
  /** the card, rule or seat that caused it */
  readonly origin?: string;
  /** arguments from this index on are known only to the seats in `knownTo` */
  readonly secretFrom?: number;
  readonly knownTo?: readonly number[];
}

/** The part of every state that the kernel keeps. A game's state extends it. */
export interface CoreState {
  /** four 32-bit integers of the generator; a secret */
  chance: number[];
  seats: number;
  round: number;
  /** the game ends when a round beyond this would begin; 0 = no cap */
  roundCap: number;
  stack: Frame[];
  asked: Question[];
  /** id of the latest question */
  asking: number;
  over: boolean;
}

export interface Standing {
  readonly seat: number;
  readonly points: number;
  /** 1 = first; tied seats share a rank */
  readonly rank: number;
  /** points by source, keys named in the language files */
  readonly by: Readonly<Record<string, number>>;
}

/** How one kind of question is offered and answered. */
export interface QuestionRules<
  S extends CoreState,
  V extends Vocabulary,
  K extends keyof V['questions'] & string,
> {
  /** Every candidate a player would think of, each with what blocks it. Pure: may run any number of times. */
  choices(g: Play<S, V>, q: Question<K, V['questions'][K]>, offer: Offers<V>): void;
  /** Carry one out. It was checked to be among the legal choices. */
  answer(g: Play<S, V>, q: Question<K, V['questions'][K]>, a: AnswerOf<V>): void;
  /** What the schema of a form can't say. The value already fits the schema. */
  check?(g: Play<S, V>, q: Question<K, V['questions'][K]>, a: AnswerOf<V>): Blocked;
  /** A single legal choice is taken without asking. Leave out where silence would betray a secret. */
  readonly auto?: boolean;
  /** Other seats learn only that this seat is asked something. */
  readonly secret?: boolean;
}

export type StepRules<S extends CoreState, V extends Vocabulary> = {
  readonly [K in keyof V['steps'] & string]: (g: Play<S, V>, data: V['steps'][K]) => void;
};

export interface Ruleset<
  S extends CoreState = CoreState,
  V extends Vocabulary = Vocabulary,
  Specs extends SettingSpecs = SettingSpecs,
> {
  readonly id: string;
  /** Bumped by every change that alters how recorded answers play out. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly settings: Specs;
  /** The empty state of this game with every key in place; `core` holds the kernel's part, to be spread first. */
  blank(core: CoreState, settings: SettingsOf<Specs>): S;
  /** Lays out the game. Deterministic from the settings and the seed; ends with the first `next`. */
  setup(g: Play<S, V>, settings: SettingsOf<Specs>): void;
  readonly steps: StepRules<S, V>;
  readonly questions: { readonly [K in keyof V['questions'] & string]: QuestionRules<S, V, K> };
  /** kind x place -> who knows what. Redaction, log visibility, undo limits and `imagine` follow from it. */
  readonly secrets: readonly Secret<S>[];
  /** Hand-written deep copy; frames and questions may be shared. */
  copy(s: S): S;
  standing(s: S): Standing[];
  /** Where each piece is. The kit checks that the sum of each piece never changes. */
  pieces(s: S, at: (piece: string, place: string, n: number) => void): void;
  /** Content ids that are in use in this state ('technology:wheel'); the kit reports what was never seen. */
  seen?(s: S, note: (id: string) => void): void;
  /** Every content id there is, for that report. */
  readonly content?: readonly string[];
  /** Further redaction where a list of ids can't say it. Changes the copy it is given. */
  redactMore?(view: S, seat: number): void;
  /** Repairs an imagined state where ids aren't free to move. Changes the copy it is given. */
  imagineMore?(s: S, seat: number, roll: (n: number) => number): void;
  /** A seat gives up by the rules of the game. Without it the table puts a bot in the seat. */
  resign?(g: Play<S, V>, seat: number): void;
  /** Automatic answers a seat may switch on ("pass until attacked"): the answer, or undefined to ask. */
  readonly orders?: { readonly [id: string]: (view: S, q: Question, options: Options) => Answer | undefined };
}

/** Any ruleset, where the kernel, table or bots handle games they don't know. */
// biome-ignore lint/suspicious/noExplicitAny: a ruleset is invariant in its state; "some ruleset" can't be said otherwise
export type AnyRuleset = Ruleset<any, any, any>;

export type RefusalCode =
  | 'over' // the game has ended
  | 'not-asked' // no such question is open (an old or unknown one)
  | 'wrong-seat' // the question belongs to another seat
  | 'malformed' // not an answer at all, or a call with parts of the wrong type
  | 'not-offered' // nobody offered this
  | 'blocked'; // offered, but something stands in the way: see reason

/** An answer that was not accepted. The state is untouched. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly reason: Reason | undefined;
  constructor(code: RefusalCode, reason?: Reason) {
    super(reason ? `${code}: ${reason.key}` : code);
    this.name = 'Refusal';
    this.code = code;
    this.reason = reason;
  }
}

/** A fault in a ruleset: never the player's doing. */
export class RulesFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RulesFault';
  }
}
