/** The two banks of a civilization: people to come, and tokens for goods, with what is printed beside them. */
import { Cube, cx, Hit, Icon, Meeple, useLook, vars } from '@epoka/web/kit';
import { Ask, placeId } from './ask.tsx';
import { consumption, corruptionAt, facesNeeded, populationCost, populationPrice, SIMPLE } from './game.ts';
import { Inked } from './glance.tsx';
import { face } from './glyphs.ts';
import { icons } from './icons.ts';
import { oneOf, useTable } from './table.tsx';

/** Spaces printed in each bank (TTA-2.5, 2.6); more tokens than that lie in the last section. */
const SPACES = 18;

interface Section {
  /** first and last space */
  readonly from: number;
  readonly to: number;
}

/** Runs of spaces for which a number stays the same while their last token is there. */
function sections(same: (n: number) => string): readonly Section[] {
  const list: { from: number; to: number }[] = [];
  for (let n = 1; n <= SPACES; n++) {
    const last = list.at(-1);
    if (last && same(last.to) === same(n)) last.to = n;
    else list.push({ from: n, to: n });
  }
  return list;
}

const YELLOW = sections(n => `${populationPrice(n)}/${consumption(n)}`);
const BLUE = sections(n => String(corruptionAt(n)));

/** How many spaces a section shows for this many tokens. */
function spacesOf(section: Section, n: number): number[] {
  const to = section.to === SPACES ? Math.max(SPACES, n) : section.to;
  return Array.from({ length: to - section.from + 1 }, (_, i) => section.from + i);
}

export function YellowBank({ seat }: { seat: number }) {
  const table = useTable();
  const { view, choices, hot, t, facts, tokens } = table;
  const c = view.civs[seat];
  const own = seat === table.seat;
  const choice = own ? oneOf(table, choices.choice(['populate']), choices.choice(['immigrate'])) : undefined;
  const { target, look } = useLook({ choice, hot });
  const simple = view.level === SIMPLE;
  const names = own ? tokens?.yellow.get('bank') : undefined;
  const f = facts[seat];
  const here = (section: Section) =>
    c.yellow >= section.from && (c.yellow <= section.to || section.to === SPACES);
  return (
    <div className="ta-bank ta-yellow" data-content={placeId('yellow', seat)}>
      <div className="ta-bank-head">
        <h3>{t.yellowBank}</h3>
        <b>{c.yellow}</b>
        <span className="ta-bank-say">
          {c.yellow > 0 && (
            <span>
              <Icon of={icons.population} />
              +1: {populationCost(view, seat, 0)}
              <Icon of={icons.food} label={t.populationPrice(populationCost(view, seat, 0))} />
            </span>
          )}
          <span>
            {f.consumption === 0 ? '0' : `−${f.consumption}`}
            <Icon of={icons.food} label={t.consumption(f.consumption)} />
          </span>
        </span>
      </div>
      <div className="ta-bank-ground ek-glows" {...look}>
        <div className="ta-section ta-section-empty" data-here={c.yellow === 0 || undefined}>
          <div className="ta-section-foot">−{consumption(0)}</div>
        </div>
        {YELLOW.map(section => (
          <div
            key={section.from}
            className="ta-section"
            style={vars({ '--n': spacesOf(section, c.yellow).length })}
            data-here={here(section) || undefined}
          >
            <div className="ta-spaces">
              {spacesOf(section, c.yellow).map(n => (
                <span key={n} className={cx('ta-space', n > c.yellow && 'ta-space-free')}>
                  {n <= c.yellow && <Meeple size={17} piece={names && `yellow-${names[n - 1]}`} />}
                  {!simple && facesNeeded(n - 1) > facesNeeded(n) && (
                    <span className={cx('ta-faces', c.yellow < n && 'ta-faces-due')}>
                      {facesNeeded(n - 1)}
                    </span>
                  )}
                </span>
              ))}
            </div>
            <div className="ta-section-foot">
              {consumption(section.from) === 0 ? '0' : `−${consumption(section.from)}`}
              {here(section) && <Inked of={icons.food} />}
              {here(section) && !simple && (
                <>
                  {f.needed}
                  <Inked of={face} />
                </>
              )}
            </div>
          </div>
        ))}
        {choice && <Hit choice={choice} hot={hot} target={target} name={t.yellowBank} />}
      </div>
      <p className="ek-hidden">{t.bankSays(c.yellow, f.consumption, f.needed)}</p>
      {!choice && <Ask place={placeId('yellow', seat)} name={t.yellowBank} />}
    </div>
  );
}

export function BlueBank({ seat }: { seat: number }) {
  const { view, t, facts, tokens, seat: looker } = useTable();
  const c = view.civs[seat];
  const names = seat === looker ? tokens?.blue.get('bank') : undefined;
  const simple = view.level === SIMPLE;
  const here = (section: Section) =>
    c.blue >= section.from && (c.blue <= section.to || section.to === SPACES);
  return (
    <div className="ta-bank ta-blue" data-content={placeId('blue', seat)}>
      <div className="ta-bank-head">
        <h3>{t.blueBank}</h3>
        <b>{c.blue}</b>
        {!simple && (
          <span className="ta-bank-say">
            {t.corruption} {facts[seat].corruption === 0 ? '0' : `−${facts[seat].corruption}`}
            <Icon of={icons.resource} label={t.corruptionNow(facts[seat].corruption)} />
          </span>
        )}
      </div>
      <div className="ta-bank-ground">
        <div className="ta-section ta-section-empty" data-here={c.blue === 0 || undefined}>
          <div className="ta-section-foot">{simple ? '' : `−${corruptionAt(0)}`}</div>
        </div>
        {BLUE.map(section => (
          <div
            key={section.from}
            className="ta-section"
            style={vars({ '--n': spacesOf(section, c.blue).length })}
            data-here={here(section) || undefined}
          >
            <div className="ta-spaces">
              {spacesOf(section, c.blue).map(n => (
                <span key={n} className={cx('ta-space', n > c.blue && 'ta-space-free')}>
                  {n <= c.blue && <Cube size={15} piece={names && `blue-${names[n - 1]}`} />}
                </span>
              ))}
            </div>
            <div className="ta-section-foot">
              {simple
                ? ''
                : corruptionAt(section.from) === 0
                  ? t.noCorruption
                  : `−${corruptionAt(section.from)}`}
              {here(section) && !simple && corruptionAt(section.from) > 0 && <Inked of={icons.resource} />}
            </div>
          </div>
        ))}
      </div>
      <Ask place={placeId('blue', seat)} name={t.blueBank} />
    </div>
  );
}

/** Workers without work, and how content the people are. */
export function Workers({ seat }: { seat: number }) {
  const { view, t, facts, tokens, seat: looker } = useTable();
  const c = view.civs[seat];
  const f = facts[seat];
  const names = seat === looker ? tokens?.yellow.get('idle') : undefined;
  const unhappy = Math.min(f.discontent, c.idle);
  return (
    <div className="ta-idle" data-content={placeId('idle', seat)}>
      <h3>{t.unused}</h3>
      <span className="ek-hidden">{t.idle(c.idle)}</span>
      <span className="ta-idle-row ta-yellow">
        {c.idle === 0 && <span className="ek-quiet">0</span>}
        {Array.from({ length: c.idle }, (_, i) => (
          <span key={i} className={i < unhappy ? 'ta-unhappy' : undefined}>
            <Meeple size={21} piece={names && `yellow-${names[i]}`} />
          </span>
        ))}
      </span>
      {view.level !== SIMPLE && (
        <span className="ta-moods">
          <span className="ek-hidden">{t.happinessOf(f.happiness, f.needed)}</span>
          {Array.from({ length: Math.max(f.happiness, f.needed) }, (_, i) => (
            <span
              key={i}
              className={cx(
                'ta-mood',
                i >= f.happiness && 'ta-mood-missing',
                i >= f.needed && 'ta-mood-spare',
              )}
            >
              <Icon of={face} />
            </span>
          ))}
        </span>
      )}
      <Ask place={placeId('idle', seat)} name={t.unused} />
    </div>
  );
}
