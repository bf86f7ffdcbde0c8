/** Directed play: prefers what was used least, until every content, reason, log line, question and verb was met. */
import {
  type Answer,
  type AnyRuleset,
  type Options,
  type Play,
  type Question,
  SPECTATOR,
  type Tell,
} from '../index.ts';
import { LawBroken } from './broken.ts';
import { formReasons, type Roll, rollFor } from './chance.ts';
import { type CheckOptions, judgementOf, loadWords, setupOf } from './check.ts';
import { Coverage, coverageLines, isComplete, type Missing } from './coverage.ts';
import { lawQuestionWords, lawTellWords } from './laws-words.ts';
import { type AnyState, type BothWords, type Checked, Watch } from './watch.ts';

/** Decides for a seat; undefined leaves it to the kit. */
export type Chooser = (g: Play, q: Question, roll: Roll) => Answer | undefined;

export interface DirectedOptions
  extends Pick<
    CheckOptions,
    'seats' | 'settings' | 'roundCap' | 'seed' | 'seldom' | 'coverage' | 'onBroken'
  > {
  /** budgets, whichever is used up first */
  readonly answers?: number;
  readonly games?: number;
  readonly ms?: number;
  /** a game is left after so many answers; 2000 */
  readonly cap?: number;
  /** keys that random play can't be expected to meet */
  readonly except?: readonly string[];
  /** somebody who plays well enough to reach late contents; how often he decides changes from game to game */
  readonly expert?: Chooser;
  /** the content that a log line shows at work, where `seen` can't tell it from the state */
  readonly proves?: (tell: Tell) => string | undefined;
  /** places of pieces that were left out of a game; of several set-ups the one with most that was never met is played */
  readonly leftOut?: readonly string[];
}

export interface DirectedReport {
  readonly game: string;
  readonly games: number;
  readonly answers: number;
  readonly ms: number;
  readonly complete: boolean;
  readonly missing: Missing;
  readonly coverage: Coverage;
  /** for people: one line a kind of key */
  readonly lines: readonly string[];
}

/** So many choices are tried on copies when looking for something new. */
const WIDTH = 8;
/** So many set-ups are laid out when looking for one that holds something new. */
const SETUPS = 32;
/** How often, out of 16, the expert decides in a game: the less, the odder its positions; the more, the later. */
const TRUST: readonly number[] = [0, 16, 8, 16];

export async function directedPlay(game: Checked, options: DirectedOptions = {}): Promise<DirectedReport> {
  return directRules(game.rules, await loadWords(game), options);
}

export function directRules(
  rules: AnyRuleset,
  words: BothWords | undefined,
  options: DirectedOptions = {},
): DirectedReport {
  const began = performance.now();
  const { answers: budget = 100_000, games: most = Number.POSITIVE_INFINITY, ms = 20_000 } = options;
  const { cap = 2000, coverage = new Coverage(), except = [], seed = 'directed' } = options;
  const notes = new Notes();
  const missing = () => coverage.missing(rules, words, except);
  let games = 0;
  let answers = 0;
  const spent = () => answers >= budget || games >= most || performance.now() - began >= ms;
  try {
    while (!spent() && !isComplete(missing())) {
      const begin = (again: number) => {
        const setup = setupOf(rules, { ...options, seed: again === 0 ? seed : `${seed} ${again}` }, games);
        const watch = new Watch(rules, words, setup, judgementOf(options), coverage);
        watch.start();
        return watch;
      };
      const w = mostPromising(begin, options.leftOut);
      const director = new Director(w, notes, rollFor(w.setup.seed, 'directed'), options);
      while (!w.s.over && w.answers.length < cap && answers < budget && performance.now() - began < ms) {
        director.turn();
        answers++;
      }
      director.note();
      games++;
    }
  } catch (error) {
    if (error instanceof LawBroken) options.onBroken?.(error.case);
    throw error;
  }
  const never = missing();
  return {
    game: rules.id,
    games,
    answers,
    ms: performance.now() - began,
    complete: isComplete(never),
    missing: never,
    coverage,
    lines: coverageLines(coverage, rules, words, except),
  };
}

/** Not every content is in every game: it is quicker to deal again than to play without what is still to be met. */
function mostPromising(begin: (again: number) => Watch, leftOut: readonly string[] | undefined): Watch {
  let best = begin(0);
  if (leftOut === undefined) return best;
  let most = newContents(best, leftOut);
  for (let again = 1; again < SETUPS; again++) {
    const other = begin(again);
    const n = newContents(other, leftOut);
    if (n <= most) continue;
    best = other;
    most = n;
  }
  return best;
}

/** How many contents that were never met are among the pieces of this game. */
function newContents({ rules, s, coverage }: Watch, leftOut: readonly string[]): number {
  const met = (piece: string) => coverage.has('content', piece);
  const found = new Set<string>();
  rules.pieces(s, (piece, place) => {
    if (rules.content?.includes(piece) && !met(piece) && !leftOut.includes(place)) found.add(piece);
  });
  return found.size;
}

class Director {
  readonly w: Watch;
  readonly notes: Notes;
  readonly roll: Roll;
  readonly expert: Chooser | undefined;
  readonly proves: DirectedOptions['proves'];
  /** out of 16: how often the expert decides in this game */
  readonly trust: number;
  /** out of 10: how often this game follows what was used least; the rest is random, so that games differ in depth */
  readonly bent: number;

  constructor(w: Watch, notes: Notes, roll: Roll, options: DirectedOptions) {
    this.w = w;
    this.notes = notes;
    this.roll = roll;
    this.expert = options.expert;
    this.proves = options.proves;
    this.trust = TRUST[roll(TRUST.length)];
    this.bent = 2 + roll(8);
  }

  /** Notes what the state and the log show. */
  note(): void {
    const { w } = this;
    const log = w.g.log ?? [];
    w.coverage.noteTells(log);
    const unread = log.filter(tell => isNew(this.notes.tells, tell.key));
    for (const looker of [SPECTATOR, 0]) lawTellWords(w, unread, looker);
    for (const tell of log) {
      const id = this.proves?.(tell);
      if (id !== undefined) w.coverage.note('content', id);
    }
    log.length = 0;
    w.guard(
      'flow',
      () => 'asking for the contents in use',
      () => w.coverage.noteContent(w.rules, w.s),
    );
  }

  turn(): void {
    const { w, roll } = this;
    this.note();
    const { g } = w;
    const q = g.s.asked[roll(g.s.asked.length)];
    w.coverage.note('kinds', q.kind);
    const options = w.guard(
      'flow',
      () => `offering choices for ${q.kind}`,
      () => g.options(q),
    );
    w.coverage.noteOptions(options);
    this.readChoices(q, options);
    w.guard(
      'flow',
      () => `checking open answers to ${q.kind}`,
      () => {
        for (const reason of formReasons(g, q, options.forms, roll)) w.coverage.note('reasons', reason.key);
      },
    );
    const answer = this.choose(q, options);
    w.coverage.note('verbs', answer[0]);
    this.notes.count(q.kind, answer);
    if (w.rules.resign && roll(200) === 0) this.tryResigning();
    w.perform(q, answer);
  }

  /** What is offered for the first time is put into words: so every reason and choice that is met is also read. */
  private readChoices(q: Question, options: Options): void {
    const { reasons } = this.notes;
    const choices = options.choices.filter(({ answer, why, warn }) => {
      const use = this.notes.of(q.kind, answer[0]);
      let news = !use.read;
      use.read = true;
      if (why !== undefined && isNew(reasons, why.key)) news = true;
      if (warn !== undefined && isNew(reasons, warn.key)) news = true;
      return news;
    });
    const elsewhere = (options.elsewhere ?? []).filter(({ why }) => isNew(reasons, why.key));
    if (choices.length + elsewhere.length > 0)
      lawQuestionWords(this.w, new Map([[q, { choices, forms: options.forms, elsewhere }]]));
  }

  private choose(q: Question, options: Options): Answer {
    const { w, roll } = this;
    const legal = options.choices.filter(c => !c.why).map(c => c.answer);
    w.demand('asked', legal.length > 0, () => `question ${q.kind} has no legal choice`);
    if (legal.length === 1 && options.forms.length === 0) return legal[0];
    const usual = legal.filter(answer => !w.judgement.seldom.has(answer[0]));
    const byUse = this.leastUsedFirst(q, usual.length > 0 ? usual : legal);
    const trusted = this.expert !== undefined && roll(16) < this.trust;
    if (trusted || roll(6) === 0) {
      const found = byUse.slice(0, WIDTH).find(answer => this.showsNews(q, answer));
      if (found) return found;
    }
    if (trusted) {
      const answer = this.expert?.(w.g, q, roll);
      if (answer) return answer;
    }
    if (roll(10) < this.bent) return byUse[0];
    return w.randomAnswer(w.g, q, roll);
  }

  /** Verbs count more than their arguments: a rare verb comes before a rare target. */
  private leastUsedFirst(q: Question, legal: readonly Answer[]): Answer[] {
    const rated = legal.map(answer => {
      const { given, exact } = this.notes.of(q.kind, answer[0]);
      return {
        answer,
        verb: Math.floor(Math.log2(given + 1)),
        exact: exact.get(keyOf(answer)) ?? 0,
        tie: this.roll(1 << 20),
      };
    });
    rated.sort((a, b) => a.verb - b.verb || a.exact - b.exact || a.tie - b.tie);
    return rated.map(r => r.answer);
  }

  /** Does this answer lead at once to a content or log line that was never met? */
  private showsNews(q: Question, answer: Answer): boolean {
    const { w } = this;
    const copy: AnyState = w.copy();
    const told: Tell[] = w.tryOn(copy, q, answer, 'flow', 'looking ahead');
    if (told.some(tell => !w.coverage.has('tells', tell.key))) return true;
    let news = told.some(tell => {
      const id = this.proves?.(tell);
      return id !== undefined && !w.coverage.has('content', id);
    });
    w.rules.seen?.(copy, id => {
      if (!w.coverage.has('content', id)) news = true;
    });
    return news;
  }

  /** Giving up is not an answer, but has its log lines too. */
  private tryResigning(): void {
    const { w } = this;
    w.probe.s = w.copy();
    const log: Tell[] = [];
    w.probe.log = log;
    w.guard(
      'resign',
      () => 'giving up',
      () => w.probe.resign(this.roll(w.s.seats)),
    );
    w.coverage.noteTells(log);
  }
}

/** What became of a verb in the answers to one question. */
interface Use {
  given: number;
  readonly exact: Map<number | string, number>;
  /** it was put into words */
  read: boolean;
}

/**
 * What was done and read already, in this game or one before. It is asked about every choice of every question, so no texts are put
 * together to look it up.
 */
class Notes {
  readonly reasons = new Set<string>();
  readonly tells = new Set<string>();
  private readonly uses = new Map<string, Map<string, Use>>();

  of(kind: string, verb: string): Use {
    let verbs = this.uses.get(kind);
    if (verbs === undefined) {
      verbs = new Map();
      this.uses.set(kind, verbs);
    }
    let use = verbs.get(verb);
    if (use === undefined) {
      use = { given: 0, exact: new Map(), read: false };
      verbs.set(verb, use);
    }
    return use;
  }

  count(kind: string, answer: Answer): void {
    const use = this.of(kind, answer[0]);
    use.given++;
    const key = keyOf(answer);
    use.exact.set(key, (use.exact.get(key) ?? 0) + 1);
  }
}

const SMALL = 1 << 20;
const isSmall = (x: unknown): x is number =>
  typeof x === 'number' && Number.isInteger(x) && x >= 0 && x < SMALL;

/** The arguments of an answer as one key: a number where they are one or two small ones. */
function keyOf(answer: Answer): number | string {
  const [, a, b] = answer;
  if (answer.length === 2 && isSmall(a)) return a;
  if (answer.length === 3 && isSmall(a) && isSmall(b)) return (a + 1) * SMALL + b;
  return JSON.stringify(answer);
}

/** Adds it, and tells whether it was missing. */
function isNew(keys: Set<string>, key: string): boolean {
  const before = keys.size;
  return keys.add(key).size > before;
}
