/**
 * The seed of a table and the promise made about it. Everybody sees the commitment from the start and the seed at the
 * end, so anybody can check that the shuffles were fixed before the first answer.
 */
import { sha256 } from './sha256.ts';
import type { TableConfig } from './types.ts';

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

/**
 * The same for tables whose seed is made before the rules are known for good: SHA-256 of these three lines, "epoka seed
 * commitment 2", the id of the game, the seed.
 */
export function earlyCommitment(seed: string, game: string): string {
  return sha256(`epoka seed commitment 2\n${game}\n${seed}`);
}

/** The generators of tables: 1 (where nothing is said) is xoshiro128**, 2 is ChaCha20. */
export const STRONG = 2;

/** What a player's device adds to the seed. The host has promised its seed before, so neither of them chooses. */
export const SALT = /^[0-9a-f]{32}$/;

export function newSalt(): string {
  return newSeed().slice(0, 32);
}

/**
 * The key of ChaCha20: SHA-256 of these lines joined by line feeds (none at the end), in UTF-8: "epoka chance 2", the
 * seed, then for each seat what its player's device added, an empty line where it added nothing.
 */
export function chanceKey(seed: string, salts: readonly string[]): string {
  return sha256(['epoka chance 2', seed, ...salts].join('\n'));
}

/** What seats bring ready-made is drawn with a key of its own: "epoka brought 2" instead. */
export function broughtKey(seed: string, salts: readonly string[]): string {
  return sha256(['epoka brought 2', seed, ...salts].join('\n'));
}

type Promised = Pick<TableConfig, 'commitment' | 'game' | 'version' | 'chance'>;

/** Is this the seed that was promised? */
export function verifyCommitment(
  { commitment: promised, game, version, chance }: Promised,
  seed: string,
): boolean {
  if (!isSeed(seed)) return false;
  return promised === (chance === STRONG ? earlyCommitment(seed, game) : commitment(seed, game, version));
}
