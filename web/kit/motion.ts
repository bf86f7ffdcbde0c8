import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const SLOW = 260;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Does anything move? The system's wish, or `data-motion="off"` above the element, which carries the player's setting. */
export function motionAllowed(element: Element | null = null): boolean {
  if (typeof window === 'undefined') return false;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  return (element ?? document.documentElement).closest('[data-motion="off"]') === null;
}

/** Runs an animation unless motion is off. Ends at once when the element leaves. */
export function animate(element: Element, frames: Keyframe[], duration = SLOW): Animation | undefined {
  if (!motionAllowed(element)) return undefined;
  return element.animate(frames, { duration, easing: EASE });
}

/**
 * Things that moved slide to their new place: every element under `ref` with `data-piece="<unique key>"` is followed from
 * one render to the next. `moment` changes when positions may have changed (the view), so that nothing is measured in between.
 */
export function useSlides(ref: RefObject<Element | null>, moment: unknown, on: boolean): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    const before = places.current;
    const now = new Map<string, DOMRect>();
    const moving = on && before.size > 0 && motionAllowed(root);
    // Places are those on the drawing a piece lies on: scrolling the page or moving a map is no move of the pieces. All are read
    // before anything is set in motion, or each reading would lay out the page again.
    const grounds = new Map<Element, DOMRect>();
    const fresh: Element[] = [];
    const moved: Move[] = [];
    for (const element of root.querySelectorAll('[data-piece]')) {
      // what is out of sight is not laid out; to ask it for its place would do just that
      if (element.closest('[data-far]')) continue;
      const key = element.getAttribute('data-piece') ?? '';
      const ground = element.closest('.ek-map-ground') ?? root;
      const origin = grounds.get(ground) ?? ground.getBoundingClientRect();
      grounds.set(ground, origin);
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = new DOMRect(x - origin.x, y - origin.y, width, height);
      now.set(key, box);
      if (!moving) continue;
      const old = before.get(key);
      if (!old) fresh.push(element);
      else if (Math.abs(old.x - box.x) > 1 || Math.abs(old.y - box.y) > 1)
        moved.push({ element, x: old.x - box.x, y: old.y - box.y });
    }
    const slides = ownMoves(moved).map(slide);
    const shown = fresh.length > AT_ONCE ? [] : fresh;
    for (const element of shown)
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SLOW, easing: EASE });
    for (const run of slides) run();
    places.current = now;
    // measured once a moment, whatever else renders
  }, [moment, on, ref]);
}

interface Move {
  readonly element: Element;
  /** from where it lies now to where it lay, on the screen */
  readonly x: number;
  readonly y: number;
}

/** More things than this are not followed by anybody's eyes: they stand at once where they belong. */
const AT_ONCE = 12;
/** So many things that go the same way were not moved: something above them grew or went away. */
const CARRIED = 4;

/** The moves that somebody made. What was only carried along by the layout of the page is left out. */
export function ownMoves<T extends { readonly x: number; readonly y: number }>(
  moves: readonly T[],
): readonly T[] {
  if (moves.length < CARRIED) return moves;
  const same = new Map<string, number>();
  const way = (m: T) => `${Math.round(m.x / 3)}/${Math.round(m.y / 3)}`;
  for (const move of moves) same.set(way(move), (same.get(way(move)) ?? 0) + 1);
  const own = moves.filter(move => (same.get(way(move)) ?? 0) < CARRIED);
  return own.length > AT_ONCE ? [] : own;
}

/** Reads what it must at once, and gives back the motion. */
function slide({ element, x, y }: Move): () => void {
  // in an SVG the drawing may be scaled: the way must be given in its own units
  let scale = 1;
  if (element instanceof SVGGraphicsElement) scale = element.getScreenCTM()?.a || 1;
  const frames = [{ translate: `${x / scale}px ${y / scale}px` }, { translate: '0 0' }];
  return () => element.animate(frames, { duration: SLOW, easing: EASE });
}

/** Calls back when the value changes, not at first sight. For numbers that should be noticed. */
export function useChange<T>(value: T, changed: (before: T) => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (Object.is(before.current, value)) return;
    const old = before.current;
    before.current = value;
    changed(old);
  });
}
