/** Action spaces: sockets that a pawn can stand in. */
import { SPACES } from '@epoka/new-horizons';
import { cx, Icon, markOf, SeatMark, useTarget } from '@epoka/web/kit';
import { icons } from './icons.ts';
import { contentId, useTable } from './table.tsx';

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
      {space.surcharge > 0 && here.length === 0 && (
        <span className="nh-surcharge" aria-hidden="true">
          1<Icon of={icons.coin} className="nh-gold" />
        </span>
      )}
      {here.map(seat => (
        <span key={seat} className="nh-pawn" data-piece={`pawn-${seat}`}>
          <SeatMark mark={markOf(table, seat)} name={reader.name(seat)} size={22} />
        </span>
      ))}
      {space.unlimited && (
        <span className="nh-anybody" aria-hidden="true">
          {t.anyNumber}
        </span>
      )}
    </>
  );
  const className = cx('nh-space', space.unlimited && 'nh-space-wide', choice && 'nh-space-target');
  const content = contentId.space(id);
  if (!choice)
    return (
      <span className={className} data-content={content}>
        <span className="ek-hidden">{notes.join(', ')}</span>
        {print}
      </span>
    );
  return (
    <button
      type="button"
      className={className}
      data-content={content}
      {...target}
      // leaving out a gain is seldom wanted: the list has it
      data-verbs={choices.starting('without', id).length > 0 ? 'without' : undefined}
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
