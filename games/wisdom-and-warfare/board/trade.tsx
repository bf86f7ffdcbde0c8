/** The table of trade: who negotiates, offers on the table, one for one, and an offer of one's own. */
import type { Answer } from '@epoka/kernel';
import { Button, ChoiceButton, cx, Icon, type IconShape, markOf, SeatMark } from '@epoka/web/kit';
import { useState } from 'react';
import { MARKET_GOODS } from '../content/tables.ts';
import { GOODS, type OfferForm } from '../rules/trade.ts';
import { goodIcon } from './art.ts';
import { icons } from './icons.ts';
import { namesOf } from './names.ts';
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
    <span className={cx('ww-amount', most === 0 && 'ww-amount-none')} data-hint={say}>
      <Icon of={iconOf(what)} />
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

function Bundle({
  title,
  seat,
  value,
  onChange,
}: {
  title: string;
  seat: number;
  value: Amounts;
  onChange: (value: Amounts) => void;
}) {
  const table = useTable();
  return (
    <fieldset className="ww-bundle">
      <legend>{title}</legend>
      {GOODS.map((key, what) => (
        <Amount
          key={key}
          what={what}
          of={value[key] ?? 0}
          most={has(table, seat, what)}
          onChange={n => onChange({ ...value, [key]: n })}
        />
      ))}
    </fieldset>
  );
}

const filled = (value: Amounts): Amounts =>
  Object.fromEntries(Object.entries(value).filter(([, n]) => n > 0)) as Amounts;

/** Which of one's own face-down markers and cards go along. */
function Places({
  title,
  n,
  chosen,
  onChange,
}: {
  title: string;
  n: number;
  chosen: readonly number[];
  onChange: (places: readonly number[]) => void;
}) {
  if (n === 0) return null;
  return (
    <fieldset className="ww-bundle ww-places">
      <legend>{title}</legend>
      {Array.from({ length: Math.min(n, 8) }, (_, place) => (
        <label key={place} data-on={chosen.includes(place) || undefined}>
          <input
            type="checkbox"
            checked={chosen.includes(place)}
            onChange={() =>
              onChange(chosen.includes(place) ? chosen.filter(p => p !== place) : [...chosen, place].sort())
            }
          />
          {place + 1}
        </label>
      ))}
    </fieldset>
  );
}

function Offer({ to }: { to: number }) {
  const table = useTable();
  const { choices, t, seat, view, answer } = table;
  const [give, setGive] = useState<Amounts>({});
  const [take, setTake] = useState<Amounts>({});
  const [markers, setMarkers] = useState<readonly number[]>([]);
  const [cards, setCards] = useState<readonly number[]>([]);
  const [theirMarkers, setTheirMarkers] = useState<readonly number[]>([]);
  const [theirCards, setTheirCards] = useState<readonly number[]>([]);
  const found = choices.forms.find(({ form }) => form.verb === 'offer');
  if (!found) return null;
  const form: OfferForm = {
    to,
    give: filled(give),
    take: filled(take),
    markers,
    cards,
    theirMarkers,
    theirCards,
  };
  const empty =
    Object.keys(form.give).length + Object.keys(form.take).length === 0 &&
    markers.length + cards.length + theirMarkers.length + theirCards.length === 0;
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
      <div className="ww-offer-rest">
        <Places title={t.markers} n={view.kept[seat].length} chosen={markers} onChange={setMarkers} />
        <Places title={t.cards} n={view.hand[seat].length} chosen={cards} onChange={setCards} />
        <Places
          title={`${t.youGet}: ${t.markers}`}
          n={view.kept[to].length}
          chosen={theirMarkers}
          onChange={setTheirMarkers}
        />
        <Places title={t.theirCards} n={view.hand[to].length} chosen={theirCards} onChange={setTheirCards} />
      </div>
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
