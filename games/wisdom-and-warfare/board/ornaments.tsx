/** What the printer adds: the backs of unexplored tiles, the border with its letters, the names of the seas. */
import { burin, cx, MapName } from '@epoka/web/kit';
import { memo } from 'react';

const { many, poly } = burin;

const point = (turn: number, length: number, width: number, side: 1 | -1): string => {
  const a = (turn * Math.PI) / 180;
  const at = (x: number, y: number): [number, number] => [
    x * Math.cos(a) - y * Math.sin(a),
    x * Math.sin(a) + y * Math.cos(a),
  ];
  return poly(0, 0, ...at(width * side, -width), ...at(0, -length));
};
const rose = (side: 1 | -1): string =>
  many(4, i => point(45 + i * 90, 21, 3.6, side)) + many(4, i => point(i * 90, 34, 5, side));
const LIGHT = rose(-1);
const DARK = rose(1);
/** scales engraved into the back */
const SCALES = many(8, row =>
  many(8, column => {
    const x = column * 22 + (row % 2 ? 0 : 11) - 77;
    const y = row * 22 - 77;
    return `M${x - 11} ${y}a11 11 0 0 1 22 0M${x - 6} ${y}a6 6 0 0 1 12 0`;
  }),
);

/** The back of a map tile: nobody has been there. */
export function Back({ x, y, size, word }: { x: number; y: number; size: number; word: string }) {
  const half = size / 2;
  return (
    <g className="ww-back" transform={`translate(${x + half} ${y + half})`}>
      <rect className="ww-back-paper" x={-half + 1} y={-half + 1} width={size - 2} height={size - 2} rx="3" />
      <path className="ww-back-scales" d={SCALES} />
      <rect className="ww-back-line" x={-half + 6} y={-half + 6} width={size - 12} height={size - 12} />
      <g transform="translate(0 -6)">
        <circle className="ww-back-ring" r="28" />
        <path className="ww-rose-light" d={LIGHT} />
        <path className="ww-rose-dark" d={DARK} />
      </g>
      <text className="ww-back-word" y={half - 20} textAnchor="middle">
        {word}
      </text>
    </g>
  );
}

/** how wide the printed border is, in units of the map */
export const BORDER = 16;

/**
 * The border of an atlas page: dark and light by turns, a letter over each column and a number beside each row, as squares are
 * called in the log.
 */
export const Border = memo(function Border({
  x,
  y,
  size,
  columns,
  rows,
}: {
  x: number;
  y: number;
  size: number;
  columns: number;
  rows: number;
}) {
  const [width, height] = [columns * size, rows * size];
  const out = size * 2;
  const fields = [
    ...Array.from({ length: columns }, (_, i) =>
      [y - BORDER, y + height].map((top, side) => ({
        x: x + i * size,
        y: top,
        w: size,
        h: BORDER,
        light: (i + side) % 2 === 0,
        text: String.fromCharCode(65 + i),
      })),
    ).flat(),
    ...Array.from({ length: rows }, (_, i) =>
      [x - BORDER, x + width].map((left, side) => ({
        x: left,
        y: y + i * size,
        w: BORDER,
        h: size,
        light: (i + side) % 2 === 0,
        text: String(i + 1),
      })),
    ).flat(),
  ];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of it can have the focus; every square says its own name
    <g className="ww-border" aria-hidden="true">
      <path
        className="ww-frame"
        d={`M${x - out} ${y - out}h${width + out * 2}v${height + out * 2}h${-width - out * 2}ZM${x} ${y}v${height}h${width}v${-height}Z`}
      />
      {fields.map(f => (
        <g key={`${f.x}/${f.y}`} className={cx('ww-border-field', f.light && 'ww-border-light')}>
          <rect x={f.x} y={f.y} width={f.w} height={f.h} />
          <text x={f.x + f.w / 2} y={f.y + f.h / 2}>
            {f.text}
          </text>
        </g>
      ))}
      <rect className="ww-border-line" x={x} y={y} width={width} height={height} />
      <rect
        className="ww-border-line"
        x={x - BORDER}
        y={y - BORDER}
        width={width + BORDER * 2}
        height={height + BORDER * 2}
      />
    </g>
  );
});

/** Names of seas, as old maps have them in every language; long ones where there is room. */
const SEAS = ['Oceanus', 'Mare Album', 'Pontus', 'Mare Nostrum', 'Lacus', 'Mare Magnum'];
const BAYS = ['Sinus Ausonius', 'Mare Tranquillum', 'Oceanus Magnus', 'Mare Internum'];

/** Where a name can stand: the middle of so many squares of water in a row. */
export interface Water {
  readonly x: number;
  readonly y: number;
  readonly squares: number;
}

export const SeaNames = memo(function SeaNames({ of }: { of: readonly Water[] }) {
  let short = 0;
  let long = 0;
  return (
    <g className="ww-seas">
      {of.map(({ x, y, squares }) => (
        <MapName key={`${x}/${y}`} x={x} y={y + 5}>
          {squares > 3 ? BAYS[long++ % BAYS.length] : SEAS[short++ % SEAS.length]}
        </MapName>
      ))}
    </g>
  );
});
