import { useCallback, useSyncExternalStore } from 'react';

/** Seats and log stand beside the board, and the top bar has room for everything. */
export const WIDE = '(min-width: 1000px)';

/** Whether the screen is like that, now and whenever it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
