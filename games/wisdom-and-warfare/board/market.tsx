/** What cities can make: wonders of the market, buildings that are left, figures, units and walls. */
import { NONE } from '@epoka/kernel';
import { type BoardChoice, cx, Ground, Hit, Icon, type IconShape, useLook } from '@epoka/web/kit';
import { memo } from 'react';
import { BUILDINGS } from '../content/buildings.ts';
import { FAMILY_IDS } from '../content/ids.ts';
import {
  BUILDING_COST,
  BUILDING_FAMILY,
  BUILDING_TECH,
  BUILDING_UPGRADE,
  tech,
  UNIT_TYPE,
  WONDER_COST,
} from '../content/tables.ts';
import { WONDERS } from '../content/wonders.ts';
import { armiesOf, knows, rank, unitCost, unitsLeft, unlockedUnit } from '../rules/counts.ts';
import { FIGURE_COST, WALLS_COST, wonderCost } from '../rules/items.ts';
import { ARMIES, FIGURES } from '../rules/state.ts';
import { BUILDING_TONE, drawing, monument, unitIcon } from './art.ts';
import { icons } from './icons.ts';
import { id, namesOf, ROMAN } from './names.ts';
import { oneOf, type Table, useTable } from './table.tsx';

const MASONRY = tech('masonry');
/** skies behind the wonders */
const SKIES = 5;

function WonderCard({ slot }: { slot: number }) {
  const table = useTable();
  const { view, own, words, t, hot, open, choices, questions } = table;
  const w = view.wonderUp[slot];
  // where something else is asked, the same number means a wonder, not a space of the market
  const inMarket = questions[0]?.question.kind === 'item';
  const choice = inMarket ? choices.choice(['wonder', slot]) : undefined;
  const { target, look } = useLook({ choice, hot });
  if (w === NONE)
    return (
      <div className="ww-wonder-card ww-wonder-gone" data-hint={t.noMoreWonders}>
        {t.emptyPlace}
      </div>
    );
  const names = namesOf(words.cards);
  const cost = wonderCost(view, own, w);
  const name = names.wonder(w);
  const Monument = monument();
  return (
    <div
      className={cx('ww-wonder-card', 'ek-glows', `ww-sky-${w % SKIES}`)}
      data-content={id.wonder(w)}
      {...look}
    >
      <span className="ww-wonder-art">
        <Ground kind="wonder" />
        {Monument && <Monument wonder={w} />}
        <span className="ww-wonder-land" />
      </span>
      <span className="ww-wonder-cost">
        <Icon of={icons.production} />
        <b>{cost}</b>
        {cost < WONDER_COST[w] && <s>{WONDER_COST[w]}</s>}
      </span>
      <span className="ww-wonder-culture">
        <Icon of={icons.culture} />
        {WONDERS[w].culture}
      </span>
      <span className="ww-wonder-name">{name}</span>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={`${name}, ${t.cost(cost)}`}
        onOpen={choice ? undefined : () => open(id.wonder(w))}
        openLabel={t.open}
      />
    </div>
  );
}

/** The form of a family that the player builds now. */
function formOf({ view, own }: Table, family: number): number {
  const basic = BUILDING_FAMILY.indexOf(family);
  const better = BUILDING_UPGRADE[basic];
  return better >= 0 && knows(view, own, BUILDING_TECH[better]) ? better : basic;
}

function Building({ family }: { family: number }) {
  const table = useTable();
  const { view, own, words, t, hot, open, choices } = table;
  const form = formOf(table, family);
  const choice = oneOf(
    table,
    BUILDINGS.flatMap((_, b) => (BUILDING_FAMILY[b] === family ? [choices.choice(['building', b])] : [])),
  );
  const { target, look } = useLook({ choice, hot });
  const names = namesOf(words.cards);
  const name = names.building(form);
  const unlocked = knows(view, own, BUILDING_TECH[form]);
  return (
    <div
      className={cx(
        'ww-building-card',
        'ek-glows',
        `ww-tone-${BUILDING_TONE[form]}`,
        !unlocked && 'ww-locked',
      )}
      data-content={id.building(form)}
      {...look}
    >
      <span className="ww-building-icon">
        <Icon of={drawing(id.building(form))} />
      </span>
      <span className="ww-building-name">{name}</span>
      <span className="ww-building-cost">
        <Icon of={unlocked ? icons.production : icons.lock} />
        <b>{BUILDING_COST[form]}</b>
        <i>×{view.stock[family]}</i>
      </span>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={`${name}, ${unlocked ? t.cost(BUILDING_COST[form]) : t.needs(names.tech(BUILDING_TECH[form]))}, ${t.left(view.stock[family])}`}
        onOpen={choice ? undefined : () => open(id.building(form))}
        openLabel={t.open}
      />
    </div>
  );
}

function Make({
  icon,
  name,
  cost,
  note,
  say,
  choice,
  tone,
  locked = false,
}: {
  icon: IconShape;
  name: string;
  cost: number;
  note: string;
  say: string;
  choice: BoardChoice | undefined;
  tone: string;
  locked?: boolean;
}) {
  const { hot, t } = useTable();
  const { target, look } = useLook({ choice, hot });
  return (
    <div
      className={cx('ww-make', 'ek-glows', `ww-type-${tone}`, locked && 'ww-locked')}
      data-hint={`${[name, t.cost(cost), say].filter(Boolean).join(', ')}. ${t.inProduce}`}
      {...look}
    >
      <span className="ww-make-icon">
        <Icon of={icon} />
      </span>
      <b className="ww-make-name">{name}</b>
      <span className="ww-make-cost">
        <Icon of={locked ? icons.lock : icons.production} />
        {cost}
        {!locked && <i>{note}</i>}
      </span>
      <Hit choice={choice} hot={hot} target={target} name={`${name}, ${t.cost(cost)}, ${say}`} />
    </div>
  );
}

function Figures() {
  const table = useTable();
  const { view, own, t, choices } = table;
  const left = (scouts: boolean) => {
    let n = 0;
    const to = scouts ? FIGURES : armiesOf(view, own);
    for (let f = scouts ? ARMIES : 0; f < to; f++) if (view.fig[own * FIGURES + f] === NONE) n++;
    return n;
  };
  return [0, 1].map(kind => (
    <Make
      key={kind}
      icon={kind === 0 ? icons.army : icons.scout}
      name={kind === 0 ? t.army : t.scout}
      cost={FIGURE_COST[kind]}
      note={`×${left(kind === 1)}`}
      say={t.left(left(kind === 1))}
      choice={oneOf(table, [choices.choice(['figure', kind])])}
      tone={kind === 0 ? 'army' : 'scout'}
    />
  ));
}

const TYPE_TONES = ['infantry', 'mounted', 'artillery', 'aircraft'] as const;

function Units() {
  const table = useTable();
  const { view, own, t, words, choices } = table;
  const names = namesOf(words.cards);
  const mine = (type: number) =>
    view.standing[own].filter(u => (u >= 0 ? UNIT_TYPE[u] : -2 - u) === type).length;
  return [0, 1, 2, 3].map(type => {
    const at = rank(view, own, type);
    return (
      <Make
        key={type}
        icon={unitIcon(type, at)}
        name={type === 3 ? t.typeNames[type] : `${t.typeNames[type]} ${ROMAN[at]}`}
        cost={unitCost(view, own, type)}
        note={t.you(mine(type))}
        say={`${names.unitType(type, at)}, ${t.yours(mine(type))}, ${t.left(unitsLeft(view, type))}`}
        choice={oneOf(table, [choices.choice(['unit', type]), choices.choice(['type', type])])}
        tone={TYPE_TONES[type]}
        locked={!unlockedUnit(view, own, type)}
      />
    );
  });
}

export const Market = memo(function Market() {
  const { view, own, t, choices } = useTable();
  return (
    <div className="ww-market">
      <div className="ww-wonders">
        {view.wonderUp.map((_, slot) => (
          <WonderCard key={slot} slot={slot} />
        ))}
      </div>
      <div className="ww-buildings">
        {FAMILY_IDS.map((family, i) => (
          <Building key={family} family={i} />
        ))}
      </div>
      <div className="ww-makes">
        <Figures />
        <Units />
        <Make
          icon={icons.walls}
          name={t.cityWalls}
          cost={WALLS_COST}
          note=""
          say=""
          choice={choices.choice(['walls'])}
          tone="walls"
          locked={!knows(view, own, MASONRY)}
        />
      </div>
    </div>
  );
});
