/** How each kind of job is done. */
import type { BotPool } from './bots/bot-pool.ts';
import type { ServerContext } from './context.ts';
import type { JobHandler } from './job-runner.ts';
import type { Notifier } from './notices/notifier.ts';
import { Refused } from './problems.ts';
import type { Job, User } from './store/types.ts';
import { chronicleJob } from './tables/derive.ts';
import { infoOf } from './tables/lobby.ts';
import type { News } from './tables/news.ts';
import type { TableRegistry } from './tables/registry.ts';

/** A table of bots alone gives way to others after so many answers. */
const ANSWERS_IN_A_ROW = 40;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Somebody whose row is deleted already, and who may still stand at a table. */
const GONE: Omit<User, 'id'> = { name: '', login: null, password: null, prefs: {}, created: 0, seen: 0 };

export interface JobParts {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly bots: BotPool;
  readonly notifier: Notifier;
}

export function jobHandlers({ context, registry, bots, notifier }: JobParts): Record<string, JobHandler> {
  /** A table that is gone, or that can't be played any more, needs nothing done. */
  const atTable =
    (work: (table: string, job: Job) => Promise<number | undefined>): JobHandler =>
    async job => {
      try {
        return await work(job.table as string, job);
      } catch (error) {
        if (
          error instanceof Refused &&
          ['no-such-table', 'old-rules', 'damaged', 'fault', 'unknown-game'].includes(error.code)
        ) {
          context.log.warn({ job: job.id, why: error.code }, 'a job is left undone');
          return undefined;
        }
        throw error;
      }
    };

  return {
    bot: atTable(async table => {
      const live = await registry.get(table);
      for (let i = 0; i < ANSWERS_IN_A_ROW; i++) {
        const task = await live.jobs.botTask();
        if (!task) return undefined;
        await live.jobs.botAnswer(task, await bots.choose(task));
      }
      return context.now();
    }),
    clock: atTable(async table => (await registry.get(table)).jobs.clockTurn()),
    proposal: atTable(async table => {
      await (await registry.get(table)).jobs.proposalTurn();
      return undefined;
    }),
    notice: atTable(async (table, job) => {
      const { user } = job.body as { user: string };
      const live = await registry.get(table);
      if (!(await live.jobs.awaits(user))) return undefined;
      return notifier.turn(user, await live.views.look(user, (_table, _seat, lobby) => infoOf(lobby)));
    }),
    chronicle: atTable(async table => {
      await (await registry.get(table)).jobs.writeDown();
      return undefined;
    }),
    news: atTable(async (table, job) => {
      const { user, what } = job.body as { user: string; what: News };
      const info = await (await registry.get(table)).views.infoNow();
      return info.phase === 'playing' ? notifier.news(user, info, what) : undefined;
    }),
    invite: atTable(async (table, job) => {
      const { user, by } = job.body as { user: string; by: string };
      const live = await registry.get(table);
      // They have not looked themselves: that would count.
      const info = await live.views.infoNow();
      return info.phase === 'open' ? notifier.invitation(user, info, by) : undefined;
    }),
    async farewell(job) {
      const { user: id } = job.body as { user: string };
      await registry.farewell((await context.store.people.user(id)) ?? { ...GONE, id });
      return undefined;
    },
    async clean() {
      await context.store.people.forgetExpired(context.now() - DAY);
      for (const id of await context.store.tables.abandoned(context.now() - 30 * DAY, 500))
        await context.store.tables.remove(id);
      // Games from before they were written down, as long as their rules are here.
      for (const table of await context.store.tables.unwritten(50))
        await context.store.jobs.put({
          id: chronicleJob(table),
          kind: 'chronicle',
          table,
          due: context.now(),
          body: null,
        });
      return context.now() + HOUR;
    },
  };
}
