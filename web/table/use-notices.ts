/** Nobody is surprised by a changed table: what others did to seats, clocks or the position is told in words. */
import type { LogLine } from '@epoka/table';
import { useEffect, useRef } from 'react';
import type { TableShot } from '../client/table-client.ts';
import { toast } from '../kit/index.ts';
import { useWords } from '../words.tsx';
import { sayLine, type TableContext } from './table-context.ts';

/** Lines about seats and the table itself that came since, by others than those who play here. */
export function newEvents(
  before: readonly LogLine[],
  now: readonly LogLine[],
  mine: readonly number[],
): readonly LogLine[] {
  const events = (log: readonly LogLine[]) => log.filter(line => 'event' in line);
  return events(now)
    .slice(events(before).length)
    .filter(line => 'event' in line && !mine.includes(line.event.seat));
}

/** A turn that had come was taken back again by whoever is asked now. */
export function turnTakenBack(before: TableShot, now: TableShot): number | undefined {
  if (before.planning || now.planning || before.view.seat !== now.view.seat || now.view.over)
    return undefined;
  const lost = before.view.questions.length > 0 && now.view.questions.length === 0;
  if (!lost || now.view.answers >= before.view.answers) return undefined;
  const [seat] = now.view.asked;
  return seat === undefined || now.mine.includes(seat) ? undefined : seat;
}

export function useNotices(shot: TableShot, context: TableContext): void {
  const words = useWords();
  const last = useRef(shot);
  const said = useRef<(() => void)[]>([]);
  // on another page they would be about nothing that can be seen
  useEffect(
    () => () => {
      for (const away of said.current) away();
    },
    [],
  );
  useEffect(() => {
    const before = last.current;
    last.current = shot;
    if (before === shot || before.id !== shot.id) return;
    // whoever gave up their seat has not got it any more, and knows it all the same
    const own = [...before.mine, ...shot.mine];
    for (const line of newEvents(before.view.log, shot.view.log, own))
      said.current.push(toast(sayLine(context, line, words)));
    const seat = turnTakenBack(before, shot);
    if (seat !== undefined) toast(words.table.takenBack(context.reader.name(seat)));
  }, [shot, context, words]);
}
