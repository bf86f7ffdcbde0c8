import './switch.css';
import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

/** On or off, with its words. */
export function Switch({
  label,
  note,
  on,
  onChange,
  disabled,
}: {
  label: ReactNode;
  note?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
    <label className="ek-switch-row">
      <Base.Root className="ek-switch" checked={on} onCheckedChange={onChange} disabled={disabled}>
        <Base.Thumb className="ek-switch-thumb" />
      </Base.Root>
      <span>
        {label}
        {note && <small className="ek-quiet">{note}</small>}
      </span>
    </label>
  );
}
