/** A store that fails is reported to the operator, but not once for everybody who waits for it, and to whoever asks. */
import type { Log } from './context.ts';
import type { Store } from './store/store.ts';

const SILENCE = 10_000;
/** Who asks often gets the last answer again. */
const FRESH = 1_000;
const PATIENCE = 2_000;

export class StoreAlerts {
  private readonly log: Log;
  private readonly store: Pick<Store, 'tryToWrite'>;
  private readonly now: () => number;
  private told = Number.NEGATIVE_INFINITY;
  private failed = Number.NEGATIVE_INFINITY;
  private times = 0;
  private probe: { readonly at: number; readonly takes: Promise<boolean> } | undefined;

  constructor(log: Log, store: Pick<Store, 'tryToWrite'>, now: () => number = () => performance.now()) {
    this.log = log;
    this.store = store;
    this.now = now;
  }

  /** Somebody was told that nothing was saved. */
  note(error: unknown): void {
    this.times++;
    const now = this.now();
    this.failed = now;
    if (now - this.told < SILENCE) return;
    this.told = now;
    this.log.warn(
      { err: error, times: this.times },
      'the store did not take something; nobody lost anything',
    );
    this.times = 0;
  }

  /** Does the store take what it is given? Not for a while after it refused something, and not where it refuses this. */
  async takes(): Promise<boolean> {
    const now = this.now();
    if (!this.probe || now - this.probe.at > FRESH) this.probe = { at: now, takes: this.tryNow() };
    return (await this.probe.takes) && this.now() - this.failed >= SILENCE;
  }

  private async tryNow(): Promise<boolean> {
    const late = new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error('no answer in time')), PATIENCE).unref();
    });
    try {
      await Promise.race([this.store.tryToWrite(), late]);
      return true;
    } catch (error) {
      this.log.warn({ err: error }, 'the store does not take anything');
      return false;
    }
  }
}
