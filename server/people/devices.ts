/**
 * Browsers in which somebody has signed in to an account before. They have guesses of their own at its password: whoever
 * else guesses, the owner at a known device gets in. A device is known by a cookie that only this server could have made;
 * it opens nothing by itself.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../store/ids.ts';
import type { Store } from '../store/store.ts';

const MOST = 5;
const SHAPE = /^([A-Za-z0-9_-]{1,40})\.([A-Za-z0-9_-]{20,60})\.([A-Za-z0-9_-]{43})$/;

export class KnownDevices {
  private readonly store: Store;
  private secret: Promise<string> | undefined;

  constructor(store: Store) {
    this.store = store;
  }

  /** The same in all processes of a store. */
  private key(): Promise<string> {
    this.secret ??= this.store
      .factOnce('device-key', newSecret())
      .then(String)
      .catch(error => {
        this.secret = undefined;
        throw error;
      });
    return this.secret;
  }

  private async sign(user: string, mark: string): Promise<string> {
    return createHmac('sha256', await this.key())
      .update(`${user}.${mark}`)
      .digest('base64url');
  }

  /** What the cookie says of this person's account: a mark of the device, where it is known. */
  async markOf(cookie: string | undefined, user: string): Promise<string | undefined> {
    for (const part of (cookie ?? '').split('~').slice(0, MOST)) {
      const [, who, mark, seal] = SHAPE.exec(part) ?? [];
      if (who !== user || mark === undefined || seal === undefined) continue;
      const right = Buffer.from(await this.sign(who, mark));
      if (timingSafeEqual(Buffer.from(seal), right)) return mark;
    }
    return undefined;
  }

  /** The cookie with which this device is known from now on; those of other accounts in it stay. */
  async remember(cookie: string | undefined, user: string): Promise<string> {
    const others = (cookie ?? '').split('~').filter(part => SHAPE.exec(part) && !part.startsWith(`${user}.`));
    const mark = (await this.markOf(cookie, user)) ?? newSecret();
    return [`${user}.${mark}.${await this.sign(user, mark)}`, ...others].slice(0, MOST).join('~');
  }
}
