/** The line that plans the turn: actions left, what is in store, what the end of the turn brings, and what to beware of. */
import { cx, Icon, type IconShape, WarnGlyph } from '@epoka/web/kit';
import { memo, useMemo } from 'react';
import { Ask, placeId } from './ask.tsx';
import { type Flow, type Forecast, forecast } from './forecast.ts';
import { SIMPLE, unitGoodsLeft } from './game.ts';
import { civil, face, military } from './glyphs.ts';
import { icons } from './icons.ts';
import { type Table, useTable } from './table.tsx';

/** Action tokens: those left stand full, those spent as rings. */
export function ActionTokens({
  left,
  of,
  kind,
  label,
}: {
  left: number;
  of: number;
  kind: 'civil' | 'military';
  label: string;
}) {
  const total = Math.max(left, of);
  return (
    <span className={cx('ta-tokens', `ta-tokens-${kind}`)} data-hint={label}>
      <span className="ek-hidden">{label}</span>
      {Array.from({ length: total }, (_, i) => (
        <span key={i} className={i < left ? 'ta-token' : 'ta-token ta-token-spent'}>
          <Icon of={kind === 'civil' ? civil : military} />
        </span>
      ))}
    </span>
  );
}

/** One good: now, what comes and goes at the end of the turn, and what will be there. */
function Store({
  name,
  icon,
  flow,
  say,
  lost,
  place,
}: {
  name: string;
  icon: IconShape;
  flow: Flow;
  say: string;
  /** what takes it away, in a word */
  lost?: string | undefined;
  place: string;
}) {
  const worse = flow.after < flow.now;
  return (
    <div className="ta-good" data-content={place} data-lost={flow.lost > 0 || undefined}>
      <span className="ek-hidden">{say}</span>
      <Icon of={icon} />
      <span className="ta-good-name" aria-hidden="true">
        {name}
      </span>
      <span className="ta-good-line" aria-hidden="true">
        <b>{flow.now}</b>
        <span className="ta-plus">{flow.made < 0 ? `−${-flow.made}` : `+${flow.made}`}</span>
        {flow.lost > 0 && (
          <span className="ta-minus">
            −{flow.lost} {lost !== undefined && <span className="ta-lost-word">{lost}</span>}
          </span>
        )}
      </span>
      <span className={cx('ta-after', worse && 'ta-worse')} aria-hidden="true">
        {flow.after}
      </span>
      <Ask place={place} name={name} />
    </div>
  );
}

interface Warning {
  readonly tone: 'bad' | 'warn';
  readonly text: string;
}

/** What the end of the turn holds in store that nobody wants. */
export function warnings(
  { facts, view, t }: Table,
  seat: number,
  coming: Forecast | undefined,
): readonly Warning[] {
  if (coming === undefined) return [];
  const { discontent } = facts[seat];
  const { idle } = view.civs[seat];
  const list: Warning[] = [];
  const bad = (text: string) => list.push({ tone: 'bad', text });
  const warn = (text: string) => list.push({ tone: 'warn', text });
  if (coming.uprising) bad(t.warnUprising(discontent, idle));
  else if (discontent > 0) warn(t.warnDiscontent(discontent, idle));
  if (coming.missing > 0) bad(t.warnFamine(coming.missing, coming.culture.lost));
  if (coming.resources.lost > 0) warn(t.warnCorruption(coming.resources.lost));
  if (coming.food.wasted > 0 || coming.resources.wasted > 0)
    warn(t.warnNoTokens(coming.food.wasted, coming.resources.wasted));
  if (coming.science.wasted > 0) warn(t.warnScience(coming.science.wasted));
  return list;
}

/** Goods now and after the turn, strength and happiness, of any civilization. */
export const Ledger = memo(function Ledger({ seat }: { seat: number }) {
  const table = useTable();
  const { view, facts, t } = table;
  const own = seat === table.seat;
  const coming = useMemo(
    () => (own ? table.forecast : facts[seat].inGame && !view.over ? forecast(view, seat) : undefined),
    [own, table.forecast, facts, view, seat],
  );
  const f = facts[seat];
  const units = unitGoodsLeft(view.civs[seat]);
  const simple = view.level === SIMPLE;
  const rank = 1 + facts.filter(other => other.inGame && other.strength > f.strength).length;
  const playing = facts.filter(other => other.inGame).length;
  const bad = warnings(table, seat, coming);
  const flows =
    coming === undefined
      ? []
      : ([
          ['food', icons.food, coming.food, undefined],
          ['resources', icons.resource, coming.resources, t.corruption.toLocaleLowerCase()],
          ['science', icons.science, coming.science, undefined],
          ['culture', icons.culture, coming.culture, undefined],
        ] as const);
  return (
    <section
      className="ta-goods"
      aria-label={own ? t.ledger : t.ledgerOf}
      data-n={flows.length + (simple ? 1 : 2)}
    >
      {flows.map(([key, icon, flow, lost]) => (
        <Store
          key={key}
          name={t.goods[key]}
          icon={icon}
          flow={flow}
          say={t.flow(t.goods[key], flow)}
          lost={lost}
          place={placeId(key, seat)}
        />
      ))}
      <div className="ta-good" data-content={placeId('strength', seat)}>
        <Icon of={icons.strength} />
        <span className="ta-good-name">{t.strength}</span>
        <span className="ta-good-line">
          <b>{f.strength}</b>
          <span className="ta-quiet">{t.rankOf(rank, playing)}</span>
          {units > 0 && (
            <span className="ta-plus">
              +{units}
              <Icon of={icons.resource} label={t.unitGoods(units)} />
            </span>
          )}
        </span>
        <Ask place={placeId('strength', seat)} name={t.strength} />
      </div>
      {!simple && (
        <div className="ta-good" data-content={placeId('happiness', seat)}>
          <Icon of={face} />
          <span className="ta-good-name">{t.happiness}</span>
          <span className="ta-good-line">
            <b className={f.happiness < f.needed ? 'ta-worse' : undefined}>{f.happiness}</b>
            <span className="ta-quiet">{t.needs(f.needed)}</span>
          </span>
          <Ask place={placeId('happiness', seat)} name={t.happiness} />
        </div>
      )}
      {bad.length > 0 && (
        <span
          className="ta-warning"
          data-tone={bad[0].tone}
          data-hint={bad.map(({ text }) => text).join('\n')}
          role="img"
          aria-label={bad.map(({ text }) => text).join(' ')}
        >
          <WarnGlyph />
        </span>
      )}
    </section>
  );
});
