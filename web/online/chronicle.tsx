/** A finished game whose rules are gone: the result and what happened, in words. */
import type { Chronicle, TableInfo } from '@epoka/protocol';
import { useEffect, useState } from 'react';
import { SeatMark } from '../kit/index.ts';
import { homeWords } from '../lang/index.ts';
import { PageFrame } from '../pages/frame.tsx';
import { href } from '../router.ts';
import { useLanguage, useWords } from '../words.tsx';
import { call } from './api.ts';
import { useNames } from './banner.tsx';
import { byLink } from './shown-links.ts';
import { sayProblem, useOnlineWords } from './words.tsx';

/** Players stand in the lines by their seats. */
const withNames = (line: string, names: (seat: number) => string): string =>
  line.replace(/\u2068(\d+)\u2069/g, (_, seat: string) => names(Number(seat)));

export function ChroniclePage({ info }: { info: TableInfo }) {
  const words = useWords();
  const w = useOnlineWords();
  const language = useLanguage();
  const names = useNames(info);
  const [chronicle, setChronicle] = useState<Chronicle>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let stale = false;
    call<{ chronicle: Chronicle }>('GET', `/api/tables/${info.id}/chronicle${byLink(info.id)}`).then(
      made => stale || setChronicle(made.chronicle),
      (e: unknown) => stale || setError(e),
    );
    return () => {
      stale = true;
    };
  }, [info.id]);
  const said = chronicle?.[language];
  return (
    <PageFrame title={info.title || (homeWords[language].of[info.game]?.title ?? info.game)} game={info.game}>
      <p role="status">{w.chronicleNote}</p>
      <ol className="online-rows" aria-label={w.over}>
        {[...(info.result ?? [])]
          .sort((a, b) => a.rank - b.rank)
          .map(({ seat, rank, points, by }) => (
            <li key={seat}>
              <span>
                {rank}. <SeatMark mark={seat} name={names(seat)} size={20} /> {names(seat)}: {points}
                <small className="ek-quiet">
                  {Object.entries(by)
                    .map(([source, n]) => `${said?.sources[source] ?? source} ${n}`)
                    .join(' · ')}
                </small>
              </span>
            </li>
          ))}
      </ol>
      {error !== undefined && <p role="alert">{sayProblem(w, error)}</p>}
      {!said && error === undefined && <p role="status">{words.loading}</p>}
      {said && (
        <section aria-label={words.table.log}>
          <h2>{words.table.log}</h2>
          <ol>
            {said.lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a finished game does not change
              <li key={i}>{withNames(line, names)}</li>
            ))}
          </ol>
        </section>
      )}
      <p className="page-acts">
        <a className="ek-button" data-kind="primary" href={href({ page: 'online' })}>
          {w.toLobby}
        </a>
      </p>
    </PageFrame>
  );
}
