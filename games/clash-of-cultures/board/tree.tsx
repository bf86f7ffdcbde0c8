/** The advances: twelve categories of four, each row a target of its own. */
import { type BoardChoice, cx, Hit, Icon, markOf, useLook } from '@epoka/web/kit';
import { memo } from 'react';
import { advanceIcon, buildingIcon, categoryIcon } from './art.ts';
import {
  ADVANCE_COUNT,
  ADVANCES,
  BUILDING_ADVANCE,
  BUILDINGS,
  C,
  CATEGORIES,
  CATEGORY_OF,
  IS_GOVERNMENT,
  inCategory,
  owns,
  REQUIRED_BY,
  type State,
  TOP_OF,
} from './game.ts';
import { CubeMark } from './mat.tsx';
import { contentId, namesOf, oneOf, useTable } from './table.tsx';

/** The advances of each category. */
export const ADVANCES_OF: readonly (readonly number[])[] = CATEGORIES.map((_, c) =>
  Array.from({ length: ADVANCE_COUNT }, (_, a) => a).filter(a => CATEGORY_OF[a] === c),
);

/** The building that the first advance of a category lets one construct. */
const buildingOf = (category: number): number =>
  BUILDINGS.findIndex((_, b) => BUILDING_ADVANCE[b] === TOP_OF[category]);

/** Nothing of the category can be had yet. */
function isShut(view: State, seat: number, category: number): boolean {
  return (
    IS_GOVERNMENT[category] &&
    inCategory(view, seat, category) === 0 &&
    !owns(view, seat, REQUIRED_BY[category])
  );
}

/** names of more letters need the room of the picture; beside a token sooner */
const LONG = 18;

function Advance({ id, seat, mine }: { id: number; seat: number; mine: boolean }) {
  const table = useTable();
  const { view, words, t, hot, choices, open } = table;
  const list: BoardChoice[] = [];
  if (mine)
    for (const verb of ['advance', 'use', 'library'] as const) {
      const choice = choices.choice([verb, id]);
      if (choice) list.push(choice);
    }
  const barter = mine && ADVANCES[id].id === 'bartering' ? choices.choice(['barter']) : undefined;
  if (barter) list.push(barter);
  const own = owns(view, seat, id);
  const open_ = list.filter(choice => choice.legal);
  // what one has is blocked as a purchase, which says nothing new where it can be used
  const choice = oneOf(table, open_.length > 0 ? open_ : list);
  const { target, look } = useLook({ choice, hot });
  const name = namesOf(words).advance(id);
  const { bonus } = ADVANCES[id];
  return (
    <li
      className={cx(
        'coc-adv',
        own && 'coc-own',
        isShut(view, seat, CATEGORY_OF[id]) && 'coc-shut',
        name.length > (bonus ? LONG - 4 : LONG) && 'coc-long',
      )}
      data-content={contentId.advance(id)}
      {...look}
    >
      <CubeMark mark={markOf(table, seat)} gone={!own} />
      <Icon of={advanceIcon(id)} />
      <span className="coc-adv-name">{name}</span>
      {bonus && <i className={`coc-bonus coc-bonus-${bonus}`} />}
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        onOpen={choice ? undefined : () => open(contentId.advance(id))}
        openLabel={t.open}
        name={own ? t.owned(name) : name}
      />
    </li>
  );
}

function Category({ id, seat, mine }: { id: number; seat: number; mine: boolean }) {
  const { words, choices, hot, t } = useTable();
  const choice = mine ? choices.choice(['govern', id]) : undefined;
  const { target, look } = useLook({ choice, hot });
  const building = buildingOf(id);
  const names = namesOf(words);
  const name = names.category(id);
  const hint = [
    IS_GOVERNMENT[id] && t.oneGovernment(names.advance(REQUIRED_BY[id])),
    t.opensCategory(names.advance(TOP_OF[id])),
    building >= 0 && id !== C.agriculture && t.letsBuild(names.building(building)),
  ];
  return (
    <section className={cx('coc-cat', `coc-cat-${CATEGORIES[id].id}`, IS_GOVERNMENT[id] && 'coc-gov')}>
      <h4 data-hint={hint.filter(Boolean).join(' ')} {...look}>
        <Icon of={categoryIcon(id)} />
        <span>{name}</span>
        {building >= 0 && id !== C.agriculture && (
          <Icon of={buildingIcon(building)} label={names.building(building)} className="coc-cat-building" />
        )}
        <Hit choice={choice} hot={hot} target={target} name={name} />
      </h4>
      <ul>
        {ADVANCES_OF[id].map(a => (
          <Advance key={a} id={a} seat={seat} mine={mine} />
        ))}
      </ul>
    </section>
  );
}

export const Tree = memo(function Tree({ seat, mine }: { seat: number; mine: boolean }) {
  return (
    <div className="coc-tree">
      {CATEGORIES.map((category, id) => (
        <Category key={category.id} id={id} seat={seat} mine={mine} />
      ))}
    </div>
  );
});
