/**
 * Shots in the pace of the screen: one is painted before the next is shown. Quick bots move faster than a page is drawn, and the
 * result of an answer would wait behind their moves.
 */
import type { TableClient, TableShot } from '../client/table-client.ts';
import { afterPaint } from '../kit/after-paint.ts';

/** milliseconds: longer than that no paint is waited for, since a page that nobody looks at has none */
const LONGEST = 100;

export class PacedShots {
  private readonly client: TableClient;
  /** the client's newest, and the one of them that is shown */
  private newest: TableShot | undefined;
  private current: TableShot | undefined;
  /** that one, with all that was told since the one before it */
  private shown: TableShot | undefined;
  private recent: TableShot['recent'] = [];
  private painting = false;

  constructor(client: TableClient) {
    this.client = client;
    this.newest = this.current = this.shown = client.shot();
  }

  readonly shot = (): TableShot | undefined => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    let listens = true;
    const show = (): void => {
      const { newest, recent } = this;
      if (newest === this.current || !listens) return;
      this.current = newest;
      this.shown = newest && recent.length > newest.recent.length ? { ...newest, recent } : newest;
      this.recent = [];
      this.painting = true;
      const goOn = (): void => {
        if (this.current !== newest) return;
        this.painting = false;
        show();
      };
      afterPaint(goOn);
      setTimeout(goOn, LONGEST);
      listener();
    };
    const come = (): void => {
      const shot = this.client.shot();
      if (shot === this.newest) return;
      this.newest = shot;
      this.recent = [...this.recent, ...(shot?.recent ?? [])];
      if (!this.painting) show();
    };
    const leave = this.client.subscribe(come);
    // something may have come since it was made
    come();
    return () => {
      listens = false;
      leave();
    };
  };
}
