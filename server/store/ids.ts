import { createHash, randomBytes } from 'node:crypto';

/** A name for a thing. Can't be guessed, but is no secret: it stands in addresses. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** A secret that is told to its owner once; the store keeps only what `secretHash` makes of it. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** 256 random bits need no slow hash. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
