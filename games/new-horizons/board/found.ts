/** Lands that were just discovered. */
import { NONE } from '@epoka/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Table } from './table.tsx';

/** The tile, and who discovered it. */
export interface Found {
  readonly tile: number;
  readonly seat: number;
  /** coins of everybody before */
  readonly before: readonly number[];
}

/** Whoever lets the others play at once has no scene of what they find. */
export const isShown = (found: Found, seat: number, pace: string | undefined): boolean =>
  found.seat === seat || pace !== 'instant';

/** The newest discovery, until it is sent away. */
export function useDiscovery({
  recent,
  view,
  seat: own,
  motion,
}: Pick<Table, 'recent' | 'view' | 'seat' | 'motion'>): {
  readonly found: Found | undefined;
  readonly close: () => void;
} {
  const [found, setFound] = useState<Found>();
  const last = useRef({ recent, coins: view.players.map(p => p.coins) });
  useEffect(() => {
    const was = last.current;
    last.current = { recent, coins: view.players.map(p => p.coins) };
    if (recent === was.recent) return;
    const tell = recent.findLast(each => each.key === 'discover');
    if (!tell) return;
    const [seat, tile] = tell.args as readonly [number, number];
    if (view.map[tile]?.territory !== undefined && view.map[tile].territory !== NONE)
      setFound({ seat, tile, before: was.coins });
  }, [recent, view]);
  // nobody waits for a scene who wants nothing to move
  return {
    found: found && motion && isShown(found, own, document.documentElement.dataset.pace) ? found : undefined,
    close: () => setFound(undefined),
  };
}
