/** The table of trade: what is given, what is wanted, and the answer to an offer. */
import { ChoiceButton, Icon } from '@epoka/web/kit';
import { useState } from 'react';
import { resourceIcon } from './art.ts';
import { amount, GOODS, RESOURCES, type TradeOffer } from './game.ts';
import { Amounts } from './hand.tsx';
import { namesOf, useTable } from './table.tsx';

type Counts = Readonly<Record<string, number>>;

function Stepper({
  name,
  n,
  most,
  onChange,
}: {
  name: string;
  n: number;
  most: number;
  onChange: (n: number) => void;
}) {
  const { t } = useTable();
  return (
    <span className="coc-stepper">
      <button type="button" aria-label={t.less(name)} disabled={n === 0} onClick={() => onChange(n - 1)}>
        −
      </button>
      <output aria-label={name}>{n}</output>
      <button type="button" aria-label={t.more(name)} disabled={n >= most} onClick={() => onChange(n + 1)}>
        +
      </button>
    </span>
  );
}

const TYPES = ['action', 'objective', 'wonder'] as const;

/** An offer in the making: goods and numbers of cards on both sides. */
export function Offer() {
  const table = useTable();
  const { view, seat, t, words, questions, choices, answer } = table;
  const names = namesOf(words);
  const { to } = questions[0].question.data as { to: number };
  const [give, setGive] = useState<Counts>({});
  const [get, setGet] = useState<Counts>({});
  const [want, setWant] = useState<Counts>({});
  const [cards, setCards] = useState<readonly number[]>([]);
  const form = choices.forms[0];
  const empty =
    [give, get, want].every(side => Object.values(side).every(n => n === 0)) && cards.length === 0;
  const has = {
    action: view.hands[to].length,
    objective: view.objectives[to].length,
    wonder: view.wonders[to].length,
  };
  const send = () => {
    const value: TradeOffer = {
      give,
      get,
      actions: cards,
      objectives: [],
      wonders: [],
      persons: [],
      want,
      wantPersons: [],
      shown: cards.length > 0 ? 1 : 0,
    };
    if (form) answer(form.questionId, ['offer', value as never]);
  };
  return (
    // a plain swap of one for one is made with the same steps
    <div className="coc-trade" data-verbs="offer swapOne">
      <table>
        <thead>
          <tr>
            <th scope="col">{t.good}</th>
            <th scope="col">{t.youGive}</th>
            <th scope="col">{t.youGet}</th>
          </tr>
        </thead>
        <tbody>
          {RESOURCES.map((id, kind) => (
            <tr key={id}>
              <th scope="row">
                <Icon of={resourceIcon(kind)} /> {names.resource(kind)}
              </th>
              <td>
                <Stepper
                  name={`${t.youGive}: ${names.resource(kind)}`}
                  n={give[id] ?? 0}
                  most={amount(view, seat, kind)}
                  onChange={n => setGive({ ...give, [id]: n })}
                />
              </td>
              <td>
                <Stepper
                  name={`${t.youGet}: ${names.resource(kind)}`}
                  n={get[id] ?? 0}
                  most={amount(view, to, kind)}
                  onChange={n => setGet({ ...get, [id]: n })}
                />
              </td>
            </tr>
          ))}
          {TYPES.map(type =>
            has[type] > 0 ? (
              <tr key={type}>
                <th scope="row">{t.cardTypes[type]}</th>
                <td />
                <td>
                  <Stepper
                    name={`${t.youGet}: ${t.cardTypes[type]}`}
                    n={want[type] ?? 0}
                    most={has[type]}
                    onChange={n => setWant({ ...want, [type]: n })}
                  />
                </td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
      {view.hands[seat].some(card => card >= 0) && (
        <fieldset className="coc-offered">
          <legend>{t.giveCards}</legend>
          {view.hands[seat].map(card =>
            card < 0 ? null : (
              <label key={card}>
                <input
                  type="checkbox"
                  checked={cards.includes(card)}
                  onChange={event =>
                    setCards(event.target.checked ? [...cards, card] : cards.filter(x => x !== card))
                  }
                />
                {names.upper(card).name}
              </label>
            ),
          )}
        </fieldset>
      )}
      <div className="coc-closing">
        <button
          type="button"
          className="ek-button"
          data-kind="primary"
          disabled={empty || !form}
          onClick={send}
        >
          {t.makeOffer}
        </button>
      </div>
    </div>
  );
}

/** An offer that lies on the table, as its receiver reads it. */
export function Deal() {
  const { view, t, choices, hot } = useTable();
  const goods = view.offerGoods;
  const line = (amounts: readonly number[], cards: readonly number[]) => (
    <>
      <Amounts of={amounts} />
      {cards.map((n, type) =>
        n > 0 ? (
          <span key={TYPES[type]}>
            {n} × {t.cardTypes[TYPES[type]]}
          </span>
        ) : null,
      )}
    </>
  );
  const answers = ['accept', 'refuse', 'counter'].flatMap(verb => choices.choice([verb]) ?? []);
  return (
    <div className="coc-trade">
      <dl className="coc-deal">
        <div>
          <dt>{t.youGet}</dt>
          <dd>
            {line(
              goods.slice(0, GOODS),
              view.offered.map(list => list.length),
            )}
          </dd>
        </div>
        <div>
          <dt>{t.youGive}</dt>
          <dd>{line(goods.slice(GOODS, 2 * GOODS), goods.slice(2 * GOODS))}</dd>
        </div>
      </dl>
      <div className="coc-closing">
        {answers.map((choice, i) => (
          <ChoiceButton key={choice.key} choice={choice} hot={hot} kind={i === 0 ? 'primary' : undefined} />
        ))}
      </div>
    </div>
  );
}
