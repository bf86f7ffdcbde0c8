import type { LogLine, Occupant, View } from '@epoka/table';
import type { TableShot } from '../client/table-client.ts';
import type { Messages } from '../lang/app/en.ts';
import type { MoreMessages } from '../lang/more/en.ts';
import { listNames } from './table-context.ts';

/** Of a table or of a replay: `standing` is the last one, with the places as they count. */
interface Over {
  readonly ended?: TableShot['ended'];
  readonly standing: View['standing'];
}

/** Who has won. Nobody, where the game was ended without a winner. */
export function winnersOf({ ended, standing }: Over): readonly number[] {
  if (ended && ended.why !== 'resigned') return [];
  return standing.filter(s => s.rank === 1).map(s => s.seat);
}

/** The outcome in a few words. */
export function outcome(
  over: Over,
  name: (seat: number) => string,
  words: Messages,
  e: MoreMessages['end'],
): string {
  const winners = winnersOf(over).map(name);
  if (winners.length === 0) return over.ended?.why === 'operator' ? e.operator : words.ask.agreed;
  return winners.length === 1 ? e.wins(winners[0]) : e.shared(listNames(winners, words));
}

/** How the game came to its end: by its rules, or by people who left it. */
export function whyOver(
  { view, ended }: { readonly view: Pick<View, 'seats' | 'log'>; readonly ended?: TableShot['ended'] },
  name: (seat: number) => string,
  words: Messages,
  e: MoreMessages['end'],
): string {
  const events = eventsIn(view.log);
  const resigned = [...new Set(events.flatMap(ev => (ev.kind === 'resign' ? [ev.seat] : [])))];
  const late = events.flatMap(ev => (ev.kind === 'seat' && ev.why === 'flagged' ? [ev.seat] : []));
  // one alone is left: there was nobody to play on against
  const left = ended?.why === 'resigned' || resigned.length >= view.seats.length - 1;
  return [
    ...(ended && ended.why !== 'resigned' ? [e.nobody] : left && resigned.length > 0 ? [] : [e.played]),
    ...resigned.map(seat => words.ask.gaveUp(name(seat))),
    ...[...new Set(late)].map(seat => e.late(name(seat))),
    ...view.seats.flatMap((_, seat) => (wentAway(events, seat) ? [e.left(name(seat))] : [])),
  ].join(' ');
}

type TableEvent = Extract<LogLine, { event: unknown }>['event'];

const eventsIn = (log: readonly LogLine[]): readonly TableEvent[] =>
  log.flatMap(line => ('event' in line ? [line.event] : []));

/** Left, or was replaced by the others, and has not come back. */
function wentAway(events: readonly TableEvent[], seat: number): boolean {
  const last = events.findLast(ev => ev.kind === 'seat' && ev.seat === seat);
  return last?.kind === 'seat' && (last.why === 'left' || last.why === 'replaced');
}

/** Who sat down to play: also those who have given up since. */
export function firstSeats({ seats, log }: Pick<View, 'seats' | 'log'>): Occupant[] {
  const first = [...seats];
  for (const line of log.toReversed())
    if ('event' in line && 'was' in line.event) first[line.event.seat] = line.event.was;
  return first;
}
