/**
 * Golden games: whole games recorded as readable text, with hashes on the way. A test plays the recorded answers again and
 * compares every line, so bots may change without touching them. `npm run golden` records anew and prints what changed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Settings } from '../../index.ts';
import { loadWords } from '../check.ts';
import type { Chooser } from '../directed.ts';
import { SEAT_NAMES } from '../laws-words.ts';
import { answersIn, type TranscriptOptions, transcript, versionIn } from '../transcript.ts';
import type { Checked } from '../watch.ts';

export interface GoldenGame {
  /** the name of its file */
  readonly name: string;
  readonly seats: number;
  readonly settings?: Settings;
  readonly roundCap?: number;
  readonly seed: string;
  /** the game with another set-up, where the recording needs one */
  readonly game?: Checked;
  /** who plays when it is recorded; random legal answers unless told otherwise */
  readonly player?: () => Chooser;
  /** answers and hashes only */
  readonly brief?: boolean;
}

/** What `games/<game>/test/golden.ts` exports as `golden`. */
export interface GoldenGames {
  readonly game: Checked;
  /** where the files are: `new URL('golden/', import.meta.url)` */
  readonly folder: URL;
  readonly games: readonly GoldenGame[];
  /** the clause behind each kind of question, for the report of what changed */
  readonly clauses?: Readonly<Record<string, string>>;
}

const ANY_NAME = new RegExp(SEAT_NAMES.join('|'), 'g');
/** A hash of the state after so many answers. */
const EVERY = 25;

export function goldenFile(golden: GoldenGames, { name }: GoldenGame): URL {
  return new URL(`${name}.txt`, golden.folder);
}

/** What was recorded. */
export function recordedText(golden: GoldenGames, one: GoldenGame): string {
  const file = goldenFile(golden, one);
  if (!existsSync(file))
    throw new Error(`${one.name} was never recorded: npm run golden -- --game ${golden.game.rules.id}`);
  return readFileSync(file, 'utf8');
}

/** The whole game, by the recorded answers and rules as long as they are legal, then by its player. */
export async function playGolden(
  golden: GoldenGames,
  one: GoldenGame,
  recorded: string,
  watch?: TranscriptOptions['watch'],
): Promise<string> {
  const game = one.game ?? golden.game;
  const words = await loadWords(game);
  if (!words) throw new Error('a golden game is told in words');
  const { seats, settings = {}, roundCap = 0, seed, brief = false } = one;
  const chooser = one.player?.();
  const script = answersIn(recorded);
  const version = versionIn(recorded);
  return transcript(game.rules, words.en, {
    ...{ seats, settings, roundCap, seed, brief, script, every: EVERY },
    ...(chooser && { chooser }),
    ...(version !== undefined && { version }),
    ...(watch && { watch }),
  });
}

/** Records all games anew and says what changed. `fresh`: all answers are chosen again, also those that are still legal. */
export async function recordGolden(golden: GoldenGames, fresh: boolean): Promise<string[]> {
  const report: string[] = [];
  mkdirSync(golden.folder, { recursive: true });
  for (const one of golden.games) {
    const file = goldenFile(golden, one);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const kinds: string[] = [];
    let kept = 0;
    const after = await playGolden(golden, one, fresh ? '' : before, (_g, { kind }, recorded) => {
      kinds.push(golden.clauses?.[kind] ? `${golden.clauses[kind]} ${kind}` : kind);
      if (recorded) kept++;
    });
    if (after !== before) writeFileSync(file, after);
    const how = before === '' ? 'new' : before === after ? 'unchanged' : 'changed';
    report.push(`golden ${golden.game.rules.id} ${one.name} ${how}`);
    if (how === 'changed') report.push(...whatChanged(before, after, kinds, kept));
  }
  return report;
}

interface Turn {
  /** the question and the answer */
  readonly said: string;
  readonly told: readonly string[];
}

/** A transcript cut at its answers; what is told before the first belongs to the set-up. */
function turnsOf(text: string): Turn[] {
  const turns: { said: string; told: string[] }[] = [{ said: 'set-up', told: [] }];
  let question = '';
  for (const line of text.split('\n').slice(3)) {
    if (/^(\S+| ) > /.test(line)) turns.push({ said: `${question} ${line.trim()}`.trim(), told: [] });
    else if (line.startsWith('    ')) turns[turns.length - 1].told.push(line.trim());
    else if (!line.startsWith('= ')) question = line;
  }
  return turns;
}

/** The differences of two transcripts: log lines by the question behind them, then where the games part. */
export function whatChanged(before: string, after: string, kinds: readonly string[], kept: number): string[] {
  const [old, now] = [turnsOf(before), turnsOf(after)];
  const lines = new Map<string, { line: string; n: number; first: number }>();
  const note = (line: string, at: number) => {
    // whoever it happens to, it is one change
    const key = line.replace(ANY_NAME, '');
    const seen = lines.get(key);
    if (seen) seen.n++;
    else lines.set(key, { line, n: 1, first: at });
  };
  const parted = kept < old.length - 1;
  for (let i = 0; i <= Math.min(kept, now.length - 1, old.length - 1); i++) {
    const kind = i === 0 ? 'set-up' : kinds[i - 1];
    if (old[i].said !== now[i].said) note(`${kind} - ${old[i].said}`, i);
    if (old[i].said !== now[i].said) note(`${kind} + ${now[i].said}`, i);
    for (const line of without(old[i].told, now[i].told)) note(`${kind} - ${line}`, i);
    for (const line of without(now[i].told, old[i].told)) note(`${kind} + ${line}`, i);
  }
  const report = [...lines.values()].map(
    ({ line, n, first }) => `  ${line}  (answer ${first}${n > 1 ? `, ${n} times` : ''})`,
  );
  if (parted)
    report.push(
      `  ${kinds[kept] ?? 'the end'}: answer ${kept + 1} is another one from here on: ${old[kept + 1].said}`,
    );
  if (report.length === 0) report.push(`  the same words; ${firstHash(before, after)}`);
  const [endBefore, endAfter] = [before, after].map(
    text => /\n((?:\d+\. .*\n)+)$/.exec(text)?.[1].trim() ?? '',
  );
  if (endBefore !== endAfter)
    report.push(
      `  the end - ${endBefore.replaceAll('\n', ' | ')}`,
      `  the end + ${endAfter.replaceAll('\n', ' | ')}`,
    );
  return report;
}

/** The lines of `a` that `b` doesn't have, each as often as it is missing. */
function without(a: readonly string[], b: readonly string[]): string[] {
  const left = [...b];
  return a.filter(line => {
    const i = left.indexOf(line);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}

/** The first hash that is another one after the same number of answers. */
function firstHash(before: string, after: string): string {
  const hashes = (text: string) =>
    [...text.matchAll(/ (\d+) answers, state (\w+)$/gm)].map(([, n, hash]) => [n, hash] as const);
  const now = new Map(hashes(after));
  const found = hashes(before).find(([n, hash]) => now.has(n) && now.get(n) !== hash);
  return found ? `other states from answer ${found[0]} on or before` : 'only the form of the file is new';
}
