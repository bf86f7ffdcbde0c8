import './popup.css';
import './ways.css';
import {
  type KeyboardEvent,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { BoardChoice, Hot } from '../board.ts';
import { placeNote } from '../hint.tsx';
import { WarnGlyph } from '../icons/glyphs.tsx';
import { ChoiceLabel, Faces } from './choice-label.tsx';
import { GameTint } from './dialog.tsx';

interface Asked {
  readonly ways: readonly BoardChoice[];
  readonly at: Element | undefined;
}

/**
 * One thing, several ways to use it: asks which, in a list beside the thing. `pick` goes to `together`, `menu` onto the
 * page once a board.
 */
export function useWays(hot: Hot) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const pick = useCallback(
    (ways: readonly BoardChoice[], at: Element | undefined) => setAsked({ ways, at }),
    [],
  );
  return {
    pick,
    menu: asked && <Ways {...asked} hot={hot} close={() => setAsked(null)} />,
  };
}

/** Written by hand: the full menu of the primitives is as large as a board. */
function Ways({ ways, at, hot, close }: Asked & { hot: Hot; close: () => void }) {
  const game = useContext(GameTint);
  const faces = useContext(Faces);
  const list = useRef<HTMLDivElement>(null);
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const box = at?.getBoundingClientRect() ?? new DOMRect(window.innerWidth / 2, window.innerHeight / 2);
    const own = element.getBoundingClientRect();
    const { x, y } = placeNote(box, own, { width: window.innerWidth, height: window.innerHeight });
    element.style.transform = `translate(${x}px, ${y}px)`;
    element.querySelector('button')?.focus({ preventScroll: true });
    const outside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) closing.current();
    };
    document.addEventListener('pointerdown', outside, true);
    document.addEventListener('wheel', outside, true);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      document.removeEventListener('wheel', outside, true);
      hot.set(undefined);
      // back to where the keyboard was, unless somebody else took the focus
      if (document.activeElement === document.body && at instanceof SVGElement)
        at.focus({ preventScroll: true });
      if (document.activeElement === document.body && at instanceof HTMLElement)
        at.focus({ preventScroll: true });
    };
  }, [at, hot]);
  const keys = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll('button') ?? [])];
    const now = items.indexOf(document.activeElement as HTMLButtonElement);
    const go = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key];
    if (go !== undefined) items[(go + items.length) % items.length]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // On the page itself: inside a board it would be placed, and cut off, by whatever contains it there.
  return createPortal(
    <div ref={list} className="ek-popup ek-ways" role="menu" tabIndex={-1} data-game={game} onKeyDown={keys}>
      {ways.map(way => (
        <button
          key={way.key}
          type="button"
          role="menuitem"
          className="ek-popup-item"
          aria-label={way.warn === undefined ? way.label : `${way.label}: ${way.warn}`}
          onClick={() => {
            close();
            way.act();
          }}
          onFocus={() => hot.set(way.key)}
          onPointerEnter={() => hot.set(way.key)}
        >
          {way.warn !== undefined && <WarnGlyph />}
          <span>
            <ChoiceLabel label={way.label} parts={faces(way)} />
            {way.warn !== undefined && <small>{way.warn}</small>}
          </span>
        </button>
      ))}
    </div>,
    document.body,
  );
}
