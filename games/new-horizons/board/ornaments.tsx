/** What the printer adds to a map: a compass rose, the houses of a home. */
const round = (n: number): number => Math.round(n * 10) / 10;
const many = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

/** Points of the rose: light halves and dark halves, the long ones over the short ones. */
const point = (turn: number, length: number, width: number, side: 1 | -1): string => {
  const a = (turn * Math.PI) / 180;
  const at = (x: number, y: number): [number, number] => [
    40 + x * Math.cos(a) - y * Math.sin(a),
    40 + x * Math.sin(a) + y * Math.cos(a),
  ];
  const [tip, waist] = [at(0, -length), at(width * side, -width)].map(([x, y]) => `${round(x)} ${round(y)}`);
  return `M40 40L${waist}L${tip}Z`;
};
const points = (side: 1 | -1): string =>
  many(4, i => point(45 + i * 90, 21, 4, side)) + many(4, i => point(i * 90, 32, 5.5, side));

const LIGHT = points(-1);
const DARK = points(1);
const TICKS = many(36, i => {
  const a = (i * Math.PI) / 18;
  const p = (r: number): string => `${round(40 + r * Math.cos(a))} ${round(40 + r * Math.sin(a))}`;
  return `M${p(26)}L${p(i % 3 ? 24.6 : 23)}`;
});

/** `turn` in degrees: the map may be turned, and its north with it. */
export function Compass({ north, turn }: { north: string; turn: number }) {
  return (
    <svg className="nh-compass" viewBox="0 -14 80 94" aria-hidden="true" focusable="false">
      <g transform={`rotate(${turn} 40 40)`}>
        <circle cx="40" cy="40" r="26" />
        <path className="nh-compass-ticks" d={TICKS} />
        <path className="nh-compass-light" d={LIGHT} />
        <path className="nh-compass-dark" d={DARK} />
        <text x="40" y="2" textAnchor="middle">
          {north}
        </text>
      </g>
    </svg>
  );
}

const house = (x: number, y: number): string =>
  `M${x - 6} ${y}v-6l6-5l6 5v6ZM${x - 8} ${y - 5.4}l8-6.8l8 6.8M${x - 1.4} ${y}v-4h2.8v4`;

/** A row of houses along the foot of a home. */
export const HOUSES = house(-30, 22) + house(-14, 30) + house(14, 30) + house(30, 22) + house(0, 24);
