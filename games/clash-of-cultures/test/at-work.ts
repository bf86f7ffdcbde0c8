/** What log lines show at work, where the state does not. */
import type { Tell } from '@epoka/kernel';
import { ACTION_CARDS } from '../content/index.ts';

/** Cards that were played are told, not kept. */
export function proves({ key, args }: Tell): string | undefined {
  if (key === 'plays') return `upper:${ACTION_CARDS[args[1] as number].upper}`;
  if (key === 'reveals') return `combat:${ACTION_CARDS[args[1] as number].combat}`;
  return undefined;
}
