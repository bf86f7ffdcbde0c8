/**
 * A second memory of what was saved, beside the database. When part of the engine's log is lost (a disk that lied, a copy
 * that was cut off, bytes that changed), the engine goes back to the last state that is whole and says nothing. So before
 * every commit lines here name the hash of every table that changes, and after it, before anybody is told, one the end of the log.
 * A program that dies in between leaves it open whether it was committed: whoever starts next looks, and notes what is there.
 * A program that starts compares, and goes on with the same lines: what the one before it left in the log stays there for
 * a while. These lines are not synced: they are never ahead of the database, and a process that dies leaves them to the
 * system, which writes them.
 */
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type LogEnd, readUpTo } from './log-file.ts';

export const WITNESS_FILES = ['epoka.witness.0', 'epoka.witness.1'] as const;
/** of what the engine shares between its connections: where its log ends (the header of the "wal-index") */
const HEADER = 48;
/** Bytes that a file takes at once, so that there is room for a line when it is needed. */
const ROOM = 16_384;
const NOTHING = Buffer.alloc(ROOM);
/** the longest line about the log, those that only say that something begins or is done, and the ends of lines */
const LOG_LINE = 68;
/** before a line: it will hold when the commit is through */
const INTENDED = 'P ';

/** A table as it was when somebody was told last that something is saved. */
export interface SeenTable {
  readonly table: string;
  readonly number: number;
  readonly chain: string;
}

export interface Testimony {
  /** where the log ended; undefined: nobody has seen one */
  readonly log: LogEnd | undefined;
  /** everything that the log held was in its place */
  readonly carried: boolean;
  readonly tables: readonly SeenTable[];
  /** tables as they are if the last commit went through, of which nothing more was noted */
  readonly intended: readonly SeenTable[];
  readonly generation: number;
}

export const sawTable = (table: string, number: number, chain: string) => `T ${table} ${number} ${chain}`;
export const sawNoTable = (table: string) => `R ${table}`;

export class Witness {
  private readonly folder: string;
  private readonly shared: number;
  private readonly header = Buffer.alloc(HEADER);
  private file: number | undefined;
  /** where the next line goes, and how much of the file is there for lines */
  private at = 0;
  private room = 0;
  private generation: number;
  private end: LogEnd | undefined;
  private begun = false;

  /** The database is open: `shared` is the file its connections share. It stays open as long as the database does. */
  constructor(folder: string, shared: string, generation: number) {
    this.folder = folder;
    this.shared = openSync(shared, 'r');
    this.generation = generation;
  }

  /** What was noted before was looked at, and this process goes on. `found`: what was intended, and is there. */
  begin(found: readonly SeenTable[]): void {
    this.begun = true;
    const name = this.name();
    try {
      if (this.generation > 0 && existsSync(name)) {
        const before = readFileSync(name);
        this.file = openSync(name, 'r+');
        this.at = before.findLastIndex(byte => byte !== 0) + 1;
        this.room = before.length;
        // Its last line may be a part of one.
        this.write('\n');
      } else this.turnOver();
    } catch {
      // As with a line that can't be written.
    }
    this.note([]);
    this.write(found.map(({ table, number, chain }) => `${sawTable(table, number, chain)}\n`).join(''));
  }

  /** Something else was put in the place of all tables. */
  forget(): void {
    this.write('N\n');
  }

  private name(): string {
    return join(this.folder, WITNESS_FILES[this.generation % 2]);
  }

  /** How many pages the log has now. */
  get frames(): number {
    return this.end?.frames ?? 0;
  }

  logEnd(): LogEnd {
    const { header } = this;
    readSync(this.shared, header, 0, HEADER, 0);
    return {
      salt: header.toString('hex', 32, 40),
      frames: header.readUInt32LE(16),
      sum: header.toString('hex', 24, 32),
    };
  }

  /** Before a commit: where there is no room for its lines, there is none for it. */
  intend(marks: readonly string[]): void {
    if (!this.begun) return;
    const lines = marks.map(mark => `${INTENDED}${mark}\n`).join('');
    this.makeRoom(lines.length + LOG_LINE);
    if (marks.length > 0) this.write(`B\n${lines}`);
  }

  private makeRoom(bytes: number): void {
    while (this.room < this.at + bytes) {
      if (this.file === undefined) return;
      try {
        this.room += writeSync(this.file, NOTHING, 0, ROOM, this.room);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'ENOSPC' || code === 'EDQUOT') throw error;
        return;
      }
    }
  }

  /** What was intended is committed. */
  note(marks: readonly string[]): void {
    const end = this.logEnd();
    if (marks.length === 0 && end.sum === this.end?.sum && end.frames === this.end.frames) return;
    this.end = end;
    this.write(`F ${end.salt} ${end.frames} ${end.sum}\n${marks.length > 0 ? 'C\n' : ''}`);
  }

  /** What was noted up to now is about to be carried over: two files, so that one can be forgotten. */
  turnOver(): void {
    if (!this.begun) return;
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
    this.generation++;
    this.at = 0;
    this.room = 0;
    try {
      const name = this.name();
      // Its room is kept: on a full disk there may be none again.
      this.file = openSync(name, existsSync(name) ? 'r+' : 'w', 0o600);
      this.room = writeSync(this.file, NOTHING, 0, ROOM, 0);
    } catch {
      // As with a line that can't be written.
    }
    if (this.file !== undefined) ftruncateSync(this.file, this.room);
    this.write(`G ${this.generation}\n`);
  }

  /** Everything up to this end of the log is in its place. */
  carried(end: LogEnd): void {
    const now = this.logEnd();
    if (now.salt === end.salt && now.frames === end.frames) this.write('K\n');
  }

  private write(text: string): void {
    if (!this.begun || this.file === undefined) return;
    try {
      this.at += writeSync(this.file, text, this.at, 'latin1');
      if (this.at > this.room) this.room = this.at;
    } catch {
      // No room for its lines, or no folder any more: it knows less then, and says nothing that is wrong.
    }
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
    closeSync(this.shared);
  }
}

/** What was noted before this program began. */
export function testimony(folder: string): Testimony {
  const files = WITNESS_FILES.map(name => join(folder, name))
    .filter(file => existsSync(file))
    .map(file => readFileSync(file, 'latin1').split('\n'))
    .map(lines => ({ generation: Number(/^G (\d+)$/.exec(lines[0])?.[1] ?? -1), lines }))
    .filter(({ generation }) => generation >= 0)
    .sort((a, b) => a.generation - b.generation);
  let log: LogEnd | undefined;
  let carried = false;
  const tables = new Map<string, SeenTable>();
  let intended: string[] = [];
  const take = (line: string) => {
    const seen = seenIn(line);
    const removed = /^R (\S+)$/.exec(line);
    if (seen) tables.set(seen.table, seen);
    else if (removed) tables.delete(removed[1]);
    else if (line === 'N') tables.clear();
    else if (line === 'K') carried = true;
  };
  // A line that was cut off, or lost with the power, says nothing.
  for (const line of files.flatMap(({ lines }) => lines)) {
    const end = /^F ([0-9a-f]{16}) (\d+) ([0-9a-f]{16})$/.exec(line);
    if (end) {
      log = { salt: end[1], frames: Number(end[2]), sum: end[3] };
      carried = false;
    } else if (line.startsWith(INTENDED)) intended.push(line.slice(INTENDED.length));
    else if (line === 'B') intended = [];
    else if (line === 'C') {
      intended.forEach(take);
      intended = [];
    } else take(line);
  }
  return {
    log,
    carried,
    tables: [...tables.values()],
    intended: intended.flatMap(line => seenIn(line) ?? []),
    generation: files.at(-1)?.generation ?? 0,
  };
}

function seenIn(line: string): SeenTable | undefined {
  const seen = /^T (\S+) (\d+) (\S+)$/.exec(line);
  return seen ? { table: seen[1], number: Number(seen[2]), chain: seen[3] } : undefined;
}

/**
 * Before the engine has read its log. `hides`: everything that the log held is in its place, but part of the log is
 * missing, and what is left of it would hide what is newer; the log must not be read.
 */
export function lookAtLog(file: string, { log, carried }: Testimony): 'whole' | 'cut' | 'hides' {
  if (log === undefined) return 'whole';
  const found = readUpTo(file, log);
  if (found === 'whole') return 'whole';
  if (found === 'cut') return carried ? 'hides' : 'cut';
  // A log that begins anew, which it does only when everything was carried over, counts its first number on.
  const ahead =
    (Number.parseInt(found.another.slice(0, 8), 16) - Number.parseInt(log.salt.slice(0, 8), 16)) >>> 0;
  return carried || (ahead > 0 && ahead < 1000) ? 'whole' : 'cut';
}
