/** How a list of choices is laid out: by verb, with what the labels have in common as the heading. */

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

export interface ChoiceGroup {
  readonly verb: string;
  /** words that all labels begin with; '' where there are none or too few choices to tell */
  readonly heading: string;
  readonly choices: readonly { readonly choice: BoardChoice; readonly label: string }[];
}

/** The words all labels begin with, given up where what is left of a label would not read as one. */
export function commonStart(labels: readonly string[]): string {
  if (labels.length < 3) return '';
  const split = labels.map(l => l.split(' '));
  const first = split[0];
  let n = 0;
  while (n < first.length && split.every(words => words.length > n + 1 && words[n] === first[n])) n++;
  const start = first.slice(0, n).join(' ');
  return labels.every(l => /^[\p{L}\p{N}„“"]/u.test(l.slice(start.length).trim())) ? start : '';
}

export function groupChoices(choices: readonly BoardChoice[]): ChoiceGroup[] {
  const byVerb = new Map<string, BoardChoice[]>();
  for (const choice of choices) {
    const list = byVerb.get(choice.answer[0]);
    if (list) list.push(choice);
    else byVerb.set(choice.answer[0], [choice]);
  }
  return [...byVerb].map(([verb, list]) => {
    const labels = list.map(c => c.label);
    const start = commonStart(labels);
    return {
      verb,
      heading: start.replace(/[:,–-]$/, '').trim(),
      choices: list.map((choice, i) => ({
        choice,
        label: start ? capital(labels[i].slice(start.length).trim()) : labels[i],
      })),
    };
  });
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Every word wanted must occur; case and accents don't matter. */
export function matches(choice: BoardChoice, wanted: string): boolean {
  const parts = fold(wanted).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return true;
  const text = fold(`${choice.label} ${choice.why ?? ''}`);
  return parts.every(p => text.includes(p));
}
