/** The basic and advanced action areas of the main board. */
import { AREA_SPACES, AREAS, SPACES } from '@epoka/new-horizons';
import { cx, Hit, Icon, type IconShape, useLook } from '@epoka/web/kit';
import { EffectLine } from './effects.tsx';
import { icons } from './icons.ts';
import { ActionSpaces } from './spaces.tsx';
import { useTable } from './table.tsx';

const AREA_ICONS: Readonly<Record<string, IconShape>> = {
  'research-1': icons.research,
  'research-2': icons.research,
  'research-3': icons.research,
  'research-4': icons.research,
  'recruit-and-move': icons.move,
  grow: icons.population,
  'settlement-marker': icons.settlement,
  'fortification-marker': icons.fortification,
};

function Area({ id }: { id: number }) {
  const table = useTable();
  const { choices, words, hot, t } = table;
  const area = AREAS[id];
  const choice = choices.choice(['basic', id]);
  const { target, look } = useLook({ choice, hot });
  const first = SPACES.findIndex(space => space.area === id);
  const name = words.names.areas[area.id];
  return (
    <div className={cx('nh-area', 'ek-glows', `nh-area-${area.group}`)} {...look}>
      <Icon of={AREA_ICONS[area.id]} className="nh-area-icon" />
      <div className="nh-area-name">{name}</div>
      <EffectLine effects={area.effects} cost={area.cost} say={words.texts.area(id)} />
      <ActionSpaces first={first} count={Math.min(area.spaces.length, AREA_SPACES - first)} />
      {choice && <Hit choice={choice} hot={hot} target={target} name={name} openLabel={t.open} />}
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
