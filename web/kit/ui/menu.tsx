import './popup.css';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';

export interface MenuEntry {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly act: () => void;
  /** why it can't be used now */
  readonly why?: string | undefined;
}

/** A button that opens a short list of things to do. */
export function Menu({
  trigger,
  entries,
}: {
  trigger: ReactElement<Record<string, unknown>>;
  entries: readonly MenuEntry[];
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="ek-positioner" sideOffset={4} align="end">
          <Base.Popup className="ek-popup">
            {entries.map(entry => (
              <Base.Item
                key={entry.key}
                className="ek-popup-item"
                disabled={entry.why !== undefined}
                onClick={entry.act}
              >
                {entry.icon}
                <span>
                  {entry.label}
                  {entry.why !== undefined && <small>{entry.why}</small>}
                </span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
