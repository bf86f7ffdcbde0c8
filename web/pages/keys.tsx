/** The keys of the table, as a list: on `?`, in the settings and in the help. */
import './keys.css';
import { Kbd } from '../kit/index.ts';
import { useMore } from '../words.tsx';

export function Keys() {
  const k = useMore().keys;
  const rows: readonly (readonly [keys: readonly string[], what: string])[] = [
    [['1', '…', '9'], k.choose],
    [['↑', '↓', '←', '→'], k.arrows],
    [['Enter'], k.enter],
    [['Esc'], k.escape],
    [['U'], k.undo],
    [['Shift', 'U'], k.redo],
    [['/'], k.filter],
    [['A'], k.all],
    [['E'], k.close],
    [['Q'], k.question],
    [['B'], k.boardKey],
    [['L'], k.log],
    [['S'], k.seats],
    [['H'], k.helpKey],
    [['P'], k.plan],
    [[k.space], k.hurry],
    [['?'], k.keysKey],
  ];
  const replay: typeof rows = [
    [['←', '→'], k.step],
    [['PgUp', 'PgDn'], k.round],
    [['Home', 'End'], k.ends],
    [[k.space], k.play],
  ];
  return (
    <div className="keys">
      <List rows={rows} />
      <h3>{k.replayKeys}</h3>
      <List rows={replay} />
      <h3>{k.map}</h3>
      <p>{k.mapKeys}</p>
    </div>
  );
}

function List({ rows }: { rows: readonly (readonly [readonly string[], string])[] }) {
  return (
    <dl>
      {rows.map(([keys, what]) => (
        <div key={what}>
          <dt>
            {keys.map(key => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
