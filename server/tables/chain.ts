/**
 * Entries hang together: the hash of each covers all before it. Whoever was told the hash of an entry notices when one is
 * missing, changed, or in another order.
 */
import { hash } from 'node:crypto';
import type { Json } from '@epoka/kernel';
import type { Entry } from '@epoka/table';
import type { StoredEntry } from '../store/types.ts';

/** The hash before the first entry. */
export function chainStart(table: string): string {
  return digest(`epoka chain 1\n${table}`);
}

export function chained(before: string, entry: Entry): string {
  return digest(`${before}\n${JSON.stringify(nameless(entry))}`);
}

/** Names are left out: who leaves for good takes theirs along, and the record stays whole. */
function nameless(entry: Entry): unknown {
  return entry.kind === 'seat' && entry.to.kind === 'human' ? { ...entry, to: { kind: 'human' } } : entry;
}

/**
 * What people are told of a hash. The hash itself would tell more: who tries out all answers that somebody may have given
 * in secret finds the one that fits. With the seed of the table in it, which nobody knows while the game is on, it only
 * tells whether what was saved is still the same.
 */
export function sealed(head: string, seed: string): string {
  return digest(`epoka told 1\n${seed}\n${head}`);
}

/** 192 bits */
const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 32);

export interface Chain {
  /** the hash after each entry, beginning with the one before the first */
  readonly heads: string[];
  /** how many entries fit together */
  readonly whole: number;
}

/** Follows the entries from a hash on, as far as they fit together. Those of a time without hashes are taken as they are. */
export function follow(head: string, entries: readonly StoredEntry[]): Chain {
  const heads = [head];
  for (const { body, chain } of entries) {
    const next = chained(heads[heads.length - 1], body as unknown as Entry);
    if (chain !== null && chain !== next) break;
    heads.push(next);
  }
  return { heads, whole: heads.length - 1 };
}

export const asEntry = ({ body }: { readonly body: Json }): Entry => body as unknown as Entry;
