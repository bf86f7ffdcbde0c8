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

/** Words of so many letters fit on the narrowest card in full size, and of so many in the smallest that can be read. */
const LONG = 8;
const TOO_LONG = 11;

/** a vowel, what stands between it and the next one, and that */
const SYLLABLE = /[aeiouyąęó](?=((?:ch|cz|dz|dź|dż|rz|sz|[^aeiouyąęó])+)[aeiouyąęó])/gi;
const ONE_SOUND = /^(?:ch|cz|dz|dź|dż|rz|sz|.)/i;
const SOFT_HYPHEN = '\u00ad';
/** letters left on either side */
const STUB = 3;

/** A word too long may be broken between syllables, as near to its middle as can be. */
function breakable(word: string): string {
  if (word.length <= TOO_LONG) return word;
  let best = 0;
  for (const found of word.matchAll(SYLLABLE)) {
    const between = found[1];
    const first = ONE_SOUND.exec(between)?.[0] ?? '';
    // a lone consonant begins the next syllable, of several the first ends this one
    const place = found.index + 1 + (first === between ? 0 : first.length);
    if (place < STUB || word.length - place < STUB) continue;
    if (Math.abs(place - word.length / 2) < Math.abs(best - word.length / 2)) best = place;
  }
  return best === 0 ? word : word.slice(0, best) + SOFT_HYPHEN + word.slice(best);
}

/** The name as it is printed on a narrow card, and the letters of the longest piece that has to fit on a line. */
export function printed(name: string): { readonly title: string; readonly longest: number } {
  const title = name.split(' ').map(breakable).join(' ');
  const pieces = title.split(new RegExp(`[\\s${SOFT_HYPHEN}-]`));
  return { title, longest: Math.max(...pieces.map(piece => piece.length)) };
}

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
  const { title, longest } = printed(words.cards[ALL_CARDS[card]].name);
  return (
    <div
      className="ta-card"
      data-hint={text}
      data-long={longest > LONG || undefined}
      style={vars({ '--longest': longest })}
    >
      <Card
        size="small"
        title={title}
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
