/** What was revealed or decided just now, as theatre: the card, what it brought, and before and after for everybody. */
import type { Tell } from '@epoka/kernel';
import { markOf, SeatMark, Theatre } from '@epoka/web/kit';
import { useEffect, useRef, useState } from 'react';
import { SmallCard } from './cards.tsx';
import type { Facts } from './forecast.ts';
import { ROMAN, T } from './game.ts';
import { Parts } from './glance.tsx';
import { icons } from './icons.ts';
import type { Part } from './signs.ts';
import { type Table, useTable } from './table.tsx';

/** Lines worth a scene, and where their card stands among the arguments. */
const SCENES: Readonly<Record<string, number | undefined>> = {
  eventRevealed: 0,
  attacked: 2,
  warDeclared: 2,
  won: undefined,
  repelled: undefined,
  colonized: 1,
  ageBegins: undefined,
};

/** What an age that begins brings with it; whatever else is told beside it is another matter. */
const OF_AN_AGE: ReadonlySet<string> = new Set(['ageBegins', 'obsolete', 'obsoleteMilitary', 'yellowLost']);

interface News {
  readonly card: number | undefined;
  /** the age that begins */
  readonly age: number | undefined;
  readonly lines: readonly Tell[];
  readonly before: readonly Facts[];
  readonly after: readonly Facts[];
}

const MOST = 6;

/** What of the newest lines is worth a scene, with the numbers of everybody before and after them. */
export function newsOf(
  recent: readonly Tell[],
  before: readonly Facts[],
  after: readonly Facts[],
): News | undefined {
  const at = recent.findIndex(tell => tell.key in SCENES);
  if (at < 0) return undefined;
  const place = SCENES[recent[at].key];
  const card = place === undefined ? undefined : (recent[at].args[place] as number);
  const age = recent[at].key === 'ageBegins' ? (recent[at].args[0] as number) : undefined;
  // a question that nobody was asked is for the log
  const lines = recent
    .slice(at)
    .filter(tell => !tell.unasked && (age === undefined || OF_AN_AGE.has(tell.key)));
  return {
    card: card !== undefined && card >= 0 ? card : undefined,
    age,
    lines: lines.slice(0, MOST),
    before,
    after,
  };
}

/** The newest scene, until it is sent away. */
export function useNews({ recent, facts, motion }: Pick<Table, 'recent' | 'facts' | 'motion'>): {
  readonly news: News | undefined;
  readonly close: () => void;
} {
  const [news, setNews] = useState<News>();
  const before = useRef({ recent, facts });
  useEffect(() => {
    const was = before.current;
    before.current = { recent, facts };
    if (recent === was.recent) return;
    const newest = newsOf(recent, was.facts, facts);
    if (newest) setNews(newest);
  }, [recent, facts]);
  // nobody waits for a scene who wants nothing to move
  return { news: motion ? news : undefined, close: () => setNews(undefined) };
}

const MEASURES = [
  ['culture', icons.culture],
  ['science', icons.science],
  ['strength', icons.strength],
  ['food', icons.food],
  ['resources', icons.resource],
] as const;

export function NewsTheatre({ news, onClose }: { news: News; onClose: () => void }) {
  const table = useTable();
  const { t, words, reader } = table;
  const say = (tell: Tell) =>
    (words.tells as Record<string, ((r: unknown, ...a: readonly unknown[]) => string) | undefined>)[
      tell.key
    ]?.(reader, ...tell.args) ?? tell.key;
  const [first, ...rest] = news.lines;
  const changes = news.after.map((now, seat) =>
    MEASURES.flatMap(([key, icon]): Part[] => {
      const was = news.before[seat]?.[key] ?? now[key];
      return was === now[key] ? [] : [{ text: `${was} → ${now[key]}`, icon }];
    }),
  );
  return (
    <Theatre
      label={t.tray}
      of={JSON.stringify(first)}
      title={say(first)}
      passing
      foldLabel={t.fold}
      showLabel={t.unfold}
      onClose={onClose}
      card={
        news.card !== undefined ? (
          <SmallCard card={news.card} />
        ) : (
          news.age !== undefined && (
            <span className="ta-age-seal" data-age={Math.min(news.age, 3)} aria-hidden="true">
              {ROMAN[news.age]}
            </span>
          )
        )
      }
      aside={
        news.age === undefined && (
          <>
            <h3>{t.beforeAfter}</h3>
            <ul className="ta-changes">
              {changes.map((parts, seat) => (
                <li key={reader.name(seat)}>
                  <SeatMark mark={markOf(table, seat)} name={reader.name(seat)} size={22} />
                  <span>{reader.name(seat)}</span>
                  {parts.length > 0 ? (
                    <Parts parts={parts} />
                  ) : (
                    <span className="ta-same">{t.unchanged}</span>
                  )}
                </li>
              ))}
            </ul>
          </>
        )
      }
    >
      {news.card !== undefined && <p className="ta-news-text">{words.cards[T.cardId(news.card)].text}</p>}
      <ul className="ta-news-lines">
        {rest.map((tell, i) => (
          <li key={i}>{say(tell)}</li>
        ))}
      </ul>
    </Theatre>
  );
}
