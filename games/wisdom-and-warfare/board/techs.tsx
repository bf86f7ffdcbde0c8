/** The pyramid of techs with its free places, government and policies; and the chart of all techs. */
import { NONE } from '@epoka/kernel';
import {
  type BoardChoice,
  cx,
  Hit,
  Icon,
  type IconShape,
  markOf,
  SeatMark,
  useLook,
  useTarget,
} from '@epoka/web/kit';
import { memo } from 'react';
import { ABILITIES } from '../content/abilities.ts';
import { GOOD_IDS, TECH_IDS, UNIT_TYPES } from '../content/ids.ts';
import {
  BUILDING_TECH,
  CIV_TECH,
  COIN_PLACE,
  COIN_TECHS,
  GOV_TECH,
  LEVEL,
  POLICY_CARDS,
  RESEARCH_COST,
  TECH_COIN,
  TECH_COUNT,
  TECH_HAND,
  TECH_RANK,
  TECH_SPEED,
  TECH_STACK,
} from '../content/tables.ts';
import { coins, inRow, knows, policyMax, researchCost, techCount } from '../rules/counts.ts';
import type { State } from '../rules/state.ts';
import { drawing, goodIcon, unitIcon } from './art.ts';
import { icons } from './icons.ts';
import { id, namesOf, ROMAN } from './names.ts';
import { oneOf, type Table, useTable, withVerb } from './table.tsx';

/** What a tech enables, in signs: buildings, governments, ranks, limits, coins, and what its ability costs. */
export function enables(t: number): readonly (readonly [IconShape, string])[] {
  const list: [IconShape, string][] = [];
  BUILDING_TECH.forEach((by, b) => {
    if (by === t) list.push([drawing(id.building(b)), '']);
  });
  GOV_TECH.forEach((by, g) => {
    if (by === t) list.push([drawing(id.government(g)), '']);
  });
  UNIT_TYPES.forEach((_, type) => {
    const at = TECH_RANK[type][t];
    if (at > 0) list.push([unitIcon(type, at), ROMAN[type === 3 ? 0 : at]]);
  });
  if (TECH_COIN[t] > 0) list.push([icons.coin, `${TECH_COIN[t]}`]);
  if (TECH_SPEED[t] > 0) list.push([icons.speed, `${TECH_SPEED[t]}`]);
  if (TECH_STACK[t] > 0) list.push([icons.stack, `${TECH_STACK[t]}`]);
  if (TECH_HAND[t] > 0) list.push([icons.event, `+${TECH_HAND[t]}`]);
  for (const ability of ABILITIES)
    if (ability.tech === TECH_IDS[t])
      for (const good of ability.goods ?? []) list.push([goodIcon(GOOD_IDS.indexOf(good)), '']);
  return list;
}

const rowOf = (view: State, seat: number, t: number): number =>
  t === CIV_TECH[view.civ[seat]] ? 1 : LEVEL[t];

function knownIn(view: State, seat: number, row: number): readonly number[] {
  const list: number[] = [];
  for (let t = 0; t < TECH_COUNT; t++) if (knows(view, seat, t) && rowOf(view, seat, t) === row) list.push(t);
  return list;
}

/** Free places of a level: always one in the lowest row, above it one less than the techs below. */
const places = (view: State, seat: number, row: number): number =>
  row === 1 ? 1 : Math.max(0, inRow(view, seat, row - 1) - 1 - inRow(view, seat, row));

/** Choices of techs that belong into a row. */
const ofRow = (table: Table, row: number): readonly BoardChoice[] =>
  withVerb(table, 'tech').filter(({ answer }) => LEVEL[answer[1] as number] === row);

function Known({ t: which, seat }: { t: number; seat: number }) {
  const { view, words, open, t } = useTable();
  const name = namesOf(words.cards).tech(which);
  const place = COIN_PLACE[which];
  const held = place < 0 ? 0 : view.techCoins[seat * COIN_TECHS.length + place];
  return (
    <div className={cx('ww-tech', `ww-level-${LEVEL[which]}`)} data-content={id.tech(which)}>
      <span className="ww-tech-icon">
        <Icon of={drawing(id.tech(which))} />
      </span>
      <span className="ww-tech-name">{name}</span>
      {held > 0 && (
        <span className="ww-tech-coins" data-hint={t.coinsOn(held)}>
          <Icon of={icons.coin} />
          {held}
        </span>
      )}
      <button
        type="button"
        className="ek-hit"
        aria-label={`${name} – ${t.open}`}
        onClick={() => open(id.tech(which))}
      />
    </div>
  );
}

/** A free place of the pyramid. */
function Place({ row, covered }: { row: number; covered: boolean }) {
  const table = useTable();
  const { view, own, t, hot, showChart } = table;
  const choice = covered ? undefined : oneOf(table, ofRow(table, row));
  const target = useTarget(hot, choice);
  const first = LEVEL.indexOf(row);
  const cost = researchCost(view, own, first);
  const missing = cost - view.trade[own];
  return (
    <button
      type="button"
      className={cx('ww-place', missing <= 0 && 'ww-place-free', row === 5 && 'ww-place-goal')}
      {...target}
      data-hint={target['data-hint'] ?? `${t.level(ROMAN[row])}: ${t.free}`}
      aria-label={target['aria-label'] ?? `${t.level(ROMAN[row])}, ${t.free}. ${t.allTechs}`}
      onClick={target.onClick ?? (() => showChart(true))}
    >
      <b>{ROMAN[row]}</b>
      <i>
        <Icon of={icons.trade} />
        {cost}
      </i>
      {missing > 0 && <em>{t.short(missing)}</em>}
    </button>
  );
}

/** What shall come, drawn faintly, so that the pyramid is seen. */
const GOAL = [0, 5, 4, 3, 2, 1];

/** The pyramid of one player. */
export function Pyramid({ seat, covered = false }: { seat: number; covered?: boolean }) {
  const { view, own, t } = useTable();
  return (
    <div className="ww-pyramid">
      <svg className="ww-pyramid-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 100L50 0L100 100M14 100L50 0L86 100" />
      </svg>
      {[5, 4, 3, 2, 1].map(row => {
        const known = knownIn(view, seat, row);
        const free = seat === own ? places(view, seat, row) : 0;
        const ghosts = Math.max(0, GOAL[row] - known.length - Math.min(1, free));
        return (
          <div
            key={row}
            className={cx('ww-row', known.length + Math.min(1, free) + ghosts > 6 && 'ww-crowded')}
          >
            {known.map(which => (
              <Known key={which} t={which} seat={seat} />
            ))}
            {free > 0 && <Place row={row} covered={covered} />}
            {Array.from({ length: ghosts }, (_, i) => (
              <span
                key={i}
                className={cx('ww-ghost', row === 5 && 'ww-place-goal')}
                data-hint={row > 1 ? `${t.level(ROMAN[row])}: ${t.needsTwo}` : t.level(ROMAN[row])}
              >
                {row === 5 && <Icon of={drawing(id.tech(TECH_COUNT - 1))} />}
                <b>{ROMAN[row]}</b>
                <i>
                  <Icon of={icons.trade} />
                  {RESEARCH_COST[row]}
                </i>
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Government and policies, beside the pyramid. */
export function Regime({ seat }: { seat: number }) {
  const { view, words, t, open } = useTable();
  const names = namesOf(words.cards);
  const adopted = Array.from({ length: POLICY_CARDS }, (_, card) => {
    const side = view.policy[seat * POLICY_CARDS + card];
    return side > 0 ? card * 2 + side - 1 : NONE;
  }).filter(p => p !== NONE);
  const government = view.gov[seat];
  return (
    <div className="ww-regime">
      <button
        type="button"
        className="ww-policy ww-government"
        data-content={id.government(government)}
        onClick={() => open(id.government(government))}
      >
        <Icon of={drawing(id.government(government))} />
        {names.government(government)}
      </button>
      <h4>{t.policies(adopted.length, policyMax(view, seat))}</h4>
      {adopted.map(p => (
        <button
          key={p}
          type="button"
          className="ww-policy"
          data-content={id.policy(p)}
          onClick={() => open(id.policy(p))}
        >
          <Icon of={drawing(id.policy(p))} />
          {names.policy(p)}
        </button>
      ))}
    </div>
  );
}

export const Techs = memo(function Techs({ covered }: { covered: boolean }) {
  const { view, own, t, showChart } = useTable();
  const kept = Math.min(view.trade[own], coins(view, own));
  return (
    <div className="ww-techs">
      <div className="ww-techs-head">
        <h3>{t.technologies}</h3>
        <p>{t.ofFifteen(techCount(view, own))}</p>
        <p>{t.tradeNow(view.trade[own], kept)}</p>
        <button type="button" className="ww-small-button" onClick={() => showChart(true)}>
          {t.allTechs}
        </button>
      </div>
      <Regime seat={own} />
      <Pyramid seat={own} covered={covered} />
    </div>
  );
});

function ChartCard({ t: which }: { t: number }) {
  const table = useTable();
  const { view, own, words, hot, open, t, choices, reader, seats } = table;
  const choice = choices.choice(['tech', which]) ?? choices.choice(['lootTech', which]);
  const { target, look } = useLook({ choice, hot });
  const name = namesOf(words.cards).tech(which);
  const has = knows(view, own, which);
  const others = seats.filter(({ seat }) => seat !== own && knows(view, seat, which));
  return (
    <div
      className={cx('ww-chart-card', 'ek-glows', `ww-level-${LEVEL[which]}`, has && 'ww-chart-known')}
      data-content={id.tech(which)}
      {...look}
    >
      <span className="ww-tech-icon">
        <Icon of={drawing(id.tech(which))} />
      </span>
      <span className="ww-chart-text">
        <span className="ww-tech-name">{name}</span>
        <span className="ww-enables">
          {enables(which).map(([icon, text], i) => (
            <span key={`${icon.name}${i}`}>
              <Icon of={icon} />
              {text}
            </span>
          ))}
        </span>
      </span>
      {others.length > 0 && (
        <span className="ww-chart-who">
          {others.map(({ seat }) => (
            <SeatMark key={seat} mark={markOf(table, seat)} name={reader.name(seat)} size={13} />
          ))}
        </span>
      )}
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={has ? `${name}, ${t.known}` : name}
        onOpen={choice ? undefined : () => open(id.tech(which))}
        openLabel={t.open}
      />
    </div>
  );
}

/** All techs by level, with what each enables. */
export function Chart() {
  const { view, own, t } = useTable();
  return (
    <div className="ww-chart">
      {[1, 2, 3, 4].map(level => {
        const techs = LEVEL.flatMap((l, which) => (l === level || (level === 4 && l === 5) ? [which] : []));
        const free = places(view, own, level);
        return (
          <section key={level} className="ww-chart-level" aria-label={t.level(ROMAN[level])}>
            <span className={cx('ww-chart-head', `ww-level-${level}`, free > 0 && 'ww-chart-open')}>
              <b>{ROMAN[level]}</b>
              <i>
                <Icon of={icons.trade} />
                {researchCost(view, own, techs[0])}
              </i>
            </span>
            <div className="ww-chart-cards">
              {techs.map(which => (
                <ChartCard key={which} t={which} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
