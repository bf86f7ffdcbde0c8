import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';
import type { Traveller } from './shell/travel.ts';

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

/** Whose move led to what is shown now, where it was one seat's alone; and what its lines say was taken. */
export interface Others {
  /** colour and shape of the one who moved, when it was somebody else */
  readonly mark: number;
  /** by mark: elements on the page that stand for the seats */
  readonly plate: (mark: number) => Element | null;
  /** beginnings of the keys of pieces that the mover took from the board */
  readonly taken: readonly string[];
}

/** milliseconds for a move of somebody else: the player's pace, as the page carries it */
function othersPace(): number {
  return { quick: SLOW, instant: 0 }[document.documentElement.dataset.pace ?? ''] ?? 600;
}

let flight: Promise<typeof import('./shell/travel.ts')> | undefined;
let fly: typeof import('./shell/travel.ts').travel | undefined;

/** what is still moving */
const running = new Set<Animation>();

/** Whoever presses a key or anything else has seen enough. */
function skip(): void {
  for (const animation of running) animation.finish();
  running.clear();
}

function follow(animations: readonly Animation[]): void {
  for (const animation of animations) {
    running.add(animation);
    void animation.finished.then(
      () => running.delete(animation),
      () => running.delete(animation),
    );
  }
}

function useSkip(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    flight ??= import('./shell/travel.ts');
    flight.then(
      module => {
        fly = module.travel;
      },
      () => {
        // pieces fade in where they belong until it can be fetched
        flight = undefined;
      },
    );
    document.addEventListener('keydown', skip, true);
    document.addEventListener('pointerdown', skip, true);
    return () => {
      document.removeEventListener('keydown', skip, true);
      document.removeEventListener('pointerdown', skip, true);
    };
  }, [on]);
}

interface Place {
  /** on the drawing it lies on: scrolling the page or moving a map is no move of the pieces */
  readonly box: DOMRect;
  readonly ground: Element;
  readonly element: Element;
  /** what it lies in, the nearest first */
  readonly around: readonly Element[];
}

function aroundOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let node = element.parentElement; node && node !== document.body; node = node.parentElement)
    found.push(node);
  return found;
}

const seatIn = (element: Element): number | undefined => {
  const own = /(?:^| )ek-seat-([0-7])(?: |$)/;
  const carrier = own.test(element.getAttribute('class') ?? '')
    ? element
    : element.querySelector('[class*="ek-seat-"]');
  const found = own.exec(carrier?.getAttribute('class') ?? '');
  return found ? Number(found[1]) : undefined;
};

/**
 * Things that moved slide to their new place: every element under `ref` with `data-piece="<unique key>"` is followed from
 * one render to the next. `moment` changes when positions may have changed (the view), so that nothing is measured in between.
 * What others do takes longer, and pieces of a seat come from its plate and go back there.
 */
export function useSlides(
  ref: RefObject<Element | null>,
  moment: unknown,
  on: boolean,
  others?: Others,
): void {
  const places = useRef(new Map<string, Place>());
  const latest = useRef(others);
  latest.current = others;
  useSkip(on);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    const others = latest.current;
    let stale = false;
    // parts of a board that hear of the new view through a context have followed by then; nothing is painted before
    const look = (again: boolean): void => {
      if (stale) return;
      // what still moves stands where it goes before the next move is looked at
      if (!again) skip();
      places.current = setOff(root, places.current, on, others, again);
    };
    queueMicrotask(() => look(false));
    // while others move, parts may follow a frame later
    if (others) afterPaint(() => setTimeout(look, 0, true));
    return () => {
      stale = true;
    };
    // measured once a moment, whatever else renders
  }, [moment, on, ref]);
}

/** Sets in motion whatever has another place than before, and returns where everything is now. */
function setOff(
  root: Element,
  before: ReadonlyMap<string, Place>,
  on: boolean,
  others: Others | undefined,
  again: boolean,
): Map<string, Place> {
  const now = new Map<string, Place>();
  const duration = others ? othersPace() : SLOW;
  const moving = on && duration > 0 && before.size > 0 && motionAllowed(root);
  // All are read before anything is set in motion, or each reading would lay out the page again.
  const grounds = new Map<Element, DOMRect>();
  const boxOf = (ground: Element) => {
    const known = grounds.get(ground) ?? ground.getBoundingClientRect();
    grounds.set(ground, known);
    return known;
  };
  const fresh: Place[] = [];
  const moved: Move[] = [];
  for (const element of root.querySelectorAll('[data-piece]')) {
    // what is out of sight is not laid out; to ask it for its place would do just that
    if (element.closest('[data-far]')) continue;
    const key = element.getAttribute('data-piece') ?? '';
    const old = before.get(key);
    // on its way already
    if (again && old?.element === element && element.getAnimations().length > 0) {
      now.set(key, old);
      continue;
    }
    const ground = element.closest('.ek-map-ground') ?? root;
    const origin = boxOf(ground);
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = new DOMRect(x - origin.x, y - origin.y, width, height);
    const place: Place = {
      box,
      ground,
      element,
      around: old?.element === element ? old.around : aroundOf(element),
    };
    now.set(key, place);
    if (!moving) continue;
    if (!old) fresh.push(place);
    else if (Math.abs(old.box.x - box.x) > 1 || Math.abs(old.box.y - box.y) > 1)
      moved.push({ element, x: old.box.x - box.x, y: old.box.y - box.y });
  }
  if (!moving) return now;
  const slides = ownMoves(moved).map(move => slide(move, duration));
  const onScreen = ({ box, ground }: Place) => {
    const origin = boxOf(ground);
    return { x: box.x + origin.x, y: box.y + origin.y, width: box.width, height: box.height };
  };
  const travellers: Traveller[] = [];
  const still: Element[] = [];
  const send = (place: Place, mark: number | undefined, arrives: boolean): boolean => {
    const plate = mark === undefined ? null : others?.plate(mark);
    if (!fly || !plate || place.box.width === 0) return false;
    travellers.push({
      element: place.element,
      around: place.around,
      place: onScreen(place),
      plate,
      arrives,
    });
    return true;
  };
  for (const place of fresh) {
    const mark = others && seatIn(place.element);
    if (!(mark === others?.mark && send(place, mark, true))) still.push(place.element);
  }
  if (others)
    for (const [key, place] of before) {
      if (now.has(key) || place.element.isConnected || place.ground.isConnected === false) continue;
      const taken = others.taken.some(start => key.startsWith(start));
      send(place, taken ? others.mark : seatIn(place.element), false);
    }
  for (const element of still.length > AT_ONCE ? [] : still)
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SLOW, easing: EASE });
  const begun = slides.map(run => run());
  if (fly && travellers.length > 0 && travellers.length <= AT_ONCE) begun.push(...fly(travellers, duration));
  follow(begun);
  return now;
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
function slide({ element, x, y }: Move, duration: number): () => Animation {
  // in an SVG the drawing may be scaled: the way must be given in its own units
  let scale = 1;
  if (element instanceof SVGGraphicsElement) scale = element.getScreenCTM()?.a || 1;
  const frames = [{ translate: `${x / scale}px ${y / scale}px` }, { translate: '0 0' }];
  return () => element.animate(frames, { duration, easing: EASE });
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
