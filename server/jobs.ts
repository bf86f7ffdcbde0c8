/** How each kind of job is done. */
import type { BotCrew } from './bots/crew.ts';
import type { House } from './house.ts';
import type { NoticeOffice } from './notices/notices.ts';
import { Refused } from './problems.ts';
import type { JobHandler } from './runner.ts';
import type { Job } from './store/types.ts';
import { infoOf } from './tables/doc.ts';
import type { Hall } from './tables/hall.ts';

/** A table of bots alone gives way to others after so many answers. */
const ANSWERS_IN_A_ROW = 40;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface JobParts {
  readonly house: House;
  readonly hall: Hall;
  readonly bots: BotCrew;
  readonly notices: NoticeOffice;
}

export function jobHandlers({ house, hall, bots, notices }: JobParts): Record<string, JobHandler> {
  /** A table that is gone, or that can't be played any more, needs nothing done. */
  const atTable =
    (work: (table: string, job: Job) => Promise<number | undefined>): JobHandler =>
    async job => {
      try {
        return await work(job.table as string, job);
      } catch (error) {
        if (
          error instanceof Refused &&
          ['no-such-table', 'old-rules', 'fault', 'unknown-game'].includes(error.code)
        ) {
          house.log.warn({ job: job.id, why: error.code }, 'a job is left undone');
          return undefined;
        }
        throw error;
      }
    };

  return {
    bot: atTable(async table => {
      const host = await hall.host(table);
      for (let i = 0; i < ANSWERS_IN_A_ROW; i++) {
        const task = await host.botTask();
        if (!task) return undefined;
        await host.botAnswer(task, await bots.choose(task));
      }
      return house.now();
    }),
    clock: atTable(async table => (await hall.host(table)).clockTurn()),
    proposal: atTable(async table => {
      await (await hall.host(table)).proposalTurn();
      return undefined;
    }),
    notice: atTable(async (table, job) => {
      const { user } = job.body as { user: string };
      const host = await hall.host(table);
      if (!(await host.awaits(user))) return undefined;
      return notices.turn(user, await host.look(user, (_table, _seat, lobby) => infoOf(lobby)));
    }),
    invite: atTable(async (table, job) => {
      const { user, by } = job.body as { user: string; by: string };
      const host = await hall.host(table);
      const info = await host.look(user, (_table, _seat, lobby) => infoOf(lobby));
      return info.phase === 'open' ? notices.invitation(user, info, by) : undefined;
    }),
    async clean() {
      await house.store.people.forgetExpired(house.now() - DAY);
      for (const id of await house.store.tables.abandoned(house.now() - 30 * DAY, 500))
        await house.store.tables.remove(id);
      return house.now() + HOUR;
    },
  };
}
