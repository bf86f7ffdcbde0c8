/** Goals, the display of buildings, and what is left in the general supply. */
import {
  BUILDINGS,
  counter,
  FIRST_GOAL_VP,
  GOAL_CUBES_TO_END,
  GOALS,
  LATER_GOAL_VP,
} from '@epoka/new-horizons';
import { Counter, Cube, cx, Hit, Icon, type IconShape, markOf, useLook } from '@epoka/web/kit';
import { memo } from 'react';
import { buildingIcon, ROMAN } from './art.ts';
import { icons } from './icons.ts';
import { contentId, hasLongWord, namesOf, useTable } from './table.tsx';

function Stock() {
  const { view, words, t } = useTable();
  return (
    <span className="nh-stock" data-content="stock:markers">
      <Counter
        n={view.markers[0]}
        icon={icons.settlement}
        label={`${t.markersLeft}: ${words.names.markers.settlement}`}
      />
      <Counter
        n={view.markers[1]}
        icon={icons.fortification}
        label={`${t.markersLeft}: ${words.names.markers.fortification}`}
      />
    </span>
  );
}

const GOAL_ICONS: Readonly<Record<string, IconShape | undefined>> = {
  tech: icons.research,
  tech3: icons.scholar,
  tech4: icons.leader,
  city: icons.city,
  village: icons.village,
  building: icons.building,
  investCube: icons.invest,
  infrastructureOpen: icons.infrastructure,
};

/** How far the end is: cubes on goals bring it. */
function ToTheEnd() {
  const { view, t } = useTable();
  const cubes = view.claims.reduce((sum, claims) => sum + claims.length, 0);
  return (
    <small className="nh-to-end">
      {view.lastRound > 0 ? t.lastRound(view.lastRound) : t.toTheEnd(cubes, GOAL_CUBES_TO_END[view.seats])}
    </small>
  );
}

function Goal({ index }: { index: number }) {
  const table = useTable();
  const { view, words, t, choices, hot, open, seat, reader } = table;
  const id = view.goals[index];
  const goal = GOALS[id];
  const name = namesOf(words).goal(id);
  const have = seat >= 0 ? counter(view, seat, goal.counter) : undefined;
  const claims = view.claims[index];
  const choice = choices.choice(['claim', id]);
  const { target, look } = useLook({ choice, hot });
  const worth = claims.length === 0 ? FIRST_GOAL_VP : LATER_GOAL_VP;
  return (
    <li className="nh-goal ek-glows" data-content={contentId.goal(id)} {...look}>
      <span className="nh-goal-icon">
        <Icon of={GOAL_ICONS[goal.counter] ?? icons.goal} />
      </span>
      <b className="nh-goal-name">{name}</b>
      <span className="nh-goal-what" aria-hidden="true">
        {t.goalShort(goal.counter, goal.atLeast)}
        <span className="nh-goal-bar">
          {have !== undefined && (
            <i style={{ width: `${(100 * Math.min(have, goal.atLeast)) / goal.atLeast}%` }} />
          )}
        </span>
      </span>
      <span className={cx('nh-goal-have', have !== undefined && have >= goal.atLeast && 'nh-goal-done')}>
        <span className="ek-hidden">
          {words.texts.goal(id)} {have !== undefined && t.goalProgress(have, goal.atLeast)}
        </span>
        <span aria-hidden="true">{have === undefined ? goal.atLeast : `${have}/${goal.atLeast}`}</span>
      </span>
      <span className="nh-goal-claims">
        {claims.map(claimer => (
          <Cube
            key={reader.name(claimer)}
            mark={markOf(table, claimer)}
            size={17}
            label={t.claimed(reader.name(claimer))}
            piece={`goal-${index}-${claimer}`}
          />
        ))}
      </span>
      <b className="nh-goal-worth" data-hint={t.goalPoints(FIRST_GOAL_VP, LATER_GOAL_VP)}>
        {worth}
      </b>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        onOpen={choice ? undefined : () => open(contentId.goal(id))}
        openLabel={t.open}
        name={name}
      />
    </li>
  );
}

export const Goals = memo(function Goals() {
  const { view, t } = useTable();
  return (
    <div className="nh-goals">
      <h3 className="nh-head" data-content="end:goals">
        <span>{t.goals}</span>
        <ToTheEnd />
        <Stock />
      </h3>
      <ul>
        {view.goals.map((id, index) => (
          <Goal key={GOALS[id].id} index={index} />
        ))}
      </ul>
    </div>
  );
});

function Offer({ id }: { id: number }) {
  const { words, t, choices, hot, open } = useTable();
  const { level, cost } = BUILDINGS[id];
  const name = namesOf(words).building(id);
  const choice = choices.choice(['building', id]);
  const { target, look } = useLook({ choice, hot });
  return (
    <li
      className={cx('nh-chip', `nh-tier-${level}`, 'ek-glows', hasLongWord(name) && 'nh-chip-long')}
      data-content={contentId.building(id)}
      data-piece={`building-${id}`}
      {...look}
    >
      <Icon of={buildingIcon(id)} />
      <span className="nh-chip-name">{name}</span>
      <b data-hint={t.cost(cost)}>{cost}</b>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        onOpen={choice ? undefined : () => open(contentId.building(id))}
        openLabel={t.open}
        name={name}
      />
    </li>
  );
}

export const Display = memo(function Display() {
  const { view, t } = useTable();
  return (
    <div className="nh-display">
      {view.display.map((row, i) => (
        <section
          key={ROMAN[i + 1]}
          className="nh-display-row"
          aria-label={`${t.buildings}, ${t.level(ROMAN[i + 1])}`}
        >
          <i className="nh-display-level" data-content={`display:${i + 1}`}>
            {ROMAN[i + 1]}
            <span className="ek-hidden">{t.leftInStack(view.stacks[i].length)}</span>
          </i>
          {row.length > 0 ? (
            <ul className="nh-chips">
              {row.map(id => (
                <Offer key={id} id={id} />
              ))}
            </ul>
          ) : (
            <p className="nh-display-none ek-quiet" data-content={`display:${i + 1}`}>
              {t.noneLeft}
            </p>
          )}
        </section>
      ))}
    </div>
  );
});
