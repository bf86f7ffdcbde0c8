/**
 * The contract between the frame (table page, question bar, log) and the board of a game.
 *
 * `@epoka/<game>/board` is loaded lazily and gives a `BoardModule`: the board itself as the default export, and `Detail`, which
 * draws any content of that game large. The frame renders the board with exactly `BoardProps`; a board never talks to
 * a server, a worker or a table, it only shows what it is given and calls `answer`, `open` and `hot`.
 */
import type {
  Answer,
  Choice,
  CoreState,
  Form,
  GameWords,
  Language,
  Options,
  Question,
  Reader,
  Reason,
  Tell,
  Vocabulary,
} from '@epoka/kernel';
import { type ComponentType, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { IconShape } from './icons/icon.tsx';

/** A seat as boards draw it. `mark` picks colour and shape together: it never changes during a table. */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  /** 0 .. 7, see `SeatMark` */
  readonly mark: number;
}

/** A question that the looking seat has to answer now, with all that can be said to it. */
export interface BoardQuestion {
  readonly question: Question;
  readonly options: Options;
}

/** What every board gets. `view` is redacted for `seat`; a spectator and a replay get no questions. */
export interface BoardProps<
  S extends CoreState = CoreState,
  V extends Vocabulary = Vocabulary,
  W extends GameWords<S, V> = GameWords<S, V>,
> {
  readonly view: S;
  /** the seat that looks, or SPECTATOR */
  readonly seat: number;
  /** by seat number */
  readonly seats: readonly SeatInfo[];
  /** open questions of the looking seat; empty while it waits */
  readonly questions: readonly BoardQuestion[];
  /** Takes a choice. The frame asks back where the choice carries a warning and the player wants that. */
  readonly answer: (questionId: number, answer: Answer) => void;
  readonly reader: Reader<S>;
  readonly words: W;
  readonly language: Language;
  /** false: nothing moves (the player's setting or the system's) */
  readonly motion: boolean;
  /** which choice is pointed at, on the board or in the list: both light up together */
  readonly hot: Hot;
  /** shows a content id of the game ('wonder:pyramids') large, drawn by the game's `Detail` */
  readonly open: (contentId: string) => void;
  /** log lines that led from the view shown before to this one, as this seat may read them; empty after a jump */
  readonly recent: readonly Tell[];
}

/** What `Detail` gets: draws one content id large, with its full text and the rule it rests on. */
export interface DetailProps<
  S extends CoreState = CoreState,
  V extends Vocabulary = Vocabulary,
  W extends GameWords<S, V> = GameWords<S, V>,
> {
  readonly id: string;
  readonly view: S;
  readonly reader: Reader<S>;
  readonly words: W;
  /** by seat number, to mark who has what */
  readonly seats?: readonly SeatInfo[];
  readonly language: Language;
  readonly open: (contentId: string) => void;
}

/** One of the figures that players of a game ask for all the time. */
export interface Figure {
  readonly key: string;
  readonly icon: IconShape;
  /** what it is, with its value, as a sentence */
  readonly label: string;
  readonly n: number | string;
  /** a turn, or of so many: printed small behind it */
  readonly change?: string | undefined;
  readonly tone?: 'good' | 'bad' | undefined;
}

/** A way to win, and how far a player has come on it. */
export interface Bar {
  readonly key: string;
  readonly icon: IconShape;
  readonly n: number;
  readonly of: number;
  /** what it is, with both numbers, as a sentence */
  readonly label: string;
  /** nobody is farther on this way */
  readonly leads: boolean;
}

/** A player in one line, as the game declares it; the frame draws name, mark, clock and whose turn it is. */
export interface Plate {
  /** a word beside the name: a government, a people */
  readonly note?: string | undefined;
  /** a portrait or a coat of arms, 44 px */
  readonly picture?: ReactNode;
  /** what the game is won by; the standing where it is left out */
  readonly points?: Figure | undefined;
  /** five or six, the most wanted first: the last ones are left out where there is no room */
  readonly figures: readonly Figure[];
  /** a game that is won in several ways shows each as a bar; the figures then stand beside the name */
  readonly bars?: readonly Bar[] | undefined;
}

/** The phases of a turn in their order, and which of them it is; undefined: the one that the question before belonged to. */
export interface Phases {
  readonly names: readonly string[];
  readonly now: number | undefined;
}

/** A thing that a label names, as one piece: never broken, never cut. */
export interface Chip {
  /** as a title, not bent by the sentence around it */
  readonly name: string;
  readonly icon?: IconShape | undefined;
  /** colour and shape of the seat it is, or belongs to */
  readonly mark?: number | undefined;
  /** what tells it from another of that name: where it is, how many there are */
  readonly note?: string | undefined;
}

/** A label in its parts, who does what to whom, laid out by the frame; `label` of the choice says the same as a sentence. */
export interface LabelParts {
  readonly who?: Chip | undefined;
  readonly does?: string | undefined;
  readonly to?: Chip | undefined;
}

/** How a choice looks in the list: its parts or, where a game gives none, a small picture beside its words; and what it costs. */
export interface ChoiceFace extends LabelParts {
  readonly icon?: IconShape | undefined;
  readonly price?: ReactNode;
}

/** An entry of the icon key. */
export interface IconEntry {
  readonly icon: IconShape;
  readonly name: string;
  /** chapters of the Rules reader that speak of it */
  readonly chapters?: readonly string[] | undefined;
}

type LookProps<S extends CoreState, V extends Vocabulary, W extends GameWords<S, V>> = Pick<
  BoardProps<S, V, W>,
  'view' | 'words' | 'language' | 'reader'
>;

/** What `games/<game>/board/index.tsx` exports. */
export interface BoardModule<
  S extends CoreState = CoreState,
  V extends Vocabulary = Vocabulary,
  W extends GameWords<S, V> = GameWords<S, V>,
> {
  readonly default: ComponentType<BoardProps<S, V, W>>;
  readonly Detail: ComponentType<DetailProps<S, V, W>>;
  /** Takes the board's own words of a language, which `board/words/<language>.ts` holds as `words`. Called before anything is drawn. */
  readonly speak?: (language: Language, words: unknown) => void;
  /** A small picture for a log line, of what it is about. Shown beside the line's words, so never the only bearer of anything. */
  readonly picture?: (tell: Tell, view: S) => IconShape | undefined;
  /** Fetches the pictures of contents, where they come in a file of their own. */
  readonly loadArt?: () => Promise<void>;
  /** a seat's figures on its plate */
  readonly plate?: (props: LookProps<S, V, W>, seat: number) => Plate;
  /** what stands behind the question's sentence: actions left, points to spend */
  readonly Status?: ComponentType<BoardProps<S, V, W>>;
  /** the whole board of one player, as its plate opens it */
  readonly PlayerBoard?: ComponentType<BoardProps<S, V, W> & { readonly of: number }>;
  /** a choice in the list, beside its words */
  readonly face?: (
    props: LookProps<S, V, W> & Pick<BoardProps<S, V, W>, 'seat' | 'seats'>,
    choice: Pick<BoardChoice, 'answer'>,
    question: Question,
  ) => ChoiceFace;
  /**
   * What a content on the table is to the looker: a kind as `offer.elsewhere` names them, so that the frame can say when its turn
   * is; or why nothing can be done with it, whatever is asked. undefined: nothing of theirs.
   */
  readonly about?: (content: string, view: S, seat: number) => string | Reason | undefined;
  /** headings of the list, by verb; a verb without one stands without heading */
  readonly verbName?: (verb: string, language: Language) => string | undefined;
  /** every icon of the game in words; where they come with the pictures, `loadArt` fetches them */
  readonly iconKey?: (words: W, language: Language) => readonly IconEntry[];
  /** the phase of the turn, where turns have some: stands in the bar */
  readonly phases?: (view: S, language: Language) => Phases | undefined;
  /** the age of the table, 0 to 3, which tints it */
  readonly age?: (view: S) => number;
}

// biome-ignore lint/suspicious/noExplicitAny: "some board", as the kernel's AnyGame
export type AnyBoard = BoardModule<any, any, any>;

/** The part of the props that choices are made from; the frame's own question list uses it too. */
export interface Asked<S extends CoreState = CoreState> {
  readonly questions: readonly BoardQuestion[];
  readonly answer: (questionId: number, answer: Answer) => void;
  readonly reader: Reader<S>;
  readonly words: {
    readonly answers: object;
    readonly reasons: object;
  };
}

/** One candidate, in words, ready to be taken. `act` does nothing where the choice is blocked. */
export interface BoardChoice {
  /** `3:["take",5]`: the same on the board and in the list; the key for `Hot` */
  readonly key: string;
  readonly questionId: number;
  readonly answer: Answer;
  readonly legal: boolean;
  /** as on a button */
  readonly label: string;
  /** why it is blocked, in words */
  readonly why: string | undefined;
  /** a word of caution on a legal choice */
  readonly warn: string | undefined;
  /** Takes it. `at` is what was pressed: several ways of using one thing are asked for beside it. */
  readonly act: (at?: Element) => void;
  /** the choices behind it, where one thing can be used in several ways */
  readonly ways?: readonly BoardChoice[] | undefined;
}

/**
 * Choices that share one thing on the board, as one: the only legal one itself; several legal ones to be picked from;
 * or, when all are blocked, all their reasons.
 */
export function together(
  choices: readonly BoardChoice[],
  pick: (ways: readonly BoardChoice[], at: Element | undefined) => void,
  label: string,
): BoardChoice | undefined {
  if (choices.length <= 1) return choices[0];
  const legal = choices.filter(c => c.legal);
  if (legal.length === 1) return legal[0];
  const first = choices[0];
  const shared = {
    key: first.key,
    questionId: first.questionId,
    answer: first.answer,
    label,
    warn: undefined,
  };
  if (legal.length > 1)
    return { ...shared, legal: true, why: undefined, ways: legal, act: at => pick(legal, at) };
  return {
    ...shared,
    legal: false,
    // put into words only when somebody points at it
    get why() {
      return [...new Set(choices.map(c => `${c.label}: ${c.why}`))].slice(0, 4).join('\n');
    },
    ways: choices,
    act: () => undefined,
  };
}

type Message = (reader: unknown, ...args: readonly unknown[]) => string;

/** A reason in words; falls back to its key, so that a gap in a language file is seen and not silent. */
export function sayReason(asked: Pick<Asked, 'reader' | 'words'>, reason: Reason): string {
  const message = (asked.words.reasons as Record<string, Message | undefined>)[reason.key];
  return message ? message(asked.reader, ...reason.args) : reason.key;
}

/** A choice in words, as on a button. */
export function sayAnswer(asked: Pick<Asked, 'reader' | 'words'>, answer: Answer): string {
  const message = (asked.words.answers as Record<string, Message | undefined>)[answer[0]];
  return message ? message(asked.reader, ...answer.slice(1)) : answer.join(' ');
}

export function choiceKey(questionId: number, answer: Answer): string {
  return `${questionId}:${JSON.stringify(answer)}`;
}

function lookupKey(answer: readonly unknown[]): string {
  return JSON.stringify(answer);
}

/** All choices of the open questions, found by answer. Words are made only when asked for. */
export class Choices {
  /** every candidate of every open question, blocked ones too, in the order they were offered */
  readonly list: readonly BoardChoice[];
  readonly forms: readonly { readonly questionId: number; readonly form: Form }[];
  private readonly byAnswer = new Map<string, BoardChoice>();

  constructor(asked: Asked, only?: (q: Question) => boolean) {
    const list: BoardChoice[] = [];
    const forms: { questionId: number; form: Form }[] = [];
    for (const { question, options } of asked.questions) {
      if (only && !only(question)) continue;
      for (const choice of options.choices) {
        const made = boardChoice(asked, question.id, choice);
        list.push(made);
        const key = lookupKey(choice.answer);
        const known = this.byAnswer.get(key);
        if (!known || (!known.legal && made.legal)) this.byAnswer.set(key, made);
      }
      for (const form of options.forms) forms.push({ questionId: question.id, form });
    }
    this.list = list;
    this.forms = forms;
  }

  /** The choice for a target: `choice(['take', 3])`. Undefined when nobody offers it. */
  choice(answer: Answer): BoardChoice | undefined {
    return this.byAnswer.get(lookupKey(answer));
  }

  /** Every choice that begins like this: `starting('move', 7)`. For a target that can be used in several ways. */
  starting(...prefix: Answer): readonly BoardChoice[] {
    return this.list.filter(c => prefix.every((arg, i) => same(c.answer[i], arg)));
  }

  get any(): boolean {
    return this.list.length > 0 || this.forms.length > 0;
  }
}

function same(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

function boardChoice(asked: Asked, questionId: number, choice: Choice): BoardChoice {
  const { answer, why, warn } = choice;
  return {
    key: choiceKey(questionId, answer),
    questionId,
    answer,
    legal: why === undefined,
    get label() {
      return sayAnswer(asked, answer);
    },
    get why() {
      return why && sayReason(asked, why);
    },
    get warn() {
      return warn && sayReason(asked, warn);
    },
    act: () => {
      if (why === undefined) asked.answer(questionId, answer);
    },
  };
}

/** The choices of a board's open questions, or of one kind of them. */
export function useChoices<S extends CoreState>(asked: Asked<S>, kind?: string): Choices {
  const { questions, answer, reader, words } = asked;
  return useMemo(
    () =>
      new Choices(
        { questions, answer, reader, words },
        kind === undefined ? undefined : q => q.kind === kind,
      ),
    [questions, answer, reader, words, kind],
  );
}

/** Which choice is pointed at. Outside React's state, so that hovering re-renders only the two things concerned. */
export class Hot {
  private key: string | undefined;
  private readonly listeners = new Set<() => void>();

  readonly get = (): string | undefined => this.key;

  readonly set = (key: string | undefined): void => {
    if (this.key === key) return;
    this.key = key;
    for (const listener of this.listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

const never = (): (() => void) => () => undefined;

/** Is this choice, or one of the ways behind it, pointed at, here or elsewhere? */
export function useHot(hot: Hot | undefined, choice: BoardChoice | undefined): boolean {
  const read = () => {
    const key = hot?.get();
    if (key === undefined || choice === undefined) return false;
    return choice.key === key || choice.ways?.some(way => way.key === key) === true;
  };
  return useSyncExternalStore(hot?.subscribe ?? never, read, read);
}
