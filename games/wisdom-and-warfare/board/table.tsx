/** What every part of the board needs: the props, the choices, the words, and which city and which leaf are looked at. */
import { type BoardChoice, type BoardProps, type BoardTable, boardContext, together } from '@epoka/web/kit';
import type { Words } from '../lang/types.ts';
import type { State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import type { BoardWords } from './words.ts';

export type Props = BoardProps<State, Vocab, Words>;

export type Table = BoardTable<Props, BoardWords> & {
  /** the seat whose cities, techs and hand lie on the board: the looker, or whose turn it is */
  readonly own: number;
  /** the city whose sheet is open: 0 to 2 */
  readonly city: number;
  readonly showCity: (city: number) => void;
  /** the chart of all techs lies open, though no question asks for it */
  readonly chart: boolean;
  readonly showChart: (open: boolean) => void;
  /** place in the battle hand of the unit that was picked up, or NONE */
  readonly lifted: number;
  readonly lift: (place: number) => void;
};

export const [TableContext, useTable] = boardContext<Table>();

/** Everything that can be done with one thing, as one choice; several ways are asked for beside it. */
export function oneOf(table: Table, choices: readonly (BoardChoice | undefined)[]): BoardChoice | undefined {
  const offered = choices.filter(choice => choice !== undefined);
  return together(offered, table.pick, table.t.wayTitle);
}

/** The choices of the open questions with one of these verbs. */
export function withVerb(table: Table, ...verbs: readonly string[]): readonly BoardChoice[] {
  return table.choices.list.filter(choice => verbs.includes(choice.answer[0]));
}
