/** Random games under all laws. */
import { type AnyRuleset, begin, hash, type Settings } from '../index.ts';
import { type CaseFile, LawBroken, type LawName } from './broken.ts';
import { type Roll, randomSettings, rollFor } from './chance.ts';
import { Coverage } from './coverage.ts';
import { examine, glance, readLog } from './examine.ts';
import { countPieces, lawAskedOne } from './laws-play.ts';
import { lawGuesses } from './laws-secrets.ts';
import { lawBrought } from './laws-together.ts';
import { lawFixedWords } from './laws-words.ts';
import { type BothWords, type Checked, type Judgement, type Setup, Watch } from './watch.ts';

export interface CheckOptions {
  /** how many games; 10 unless told otherwise */
  readonly games?: number;
  /** numbers of seats to go through; every number the game allows */
  readonly seats?: number | readonly number[];
  /** settings to go through; `'random'`: other ones for every game; the defaults */
  readonly settings?: Settings | readonly Settings[] | 'random';
  readonly roundCap?: number;
  /** names the games: the same name plays the same games */
  readonly seed?: string;
  /** the part of all points that is examined closely, 0.1; 1 examines every point for every looker */
  readonly rate?: number;
  /** stop a game after so many answers and be content; without it a game that does not end by itself breaks a law */
  readonly cap?: number;
  /** stop beginning new games after so many milliseconds */
  readonly ms?: number;
  /** ranks may disagree with points (a game that is won otherwise) */
  readonly freeRanks?: boolean;
  /** log lines that reveal by the rules what no view keeps (a card shown and put back) */
  readonly openTells?: readonly string[];
  /** verbs that random play takes only now and then, where there is something else: they end a game early */
  readonly seldom?: readonly string[];
  /** laws to leave out */
  readonly without?: readonly LawName[];
  /** collects what was met, over several calls */
  readonly coverage?: Coverage;
  /** after every game: for progress lines */
  readonly onGame?: (game: GameSummary) => void;
  /** before the error is thrown: the place to write the case to a file */
  readonly onBroken?: (at: CaseFile) => void;
}

export interface GameSummary extends Setup {
  readonly answers: number;
  /** the game came to its end by itself */
  readonly ended: boolean;
  readonly rounds: number;
  readonly hash: string;
}

export interface Report {
  readonly game: string;
  readonly version: number;
  readonly games: number;
  readonly ended: number;
  readonly answers: number;
  readonly longest: number;
  readonly examined: number;
  readonly replayed: number;
  readonly ms: number;
  readonly coverage: Coverage;
}

/** Beyond this many answers a game without a cap counts as endless. */
const ENDLESS = 100_000;
/** So many games at the start of a run are examined at both ends and replayed, whatever the rate. */
const FIRST = 4;
/** In longer games the first point where a law breaks is not searched for. */
const SEARCHED = 2000;

/** Plays random games under all laws; throws `LawBroken` at the first fault. Words are checked where the game has them. */
export async function checkGame(game: Checked, options: CheckOptions = {}): Promise<Report> {
  return checkRules(game.rules, await loadWords(game), options);
}

export async function loadWords(game: Checked): Promise<BothWords | undefined> {
  if (!game.words) return undefined;
  const { en, pl } = game.words;
  return {
    en: typeof en === 'function' ? await en() : en,
    pl: typeof pl === 'function' ? await pl() : pl,
  };
}

/** The same for words that are at hand, or without any. */
export function checkRules(
  rules: AnyRuleset,
  words: BothWords | undefined,
  options: CheckOptions = {},
): Report {
  const began = performance.now();
  const { games = 10, rate = 0.1, ms = Number.POSITIVE_INFINITY, coverage = new Coverage() } = options;
  const judgement = judgementOf(options);
  const total = { games: 0, ended: 0, answers: 0, longest: 0, examined: 0, replayed: 0 };
  let waiting: Finished[] = [];
  const replayWaiting = () => {
    replayAll(rules, waiting, judgement, words);
    total.replayed += waiting.length;
    waiting = [];
  };
  try {
    if (!judgement.without.has('words'))
      lawFixedWords(new Watch(rules, words, setupOf(rules, options, 0), judgement));
    for (let i = 0; i < games && (i === 0 || performance.now() - began < ms); i++) {
      const setup = setupOf(rules, options, i);
      // The first games and a part of the rest are examined at both ends and replayed.
      const closely = i < FIRST || chanceOf(rate, rollFor(setup.seed, 'closely'));
      const how = { rate, closely, cap: options.cap, until: Number.POSITIVE_INFINITY };
      const watch = (plainly: boolean) => new Watch(rules, words, setup, { ...judgement, plainly }, coverage);
      const done = playChecked(watch, how);
      total.games++;
      total.answers += done.watch.answers.length;
      total.longest = Math.max(total.longest, done.watch.answers.length);
      total.examined += done.examined;
      if (done.watch.s.over) total.ended++;
      options.onGame?.({
        ...setup,
        answers: done.watch.answers.length,
        ended: done.watch.s.over,
        rounds: done.watch.s.round,
        hash: done.watch.hash(),
      });
      // Replays wait for each other, so that they run beside and after other games.
      if (closely) waiting.push(done);
      if (!judgement.without.has('imagine')) lawGuesses(done.watch);
      if (waiting.length >= 2) replayWaiting();
    }
    replayWaiting();
  } catch (error) {
    if (error instanceof LawBroken) options.onBroken?.(error.case);
    throw error;
  }
  return { game: rules.id, version: rules.version, ...total, ms: performance.now() - began, coverage };
}

export function judgementOf(options: CheckOptions): Judgement {
  return {
    freeRanks: options.freeRanks ?? false,
    openTells: new Set(options.openTells),
    without: new Set(options.without),
    seldom: new Set(options.seldom),
  };
}

/** The i-th game of a run. */
export function setupOf(rules: AnyRuleset, options: CheckOptions, i: number): Setup {
  const { min, max } = rules.seats;
  const all = options.seats ?? Array.from({ length: max - min + 1 }, (_, n) => min + n);
  const counts = typeof all === 'number' ? [all] : all;
  const seats = counts[i % counts.length];
  const seed = `${options.seed ?? 'kit'}-${i}`;
  const round = Math.floor(i / counts.length);
  const given = options.settings ?? {};
  const settings =
    given === 'random'
      ? randomSettings(rules, seats, rollFor(seed, 'settings'))
      : isList(given)
        ? (given[round % given.length] ?? {})
        : given;
  return { seats, settings, roundCap: options.roundCap ?? 0, seed };
}

function isList(given: Settings | readonly Settings[]): given is readonly Settings[] {
  return Array.isArray(given);
}

interface Finished {
  readonly watch: Watch;
  readonly examined: number;
  /** how many answers were given before each of these hashes was taken */
  readonly hashes: readonly (readonly [answers: number, hash: string])[];
}

interface How {
  readonly rate: number;
  readonly closely: boolean;
  readonly cap: number | undefined;
  /** not beyond this many answers */
  readonly until: number;
}

/**
 * One game. A fault that shows in an experiment is looked for in the game itself, where it has its right name; one
 * that shows at some point is looked for at the points before.
 */
function playChecked(watch: (plainly: boolean) => Watch, how: How): Finished {
  try {
    return playOne(watch(false), how);
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    const until = error.case.answers.length;
    if (error.aside) playOne(watch(true), { ...how, rate: 1, until: until + SEARCHED });
    if (how.rate < 1 && until <= SEARCHED) playOne(watch(false), { ...how, rate: 1, until });
    throw error;
  }
}

function playOne(w: Watch, { rate, closely, cap, until }: How): Finished {
  const choosing = rollFor(w.setup.seed, 'play');
  const sampling = rollFor(w.setup.seed, 'sample');
  const hashes: [number, string][] = [];
  let examined = 0;
  w.start();
  w.pieces = countPieces(w, w.s);
  if (!w.judgement.without.has('brought')) lawBrought(w);
  for (;;) {
    const end = w.s.over || w.answers.length === cap;
    const close = chanceOf(rate, sampling) || (closely && (end || w.answers.length === 0));
    readLog(w, close);
    if (close) {
      examine(w, rate >= 1);
      examined++;
    } else if (end) glance(w);
    if (closely && (close || end)) hashes.push([w.answers.length, w.hash()]);
    if (end || w.answers.length >= until) break;
    w.demand('ends', w.answers.length < ENDLESS, () => `the game has not ended after ${ENDLESS} answers`);
    answerAtRandom(w, choosing);
  }
  return { watch: w, examined, hashes };
}

/** True in this part of all cases. */
function chanceOf(part: number, roll: Roll): boolean {
  return part >= 1 || (part > 0 && roll(1_000_000) < part * 1_000_000);
}

function answerAtRandom(w: Watch, roll: Roll): void {
  const { g } = w;
  w.demand('asked', g.s.asked.length > 0, () => 'the game is not over and nobody is asked anything');
  const q = g.s.asked[roll(g.s.asked.length)];
  const answer = w.randomAnswer(g, q, roll, lawAskedOne(w, g, q));
  w.coverage.note('kinds', q.kind);
  w.coverage.note('verbs', answer[0]);
  w.perform(q, answer);
}

/**
 * The finished games again from their seeds and answers, step by step in turn, with no log, no strictness and no
 * reloading on the way: the states must be the same.
 */
function replayAll(
  rules: AnyRuleset,
  games: readonly Finished[],
  judgement: Judgement,
  words: BothWords | undefined,
): void {
  if (judgement.without.has('replay')) return;
  const runs = games.map(({ watch, hashes }) => {
    const { seats, seed, settings, roundCap } = watch.setup;
    // a watch of its own, so that a fault names the answers up to there
    const again = new Watch(rules, words, watch.setup, judgement);
    const g = again.guard(
      'replay',
      () => 'setting up again',
      () => begin(rules, seats, seed, settings, roundCap),
    );
    return { again, g, answers: watch.answers, marks: new Map(hashes) };
  });
  const longest = Math.max(0, ...runs.map(run => run.answers.length));
  for (let i = 0; i <= longest; i++)
    for (const { again, g, answers, marks } of runs) {
      const expected = marks.get(i);
      if (expected !== undefined)
        again.demand('replay', hash(g.s) === expected, () => 'played again, the game has another state here');
      if (i >= answers.length) continue;
      const [seat, id, answer] = answers[i];
      again.answers.push(answers[i]);
      again.guard(
        'replay',
        () => `answering ${JSON.stringify(answer)} again`,
        () => g.submit(seat, id, answer),
      );
    }
}

/** Plays a case again with every law at every point: throws `LawBroken` where it still breaks, gives the end otherwise. */
export function reproduce(
  rules: AnyRuleset,
  file: CaseFile,
  words?: BothWords,
  options: CheckOptions = {},
): Watch {
  const { seats, settings, roundCap, seed } = file;
  const play = (plainly: boolean) => {
    const judgement = { ...judgementOf(options), plainly };
    const w = new Watch(rules, words, { seats, settings, roundCap, seed }, judgement);
    w.start();
    w.pieces = countPieces(w, w.s);
    if (!judgement.without.has('words')) lawFixedWords(w);
    readLog(w, true);
    examine(w, true);
    for (const [seat, id, answer] of file.answers) {
      const q = w.guard(
        'replay',
        () => `answering ${JSON.stringify(answer)}`,
        () => w.g.admit(seat, id, answer),
      );
      w.perform(q, answer);
      readLog(w, true);
      examine(w, true);
    }
    return w;
  };
  // First without experiments: a fault of the game itself shows under its own name.
  play(true);
  return play(false);
}
