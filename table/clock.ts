/**
 * Clocks as a pure function of the entries: nothing here knows what time it is, and no rules are needed.
 * - live: a seat loses time while it is asked. When its own answer ends that, it gains the increment; when it undoes
 *   that answer, it gives the increment back.
 * - by turn: a seat has so many days to act; each act of its own gives it the full time again.
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
    if (entry.kind === 'seat') this.sit(entry.seat, entry.to.kind === 'human');
    if (entry.kind === 'resign') this.sit(entry.seat, false);
    if ('asked' in entry && entry.asked !== undefined) this.turnTo(entry.asked, entry);
  }

  /** Time goes on to `at`. Hosts whose clocks disagree never make it run backwards. */
  private pass(at: number | undefined): void {
    if (at === undefined) return;
    if (this.last !== undefined && at > this.last)
      for (const seat of this.asked) if (this.runs(seat)) this.left[seat] -= at - this.last;
    this.last = Math.max(at, this.last ?? at);
  }

  private sit(seat: number, human: boolean): void {
    this.human[seat] = human;
    if (!human) return;
    if (this.settings.kind === 'live')
      this.left[seat] = Math.max(this.left[seat], Math.ceil(this.settings.total / FRESH_PART));
    else this.left[seat] = this.full();
  }

  private turnTo(asked: readonly number[], entry: Entry & { seat: number }): void {
    const { settings } = this;
    const seat = entry.seat;
    if (settings.kind === 'turn') {
      for (const x of asked) if (x === seat || !this.asked.includes(x)) this.left[x] = this.full();
    } else if (settings.kind === 'live' && seat >= 0) {
      const was = this.asked.includes(seat);
      const is = asked.includes(seat);
      if (was && !is && (entry.kind === 'answer' || entry.kind === 'redo'))
        this.left[seat] += settings.increment;
      if (!was && is && entry.kind === 'undo') this.left[seat] -= settings.increment;
    }
    this.asked = asked;
  }

  /** As of the last entry. */
  read(over: boolean): ClockReading {
    const { kind } = this.settings;
    const running = kind === 'none' || over ? [] : this.asked.filter(seat => this.runs(seat));
    const left = this.left.map((ms, seat) => {
      if (kind === 'none' || !this.human[seat]) return null;
      return kind === 'live' || this.asked.includes(seat) ? ms : null;
    });
    return { kind, at: this.last ?? 0, paused: this.paused, running, left, flagged: flagged(running, left) };
  }
}

const flagged = (running: readonly number[], left: readonly (number | null)[]) =>
  running.filter(seat => (left[seat] ?? 1) <= 0);

/** A reading carried on to `now`: what the hands show. */
export function clockAt(reading: ClockReading, now: number): ClockReading {
  const elapsed = now - reading.at;
  if (elapsed <= 0 || reading.running.length === 0) return reading;
  const left = reading.left.map((ms, seat) =>
    ms !== null && reading.running.includes(seat) ? ms - elapsed : ms,
  );
  return { ...reading, at: now, left, flagged: flagged(reading.running, left) };
}
