/** Keeps the decks of this device together with those of the account, where this browser has been online. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasBeenOnline } from '../online/been-online.ts';

export interface Together {
  /** who is signed in; undefined: nobody, or the server is not there now */
  readonly who: string | undefined;
  /** after a change here */
  readonly again: () => void;
}

export function useAccountDecks(game: string): Together {
  const [who, setWho] = useState<string>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const again = useCallback(() => {
    if (!hasBeenOnline()) return;
    // one after the other: the second has to see what the first has done
    last.current = last.current
      .then(async () => (await import('./account-decks.ts')).bringTogether(game))
      .then(
        me => setWho(me?.name),
        // no server now: what is kept here stays here, and goes there the next time
        () => setWho(undefined),
      );
  }, [game]);
  useEffect(again, [again]);
  return { who, again };
}
