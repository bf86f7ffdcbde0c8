/** Log, chat and help: one drawer at the right of the stage. It lies over the board; on a wide screen it is pinned beside it. */
import './drawer.css';
import { type ReactNode, useEffect, useState } from 'react';
import { CloseGlyph } from '../kit/index.ts';
import { useMedia, WIDE } from '../use-media.ts';
import { useWords } from '../words.tsx';

export const PINNED = '(min-width: 1720px)';

/** Open or not: pinned until it is closed where there is room for it, closed until it is opened elsewhere. */
export function useDrawer(): {
  readonly open: boolean;
  readonly set: (open: boolean) => void;
} {
  const pinned = useMedia(PINNED);
  const [wish, setWish] = useState<{ pinned: boolean; open: boolean }>();
  return {
    open: wish?.pinned === pinned ? wish.open : pinned,
    set: open => setWish({ pinned, open }),
  };
}

export function SideDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const words = useWords();
  const wide = useMedia(WIDE);
  const pinned = useMedia(PINNED);
  useEffect(() => {
    if (pinned) return;
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', key, true);
    return () => document.removeEventListener('keydown', key, true);
  }, [pinned, onClose]);
  if (!wide) return null;
  return (
    <aside className="right" aria-label={words.table.log} data-pinned={pinned || undefined}>
      {children}
      <button
        type="button"
        className="ek-button right-close"
        data-kind="icon"
        aria-label={words.close}
        data-hint={words.close}
        onClick={onClose}
      >
        <CloseGlyph />
      </button>
    </aside>
  );
}
