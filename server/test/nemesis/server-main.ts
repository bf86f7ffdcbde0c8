/** The server of the nemesis suite: the real one, whose clock can be set wrong, and which can be broken on purpose. */
import type { Statement } from '../../store/db.ts';
import { PeopleStore } from '../../store/people.ts';
import { TableStore } from '../../store/tables.ts';
import type { Commit, Session } from '../../store/types.ts';
import type { Flaw } from './processes.ts';

const wall = Date.now;
let off = 0;
Date.now = () => wall() + off;
process.on('message', ({ stepClock }: { stepClock?: number }) => {
  if (stepClock !== undefined) off += stepClock;
});

const flaw = process.env.EPOKA_NEMESIS_FLAW as Flaw | undefined;
const { commit } = TableStore.prototype;
if (flaw === 'early')
  TableStore.prototype.commit = async function (this: TableStore, c: Commit, now: number) {
    if (c.entries.length === 0 || c.lobby) return commit.call(this, c, now);
    setTimeout(() => commit.call(this, c, now).catch(() => undefined), 200);
  };
if (flaw === 'lingering') {
  const { sessionBySecret } = PeopleStore.prototype;
  const known = new Map<string, Session>();
  PeopleStore.prototype.sessionBySecret = async function (this: PeopleStore, secret: string, now: number) {
    const session = known.get(secret) ?? (await sessionBySecret.call(this, secret, now));
    if (session) known.set(secret, session);
    return session;
  };
}
if (flaw === 'unchecked') {
  const { PostgresDb } = await import('../../store/postgres.ts');
  const { batch } = PostgresDb.prototype;
  PostgresDb.prototype.batch = function (statements: readonly Statement[], messages) {
    const careless = statements.map(({ sql, params }) => ({
      sql: sql.startsWith('insert into entries')
        ? sql.replace('do nothing', '(table_id, number) do update set body = $3, chain = $4')
        : sql,
      params,
    }));
    return batch.call(this, careless, messages);
  };
}

const { serve } = await import('../../serve.ts');
const running = await serve({});
process.send?.({ port: running.port });
// Whoever started it is gone.
process.on('disconnect', () => process.exit(1));
