/** One thing large. Of a card: its numbers, its full text, who has it, and the clauses of the rules it rests on. */
import './style/detail.css';
import { NONE } from '@epoka/kernel';
import { cx, type DetailProps, Ground, type IconShape, RuleLinks, SeatMark } from '@epoka/web/kit';
import { groundOf, Picture } from './art.tsx';
import { kindName } from './cards.tsx';
import { clausesOf } from './clauses.ts';
import {
  type AgesWords,
  ALL_CARDS,
  CATEGORIES,
  type CardId,
  isInPlay,
  ROMAN,
  type State,
  T,
  type Vocab,
} from './game.ts';
import { glanceParts, Inked, Parts } from './glance.tsx';
import { civil, military } from './glyphs.ts';
import { icons } from './icons.ts';
import { PlaceSheet } from './place.tsx';
import { type SheetWords, sheetWords } from './sheet-words.ts';
import { type BoardWords, boardWords } from './words.ts';

type Props = DetailProps<State, Vocab, AgesWords>;

interface Line {
  readonly name: string;
  readonly value: string;
  readonly icon: IconShape;
}

/** Prices and limits, in words. */
function lines(card: number, t: BoardWords): readonly Line[] {
  const list: Line[] = [];
  const add = (name: string, value: string | number, icon: IconShape) =>
    list.push({ name, value: String(value), icon });
  switch (T.KIND[card]) {
    case T.TECHNOLOGY:
      if (T.TECH_COST[card] > 0) add(t.priceScience, T.TECH_COST[card], icons.science);
      add(t.priceBuild, T.COST[card], icons.resource);
      break;
    case T.SPECIAL:
      add(t.priceScience, T.TECH_COST[card], icons.science);
      break;
    case T.GOVERNMENT:
      if (T.PEACEFUL[card] > 0) {
        add(t.priceRevolution, T.REVOLUTION[card], icons.science);
        add(t.pricePeaceful, T.PEACEFUL[card], icons.science);
      }
      add(t.limitOfType, T.LIMIT[card], icons.limit);
      add(t.civilName, T.CIVIL[card], civil);
      add(t.militaryName, T.MILITARY[card], military);
      break;
    case T.WONDER:
      add(t.priceStages, T.STAGES[card].join(' · '), icons.resource);
      break;
    case T.WAR:
      add(t.militaryName, T.warCard(card).price, military);
      break;
  }
  return list;
}

/** Seats that have the card in play. */
function holders(view: State, card: number): number[] {
  return view.civs.flatMap((c, seat) => {
    const has =
      (T.KIND[card] <= T.SPECIAL && isInPlay(c, card)) ||
      [c.leader, c.building, c.tactic, c.pact, c.war].includes(card) ||
      c.wonders.includes(card) ||
      c.ruined.includes(card) ||
      c.colonies.includes(card);
    return has ? [seat] : [];
  });
}

/** What has become of a card, where its text alone does not tell. */
function happenings(view: State, card: number, reader: Props['reader'], s: SheetWords): string[] {
  const list: string[] = [];
  if (view.past.includes(card)) list.push(s.happened);
  if ([...view.scoring, ...view.scoringDown, ...view.kept.flat()].includes(card)) list.push(s.scored);
  view.civs.forEach((c, seat) => {
    if (c.war === card) list.push(s.war(reader.name(seat), reader.name(c.warOn)));
    if (c.building === card) list.push(s.built(c.stages, T.STAGES[card].length));
  });
  return list;
}

export function Detail(props: Props) {
  return props.id.startsWith('place:') ? <PlaceSheet {...props} /> : <CardSheet {...props} />;
}

function CardSheet({ id, view, reader, words, seats, language }: Props) {
  const t = boardWords[language];
  const key = id.startsWith('card:') ? id.slice('card:'.length) : id;
  const card = ALL_CARDS.indexOf(key as CardId);
  if (card === NONE) return <p>{words.content(id)}</p>;
  const { name, text } = words.cards[ALL_CARDS[card]];
  const numbers = lines(card, t);
  const gives = glanceParts(view, NONE, card).filter(part => part.tone !== 'price');
  const having = holders(view, card);
  const kind =
    T.KIND[card] === T.SPECIAL
      ? `${t.specialTechnology} (${words.categories[CATEGORIES[T.CATEGORY[card]]]})`
      : kindName({ words, t }, card);
  return (
    <div className="ta-detail" data-game="through-the-ages">
      <article className={cx('ta-large', `ek-kind-${groundOf(card)}`)}>
        <div className="ta-art">
          <Ground kind={groundOf(card)} />
          <Picture card={card} size={112} />
          <span className="ta-card-age">{ROMAN[T.LEVEL[card]]}</span>
        </div>
        <div className="ta-card-kind">
          {kind} · {words.ages[T.LEVEL[card]]}
        </div>
        <div className="ta-large-text">
          <h4>{name}</h4>
          {gives.length > 0 && T.KIND[card] !== T.GOVERNMENT && <Parts parts={gives} />}
          <p>{text}</p>
          {numbers.length > 0 && (
            <dl className="ta-numbers">
              {numbers.map(line => (
                <div key={line.name}>
                  <dt>{line.name}</dt>
                  <dd>
                    {line.value}
                    <Inked of={line.icon} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {happenings(view, card, reader, sheetWords(language)).map((say, i) => (
            <p key={i} className="ta-state">
              {say}
            </p>
          ))}
          {having.length > 0 && (
            <p className="ta-having">
              <span>{t.inPlay}</span>
              {having.map(seat => (
                <span key={seat}>
                  <SeatMark mark={seats?.[seat]?.mark ?? seat} name={reader.name(seat)} size={20} />{' '}
                  {reader.name(seat)}
                </span>
              ))}
            </p>
          )}
          <RuleLinks game="through-the-ages" label={t.rules} clauses={clausesOf(card)} />
        </div>
      </article>
    </div>
  );
}
