/** What a table of the server has to say above the board: connection, pauses, proposals, free seats, a rematch. */
import type { Act, Proposal, TableInfo } from '@epoka/protocol';
import { clockAt, type View } from '@epoka/table';
import { useEffect, useState } from 'react';
import { Button, SeatMark } from '../kit/index.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import { href } from '../router.ts';
import { hours, timeFor } from '../table/plates.tsx';
import { useWords } from '../words.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { freeSeats } from './free-seats.ts';
import type { OnlineTable } from './online-table.ts';
import { toRouteId } from './route-ids.ts';
import { useSession } from './session.ts';
import { Welcome } from './sign-in.tsx';
import { useOnlineWords, useTry } from './words.tsx';

export function Banner({
  table,
  info,
  join,
}: {
  table: OnlineTable;
  info: TableInfo;
  join: string | undefined;
}) {
  const w = useOnlineWords();
  const attempt = useTry();
  const { followed } = table;
  const act = (what: Act) => void attempt(() => table.act(what));
  const names = useNames(info);
  const seat = followed.seat;
  const view = followed.view;
  const { me } = useSession();
  // Whoever has a bot in their seat because they were late still has a voice.
  const kept = Object.entries(info.former).find(([s, who]) => who === me?.id && !info.vacated.includes(+s));
  const voice = seat >= 0 ? seat : kept ? Number(kept[0]) : -1;
  return (
    <div className="online-banner">
      <ConnectionNote />
      {view && view.clock.kind === 'live' && info.phase === 'playing' && (
        <Clocks view={view} skew={table.skew} names={names} />
      )}
      {view?.clock.paused && info.phase === 'playing' && (
        <p className="online-note" role="status">
          {w.paused} {seat >= 0 && <Button onClick={() => act({ do: 'resume' })}>{w.resume}</Button>}
        </p>
      )}
      {info.proposals.map(p => (
        <OneProposal
          key={p.id}
          proposal={p}
          answers={view?.answers ?? 0}
          skew={table.skew}
          seat={voice}
          names={names}
          act={act}
        />
      ))}
      {seat < 0 && info.phase !== 'closed' && <Onlooker info={info} join={join} act={act} names={names} />}
      {info.rematch && (
        <p className="online-note" role="status">
          {w.rematchReady}{' '}
          <a
            className="ek-button"
            data-kind="primary"
            href={href({ page: 'table', id: toRouteId(info.rematch), join: undefined })}
          >
            {w.goThere}
          </a>
        </p>
      )}
    </div>
  );
}

/** Seats and their clocks lie in a drawer on small screens; a clock that runs must be seen all the same. */
function Clocks({ view, skew, names }: { view: View; skew: number; names: (seat: number) => string }) {
  const now = useNow() + skew;
  const reading = clockAt(view.clock, now);
  const running = reading.left.flatMap((_, seat) => {
    const ms = timeFor(reading, seat);
    return ms === null ? [] : [{ seat, ms }];
  });
  return (
    <ul className="banner-clocks">
      {running.map(({ seat, ms }) => (
        <li key={seat} data-asked={view.asked.includes(seat) || undefined} data-low={ms < LOW || undefined}>
          <SeatMark mark={seat} name={names(seat)} size={20} /> {hours(Math.max(0, Math.round(ms / 1000)))}
        </li>
      ))}
    </ul>
  );
}

const LOW = 60_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function useNames(info: TableInfo): (seat: number) => string {
  const words = useWords();
  return seat => {
    const who = info.seats[seat];
    if (who?.who === 'human') return who.name;
    return (who && who.who !== 'open' && who.holder?.name) || words.botNames[seat % words.botNames.length];
  };
}

function OneProposal({
  proposal,
  answers,
  skew,
  seat,
  names,
  act,
}: {
  proposal: Proposal;
  answers: number;
  skew: number;
  seat: number;
  names: (seat: number) => string;
  act: (act: Act) => void;
}) {
  const w = useOnlineWords();
  const vote = (agree: boolean) => act({ do: 'vote', proposal: proposal.id, agree });
  const by = names(proposal.by);
  const text = {
    'take-back': () => w.proposes.takeBack(by, Math.max(1, answers - (proposal.to ?? 0))),
    replace: () => w.proposes.replace(by, names(proposal.seat ?? 0)),
    'take-over': () => w.proposes.takeOver(proposal.who?.name ?? '', names(proposal.seat ?? 0)),
    pause: () => w.proposes.pause(by),
    close: () => w.proposes.close(by),
  }[proposal.what]();
  return (
    <div className="online-note" role="alert" data-proposal={proposal.what}>
      <p>
        {text}{' '}
        {proposal.needed.length > 0 && (
          <span className="ek-quiet">
            {w.needs(proposal.needed.filter(other => other !== seat).map(names))}
          </span>
        )}
        {proposal.needed.length === 0 && proposal.ripe !== undefined && <Ripe at={proposal.ripe - skew} />}
      </p>
      {proposal.needed.includes(seat) && (
        <>
          <Button kind="primary" onClick={() => vote(true)}>
            {w.agree}
          </Button>
          <Button onClick={() => vote(false)}>{w.decline}</Button>
        </>
      )}
      {proposal.by === seat && seat >= 0 && <Button onClick={() => vote(false)}>{w.withdraw}</Button>}
      {proposal.what === 'replace' && proposal.seat === seat && (
        <Button kind="primary" onClick={() => vote(false)}>
          {w.stillHere}
        </Button>
      )}
    </div>
  );
}

function Ripe({ at }: { at: number }) {
  const w = useOnlineWords();
  const now = useNow();
  return <span className="ek-quiet">{w.ripeIn(Math.max(0, Math.ceil((at - now) / 1000)))}</span>;
}

/** With a name one may take a seat, or come back to one's own. */
function ComeIn() {
  const words = useWords();
  const w = useOnlineWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{w.comeIn}</Button>
      <Dialog open={open} title={w.welcomeTitle} onClose={() => setOpen(false)} closeLabel={words.close}>
        <Welcome label={w.enter} />
      </Dialog>
    </>
  );
}

/** Somebody who looks on may take a seat that was left, where the table allows it. */
function Onlooker({
  info,
  join,
  act,
  names,
}: {
  info: TableInfo;
  join: string | undefined;
  act: (act: Act) => void;
  names: (seat: number) => string;
}) {
  const w = useOnlineWords();
  const { me, info: server } = useSession();
  const secrets = server?.games.find(game => game.id === info.game)?.secrets ?? true;
  const free = freeSeats(info, me?.id, join, secrets);
  const kept = free.some(({ seat, own }) => own && !info.vacated.includes(seat));
  const asked = info.proposals.some(p => p.what === 'take-over' && p.who?.player === me?.id);
  return (
    <p className="online-note" role="status" data-onlooker="">
      {kept ? w.seatKept : asked ? w.seatAsked : w.lookingOn}{' '}
      {free.map(({ seat, own, needsLink }) => (
        <Button
          key={seat}
          kind={own ? 'primary' : undefined}
          disabled={needsLink}
          onClick={() => act({ do: 'take-over', seat, ...(join === undefined ? {} : { code: join }) })}
        >
          {own ? w.comeBack : w.askSeat(names(seat))}
        </Button>
      ))}
      {free.some(f => f.needsLink) && <span className="ek-quiet">{w.problems['needs-link']}</span>}
      {!me && <ComeIn />}
    </p>
  );
}
