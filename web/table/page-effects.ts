/** What a table page does beside drawing: the pace of its bots, sounds, marks for the measurements. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TableClient, TableShot } from '../client/table-client.ts';
import { tick } from '../sounds.ts';

export function usePace(client: TableClient, pace: 'calm' | 'quick' | 'instant'): void {
  useEffect(() => client.pace(pace), [client, pace]);
}

/** Marks the frame that shows an answer's result, for the measurements; the answer itself is marked where it is given. */
export function useFrameMark(shot: TableShot): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new position is marked
  useLayoutEffect(() => {
    if (performance.getEntriesByName('epoka-answer').length === 0) return;
    performance.clearMarks('epoka-answer');
    requestAnimationFrame(() => performance.mark('epoka-frame'));
  }, [shot.view.n]);
}

export function useTurnSound(seat: number | undefined, shot: TableShot): void {
  const before = useRef(seat);
  useEffect(() => {
    if (seat !== undefined && before.current === undefined && !shot.planning) tick('turn');
    before.current = seat;
  }, [seat, shot.planning]);
}

/** The end is worth a look at once, but only when it comes while somebody is watching. */
export function useWhenOver(over: boolean, run: () => void): void {
  const was = useRef(over);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (over && !was.current) latest.current();
    was.current = over;
  }, [over]);
}
