/** A recorded game: every position has an address, and the same board shows it. */
import '../table/table.css';
import './replay.css';
import type { View } from '@epoka/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BAD_FILE, badReplay } from '../client/open-replay.ts';
import type { ReplayShot } from '../client/table-client.ts';
import { closed } from '../client/table-shot.ts';
import type { WorkerErrorData } from '../client/worker-calls.ts';
import { ask, WorkerError } from '../client/worker-link.ts';
import { Hot } from '../kit/board.ts';
import { Button, toast } from '../kit/index.ts';
import { Dialog, Drawer, GameTint } from '../kit/ui/dialog.tsx';
import { tableName } from '../lang/index.ts';
import { useTitle } from '../pages/frame.tsx';
import { Keys } from '../pages/keys.tsx';
import { go, rename } from '../router.ts';
import { BoardStage } from '../table/board-stage.tsx';
import { SideDrawer, useDrawer } from '../table/drawer.tsx';
import { LogPane } from '../table/log-pane.tsx';
import { Plates } from '../table/plates.tsx';
import { PlayerBoardDialog } from '../table/player-board.tsx';
import { SeatsPane } from '../table/seats-pane.tsx';
import { type TableContext, useTableContext } from '../table/table-context.ts';
import { TopBar } from '../table/top-bar.tsx';
import { outcome, whyOver } from '../table/why-over.ts';
import { useMedia, WIDE } from '../use-media.ts';
import { useLanguage, useMore, useWords } from '../words.tsx';
import { BadFile } from './bad-file.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { ScrubBar, USUAL_SPEED } from './scrub-bar.tsx';
import { WhatIf } from './what-if.tsx';

/** Where the positions come from. */
export interface ReplaySource {
  open(id: string): Promise<ReplayShot>;
  at(id: string, answers: number, seat: number): Promise<View>;
  /** going back to a position of a running game, in the words of the host */
  /** the whole record in the worker of this browser, under a name of its own */
  readonly copy?: string;
  readonly goOn?: { readonly ask: string; readonly did: string; run(at: number): Promise<unknown> };
}

const device: ReplaySource = {
  open: id => ask('openReplay', id),
  at: (id, answers, seat) => ask('replayAt', id, answers, seat),
};

export function ReplayPage({
  id,
  at,
  seat,
  source = device,
}: {
  id: string;
  at: number | undefined;
  seat: number | undefined;
  source?: ReplaySource;
}) {
  const words = useWords();
  const [replay, setReplay] = useState<ReplayShot>();
  const [error, setError] = useState<WorkerErrorData>();
  useEffect(() => {
    if (id === BAD_FILE) return;
    let stale = false;
    source.open(id).then(
      made => stale || setReplay(made),
      (e: unknown) =>
        stale || setError(e instanceof WorkerError ? e.data : { code: 'fault', message: String(e) }),
    );
    return () => {
      stale = true;
    };
  }, [id, source]);
  const trouble = id === BAD_FILE ? (badReplay()?.data ?? { code: 'missing' as const, message: '' }) : error;
  if (trouble) return <BadFile error={trouble} />;
  if (!replay)
    return (
      <p className="page-wait" role="status">
        {words.loading}
      </p>
    );
  return (
    <GameTint value={replay.game}>
      <OpenReplay replay={replay} at={at ?? replay.answers} seat={seat} source={source} />
    </GameTint>
  );
}

function OpenReplay({
  replay,
  at: wantedAt,
  seat,
  source,
}: {
  replay: ReplayShot;
  at: number;
  seat: number | undefined;
  source: ReplaySource;
}) {
  const words = useWords();
  const language = useLanguage();
  const { replay: r, end: e } = useMore();
  const over = { ended: replay.ended, standing: replay.result };
  const [at, setAt] = useState(() => Math.min(wantedAt, replay.answers));
  const [eyes, setEyes] = useState(() =>
    seat !== undefined && replay.eyes.includes(seat) ? seat : replay.eyes[0],
  );
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(USUAL_SPEED);
  const [opened, setOpened] = useState<'seats' | 'log' | 'keys' | 'goOn' | 'whatIf'>();
  const seen = useView(source, replay.id, at, eyes);
  // after an early end nobody is asked any more, whatever the rules would ask
  const view = useMemo(
    () => (seen && replay.ended && seen.answers === replay.answers ? closed(seen, replay.ended).view : seen),
    [seen, replay],
  );
  const context = useTableContext(view);
  const hot = useMemo(() => new Hot(), []);
  const wide = useMedia(WIDE);
  const drawer = useDrawer();
  const [looked, setLooked] = useState<number>();
  const [shown, setShown] = useState<string>();
  const title = r.title(tableName(replay.name, replay.game, language));
  useTitle(title);

  // The address follows the position, so that it can be copied at any moment; the way back stays short.
  useEffect(() => {
    rename({ page: 'replay', id: replay.id, at, seat: eyes >= 0 ? eyes : undefined });
  }, [replay.id, at, eyes]);
  // Typed or pasted addresses move the replay.
  useEffect(() => setAt(Math.min(wantedAt, replay.answers)), [wantedAt, replay.answers]);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt(a => Math.min(replay.answers, a + 1)), speed);
    return () => clearInterval(timer);
  }, [playing, speed, replay.answers]);
  useEffect(() => {
    if (at >= replay.answers) setPlaying(false);
  }, [at, replay.answers]);

  const move = (to: number) => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(replay.answers, to)));
  };
  const byRound = (step: 1 | -1): number => {
    if (step === 1) return replay.rounds.find(x => x.at > at)?.at ?? replay.answers;
    return replay.rounds.filter(x => x.at < at).at(-1)?.at ?? 0;
  };
  useReplayKeys({
    back: () => move(at - 1),
    on: () => move(at + 1),
    roundBack: () => move(byRound(-1)),
    roundOn: () => move(byRound(1)),
    start: () => move(0),
    end: () => move(replay.answers),
    play: () => setPlaying(p => !p),
    keys: () => setOpened('keys'),
  });

  if (!context)
    return (
      <p className="page-wait" role="status">
        {words.loading}
      </p>
    );

  return (
    <div className="table replay" data-game={replay.game} data-age={context.board?.age?.(context.view.state)}>
      <TopBar
        name={title}
        facts={context.view.state.round > 0 ? [words.table.round(context.view.state.round)] : []}
        phases={context.board?.phases?.(context.view.state, context.language)}
        entries={[
          { key: 'copy', label: r.copy, act: () => void copyAddress(r.copied, r.notCopied) },
          { key: 'keys', label: words.table.keys, act: () => setOpened('keys') },
        ]}
        onSeats={() => setOpened('seats')}
        onLog={() => (wide ? drawer.set(!drawer.open) : setOpened('log'))}
        onHelp={() => setOpened('keys')}
      />
      <Plates context={context} waiting={NOBODY} onOpen={setLooked} />
      <div className="table-middle">
        <BoardStage
          context={quiet(context)}
          recent={NOTHING}
          hot={hot}
          answer={nothing}
          shown={shown}
          onShow={setShown}
        />
        {drawer.open && (
          <SideDrawer onClose={() => drawer.set(false)}>
            <h2>{words.table.log}</h2>
            <LogPane context={context} />
          </SideDrawer>
        )}
      </div>
      {looked !== undefined && (
        <PlayerBoardDialog
          context={context}
          seat={looked}
          onClose={() => setLooked(undefined)}
          onOpen={setShown}
        />
      )}
      <section className="scrub" aria-label={words.table.replay}>
        <ScrubBar
          replay={replay}
          context={context}
          at={at}
          onMove={move}
          playing={playing}
          onPlay={setPlaying}
          speed={speed}
          onSpeed={setSpeed}
          eyes={eyes}
          onEyes={setEyes}
        />
        {replay.over && at === replay.answers && (
          <p className="scrub-end" role="status">
            <strong>{outcome(over, context.reader.name, words, e).replace(/\.?$/, '.')}</strong>{' '}
            {whyOver({ ...replay, view: context.view }, context.reader.name, words, e)}
          </p>
        )}
        {replay.unfinished && (
          <Button
            kind="primary"
            onClick={() =>
              void ask('playOn', replay.id).then(
                ({ id }) => go({ page: 'table', id }),
                () => toast(words.ask.failed, 'bad'),
              )
            }
          >
            {r.playOn}
          </Button>
        )}
        {/* a running game keeps its secrets: whoever tried it out would know the next cards */}
        {!replay.running && (replay.over || replay.unfinished) && (
          <Button onClick={() => setOpened('whatIf')}>{r.whatIf}</Button>
        )}
        {replay.running && (
          <>
            <Button onClick={() => go({ page: 'table', id: replay.id })}>{r.toTable}</Button>
            {at < replay.answers && <Button onClick={() => setOpened('goOn')}>{r.goOn}</Button>}
          </>
        )}
      </section>
      <Drawer
        open={opened === 'seats'}
        side="left"
        title={words.table.seats}
        onClose={() => setOpened(undefined)}
        closeLabel={words.close}
      >
        <SeatsPane context={context} />
      </Drawer>
      <Drawer
        open={opened === 'log'}
        title={words.table.log}
        onClose={() => setOpened(undefined)}
        closeLabel={words.close}
      >
        <LogPane context={context} />
      </Drawer>
      <Dialog
        open={opened === 'keys'}
        title={words.table.keys}
        onClose={() => setOpened(undefined)}
        closeLabel={words.close}
      >
        <Keys />
      </Dialog>
      <Dialog
        open={opened === 'whatIf'}
        title={r.whatIf}
        onClose={() => setOpened(undefined)}
        closeLabel={words.close}
      >
        <WhatIf replay={replay} copy={source.copy ?? replay.id} at={at} eyes={eyes} context={context} />
      </Dialog>
      <Dialog
        open={opened === 'goOn'}
        title={r.goOn}
        onClose={() => setOpened(undefined)}
        closeLabel={words.close}
      >
        <p>{source.goOn?.ask ?? r.goOnAsk}</p>
        <p className="page-acts">
          <Button
            kind="primary"
            onClick={() =>
              void (source.goOn?.run(at) ?? ask('takeBack', replay.id, at)).then(
                () => {
                  toast(source.goOn?.did ?? r.wentBack);
                  go({ page: 'table', id: replay.id });
                },
                () => toast(words.ask.failed, 'bad'),
              )
            }
          >
            {r.goOn}
          </Button>
          <Button onClick={() => setOpened(undefined)}>{words.cancel}</Button>
        </p>
      </Dialog>
    </div>
  );
}

const NOBODY: readonly never[] = [];
const NOTHING: readonly never[] = [];
const nothing = (): void => undefined;

/** Nothing can be answered in a replay. */
function quiet(context: TableContext): TableContext {
  return context.questions.length === 0 ? context : { ...context, questions: [] };
}

/** The view at a position; while the next one is fetched the last one stays. Only the newest wish counts. */
function useView(source: ReplaySource, id: string, at: number, eyes: number): View | undefined {
  const [view, setView] = useState<View>();
  const wish = useRef({ busy: false, next: undefined as (() => void) | undefined });
  useEffect(() => {
    const w = wish.current;
    const fetchIt = (): void => {
      w.busy = true;
      source
        .at(id, at, eyes)
        .then(setView, () => undefined)
        .finally(() => {
          w.busy = false;
          const { next } = w;
          w.next = undefined;
          next?.();
        });
    };
    if (w.busy) w.next = fetchIt;
    else fetchIt();
  }, [source, id, at, eyes]);
  return view;
}

async function copyAddress(done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast(done);
  } catch {
    toast(failed);
  }
}
