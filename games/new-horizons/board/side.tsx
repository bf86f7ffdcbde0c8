/** Goals, the display of buildings, and the common markers. */
import { BUILDINGS, counter, FIRST_GOAL_VP, GOALS, LATER_GOAL_VP } from '@epoka/new-horizons';
import { Bank, Counter, Cube, cx, Icon, Tile } from '@epoka/web/kit';
import { buildingIcon, LEVEL_INKS, ROMAN, trackIcon } from './art.ts';
import { EffectLine } from './effects.tsx';
import { icons } from './icons.ts';
import { contentId, markOf, namesOf, useTable } from './table.tsx';

export function Goals() {
  const table = useTable();
  const { view, words, t, choices, hot, open, seat, reader } = table;
  return (
    <div className="nh-goals">
      {view.goals.map((id, i) => {
        const goal = GOALS[id];
        const have = seat >= 0 ? counter(view, seat, goal.counter) : undefined;
        const claims = view.claims[i];
        return (
          <Tile
            key={goal.id}
            title={namesOf(words).goal(id)}
            icon={icons.goal}
            ink="violet"
            corner={
              <>
                {claims.length === 0 ? FIRST_GOAL_VP : LATER_GOAL_VP}{' '}
                <Icon of={icons.points} label={t.goalPoints(FIRST_GOAL_VP, LATER_GOAL_VP)} />
              </>
            }
            choice={choices.choice(['claim', id])}
            hot={hot}
            onOpen={() => open(contentId.goal(id))}
            openLabel={t.open}
            on={claims.map(claimer => (
              <Cube
                key={reader.name(claimer)}
                mark={markOf(table, claimer)}
                size={20}
                label={t.claimed(reader.name(claimer))}
                piece={`goal-${i}-${claimer}`}
              />
            ))}
          >
            {words.texts.goal(id)}
            {have !== undefined && (
              <span className={cx('nh-progress', have >= goal.atLeast && 'nh-progress-done')}>
                <progress
                  max={goal.atLeast}
                  value={Math.min(have, goal.atLeast)}
                  aria-label={namesOf(words).goal(id)}
                />
                {t.goalProgress(have, goal.atLeast)}
              </span>
            )}
          </Tile>
        );
      })}
    </div>
  );
}

export function Display() {
  const { view, words, t, choices, hot, open } = useTable();
  return (
    <div className="nh-display">
      {view.display.map((row, i) => (
        <section
          key={ROMAN[i + 1]}
          className="nh-display-row"
          aria-label={`${t.buildings}, ${t.level(ROMAN[i + 1])}`}
        >
          <div
            className="nh-display-level"
            data-hint={`${t.level(ROMAN[i + 1])}: ${t.leftInStack(view.stacks[i].length)}`}
          >
            <b>{ROMAN[i + 1]}</b>
            <small>{view.stacks[i].length}</small>
            <span className="ek-hidden">{t.leftInStack(view.stacks[i].length)}</span>
          </div>
          {row.map(id => {
            const building = BUILDINGS[id];
            const text = words.texts.building(id);
            return (
              <Tile
                key={id}
                title={namesOf(words).building(id)}
                icon={buildingIcon(id)}
                ink={LEVEL_INKS[building.level]}
                choice={choices.choice(['building', id])}
                hot={hot}
                onOpen={() => open(contentId.building(id))}
                openLabel={t.open}
                piece={`building-${id}`}
                corner={
                  <span data-hint={t.cost(building.cost)}>
                    {building.cost} <Icon of={icons.coin} />
                  </span>
                }
              >
                <EffectLine effects={building.bonus} say={text.bonus} />
                <span
                  className="nh-builders"
                  data-hint={`${t.firstBuilder}: ${text.left} ${t.secondBuilder}: ${text.right}`}
                >
                  <Icon of={trackIcon(building.left)} /> {building.firstVp}
                  <Icon of={icons.points} /> · <Icon of={trackIcon(building.right)} />
                </span>
              </Tile>
            );
          })}
        </section>
      ))}
    </div>
  );
}

export function Stock() {
  const { view, words, t } = useTable();
  return (
    <Bank label={t.markersLeft}>
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
      <Counter
        n={view.territories.length}
        icon={icons.explore}
        label={`${t.undiscovered}: ${t.leftInStack(view.territories.length)}`}
      />
    </Bank>
  );
}
