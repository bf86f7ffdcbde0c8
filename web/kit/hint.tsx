import './hint.css';
import { useEffect, useRef } from 'react';

/**
 * One note for the whole page: says what stands in `data-hint` of whatever is pointed at, focused or tapped. Five hundred
 * targets cost five hundred attributes and no component. Screen readers get the same words from the label of the thing.
 * The frame puts it on the page once.
 */
export function HintLayer() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const note = ref.current;
    if (!note) return;
    let anchor: Element | null = null;
    let timer = 0;
    const hide = () => {
      window.clearTimeout(timer);
      anchor = null;
      // to say it again would be a change for the browser
      if (!note.hidden) note.hidden = true;
    };
    const show = (element: Element) => {
      const text = element.getAttribute('data-hint');
      if (!text || !element.isConnected) return hide();
      note.textContent = text;
      note.toggleAttribute('data-blocked', element.getAttribute('data-target') === 'blocked');
      note.hidden = false;
      const box = element.getBoundingClientRect();
      const own = note.getBoundingClientRect();
      const place = placeNote(box, own, { width: window.innerWidth, height: window.innerHeight });
      note.style.transform = `translate(${place.x}px, ${place.y}px)`;
    };
    const aim = (element: Element | null, delay: number) => {
      if (element === anchor) return;
      window.clearTimeout(timer);
      if (!element) return hide();
      anchor = element;
      timer = window.setTimeout(() => show(element), delay);
    };
    // what is explained at large needs no note beside it
    const hinted = (event: Event) => {
      const element = event.target instanceof Element ? event.target.closest('[data-hint]') : null;
      return element?.closest('[data-content]') ? null : element;
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') aim(hinted(event), 350);
    };
    const focus = (event: FocusEvent) => {
      const element = hinted(event);
      if (element?.matches(':focus-visible')) aim(element, 80);
    };
    const tap = (event: Event) => {
      const element = hinted(event);
      if (element?.getAttribute('data-target') === 'blocked') {
        anchor = element;
        show(element);
      } else hide();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', hide);
    document.addEventListener('click', tap);
    document.addEventListener('keydown', key);
    document.addEventListener('wheel', hide, { passive: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('click', tap);
      document.removeEventListener('keydown', key);
      document.removeEventListener('wheel', hide);
    };
  }, []);
  return <div ref={ref} className="ek-hint" hidden aria-hidden="true" />;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** Above the thing, below it where there is no room, never off the screen. */
export function placeNote(
  box: Box,
  note: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): { x: number; y: number } {
  const gap = 8;
  const x = box.left + box.width / 2 - note.width / 2;
  const above = box.top - note.height - gap;
  const below = Math.min(box.bottom + gap, screen.height - note.height - gap);
  return {
    x: Math.round(Math.max(gap, Math.min(x, screen.width - note.width - gap))),
    y: Math.round(above >= gap ? above : Math.max(gap, below)),
  };
}
