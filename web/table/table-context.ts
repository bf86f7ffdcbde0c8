/** What all parts of a table page share: the view, the words of the game, who sits where, and how to say things. */
import type { CoreState, Language, Reader } from '@epoka/kernel';
import type { LogLine, Occupant, View } from '@epoka/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type AnyWords, loadBoard, useGameWords } from '../client/game-parts.ts';
import type { AnyBoard, BoardQuestion, ChoiceFace, SeatInfo } from '../kit/board.ts';
import type { Offered } from '../kit/index.ts';
import type { Messages } from '../lang/app/en.ts';
import { useLanguage, useWords } from '../words.tsx';

export interface TableContext {
  readonly view: View;
  readonly words: AnyWords;
  readonly reader: Reader<CoreState>;
  readonly seats: readonly SeatInfo[];
  /** who sat there before, one by one: the log speaks of them by their own names */
  readonly formers: readonly Former[];
  /** the language the board can speak: the one that was chosen, as soon as its words are there */
  readonly language: Language;
  /** undefined while loading, null where the game has none */
  readonly board: AnyBoard | null | undefined;
  readonly questions: readonly BoardQuestion[];
}

/** Whoever sat there up to and including entry `n`. */
interface Former {
  readonly kind: Occupant['kind'];
  readonly seat: number;
  readonly n: number;
  readonly name: string;
}

export function nameOf(occupant: Occupant | undefined, seat: number, words: Messages): string {
  switch (occupant?.kind) {
    case 'human':
      return occupant.name;
    case 'bot':
      return occupant.name ?? words.botNames[seat % words.botNames.length];
    case 'left':
      return words.table.left(occupant.name ?? words.newTable.playerN(seat + 1));
    default:
      return words.table.open;
  }
}

/** A seat keeps the name of its person while a bot plays for them; that a bot does is marked beside it. */
export function seatName(
  occupant: Occupant | undefined,
  seat: number,
  formers: readonly Former[],
  words: Messages,
): string {
  const person = formers.findLast(former => former.seat === seat && former.kind === 'human');
  return occupant?.kind === 'bot' && person ? person.name : nameOf(occupant, seat, words);
}

/** Those who have given up their seats, the first of them first. */
export function formersIn(log: readonly LogLine[], words: Messages): readonly Former[] {
  const formers: Former[] = [];
  for (const line of log)
    if ('event' in line && 'was' in line.event) {
      const { seat, was } = line.event;
      formers.push({ seat, n: line.n, name: nameOf(was, seat, words), kind: was.kind });
    }
  return formers;
}

/** The context as those name it who were there at entry `n`: a bot that played for a person has their name, and a mark. */
export function contextAt(context: TableContext, n: number, words: Messages): TableContext {
  const { formers, reader, view } = context;
  if (formers.length === 0) return context;
  const name = (seat: number) => {
    const own = formers.filter(former => former.seat === seat);
    const then = own.find(former => n <= former.n);
    const person = own.findLast(former => former.kind === 'human' && former.n < n);
    return person && (then ?? view.seats[seat])?.kind === 'bot'
      ? `${person.name} (${words.bot})`
      : (then?.name ?? reader.name(seat));
  };
  return { ...context, reader: { ...reader, name } };
}

export function useTableContext(view: View | undefined): TableContext | undefined {
  const words = useWords();
  const language = useLanguage();
  const gameWords = useGameWords(view?.game, language);
  const { board, spoken } = useBoard(view?.game, language);
  const occupants = view?.seats;
  const log = view?.log;
  const formers = useMemo(() => formersIn(log ?? [], words), [log, words]);
  const seats = useMemo(
    () =>
      occupants?.map((o, seat): SeatInfo => ({ seat, name: seatName(o, seat, formers, words), mark: seat })),
    [occupants, formers, words],
  );
  return useMemo(() => {
    if (!view || !gameWords || !seats) return undefined;
    const reader: Reader<CoreState> = {
      view: view.state,
      seat: view.seat,
      name: seat => seats[seat]?.name ?? '?',
    };
    const questions = view.questions.map(({ choices, forms, elsewhere, ...question }) => ({
      question,
      options: { choices: [...choices], forms: [...forms], ...(elsewhere && { elsewhere: [...elsewhere] }) },
    }));
    return { view, words: gameWords, reader, seats, formers, board, language: spoken, questions };
  }, [view, gameWords, seats, formers, board, spoken]);
}

/** How a choice of the open questions looks, as its game says. */
export function useFaces(context: TableContext): (choice: Offered) => ChoiceFace | undefined {
  return useCallback(
    choice => {
      const { board, language, view, words, reader, seats, questions } = context;
      const asked = questions.find(({ question }) => question.id === choice.questionId);
      const look = { view: view.state, words, language, reader, seat: view.seat, seats };
      return asked && board?.face?.(look, choice, asked.question);
    },
    [context],
  );
}

/** The board, and the language it speaks: when another one is chosen the former, until the words are there. */
function useBoard(
  game: string | undefined,
  language: Language,
): { readonly board: AnyBoard | null | undefined; readonly spoken: Language } {
  const [loaded, setLoaded] = useState<{ game: string; language: Language; board: AnyBoard | null }>();
  useEffect(() => {
    if (game === undefined) return;
    let stale = false;
    loadBoard(game, language).then(
      board => stale || setLoaded({ game, language, board: board ?? null }),
      // The list is enough to play; a board that can't be fetched must not stop the game.
      () => stale || setLoaded({ game, language, board: null }),
    );
    return () => {
      stale = true;
    };
  }, [game, language]);
  return loaded?.game === game
    ? { board: loaded?.board, spoken: loaded?.language ?? language }
    : { board: undefined, spoken: language };
}

type Message = (reader: unknown, ...args: readonly unknown[]) => string;

/** A sentence for a question; a secret one of somebody else has no words. */
export function sayQuestion(
  context: TableContext,
  kind: string,
  data: unknown,
  seat: number,
): string | undefined {
  const message = (context.words.questions as Record<string, Message | undefined>)[kind];
  return message?.(context.reader, data, seat);
}

const said = new WeakMap<LogLine, { by: unknown; text: string }>();

/** A log line in words. Lines keep their identity from one shot to the next, so each is put into words once a language. */
export function sayLine(context: TableContext, line: LogLine, words: Messages): string {
  const known = said.get(line);
  if (known?.by === context.words) return known.text;
  const then = contextAt(context, line.n, words);
  const text = 'tell' in line ? sayTell(then, line.tell) : sayEvent(then, line.event, words);
  said.set(line, { by: context.words, text });
  return text;
}

export function sayTell(context: TableContext, tell: { key: string; args: readonly unknown[] }): string {
  const message = (context.words.tells as Record<string, Message | undefined>)[tell.key];
  return message ? message(context.reader, ...tell.args) : tell.key;
}

function sayEvent(
  context: TableContext,
  event: Extract<LogLine, { event: unknown }>['event'],
  words: Messages,
): string {
  const name = context.reader.name(event.seat);
  switch (event.kind) {
    case 'take-back':
      return words.event['take-back'](name, event.to);
    case 'resign':
      return words.event.resign(name);
    case 'seat':
      return `${event.to.kind === 'human' ? event.to.name : name} ${words.event.seat[event.why]}`;
    case 'pause':
      return words.event.pause(name);
    case 'resume':
      return words.event.resume(name);
  }
}

export function listNames(names: readonly string[], words: Messages): string {
  return new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(names);
}
