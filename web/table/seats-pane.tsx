/** How everybody stands, and by what: the standing in words and numbers. */
import './panes.css';
import { SeatMark } from '../kit/index.ts';
import { useWords } from '../words.tsx';
import type { TableContext } from './table-context.ts';

export function SeatsPane({ context }: { context: TableContext }) {
  const words = useWords();
  return (
    <ul className="seats" aria-label={words.table.seats}>
      {context.seats.map(({ seat, name, mark }) => (
        <li key={seat} className="standing-seat" data-me={seat === context.view.seat || undefined}>
          <SeatMark mark={mark} name={name} size={30} />
          <div className="seat-text">
            <p className="seat-name">{name}</p>
            <StandingOf context={context} seat={seat} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Points and rank of one seat, and where the points come from. */
export function StandingOf({ context, seat }: { context: TableContext; seat: number }) {
  const words = useWords();
  const standing = context.view.standing.find(s => s.seat === seat);
  if (!standing) return null;
  const sources = Object.entries(standing.by ?? {}).filter(([, n]) => n !== 0);
  return (
    <>
      <p className="seat-points">
        <strong>{words.table.points(standing.points)}</strong>{' '}
        <span className="ek-quiet">· {words.table.rank(standing.rank)}</span>
      </p>
      {sources.length > 0 && (
        <dl className="seat-by">
          {sources.map(([key, n]) => (
            <div key={key}>
              <dt>{context.words.sources[key] ?? key}</dt>
              <dd>{n.toLocaleString(words.locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
