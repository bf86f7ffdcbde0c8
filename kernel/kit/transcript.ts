/** A whole game as readable text: any change of behaviour shows as a difference of lines. For golden files. */
import {
  type Answer,
  type AnyRuleset,
  begin,
  hash,
  type Play,
  type Question,
  type Reader,
  Refusal,
  type Settings,
  type Tell,
} from '../index.ts';
import { randomAnswer, rollFor } from './chance.ts';
import type { Chooser } from './directed.ts';
import { readerOf, SEAT_NAMES } from './laws-words.ts';
import type { AnyState, AnyWords } from './watch.ts';

/** One answer of a recorded game. */
export interface Recorded {
  readonly seat: number;
  readonly answer: Answer;
}

export interface TranscriptOptions {
  readonly seats: number;
  readonly settings?: Settings;
  readonly roundCap?: number;
  readonly seed: string;
  /** of the rules; the present one unless told */
  readonly version?: number;
  /** answers that were recorded: given first, as long as they are legal */
  readonly script?: readonly Recorded[];
  /** who plays where nothing is recorded; random legal answers unless told otherwise */
  readonly chooser?: Chooser;
  /** a hash of the state after every so many answers; 10 */
  readonly every?: number;
  /** stop after so many answers */
  readonly cap?: number;
  /** answers and hashes only, a line each: for games that are many */
  readonly brief?: boolean;
  /** before every answer: what is asked, and whether the answer was recorded */
  readonly watch?: (g: Play, q: Question, recorded: boolean) => void;
}

/** Everything that happens, secrets included, in the words of one language. */
export function transcript(rules: AnyRuleset, words: AnyWords, options: TranscriptOptions): string {
  const { seats, settings = {}, roundCap = 0, seed, chooser, every = 10, cap = 100_000 } = options;
  const { brief = false, watch, version = rules.version } = options;
  let script = options.script ?? [];
  const roll = rollFor(seed, 'transcript');
  const log: Tell[] = [];
  const g: Play = begin(rules, seats, seed, settings, roundCap, brief ? null : log, { version });
  const lines = [
    `${words.title} (${rules.id} v${version}), ${seats} seats`,
    `settings ${JSON.stringify(settings)}${roundCap > 0 ? `, ${roundCap} rounds` : ''}, seed "${seed}"`,
    '',
  ];
  const tellAll = () => {
    for (const tell of log) lines.push(`    ${tellLine(words, readerOf(g.s, -1), tell)}`);
    log.length = 0;
  };
  tellAll();
  let n = 0;
  for (; !g.s.over && n < cap; n++) {
    if (n > 0 && n % every === 0) lines.push(`= ${n} answers, state ${hash(g.s)}`);
    const scripted = asRecorded(g, script[n]);
    if (!scripted) script = [];
    const q = scripted ?? g.s.asked[roll(g.s.asked.length)];
    const answer = scripted
      ? script[n].answer
      : (chooser?.(g, q, roll) ?? randomAnswer(g, q, g.legal(q), roll));
    watch?.(g, q, scripted !== undefined);
    const reader = readerOf(g.s, q.seat);
    if (brief) lines.push(`${reader.name(q.seat)} > ${JSON.stringify(answer)}`);
    else {
      const ask: (r: Reader<AnyState>, data: unknown, seat: number) => string = words.questions[q.kind];
      lines.push(`${reader.name(q.seat)}: ${ask(reader, q.data, q.seat)}`);
      lines.push(`  > ${answerLine(words, reader, answer)}`);
    }
    if (scripted) g.perform(q, answer);
    else g.submit(q.seat, q.id, answer);
    tellAll();
  }
  lines.push('', `${g.s.over ? 'The end' : 'Stopped'} after ${n} answers, state ${hash(g.s)}`);
  const reader = readerOf(g.s, -1);
  for (const { seat, points, rank, by } of rules
    .standing(g.s)
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)) {
    const sources = Object.entries(by).map(([source, n]) => `${words.sources[source]} ${n}`);
    lines.push(`${rank}. ${reader.name(seat)} ${points} (${sources.join(', ')})`);
  }
  return `${lines.join('\n')}\n`;
}

/** The version of the rules a transcript was made with. */
export function versionIn(text: string): number | undefined {
  const version = /^.* v(\d+)\), \d+ seats\n/.exec(text)?.[1];
  return version === undefined ? undefined : Number(version);
}

/** The answers inside a transcript, full or brief. */
export function answersIn(text: string): Recorded[] {
  const found: Recorded[] = [];
  let asked = '';
  for (const line of text.split('\n')) {
    const [, name, bare] = /^(\S+) > (\[.*\])$/.exec(line) ?? [];
    const [, worded] = /^ {2}> .* {2}(\[.*\])$/.exec(line) ?? [];
    const answer = bare ?? worded;
    if (answer === undefined) asked = /^([^\s:]+): /.exec(line)?.[1] ?? asked;
    else found.push({ seat: SEAT_NAMES.indexOf(name ?? asked), answer: JSON.parse(answer) });
  }
  return found;
}

/** The question that a recorded answer belongs to, if it is open and allows the answer. */
function asRecorded(g: Play, recorded: Recorded | undefined): Question | undefined {
  if (!recorded) return undefined;
  return g.s.asked.find(q => q.seat === recorded.seat && allows(g, q, recorded.answer));
}

function allows(g: Play, q: Question, answer: Answer): boolean {
  try {
    g.admit(q.seat, q.id, answer);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function answerLine(words: AnyWords, reader: Reader<AnyState>, answer: Answer): string {
  const [verb, ...args] = answer;
  const say: (r: Reader<AnyState>, ...args: readonly unknown[]) => string = words.answers[verb];
  return `${say(reader, ...args)}  ${JSON.stringify(answer)}`;
}

function tellLine(words: AnyWords, reader: Reader<AnyState>, tell: Tell): string {
  const say: (r: Reader<AnyState>, ...args: readonly unknown[]) => string = words.tells[tell.key];
  const origin = tell.origin === undefined ? '' : ` [${tell.origin}]`;
  return `${say(reader, ...tell.args)}${origin}`;
}
