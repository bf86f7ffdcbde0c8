/** Leaves of one book: arrow keys turn them. */
import './tabs.css';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

export interface TabEntry {
  readonly key: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly TabEntry[];
  value: string;
  onChange: (key: string) => void;
}) {
  const id = useId();
  const at = Math.max(
    0,
    tabs.findIndex(t => t.key === value),
  );
  const turn = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + tabs.length) % tabs.length;
    onChange(tabs[next].key);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  const open = tabs[at];
  return (
    <div className="ek-tabs">
      <div role="tablist" className="ek-tabs-list" aria-label={label} tabIndex={-1} onKeyDown={turn}>
        {tabs.map((tab, i) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            className="ek-tab"
            aria-selected={i === at}
            aria-controls={i === at ? `${id}-panel` : undefined}
            data-active={i === at || undefined}
            tabIndex={i === at ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className="ek-tabs-panel"
        aria-labelledby={`${id}-tab-${open.key}`}
      >
        {open.content}
      </div>
    </div>
  );
}
