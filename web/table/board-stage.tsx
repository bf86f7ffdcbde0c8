/** The middle of the page: the game's board, or what stands in for it. */
import type { Answer, Tell } from '@epoka/kernel';
import { Component, memo, type ReactNode, Suspense, useContext, useRef } from 'react';
import { Choices, type Hot, sayReason } from '../kit/board.ts';
import { ChoiceButton, Faces } from '../kit/index.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import { lazyPart } from '../lazy-part.ts';
import { motionAllowed } from '../prefs.ts';
import { useLanguage, usePrefs, useWords } from '../words.tsx';
import type { TableContext } from './table-context.ts';

// nobody points at anything before the board stands
const ExplainLayer = lazyPart(
  () => import('../kit/shell/explain.tsx'),
  m => m.ExplainLayer,
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
  const language = useLanguage();
  usePrefs();
  const stage = useRef<HTMLElement>(null);
  const { board, view } = context;
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
            <ExplainLayer within={stage} game={view.game}>
              {thing => (
                <>
                  <board.Detail
                    id={thing.content}
                    view={view.state}
                    reader={context.reader}
                    words={context.words}
                    seats={context.seats}
                    language={language}
                    open={setOpen}
                  />
                  {thing.key === undefined ? (
                    <NotNow context={context} content={thing.content} />
                  ) : (
                    <Acts context={context} choiceKey={thing.key} answer={answer} hot={hot} />
                  )}
                </>
              )}
            </ExplainLayer>
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
              {open !== undefined && <NotNow context={context} content={open} />}
            </div>
          </Dialog>
        )}
      </main>
    </div>
  );
});

/** What can be done with a thing that is explained, at its price; and why not, where it can't. */
function Acts({
  context,
  choiceKey,
  answer,
  hot,
}: {
  context: TableContext;
  choiceKey: string;
  answer: (questionId: number, answer: Answer) => void;
  hot: Hot;
}) {
  const words = useWords();
  const faces = useContext(Faces);
  const { questions, reader, words: gameWords } = context;
  const choice = new Choices({ questions, answer, reader, words: gameWords }).list.find(
    c => c.key === choiceKey,
  );
  if (!choice) return null;
  const price = faces(choice)?.price;
  return (
    <div className="ek-explain-foot">
      {choice.why !== undefined && (
        <p className="ek-explain-why">
          {words.ask.why} {choice.why}
        </p>
      )}
      {choice.warn !== undefined && <p className="ek-explain-warn">{choice.warn}</p>}
      {choice.legal && (
        <ChoiceButton choice={choice} hot={hot} kind="primary">
          {choice.label}
          {price && <span className="ek-explain-price">{price}</span>}
        </ChoiceButton>
      )}
    </div>
  );
}

/** When the turn of a thing is that the open questions are not about. Of what is a choice now, `Acts` speaks. */
function NotNow({ context, content }: { context: TableContext; content: string }) {
  const words = useWords();
  const { board, view, questions } = context;
  const thing = board?.about?.(content, view.state, view.seat);
  if (thing === undefined || questions.length === 0) return null;
  const sent =
    typeof thing === 'string'
      ? questions.map(({ options }) => options.elsewhere?.find(({ kind }) => kind === thing)?.why)
      : [thing];
  const [why] = sent;
  if (why === undefined || sent.includes(undefined)) return null;
  return (
    <div className="ek-explain-foot">
      <p className="ek-explain-warn">
        <b>{words.ask.notNow}</b> {sayReason(context, why)}
      </p>
    </div>
  );
}

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
