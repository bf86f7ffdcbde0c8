/**
 * Small wooden things: cubes, meeples, tokens, discs. Each is one small SVG that stands in a line of text or, with `at`, inside a
 * larger drawing. A thing of a seat carries the seat's shape besides its colour.
 */
import './wood.css';
import './seat.css';
import { memo, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { IconShape } from '../icons/icon.tsx';
import { bandOf, type Ink } from './card.tsx';
import { seatShape } from './seat.tsx';

interface Wood {
  /** the seat's mark; without it the thing belongs to nobody */
  readonly mark?: number | undefined;
  readonly size?: number | undefined;
  /** centre, inside a larger drawing */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
  /** what it is and whose, in words; leave out where the same words stand beside it */
  readonly label?: string | undefined;
  readonly piece?: string | undefined;
}

function Frame({
  mark,
  size = 22,
  at,
  label,
  piece,
  box,
  className,
  children,
}: Wood & { box: string; className: string; children: ReactNode }) {
  return (
    <svg
      className={cx('ek-wood', className, mark === undefined ? 'ek-seat-none' : `ek-seat-${mark % 8}`)}
      viewBox={box}
      width={size}
      height={size}
      x={at ? at.x - size / 2 : undefined}
      y={at ? at.y - size / 2 : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      data-hint={label}
      data-piece={piece}
    >
      {children}
    </svg>
  );
}

function Shape({ mark, x, y, size }: { mark: number | undefined; x: number; y: number; size: number }) {
  if (mark === undefined) return null;
  return (
    <path
      className="ek-wood-shape"
      d={seatShape(mark)}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

export const Cube = memo(function Cube(props: Wood) {
  return (
    <Frame {...props} box="0 0 24 24" className="ek-cube">
      <path className="ek-wood-top" d="M12 1.8l9.5 4.7L12 11.2 2.5 6.5z" />
      <path className="ek-wood-left" d="M2.5 6.5L12 11.2v11L2.5 17.5z" />
      <path className="ek-wood-right" d="M21.5 6.5L12 11.2v11l9.5-4.7z" />
      <path
        className="ek-wood-line"
        d="M12 1.8l9.5 4.7v11L12 22.2 2.5 17.5v-11zM2.5 6.5L12 11.2l9.5-4.7M12 11.2v11"
      />
      <Shape mark={props.mark} x={12} y={6.5} size={6.5} />
    </Frame>
  );
});

const MEEPLE =
  'M12 1.6c-2.3 0-3.9 1.6-3.9 3.6 0 1 .3 1.8.8 2.5C5.6 8.6 1.8 10.4 1.8 12.4c0 1.1 1.5 1.5 3 1.5h2.4C6.4 16.3 4.2 18.6 4.2 20.9c0 1 .6 1.5 1.6 1.5h4c.8 0 1.2-1.4 2.2-3.5 1 2.1 1.4 3.5 2.2 3.5h4c1 0 1.6-.5 1.6-1.5 0-2.3-2.2-4.6-3-7h2.4c1.5 0 3-.4 3-1.5 0-2-3.8-3.8-7.1-4.7.5-.7.8-1.5.8-2.5 0-2-1.6-3.6-3.9-3.6z';

export const Meeple = memo(function Meeple(props: Wood) {
  return (
    <Frame {...props} box="0 0 24 24" className="ek-meeple">
      <path className="ek-wood-body" d={MEEPLE} />
      <Shape mark={props.mark} x={12} y={12.8} size={6} />
    </Frame>
  );
});

/** A flat disc of wood, for markers on tracks. */
export const Disc = memo(function Disc(props: Wood) {
  return (
    <Frame {...props} box="0 0 24 24" className="ek-disc">
      <ellipse className="ek-wood-right" cx="12" cy="14.5" rx="10.5" ry="7.5" />
      <ellipse className="ek-wood-body" cx="12" cy="10.5" rx="10.5" ry="7.5" />
      <Shape mark={props.mark} x={12} y={10.5} size={9} />
    </Frame>
  );
});

/** A cardboard token: in the seat's shape with an icon or a number, or a plain round one for common things. */
export function Token({
  icon,
  text,
  ink,
  ...wood
}: Wood & { icon?: IconShape | undefined; text?: string | number | undefined; ink?: Ink | undefined }) {
  const { mark } = wood;
  const low = mark !== undefined && mark % 8 === 3 ? 3 : 0;
  const both = icon !== undefined && text !== undefined;
  const side = (both ? 15 : 14) - low;
  const printed = ink && mark === undefined;
  return (
    <Frame {...wood} size={wood.size ?? 28} box="-1 -1 26 26" className="ek-token">
      <path
        className="ek-wood-body"
        d={seatShape(mark ?? 0)}
        style={printed ? { fill: bandOf(ink) } : undefined}
      />
      {icon && (
        <path
          className="ek-token-ink"
          d={icon.path}
          transform={`translate(${(both ? 10.5 : 12) - side / 2} ${(both ? 10.5 : 12) + low - side / 2}) scale(${side / 512})`}
          style={printed ? { fill: 'var(--band-ink)' } : undefined}
        />
      )}
      {both && <circle className="ek-token-seal" cx="18.5" cy="19" r="6.8" />}
      {text !== undefined && (
        <text
          className={cx('ek-token-text', both ? 'ek-token-number' : 'ek-token-ink')}
          x={both ? 18.5 : 12}
          y={both ? 22.7 : 16.4 + low}
          fontSize={both ? 10.8 : 12.5}
          textAnchor="middle"
          style={printed && !both ? { fill: 'var(--band-ink)' } : undefined}
        >
          {text}
        </text>
      )}
    </Frame>
  );
}

/** Several of the same wooden thing beside each other; beyond `most` a number says how many. */
export function Pile({
  n,
  of: Of,
  most = 6,
  ...wood
}: Omit<Wood, 'at' | 'piece'> & { n: number; of: (props: Wood) => ReactNode; most?: number }) {
  const shown = n > most ? 1 : n;
  const { label, ...rest } = wood;
  return (
    <span className="ek-pile" data-hint={label}>
      {label && <span className="ek-hidden">{label}</span>}
      {Array.from({ length: shown }, (_, i) => (
        <Of key={i} {...rest} />
      ))}
      {n > most && <b>×{n}</b>}
    </span>
  );
}
