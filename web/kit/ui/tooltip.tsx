import './popup.css';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** A note on a thing of the frame. Things on a board use `data-hint` and the one `HintLayer` instead. */
export function Tooltip({
  note,
  children,
}: {
  note: ReactNode;
  children: ReactElement<Record<string, unknown>>;
}) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className="ek-positioner" sideOffset={6}>
          <Base.Popup className="ek-tooltip">{note}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
