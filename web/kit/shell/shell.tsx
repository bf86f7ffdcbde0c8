/**
 * The parts that every board is cast on. The frame gives a board one box, the stage, that never grows; `BoardShell` divides it into
 * tabs (where there is room for one area at a time), the stage itself, a theatre over it, and the hand below.
 */
import './shell.css';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../cx.ts';

export function BoardShell({
  game,
  className,
  root,
  tabs,
  theatre,
  hand,
  children,
}: {
  readonly game: string;
  readonly className?: string;
  readonly root?: RefObject<HTMLDivElement | null>;
  /** `SectionTabs`; shown by the style sheet of the board where areas don't stand together */
  readonly tabs?: ReactNode;
  /** a `Theatre`, or nothing */
  readonly theatre?: ReactNode;
  readonly hand?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={cx('ek-shell', className)} data-game={game} ref={root}>
      {tabs}
      <div className="ek-stage">
        {children}
        {theatre}
      </div>
      {hand}
    </div>
  );
}
