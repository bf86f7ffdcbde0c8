/** The middle of the page: the game's board, or what stands in for it. */
import type { Answer, Tell } from '@epoka/kernel';
import { Component, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import type { Hot } from '../kit/board.ts';
import { patiently } from '../patience.ts';
import { motionAllowed } from '../prefs.ts';
import { Dialog } from '../ui/modal.tsx';
import { useLanguage, usePrefs, useWords } from '../words.tsx';
import type { Scene } from './scene.ts';

const GenericBoard = lazy(() =>
  patiently(() => import('./generic-board.tsx')).then(m => ({ default: m.GenericBoard })),
);

export const BoardStage = memo(function BoardStage({
  scene,
  recent,
  hot,
  answer,
}: {
  scene: Scene;
  recent: readonly Tell[];
  hot: Hot;
  answer: (questionId: number, answer: Answer) => void;
}) {
  const words = useWords();
  const language = useLanguage();
  usePrefs();
  const [open, setOpen] = useState<string>();
  const { board, view } = scene;
  return (
    <main className="board" id="board" tabIndex={-1} aria-label={words.table.board}>
      <h2 className="ek-hidden">{words.table.board}</h2>
      {board === undefined ? (
        <p className="board-wait" role="status">
          {words.table.loadingBoard}
        </p>
      ) : board === null ? (
        <Suspense>
          <GenericBoard scene={scene} />
        </Suspense>
      ) : (
        <BoardFault
          fallback={
            <Suspense>
              <GenericBoard scene={scene} />
            </Suspense>
          }
        >
          <board.default
            view={view.state}
            seat={view.seat}
            seats={scene.seats}
            questions={scene.questions}
            answer={answer}
            reader={scene.reader}
            words={scene.words}
            language={language}
            motion={motionAllowed()}
            hot={hot}
            open={setOpen}
            recent={recent}
          />
        </BoardFault>
      )}
      {board && (
        <Dialog
          open={open !== undefined}
          title={open === undefined ? '' : scene.words.content(open)}
          onClose={() => setOpen(undefined)}
          closeLabel={words.close}
          className="detail"
        >
          <div data-game={view.game}>
            {open !== undefined && (
              <board.Detail
                id={open}
                view={view.state}
                reader={scene.reader}
                words={scene.words}
                language={language}
                open={setOpen}
              />
            )}
          </div>
        </Dialog>
      )}
    </main>
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
