/** The map of squares as a page of an atlas: land, what stands on it, who stands on it, and where one can go. */
import { NONE } from '@epoka/kernel';
import {
  type BoardChoice,
  Cell,
  cx,
  markOf,
  SquareMap,
  TerrainLayer,
  type TerrainMap,
  together,
} from '@epoka/web/kit';
import { memo, useMemo } from 'react';
import { COLUMNS, LAYOUTS } from '../content/layouts.ts';
import {
  ARK,
  ATTILA,
  FIRST_STATE,
  FIRST_WONDER,
  HUT,
  isWonder,
  SQUARE_GOOD,
  VILLAGE,
  WATER,
} from '../content/tables.ts';
import { square as coordinates, topName } from '../lang/types.ts';
import { grid, xOf, yOf } from '../rules/geometry.ts';
import {
  cityAt,
  coinAt,
  cultureAt,
  explored,
  goodAt,
  landlord,
  outskirtsOf,
  productionAt,
  seatOf,
  terrainAt,
  tradeAt,
} from '../rules/squares.ts';
import { ARMIES, CITIES, FIGURES, type State } from '../rules/state.ts';
import { LANDS } from './art.ts';
import { id, namesOf } from './names.ts';
import { Back, BORDER, Border, SeaNames, type Water } from './ornaments.tsx';
import { cityName, Face, Fight, Planned, Ribbon, SIZE, Stacks, Threads, Zones } from './pieces.tsx';
import { type Table, useTable } from './table.tsx';

const at = (q: number): readonly [number, number] => [xOf(q), yOf(q)];

/** The city whose sheet is open, as `seat * CITIES + city`. */
const sheetOf = ({ own, city, view }: Table): number =>
  view.city[own * CITIES + city] === NONE ? NONE : own * CITIES + city;

/** Everything that can be done on a square. */
function squareChoices(table: Table): ReadonlyMap<number, readonly BoardChoice[]> {
  const { choices, view, own, seat } = table;
  const found = new Map<number, BoardChoice[]>();
  const add = (q: number, choice: BoardChoice) => {
    const list = found.get(q);
    if (list) list.push(choice);
    else found.set(q, [choice]);
  };
  for (const choice of choices.list) {
    const [verb, a, , c] = choice.answer as readonly [string, number, number, number];
    switch (verb) {
      case 'at':
      case 'from':
      case 'found':
      case 'recall':
      case 'take':
      case 'lead':
      case 'victim':
      case 'march':
        add(a, choice);
        break;
      case 'sacrifice':
        add(c, choice);
        break;
      case 'assign': {
        const q = view.fig[seat * FIGURES + a];
        if (q !== undefined && q !== NONE) add(q, choice);
        break;
      }
      case 'act':
      case 'city': {
        // a target city may be anybody's: its number then says whose
        const q = verb === 'act' ? view.city[own * CITIES + a] : view.city[cityMeant(table, a)];
        if (q !== undefined && q !== NONE) add(q, choice);
        break;
      }
      case 'wonder':
        // a wonder that is aimed at, not one of the market
        if (table.questions[0]?.question.kind === 'target' && view.wonderAt[a] !== NONE)
          add(view.wonderAt[a], choice);
        break;
      case 'step':
      case 'explore': {
        const q = view.at === NONE ? NONE : grid(view.seats).four[view.at][a];
        if (q !== NONE) add(q, choice);
        break;
      }
    }
  }
  return found;
}

/** Targets name cities of the asked seat by their place. */
const cityMeant = ({ seat }: Table, city: number): number => seat * CITIES + city;

/** What lies on a square, in words. */
export function describe(table: Pick<Table, 'view' | 't' | 'words' | 'reader'>, q: number): string {
  const { view, t, words, reader } = table;
  if (!explored(view, q)) return `${coordinates(q)}. ${t.unexploredHere}`;
  const names = namesOf(words.cards);
  const parts = [`${coordinates(q)}: ${t.terrains[terrainAt(view, q)]}`];
  const city = cityAt(view, q);
  if (city !== NONE) {
    const seat = seatOf(city);
    const name = cityName(table, city);
    parts.push(
      city % CITIES === 0 ? t.capitalOf(name, reader.name(seat)) : t.cityOf(name, reader.name(seat)),
    );
    if ((view.walls[seat] >> (city % CITIES)) & 1) parts.push(t.walls);
    if ((view.program[seat] >> (city % CITIES)) & 1) parts.push(t.programRuns);
  } else {
    const zone = outskirtsOf(view, q);
    if (zone !== NONE) {
      parts.push(t.outskirts(cityName(table, zone)));
      const others = view.here[q] & ~(1 << seatOf(zone));
      if (others !== 0) parts.push(t.blockaded(reader.name(31 - Math.clz32(others))));
    }
    const top = view.top[q];
    if (top > 0) {
      parts.push(topName(words.cards, top));
      if (isWonder(top) && (view.obsolete >> (top - FIRST_WONDER)) & 1) parts.push(t.obsolete);
    }
    const mark = view.mark[q];
    if (mark === HUT) parts.push(t.hut);
    else if (mark === VILLAGE) parts.push(t.village);
    else if (mark === ARK) parts.push(t.ark);
    else if (mark === ATTILA) parts.push(t.attila);
    else if (mark >= FIRST_STATE) parts.push(words.content(id.state(mark - FIRST_STATE)));
    if (view.disaster[q] > 0) parts.push(t.disaster);
    const gives = t.gives(productionAt(view, q), tradeAt(view, q), cultureAt(view, q), coinAt(view, q));
    if (gives !== '') parts.push(gives);
    const good = goodAt(view, q);
    if (good !== NONE) parts.push(names.good(good));
  }
  for (let seat = 0; seat < view.seats; seat++) {
    let armies = 0;
    let scouts = 0;
    for (let f = 0; f < FIGURES; f++)
      if (view.fig[seat * FIGURES + f] === q) {
        if (f < ARMIES) armies++;
        else scouts++;
      }
    if (armies + scouts > 0) parts.push(t.figures(reader.name(seat), armies, scouts));
  }
  if (view.locked.includes(q)) parts.push(t.locked);
  return parts.join('. ');
}

/** What lies on top of a square, else what the square gives, else the tile it is printed on. */
function contentAt(view: State, q: number): string {
  if (view.top[q] > 0) return id.top(view.top[q]);
  const mark = view.mark[q];
  if (mark >= FIRST_STATE) return id.state(mark - FIRST_STATE);
  if (mark === ARK) return 'relic:ark-of-the-covenant';
  if (mark === ATTILA) return 'relic:attilas-village';
  const city = cityAt(view, q);
  if (city !== NONE) {
    const civ = view.civ[seatOf(city)];
    return civ === NONE ? tileOf(view, q) : id.civ(civ);
  }
  const good = goodAt(view, q);
  return good === NONE ? tileOf(view, q) : id.good(good);
}

const tileOf = (view: State, q: number): string => id.tile(view.tile[grid(view.seats).slot[q]]);

/** Everything that can be done on a square, as one choice; several ways are named where it is pointed at. */
function waysOf(table: Table, offered: readonly BoardChoice[] | undefined): BoardChoice | undefined {
  if (offered === undefined) return undefined;
  const legal = offered.filter(choice => choice.legal);
  const named = legal.slice(0, NAMED).map(choice => choice.label);
  return together(offered, table.pick, named.length > 1 ? named.join('\n') : table.t.wayTitle);
}

const NAMED = 4;

function Square({ q, offered }: { q: number; offered: readonly BoardChoice[] | undefined }) {
  const table = useTable();
  const { view, hot, open } = table;
  const choice = waysOf(table, offered);
  const content = explored(view, q) ? `${contentAt(view, q)}:${q}` : undefined;
  const zone = outskirtsOf(view, q);
  const gathered = zone !== NONE && zone === sheetOf(table) && (view.here[q] & ~(1 << seatOf(zone))) === 0;
  const owner = landlord(view, q);
  const own = cityAt(view, q);
  return (
    <Cell
      at={at(q)}
      label={describe(table, q)}
      choice={choice}
      hot={hot}
      ghost={!explored(view, q)}
      onOpen={
        own !== NONE && seatOf(own) === table.own
          ? () => table.showCity(own % CITIES)
          : content === undefined
            ? undefined
            : () => open(content.startsWith('good') ? `${tileOf(view, q)}:${q}` : content)
      }
      // a target on open land keeps its short note, and its neighbours in sight; of several ways the note that names them says more
      content={choice?.ways || (choice?.legal && content?.startsWith('tile')) ? undefined : content}
      className={cx(
        'ww-square',
        gathered && 'ww-gathered',
        owner !== NONE && `ek-seat-${markOf(table, owner) % 8}`,
        view.at === q && 'ww-at',
      )}
    >
      {explored(view, q) && <Face q={q} />}
      {choice?.legal && <Planned />}
    </Cell>
  );
}

/** The land under the squares; what is unexplored is water until it is covered. */
function terrainOf(view: State): TerrainMap {
  const { rows } = LAYOUTS[view.seats - 2];
  const cells = view.ground.flatMap((ground, q) =>
    ground === NONE ? [] : [{ x: xOf(q) * SIZE, y: yOf(q) * SIZE, land: LANDS[terrainAt(view, q)] }],
  );
  return {
    cells,
    size: SIZE,
    shape: 'square',
    area: { x: -SIZE / 2, y: -SIZE / 2, width: COLUMNS * SIZE, height: rows * SIZE },
  };
}

/** The camera leaves a margin of its own; on a phone every pixel counts. */
const narrow = (): boolean => typeof matchMedia === 'function' && matchMedia('(max-width: 600px)').matches;

/** Runs of open water that are long enough for a name, no two of them in the same sea. */
function waters(view: State): readonly Water[] {
  const { rows } = LAYOUTS[view.seats - 2];
  const { four } = grid(view.seats);
  const wet = (q: number): boolean => explored(view, q) && terrainAt(view, q) === WATER;
  const named = new Set<number>();
  const spread = (from: number) => {
    const queue = [from];
    named.add(from);
    for (let i = 0; i < queue.length; i++)
      for (const next of four[queue[i]])
        if (next !== NONE && wet(next) && !named.has(next)) {
          named.add(next);
          queue.push(next);
        }
  };
  const runs: { from: number; n: number }[] = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0, n = 0; x <= COLUMNS; x++) {
      const q = y * COLUMNS + x;
      if (x < COLUMNS && wet(q) && SQUARE_GOOD[view.ground[q]] === NONE) n++;
      else {
        if (n >= 3) runs.push({ from: q - n, n });
        n = 0;
      }
    }
  return runs
    .sort((a, b) => b.n - a.n || a.from - b.from)
    .flatMap(({ from, n }) => {
      if (named.has(from)) return [];
      spread(from);
      return [{ x: (xOf(from) + (n - 1) / 2) * SIZE, y: yOf(from) * SIZE, squares: n }];
    });
}

/** On a phone: columns and rows that are seen at least, and one square more around what is looked at. */
const SEEN = { columns: 7, rows: 9 };

/** What a phone looks at: where something can be done, else the own capital; all of the map where nothing stands yet. */
export function lookOf(
  { view, own }: Pick<Table, 'view' | 'own'>,
  offered: ReadonlyMap<number, readonly BoardChoice[]>,
): string {
  const { rows } = LAYOUTS[view.seats - 2];
  const legal = [...offered].flatMap(([q, choices]) => (choices.some(c => c.legal) ? [q] : []));
  const capital = view.city[own * CITIES];
  const shown = legal.length > 0 ? legal : capital === undefined || capital === NONE ? [] : [capital];
  if (shown.length === 0) return '';
  const span = (of: readonly number[], least: number, all: number): readonly [number, number] => {
    const from = Math.min(...of) - 1;
    const to = Math.max(...of) + 1;
    const more = Math.max(0, least - (to - from + 1)) / 2;
    const first = Math.max(0, Math.min(from - Math.floor(more), all - least));
    return [first, Math.min(all - 1, Math.max(to + Math.ceil(more), first + least - 1))];
  };
  const [left, right] = span(shown.map(xOf), SEEN.columns, COLUMNS);
  const [top, bottom] = span(shown.map(yOf), Math.min(SEEN.rows, rows), rows);
  return `${left} ${top} ${right} ${bottom}`;
}

export const WorldMap = memo(function WorldMap() {
  const table = useTable();
  const { view, t } = table;
  const { slots, rows } = LAYOUTS[view.seats - 2];
  const { slot } = grid(view.seats);
  // the land changes by discovery and disasters alone
  const landscape = `${view.tile.join()}/${view.turned.join()}/${view.disaster.join('')}`;
  const terrain = useMemo(() => terrainOf(view), [landscape]);
  const seas = useMemo(() => waters(view), [landscape]);
  const squares = useMemo(() => slot.flatMap((s, q) => (s === NONE ? [] : [q])), [slot]);
  const extent = useMemo(() => squares.map(at), [squares]);
  const offered = useMemo(() => squareChoices(table), [table]);
  const seen = narrow() ? lookOf(table, offered) : '';
  const look = useMemo(() => {
    const [left, top, right, bottom] = seen.split(' ').map(Number);
    if (seen === '') return undefined;
    const [columns, rows] = [right - left + 1, bottom - top + 1];
    return { x: (left - 0.5) * SIZE, y: (top - 0.5) * SIZE, width: columns * SIZE, height: rows * SIZE };
  }, [seen]);
  return (
    <SquareMap
      label={t.map}
      words={t.mapKeys}
      size={SIZE}
      extent={extent}
      look={look}
      margin={SIZE / 2 + (narrow() ? -20 : BORDER - 11)}
      most={2.2}
      className="ww-map ek-sea"
      ground={
        <>
          <rect className="ww-sea" {...terrain.area} />
          <TerrainLayer map={terrain} />
          <SeaNames of={seas} />
          <Border {...terrain.area} size={SIZE} columns={COLUMNS} rows={rows} />
        </>
      }
    >
      <g className="ww-backs">
        {slots.map(([x, y], i) =>
          view.tile[i] === NONE ? (
            <Back
              key={`${x}/${y}`}
              x={x * SIZE - SIZE / 2}
              y={y * SIZE - SIZE / 2}
              size={SIZE * 4}
              word={t.unexplored}
            />
          ) : null,
        )}
      </g>
      <Zones />
      {squares.map(q => {
        const here = offered.get(q);
        return explored(view, q) || here ? <Square key={q} q={q} offered={here} /> : null;
      })}
      <Threads />
      <Fight area={terrain.area} />
      <Stacks />
      {view.city.map((q, city) => (q === NONE ? null : <Ribbon key={`${q}/${city}`} city={city} q={q} />))}
    </SquareMap>
  );
});
