/** A store in trouble is told to the operator, but not once for everybody who waits for it. */
import type { Log } from './house.ts';

const SILENCE = 10_000;

export class Trouble {
  private readonly log: Log;
  private readonly now: () => number;
  private told = Number.NEGATIVE_INFINITY;
  private times = 0;

  constructor(log: Log, now: () => number) {
    this.log = log;
    this.now = now;
  }

  /** Somebody was told that nothing was saved. */
  note(error: unknown): void {
    this.times++;
    const now = this.now();
    if (now - this.told < SILENCE) return;
    this.told = now;
    this.log.warn(
      { err: error, times: this.times },
      'the store did not take something; nobody lost anything',
    );
    this.times = 0;
  }
}
