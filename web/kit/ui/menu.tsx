/** A button that opens a short list of things to do, below it. */
import './menu.css';
import './popup.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface MenuEntry {
  readonly key: string;
  readonly label: ReactNode;
  readonly act: () => void;
  /** why it can't be used now */
  readonly why?: string | undefined;
  /** entries of one group stand together; what can't be taken back stands apart, last */
  readonly group?: 'table' | 'view' | 'danger' | undefined;
}

const GROUPS = ['table', 'view', 'danger'] as const;

/** By group, each in the order given; those without one come first. */
export function grouped(entries: readonly MenuEntry[]): readonly (readonly MenuEntry[])[] {
  return [undefined, ...GROUPS]
    .map(group => entries.filter(entry => entry.group === group))
    .filter(list => list.length > 0);
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
    <div className="ek-menu">
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
          className="ek-popup ek-menu-list"
          onKeyDown={key}
        >
          {grouped(entries).flatMap((list, i) =>
            list.map((entry, k) => (
              <button
                key={entry.key}
                type="button"
                role="menuitem"
                className="ek-popup-item"
                data-group={entry.group}
                data-first={(i > 0 && k === 0) || undefined}
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
            )),
          )}
        </div>
      )}
    </div>
  );
}
