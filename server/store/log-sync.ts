/**
 * Brings the engine's log to the disk. The engine would do so by itself with every commit, and everybody would wait for the disk
 * with it; here a thread of the system waits, and whoever saved something is told when it is done.
 */
import { closeSync, fdatasync, openSync } from 'node:fs';

/** Everything that was written to an open file is on the disk. */
export type Sync = (file: number) => Promise<void>;

const toDisk: Sync = file =>
  new Promise((done, fail) => {
    fdatasync(file, error => (error ? fail(error) : done()));
  });

export class LogSync {
  private readonly file: number;
  private readonly sync: Sync;
  /** what was written before may never have come to the disk, and nothing after it can be read without it */
  private doubtful = false;

  /** The log is there as long as the database is open. */
  constructor(log: string, sync: Sync = toDisk) {
    this.file = openSync(log, 'r+');
    this.sync = sync;
  }

  /** Throws where the disk could not take it: then it is not known what is there. */
  async done(): Promise<void> {
    try {
      await this.sync(this.file);
    } catch (error) {
      this.doubtful = true;
      throw error;
    }
  }

  /** Before more is written: what is in doubt goes to its place in the database by `carry`, or nothing more is written. */
  settle(carry: () => boolean): void {
    if (!this.doubtful) return;
    if (!carry()) throw new Error('what was written before is not safe on the disk');
    this.doubtful = false;
  }

  close(): void {
    closeSync(this.file);
  }
}
