/** Hashing a password takes long on purpose; here it holds up nobody. */

import { randomBytes } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';

export type PasswordTask = { readonly hash: string } | { readonly verify: string; readonly against: string };

export default async function run(task: PasswordTask): Promise<string | boolean> {
  if ('hash' in task)
    return argon2id({
      password: task.hash,
      salt: randomBytes(16),
      memorySize: 19_456,
      iterations: 2,
      parallelism: 1,
      hashLength: 32,
      outputType: 'encoded',
    });
  return argon2Verify({ password: task.verify, hash: task.against });
}
