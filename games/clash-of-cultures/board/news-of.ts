/** The newest event of the log, until it is sent away. */
import type { Tell } from '@epoka/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Table } from './table.tsx';

export interface News {
  readonly event: number;
  readonly lines: readonly Tell[];
}

const MOST = 7;

/** The newest event, until it is sent away. */
export function useNews({ recent, motion }: Pick<Table, 'recent' | 'motion'>): {
  readonly news: News | undefined;
  readonly close: () => void;
} {
  const [news, setNews] = useState<News>();
  const seen = useRef<readonly Tell[]>([]);
  useEffect(() => {
    if (recent === seen.current) return;
    seen.current = recent;
    const at = recent.findLastIndex(tell => tell.key === 'event');
    if (at < 0) return;
    setNews({ event: recent[at].args[1] as number, lines: recent.slice(at, at + MOST) });
  }, [recent]);
  // nobody waits for a scene who wants nothing to move
  return { news: motion ? news : undefined, close: () => setNews(undefined) };
}
