/** What lies on the squares of the map: buildings, wonders, cities, markers, figures and the borders of cities. */
import { NONE } from '@epoka/kernel';
import { cx, IconMark, markOf, seatShape } from '@epoka/web/kit';
import { memo } from 'react';
import { CIV_IDS } from '../content/ids.ts';
import {
  ARK,
  ATTILA,
  FIRST_BUILDING,
  FIRST_STATE,
  FIRST_WONDER,
  HUT,
  isPerson,
  isWonder,
  SQUARE_COIN,
  SQUARE_CULTURE,
  VILLAGE,
} from '../content/tables.ts';
import { mayGather } from '../rules/counts.ts';
import { xOf, yOf } from '../rules/geometry.ts';
import { FIGURE_ITEM, topOf } from '../rules/items.ts';
import {
  cityAt,
  cultureAt,
  goodAt,
  gridOf,
  outskirtsOf,
  productionAt,
  seatOf,
  tradeAt,
} from '../rules/squares.ts';
import { ARMIES, CITIES, FIGURES, type State } from '../rules/state.ts';
import { BUILDING_TONE, drawing, goodIcon, monument } from './art.ts';
import { icons } from './icons.ts';
import { id } from './names.ts';
import { type Table, useTable } from './table.tsx';

/** side of a square, in units of the map */
export const SIZE = 44;

const x = (q: number): number => xOf(q) * SIZE;
const y = (q: number): number => yOf(q) * SIZE;

/** A city by the name its civilization gives it. */
export function cityName({ view, t }: Pick<Table, 'view' | 't'>, city: number): string {
  const civ = view.civ[seatOf(city)];
  return civ === NONE ? t.capital : t.cityNames[CIV_IDS[civ]][city % CITIES];
}

const ARCH = 'M-16 19V-4C-16 -15 -8 -20 0 -20S16 -15 16 -4V19Z';
const HOUSE = 'M-15 15V-9L0 -18L15 -9V15Z';
const HEXAGON = 'M-6 -11H6L12 0L6 11H-6L-12 0Z';
const LOZENGE = 'M0 -14L14 0L0 14L-14 0Z';

function Top({ top, obsolete }: { top: number; obsolete: boolean }) {
  if (isWonder(top)) {
    const Monument = monument();
    return (
      <g className={cx('ww-wonder', obsolete && 'ww-obsolete')}>
        <path d={ARCH} />
        {Monument && (
          <svg x="-15.5" y="-13" width="31" height="31" focusable="false" aria-hidden="true">
            <Monument wonder={top - FIRST_WONDER} />
          </svg>
        )}
      </g>
    );
  }
  if (isPerson(top))
    return (
      <g className="ww-person">
        <circle r="15" />
        <IconMark of={drawing(id.top(top))} x={0} y={0} size={21} />
      </g>
    );
  return (
    <g className={cx('ww-building', `ww-tone-${BUILDING_TONE[top - FIRST_BUILDING]}`)}>
      <path d={HOUSE} />
      <IconMark of={drawing(id.top(top))} x={0} y={2} size={22} />
    </g>
  );
}

/** What is being built, on every square where it could stand. */
export function Planned() {
  const { questions } = useTable();
  const question = questions[0]?.question;
  if (question?.kind !== 'place') return null;
  const { kind, what } = question.data as { readonly kind: number; readonly what: number };
  if (kind === FIGURE_ITEM) return null;
  return (
    <g className="ww-planned">
      <Top top={topOf(kind, what)} obsolete={false} />
    </g>
  );
}

function Mark({ mark }: { mark: number }) {
  switch (mark) {
    case HUT:
      return (
        <g className="ww-hut">
          <circle r="12" />
          <IconMark of={icons.hut} x={0} y={0} size={16} />
        </g>
      );
    case VILLAGE:
      return (
        <g className="ww-village">
          <path d={HEXAGON} transform="scale(1.12)" />
          <IconMark of={icons.village} x={0} y={0} size={17} />
        </g>
      );
    case ARK:
    case ATTILA:
      return (
        <g className="ww-relic">
          <path d={LOZENGE} transform="scale(1.15)" />
          <IconMark
            of={drawing(mark === ARK ? 'relic:ark-of-the-covenant' : 'relic:attilas-village')}
            x={0}
            y={0}
            size={16}
          />
        </g>
      );
    default:
      return (
        <g className="ww-state">
          <rect x="-15" y="-15" width="30" height="30" rx="6" />
          <IconMark of={drawing(id.state(mark - FIRST_STATE))} x={0} y={0} size={22} />
        </g>
      );
  }
}

/** A coin with a picture, as goods and yields are printed on the land. */
function Print({
  at,
  kind,
  of,
}: {
  at: readonly [number, number];
  kind: string;
  of: Parameters<typeof IconMark>[0]['of'];
}) {
  return (
    <g className={cx('ww-print', `ww-print-${kind}`)} transform={`translate(${at[0]} ${at[1]})`}>
      <circle r="7.6" />
      <IconMark of={of} x={0} y={0} size={10.5} />
    </g>
  );
}

const GOOD_KINDS = ['incense', 'iron', 'silk', 'wheat'] as const;

/** Nobody gathers here. */
const HATCH = 'M-21 -9L-9 -21M-21 3L3 -21M-21 15L15 -21M-15 21L21 -15M-3 21L21 -3M9 21L21 9';

/** All that is printed or stands on one explored square, drawn from its centre. */
export function Face({ q }: { q: number }) {
  const table = useTable();
  const { view } = table;
  const city = cityAt(view, q);
  if (city !== NONE) return <City city={city} />;
  const top = view.top[q];
  const ground = view.ground[q];
  const bare = top === 0 && view.disaster[q] === 0;
  const good = goodAt(view, q);
  const zone = outskirtsOf(view, q);
  const blockaded = zone !== NONE && (view.here[q] & ~(1 << seatOf(zone))) !== 0;
  return (
    <>
      {top > 0 && (
        <Top top={top} obsolete={isWonder(top) && ((view.obsolete >> (top - FIRST_WONDER)) & 1) === 1} />
      )}
      {view.mark[q] > 0 && <Mark mark={view.mark[q]} />}
      {good !== NONE && <Print at={[-13, -13]} kind={GOOD_KINDS[good]} of={goodIcon(good)} />}
      {bare && SQUARE_CULTURE[ground] > 0 && <Print at={[13, -13]} kind="culture" of={icons.culture} />}
      {bare && SQUARE_COIN[ground] > 0 && <Print at={[13, -13]} kind="coin" of={icons.coin} />}
      {view.locked.includes(q) && <IconMark of={icons.lock} x={14} y={14} size={13} />}
      {blockaded && (
        <g className="ww-blockade">
          <rect x="-21" y="-21" width="42" height="42" />
          <path className="ww-hatch" d={HATCH} />
          <path d="M-19 19L19 -19" />
        </g>
      )}
    </>
  );
}

const MERLONS = 'M-17 17v-7h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v7Z';

function City({ city }: { city: number }) {
  const table = useTable();
  const { view } = table;
  const seat = seatOf(city);
  const capital = city % CITIES === 0;
  const walled = ((view.walls[seat] >> (city % CITIES)) & 1) === 1;
  const program = ((view.program[seat] >> (city % CITIES)) & 1) === 1;
  const k = capital ? 1.42 : 1.2;
  return (
    <g className={cx('ww-city', `ek-seat-${markOf(table, seat) % 8}`)}>
      <path
        className="ww-seat-shape"
        d={seatShape(markOf(table, seat))}
        transform={`translate(${-12 * k} ${-12 * k - 2}) scale(${k})`}
      />
      <IconMark of={capital ? icons.capital : icons.city} x={0} y={-2} size={capital ? 21 : 18} />
      {capital && (
        <g className="ww-crown">
          <IconMark of={icons.first} x={0} y={-19} size={12} />
        </g>
      )}
      {walled && <path className="ww-walls" d={MERLONS} />}
      {program && (
        <g className="ww-program">
          <circle cx="16" cy="-14" r="8" />
          <IconMark of={icons.program} x={16} y={-14} size={11} />
        </g>
      )}
    </g>
  );
}

/** The name of a city under it. */
export const Ribbon = memo(function Ribbon({ city, q }: { city: number; q: number }) {
  const table = useTable();
  const name = cityName(table, city);
  const width = name.length * 7.4 + 10;
  return (
    <g
      className={cx('ww-ribbon', `ek-seat-${markOf(table, seatOf(city)) % 8}`)}
      transform={`translate(${x(q)} ${y(q) + 18})`}
    >
      <g className="ww-lettered">
        <rect x={-width / 2} y={-8} width={width} height={16} rx="2" />
        <text y="4.4" textAnchor="middle">
          {name}
        </text>
      </g>
    </g>
  );
});

/** The land of each city: a border in the colour of its owner, and what the open city gathers. */
export const Zones = memo(function Zones() {
  const table = useTable();
  const { view, own, city: looked } = table;
  return (
    <g className="ww-zones">
      {view.city.map((q, city) =>
        q === NONE ? null : (
          <rect
            key={`${q}/${city}`}
            className={cx(
              'ww-zone',
              `ek-seat-${markOf(table, seatOf(city)) % 8}`,
              city === own * CITIES + looked && 'ww-zone-open',
            )}
            x={x(q) - SIZE * 1.5 + 2}
            y={y(q) - SIZE * 1.5 + 2}
            width={SIZE * 3 - 4}
            height={SIZE * 3 - 4}
            rx="7"
          />
        ),
      )}
    </g>
  );
});

/** The table is dark around a battle; an arrow leads from where the attackers came. */
export const Fight = memo(function Fight({
  area,
}: {
  area: { x: number; y: number; width: number; height: number };
}) {
  const { view } = useTable();
  const { on, square, city } = view.battle;
  if (!on || view.over) return null;
  const around = SIZE * (city === NONE ? 0.5 : 1.5);
  const [bx, by] = [x(square), y(square)];
  const from = view.from === NONE || view.from === square ? NONE : view.from;
  const [dx, dy] = from === NONE ? [0, 0] : [bx - x(from), by - y(from)];
  return (
    <g className="ww-fight">
      <path
        d={`M${area.x} ${area.y}h${area.width}v${area.height}h${-area.width}ZM${bx - around} ${by - around}v${around * 2}h${around * 2}v${-around * 2}Z`}
      />
      <rect x={bx - around} y={by - around} width={around * 2} height={around * 2} rx="6" />
      {from !== NONE && (
        <g transform={`translate(${x(from)} ${y(from)}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`}>
          <path
            className="ww-charge"
            d={`M2 -4Q${Math.hypot(dx, dy) / 2} -26 ${Math.hypot(dx, dy) - 16} -13l-3 -7l17 12l-20 9l3 -7Q${Math.hypot(dx, dy) / 2} -14 6 2Z`}
          />
        </g>
      )}
    </g>
  );
});

/** What a figure gathers travels to its city along a thread. */
export const Threads = memo(function Threads() {
  const table = useTable();
  const { view } = table;
  const threads: { seat: number; from: number; to: number }[] = [];
  for (let seat = 0; seat < view.seats; seat++)
    for (let f = 0; f < FIGURES; f++) {
      const city = view.sends[seat * FIGURES + f];
      const from = view.fig[seat * FIGURES + f];
      if (city === NONE || from === NONE || !mayGather(view, seat, f)) continue;
      const to = view.city[seat * CITIES + city];
      if (to !== NONE) threads.push({ seat, from, to });
    }
  return (
    <g className="ww-threads">
      {threads.map(({ seat, from, to }) => (
        <Thread key={`${seat}/${from}/${to}`} seat={seat} from={from} to={to} view={view} table={table} />
      ))}
    </g>
  );
});

function Thread({
  seat,
  from,
  to,
  view,
  table,
}: {
  seat: number;
  from: number;
  to: number;
  view: State;
  table: Table;
}) {
  const [ax, ay, bx, by] = [x(from), y(from), x(to), y(to)];
  const bend = Math.min(60, Math.hypot(bx - ax, by - ay) / 4);
  const mx = (ax + bx) / 2;
  const my = (ay + by) / 2 - bend;
  const gifts = [
    [icons.production, productionAt(view, from)],
    [icons.trade, tradeAt(view, from)],
    [icons.culture, cultureAt(view, from)],
  ] as const;
  const given = gifts.filter(([, n]) => n > 0);
  const width = given.length * 24 + 6;
  return (
    <g className={`ek-seat-${markOf(table, seat) % 8}`}>
      <path className="ww-thread-edge" d={`M${ax} ${ay}Q${mx} ${my - bend / 2} ${bx} ${by}`} />
      <path className="ww-thread" d={`M${ax} ${ay}Q${mx} ${my - bend / 2} ${bx} ${by}`} />
      {given.length > 0 && (
        <g className="ww-thread-chip" transform={`translate(${mx} ${my})`}>
          <rect x={-width / 2} y="-8" width={width} height="16" rx="8" />
          {given.map(([icon, n], i) => (
            <g key={icon.name} transform={`translate(${(i - (given.length - 1) / 2) * 24} 0)`}>
              <IconMark of={icon} x={-5} y={0} size={11} />
              <text x="2" y="4.4">
                {n}
              </text>
            </g>
          ))}
        </g>
      )}
    </g>
  );
}

interface Stack {
  readonly seat: number;
  readonly scouts: boolean;
  readonly n: number;
  /** the first of them: they move together under its name */
  readonly first: number;
  readonly spent: boolean;
}

/** Figures of one seat and kind on one square are one stack. */
function stacksOn(view: State): ReadonlyMap<number, readonly Stack[]> {
  const found = new Map<number, Stack[]>();
  for (let seat = 0; seat < view.seats; seat++)
    for (const scouts of [false, true]) {
      const counts = new Map<number, { n: number; first: number; fresh: number }>();
      for (let f = scouts ? ARMIES : 0; f < (scouts ? FIGURES : ARMIES); f++) {
        const q = view.fig[seat * FIGURES + f];
        if (q === NONE) continue;
        const was = counts.get(q) ?? { n: 0, first: f, fresh: 0 };
        was.n++;
        if (((view.moved[seat] >> f) & 1) === 0) was.fresh++;
        counts.set(q, was);
      }
      for (const [q, { n, first, fresh }] of counts) {
        const list = found.get(q) ?? [];
        list.push({ seat, scouts, n, first, spent: fresh === 0 });
        found.set(q, list);
      }
    }
  return found;
}

export const Stacks = memo(function Stacks() {
  const { view } = useTable();
  const found = stacksOn(view);
  return (
    <g className="ww-stacks">
      {[...found].flatMap(([q, stacks]) =>
        stacks.map((stack, i) => {
          // over a city or a building they stand below, else in the middle
          const busy = view.top[q] > 0 || view.zone[q] >= 16 || view.mark[q] > 0;
          const gap = stacks.length > 2 ? 13 : 19;
          const dx = (i - (stacks.length - 1) / 2) * gap + (busy ? 6 : 0);
          return (
            <Badge
              key={`${stack.seat}/${stack.scouts}/${q}`}
              stack={stack}
              x={x(q) + dx}
              y={y(q) + (busy ? 9 : 2)}
              size={busy || stacks.length > 1 ? 23 : 27}
            />
          );
        }),
      )}
    </g>
  );
});

function Badge({ stack, x: bx, y: by, size }: { stack: Stack; x: number; y: number; size: number }) {
  const table = useTable();
  const { seat, scouts, n, first, spent } = stack;
  const mark = markOf(table, seat);
  const k = size / 24;
  return (
    <g
      className={cx('ww-stack', `ek-seat-${mark % 8}`, spent && seat === table.own && 'ww-spent')}
      transform={`translate(${bx} ${by})`}
      data-piece={`figure-${seat}-${first}`}
    >
      <path className="ww-seat-shape" d={seatShape(mark)} transform={`scale(${k}) translate(-12 -12)`} />
      <IconMark of={scouts ? icons.scout : icons.army} x={0} y={mark % 8 === 3 ? 3 : 0} size={size * 0.62} />
      {n > 1 && (
        <g className="ww-count ww-lettered">
          <circle cx={size / 2 - 2} cy={-size / 2 + 2} r="7.5" />
          <text x={size / 2 - 2} y={-size / 2 + 6.2} textAnchor="middle">
            {n}
          </text>
        </g>
      )}
    </g>
  );
}

/** The nine squares of a city, for its sheet. */
export const nineOf = (view: State, q: number): readonly number[] => [...gridOf(view).eight[q], q];
