/**
 * Clocks as a pure function of the entries: nothing here knows what time it is, and no rules are needed.
 * - live: a seat loses time while it is asked. When its own answer ends that, it gains the increment; when it undoes
 *   that answer, it gives the increment back.
 * - by turn: a seat has so many days to act; each answer of its own gives it the full time again, and undoing that
 *   answer takes this back: to and fro gains nobody a day.
 * - A game may limit the time for an answer in a response window, which counts from the last entry on.
 * Only humans have clocks. Time stands still while the table is paused.
 */
import { BadSettings, type Json } from '@epoka/kernel';
import type { ClockReading, ClockSettings, Entry, Occupant } from './types.ts';

const DAY = 86_400_000;

/** Who sits down in place of another finds at least this part of the live time. */
const FRESH_PART = 10;

export function readClockSettings(given: unknown): ClockSettings {
  const refuse = (): never => {
    const allowed = 'none, live (total and increment in ms), turn (days)';
    throw new BadSettings({ code: 'value', key: 'clock', given: given as Json, allowed });
  };
  if (typeof given !== 'object' || given === null) return refuse();
  const { kind, total, increment, days } = given as Record<string, unknown>;
  const isTime = (x: unknown, min: number): x is number => Number.isSafeInteger(x) && (x as number) >= min;
  if (kind === 'none') return { kind };
  if (kind === 'live' && isTime(total, 1) && isTime(increment, 0)) return { kind, total, increment };
  if (kind === 'turn' && typeof days === 'number' && days > 0 && days <= 10_000) return { kind, days };
  return refuse();
}

/** Follows the entries of one table. */
export class Clock {
  private readonly settings: ClockSettings;
  private readonly left: number[];
  private readonly human: boolean[];
  /** who sat there last, of the humans */
  private readonly player: (string | undefined)[];
  /** by turn: what the seat had left when it gave the answer, by position of the line */
  private readonly hadLeft: { readonly seat: number; readonly ms: number }[] = [];
  private asked: readonly number[];
  private last: number | undefined;
  private paused = false;

  constructor(
    settings: ClockSettings,
    seats: readonly Occupant[],
    asked: readonly number[],
    startedAt: number | undefined,
  ) {
    this.settings = settings;
    this.human = seats.map(x => x.kind === 'human');
    this.player = seats.map(nameOf);
    this.left = seats.map(() => this.full());
    this.asked = asked;
    this.last = startedAt;
  }

  private full(): number {
    if (this.settings.kind === 'live') return this.settings.total;
    return this.settings.kind === 'turn' ? this.settings.days * DAY : 0;
  }

  private runs(seat: number): boolean {
    return this.human[seat] && !this.paused;
  }

  add(entry: Entry): void {
    if (this.settings.kind !== 'none') this.pass(entry.at);
    // Whether the table is paused is told here too where no clock runs.
    if (entry.kind === 'pause' || entry.kind === 'resume') this.paused = entry.kind === 'pause';
    if (this.settings.kind === 'none') return;
    if (entry.kind === 'seat') this.sit(entry.seat, entry.to);
    if (entry.kind === 'resign') this.human[entry.seat] = false;
    if (this.settings.kind === 'turn') this.goAlong(entry);
    if ('asked' in entry && entry.asked !== undefined) this.turnTo(entry.asked, entry);
  }

  /** Time goes on to `at`. Hosts whose clocks disagree never make it run backwards. */
  private pass(at: number | undefined): void {
    if (at === undefined) return;
    if (this.last !== undefined && at > this.last)
      for (const seat of this.asked) if (this.runs(seat)) this.left[seat] -= at - this.last;
    this.last = Math.max(at, this.last ?? at);
  }

  /** Who takes over for another finds a fair rest. Who only comes back finds what was left: else leaving would pay. */
  private sit(seat: number, who: Occupant): void {
    this.human[seat] = who.kind === 'human';
    if (who.kind !== 'human') return;
    const back = this.player[seat] === nameOf(who);
    this.player[seat] = nameOf(who);
    if (this.settings.kind === 'live') {
      if (!back) this.left[seat] = Math.max(this.left[seat], Math.ceil(this.settings.total / FRESH_PART));
    } else if (!back || this.left[seat] <= 0) this.left[seat] = this.full();
  }

  /** By turn: follows the line, so that an undo finds what the seat had left. */
  private goAlong(entry: Entry): void {
    const { hadLeft, left } = this;
    switch (entry.kind) {
      case 'answer':
        hadLeft.push({ seat: entry.seat, ms: left[entry.seat] });
        left[entry.seat] = this.full();
        break;
      case 'redo':
        for (let i = 0; i < entry.answers; i++) {
          hadLeft.push({ seat: entry.seat, ms: left[entry.seat] });
          left[entry.seat] = this.full();
        }
        break;
      case 'undo':
      case 'retract':
        for (let i = 0; i < entry.answers; i++) {
          const used = this.full() - left[entry.seat];
          // The last answer of the seat: others may have answered since.
          const at = hadLeft.findLastIndex(item => item.seat === entry.seat);
          const [had] = at < 0 ? [] : hadLeft.splice(at, 1);
          left[entry.seat] = (had?.ms ?? this.full()) - used;
        }
        break;
      case 'take-back':
        hadLeft.length = entry.to;
        break;
      case 'resign':
        if (entry.bot === undefined) hadLeft.push({ seat: entry.seat, ms: this.full() });
        break;
      default:
    }
  }

  private turnTo(asked: readonly number[], entry: Entry & { seat: number }): void {
    const { settings, left } = this;
    const { seat } = entry;
    if (settings.kind === 'turn') {
      // Those who are asked anew; the one who acts has its own reckoning.
      const own = entry.kind === 'take-back' ? -1 : seat;
      for (const x of asked) if (x !== own && !this.asked.includes(x)) left[x] = this.full();
    } else if (settings.kind === 'live' && seat >= 0) {
      const was = this.asked.includes(seat);
      const is = asked.includes(seat);
      if (was && !is && (entry.kind === 'answer' || entry.kind === 'redo')) left[seat] += settings.increment;
      if (!was && is && (entry.kind === 'undo' || entry.kind === 'retract')) left[seat] -= settings.increment;
    }
    this.asked = asked;
  }

  /** As of the last entry. So much time is given in the response window that is open. */
  read(over: boolean, window?: number): ClockReading {
    const { kind } = this.settings;
    const running = kind === 'none' || over ? [] : this.asked.filter(seat => this.runs(seat));
    const left = this.left.map((ms, seat) => {
      if (kind === 'none' || !this.human[seat]) return null;
      return kind === 'live' || this.asked.includes(seat) ? ms : null;
    });
    const reading = { kind, at: this.last ?? 0, paused: this.paused, running, left };
    return kind === 'live' && running.length > 0 && window !== undefined
      ? { ...reading, window, flagged: flagged(running, left, window) }
      : { ...reading, flagged: flagged(running, left) };
  }
}

const nameOf = (who: Occupant) => (who.kind === 'human' ? (who.player ?? who.name) : undefined);

const flagged = (running: readonly number[], left: readonly (number | null)[], window = 1) =>
  running.filter(seat => window <= 0 || (left[seat] ?? 1) <= 0);

/** A reading carried on to `now`: what the hands show. */
export function clockAt(reading: ClockReading, now: number): ClockReading {
  const elapsed = now - reading.at;
  if (elapsed <= 0 || reading.running.length === 0) return reading;
  const left = reading.left.map((ms, seat) =>
    ms !== null && reading.running.includes(seat) ? ms - elapsed : ms,
  );
  const { window, ...rest } = reading;
  if (window === undefined) return { ...rest, at: now, left, flagged: flagged(reading.running, left) };
  const still = window - elapsed;
  return { ...rest, at: now, left, window: still, flagged: flagged(reading.running, left, still) };
}
