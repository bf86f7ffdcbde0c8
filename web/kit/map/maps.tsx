import './map.css';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { BoardChoice, Hot } from '../board.ts';
import { cx } from '../cx.ts';
import { useHatchings } from '../defs.ts';
import { useTarget } from '../target.ts';
import type { Point, Rect } from './camera.ts';
import { boundsOf, hexCentre, hexCorners, type Orientation, pathOf } from './grid.ts';
import { MapView, type MapWords, pressKeys } from './view.tsx';

/** Each has a wash of colour and a hatching: never told apart by colour alone. */
export type Terrain =
  | 'plain'
  | 'grass'
  | 'forest'
  | 'hill'
  | 'mountain'
  | 'desert'
  | 'barren'
  | 'water'
  | 'deep'
  | 'home'
  | 'unknown';

interface Layout {
  readonly outline: string;
  /** the same, to be moved by the path itself */
  readonly corners: readonly Point[];
  centre(a: number, b: number): Point;
}

const LayoutContext = createContext<Layout | null>(null);

interface MapProps {
  readonly label: string;
  readonly words: MapWords;
  /** every cell that is there, or may be pointed at: the map shows them all when it opens */
  readonly extent: readonly (readonly [number, number])[];
  /** what is shown while nobody moves the map, in its units; all of it unless told. Keep the same object as long as it means the same. */
  readonly look?: Rect | undefined;
  /** cells that rise from the sea: lines of water are engraved around them */
  readonly land?: readonly (readonly [number, number])[] | undefined;
  /** pixels a unit at the closest look */
  readonly most?: number;
  /** drawn under everything, in the units of the map: a `TerrainLayer` */
  readonly ground?: ReactNode;
  /** stands still behind the map */
  readonly behind?: ReactNode;
  /** the whole world in little, in the units of the map: shown on a small screen while only a part is seen */
  readonly mini?: ReactNode;
  /** how much is seen around the cells */
  readonly margin?: number | undefined;
  readonly className?: string | undefined;
  /** the cells first, pieces over them */
  readonly children: ReactNode;
}

/** A map of hexes in axial coordinates. `size` is from centre to corner. */
export function HexMap({
  size = 60,
  orientation = 'pointy',
  extent,
  margin = size * 1.4,
  children,
  ...rest
}: MapProps & { size?: number; orientation?: Orientation }) {
  const layout = useMemo<Layout>(
    () =>
      layoutOf(hexCorners({ x: 0, y: 0 }, size, orientation), (q, r) => hexCentre(q, r, size, orientation)),
    [size, orientation],
  );
  return (
    <Ground layout={layout} extent={extent} margin={margin} {...rest}>
      {children}
    </Ground>
  );
}

/** A map of squares: columns and rows. `size` is the side. */
export function SquareMap({
  size = 72,
  extent,
  margin = size * 0.6,
  children,
  ...rest
}: MapProps & { size?: number }) {
  const layout = useMemo<Layout>(
    () => layoutOf(squareCorners(size), (column, row) => ({ x: column * size, y: row * size })),
    [size],
  );
  return (
    <Ground layout={layout} extent={extent} margin={margin} {...rest}>
      {children}
    </Ground>
  );
}

function layoutOf(corners: readonly Point[], centre: Layout['centre']): Layout {
  return { corners, outline: pathOf(corners), centre };
}

function squareCorners(size: number): Point[] {
  const h = size / 2;
  return [
    { x: -h, y: -h },
    { x: h, y: -h },
    { x: h, y: h },
    { x: -h, y: h },
  ];
}

const COAST = [46, 44.6, 32, 30.2, 20, 17.8, 10, 7];

/** Lines of water along a coast, as old maps have them: one outline drawn several times, wide below, narrow above. */
function Coast({ layout, land }: { layout: Layout; land: readonly (readonly [number, number])[] }) {
  const path = useMemo(
    () =>
      land
        .map(([a, b]) => {
          const { x, y } = layout.centre(a, b);
          return pathOf(layout.corners.map(p => ({ x: p.x + x, y: p.y + y })));
        })
        .join(''),
    [layout, land],
  );
  return (
    <g className="ek-coast">
      {COAST.map((width, i) => (
        <path key={width} d={path} strokeWidth={width} className={i % 2 ? 'ek-coast-sea' : 'ek-coast-line'} />
      ))}
    </g>
  );
}

function Ground({
  layout,
  extent,
  land,
  ground,
  margin,
  children,
  ...rest
}: MapProps & { layout: Layout; margin: number }) {
  useHatchings();
  const world: Rect = useMemo(
    () =>
      boundsOf(
        extent.map(([a, b]) => layout.centre(a, b)),
        margin,
      ),
    [extent, layout, margin],
  );
  return (
    <LayoutContext.Provider value={layout}>
      <MapView world={world} {...rest}>
        {land && <Coast layout={layout} land={land} />}
        {ground}
        {children}
      </MapView>
    </LayoutContext.Provider>
  );
}

function useLayout(): Layout {
  const layout = useContext(LayoutContext);
  if (!layout) throw new Error('a cell must stand inside a HexMap or SquareMap');
  return layout;
}

/** Where a cell lies, for pieces drawn over the map. */
export function useCentre(a: number, b: number): Point {
  return useLayout().centre(a, b);
}

export interface CellProps {
  /** q, r on a map of hexes; column, row on a map of squares */
  readonly at: readonly [number, number];
  readonly terrain?: Terrain | undefined;
  /** what lies here, in words */
  readonly label: string;
  readonly choice?: BoardChoice | undefined;
  readonly hot?: Hot | undefined;
  /** pressed while it is no choice: opens what lies here */
  readonly onOpen?: (() => void) | undefined;
  /** not part of the map yet: drawn as a dashed outline */
  readonly ghost?: boolean;
  readonly className?: string | undefined;
  /** the content that lies here: pointing at it explains it */
  readonly content?: string | undefined;
  /** drawn in coordinates from the centre of the cell */
  readonly children?: ReactNode;
}

/** One hex or square. A legal target glows and is a button; a blocked one tells why. */
export function Cell(props: CellProps) {
  const { at, terrain, label, choice, hot, onOpen, ghost, className, content, children } = props;
  const layout = useLayout();
  const target = useTarget(hot, choice);
  const { x, y } = layout.centre(at[0], at[1]);
  const act = choice ? choice.act : onOpen;
  const keys = pressKeys(act);
  const pressable = act !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has the role of a button exactly when it can be pressed
    <g
      className={cx('ek-cell', ghost && 'ek-cell-ghost', terrain && `ek-land-${terrain}`, className)}
      transform={`translate(${x} ${y})`}
      data-hint={label}
      data-content={content}
      {...target}
      role={pressable ? 'button' : 'img'}
      aria-label={choice ? `${target['aria-label']}. ${label}` : label}
      tabIndex={choice?.legal ? 0 : pressable ? -1 : undefined}
      onClick={act && (event => act(event.currentTarget))}
      onKeyDown={pressable ? keys : undefined}
    >
      <path className="ek-cell-ground" d={layout.outline} />
      {terrain && <path className="ek-cell-hatch" d={layout.outline} />}
      <path className="ek-cell-line" d={layout.outline} />
      {/* a little inside, so that no neighbour covers it; under the print, so that the words stay sharp */}
      {choice && <path className="ek-cell-glow" d={layout.outline} transform="scale(.95)" />}
      {children}
    </g>
  );
}

/** A piece on a map that is a target of its own: a unit, a marker. Children are drawn from its centre. */
export function Spot({
  at,
  r = 16,
  label,
  choice,
  hot,
  onOpen,
  piece,
  content,
  children,
}: {
  at: Point;
  /** radius of what is pressed */
  r?: number;
  label: string;
  choice?: BoardChoice | undefined;
  hot?: Hot | undefined;
  onOpen?: (() => void) | undefined;
  piece?: string | undefined;
  /** what it is: pointing at it explains it */
  content?: string | undefined;
  children: ReactNode;
}) {
  const target = useTarget(hot, choice);
  const act = choice ? choice.act : onOpen;
  const keys = pressKeys(act);
  const pressable = act !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has the role of a button exactly when it can be pressed
    <g
      className="ek-spot"
      transform={`translate(${at.x} ${at.y})`}
      data-hint={label}
      data-piece={piece}
      data-content={content}
      {...target}
      role={pressable ? 'button' : 'img'}
      aria-label={choice ? `${target['aria-label']}. ${label}` : label}
      tabIndex={choice?.legal ? 0 : pressable ? -1 : undefined}
      onClick={
        act &&
        (event => {
          event.stopPropagation();
          act(event.currentTarget);
        })
      }
      onKeyDown={pressable ? keys : undefined}
    >
      {choice && <circle className="ek-spot-glow" r={r + 2} />}
      {children}
      <circle className="ek-spot-hit" r={r} />
    </g>
  );
}
