/** The hand as a fan of cards, and the piles beside it. */
import { type BoardChoice, cx, Hit, Icon, useLook } from '@epoka/web/kit';
import { memo } from 'react';
import { CardFace } from './face.tsx';
import { CARDS, handLimit, INVENTION, KIND, stageCost, UNIT } from './game.ts';
import { icons } from './icons.ts';
import { choiceOf, contentId, type Table, useTable } from './table.tsx';

/** Why a card is of no use now, in two words on the card itself. */
function ribbonOf(table: Table, card: number): string | undefined {
  const { questions, t, words } = table;
  for (const { options } of questions) {
    const own = options.choices.filter(
      c =>
        (c.answer[0] === 'play' || c.answer[0] === 'build' || c.answer[0] === 'devise') &&
        c.answer[1] === card,
    );
    if (own.length === 0 || own.some(c => c.why === undefined)) continue;
    // of several places the one that lacks least says most
    const [, ...rest] = own;
    const why =
      own.find(c => c.why?.key === 'needProduction')?.why ??
      rest.find(c => c.why?.key !== 'badSite')?.why ??
      own[0].why;
    return why && t.ribbons[why.key]?.(why.args, words.card);
  }
  return undefined;
}

/** What a card in hand would answer. */
function answerRibbon({ questions, view, t, words }: Table): string | undefined {
  const top = view.announced.at(-1);
  return questions[0]?.question.kind === 'respond' && top ? t.answers(words.card(top[1])) : undefined;
}

function pricesOf({ view, seat }: Table, card: number): readonly number[] | undefined {
  const { stages } = CARDS[card];
  if (!stages || seat < 0) return undefined;
  return stages.map((_, i) => stageCost(view, seat, card, i, -1));
}

const HandCard = memo(function HandCard({ card, n, title }: { card: number; n: number; title: boolean }) {
  const table = useTable();
  const { words, t, hot, open, held } = table;
  const choice: BoardChoice | undefined = choiceOf(table, { what: 'card', n: card });
  const { target, look } = useLook({ choice, hot });
  const ribbon = choice && !choice.legal ? ribbonOf(table, card) : undefined;
  const answers = choice?.legal ? answerRibbon(table) : undefined;
  return (
    <article
      className={cx('cg-hand-card', 'ek-glows')}
      data-content={contentId(card)}
      data-held={(held?.what === 'card' && held.n === card) || undefined}
      data-piece={`hand-${card}-${n}`}
      {...look}
    >
      <CardFace
        card={card}
        said={{ words, t }}
        prices={pricesOf(table, card)}
        size={title ? 'title' : 'normal'}
      />
      {ribbon && <span className="cg-ribbon">{ribbon}</span>}
      {answers && (
        <span className="cg-ribbon" data-answers="">
          {answers}
        </span>
      )}
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={words.card(card)}
        onOpen={choice ? undefined : () => open(contentId(card))}
        openLabel={t.open}
      />
    </article>
  );
});

function Pile({ kind, n }: { kind: 'library' | 'atlas'; n: number }) {
  const { t } = useTable();
  return (
    <div className={cx('cg-pile', `cg-pile-${kind}`)} data-hint={t.pileNotes[kind]}>
      <span className="cg-back" aria-hidden="true">
        <Icon of={kind === 'library' ? icons.globe : icons.atlas} />
      </span>
      <span>
        <b>{n}</b> {t.figures[kind]}
      </span>
    </div>
  );
}

/** Events, then what is built, cheapest first: the order of the hand tells nothing. */
const byKind = (a: number, b: number): number => {
  const rank = (card: number) => (KIND[card] === INVENTION ? 1 : KIND[card] === UNIT ? 2 : 3);
  return rank(a) - rank(b) || a - b;
};

export const Hand = memo(function Hand() {
  const table = useTable();
  const { view, seat, t } = table;
  const hand = [...view.hand[seat]].filter(card => card >= 0).sort(byKind);
  return (
    <div className="cg-hand">
      <div className="cg-piles">
        <Pile kind="library" n={view.library[seat].length} />
        <Pile kind="atlas" n={view.atlas[seat].length} />
        <p>
          <button
            type="button"
            className="cg-discard"
            data-hint={t.pileNotes.discard}
            onClick={() => table.openPile(seat)}
          >
            {t.figures.discard} <b>{view.discard[seat].length}</b>
          </button>{' '}
          <span data-hint={t.handLimitOf(hand.length, handLimit(view, seat))}>
            {t.figures.hand}{' '}
            <b>
              {hand.length}/{handLimit(view, seat)}
            </b>
          </span>
        </p>
      </div>
      <div className="cg-fan" data-n={hand.length} data-many={hand.length > 8 || undefined}>
        {hand.map((card, i) => (
          <HandCard
            key={`${card}-${hand.indexOf(card) === i ? 0 : i}`}
            card={card}
            n={hand.slice(0, i).filter(x => x === card).length}
            title={false}
          />
        ))}
      </div>
    </div>
  );
});
