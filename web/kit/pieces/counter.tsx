import './counter.css';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconShape } from '../icons/icon.tsx';
import { animate, useChange } from '../motion.ts';
import type { Pointed } from './hit.tsx';
import { Hit, useLook } from './hit.tsx';

/** A number with its icon; a change is seen for a moment. */
export function Counter({
  n,
  icon,
  label,
  of,
  shown,
  ...pointed
}: Pointed & {
  n: number;
  icon?: IconShape | undefined;
  /** what is counted: read aloud and shown as a hint */
  label: string;
  /** the most there can be: "3/5" */
  of?: number | undefined;
  /** show the words beside the number */
  shown?: boolean;
}) {
  const change = useRef<HTMLElement>(null);
  const { target, look } = useLook(pointed);
  useChange(n, before => {
    const note = change.current;
    if (!note) return;
    // It fades where it stands: what moves could come to lie over anything, and all that is drawn after it would get a layer.
    const fading = animate(note, [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], 900);
    if (!fading) return;
    note.textContent = n > before ? `+${n - before}` : `−${before - n}`;
    fading.onfinish = () => {
      note.textContent = '';
    };
  });
  return (
    <span className={cx('ek-counter', 'ek-glows')} data-hint={shown ? undefined : label} {...look}>
      {icon && <Icon of={icon} />}
      <span className={shown ? 'ek-counter-words' : 'ek-hidden'}>{label}</span>
      <b>
        {n}
        {of !== undefined && <span className="ek-counter-of">/{of}</span>}
      </b>
      <i ref={change} className="ek-counter-change" aria-hidden="true" />
      <Hit {...pointed} target={target} name={label} />
    </span>
  );
}

/** What somebody has, side by side. */
export function Bank({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="ek-bank" role="group" aria-label={label}>
      {children}
    </div>
  );
}
