import './track.css';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Hit, type Pointed, useLook } from './hit.tsx';

export interface TrackSpaceProps extends Pointed {
  /** what the space is, in words */
  readonly name: string;
  /** printed on the space, under any piece */
  readonly print?: ReactNode;
  /** the piece or pieces that lie on it */
  readonly children?: ReactNode;
  /** where things stand now */
  readonly here?: boolean;
  /** behind us: already uncovered, paid, passed */
  readonly done?: boolean;
  /** set on a thicker line: every fifth, a new age */
  readonly strong?: boolean;
}

export function TrackSpace(props: TrackSpaceProps) {
  const { name, print, children, here, done, strong } = props;
  const { target, look } = useLook(props);
  return (
    <li
      className={cx(
        'ek-space',
        'ek-glows',
        here && 'ek-space-here',
        done && 'ek-space-done',
        strong && 'ek-space-strong',
      )}
      data-hint={name}
      {...look}
    >
      <span className="ek-hidden">{name}</span>
      {print !== undefined && <span className="ek-space-print">{print}</span>}
      {children && <span className="ek-space-on">{children}</span>}
      <Hit {...props} target={target} name={name} />
    </li>
  );
}

/** Spaces in a line. `wrap` lets it go on below, as a long score track does. */
export function Track({
  label,
  title,
  wrap,
  children,
}: {
  label: string;
  /** in print before the spaces; the label is read aloud either way */
  title?: ReactNode;
  wrap?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="ek-track">
      {title !== undefined && <div className="ek-track-title">{title}</div>}
      <ol className={cx('ek-track-line', wrap && 'ek-track-wrap')} aria-label={label}>
        {children}
      </ol>
    </div>
  );
}
