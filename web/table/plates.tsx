/** Everybody at the table in one row: who, how they stand, the figures of the game, whose turn it is. A press opens their board. */
import './plates.css';
import { type ClockReading, clockAt, type View } from '@epoka/table';
import { memo, useEffect, useMemo, useState } from 'react';
import type { Waiting } from '../client/table-client.ts';
import type { Bar, Figure, Plate } from '../kit/board.ts';
import { ClockGlyph, cx, Icon, type IconShape, SeatMark, vars } from '../kit/index.ts';
import type { Messages } from '../lang/app/en.ts';
import { useMedia, WIDE } from '../use-media.ts';
import { useWords } from '../words.tsx';
import type { TableContext } from './table-context.ts';

/** What a seat did just now, told on its plate. */
export interface Deed {
  readonly seat: number;
  readonly text: string;
  readonly icon: IconShape | undefined;
}

interface PlatesProps {
  readonly context: TableContext;
  readonly waiting: readonly Waiting[];
  readonly here?: readonly number[] | undefined;
  readonly deed?: Deed | undefined;
  readonly onOpen: (seat: number) => void;
}

export const Plates = memo(function Plates(props: PlatesProps) {
  const words = useWords();
  const { context } = props;
  const { board, language, view, reader, words: gameWords } = context;
  const plates = useMemo(
    () =>
      context.seats.map(({ seat }): Plate | undefined =>
        board?.plate?.({ view: view.state, words: gameWords, language, reader }, seat),
      ),
    [board, view, gameWords, language, reader, context.seats],
  );
  return (
    <ul className="plates" aria-label={words.table.seats} data-n={context.seats.length}>
      {context.seats.map(({ seat }) => (
        <OnePlate key={seat} seat={seat} plate={plates[seat]} {...props} />
      ))}
    </ul>
  );
});

function OnePlate({
  seat,
  plate,
  context,
  waiting,
  here,
  deed,
  onOpen,
}: PlatesProps & { seat: number; plate: Plate | undefined }) {
  const words = useWords();
  const { view } = context;
  const { name, mark } = context.seats[seat];
  const standing = view.standing.find(s => s.seat === seat);
  const asked = view.asked.includes(seat) && !view.over;
  const occupant = view.seats[seat];
  const away = here && occupant?.kind === 'human' && !here.includes(seat);
  const points = plate?.points;
  const wide = useMedia(WIDE);
  const picture = wide ? plate?.picture : undefined;
  return (
    <li
      className={cx('seat-plate', 'seat', `ek-seat-${mark % 8}`)}
      data-asked={asked || undefined}
      data-me={seat === view.seat || undefined}
      data-picture={picture !== undefined || undefined}
      data-bars={plate?.bars !== undefined || undefined}
    >
      <span className="plate-face" data-home={seat}>
        {picture}
        <SeatMark mark={mark} name={name} size={!wide ? 24 : picture === undefined ? 30 : 22} />
      </span>
      <span className="plate-who">
        <span className="seat-name">{name}</span>
        {plate?.note !== undefined && <span className="plate-note">{plate.note}</span>}
        {asked && seat === view.seat && <span className="plate-turn">{words.table.yourTurn}</span>}
        {asked && seat !== view.seat && <Thinking since={waiting.find(w => w.seat === seat)?.since} />}
        <span className="plate-aside">
          {occupant?.kind === 'bot' && <span className="seat-bot">{words.bot}</span>}
          {away && <span className="seat-bot">{words.away}</span>}
          {view.clock.kind !== 'none' && <Clock view={view} seat={seat} />}
        </span>
      </span>
      <span className="plate-points">
        {points ? (
          <One figure={points} />
        ) : (
          !plate?.bars &&
          standing && (
            <span className="figure" data-hint={words.table.points(standing.points)}>
              <b className="figure-n">{standing.points.toLocaleString(words.locale)}</b>
              <span className="ek-hidden">{words.table.points(standing.points)}</span>
              <i className="figure-change" aria-hidden="true">
                {words.table.pointsShort}
              </i>
            </span>
          )
        )}
      </span>
      <span className="plate-figures">
        {plate?.figures.map(figure => (
          <One key={figure.key} figure={figure} />
        ))}
        {!plate && standing && <span className="ek-quiet">{words.table.rank(standing.rank)}</span>}
      </span>
      {plate?.bars && (
        <span className="plate-bars">
          {plate.bars.map(bar => (
            <Way key={bar.key} bar={bar} />
          ))}
        </span>
      )}
      {deed?.seat === seat && (
        <span className="plate-deed" aria-hidden="true" key={deed.text}>
          {deed.icon && <Icon of={deed.icon} />}
          <span>{deed.text}</span>
        </span>
      )}
      <button
        type="button"
        className="plate-open"
        aria-label={words.table.openSeat(name)}
        onClick={() => onOpen(seat)}
      />
    </li>
  );
}

function One({ figure: { key, icon, n, change, label, tone } }: { figure: Figure }) {
  return (
    <span className="figure" data-hint={label} data-tone={tone} data-figure={key}>
      <Icon of={icon} />
      <b className="figure-n" aria-hidden="true">
        {n}
      </b>
      {change !== undefined && (
        <i className="figure-change" aria-hidden="true">
          {change}
        </i>
      )}
      <span className="ek-hidden">{label}</span>
    </span>
  );
}

/** One of several ways to win. */
function Way({ bar: { key, icon, n, of, label, leads } }: { bar: Bar }) {
  return (
    <span className="plate-bar" data-hint={label} data-leads={leads || undefined} data-way={key}>
      <span className="plate-bar-text" aria-hidden="true">
        <Icon of={icon} />
        <b>{n}</b>
        <span className="plate-bar-of">/{of}</span>
      </span>
      <span
        className="plate-bar-line"
        style={vars({ '--part': `${Math.min(100, (100 * n) / Math.max(1, of))}%` })}
      />
      <span className="ek-hidden">{label}</span>
    </span>
  );
}

/** Waiting looks like waiting: dots, and for how long once it is long. */
export function Thinking({ since }: { since: number | undefined }) {
  const words = useWords();
  const now = useNow(1000);
  const seconds = since === undefined ? 0 : Math.floor((now - since) / 1000);
  return (
    <span className="seat-thinking">
      {/* quick answers are there before anything moves */}
      <span className="thinking-dots" data-long={seconds >= 1 || undefined} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {seconds >= 5 && <span>{waited(seconds, words)}</span>}
    </span>
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
  const left = timeFor(reading, seat);
  if (left === null) return null;
  const s = Math.max(0, Math.round(left / 1000));
  const hint = left === reading.left[seat] ? undefined : words.table.timeToAnswer;
  // just begun, three days are three
  const days = s < 86_400 ? 0 : Math.round(s / 86_400);
  const text =
    days > 0
      ? new Intl.NumberFormat(words.locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)
      : hours(s);
  return (
    <span className="seat-clock" data-flagged={reading.flagged.includes(seat) || undefined} data-hint={hint}>
      <ClockGlyph /> {text}
      {hint !== undefined && <span className="ek-hidden"> {hint}</span>}
    </span>
  );
}

/** What the seat has left, or for its answer in a window where that is less; null where no clock applies. */
export function timeFor({ left, running, window }: ClockReading, seat: number): number | null {
  const all = left[seat] ?? null;
  return all === null || window === undefined || !running.includes(seat) ? all : Math.min(all, window);
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
