/** The world: tiles as they were discovered, villages, cities, buildings and units; where one can go glows. */
import { NONE } from '@epoka/kernel';
import {
  BUILDINGS,
  hexQ,
  hexR,
  TERRITORIES,
  type Tile,
  type Track,
  tileAt,
  UNITS,
} from '@epoka/new-horizons';
import {
  type BoardChoice,
  Cell,
  Cube,
  cx,
  HexMap,
  IconMark,
  type IconShape,
  type Point,
  SeatBadge,
  Spot,
  Token,
  useCentre,
} from '@epoka/web/kit';
import { useMemo } from 'react';
import { buildingIcon, land, trackIcon } from './art.ts';
import { icons } from './icons.ts';
import { contentId, markOf, namesOf, oneOf, type Table, useTable } from './table.tsx';
import { repeats, unitChoices, unitsOn } from './units.ts';

const SIZE = 74;

type Hexes = readonly (readonly [number, number])[];

const axial = (hex: number): readonly [number, number] => [hexQ(hex), hexR(hex)];

/** Everything that can be done on a hex, with what is picked up taken into account. */
function hexChoices(table: Table, hex: number, tile: number): BoardChoice[] {
  const { choices, lifted, planned, view } = table;
  const list = choices.list.filter(({ answer: [verb, a, b, c] }) => {
    switch (verb) {
      case 'step':
        return b === hex && (lifted === NONE || repeats(view, lifted) === a);
      case 'found':
      case 'fortify':
      case 'join':
        return a === tile;
      case 'build':
        return b === tile && (planned === NONE || planned === a);
      case 'recruit':
        return c === tile;
      default:
        return false;
    }
  });
  return list;
}

/** A name on two lines where one is too short. */
export function lines(name: string): readonly string[] {
  if (name.length <= 13) return [name];
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

function Name({ name }: { name: string }) {
  const parts = lines(name);
  return (
    <text className="ek-map-text nh-hex-name" textAnchor="middle">
      {parts.map((part, i) => (
        <tspan key={part} x="0" y={parts.length === 1 ? -38 : i === 0 ? -46 : -33.5}>
          {part}
        </tspan>
      ))}
    </text>
  );
}

/** A place for a cube: what kind, what it is worth, whose it is. */
function Place({
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
  points: number | undefined;
  seat: number;
  piece: string;
}) {
  const table = useTable();
  return (
    <g transform={`translate(${at.x} ${at.y})`} className={cx('nh-place', seat !== NONE && 'nh-place-taken')}>
      <rect x="-17" y="-13" width="34" height="26" rx="3" />
      {seat === NONE ? (
        <>
          <IconMark of={icon} x={-7} y={-1} size={15} />
          <IconMark of={trackIcon(track)} x={9} y={-5.5} size={10} />
        </>
      ) : (
        <Cube mark={markOf(table, seat)} at={{ x: -6, y: 0 }} size={20} piece={piece} />
      )}
      {points !== undefined && (
        <text x="9" y="9" textAnchor="middle" className="nh-place-points">
          {points}
        </text>
      )}
    </g>
  );
}

function Face({ tile, id }: { tile: Tile; id: number }) {
  const table = useTable();
  const { t, words, reader } = table;
  const names = namesOf(words);
  if (tile.building !== NONE) {
    const building = BUILDINGS[tile.building];
    return (
      <>
        <Name name={names.building(tile.building)} />
        <g className="nh-face-icon nh-face-building">
          <IconMark of={buildingIcon(tile.building)} x={0} y={-4} size={40} />
        </g>
        <Place
          at={{ x: -21, y: 40 }}
          icon={icons.building}
          track={building.left}
          points={building.firstVp}
          seat={tile.left}
          piece={`left-${id}`}
        />
        <Place
          at={{ x: 21, y: 40 }}
          icon={icons.building}
          track={building.right}
          points={undefined}
          seat={tile.right}
          piece={`right-${id}`}
        />
      </>
    );
  }
  if (tile.home !== NONE)
    return (
      <>
        <Name name={t.home(reader.name(tile.home))} />
        <g className="nh-face-icon">
          <IconMark of={icons.village} x={0} y={36} size={34} />
        </g>
        <SeatBadge mark={markOf(table, tile.home)} name={reader.name(tile.home)} x={0} y={-14} size={22} />
      </>
    );
  const territory = TERRITORIES[tile.territory];
  return (
    <>
      <Name name={names.territory(tile.territory)} />
      <g className="nh-face-icon">
        <IconMark of={land(tile.territory).icon} x={0} y={0} size={38} />
      </g>
      <g className="nh-strength" transform="translate(-45 -19)">
        <path className="nh-strength-shield" d="M-10-11h20v11c0 7-5 10-10 12-5-2-10-5-10-12z" />
        <text y="4" textAnchor="middle">
          {territory.strength}
        </text>
      </g>
      <Place
        at={{ x: -21, y: 40 }}
        icon={icons.village}
        track={territory.village.track}
        points={territory.village.vp}
        seat={tile.village}
        piece={`village-${id}`}
      />
      <Place
        at={{ x: 21, y: 40 }}
        icon={icons.city}
        track={territory.city.track}
        points={territory.city.vp}
        seat={tile.city}
        piece={`city-${id}`}
      />
    </>
  );
}

/** What lies on a hex, in words. */
function describe(table: Table, tile: Tile, id: number): string {
  const { t, words, reader, view } = table;
  const names = namesOf(words);
  const who = (seat: number) => (seat === NONE ? undefined : reader.name(seat));
  const units = unitsOn(view, id).map(i => {
    const u = view.units[i];
    return t.unit(words.names.units[UNITS[u.kind]], u.strength, reader.name(u.seat));
  });
  if (tile.building !== NONE) {
    const builders = [tile.left, tile.right].flatMap((seat, i) =>
      seat === NONE ? [] : [`${i === 0 ? t.firstBuilder : t.secondBuilder}: ${reader.name(seat)}`],
    );
    return [names.building(tile.building), ...builders, ...units].join('. ');
  }
  if (tile.home !== NONE) return [t.home(reader.name(tile.home)), ...units].join('. ');
  const { strength, village, city } = TERRITORIES[tile.territory];
  return [
    names.territory(tile.territory),
    t.strength(strength),
    t.village(village.vp, who(tile.village)),
    t.city(city.vp, who(tile.city)),
    ...units,
  ].join('. ');
}

function TileCell({ tile, id }: { tile: Tile; id: number }) {
  const table = useTable();
  const { hot, open } = table;
  const choice = oneOf(table, hexChoices(table, tile.hex, id));
  const shown =
    tile.building !== NONE
      ? contentId.building(tile.building)
      : tile.home === NONE
        ? contentId.territory(tile.territory)
        : contentId.home;
  return (
    <Cell
      at={axial(tile.hex)}
      terrain={tile.home !== NONE ? 'home' : land(tile.territory).terrain}
      label={describe(table, tile, id)}
      choice={choice}
      hot={hot}
      onOpen={() => open(shown)}
      className={cx(tile.building !== NONE && 'nh-built')}
    >
      <Face tile={tile} id={id} />
    </Cell>
  );
}

/** An empty hex that a settler could discover, or might think of. */
function Unknown({ hex }: { hex: number }) {
  const table = useTable();
  const choice = oneOf(table, hexChoices(table, hex, NONE));
  return (
    <Cell at={axial(hex)} label={table.t.undiscovered} choice={choice} hot={table.hot} ghost>
      {choice?.legal && <IconMark of={icons.explore} x={0} y={0} size={40} />}
    </Cell>
  );
}

/** Units of a tile side by side; the more, the closer. */
function spotAt(centre: Point, i: number, n: number): Point {
  const row = Math.min(n, 4);
  const gap = row <= 3 ? 33 : 26;
  const column = i % row;
  const line = Math.floor(i / row);
  return { x: centre.x + (column - (row - 1) / 2) * gap, y: centre.y + 3 + line * 22 };
}

function UnitSpot({ id, i, n }: { id: number; i: number; n: number }) {
  const table = useTable();
  const { view, t, words, reader, hot, lifted, open } = table;
  const unit = view.units[id];
  const { hex } = view.map[unit.tile];
  const [q, r] = axial(hex);
  const centre = useCentre(q, r);
  const kind = UNITS[unit.kind];
  const label = t.unit(words.names.units[kind], unit.strength, reader.name(unit.seat));
  return (
    <Spot
      at={spotAt(centre, i, n)}
      r={17}
      label={label}
      choice={unitChoices(table, id)}
      hot={hot}
      // where something can be done with the hex, the hex is pressed
      onOpen={
        hexChoices(table, hex, unit.tile).length > 0 ? undefined : () => open(contentId.unit(unit.kind))
      }
      piece={`unit-${unit.seat}-${unit.kind}-${unit.strength}-${countBefore(table, id)}`}
    >
      {lifted === id && <circle className="nh-lifted" r="21" />}
      <Token
        mark={markOf(table, unit.seat)}
        icon={icons[kind]}
        text={unit.strength}
        size={34}
        at={{ x: 0, y: 0 }}
      />
    </Spot>
  );
}

/** Units have no name of their own: the n-th of the same seat, kind and strength. */
function countBefore({ view }: Table, id: number): number {
  const u = view.units[id];
  let n = 0;
  for (let i = 0; i < id; i++) {
    const other = view.units[i];
    if (other.seat === u.seat && other.kind === u.kind && other.strength === u.strength) n++;
  }
  return n;
}

/** Empty hexes to show: those a settler can discover; with a unit picked up, also those it can't. */
function unknownHexes({ choices, view, lifted }: Table): number[] {
  const set = new Set<number>();
  for (const { answer, legal } of choices.list) {
    if (answer[0] !== 'step' || !(legal || lifted !== NONE)) continue;
    const hex = answer[2] as number;
    if (tileAt(view, hex) === NONE) set.add(hex);
  }
  return [...set].sort((a, b) => a - b);
}

export function WorldMap() {
  const table = useTable();
  const { view, t } = table;
  const { map } = view;
  // tiles are only ever added: the same number means the same land
  const tileCount = map.length;
  const land: Hexes = useMemo(() => map.map(tile => axial(tile.hex)), [tileCount]);
  const unknown = useMemo(() => unknownHexes(table), [table]);
  const rim = unknown.join();
  const extent: Hexes = useMemo(
    () => [...land, ...(rim === '' ? [] : rim.split(',').map(hex => axial(Number(hex))))],
    [land, rim],
  );
  return (
    <HexMap label={t.map} words={t.mapKeys} size={SIZE} extent={extent} land={land} most={1.7}>
      {unknown.map(hex => (
        <Unknown key={hex} hex={hex} />
      ))}
      {map.map((tile, id) => (
        <TileCell key={tile.hex} tile={tile} id={id} />
      ))}
      {map.flatMap((_, tile) => {
        const ids = unitsOn(view, tile);
        return ids.map((id, i) => <UnitSpot key={`u${id}`} id={id} i={i} n={ids.length} />);
      })}
    </HexMap>
  );
}
