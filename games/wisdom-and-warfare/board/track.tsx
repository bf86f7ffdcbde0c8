/** The culture track with everybody on it; the next step is pressed to advance. */
import { cx, Icon, markOf, SeatMark, useTarget } from '@epoka/web/kit';
import { memo } from 'react';
import { LAST_STEP, PERSON_STEPS, STEP_CULTURE, STEP_TRADE, stepLevel } from '../content/tables.ts';
import { icons } from './icons.ts';
import { ROMAN } from './names.ts';
import { useTable } from './table.tsx';

function Step({ n }: { n: number }) {
  const table = useTable();
  const { view, t, reader, seats, own, choices, hot } = table;
  const next = view.step[own] + 1 === n;
  const target = useTarget(hot, next ? choices.choice(['advance']) : undefined);
  const here = seats.filter(({ seat }) => view.step[seat] === n);
  const level = stepLevel(n);
  const what =
    n === LAST_STEP ? t.victory : PERSON_STEPS.includes(n) ? t.greatPerson : t.eventOf(ROMAN[level]);
  const say = [
    `${t.step(n)}: ${what}`,
    ...here.map(({ seat }) => t.standsOn(reader.name(seat), n)),
    ...(next ? [t.nextStep(STEP_CULTURE[level], STEP_TRADE[level])] : []),
  ].join('. ');
  const className = cx(
    'ww-step',
    `ww-step-${level}`,
    PERSON_STEPS.includes(n) && 'ww-step-person',
    n === LAST_STEP && 'ww-step-last',
    next && 'ww-step-next',
  );
  const inside =
    here.length > 0 ? (
      here.map(({ seat }) => (
        <SeatMark
          key={seat}
          mark={markOf(table, seat)}
          name={reader.name(seat)}
          size={here.length > 2 ? 13 : here.length > 1 ? 15 : 20}
        />
      ))
    ) : n === LAST_STEP ? (
      <Icon of={icons.victory} />
    ) : PERSON_STEPS.includes(n) ? (
      <Icon of={icons.person} />
    ) : (
      <span aria-hidden="true">{n}</span>
    );
  return target['data-key'] === undefined ? (
    <span className={className} data-hint={say}>
      <span className="ek-hidden">{say}</span>
      {inside}
    </span>
  ) : (
    <button type="button" className={className} {...target}>
      {inside}
    </button>
  );
}

export const Track = memo(function Track() {
  const { view, t, seats, reader } = useTable();
  const table = useTable();
  const start = seats.filter(({ seat }) => view.step[seat] === 0);
  return (
    <section className="ww-track" aria-label={t.track}>
      <span
        className="ww-step ww-step-0"
        data-hint={[t.trackNote, ...start.map(({ seat }) => t.standsOn(reader.name(seat), 0))].join(' ')}
      >
        {start.length === 0 ? (
          <Icon of={icons.step} />
        ) : (
          start.map(({ seat }) => (
            <SeatMark
              key={seat}
              mark={markOf(table, seat)}
              name={reader.name(seat)}
              size={20}
              label={t.standsOn(reader.name(seat), 0)}
            />
          ))
        )}
      </span>
      {Array.from({ length: LAST_STEP }, (_, i) => (
        <Step key={i + 1} n={i + 1} />
      ))}
    </section>
  );
});
