/** The table: seats and standing, board, log, and the question bar. */
import './over.css';
import './table.css';
import type { Digest } from '@epoka/table';
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { TableClient, TableShot } from '../client/client.ts';
import { download, fileName } from '../client/replays.ts';
import { type RulesBook, useRulesBook } from '../client/rulebook.ts';
import { Hot } from '../kit/board.ts';
import { Button, toast, useLate } from '../kit/index.ts';
import { homeWords } from '../lang/index.ts';
import { useTitle } from '../pages/frame.tsx';
import { Problem } from '../pages/problems.tsx';
import { patiently } from '../patience.ts';
import { go } from '../router.ts';
import { tick } from '../sounds.ts';
import { Switch } from '../ui/fields.tsx';
import { useMedia, WIDE } from '../ui/media.ts';
import type { MenuEntry } from '../ui/menu.tsx';
import { Dialog, Drawer, GameTint } from '../ui/modal.tsx';
import { type TabEntry, Tabs } from '../ui/tabs.tsx';
import { useLanguage, usePrefs, useWords } from '../words.tsx';
import { position, QuestionBar } from './ask/question-bar.tsx';
import { BoardStage } from './board-stage.tsx';
import { useKeys } from './keys.ts';
import { LogPane, useVoice } from './log-pane.tsx';
import { type Scene, sayQuestion, useScene } from './scene.ts';
import { SeatsPane } from './seats-pane.tsx';
import { TopBar } from './top-bar.tsx';
import { note } from './trail.ts';
import { UndoButtons } from './undo.tsx';
import { type Caution, useActs, useClient } from './use-table.ts';

// What a first answer doesn't need comes a little later.
const Keys = lazy(() => patiently(() => import('../pages/keys.tsx')).then(m => ({ default: m.Keys })));
const SettingsForm = lazy(() =>
  patiently(() => import('../pages/settings.tsx')).then(m => ({ default: m.SettingsForm })),
);
const Curtain = lazy(() => patiently(() => import('./curtain.tsx')).then(m => ({ default: m.Curtain })));
const PlanBar = lazy(() => patiently(() => import('./plan-bar.tsx')).then(m => ({ default: m.PlanBar })));
const DigestDialog = lazy(() =>
  patiently(() => import('./digest.tsx')).then(m => ({ default: m.DigestDialog })),
);
const EndDialog = lazy(() => patiently(() => import('./end.tsx')).then(m => ({ default: m.EndDialog })));
const Guide = lazy(() => patiently(() => import('./guide.tsx')).then(m => ({ default: m.Guide })));
const HelpPane = lazy(() => patiently(() => import('./help-pane.tsx')).then(m => ({ default: m.HelpPane })));

/** What a host adds to the page: its client, a band above the board, its own leaves beside it and entries of the menu. */
export interface HostParts {
  readonly client?: TableClient;
  readonly band?: ReactNode;
  readonly panes?: readonly TabEntry[];
  readonly entries?: (usual: readonly MenuEntry[]) => readonly MenuEntry[];
}

export function TablePage({ id, client: given, ...parts }: { id: string } & HostParts) {
  const words = useWords();
  const { client, shot, problem } = useClient(id, given);
  const scene = useScene(shot?.view);
  if (problem?.code === 'missing')
    return (
      <Problem title={words.missing.table}>
        <p>{words.missing.tableText}</p>
      </Problem>
    );
  if (problem)
    return (
      <Problem title={words.broken.title} detail={problem.detail}>
        <p>{problem.code === 'version' ? words.broken.version : words.broken.text}</p>
      </Problem>
    );
  if (!client || !shot || !scene)
    return (
      <p className="page-wait" role="status">
        {words.loading}
      </p>
    );
  return (
    <GameTint value={shot.view.game}>
      <OpenTable client={client} shot={shot} scene={scene} {...parts} />
    </GameTint>
  );
}

type Over = 'settings' | 'keys' | 'rename' | 'seats' | 'side' | 'end';

function OpenTable({
  client,
  shot,
  scene,
  band,
  panes,
  entries: change,
}: { client: TableClient; shot: TableShot; scene: Scene } & Omit<HostParts, 'client'>) {
  const words = useWords();
  const language = useLanguage();
  const now = usePrefs();
  const wide = useMedia(WIDE);
  const hot = useMemo(() => new Hot(), []);
  const [pane, setPane] = useState<string>('log');
  const [over, setOver] = useState<Over>();
  const [caution, setCaution] = useState<Caution>();
  const [digest, setDigest] = useState<Digest>();
  const [guided, setGuided] = useState(shot.guided && !shot.view.over);
  const [rule, setRule] = useState<string>();
  const book = useRulesBook(shot.view.game);
  const { view } = shot;

  useTitle(shot.name);
  usePace(client, now.pace);
  const table = useActs(
    client,
    { shot, scene },
    {
      caution: setCaution,
      answered: (label, at) => note(at.planning ? `${at.id}/plan` : at.id, position(at), label),
    },
  );

  // Board and bar show an answer first; what stands beside them follows with the next frame. Never what another seat saw.
  const current = useMemo(() => ({ shot, scene }), [shot, scene]);
  const late = useLate(current);
  const beside = late.shot.view.seat === view.seat ? late : current;
  const openKeys = useCallback(() => setOver('keys'), []);

  const question = scene.questions[0]?.question;
  const sentence = question ? (sayQuestion(scene, question.kind, question.data, question.seat) ?? '') : '';
  useVoice(scene, shot.recent, shot.curtain ? '' : sentence);
  useFrameMark(shot);
  useTurnSound(question?.seat, shot);

  // Whoever comes back is first told what happened.
  const missed = useRef<Digest>(undefined);
  const fetchDigest = useCallback(() => {
    client.digest().then(
      // in the middle of a turn nothing is new; then what was new when it began
      now => setDigest(now.groups.length > 0 ? now : (missed.current ?? now)),
      () => toast(words.ask.failed, 'bad'),
    );
  }, [client, words]);
  const myTurn = question !== undefined && !shot.planning && !shot.curtain;
  useEffect(() => {
    if (!myTurn) return;
    client.digest().then(
      now => {
        if (now.groups.length > 0) missed.current = now;
      },
      // asked for again, and reported, when the player wants to read it
      () => undefined,
    );
  }, [client, myTurn]);
  useEffect(() => {
    if (shot.returned && !shot.guided) fetchDigest();
  }, [shot.returned, shot.guided, fetchDigest]);

  // The end is worth a look at once, but only when it comes while somebody is watching.
  const wasOver = useRef(view.over);
  useEffect(() => {
    if (view.over && !wasOver.current) setOver('end');
    wasOver.current = view.over;
  }, [view.over]);

  const openPane = (which: string) => {
    setPane(which);
    if (!wide) setOver('side');
  };
  const openRule = (clause: string) => {
    setRule(clause);
    openPane('help');
  };
  const plan = () => {
    if (shot.planning) void client.planDrop();
    else if (scene.questions.length > 0) void client.planBegin();
    else toast(words.plan.only);
  };
  useKeys({
    undo: () => {
      if (view.undo.answers > 0) table.undo(1);
      else toast(`${words.table.undoReach(0)} ${words.table.undoStop[view.undo.stop]}`);
    },
    redo: () => {
      if (view.redo.answers > 0) table.redo(1);
      else toast(words.table.redoReach(0));
    },
    plan,
    log: () => openPane('log'),
    seats: () => !wide && setOver('seats'),
    help: () => openPane('help'),
    keys: () => setOver('keys'),
  });

  if (shot.curtain)
    return (
      <Suspense fallback={<Loading />}>
        <Curtain
          curtain={shot.curtain}
          scene={scene}
          onTake={() => void client.uncover((shot.curtain as { seat: number }).seat)}
          onBack={() => table.undo(1)}
        />
      </Suspense>
    );

  const entries: MenuEntry[] = [
    {
      key: 'plan',
      label: words.plan.begin,
      act: plan,
      why: shot.planning || scene.questions.length > 0 ? undefined : words.plan.only,
    },
    { key: 'digest', label: words.digest.title, act: fetchDigest },
    {
      key: 'replay',
      label: words.table.replay,
      act: () => go({ page: 'replay', id: shot.id, at: view.answers, seat: undefined }),
    },
    {
      key: 'download',
      label: words.table.download,
      act: () =>
        void client.replayText().then(
          text => download(fileName(shot.name), text),
          () => toast(words.ask.failed, 'bad'),
        ),
    },
    { key: 'rename', label: words.table.rename, act: () => setOver('rename') },
    { key: 'settings', label: words.table.settings, act: () => setOver('settings') },
    { key: 'keys', label: words.table.keys, act: () => setOver('keys') },
  ];

  const side = (
    <SideTabs
      scene={beside.scene}
      panes={panes}
      pane={pane}
      setPane={setPane}
      book={book}
      rule={rule}
      onKeys={openKeys}
    />
  );
  const seatsPane = <SeatsAndOrders shot={beside.shot} scene={beside.scene} onOrder={table.order} />;

  return (
    <div className="table" data-game={view.game} data-planning={shot.planning !== null || undefined}>
      <TopBar
        name={shot.name}
        facts={[
          [scene.words.title, homeWords[language].of[view.game]?.title].includes(shot.name)
            ? ''
            : scene.words.title,
          view.state.round > 0 ? words.table.round(view.state.round) : '',
        ].filter(Boolean)}
        entries={change?.(entries) ?? entries}
        onSeats={() => setOver('seats')}
        onLog={() => openPane('log')}
        onHelp={() => openPane('help')}
      >
        {wide && <UndoButtons shot={shot} table={table} />}
      </TopBar>
      {band}
      {shot.keeping !== 'kept' && (
        <p className="keeping" role="alert">
          {words.table.keeping[shot.keeping]}{' '}
          {shot.keeping === 'elsewhere' ? (
            <Button onClick={() => location.reload()}>{words.broken.reload}</Button>
          ) : (
            <Button
              onClick={() => void client.replayText().then(text => download(fileName(shot.name), text))}
            >
              {words.table.download}
            </Button>
          )}
        </p>
      )}
      <Suspense>
        {shot.planning && (
          <PlanBar
            planning={shot.planning}
            onDrop={() => void client.planDrop()}
            onCarryOut={() =>
              void client.planCarryOut().then(
                done => toast(words.plan.stop[done.stop], done.stop === 'done' ? 'good' : 'plain'),
                () => toast(words.ask.failed, 'bad'),
              )
            }
          />
        )}
      </Suspense>
      <div className="table-middle">
        <aside className="left" aria-label={words.table.seats}>
          {seatsPane}
        </aside>
        <BoardStage scene={scene} recent={shot.recent} hot={hot} answer={table.answer} />
        <aside className="right" aria-label={words.table.log}>
          {side}
        </aside>
        <Suspense>
          {guided && <Guide shot={shot} scene={scene} hot={hot} onDone={() => setGuided(false)} />}
        </Suspense>
      </div>
      <QuestionBar
        scene={scene}
        shot={shot}
        table={table}
        hot={hot}
        book={book ?? undefined}
        onRule={openRule}
        onEnd={() => setOver('end')}
      />

      <Drawer
        open={over === 'seats'}
        side="left"
        title={words.table.seats}
        onClose={() => setOver(undefined)}
        closeLabel={words.close}
      >
        <div data-game={view.game}>{seatsPane}</div>
      </Drawer>
      <Drawer
        className="side"
        open={over === 'side'}
        side="right"
        title={words.table.log}
        bare
        onClose={() => setOver(undefined)}
        closeLabel={words.close}
      >
        <div data-game={view.game} className="side-drawer">
          {side}
        </div>
      </Drawer>
      <Dialog
        open={over === 'settings'}
        title={words.table.settings}
        onClose={() => setOver(undefined)}
        closeLabel={words.close}
      >
        <Suspense fallback={<Loading />}>
          <SettingsForm />
        </Suspense>
      </Dialog>
      <Dialog
        open={over === 'keys'}
        title={words.table.keys}
        onClose={() => setOver(undefined)}
        closeLabel={words.close}
      >
        <Suspense fallback={<Loading />}>
          <Keys />
        </Suspense>
      </Dialog>
      <Rename
        key={shot.name}
        open={over === 'rename'}
        name={shot.name}
        onClose={() => setOver(undefined)}
        onRename={name => {
          setOver(undefined);
          void client.rename(name);
        }}
      />
      <Suspense>
        {over === 'end' && (
          <EndDialog client={client} shot={shot} scene={scene} onClose={() => setOver(undefined)} />
        )}
        {digest && (
          <DigestDialog
            scene={scene}
            digest={digest}
            onClose={() => setDigest(undefined)}
            onStep={() =>
              go({ page: 'replay', id: shot.id, at: Math.max(0, digest.since + 1), seat: undefined })
            }
          />
        )}
      </Suspense>
      <Dialog
        open={caution !== undefined}
        title={words.ask.careful}
        onClose={() => setCaution(undefined)}
        closeLabel={words.close}
      >
        <p>{caution?.text}</p>
        <p className="page-acts">
          <Button
            kind="primary"
            className="caution-go"
            data-autofocus=""
            onClick={() => {
              setCaution(undefined);
              caution?.go();
            }}
          >
            {words.ask.doIt}
          </Button>
          <Button onClick={() => setCaution(undefined)}>{words.ask.rather}</Button>
        </p>
      </Dialog>
    </div>
  );
}

const SideTabs = memo(function SideTabs({
  scene,
  panes = [],
  pane,
  setPane,
  book,
  rule,
  onKeys,
}: {
  scene: Scene;
  panes: readonly TabEntry[] | undefined;
  pane: string;
  setPane: (pane: string) => void;
  book: RulesBook | null | undefined;
  rule: string | undefined;
  onKeys: () => void;
}) {
  const words = useWords();
  return (
    <Tabs
      label={words.table.log}
      value={pane}
      onChange={setPane}
      tabs={[
        { key: 'log', label: words.table.log, content: <LogPane scene={scene} /> },
        ...panes,
        {
          key: 'help',
          label: words.table.help,
          content: (
            <Suspense fallback={<Loading />}>
              <HelpPane scene={scene} book={book} rule={rule} onKeys={onKeys} />
            </Suspense>
          ),
        },
      ]}
    />
  );
});

const SeatsAndOrders = memo(function SeatsAndOrders({
  shot,
  scene,
  onOrder,
}: {
  shot: TableShot;
  scene: Scene;
  onOrder: (order: string, on: boolean) => void;
}) {
  return (
    <>
      <SeatsPane scene={scene} waiting={shot.waiting} here={shot.here} />
      <Orders shot={shot} scene={scene} onOrder={onOrder} />
    </>
  );
});

function Orders({
  shot,
  scene,
  onOrder,
}: {
  shot: TableShot;
  scene: Scene;
  onOrder: (order: string, on: boolean) => void;
}) {
  const words = useWords();
  const names = (scene.words as { orders?: Readonly<Record<string, string>> }).orders;
  const { known, on } = shot.view.orders;
  if (known.length === 0 || shot.view.seat < 0) return null;
  return (
    <section className="orders" aria-label={words.table.orders}>
      <h2 className="ek-smallcaps">{words.table.orders}</h2>
      {known.map(order => (
        <Switch
          key={order}
          label={names?.[order] ?? order}
          on={on.includes(order)}
          onChange={now => onOrder(order, now)}
        />
      ))}
    </section>
  );
}

function Rename({
  open,
  name,
  onClose,
  onRename,
}: {
  open: boolean;
  name: string;
  onClose: () => void;
  onRename: (name: string) => void;
}) {
  const words = useWords();
  const [text, setText] = useState(name);
  return (
    <Dialog open={open} title={words.table.rename} onClose={onClose} closeLabel={words.close}>
      <form
        className="rename"
        onSubmit={e => {
          e.preventDefault();
          if (text.trim()) onRename(text.trim());
        }}
      >
        <label className="ek-field">
          {words.newTable.name}
          <input className="ek-input" value={text} maxLength={60} onChange={e => setText(e.target.value)} />
        </label>
        <p className="page-acts">
          <Button kind="primary" type="submit" disabled={!text.trim()}>
            {words.ok}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** A part that has to be fetched says so while it is. */
function Loading() {
  const words = useWords();
  return (
    <p className="loading" role="status">
      {words.loading}
    </p>
  );
}

function usePace(client: TableClient, pace: 'calm' | 'quick'): void {
  useEffect(() => client.pace(pace), [client, pace]);
}

/** Marks the frame that shows an answer's result, for the measurements; the answer itself is marked where it is given. */
function useFrameMark(shot: TableShot): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new position is marked
  useLayoutEffect(() => {
    if (performance.getEntriesByName('epoka-answer').length === 0) return;
    performance.clearMarks('epoka-answer');
    requestAnimationFrame(() => performance.mark('epoka-frame'));
  }, [shot.view.n]);
}

function useTurnSound(seat: number | undefined, shot: TableShot): void {
  const before = useRef(seat);
  useEffect(() => {
    if (seat !== undefined && before.current === undefined && !shot.planning) tick('turn');
    before.current = seat;
  }, [seat, shot.planning]);
}
