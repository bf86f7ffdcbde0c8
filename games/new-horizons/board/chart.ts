/** How the map is laid out on its paper: which way it is turned, and where its title stands. Pure arithmetic. */
import { boundsOf, hexCentre, type Point, type Size } from '@epoka/web/kit';

type Hex = readonly [number, number];

/** Turned by so many sixths of a circle, clockwise: every hex keeps its form and its neighbours. */
export function turned(q: number, r: number, turn: number): Hex {
  if (turn === 1) return [-r, q + r];
  if (turn === -1) return [q + r, -q];
  return [q, r];
}

/** about how wide the paper is for one of its height: beside the tree, and on a phone that stands */
const WIDE = 1.8;
const TALL = 0.62;
/** a turn costs the players their bearings: it must be worth that much larger hexes */
const WORTH = 1.25;

/**
 * Which way the map is turned, in sixths of a circle: lands that reach far to the north would be drawn small on a wide paper, wide ones on a tall one.
 * It is read off the tiles in the order they were found, so that it is the same for everybody and after loading.
 */
export function turnOf(hexes: readonly Hex[], tall = false): number {
  const size = (turn: number, count: number): number => {
    const { width, height } = boundsOf(
      hexes.slice(0, count).map(([q, r]) => hexCentre(...turned(q, r, turn), 1, 'pointy')),
      1.1,
    );
    return Math.min((tall ? TALL : WIDE) / width, 1 / height);
  };
  let turn = 0;
  for (let count = 1; count <= hexes.length; count++) {
    const now = size(turn, count);
    for (const other of [0, 1, -1])
      if (size(other, count) > WORTH * Math.max(now, size(turn, count))) turn = other;
  }
  return turn;
}

const CORNERS = ['right-bottom', 'right-top', 'left-top', 'left-bottom'] as const;
export type Corner = (typeof CORNERS)[number];

/** from the rim of the paper to the title, and the compass at the left */
const RIM = 18;
const COMPASS = 108;
/** engraved lines of water around the coast, in hexes; the coast itself swings beyond its hex too */
const COAST = 1.3;
/** of the map's edge that stays free, as HexMap has it */
const PADDING = 12;

/** The first corner where the title covers no land while all of the map is seen; none where there is none. */
export function freeCorner(
  centres: readonly Point[],
  size: number,
  margin: number,
  most: number,
  screen: Size,
  title: Size,
  /** what the buttons at the right take */
  tools: number,
): Corner | undefined {
  const world = boundsOf(centres, margin);
  const k = Math.min(
    most * 0.75,
    (screen.width - 2 * PADDING) / world.width,
    (screen.height - 2 * PADDING) / world.height,
  );
  const points = centres.map(({ x, y }) => ({
    x: screen.width / 2 + (x - world.x - world.width / 2) * k,
    y: screen.height / 2 + (y - world.y - world.height / 2) * k,
  }));
  const reach = size * k * COAST;
  return CORNERS.find(corner => {
    const [side, end] = corner.split('-');
    const low = end === 'bottom';
    const x =
      side === 'left' ? RIM + (low ? COMPASS : 0) : screen.width - RIM - title.width - (low ? tools : 0);
    const y = low ? screen.height - RIM - title.height : RIM;
    return points.every(p => {
      const dx = Math.max(x - p.x, 0, p.x - x - title.width);
      const dy = Math.max(y - p.y, 0, p.y - y - title.height);
      return Math.hypot(dx, dy) >= reach;
    });
  });
}
