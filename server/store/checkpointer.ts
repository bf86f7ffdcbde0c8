/**
 * Keeps the write-ahead log of the embedded engine short. The engine would do so by itself, in the middle of a commit, and
 * everybody would wait for the disk. A thread does it beside them, often and little: what was said to be saved lives in
 * the log alone for a few seconds only.
 */
import type { Piscina } from 'piscina';
import { newWorkerPool, workerFile } from '../workers.ts';

/** pages of four kilobytes */
const MOST_PAGES = 1280;
/** So few are carried over in a moment, without a thread. */
const FEW_PAGES = 64;
/** milliseconds */
const SOON = 2000;

export interface CheckpointerParts {
  readonly file: string;
  /** It begins. Returns what to do when it is done. */
  begins(): () => void;
  /** Carries over what there is, here and now. False: not all of it. */
  carry(): boolean;
  /** it could not be done */
  failed(error: unknown): void;
}

export class Checkpointer {
  private readonly parts: CheckpointerParts;
  private pool: Piscina | undefined;
  private timer: NodeJS.Timeout | undefined;
  private busy: Promise<void> | undefined;
  private pages = 0;
  /** something of the log is not in its place, although somebody was at it */
  private left = false;
  private closed = false;

  constructor(parts: CheckpointerParts) {
    this.parts = parts;
  }

  /** Something was committed; the log has so many pages now. */
  wrote(pages: number): void {
    this.pages = pages;
    if (this.busy) this.left = true;
    else if (pages >= MOST_PAGES) this.begin();
    else this.beginSoon();
  }

  private beginSoon(): void {
    if (!this.closed) this.timer ??= setTimeout(() => this.begin(), SOON).unref();
  }

  private begin(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.busy || this.closed) return;
    this.left = false;
    this.busy = this.bringOver()
      .catch(error => {
        this.left = true;
        this.parts.failed(error);
      })
      .finally(() => {
        this.busy = undefined;
        this.goOn();
      });
  }

  private async bringOver(): Promise<void> {
    const done = this.parts.begins();
    if (this.pages > FEW_PAGES) {
      this.pool ??= newWorkerPool({ file: workerFile('./checkpoint-worker', import.meta.url), threads: 1 });
      await this.pool.run(this.parts.file);
    }
    // The rest is little, and lets the log begin anew.
    if (this.closed) return;
    if (this.parts.carry()) done();
    else this.left = true;
  }

  /** What came in the meantime, or could not be carried over now, has nobody else to bring it to its place where it gets quiet. */
  private goOn(): void {
    if (this.left) this.beginSoon();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.busy;
    await this.pool?.close();
  }
}
