/** How much one account or one address may ask for. */

export interface Allowance {
  /** so many at once */
  readonly burst: number;
  /** and so many more each second */
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** A bucket for each name; empty ones refuse. Full ones are forgotten. */
export class Limiter {
  private readonly buckets = new Map<string, Bucket>();
  private readonly allowance: Allowance;
  private readonly now: () => number;

  constructor(allowance: Allowance, now: () => number) {
    this.allowance = allowance;
    this.now = now;
  }

  /** Takes one (or more) out of the bucket; false: there is none left. */
  take(name: string, cost = 1): boolean {
    const now = this.now();
    const { burst, perSecond } = this.allowance;
    let bucket = this.buckets.get(name);
    if (!bucket) {
      if (this.buckets.size > 50_000) this.tidy(now);
      bucket = { left: burst, at: now };
      this.buckets.set(name, bucket);
    }
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.left < cost) return false;
    bucket.left -= cost;
    return true;
  }

  private tidy(now: number): void {
    const { burst, perSecond } = this.allowance;
    for (const [name, bucket] of this.buckets)
      if (bucket.left + ((now - bucket.at) / 1000) * perSecond >= burst) this.buckets.delete(name);
  }
}

export interface Limits {
  /** HTTP requests of an address */
  readonly address: Limiter;
  /** requests and messages of an account */
  readonly account: Limiter;
  /** new guests, accounts and passwords tried, of an address */
  readonly door: Limiter;
  /** passwords tried for one login */
  readonly login: Limiter;
  /** mails and links asked for by an account */
  readonly mail: Limiter;
  /** new connections of an address */
  readonly connect: Limiter;
  /** how much wider than usual all limits are */
  readonly scale: number;
}

/** `scale` makes all of them wider, for load tests on one machine. */
export function makeLimits(now: () => number, scale = 1): Limits {
  const limiter = (burst: number, perSecond: number) =>
    new Limiter({ burst: burst * scale, perSecond: perSecond * scale }, now);
  return {
    address: limiter(400, 40),
    account: limiter(200, 30),
    door: limiter(40, 0.5),
    login: limiter(10, 1 / 30),
    mail: limiter(10, 1 / 60),
    connect: limiter(100, 5),
    scale,
  };
}
