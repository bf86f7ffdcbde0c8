/** The table of trade: who negotiates, offers on the table, one for one, and an offer of one's own. */
import type { Answer } from '@epoka/kernel';
import { Button, ChoiceButton, cx, Icon, type IconShape, markOf, SeatMark } from '@epoka/web/kit';
import { useState } from 'react';
import { MARKET_GOODS } from '../content/tables.ts';
import { GOODS, type OfferForm } from '../rules/trade.ts';
import { civCoin, drawing, goodIcon, markerIcon } from './art.ts';
import { icons } from './icons.ts';
import { id, namesOf, ROMAN } from './names.ts';
import { type Table, useTable, withVerb } from './table.tsx';

type What = (typeof GOODS)[number];
type Amounts = Readonly<Partial<Record<What, number>>>;

const iconOf = (what: number): IconShape =>
  what === 0 ? icons.trade : what === 1 ? icons.culture : goodIcon(what - 2);

const sayOf = ({ t, words }: Table, what: number): string =>
  what === 0 ? t.trade : what === 1 ? t.culture : namesOf(words.cards).good(what - 2);

/** How much of something a seat has, as far as everybody sees. */
const has = ({ view }: Table, seat: number, what: number): number =>
  what === 0
    ? view.trade[seat]
    : what === 1
      ? view.culture[seat]
      : view.goods[seat * MARKET_GOODS + what - 2];

function Amount({
  what,
  of,
  most,
  onChange,
}: {
  what: number;
  of: number;
  most: number;
  onChange: (n: number) => void;
}) {
  const table = useTable();
  const say = sayOf(table, what);
  return (
    <span className={cx('ww-amount', most === 0 && 'ww-amount-none', of > 0 && 'ww-amount-some')}>
      <Icon of={iconOf(what)} />
      <span className="ww-amount-name">{say}</span>
      <i>{table.t.has(most)}</i>
      <button
        type="button"
        aria-label={table.t.less(say)}
        disabled={of === 0}
        onClick={() => onChange(of - 1)}
      >
        −
      </button>
      <b aria-label={`${say}: ${of}`} role="img">
        {of}
      </b>
      <button
        type="button"
        aria-label={table.t.more(say)}
        disabled={of >= most}
        onClick={() => onChange(of + 1)}
      >
        +
      </button>
    </span>
  );
}

const filled = (value: Amounts): Amounts =>
  Object.fromEntries(Object.entries(value).filter(([, n]) => n > 0)) as Amounts;

interface Thing {
  readonly icon: IconShape;
  readonly name: string;
}

/** Which face-down markers and cards go along. */
function Places({
  title,
  things,
  chosen,
  onChange,
}: {
  title: string;
  things: readonly Thing[];
  chosen: readonly number[];
  onChange: (places: readonly number[]) => void;
}) {
  if (things.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the fieldset would only repeat its frame
    <span className="ww-places" role="group" aria-label={title}>
      {things.slice(0, MOST_THINGS).map(({ icon, name }, place) => (
        <button
          // two alike are told apart by their places
          key={`${name}/${place}`}
          type="button"
          className="ww-thing"
          aria-pressed={chosen.includes(place)}
          onClick={() =>
            onChange(chosen.includes(place) ? chosen.filter(p => p !== place) : [...chosen, place].sort())
          }
        >
          <Icon of={icon} />
          {name}
        </button>
      ))}
    </span>
  );
}

/** Things that fit under the amounts. */
const MOST_THINGS = 6;

/** Markers and culture cards of a seat, as far as the looker knows them. */
function thingsOf(
  { view, words, t }: Table,
  seat: number,
): readonly [markers: readonly Thing[], cards: readonly Thing[]] {
  const names = namesOf(words.cards);
  return [
    view.kept[seat].map(marker =>
      marker >= 0
        ? { icon: markerIcon(marker), name: names.marker(marker) }
        : { icon: icons.marker, name: -2 - marker === 0 ? t.hutMarker : t.villageMarker },
    ),
    view.hand[seat].map(card =>
      card >= 0
        ? { icon: drawing(id.event(card)), name: names.event(card).name }
        : { icon: icons.event, name: t.cardOf(ROMAN[-1 - card] ?? '?') },
    ),
  ];
}

/** One side of an offer: amounts, then markers and cards. */
interface Half {
  readonly amounts: Amounts;
  readonly markers: readonly number[];
  readonly cards: readonly number[];
}

const NOTHING: Half = { amounts: {}, markers: [], cards: [] };

function Bundle({
  title,
  seat,
  value,
  onChange,
}: {
  title: string;
  seat: number;
  value: Half;
  onChange: (value: Half) => void;
}) {
  const table = useTable();
  const { t } = table;
  const [markers, cards] = thingsOf(table, seat);
  const own = seat === table.seat;
  return (
    <fieldset className={cx('ww-bundle', `ek-seat-${markOf(table, seat) % 8}`)}>
      <legend>{title}</legend>
      {GOODS.map((key, what) => (
        <Amount
          key={key}
          what={what}
          of={value.amounts[key] ?? 0}
          most={has(table, seat, what)}
          onChange={n => onChange({ ...value, amounts: { ...value.amounts, [key]: n } })}
        />
      ))}
      <Places
        title={own ? t.yourMarkers : t.theirMarkers}
        things={markers}
        chosen={value.markers}
        onChange={places => onChange({ ...value, markers: places })}
      />
      <Places
        title={own ? t.cards : t.theirCards}
        things={cards}
        chosen={value.cards}
        onChange={places => onChange({ ...value, cards: places })}
      />
    </fieldset>
  );
}

const isNothing = ({ amounts, markers, cards }: Half): boolean =>
  Object.keys(filled(amounts)).length + markers.length + cards.length === 0;

function Offer({ to }: { to: number }) {
  const { choices, t, seat, answer } = useTable();
  const [give, setGive] = useState(NOTHING);
  const [take, setTake] = useState(NOTHING);
  const found = choices.forms.find(({ form }) => form.verb === 'offer');
  if (!found) return null;
  const form: OfferForm = {
    to,
    give: filled(give.amounts),
    take: filled(take.amounts),
    markers: give.markers,
    cards: give.cards,
    theirMarkers: take.markers,
    theirCards: take.cards,
  };
  const empty = isNothing(give) && isNothing(take);
  return (
    <form
      className="ww-offer"
      data-verbs="offer"
      onSubmit={event => {
        event.preventDefault();
        if (!empty) answer(found.questionId, ['offer', form] as unknown as Answer);
      }}
    >
      <Bundle title={t.youGive} seat={seat} value={give} onChange={setGive} />
      <Bundle title={t.youGet} seat={to} value={take} onChange={setTake} />
      <Button type="submit" disabled={empty}>
        {empty ? t.emptyOffer : t.makeOffer}
      </Button>
    </form>
  );
}

/** 0 to 3 a good, 4 three trade. */
const swapIcon = (what: number): IconShape => (what === 4 ? icons.trade : goodIcon(what));

function Swaps({ to }: { to: number }) {
  const table = useTable();
  const { t, hot } = table;
  const swaps = withVerb(table, 'swap').filter(({ answer, legal }) => legal && answer[1] === to);
  if (swaps.length === 0) return null;
  return (
    <section className="ww-swaps" aria-label={t.quick}>
      <i>{t.quick}</i>
      {swaps.map(choice => {
        const [, , give, take] = choice.answer as readonly [string, number, number, number];
        return (
          <ChoiceButton key={choice.key} choice={choice} hot={hot}>
            {give === 4 && 3}
            <Icon of={swapIcon(give)} />
            {' → '}
            {take === 4 && 3}
            <Icon of={swapIcon(take)} />
          </ChoiceButton>
        );
      })}
    </section>
  );
}

export function TradeScene() {
  const table = useTable();
  const { view, t, reader, seats, seat, hot, choices } = table;
  const others = seats.filter(other => other.seat !== seat);
  const [partner, setPartner] = useState(others[0]?.seat ?? 0);
  const answers = withVerb(table, 'accept', 'decline', 'withdraw');
  const ready = choices.choice(['ready']);
  const Coin = civCoin();
  return (
    <div className="ww-trade" data-verbs="swap offer">
      <div className="ww-trade-offers">
        <h4>{t.offers}</h4>
        {answers.length === 0 && <p className="ww-none">{t.noOffers}</p>}
        {answers.map(choice => (
          <ChoiceButton key={choice.key} choice={choice} hot={hot} />
        ))}
        {ready && (
          <span className="ww-ready">
            <ChoiceButton choice={ready} hot={hot} kind="primary" />
          </span>
        )}
      </div>
      <div className="ww-partners">
        {others.map(other => (
          <button
            key={other.seat}
            type="button"
            className="ww-partner"
            aria-pressed={other.seat === partner}
            onClick={() => setPartner(other.seat)}
          >
            {Coin && <Coin civ={view.civ[other.seat]} size={38} />}
            <SeatMark mark={markOf(table, other.seat)} name={reader.name(other.seat)} size={22} />
            <b>{reader.name(other.seat)}</b>
            <i>{view.ready[other.seat] ? t.readyNow : t.talking}</i>
            <span className="ww-partner-has">
              {GOODS.map((key, what) =>
                has(table, other.seat, what) > 0 ? (
                  <span key={key} data-hint={`${sayOf(table, what)}: ${has(table, other.seat, what)}`}>
                    <Icon of={iconOf(what)} />
                    {has(table, other.seat, what)}
                  </span>
                ) : null,
              )}
            </span>
          </button>
        ))}
      </div>
      <Swaps to={partner} />
      <Offer key={partner} to={partner} />
    </div>
  );
}
