/** A recorded game: every position has an address, and the same board shows it. */
import '../table/table.css';
import './replay.css';
import { SPECTATOR } from '@epoka/kernel';
import { ALL_SEEING, type View } from '@epoka/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReplayShot, WorkerErrorData } from '../client/client.ts';
import { ask, WorkerError } from '../client/local.ts';
import { BAD_FILE, badReplay, openReplayFile } from '../client/replays.ts';
import { Hot } from '../kit/board.ts';
import {
  BackGlyph,
  Button,
  LeftGlyph,
  PauseGlyph,
  PlayGlyph,
  RightGlyph,
  StepGlyph,
  toast,
} from '../kit/index.ts';
import { useTitle } from '../pages/frame.tsx';
import { Keys } from '../pages/keys.tsx';
import { Problem } from '../pages/problems.tsx';
import { go, rename } from '../router.ts';
import { BoardStage } from '../table/board-stage.tsx';
import { LogPane } from '../table/log-pane.tsx';
import { type Scene, useScene } from '../table/scene.ts';
import { SeatsPane } from '../table/seats-pane.tsx';
import { TopBar } from '../table/top-bar.tsx';
import { Dialog, Drawer, GameTint } from '../ui/modal.tsx';
import { useMore, useWords } from '../words.tsx';

/** Where the positions come from. */
export interface ReplaySource {
  open(id: string): Promise<ReplayShot>;
  at(id: string, answers: number, seat: number): Promise<View>;
  /** going back to a position of a running game, in the words of the host */
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

function BadFile({ error }: { error: WorkerErrorData }) {
  const words = useWords();
  const r = useMore().replay;
  const input = useRef<HTMLInputElement>(null);
  const missing = error.code === 'missing';
  const reason = (r.bad as Record<string, string>)[error.detail ?? ''];
  return (
    <Problem
      title={missing ? words.missing.replay : r.badTitle}
      detail={missing || reason ? undefined : error.message}
      acts={
        <>
          <Button kind="primary" onClick={() => input.current?.click()}>
            {missing ? r.dropped : r.other}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            className="ek-hidden"
            tabIndex={-1}
            aria-hidden="true"
            onChange={e => {
              const file = e.target.files?.[0];
              if (file) void openReplayFile(file);
            }}
          />
        </>
      }
    >
      {missing ? <p>{words.missing.replayText}</p> : <p>{reason ?? words.broken.text}</p>}
      {error.where !== undefined && <p className="ek-quiet">{r.where(error.where)}</p>}
      {!missing && <p>{r.badSafe}</p>}
    </Problem>
  );
}

const SPEEDS = [1500, 700, 250] as const;

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
  const r = useMore().replay;
  const [at, setAt] = useState(() => Math.min(wantedAt, replay.answers));
  const [eyes, setEyes] = useState(() =>
    seat !== undefined && replay.eyes.includes(seat) ? seat : replay.eyes[0],
  );
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(SPEEDS[1]);
  const [over, setOver] = useState<'seats' | 'log' | 'keys' | 'goOn'>();
  const view = useView(source, replay.id, at, eyes);
  const scene = useScene(view);
  const hot = useMemo(() => new Hot(), []);
  useTitle(r.title(replay.name));

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
    keys: () => setOver('keys'),
  });

  if (!scene)
    return (
      <p className="page-wait" role="status">
        {words.loading}
      </p>
    );

  const eyeName = (e: number): string =>
    e === ALL_SEEING ? r.all : e === SPECTATOR ? r.spectator : (scene.seats[e]?.name ?? '?');

  return (
    <div className="table replay" data-game={replay.game}>
      <TopBar
        name={r.title(replay.name)}
        facts={scene.view.state.round > 0 ? [words.table.round(scene.view.state.round)] : []}
        entries={[
          { key: 'copy', label: r.copy, act: () => void copyAddress(r.copied, r.notCopied) },
          { key: 'keys', label: words.table.keys, act: () => setOver('keys') },
        ]}
        onSeats={() => setOver('seats')}
        onLog={() => setOver('log')}
        onHelp={() => setOver('keys')}
      />
      <div className="table-middle">
        <aside className="left" aria-label={words.table.seats}>
          <SeatsPane scene={scene} waiting={[]} />
        </aside>
        <BoardStage scene={quiet(scene)} recent={[]} hot={hot} answer={() => undefined} />
        <aside className="right" aria-label={words.table.log}>
          <LogPane scene={scene} />
        </aside>
      </div>
      <section className="scrub" aria-label={words.table.replay}>
        <div className="scrub-acts">
          <Step label={r.start} onClick={() => move(0)}>
            <BackGlyph />
          </Step>
          <Step label={r.prev} onClick={() => move(at - 1)}>
            <LeftGlyph />
          </Step>
          <Step label={playing ? r.pause : r.play} onClick={() => setPlaying(!playing)}>
            {playing ? <PauseGlyph /> : <PlayGlyph />}
          </Step>
          <Step label={r.next} onClick={() => move(at + 1)}>
            <RightGlyph />
          </Step>
          <Step label={r.end} onClick={() => move(replay.answers)}>
            <StepGlyph />
          </Step>
        </div>
        <div className="scrub-track">
          <input
            type="range"
            min={0}
            max={replay.answers}
            value={at}
            aria-label={words.table.replay}
            aria-valuetext={`${r.position(at, replay.answers)}, ${words.table.round(scene.view.state.round)}`}
            onChange={e => move(Number(e.target.value))}
          />
          <Rounds replay={replay} />
        </div>
        <p className="scrub-at" aria-live="polite">
          {r.position(at, replay.answers)}
        </p>
        <label className="scrub-pick">
          {r.eyes}
          <select className="ek-input" value={eyes} onChange={e => setEyes(Number(e.target.value))}>
            {replay.eyes.map(e => (
              <option key={e} value={e}>
                {eyeName(e)}
              </option>
            ))}
          </select>
        </label>
        <label className="scrub-pick">
          {r.speed}
          <select className="ek-input" value={speed} onChange={e => setSpeed(Number(e.target.value))}>
            {SPEEDS.map((s, i) => (
              <option key={s} value={s}>
                {['½×', '1×', '3×'][i]}
              </option>
            ))}
          </select>
        </label>
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
        {replay.running && (
          <>
            <Button onClick={() => go({ page: 'table', id: replay.id })}>{r.toTable}</Button>
            {at < replay.answers && <Button onClick={() => setOver('goOn')}>{r.goOn}</Button>}
          </>
        )}
      </section>
      <Drawer
        open={over === 'seats'}
        side="left"
        title={words.table.seats}
        onClose={() => setOver(undefined)}
        closeLabel={words.close}
      >
        <SeatsPane scene={scene} waiting={[]} />
      </Drawer>
      <Drawer
        open={over === 'log'}
        title={words.table.log}
        onClose={() => setOver(undefined)}
        closeLabel={words.close}
      >
        <LogPane scene={scene} />
      </Drawer>
      <Dialog
        open={over === 'keys'}
        title={words.table.keys}
        onClose={() => setOver(undefined)}
        closeLabel={words.close}
      >
        <Keys />
      </Dialog>
      <Dialog
        open={over === 'goOn'}
        title={r.goOn}
        onClose={() => setOver(undefined)}
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
          <Button onClick={() => setOver(undefined)}>{words.cancel}</Button>
        </p>
      </Dialog>
    </div>
  );
}

/** Nothing can be answered in a replay. */
function quiet(scene: Scene): Scene {
  return scene.questions.length === 0 ? scene : { ...scene, questions: [] };
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

function Step({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <Button kind="icon" aria-label={label} data-hint={label} onClick={onClick}>
      {children}
    </Button>
  );
}

/** Ticks where rounds begin. */
function Rounds({ replay }: { replay: ReplayShot }) {
  if (replay.answers === 0) return null;
  return (
    <svg
      className="scrub-rounds"
      viewBox={`0 0 ${replay.answers} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={replay.rounds.map(x => `M${x.at} 0V4`).join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

async function copyAddress(done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast(done);
  } catch {
    toast(failed);
  }
}

interface ReplayKeys {
  readonly back: () => void;
  readonly on: () => void;
  readonly roundBack: () => void;
  readonly roundOn: () => void;
  readonly start: () => void;
  readonly end: () => void;
  readonly play: () => void;
  readonly keys: () => void;
}

function useReplayKeys(acts: ReplayKeys): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      // The slider and lists have these keys themselves; maps move with the arrows.
      if (target.closest('input, select, textarea, [role="dialog"], #board')) return;
      if (event.key === ' ' && target.closest('button, a')) return;
      const act = {
        ArrowLeft: latest.current.back,
        ArrowRight: latest.current.on,
        PageUp: latest.current.roundBack,
        PageDown: latest.current.roundOn,
        Home: latest.current.start,
        End: latest.current.end,
        ' ': latest.current.play,
        '?': latest.current.keys,
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
}
