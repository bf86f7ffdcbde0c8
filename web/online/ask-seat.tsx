/** Asking for a seat in a running game, before having looked on: all who play there have to agree. */
import type { TableInfo } from '@epoka/protocol';
import { newKey } from '@epoka/protocol/client';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../kit/index.ts';
import { homeWords } from '../lang/index.ts';
import { PageFrame } from '../pages/frame.tsx';
import { useLanguage, useWords } from '../words.tsx';
import { call } from './api.ts';
import { useNames } from './banner.tsx';
import { freeSeats } from './free-seats.ts';
import { fromRouteId } from './route-ids.ts';
import { useSession } from './session.ts';
import { useOnlineWords, useTry } from './words.tsx';

/** The seats of others one may ask for, each with its button; or that one has asked. */
export function AskSeat({
  info,
  join,
  then,
}: {
  info: TableInfo;
  join: string | undefined;
  then: () => void;
}) {
  const w = useOnlineWords();
  const { me } = useSession();
  const attempt = useTry();
  const names = useNames(info);
  const act = (what: object) =>
    void attempt(() => call('POST', `/api/tables/${info.id}/acts`, { key: newKey(), act: what })).then(then);
  const mine = info.proposals.find(p => p.what === 'take-over' && p.who?.player === me?.id);
  if (mine)
    return (
      <p role="status" data-asked-seat="">
        {w.seatAsked}{' '}
        <Button kind="quiet" onClick={() => act({ do: 'vote', proposal: mine.id, agree: false })}>
          {w.askWithdraw}
        </Button>
      </p>
    );
  return freeSeats(info, me?.id, join)
    .filter(free => !free.own && !free.needsLink)
    .map(({ seat }) => (
      <Button
        key={seat}
        onClick={() => act({ do: 'take-over', seat, ...(join === undefined ? {} : { code: join }) })}
      >
        {w.askSeat(names(seat))}
      </Button>
    ));
}

/** Somebody has given this person a link to a game that runs already: ask for a seat, or look on. */
export function AskFirst({ id, join, children }: { id: string; join: string; children: ReactNode }) {
  const w = useOnlineWords();
  const words = useWords();
  const language = useLanguage();
  const { me } = useSession();
  const [table, setTable] = useState<{ info: TableInfo; seat: number }>();
  const [goOn, setGoOn] = useState(false);
  const load = useCallback(() => {
    call<{ info: TableInfo; seat: number }>(
      'GET',
      `/api/tables/${fromRouteId(id)}/info?code=${encodeURIComponent(join)}`,
    ).then(setTable, () => setGoOn(true)); // the page of the table says what is wrong
  }, [id, join]);
  useEffect(() => {
    load();
    const timer = setInterval(load, 3_000);
    return () => clearInterval(timer);
  }, [load]);
  if (goOn) return children;
  if (!table)
    return (
      <p className="page-wait" role="status">
        {words.loading}
      </p>
    );
  const { info, seat } = table;
  const others = freeSeats(info, me?.id, join).filter(free => !free.own);
  const isOwn = Object.values(info.former).includes(me?.id ?? '');
  if (seat >= 0 || isOwn || info.phase !== 'playing' || others.length === 0) return children;
  return (
    <PageFrame title={info.title || (homeWords[language].of[info.game]?.title ?? info.game)} game={info.game}>
      <p>{w.askSeatNote}</p>
      <p className="page-acts">
        <AskSeat info={info} join={join} then={load} />
        {info.spectators && (
          <Button kind="quiet" onClick={() => setGoOn(true)}>
            {w.lookOnInstead}
          </Button>
        )}
      </p>
    </PageFrame>
  );
}
