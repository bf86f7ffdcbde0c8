/** The bar below a replay: steps, the line of positions with its rounds, whose eyes, how fast. */
import { SPECTATOR } from '@epoka/kernel';
import { ALL_SEEING } from '@epoka/table';
import type { ReactNode } from 'react';
import type { ReplayShot } from '../client/table-client.ts';
import { BackGlyph, Button, LeftGlyph, PauseGlyph, PlayGlyph, RightGlyph, StepGlyph } from '../kit/index.ts';
import type { TableContext } from '../table/table-context.ts';
import { useMore, useWords } from '../words.tsx';

/** milliseconds a position */
const SPEEDS = [1500, 700, 250] as const;
export const USUAL_SPEED = SPEEDS[1];

export function ScrubBar({
  replay,
  context,
  at,
  onMove,
  playing,
  onPlay,
  speed,
  onSpeed,
  eyes,
  onEyes,
}: {
  replay: ReplayShot;
  context: TableContext;
  at: number;
  onMove: (to: number) => void;
  playing: boolean;
  onPlay: (playing: boolean) => void;
  speed: number;
  onSpeed: (speed: number) => void;
  /** the seat that looks, or SPECTATOR, or ALL_SEEING */
  eyes: number;
  onEyes: (eyes: number) => void;
}) {
  const words = useWords();
  const r = useMore().replay;
  const eyeName = (e: number): string =>
    e === ALL_SEEING ? r.all : e === SPECTATOR ? r.spectator : (context.seats[e]?.name ?? '?');
  return (
    <>
      <div className="scrub-acts">
        <Step label={r.start} onClick={() => onMove(0)}>
          <BackGlyph />
        </Step>
        <Step label={r.prev} onClick={() => onMove(at - 1)}>
          <LeftGlyph />
        </Step>
        <Step label={playing ? r.pause : r.play} onClick={() => onPlay(!playing)}>
          {playing ? <PauseGlyph /> : <PlayGlyph />}
        </Step>
        <Step label={r.next} onClick={() => onMove(at + 1)}>
          <RightGlyph />
        </Step>
        <Step label={r.end} onClick={() => onMove(replay.answers)}>
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
          aria-valuetext={`${r.position(at, replay.answers)}, ${words.table.round(context.view.state.round)}`}
          onChange={e => onMove(Number(e.target.value))}
        />
        <Rounds replay={replay} />
      </div>
      <p className="scrub-at" aria-live="polite">
        {r.position(at, replay.answers)}
      </p>
      <label className="scrub-pick">
        {r.eyes}
        <select className="ek-input" value={eyes} onChange={e => onEyes(Number(e.target.value))}>
          {replay.eyes.map(e => (
            <option key={e} value={e}>
              {eyeName(e)}
            </option>
          ))}
        </select>
      </label>
      <label className="scrub-pick">
        {r.speed}
        <select className="ek-input" value={speed} onChange={e => onSpeed(Number(e.target.value))}>
          {SPEEDS.map((s, i) => (
            <option key={s} value={s}>
              {['½×', '1×', '3×'][i]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function Step({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
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
