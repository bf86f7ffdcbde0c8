/** What the routes and sockets of one process work with. */
import type { BotPool } from '../bots/bot-pool.ts';
import type { ServerContext } from '../context.ts';
import type { Notifier } from '../notices/notifier.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Operator } from '../people/operator.ts';
import type { StoreAlerts } from '../store-alerts.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Verifier } from '../tables/verifier.ts';
import type { Limits } from './limits.ts';

export interface RouteParts {
  readonly context: ServerContext;
  readonly accounts: Accounts;
  readonly registry: TableRegistry;
  readonly notifier: Notifier;
  readonly bots: BotPool;
  readonly verifier: Verifier;
  readonly operator: Operator;
  readonly limits: Limits;
  readonly storeAlerts: StoreAlerts;
  readonly publicUrl: string | undefined;
  /** cookies only over https */
  readonly https: boolean;
  readonly metricsToken: string | undefined;
  /** how often each connection is looked at, in milliseconds: does it live, and is its owner still signed in? */
  readonly heartbeat: number;
}
