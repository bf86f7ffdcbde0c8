/** The card row with its prices, and the decks and events beside it. */
import { NONE } from '@epoka/kernel';
import { type BoardChoice, CardBack, CardSlot, Icon, vars, ZoomGlyph } from '@epoka/web/kit';
import { memo, type ReactNode } from 'react';
import { Ask, placeId } from './ask.tsx';
import { AnyCard, ageOfBack, SmallCard } from './cards.tsx';
import { positionPrice, ROMAN, ROW, SIMPLE, T, takePrice } from './game.ts';
import { civil } from './glyphs.ts';
import { icons } from './icons.ts';
import { labelled, openWay, useTable } from './table.tsx';

const PRICES = [1, 2, 3];
const POSITIONS: readonly number[] = Array.from({ length: ROW }, (_, i) => i);

/** A price in civil actions, as the tokens that are paid. */
export const Actions = memo(function Actions({ n, say }: { n: number; say: string }) {
  return (
    <span className="ta-price" role="img" aria-label={say}>
      {n > 4 ? (
        <b>
          {n}
          <Icon of={civil} />
        </b>
      ) : n === 0 ? (
        <b>0</b>
      ) : (
        Array.from({ length: n }, (_, i) => <Icon key={i} of={civil} />)
      )}
    </span>
  );
});

function RowCard({ position }: { position: number }) {
  const { view, seat, choices, t } = useTable();
  const card = view.row[position];
  if (card === NONE)
    return (
      <div className="ta-card ta-card-none">
        <CardSlot size="small" label={t.emptyPlace}>
          <span className="ek-hidden">{t.emptyPlace}</span>
        </CardSlot>
      </div>
    );
  const price = seat >= 0 ? takePrice(view, seat, position) : positionPrice(position);
  const held = seat >= 0 ? view.civs[seat].hand.filter(other => other === card).length : 0;
  return (
    <SmallCard
      card={card}
      choice={choices.choice(['take', position])}
      cost={<Actions n={price} say={t.civilActions(price)} />}
      piece={`card-${card}-${copyOf(view.row, position) + held}`}
    />
  );
}

/** The how manieth of its kind, so that two cards of one face are told apart. */
export function copyOf(list: readonly number[], at: number): number {
  let n = 0;
  for (let i = 0; i < at; i++) if (list[i] === list[at]) n++;
  return n;
}

/**
 * All cards are neighbours and keep their elements when they move down the row: the page then lays out only those that are new.
 * The prices above them are placed by the style sheet.
 */
export const Row = memo(function Row() {
  const { view, t, seat, facts } = useTable();
  const left = seat >= 0 && view.active === seat ? facts[seat].civil : undefined;
  return (
    <div className="ta-row">
      {PRICES.map(price => (
        <div key={price} className="ta-zone-head" data-zone={price} data-content={placeId(`zone-${price}`)}>
          <span>
            <span className="ta-zone-tokens" aria-hidden="true">
              {Array.from({ length: price }, (_, i) => (
                <Icon key={i} of={civil} />
              ))}
            </span>
            {t.civilActions(price)}
            {left !== undefined && left > 0 && left < price && t.onlyLeft(left)}
          </span>
        </div>
      ))}
      {POSITIONS.map(position => {
        const card = view.row[position];
        return (
          <div
            key={card === NONE ? `empty-${position}` : `${card}-${copyOf(view.row, position)}`}
            className="ta-row-card"
            data-zone={positionPrice(position)}
            style={vars({ '--at': position })}
          >
            <RowCard position={position} />
          </div>
        );
      })}
    </div>
  );
});

/** A pile of cards: its back, how many, and what it is. */
function Pile({
  name,
  label,
  n,
  age,
  kind,
  choice,
  children,
}: {
  name: string;
  /** as short as it stands below the pile */
  label: string;
  n: number;
  age?: number | undefined;
  kind: 'civil' | 'military' | 'current' | 'future';
  choice?: BoardChoice | undefined;
  children?: ReactNode;
}) {
  const { t, hot } = useTable();
  const say = t.pile(name, n, age === undefined ? '' : ROMAN[age]);
  return (
    <div className="ta-pile" data-pile={kind} data-content={placeId(kind)}>
      {n > 0 ? (
        <CardBack
          size="small"
          label={say}
          mark={age === undefined ? '' : ROMAN[age]}
          inks={[kind === 'civil' ? 'brown' : 'red']}
          choice={choice}
          hot={hot}
        />
      ) : (
        <CardSlot size="small" label={say}>
          <span className="ek-hidden">{say}</span>
        </CardSlot>
      )}
      {!choice && <Ask place={placeId(kind)} name={say} />}
      <span className="ta-pile-name">
        {children ?? <b className="ta-pile-n">{n}</b>} {label}
      </span>
    </div>
  );
}

/** Opens the list of the cards in a pile, as far as they are known. */
export function Look({ cards, label }: { cards: readonly number[]; label: string }) {
  const table = useTable();
  const known = cards.filter(card => card >= 0);
  if (known.length === 0) return <b className="ta-pile-n">{cards.length}</b>;
  const ways = known.map((card, i) => {
    const way = labelled(openWay(table, card), table.words.card(card));
    return { ...way, key: `${way.key}/${i}` };
  });
  return (
    <button
      type="button"
      className="ta-look"
      onClick={event => table.pick(ways, event.currentTarget)}
      aria-label={`${label} (${cards.length})`}
      data-hint={label}
    >
      {cards.length}
      <ZoomGlyph />
    </button>
  );
}

/** The age of the topmost card of a pile that nobody may look into. */
function topAge(cards: readonly number[]): number | undefined {
  const top = cards.at(-1);
  if (top === undefined) return undefined;
  return top >= 0 ? T.LEVEL[top] : ageOfBack(top);
}

export const Decks = memo(function Decks() {
  const table = useTable();
  const { view, t, choices, words } = table;
  const age = Math.min(view.age, 3);
  const civilDeck = view.civilDecks[age] ?? [];
  const militaryDeck = view.militaryDecks[age] ?? [];
  const simple = view.level === SIMPLE;
  return (
    <div className="ta-decks">
      <div className="ta-age" data-content={placeId('age')}>
        <Icon of={icons.age} />
        <b>{words.ages[view.age]}</b>
        {view.lastRound > 0 && <span className="ta-last">{t.lastRound(view.lastRound)}</span>}
        <Ask place={placeId('age')} name={words.ages[view.age]} />
      </div>
      <div className="ta-piles">
        <Pile
          name={t.civilDeck}
          label={t.pileNames.civil(civilDeck.length)}
          n={civilDeck.length}
          age={age}
          kind="civil"
        />
        {!simple && (
          <Pile
            name={t.militaryDeck}
            label={t.pileNames.military(militaryDeck.length)}
            n={militaryDeck.length}
            age={age}
            kind="military"
            choice={choices.choice(['draw'])}
          />
        )}
        <Pile
          name={t.current}
          label={t.pileNames.current(view.current.length)}
          n={view.current.length}
          age={topAge(view.current)}
          kind="current"
        />
        {!simple && (
          <Pile
            name={t.future}
            label={t.pileNames.future(view.future.length)}
            n={view.future.length}
            age={topAge(view.future)}
            kind="future"
          >
            <Look cards={view.future} label={t.ownFuture} />
          </Pile>
        )}
      </div>
    </div>
  );
});

/** Cards that are scored at the end, where the table plays with them. */
export function Scoring() {
  const { view, seat, t } = useTable();
  const kept = seat >= 0 ? (view.kept[seat] ?? []) : [];
  const cards = [...view.scoring, ...view.scoringDown, ...kept];
  if (cards.length === 0) return null;
  return (
    <div className="ta-scoring">
      <h3>{t.scoring}</h3>
      <div className="ta-cards">
        {cards.map((card, i) => (
          <AnyCard key={`${i}/${card}`} card={card} />
        ))}
      </div>
    </div>
  );
}
