import type { ComponentProps, ReactNode } from 'react';
import type { BoardChoice, Hot } from '../board.ts';
import { cx } from '../cx.ts';
import { WarnGlyph } from '../icons/glyphs.tsx';
import { useTarget } from '../target.ts';

export function Button({
  kind,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { kind?: 'primary' | 'quiet' | 'icon' | undefined }) {
  return <button type={type} className={cx('ek-button', className)} data-kind={kind} {...rest} />;
}

/** A choice of the question list: the twin of its target on the board. Blocked ones stay readable and tell why. */
export function ChoiceButton({
  choice,
  hot,
  kind,
  children,
}: {
  choice: BoardChoice;
  hot?: Hot | undefined;
  kind?: 'primary' | 'quiet' | undefined;
  /** instead of the words of the choice */
  children?: ReactNode;
}) {
  const target = useTarget(hot, choice);
  return (
    <button type="button" className="ek-button" data-kind={choice.legal ? kind : undefined} {...target}>
      {choice.warn !== undefined && <WarnGlyph />}
      {children ?? choice.label}
    </button>
  );
}

export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="ek-kbd">{children}</kbd>;
}
