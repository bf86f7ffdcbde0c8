/** What every part of the board needs: the props, the choices by the thing they stand for, what is held up, the words. */
import {
  type BoardChoice,
  type BoardProps,
  type BoardTable,
  boardContext,
  type Choices,
  together,
} from '@epoka/web/kit';
import { CARDS, type CcgWords, type State, type Vocab } from './game.ts';
import type { Ground } from './ground.ts';
import type { BoardWords } from './words.ts';

export type Props = BoardProps<State, Vocab, CcgWords>;

/** A thing whose choice has a second step, lifted while its place is looked for: a card, a unit, a land of the atlas. */
export interface Held {
  readonly what: 'card' | 'object' | 'land';
  readonly n: number;
}

export type Table = BoardTable<Props, BoardWords> & {
  /** what lies where */
  readonly ground: Ground;
  readonly index: ChoiceIndex;
  readonly held: Held | undefined;
  readonly hold: (held: Held | undefined) => void;
  /** whose civilization stands large beside the ring */
  readonly shown: number;
  readonly show: (seat: number) => void;
  /** whose discard pile lies open beside the ring */
  readonly pile: number | undefined;
  readonly openPile: (seat: number | undefined) => void;
};

export const [TableContext, useTable] = boardContext<Table>();

export const contentId = (card: number): string => `card:${CARDS[card].id}`;
/** The same for one that is in play: it is shown with what its values come from. */
export const objectId = (view: State, object: number): string => `${contentId(view.face[object])}@${object}`;

/** Verbs whose first argument is something in play. */
const ON_OBJECT: ReadonlySet<string> = new Set([
  'at',
  'attack',
  'bomb',
  'to',
  'raze',
  'building',
  'remove',
  'use',
  'stage',
  'abandon',
  'join',
  'leave',
  'shoot',
  'hit',
  'enter',
  'move',
  'journey',
  'fly',
  'goHome',
  'board',
  'aimAt',
]);
const ON_CARD: ReadonlySet<string> = new Set([
  'play',
  'discard',
  'devise',
  'build',
  'drop',
  'take',
  'top',
  'bottom',
]);
const ON_LAND: ReadonlySet<string> = new Set(['terrain', 'resource']);
/** Verbs with a second step, which is pressed on the board. */
const PLACED: ReadonlySet<string> = new Set([
  'build',
  'terrain',
  'resource',
  'move',
  'journey',
  'fly',
  'goHome',
  'board',
  'aimAt',
]);

/** Choices by what they are pressed on. */
export class ChoiceIndex {
  private readonly objects = new Map<number, BoardChoice[]>();
  private readonly cards = new Map<number, BoardChoice[]>();
  private readonly lands = new Map<number, BoardChoice[]>();
  private readonly incomes = new Map<number, BoardChoice>();

  constructor(choices: Choices, view: State, questions: Props['questions']) {
    const add = (to: Map<number, BoardChoice[]>, n: number, choice: BoardChoice) => {
      const list = to.get(n);
      if (list) list.push(choice);
      else to.set(n, [choice]);
    };
    const unitOf = new Map(
      questions.map(({ question }) => [question.id, (question.data as { unit?: number } | null)?.unit]),
    );
    for (const choice of choices.list) {
      const [verb, a, b] = choice.answer as [string, number, number];
      if (ON_OBJECT.has(verb)) add(this.objects, a, choice);
      else if (ON_CARD.has(verb)) add(this.cards, a, choice);
      else if (ON_LAND.has(verb)) add(this.lands, a, choice);
      else if (verb === 'income') this.incomes.set(a * 3 + b, choice);
      else if (verb === 'lose') {
        const row = view.row[questions[0]?.question.seat ?? 0];
        add(this.objects, a === 0 ? row[0] : row[row.length - 1], choice);
      } else if (verb === 'feed' || verb === 'starve') {
        const unit = unitOf.get(choice.questionId);
        if (unit !== undefined) add(this.objects, unit, choice);
      }
    }
  }

  of({ what, n }: Held): readonly BoardChoice[] {
    const from = what === 'card' ? this.cards : what === 'land' ? this.lands : this.objects;
    return from.get(n) ?? [];
  }

  income(terrain: number, kind: number): BoardChoice | undefined {
    return this.incomes.get(terrain * 3 + kind);
  }
}

const isPlaced = (choice: BoardChoice): boolean => PLACED.has(choice.answer[0]);

/** What is held is meant for these: the second step of its choices. */
export function placesOf({ held, index }: Pick<Table, 'held' | 'index'>): readonly BoardChoice[] {
  return held ? index.of(held).filter(isPlaced) : [];
}

const same = (a: Held | undefined, b: Held): boolean => a?.what === b.what && a.n === b.n;

/**
 * Everything that can be done with one thing, as one choice. While something is held, a thing is only a place for it; what is
 * held is put down by a second press.
 */
export function choiceOf(table: Table, thing: Held): BoardChoice | undefined {
  const { held, index, t, hold, pick } = table;
  if (held && !same(held, thing)) {
    if (thing.what !== 'object') return undefined;
    const places = placesOf(table).filter(
      c => c.answer[2] === thing.n && c.answer[0] !== 'terrain' && c.legal,
    );
    return joined(table, places);
  }
  const all = index.of(thing);
  if (all.length === 0) return undefined;
  if (held) {
    const [first] = all.filter(isPlaced);
    return {
      ...plain(first),
      key: `down:${thing.what}:${thing.n}`,
      legal: true,
      label: t.putDown,
      why: undefined,
      act: () => hold(undefined),
    };
  }
  const placed = all.filter(isPlaced);
  const open = placed.filter(c => c.legal);
  const rest = all.filter(c => !isPlaced(c));
  if (open.length < 2) return joined(table, [...(open.length === 1 ? open : placed), ...rest]);
  const lift: BoardChoice = {
    ...plain(open[0]),
    key: `lift:${thing.what}:${thing.n}`,
    legal: true,
    label: t.lift(open[0].answer[0]),
    why: undefined,
    warn: undefined,
    act: () => hold(thing),
  };
  const legal = rest.filter(c => c.legal);
  if (legal.length === 0) return { ...lift, ways: open };
  const ways = [lift, ...legal];
  return {
    ...lift,
    label: ways.map(way => way.label).join('\n'),
    ways: [...open, ...legal],
    act: at => pick(ways, at),
  };
}

function plain({ key, questionId, answer, warn }: BoardChoice) {
  return { key, questionId, answer, warn };
}

/** Several choices of one thing; several ways are asked for beside it. */
export function joined(table: Table, list: readonly BoardChoice[]): BoardChoice | undefined {
  const legal = list.filter(c => c.legal);
  return together(list, table.pick, (legal.length > 0 ? legal : list).map(c => c.label).join('\n'));
}

/** What is held, laid on a side of the own row. */
export function edgeChoice(table: Table, side: number): BoardChoice | undefined {
  return placesOf(table).find(c => c.answer[0] === 'terrain' && c.answer[2] === side);
}
