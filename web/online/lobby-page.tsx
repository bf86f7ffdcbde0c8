/** The lobby: my tables and whose turn it is, open tables, the archive. */
import './online.css';
import { coverUrls } from 'virtual:covers';
import type { Language } from '@epoka/kernel';
import type { SeatInfo, TableListing } from '@epoka/protocol';
import { useCallback, useEffect, useState } from 'react';
import { gameCards } from '../games.ts';
import { SeatMark } from '../kit/index.ts';
import { homeWords } from '../lang/index.ts';
import { PageFrame } from '../pages/frame.tsx';
import { href } from '../router.ts';
import { useLanguage, useWords } from '../words.tsx';
import { call } from './api.ts';
import { AskSeat } from './ask-seat.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { toRouteId } from './route-ids.ts';
import { connection, useSession } from './session.ts';
import { SignedIn } from './sign-in.tsx';
import { OnlineWords, sayProblem, useOnlineWords } from './words.tsx';

export function LobbyPage() {
  return (
    <OnlineWords>
      <Lobby />
    </OnlineWords>
  );
}

function Lobby() {
  const w = useOnlineWords();
  return (
    <SignedIn title={w.title}>
      <Tables />
    </SignedIn>
  );
}

type ListName = 'mine' | 'left' | 'public' | 'archive';

function useTables(list: ListName): { tables: readonly TableListing[] | undefined; error: unknown } {
  const [tables, setTables] = useState<readonly TableListing[]>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => {
    call<{ tables: TableListing[] }>('GET', `/api/tables?list=${list}`).then(
      made => {
        setTables(made.tables);
        setError(undefined);
      },
      (e: unknown) => setError(e),
    );
  }, [list]);
  useEffect(() => {
    load();
    loaders.add(load);
    return () => {
      loaders.delete(load);
    };
  }, [load]);
  return { tables, error };
}

/** All lists that are shown: the server only says that some list has changed. */
const loaders = new Set<() => void>();

function Tables() {
  const w = useOnlineWords();
  const language = useLanguage();
  const { me } = useSession();
  const mine = useTables('mine');
  const left = useTables('left');
  const open = useTables('public');
  const [archive, setArchive] = useState(false);
  useEffect(() => {
    const client = connection();
    const reload = () => {
      for (const load of loaders) load();
    };
    client.watchLobby(reload);
    let before = client.status;
    const stop = client.onChange(() => {
      if (client.status === 'connected' && before !== 'connected') reload();
      before = client.status;
    });
    return () => {
      client.watchLobby(undefined);
      stop();
    };
  }, []);
  const known = new Set([...(mine.tables ?? []), ...(left.tables ?? [])].map(t => t.info.id));
  const others = open.tables?.filter(t => t.seat < 0 && !known.has(t.info.id));
  const waiting = others?.filter(t => t.info.phase === 'open');
  const running = others?.filter(t => t.info.phase === 'playing');
  return (
    <PageFrame title={w.title} wide>
      <ConnectionNote />
      <p className="online-who">
        <SeatMark mark={0} name={me?.name ?? ''} size={24} /> {w.youAre(me?.name ?? '')}{' '}
        <a href={href({ page: 'account', friend: undefined })}>{me?.login ? w.account : w.guestAccount}</a>
      </p>
      <div className="lobby">
        <List title={w.myTables} none={w.noTables} tables={mine.tables} error={mine.error} />
        <section aria-labelledby="online-new">
          <h2 id="online-new">{w.newTable}</h2>
          <ul className="online-games">
            {gameCards
              .filter(card => card.ready)
              .map(card => (
                <li key={card.id} data-game={card.id}>
                  <a href={href({ page: 'new', game: card.id, way: 'online' })}>
                    <img src={coverUrls[card.id] ?? ''} alt="" width="96" height="128" />
                    <span>{homeWords[language].of[card.id]?.title}</span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
        <div>
          {left.tables && left.tables.length > 0 && (
            <List title={w.leftTables} none="" tables={left.tables} error={undefined} />
          )}
          <List title={w.openTables} none={w.noOpen} tables={waiting} error={open.error} />
          {running && running.length > 0 && (
            <List title={w.runningTables} none="" tables={running} error={undefined} />
          )}
          <details className="online-archive" onToggle={e => setArchive(e.currentTarget.open)}>
            <summary>{w.archive}</summary>
            {archive && <Archive />}
          </details>
        </div>
      </div>
    </PageFrame>
  );
}

function Archive() {
  const w = useOnlineWords();
  const { tables, error } = useTables('archive');
  return <List title={w.archive} bare none={w.noArchive} tables={tables} error={error} />;
}

function List({
  title,
  none,
  tables,
  error,
  bare,
}: {
  title: string;
  none: string;
  tables: readonly TableListing[] | undefined;
  error: unknown;
  bare?: boolean;
}) {
  const words = useWords();
  const w = useOnlineWords();
  return (
    <section className="online-list" aria-label={title}>
      {!bare && <h2>{title}</h2>}
      {error !== undefined && <p role="alert">{sayProblem(w, error)}</p>}
      {!tables && error === undefined && <p role="status">{words.loading}</p>}
      {tables?.length === 0 && <p className="ek-quiet">{none}</p>}
      {tables && tables.length > 0 && (
        <ul className="online-slips">
          {tables.map(t => (
            <Slip key={t.info.id} table={t} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ago(language: Language, at: number): string {
  const { ago: say } = homeWords[language];
  const minutes = Math.max(0, Math.round((Date.now() - at) / 60_000));
  if (minutes < 60) return say(minutes, 'minute');
  return minutes < 36 * 60 ? say(Math.round(minutes / 60), 'hour') : say(Math.round(minutes / 1440), 'day');
}

/** Whoever sits there, or sat there last. */
function personOf(seat: SeatInfo): string {
  return (seat.who === 'human' ? seat.name : seat.who === 'open' ? undefined : seat.holder?.name) ?? '?';
}

function Slip({ table: { info, seat, yourTurn, changed } }: { table: TableListing }) {
  const words = useWords();
  const w = useOnlineWords();
  const language = useLanguage();
  const { me } = useSession();
  const game = homeWords[language].of[info.game]?.title ?? info.game;
  const title = info.title || game;
  const nameOf = (s: TableListing['info']['seats'][number], i: number): string =>
    s.who === 'human'
      ? s.name
      : s.who === 'bot'
        ? `${s.holder?.name ?? words.botNames[i % words.botNames.length]} (${words.bot})`
        : s.who === 'left' && s.holder
          ? words.table.left(s.holder.name)
          : w.free;
  const winners = (info.result ?? []).flatMap(r =>
    r.rank === 1 && info.seats[r.seat] ? [nameOf(info.seats[r.seat], r.seat)] : [],
  );
  const invited = seat === -2;
  const { ended } = info;
  const won = winners.length > 0 ? w.won(winners.join(', '), winners.length) : w.over;
  const state =
    info.phase === 'open'
      ? invited
        ? w.invitedHere
        : w.seatsTaken(info.seats.filter(s => s.who !== 'open').length, info.seats.length)
      : info.phase === 'playing'
        ? yourTurn
          ? w.yourTurn
          : seat >= 0
            ? w.othersTurn
            : w.playing
        : info.phase === 'over'
          ? won
          : ended?.why === 'resigned'
            ? `${won} · ${w.resigned(personOf(info.seats[ended.seat]))}`
            : ended
              ? w.ended[ended.why]
              : w.closed;
  const id = toRouteId(info.id);
  const label = info.phase === 'over' || info.phase === 'closed' || seat === -1 ? w.look : w.goThere;
  return (
    <li className="online-slip ek-plate" data-game={info.game}>
      <img src={coverUrls[info.game] ?? ''} alt="" width="54" height="72" />
      <div>
        <p className="online-slip-name">{title}</p>
        <p className="ek-quiet">
          {[title === game ? '' : game, info.seats.map(nameOf).join(', '), w.clockShort(info.clock)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="online-slip-state" data-yours={yourTurn || invited || undefined}>
          {state} <span className="ek-quiet">· {ago(language, changed)}</span>
        </p>
      </div>
      <div className="online-slip-acts">
        <a
          className="ek-button"
          data-kind={yourTurn || invited ? 'primary' : undefined}
          href={href({ page: 'table', id, join: undefined })}
          aria-label={`${title}: ${label}`}
        >
          {label}
        </a>
        {info.phase === 'playing' && seat === -1 && !Object.values(info.former).includes(me?.id ?? '') && (
          <AskSeat info={info} join={undefined} then={() => undefined} />
        )}
        {(info.phase === 'over' || ended) && (
          <a
            className="ek-button"
            data-kind="quiet"
            href={href({ page: 'replay', id, at: 0, seat: undefined })}
            aria-label={`${title}: ${words.table.replay}`}
          >
            {words.table.replay}
          </a>
        )}
      </div>
    </li>
  );
}
