/** What every part of the board needs: the props, the choices, the words, and the numbers of this position. */
import { type BoardChoice, type BoardProps, type BoardTable, boardContext, together } from '@epoka/web/kit';
import type { Facts, Forecast } from './forecast.ts';
import { type AgesWords, ALL_CARDS, type State, type Vocab } from './game.ts';
import { priceOf } from './prices.ts';
import type { Tokens } from './tokens.ts';
import type { BoardWords } from './words.ts';

export type Props = BoardProps<State, Vocab, AgesWords>;

/** A place that was pressed. */
export interface Asking {
  readonly place: string;
  readonly name: string;
}

export type Table = BoardTable<Props, BoardWords> & {
  /** by seat */
  readonly facts: readonly Facts[];
  /** of the looking seat; undefined for spectators */
  readonly forecast: Forecast | undefined;
  /** wooden tokens of the looking seat, each with a name of its own, so that they are seen to move */
  readonly tokens: Tokens | undefined;
  /** shows a place large, in a window of its own */
  readonly ask: (about: Asking) => void;
};

export const [TableContext, useTable] = boardContext<Table>();

export const contentId = (card: number): string => `card:${ALL_CARDS[card]}`;

/** The same choice under other words. */
export function labelled(choice: BoardChoice, label: string): BoardChoice {
  const { key, questionId, answer, legal, why, warn, act, ways } = choice;
  return { key, questionId, answer, legal, label, why, warn, act, ways };
}

/** The same choice, with what it costs behind its words. */
export function priced(table: Table, choice: BoardChoice): BoardChoice {
  const price = priceOf(table, choice);
  return price === undefined ? choice : labelled(choice, `${choice.label} (${table.t.price(price)})`);
}

/** Everything that can be done with one thing, as one choice; several ways are asked for beside it. */
export function oneOf(
  table: Table,
  ...choices: readonly (BoardChoice | undefined)[]
): BoardChoice | undefined {
  const offered = choices.filter(c => c !== undefined).map(c => priced(table, c));
  const legal = offered.filter(c => c.legal);
  return together(offered, table.pick, (legal.length > 0 ? legal : offered).map(c => c.label).join('\n'));
}

/** Shows a card large, as one more way in a list of ways. */
export function openWay(table: Table, card: number): BoardChoice {
  return {
    key: `open:${card}`,
    questionId: -1,
    answer: ['open', card],
    legal: true,
    label: table.t.showCard,
    why: undefined,
    warn: undefined,
    act: () => table.open(contentId(card)),
  };
}
