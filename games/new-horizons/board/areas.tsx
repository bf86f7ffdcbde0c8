/** The basic and advanced action areas of the main board. */
import { AREA_SPACES, AREAS, SPACES } from '@epoka/new-horizons';
import { cx, Hit, Icon, useLook } from '@epoka/web/kit';
import { areaIcon } from './art.ts';
import { EffectLine } from './effects.tsx';
import { ActionSpaces } from './spaces.tsx';
import { contentId, useTable } from './table.tsx';

function Area({ id }: { id: number }) {
  const table = useTable();
  const { choices, words, hot, t, open } = table;
  const area = AREAS[id];
  const choice = choices.choice(['basic', id]);
  const { target, look } = useLook({ choice, hot });
  const first = SPACES.findIndex(space => space.area === id);
  const name = words.names.areas[area.id];
  const show = () => open(contentId.area(id));
  return (
    <div className={cx('nh-area', 'ek-glows', `nh-area-${area.group}`)} {...look}>
      <Icon of={areaIcon(id)} className="nh-area-icon" />
      {choice ? (
        <div className="nh-area-name">{name}</div>
      ) : (
        <button
          type="button"
          className="nh-area-name nh-area-open"
          aria-label={`${name} – ${t.open}`}
          onClick={show}
        >
          {name}
        </button>
      )}
      <EffectLine effects={area.effects} cost={area.cost} say={words.texts.area(id)} />
      <ActionSpaces first={first} count={Math.min(area.spaces.length, AREA_SPACES - first)} />
      {choice && (
        <Hit choice={choice} hot={hot} target={target} name={name} onOpen={show} openLabel={t.open} />
      )}
    </div>
  );
}

export function Areas() {
  const { t } = useTable();
  const ids = (group: string) => AREAS.flatMap((area, id) => (area.group === group ? [id] : []));
  return (
    <div className="nh-areas">
      {(['basic', 'advanced'] as const).map(group => (
        <section key={group} className="nh-area-group" aria-label={t[group]}>
          {ids(group).map(id => (
            <Area key={id} id={id} />
          ))}
        </section>
      ))}
    </div>
  );
}
