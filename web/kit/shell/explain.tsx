/**
 * Everything explains itself: what carries `data-content` is shown large beside it when it is pointed at for a moment, focused by
 * the keyboard, or pressed long. One layer for the whole board; what it shows is drawn by the caller.
 */
import './explain.css';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** What is being explained: its content id, and what can be pressed of it now. */
export interface Explained {
  readonly content: string;
  readonly at: Element;
  readonly targets: readonly ExplainedTarget[];
}

export interface ExplainedTarget {
  readonly at: HTMLElement | SVGElement;
  /** of its choices: of all of them, where there are several ways to use it */
  readonly keys: readonly string[];
}

const POINT = 250;
const HOLD = 450;
/** the way from the thing to what is said of it */
const GRACE = 180;

function explained(node: EventTarget | null): Explained | undefined {
  const at = node instanceof Element ? node.closest('[data-content]') : null;
  const content = at?.getAttribute('data-content');
  if (!at || !content) return undefined;
  const targets = pressable(at).map(target => ({
    at: target as HTMLElement | SVGElement,
    keys: (target.getAttribute('data-ways') ?? target.getAttribute('data-key') ?? '').split(' '),
  }));
  return { content, at, targets };
}

/** so many things within another may be told with it */
const MOST_WITHIN = 3;

/** The thing itself or what belongs to it; else the few things on it, which explain themselves as well. */
function pressable(at: Element): readonly Element[] {
  if (at.hasAttribute('data-key')) return [at];
  const within = [...at.querySelectorAll('[data-key]')];
  const own = within.filter(inner => inner.closest('[data-content]') === at);
  return own.length > 0 ? own : within.length > MOST_WITHIN ? [] : within;
}

export function ExplainLayer({
  within,
  game,
  children,
}: {
  readonly within: RefObject<HTMLElement | null>;
  readonly game: string;
  readonly children: (thing: Explained) => ReactNode;
}) {
  const [thing, setThing] = useState<Explained>();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = within.current;
    if (!root) return;
    let timer = 0;
    let wanted: Element | undefined;
    let held = false;
    let still = { x: Number.NaN, y: Number.NaN };
    const move = (event: PointerEvent) => {
      still = { x: event.clientX, y: event.clientY };
    };
    const later = (next: Explained | undefined, delay: number) => {
      if (wanted === next?.at) return;
      wanted = next?.at;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setThing(next?.at.isConnected ? next : undefined), delay);
    };
    const hide = () => {
      window.clearTimeout(timer);
      wanted = undefined;
      setThing(undefined);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      // reading it, or pressing what it offers, keeps it
      if (panel.current?.contains(event.target as Node)) {
        window.clearTimeout(timer);
        wanted = undefined;
        return;
      }
      // what comes to lie under a pointer that rests was not pointed at
      const rests = event.clientX === still.x && event.clientY === still.y;
      const next = !rests && root.contains(event.target as Node) ? explained(event.target) : undefined;
      later(next, next ? POINT : GRACE);
    };
    const down = (event: PointerEvent) => {
      if (panel.current?.contains(event.target as Node)) return;
      hide();
      held = false;
      if (event.pointerType !== 'touch' || !root.contains(event.target as Node)) return;
      const next = explained(event.target);
      if (!next) return;
      timer = window.setTimeout(() => {
        held = true;
        setThing(next);
      }, HOLD);
    };
    const lift = (event: PointerEvent) => {
      if (event.pointerType === 'touch' && !held) window.clearTimeout(timer);
    };
    const click = (event: MouseEvent) => {
      if (held) {
        // the finger was held to read, not to take
        held = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (
        panel.current?.contains(event.target as Node) &&
        (event.target as Element).closest('[data-key]')
      )
        // it was taken: there is nothing more to say, once the press has arrived
        window.setTimeout(hide);
    };
    const focus = (event: FocusEvent) => {
      const target = event.target as Element;
      if (panel.current?.contains(target)) return;
      if (!root.contains(target) || !target.matches(':focus-visible')) return;
      later(explained(target), POINT);
    };
    const blur = (event: FocusEvent) => {
      if (!panel.current?.contains(event.relatedTarget as Node | null)) hide();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || panel.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    // after the browser has told what is entered by the same movement
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', lift, true);
    document.addEventListener('pointercancel', hide, true);
    document.addEventListener('click', click, true);
    document.addEventListener('keydown', key, true);
    document.addEventListener('scroll', hide, true);
    root.addEventListener('focusin', focus);
    root.addEventListener('focusout', blur);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', lift, true);
      document.removeEventListener('pointercancel', hide, true);
      document.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('scroll', hide, true);
      root.removeEventListener('focusin', focus);
      root.removeEventListener('focusout', blur);
    };
  }, [within]);

  useLayoutEffect(() => {
    const node = panel.current;
    if (!node || !thing) return;
    // the thing was taken away by an answer: so is what was said of it
    if (!thing.at.isConnected) {
      setThing(undefined);
      return;
    }
    const { x, y } = beside(thing.at.getBoundingClientRect(), node.getBoundingClientRect(), {
      width: window.innerWidth,
      height: window.innerHeight,
    });
    node.style.transform = `translate(${x}px, ${y}px)`;
  });

  if (!thing) return null;
  return createPortal(
    <div ref={panel} className="ek-explain" data-game={game} role="note">
      {children(thing)}
    </div>,
    document.body,
  );
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Below, above, right or left of the thing, wherever there is room; never off the screen. */
export function beside(
  box: Box,
  own: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): { x: number; y: number } {
  const gap = 6;
  const clamp = (n: number, size: number, most: number) =>
    Math.round(Math.max(gap, Math.min(n, most - size - gap)));
  const x = clamp((box.left + box.right) / 2 - own.width / 2, own.width, screen.width);
  const y = clamp((box.top + box.bottom) / 2 - own.height / 2, own.height, screen.height);
  if (box.bottom + gap + own.height + gap <= screen.height) return { x, y: Math.round(box.bottom + gap) };
  if (box.top - gap - own.height >= gap) return { x, y: Math.round(box.top - gap - own.height) };
  if (box.right + gap + own.width + gap <= screen.width) return { x: Math.round(box.right + gap), y };
  if (box.left - gap - own.width >= gap) return { x: Math.round(box.left - gap - own.width), y };
  return { x, y };
}
