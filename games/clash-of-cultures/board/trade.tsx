/** The table of trade: on the left what one gives, on the right what one gets for it; and the answer to an offer. */
import { ChoiceButton, cx, Icon, type IconShape, markOf, SeatMark } from '@epoka/web/kit';
import { type ReactNode, useState } from 'react';
import { eventIcon, upperIcon, wonderIcon } from './art.ts';
import { amount, GOODS, RESOURCES, type TradeOffer } from './game.ts';
import { icons } from './icons.ts';
import { GoodSign } from './mat.tsx';
import { namesOf, useTable } from './table.tsx';

type Counts = Readonly<Record<string, number>>;

/** A pile that something is laid from: how many of how many. */
function Pile({
  id,
  name,
  sign,
  n,
  most,
  onChange,
}: {
  id: string;
  name: string;
  sign: ReactNode;
  n: number;
  most: number;
  onChange: (n: number) => void;
}) {
  const { t } = useTable();
  return (
    <li className={cx('coc-pile', `coc-good-${id}`)} data-on={n > 0 || undefined}>
      <span className="coc-pile-sign">{sign}</span>
      <span className="coc-pile-name">{name}</span>
      <button type="button" aria-label={t.less(name)} disabled={n === 0} onClick={() => onChange(n - 1)}>
        −
      </button>
      <output aria-label={name}>
        {n}
        <small>/{most}</small>
      </output>
      <button type="button" aria-label={t.more(name)} disabled={n >= most} onClick={() => onChange(n + 1)}>
        +
      </button>
    </li>
  );
}

/** A card that is laid on the table or taken back, by pressing it. */
function CardChip({
  icon,
  name,
  on,
  onChange,
}: {
  icon: IconShape;
  name: string;
  on: boolean;
  onChange: () => void;
}) {
  return (
    <li>
      <button type="button" className="coc-chip" aria-pressed={on} onClick={onChange}>
        <Icon of={icon} /> {name}
      </button>
    </li>
  );
}

/** with more cards than that one's own side takes more of the room */
const FEW_CHIPS = 9;

/** One side of the table, in the colour of who gives. */
function Panel({ giver, title, children }: { giver: number; title: string; children: ReactNode }) {
  const table = useTable();
  const mark = markOf(table, giver);
  return (
    <section className={cx('coc-panel', `ek-seat-${mark % 8}`)} aria-label={title}>
      <h4>
        <SeatMark mark={mark} name={table.reader.name(giver)} size={22} />
        {title}
      </h4>
      {children}
    </section>
  );
}

const TYPES = ['action', 'objective', 'wonder'] as const;
const BACKS: Readonly<Record<(typeof TYPES)[number], IconShape>> = icons;
type Laid = Pick<TradeOffer, 'actions' | 'objectives' | 'wonders' | 'persons' | 'wantPersons'>;
const NOTHING_LAID: Laid = { actions: [], objectives: [], wonders: [], persons: [], wantPersons: [] };

/** An offer in the making. */
export function Offer() {
  const { view, seat, t, words, questions, choices, answer } = useTable();
  const names = namesOf(words);
  const { to } = questions[0].question.data as { to: number };
  const [give, setGive] = useState<Counts>({});
  const [get, setGet] = useState<Counts>({});
  const [want, setWant] = useState<Counts>({});
  const [laid, setLaid] = useState(NOTHING_LAID);
  const [shown, setShown] = useState(true);
  const form = choices.forms[0];
  const lays = Object.values(laid).some(list => list.length > 0);
  const empty = [give, get, want].every(side => Object.values(side).every(n => n === 0)) && !lays;
  const toggle = (key: keyof Laid, card: number) => () => {
    const list = laid[key];
    setLaid({ ...laid, [key]: list.includes(card) ? list.filter(x => x !== card) : [...list, card] });
  };
  const goods = (of: number, counts: Counts, set: (counts: Counts) => void) =>
    RESOURCES.map((id, kind) => {
      const most = amount(view, of, kind);
      return most === 0 ? null : (
        <Pile
          key={id}
          id={id}
          name={names.resource(kind)}
          sign={<GoodSign kind={kind} />}
          n={counts[id] ?? 0}
          most={most}
          onChange={n => set({ ...counts, [id]: n })}
        />
      );
    });
  const chips = (
    key: keyof Laid,
    cards: readonly number[],
    icon: (card: number) => IconShape,
    name: (card: number) => string,
  ) =>
    cards.map(card =>
      card < 0 ? null : (
        <CardChip
          key={`${key}${card}`}
          icon={icon(card)}
          name={name(card)}
          on={laid[key].includes(card)}
          onChange={toggle(key, card)}
        />
      ),
    );
  const theirs = [view.hands[to], view.objectives[to], view.wonders[to]];
  const send = () => {
    const hides = laid.actions.length + laid.objectives.length + laid.wonders.length > 0;
    const value: TradeOffer = { give, get, want, ...laid, shown: hides && shown ? 1 : 0 };
    if (form) answer(form.questionId, ['offer', value as never]);
  };
  const cards =
    view.hands[seat].length +
    view.objectives[seat].length +
    view.wonders[seat].length +
    view.persons[seat].length;
  return (
    // a plain swap of one for one is made with the same steps
    <div className="coc-trade" data-verbs="offer swapOne">
      <div className="coc-panels" data-crowd={cards > FEW_CHIPS || undefined}>
        <Panel giver={seat} title={t.youGive}>
          <ul className="coc-piles">{goods(seat, give, setGive)}</ul>
          <ul className="coc-chips">
            {chips('actions', view.hands[seat], upperIcon, card => names.upper(card).name)}
            {chips(
              'objectives',
              view.objectives[seat],
              () => icons.objective,
              card => `${names.half(card, 0).name} / ${names.half(card, 1).name}`,
            )}
            {chips('wonders', view.wonders[seat], wonderIcon, names.wonder)}
            {chips('persons', view.persons[seat], eventIcon, card => names.event(card).name)}
          </ul>
          {lays && (
            <label className="coc-shown">
              <input type="checkbox" checked={shown} onChange={event => setShown(event.target.checked)} />{' '}
              {t.showCards}
            </label>
          )}
        </Panel>
        <Panel giver={to} title={t.youGet}>
          <ul className="coc-piles">
            {goods(to, get, setGet)}
            {TYPES.map((type, i) =>
              theirs[i].length === 0 ? null : (
                <Pile
                  key={type}
                  id={type}
                  name={t.cardTypes[type]}
                  sign={<Icon of={BACKS[type]} />}
                  n={want[type] ?? 0}
                  most={theirs[i].length}
                  onChange={n => setWant({ ...want, [type]: n })}
                />
              ),
            )}
          </ul>
          <ul className="coc-chips">
            {chips('wantPersons', view.persons[to], eventIcon, card => names.event(card).name)}
          </ul>
        </Panel>
      </div>
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
  );
}

/** An offer that lies on the table, as its receiver reads it. */
export function Deal() {
  const { view, t, choices, hot, words, seat } = useTable();
  const names = namesOf(words);
  const goods = view.offerGoods;
  const lying = (amounts: readonly number[], cards: readonly number[], persons: readonly number[]) => (
    <ul className="coc-lying">
      {amounts.map((n, kind) =>
        n > 0 ? (
          <li key={RESOURCES[kind]} className={`coc-good-${RESOURCES[kind]}`}>
            <b>{n}</b> <GoodSign kind={kind} /> {names.resource(kind)}
          </li>
        ) : null,
      )}
      {cards.map((n, type) =>
        n > 0 ? (
          <li key={TYPES[type]} className={`coc-good-${TYPES[type]}`}>
            <b>{n}</b> <Icon of={BACKS[TYPES[type]]} /> {t.cardTypes[TYPES[type]]}
          </li>
        ) : null,
      )}
      {persons.map(card => (
        <li key={card} className="coc-good-person">
          <Icon of={eventIcon(card)} /> {names.event(card).name}
        </li>
      ))}
    </ul>
  );
  const answers = ['accept', 'refuse', 'counter'].flatMap(verb => choices.choice([verb]) ?? []);
  const cards = view.offered.map(list => list.length);
  return (
    <div className="coc-trade">
      <div className="coc-panels">
        <Panel giver={view.offerBy} title={t.youGet}>
          {lying(goods.slice(0, GOODS), cards, view.offerPersons)}
          {view.offered[0].some(card => card >= 0) && (
            <p>{view.offered[0].map(card => (card >= 0 ? names.upper(card).name : '?')).join(', ')}</p>
          )}
        </Panel>
        <Panel giver={seat} title={t.youGive}>
          {lying(goods.slice(GOODS, 2 * GOODS), goods.slice(2 * GOODS), view.wantedPersons)}
        </Panel>
      </div>
      <div className="coc-closing">
        {answers.map((choice, i) => (
          <ChoiceButton key={choice.key} choice={choice} hot={hot} kind={i === 0 ? 'primary' : undefined} />
        ))}
      </div>
    </div>
  );
}
