/** The sheet of one city: its nine squares, what it can do, and where its production comes from. */
import { NONE } from '@epoka/kernel';
import {
  type BoardChoice,
  cx,
  Icon,
  IconMark,
  type IconShape,
  markOf,
  TerrainLayer,
  useTarget,
} from '@epoka/web/kit';
import { memo, useMemo } from 'react';
import {
  DESPOTISM,
  EGYPT,
  MONARCHY,
  TOP_COIN,
  TOP_COMBAT,
  TOP_CULTURE,
  TOP_PRODUCTION,
  TOP_TRADE,
  tech,
} from '../content/tables.ts';
import { topName } from '../lang/types.ts';
import {
  arts,
  coins,
  conversion,
  conversionFor,
  isUrban,
  knows,
  outskirtsProduction,
  outskirtsTrade,
  production,
} from '../rules/counts.ts';
import { xOf, yOf } from '../rules/geometry.ts';
import { FIGURE_ITEM, itemCost, topOf } from '../rules/items.ts';
import {
  coinAt,
  cultureAt,
  goodAt,
  gridOf,
  productionAt,
  seatOf,
  terrainAt,
  tradeAt,
} from '../rules/squares.ts';
import { CITIES, type State } from '../rules/state.ts';
import { drawing, goodIcon, LANDS } from './art.ts';
import { icons } from './icons.ts';
import { describe } from './map.tsx';
import { id, namesOf } from './names.ts';
import { cityName, Face, nineOf, Planned, SIZE } from './pieces.tsx';
import { type Table, useTable } from './table.tsx';

const MILITARY_SCIENCE = tech('military-science');

/** What a square gives, in signs. */
function yields(view: State, q: number): readonly (readonly [IconShape, number, string])[] {
  const all = [
    [icons.production, productionAt(view, q), 'production'],
    [icons.trade, tradeAt(view, q), 'trade'],
    [icons.culture, cultureAt(view, q), 'culture'],
    [icons.coin, coinAt(view, q), 'coin'],
  ] as const;
  return all.filter(([, n]) => n > 0);
}

/** The nine squares large, each with what the city gathers from it. */
function Nine({ q, city }: { q: number; city: number }) {
  const table = useTable();
  const { view, t } = table;
  const squares = nineOf(view, q);
  const land = squares.map(s => terrainAt(view, s)).join();
  const terrain = useMemo(
    () => ({
      cells: squares.map(s => ({
        x: (xOf(s) - xOf(q)) * SIZE,
        y: (yOf(s) - yOf(q)) * SIZE,
        land: LANDS[terrainAt(view, s)],
      })),
      size: SIZE,
      shape: 'square' as const,
      area: { x: -SIZE * 1.5, y: -SIZE * 1.5, width: SIZE * 3, height: SIZE * 3 },
    }),
    [q, land],
  );
  const others = ~(1 << seatOf(city));
  const offered = new Set(
    table.choices.list.flatMap(({ answer, legal }) => (legal && answer[0] === 'at' ? [answer[1]] : [])),
  );
  return (
    <svg
      className={cx('ww-nine', `ek-seat-${markOf(table, seatOf(city)) % 8}`)}
      viewBox={`${-SIZE * 1.5 - 2} ${-SIZE * 1.5 - 2} ${SIZE * 3 + 4} ${SIZE * 3 + 4}`}
      role="img"
      aria-label={t.gathered(cityName(table, city))}
    >
      <rect x={-SIZE * 1.5} y={-SIZE * 1.5} width={SIZE * 3} height={SIZE * 3} className="ww-nine-sea" />
      <TerrainLayer map={terrain} />
      {squares.map(s => (
        <g
          key={s}
          transform={`translate(${(xOf(s) - xOf(q)) * SIZE} ${(yOf(s) - yOf(q)) * SIZE})`}
          data-hint={describe(table, s)}
        >
          <rect className="ww-nine-line" x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} />
          {offered.has(s) && (
            <rect
              className="ww-nine-glow"
              x={-SIZE / 2 + 1}
              y={-SIZE / 2 + 1}
              width={SIZE - 2}
              height={SIZE - 2}
            />
          )}
          <Face q={s} />
          {offered.has(s) && <Planned />}
          {s !== q && (view.here[s] & others) === 0 && <Yield of={yields(view, s)} />}
        </g>
      ))}
      <rect
        className="ww-nine-border"
        x={-SIZE * 1.5}
        y={-SIZE * 1.5}
        width={SIZE * 3}
        height={SIZE * 3}
        rx="4"
      />
    </svg>
  );
}

function Yield({ of }: { of: ReturnType<typeof yields> }) {
  if (of.length === 0) return null;
  const signs = of.flatMap(([icon, n, kind]) =>
    Array.from({ length: n }, (_, i) => [icon, kind, i] as const),
  );
  const gap = Math.min(11, 34 / signs.length);
  const width = (signs.length - 1) * gap + 14;
  return (
    <g className="ww-yield" transform="translate(0 14.5)">
      <rect x={-width / 2} y="-6.5" width={width} height="13" rx="6.5" />
      {signs.map(([icon, kind, i], at) => (
        <g key={`${kind}${i}`} className={`ww-yield-${kind}`}>
          <IconMark of={icon} x={(at - (signs.length - 1) / 2) * gap} y={0} size={10} />
        </g>
      ))}
    </g>
  );
}

/** One action of the city as a button. */
function Kind({
  kind,
  now,
  choice,
  note,
  taken,
}: {
  kind: number;
  choice: BoardChoice | undefined;
  note: string;
  taken: boolean;
  /** it is being done */
  now: boolean;
}) {
  const { hot, t } = useTable();
  const target = useTarget(hot, choice);
  const icon = [icons.production, icons.arts, icons.harvest, icons.program, icons.free][kind];
  return (
    <button
      type="button"
      className={cx('ww-kind', taken && 'ww-kind-done', now && 'ww-kind-now')}
      {...target}
      aria-label={target['aria-label'] ?? t.actions[kind]}
      data-hint={target['data-hint'] ?? t.actionNotes[kind]}
      disabled={choice === undefined}
    >
      <Icon of={icon} />
      <b>{t.actions[kind]}</b>
      <span className="ww-kind-note">{note}</span>
    </button>
  );
}

function Block({
  n,
  label,
  tone,
  icon,
  note,
}: {
  n: number | string;
  label: string;
  note?: string;
  tone?: string;
  icon?: IconShape;
}) {
  return (
    <span className={cx('ww-block', tone && `ww-block-${tone}`)} data-hint={note}>
      <b>
        {icon && <Icon of={icon} />}
        {n}
      </b>
      <i>{label}</i>
    </span>
  );
}

/** The cost of what is being made, 0 while nothing is chosen. */
function draftCost({ view, own, seat }: Table, c: number): number {
  const { draft } = view;
  if (seat !== own || draft.length < 5 || draft[0] !== own || draft[1] !== c || draft[2] !== 0) return 0;
  let cost = 0;
  for (let i = 3; i + 1 < draft.length; i += 3) cost += itemCost(view, own, draft[i], draft[i + 1]);
  return cost;
}

/** Where production comes from, as a sum. */
function Sum({ c }: { c: number }) {
  const table = useTable();
  const { view, own, t } = table;
  const outskirts = outskirtsProduction(view, own, c);
  const program = ((view.program[own] >> c) & 1) === 1;
  const total = production(view, own, c);
  const government = view.gov[own] === DESPOTISM ? 1 : 0;
  const policy = isUrban(view, own, c) ? 3 : 0;
  const science = knows(view, own, MILITARY_SCIENCE) ? Math.floor(coins(view, own) / 3) : 0;
  const boost = view.boost[own * CITIES + c];
  const sent = total - outskirts * (program ? 2 : 1) - government - policy - science - boost;
  const cost = draftCost(table, c);
  const traded = cost > 0 ? conversionFor(view, own, c, cost) : 0;
  const converted = (traded / 3) * conversion(view, own);
  const parts: readonly (readonly [number, string, string])[] = [
    [sent, t.sum.sent, 's'],
    [government, t.sum.government, 'g'],
    [policy, t.sum.policy, 'g'],
    [science, t.sum.tech, 's'],
    [boost, t.sum.boost, 'c'],
    [converted, t.sum.trade(traded), 'c'],
  ];
  const terms = parts.filter(([n]) => n !== 0).length + (program ? 1 : 0);
  return (
    <div className="ww-sum" data-terms={terms > 2 ? 'many' : undefined}>
      <Block n={outskirts} label={t.sum.outskirts} tone="o" />
      {program && (
        <>
          <em>×</em>
          <Block n={2} label={t.sum.program} tone="g" />
        </>
      )}
      {parts.map(([n, label, tone]) =>
        n === 0 ? null : (
          <span key={label} className="ww-sum-part">
            <em>+</em>
            <Block n={n} label={label} tone={tone} />
          </span>
        ),
      )}
      <em>=</em>
      <Block
        n={total + converted}
        label={cost > 0 ? t.sum.cost(cost) : t.sum.production}
        tone="t"
        icon={icons.production}
        note={t.sumNotes.production}
      />
      <span className="ww-sum-gap" />
      <Resources c={c} />
      <Block
        n={outskirtsTrade(view, own, c)}
        label={t.trade}
        tone="c"
        icon={icons.trade}
        note={t.sumNotes.trade}
      />
      <Block
        n={arts(view, own, c)}
        label={t.culture}
        tone="k"
        icon={icons.culture}
        note={t.sumNotes.culture}
      />
    </div>
  );
}

/** Resources that the city could harvest around it. */
function Resources({ c }: { c: number }) {
  const { view, own, t, words } = useTable();
  const centre = view.city[own * CITIES + c];
  const goods = gridOf(view)
    .eight[centre].map(q => goodAt(view, q))
    .filter(good => good !== NONE);
  if (goods.length === 0) return null;
  return (
    <span className="ww-block ww-block-r" data-hint={goods.map(namesOf(words.cards).good).join(', ')}>
      <b>
        {goods.map((good, i) => (
          <Icon key={`${good}/${i}`} of={goodIcon(good)} />
        ))}
      </b>
      <i>{t.resources}</i>
    </span>
  );
}

/** What a city gains and gives up where the thing is put, in signs. */
function changesAt(view: State, q: number, top: number): readonly (readonly [IconShape, number, string])[] {
  const built = top > 0;
  const all = [
    [icons.production, built ? TOP_PRODUCTION[top] - productionAt(view, q) : 0, 'production'],
    [icons.trade, built ? TOP_TRADE[top] - tradeAt(view, q) : 0, 'trade'],
    [icons.culture, built ? TOP_CULTURE[top] - cultureAt(view, q) : 0, 'culture'],
    [icons.coin, built ? TOP_COIN[top] - coinAt(view, q) : 0, 'coin'],
    [icons.combat, built ? TOP_COMBAT[top] - TOP_COMBAT[view.top[q]] : 0, 'combat'],
  ] as const;
  const good = goodAt(view, q);
  const lost = built && good !== NONE ? [[goodIcon(good), -1, 'good'] as const] : [];
  return [...all.filter(([, n]) => n !== 0), ...lost];
}

/** Where a square lies from its city: 0 to 8, row by row. */
const wayTo = (centre: number, q: number): number =>
  (yOf(q) - yOf(centre) + 1) * 3 + xOf(q) - xOf(centre) + 1;

/** A square where the thing may stand, with what the city gains and gives up for it. */
function Site({ choice, q, centre, top }: { choice: BoardChoice; q: number; centre: number; top: number }) {
  const { hot, view, t, words } = useTable();
  const target = useTarget(hot, choice);
  const way = wayTo(centre, q);
  const built = view.top[q] > 0;
  const what = built ? topName(words.cards, view.top[q]) : t.terrains[terrainAt(view, q)];
  const named = `${what[0].toUpperCase()}${what.slice(1)}`;
  return (
    <button
      type="button"
      className="ww-site"
      {...target}
      aria-label={`${named}, ${t.ways[way]}. ${target['aria-label'] ?? ''}`}
      data-hint={`${named}, ${t.ways[way]}`}
    >
      <span className="ww-site-way">{t.arrows[way]}</span>
      {built ? <Icon of={drawing(id.top(view.top[q]))} /> : <span>{named}</span>}
      {changesAt(view, q, top).map(([icon, n, kind]) => (
        <span key={kind} className={n < 0 ? 'ww-lost' : 'ww-gained'}>
          <Icon of={icon} />
          {n < 0 ? `−${-n}` : `+${n}`}
        </span>
      ))}
    </button>
  );
}

/** Sites printed in one line, fewer where they say more; the map has them all. */
const SITES = 3;
const LONG_SITES = 2;
const LONG = 3;

function Sites({ c }: { c: number }) {
  const { choices, view, own, questions, t } = useTable();
  const question = questions[0]?.question;
  if (question?.kind !== 'place') return null;
  const { kind, what } = question.data as { readonly kind: number; readonly what: number };
  const top = kind === FIGURE_ITEM ? 0 : topOf(kind, what);
  const centre = view.city[own * CITIES + c];
  const around = centre === NONE ? [] : gridOf(view).eight[centre];
  const sites = choices.list.filter(
    ({ answer, legal }) => legal && answer[0] === 'at' && around.includes(answer[1] as number),
  );
  const long = sites
    .slice(0, SITES)
    .some(({ answer }) => changesAt(view, answer[1] as number, top).length >= LONG);
  const shown = long ? LONG_SITES : SITES;
  return (
    <div className="ww-sites">
      {sites.slice(0, shown).map(choice => (
        <Site key={choice.key} choice={choice} q={choice.answer[1] as number} centre={centre} top={top} />
      ))}
      {sites.length > shown && <span className="ww-sites-more">{t.moreSites(sites.length - shown)}</span>}
    </div>
  );
}

const KINDS = [0, 1, 2, 3];

export const CitySheet = memo(function CitySheet() {
  const table = useTable();
  const { view, own, t, city, showCity, choices, seat } = table;
  const cities = [0, 1, 2].filter(c => view.city[own * CITIES + c] !== NONE);
  const acting = view.draft.length > 1 && view.draft[0] === own && seat === own ? view.draft[1] : city;
  const c = cities.includes(acting) ? acting : (cities[0] ?? 0);
  const q = view.city[own * CITIES + c];
  if (q === NONE || view.civ[own] === NONE) return <p className="ww-empty">{t.noCity}</p>;
  const name = cityName(table, own * CITIES + c);
  const i = own * CITIES + c;
  const left = 1 + (c === 0 && view.gov[own] === MONARCHY ? 1 : 0) + view.extra[i] - view.taken[i];
  const program = ((view.program[own] >> c) & 1) === 1;
  const kinds = view.civ[own] === EGYPT ? [...KINDS, 4] : KINDS;
  const note = (kind: number): string => {
    if ((view.acts[i] >> kind) & 1) return t.done;
    if (kind === 0) return String(production(view, own, c));
    if (kind === 1) return `+${arts(view, own, c)}`;
    return kind === 3 && program ? t.running : '';
  };
  return (
    <div className="ww-city-sheet">
      <Nine q={q} city={i} />
      <div className="ww-city-side">
        <div className="ww-city-head">
          {cities.length > 1 ? (
            <span className="ww-city-tabs">
              {cities.map(other => (
                <button
                  key={other}
                  type="button"
                  className="ww-city-tab"
                  aria-pressed={other === c}
                  onClick={() => showCity(other)}
                >
                  {cityName(table, own * CITIES + other)}
                </button>
              ))}
            </span>
          ) : (
            <h3>{name}</h3>
          )}
          {c === 0 && (
            <span className="ww-tag ww-tag-capital">
              <Icon of={icons.first} />
              {t.capital}
            </span>
          )}
          {program && (
            <span className="ww-tag">
              <Icon of={icons.program} />
              {t.programRuns}
            </span>
          )}
          {((view.walls[own] >> c) & 1) === 1 && (
            <span className="ww-tag">
              <Icon of={icons.walls} />
              {t.walls}
            </span>
          )}
          <span className="ww-city-left">{left > 0 ? t.actionsLeft(left) : t.acted}</span>
        </div>
        <div className="ww-kinds" data-n={kinds.length}>
          {kinds.map(kind => (
            <Kind
              key={kind}
              kind={kind}
              choice={choices.choice(['act', c, kind])}
              note={note(kind)}
              now={view.draft[0] === own && view.draft[1] === c && view.draft[2] === kind}
              taken={((view.acts[i] >> kind) & 1) === 1}
            />
          ))}
        </div>
        <Sum c={c} />
        <Sites c={c} />
      </div>
    </div>
  );
});
