/** For the tests of boards: games played at random, the board and its details as markup. Not part of any page. */
import {
  type Answer,
  begin,
  type CoreState,
  type GameWords,
  type Language,
  nextBelow,
  type Play,
  type Question,
  type Reader,
  type Ruleset,
  redact,
  type SettingSpecs,
  type Settings,
  seedChance,
  type Tell,
  type Vocabulary,
} from '@epoka/kernel';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type BoardModule, type BoardProps, type Chip, type DetailProps, Hot, sayAnswer } from './board.ts';
import { hasParts } from './ui/choice-label.tsx';

type Rules<S extends CoreState, V extends Vocabulary> = Ruleset<S, V, SettingSpecs>;

export interface RandomPlay<S extends CoreState, V extends Vocabulary> {
  readonly seats: number;
  readonly seed: string;
  readonly settings?: Partial<Settings>;
  /** answers at most */
  readonly most: number;
  /** answers with these verbs are given only where there are no others: play shall come forward */
  readonly avoid?: readonly string[];
  /** sees every question, and the answer it will get, before it is given */
  readonly look?: (g: Play<S, V>, question: Question, answer: Answer, n: number) => void;
}

/** Plays at random; gives the position it has come to and everything that was told on the way. */
export function playAtRandom<S extends CoreState, V extends Vocabulary>(
  rules: Rules<S, V>,
  { seats, seed, settings = {}, most, avoid = [], look }: RandomPlay<S, V>,
): { readonly g: Play<S, V>; readonly told: readonly Tell[] } {
  const told: Tell[] = [];
  const g = begin<S, V>(rules, seats, seed, settings, 0, told);
  const chance = seedChance(`${seed}/play`);
  for (let n = 0; !g.s.over && n < most; n++) {
    const question = g.s.asked[0];
    const legal = g.legal(question);
    const answers = Array.from({ length: legal.count }, (_, i) => legal.answer(i));
    const wanted = answers.filter(a => !avoid.includes(a[0]));
    const from = wanted.length > 0 ? wanted : answers;
    const answer = from[nextBelow(chance, from.length)];
    look?.(g, question, answer, n);
    g.perform(question, answer);
  }
  return { g, told };
}

const nameOf = (seat: number): string => ['Łucja', 'Bruno', 'Celina', 'Dawid', 'Ewa', 'Filip'][seat];

/** What the frame would give the board of a seat. */
export function boardProps<S extends CoreState, V extends Vocabulary, W extends GameWords<S, V>>(
  rules: Rules<S, V>,
  g: Play<S, V>,
  { seat, words, language }: { seat: number; words: W; language: Language },
): BoardProps<S, V, W> {
  const view = redact(rules, g.s, seat);
  return {
    view,
    seat,
    seats: Array.from({ length: view.seats }, (_, i) => ({ seat: i, name: nameOf(i), mark: i })),
    questions: g.s.asked.flatMap(question =>
      question.seat === seat ? [{ question, options: g.options(question) }] : [],
    ),
    answer: () => undefined,
    reader: readerOf(view, seat),
    words,
    language,
    motion: false,
    hot: new Hot(),
    open: () => undefined,
    recent: [],
  };
}

export const readerOf = <S extends CoreState>(view: S, seat: number): Reader<S> => ({
  view,
  seat,
  name: nameOf,
});

/** A content shown large to seat 0, as markup. */
export function detailMarkup<S extends CoreState, V extends Vocabulary, W extends GameWords<S, V>>(
  Detail: ComponentType<DetailProps<S, V, W>>,
  shown: Pick<DetailProps<S, V, W>, 'id' | 'view' | 'words' | 'language'>,
): string {
  return renderToStaticMarkup(<Detail {...shown} reader={readerOf(shown.view, 0)} open={() => undefined} />);
}

/** Text as it stands in markup. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

/** The clauses of the Rules reader that some markup links to, in its order. */
function linkedClauses(html: string, game: string): string[] {
  const links = html.matchAll(new RegExp(`href="#/rules/${game}\\?clause=([^"]+)"`, 'g'));
  return [...links].map(m => m[1]);
}

interface Book {
  readonly chapters: readonly { readonly clauses: readonly { readonly id: string }[] }[];
}

/** Contents whose detail doesn't link to just the clauses they rest on, or links to what the Rules reader doesn't have. */
export function wrongLinks<S extends CoreState, V extends Vocabulary, W extends GameWords<S, V>>(
  rules: Rules<S, V>,
  Detail: ComponentType<DetailProps<S, V, W>>,
  { words, language, book }: { words: W; language: Language; book: Book },
  clausesOf: (contentId: string) => readonly string[],
): string[] {
  const passages = new Set(book.chapters.flatMap(c => c.clauses.map(k => k.id)));
  const view = redact(rules, begin<S, V>(rules, 2, 'clauses').s, 0);
  return (rules.content ?? []).filter(id => {
    const linked = linkedClauses(detailMarkup(Detail, { id, view, words, language }), rules.id);
    return linked.join() !== clausesOf(id).join() || linked.some(clause => !passages.has(clause));
  });
}

/** Every label of the open questions as it is laid out: who, does what, to what, and its price; as text that can be compared. */
export function laidOut<S extends CoreState, V extends Vocabulary, W extends GameWords<S, V>>(
  face: NonNullable<BoardModule<S, V, W>['face']>,
  props: BoardProps<S, V, W>,
): { readonly text: string; readonly legal: boolean; readonly parts: boolean }[] {
  const chip = (of: Chip | undefined) =>
    of && `[${[of.mark, of.icon?.name, of.name, of.note].filter(part => part !== undefined).join(' ')}]`;
  return props.questions.flatMap(({ question, options }) =>
    options.choices.map(({ answer, why }) => {
      const { who, does, to, price } = face(props, { answer }, question);
      const parts = hasParts({ who, to });
      const label = parts ? [chip(who), does, chip(to)] : [sayAnswer(props, answer)];
      const text = [...label, price === undefined ? '' : renderToStaticMarkup(price)].join(' ');
      return { text, legal: why === undefined, parts };
    }),
  );
}

/** Contents that rest on no clause, or name one twice. */
export function badlyFounded(
  contents: readonly string[],
  clausesOf: (contentId: string) => readonly string[],
): string[] {
  return contents.filter(id => {
    const clauses = clausesOf(id);
    return clauses.length === 0 || new Set(clauses).size < clauses.length;
  });
}

/** Keys of lines without a picture, those aside that mark the way of a game and stand for nothing on the table. */
export function unpictured<S extends CoreState>(
  told: readonly Tell[],
  view: S,
  picture: (tell: Tell, view: S) => unknown,
  bare: readonly string[],
): string[] {
  const keys = new Set(told.filter(tell => !picture(tell, view)).map(tell => tell.key));
  return [...keys].filter(key => !bare.includes(key));
}
