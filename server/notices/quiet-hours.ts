/** Quiet hours. */
import type { Notices } from '@epoka/protocol';

const DAY = 24 * 60;

/** Minutes after midnight in a time zone. */
export function minuteOfDay(now: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const value = (type: string) => Number(parts.find(p => p.type === type)?.value ?? 0);
  return value('hour') * 60 + value('minute');
}

/** When the quiet hours that are on now will be over; undefined where they are not on. */
export function quietUntil(
  { quiet, zone }: Pick<Notices, 'quiet' | 'zone'>,
  now: number,
): number | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const minute = minuteOfDay(now, zone);
  const inside =
    quiet.from < quiet.to
      ? minute >= quiet.from && minute < quiet.to
      : minute >= quiet.from || minute < quiet.to;
  if (!inside) return undefined;
  const left = (quiet.to - minute + DAY) % DAY;
  return now - (now % 60_000) + left * 60_000;
}
