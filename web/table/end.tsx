/** The end of a game: who won, where every point came from, how it came about, and what next. */
import './end.css';
import { useEffect, useState } from 'react';
import { beginLocalTable } from '../client/begin-local-table.ts';
import { download, fileName } from '../client/save-file.ts';
import type { PointsAt, TableClient, TableShot, Verified } from '../client/table-client.ts';
import { Button, Plot, SeatMark, toast } from '../kit/index.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import { go, href } from '../router.ts';
import { useMore, useWords } from '../words.tsx';
import type { TableContext } from './table-context.ts';
import { turningPoints } from './turning-points.ts';
import { firstSeats, outcome, whyOver, winnersOf } from './why-over.ts';

export function EndDialog({
  client,
  shot,
  context,
  onClose,
}: {
  client: TableClient;
  shot: TableShot;
  context: TableContext;
  onClose: () => void;
}) {
  const words = useWords();
  const e = useMore().end;
  const points = usePoints(client);
  const over = { ended: shot.ended, standing: shot.view.standing };
  const title = outcome(over, context.reader.name, words, e);
  return (
    <Dialog open title={title} onClose={onClose} closeLabel={words.close} className="end">
      <div data-game={shot.view.game} className="end-body">
        <p>{whyOver(shot, context.reader.name, words, e)}</p>
        <StandingTable context={context} winners={winnersOf(over)} />
        <p className="page-acts">
          {(client.kind === 'local' || shot.mine.length > 0) && <Rematch shot={shot} client={client} />}
          <Button
            onClick={() =>
              void client.replayText().then(
                text => download(fileName(shot.name), text),
                () => toast(words.ask.failed, 'bad'),
              )
            }
          >
            {e.download}
          </Button>
          <a className="ek-button" href={href({ page: 'replay', id: shot.id, at: 0, seat: undefined })}>
            {e.replay}
          </a>
        </p>
        {points && points.length > 1 && (
          <>
            <Plot
              title={e.over}
              stepLabel={words.table.round(0).replace(/\s*0$/, '')}
              tableLabel={e.overText}
              lines={context.seats.map(s => ({
                mark: s.mark,
                name: s.name,
                values: points.map(p => p.points[s.seat]),
              }))}
            />
            <Moments points={points} context={context} id={shot.id} />
          </>
        )}
        <Verify client={client} shot={shot} />
      </div>
    </Dialog>
  );
}

function usePoints(client: TableClient): readonly PointsAt[] | undefined {
  const [points, setPoints] = useState<readonly PointsAt[]>();
  useEffect(() => {
    let stale = false;
    client.points().then(
      p => stale || setPoints(p),
      // The plot is an extra; without it the standing is still complete.
      () => stale || setPoints([]),
    );
    return () => {
      stale = true;
    };
  }, [client]);
  return points;
}

/** Where nobody has won there are points, and no places. */
function StandingTable({ context, winners }: { context: TableContext; winners: readonly number[] }) {
  const words = useWords();
  const e = useMore().end;
  const places = winners.length > 0;
  const rows = [...context.view.standing].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const sources = Object.keys(context.words.sources).filter(key => rows.some(r => (r.by[key] ?? 0) !== 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen scrolls, also by keyboard
    <section className="end-scroll" tabIndex={0} aria-label={e.title}>
      <table className="end-table">
        <thead>
          <tr>
            {places && (
              <th scope="col">
                <span className="end-place">{e.place}</span>
              </th>
            )}
            <th scope="col" className="end-who">
              {e.player}
            </th>
            {/* before its parts: on a phone those are reached by scrolling */}
            <th scope="col">{e.total}</th>
            {sources.map(key => (
              <th key={key} scope="col" className="end-source">
                {context.words.sources[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.seat} data-winner={winners.includes(row.seat) || undefined}>
              {places && <td>{e.rank(row.rank)}</td>}
              <th scope="row">
                <SeatMark mark={row.seat} name={context.reader.name(row.seat)} size={22} />{' '}
                {context.reader.name(row.seat)}
                {context.view.seats[row.seat]?.kind === 'bot' && (
                  <small className="ek-quiet"> {words.bot}</small>
                )}
              </th>
              <td className="end-total">
                <strong>{row.points.toLocaleString(words.locale)}</strong>
              </td>
              {sources.map(key => (
                <td key={key}>{(row.by[key] ?? 0).toLocaleString(words.locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Moments({
  points,
  context,
  id,
}: {
  points: readonly PointsAt[];
  context: TableContext;
  id: string;
}) {
  const e = useMore().end;
  const moments = turningPoints(points, 3);
  if (moments.length === 0) return null;
  return (
    <>
      <h3>{e.moments}</h3>
      <ul className="end-moments">
        {moments.map(m => (
          <li key={m.at.answers}>
            <SeatMark mark={m.seat} name={context.reader.name(m.seat)} size={22} />{' '}
            {e.moment(context.reader.name(m.seat), m.gain, m.at.round)}{' '}
            <a href={href({ page: 'replay', id, at: m.at.answers, seat: undefined })}>
              {e.lookAt(m.at.round)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Rematch({ shot, client }: { shot: TableShot; client: TableClient }) {
  const words = useWords();
  const e = useMore().end;
  return (
    <Button
      kind="primary"
      data-hint={e.sameSeats}
      onClick={() =>
        void (
          client.again?.().then(id => go({ page: 'table', id })) ??
          beginLocalTable({
            game: shot.view.game,
            name: shot.name,
            seats: firstSeats(shot.view),
            settings: shot.view.settings,
            hideOnHandover: firstSeats(shot.view).filter(o => o.kind === 'human').length > 1,
            guided: false,
          })
        ).catch(() => {
          toast(words.newTable.failed, 'bad');
          go({ page: 'home' });
        })
      }
    >
      {e.rematch}
    </Button>
  );
}

function Verify({ client, shot }: { client: TableClient; shot: TableShot }) {
  const e = useMore().end;
  const [state, setState] = useState<Verified | 'working' | undefined>();
  // a game that ended early shows its seed when it is verified
  const seed = shot.view.seed ?? (typeof state === 'object' && state.seed);
  const good = typeof state === 'object' && state.commitment && state.replay !== false;
  return (
    <details className="end-verify">
      <summary>{e.verify}</summary>
      <dl>
        <dt>{e.commitment}</dt>
        <dd>
          <code>{shot.view.commitment}</code>
          <small className="ek-quiet">{e.commitmentNote}</small>
        </dd>
        {seed && (
          <>
            <dt>{e.seed}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </>
        )}
      </dl>
      <p className="page-acts">
        <Button
          disabled={state === 'working'}
          onClick={() => {
            setState('working');
            client.verify().then(setState, () => setState({ commitment: false, replay: false, seed: '' }));
          }}
        >
          {e.verify}
        </Button>
      </p>
      <p role="status" data-good={good || undefined}>
        {state === 'working'
          ? e.verifying
          : state === undefined
            ? ''
            : good
              ? state.replay
                ? e.verified
                : e.verifiedSeed
              : e.notVerified}
      </p>
    </details>
  );
}
