/** What a player holds: culture events, resources, markers taken, great people in reserve, and abilities that can be used now. */
import { type BoardChoice, cx, Hit, Icon, type IconShape, useLook, useTarget } from '@epoka/web/kit';
import { memo } from 'react';
import { ABILITIES } from '../content/abilities.ts';
import { GOOD_IDS, PERSON_IDS } from '../content/ids.ts';
import { EVENT_LEVEL, eventOf, HUTS, MARKET_GOODS, PERSON_TYPES } from '../content/tables.ts';
import { handSize } from '../rules/counts.ts';
import { GIFT } from '../rules/declare.ts';
import { drawing, goodIcon, markerIcon } from './art.ts';
import { id, namesOf, ROMAN } from './names.ts';
import { oneOf, type Table, useTable, withVerb } from './table.tsx';

const CARD_VERBS = ['play', 'discard', 'cancel', 'gift'];

function cardChoices(table: Table, place: number): readonly BoardChoice[] {
  return table.choices.list.filter(
    ({ answer: [verb, a, b] }) =>
      (CARD_VERBS.includes(verb) && a === place) || (verb === 'spy' && b === GIFT + place),
  );
}

/** Texts are shown on the card as long as all of them can be; pointing shows any. */
const lengthOf = (text: string): string =>
  text.length <= 75 ? 'short' : text.length <= 145 ? 'some' : 'long';

function EventCard({ card, place }: { card: number; place: number }) {
  const table = useTable();
  const { words, t, hot, open } = table;
  const choice = oneOf(table, cardChoices(table, place));
  const { target, look } = useLook({ choice, hot });
  const { name, text } = namesOf(words.cards).event(card);
  const { effects } = eventOf(card);
  return (
    <div
      className={cx('ww-event', 'ek-glows', `ww-event-${EVENT_LEVEL[card]}`, `ww-says-${lengthOf(text)}`)}
      data-content={id.event(card)}
      data-piece={`event-${card}`}
      {...look}
    >
      <span className="ww-event-icon">
        <Icon of={drawing(id.event(card))} />
      </span>
      <span className="ww-event-text">
        <b>
          <span className="ww-event-level">{ROMAN[EVENT_LEVEL[card]]}</span> {name}
        </b>
        <span className="ww-event-says">{text}</span>
      </span>
      <span className="ww-event-when">{[...new Set(effects.map(e => t.playedIn[e.phase]))].join(' · ')}</span>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={name}
        onOpen={choice ? undefined : () => open(id.event(card))}
        openLabel={t.open}
      />
    </div>
  );
}

function Good({ good }: { good: number }) {
  const { view, own, words, hot, choices } = useTable();
  const n = view.goods[own * MARKET_GOODS + good];
  const choice = choices.choice(['token', good]);
  const target = useTarget(hot, choice);
  const say = `${namesOf(words.cards).good(good)}: ${n}`;
  const inside = (
    <>
      <Icon of={goodIcon(good)} />
      <b>{n}</b>
    </>
  );
  const className = cx('ww-good', `ww-good-${GOOD_IDS[good]}`, n === 0 && 'ww-good-none');
  return choice ? (
    <button type="button" className={className} {...target}>
      {inside}
    </button>
  ) : (
    <span className={className} data-hint={say} data-content={id.good(good)}>
      <span className="ek-hidden">{say}</span>
      {inside}
    </span>
  );
}

function Chip({
  icon,
  name,
  choice,
  content,
  tone,
}: {
  icon: IconShape;
  name: string;
  choice: BoardChoice | undefined;
  content?: string | undefined;
  tone: string;
}) {
  const { hot, open } = useTable();
  const target = useTarget(hot, choice);
  return (
    <button
      type="button"
      className={cx('ww-chip', `ww-chip-${tone}`)}
      data-content={content}
      {...target}
      aria-label={target['aria-label'] ?? name}
      data-hint={target['data-hint'] ?? name}
      onClick={target.onClick ?? (content === undefined ? undefined : () => open(content))}
    >
      <Icon of={icon} />
      <span>{name}</span>
    </button>
  );
}

function Markers() {
  const table = useTable();
  const { view, own, words, t } = table;
  const names = namesOf(words.cards);
  return view.kept[own].map((marker, place) => (
    <Chip
      // two alike are told apart by their places
      key={`${marker}/${place}`}
      icon={markerIcon(marker)}
      name={marker < 0 ? t.hidden : names.marker(marker)}
      content={marker < 0 ? undefined : id.marker(marker)}
      tone={(marker < 0 ? -2 - marker === 0 : marker < HUTS) ? 'hut' : 'village'}
      choice={oneOf(
        table,
        table.choices.list.filter(
          ({ answer: [verb, a, b] }) => (verb === 'marker' && a === place) || (verb === 'spy' && b === place),
        ),
      )}
    />
  ));
}

function People() {
  const { view, own, words, choices } = useTable();
  const names = namesOf(words.cards);
  return PERSON_IDS.flatMap((_, person) => {
    const n = view.reserve[own * PERSON_TYPES + person];
    return n === 0
      ? []
      : [
          <Chip
            key={person}
            icon={drawing(id.person(person))}
            name={n > 1 ? `${names.person(person)} ×${n}` : names.person(person)}
            content={id.person(person)}
            tone="person"
            choice={choices.choice(['settle', person])}
          />,
        ];
  });
}

/** Blocked abilities are shown beside possible ones while there is room; more than that and only their signs fit. */
const ROOM = 2;

function Abilities() {
  const table = useTable();
  const { words, t } = table;
  const used = withVerb(table, 'use');
  const legal = used.filter(c => c.legal);
  const shown = used.length <= ROOM ? used : legal;
  if (shown.length === 0) return null;
  return (
    <section
      className="ww-abilities"
      aria-label={t.abilities}
      data-n={shown.length > ROOM + 1 ? 'many' : undefined}
    >
      {shown.map(choice => {
        const { of } = ABILITIES[choice.answer[1] as number];
        return (
          <Chip
            key={choice.key}
            icon={drawing(of)}
            name={words.content(of)}
            content={of}
            tone="ability"
            choice={choice}
          />
        );
      })}
    </section>
  );
}

export const Hand = memo(function Hand() {
  const { view, own, seat, t } = useTable();
  const hand = view.hand[own];
  const held =
    view.kept[own].length + view.reserve.slice(own * PERSON_TYPES, (own + 1) * PERSON_TYPES).length;
  return (
    <div className="ww-hand" data-n={hand.length} data-held={held > 8 ? 'many' : undefined}>
      <section className="ww-cards" aria-label={t.hand(hand.length, handSize(view, own))}>
        {hand.length === 0 && <p className="ww-none">{t.noCards}</p>}
        {hand.map((card, place) =>
          card >= 0 && seat === own ? (
            <EventCard key={card} card={card} place={place} />
          ) : (
            <span
              key={`${place}`}
              className={cx('ww-event', 'ww-event-back', `ww-event-${-1 - card}`)}
              data-hint={`${t.cardOf(ROMAN[-1 - card] ?? '?')}, ${t.hidden}`}
            >
              <span className="ek-hidden">{t.hidden}</span>
              {ROMAN[-1 - card] ?? ''}
            </span>
          ),
        )}
      </section>
      <Abilities />
      <div className="ww-held">
        <section className="ww-goods" aria-label={t.goods}>
          {[0, 1, 2, 3].map(good => (
            <Good key={good} good={good} />
          ))}
        </section>
        <section className="ww-tokens" aria-label={t.markers}>
          <Markers />
          <People />
        </section>
      </div>
    </div>
  );
});
