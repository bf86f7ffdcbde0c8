/** Cards as they lie on the table: in the row, to choose from, large. No prose on small ones: signs, and the whole text when pointed at. */
import { HIDDEN } from '@epoka/kernel';
import { type BoardChoice, CardBack, cx, Ground, Hit, Icon, useLook } from '@epoka/web/kit';
import type { ReactNode } from 'react';
import { groundOf, Picture } from './art.tsx';
import { ALL_CARDS, ROMAN, type State, T, TYPES } from './game.ts';
import { glanceParts, Parts } from './glance.tsx';
import { icons } from './icons.ts';
import type { Part } from './signs.ts';
import { contentId, type Table, useTable } from './table.tsx';

/** What sort of card it is, in words. */
export function kindName({ words, t }: Pick<Table, 'words' | 't'>, card: number): string {
  const kind = T.KIND[card];
  if (kind === T.TECHNOLOGY) return words.types[TYPES[T.TYPE[card]]];
  return t.kinds[kind];
}

/** What the back of a card tells that the looker may not see. */
export const ageOfBack = (hidden: number): number => HIDDEN - hidden;

/** Words of so many letters fit on the narrowest card in full size, and of so many in the smallest that can be read. */
const LONG = 9;
const TOO_LONG = 11;

/** a vowel, what stands between it and the next one, and that */
const SYLLABLE = /[aeiouyąęó](?=((?:ch|cz|dz|dź|dż|rz|sz|[^aeiouyąęó])+)[aeiouyąęó])/gi;
const ONE_SOUND = /^(?:ch|cz|dz|dź|dż|rz|sz|.)/i;
const SOFT_HYPHEN = '\u00ad';
/** letters left on either side */
const FEWEST_LETTERS = 3;

/** A word too long may be broken between syllables, as near to its middle as can be. */
function breakable(word: string): string {
  if (word.length <= TOO_LONG) return word;
  let best = 0;
  for (const found of word.matchAll(SYLLABLE)) {
    const between = found[1];
    const first = ONE_SOUND.exec(between)?.[0] ?? '';
    // a lone consonant begins the next syllable, of several the first ends this one
    const place = found.index + 1 + (first === between ? 0 : first.length);
    if (place < FEWEST_LETTERS || word.length - place < FEWEST_LETTERS) continue;
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

/** What is printed on the picture: the price in science, the stages of a wonder, military actions. */
export function priceParts(view: State, seat: number, card: number): readonly Part[] {
  if (T.KIND[card] === T.WONDER) return [];
  return glanceParts(view, seat, card).filter(part => part.tone === 'price' || part.tone === 'short');
}

/** What the card gives, in signs. */
export function giftParts(view: State, seat: number, card: number): readonly Part[] {
  const parts = glanceParts(view, seat, card);
  return parts.filter(part => part.tone !== 'price' && part.tone !== 'short');
}

/** The stages of a wonder as the squares they are paid by. */
function Stages({ card }: { card: number }) {
  return (
    <span className="ta-stage-prices" aria-hidden="true">
      {T.STAGES[card].map((cost, i) => (
        <b key={i}>{cost}</b>
      ))}
      <Icon of={icons.resource} />
    </span>
  );
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
  const { view, seat, words, hot, open, t } = table;
  const { name } = words.cards[ALL_CARDS[card]];
  const { title, longest } = printed(name);
  const { target, look } = useLook({ choice, hot });
  const price = priceParts(view, seat, card);
  const gifts = giftParts(view, seat, card);
  // what is counted by something takes a line of its own
  const crowd = gifts.length + gifts.filter(part => part.after).length;
  return (
    <article
      className={cx('ta-card', 'ek-glows', `ek-kind-${groundOf(card)}`)}
      data-content={contentId(card)}
      data-long={longest > LONG || name.length > 20 || undefined}
      data-piece={piece}
      {...look}
    >
      <div className="ta-art">
        <Ground kind={groundOf(card)} />
        <Picture card={card} />
        {cost && <span className="ta-card-cost">{cost}</span>}
        <span className="ta-card-age">{ROMAN[T.LEVEL[card]]}</span>
        {price.length > 0 && (
          <span className="ta-card-price">
            <Parts parts={price} />
          </span>
        )}
        {T.KIND[card] === T.WONDER && <Stages card={card} />}
      </div>
      <div className="ta-card-kind">{kindName(table, card)}</div>
      <div className="ta-face">
        <div className="ta-card-name">{title}</div>
        <div className="ta-foot" data-many={crowd > 2 || undefined}>
          <Parts parts={gifts} />
          {note}
        </div>
      </div>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={name}
        onOpen={choice ? undefined : () => open(contentId(card))}
        openLabel={t.open}
      />
    </article>
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
    <div className="ta-card ta-card-hidden">
      <CardBack size="small" label={t.hiddenMilitary(age)} mark={age} inks={['red']} />
    </div>
  );
}
