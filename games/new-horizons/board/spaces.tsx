/** Action spaces: octagons a pawn can stand on. */
import { SPACES } from '@epoka/new-horizons';
import { cx, Icon, SeatMark, useTarget } from '@epoka/web/kit';
import { icons } from './icons.ts';
import { markOf, useTable } from './table.tsx';

const OCTAGON = 'M10 1h14l9 9v14l-9 9H10l-9-9V10z';

export function ActionSpace({ id }: { id: number }) {
  const table = useTable();
  const { view, choices, hot, t, reader } = table;
  const space = SPACES[id];
  const choice = choices.choice(['use', id]);
  const target = useTarget(hot, choice);
  const here = view.players.flatMap((p, seat) => (p.pawn === id ? [seat] : []));
  const names = here.map(seat => t.pawn(reader.name(seat)));
  const notes = [
    ...names,
    ...(here.length === 0 ? [t.freeSpace] : []),
    ...(space.surcharge ? [t.surcharge] : []),
  ];
  const print = (
    <>
      <svg className="nh-octagon" viewBox="0 0 34 34" aria-hidden="true">
        <path d={OCTAGON} />
      </svg>
      {space.surcharge > 0 && (
        <span className="nh-surcharge" aria-hidden="true">
          <Icon of={icons.coin} />
        </span>
      )}
      <span className="nh-pawns">
        {here.map(seat => (
          <span key={seat} data-piece={`pawn-${seat}`}>
            <SeatMark mark={markOf(table, seat)} name={reader.name(seat)} size={here.length > 1 ? 16 : 22} />
          </span>
        ))}
      </span>
    </>
  );
  if (!choice)
    return (
      <span className="nh-space" data-hint={notes.join(', ')}>
        <span className="ek-hidden">{notes.join(', ')}</span>
        {print}
      </span>
    );
  return (
    <button
      type="button"
      className={cx('nh-space', 'nh-space-target')}
      {...target}
      aria-label={`${target['aria-label']} (${notes.join(', ')})`}
    >
      {print}
    </button>
  );
}

/** The spaces that exist with this number of players. */
export function ActionSpaces({ first, count }: { first: number; count: number }) {
  const { view } = useTable();
  const ids = Array.from({ length: count }, (_, i) => first + i).filter(
    id => SPACES[id].players <= view.seats,
  );
  if (ids.length === 0) return null;
  return (
    <span className="nh-spaces">
      {ids.map(id => (
        <ActionSpace key={id} id={id} />
      ))}
    </span>
  );
}
