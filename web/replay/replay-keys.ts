/** The keys of a replay: steps, rounds, play. */
import { useEffect, useRef } from 'react';

interface ReplayKeys {
  readonly back: () => void;
  readonly on: () => void;
  readonly roundBack: () => void;
  readonly roundOn: () => void;
  readonly start: () => void;
  readonly end: () => void;
  readonly play: () => void;
  readonly keys: () => void;
}

export function useReplayKeys(acts: ReplayKeys): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      // The slider and lists have these keys themselves; maps move with the arrows.
      if (target.closest('input, select, textarea, [role="dialog"], #board')) return;
      if (event.key === ' ' && target.closest('button, a')) return;
      const act = {
        ArrowLeft: latest.current.back,
        ArrowRight: latest.current.on,
        PageUp: latest.current.roundBack,
        PageDown: latest.current.roundOn,
        Home: latest.current.start,
        End: latest.current.end,
        ' ': latest.current.play,
        '?': latest.current.keys,
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
}
