/** Terrains as they lie on the table, with what is on them: resource, buildings, what is being built, units in front. */
import { type BoardChoice, cx, Hit, Icon, markOf, SeatMark, useLook } from '@epoka/web/kit';
import { memo } from 'react';
import { artOf } from './art.ts';
import { CapitalArt } from './capital-art.tsx';
import {
  incomeOf,
  isAttacker,
  isCapital,
  isOccupied,
  remainingToughness,
  STAGES,
  STRENGTH,
  satisfaction,
  slotsOf,
  strengthOf,
  TOUGHNESS,
} from './game.ts';
import { isWonder, placeAt, thingsOn } from './ground.ts';
import { icons } from './icons.ts';
import { Scene } from './scenes.tsx';
import { choiceOf, joined, objectId, type Table, useTable } from './table.tsx';

const INCOME_SIGNS = ['food', 'production', 'tax'] as const;

/** Whether a value is more or less than printed. */
const changedFrom = (printed: number, now: number): 'up' | 'down' | undefined =>
  now > printed ? 'up' : now < printed ? 'down' : undefined;

const objectChoice = (table: Table, o: number): BoardChoice | undefined =>
  choiceOf(table, { what: 'object', n: o });

/** One kind of income of a terrain: pressed, it is taken. */
function IncomeKind({ terrain, kind }: { terrain: number; kind: 0 | 1 | 2 }) {
  const table = useTable();
  const { view, index, hot, t } = table;
  const choice = table.held ? undefined : index.income(terrain, kind);
  const { target, look } = useLook({ choice, hot });
  const n = incomeOf(view, terrain, kind);
  return (
    <span
      className="cg-in ek-glows"
      data-kind={INCOME_SIGNS[kind]}
      data-zero={n === 0 || undefined}
      {...look}
    >
      <i>
        <Icon of={icons[INCOME_SIGNS[kind]]} />
      </i>
      <b>{n}</b>
      <span className="ek-hidden">{t.incomes[kind]}</span>
      {choice && <Hit choice={choice} hot={hot} target={target} name={t.incomes[kind]} />}
    </span>
  );
}

/** A building, a resource, or something being built, as a plate on its terrain. */
function Plaque({ object, kind }: { object: number; kind: 'building' | 'resource' | 'work' }) {
  const table = useTable();
  const { view, words, hot, open, t } = table;
  const card = view.face[object];
  const choice = objectChoice(table, object);
  const { target, look } = useLook({ choice, hot });
  const name = words.card(card);
  const stages = STAGES[card].length;
  return (
    <span
      className={cx('cg-plaque', `cg-plaque-${kind}`, isWonder(card) && 'cg-plaque-wonder', 'ek-glows')}
      data-content={objectId(view, object)}
      data-off={kind !== 'work' && isOccupied(view, view.at[object]) ? true : undefined}
      data-piece={`o-${object}`}
      {...look}
    >
      <Icon of={artOf(card)} />
      <span className="cg-plaque-name">{name}</span>
      {kind === 'work' && (
        <b data-hint={t.paidOf(view.marks[object], stages)}>
          {view.marks[object]}/{stages}
        </b>
      )}
      {kind === 'building' && view.damage[object] > 0 && <b>−{view.damage[object]}</b>}
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={name}
        onOpen={choice ? undefined : () => open(objectId(view, object))}
        openLabel={t.open}
      />
    </span>
  );
}

/** A unit in front of its terrain: picture, strength and toughness, the shape and colour of its owner. */
export const UnitChip = memo(function UnitChip({ unit }: { unit: number }) {
  const table = useTable();
  const { view, words, hot, open, t, reader, held } = table;
  const card = view.face[unit];
  const owner = view.owner[unit];
  const choice = objectChoice(table, unit);
  const { target, look } = useLook({ choice, hot });
  const strength = strengthOf(view, unit);
  const toughness = remainingToughness(view, unit);
  const drafted = view.declared.units.includes(unit);
  const name = t.unitSays(words.card(card), strength, toughness, reader.name(owner));
  return (
    <span
      className={cx('cg-unit', 'ek-glows', `cg-seat-${markOf(table, owner)}`)}
      data-content={objectId(view, unit)}
      data-used={view.used[unit] === 1 || undefined}
      data-fights={drafted || isAttacker(view, unit) || undefined}
      data-held={(held?.what === 'object' && held.n === unit) || undefined}
      data-piece={`o-${unit}`}
      {...look}
    >
      <SeatMark mark={markOf(table, owner)} name={reader.name(owner)} size={15} />
      <Icon of={artOf(card)} />
      <span className="cg-unit-values" aria-hidden="true">
        <b data-changed={changedFrom(STRENGTH[card], strength)}>{strength}</b>/
        <b data-changed={changedFrom(TOUGHNESS[card], toughness)}>{toughness}</b>
      </span>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={name}
        onOpen={choice ? undefined : () => open(objectId(view, unit))}
        openLabel={t.open}
      />
    </span>
  );
});

export function Units({ terrain }: { terrain: number }) {
  const { ground } = useTable();
  const { units } = placeAt(ground, terrain);
  return (
    <div className="cg-units" data-n={units.length}>
      {units.map(unit => (
        <UnitChip key={unit} unit={unit} />
      ))}
    </div>
  );
}

/** A terrain in full size. */
export const Tile = memo(function Tile({ terrain }: { terrain: number }) {
  const table = useTable();
  const { view, words, hot, open, t, ground } = table;
  const card = view.face[terrain];
  const owner = view.owner[terrain];
  const capital = isCapital(view, terrain);
  const choice = objectChoice(table, terrain);
  const { target, look } = useLook({ choice, hot });
  const { resource, buildings, works } = placeAt(ground, terrain);
  const name = words.card(card);
  const fought = view.declared.kind > 0 && view.declared.terrain === terrain;
  const free = !capital && buildings.length + works.length < slotsOf(view, terrain);
  const plaques = buildings.length + works.length;
  return (
    <div
      className={cx('cg-tile', 'ek-glows', capital && 'cg-tile-capital')}
      data-content={objectId(view, terrain)}
      data-used={view.used[terrain] === 1 || undefined}
      data-fought={fought || undefined}
      data-crowd={plaques > 3 ? 'icons' : plaques > 2 ? 'two' : undefined}
      data-piece={`o-${terrain}`}
      {...look}
    >
      {capital ? <CapitalArt card={card} /> : <Scene card={card} />}
      <h3 className="cg-tile-name">
        {capital && <Icon of={icons.capital} />}
        {name}
      </h3>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={name}
        onOpen={choice ? undefined : () => open(objectId(view, terrain))}
        openLabel={t.open}
      />
      {capital && (
        <>
          <span className="cg-store" data-hint={`${view.food[owner]} ${t.figures.food}`}>
            <Icon of={icons.food} label={t.figures.food} />
            {view.food[owner]}
          </span>
          <span
            className="cg-store cg-store-mood"
            data-hint={t.moodOf(satisfaction(view, owner), view.row[owner].length)}
          >
            <Icon of={icons.mood} label={t.figures.mood} />
            {satisfaction(view, owner)}
          </span>
          <span className="cg-st cg-tile-st" data-hint={t.key.values}>
            <b>{strengthOf(view, terrain)}</b>
            <b>{remainingToughness(view, terrain)}</b>
          </span>
        </>
      )}
      {view.used[terrain] === 1 && <span className="cg-used">{t.used}</span>}
      <div className="cg-slots">
        {resource >= 0 && <Plaque object={resource} kind="resource" />}
        {buildings.map(o => (
          <Plaque key={o} object={o} kind="building" />
        ))}
        {works.map(o => (
          <Plaque key={o} object={o} kind="work" />
        ))}
        {free && plaques === 0 && <span className="cg-free">{t.freeSite}</span>}
      </div>
      <div className="cg-inc">
        {([0, 1, 2] as const).map(kind => (
          <IncomeKind key={kind} terrain={terrain} kind={kind} />
        ))}
      </div>
    </div>
  );
});

/** A terrain of a rival seen small: one press for itself and everything on it. */
export const Chip = memo(function Chip({ terrain }: { terrain: number }) {
  const table = useTable();
  const { view, words, hot, t, ground, show, reader } = table;
  const card = view.face[terrain];
  const owner = view.owner[terrain];
  const capital = isCapital(view, terrain);
  const { resource, buildings, units } = placeAt(ground, terrain);
  const choice = joined(
    table,
    thingsOn(ground, terrain).flatMap(o => {
      const found = objectChoice(table, o);
      return found === undefined ? [] : (found.ways ?? [found]);
    }),
  );
  const { target, look } = useLook({ choice, hot });
  const name = words.card(card);
  const fought = view.declared.kind > 0 && view.declared.terrain === terrain;
  const fighters = units.reduce(
    (sum, u) => [sum[0] + strengthOf(view, u), sum[1] + remainingToughness(view, u)],
    [0, 0],
  );
  return (
    <div
      className={cx('cg-chip', 'ek-glows', capital && 'cg-chip-capital')}
      data-content={objectId(view, terrain)}
      data-used={view.used[terrain] === 1 || undefined}
      data-fought={fought || undefined}
      {...look}
    >
      <div className="cg-chip-face">
        {capital ? <CapitalArt card={card} /> : <Scene card={card} wide />}
        {resource >= 0 && (
          <span className="cg-chip-resource">
            <Icon of={artOf(view.face[resource])} />
          </span>
        )}
        <span className="cg-chip-buildings">
          {buildings.slice(0, capital ? 3 : 2).map(o => (
            <i key={o} data-wonder={isWonder(view.face[o]) || undefined}>
              <Icon of={artOf(view.face[o])} />
            </i>
          ))}
        </span>
      </div>
      {units.length > 0 && (
        <span className="cg-chip-units" data-foreign={units.some(u => view.owner[u] !== owner) || undefined}>
          <SeatMark mark={markOf(table, view.owner[units[0]])} name="" size={11} />
          {fighters[0]}/{fighters[1]}
        </span>
      )}
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={`${name}, ${reader.name(owner)}`}
        onOpen={choice ? undefined : () => show(owner)}
        openLabel={t.open}
      />
    </div>
  );
});
