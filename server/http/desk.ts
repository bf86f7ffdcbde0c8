/** What the routes and sockets of one process work with. */
import type { BotCrew } from '../bots/crew.ts';
import type { House } from '../house.ts';
import type { NoticeOffice } from '../notices/notices.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Hall } from '../tables/hall.ts';
import type { Verifier } from '../tables/verifier.ts';
import type { Trouble } from '../trouble.ts';
import type { Limits } from './limits.ts';

export interface Desk {
  readonly house: House;
  readonly accounts: Accounts;
  readonly hall: Hall;
  readonly notices: NoticeOffice;
  readonly bots: BotCrew;
  readonly verifier: Verifier;
  readonly limits: Limits;
  readonly trouble: Trouble;
  readonly publicUrl: string | undefined;
  /** cookies only over https */
  readonly https: boolean;
  readonly metricsToken: string | undefined;
}
