import { useCallback, useSyncExternalStore } from 'react';

/** The drawer stands beside or over the board, and the top bar has room for everything. */
export const WIDE = '(min-width: 1000px) and (min-height: 540px)';

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
