/**
 * Work that must be done by somebody: bot turns, clocks, notices. A process that claims a job holds it for a while;
 * if it dies, the hold runs out and another process takes the job.
 */
import type { Json } from '@epoka/kernel';
import type { Db, Statement } from './db.ts';
import type { Job, JobOrder } from './types.ts';

interface RawJob {
  id: string;
  kind: string;
  table_id: string | null;
  due: number;
  tries: number;
  version: number;
  body: string;
}

const JOB = 'id, kind, table_id, due, tries, version, body';

const job = ({ table_id, ...r }: RawJob): Job => ({
  ...r,
  table: table_id,
  body: JSON.parse(r.body) as Json,
});

/** A new order of the same name replaces the old one, also one that is being carried out. */
export const jobStatement = (j: JobOrder): Statement => ({
  sql: `insert into jobs (id, kind, table_id, due, held_by, held_until, tries, version, body)
     values ($1, $2, $3, $4, null, 0, 0, 1, $5)
     on conflict (id) do update set due = $4, body = $5, held_by = null, held_until = 0, tries = 0,
       version = jobs.version + 1`,
  params: [j.id, j.kind, j.table, j.due, JSON.stringify(j.body)],
});

export class JobStore {
  private readonly db: Db;
  constructor(db: Db) {
    this.db = db;
  }

  async put(order: JobOrder): Promise<void> {
    const { sql, params } = jobStatement(order);
    await this.db.query(sql, params);
    await this.db.notify('job');
  }

  /**
   * Takes up to `limit` jobs that are due and that nobody holds. One that is held for longer than anybody may hold it was
   * taken before a clock was set back.
   */
  async claim(who: string, now: number, until: number, limit: number): Promise<Job[]> {
    const rows = await this.db.query<RawJob>(
      `update jobs set held_by = $1, held_until = $3, tries = tries + 1
       where id in (select id from jobs where due <= $2 and (held_until <= $2 or held_until > $5)
                    order by due limit $4${this.db.words.skipLocked})
       returning ${JOB}`,
      [who, now, until, limit, now + 10 * (until - now)],
    );
    return rows.map(job).sort((a, b) => a.due - b.due);
  }

  /** Done. An order that replaced this one meanwhile stays. */
  async finish(j: Job): Promise<void> {
    await this.db.query('delete from jobs where id = $1 and version = $2', [j.id, j.version]);
  }

  /** Not done: again at that time, by anybody. */
  async giveBack(j: Job, due: number): Promise<void> {
    await this.db.query(
      'update jobs set due = $3, held_by = null, held_until = 0 where id = $1 and version = $2',
      [j.id, j.version, due],
    );
  }

  /** Still at it. False: the job was replaced or taken over. */
  async hold(j: Job, who: string, until: number): Promise<boolean> {
    const rows = await this.db.query(
      'update jobs set held_until = $4 where id = $1 and version = $2 and held_by = $3 returning id',
      [j.id, j.version, who, until],
    );
    return rows.length > 0;
  }

  /** Everything this process holds, back to the others at once: a graceful stop. */
  async release(who: string): Promise<void> {
    await this.db.query('update jobs set held_by = null, held_until = 0 where held_by = $1', [who]);
  }

  async drop(id: string): Promise<void> {
    await this.db.query('delete from jobs where id = $1', [id]);
  }

  /** When the next one can be claimed; undefined when there is none. */
  async nextDue(): Promise<number | undefined> {
    const rows = await this.db.query<{ due: number | null }>(
      'select min(case when held_until > due then held_until else due end) as due from jobs',
    );
    return rows[0].due ?? undefined;
  }

  async count(): Promise<number> {
    const rows = await this.db.query<{ n: number }>('select cast(count(*) as integer) as n from jobs');
    return rows[0].n;
  }
}
