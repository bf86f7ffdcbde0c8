/** A field with its label, a hint, and what is wrong with what was typed, in the words of the page. */
import { type InputHTMLAttributes, useEffect, useId, useRef } from 'react';

export function Field({
  label,
  note,
  wrong,
  value,
  onChange,
  ...rest
}: {
  label: string;
  note?: string | undefined;
  /** undefined: nothing is wrong */
  wrong?: string | undefined;
  value: string;
  onChange: (value: string) => void;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Whoever is told that something is wrong can put it right at once.
  useEffect(() => {
    if (wrong !== undefined) input.current?.focus();
  }, [wrong]);
  return (
    <div className="ek-field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        className="ek-input"
        value={value}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong !== undefined || note !== undefined ? `${id}-note` : undefined}
        onChange={e => onChange(e.target.value)}
        {...rest}
      />
      {(wrong !== undefined || note !== undefined) && (
        <small
          id={`${id}-note`}
          className={wrong === undefined ? 'ek-quiet' : 'field-wrong'}
          role={wrong === undefined ? undefined : 'alert'}
        >
          {wrong ?? note}
        </small>
      )}
    </div>
  );
}
