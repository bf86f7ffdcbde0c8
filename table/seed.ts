/**
 * The seed of a table and the promise made about it. Everybody sees the commitment from the start and the seed at the
 * end, so anybody can check that the shuffles were fixed before the first answer.
 */
import { sha256 } from './sha256.ts';

/** 32 bytes from the secure source of the system, as 64 hexadecimal digits. */
export function newSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, x => x.toString(16).padStart(2, '0')).join('');
}

export const LONGEST_SEED = 200;

/**
 * Half a surrogate pair has no UTF-8 of its own: all of them would be written alike, and one commitment would fit many
 * seeds. No such text is a seed.
 */
export function isSeed(given: unknown): given is string {
  return (
    typeof given === 'string' && given.length > 0 && given.length <= LONGEST_SEED && !/\p{Cs}/u.test(given)
  );
}

/**
 * SHA-256, in lower-case hexadecimal, of these four lines joined by line feeds (none at the end), in UTF-8:
 * "epoka seed commitment 1", the id of the game, the version of its rules in decimal, the seed.
 */
export function commitment(seed: string, game: string, version: number): string {
  return sha256(`epoka seed commitment 1\n${game}\n${version}\n${seed}`);
}

export function verifyCommitment(committed: string, seed: string, game: string, version: number): boolean {
  return isSeed(seed) && committed === commitment(seed, game, version);
}
