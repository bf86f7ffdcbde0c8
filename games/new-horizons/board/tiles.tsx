/** What is printed and built on a tile of the map, drawn from the centre of its hex. */
import { NONE } from '@epoka/kernel';
import { BUILDINGS, TERRITORIES, type Tile, type Track } from '@epoka/new-horizons';
import { Cube, cx, IconMark, type IconShape, markOf, type Point, SeatBadge, seatShape } from '@epoka/web/kit';
import { buildingIcon, trackIcon } from './art.ts';
import { icons } from './icons.ts';
import { HOUSES } from './ornaments.tsx';
import { useTable } from './table.tsx';

/** letters that fit on a line over a tile, near and from afar */
const NEAR = 13;
const AFAR = 8;

/** A name on two lines where one is too short. */
export function lines(name: string, most = NEAR): readonly string[] {
  if (name.length <= most) return [name];
  const words = name.split(/(?<=[ -])/);
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < words.length; i++) {
    const longest = Math.max(words.slice(0, i).join('').length - 2, words.slice(i).join('').length);
    if (longest < least) {
      least = longest;
      best = i;
    }
  }
  if (words.length === 1) return [name];
  return [words.slice(0, best).join('').trim(), words.slice(best).join('').trim()];
}

export function Name({ name }: { name: string }) {
  const near = lines(name);
  const afar = lines(name, AFAR);
  if (near.length === afar.length && !near.some(isWide)) return <Lines of={near} />;
  return (
    <>
      <Lines of={near} only="nh-near" />
      <Lines of={afar} only="nh-afar" squeezed />
    </>
  );
}

/** From afar wider than its tile: set closer there, so that it stays off the neighbours' names. */
const isWide = (line: string) => line.length > 9;
const WIDEST = 94;

function Lines({
  of: parts,
  only,
  squeezed = false,
}: {
  of: readonly string[];
  only?: string;
  squeezed?: boolean;
}) {
  return (
    <text
      className={cx('ek-map-name', 'nh-hex-name', only, parts.length > 1 && 'nh-two-lines')}
      y={parts.length === 1 ? -37 : -45}
    >
      {parts.map((part, i) => (
        <tspan
          key={part}
          x="0"
          dy={i === 0 ? undefined : '0.94em'}
          textLength={squeezed && isWide(part) ? WIDEST : undefined}
          lengthAdjust={squeezed && isWide(part) ? 'spacingAndGlyphs' : undefined}
        >
          {part}
        </tspan>
      ))}
    </text>
  );
}

/** A plot for a village or a city: what it is worth, what it takes, whose it is. */
function Plot({
  at,
  icon,
  track,
  points,
  seat,
  piece,
}: {
  at: Point;
  icon: IconShape;
  track: Track;
  points: number;
  seat: number;
  piece: string;
}) {
  const table = useTable();
  const mark = seat === NONE ? undefined : markOf(table, seat);
  return (
    <g
      transform={`translate(${at.x} ${at.y})`}
      className={cx('nh-plot', mark !== undefined && `nh-plot-taken ek-seat-${mark % 8}`)}
      data-piece={mark === undefined ? undefined : piece}
    >
      <rect x="-21.5" y="-11" width="43" height="22" rx="3" />
      <g className="nh-plot-kind">
        <IconMark of={icon} x={-12} y={0} size={16} />
      </g>
      {mark === undefined ? (
        <g className="nh-plot-track">
          <IconMark of={trackIcon(track)} x={3} y={0} size={11} />
        </g>
      ) : (
        <path className="nh-plot-shape" d={seatShape(mark)} transform="translate(-2.5 -5.5) scale(.46)" />
      )}
      <text x="13" className="nh-number">
        {points}
      </text>
    </g>
  );
}

/** from the centre of a hex to a corner */
export const HEX_SIZE = 60;
export const HEX = 'M0-56L48.5-28V28L0 56L-48.5 28V-28Z';

export function Face({ tile, id }: { tile: Tile; id: number }) {
  const table = useTable();
  const { reader } = table;
  if (tile.building !== NONE) {
    const building = BUILDINGS[tile.building];
    return (
      <>
        <path className="nh-built-ground" d={HEX} />
        <path className="nh-built-line" d={HEX} transform="scale(.9)" />
        <g className="nh-built-icon">
          <IconMark of={buildingIcon(tile.building)} x={0} y={-4} size={38} />
        </g>
        {/* built over: it stays somebody's home */}
        {tile.home !== NONE && (
          <SeatBadge mark={markOf(table, tile.home)} name={reader.name(tile.home)} x={0} y={47} size={20} />
        )}
        {([tile.left, tile.right] as const).map((seat, i) =>
          seat === NONE ? (
            <g key={i === 0 ? 'left' : 'right'} className="nh-built-free">
              <rect x={i === 0 ? -23 : 5} y={19} width="18" height="18" rx="3" />
              <IconMark
                of={trackIcon(i === 0 ? building.left : building.right)}
                x={i === 0 ? -14 : 14}
                y={28}
                size={12}
              />
            </g>
          ) : (
            <Cube
              key={i === 0 ? 'left' : 'right'}
              mark={markOf(table, seat)}
              at={{ x: i === 0 ? -14 : 14, y: 28 }}
              size={24}
              piece={`${i === 0 ? 'left' : 'right'}-${id}`}
            />
          ),
        )}
      </>
    );
  }
  if (tile.home !== NONE)
    return (
      <>
        <path className="nh-home-ground" d={HEX} />
        <path className="nh-home-line" d={HEX} transform="scale(.9)" />
        <path className="nh-houses" d={HOUSES} />
        <SeatBadge mark={markOf(table, tile.home)} name={reader.name(tile.home)} x={0} y={47} size={20} />
      </>
    );
  const territory = TERRITORIES[tile.territory];
  return (
    <>
      <Plot
        at={{ x: -23.5, y: 17 }}
        icon={icons.village}
        track={territory.village.track}
        points={territory.village.vp}
        seat={tile.village}
        piece={`village-${id}`}
      />
      <Plot
        at={{ x: 23.5, y: 17 }}
        icon={icons.city}
        track={territory.city.track}
        points={territory.city.vp}
        seat={tile.city}
        piece={`city-${id}`}
      />
    </>
  );
}

/** What a land takes to be won, as a shield. */
export function Strength({ of, at }: { of: number; at: Point }) {
  return (
    <g className="nh-strength" transform={`translate(${at.x} ${at.y})`}>
      <path d="M-10-11h20v11c0 7-5 10-10 12-5-2-10-5-10-12z" />
      <text className="nh-number">{TERRITORIES[of].strength}</text>
    </g>
  );
}
