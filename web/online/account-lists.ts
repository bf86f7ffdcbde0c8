/** Lists of the server that belong to the player: sessions, programs, friends. */
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../kit/index.ts';
import { call } from './api.ts';
import { sayProblem, useOnlineWords } from './words.tsx';

/** Sessions may have ended by something else than their own button. */
export const sessionLists = new Set<() => void>();
export function sessionsEnded(): void {
  for (const reload of sessionLists) reload();
}

/** A list of the server, with a way to ask for it again. */
export function useList<T>(
  path: string,
  key: string,
): { list: readonly T[] | undefined; reload: () => void } {
  const w = useOnlineWords();
  const [list, setList] = useState<readonly T[]>();
  const reload = useCallback(() => {
    call<Record<string, T[]>>('GET', path).then(
      made => setList(made[key]),
      (error: unknown) => toast(sayProblem(w, error), 'bad'),
    );
  }, [path, key, w]);
  useEffect(reload, [reload]);
  return { list, reload };
}
