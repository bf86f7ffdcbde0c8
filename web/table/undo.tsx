/** Undo and redo: how far they reach, and why no further. In the top bar; in the question bar where that has no room. */
import type { TableShot } from '../client/table-client.ts';
import { Kbd, RedoGlyph, UndoGlyph } from '../kit/index.ts';
import { prefs } from '../prefs.ts';
import { useWords } from '../words.tsx';
import type { TableActs } from './use-table-client.ts';

export function UndoButtons({ shot, acts }: { shot: TableShot; acts: TableActs }) {
  const words = useWords();
  const { undo, redo } = shot.view;
  const u = `${words.table.undoReach(undo.answers)} ${words.table.undoStop[undo.stop]}`;
  const r = `${words.table.redoReach(redo.answers)} ${words.table.redoStop[redo.stop]}`;
  return (
    <>
      <button
        type="button"
        className="ek-button undo"
        aria-disabled={undo.answers === 0 || undefined}
        aria-label={`${words.table.undo}. ${u}`}
        data-hint={u}
        data-target={undo.answers === 0 ? 'blocked' : undefined}
        onClick={() => undo.answers > 0 && acts.undo(1)}
      >
        <UndoGlyph />
        <span className="undo-word">{words.table.undo}</span>
        {undo.answers > 0 && <span className="undo-reach">{undo.answers}</span>}
        {prefs.get().letters && <Kbd>U</Kbd>}
      </button>
      {redo.answers > 0 && (
        <button
          type="button"
          className="ek-button redo"
          data-kind="icon"
          aria-label={`${words.table.redo}. ${r}`}
          data-hint={r}
          onClick={() => acts.redo(1)}
        >
          <RedoGlyph />
        </button>
      )}
    </>
  );
}
