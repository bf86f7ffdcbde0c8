/**
 * Dialogs and drawers by the browser's own means: everything else on the page is made inert while one is open, so that focus and
 * screen readers stay inside.
 */
import './dialog.css';
import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../cx.ts';
import { CloseGlyph } from '../icons/glyphs.tsx';

/** The game whose colours a dialog wears. */
export const GameTint = createContext<string | undefined>(undefined);

const open: HTMLElement[] = [];

/** Only the dialog on top, and the notes of the page, can be used. */
function settle(): void {
  const top = open.at(-1);
  for (const child of document.body.children)
    if (child instanceof HTMLElement && child.id !== 'notes')
      child.inert = top !== undefined && !child.contains(top);
}

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** the title is for screen readers only */
  readonly bare?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

function Modal(props: ModalProps) {
  return props.open ? <OpenModal {...props} /> : null;
}

function OpenModal({ onClose, title, closeLabel, bare, className, children }: ModalProps) {
  const game = useContext(GameTint);
  const title_ = useId();
  const box = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const node = layer.current as HTMLElement;
    const before = document.activeElement as HTMLElement | null;
    open.push(node);
    settle();
    const wish = box.current?.querySelector<HTMLElement>('[data-autofocus]');
    (wish ?? box.current)?.focus({ preventScroll: true });
    return () => {
      open.splice(open.indexOf(node), 1);
      settle();
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  // In place before the dialog can be seen: keys of the page behind it no longer count from that moment on.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || open.at(-1) !== layer.current || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      close.current();
    };
    document.addEventListener('keydown', key, true);
    return () => document.removeEventListener('keydown', key, true);
  }, []);

  return createPortal(
    <div ref={layer} className="modal" data-game={game}>
      {/* Pressing outside is a convenience; Escape and the cross do the same. */}
      <div className="ek-backdrop" onPointerDown={onClose} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={title_}
        tabIndex={-1}
        className={className}
      >
        <div className="ek-dialog-head">
          <h2 id={title_} className={bare ? 'ek-hidden' : 'ek-dialog-title'}>
            {title}
          </h2>
          <button
            type="button"
            className="ek-button ek-dialog-close"
            data-kind="icon"
            aria-label={closeLabel}
            onClick={onClose}
          >
            <CloseGlyph />
          </button>
        </div>
        <div className="ek-dialog-body">{children}</div>
      </div>
    </div>,
    document.body,
  );
}

export function Dialog(props: ModalProps) {
  return <Modal {...props} className={cx('ek-dialog', props.className)} />;
}

export function Drawer({ side = 'right', ...props }: ModalProps & { side?: 'left' | 'right' | 'bottom' }) {
  return <Modal {...props} className={cx('ek-drawer', `ek-drawer-${side}`, props.className)} />;
}

/** Something modal is open. */
export function modalOpen(): boolean {
  return open.length > 0;
}
