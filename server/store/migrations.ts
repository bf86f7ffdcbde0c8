/**
 * The layout of the store, as a list of steps that is only ever added to. Each runs once, by itself, at the start of
 * the first process that knows it.
 */
import { type Db, type Queries, StoreError } from './db.ts';
import { PEOPLE_STEPS, PEOPLE_TABLES } from './people-steps.ts';
import { FIRST_RECORD_STEP, RECORD_STEPS } from './record-steps.ts';

type Step = (words: Db['words']) => readonly string[];

const STEPS: readonly Step[] = [
  words => [
    `create table users (
      id text primary key,
      name text not null,
      login text unique,
      password text,
      prefs text not null,
      created bigint not null,
      seen bigint not null)`,
    `create table sessions (
      id text primary key,
      user_id text not null references users(id) on delete cascade,
      secret text not null unique,
      agent text not null,
      created bigint not null,
      seen bigint not null,
      expires bigint not null)`,
    'create index sessions_of on sessions (user_id)',
    `create table tokens (
      id text primary key,
      user_id text not null references users(id) on delete cascade,
      secret text not null unique,
      name text not null,
      created bigint not null,
      used bigint)`,
    'create index tokens_of on tokens (user_id)',
    `create table friends (
      user_id text not null references users(id) on delete cascade,
      friend_id text not null references users(id) on delete cascade,
      since bigint not null,
      primary key (user_id, friend_id))`,
    'create index friends_back on friends (friend_id)',
    `create table links (
      secret text primary key,
      id text not null unique,
      kind text not null,
      user_id text not null references users(id) on delete cascade,
      table_id text,
      created bigint not null,
      expires bigint not null)`,
    'create index links_of on links (table_id)',
    `create table subscriptions (
      id text primary key,
      user_id text not null references users(id) on delete cascade,
      endpoint text not null unique,
      body text not null,
      created bigint not null)`,
    'create index subscriptions_of on subscriptions (user_id)',
    // lobby: what everybody at the table may see; match: what the game is made of, its seed included
    `create table tables (
      id text primary key,
      client_key text unique,
      game text not null,
      phase text not null,
      listed integer not null,
      host text,
      lobby text not null,
      match text,
      number integer not null,
      revision integer not null,
      created bigint not null,
      changed bigint not null)`,
    'create index tables_listed on tables (listed, phase, changed)',
    // seat -1: was here once
    `create table seats (
      table_id text not null references tables(id) on delete cascade,
      user_id text not null,
      seat integer not null,
      asked integer not null,
      primary key (table_id, user_id))${words.withoutRowid}`,
    'create index seats_of on seats (user_id)',
    `create table entries (
      table_id text not null references tables(id) on delete cascade,
      number integer not null,
      body text not null,
      primary key (table_id, number))${words.withoutRowid}`,
    `create table snapshots (
      table_id text primary key references tables(id) on delete cascade,
      number integer not null,
      version integer not null,
      body text not null)`,
    `create table chat (
      table_id text not null references tables(id) on delete cascade,
      number integer not null,
      at bigint not null,
      user_id text not null,
      seat integer not null,
      name text not null,
      client_key text,
      body text not null,
      primary key (table_id, number))${words.withoutRowid}`,
    'create unique index chat_once on chat (table_id, user_id, client_key)',
    'create index chat_of on chat (user_id)',
    `create table notes (
      table_id text not null references tables(id) on delete cascade,
      user_id text not null references users(id) on delete cascade,
      at bigint not null,
      body text not null,
      primary key (table_id, user_id))`,
    `create table jobs (
      id text primary key,
      kind text not null,
      table_id text,
      due bigint not null,
      held_by text,
      held_until bigint not null,
      tries integer not null,
      version bigint not null,
      body text not null)`,
    'create index jobs_due on jobs (due)',
    `create table facts (
      name text primary key,
      body text not null)`,
  ],
  ...PEOPLE_STEPS.map(sql => () => sql),
];

/** Numbered steps; a store remembers the numbers of those it has gone through. */
const NUMBERED: readonly (readonly [number, Step])[] = [
  ...STEPS.map((step, i) => [i + 1, step] as const),
  ...RECORD_STEPS.map((sql, i) => [FIRST_RECORD_STEP + i, () => sql] as const),
];

export const LAYOUT: readonly number[] = NUMBERED.map(([number]) => number);

async function stepsTaken(q: Queries): Promise<number[]> {
  const rows = await q.query<{ version: number }>('select version from layout order by version');
  return rows.map(row => row.version);
}

function mustKnow(taken: readonly number[]): void {
  const unknown = taken.filter(number => !LAYOUT.includes(number));
  if (unknown.length > 0)
    throw new StoreError(
      'newer',
      `The store was written by a newer Epoka (it has step ${unknown.join(', ')} that this program does not know). Update Epoka.`,
    );
}

/** Brings the store to this program's layout. Refuses one that a newer program has written. */
export async function migrate(db: Db): Promise<void> {
  await db.tx(async q => {
    await db.lockForMigration(q);
    await q.query('create table if not exists layout (version integer primary key)');
    const taken = await stepsTaken(q);
    mustKnow(taken);
    for (const [number, step] of NUMBERED) {
      if (taken.includes(number)) continue;
      for (const sql of step(db.words)) await q.query(sql);
      await q.query('insert into layout (version) values ($1)', [number]);
    }
  });
}

/** Looks without changing anything; returns the steps the store has gone through. */
export async function layoutOf(q: Queries): Promise<readonly number[]> {
  const taken = await stepsTaken(q);
  mustKnow(taken);
  return taken;
}

/** Every table of the layout, parents first, with the columns of its key: what a backup walks through. */
export const SQL_TABLES: readonly {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
  /** the step that brought a column, or ('*') the whole table, where it was not the first */
  readonly since?: Readonly<Record<string, number>>;
  /** rows that say something the others do not */
  readonly only?: string;
}[] = [
  { name: 'facts', key: ['name'], columns: ['name', 'body'] },
  {
    name: 'users',
    key: ['id'],
    columns: ['id', 'name', 'login', 'password', 'prefs', 'created', 'seen', 'account_name'],
    since: { account_name: 2 },
  },
  {
    name: 'sessions',
    key: ['id'],
    columns: ['id', 'user_id', 'secret', 'agent', 'created', 'seen', 'expires'],
  },
  { name: 'tokens', key: ['id'], columns: ['id', 'user_id', 'secret', 'name', 'created', 'used'] },
  { name: 'friends', key: ['user_id', 'friend_id'], columns: ['user_id', 'friend_id', 'since'] },
  {
    name: 'links',
    key: ['secret'],
    columns: ['secret', 'id', 'kind', 'user_id', 'table_id', 'created', 'expires'],
  },
  { name: 'subscriptions', key: ['id'], columns: ['id', 'user_id', 'endpoint', 'body', 'created'] },
  {
    name: 'tables',
    key: ['id'],
    columns: [
      'id',
      'client_key',
      'game',
      'phase',
      'listed',
      'host',
      'lobby',
      'match',
      'number',
      'revision',
      'created',
      'changed',
    ],
  },
  { name: 'seats', key: ['table_id', 'user_id'], columns: ['table_id', 'user_id', 'seat', 'asked'] },
  {
    name: 'entries',
    key: ['table_id', 'number'],
    columns: ['table_id', 'number', 'body', 'chain'],
    since: { chain: FIRST_RECORD_STEP },
  },
  {
    name: 'journal',
    key: ['seq'],
    columns: ['seq', 'table_id', 'number', 'at', 'seats', 'body', 'chain'],
    since: { '*': FIRST_RECORD_STEP },
    only: 'number >= (select t.number from tables t where t.id = journal.table_id)',
  },
  { name: 'snapshots', key: ['table_id'], columns: ['table_id', 'number', 'version', 'body'] },
  {
    name: 'chat',
    key: ['table_id', 'number'],
    columns: ['table_id', 'number', 'at', 'user_id', 'seat', 'name', 'client_key', 'body'],
  },
  { name: 'notes', key: ['table_id', 'user_id'], columns: ['table_id', 'user_id', 'at', 'body'] },
  {
    name: 'jobs',
    key: ['id'],
    columns: ['id', 'kind', 'table_id', 'due', 'held_by', 'held_until', 'tries', 'version', 'body'],
  },
  ...PEOPLE_TABLES.map(table => ({ since: { '*': 2 }, ...table })),
];
