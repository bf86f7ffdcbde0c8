/**
 * Backup and restore. One file format for both engines: lines of JSON, packed. So a backup also carries a store from
 * the embedded engine to PostgreSQL and back. A backup can be taken while a server runs; it shows one moment.
 */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Db, type Queries, StoreError, type Value } from './db.ts';
import { emptyJournal } from './journal.ts';
import { LAYOUT, layoutOf, migrate, SQL_TABLES } from './migrations.ts';
import { replaceDamaged } from './replace-damaged.ts';
import { DATABASE_FILE } from './sqlite.ts';
import { mustBeSound, openDb, type StoreOptions } from './store.ts';

const FORMAT = 'epoka-backup';
const PAGE = 500;

export interface BackupOptions extends StoreOptions {
  readonly file: string;
}

export interface RestoreOptions extends StoreOptions {
  readonly file: string;
  /** put it in place of what is there */
  readonly replace?: boolean | undefined;
}

export interface BackupSummary {
  readonly file: string;
  readonly engine: Db['engine'];
  /** rows by kind: users, tables, entries ... */
  readonly rows: Readonly<Record<string, number>>;
  /** the folder with the damaged database that was replaced */
  readonly aside?: string;
}

type BackupRow = Record<string, Value>;

/** Writes everything into a file. It appears under its name only when it is whole. */
export async function backup(options: BackupOptions): Promise<BackupSummary> {
  const folder = options.data ?? 'data';
  if (!options.databaseUrl && !existsSync(join(folder, DATABASE_FILE)))
    throw new StoreError('missing', `There is no store in ${folder}. Name the right folder with EPOKA_DATA.`);
  const db = await openDb({ ...options, readOnly: true });
  const unfinished = `${options.file}.part`;
  try {
    const rows: Record<string, number> = {};
    await db.readTx(async q => {
      await pipeline(
        Readable.from(lines(q, rows)),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600 }),
      );
    });
    await sync(unfinished);
    await rename(unfinished, options.file);
    await sync(dirname(options.file));
    // Where they lie is nobody's business.
    const { journal = 0, ...others } = rows;
    return {
      file: options.file,
      engine: db.engine,
      rows: { ...others, entries: (rows.entries ?? 0) + journal },
    };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await db.close();
  }
}

/** What was written there is on the disk, also when the power fails now. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The store stays as it is: what its layout does not have yet is left out, and made when the backup is read. */
async function* lines(q: Queries, counts: Record<string, number>): AsyncGenerator<string> {
  const steps = await layoutOf(q);
  yield `${JSON.stringify({ format: FORMAT, layout: 1, steps, at: new Date().toISOString() })}\n`;
  for (const { name, key, columns: all, since, only } of SQL_TABLES) {
    const columns = all.filter(c => steps.includes(since?.[c] ?? since?.['*'] ?? 1));
    if (columns.length === 0) continue;
    counts[name] = 0;
    let last: Value[] | undefined;
    for (;;) {
      const rows: BackupRow[] = await page(q, { name, key, columns, ...(only ? { only } : {}) }, last);
      if (rows.length === 0) break;
      counts[name] += rows.length;
      yield `${rows.map(row => JSON.stringify([name, ...columns.map(c => row[c])])).join('\n')}\n`;
      last = key.map(c => rows[rows.length - 1][c]);
    }
  }
  yield `${JSON.stringify({ end: counts })}\n`;
}

function page(
  q: Queries,
  { name, key, columns, only }: Omit<(typeof SQL_TABLES)[number], 'since'>,
  last: readonly Value[] | undefined,
): Promise<BackupRow[]> {
  const conditions = [
    ...(last ? [`(${key.join(', ')}) > (${key.map((_, i) => `$${i + 1}`).join(', ')})`] : []),
    ...(only ? [only] : []),
  ];
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  return q.query<BackupRow>(
    `select ${columns.join(', ')} from ${name} ${where} order by ${key.join(', ')} limit ${PAGE}`,
    last ?? [],
  );
}

/** Reads a file into an empty store (or in place of what is there). All or nothing. */
export async function restore(options: RestoreOptions): Promise<BackupSummary> {
  if (!options.replace || options.databaseUrl || !(await isDamaged(options))) return restoreInto(options);
  const made: { summary?: BackupSummary } = {};
  const aside = await replaceDamaged(options.data ?? 'data', async data => {
    made.summary = await restoreInto({ file: options.file, data });
    return writtenAlone(data);
  });
  return { ...(made.summary as BackupSummary), aside };
}

/** The database as one file that needs no log. */
async function writtenAlone(data: string): Promise<string> {
  const db = await openDb({ data });
  try {
    const file = join(data, 'whole.db');
    await db.query('vacuum into $1', [file]);
    return file;
  } finally {
    await db.close();
  }
}

async function isDamaged(options: StoreOptions): Promise<boolean> {
  try {
    const db = await openDb(options);
    try {
      await mustBeSound(db);
    } finally {
      await db.close();
    }
    return false;
  } catch (error) {
    if (error instanceof StoreError && error.problem === 'damaged') return true;
    throw error;
  }
}

async function restoreInto(options: RestoreOptions): Promise<BackupSummary> {
  const db = await openDb(options);
  try {
    await migrate(db);
    const rows = await db.tx(async q => {
      const before = await q.query<{ n: number }>(
        'select cast((select count(*) from users) + (select count(*) from tables) as integer) as n',
      );
      if (before[0].n > 0 && !options.replace)
        throw new StoreError(
          'not-empty',
          'There is something in this store already; say that it may be replaced.',
        );
      for (const { name } of SQL_TABLES.toReversed()) await q.query(`delete from ${name}`);
      const read = await readInto(q, options.file);
      await emptyJournal(q);
      return read;
    });
    db.witnessed?.startAfresh();
    return { file: options.file, engine: db.engine, rows };
  } finally {
    await db.close();
  }
}

const damaged = (file: string, why: string, cause?: unknown) =>
  new StoreError('damaged', `${file} is not a whole backup of Epoka: ${why}`, cause);

async function readInto(q: Queries, file: string): Promise<Record<string, number>> {
  const tables = new Map(SQL_TABLES.map(t => [t.name, t]));
  const counts: Record<string, number> = Object.fromEntries(SQL_TABLES.map(t => [t.name, 0]));
  let begun = false;
  let ended = false;
  for await (const line of textLines(file)) {
    let row: unknown;
    try {
      row = JSON.parse(line);
    } catch (error) {
      throw damaged(file, 'a line is cut off', error);
    }
    if (!begun) {
      const {
        format,
        layout,
        steps = [layout],
      } = row as {
        format?: unknown;
        layout?: unknown;
        steps?: unknown[];
      };
      if (format !== FORMAT || typeof layout !== 'number')
        throw damaged(file, 'it begins like something else');
      if (steps.some(step => !LAYOUT.includes(step as number)))
        throw new StoreError('newer', `${file} was written by a newer Epoka. Update Epoka first.`);
      begun = true;
    } else if (Array.isArray(row)) {
      const [name, ...values] = row as [string, ...Value[]];
      const table = tables.get(name);
      if (!table || ended) throw damaged(file, `a row of "${name}" stands where none can be`);
      const columns = table.columns.slice(0, values.length);
      await q.query(
        `insert into ${name} (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
        values,
      );
      counts[name]++;
    } else {
      const { end } = row as { end?: Record<string, number> };
      for (const [name, n] of Object.entries(end ?? {}))
        if (counts[name] !== n)
          throw damaged(file, `${n} rows of "${name}" were written, ${counts[name]} are there`);
      ended = end !== undefined;
    }
  }
  if (!ended) throw damaged(file, 'its end is missing');
  return counts;
}

async function* textLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  // An error of the file has to end the reader of the unpacked text too.
  source.on('error', error => unpacked.destroy(error));
  try {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY }))
      if (line !== '') yield line;
    if (unpacked.errored) throw unpacked.errored;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') throw damaged(file, 'there is no such file', error);
    throw damaged(file, (error as Error).message, error);
  } finally {
    source.destroy();
  }
}
