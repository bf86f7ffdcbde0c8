/** A link or a secret to give away, with a button that copies it. */
import { useId } from 'react';
import { Button, toast } from '../kit/index.ts';
import { useOnlineWords } from './words.tsx';

export function CopyField({ label, note, text }: { label: string; note?: string; text: string }) {
  const w = useOnlineWords();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(w.copied, 'good');
    } catch {
      document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.select();
      toast(w.notCopied);
    }
  };
  return (
    <div className="copy-field">
      <label className="ek-field" htmlFor={id}>
        {label}
        <input
          id={id}
          className="ek-input"
          readOnly
          value={text}
          onFocus={e => e.target.select()}
          data-copy=""
        />
        {note && <small className="ek-quiet">{note}</small>}
      </label>
      <Button onClick={() => void copy()}>{w.copy}</Button>
    </div>
  );
}

/** An address of this page, with everything of it behind the `#`: no server ever sees that part. */
export function linkTo(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}
