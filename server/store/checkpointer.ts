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
  private closed = false;

  constructor(parts: CheckpointerParts) {
    this.parts = parts;
  }

  /** Something was committed; the log has so many pages now. */
  wrote(pages: number): void {
    this.pages = pages;
    if (this.busy || this.closed) return;
    if (pages >= MOST_PAGES) this.begin();
    else this.timer ??= setTimeout(() => this.begin(), SOON).unref();
  }

  private begin(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.busy || this.closed) return;
    if (this.pages <= FEW_PAGES) {
      try {
        const done = this.parts.begins();
        if (this.parts.carry()) done();
      } catch (error) {
        this.parts.failed(error);
      }
      return;
    }
    this.pool ??= newWorkerPool({ file: workerFile('./checkpoint-worker', import.meta.url), threads: 1 });
    const done = this.parts.begins();
    this.busy = this.pool
      .run(this.parts.file)
      .then(() => {
        // The rest is little, and lets the log begin anew.
        if (!this.closed && this.parts.carry()) done();
      })
      .catch(error => this.parts.failed(error))
      .finally(() => {
        this.busy = undefined;
      });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.busy;
    await this.pool?.close();
  }
}
