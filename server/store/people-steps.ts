/** Steps of the layout that concern people and what they have played: who has looked on where, names, reports, chronicles. */

export const PEOPLE_STEPS: readonly (readonly string[])[] = [
  [
    // Who has looked on at a running game.
    `create table lookers (
      table_id text not null references tables(id) on delete cascade,
      user_id text not null,
      primary key (table_id, user_id))`,
    // Accounts only: the name in a form in which names that look alike are the same.
    'alter table users add column account_name text',
    // Where two have the same name from before, the older account keeps it; the other keeps it too, until it changes it.
    `update users set account_name = lower(name) where login is not null and not exists (
       select 1 from users other where other.login is not null and lower(other.name) = lower(users.name)
       and (other.created < users.created or (other.created = users.created and other.id < users.id)))`,
    'create unique index users_account_name on users (account_name)',
    // kind: 'block' or 'mute'
    `create table marks (
      user_id text not null references users(id) on delete cascade,
      other_id text not null references users(id) on delete cascade,
      kind text not null,
      since bigint not null,
      primary key (user_id, other_id))`,
    'create index marks_back on marks (other_id)',
    // by_id and about_id without a reference: a report outlives those it speaks of.
    `create table reports (
      id text primary key,
      at bigint not null,
      by_id text not null,
      by_name text not null,
      about_id text not null,
      about_name text not null,
      table_id text,
      line text,
      body text not null,
      closed bigint)`,
    'create index reports_open on reports (closed, at)',
    `create table bans (
      user_id text primary key references users(id) on delete cascade,
      since bigint not null,
      until bigint not null,
      reason text not null)`,
    `create table operator_acts (
      id text primary key,
      at bigint not null,
      what text not null,
      about text not null,
      body text not null)`,
    'create index operator_acts_at on operator_acts (at)',
  ],
  [
    // Finished games in words, to be read when their rules are gone.
    `create table chronicles (
      table_id text primary key references tables(id) on delete cascade,
      body text not null)`,
  ],
  [
    // What people build to bring along. Its id is made by the device that built it.
    `create table decks (
      user_id text not null references users(id) on delete cascade,
      id text not null,
      game text not null,
      name text not null,
      changed bigint not null,
      body text not null,
      primary key (user_id, id))`,
  ],
];

const DECKS_STEP = 4;

/** What a backup walks through besides the rest: after `tables` and `users`, which they refer to. */
export const PEOPLE_TABLES = [
  { name: 'lookers', key: ['table_id', 'user_id'], columns: ['table_id', 'user_id'] },
  { name: 'chronicles', key: ['table_id'], columns: ['table_id', 'body'] },
  { name: 'marks', key: ['user_id', 'other_id'], columns: ['user_id', 'other_id', 'kind', 'since'] },
  {
    name: 'reports',
    key: ['id'],
    columns: ['id', 'at', 'by_id', 'by_name', 'about_id', 'about_name', 'table_id', 'line', 'body', 'closed'],
  },
  { name: 'bans', key: ['user_id'], columns: ['user_id', 'since', 'until', 'reason'] },
  { name: 'operator_acts', key: ['id'], columns: ['id', 'at', 'what', 'about', 'body'] },
  {
    name: 'decks',
    key: ['user_id', 'id'],
    columns: ['user_id', 'id', 'game', 'name', 'changed', 'body'],
    since: { '*': DECKS_STEP },
  },
] as const;
