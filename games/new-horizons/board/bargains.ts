/** Whether something lies on the tray, and what can be agreed to there: known before the tray itself is fetched. */
import { type Cost, type Effects, LISTS } from '@epoka/new-horizons';
import type { BoardChoice } from '@epoka/web/kit';
import type { Table } from './table.tsx';

/** Is there anything on the tray? */
export function trayIsFull(table: Table): boolean {
  const { view, choices } = table;
  return (
    view.offered.length > 0 ||
    view.revealed.length > 0 ||
    choices.starting('colour').length > 0 ||
    bargains(table).length > 0
  );
}

interface Bargain {
  readonly choice: BoardChoice;
  readonly cost?: Cost | undefined;
  readonly effects: Effects;
}

/** Effects that are chosen from, paid for, or simply carried out. */
export function bargains({ questions, choices }: Table): Bargain[] {
  return questions.flatMap(({ question: { kind, data } }): Bargain[] => {
    if (kind !== 'choose' && kind !== 'may' && kind !== 'task') return [];
    const { list, at } = data as { readonly list: number; readonly at: number };
    const effect = LISTS[list].effects[at];
    if (effect.op === 'choose')
      return effect.options.flatMap((effects, i) => {
        const choice = choices.choice(['option', i]);
        return choice ? [{ choice, effects }] : [];
      });
    const choice = choices.choice(kind === 'may' ? ['pay'] : ['do']);
    if (!choice) return [];
    if (effect.op === 'may') return [{ choice, cost: effect.cost, effects: effect.effects }];
    return [{ choice, effects: [effect] }];
  });
}

/** What is decided on the tray: told to the frame while it is being fetched, or it would open its list for want of a place. */
export const ON_THE_TRAY = 'govern colour take option pay do';
