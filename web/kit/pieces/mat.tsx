import './mat.css';
import type { ReactNode } from 'react';
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
  open,
  onOpen,
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
  /** open at first; with onOpen the caller decides */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details
      className={cx('ek-mat', `ek-seat-${mark % 8}`)}
      data-active={active || undefined}
      open={open}
      onToggle={event => onOpen?.(event.currentTarget.open)}
    >
      <summary className="ek-mat-head">
        <SeatMark mark={mark} name={name} size={26} />
        <span className="ek-mat-name">{name}</span>
        {note && <span className="ek-mat-note">{note}</span>}
        <span className="ek-mat-summary">{summary}</span>
        <span className="ek-mat-fold">
          <DownGlyph />
        </span>
      </summary>
      <div className="ek-mat-body">{children}</div>
    </details>
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
