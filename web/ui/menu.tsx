/** A button that opens a short list of things to do, below it. */
import '../kit/ui/popup.css';
import './ui.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface MenuEntry {
  readonly key: string;
  readonly label: ReactNode;
  readonly act: () => void;
  /** why it can't be used now */
  readonly why?: string | undefined;
}

export function Menu({
  label,
  icon,
  entries,
}: {
  label: string;
  icon: ReactNode;
  entries: readonly MenuEntry[];
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const outside = (event: PointerEvent): void => {
      if (!box.current?.parentElement?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const shut = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const key = (event: KeyboardEvent): void => {
    const items = [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === 'Escape') shut();
    else if (event.key === 'Tab') setOpen(false);
    else if (to !== undefined) items[(to + items.length) % items.length]?.focus();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="menu">
      <button
        ref={button}
        type="button"
        className="ek-button"
        data-kind="icon"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        data-hint={open ? undefined : label}
        onClick={() => setOpen(!open)}
      >
        {icon}
      </button>
      {open && (
        <div
          ref={box}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className="ek-popup menu-list"
          onKeyDown={key}
        >
          {entries.map(entry => (
            <button
              key={entry.key}
              type="button"
              role="menuitem"
              className="ek-popup-item menu-item"
              aria-disabled={entry.why !== undefined || undefined}
              onClick={() => {
                if (entry.why !== undefined) return;
                shut();
                entry.act();
              }}
            >
              <span>
                {entry.label}
                {entry.why !== undefined && <small>{entry.why}</small>}
              </span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
