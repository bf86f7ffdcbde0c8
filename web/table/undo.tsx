/** Undo and redo: how far they reach, and why no further. In the top bar; in the question bar where that has no room. */
import type { TableShot } from '../client/client.ts';
import { RedoGlyph, UndoGlyph } from '../kit/index.ts';
import { useWords } from '../words.tsx';
import type { Table } from './use-table.ts';

export function UndoButtons({ shot, table }: { shot: TableShot; table: Table }) {
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
        onClick={() => undo.answers > 0 && table.undo(1)}
      >
        <UndoGlyph />
        <span className="undo-word">{words.table.undo}</span>
        {undo.answers > 0 && <span className="undo-reach">{undo.answers}</span>}
      </button>
      {redo.answers > 0 && (
        <button
          type="button"
          className="ek-button"
          data-kind="icon"
          aria-label={`${words.table.redo}. ${r}`}
          data-hint={r}
          onClick={() => table.redo(1)}
        >
          <RedoGlyph />
        </button>
      )}
    </>
  );
}
