/** The world as a page of an atlas: tiles as they were discovered, what stands on them, and where one can go. */
import { NONE } from '@epoka/kernel';
import { hexQ, hexR, TERRITORIES, type Tile, tileAt, UNITS } from '@epoka/new-horizons';
import {
  type BoardChoice,
  Cell,
  cx,
  HexMap,
  hexCentre,
  IconMark,
  markOf,
  type Point,
  Spot,
  TerrainLayer,
  type TerrainMap,
  Token,
  useCentre,
} from '@epoka/web/kit';
import { createContext, memo, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { land } from './art.ts';
import { type Corner, freeCorner, turned, turnOf } from './chart.ts';
import { icons } from './icons.ts';
import { late } from './late.ts';
import { Compass } from './ornaments.tsx';
import { contentId, namesOf, oneOf, type Table, useTable } from './table.tsx';
import { Face, Name, HEX_SIZE as SIZE, Strength } from './tiles.tsx';
import { repeats, unitChoices, unitsOn } from './units.ts';

/** sea around the land, with waves */
const SEA = 150;

type Hexes = readonly (readonly [number, number])[];

/** How far the map is turned, see `turnOf`. */
const Turn = createContext(0);

/** Where a hex lies on the turned map. */
const useAxial = (hex: number) => turned(hexQ(hex), hexR(hex), useContext(Turn));

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

/** What lies on a hex, in words. */
function describe(table: Table, tile: Tile, id: number): string {
  const { t, words, reader, view } = table;
  const names = namesOf(words);
  const who = (seat: number) => (seat === NONE ? undefined : reader.name(seat));
  const home = tile.home === NONE ? [] : [t.home(reader.name(tile.home))];
  const units = unitsOn(view, id).map(i => {
    const u = view.units[i];
    return t.unit(words.names.units[UNITS[u.kind]], u.strength, reader.name(u.seat));
  });
  if (tile.building !== NONE) {
    const builders = [tile.left, tile.right].flatMap((seat, i) =>
      seat === NONE ? [] : [`${i === 0 ? t.firstBuilder : t.secondBuilder}: ${reader.name(seat)}`],
    );
    return [names.building(tile.building), ...home, ...builders, ...units].join('. ');
  }
  if (tile.home !== NONE) return [...home, ...units].join('. ');
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
  const at = useAxial(tile.hex);
  const content =
    tile.building !== NONE
      ? contentId.building(tile.building)
      : tile.home === NONE
        ? contentId.territory(tile.territory)
        : contentId.home(id);
  return (
    <Cell
      at={at}
      label={describe(table, tile, id)}
      choice={choice}
      hot={hot}
      onOpen={() => open(content)}
      content={content}
      className={cx(
        'nh-tile',
        tile.building !== NONE && 'nh-built',
        unitsOn(table.view, id).length > 0 && 'nh-crowded',
        tile.home !== NONE && `nh-home ek-seat-${markOf(table, tile.home) % 8}`,
      )}
    >
      <Face tile={tile} id={id} />
    </Cell>
  );
}

function TileName({ tile, crowded }: { tile: Tile; crowded: boolean }) {
  const { words, reader, t } = useTable();
  const { x, y } = useCentre(...useAxial(tile.hex));
  const names = namesOf(words);
  const name =
    tile.building !== NONE
      ? names.building(tile.building)
      : tile.home === NONE
        ? names.territory(tile.territory)
        : t.homeName(reader.name(tile.home));
  return (
    <g
      className={cx(tile.building !== NONE && 'nh-built', crowded && 'nh-crowded')}
      transform={`translate(${x} ${y})`}
    >
      <Name name={name} />
    </g>
  );
}

/** What a land takes to be won: over the names, since those of the tiles below reach up to it. */
function TileStrength({ tile }: { tile: Tile }) {
  const { x, y } = useCentre(...useAxial(tile.hex));
  return <Strength of={tile.territory} at={{ x, y: y + 41 }} />;
}

/** An empty hex that a settler could discover, or might think of. */
function Unknown({ hex }: { hex: number }) {
  const table = useTable();
  const { t } = table;
  const choice = oneOf(table, hexChoices(table, hex, NONE));
  return (
    <Cell
      at={useAxial(hex)}
      label={t.undiscovered}
      choice={choice}
      hot={table.hot}
      ghost
      content="map:unknown"
      className="nh-unknown"
    >
      <Name name={t.unknown} />
      <IconMark of={icons.explore} x={0} y={-4} size={34} />
      {choice?.legal && (
        <text className="ek-map-name" y="31">
          {t.discover}
        </text>
      )}
    </Cell>
  );
}

/** Units of a tile side by side in its upper half; the more, the closer. The middle is the tile's own, to be pressed. */
function spotAt(centre: Point, i: number, n: number): Point {
  const row = Math.min(n, 4);
  const gap = row <= 3 ? 32 : 25;
  const line = Math.floor(i / row);
  const last = Math.floor((n - 1) / row);
  return { x: centre.x + ((i % row) - (row - 1) / 2) * gap, y: centre.y - 18 - (last - line) * 17 };
}

function UnitSpot({ id, i, n }: { id: number; i: number; n: number }) {
  const table = useTable();
  const { view, t, words, reader, hot, lifted, open } = table;
  const unit = view.units[id];
  const { hex } = view.map[unit.tile];
  const centre = useCentre(...useAxial(hex));
  const kind = UNITS[unit.kind];
  const label = t.unit(words.names.units[kind], unit.strength, reader.name(unit.seat));
  const content = contentId.unit(unit.kind, id);
  return (
    <Spot
      at={spotAt(centre, i, n)}
      r={n > 4 ? 11 : 15}
      label={label}
      choice={unitChoices(table, id)}
      hot={hot}
      // where something can be done with the hex, the hex is pressed
      onOpen={hexChoices(table, hex, unit.tile).length > 0 ? undefined : () => open(content)}
      piece={`unit-${unit.seat}-${unit.kind}-${unit.strength}-${countBefore(table, id)}`}
      content={content}
    >
      <g className="nh-unit">
        {lifted === id && <circle className="nh-lifted" r="21" />}
        <Token
          mark={markOf(table, unit.seat)}
          icon={icons[kind]}
          text={unit.strength}
          size={34}
          at={{ x: 0, y: 0 }}
        />
      </g>
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

/** The land under the tiles; buildings and homes lie over it. */
function terrainOf(map: readonly Tile[], turn: number): TerrainMap {
  const cells = map.map(tile => ({
    ...hexCentre(...turned(hexQ(tile.hex), hexR(tile.hex), turn), SIZE, 'pointy'),
    land: tile.home === NONE ? land(tile.territory).ground : ('grass' as const),
  }));
  const xs = cells.map(cell => cell.x);
  const ys = cells.map(cell => cell.y);
  const x = Math.min(...xs) - SEA;
  const y = Math.min(...ys) - SEA;
  return {
    cells,
    size: SIZE * Math.sqrt(3),
    shape: 'pointy',
    area: { x, y, width: Math.max(...xs) + SEA - x, height: Math.max(...ys) + SEA - y },
  };
}

const MARGIN = SIZE * 1.12;
const MOST = 1.9;

/** The name of the map, in the corner that the land leaves free: it lies under the land, and is not shown half covered. */
function Title({
  extent,
  title,
  lands,
  how,
  onTall,
}: {
  extent: Hexes;
  title: string;
  lands: string;
  how: string;
  onTall: (tall: boolean) => void;
}) {
  const box = useRef<HTMLParagraphElement>(null);
  const [corner, setCorner] = useState<Corner>();
  useLayoutEffect(() => {
    const paper = box.current?.parentElement;
    if (!paper) return;
    const look = () => {
      const { offsetWidth: width, offsetHeight: height } = box.current as HTMLElement;
      const centres = extent.map(([q, r]) => hexCentre(q, r, SIZE, 'pointy'));
      const screen = { width: paper.clientWidth, height: paper.clientHeight };
      const tools = (paper.querySelector<HTMLElement>('.ek-map-tools')?.offsetWidth ?? 0) + 16;
      setCorner(freeCorner(centres, SIZE, MARGIN, MOST, screen, { width, height }, tools));
      paper.style.setProperty('--nh-tools', `${tools + 18}px`);
      onTall(screen.width < screen.height);
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(paper);
    return () => sizes.disconnect();
  }, [extent, onTall]);
  return (
    <p className="nh-cartouche" data-corner={corner} ref={box}>
      <b>{title}</b>
      <small>{lands}</small>
      <small className="nh-by-finger">{how}</small>
    </p>
  );
}

export const WorldMap = memo(function WorldMap() {
  const table = useTable();
  const { view, t } = table;
  const { map } = view;
  // tiles are only ever added: the same number means the same land
  const tileCount = map.length;
  const [tall, setTall] = useState(false);
  const turn = useMemo(
    () =>
      turnOf(
        map.map(({ hex }) => [hexQ(hex), hexR(hex)]),
        tall,
      ),
    [tileCount, tall],
  );
  const terrain = useMemo(() => terrainOf(map, turn), [tileCount, turn]);
  const unknown = useMemo(() => unknownHexes(table), [table]);
  const rim = unknown.join();
  const extent: Hexes = useMemo(
    () =>
      [...map.map(tile => tile.hex), ...(rim === '' ? [] : rim.split(',').map(Number))].map(hex =>
        turned(hexQ(hex), hexR(hex), turn),
      ),
    [tileCount, rim, turn],
  );
  return (
    <Turn.Provider value={turn}>
      <HexMap
        label={t.map}
        words={t.mapKeys}
        size={SIZE}
        extent={extent}
        margin={MARGIN}
        most={MOST}
        className="nh-map ek-sea"
        mini={late ? <late.LittleMap turn={turn} /> : <g />}
        ground={<TerrainLayer map={terrain} />}
        behind={
          <>
            <Compass north={t.north} turn={turn * 60} />
            <Title
              onTall={setTall}
              extent={extent}
              title={t.knownWorld}
              lands={t.lands(tileCount, view.territories.length)}
              how={t.byFinger}
            />
          </>
        }
      >
        {map.map((tile, id) => (
          <TileCell key={tile.hex} tile={tile} id={id} />
        ))}
        {unknown.map(hex => (
          <Unknown key={hex} hex={hex} />
        ))}
        {/* over all tiles, since names may be wider than theirs */}
        {map.map((tile, id) => (
          <TileName key={`n${tile.hex}`} tile={tile} crowded={unitsOn(view, id).length > 0} />
        ))}
        {map.map(
          tile =>
            tile.building === NONE && tile.home === NONE && <TileStrength key={`s${tile.hex}`} tile={tile} />,
        )}
        {map.flatMap((_, tile) => {
          const ids = unitsOn(view, tile);
          return ids.map((id, i) => <UnitSpot key={`u${id}`} id={id} i={i} n={ids.length} />);
        })}
      </HexMap>
    </Turn.Provider>
  );
});
