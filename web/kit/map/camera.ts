/**
 * How a map is looked at: screen = world * k + (x, y). Pure arithmetic; the view applies it to one element, so that moving
 * over a map costs one transform whatever lies on it.
 */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

export interface Limits {
  readonly least: number;
  readonly most: number;
}

const clampTo = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** All of it, centred, never larger than `most`. */
export function fit(world: Rect, screen: Size, padding: number, most: number): Camera {
  const k = Math.min(
    most,
    (screen.width - 2 * padding) / Math.max(1, world.width),
    (screen.height - 2 * padding) / Math.max(1, world.height),
  );
  const safe = Math.max(k, 0.01);
  return {
    k: safe,
    x: screen.width / 2 - (world.x + world.width / 2) * safe,
    y: screen.height / 2 - (world.y + world.height / 2) * safe,
  };
}

/** Larger or smaller, the point of the screen keeps what it shows. */
export function zoomAt(camera: Camera, point: Point, factor: number, limits: Limits): Camera {
  const k = clampTo(camera.k * factor, limits.least, limits.most);
  const by = k / camera.k;
  return { k, x: point.x - (point.x - camera.x) * by, y: point.y - (point.y - camera.y) * by };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { k: camera.k, x: camera.x + dx, y: camera.y + dy };
}

/** Two fingers moved from a, b to c, d: what they held stays under them. */
export function pinch(camera: Camera, a: Point, b: Point, c: Point, d: Point, limits: Limits): Camera {
  const before = Math.hypot(b.x - a.x, b.y - a.y);
  const after = Math.hypot(d.x - c.x, d.y - c.y);
  const from = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const to = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 };
  const zoomed = zoomAt(camera, from, before > 0 ? after / before : 1, limits);
  return pan(zoomed, to.x - from.x, to.y - from.y);
}

/** What part of the world is seen. */
export function seen({ x, y, k }: Camera, screen: Size): Rect {
  return { x: -x / k, y: -y / k, width: screen.width / k, height: screen.height / k };
}

/** The same scale, with this point of the world in the middle of the screen. */
export function lookAt({ k }: Camera, point: Point, screen: Size): Camera {
  return { k, x: screen.width / 2 - point.x * k, y: screen.height / 2 - point.y * k };
}

/** At least a piece of the world stays on the screen: a map can't be lost. */
export function keep(camera: Camera, world: Rect, screen: Size): Camera {
  const { k } = camera;
  const axis = (at: number, from: number, length: number, room: number): number => {
    const rest = Math.min(room, length * k) * 0.4;
    return clampTo(at, rest - (from + length) * k, room - rest - from * k);
  };
  return {
    k,
    x: axis(camera.x, world.x, world.width, screen.width),
    y: axis(camera.y, world.y, world.height, screen.height),
  };
}

/** Moves just as much as is needed to see the rectangle (in screen coordinates). */
export function reveal(camera: Camera, rect: Rect, screen: Size, margin: number): Camera {
  const axis = (from: number, length: number, room: number): number => {
    if (from < margin) return margin - from;
    if (from + length > room - margin) return Math.max(margin - from, room - margin - from - length);
    return 0;
  };
  return pan(camera, axis(rect.x, rect.width, screen.width), axis(rect.y, rect.height, screen.height));
}

/** The next thing in a direction: near ahead and not far aside. Index into `others`, -1 when nothing lies there. */
export function nearestToward(from: Point, direction: Point, others: readonly Point[]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < others.length; i++) {
    const dx = others[i].x - from.x;
    const dy = others[i].y - from.y;
    const ahead = dx * direction.x + dy * direction.y;
    if (ahead < 1) continue;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    if (aside > ahead * 2) continue;
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = i;
    }
  }
  return best;
}
