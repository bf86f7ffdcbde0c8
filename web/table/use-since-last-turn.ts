/** What happened since the player's last turn: told first to whoever comes back, and again whenever they ask. */
import type { Digest } from '@epoka/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableClient, TableShot } from '../client/table-client.ts';
import { toast } from '../kit/index.ts';
import { useWords } from '../words.tsx';

const KEY = 'epoka.missed';

/** In the middle of a turn nothing is new any more: what was new when it began outlives a reload in the tab. */
function keep(of: string, digest: Digest): Digest {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of, digest }));
  } catch {
    // blocked or full: it is a comfort, and the log has it all
  }
  return digest;
}

function kept(of: string): Digest | undefined {
  try {
    const value = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { of?: string; digest?: Digest };
    return value.of === of ? value.digest : undefined;
  } catch {
    return undefined;
  }
}

export function useSinceLastTurn(
  client: TableClient,
  shot: TableShot,
  myTurn: boolean,
): {
  /** what was new when this turn began, for the line above the board */
  readonly missed: Digest | undefined;
  readonly digest: Digest | undefined;
  readonly open: () => void;
  readonly close: () => void;
} {
  const words = useWords();
  const [missed, setMissed] = useState<Digest>();
  const [digest, setDigest] = useState<Digest>();
  const open = useCallback(() => {
    // in the middle of a turn nothing is new; then what was new when it began
    if (missed) setDigest(missed);
    else client.digest().then(setDigest, () => toast(words.ask.failed, 'bad'));
  }, [client, words, missed]);
  // Asked for once a turn; whoever comes back to something missed sees the same at large.
  const returned = shot.returned && !shot.guided;
  const greeted = useRef(false);
  const of = `${shot.id}/${shot.view.seat}`;
  useEffect(() => {
    const showIt = returned && !greeted.current;
    if (!myTurn && !showIt) return;
    if (showIt) greeted.current = true;
    client.digest().then(
      now => {
        setMissed(was => (now.groups.length > 0 ? keep(of, now) : (kept(of) ?? was)));
        if (showIt) setDigest(now);
      },
      // asked for again, and reported, when the player wants to read it
      () => undefined,
    );
  }, [client, myTurn, returned, of]);
  const close = useCallback(() => setDigest(undefined), []);
  return { missed, digest, open, close };
}
