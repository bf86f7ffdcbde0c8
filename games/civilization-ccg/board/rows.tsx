/** The ring: the own row below, rivals above, as a full row of one rival or as small rows of several. */
import { cx, Hit, Icon, markOf, SeatMark, useLook } from '@epoka/web/kit';
import { memo } from 'react';
import { artOf } from './art.ts';
import {
  discoveryCost,
  inGame,
  inOrder,
  isCapital,
  KNOWN,
  playerRef,
  STAGES,
  UNFINISHED,
  VICTORY_TERRAINS,
} from './game.ts';
import { choiceOf, edgeChoice, objectId, useTable } from './table.tsx';
import { Chip, Tile, Units } from './tiles.tsx';

/** An invention, one that is being devised, or an event in play. */
function StripChip({ object, bare }: { object: number; bare: boolean }) {
  const table = useTable();
  const { view, words, hot, open, t, reader } = table;
  const card = view.face[object];
  const choice = choiceOf(table, { what: 'object', n: object });
  const { target, look } = useLook({ choice, hot });
  const zone = view.zone[object];
  const kind = zone === KNOWN ? 'known' : zone === UNFINISHED ? 'work' : 'event';
  const attached = view.attached[object];
  const at =
    attached >= 0
      ? words.card(view.face[attached])
      : attached <= -2 && attached > -50
        ? reader.name(-2 - attached)
        : undefined;
  const note =
    kind === 'work'
      ? `${view.marks[object]}/${STAGES[card].length}`
      : kind === 'event'
        ? [view.marks[object] > 0 ? t.turnsLeft(view.marks[object]) : t.forGood, at]
            .filter(Boolean)
            .join(' · ')
        : undefined;
  const name = words.card(card);
  return (
    <span
      className={cx('cg-strip-chip', `cg-strip-${kind}`, 'ek-glows')}
      data-content={objectId(view, object)}
      data-bare={bare || undefined}
      data-piece={`o-${object}`}
      {...look}
    >
      <Icon of={artOf(card)} {...(bare ? { label: name } : {})} />
      {!bare && <span>{name}</span>}
      {note && !(bare && kind === 'event') && <b>{note}</b>}
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={note ? `${name}, ${note}` : name}
        onOpen={choice ? undefined : () => open(objectId(view, object))}
        openLabel={t.open}
      />
    </span>
  );
}

/** so many chips have room for their names */
const ROOMY = 7;

export const Strip = memo(function Strip({ seat }: { seat: number }) {
  const table = useTable();
  const { ground, t, reader, seat: looker } = table;
  const strip = ground.strips[seat];
  return (
    <div className="cg-strip" data-n={strip.length}>
      <em>{seat === looker ? t.youKnow : `${reader.name(seat)} ${t.knows}`}</em>
      {strip.length === 0 && <span className="cg-quiet">{t.nothingYet}</span>}
      {strip.map(o => (
        <StripChip key={o} object={o} bare={strip.length > ROOMY} />
      ))}
    </div>
  );
});

/** Where the next terrain would lie; pressed, what is held is laid there. */
function Edge({ side }: { side: number }) {
  const table = useTable();
  const { hot, t, view, seat } = table;
  const choice = edgeChoice(table, side);
  const { target, look } = useLook({ choice, hot });
  return (
    <div className="cg-edge ek-glows" {...look} data-open={choice ? true : undefined}>
      <em>{t.nextTerrain}</em>
      {seat >= 0 && <span>{t.costsFood(discoveryCost(view, seat, 1))}</span>}
      {choice && <Hit choice={choice} hot={hot} target={target} name={t.nextTerrain} />}
    </div>
  );
}

/** A whole row: tiles with their units in front, towards the middle of the table. */
export const FullRow = memo(function FullRow({ seat }: { seat: number }) {
  const { view, seat: looker, held } = useTable();
  const row = view.row[seat];
  const own = seat === looker;
  // rivals sit opposite: their right is on our left
  const order = own ? row : [...row].reverse();
  const laying = own && held?.what === 'land';
  return (
    <div className={cx('cg-row', own ? 'cg-row-own' : 'cg-row-rival')} data-n={row.length}>
      {laying && <Edge side={0} />}
      {order.map(terrain => (
        <div key={terrain} className="cg-column">
          {own && <Units terrain={terrain} />}
          <Tile terrain={terrain} />
          {!own && <Units terrain={terrain} />}
        </div>
      ))}
      {laying && row.length < VICTORY_TERRAINS + 3 && <Edge side={1} />}
    </div>
  );
});

/** Who it is, pressed as the target of an event or to see the civilization large. */
function SeatLabel({ seat }: { seat: number }) {
  const table = useTable();
  const { view, words, reader, hot, t, show, shown } = table;
  const choice = choiceOf(table, { what: 'object', n: playerRef(seat) });
  const { target, look } = useLook({ choice, hot });
  const name = reader.name(seat);
  const capital = view.row[seat].find(o => isCapital(view, o));
  return (
    <div
      className="cg-seat-label ek-glows"
      data-shown={shown === seat || undefined}
      data-hint={t.showRow(name)}
      {...look}
    >
      <SeatMark mark={markOf(table, seat)} name={name} size={24} />
      <span>
        <b>{name}</b>
        <small>
          {!inGame(view, seat) ? t.left : capital === undefined ? '' : words.card(view.face[capital])}
        </small>
      </span>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={t.showRow(name)}
        onOpen={choice ? undefined : () => show(seat)}
        openLabel={t.open}
      />
    </div>
  );
}

const SmallRow = memo(function SmallRow({ seat }: { seat: number }) {
  const { view } = useTable();
  return (
    <div className="cg-small-row">
      <SeatLabel seat={seat} />
      <div className="cg-chips">
        {[...view.row[seat]].reverse().map(terrain => (
          <Chip key={terrain} terrain={terrain} />
        ))}
      </div>
    </div>
  );
});

/** The globe that is played on, drawn into the cloth between the rows. */
function Globe() {
  return (
    <svg className="cg-globe" viewBox="-101 -101 202 202" aria-hidden="true">
      <circle r="100" />
      {[34, 64, 86].map(r => (
        <ellipse key={r} rx={r} ry="100" />
      ))}
      <path d="M0-100V100M-100 0H100M-86-50H86M-86 50H86M-50-86H50M-50 86H50" />
    </svg>
  );
}

export const Rivals = memo(function Rivals() {
  const table = useTable();
  const { view, seat } = table;
  const from = seat >= 0 ? seat : 0;
  const others = Array.from({ length: view.seats }, (_, i) => (from + i) % view.seats).filter(
    other => other !== from,
  );
  if (others.length === 1)
    return (
      <div className="cg-rivals cg-rivals-one">
        <Globe />
        <div className="cg-strip-line">
          <SeatLabel seat={others[0]} />
          <Strip seat={others[0]} />
          <button
            type="button"
            className="cg-discard"
            data-hint={table.t.pileNotes.discard}
            onClick={() => table.openPile(others[0])}
          >
            {table.t.figures.discard} <b>{view.discard[others[0]].length}</b>
          </button>
        </div>
        <FullRow seat={others[0]} />
      </div>
    );
  const playing = inOrder(view, from);
  return (
    <div className="cg-rivals cg-rivals-many" data-n={others.length}>
      <Globe />
      {others
        .filter(other => playing.includes(other) || view.row[other].length > 0)
        .map(other => (
          <SmallRow key={other} seat={other} />
        ))}
    </div>
  );
});
