/** A whole game as readable text: any change of behaviour shows as a difference of lines. For golden files. */
import {
  type Answer,
  type AnyRuleset,
  begin,
  hash,
  type Reader,
  type Settings,
  type Tell,
} from '../index.ts';
import { randomAnswer, rollFor } from './chance.ts';
import type { Chooser } from './directed.ts';
import { readerOf } from './laws-words.ts';
import type { AnyState, AnyWords } from './watch.ts';

export interface TranscriptOptions {
  readonly seats: number;
  readonly settings?: Settings;
  readonly roundCap?: number;
  readonly seed: string;
  /** random legal answers unless told otherwise */
  readonly chooser?: Chooser;
  /** a hash of the state after every so many answers; 10 */
  readonly every?: number;
  /** stop after so many answers */
  readonly cap?: number;
}

/** Everything that happens, secrets included, in the words of one language. */
export function transcript(rules: AnyRuleset, words: AnyWords, options: TranscriptOptions): string {
  const { seats, settings = {}, roundCap = 0, seed, chooser, every = 10, cap = 100_000 } = options;
  const roll = rollFor(seed, 'transcript');
  const log: Tell[] = [];
  const g = begin(rules, seats, seed, settings, roundCap, log);
  const lines = [
    `${words.title} (${rules.id} v${rules.version}), ${seats} seats`,
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
    const q = g.s.asked[roll(g.s.asked.length)];
    const answer = chooser?.(g, q, roll) ?? randomAnswer(g, q, g.legal(q), roll);
    const reader = readerOf(g.s, q.seat);
    const ask: (r: Reader<AnyState>, data: unknown, seat: number) => string = words.questions[q.kind];
    lines.push(`${reader.name(q.seat)}: ${ask(reader, q.data, q.seat)}`);
    lines.push(`  > ${answerLine(words, reader, answer)}`);
    g.submit(q.seat, q.id, answer);
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
