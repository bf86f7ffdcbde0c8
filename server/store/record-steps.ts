/** The part of the layout that keeps the record of games. Its steps are numbered from `FIRST_RECORD_STEP` on. */

export const FIRST_RECORD_STEP = 1001;

export const RECORD_STEPS: readonly (readonly string[])[] = [
  [
    // chain: the hash of this entry and of all before it; null for those of a time without
    'alter table entries add column chain text',
    // Entries of the last minutes of all tables, one after the other (see journal.ts).
    `create table journal (
      seq integer primary key,
      table_id text not null,
      number integer not null,
      at bigint not null,
      seats text,
      body text not null,
      chain text)`,
  ],
];
