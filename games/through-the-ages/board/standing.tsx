/** All civilizations side by side: a scale for each measure, with the marks of the seats on it. */
import { Icon, type IconShape, SeatMark, vars } from '@epoka/web/kit';
import type { Facts } from './forecast.ts';
import { face } from './glyphs.ts';
import { icons } from './icons.ts';
import { markOf, useTable } from './table.tsx';

/** The end of a scale that holds the greatest value, and the distance of its lines. */
export function scale(most: number): { readonly end: number; readonly step: number } {
  for (const step of [1, 2, 5, 10, 20, 50, 100, 200]) {
    const end = Math.max(step * 5, Math.ceil(most / step) * step);
    if (end / step <= 8) return { end, step };
  }
  return { end: most, step: most / 5 };
}

/** Places in percent, pushed apart where things of these widths would cover each other. In order of place. */
export function apart(at: readonly number[], widths: readonly number[]): number[] {
  const out = [...at];
  for (let i = 1; i < out.length; i++) out[i] = Math.max(out[i], out[i - 1] + widths[i - 1]);
  // what was pushed off the end moves back, with all that stand in its way
  let end = 100 + (widths.at(-1) ?? 0) * 0.3;
  for (let i = out.length - 1; i >= 0; i--) {
    out[i] = Math.min(out[i], end - widths[i] * (i === out.length - 1 ? 0.3 : 1));
    end = out[i];
  }
  return out;
}

/** Widths of a mark and of its number, in percent of a scale as wide as it is on a common screen. */
const MARK = 7.6;
const NUMBER = 7.6;

const MEASURES: readonly {
  readonly key: 'culture' | 'cultureRating' | 'science' | 'scienceRating' | 'strength' | 'happiness';
  readonly icon: IconShape;
  readonly of: (f: Facts) => number;
}[] = [
  { key: 'culture', icon: icons.culture, of: f => f.culture },
  { key: 'strength', icon: icons.strength, of: f => f.strength },
  { key: 'cultureRating', icon: icons.culture, of: f => f.cultureRating },
  { key: 'scienceRating', icon: icons.science, of: f => f.scienceRating },
  { key: 'science', icon: icons.science, of: f => f.science },
  { key: 'happiness', icon: face, of: f => f.happiness },
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
    groups.map(seats => seats.length * MARK + NUMBER),
  );
  const name = t.measures[measure.key];
  return (
    <div className="ta-scale">
      <h3>
        <Icon of={measure.icon} />
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
          <li
            key={values[i]}
            style={vars({ '--at': `${places[i]}%` })}
            data-hint={seats.map(seat => `${reader.name(seat)}: ${values[i]}`).join('\n')}
          >
            <span className="ek-hidden">{seats.map(seat => reader.name(seat)).join(', ')}: </span>
            {seats.map(seat => (
              <SeatMark key={seat} mark={markOf(table, seat)} name={reader.name(seat)} size={20} />
            ))}
            <b>{values[i]}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Standing() {
  return (
    <div className="ta-scales">
      {MEASURES.map(measure => (
        <Scale key={measure.key} measure={measure} />
      ))}
    </div>
  );
}
