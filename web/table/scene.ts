/** What all parts of a table page share: the view, the words of the game, who sits where, and how to say things. */
import type { CoreState, Reader } from '@epoka/kernel';
import type { LogLine, Occupant, View } from '@epoka/table';
import { useEffect, useMemo, useState } from 'react';
import { type AnyWords, loadBoard, useGameWords } from '../client/parts.ts';
import type { AnyBoard, OpenQuestion, SeatInfo } from '../kit/board.ts';
import type { Messages } from '../lang/app/en.ts';
import { useLanguage, useWords } from '../words.tsx';

export interface Scene {
  readonly view: View;
  readonly words: AnyWords;
  readonly reader: Reader<CoreState>;
  readonly seats: readonly SeatInfo[];
  /** who sat there before, one by one: the log speaks of them by their own names */
  readonly formers: readonly Former[];
  /** undefined while loading, null where the game has none */
  readonly board: AnyBoard | null | undefined;
  readonly questions: readonly OpenQuestion[];
}

/** Whoever sat there up to and including entry `n`. */
export interface Former {
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

/** Those who have given up their seats, the first of them first. */
export function formersIn(log: readonly LogLine[], words: Messages): readonly Former[] {
  const formers: Former[] = [];
  for (const line of log)
    if ('event' in line && 'was' in line.event) {
      const { seat, was } = line.event;
      formers.push({ seat, n: line.n, name: nameOf(was, seat, words) });
    }
  return formers;
}

/** The scene as those name it who were there at entry `n`. */
function sceneAt(scene: Scene, n: number): Scene {
  const { formers, reader } = scene;
  if (n > (formers.at(-1)?.n ?? -2)) return scene;
  const name = (seat: number) =>
    formers.find(former => former.seat === seat && n <= former.n)?.name ?? reader.name(seat);
  return { ...scene, reader: { ...reader, name } };
}

export function useScene(view: View | undefined): Scene | undefined {
  const words = useWords();
  const language = useLanguage();
  const gameWords = useGameWords(view?.game, language);
  const board = useBoard(view?.game);
  const occupants = view?.seats;
  const seats = useMemo(
    () => occupants?.map((o, seat): SeatInfo => ({ seat, name: nameOf(o, seat, words), mark: seat })),
    [occupants, words],
  );
  const log = view?.log;
  const formers = useMemo(() => formersIn(log ?? [], words), [log, words]);
  return useMemo(() => {
    if (!view || !gameWords || !seats) return undefined;
    const reader: Reader<CoreState> = {
      view: view.state,
      seat: view.seat,
      name: seat => seats[seat]?.name ?? '?',
    };
    const questions = view.questions.map(({ choices, forms, ...question }) => ({
      question,
      options: { choices: [...choices], forms: [...forms] },
    }));
    return { view, words: gameWords, reader, seats, formers, board, questions };
  }, [view, gameWords, seats, formers, board]);
}

function useBoard(game: string | undefined): AnyBoard | null | undefined {
  const [loaded, setLoaded] = useState<{ game: string; board: AnyBoard | null }>();
  useEffect(() => {
    if (game === undefined) return;
    let stale = false;
    loadBoard(game).then(
      board => stale || setLoaded({ game, board: board ?? null }),
      // The list is enough to play; a board that can't be fetched must not stop the game.
      () => stale || setLoaded({ game, board: null }),
    );
    return () => {
      stale = true;
    };
  }, [game]);
  return loaded?.game === game ? loaded?.board : undefined;
}

type Message = (reader: unknown, ...args: readonly unknown[]) => string;

/** A sentence for a question; a secret one of somebody else has no words. */
export function sayQuestion(scene: Scene, kind: string, data: unknown, seat: number): string | undefined {
  const message = (scene.words.questions as Record<string, Message | undefined>)[kind];
  return message?.(scene.reader, data, seat);
}

const said = new WeakMap<LogLine, { by: unknown; text: string }>();

/** A log line in words. Lines keep their identity from one shot to the next, so each is put into words once a language. */
export function sayLine(scene: Scene, line: LogLine, words: Messages): string {
  const known = said.get(line);
  if (known?.by === scene.words) return known.text;
  const then = sceneAt(scene, line.n);
  const text = 'tell' in line ? sayTell(then, line.tell) : sayEvent(then, line.event, words);
  said.set(line, { by: scene.words, text });
  return text;
}

export function sayTell(scene: Scene, tell: { key: string; args: readonly unknown[] }): string {
  const message = (scene.words.tells as Record<string, Message | undefined>)[tell.key];
  return message ? message(scene.reader, ...tell.args) : tell.key;
}

function sayEvent(
  scene: Scene,
  event: Extract<LogLine, { event: unknown }>['event'],
  words: Messages,
): string {
  const name = event.kind === 'version' ? '' : scene.reader.name(event.seat);
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
    case 'version':
      return words.event.version(event.version);
  }
}

export function listNames(names: readonly string[], words: Messages): string {
  return new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(names);
}
