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

/** Names that are remembered at a time; the one that was silent longest makes room. */
const MOST_NAMES = 50_000;

/** A bucket for each name; empty ones refuse. */
export class Limiter {
  /** those used last stand last */
  private readonly buckets = new Map<string, Bucket>();
  private readonly allowance: Allowance;
  private readonly now: () => number;

  constructor(allowance: Allowance, now: () => number) {
    this.allowance = allowance;
    this.now = now;
  }

  /** How many names are remembered. */
  get size(): number {
    return this.buckets.size;
  }

  /** Takes one (or more) out of the bucket; false: there is none left. */
  take(name: string, cost = 1): boolean {
    const now = this.now();
    const { burst, perSecond } = this.allowance;
    let bucket = this.buckets.get(name);
    if (bucket) this.buckets.delete(name);
    else {
      bucket = { left: burst, at: now };
      if (this.buckets.size >= MOST_NAMES) this.forgetOne();
    }
    this.buckets.set(name, bucket);
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.left < cost) return false;
    bucket.left -= cost;
    return true;
  }

  private forgetOne(): void {
    for (const name of this.buckets.keys()) {
      this.buckets.delete(name);
      return;
    }
  }
}

export interface Limits {
  /** HTTP requests of an address */
  readonly address: Limiter;
  /** requests and messages of an account */
  readonly account: Limiter;
  /** new guests, accounts and passwords tried, of an address */
  readonly signIn: Limiter;
  /** passwords tried for one login */
  readonly login: Limiter;
  /** mails and links asked for by an account */
  readonly mail: Limiter;
  /** new connections of an address */
  readonly connect: Limiter;
  /** lines of chat of an account */
  readonly chat: Limiter;
  /** earlier positions, replays and the like asked for by an account: each is made anew */
  readonly positions: Limiter;
  /** tables asked for by people without a name at one address; a position counts twice */
  readonly strangers: Limiter;
  /** and by all of them together */
  readonly allStrangers: Limiter;
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
    signIn: limiter(40, 0.5),
    login: limiter(10, 1 / 30),
    mail: limiter(10, 1 / 60),
    connect: limiter(100, 5),
    chat: limiter(12, 0.7),
    positions: limiter(60, 8),
    strangers: limiter(60, 6),
    allStrangers: limiter(200, 24),
    scale,
  };
}

/** May somebody without a name see a table now? */
export function mayLookAsStranger(limits: Limits, address: string, cost = 1): boolean {
  return limits.strangers.take(address, cost) && limits.allStrangers.take('all', cost);
}

/** For what costs much: may this person, or this stranger, ask for it now? */
export function mayAskForPosition(limits: Limits, user: string | undefined, address: string): boolean {
  return user === undefined ? mayLookAsStranger(limits, address, 2) : limits.positions.take(user);
}
