/** One card large: as it is printed, who has it in play, and the clauses of the rules it rests on. */
import { type DetailProps, RuleLinks, SeatMark, useLoaded } from '@epoka/web/kit';
import { Fragment } from 'react';
import { cardOf, restOf } from './about.ts';
import { loadArt } from './art.ts';
import { clausesOf } from './clauses.ts';
import { CardFace } from './face.tsx';
import type { CcgWords, State, Vocab } from './game.ts';
import { explained } from './sources.ts';
import { type BoardWords, boardWords } from './words.ts';

type Props = DetailProps<State, Vocab, CcgWords>;

/** The values of a card in play, and which cards make them what they are. */
function WhereFrom({
  view,
  object,
  words,
  t,
  reader,
}: Pick<Props, 'view' | 'words' | 'reader'> & { object: number; t: BoardWords }) {
  const said = (values: readonly number[], what: 'arms' | 'income', signed: boolean): string =>
    values
      .flatMap((n, i) => {
        if (signed && n === 0) return [];
        const number = signed && n > 0 ? `+${n}` : String(n).replace('-', '−');
        return [`${number} ${what === 'arms' ? t.arms[i] : t.incomes[i]}`];
      })
      .join(', ');
  const parts = explained(view, object).filter(({ from }) => from.length > 0);
  if (parts.length === 0) return null;
  return (
    <div className="cg-from">
      {parts.map(({ what, now, alone, from }) => (
        <dl key={what}>
          <dt>{t.now}</dt>
          <dd>
            <b>{said(now, what, false)}</b>
          </dd>
          <dt>{t.alone}</dt>
          <dd>{said(alone, what, false)}</dd>
          {from.map(({ card, owner, change }, i) => (
            <Fragment key={`${card}-${i}`}>
              <dt>
                {card < 0 ? t.forAWhile : words.card(card)}
                {owner >= 0 && owner !== view.owner[object] && ` (${reader.name(owner)})`}
              </dt>
              <dd>{said(change, what, true)}</dd>
            </Fragment>
          ))}
        </dl>
      ))}
    </div>
  );
}

export function Detail({ id, view, reader, words, seats, language }: Props) {
  useLoaded(loadArt);
  const t = boardWords[language];
  const [card, object] = cardOf(id);
  if (card < 0) return <p>{words.content(id)}</p>;
  const having = [...new Set(view.face.flatMap((face, o) => (face === card ? [view.owner[o]] : [])))];
  const inPlay = object !== undefined && view.face[object] === card;
  const why = inPlay && reader.seat >= 0 ? restOf(view, reader.seat, object) : undefined;
  const rest =
    why && (why === 'worksAlone' ? t.worksAlone : t.ownersOnly(reader.name(view.owner[object ?? 0])));
  return (
    <div className="cg-detail" data-game="civilization-ccg">
      <CardFace card={card} said={{ words, t }} size="large" />
      {having.length > 0 && (
        <p className="cg-having">
          <span>{t.inPlay}</span>
          {having.map(seat => (
            <span key={seat}>
              <SeatMark mark={seats?.[seat]?.mark ?? seat} name={reader.name(seat)} size={20} />{' '}
              {reader.name(seat)}
            </span>
          ))}
        </p>
      )}
      {inPlay && <WhereFrom view={view} object={object} words={words} t={t} reader={reader} />}
      {rest && <p>{rest}</p>}
      <RuleLinks game="civilization-ccg" label={t.rules} clauses={clausesOf(card)} />
    </div>
  );
}
