import './tabs.css';
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabEntry {
  readonly key: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

/** Leaves of one book. `value` and `onChange` where somebody outside must know which is open. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly TabEntry[];
  value?: string;
  onChange?: (key: string) => void;
}) {
  const held = value === undefined ? { defaultValue: tabs[0]?.key } : { value };
  return (
    <Base.Root className="ek-tabs" {...held} onValueChange={now => onChange?.(String(now))}>
      <Base.List className="ek-tabs-list" aria-label={label}>
        {tabs.map(tab => (
          <Base.Tab key={tab.key} value={tab.key} className="ek-tab">
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(tab => (
        <Base.Panel key={tab.key} value={tab.key} className="ek-tabs-panel">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
