/** Whether something is decided beside the board, and where that lies. */
import type { BoardChoice } from '@epoka/web/kit';
import { CLOSING, sectionOf } from './sections.ts';
import type { Table } from './table.tsx';

const DRAFTS: ReadonlySet<string> = new Set(['collect', 'recruit', 'happy', 'group']);
/** Here cards of all kinds are given up, side by side on the sheet. */
const GIVING_UP: ReadonlySet<string> = new Set(['pandemic', 'foil']);
const MAIN: ReadonlySet<string> = new Set(['turn', 'move']);

/** Legal choices that lie on no part of the board. */
export function looseChoices({ choices, questions }: Table): readonly BoardChoice[] {
  const given = GIVING_UP.has(questions[0]?.question.kind ?? '');
  return choices.list.filter(
    ({ legal, answer: [verb] }) =>
      legal && !CLOSING.has(verb) && (sectionOf(verb) === undefined || (given && sectionOf(verb) === 'hand')),
  );
}

export function sheetIsOpen(table: Table): boolean {
  const kind = table.questions[0]?.question.kind;
  if (kind === undefined || MAIN.has(kind)) return false;
  return DRAFTS.has(kind) || looseChoices(table).length > 0 || table.choices.forms.length > 0;
}

/**
 * Small drafts take the place of the hand where that is high enough; what needs more room, or the hand itself, lies over the
 * advances. Where advances answer too it stays below them.
 */
export function sheetPlace(table: Table): 'low' | 'over' | 'below' {
  const { choices, questions } = table;
  const on = (section: string) =>
    choices.list.some(({ legal, answer: [verb] }) => legal && sectionOf(verb) === section);
  if (on('tree')) return 'below';
  if (on('hand')) return 'over';
  const kind = questions[0]?.question.kind ?? '';
  const large = LARGE.has(kind) || table.view.eventCard >= 0 || looseChoices(table).length > MOST_LOW;
  return large ? 'over' : 'low';
}
const LARGE: ReadonlySet<string> = new Set(['recruit', 'offer', 'deal', 'orient']);
const MOST_LOW = 4;
