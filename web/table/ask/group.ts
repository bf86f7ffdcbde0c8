/** How a list of choices is laid out: by verb, each with its whole label. */

import { fold } from '../../client/fold.ts';
import type { BoardChoice, LabelParts } from '../../kit/board.ts';

/** Verbs that finish something rather than do it. They stand apart, so that nobody ends a turn by accident. */
const CLOSING = new Set([
  'pass',
  'end',
  'endTurn',
  'end-turn',
  'stop',
  'skip',
  'done',
  'none',
  'finish',
  'decline',
]);

export function isClosing(choice: BoardChoice): boolean {
  return choice.answer.length === 1 && CLOSING.has(choice.answer[0]);
}

/** What stands apart: what finishes now. What can't finish yet stands there only where nothing can. */
export function closingOf(choices: readonly BoardChoice[]): readonly BoardChoice[] {
  const all = choices.filter(isClosing);
  const now = all.filter(choice => choice.legal);
  return now.length > 0 ? now : all;
}

/** Choices of one verb together, in the order they were offered. */
export function byVerb(
  choices: readonly BoardChoice[],
): readonly (readonly [string, readonly BoardChoice[]])[] {
  const groups = new Map<string, BoardChoice[]>();
  for (const choice of choices) {
    const list = groups.get(choice.answer[0]);
    if (list) list.push(choice);
    else groups.set(choice.answer[0], [choice]);
  }
  return [...groups];
}

/** Every word wanted must occur; case and accents don't matter. */
export function matches(choice: BoardChoice, wanted: string, parts?: LabelParts): boolean {
  const sought = fold(wanted).split(/\s+/).filter(Boolean);
  if (sought.length === 0) return true;
  // a name is found as it is read, and as the sentence bends it
  const chips = [parts?.who, parts?.to].map(chip => (chip ? `${chip.name} ${chip.note ?? ''}` : ''));
  const text = fold([choice.label, choice.why, ...chips, parts?.does].join(' '));
  return sought.every(p => text.includes(p));
}
