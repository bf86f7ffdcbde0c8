import './mat.css';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../cx.ts';
import { DownGlyph } from '../icons/glyphs.tsx';
import { SeatMark } from './seat.tsx';

/** The area of one player: the head is always seen, the rest can be folded away. */
export function PlayerMat({
  mark,
  name,
  note,
  summary,
  active,
  open = false,
  children,
}: {
  mark: number;
  name: string;
  /** beside the name: "you", "thinking" */
  note?: ReactNode;
  /** the numbers that matter at a glance */
  summary?: ReactNode;
  /** it is this player's turn */
  active?: boolean;
  /** unfolded at first */
  open?: boolean;
  children: ReactNode;
}) {
  const [unfolded, setUnfolded] = useState(open);
  const body = useId();
  return (
    <div className={cx('ek-mat', `ek-seat-${mark % 8}`)} data-active={active || undefined}>
      <div className="ek-mat-head">
        <button
          type="button"
          className="ek-mat-toggle"
          aria-expanded={unfolded}
          aria-controls={body}
          onClick={() => setUnfolded(!unfolded)}
        >
          <SeatMark mark={mark} name={name} size={26} />
          <span className="ek-mat-name">{name}</span>
          {note && <span className="ek-mat-note">{note}</span>}
        </button>
        <span className="ek-mat-summary">{summary}</span>
        <span className="ek-mat-fold">
          <DownGlyph />
        </span>
      </div>
      <div id={body} className="ek-mat-body" hidden={!unfolded}>
        {unfolded && children}
      </div>
    </div>
  );
}

/** A heading on a ribbon: an age, a phase, the end of the game. */
export function Banner({ children, kicker }: { children: ReactNode; kicker?: ReactNode }) {
  return (
    <div className="ek-banner">
      <span className="ek-banner-line" aria-hidden="true" />
      <div>
        {kicker && <div className="ek-smallcaps ek-quiet">{kicker}</div>}
        <div className="ek-banner-text">{children}</div>
      </div>
      <span className="ek-banner-line" aria-hidden="true" />
    </div>
  );
}
