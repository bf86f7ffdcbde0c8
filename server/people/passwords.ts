import type { Piscina } from 'piscina';
import { hireCrew, workerFile } from '../workers.ts';
import type { PasswordTask } from './password-worker.ts';

/** Hash of no password anybody has: checked against when there is no such login, so that both take equally long. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$R3+Lq5QpO7hX1dGRvT4yIh5Cw8uZKkq0u3m8b8cH5xE';

export class Passwords {
  private crew: Piscina | undefined;

  private run<T>(task: PasswordTask): Promise<T> {
    this.crew ??= hireCrew({ file: workerFile('./password-worker', import.meta.url), threads: 1 });
    return this.crew.run(task) as Promise<T>;
  }

  hash(password: string): Promise<string> {
    return this.run<string>({ hash: password });
  }

  /** Takes equally long where there is no hash to check against. */
  async verify(password: string, hash: string | null | undefined): Promise<boolean> {
    const right = await this.run<boolean>({ verify: password, against: hash ?? NOBODYS });
    return right && hash !== null && hash !== undefined;
  }

  async close(): Promise<void> {
    await this.crew?.destroy();
  }
}
