import './seat.css';
import { memo } from 'react';
import { cx } from '../cx.ts';

/** Outlines on a grid of 24, centre 12 12; one a mark, so that no seat is told by its colour alone. */
const SEAT_SHAPES: readonly string[] = [
  'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z',
  'M3 3h18v18H3z',
  'M12 .8L23.2 12 12 23.2.8 12z',
  'M12 1.2L23.2 21.8H.8z',
  'M6.5 2h11L23 12l-5.5 10h-11L1 12z',
  'M2 2h20v9.5c0 6-4.5 9.5-10 11.5-5.5-2-10-5.5-10-11.5z',
  'M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z',
  'M12 .8l3.3 7.4 8 .8-6 5.4 1.7 7.9-7-4.1-7 4.1 1.7-7.9-6-5.4 8-.8z',
];

export function seatShape(mark: number): string {
  return SEAT_SHAPES[mark % SEAT_SHAPES.length];
}

/** The first letter of a name; a digit where there is none. */
export function initial(name: string, mark: number): string {
  return name.match(/\p{L}|\p{N}/u)?.[0].toLocaleUpperCase() ?? String(mark + 1);
}

/** Where the letter sits in a shape, and how large on its grid: a triangle has its weight below. */
const LETTER: Readonly<Record<number, { y: number; size: number; sinks: number }>> = {
  3: { y: 20, size: 10.5, sinks: 0.1 },
};

/** pixels: a smaller mark is told by shape and colour, a smaller letter could not be read */
const LEAST_MARK = 20;
const LEAST_LETTER = 12;

function Letter({ mark, name, scale }: { mark: number; name: string; scale: number }) {
  const { y, size: usual, sinks } = LETTER[mark % 8] ?? { y: 16.6, size: 13, sinks: 0.35 };
  const size = Math.max(usual, LEAST_LETTER / scale);
  return (
    <text
      className="ek-seat-letter"
      x="12"
      y={y + (size - usual) * sinks}
      fontSize={size}
      textAnchor="middle"
    >
      {initial(name, mark)}
    </text>
  );
}

/** A seat: colour, shape and initial together. */
export const SeatMark = memo(function SeatMark({
  mark,
  name,
  size = 24,
  label,
}: {
  mark: number;
  name: string;
  size?: number;
  /** in words, where the name does not stand beside it */
  label?: string | undefined;
}) {
  return (
    <svg
      className={cx('ek-seat', `ek-seat-${mark % 8}`)}
      viewBox="-1 -1 26 26"
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      data-hint={label}
    >
      <path className="ek-seat-shape" d={seatShape(mark)} />
      {size >= LEAST_MARK && <Letter mark={mark} name={name} scale={size / 26} />}
    </svg>
  );
});

/** The same inside an SVG drawing, centred on a point. */
export function SeatBadge({
  mark,
  name,
  x,
  y,
  size,
}: {
  mark: number;
  name: string;
  x: number;
  y: number;
  size: number;
}) {
  return (
    <g
      className={cx('ek-seat', `ek-seat-${mark % 8}`)}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    >
      <path className="ek-seat-shape" d={seatShape(mark)} />
      {size >= LEAST_MARK && <Letter mark={mark} name={name} scale={size / 24} />}
    </g>
  );
}
