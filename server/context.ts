/** What the parts of one server process share. */
import type { AnyGame } from '@epoka/kernel';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';

export type Games = Readonly<Record<string, AnyGame>>;

/** The part of pino that is used. */
export interface Log {
  debug(about: object, message?: string): void;
  info(about: object, message?: string): void;
  warn(about: object, message?: string): void;
  error(about: object, message?: string): void;
}

export interface ServerContext {
  /** tells this process from others */
  readonly name: string;
  readonly store: Store;
  readonly games: Games;
  readonly log: Log;
  readonly metrics: Metrics;
  now(): number;
  readonly policy: {
    /** how long after a turn came somebody is told of it, if they are not looking by then */
    readonly noticeDelay: number;
    /** how long one who is to be replaced by vote has to speak up */
    readonly replaceDelay: number;
    /** without a clock: how long a table has to wait for somebody before they count as late */
    readonly lateAfter: number;
    /** most tables one person may sit at that are not over */
    readonly mostTables: number;
  };
}
