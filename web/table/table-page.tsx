/** The table on one screen: bar, plates, recap, the board on its stage, the question, and a drawer for log, chat and help. */
import './table.css';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { TableClient, TableShot } from '../client/table-client.ts';
import { useRulesBook } from '../client/use-rules-book.ts';
import { Hot, sayAnswer } from '../kit/board.ts';
import { Button, Faces, toast, useLate } from '../kit/index.ts';
import { GameTint } from '../kit/ui/dialog.tsx';
import type { MenuEntry } from '../kit/ui/menu.tsx';
import type { TabEntry } from '../kit/ui/tabs.tsx';
import { homeWords } from '../lang/index.ts';
import { lazyPart } from '../lazy-part.ts';
import { useTitle } from '../pages/frame.tsx';
import { Problem } from '../pages/problems.tsx';
import { go } from '../router.ts';
import { useMedia, WIDE } from '../use-media.ts';
import { useLanguage, usePrefs, useWords } from '../words.tsx';
import { LetGo } from './ask/let-go.ts';
import { position, QuestionBar } from './ask/question-bar.tsx';
import { BoardStage } from './board-stage.tsx';
import { SideDrawer, useDrawer } from './drawer.tsx';
import { useKeys } from './keys.ts';
import { Loading } from './loading.tsx';
import { useFrameMark, usePace, useTurnSound, useWhenOver } from './page-effects.ts';
import { Plates } from './plates.tsx';
import { saveKept } from './save-replay.ts';
import { sayQuestion, type TableContext, useFaces, useTableContext } from './table-context.ts';
import { CautionDialog, type Overlay, TableDialogs } from './table-dialogs.tsx';
import { tableMenu } from './table-menu.ts';
import { TableNotices } from './table-notices.tsx';
import { TopBar } from './top-bar.tsx';
import { noteStep, partsOf } from './turn-steps.ts';
import { UndoButtons } from './undo.tsx';
import { useDeed } from './use-deed.ts';
import { useNotices } from './use-notices.ts';
import { usePhases } from './use-phases.ts';
import { useSinceLastTurn } from './use-since-last-turn.ts';
import { type Caution, useActs, useClient } from './use-table-client.ts';
import { useVoice } from './voice.ts';

// What a first answer doesn't need comes a little later.
const PassDevice = lazyPart(
  () => import('./pass-device.tsx'),
  m => m.PassDevice,
);
const SinceLastTurnDialog = lazyPart(
  () => import('./since-last-turn.tsx'),
  m => m.SinceLastTurnDialog,
);
const SideTabs = lazyPart(
  () => import('./side-panes.tsx'),
  m => m.SideTabs,
);
const SeatsAndOrders = lazyPart(
  () => import('./side-panes.tsx'),
  m => m.SeatsAndOrders,
);
const Recap = lazyPart(
  () => import('./recap.tsx'),
  m => m.Recap,
);
const PlayerBoardDialog = lazyPart(
  () => import('./player-board.tsx'),
  m => m.PlayerBoardDialog,
);
const EndDialog = lazyPart(
  () => import('./end.tsx'),
  m => m.EndDialog,
);
const Guide = lazyPart(
  () => import('./guide.tsx'),
  m => m.Guide,
);

/** What the page of an online table adds: its client, a banner above the board, its own leaves beside it and entries of the menu. */
interface TablePageParts {
  readonly client?: TableClient;
  readonly banner?: ReactNode;
  readonly panes?: readonly TabEntry[];
  /** what waits unread in them */
  readonly unread?: number;
  readonly entries?: (usual: readonly MenuEntry[]) => readonly MenuEntry[];
}

export function TablePage({ id, client: given, ...parts }: { id: string } & TablePageParts) {
  const words = useWords();
  const { client, shot, problem } = useClient(id, given);
  const context = useTableContext(shot?.view);
  if (problem?.code === 'missing')
    return (
      <Problem title={words.missing.table}>
        <p>{words.missing.tableText}</p>
      </Problem>
    );
  if (problem)
    return (
      <Problem
        title={words.broken.title}
        detail={problem.detail}
        acts={
          client?.keptText && <Button onClick={() => void saveKept(client, id)}>{words.broken.save}</Button>
        }
      >
        <p>{problem.code === 'version' ? words.broken.version : words.broken.text}</p>
      </Problem>
    );
  if (!client || !shot || !context)
    return (
      <p className="page-wait" role="status">
        {words.loading}
      </p>
    );
  return (
    <GameTint value={shot.view.game}>
      <OpenTable client={client} shot={shot} context={context} {...parts} />
    </GameTint>
  );
}

function OpenTable({
  client,
  shot,
  context,
  banner,
  panes,
  unread = 0,
  entries: change,
}: { client: TableClient; shot: TableShot; context: TableContext } & Omit<TablePageParts, 'client'>) {
  const words = useWords();
  const language = useLanguage();
  const wide = useMedia(WIDE);
  const hot = useMemo(() => new Hot(), []);
  const [pane, setPane] = useState<string>('log');
  const drawer = useDrawer();
  /** whose board is open */
  const [looked, setLooked] = useState<number>();
  /** the content that is shown large */
  const [shown, setShown] = useState<string>();
  const [overlay, setOverlay] = useState<Overlay>();
  const [caution, setCaution] = useState<Caution>();
  const [guided, setGuided] = useState(shot.guided && !shot.view.over);
  const [rule, setRule] = useState<string>();
  const book = useRulesBook(shot.view.game);
  const { view } = shot;

  useTitle(shot.name);
  usePace(client, usePrefs().pace);
  const faces = useFaces(context);
  const acts = useActs(
    client,
    { shot, context },
    {
      caution: setCaution,
      answered: (questionId, answer, at) =>
        noteStep(at.planning ? `${at.id}/plan` : at.id, {
          at: position(at),
          label: sayAnswer(context, answer),
          parts: partsOf(faces({ questionId, answer })),
        }),
    },
  );

  // Board and bar show an answer first; what stands beside them follows with the next frame. Never what another seat saw.
  const current = useMemo(() => ({ shot, context }), [shot, context]);
  const late = useLate(current);
  const beside = late.shot.view.seat === view.seat ? late : current;
  const openKeys = useCallback(() => setOverlay('keys'), []);

  const question = context.questions[0]?.question;
  const sentence = question ? (sayQuestion(context, question.kind, question.data, question.seat) ?? '') : '';
  useVoice(context, shot.recent, shot.handover ? '' : sentence);
  useFrameMark(shot);
  useTurnSound(question?.seat, shot);
  useWhenOver(view.over, () => setOverlay('end'));
  const sinceLastTurn = useSinceLastTurn(
    client,
    shot,
    question !== undefined && !shot.planning && !shot.handover,
  );

  const phases = usePhases(context, context.language);
  const deed = useDeed(shot, context);
  useNotices(shot, context);
  const closeDrawer = useCallback(() => drawer.set(false), [drawer.set]);

  const openPane = (which: string) => {
    setPane(which);
    if (wide) drawer.set(true);
    else setOverlay('side');
  };
  /** the same key again closes it */
  const togglePane = (which: string) => {
    if (wide && drawer.open && pane === which) drawer.set(false);
    else openPane(which);
  };
  const openRule = (clause: string) => {
    setRule(clause);
    openPane('help');
  };
  const plan = () => {
    if (shot.planning) void client.planDrop();
    else if (context.questions.length > 0) void client.planBegin();
    else toast(words.plan.only);
  };
  useKeys({
    undo: () => {
      if (view.undo.answers > 0) acts.undo(1);
      else toast(`${words.table.undoReach(0)} ${words.table.undoStop[view.undo.stop]}`);
    },
    redo: () => {
      if (view.redo.answers > 0) acts.redo(1);
      else toast(words.table.redoReach(0));
    },
    plan,
    log: () => togglePane('log'),
    seats: () => setOverlay('seats'),
    help: () => togglePane('help'),
    keys: openKeys,
    hurry: () => {
      if (view.over || !client.hurry || context.questions.length > 0) return false;
      client.hurry();
      return true;
    },
  });

  const { handover } = shot;
  if (handover)
    return (
      <Suspense fallback={<Loading />}>
        <PassDevice
          handover={handover}
          context={context}
          onTake={() => void client.uncover(handover.seat)}
          onBack={() => acts.undo(1)}
        />
      </Suspense>
    );

  const entries = tableMenu({ client, shot }, words, {
    sinceLastTurn: sinceLastTurn.open,
    resign: acts.resign,
    show: setOverlay,
  });
  const title = context.words.title;
  const named = [title, homeWords[language].of[view.game]?.title].includes(shot.name);
  const side = (
    <Suspense fallback={<Loading />}>
      <SideTabs
        context={beside.context}
        panes={panes}
        pane={pane}
        setPane={setPane}
        book={book}
        rule={rule}
        onKeys={openKeys}
      />
    </Suspense>
  );
  const seats = (
    <Suspense fallback={<Loading />}>
      <SeatsAndOrders shot={beside.shot} context={beside.context} onOrder={acts.order} />
    </Suspense>
  );

  return (
    <Faces.Provider value={faces}>
      <div
        className="table"
        data-game={view.game}
        data-age={context.board?.age?.(view.state)}
        data-planning={shot.planning !== null || undefined}
      >
        <LetGo ids={context.questions.map(q => q.question.id).join()} />
        <TopBar
          name={shot.name}
          // a small screen has room for the round alone
          facts={[
            named || !wide ? '' : title,
            view.state.round > 0 ? words.table.round(view.state.round) : '',
          ].filter(Boolean)}
          phases={phases}
          entries={change?.(entries) ?? entries}
          onSeats={() => setOverlay('seats')}
          onLog={() => togglePane('log')}
          onHelp={() => togglePane('help')}
          unread={unread}
          plan={{
            on: shot.planning !== null,
            why: shot.planning || context.questions.length > 0 ? undefined : words.plan.only,
            act: plan,
          }}
        >
          {wide && <UndoButtons shot={shot} acts={acts} />}
        </TopBar>
        {banner}
        <TableNotices client={client} shot={shot} />
        <Plates
          context={beside.context}
          waiting={beside.shot.waiting}
          here={beside.shot.here}
          deed={deed}
          onOpen={setLooked}
        />
        {!shot.planning && (
          <Suspense fallback={<div className="recap" />}>
            <Recap context={beside.context} digest={sinceLastTurn.missed} onOpen={sinceLastTurn.open} />
          </Suspense>
        )}
        <div className="table-middle">
          <BoardStage
            context={context}
            recent={shot.recent}
            hot={hot}
            answer={acts.answer}
            shown={shown}
            onShow={setShown}
          />
          {drawer.open && <SideDrawer onClose={closeDrawer}>{side}</SideDrawer>}
          <Suspense>
            {guided && <Guide shot={shot} context={context} hot={hot} onDone={() => setGuided(false)} />}
          </Suspense>
        </div>
        <QuestionBar
          context={context}
          shot={shot}
          acts={acts}
          hot={hot}
          book={book ?? undefined}
          onRule={openRule}
          onEnd={() => setOverlay('end')}
        />
        <TableDialogs
          open={overlay}
          name={shot.name}
          game={view.game}
          seats={seats}
          side={side}
          onClose={() => setOverlay(undefined)}
          onRename={name => {
            setOverlay(undefined);
            void client.rename(name);
          }}
        />
        <Suspense>
          {overlay === 'end' && (
            <EndDialog client={client} shot={shot} context={context} onClose={() => setOverlay(undefined)} />
          )}
          {sinceLastTurn.digest && (
            <SinceLastTurnDialog
              context={context}
              digest={sinceLastTurn.digest}
              onClose={sinceLastTurn.close}
              onStep={at => go({ page: 'replay', id: shot.id, at, seat: undefined })}
            />
          )}
        </Suspense>
        <Suspense>
          {looked !== undefined && (
            <PlayerBoardDialog
              context={context}
              seat={looked}
              onClose={() => setLooked(undefined)}
              onOpen={setShown}
            />
          )}
        </Suspense>
        <CautionDialog caution={caution} onClose={() => setCaution(undefined)} />
      </div>
    </Faces.Provider>
  );
}
