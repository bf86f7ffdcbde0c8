/** The operator of the server: known by a secret that was set at the start, and by nothing else. */
import { createHmac } from 'node:crypto';
import { isSame } from './same-secret.ts';

const LIFE = 12 * 3_600_000;

export class Operator {
  private readonly secret: string | undefined;
  private readonly now: () => number;

  constructor(secret: string | undefined, now: () => number) {
    this.secret = secret;
    this.now = now;
  }

  /** Is there one at all? */
  get exists(): boolean {
    return this.secret !== undefined;
  }

  isSecret(given: string): boolean {
    return this.secret !== undefined && isSame(given, this.secret);
  }

  private seal(expires: string): string {
    return createHmac('sha256', this.secret ?? '')
      .update(`operator ${expires}`)
      .digest('base64url');
  }

  /** A pass for half a day; another secret at the next start ends all passes. */
  pass(): string {
    const expires = String(this.now() + LIFE);
    return `${expires}.${this.seal(expires)}`;
  }

  isPass(text: string | undefined): boolean {
    const [expires, seal] = (text ?? '').split('.');
    if (this.secret === undefined || !seal || !/^\d{1,16}$/.test(expires)) return false;
    return isSame(seal, this.seal(expires)) && Number(expires) > this.now();
  }
}
