import './dialog.css';
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CloseGlyph } from '../icons/glyphs.tsx';

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** what the cross is called, in the player's language */
  readonly closeLabel: string;
  /** keep the title for screen readers only */
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

function Sheet({ open, onClose, title, closeLabel, bare, children, className }: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={now => !now && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="ek-backdrop" />
        <Base.Popup className={className}>
          <div className="ek-dialog-head">
            <Base.Title className={bare ? 'ek-hidden' : 'ek-dialog-title'}>{title}</Base.Title>
            <Base.Close className="ek-button ek-dialog-close" data-kind="icon" aria-label={closeLabel}>
              <CloseGlyph />
            </Base.Close>
          </div>
          <div className="ek-dialog-body">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** A sheet in the middle of the table; Escape or a press outside closes it. */
export function Dialog(props: SheetProps) {
  return <Sheet {...props} className={cx('ek-dialog', props.className)} />;
}

/** A sheet that comes in from a side: log, seats, help on a phone. */
export function Drawer({ side = 'right', ...props }: SheetProps & { side?: 'left' | 'right' | 'bottom' }) {
  return <Sheet {...props} className={cx('ek-drawer', `ek-drawer-${side}`, props.className)} />;
}
