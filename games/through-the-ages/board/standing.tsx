/** All civilizations side by side: a scale for each measure, with the marks of the seats on it. */
import { Icon, type IconShape, markOf, SeatMark, vars } from '@epoka/web/kit';
import { memo } from 'react';
import { artOf } from './art.tsx';
import { Ask, placeId } from './ask.tsx';
import { ageOfBack } from './cards.tsx';
import type { Facts } from './forecast.ts';
import { ROMAN, T } from './game.ts';
import { Inked } from './glance.tsx';
import { icons } from './icons.ts';
import { Look, Scoring } from './row.tsx';
import { contentId, useTable } from './table.tsx';
import type { BoardWords } from './words.ts';

/** The end of a scale that holds the greatest value, and the distance of its lines. */
export function scale(most: number): { readonly end: number; readonly step: number } {
  for (const step of [1, 2, 5, 10, 20, 50, 100, 200]) {
    const end = Math.max(step * 5, Math.ceil(most / step) * step);
    if (end / step <= 8) return { end, step };
  }
  return { end: most, step: most / 5 };
}

/** how far beyond the ends of a scale things may reach, in percent */
const OVER = 6;

/** Middles in percent, pushed apart where things of these widths would cover each other. In order of place. */
export function apart(at: readonly number[], widths: readonly number[]): number[] {
  const out = [...at];
  const gap = (i: number) => (widths[i] + widths[i + 1]) / 2;
  for (let i = 0; i < out.length; i++)
    out[i] = Math.max(out[i], i === 0 ? widths[i] / 2 - OVER : out[i - 1] + gap(i - 1));
  // what was pushed off the end moves back, with all that stand in its way
  for (let i = out.length - 1; i >= 0; i--)
    out[i] = Math.min(out[i], i === out.length - 1 ? 100 + OVER - widths[i] / 2 : out[i + 1] - gap(i));
  return out;
}

/** Widths of a mark and of a digit below it, in percent of a scale as wide as it is on a common screen. */
const MARK = 12;
const NUMBER = 5;

const MEASURES: readonly {
  readonly key: keyof BoardWords['measures'];
  readonly icon: IconShape;
  readonly of: (f: Facts) => number;
}[] = [
  { key: 'culture', icon: icons.culture, of: f => f.culture },
  { key: 'strength', icon: icons.strength, of: f => f.strength },
  { key: 'cultureRating', icon: icons.culture, of: f => f.cultureRating },
  { key: 'scienceRating', icon: icons.science, of: f => f.scienceRating },
  { key: 'resources', icon: icons.resource, of: f => f.makes },
];

function Scale({ measure }: { measure: (typeof MEASURES)[number] }) {
  const table = useTable();
  const { facts, reader, t } = table;
  const playing = facts.flatMap((f, seat) => (f.inGame ? [seat] : []));
  const values = [...new Set(playing.map(seat => measure.of(facts[seat])))].sort((a, b) => a - b);
  const groups = values.map(value => playing.filter(seat => measure.of(facts[seat]) === value));
  const { end, step } = scale(Math.max(1, ...values));
  const places = apart(
    values.map(value => (value / end) * 100),
    groups.map((seats, i) => Math.max(seats.length * MARK, NUMBER * String(values[i]).length)),
  );
  const name = t.measures[measure.key];
  return (
    <div className="ta-scale" data-content={placeId(`compare-${measure.key}`)}>
      <h3>
        <Inked of={measure.icon} />
        {name}
      </h3>
      <div className="ta-ruler" aria-hidden="true">
        {Array.from({ length: end / step + 1 }, (_, i) => (
          <span key={i} style={vars({ '--at': `${((i * step) / end) * 100}%` })}>
            {i * step}
          </span>
        ))}
      </div>
      <ul className="ta-marks">
        {groups.map((seats, i) => (
          <li key={values[i]} style={vars({ '--at': `${places[i]}%` })}>
            <span className="ek-hidden">{seats.map(seat => reader.name(seat)).join(', ')}: </span>
            {seats.map(seat => (
              <SeatMark key={seat} mark={markOf(table, seat)} name={reader.name(seat)} size={20} />
            ))}
            <b>{values[i]}</b>
          </li>
        ))}
      </ul>
      <Ask place={placeId(`compare-${measure.key}`)} name={name} />
    </div>
  );
}

/** so many backs are drawn */
const BACKS = 4;

/** Events to come, as their backs, and the last one that came. */
function Events() {
  const table = useTable();
  const { view, t, words, open } = table;
  const last = view.past.at(-1);
  const own = view.future.filter(card => card >= 0).length;
  return (
    <div className="ta-events">
      <h3>{t.eventsToCome}</h3>
      <div className="ta-event-backs" data-content={placeId('current')}>
        {[...view.current]
          .reverse()
          .slice(0, BACKS)
          .map((card, i) => (
            <span key={i} className="ta-event-back" aria-hidden="true">
              {ROMAN[card >= 0 ? T.LEVEL[card] : ageOfBack(card)]}
            </span>
          ))}
        <span>{t.eventCount(view.current.length)}</span>
      </div>
      {view.future.length > 0 && (
        <div className="ta-event-backs" data-content={placeId('future')}>
          {[...view.future]
            .reverse()
            .slice(0, BACKS)
            .map((card, i) => (
              <span
                key={i}
                className="ta-event-back ta-event-future"
                data-own={card >= 0 || undefined}
                aria-hidden="true"
              >
                {ROMAN[card >= 0 ? T.LEVEL[card] : ageOfBack(card)]}
              </span>
            ))}
          <span>{t.futureOwn(own, view.future.length)}</span>
        </div>
      )}
      {last !== undefined && (
        <div className="ta-event-last" data-content={contentId(last)}>
          <Icon of={artOf(last)} />
          <span>
            {t.lastEvent} <b>{words.card(last)}</b>
          </span>
          <button
            type="button"
            className="ek-hit"
            aria-label={`${words.card(last)} – ${t.open}`}
            onClick={() => open(contentId(last))}
          />
        </div>
      )}
      {view.past.length > 1 && (
        <span className="ta-event-past" data-content={placeId('past')}>
          {t.past}: <Look cards={view.past} label={t.allPast} />
        </span>
      )}
    </div>
  );
}

export const Standing = memo(function Standing() {
  const { t } = useTable();
  return (
    <div className="ta-standing">
      <h3 className="ta-standing-title">{t.sections.standing}</h3>
      <div className="ta-scales">
        {MEASURES.map(measure => (
          <Scale key={measure.key} measure={measure} />
        ))}
      </div>
      <Events />
      <Scoring />
    </div>
  );
});
