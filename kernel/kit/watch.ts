/** One game under watch: what it needs to be played again, what was met, and how a broken law is reported. */
import {
  type Answer,
  type AnyRuleset,
  BadSettings,
  type CoreState,
  deepFreeze,
  type GameWords,
  hash,
  type Language,
  type Offers,
  Play,
  prepare,
  type Question,
  redact,
  type Settings,
  SPECTATOR,
  type Tell,
  type Vocabulary,
  whatSeatsBring,
} from '../index.ts';
import { type CaseFile, LawBroken, type LawName } from './broken.ts';
import { type Roll, randomAnswer, rollFor } from './chance.ts';
import { Coverage } from './coverage.ts';
import { keepSecretsFromLines } from './open-lines.ts';

// biome-ignore lint/suspicious/noExplicitAny: the words of "some game", as for AnyRuleset
export type AnyWords = GameWords<any, any>;
export type BothWords = { readonly [L in Language]: AnyWords };

/** What the kit needs of a game: its rules, and its words where they shall be checked. A `GameModule` is one. */
export interface Checked {
  readonly rules: AnyRuleset;
  readonly words?: { readonly [L in Language]: AnyWords | (() => Promise<AnyWords>) };
}

/** One game to be played. */
export interface Setup {
  readonly seats: number;
  readonly settings: Settings;
  readonly roundCap: number;
  readonly seed: string;
}

/** How strictly to judge; see `CheckOptions` for what each means. */
export interface Judgement {
  readonly freeRanks: boolean;
  readonly openTells: ReadonlySet<string>;
  readonly without: ReadonlySet<LawName>;
  readonly seldom: ReadonlySet<string>;
  /** no experiments: only what the game itself shows */
  readonly plainly?: boolean;
}

export type AnyState = CoreState;
export type AnyPlay = Play<CoreState, Vocabulary>;

export class Watch {
  readonly rules: AnyRuleset;
  readonly words: BothWords | undefined;
  readonly setup: Setup;
  readonly judgement: Judgement;
  readonly coverage: Coverage;
  readonly answers: [number, number, Answer][] = [];
  /** A handle for copies, so that experiments never touch the one of the game. */
  readonly probe: AnyPlay;
  readonly g: AnyPlay;
  /** the settings with defaults filled in */
  readonly settings: Settings;
  /** an experiment is under way: what breaks now may not be the fault of the law that is tried */
  aside = false;
  /** places that the rules' copy shares with its original: nobody may change them */
  shared: readonly string[] = [];
  /** the sum of each piece, counted when the game was laid out */
  pieces: ReadonlyMap<string, number> = new Map();

  constructor(
    rules: AnyRuleset,
    words: BothWords | undefined,
    setup: Setup,
    judgement: Judgement,
    coverage: Coverage = new Coverage(),
  ) {
    this.rules = rules;
    this.words = words;
    this.setup = setup;
    this.judgement = judgement;
    this.coverage = coverage;
    const { g, settings } = prepare<AnyState, Vocabulary>(
      rules,
      setup.seats,
      setup.seed,
      setup.settings,
      setup.roundCap,
    );
    g.strict = true;
    keepSecretsFromLines(g);
    g.log = [];
    this.g = g;
    this.settings = settings;
    this.probe = new Play<AnyState, Vocabulary>(rules, g.s);
    this.probe.strict = true;
  }

  get s(): AnyState {
    return this.g.s;
  }

  /** Rolls that depend only on the game, the point in it and the purpose: a law fails again where it failed. */
  roll(...purpose: readonly (string | number)[]): Roll {
    return rollFor(this.setup.seed, this.answers.length, ...purpose);
  }

  start(): void {
    this.guard(
      'flow',
      () => 'setting up',
      () => {
        const { seats, seed } = this.setup;
        this.g.start(this.settings, whatSeatsBring(this.rules, seats, seed, this.settings));
      },
    );
  }

  copy(s: AnyState = this.s): AnyState {
    return this.guard(
      'copy',
      () => 'copying',
      () => this.rules.copy(s) as AnyState,
    );
  }

  /** Saved and loaded again, with what the kernel calls immutable made so. */
  reloaded(s: AnyState = this.s): AnyState {
    const loaded = JSON.parse(JSON.stringify(s)) as AnyState;
    for (const frame of loaded.stack) deepFreeze(frame);
    for (const q of loaded.asked) deepFreeze(q);
    return loaded;
  }

  /** The game goes on by one answer. */
  perform(q: Question, answer: Answer): void {
    deepFreeze(answer);
    this.answers.push([q.seat, q.id, answer]);
    const [a, b, c, d] = this.s.chance;
    this.g.marked = false;
    this.guard(
      'flow',
      () => `performing ${JSON.stringify(answer)}`,
      () => this.g.perform(q, answer),
    );
    if (this.g.marked) return;
    const [w, x, y, z] = this.s.chance;
    this.demand('chance', a === w && b === x && c === y && d === z, () => {
      return `${JSON.stringify(answer)} used chance without a mark: not through the kernel`;
    });
  }

  /** An experiment: the answer on another state, which is changed. Gives the log lines it caused. */
  tryOn(s: AnyState, q: Question, answer: Answer, law: LawName, doing: string): Tell[] {
    const log: Tell[] = [];
    this.probe.s = s;
    this.probe.log = log;
    this.guard(
      law,
      () => `${doing}: performing ${JSON.stringify(answer)}`,
      () => {
        this.probe.perform(s.asked.find(open => open.id === q.id) ?? q, answer);
      },
    );
    return log;
  }

  /** What a seat or SPECTATOR may know. */
  view(looker: number, s: AnyState = this.s): AnyState {
    return this.guard(
      'views',
      () => `making the view of ${lookerName(looker)}`,
      () => redact(this.rules, s, looker),
    );
  }

  /** A random legal answer to the question, on this or another handle. */
  randomAnswer(g: AnyPlay, q: Question, roll: Roll, offers: Offers = g.legal(q)): Answer {
    return this.guard(
      'flow',
      () => `looking for an answer to ${q.kind}`,
      () => randomAnswer(g, q, offers, roll, this.judgement.seldom),
    );
  }

  hash(s: AnyState = this.s): string {
    return this.guard(
      'plain',
      () => 'hashing',
      () => hash(s),
    );
  }

  /** Runs rules code; whatever it throws breaks the law named (or that of immutable things). */
  guard<T>(law: LawName, doing: () => string, run: () => T): T {
    try {
      return run();
    } catch (error) {
      // settings that don't go together are refused when the game is laid out: not a fault of the rules
      if (error instanceof LawBroken || error instanceof BadSettings) throw error;
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      const detail = `${doing()} failed with ${message}`;
      if (!isFrozenFault(error)) throw this.broken(law, detail, error);
      const shared = this.shared.length > 0 ? `; the rules' copy shares ${this.shared.join(', ')}` : '';
      throw this.broken('immutable', detail + shared, error);
    }
  }

  case(): CaseFile {
    const { rules, setup } = this;
    return {
      game: rules.id,
      version: rules.version,
      seats: setup.seats,
      settings: setup.settings,
      roundCap: setup.roundCap,
      seed: setup.seed,
      answers: this.answers.slice(),
    };
  }

  broken(law: LawName, detail: string, cause?: unknown): LawBroken {
    return new LawBroken(law, detail, this.case(), this.aside, cause);
  }

  demand(law: LawName, holds: boolean, detail: () => string): void {
    if (!holds) throw this.broken(law, detail());
  }
}

export function lookerName(looker: number): string {
  return looker === SPECTATOR ? 'a spectator' : `seat ${looker}`;
}

/** What the engine throws when somebody writes into a frozen object. */
function isFrozenFault(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /read only|not extensible|Cannot (delete|redefine) property/.test(error.message)
  );
}
