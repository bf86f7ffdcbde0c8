/** How a list of choices is laid out: by verb, each with its whole label. */

import { fold } from '../../client/rulebook.ts';
import type { BoardChoice } from '../../kit/board.ts';

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
export function matches(choice: BoardChoice, wanted: string): boolean {
  const parts = fold(wanted).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return true;
  const text = fold(`${choice.label} ${choice.why ?? ''}`);
  return parts.every(p => text.includes(p));
}
