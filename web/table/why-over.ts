import type { Occupant, View } from '@epoka/table';
import type { TableShot } from '../client/table-client.ts';
import type { Messages } from '../lang/app/en.ts';
import type { MoreMessages } from '../lang/more/en.ts';

/** How the game came to its end: by its rules, or by people who left it. */
export function whyOver(
  { view, ended }: Pick<TableShot, 'view' | 'ended'>,
  name: (seat: number) => string,
  words: Messages,
  e: MoreMessages['end'],
): string {
  const events = view.log.flatMap(line => ('event' in line ? [line.event] : []));
  const resigned = [...new Set(events.flatMap(ev => (ev.kind === 'resign' ? [ev.seat] : [])))];
  const late = events.flatMap(ev => (ev.kind === 'seat' && ev.why === 'flagged' ? [ev.seat] : []));
  // one alone is left: there was nobody to play on against
  const left = ended?.why === 'resigned' || resigned.length >= view.seats.length - 1;
  return [
    ...(left && resigned.length > 0 ? [] : [e.played]),
    ...resigned.map(seat => words.ask.gaveUp(name(seat))),
    ...[...new Set(late)].map(seat => e.late(name(seat))),
  ].join(' ');
}

/** Who sat down to play: also those who have given up since. */
export function firstSeats({ seats, log }: Pick<View, 'seats' | 'log'>): Occupant[] {
  const first = [...seats];
  for (const line of log.toReversed())
    if ('event' in line && 'was' in line.event) first[line.event.seat] = line.event.was;
  return first;
}
