/** The log as each looker may read it, kept ready because it only grows (except when something is taken back). */
import { redactTell, SPECTATOR, type Tell } from '@epoka/kernel';
import type { Ledger } from './ledger.ts';
import { ALL_SEEING, type Digest, type Entry, type LogLine, type TableEvent } from './types.ts';

type Told = ReadonlyMap<number, readonly Tell[]>;

export class LogBook {
  /** looker -> lines so far, and how many shown entries they cover */
  private readonly read = new Map<number, { covered: number; lines: LogLine[] }>();

  /** To be called when entries vanish from the log. */
  forget(): void {
    this.read.clear();
  }

  /** A list of its own for every call; the lines are shared. */
  lines(looker: number, ledger: Ledger, told: Told): LogLine[] {
    const { shown } = ledger;
    let mine = this.read.get(looker);
    if (mine === undefined) {
      mine = { covered: 0, lines: linesOf(-1, undefined, looker, told) };
      this.read.set(looker, mine);
    }
    for (; mine.covered < shown.length; mine.covered++) {
      const n = shown[mine.covered];
      mine.lines.push(...linesOf(n, ledger.entries[n], looker, told));
    }
    return mine.lines.slice();
  }

  digest(seat: number, ledger: Ledger, told: Told): Digest {
    const { shown, entries } = ledger;
    let since = shown.length - 1;
    while (since >= 0 && !isOwnAnswer(entries[shown[since]], seat)) since--;
    const groups: Digest['groups'][number][] = [];
    const put = (n: number, by: number) => {
      const lines = linesOf(n, entries[n], seat, told);
      if (lines.length > 0) groups.push({ n, seat: by, lines });
    };
    if (since < 0) put(-1, SPECTATOR);
    for (let i = since + 1; i < shown.length; i++) {
      const entry = entries[shown[i]];
      put(shown[i], 'seat' in entry ? entry.seat : SPECTATOR);
    }
    return { since: since < 0 ? -1 : shown[since], groups };
  }
}

function isOwnAnswer(entry: Entry, seat: number): boolean {
  return entry.kind === 'answer' && entry.seat === seat && entry.by === undefined;
}

function linesOf(n: number, entry: Entry | undefined, looker: number, told: Told): LogLine[] {
  const lines: LogLine[] = [];
  if (entry !== undefined && isEvent(entry)) lines.push({ n, event: publicEvent(entry) });
  for (const tell of told.get(n) ?? []) lines.push({ n, tell: readable(tell, looker) });
  return lines;
}

function readable(tell: Tell, looker: number): Tell {
  if (looker !== ALL_SEEING || tell.secretFrom === undefined) return redactTell(tell, looker);
  const { key, args, origin } = tell;
  return origin === undefined ? { key, args } : { key, args, origin };
}

function isEvent(entry: Entry): entry is TableEvent {
  return entry.kind !== 'answer' && entry.kind !== 'undo' && entry.kind !== 'redo' && entry.kind !== 'order';
}

/** Without what is only there for the host. */
function publicEvent(entry: TableEvent): TableEvent {
  const { key: _key, ...event } = entry;
  if ('asked' in event) delete (event as { asked?: unknown }).asked;
  return event as TableEvent;
}
