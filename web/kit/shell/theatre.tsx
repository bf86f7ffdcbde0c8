/**
 * What is revealed or fought over, large over the stage: a card, what is going on, and before and after for everybody. It never
 * moves the board; Escape or its cross folds it to a line, and what must be decided on the board stays free below it.
 */
import './theatre.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { CloseGlyph } from '../icons/glyphs.tsx';
import { modalOpen } from '../ui/dialog.tsx';

/** milliseconds that news stands by itself */
const READ = 8000;

export function Theatre({
  label,
  title,
  of,
  card,
  aside,
  tone = 'plain',
  passing = false,
  foldLabel,
  showLabel,
  onClose,
  children,
}: {
  /** what it is, for those who can't see it */
  readonly label: string;
  readonly title: ReactNode;
  /** what it shows: something new unfolds it again */
  readonly of: string;
  readonly card?: ReactNode;
  readonly aside?: ReactNode;
  readonly tone?: 'plain' | 'war';
  /** only news: any key or press sends it away */
  readonly passing?: boolean;
  readonly foldLabel: string;
  /** on the line it is folded to */
  readonly showLabel: string;
  /** it was sent away; only folded without it */
  readonly onClose?: (() => void) | undefined;
  readonly children?: ReactNode;
}) {
  const [folded, setFolded] = useState<string>();
  const shut = folded === of;
  const close = () => (onClose ? onClose() : setFolded(of));
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (shut) return;
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || modalOpen()) return;
      if (event.key !== 'Escape' && !(passing && !event.ctrlKey && !event.metaKey && !event.altKey)) return;
      // what only passes by gives the key on to whatever it means; Escape would take something back
      if (event.key === 'Escape') event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', key, true);
    return () => document.removeEventListener('keydown', key, true);
  }, [shut, passing]);
  useEffect(() => {
    if (!passing || shut) return;
    const go = () => latest.current();
    document.addEventListener('click', go);
    // whoever looks away finds the board again, and the news in the log
    const timer = window.setTimeout(go, READ);
    return () => {
      document.removeEventListener('click', go);
      window.clearTimeout(timer);
    };
  }, [passing, shut, of]);
  if (shut)
    return (
      <button type="button" className="ek-theatre-line" onClick={() => setFolded(undefined)}>
        <span>{title}</span>
        <small>{showLabel}</small>
      </button>
    );
  return (
    <section
      className={cx('ek-theatre', !card && 'ek-theatre-bare', !aside && 'ek-theatre-narrow')}
      data-tone={tone}
      data-passing={passing || undefined}
      aria-label={label}
    >
      {card && <div className="ek-theatre-card">{card}</div>}
      <div className="ek-theatre-main">
        <h2 className="ek-theatre-title">{title}</h2>
        {children}
      </div>
      {aside && <div className="ek-theatre-aside">{aside}</div>}
      <button
        type="button"
        className="ek-theatre-close"
        aria-label={foldLabel}
        data-hint={foldLabel}
        onClick={close}
      >
        <CloseGlyph />
      </button>
    </section>
  );
}
