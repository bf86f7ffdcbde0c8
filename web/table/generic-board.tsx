/** Where a game has no board yet: the standing, large, and the last lines of the log. The list below plays the game. */
import './panes.css';
import { SeatMark } from '../kit/index.ts';
import { useWords } from '../words.tsx';
import { sayLine, type TableContext } from './table-context.ts';

export function GenericBoard({ context }: { context: TableContext }) {
  const words = useWords();
  const { view } = context;
  const most = Math.max(1, ...view.standing.map(s => s.points));
  return (
    <div className="generic">
      <div className="generic-plate ek-plate">
        <p className="ek-smallcaps ek-quiet">{context.words.title}</p>
        <ol className="generic-bars">
          {[...view.standing]
            .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
            .map(s => (
              <li key={s.seat}>
                <SeatMark mark={s.seat} name={context.reader.name(s.seat)} size={28} />
                <span className="generic-name">{context.reader.name(s.seat)}</span>
                <meter min={0} max={most} value={Math.max(0, s.points)} aria-hidden="true" />
                <strong>{words.table.points(s.points)}</strong>
              </li>
            ))}
        </ol>
        <ol className="generic-log">
          {view.log.slice(-7).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the last lines, whatever they are
            <li key={i}>{sayLine(context, line, words)}</li>
          ))}
        </ol>
        <p className="ek-quiet">{words.table.noBoard}</p>
      </div>
    </div>
  );
}
