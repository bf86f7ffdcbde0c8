import { useEffect, useState } from 'react';

const loaded = new WeakSet<() => Promise<unknown>>();

/**
 * Fetches what a board can be played without (its pictures) once it stands, and renders again when that has come. Where it
 * can't be fetched the board stays as it is.
 */
export function useLoaded(load: () => Promise<unknown>): boolean {
  const [ready, setReady] = useState(loaded.has(load));
  useEffect(() => {
    if (loaded.has(load)) return;
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
