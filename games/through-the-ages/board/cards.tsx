/** Cards as they lie on the table: in the row, in hand, in a pile, to choose from. */
import { HIDDEN } from '@epoka/kernel';
import { type BoardChoice, Card, CardBack, vars } from '@epoka/web/kit';
import type { ReactNode } from 'react';
import { artOf, inkOfCard } from './art.ts';
import { ALL_CARDS, ROMAN, T, TYPES } from './game.ts';
import { Glance } from './glance.tsx';
import { contentId, labelled, type Table, useTable } from './table.tsx';

/** What sort of card it is, in words. */
export function kindName({ words, t }: Pick<Table, 'words' | 't'>, card: number): string {
  const kind = T.KIND[card];
  if (kind === T.TECHNOLOGY) return words.types[TYPES[T.TYPE[card]]];
  return t.kinds[kind];
}

/** What the back of a card tells that the looker may not see. */
export const ageOfBack = (hidden: number): number => HIDDEN - hidden;

/** A choice that also says what the card does: for the hint beside the pointer, and for those who can't see the card. */
function telling(choice: BoardChoice | undefined, text: string): BoardChoice | undefined {
  if (choice === undefined) return undefined;
  const { label, why, warn } = choice;
  // what stands in the way comes first
  if (why !== undefined) return { ...labelled(choice, label), why: `${why}\n${text}` };
  if (warn !== undefined) return { ...labelled(choice, label), warn: `${warn}\n${text}` };
  return labelled(choice, `${label}\n${text}`);
}

/** Leaders, events and the like say it in a sentence, not in numbers. */
const SENTENCES: ReadonlySet<number> = new Set([T.LEADER, T.EVENT, T.AGGRESSION, T.WAR, T.PACT, T.ACTION]);

/** Letters of the longest word: no word of a name is broken where it can be printed smaller. */
function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map(word => word.length));
}

/** Words of so many letters fit on the narrowest card in full size. */
const LONG = 9;

export function SmallCard({
  card,
  choice,
  cost,
  piece,
  note,
}: {
  card: number;
  choice?: BoardChoice | undefined;
  cost?: ReactNode;
  piece?: string | undefined;
  /** a word of its own on the foot */
  note?: ReactNode;
}) {
  const table = useTable();
  const { words, hot, open, t } = table;
  const { text } = words.cards[ALL_CARDS[card]];
  const name = words.cards[ALL_CARDS[card]].name;
  const longest = longestWord(name);
  return (
    <div
      className="ta-card"
      data-hint={text}
      data-long={longest > LONG || undefined}
      style={vars({ '--longest': longest })}
    >
      <Card
        size="small"
        title={name}
        art={artOf(card)}
        inks={[inkOfCard(card)]}
        cost={cost ?? <span className="ta-kind">{kindName(table, card)}</span>}
        corner={ROMAN[T.LEVEL[card]]}
        choice={telling(choice, text)}
        hot={hot}
        onOpen={() => open(contentId(card))}
        openLabel={t.open}
        piece={piece}
        foot={
          <>
            {SENTENCES.has(T.KIND[card]) && <span className="ta-gist">{text}</span>}
            <Glance card={card} />
            {note}
          </>
        }
      />
    </div>
  );
}

/** A card that may be known or not. */
export function AnyCard(props: {
  card: number;
  choice?: BoardChoice | undefined;
  piece?: string | undefined;
}) {
  const { t } = useTable();
  if (props.card >= 0) return <SmallCard {...props} />;
  const age = ROMAN[ageOfBack(props.card)];
  return (
    <div className="ta-card">
      <CardBack size="small" label={t.hiddenMilitary(age)} mark={age} inks={['red']} />
    </div>
  );
}
