/** A switch and a list to pick from, made of the browser's own controls. */
import './fields.css';
import type { ReactNode } from 'react';

export function Switch({
  label,
  note,
  on,
  onChange,
}: {
  label: ReactNode;
  note?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <label className="ek-switch-row">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        className="ek-switch"
        checked={on}
        onChange={e => onChange(e.target.checked)}
      />
      <span>
        {label}
        {note && <small className="ek-quiet">{note}</small>}
      </span>
    </label>
  );
}

export function Select({
  label,
  bare,
  value,
  options,
  onChange,
}: {
  label: string;
  /** the label is for screen readers only */
  bare?: boolean;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <label className="ek-field">
      <span className={bare ? 'ek-hidden' : 'ek-select-label'}>{label}</span>
      <select className="ek-input ek-select" value={value} onChange={e => onChange(e.target.value)}>
        {options.map(o => (
          <option key={o.value} value={o.value}>
            {o.label}
          </option>
        ))}
      </select>
    </label>
  );
}
