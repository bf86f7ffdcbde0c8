/** The basic and advanced actions of the main board, in one row. */
import {
  AREA_SPACES,
  AREAS,
  type Condition,
  type Cost,
  counter,
  RESEARCH_PRICE,
  SPACES,
} from '@epoka/new-horizons';
import { cx, Hit, Icon, useLook } from '@epoka/web/kit';
import { memo } from 'react';
import { areaIcon } from './art.ts';
import { EffectLine } from './effects.tsx';
import { ActionSpaces } from './spaces.tsx';
import { contentId, useTable } from './table.tsx';

/** The condition that is nearest to being met, of those any of which is enough. */
function Requirement({ of }: { of: readonly Condition[] }) {
  const { view, seat, t } = useTable();
  const have = (c: Condition) => (seat >= 0 ? counter(view, seat, c.counter) : 0);
  const [best] = of.toSorted((a, b) => a.atLeast - have(a) - (b.atLeast - have(b)));
  const met = have(best) >= best.atLeast;
  const say = t.required(t.condition(best.counter, best.atLeast), seat >= 0 ? met : undefined);
  return (
    <span className={cx('nh-needs', seat >= 0 && (met ? 'nh-needs-met' : 'nh-needs-not'))} data-hint={say}>
      <span className="ek-hidden">{say}</span>
      <span aria-hidden="true">
        {seat >= 0 && (met ? '✓ ' : '✕ ')}
        {t.conditionShort(best.counter, best.atLeast, seat >= 0 && !met ? have(best) : undefined)}
      </span>
    </span>
  );
}

/** What an action costs; research costs what its level does. */
function priceOf(id: number): Cost | undefined {
  const { cost, effects } = AREAS[id];
  const [first] = effects;
  return first.op === 'research' ? RESEARCH_PRICE[first.levels[0]] : cost;
}

function Area({ id }: { id: number }) {
  const table = useTable();
  const { choices, words, hot, t, open } = table;
  const area = AREAS[id];
  const choice = choices.choice(['basic', id]);
  const { target, look } = useLook({ choice, hot });
  const first = SPACES.findIndex(space => space.area === id);
  const name = words.names.areas[area.id];
  const cost = priceOf(id);
  return (
    <div
      className={cx('nh-area', 'ek-glows', `nh-area-${area.id}`)}
      data-content={contentId.area(id)}
      // leaving out a gain is seldom wanted: the list has it
      data-verbs={choices.starting('basicWithout', id).length > 0 ? 'basicWithout' : undefined}
      {...look}
    >
      <Icon of={areaIcon(id)} className="nh-area-icon" />
      {choice ? (
        <div className="nh-area-name">{name}</div>
      ) : (
        <button
          type="button"
          className="nh-area-name nh-area-open"
          aria-label={`${name} – ${t.open}`}
          onClick={() => open(contentId.area(id))}
        >
          {name}
        </button>
      )}
      <EffectLine
        effects={area.effects}
        cost={cost}
        say={words.texts.area(id)}
        // a price of two things leaves no room for a word
        level={cost?.exhaust ? undefined : t.ofLevel}
      />
      <div className="nh-area-foot">
        <ActionSpaces first={first} count={Math.min(area.spaces.length, AREA_SPACES - first)} />
        {area.requires && <Requirement of={area.requires} />}
      </div>
      {choice && <Hit choice={choice} hot={hot} target={target} name={name} />}
    </div>
  );
}

export const Areas = memo(function Areas() {
  const { t } = useTable();
  return (
    <div className="nh-areas">
      {(['basic', 'advanced'] as const).map(group => (
        <section key={group} className="nh-area-group" aria-label={t[group]}>
          {AREAS.flatMap((area, id) => (area.group === group ? [<Area key={area.id} id={id} />] : []))}
        </section>
      ))}
    </div>
  );
});
