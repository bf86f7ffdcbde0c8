import './map.css';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { FitGlyph, MinusGlyph, PlusGlyph } from '../icons/glyphs.tsx';
import { motionAllowed } from '../motion.ts';
import {
  type Camera,
  fit,
  keep,
  lookAt,
  nearestToward,
  type Point,
  pan,
  pinch,
  type Rect,
  reveal,
  seen,
  zoomAt,
} from './camera.ts';

/** What the buttons of a map are called, in the player's language. */
export interface MapWords {
  readonly larger: string;
  readonly smaller: string;
  readonly whole: string;
  /** how to use the keyboard, read once when the map gets the focus */
  readonly keys: string;
}

/** Fingers and pointers that travel less than this have pressed, not dragged. */
const SLOP = 6;

/** Below these scales small print, and then every name, is no longer read. */
const FAR = 0.72;
const VERY_FAR = 0.58;

/** Who sees this much of the world needs no little map. */
const MOST_OF = 0.85;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * A drawing that can be dragged, pinched and walked over by keyboard. The camera lives outside React: moving
 * changes one transform and renders nothing. Arrows move the map, or from target to target once one has the focus.
 */
export function MapView({
  label,
  words,
  world,
  look,
  most = 2,
  children,
  behind,
  mini,
  className,
}: {
  label: string;
  words: MapWords;
  /** what there is to see, in the units of the drawing */
  world: Rect;
  /** what is shown while nobody moves the map; all of the world unless told. Another one is looked at again. */
  look?: Rect | undefined;
  /** pixels a unit at the closest look */
  most?: number;
  children: ReactNode;
  /** stands still under the map: a compass, a cartouche */
  behind?: ReactNode;
  /** the whole world in little, in the units of the drawing: shown on a small screen while only a part is seen */
  mini?: ReactNode;
  className?: string | undefined;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const small = useRef<SVGSVGElement>(null);
  const eye = useRef<Eye | null>(null);

  useLayoutEffect(() => {
    if (!frame.current || !ground.current) return;
    const made = new Eye(frame.current, ground.current, small.current);
    eye.current = made;
    return () => made.close();
  }, []);

  const { x, y, width, height } = world;
  useLayoutEffect(() => {
    eye.current?.setWorld({ x, y, width, height }, most, look);
  }, [x, y, width, height, most, look]);

  const keyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (eye.current?.key(event.key, event.target as Element)) event.preventDefault();
  };

  return (
    <div className={`ek-map${className ? ` ${className}` : ''}`}>
      {behind}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of targets that is also moved by keys */}
      <div
        ref={frame}
        className="ek-map-frame"
        role="group"
        aria-label={label}
        aria-description={words.keys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
        tabIndex={0}
        onKeyDown={keyDown}
      >
        <div ref={ground} className="ek-map-ground">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name */}
          <svg className="ek-map-svg" width="1" height="1" focusable="false">
            {children}
          </svg>
        </div>
      </div>
      {mini !== undefined && (
        <svg
          ref={small}
          className="ek-map-mini"
          viewBox={`${x} ${y} ${width} ${height}`}
          // everything it shows and does, the map and its keys show and do
          aria-hidden="true"
          focusable="false"
        >
          {mini}
          <rect className="ek-map-mini-seen" />
        </svg>
      )}
      <div className="ek-map-tools">
        <button
          type="button"
          className="ek-map-tool"
          aria-label={words.larger}
          data-hint={words.larger}
          onClick={() => eye.current?.step(1.35)}
        >
          <PlusGlyph />
        </button>
        <button
          type="button"
          className="ek-map-tool"
          aria-label={words.smaller}
          data-hint={words.smaller}
          onClick={() => eye.current?.step(1 / 1.35)}
        >
          <MinusGlyph />
        </button>
        <button
          type="button"
          className="ek-map-tool"
          aria-label={words.whole}
          data-hint={words.whole}
          onClick={() => eye.current?.whole(true)}
        >
          <FitGlyph />
        </button>
      </div>
    </div>
  );
}

/** Keeps the camera of one map and listens to hands. */
class Eye {
  private readonly frame: HTMLElement;
  private readonly ground: HTMLElement;
  private readonly mini: SVGSVGElement | null;
  private camera: Camera = { x: 0, y: 0, k: 1 };
  private world: Rect = { x: 0, y: 0, width: 1, height: 1 };
  private look: Rect | undefined;
  private limits = { least: 0.1, most: 2 };
  /** nobody has moved the map yet: it follows its contents */
  private untouched = true;
  private readonly fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private dragged = false;
  private drawing = 0;
  private settling = 0;
  private lettered = 0;
  private readonly resizes: ResizeObserver;
  private readonly ends = new AbortController();

  constructor(frame: HTMLElement, ground: HTMLElement, mini: SVGSVGElement | null) {
    this.frame = frame;
    this.ground = ground;
    this.mini = mini;
    this.resizes = new ResizeObserver(() => this.resized());
    this.resizes.observe(frame);
    const { signal } = this.ends;
    frame.addEventListener('pointerdown', e => this.down(e), { signal });
    frame.addEventListener('pointermove', e => this.move(e), { signal });
    frame.addEventListener('pointerup', e => this.up(e), { signal });
    frame.addEventListener('pointercancel', e => this.up(e), { signal });
    frame.addEventListener('wheel', e => this.wheel(e), { signal, passive: false });
    // a drag that ends on a target must not press it
    frame.addEventListener('click', e => this.click(e), { signal, capture: true });
    frame.addEventListener('focusin', e => this.focus(e), { signal });
    mini?.addEventListener('pointerdown', e => this.point(e), { signal });
    mini?.addEventListener('pointermove', e => e.buttons > 0 && this.point(e), { signal });
  }

  close(): void {
    this.ends.abort();
    this.resizes.disconnect();
    window.cancelAnimationFrame(this.drawing);
    window.clearTimeout(this.settling);
  }

  setWorld(world: Rect, most: number, look: Rect | undefined): void {
    this.world = world;
    this.look = look;
    this.limits = { least: this.limits.least, most };
    if (this.untouched || look) this.whole(false);
    else this.resized();
  }

  whole(touched: boolean): void {
    const screen = this.screen();
    if (screen.width === 0) return;
    // whoever asks for all of it goes on seeing all of it
    if (touched) this.look = undefined;
    this.limits = { least: fit(this.world, screen, 8, this.limits.most).k * 0.8, most: this.limits.most };
    // a small world is not blown up to the very limit
    this.go(fit(this.look ?? this.world, screen, 12, this.limits.most * 0.75), touched);
    this.untouched = true;
  }

  step(factor: number): void {
    const { width, height } = this.screen();
    this.touch(zoomAt(this.camera, { x: width / 2, y: height / 2 }, factor, this.limits), true);
  }

  /** True when the key was for the map. */
  key(key: string, target: Element): boolean {
    if (key === '+' || key === '=') this.step(1.25);
    else if (key === '-') this.step(0.8);
    else if (key === '0') this.whole(true);
    else if (ARROWS[key]) {
      const way = ARROWS[key];
      if (target !== this.frame && this.walk(target, way)) return true;
      this.touch(pan(this.camera, -way.x * 60, -way.y * 60), true);
    } else if (key === 'Escape' && target !== this.frame) this.frame.focus();
    else return false;
    return true;
  }

  private walk(from: Element, way: Point): boolean {
    const targets = [...this.frame.querySelectorAll<SVGElement>('[data-target]')];
    const centre = (e: Element) => {
      const box = e.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const next = nearestToward(centre(from), way, targets.map(centre));
    if (next >= 0) targets[next].focus();
    return next >= 0;
  }

  private screen() {
    return { width: this.frame.clientWidth, height: this.frame.clientHeight };
  }

  private resized(): void {
    if (this.untouched) this.whole(false);
    else this.go(this.camera, false);
  }

  private touch(camera: Camera, smooth = false): void {
    this.untouched = false;
    this.go(camera, smooth);
  }

  private go(camera: Camera, smooth: boolean): void {
    this.camera = keep(camera, this.world, this.screen());
    if (smooth && motionAllowed(this.frame)) this.ground.style.transition = 'transform 160ms ease-out';
    else this.ground.style.transition = '';
    if (this.drawing === 0) this.drawing = window.requestAnimationFrame(() => this.draw());
  }

  /** Lettering has a size of its own at every scale: a map divides by --map-k. Told at rest only, since all words are set anew. */
  private letter(): void {
    this.lettered = this.camera.k;
    this.ground.style.setProperty('--map-k', this.camera.k.toFixed(3));
  }

  private draw(): void {
    this.drawing = 0;
    const { x, y, k } = this.camera;
    if (this.lettered === 0) this.letter();
    // while it moves the browser shifts one picture; when it rests the picture is drawn anew, sharp at this scale
    this.ground.style.willChange = 'transform';
    this.ground.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    // print can be left out from afar: a map styles [data-afar] and [data-afar="very"]
    const far = k < VERY_FAR ? 'very' : k < FAR ? '' : undefined;
    if (far !== this.frame.dataset.afar) {
      if (far === undefined) delete this.frame.dataset.afar;
      else this.frame.dataset.afar = far;
    }
    this.drawMini();
    window.clearTimeout(this.settling);
    this.settling = window.setTimeout(() => {
      this.ground.style.willChange = '';
      this.letter();
    }, 250);
  }

  /** Where in the world one is; not shown to who sees all of it. */
  private drawMini(): void {
    if (!this.mini) return;
    const { x, y, width, height } = seen(this.camera, this.screen());
    const part = width < this.world.width * MOST_OF || height < this.world.height * MOST_OF;
    this.mini.toggleAttribute('data-shown', part);
    const rect = this.mini.lastElementChild;
    for (const [name, value] of Object.entries({ x, y, width, height }))
      rect?.setAttribute(name, value.toFixed(1));
  }

  /** A finger on the little map: there. */
  private point(event: PointerEvent): void {
    const matrix = this.mini?.getScreenCTM()?.inverse();
    if (!matrix) return;
    event.preventDefault();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    this.touch(lookAt(this.camera, { x, y }, this.screen()));
  }

  private at(event: { clientX: number; clientY: number }): Point {
    const box = this.frame.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  }

  private down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.fingers.size === 0) {
      this.dragged = false;
      this.start = this.at(event);
    }
    this.fingers.set(event.pointerId, this.at(event));
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    if (!this.dragged) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < SLOP) return;
      this.dragged = true;
      this.frame.setPointerCapture(event.pointerId);
      this.frame.dataset.dragging = '';
    }
    this.fingers.set(event.pointerId, now);
    if (this.fingers.size === 1) this.touch(pan(this.camera, now.x - before.x, now.y - before.y));
    else if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) this.touch(pinch(this.camera, before, other, now, other, this.limits));
    }
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) delete this.frame.dataset.dragging;
  }

  private click(event: MouseEvent): void {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** The wheel belongs to the page; with Ctrl, which is also what a pinch on a touchpad sends, it changes the scale. */
  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    this.touch(zoomAt(this.camera, this.at(event), Math.exp((-event.deltaY * lines) / 500), this.limits));
  }

  private focus(event: FocusEvent): void {
    const target = event.target as Element;
    if (target === this.frame || !target.matches(':focus-visible')) return;
    const box = target.getBoundingClientRect();
    const { x, y } = this.at({ clientX: box.x, clientY: box.y });
    const moved = reveal(this.camera, { x, y, width: box.width, height: box.height }, this.screen(), 16);
    if (moved.x !== this.camera.x || moved.y !== this.camera.y) this.touch(moved, true);
    // browsers scroll to what has the focus; here the camera does that
    this.frame.scrollTo(0, 0);
  }
}

/** Enter and space press a thing of a drawing, as they press a button. */
export function pressKeys(act: ((at: Element) => void) | undefined) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    // held down it takes one choice, not the next one too
    if (!event.repeat) act?.(event.currentTarget);
  };
}
