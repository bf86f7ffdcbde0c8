/** Wooden pieces as they stand on the map, drawn from the centre of their hex: units, cities, camps, ships, markers. */

import { cx, IconMark, type IconShape, markOf, seatShape } from '@epoka/web/kit';
import { useContext } from 'react';
import { buildingIcon, drawn, unitIcon, wonderIcon } from './art.ts';
import {
  B,
  BARBARIAN,
  BUILDING_KINDS,
  HAPPY,
  INFANTRY,
  KINDS,
  layoutFor,
  PIRATE,
  SHIP,
  type State,
  sizeOf,
  WONDERS,
} from './game.ts';
import { HeapNames, placeOfHeap } from './heaps.ts';
import { icons } from './icons.ts';
import { namesOf, type Table } from './table.tsx';

export const SIZE = 46;
/** from the centre to the middle of an edge */
const HALF = (SIZE * Math.sqrt(3)) / 2;

const ROUGH = 'M12 .8L19 3.6 23.2 9.6 21.6 18 15.4 23.2 7.4 22.8 1.6 17.4.8 9 5.4 3z';

interface Look {
  readonly className: string;
  readonly shape: string;
  /** the third seat's mark is a triangle: what is printed on it stands lower and smaller */
  readonly low: boolean;
}

/** Colour and shape of an owner's pieces. */
export function lookOf(table: Pick<Table, 'seats'>, owner: number): Look {
  if (owner === BARBARIAN) return { className: 'coc-barbarian', shape: ROUGH, low: false };
  if (owner === PIRATE) return { className: 'coc-pirate', shape: ROUGH, low: false };
  const mark = markOf(table, owner);
  return { className: `ek-seat-${mark % 8}`, shape: seatShape(mark), low: mark % 8 === 3 };
}

/** A unit, with how many of its kind stand there. */
export function UnitToken({
  look,
  icon,
  x,
  y,
  size,
  n = 1,
  lit = false,
  piece,
}: {
  look: Look;
  icon: IconShape;
  x: number;
  y: number;
  size: number;
  n?: number;
  lit?: boolean;
  /** followed on its way over the map by this name */
  piece?: string | undefined;
}) {
  const scale = size / 24;
  return (
    <g className={cx('coc-token', look.className, lit && 'coc-lit')} data-piece={piece}>
      <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
        <path className="coc-drop" d={look.shape} transform="translate(.8 1.8)" />
        <path className="coc-wood" d={look.shape} />
      </g>
      <IconMark of={icon} x={x} y={look.low ? y + size * 0.1 : y} size={size * (look.low ? 0.52 : 0.66)} />
      {n > 1 && <Count n={n} x={x - size * 0.42} y={y + size * 0.26} />}
    </g>
  );
}

function Count({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g className="coc-count">
      <circle cx={x} cy={y} r={9.4} />
      <text x={x} y={y + 5.4} textAnchor="middle">
        {n}
      </text>
    </g>
  );
}

const MOUTHS = [
  'M-4.2 5Q0 .6 4.2 5M-5.4 -5.2L-1.6 -3.8M5.4 -5.2L1.6 -3.8',
  'M-3.8 3.4H3.8',
  'M-4.6 1.8Q0 7.4 4.6 1.8',
];

export function MoodFace({
  mood,
  x = 0,
  y = 0,
  size = 19,
}: {
  mood: number;
  x?: number;
  y?: number;
  size?: number;
}) {
  return (
    <g className={`coc-face coc-face-${mood}`} transform={`translate(${x} ${y}) scale(${size / 19})`}>
      <circle className="coc-face-rim" r="9.6" />
      <circle className="coc-face-skin" r="8.2" />
      <circle className="coc-face-eye" cx="-3" cy="-2" r="1.35" />
      <circle className="coc-face-eye" cx="3" cy="-2" r="1.35" />
      <path className="coc-face-line" d={MOUTHS[mood]} />
    </g>
  );
}

/** Units of a space by kind: cargo last. */
function kindsAt(view: State, space: number): (readonly [kind: number, n: number])[] {
  const list: [number, number][] = [];
  for (let k = 0; k < KINDS; k++) {
    const n = view.troops[space * KINDS + k];
    if (n > 0) list.push([k, n]);
  }
  return list;
}

/** Barbarians have a sign of their own. */
export const unitSign = (owner: number, kind: number): IconShape =>
  owner === BARBARIAN && kind === INFANTRY ? icons.barbarian : unitIcon(kind);

function Row({
  table,
  space,
  owner,
  kinds,
  y,
  size,
  lit,
}: {
  table: Table;
  space: number;
  owner: number;
  kinds: readonly (readonly [number, number])[];
  y: number;
  size: number;
  lit: boolean;
}) {
  const look = lookOf(table, owner);
  const heaps = useContext(HeapNames);
  const step = Math.min(size * 1.02, 74 / Math.max(1, kinds.length));
  return kinds.map(([kind, n], i) => (
    <UnitToken
      key={kind}
      look={look}
      icon={unitSign(owner, kind)}
      x={(i - (kinds.length - 1) / 2) * step}
      y={y}
      size={size}
      n={n}
      lit={lit}
      piece={heaps.get(placeOfHeap(owner, kind, space))}
    />
  ));
}

function sector(angle: number, inner: number, outer: number): string {
  const half = (24 * Math.PI) / 180;
  const a = (angle * Math.PI) / 180;
  const p = (r: number, t: number) => `${(r * Math.cos(t)).toFixed(1)} ${(r * Math.sin(t)).toFixed(1)}`;
  return `M${p(inner, a - half)}L${p(outer, a - half)}A${outer} ${outer} 0 0 1 ${p(outer, a + half)}L${p(inner, a + half)}A${inner} ${inner} 0 0 0 ${p(inner, a - half)}Z`;
}

/** In the order of the content: academy, fortress, port, temple, market, obelisk, observatory. */
const SECTOR = [220, 167, 0, -40, 13, 130, 50] as const;

/** The direction in which the sea of a port lies. */
const DIRECTION = [90, 30, 330, 270, 210, 150] as const;

function portAngle(view: State, space: number): number {
  const { near } = layoutFor(view.seats);
  for (let d = 0; d < 6; d++) if (near[6 * space + d] === view.port[space]) return DIRECTION[d];
  return 90;
}

function Building({ table, space, id, owner }: { table: Table; space: number; id: number; owner: number }) {
  const { view } = table;
  const colour = view.piece[space * BUILDING_KINDS + id];
  const look = lookOf(table, colour);
  const port = id === B.port;
  const angle = port ? portAngle(view, space) : SECTOR[id];
  const a = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return (
    <g className={cx('coc-building', look.className)}>
      {port && (
        <>
          <path className="coc-jetty-under" d={`M${20 * c} ${20 * s}L${(HALF + 6) * c} ${(HALF + 6) * s}`} />
          <path className="coc-jetty" d={`M${20 * c} ${20 * s}L${(HALF + 5) * c} ${(HALF + 5) * s}`} />
        </>
      )}
      <path className="coc-sector" d={sector(angle, 17, 33)} />
      <IconMark of={buildingIcon(id)} x={25.4 * c} y={25.4 * s} size={15.5} />
      {colour !== owner && (
        <path
          className="coc-foreign"
          d={look.shape}
          transform={`translate(${36 * c - 6.5} ${36 * s - 6.5}) scale(${13 / 24})`}
        />
      )}
    </g>
  );
}

function WonderBadge({ table, id, i }: { table: Table; id: number; i: number }) {
  const builder = table.view.wonderBuilder[id];
  const art = drawn();
  return (
    <g className="coc-wonder" transform={`translate(${30 - i * 9} ${-22 - i * 7})`}>
      <circle className="coc-drop" cx="1" cy="2" r="17" />
      <circle className="coc-coin" r="17" />
      <circle className="coc-coin-face" r="14.4" />
      {art ? (
        <svg x="-13" y="-14.5" width="26" height="24.7" viewBox="0 0 160 152" aria-hidden="true">
          <art.WonderArt id={id} />
        </svg>
      ) : (
        <IconMark of={wonderIcon(id)} x={0} y={-1} size={18} />
      )}
      <rect
        className={cx('coc-plinth', builder >= 0 && lookOf(table, builder).className)}
        x="-12"
        y="10"
        width="24"
        height="5"
        rx="1.5"
      />
    </g>
  );
}

/** A city of a player: its settlement with the size, the pieces around it, its mood, who stands in it. */
function PlayerCity({ table, space, lit }: { table: Table; space: number; lit: boolean }) {
  const { view } = table;
  const owner = view.cityOwner[space];
  const look = lookOf(table, owner);
  const wonders = WONDERS.flatMap((_, w) => (view.wonderAt[w] === space ? [w] : []));
  const raised = view.draft.filter(x => x === space).length;
  const cheering = table.questions[0]?.question.kind === 'happy';
  const mood = Math.min(HAPPY, view.mood[space] + (cheering ? raised : 0));
  const kinds = kindsAt(view, space);
  const z = 31 / 24;
  return (
    <g className={look.className}>
      <g transform="translate(0 3)">
        <circle className="coc-drop" cx="1.5" cy="3" r="33" />
        <circle className="coc-rim" r="32.5" />
        <circle className="coc-rim-colour" r="30.6" />
        {view.piece
          .slice(space * BUILDING_KINDS, (space + 1) * BUILDING_KINDS)
          .map((colour, id) =>
            colour < 0 ? null : <Building key={id} table={table} space={space} id={id} owner={owner} />,
          )}
        <g transform={`translate(${-12 * z} ${-12 * z - (look.low ? 1.5 : 0)}) scale(${z})`}>
          <path className="coc-wood" d={look.shape} />
          <path className="coc-wood-inner" d={look.shape} transform="translate(1.9 1.9) scale(.84)" />
        </g>
        <text className="coc-size" y={look.low ? 8 : 6.6} textAnchor="middle">
          {sizeOf(view, space)}
        </text>
        {wonders.map((id, i) => (
          <WonderBadge key={id} table={table} id={id} i={i} />
        ))}
        <Row
          table={table}
          space={space}
          owner={view.holder[space]}
          kinds={kinds}
          y={26}
          size={23}
          lit={lit}
        />
      </g>
      <MoodFace mood={mood} x={-37} y={-2} size={19} />
      {view.activated[space] === 1 && view.current === owner && (
        <g className="coc-tick" transform="translate(37 -2)">
          <circle r="8.4" />
          <path d="M-3.8 .2L-1 3.2L4.2 -3.2" />
        </g>
      )}
    </g>
  );
}

const PALISADE = Array.from({ length: 16 }, (_, i) => {
  const a = (i * Math.PI) / 8;
  const p = (r: number, t: number) => `${(r * Math.cos(t)).toFixed(1)} ${(r * Math.sin(t)).toFixed(1)}`;
  return `M${p(21, a - 0.14)}L${p(29, a)}L${p(21, a + 0.14)}Z`;
}).join('');

function Camp({ table, space }: { table: Table; space: number }) {
  const { view } = table;
  return (
    <g className="coc-barbarian">
      <path className="coc-palisade" d={PALISADE} />
      <circle className="coc-camp" r="22" />
      <IconMark of={icons.camp} x={0} y={-6} size={24} />
      {view.piece
        .slice(space * BUILDING_KINDS, (space + 1) * BUILDING_KINDS)
        .map((colour, id) =>
          colour < 0 ? null : <Building key={id} table={table} space={space} id={id} owner={BARBARIAN} />,
        )}
      <Row
        table={table}
        space={space}
        owner={view.holder[space]}
        kinds={kindsAt(view, space)}
        y={17}
        size={24}
        lit={false}
      />
    </g>
  );
}

function Ships({ table, space, lit }: { table: Table; space: number; lit: boolean }) {
  const { view } = table;
  const owner = view.holder[space];
  const look = lookOf(table, owner);
  const heaps = useContext(HeapNames);
  const ships = view.troops[space * KINDS + SHIP];
  const cargo = kindsAt(view, space).filter(([kind]) => kind !== SHIP);
  const y = cargo.length > 0 ? -9 : 0;
  return (
    <g className={cx(look.className, lit && 'coc-lit')}>
      {cargo.length > 0 && (
        <rect
          className="coc-hold"
          x={-(cargo.length * 22 + 6) / 2}
          y={13}
          width={cargo.length * 22 + 6}
          height={22}
          rx="10"
        />
      )}
      <g data-piece={heaps.get(placeOfHeap(owner, SHIP, space))}>
        <g className="coc-ship" transform={`translate(0 ${y}) scale(1.12)`}>
          <path className="coc-wake" d="M-24 12Q0 19 25 11" />
          <path className="coc-mast" d="M-1 6V-22" />
          <path className="coc-sail" d="M-13 -17Q0 -21 11 -17Q15 -7 11 1Q0 -3 -13 1Q-9 -8 -13 -17Z" />
          <path
            className="coc-hull"
            d="M-21 2Q-24 -4 -20 -9Q-19 -3 -15 3H14Q19 1 21 -6Q25 0 20 6Q16 13 8 13H-10Q-18 13 -21 2Z"
          />
          <path className="coc-oars" d="M-10 9l-3 7M-4 9l-3 7M2 9l-3 7M8 9l-3 7" />
          {owner === PIRATE ? (
            <IconMark of={icons.pirate} x={-1} y={-9} size={14} />
          ) : (
            <path className="coc-hull" d={look.shape} transform="translate(-7.5 -15.5) scale(.56)" />
          )}
        </g>
      </g>
      {ships > 1 && <Count n={ships} x={22} y={y - 14} />}
      <Row table={table} space={space} owner={owner} kinds={cargo} y={24} size={21} lit={false} />
    </g>
  );
}

function Exhausted() {
  return (
    <g className="coc-exhausted">
      <path
        className="coc-cracks"
        d="M-34 -8L-18 -14L-8 -30M-18 -14L-16 8L-30 26M-16 8L4 18L8 38M4 18L26 10L40 16M26 10L24 -10L38 -20M24 -10L6 -22L-8 -30"
      />
      <circle className="coc-marker" r="14" />
      <IconMark of={icons.food} x={0} y={0} size={17} />
      <path className="coc-strike" d="M-10 10L10 -10" />
    </g>
  );
}

/** Everything that stands on a space. `lit`: its units are being moved. */
export function Pieces({ table, space, lit }: { table: Table; space: number; lit: boolean }) {
  const { view } = table;
  const owner = view.cityOwner[space];
  const holder = view.holder[space];
  return (
    <>
      {view.exhausted[space] === 1 && <Exhausted />}
      {owner >= 0 && owner < BARBARIAN && <PlayerCity table={table} space={space} lit={lit} />}
      {owner >= BARBARIAN && <Camp table={table} space={space} />}
      {owner < 0 && holder >= 0 && view.troops[space * KINDS + SHIP] > 0 && (
        <Ships table={table} space={space} lit={lit} />
      )}
      {owner < 0 && holder >= 0 && view.troops[space * KINDS + SHIP] === 0 && (
        <Row
          table={table}
          space={space}
          owner={holder}
          kinds={kindsAt(view, space)}
          y={2}
          size={30}
          lit={lit}
        />
      )}
    </>
  );
}

/** In words, what stands on a space. */
export function unitsInWords({ view, words }: Pick<Table, 'view' | 'words'>, space: number): string[] {
  return kindsAt(view, space).map(([kind, n]) => `${n} × ${namesOf(words).unit(kind).toLowerCase()}`);
}
