/** What somebody else did just now, for a moment, to be told on their plate. */
import { useEffect, useRef, useState } from 'react';
import type { TableShot } from '../client/table-client.ts';
import type { Deed } from './plates.tsx';
import { sayTell, type TableContext } from './table-context.ts';

/** milliseconds: long enough to read, gone before it is old */
const SHOWN = 3200;

export function useDeed(shot: TableShot, context: TableContext): Deed | undefined {
  const [deed, setDeed] = useState<Deed>();
  /** whoever was asked alone before is who has moved */
  const before = useRef({ recent: shot.recent, asked: shot.view.asked });
  useEffect(() => {
    const { recent, asked } = before.current;
    before.current = { recent: shot.recent, asked: shot.view.asked };
    if (shot.recent === recent || shot.recent.length === 0 || asked.length !== 1) return;
    const [seat] = asked;
    if (shot.mine.includes(seat)) return;
    const { board, view } = context;
    // the line with a picture is what it was about
    const told = shot.recent.find(tell => board?.picture?.(tell, view.state)) ?? shot.recent[0];
    setDeed({ seat, text: sayTell(context, told), icon: board?.picture?.(told, view.state) });
  }, [shot, context]);
  useEffect(() => {
    if (!deed) return;
    const timer = setTimeout(() => setDeed(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [deed]);
  return deed;
}
