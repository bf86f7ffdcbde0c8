/** One card large: as it is printed, who has it in play, and the clauses of the rules it rests on. */
import { type DetailProps, RuleLinks, SeatMark, useLoaded } from '@epoka/web/kit';
import { loadArt } from './art.ts';
import { clausesOf } from './clauses.ts';
import { CardFace } from './face.tsx';
import { CARDS, type CcgWords, type State, type Vocab } from './game.ts';
import { boardWords } from './words.ts';

type Props = DetailProps<State, Vocab, CcgWords>;

export function Detail({ id, view, reader, words, seats, language }: Props) {
  useLoaded(loadArt);
  const t = boardWords[language];
  const key = id.startsWith('card:') ? id.slice('card:'.length) : id;
  const card = CARDS.findIndex(c => c.id === key);
  if (card < 0) return <p>{words.content(id)}</p>;
  const having = [...new Set(view.face.flatMap((face, o) => (face === card ? [view.owner[o]] : [])))];
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
      <RuleLinks game="civilization-ccg" label={t.rules} clauses={clausesOf(card)} />
    </div>
  );
}
