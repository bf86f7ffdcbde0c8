/**
 * A press means what was seen when it began. The bar and the board may change between the moment a finger goes down and
 * the moment it is lifted: then the browser gives the click to whatever is there now, or to nothing at all.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { modalOpen } from '../../kit/ui/dialog.tsx';

interface Press {
  readonly key: string;
  /** where the button was when it was pressed; undefined on a board, where a press may begin to move the map */
  readonly box: DOMRect | undefined;
}

/** The second half of a double click comes within this many milliseconds: nobody has read the next question by then. */
const AT_ONCE = 250;
/** A finger's click may come a little after it was lifted, a mouse's comes at once. */
const CLICK_OF_A_TOUCH = 350;

/** What can be taken, in the list or on the board. */
function choiceAt(target: EventTarget | null): { node: Element; key: string } | undefined {
  const node = target instanceof Element ? target.closest('[data-key]') : null;
  const key = node?.getAttribute('data-key') ?? '';
  const legal =
    node?.getAttribute('data-choice') === 'legal' || node?.getAttribute('data-target') === 'legal';
  return node && legal && /^\d+:/.test(key) ? { node, key } : undefined;
}

const questionOf = (key: string): number => Number.parseInt(key, 10);

/** `late`: says that the question a press was meant for is gone. */
export function usePress(bar: RefObject<HTMLElement | null>, late: () => void): void {
  const tell = useRef(late);
  tell.current = late;
  useLayoutEffect(() => {
    let pressed: Press | undefined;
    let taken: { question: number; at: number } | undefined;
    let timer = 0;

    // A mouse takes no focus on the board: most of what is pressed there is gone with the answer, and before the browser removes
    // what has the focus it lays out the whole page.
    const keep = (event: MouseEvent): void => {
      const choice = choiceAt(event.target);
      if (!choice || bar.current?.contains(choice.node)) return;
      event.preventDefault();
      // it leaves where it was, as with any press elsewhere: nobody goes on typing into a chat
      const focused = document.activeElement;
      if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.blur();
    };

    const down = (event: PointerEvent): void => {
      window.clearTimeout(timer);
      const choice = event.isPrimary && event.button === 0 ? choiceAt(event.target) : undefined;
      pressed = choice && {
        key: choice.key,
        box: bar.current?.contains(choice.node) ? choice.node.getBoundingClientRect() : undefined,
      };
    };

    const click = (event: MouseEvent): void => {
      const was = pressed;
      const choice = choiceAt(event.target);
      // keys, and buttons that are pressed by the page, have no place and are never late
      if (event.detail === 0 || !was || !choice) return;
      pressed = undefined;
      const question = questionOf(choice.key);
      const twice =
        event.detail > 1 &&
        taken !== undefined &&
        taken.question !== question &&
        event.timeStamp - taken.at < AT_ONCE;
      if (choice.key === was.key && !twice) {
        taken = { question, at: event.timeStamp };
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      tell.current();
    };

    const up = (event: PointerEvent): void => {
      const was = pressed;
      if (!was?.box) return;
      const { left, right, top, bottom } = was.box;
      const { clientX: x, clientY: y } = event;
      // whoever moves away before lifting has thought better of it
      if (x < left || x > right || y < top || y > bottom) return;
      timer = window.setTimeout(
        () => {
          if (pressed !== was) return;
          // no click came of it: the button has moved, or is gone
          pressed = undefined;
          if (modalOpen()) return;
          const moved = bar.current?.querySelector<HTMLElement>(
            `[data-choice="legal"][data-key="${CSS.escape(was.key)}"]`,
          );
          if (moved) moved.click();
          else tell.current();
        },
        event.pointerType === 'touch' ? CLICK_OF_A_TOUCH : 0,
      );
    };

    const cancel = (): void => {
      pressed = undefined;
    };

    document.addEventListener('mousedown', keep, true);
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up, true);
    document.addEventListener('pointercancel', cancel, true);
    document.addEventListener('click', click, true);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('mousedown', keep, true);
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('pointercancel', cancel, true);
      document.removeEventListener('click', click, true);
    };
  }, [bar]);
}
