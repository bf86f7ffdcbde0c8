/** An event that was just drawn, as theatre: the card with its whole text, and what it did. */
import { Icon, Theatre } from '@epoka/web/kit';
import { eventIcon } from './art.ts';
import type { News } from './news-of.ts';
import { namesOf, useTable } from './table.tsx';

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
