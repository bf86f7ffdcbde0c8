/** Beside the ring: what is announced and answered, a battle, cards to choose from, the atlas, or another civilization. */
import { ChoiceButton, cx, Hit, Icon, markOf, SeatMark, useLook } from '@epoka/web/kit';
import { memo, type ReactNode } from 'react';
import { artOf } from './art.ts';
import { battleOf, type Side } from './battle.ts';
import { CardFace } from './face.tsx';
import {
  ATTACK,
  announcedRef,
  DECLARATION_REF,
  DROP,
  discoveryCost,
  handLimit,
  JOURNEY,
  KIND,
  RAZE,
  TERRAIN,
  unitLimit,
  VICTORY_TERRAINS,
  victoryFood,
} from './game.ts';
import { icons } from './icons.ts';
import { Strip } from './rows.tsx';
import { Scene } from './scenes.tsx';
import { choiceOf, contentId, objectId, type Table, useTable } from './table.tsx';
import { Tile, Units } from './tiles.tsx';

/** One thing on the stack, which may be the target of an answer. */
function Announced({
  refNo,
  seat,
  title,
  note,
  top,
  card,
}: {
  refNo: number;
  seat: number;
  title: string;
  note?: ReactNode;
  top: boolean;
  card?: number;
}) {
  const table = useTable();
  const { hot, reader, open, t } = table;
  const choice = choiceOf(table, { what: 'object', n: refNo });
  const { target, look } = useLook({ choice, hot });
  return (
    <li
      className="cg-announced ek-glows"
      data-top={top || undefined}
      data-content={card === undefined ? undefined : contentId(card)}
      {...look}
    >
      <SeatMark mark={markOf(table, seat)} name={reader.name(seat)} size={24} label={reader.name(seat)} />
      <span>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={title}
        onOpen={choice || card === undefined ? undefined : () => open(contentId(card))}
        openLabel={t.open}
      />
    </li>
  );
}

function declaredTitle({ view, t }: Table): string {
  const { kind } = view.declared;
  return kind === ATTACK
    ? t.attack
    : kind === RAZE
      ? t.raze
      : kind === JOURNEY
        ? t.journey
        : kind === DROP
          ? t.drop
          : t.bomb;
}

function targetName(table: Table, ref: number): string {
  const { view, words, reader } = table;
  if (ref >= 0) return words.card(view.face[ref]);
  if (ref === DECLARATION_REF) return declaredTitle(table);
  if (ref <= -100) return words.card(view.announced[-100 - ref]?.[1] ?? -1);
  return reader.name(-2 - ref);
}

function Stack() {
  const table = useTable();
  const { view, words, t, questions } = table;
  const { announced, declared } = view;
  const answering = questions.some(q => q.question.kind === 'respond' || q.question.kind === 'declared');
  return (
    <>
      <h3 className="cg-side-title">{t.stack}</h3>
      <ol className="cg-stack">
        {answering && (
          <li className="cg-announced" data-now="">
            <SeatMark mark={markOf(table, table.seat)} name={table.reader.name(table.seat)} size={24} />
            <span>
              <b>{t.answersNow}</b>
              <small>{t.stackNote}</small>
            </span>
          </li>
        )}
        {announced
          .map(([seat, card, , ...refs], i) => (
            <Announced
              key={i}
              refNo={announcedRef(i)}
              seat={seat}
              title={words.card(card)}
              note={refs.map(ref => targetName(table, ref)).join(', ')}
              top={i === announced.length - 1}
              card={card}
            />
          ))
          .reverse()}
        {declared.kind > 0 && (
          <Announced
            refNo={DECLARATION_REF}
            seat={view.active}
            title={declaredTitle(table)}
            note={`${declared.units.map(u => words.card(view.face[u])).join(', ') || t.nobody} → ${words.card(view.face[declared.kind === RAZE ? declared.building : declared.terrain])}`}
            top={announced.length === 0}
          />
        )}
      </ol>
    </>
  );
}

function BattleSide({ side, label, seat }: { side: Side; label: string; seat: number }) {
  const table = useTable();
  const { view, words, t, reader } = table;
  return (
    <div className="cg-battle-side">
      <h4>
        <SeatMark mark={markOf(table, seat)} name={reader.name(seat)} size={20} /> {label}
      </h4>
      <p className="cg-battle-total">
        <small>{t.total}</small> <b>{side.strength}</b>
      </p>
      <ul>
        {side.fighters.map(({ object, strength, toughness, falls }) => (
          <li key={object} data-falls={falls || undefined} data-content={objectId(view, object)}>
            <Icon of={artOf(view.face[object])} {...(falls ? { label: t.falls } : {})} />
            <span>{words.card(view.face[object])}</span>
            <b>
              {strength}/{toughness}
            </b>
          </li>
        ))}
        {side.fighters.length === 0 && <li className="cg-quiet">{t.nobody}</li>}
      </ul>
      <p className="cg-quiet">
        {t.bears} {side.toughness}
      </p>
    </div>
  );
}

/** Who would fall, by name, beside the one who loses them. */
function Losses({ side, seat }: { side: Side; seat: number }) {
  const { view, words, t, reader } = useTable();
  const fallen = side.fighters.filter(f => f.falls);
  return (
    <>
      <dt>{t.loses(reader.name(seat))}</dt>
      <dd>
        {fallen.length === 0 && t.losesNobody}
        {fallen.map(({ object }) => (
          <span key={object} className="cg-fallen">
            <Icon of={artOf(view.face[object])} />
            {words.card(view.face[object])}
          </span>
        ))}
      </dd>
    </>
  );
}

function BattleView() {
  const { view, t, words, reader } = useTable();
  const battle = battleOf(view);
  if (!battle) return null;
  const { attackers, defenders, outcome } = battle;
  const { terrain } = view.declared;
  const rival =
    defenders.fighters.length > 0 ? view.owner[defenders.fighters[0].object] : view.owner[terrain];
  const still = view.announced.map(([, card]) => words.card(card)).join(', ');
  return (
    <section className="cg-battle" aria-label={t.against(attackers.strength, defenders.strength)}>
      <BattleSide side={attackers} label={t.attackers} seat={view.active} />
      <BattleSide side={defenders} label={t.defenders} seat={rival} />
      <div className="cg-forecast">
        <h4 data-hint={t.forecastNote}>{t.forecast}</h4>
        <dl>
          <Losses side={attackers} seat={view.active} />
          <Losses side={defenders} seat={rival} />
        </dl>
        <p data-outcome={outcome}>
          <b>{t.outcome(outcome, words.card(view.face[terrain]), reader.name(view.owner[terrain]))}</b>
        </p>
        <p className="cg-quiet">{still === '' ? t.forecastNote : t.forecastStill(still)}</p>
      </div>
    </section>
  );
}

/** A land of the atlas: lifted by a press, laid on a side of the row or on a terrain by the next. */
function Land({ card, copies }: { card: number; copies: number }) {
  const table = useTable();
  const { words, hot, open, t, held } = table;
  const choice = choiceOf(table, { what: 'land', n: card });
  const { target, look } = useLook({ choice, hot });
  const name = words.card(card);
  return (
    <span
      className={cx('cg-land', 'ek-glows', KIND[card] !== TERRAIN && 'cg-land-resource')}
      data-content={contentId(card)}
      data-held={(held?.what === 'land' && held.n === card) || undefined}
      {...look}
    >
      {KIND[card] === TERRAIN ? <Scene card={card} wide /> : <Icon of={artOf(card)} />}
      <b>{name}</b>
      {copies > 1 && <i>×{copies}</i>}
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={name}
        onOpen={choice ? undefined : () => open(contentId(card))}
        openLabel={t.open}
      />
    </span>
  );
}

function Atlas() {
  const { view, seat, t } = useTable();
  const atlas = view.atlas[seat];
  const cards = [...new Set(atlas)].sort((a, b) => KIND[a] - KIND[b] || a - b);
  return (
    <>
      <h3 className="cg-side-title">
        {t.yourAtlas}
        <small>
          {t.costsFood(discoveryCost(view, seat, 1))} · {view.food[seat]}{' '}
          <Icon of={icons.food} label={t.figures.food} />
        </small>
      </h3>
      {cards.length === 0 && <p className="cg-quiet">{t.atlasEmpty}</p>}
      <div className="cg-lands">
        {cards.map(card => (
          <Land key={card} card={card} copies={atlas.filter(x => x === card).length} />
        ))}
      </div>
    </>
  );
}

/** Cards on the table to choose from: looked at, searched, on top of the library. */
function Offered({ cards }: { cards: readonly number[] }) {
  const { t, words } = useTable();
  return (
    <>
      <h3 className="cg-side-title">{t.cardsToChoose}</h3>
      <div className="cg-offered">
        {[...new Set(cards)].map(card => (
          <OfferedCard
            key={card}
            card={card}
            name={words.card(card)}
            copies={cards.filter(x => x === card).length}
          />
        ))}
      </div>
    </>
  );
}

function OfferedCard({ card, name, copies }: { card: number; name: string; copies: number }) {
  const table = useTable();
  const { hot, open, t } = table;
  const choice = choiceOf(table, { what: 'card', n: card });
  const { target, look } = useLook({ choice, hot });
  return (
    <span className="cg-offer ek-glows" data-content={contentId(card)} {...look}>
      <Icon of={artOf(card)} />
      <b>{name}</b>
      {copies > 1 && <i>×{copies}</i>}
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={name}
        onOpen={choice ? undefined : () => open(contentId(card))}
        openLabel={t.open}
      />
    </span>
  );
}

/** Cards that a question lets choose from and that lie in nobody's hand. */
function offeredCards({ choices, view, seat, questions }: Table): readonly number[] {
  const kind = questions[0]?.question.kind;
  if (kind === 'scry') return view.shown[seat];
  if (kind === 'search')
    return choices.list.filter(c => c.answer[0] === 'take').map(c => c.answer[1] as number);
  if (kind === 'look' && view.looked >= 0) return view.hand[view.looked].filter(card => card >= 0);
  return [];
}

/** A civilization large: its tiles, what it knows, what lies in its piles. */
function Civilization({ seat }: { seat: number }) {
  const table = useTable();
  const { view, reader, t, show } = table;
  const others = Array.from({ length: view.seats }, (_, i) => i).filter(other => other !== table.seat);
  const step = (by: number) => show(others[(others.indexOf(seat) + by + others.length) % others.length]);
  return (
    <>
      <h3 className="cg-side-title">
        <SeatMark mark={markOf(table, seat)} name={reader.name(seat)} size={24} />
        {reader.name(seat)}
        <button
          type="button"
          className="cg-discard"
          data-hint={t.pileNotes.discard}
          onClick={() => table.openPile(seat)}
        >
          {t.figures.discard} <b>{view.discard[seat].length}</b>
        </button>
        {others.length > 1 && (
          <span className="cg-steps">
            <button type="button" aria-label={`${t.otherSeats} ←`} onClick={() => step(-1)}>
              ←
            </button>
            <button type="button" aria-label={`${t.otherSeats} →`} onClick={() => step(1)}>
              →
            </button>
          </span>
        )}
      </h3>
      <Strip seat={seat} />
      <div className="cg-large-row" data-n={view.row[seat].length}>
        {view.row[seat].map(terrain => (
          <div key={terrain} className="cg-column">
            <Tile terrain={terrain} />
            <Units terrain={terrain} />
          </div>
        ))}
      </div>
    </>
  );
}

/** A discard pile, spread out: everybody may look through it. */
function Discards({ seat }: { seat: number }) {
  const { view, reader, t, words, open, openPile } = useTable();
  const cards = view.discard[seat].filter(card => card >= 0);
  return (
    <>
      <h3 className="cg-side-title">
        {t.pile(t.figures.discard, reader.name(seat))}
        <span className="cg-steps">
          <button type="button" aria-label={t.fold} onClick={() => openPile(undefined)}>
            ×
          </button>
        </span>
      </h3>
      {cards.length === 0 && <p className="cg-quiet">{t.pileEmpty}</p>}
      <ul className="cg-offered">
        {[...new Set(cards)].map(card => (
          <li key={card} className="cg-offer" data-content={contentId(card)}>
            <Icon of={artOf(card)} />
            <b>{words.card(card)}</b>
            <i>×{cards.filter(x => x === card).length}</i>
            <button
              type="button"
              className="ek-hit"
              aria-label={`${words.card(card)} – ${t.open}`}
              onClick={() => open(contentId(card))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Phases, what is to be spent, limits, and the goal. */
function TurnSheet() {
  const table = useTable();
  const { view, words, t, seat, reader } = table;
  const of = seat >= 0 ? seat : view.active;
  const [production, buildings, units, tax, inventions] = view.pool;
  const own = view.active === of;
  return (
    <>
      <h3 className="cg-side-title">
        <SeatMark mark={markOf(table, view.active)} name={reader.name(view.active)} size={24} />
        {reader.name(view.active)}
      </h3>
      <ol className="cg-phases">
        {words.phases.map((name, i) => (
          <li
            key={name}
            data-now={view.phase === i || undefined}
            data-past={view.phase > i || undefined}
            data-hint={t.phaseNotes[i]}
          >
            {name}
          </li>
        ))}
      </ol>
      {own && (
        <dl className="cg-facts">
          <dt>{t.pool}</dt>
          <dd className="cg-pool" data-hint={t.poolNote}>
            <span data-kind="production">
              <Icon of={icons.production} /> <b>{production}</b> {t.production}
            </span>
            <span data-kind="tax">
              <Icon of={icons.tax} /> <b>{tax}</b> {t.tax}
            </span>
            {buildings > 0 && (
              <small>
                +{buildings} {t.only.buildings}
              </small>
            )}
            {units > 0 && (
              <small>
                +{units} {t.only.units}
              </small>
            )}
            {inventions > 0 && (
              <small>
                +{inventions} {t.only.inventions}
              </small>
            )}
          </dd>
        </dl>
      )}
      <dl className="cg-facts">
        <dt>{t.figures.hand}</dt>
        <dd>{t.handLimitOf(view.hand[of].length, handLimit(view, of))}</dd>
        <dt>{t.figures.units}</dt>
        <dd>
          {t.unitsOf(view.zone.filter((z, o) => z === 4 && view.owner[o] === of).length, unitLimit(view, of))}
        </dd>
        <dt>{t.goal}</dt>
        <dd>{t.goalOf(VICTORY_TERRAINS, victoryFood(view, of))}</dd>
      </dl>
    </>
  );
}

export const SidePane = memo(function SidePane() {
  const table = useTable();
  const { view, seat, questions, words, t, hot, choices, shown } = table;
  const kind = questions[0]?.question.kind;
  const busy = view.announced.length > 0 || view.declared.kind > 0;
  const offered = offeredCards(table);
  const top = view.announced.at(-1);
  const loose = choices.list.filter(c => c.answer.length === 1 && LOOSE.has(c.answer[0]));
  return (
    <div className="cg-side">
      {offered.length > 0 ? (
        <Offered cards={offered} />
      ) : table.pile !== undefined ? (
        <Discards seat={table.pile} />
      ) : busy ? (
        <>
          <Stack />
          {top && (
            <div className="cg-side-card">
              <CardFace card={top[1]} said={{ words, t }} />
            </div>
          )}
          <BattleView />
        </>
      ) : kind === 'explore' && seat >= 0 ? (
        <Atlas />
      ) : view.seats > 2 && shown >= 0 ? (
        <Civilization seat={shown} />
      ) : (
        <TurnSheet />
      )}
      {loose.length > 0 && (
        <div className="cg-loose">
          {loose.map(choice => (
            <ChoiceButton key={choice.key} choice={choice} hot={hot} />
          ))}
        </div>
      )}
    </div>
  );
});

/** Answers that belong to no thing and do not close the question. */
const LOOSE: ReadonlySet<string> = new Set([
  'keep',
  'redraw',
  'enough',
  'feedAll',
  'go',
  'back',
  'draw',
  'units',
  'nothing',
  'seen',
]);
