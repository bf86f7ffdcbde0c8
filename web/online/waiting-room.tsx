/** Before the game: who sits where, who is ready, the link for those who are missing. */
import { coverUrls } from 'virtual:covers';
import type { Json } from '@epoka/kernel';
import type { Act, Person, SeatInfo, TableInfo } from '@epoka/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { ChosenDeck } from '../decks/deck-choice.tsx';
import { bringsDecks } from '../decks/games-with-decks.ts';
import { Button, SeatMark } from '../kit/index.ts';
import { GameTint } from '../kit/ui/dialog.tsx';
import { Select } from '../kit/ui/fields.tsx';
import { homeWords } from '../lang/index.ts';
import { PageFrame } from '../pages/frame.tsx';
import { go, href } from '../router.ts';
import { useLanguage, useWords } from '../words.tsx';
import { call } from './api.ts';
import { Chat } from './chat.tsx';
import { useConfirm } from './confirm.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { forgetInvite, Invite } from './invite.tsx';
import { DeckAtTable, faultsIn, MyDeck } from './my-deck.tsx';
import type { OnlineTable } from './online-table.ts';
import { PeopleHere } from './people-here.tsx';
import { saltFor } from './salts.ts';
import { useSession } from './session.ts';
import { Welcome } from './sign-in.tsx';
import { TableSetup } from './table-setup.tsx';
import { seatOptions } from './table-terms.tsx';
import { sayProblem, useOnlineWords, useTry } from './words.tsx';

export function WaitingRoom({
  table,
  info,
  join,
}: {
  table: OnlineTable;
  info: TableInfo;
  join: string | undefined;
}) {
  const w = useOnlineWords();
  const language = useLanguage();
  const attempt = useTry();
  const { me } = useSession();
  const { confirm, dialog } = useConfirm();
  const [refused, setRefused] = useState<unknown>();
  const [sent, setSent] = useState(0);
  const [others, setOthers] = useState(false);
  const [deck, setDeck] = useState<ChosenDeck>();
  const brings = bringsDecks(info.game);
  const game = homeWords[language].of[info.game]?.title ?? info.game;
  const title = info.title || game;
  const seat = info.seats.findIndex(s => s.who === 'human' && s.player === me?.id);
  const host = me !== undefined && me !== null && info.host === me.id;
  const act = (what: Act) => void attempt(() => table.act(what));
  const sit = async (n?: number) => {
    setRefused(undefined);
    const wish: Act = {
      do: 'sit',
      ...(n === undefined ? {} : { seat: n }),
      ...(join === undefined ? {} : { code: join }),
      ...(deck && seat < 0 ? { brings: deck.value } : {}),
    };
    try {
      await table.act(wish);
    } catch (error) {
      setRefused(error);
    }
  };
  const bring = useCallback((value: Json | null) => table.act({ do: 'bring', brings: value }), [table]);
  /** The host may take any seat that nobody has, also one that a bot was to have. */
  const reseat = async (n: number, who: string) => {
    const taken = info.seats[n]?.who === 'bot';
    await attempt(async () => {
      if (who !== 'me') await table.act({ do: 'put', seat: n, bot: who === 'open' ? null : who.slice(4) });
      else {
        if (taken) await table.act({ do: 'put', seat: n, bot: null });
        await table.act({ do: 'sit', seat: n });
      }
    });
  };
  const out = (what: Act) => void attempt(() => table.act(what)).then(done => done && go({ page: 'online' }));
  const open = info.seats.some(s => s.who === 'open');
  const hostName = info.seats.find(s => s.who === 'human' && s.player === info.host);
  return (
    <GameTint value={info.game}>
      <PageFrame title={title} game={info.game} wide>
        <ConnectionNote />
        <div className="waiting-room">
          <div>
            <div className="waiting-head">
              <img src={coverUrls[info.game] ?? ''} alt="" width="60" height="80" />
              <div>
                {title !== game && <p className="waiting-game">{game}</p>}
                <p>{w.seatsTaken(info.seats.filter(s => s.who !== 'open').length, info.seats.length)}</p>
                {me && seat >= 0 && !host && hostName?.who === 'human' && (
                  <p className="ek-quiet">{w.hostStarts(hostName.name)}</p>
                )}
              </div>
            </div>
            <ol className="waiting-seats" aria-label={w.seats}>
              {info.seats.map((who, i) => (
                <Seat
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  key={i}
                  n={i}
                  who={who}
                  info={info}
                  me={me ?? undefined}
                  host={host}
                  here={table.followed.here.includes(i)}
                  onSit={() => void sit(i)}
                  onPut={wish => void reseat(i, wish)}
                  onSendAway={name =>
                    confirm({
                      title: w.freeSeat,
                      text: w.sendAwaySure(name),
                      yes: w.freeSeat,
                      run: () => {
                        // The old links end with it; the next look at the link makes a new one.
                        forgetInvite(info.id);
                        setSent(sent + 1);
                        void reseat(i, 'open');
                      },
                    })
                  }
                />
              ))}
            </ol>
            {refused !== undefined && (
              <p className="form-problem" role="alert">
                {sayProblem(w, refused)}
              </p>
            )}
            {seat < 0 && !open && (
              <p role="status">
                {w.problems['table-full']} {info.spectators ? w.fullWatch : w.fullElse}
              </p>
            )}
            {brings && me && seat < 0 && open && (
              <MyDeck game={info.game} value={deck} onChange={setDeck} refused={faultsIn(refused)} />
            )}
            {brings && me && seat >= 0 && <DeckAtTable table={info.id} game={info.game} bring={bring} />}
            {!me && open && <Welcome label={w.enterAndSit} then={() => sit()} />}
            {me && seat < 0 && open && (
              <p className="page-acts">
                <Button kind="primary" onClick={() => void sit()}>
                  {w.sitDown}
                </Button>
              </p>
            )}
            {seat >= 0 && <Begin info={info} seat={seat} host={host} act={act} />}
            {(seat >= 0 || host) && open && <Invite key={sent} info={info} />}
            {host && open && <Friends info={info} act={act} />}
          </div>
          <aside className="waiting-side">
            <TableSetup table={table} info={info} host={host} />
            <h2>{w.chat}</h2>
            <Chat table={table} may={seat >= 0 || host} hidden={seat < 0 && !host && !info.spectatorChat} />
          </aside>
        </div>
        <p className="page-acts waiting-acts">
          <a className="ek-button" href={href({ page: 'online' })}>
            {w.toLobby}
          </a>
          {me && (
            <Button kind="quiet" onClick={() => setOthers(true)}>
              {w.peopleHere}
            </Button>
          )}
          {seat >= 0 && (
            <Button kind="quiet" onClick={() => out({ do: 'leave' })}>
              {w.standUp}
            </Button>
          )}
          {host && (
            <Button
              kind="quiet"
              onClick={() =>
                confirm({
                  title: w.closeTable,
                  text: w.closeSure,
                  yes: w.closeTable,
                  run: () => out({ do: 'close' }),
                })
              }
            >
              {w.closeTable}
            </Button>
          )}
        </p>
        {dialog}
        <PeopleHere open={others} onClose={() => setOthers(false)} info={info} chat={table.followed.chat} />
      </PageFrame>
    </GameTint>
  );
}

function Seat({
  n,
  who,
  info,
  me,
  host,
  here,
  onSit,
  onPut,
  onSendAway,
}: {
  n: number;
  who: SeatInfo;
  info: TableInfo;
  me: Person | undefined;
  host: boolean;
  here: boolean;
  onSit: () => void;
  /** `open`, `me`, or `bot/<name>` */
  onPut: (wish: string) => void;
  onSendAway: (name: string) => void;
}) {
  const words = useWords();
  const w = useOnlineWords();
  const { info: server } = useSession();
  const name =
    who.who === 'human' ? who.name : who.who === 'bot' ? words.botNames[n % words.botNames.length] : w.free;
  const mine = who.who === 'human' && who.player === me?.id;
  return (
    <li className="waiting-seat" data-open={who.who === 'open' || undefined}>
      <SeatMark mark={n} name={who.who === 'open' ? '' : name} size={32} />
      <div className="waiting-name">
        <strong>{name}</strong>
        {mine && <span className="ek-quiet"> ({words.newTable.you})</span>}
        {who.who === 'human' && (
          <small data-ready={who.ready || undefined}>
            {who.ready ? w.ready : w.notReady}
            {info.host === who.player && ` · ${w.host}`}
            {!here && ` · ${w.away}`}
          </small>
        )}
        {who.who === 'bot' && <small>{words.bots[who.bot] ?? who.bot}</small>}
      </div>
      {host && who.who !== 'human' && server && (
        <Select
          bare
          label={words.newTable.seatN(n + 1)}
          value={who.who === 'bot' ? `bot/${who.bot}` : 'open'}
          options={seatOptions(
            [...new Set([...server.bots, ...(who.who === 'bot' ? [who.bot] : [])])],
            words.bots,
            w.openSeat,
            w.mySeat,
          )}
          onChange={onPut}
        />
      )}
      {host && who.who === 'human' && !mine && (
        <Button kind="quiet" onClick={() => onSendAway(who.name)} aria-label={`${w.freeSeat}: ${who.name}`}>
          {w.freeSeat}
        </Button>
      )}
      {me && !mine && who.who === 'open' && !host && (
        <Button onClick={onSit} aria-label={`${w.sitHere}: ${words.newTable.seatN(n + 1)}`}>
          {w.sitHere}
        </Button>
      )}
    </li>
  );
}

function Begin({
  info,
  seat,
  host,
  act,
}: {
  info: TableInfo;
  seat: number;
  host: boolean;
  act: (act: Act) => void;
}) {
  const w = useOnlineWords();
  const mine = info.seats[seat];
  const ready = mine?.who === 'human' && mine.ready;
  const missing = info.seats.some(s => s.who === 'open' || s.who === 'left');
  const unready = info.seats.flatMap(s => (s.who === 'human' && !s.ready ? [s.name] : []));
  const why = missing ? w.seatsOpen : unready.length > 0 ? w.waitReady(unready) : undefined;
  return (
    <div className="waiting-begin">
      <p className="page-acts">
        {host && (
          <Button
            kind="primary"
            disabled={why !== undefined}
            onClick={() => act({ do: 'start', salt: saltFor(info) })}
          >
            {w.start}
          </Button>
        )}
        <Button
          kind={ready ? 'quiet' : 'primary'}
          aria-pressed={ready}
          onClick={() => act({ do: 'ready', on: !ready, salt: saltFor(info) })}
        >
          {ready ? w.notYet : w.iAmReady}
        </Button>
      </p>
      <p role="status" className="ek-quiet">
        {why ?? (host ? w.canStart : '')}
      </p>
    </div>
  );
}

function Friends({ info, act }: { info: TableInfo; act: (act: Act) => void }) {
  const w = useOnlineWords();
  const [friends, setFriends] = useState<readonly Person[]>([]);
  useEffect(() => {
    let stale = false;
    call<{ friends: Person[] }>('GET', '/api/friends').then(
      made => stale || setFriends(made.friends),
      // inviting by link still works
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, []);
  const sitting = new Set(info.seats.flatMap(s => (s.who === 'human' ? [s.player] : [])));
  const rest = friends.filter(f => !sitting.has(f.id));
  if (rest.length === 0) return null;
  return (
    <section aria-label={w.inviteFriends}>
      <h2>{w.inviteFriends}</h2>
      <ul className="online-rows">
        {rest.map(f => (
          <li key={f.id}>
            <span>{f.name}</span>
            {info.invited.includes(f.id) ? (
              <span className="ek-quiet">{w.invited}</span>
            ) : (
              <Button onClick={() => act({ do: 'invite', user: f.id })}>{w.invite}</Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
