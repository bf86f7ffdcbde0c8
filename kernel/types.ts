/**
 * The words of the kernel: state, step, question, choice, answer, reason, tell, secret, standing.
 * A game is a set of pure functions over plain data; nothing in a state is a class, closure, Map or promise.
 */
import type { Offers } from './offers.ts';
import type { Play } from './play.ts';
import type { Schema } from './schema.ts';
import type { Secret } from './secrets.ts';
import type { SettingSpecs, SettingsOf } from './settings.ts';
import type { Shape } from './shape.ts';

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
  /** question kind -> the verbs it can be answered with, as a union of names; any verb where a tiny game leaves it out */
  verbs?: object;
  /** reason key -> its arguments, as a tuple */
  reasons: object;
  /** log key -> its arguments, as a tuple */
  tells: object;
  /** event -> what its listeners are told; only where contents listen (see hooks.ts) */
  events?: object;
}

type Kinds<V extends Vocabulary> = keyof V['questions'] & string;
/** The verbs a question of this kind can be answered with. */
export type VerbOf<V extends Vocabulary, K extends string> = V extends { verbs: infer Verbs }
  ? K extends keyof Verbs
    ? Verbs[K] & keyof V['answers'] & string
    : never
  : keyof V['answers'] & string;

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
  /** the seat whose answer pushed it, while questions that were asked together are still open */
  readonly by?: number;
}

/** Something a seat must answer before the flow goes on. Immutable once asked, so copies share it. */
export interface Question<Kind extends string = string, Data = Json> {
  /** grows with every question: tells an old one from the open one. After an undo the numbers come again. */
  readonly id: number;
  readonly seat: number;
  readonly kind: Kind;
  readonly data: Data;
  /**
   * Open at the same time as others: the number of the first of them. What the answers push runs in seat order once all
   * are given, and a seat may take its own back until then.
   */
  readonly together?: number;
}

export type QuestionOf<V extends Vocabulary> = {
  [K in keyof V['questions'] & string]: Question<K, V['questions'][K]>;
}[keyof V['questions'] & string];

/** An answer is a verb and its arguments: `['take', 3]`. */
export type Answer = readonly [verb: string, ...args: Json[]];

type AnswerWith<V extends Vocabulary, Verb> = Verb extends keyof V['answers'] & string
  ? V['answers'][Verb] extends readonly unknown[]
    ? readonly [Verb, ...V['answers'][Verb]]
    : never
  : never;

/** What can be answered to a question of this kind; to any question where none is named. */
export type AnswerOf<V extends Vocabulary, K extends Kinds<V> = Kinds<V>> = AnswerWith<V, VerbOf<V, K>>;

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

/** Things of this kind can't be used now: in which phase they can, in words. */
export interface Elsewhere {
  readonly kind: string;
  readonly why: Reason;
}

/** All that can be said to a question. */
export interface Options {
  readonly choices: Choice[];
  readonly forms: Form[];
  /** left out where nothing belongs elsewhere */
  readonly elsewhere?: Elsewhere[];
}

/**
 * What a player can point at. The law of silence: whatever the asked seat sees and could think of using is in a choice,
 * in a blocked one with its reason, or of a kind that the question sends elsewhere (`offer.elsewhere`).
 */
export interface Things<S extends CoreState> {
  /** Each card in hand, card on display, own unit, building, place ...: everything a seat could think of using, in its view. */
  seen(view: S, seat: number, note: (kind: string, id: number) => void): void;
  /** The things an answer is about. */
  meant(view: S, q: Question, answer: Answer, note: (kind: string, id: number) => void): void;
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
  /** the line stands for a question that nobody was asked: all that was not possible */
  readonly unasked?: Unasked;
}

/** A question without anything to decide, passed over by the rules; everybody may read it. */
export interface Unasked {
  readonly seat: number;
  readonly kind: string;
  /** each reason once, with the answers it blocked; without answers where it says to which phase things belong */
  readonly impossible: readonly { readonly why: Reason; readonly answers: readonly Answer[] }[];
}

/** The part of every state that the kernel keeps. A game's state extends it. */
export interface CoreState {
  /**
   * Version of the rules the table began with: it plays to its end by them (`g.since`). Undefined in tables that began
   * under the first edition of the kernel (`Ruleset.firstEdition`): they keep its form, and so their hashes.
   */
  version: number | undefined;
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
  /** may have halves */
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
  choices(g: Play<S, V>, q: Question<K, V['questions'][K]>, offer: Offers<V, K>): void;
  /** Carry one out. It was checked to be among the legal choices. */
  answer(g: Play<S, V>, q: Question<K, V['questions'][K]>, a: AnswerOf<V, K>): void;
  /** What the schema of a form can't say. The value already fits the schema. */
  check?(g: Play<S, V>, q: Question<K, V['questions'][K]>, a: AnswerOf<V, K>): Blocked;
  /**
   * Whether this one answer is open, without listing all the others; undefined: look at the list. For questions with long
   * lists. Says what `choices` says (see the law `offers`); the words of the answer may be anything.
   */
  admits?(g: Play<S, V>, q: Question<K, V['questions'][K]>, a: Answer): boolean | undefined;
  /** A single legal choice is taken without asking. Leave out where silence would betray a secret. */
  readonly auto?: boolean;
  /** Other seats learn only that this seat is asked something. That it is asked must then tell nothing: see the law `asking`. */
  readonly secret?: boolean;
  /** This question makes up a response window: asked of seat after seat until all have passed (`g.window`). */
  readonly window?: WindowRules<S, V, K>;
}

export interface WindowRules<S extends CoreState, V extends Vocabulary, K extends Kinds<V>> {
  /** the verb that passes; any other is a response */
  readonly pass: VerbOf<V, K>;
  /**
   * Whether the seat is asked at all. On public grounds only: a seat that is passed over because of what it holds would
   * betray it. Everybody is asked where this is left out.
   */
  concerned?(g: Play<S, V>, seat: number, data: V['questions'][K]): boolean;
  /**
   * After a response: the `next` seat goes on, or the `first`, and all must pass anew (the default is `next`); or the
   * `same` seat is asked until it passes, and each seat has its turn once; or the first response closes the window.
   */
  readonly after?: 'next' | 'first' | 'same' | 'close';
}

/** Contents that listen to one event; made by `eventHook`. */
export interface EventRules<S extends CoreState, V extends Vocabulary, Data> {
  /** seat and content number of each listener in turn: [seat, content, seat, content, ...] */
  listeners(s: S, data: Data): number[];
  /** Runs one listener, unless it is out of play by now. */
  fire(g: Play<S, V>, data: Data, seat: number, content: number): void;
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
  /**
   * Of the rules as they are now. Every change that alters how recorded answers play out makes a new one and asks
   * `g.since(version)` where it differs: tables play to their end by the rules they began with.
   */
  readonly version: number;
  /** The earliest version that can still be played and read; 1 unless told. */
  readonly oldest?: number;
  /** Tables of versions up to this one began under the first edition of the kernel and keep the form it gave them. */
  readonly firstEdition?: number;
  /** Of the form of the state: grows when a stored state has to be changed before these rules can go on with it; 1 unless told. */
  readonly form?: number;
  /** Brings a stored state of an earlier form into the present one. Without it such a state is refused. */
  migrate?(form: number, state: Json): Json;
  /** What a state must look like. Whatever comes from a store or a file is checked against it before it is used. */
  readonly shape?: Shape;
  readonly seats: { readonly min: number; readonly max: number };
  readonly settings: Specs;
  /** The empty state of this game with every key in place; `core` holds the kernel's part, to be spread first. */
  blank(core: CoreState, settings: SettingsOf<Specs>): S;
  /** Lays out the game. Deterministic from the settings and the seed; ends with the first `next`. */
  setup(g: Play<S, V>, settings: SettingsOf<Specs>, brought: readonly Json[]): void;
  readonly steps: StepRules<S, V>;
  readonly questions: { readonly [K in keyof V['questions'] & string]: QuestionRules<S, V, K> };
  readonly events?: EventsOf<S, V>;
  /** What a player can point at, for the law of silence and for boards. */
  readonly things?: Things<S>;
  /** What each seat brings to the table (a deck): checked before the game, secret until played. */
  readonly brings?: Brings<S>;
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
  /** Whether an order can ever matter at this table; all do where it is left out. */
  orderMatters?(s: S, order: string): boolean;
  /** How long an order of limited scope holds: as long as this value stays the same. Orders for ever need none. */
  readonly scopes?: { readonly [scope in OrderScope]?: (s: S) => number };
  /** The order that answers for a seat whose time is up. Where there is none, a bot takes the seat. */
  readonly whenLate?: string;
  /** Where a live clock runs, a seat has so many milliseconds for an answer in a response window; then `whenLate` gives it. */
  readonly windowTime?: number;
}

/** A standing order holds for this move or this turn; for the whole game where no scope is named. */
export type OrderScope = 'move' | 'turn';

/** What is wrong with what a seat wants to bring; keys are words of the game's reasons. */
export type BroughtFault = Reason;

export interface Brings<S extends CoreState> {
  /** Everything that is wrong with it, none where it is good. Nobody vouches for the value. */
  faults(
    value: unknown,
    settings: Readonly<Record<string, boolean | string | number>>,
  ): readonly BroughtFault[];
  /** For seats that bring nothing: bots, tests, random play. Always without fault. */
  ready(roll: (n: number) => number, settings: Readonly<Record<string, boolean | string | number>>): Json;
  /**
   * So many components that the owner may have brought beside those the looker has seen. Guessed from what is open to
   * the looker, never from what was really brought: `s` holds HIDDEN where the looker may not look.
   */
  guess(s: S, owner: number, kind: string, n: number, roll: (n: number) => number): number[];
  /** Where people build what they bring: for searches and statistics. */
  readonly variants?: Variants;
}

export interface Variants {
  /** ready-made ones, by name */
  readonly all: Readonly<Record<string, Json>>;
  /** Something like it, by a small change, that is without fault, too. */
  vary(value: Json, roll: (n: number) => number): Json;
  /** What it consists of, with the number of each part. */
  parts(value: Json): Readonly<Record<string, number>>;
  /** The part that this answer brings into use, if it does. */
  used(answer: Answer): string | undefined;
}

type EventsOf<S extends CoreState, V extends Vocabulary> = V['events'] extends object
  ? { readonly [E in keyof V['events'] & string]: EventRules<S, V, V['events'][E]> }
  : undefined;

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
