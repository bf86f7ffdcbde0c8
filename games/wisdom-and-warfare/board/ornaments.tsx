/** What the printer adds: the backs of unexplored tiles. */
import { burin } from '@epoka/web/kit';

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
