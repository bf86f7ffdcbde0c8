/** Who sits at the table, how they stand, and who is being waited for. */
import './panes.css';
import { clockAt, type View } from '@epoka/table';
import { useEffect, useState } from 'react';
import type { Waiting } from '../client/client.ts';
import { ClockGlyph, SeatMark } from '../kit/index.ts';
import type { Messages } from '../lang/app/en.ts';
import { useWords } from '../words.tsx';
import type { Scene } from './scene.ts';

export function SeatsPane({
  scene,
  waiting,
  here,
}: {
  scene: Scene;
  waiting: readonly Waiting[];
  here?: readonly number[] | undefined;
}) {
  const words = useWords();
  const { view } = scene;
  return (
    <ul className="seats" aria-label={words.table.seats}>
      {scene.seats.map(({ seat, name, mark }) => {
        const standing = view.standing.find(s => s.seat === seat);
        const asked = view.asked.includes(seat) && !view.over;
        const occupant = view.seats[seat];
        const sources = Object.entries(standing?.by ?? {}).filter(([, n]) => n !== 0);
        return (
          <li
            key={seat}
            className="seat"
            data-asked={asked || undefined}
            data-me={seat === view.seat || undefined}
          >
            <SeatMark mark={mark} name={name} size={30} />
            <div className="seat-text">
              <p className="seat-name">
                {name}
                {occupant?.kind === 'bot' && <span className="seat-bot">{words.bot}</span>}
                {here && occupant?.kind === 'human' && !here.includes(seat) && (
                  <span className="seat-bot">{words.away}</span>
                )}
              </p>
              {standing && (
                <p className="seat-points">
                  <strong>{standing.points.toLocaleString(words.locale)}</strong>{' '}
                  <span className="ek-quiet">
                    {words.table.points(standing.points).replace(/^[\d\s.,-]+/, '')} ·{' '}
                    {words.table.rank(standing.rank)}
                  </span>
                </p>
              )}
              {asked && waiting.length > 0 && (
                <Thinking since={waiting.find(w => w.seat === seat)?.since} mine={seat === view.seat} />
              )}
              {view.clock.kind !== 'none' && <Clock view={view} seat={seat} />}
              {sources.length > 0 && (
                <details className="seat-by">
                  <summary>{words.table.bySource}</summary>
                  <dl>
                    {sources.map(([key, n]) => (
                      <div key={key}>
                        <dt>{scene.words.sources[key] ?? key}</dt>
                        <dd>{n.toLocaleString(words.locale)}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Waiting looks like waiting: an hourglass, and for how long once it is long. */
function Thinking({ since, mine }: { since: number | undefined; mine: boolean }) {
  const words = useWords();
  const now = useNow(1000);
  const seconds = since === undefined ? 0 : Math.floor((now - since) / 1000);
  return (
    <p className="seat-thinking">
      {/* nobody has to be shown that they are thinking themselves, and quick answers are there before anything moves */}
      <span className="thinking-dots" data-long={(!mine && seconds >= 1) || undefined} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {seconds >= 5 && <span>{waited(seconds, words)}</span>}
    </p>
  );
}

function waited(seconds: number, words: Messages): string {
  if (seconds < 60) return words.table.seconds(seconds);
  const [n, unit] =
    seconds < 3600
      ? [seconds / 60, 'minute']
      : seconds < 86_400
        ? [seconds / 3600, 'hour']
        : [seconds / 86_400, 'day'];
  return new Intl.NumberFormat(words.locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(n),
  );
}

function Clock({ view, seat }: { view: View; seat: number }) {
  const words = useWords();
  const reading = clockAt(view.clock, useNow(1000));
  const left = reading.left[seat];
  if (left === null || left === undefined) return null;
  const s = Math.max(0, Math.round(left / 1000));
  // just begun, three days are three
  const days = s < 86_400 ? 0 : Math.round(s / 86_400);
  const text =
    days > 0
      ? new Intl.NumberFormat(words.locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)
      : hours(s);
  return (
    <p className="seat-clock" data-flagged={reading.flagged.includes(seat) || undefined}>
      <ClockGlyph /> {text}
    </p>
  );
}

/** `4:09`, or `1:04:09` from an hour on */
export function hours(s: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(s / 60);
  return minutes < 60
    ? `${minutes}:${two(s % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(s % 60)}`;
}

function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
