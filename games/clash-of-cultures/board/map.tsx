/** The world as a page of an atlas: land, cities, units, and where one can go. Whatever a choice says of a space is pressed on it. */
import { NONE } from '@epoka/kernel';
import {
  type BoardChoice,
  Cell,
  cx,
  HexMap,
  hexCentre,
  Icon,
  IconMark,
  type IconShape,
  useCentre,
} from '@epoka/web/kit';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { drawGround, GROUND_CLASS, type GroundMap, outlineOf, rose } from './art/ground.ts';
import { resourceIcon } from './art.ts';
import { BARBARIAN, distances, isEnemySpace, layoutFor, type State, sizeOf } from './game.ts';
import { mood as moodIcon } from './glyphs.ts';
import { followHeaps, HeapNames, type Heaps } from './heaps.ts';
import { icons } from './icons.ts';
import { lookOf, Pieces, SIZE, unitsInWords } from './pieces.tsx';
import { contentId, labelled, namesOf, oneOf, ownerName, placeOf, type Table, useTable } from './table.tsx';

/** Which argument of an answer is the space it is about. */
export const SPACE_OF: Readonly<Record<string, number | undefined>> = {
  found: 1,
  collect: 1,
  construct: 1,
  recruit: 1,
  circus: 1,
  liberty: 1,
  take: 1,
  at: 1,
  relocate: 1,
  raise: 1,
  influence: 2,
  from: 1,
  go: 1,
  roads: 1,
  raze: 1,
  march: 2,
  lose: 1,
  ruin: 1,
  wonder: 2,
  hire: 1,
  seize: 1,
  decree: 1,
  wander: 2,
  convert: 1,
  share: 1,
  corsair: 1,
  power: 2,
};

/** What influence from one space on another costs beyond its range. */
function rangePrice(view: State, from: number, to: number): number {
  return Math.max(0, distances(view, from, view.terrain.length, false)[to] - sizeOf(view, from));
}

/** Everything that can be done on each space. */
function bySpace(table: Table): ReadonlyMap<number, readonly BoardChoice[]> {
  const { choices, view, t, leave, seat } = table;
  const { slotOf } = layoutFor(view.seats);
  const found = new Map<number, BoardChoice[]>();
  const note = (space: number, choice: BoardChoice) => {
    const list = found.get(space);
    if (list) list.push(choice);
    else found.set(space, [choice]);
  };
  for (const choice of choices.list) {
    const [verb, a, b] = choice.answer as readonly [string, number, number];
    if (verb === 'influence') note(b, labelled(choice, t.influenceFrom(placeOf(a), rangePrice(view, a, b))));
    else if (verb === 'reveal') {
      for (let x = 0; x < slotOf.length; x++) if (slotOf[x] === a) note(x, choice);
    } else if (verb === 'all') note(view.from, choice);
    else {
      const arg = SPACE_OF[verb];
      if (arg !== undefined) note(choice.answer[arg] as number, choice);
    }
  }
  // units of a space are set out from it at once
  const move = choices.choice(['move']);
  if (move)
    for (let x = 0; x < view.holder.length; x++)
      if (view.holder[x] === seat)
        note(x, {
          ...labelled(move, t.moveFrom(placeOf(x))),
          act: () => {
            leave(x);
            move.act();
          },
        });
  return found;
}

type Sign = 'step' | 'attack' | 'explore' | 'roads' | 'pick';

/** What a legal target means, as the sign on it. */
function signOf({ view, seat }: Table, space: number, list: readonly BoardChoice[]): Sign | undefined {
  const verbs = new Set(list.filter(c => c.legal).map(c => c.answer[0]));
  if (verbs.has('go')) {
    if (view.terrain[space] < 0) return 'explore';
    return isEnemySpace(view, seat, space) ? 'attack' : 'step';
  }
  if (verbs.has('wander') || verbs.has('convert') || verbs.has('share')) return 'step';
  if (verbs.has('roads')) return 'roads';
  if (verbs.has('reveal')) return 'explore';
  if (verbs.has('march')) return isEnemySpace(view, BARBARIAN, space) ? 'attack' : 'step';
  return undefined;
}

const SIGNS: Readonly<Record<Exclude<Sign, 'roads' | 'pick'>, IconShape>> = {
  step: icons.move,
  attack: icons.battle,
  explore: icons.explore,
};

function Badge({ sign, x, y, r }: { sign: Sign; x: number; y: number; r: number }) {
  return (
    <g className={`coc-badge coc-badge-${sign}`} transform={`translate(${x} ${y})`}>
      <circle r={r} />
      {sign === 'roads' ? (
        <path
          d={`M${-r * 0.55} ${r * 0.6}L${-r * 0.18} ${-r * 0.6}M${r * 0.55} ${r * 0.6}L${r * 0.18} ${-r * 0.6}M0 ${r * 0.55}V${r * 0.15}M0 ${-r * 0.1}V${-r * 0.5}`}
        />
      ) : (
        sign !== 'pick' && <IconMark of={SIGNS[sign]} x={0} y={0} size={r * 1.36} />
      )}
    </g>
  );
}

/** A small price or gift on a space: how many of what. */
function Pill({ icon, n, x, y }: { icon: IconShape; n?: string | undefined; x: number; y: number }) {
  const wide = n === undefined ? 12 : 19;
  return (
    <g className="coc-pill" transform={`translate(${x} ${y})`}>
      <rect x={-wide} y={-12} width={wide * 2} height={24} rx="12" />
      <IconMark of={icon} x={n === undefined ? 0 : 8} y={0} size={17} />
      {n !== undefined && (
        <text x={-6} y={5.6} textAnchor="middle">
          {n}
        </text>
      )}
    </g>
  );
}

/** What a target gives or costs, printed on it while it is chosen. */
function Price({ table, space, list }: { table: Table; space: number; list: readonly BoardChoice[] }) {
  const { view } = table;
  const legal = list.filter(c => c.legal);
  const takes = legal.filter(c => c.answer[0] === 'take');
  if (takes.length > 0)
    return takes.map((c, i) => (
      <Pill
        key={c.key}
        icon={resourceIcon(c.answer[2] as number)}
        x={(i - (takes.length - 1) / 2) * 25}
        y={26}
      />
    ));
  const raise = legal.find(c => c.answer[0] === 'raise');
  if (raise) return <Pill icon={moodIcon} n={String(sizeOf(view, space))} x={24} y={-22} />;
  const influences = legal.filter(c => c.answer[0] === 'influence');
  if (influences.length === 0) return null;
  const least = Math.min(...influences.map(c => rangePrice(view, c.answer[1] as number, space)));
  return <Pill icon={icons.culture} n={String(least)} x={24} y={-22} />;
}

/** What was taken so far in a Collect. */
function Taken({ table, space }: { table: Table; space: number }) {
  const { view, questions } = table;
  if (questions[0]?.question.kind !== 'collect') return null;
  const kinds: number[] = [];
  for (let i = 0; i < view.draft.length; i += 2) if (view.draft[i] === space) kinds.push(view.draft[i + 1]);
  return kinds.map((kind, i) => (
    <g key={i} className="coc-taken">
      <Pill icon={resourceIcon(kind)} n="+1" x={(i - (kinds.length - 1) / 2) * 40} y={26} />
    </g>
  ));
}

const MOODS = ['angry', 'neutral', 'happy'] as const;

export function cityInWords(table: Pick<Table, 'view' | 't' | 'reader'>, space: number): string {
  const { view, t } = table;
  const owner = view.cityOwner[space];
  const city = t.cityOf(ownerName(table, owner), sizeOf(view, space));
  return owner < BARBARIAN ? `${city}. ${t.moods[MOODS[view.mood[space]]]}` : city;
}

/** What lies on a space, in words. */
function describe(table: Table, space: number): string {
  const { view, words, t } = table;
  const terrain = view.terrain[space];
  const label = placeOf(space);
  if (terrain < 0) return `${label}: ${t.unexplored}`;
  const owner = view.cityOwner[space];
  const parts = [`${label}: ${namesOf(words).terrain(terrain)}`];
  if (view.exhausted[space] === 1) parts.push(t.exhausted);
  if (owner >= 0) parts.push(cityInWords(table, space));
  const units = unitsInWords(table, space);
  if (units.length > 0) parts.push(`${ownerName(table, view.holder[space])}: ${units.join(', ')}`);
  return parts.join('. ');
}

function Space({ space, list }: { space: number; list: readonly BoardChoice[] }) {
  const table = useTable();
  const { view, hot, open, questions } = table;
  const { q, r } = layoutFor(view.seats);
  const choice = oneOf(table, list);
  const terrain = view.terrain[space];
  const kind = questions[0]?.question.kind;
  const moving = kind === 'group' && view.from === space;
  const sign = signOf(table, space, list);
  const thin = sign === 'roads';
  const content = terrain < 0 ? undefined : contentId.space(terrain, space);
  return (
    <Cell
      at={[q[space], r[space]]}
      label={describe(table, space)}
      choice={choice}
      hot={hot}
      onOpen={content === undefined ? undefined : () => open(content)}
      // a target keeps its short note, and its neighbours in sight; of several ways the note that counts them says more
      content={choice?.legal || choice?.ways ? undefined : content}
      className={cx(
        'coc-cell',
        terrain < 0 && 'coc-dark',
        thin && 'coc-thin',
        moving && 'coc-from',
        view.battle.space === space && 'coc-fought',
      )}
    />
  );
}

/** Pieces lie over all cells, since they may be larger than theirs; presses go through to the cell. */
function Standing({ space, list }: { space: number; list: readonly BoardChoice[] }) {
  const table = useTable();
  const { view, questions } = table;
  const { q, r } = layoutFor(view.seats);
  const { x, y } = useCentre(q[space], r[space]);
  const kind = questions[0]?.question.kind;
  const sign = signOf(table, space, list);
  const busy = view.cityOwner[space] >= 0 || view.holder[space] >= 0 || view.exhausted[space] === 1;
  const { battle } = view;
  const terrain = view.terrain[space];
  const city = view.cityOwner[space] >= 0;
  const legal = list.some(choice => choice.legal);
  // the name of a city stands over it, where the one of the land above would be
  const south = layoutFor(view.seats).near[6 * space];
  const crowded = !city && !legal && south >= 0 && view.cityOwner[south] >= 0;
  return (
    <g className="coc-standing" transform={`translate(${x} ${y})`}>
      <Pieces table={table} space={space} lit={kind === 'group' && view.from === space} />
      {(terrain >= 0 || legal) && !crowded && (
        <text
          className="coc-name"
          y={city ? -31 : terrain < 0 ? -22 : 32}
          textAnchor="middle"
          data-city={city || undefined}
        >
          {placeOf(space)}
        </text>
      )}
      {battle.space === space && battle.attacker !== NONE && <Badge sign="attack" x={-30} y={-26} r={15} />}
      {sign && <Badge sign={sign} x={busy ? 35 : 0} y={0} r={busy ? 12 : 14} />}
      <Price table={table} space={space} list={list} />
      <Taken table={table} space={space} />
    </g>
  );
}

/** How far culture reaches without a token while an attempt is chosen: the spaces around each of the player's cities, by its size. */
function Reach({ map }: { map: GroundMap }) {
  const { view, seat, questions } = useTable();
  if (questions[0]?.question.kind !== 'influence') return null;
  const near = new Set<number>();
  for (let x = 0; x < view.cityOwner.length; x++) {
    if (view.cityOwner[x] !== seat) continue;
    const size = sizeOf(view, x);
    distances(view, x, view.terrain.length, false).forEach((far, y) => {
      if (far >= 0 && far <= size) near.add(y);
    });
  }
  return <path className="coc-reach" d={outlineOf(map, (_, n) => near.has(n))} />;
}

/** The ground, drawn anew only when a region was revealed. */
const Ground = memo(function Ground({
  map,
  north,
  area,
}: {
  map: GroundMap;
  north: string;
  area: { x: number; y: number };
}) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.innerHTML = `${drawGround(map)}${rose(area.x, area.y, 30, north)}`;
  }, [map, north, area]);
  return <g ref={ref} className="coc-ground" />;
});

/** The land and whose cities stand where, in little. */
function Mini({ map, table }: { map: GroundMap; table: Table }) {
  const { view } = table;
  return (
    <>
      {map.cells.map(({ x, y, terrain }, space) => (
        <circle
          key={placeOf(space)}
          className={GROUND_CLASS[terrain] ?? 'coc-unexplored'}
          cx={x}
          cy={y}
          r={SIZE * 0.9}
        />
      ))}
      {map.cells.map(({ x, y }, space) =>
        view.cityOwner[space] < 0 ? null : (
          <circle
            key={placeOf(space)}
            className={cx('coc-mini-city', lookOf(table, view.cityOwner[space]).className)}
            cx={x}
            cy={y}
            r={SIZE * 0.6}
          />
        ),
      )}
    </>
  );
}

function Legend({ signs }: { signs: ReadonlySet<Sign> }) {
  const { t } = useTable();
  const shown = (['step', 'attack', 'explore', 'roads'] as const).filter(sign => signs.has(sign));
  if (shown.length === 0) return null;
  return (
    <ul className="coc-legend">
      {shown.map(sign => (
        <li key={sign}>
          <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
            <Badge sign={sign} x={0} y={0} r={9.5} />
          </svg>
          {t.signs[sign]}
        </li>
      ))}
    </ul>
  );
}

function Decks() {
  const { view, t } = useTable();
  const decks = [
    ['events', view.eventDeck.length, icons.event],
    ['actions', view.actionDeck.length, icons.action],
    ['objectives', view.objectiveDeck.length, icons.objective],
    ['wonders', view.wonderDeck.length, icons.wonder],
  ] as const;
  return (
    <ul className="coc-decks" aria-label={t.decks.all}>
      {decks.map(([key, n, icon]) => (
        <li
          key={key}
          className={`coc-deck coc-deck-${key}`}
          data-hint={`${t.decks[key]}: ${n} – ${t.deckNotes[key]}`}
        >
          <span className="coc-deck-back">
            <Icon of={icon} />
          </span>
          <span className="ek-hidden">{t.decks[key]}</span> <b>{n}</b>
        </li>
      ))}
    </ul>
  );
}

export const WorldMap = memo(function WorldMap() {
  const table = useTable();
  const { view, t } = table;
  const layout = layoutFor(view.seats);
  const land = view.terrain.join();
  const map = useMemo(
    (): GroundMap => ({
      cells: layout.q.map((q, x) => ({
        ...hexCentre(q, layout.r[x], SIZE, 'flat'),
        terrain: view.terrain[x],
        slot: layout.slotOf[x],
      })),
      near: layout.near,
      size: SIZE,
    }),
    [layout, land],
  );
  const extent = useMemo(() => layout.q.map((q, x) => [q, layout.r[x]] as const), [layout]);
  const corner = useMemo(() => {
    const right = Math.max(...map.cells.map(cell => cell.x));
    const top = Math.min(...map.cells.map(cell => cell.y));
    return { x: right + 4, y: top + 26 };
  }, [map]);
  const here = useMemo(() => bySpace(table), [table]);
  const signs = new Set<Sign>();
  for (const [space, list] of here) {
    const sign = signOf(table, space, list);
    if (sign) signs.add(sign);
  }
  const followed = useRef<{ view: State; heaps: Heaps }>(undefined);
  if (followed.current?.view !== view)
    followed.current = { view, heaps: followHeaps(followed.current?.heaps ?? new Map(), view) };
  const spaces = view.terrain.map((_, x) => x);
  return (
    <HexMap
      label={t.map}
      words={t.mapKeys}
      size={SIZE}
      orientation="flat"
      extent={extent}
      margin={SIZE * 0.94}
      most={1.9}
      className="coc-map"
      mini={<Mini map={map} table={table} />}
      ground={<Ground map={map} north={t.north} area={corner} />}
      behind={
        <>
          <Decks />
          <Legend signs={signs} />
        </>
      }
    >
      {spaces.map(x => (
        <Space key={x} space={x} list={here.get(x) ?? NOTHING} />
      ))}
      <Reach map={map} />
      <HeapNames value={followed.current.heaps}>
        {spaces.map(x => (
          <Standing key={`s${x}`} space={x} list={here.get(x) ?? NOTHING} />
        ))}
      </HeapNames>
    </HexMap>
  );
});

const NOTHING: readonly BoardChoice[] = [];
