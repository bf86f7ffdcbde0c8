/** Words: all that recorded games say, the texts of contents, the Rules reader and the glossary, in both languages. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  begin,
  type Language,
  type Play,
  type Question,
  type Reason,
  redact,
  type Tell,
} from '../../index.ts';
import { loadWords } from '../check.ts';
import { badText, LANGUAGES, readerOf } from '../laws-words.ts';
import { answersIn, versionIn } from '../transcript.ts';
import type { AnyWords, BothWords } from '../watch.ts';
import { clausesOf } from './clauses.ts';
import { type GoldenGame, type GoldenGames, recordedText } from './golden.ts';

interface Book {
  readonly chapters: readonly {
    readonly id: string;
    readonly title: string;
    readonly clauses: readonly { readonly id: string; readonly text: string }[];
  }[];
  /** the passage that a question or a reason rests on */
  readonly questions: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, string>>;
}

interface Term {
  readonly term: string;
  readonly meaning: string;
}

type InBoth<T> = { readonly [L in Language]: T };

export interface WordTests {
  /** recorded games whose every sentence is read */
  readonly golden: GoldenGames;
  /** the texts of the contents, in the same order in both languages */
  readonly texts: InBoth<readonly string[]>;
  readonly books: InBoth<Book>;
  /** left out where the game has none */
  readonly glossary?: InBoth<readonly Term[]>;
  /** the folder of the game, with its RULES.md */
  readonly folder: URL;
  /** sentences that are rightly the same in both languages: `tells coins` */
  readonly alike?: readonly string[];
}

/** What a reader would stumble over, or undefined. */
export function stumblingBlock(text: unknown): string | undefined {
  const bad = badText(text);
  if (bad !== undefined) return bad;
  const said = text as string;
  const found = /(?<!\.)\.\.(?!\.)|[,;:!?]\.|\.[,;]|\s[.,;!?](?!\d)|\s{2}|\(\s*\)|%[sd]|\$\d|\bnull\b/.exec(
    said,
  );
  if (found) return `"${said}" (contains "${found[0]}")`;
  return said === said.trim() ? undefined : `"${said}" (begins or ends with a space)`;
}

export function wordTests(tests: WordTests): void {
  const { golden, texts, books, glossary, alike = [] } = tests;
  const { clauses } = clausesOf(readFileSync(new URL('RULES.md', tests.folder), 'utf8'));

  describe('words', () => {
    it('of recorded games: every sentence is sound, and Polish is not English', async () => {
      const said = new Said();
      for (const one of golden.games) if (!one.brief) await listen(golden, one, said);
      expect(said.faults).toEqual([]);
      expect(said.count).toBeGreaterThan(100);
      expect(said.untranslated()).toEqual([...alike].sort());
    });

    it('of settings, sources and contents are sound', async () => {
      const words = await wordsOf(golden);
      for (const language of LANGUAGES) {
        const it = words[language];
        const all = [
          it.title,
          ...Object.values(it.sources),
          ...Object.values(it.settings).flatMap(x => [x.name, x.hint, ...Object.values(x.values ?? {})]),
          ...(golden.game.rules.content ?? []).map(id => it.content(id)),
        ];
        expect(faultsIn(all)).toEqual([]);
      }
    });

    it('every content has its text in both languages', () => {
      const { en, pl } = texts;
      expect(pl.length).toBe(en.length);
      expect(en.length).toBeGreaterThanOrEqual(golden.game.rules.content?.length ?? 0);
      expect(faultsIn([...en, ...pl])).toEqual([]);
      // a sentence is translated; a number or a name may be the same
      expect(en.filter((text, i) => text === pl[i] && / /.test(text))).toEqual([]);
    });

    it('the Rules reader tells the same in both languages, of clauses that exist, none twice', () => {
      const outline = (book: Book) =>
        book.chapters.map(c => `${c.id}: ${c.clauses.map(k => k.id).join(' ')}`);
      expect(outline(books.pl)).toEqual(outline(books.en));
      const passages = books.en.chapters.flatMap(c => c.clauses.map(k => k.id));
      expect(passages.filter(id => !clauses.includes(id))).toEqual([]);
      expect(new Set(passages).size).toBe(passages.length);
      const pointed = [...Object.values(books.en.questions), ...Object.values(books.en.reasons)];
      expect(pointed.filter(id => !passages.includes(id))).toEqual([]);
      for (const book of [books.en, books.pl]) {
        const all = book.chapters.flatMap(c => [c.title, ...c.clauses.map(k => k.text)]);
        expect(faultsIn(all)).toEqual([]);
      }
    });

    if (glossary)
      it('the glossary names as many terms in both languages, each once', () => {
        expect(glossary.pl.length).toBe(glossary.en.length);
        for (const terms of [glossary.en, glossary.pl]) {
          expect(new Set(terms.map(x => x.term)).size).toBe(terms.length);
          const all = terms.flatMap(x => [x.term, x.meaning]);
          expect(faultsIn(all)).toEqual([]);
        }
      });
  });
}

function faultsIn(texts: readonly unknown[]): (string | undefined)[] {
  return texts.map(stumblingBlock).filter(fault => fault !== undefined);
}

/** What was said in both languages, and what was wrong with it. */
class Said {
  count = 0;
  readonly faults: string[] = [];
  private readonly translated = new Map<string, boolean>();

  note(words: BothWords, key: string, say: (it: AnyWords) => unknown): void {
    const [en, pl] = LANGUAGES.map(language => say(words[language]));
    this.count++;
    for (const text of [en, pl]) {
      const fault = stumblingBlock(text);
      if (fault !== undefined && this.faults.length < 20) this.faults.push(`${key}: ${fault}`);
    }
    this.translated.set(key, this.translated.get(key) === true || en !== pl);
  }

  /** Sentences that never differed. */
  untranslated(): string[] {
    return [...this.translated]
      .filter(([, differs]) => !differs)
      .map(([key]) => key)
      .sort();
  }
}

async function wordsOf(golden: GoldenGames): Promise<BothWords> {
  const words = await loadWords(golden.game);
  if (!words) throw new Error('this game has no words');
  return words;
}

/** Plays a recorded game again and reads every question, choice, reason and log line on the way. */
async function listen(golden: GoldenGames, one: GoldenGame, said: Said): Promise<void> {
  const words = await wordsOf(golden);
  const { rules } = one.game ?? golden.game;
  const log: Tell[] = [];
  const recorded = recordedText(golden, one);
  const g: Play = begin(rules, one.seats, one.seed, one.settings, one.roundCap, log, {
    version: versionIn(recorded) ?? rules.version,
  });
  for (const { seat, answer } of answersIn(recorded)) {
    const q = g.s.asked.find(open => open.seat === seat);
    if (!q) throw new Error(`${one.name} does not play as recorded`);
    readQuestion(g, q, words, said);
    g.submit(q.seat, q.id, answer);
    const reader = readerOf(g.s, -1);
    for (const { key, args } of log) said.note(words, `tells ${key}`, it => it.tells[key]?.(reader, ...args));
    log.length = 0;
  }
}

function readQuestion(g: Play, q: Question, words: BothWords, said: Said): void {
  const reader = readerOf(redact(g.rules, g.s, q.seat), q.seat);
  const readReason = ({ key, args }: Reason) =>
    said.note(words, `reasons ${key}`, it => it.reasons[key]?.(reader, ...args));
  said.note(words, `questions ${q.kind}`, it => it.questions[q.kind]?.(reader, q.data, q.seat));
  for (const { answer, why, warn } of g.options(q).choices) {
    const [verb, ...args] = answer;
    said.note(words, `answers ${verb}`, it => it.answers[verb]?.(reader, ...args));
    if (why) readReason(why);
    if (warn) readReason(warn);
  }
}
