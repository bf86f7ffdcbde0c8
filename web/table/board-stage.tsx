/** The middle of the page: the game's board, or what stands in for it. */
import type { Answer, Tell } from '@epoka/kernel';
import { Component, memo, type ReactNode, Suspense, useRef } from 'react';
import type { Hot } from '../kit/board.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import { lazyPart } from '../lazy-part.ts';
import { motionAllowed } from '../prefs.ts';
import { usePrefs, useWords } from '../words.tsx';
import type { TableContext } from './table-context.ts';

// nobody points at anything before the board stands
const Explanation = lazyPart(
  () => import('./explanation.tsx'),
  m => m.Explanation,
);
const NotNow = lazyPart(
  () => import('./explanation.tsx'),
  m => m.NotNow,
);
const GenericBoard = lazyPart(
  () => import('./generic-board.tsx'),
  m => m.GenericBoard,
);

export const BoardStage = memo(function BoardStage({
  context,
  recent,
  hot,
  answer,
  shown: open,
  onShow: setOpen,
}: {
  context: TableContext;
  recent: readonly Tell[];
  hot: Hot;
  answer: (questionId: number, answer: Answer) => void;
  /** the content that is shown large */
  shown: string | undefined;
  onShow: (content: string | undefined) => void;
}) {
  const words = useWords();
  usePrefs();
  const stage = useRef<HTMLElement>(null);
  const { board, language, view } = context;
  return (
    <div className="stage">
      <main ref={stage} className="board" id="board" tabIndex={-1} aria-label={words.table.board}>
        <h2 className="ek-hidden">{words.table.board}</h2>
        {board === undefined ? (
          <p className="board-wait" role="status">
            {words.table.loadingBoard}
          </p>
        ) : board === null ? (
          <Suspense>
            <GenericBoard context={context} />
          </Suspense>
        ) : (
          <BoardFault
            fallback={
              <Suspense>
                <GenericBoard context={context} />
              </Suspense>
            }
          >
            <board.default
              view={view.state}
              seat={view.seat}
              seats={context.seats}
              questions={context.questions}
              answer={answer}
              reader={context.reader}
              words={context.words}
              language={language}
              motion={motionAllowed()}
              hot={hot}
              open={setOpen}
              recent={recent}
            />
          </BoardFault>
        )}
        {board && (
          <Suspense>
            <Explanation within={stage} context={context} answer={answer} hot={hot} open={setOpen} />
          </Suspense>
        )}
        {board && (
          <Dialog
            open={open !== undefined}
            title={open === undefined ? '' : context.words.content(open)}
            onClose={() => setOpen(undefined)}
            closeLabel={words.close}
            className="detail"
          >
            <div data-game={view.game}>
              {open !== undefined && (
                <board.Detail
                  id={open}
                  view={view.state}
                  reader={context.reader}
                  words={context.words}
                  seats={context.seats}
                  language={language}
                  open={setOpen}
                />
              )}
              <Suspense>{open !== undefined && <NotNow context={context} content={open} />}</Suspense>
            </div>
          </Dialog>
        )}
      </main>
    </div>
  );
});

/** A fault in a board must not take the game away: the list plays on. */
class BoardFault extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: Error) {
    console.error(error);
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
