/** What the bar says while nothing is asked of whoever looks at it. */
import type { TableShot } from '../../client/table-client.ts';
import type { Messages } from '../../lang/app/en.ts';
import { listNames } from '../table-context.ts';

export function sayWaiting(
  { view, waiting, sending }: Pick<TableShot, 'waiting' | 'sending'> & { view: { asked: readonly number[] } },
  name: (seat: number) => string,
  words: Messages,
): string {
  const { asked } = view;
  // An answer that can't leave this device comes before anything the others do.
  if (sending === 'held' || (sending && asked.length === 0)) return words.ask.sending[sending];
  if (asked.length === 0) return '';
  const names = listNames(asked.map(name), words);
  const say = waiting.every(w => w.bot) ? words.ask.thinking : words.ask.waitingFor;
  return say(names, asked.length);
}
