import type { Piscina } from 'piscina';
import { newWorkerPool, workerFile } from '../workers.ts';
import type { PasswordTask } from './password-worker.ts';

/** Hash of no password anybody has: checked against when there is no such login, so that both take equally long. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$R3+Lq5QpO7hX1dGRvT4yIh5Cw8uZKkq0u3m8b8cH5xE';

/** One thread for the whole process; it starts with the first password and goes when there are none for a while. */
let pool: Piscina | undefined;

function run<T>(task: PasswordTask): Promise<T> {
  pool ??= newWorkerPool({ file: workerFile('./password-worker', import.meta.url), threads: 1 });
  return pool.run(task) as Promise<T>;
}

export function hashPassword(password: string): Promise<string> {
  return run<string>({ hash: password });
}

/** Takes equally long where there is no hash to check against. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const right = await run<boolean>({ verify: password, against: hash ?? NOBODYS });
  return right && hash !== null && hash !== undefined;
}
