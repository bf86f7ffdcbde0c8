/** Cards in hand as a row of titles: civil ones lie open for all, military ones are known to their owner only. */
import { type BoardChoice, cx, Ground, Hit, useLook } from '@epoka/web/kit';
import { memo } from 'react';
import { groundOf, Picture } from './art.tsx';
import { Ask, placeId } from './ask.tsx';
import { ageOfBack, giftParts, kindName, priceParts, printed } from './cards.tsx';
import { ALL_CARDS, ROMAN, SIMPLE, T } from './game.ts';
import { Parts } from './glance.tsx';
import { copyOf } from './row.tsx';
import { contentId, oneOf, type Table, useTable } from './table.tsx';

/** Verbs whose first argument is a card in hand. */
const CIVIL_VERBS: ReadonlySet<string> = new Set(['leader', 'technology', 'reform', 'revolution', 'action']);
const MILITARY_VERBS: ReadonlySet<string> = new Set([
  'tactic',
  'event',
  'aggression',
  'war',
  'pact',
  'colonize',
  'discard',
  'bonus',
]);

function waysWith(table: Table, card: number, verbs: ReadonlySet<string>): readonly BoardChoice[] {
  return table.choices.list.filter(c => verbs.has(c.answer[0]) && c.answer[1] === card);
}

/** A card as its title: picture, name, kind, price, what it gives. */
function Title({
  card,
  choice,
  piece,
}: {
  card: number;
  choice?: BoardChoice | undefined;
  piece?: string | undefined;
}) {
  const table = useTable();
  const { view, seat, words, hot, open, t } = table;
  const { target, look } = useLook({ choice, hot });
  const { name } = words.cards[ALL_CARDS[card]];
  const { title, longest } = printed(name);
  return (
    <div
      className={cx('ta-title', 'ek-glows', `ek-kind-${groundOf(card)}`)}
      data-content={contentId(card)}
      data-long={longest > 10 || name.length > 17 || undefined}
      data-piece={piece}
      {...look}
    >
      <Ground kind={groundOf(card)} />
      <span className="ta-title-art">
        <Picture card={card} size={44} />
      </span>
      <span className="ta-title-text">
        <span className="ta-title-name">{title}</span>
        <span className="ta-title-line">
          <span className="ta-title-kind">{kindName(table, card)}</span>
          <Parts parts={priceParts(view, seat, card)} className="ta-title-price" />
          <Parts parts={giftParts(view, seat, card)} />
        </span>
      </span>
      <span className="ta-card-age">{ROMAN[T.LEVEL[card]]}</span>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={name}
        onOpen={choice ? undefined : () => open(contentId(card))}
        openLabel={t.open}
      />
    </div>
  );
}

function AnyTitle(props: { card: number; choice?: BoardChoice | undefined; piece?: string | undefined }) {
  const { t } = useTable();
  if (props.card >= 0) return <Title {...props} />;
  const age = ROMAN[ageOfBack(props.card)];
  return (
    <div className="ta-title ta-title-hidden" data-hint={t.hiddenMilitary(age)}>
      <span className="ek-hidden">{t.hiddenMilitary(age)}</span>
      <b aria-hidden="true">{age}</b>
    </div>
  );
}

function Count({ n, label, say, place }: { n: number; label: string; say: string; place: string }) {
  return (
    <span className="ta-hand-count" data-content={place}>
      <b aria-hidden="true">{n}</b>
      <span aria-hidden="true">{label}</span>
      <span className="ek-hidden">{say}</span>
      <Ask place={place} name={say} />
    </span>
  );
}

const CivilHand = memo(function CivilHand({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, facts } = table;
  const { hand } = view.civs[seat];
  const own = seat === table.seat;
  const limit = facts[seat].handLimit;
  return (
    <div className="ta-hand ta-hand-civil" data-n={hand.length}>
      <h3 className="ek-hidden">{t.civilHand}</h3>
      <Count
        n={hand.length}
        label={t.ofCivil(limit)}
        say={t.handLimit(hand.length, limit)}
        place={placeId('handcivil', seat)}
      />
      {hand.map((card, i) => (
        <Title
          key={`${card}-${copyOf(hand, i)}`}
          card={card}
          choice={own ? oneOf(table, ...waysWith(table, card, CIVIL_VERBS)) : undefined}
          piece={own ? `card-${card}-${copyOf(hand, i)}` : undefined}
        />
      ))}
    </div>
  );
});

const MilitaryHand = memo(function MilitaryHand({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, facts } = table;
  if (view.level === SIMPLE) return null;
  const { military } = view.civs[seat];
  const own = seat === table.seat;
  const limit = facts[seat].militaryLimit;
  return (
    <div className="ta-hand ta-hand-military" data-n={military.length}>
      <h3 className="ek-hidden">{t.militaryHand}</h3>
      <Count
        n={military.length}
        label={t.ofMilitary(limit)}
        say={t.handLimit(military.length, limit)}
        place={placeId('handmilitary', seat)}
      />
      {military.map((card, i) => (
        <AnyTitle
          key={`${card}-${copyOf(military, i)}`}
          card={card}
          choice={own ? oneOf(table, ...waysWith(table, card, MILITARY_VERBS)) : undefined}
          piece={own ? `military-${card}-${copyOf(military, i)}` : undefined}
        />
      ))}
    </div>
  );
});

/** Both hands of a civilization, as far as the looking player may know them. */
export function Hands({ seat, className }: { seat: number; className: string }) {
  return (
    <div className={className}>
      <CivilHand seat={seat} />
      <MilitaryHand seat={seat} />
    </div>
  );
}
