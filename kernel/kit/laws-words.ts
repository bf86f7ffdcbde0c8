/** Laws of words: whatever a player can meet is put into words, in both languages. */
import {
  type AnyRuleset,
  type Language,
  type Options,
  type Question,
  type Reader,
  type Reason,
  redactTell,
  type SettingSpec,
  SPECTATOR,
  type Tell,
} from '../index.ts';
import { formReasons } from './chance.ts';
import { show } from './plain.ts';
import type { AnyState, AnyWords, Watch } from './watch.ts';

export const LANGUAGES: readonly Language[] = ['en', 'pl'];

/** Names for readers where no player has one. */
export const SEAT_NAMES = ['Ada', 'Bruno', 'Celina', 'Dawid', 'Ewa', 'Filip', 'Gosia', 'Hugo'];

export function readerOf(view: AnyState, seat: number): Reader<AnyState> {
  return { view, seat, name: other => SEAT_NAMES[other] ?? `#${other}` };
}

/** What is wrong with a text, or undefined. */
export function badText(text: unknown): string | undefined {
  if (typeof text !== 'string') return `not a text but ${show(text)}`;
  if (text.trim() === '') return 'empty';
  const stray = /undefined|NaN|Infinity|\[object|[{}]/.exec(text);
  return stray ? `"${text}" (contains "${stray[0]}")` : undefined;
}

type Say = (words: AnyWords) => unknown;

function demandText(w: Watch, what: () => string, say: Say): void {
  if (!w.words) return;
  for (const language of LANGUAGES) {
    const words = w.words[language];
    const text = w.guard(
      'words',
      () => `${what()} in ${language}`,
      () => say(words),
    );
    const bad = badText(text);
    w.demand('words', bad === undefined, () => `${what()} in ${language}: ${bad}`);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: messages take whatever arguments their key has
type Messages = Readonly<Record<string, ((...args: any[]) => unknown) | undefined>>;

function message(messages: Messages, key: string, ...args: readonly unknown[]): unknown {
  const own = Object.hasOwn(messages, key) ? messages[key] : undefined;
  return own ? own(...args) : undefined;
}

/** What never changes: title, contents, settings, and that both languages know the same keys. Once a game. */
export function lawFixedWords(w: Watch): void {
  const { rules, words } = w;
  if (!words) return;
  demandText(
    w,
    () => 'the title',
    it => it.title,
  );
  for (const part of ['questions', 'answers', 'reasons', 'tells', 'sources', 'settings'] as const) {
    const [en, pl] = LANGUAGES.map(language => Object.keys(words[language][part]).sort());
    const odd = en.find(key => !pl.includes(key)) ?? pl.find(key => !en.includes(key));
    w.demand('words', odd === undefined, () => `${part}: "${odd}" is known in one language only`);
  }
  for (const key of new Set(LANGUAGES.flatMap(language => Object.keys(words[language].terms ?? {}))))
    demandText(
      w,
      () => `term "${key}" of the judgement`,
      it => it.terms?.[key],
    );
  for (const kind of Object.keys(rules.questions))
    for (const language of LANGUAGES)
      w.demand('words', Object.hasOwn(words[language].questions, kind), () => {
        return `question "${kind}" in ${language}: no words`;
      });
  for (const id of (rules as AnyRuleset).content ?? []) {
    demandText(
      w,
      () => `the name of content "${id}"`,
      it => it.content(id),
    );
    for (const language of LANGUAGES)
      w.demand(
        'words',
        words[language].content(id) !== id,
        () => `content "${id}" in ${language}: only its id`,
      );
  }
  for (const [key, spec] of Object.entries(rules.settings as Record<string, SettingSpec>)) {
    demandText(
      w,
      () => `the name of setting "${key}"`,
      it => it.settings[key]?.name,
    );
    demandText(
      w,
      () => `the hint of setting "${key}"`,
      it => it.settings[key]?.hint,
    );
    const values = spec.type === 'choice' ? spec.values : [];
    for (const value of values)
      demandText(
        w,
        () => `value "${value}" of setting "${key}"`,
        it => it.settings[key]?.values?.[value],
      );
  }
}

/** Every question that is open, with all its choices, reasons and warnings. */
export function lawQuestionWords(w: Watch, options: Map<Question, Options>): void {
  if (!w.words) return;
  for (const [q, { choices, forms, elsewhere = [] }] of options) {
    const reader = readerOf(w.view(q.seat), q.seat);
    demandText(
      w,
      () => `question ${show(q)}`,
      it => message(it.questions, q.kind, reader, q.data, q.seat),
    );
    if (!w.rules.questions[q.kind].secret) {
      const outside = readerOf(w.view(SPECTATOR), SPECTATOR);
      demandText(
        w,
        () => `question ${show(q)} as others read it`,
        it => message(it.questions, q.kind, outside, q.data, q.seat),
      );
    }
    for (const { answer, why, warn } of choices) {
      const [verb, ...args] = answer;
      demandText(
        w,
        () => `choice ${show(answer)} of ${q.kind}`,
        it => message(it.answers, verb, reader, ...args),
      );
      for (const reason of [why, warn]) if (reason) lawReasonWords(w, reader, reason);
    }
    for (const { why } of elsewhere) lawReasonWords(w, reader, why);
    const refused = w.guard(
      'flow',
      () => `checking open answers to ${q.kind}`,
      () => formReasons(w.g, q, forms, w.roll('form words', q.id)),
    );
    for (const reason of refused) {
      w.coverage.note('reasons', reason.key);
      lawReasonWords(w, reader, reason);
    }
  }
}

function lawReasonWords(w: Watch, reader: Reader<AnyState>, reason: Reason): void {
  demandText(
    w,
    () => `reason ${show(reason)}`,
    it => message(it.reasons, reason.key, reader, ...reason.args),
  );
}

/** Log lines, as one looker reads them. */
export function lawTellWords(w: Watch, tells: readonly Tell[], looker: number): void {
  if (!w.words || tells.length === 0) return;
  const reader = readerOf(w.view(looker), looker);
  for (const tell of tells) {
    const read = redactTell(tell, looker);
    demandText(
      w,
      () => `log line ${show(read)} for seat ${looker}`,
      it => message(it.tells, read.key, reader, ...read.args),
    );
    for (const { why, answers } of read.unasked?.impossible ?? []) {
      lawReasonWords(w, reader, why);
      for (const [verb, ...args] of answers)
        demandText(
          w,
          () => `choice ${show([verb, ...args])} that ${read.key} opens to`,
          it => message(it.answers, verb, reader, ...args),
        );
    }
  }
}

/** Sources of points. */
export function lawSourceWords(w: Watch): void {
  for (const entry of w.rules.standing(w.s))
    for (const source of Object.keys(entry.by))
      demandText(
        w,
        () => `source of points "${source}"`,
        it => it.sources[source],
      );
}
