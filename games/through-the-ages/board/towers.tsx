/** Technologies in play, stacked by level over their type, with the workers and blue tokens on them. */
import { type BoardChoice, Cube, cx, Hit, Icon, inkOf, Meeple, useLook, vars } from '@epoka/web/kit';
import { artOf, inkOfCard, typeArt } from './art.ts';
import { printed } from './cards.tsx';
import { buildPrice, NOT_IN_PLAY, ROMAN, T, TYPES, workersOf } from './game.ts';
import { Parts, perWorkerParts } from './glance.tsx';
import { icons } from './icons.ts';
import { contentId, oneOf, openWay, priced, type Table, useTable } from './table.tsx';

/** What builds up, and what tears down: a press on a card never does the latter. */
interface CellWays {
  readonly build: readonly BoardChoice[];
  readonly raze: readonly BoardChoice[];
}

function waysOf({ choices }: Table, holder: number): CellWays {
  const build: BoardChoice[] = [];
  const raze: BoardChoice[] = [];
  for (const choice of choices.list) {
    const [verb, a, b] = choice.answer;
    switch (verb) {
      case 'build':
      case 'recruit':
      case 'sacrifice':
      case 'leave':
        if (a === holder) build.push(choice);
        break;
      case 'upgrade':
        if (a === holder || b === holder) build.push(choice);
        break;
      case 'destroy':
      case 'disband':
        if (a === holder && choice.legal) raze.push(choice);
        break;
    }
  }
  return { build, raze };
}

/** The choices on one technology of a seat. Workers and buildings of others are chosen here too, when an event says so. */
function cellWays(table: Table, seat: number, holder: number): CellWays {
  const none: CellWays = { build: [], raze: [] };
  const own = seat === table.seat ? waysOf(table, holder) : none;
  const picked = table.questions.flatMap(({ question }) => {
    if (targetOf(question.kind, question.data, table.seat) !== seat) return [];
    return table.choices.list.filter(
      c =>
        c.questionId === question.id &&
        (c.answer[0] === 'worker' || c.answer[0] === 'raid') &&
        c.answer[1] === holder,
    );
  });
  return { build: [...picked, ...own.build], raze: own.raze };
}

/** Whose cards a question is about. */
export function targetOf(kind: string, data: unknown, asked: number): number {
  if (kind === 'terror') return (data as { of: number }).of;
  if (kind === 'raid' || kind === 'annex' || kind === 'takeTechnology' || kind === 'takeMix')
    return (data as { from: number }).from;
  return asked;
}

/** Words of so many letters fit on a cell in full size. */
const FITS = 8;

function Cell({ seat, holder }: { seat: number; holder: number }) {
  const table = useTable();
  const { view, words, t, hot, open, pick, tokens } = table;
  const c = view.civs[seat];
  const own = seat === table.seat;
  const { build, raze } = cellWays(table, seat, holder);
  const legal = build.filter(way => way.legal);
  const name = words.card(holder);
  const { title, longest } = printed(name);
  const workers = c.workers[holder];
  const blues = c.blues[holder] ?? 0;
  const price = buildPrice(view, seat, holder, 0);
  const say = t.onCard(name, workers, blues, price);
  const choice = legal.length > 1 ? oneOf(table, ...legal, ...raze) : oneOf(table, ...build);
  const more = [...legal.map(way => priced(table, way)), ...raze];
  const { target, look } = useLook({ choice, hot });
  const yellow = own ? tokens?.yellow.get(String(holder)) : undefined;
  const blue = own ? tokens?.blue.get(String(holder)) : undefined;
  return (
    <div
      className={cx('ta-cell', 'ek-glows', workers === 0 && 'ta-cell-idle')}
      style={vars({ '--ink-1': inkOf(inkOfCard(holder)) })}
      data-hint={words.cards[T.cardId(holder)].text}
      {...look}
    >
      <div className="ta-cell-head">
        <Icon of={artOf(holder)} />
        <span className="ta-cell-name" data-long={longest > FITS || undefined}>
          {title}
        </span>
        <span className="ta-cell-age">{ROMAN[T.LEVEL[holder]]}</span>
      </div>
      <div className="ta-cell-print" aria-hidden="true">
        <Parts parts={perWorkerParts(holder)} />
        <Parts parts={[{ text: String(price), icon: icons.resource, tone: 'price' }]} />
      </div>
      <div className="ta-cell-on" aria-hidden="true">
        <span className="ta-yellow">
          {Array.from({ length: Math.max(0, workers) }, (_, i) => (
            <Meeple key={i} size={19} piece={yellow && `yellow-${yellow[i]}`} />
          ))}
        </span>
        <span className="ta-blue">
          {blues > 5 && <b>{blues}×</b>}
          {Array.from({ length: blues > 5 ? 1 : blues }, (_, i) => (
            <Cube key={i} size={15} piece={blue && `blue-${blue[i]}`} />
          ))}
        </span>
      </div>
      <span className="ek-hidden">{say}</span>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={say}
        onOpen={choice ? undefined : () => open(contentId(holder))}
        openLabel={t.open}
      />
      {choice && (
        <button
          type="button"
          className="ek-zoom ta-more"
          aria-label={t.moreWays(name)}
          onClick={event => pick([...more, openWay(table, holder)], event.currentTarget)}
        />
      )}
    </div>
  );
}

/** One type: its cards in play, the highest level on top, over its name. */
function Tower({ seat, type }: { seat: number; type: number }) {
  const { view, words, facts, t } = useTable();
  const c = view.civs[seat];
  const cards: number[] = [];
  for (let h = T.LAST[type]; h >= T.FIRST[type]; h--) if (c.workers[h] !== NOT_IN_PLAY) cards.push(h);
  const name = words.types[TYPES[type]];
  const urban = type >= T.TEMPLE && type < T.FIRST_UNIT_TYPE;
  const workers = workersOf(c, type);
  const limit = facts[seat].urbanLimit;
  return (
    <div className={cx('ta-tower', cards.length === 0 && 'ta-tower-none')}>
      <div className="ta-tower-cards">
        {cards.map(holder => (
          <Cell key={holder} seat={seat} holder={holder} />
        ))}
      </div>
      <div className="ta-tower-foot">
        <Icon of={typeArt(TYPES[type])} />
        <span className="ta-tower-name">{printed(name).title}</span>
        {urban && cards.length > 0 && (
          <span
            className={cx('ta-tower-limit', workers >= limit && 'ta-tower-full')}
            data-hint={t.urbanLimit(workers, limit)}
          >
            {workers}/{limit}
            <span className="ek-hidden">{t.urbanLimit(workers, limit)}</span>
          </span>
        )}
      </div>
    </div>
  );
}

const CIVIL_TYPES = TYPES.map((_, type) => type).filter(type => type < T.FIRST_UNIT_TYPE);
const MILITARY_TYPES = TYPES.map((_, type) => type).filter(type => type >= T.FIRST_UNIT_TYPE);

export function Towers({ seat, units }: { seat: number; units: boolean }) {
  const { t } = useTable();
  return (
    <div className={cx('ta-towers', units ? 'ta-towers-units' : 'ta-towers-land')}>
      <h3 className="ek-hidden">{units ? t.units : t.buildings}</h3>
      {(units ? MILITARY_TYPES : CIVIL_TYPES).map(type => (
        <Tower key={type} seat={seat} type={type} />
      ))}
    </div>
  );
}
