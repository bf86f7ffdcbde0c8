/** An event that was just drawn, as theatre: the card with its whole text, and what it did. */
import type { Tell } from '@epoka/kernel';
import { Icon, Theatre } from '@epoka/web/kit';
import { useEffect, useRef, useState } from 'react';
import { eventIcon } from './art.ts';
import { namesOf, type Table, useTable } from './table.tsx';

interface News {
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

export function EventNews({ news, onClose }: { news: News; onClose: () => void }) {
  const { t, words, reader } = useTable();
  const { name, text } = namesOf(words).event(news.event);
  const say = words.tells as unknown as Readonly<
    Record<string, (r: unknown, ...a: readonly unknown[]) => string>
  >;
  const [, ...rest] = news.lines;
  return (
    <Theatre
      label={t.event}
      of={JSON.stringify(news.lines[0])}
      title={name}
      passing
      foldLabel={t.close}
      showLabel={t.show}
      onClose={onClose}
      card={
        <span className="coc-event-card">
          <Icon of={eventIcon(news.event)} />
        </span>
      }
    >
      <p>{text}</p>
      <ul className="coc-news">
        {rest.map((tell, i) => (
          <li key={i}>{say[tell.key](reader, ...tell.args)}</li>
        ))}
      </ul>
    </Theatre>
  );
}
