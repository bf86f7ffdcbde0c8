/** Where a game has no board yet: the standing, large, and the last lines of the log. The list below plays the game. */
import { SeatMark } from '../kit/index.ts';
import { useWords } from '../words.tsx';
import { type Scene, sayLine } from './scene.ts';

export function GenericBoard({ scene }: { scene: Scene }) {
  const words = useWords();
  const { view } = scene;
  const most = Math.max(1, ...view.standing.map(s => s.points));
  return (
    <div className="generic">
      <div className="generic-plate ek-plate">
        <p className="ek-smallcaps ek-quiet">{scene.words.title}</p>
        <ol className="generic-bars">
          {[...view.standing]
            .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
            .map(s => (
              <li key={s.seat}>
                <SeatMark mark={s.seat} name={scene.reader.name(s.seat)} size={28} />
                <span className="generic-name">{scene.reader.name(s.seat)}</span>
                <meter min={0} max={most} value={Math.max(0, s.points)} aria-hidden="true" />
                <strong>{words.table.points(s.points)}</strong>
              </li>
            ))}
        </ol>
        <ol className="generic-log">
          {view.log.slice(-7).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the last lines, whatever they are
            <li key={i}>{sayLine(scene, line, words)}</li>
          ))}
        </ol>
        <p className="ek-quiet">{words.table.noBoard}</p>
      </div>
    </div>
  );
}
