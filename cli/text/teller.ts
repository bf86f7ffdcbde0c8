/** Puts questions, choices, reasons and log lines of any game into words, for one reader. */
import type {
  Answer,
  AnyGame,
  CoreState,
  Language,
  Question,
  Reader,
  Reason,
  Standing,
  Tell,
} from '@epoka/kernel';
import { UsageError } from '../command.ts';
import { table } from './layout.ts';
import { type Phrases, phrases } from './phrases.ts';

type Messages = Readonly<Record<string, ((...args: unknown[]) => string) | undefined>>;

export function readLanguage(text: string | undefined): Language {
  const language = text ?? 'en';
  if (language !== 'en' && language !== 'pl')
    throw new UsageError(`--lang can be en or pl, not '${language}'`);
  return language;
}

export class Teller {
  readonly phrases: Phrases;
  readonly title: string;
  private readonly words: Awaited<ReturnType<AnyGame['words']['en']>>;
  private readonly names: (seat: number) => string;

  private constructor(words: Teller['words'], language: Language, names: (seat: number) => string) {
    this.words = words;
    this.phrases = phrases[language];
    this.title = words.title;
    this.names = names;
  }

  static async of(game: AnyGame, language: Language, names: (seat: number) => string): Promise<Teller> {
    return new Teller(await game.words[language](), language, names);
  }

  name(seat: number): string {
    return this.names(seat);
  }

  private reader(view: CoreState, seat: number): Reader {
    return { view, seat, name: this.names };
  }

  question(view: CoreState, seat: number, q: Question): string {
    return this.say(this.words.questions, q.kind, [this.reader(view, seat), q.data, q.seat]) ?? q.kind;
  }

  answer(view: CoreState, seat: number, answer: Answer): string {
    const [verb, ...args] = answer;
    return this.say(this.words.answers, verb, [this.reader(view, seat), ...args]) ?? answer.join(' ');
  }

  reason(view: CoreState, seat: number, { key, args }: Reason): string {
    return this.say(this.words.reasons, key, [this.reader(view, seat), ...args]) ?? key;
  }

  tell(view: CoreState, seat: number, { key, args }: Tell): string {
    return this.say(this.words.tells, key, [this.reader(view, seat), ...args]) ?? `${key} ${args.join(' ')}`;
  }

  standing(list: readonly Standing[]): string {
    const { player, points, rank } = this.phrases;
    const sources = [...new Set(list.flatMap(s => Object.keys(s.by)))];
    return table(
      [player, rank, points, ...sources.map(key => this.words.sources[key] ?? key)],
      [...list]
        .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
        .map(s => [
          this.names(s.seat),
          `${s.rank}`,
          `${s.points}`,
          ...sources.map(key => `${s.by[key] ?? 0}`),
        ]),
    );
  }

  /** The kit sees to it that every key has words; a game under construction still shows its keys. */
  private say(messages: object, key: string, args: readonly unknown[]): string | undefined {
    return Object.hasOwn(messages, key) ? (messages as Messages)[key]?.(...args) : undefined;
  }
}

const KERNEL_KEYS = new Set(['chance', 'seats', 'round', 'roundCap', 'stack', 'asked', 'asking', 'over']);

/** A position as an indented outline, whatever the game keeps in it. */
export function outline(state: object): string {
  const lines: string[] = [];
  const walk = (key: string, value: unknown, depth: number) => {
    const head = `${'  '.repeat(depth)}${key}:`;
    const flat = JSON.stringify(value);
    if (typeof value !== 'object' || value === null || head.length + flat.length < 120) {
      lines.push(`${head} ${typeof value === 'string' ? value : flat}`);
      return;
    }
    lines.push(head);
    for (const [k, v] of Object.entries(value)) walk(k, v, depth + 1);
  };
  for (const [key, value] of Object.entries(state)) if (!KERNEL_KEYS.has(key)) walk(key, value, 1);
  return lines.join('\n');
}
