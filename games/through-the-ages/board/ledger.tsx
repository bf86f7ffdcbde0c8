/** The line that plans the turn: actions left, what is in store, what the end of the turn brings, and what to beware of. */
import { ChoiceButton, cx, Icon, type IconShape, WarnGlyph } from '@epoka/web/kit';
import type { Flow } from './forecast.ts';
import { SIMPLE, unitGoodsLeft } from './game.ts';
import { civil, face, military } from './glyphs.ts';
import { icons } from './icons.ts';
import { type Table, useTable } from './table.tsx';
import { closingChoices, trayIsOpen } from './tray.tsx';

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

function Store({ name, icon, flow, say }: { name: string; icon: IconShape; flow: Flow; say: string }) {
  const worse = flow.after < flow.now;
  return (
    <div className="ta-store" data-hint={say}>
      <span className="ek-hidden">{say}</span>
      <span className="ta-store-name" aria-hidden="true">
        <Icon of={icon} />
        {name}
      </span>
      <span className="ta-store-line" aria-hidden="true">
        <b>{flow.now}</b>
        <span className="ta-store-change">
          {flow.made < 0 ? `−${-flow.made}` : `+${flow.made}`}
          {flow.lost > 0 && <span className="ta-store-lost"> −{flow.lost}</span>}
        </span>
        <span className={cx('ta-store-after', worse && 'ta-store-worse')}>{flow.after}</span>
      </span>
    </div>
  );
}

interface Warning {
  readonly tone: 'bad' | 'warn';
  readonly text: string;
}

/** What the end of the turn holds in store that nobody wants. */
export function warnings(table: Table): readonly Warning[] {
  const { forecast, facts, seat, view, t } = table;
  if (forecast === undefined) return [];
  const { discontent } = facts[seat];
  const { idle } = view.civs[seat];
  const list: Warning[] = [];
  const bad = (text: string) => list.push({ tone: 'bad', text });
  const warn = (text: string) => list.push({ tone: 'warn', text });
  if (forecast.uprising) bad(t.warnUprising(discontent, idle));
  else if (discontent > 0) warn(t.warnDiscontent(discontent, idle));
  if (forecast.missing > 0) bad(t.warnFamine(forecast.missing, forecast.culture.lost));
  if (forecast.resources.lost > 0) warn(t.warnCorruption(forecast.resources.lost));
  if (forecast.food.wasted > 0 || forecast.resources.wasted > 0)
    warn(t.warnNoTokens(forecast.food.wasted, forecast.resources.wasted));
  if (forecast.science.wasted > 0) warn(t.warnScience(forecast.science.wasted));
  return list;
}

export function Ledger() {
  const table = useTable();
  const { view, seat, facts, forecast, t, hot } = table;
  if (view.over || forecast === undefined) return null;
  const f = facts[seat];
  const units = unitGoodsLeft(view.civs[seat]);
  const simple = view.level === SIMPLE;
  const flows = [
    ['food', icons.food, forecast.food],
    ['resources', icons.resource, forecast.resources],
    ['science', icons.science, forecast.science],
    ['culture', icons.culture, forecast.culture],
  ] as const;
  const rank = 1 + facts.filter(other => other.inGame && other.strength > f.strength).length;
  return (
    <section className="ta-ledger" aria-label={t.ledger}>
      <div className="ta-ledger-line">
        <div className="ta-ledger-top">
          <div className="ta-ledger-acts">
            <ActionTokens
              kind="civil"
              left={f.civil}
              of={f.civilTotal}
              label={t.civilLeft(f.civil, f.civilTotal)}
            />
            {(!simple || f.militaryTotal > 0) && (
              <ActionTokens
                kind="military"
                left={f.military}
                of={f.militaryTotal}
                label={t.militaryLeft(f.military, f.militaryTotal)}
              />
            )}
          </div>
          <div className="ta-store ta-store-short" data-hint={t.strengthRank(f.strength, rank)}>
            <span className="ta-store-name">
              <Icon of={icons.strength} />
              <span>{t.strength}</span>
            </span>
            <span className="ta-store-line">
              <b>{f.strength}</b>
              {units > 0 && (
                <span className="ta-store-change" data-hint={t.unitGoods(units)}>
                  +{units}
                  <Icon of={icons.resource} label={t.unitGoods(units)} />
                </span>
              )}
            </span>
          </div>
          {!simple && (
            <div className="ta-store ta-store-short" data-hint={t.happinessOf(f.happiness, f.needed)}>
              <span className="ta-store-name">
                <Icon of={face} />
                <span>{t.happiness}</span>
              </span>
              <span className="ta-store-line">
                <b className={f.happiness < f.needed ? 'ta-store-worse' : undefined}>{f.happiness}</b>
                <span className="ta-store-change">/ {f.needed}</span>
              </span>
            </div>
          )}
          {!trayIsOpen(table) && (
            <div className="ta-ledger-go">
              {closingChoices(table).map(choice => (
                <ChoiceButton
                  key={choice.key}
                  choice={choice}
                  hot={hot}
                  kind={choice.answer[0] === 'routes' ? undefined : 'primary'}
                />
              ))}
            </div>
          )}
        </div>
        <div className="ta-ledger-goods">
          {flows.map(([key, icon, flow]) => (
            <Store key={key} name={t.goods[key]} icon={icon} flow={flow} say={t.flow(t.goods[key], flow)} />
          ))}
        </div>
      </div>
      <Warnings />
    </section>
  );
}

function Warnings() {
  const list = warnings(useTable());
  if (list.length === 0) return null;
  return (
    <ul className="ta-warnings">
      {list.map(({ tone, text }) => (
        <li key={text} data-tone={tone}>
          <WarnGlyph />
          {text}
        </li>
      ))}
    </ul>
  );
}
