/** The log as each looker may read it, kept ready because it only grows (except when something is taken back). */
import { redactTell, SPECTATOR, type Tell } from '@epoka/kernel';
import type { EntryBook } from './entries.ts';
import {
  ALL_SEEING,
  type Digest,
  type Entry,
  type LogLine,
  type Occupant,
  type PauseEntry,
  type ResignEntry,
  type SeatEntry,
  type TableEvent,
  type TakeBackEntry,
} from './types.ts';

type Told = ReadonlyMap<number, readonly Tell[]>;

/** Lines so far, and how many shown entries they cover. */
interface Pages {
  covered: number;
  readonly lines: LogLine[];
}

/** Lists that were handed out at one moment: lookers who may read the same get the same list. */
export type Reading = Map<Pages, readonly LogLine[]>;

export class LogBook {
  /** what everybody may read, up to the first line that is not the same for all; null = nothing yet */
  private common: Pages | null = null;
  /** beyond that, by looker */
  private readonly own = new Map<number, Pages>();

  /** To be called when entries vanish from the log. */
  forget(): void {
    this.common = null;
    this.own.clear();
  }

  /** A list of its own for every reading; the lines are shared. */
  lines(looker: number, book: EntryBook, told: Told, reading: Reading): readonly LogLine[] {
    const pages = this.pages(looker, book, told);
    let lines = reading.get(pages);
    if (lines === undefined) {
      lines = pages.lines.slice();
      reading.set(pages, lines);
    }
    return lines;
  }

  private pages(looker: number, book: EntryBook, told: Told): Pages {
    const { shown } = book;
    let mine = this.own.get(looker);
    if (mine === undefined) {
      const common = this.commonPages(book, told);
      if (common.covered === shown.length) return common;
      mine = { covered: common.covered, lines: common.lines.slice() };
      if (mine.covered < 0) {
        mine.lines.push(...linesOf(-1, book, looker, told));
        mine.covered = 0;
      }
      this.own.set(looker, mine);
    }
    for (; mine.covered < shown.length; mine.covered++) {
      const n = shown[mine.covered];
      mine.lines.push(...linesOf(n, book, looker, told));
    }
    return mine;
  }

  /** As far as there are no secrets. The set-up comes first, as if it were entry -1. */
  private commonPages(book: EntryBook, told: Told): Pages {
    this.common ??= { covered: -1, lines: [] };
    const { shown } = book;
    const { common } = this;
    for (; common.covered < shown.length; common.covered++) {
      const n = common.covered < 0 ? -1 : shown[common.covered];
      if (told.get(n)?.some(tell => tell.secretFrom !== undefined)) break;
      common.lines.push(...linesOf(n, book, SPECTATOR, told));
    }
    return common;
  }

  digest(seat: number, book: EntryBook, told: Told): Digest {
    const { shown, entries } = book;
    let since = shown.length - 1;
    while (since >= 0 && !isOwnAnswer(entries[shown[since]], seat)) since--;
    const groups: Digest['groups'][number][] = [];
    const put = (n: number, by: number) => {
      const lines = linesOf(n, book, seat, told);
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

function linesOf(n: number, book: EntryBook, looker: number, told: Told): LogLine[] {
  const lines: LogLine[] = [];
  const entry = n < 0 ? undefined : book.entries[n];
  if (entry !== undefined && isEvent(entry)) lines.push({ n, event: publicEvent(entry, book.former.get(n)) });
  for (const tell of told.get(n) ?? []) lines.push({ n, tell: readable(tell, looker) });
  return lines;
}

function readable(tell: Tell, looker: number): Tell {
  if (looker !== ALL_SEEING || tell.secretFrom === undefined) return redactTell(tell, looker);
  const { key, args, origin } = tell;
  return origin === undefined ? { key, args } : { key, args, origin };
}

type Eventful = TakeBackEntry | ResignEntry | SeatEntry | PauseEntry;

function isEvent(entry: Entry): entry is Eventful {
  switch (entry.kind) {
    case 'answer':
    case 'undo':
    case 'retract':
    case 'redo':
    case 'order':
      return false;
    default:
      return true;
  }
}

/** Without what is only there for the host, and with the one whose seat it was. */
function publicEvent(entry: Eventful, was: Occupant | undefined): TableEvent {
  const { key: _key, ...event } = entry;
  if ('asked' in event) delete (event as { asked?: unknown }).asked;
  return (was === undefined ? event : { ...event, was }) as TableEvent;
}
