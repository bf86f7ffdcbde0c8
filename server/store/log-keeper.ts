/**
 * Keeps the write-ahead log of the embedded engine short. The engine would do so by itself, in the middle of a commit, and
 * everybody would wait for the disk. A thread does it beside them, often and little.
 */
import type { Piscina } from 'piscina';
import { hireCrew, workerFile } from '../workers.ts';

/** Each fills a page or two of four kilobytes. */
const STATEMENTS = 10_000;

export class LogKeeper {
  private readonly file: string;
  private readonly onTrouble: () => void;
  private crew: Piscina | undefined;
  private statements = 0;
  private busy = false;

  /** `onTrouble`: the thread could not do it. */
  constructor(file: string, onTrouble: () => void) {
    this.file = file;
    this.onTrouble = onTrouble;
  }

  /** A statement may have written something. */
  wrote(): void {
    this.statements++;
    if (this.statements < STATEMENTS || this.busy) return;
    this.statements = 0;
    this.busy = true;
    this.crew ??= hireCrew({ file: workerFile('./log-worker', import.meta.url), threads: 1 });
    this.crew
      .run(this.file)
      .catch(this.onTrouble)
      .finally(() => {
        this.busy = false;
      });
  }

  async close(): Promise<void> {
    await this.crew?.close();
  }
}
