import { useEffect, useState } from 'react';

const loaded = new WeakSet<() => Promise<unknown>>();

/**
 * Fetches what a board can be played without (its pictures) once it stands, and renders again when that has come. Where it
 * can't be fetched the board stays as it is. Undefined: nothing to fetch (yet).
 */
export function useLoaded(load: (() => Promise<unknown>) | undefined): boolean {
  const [ready, setReady] = useState(load !== undefined && loaded.has(load));
  useEffect(() => {
    if (!load || loaded.has(load)) return;
    let stale = false;
    load().then(
      () => {
        loaded.add(load);
        if (!stale) setReady(true);
      },
      // fetched again with the next board
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [load]);
  return ready;
}
