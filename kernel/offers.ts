import type { Schema } from './schema.ts';
import type {
  Answer,
  Blocked,
  Choice,
  Elsewhere,
  Form,
  Json,
  Reason,
  UpTo,
  VerbOf,
  Vocabulary,
} from './types.ts';

type ArgsOf<V extends Vocabulary, Verb extends keyof V['answers']> = UpTo<
  V['answers'][Verb],
  readonly [Json, Json, Json]
>;

const ALL = 0x3fff_ffff;

/**
 * What `choices` fills. Two ways of listening:
 * - counting the legal ones into flat lists that are reused, nothing allocated, reasons never built (bots, checks);
 * - explaining: every candidate with its reason (the interface).
 */
export class Offers<
  V extends Vocabulary = Vocabulary,
  K extends keyof V['questions'] & string = keyof V['questions'] & string,
> {
  /** legal answers offered so far */
  count = 0;
  explaining = false;
  /** so many legal ones are wanted, and it makes no difference what else there is */
  private wanted = ALL;
  readonly verbs: string[] = [];
  readonly a: Json[] = [];
  readonly b: Json[] = [];
  readonly c: Json[] = [];
  choices: Choice[] = [];
  forms: Form[] = [];
  sent: Elsewhere[] = [];

  clear(explaining: boolean, wanted = ALL): void {
    this.count = 0;
    this.explaining = explaining;
    this.wanted = wanted;
    if (explaining) {
      this.choices = [];
      this.sent = [];
    }
    if (this.forms.length > 0) this.forms = [];
  }

  /** Nobody wants to know of any more: `choices` may stop here. */
  get enough(): boolean {
    return this.count >= this.wanted;
  }

  /** Nothing stands in the way of this. */
  can<Verb extends VerbOf<V, K>>(verb: Verb, ...args: ArgsOf<V, Verb>): void;
  can(verb: string, a?: Json, b?: Json, c?: Json): void {
    this.put(verb, a, b, c, undefined);
  }

  /** This, unless the reason stands in the way. */
  unless<Verb extends VerbOf<V, K>>(why: Blocked, verb: Verb, ...args: ArgsOf<V, Verb>): void;
  unless(why: Blocked, verb: string, a?: Json, b?: Json, c?: Json): void {
    if (why === undefined || this.explaining) this.put(verb, a, b, c, why);
  }

  /** A word of caution on the choice offered last: it is legal, but the player should know. Nothing where it is blocked. */
  warn(warning: Reason | undefined): void {
    if (!this.explaining || warning === undefined) return;
    const last = this.choices.pop();
    if (last) this.choices.push(last.why === undefined ? { ...last, warn: warning } : last);
  }

  /** Things of these kinds belong to another phase: the reason says to which. */
  elsewhere(why: Reason, ...kinds: readonly string[]): void {
    if (this.explaining) for (const kind of kinds) this.sent.push(sentElsewhere(kind, why));
  }

  /**
   * An open answer `[verb, value]`: any value that fits the schema. Offer a few plain candidates too, for bots. A schema that
   * is long to build is given as a function: where only legal answers are counted it is built when somebody looks at it.
   */
  form<Verb extends VerbOf<V, K>>(verb: Verb, schema: Schema | (() => Schema)): void {
    if (typeof schema !== 'function') this.forms.push({ verb, schema });
    else this.forms.push(this.explaining ? { verb, schema: schema() } : new LateForm(verb, schema));
  }

  private put(
    verb: string,
    a: Json | undefined,
    b: Json | undefined,
    c: Json | undefined,
    why: Reason | undefined,
  ): void {
    if (this.explaining) {
      const answer = toAnswer(verb, a, b, c);
      this.choices.push(why === undefined ? { answer } : { answer, why });
      if (why !== undefined) return;
    }
    const i = this.count++;
    this.verbs[i] = verb;
    this.a[i] = a as Json;
    this.b[i] = b as Json;
    this.c[i] = c as Json;
  }

  /** The i-th legal answer. */
  answer(i: number): Answer {
    return toAnswer(this.verbs[i], this.a[i], this.b[i], this.c[i]);
  }
}

/** A form whose schema is built at the first look; the state must not have changed by then, as with all offers. */
class LateForm implements Form {
  readonly verb: string;
  private readonly build: () => Schema;
  private built: Schema | undefined;

  constructor(verb: string, build: () => Schema) {
    this.verb = verb;
    this.build = build;
  }

  get schema(): Schema {
    this.built ??= this.build();
    return this.built;
  }
}

/** Made once for a reason that is always the same object: nearly all are, and views are compared after every answer. */
const SENT = new WeakMap<Reason, Map<string, Elsewhere>>();

function sentElsewhere(kind: string, why: Reason): Elsewhere {
  if (why.args.length > 0) return { kind, why };
  let byKind = SENT.get(why);
  if (byKind === undefined) {
    byKind = new Map();
    SENT.set(why, byKind);
  }
  let sent = byKind.get(kind);
  if (sent === undefined) {
    sent = Object.freeze({ kind, why });
    byKind.set(kind, sent);
  }
  return sent;
}

function toAnswer(verb: string, a: Json | undefined, b: Json | undefined, c: Json | undefined): Answer {
  if (a === undefined) return [verb];
  if (b === undefined) return [verb, a];
  if (c === undefined) return [verb, a, b];
  return [verb, a, b, c];
}
