/** Technologies in play, stacked by level over their type, with the workers and blue tokens on them. */
import { NONE } from '@epoka/kernel';
import { type BoardChoice, Cube, cx, Ground, Hit, Icon, Meeple, useLook } from '@epoka/web/kit';
import { artOf, typeArt } from './art.tsx';
import { Ask, placeId } from './ask.tsx';
import { printed } from './cards.tsx';
import {
  armiesBonus,
  buildPrice,
  foodProduction,
  NOT_IN_PLAY,
  ROMAN,
  resourceProduction,
  SIMPLE,
  T,
  TYPES,
  workersOf,
} from './game.ts';
import { glanceParts, Parts, perWorkerParts } from './glance.tsx';
import { icons } from './icons.ts';
import { priceOf } from './prices.ts';
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

/** Workers that fit on a tile beside so many signs; of more, one and their number are shown. */
const ROOM = [4, 4, 2, 1];

/** Words of so many letters fit on a tile in full size. */
const FITS = 8;

/** The price of what a press would do, on a tag. */
function Tag({ ways }: { ways: readonly BoardChoice[] }) {
  const table = useTable();
  const prices = ways.map(way => priceOf(table, way)?.resources);
  const cheapest = prices.filter(n => n !== undefined).sort((a, b) => a - b)[0];
  if (cheapest === undefined) return null;
  const upgrade = ways.every(way => way.answer[0] === 'upgrade');
  return (
    <span className="ta-tag" data-price={cheapest} aria-hidden="true">
      {upgrade ? '⇧' : '+'}
      {cheapest}
      <Icon of={icons.resource} />
    </span>
  );
}

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
  const gives = perWorkerParts(holder);
  const blues = c.blues[holder] ?? 0;
  // a number of blue tokens is as wide as two workers
  const room = Math.max(1, (ROOM[gives.length] ?? 1) - (blues > 3 ? 2 : 0));
  const price = buildPrice(view, seat, holder, 0);
  const say = t.onCard(name, workers, blues, price);
  const choice = legal.length > 1 ? oneOf(table, ...legal, ...raze) : oneOf(table, ...build);
  const more = [...legal.map(way => priced(table, way)), ...raze];
  const { target, look } = useLook({ choice, hot });
  const yellow = own ? tokens?.yellow.get(String(holder)) : undefined;
  const blue = own ? tokens?.blue.get(String(holder)) : undefined;
  return (
    <div
      className={cx('ta-cell', 'ek-glows', workers === 0 && blues === 0 && 'ta-cell-idle')}
      data-content={contentId(holder)}
      // what it costs to build stands over the end of the name
      data-long={longest > (legal.length > 0 ? FITS - 3 : FITS) || undefined}
      data-two={title.includes(' ') || undefined}
      {...look}
    >
      <span className="ta-cell-icon" aria-hidden="true">
        <Icon of={artOf(holder)} />
      </span>
      <span className="ta-cell-name" aria-hidden="true">
        {title}
      </span>
      <span className="ta-cell-age" aria-hidden="true">
        {ROMAN[T.LEVEL[holder]]}
      </span>
      <span className="ta-cell-on" aria-hidden="true">
        <Parts parts={gives} />
        <span className="ta-yellow">
          {workers > room && <b>{workers}</b>}
          {Array.from({ length: workers > room ? 1 : Math.max(0, workers) }, (_, i) => (
            <Meeple key={i} size={19} piece={yellow && `yellow-${yellow[i]}`} />
          ))}
        </span>
        <span className="ta-blue">
          {blues > 3 && <b>{blues}×</b>}
          {Array.from({ length: blues > 3 ? 1 : blues }, (_, i) => (
            <Cube key={i} size={15} piece={blue && `blue-${blue[i]}`} />
          ))}
        </span>
      </span>
      {legal.length > 0 && <Tag ways={legal} />}
      <span className="ek-hidden">{say}</span>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={say}
        onOpen={choice ? undefined : () => open(contentId(holder))}
        openLabel={t.open}
      />
      {(choice || raze.length > 0) && (
        <button
          type="button"
          className="ta-more"
          aria-label={t.moreWays(name)}
          data-hint={t.moreWays(name)}
          data-verbs={[...new Set(raze.map(way => way.answer[0]))].join(' ') || undefined}
          onClick={event => pick([...more, openWay(table, holder)], event.currentTarget)}
        />
      )}
    </div>
  );
}

/** One type: its cards in play, the highest level on top, under its name. */
function Tower({ seat, type }: { seat: number; type: number }) {
  const { view, words, facts, t } = useTable();
  const c = view.civs[seat];
  const cards: number[] = [];
  for (let h = T.LAST[type]; h >= T.FIRST[type]; h--) if (c.workers[h] !== NOT_IN_PLAY) cards.push(h);
  const name = words.types[TYPES[type]];
  const urban = type >= T.TEMPLE && type < T.FIRST_UNIT_TYPE;
  const workers = workersOf(c, type);
  const limit = facts[seat].urbanLimit;
  const made = type === T.FARM ? foodProduction(c) : type === T.MINE ? resourceProduction(c) : undefined;
  const place = placeId(TYPES[type], seat);
  return (
    <div className="ta-column" data-n={cards.length}>
      <div
        className="ta-column-head"
        data-content={place}
        data-long={name.length > 9 ? 'very' : name.length > 8 || undefined}
      >
        <Icon of={typeArt(TYPES[type])} />
        <span className="ta-column-name">{name}</span>
        {urban && cards.length > 0 && (
          <span className={cx('ta-column-n', workers >= limit && 'ta-column-full')}>
            {workers}/{limit}
            <span className="ek-hidden">{t.urbanLimit(workers, limit)}</span>
          </span>
        )}
        {made !== undefined && (
          <span className="ta-column-n" aria-hidden="true">
            {made}
            <Icon of={type === T.FARM ? icons.food : icons.resource} />
          </span>
        )}
        {type >= T.FIRST_UNIT_TYPE && workers > 0 && (
          <span className="ta-column-n" aria-hidden="true">
            {workers}
          </span>
        )}
        <Ask place={place} name={name} />
      </div>
      {cards.map(holder => (
        <Cell key={holder} seat={seat} holder={holder} />
      ))}
      {cards.length === 0 && <span className="ta-ghost" data-content={place} aria-hidden="true" />}
    </div>
  );
}

/** How armies fight: the tactics in force, and what they give now. */
function Tactic({ seat }: { seat: number }) {
  const { view, t, words, open } = useTable();
  const { tactic } = view.civs[seat];
  if (tactic === NONE)
    return (
      <div className="ta-tactic ta-tactic-none ek-kind-tactics" data-content={placeId('tactic', seat)}>
        {t.noTactic}
        <Ask place={placeId('tactic', seat)} name={t.noTactic} />
      </div>
    );
  const bonus = armiesBonus(view, seat);
  return (
    <div className="ta-tactic ek-kind-tactics" data-content={contentId(tactic)}>
      <Ground kind="tactics" />
      <span className="ta-kicker">
        {t.kinds[T.TACTIC]} · {ROMAN[T.LEVEL[tactic]]}
      </span>
      <b>{printed(words.card(tactic)).title}</b>
      <span className="ta-army">
        <Parts parts={glanceParts(view, NONE, tactic)} />
      </span>
      <span className="ta-armies">{t.armies(bonus)}</span>
      <button
        type="button"
        className="ek-hit"
        aria-label={`${words.card(tactic)} – ${t.open}`}
        onClick={() => open(contentId(tactic))}
      />
    </div>
  );
}

const URBAN = TYPES.map((_, type) => type).filter(type => type >= T.TEMPLE && type < T.FIRST_UNIT_TYPE);
const UNITS = TYPES.map((_, type) => type).filter(type => type >= T.FIRST_UNIT_TYPE && type !== T.AIR_FORCE);

/** Farms, mines, urban buildings and units, each zone on its own ground. */
export function Works({ seat }: { seat: number }) {
  const { view, t } = useTable();
  const c = view.civs[seat];
  let flies = false;
  for (let h = T.FIRST[T.AIR_FORCE]; h <= T.LAST[T.AIR_FORCE]; h++)
    if (c.workers[h] !== NOT_IN_PLAY) flies = true;
  return (
    <div className="ta-works">
      <h3 className="ek-hidden">{t.buildings}</h3>
      <div className="ta-zone ek-kind-farm">
        <Ground kind="farm" />
        <Tower seat={seat} type={T.FARM} />
      </div>
      <div className="ta-zone ek-kind-mine">
        <Ground kind="mine" />
        <Tower seat={seat} type={T.MINE} />
      </div>
      <div className="ta-zone ta-zone-urban ek-kind-urban">
        <Ground kind="urban" />
        {URBAN.map(type => (
          <Tower key={type} seat={seat} type={type} />
        ))}
      </div>
      <h3 className="ek-hidden">{t.units}</h3>
      <div className="ta-zone ta-zone-units ek-kind-unit" data-flies={flies || undefined}>
        <Ground kind="unit" />
        {UNITS.map(type => (
          <Tower key={type} seat={seat} type={type} />
        ))}
        {flies && <Tower seat={seat} type={T.AIR_FORCE} />}
        {view.level !== SIMPLE && <Tactic seat={seat} />}
      </div>
    </div>
  );
}
