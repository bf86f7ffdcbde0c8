import './hit.css';
import type { BoardChoice, Hot } from '../board.ts';
import { useTarget } from '../target.ts';

/** How things that can be pointed at are told apart from things that only lie there. */
export interface Pointed {
  /** the choice this thing stands for, if it is one now */
  readonly choice?: BoardChoice | undefined;
  readonly hot?: Hot | undefined;
  /** shows it large */
  readonly onOpen?: (() => void) | undefined;
  /** "Show large", in the player's language; needed with onOpen */
  readonly openLabel?: string | undefined;
}

/** The look of a pointed thing, for its outermost element. */
export function useLook({ choice, hot }: Pointed) {
  const target = useTarget(hot, choice);
  return {
    target,
    look: { 'data-target': target['data-target'], 'data-hot': target['data-hot'] },
  };
}

/** The part that is pressed: covers its parent, so that a card with much on it is still one button. */
export function Hit({
  target,
  choice,
  onOpen,
  openLabel,
  name,
}: Pointed & { target: ReturnType<typeof useTarget>; name: string }) {
  const open = { 'aria-label': `${name} – ${openLabel}`, onClick: onOpen };
  return (
    <>
      {/* the same button, whatever a press of it means now: it keeps the focus */}
      {(choice || onOpen) && <button type="button" className="ek-hit" {...(choice ? target : open)} />}
      {choice && onOpen && <button type="button" className="ek-zoom" {...open} />}
    </>
  );
}
