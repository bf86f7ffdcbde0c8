/** What lies in the middle of the table right now: a fight, an auction, an offer, things to choose from. */
import { NONE } from '@epoka/kernel';
import { type BoardChoice, Button, ChoiceButton, cx, Icon, SeatMark, sayAnswer } from '@epoka/web/kit';
import { type ReactNode, useState } from 'react';
import { artOf } from './art.ts';
import { AnyCard, SmallCard } from './cards.tsx';
import { attackTotal, defenseTotal, highestBid, inGame, paidForColony, raidGain, T } from './game.ts';
import { type Part, Parts } from './glance.tsx';
import { icons } from './icons.ts';
import { markOf, priced, type Table, useTable } from './table.tsx';

/** Answers that are a word and nothing more; where a tray is open, it has them. */
const CLOSING = ['routes', 'done', 'accept', 'decline', 'pass', 'endTurn'] as const;

export function closingChoices({ choices }: Pick<Table, 'choices'>) {
  return CLOSING.flatMap(verb => choices.choice([verb]) ?? []);
}

/** Questions that the whole board answers; all others are put together here, beside what glows on the board. */
const ON_BOARD: ReadonlySet<string> = new Set(['act', 'political', 'discard', 'agreement']);
/** Here even what is blocked tells something. */
const WITH_BLOCKED: ReadonlySet<string> = new Set(['bid', 'defend', 'takeTechnology']);

function trayChoices({ choices, questions }: Table): readonly BoardChoice[] {
  const kinds = new Map(questions.map(({ question }) => [question.id, question.kind]));
  return choices.list.filter(c => {
    const kind = kinds.get(c.questionId) ?? 'act';
    if (ON_BOARD.has(kind) || CLOSING.some(verb => verb === c.answer[0])) return false;
    return c.legal || WITH_BLOCKED.has(kind);
  });
}

export function trayIsOpen(table: Table): boolean {
  const { battle, auction, offered } = table.view;
  return battle.card !== NONE || auction.card !== NONE || offered !== NONE || trayChoices(table).length > 0;
}

/** The card all this is about. */
function cardOf({ view, questions }: Table): number {
  const { battle, auction, offered } = view;
  for (const { question } of questions) {
    const card = (question.data as { card?: number } | null)?.card;
    if (card !== undefined) return card;
  }
  return [battle.card, auction.card, offered].find(card => card !== NONE) ?? NONE;
}

function Side({ seat, n, label, strong }: { seat: number; n: number; label: string; strong: boolean }) {
  const table = useTable();
  const name = table.reader.name(seat);
  return (
    <div className={cx('ta-fighter', strong && 'ta-fighter-strong')}>
      <SeatMark mark={markOf(table, seat)} name={name} size={28} />
      <span>
        <b className="ta-fighter-name">{name}</b>
        <span className="ek-quiet">{label}</span>
      </span>
      <b className="ta-fighter-n">{n}</b>
    </div>
  );
}

function Battle() {
  const { view, t } = useTable();
  const { battle } = view;
  const attack = attackTotal(view);
  const defense = defenseTotal(view);
  return (
    <div className="ta-battle">
      <Side seat={battle.attacker} n={attack} label={t.attack} strong={attack > defense} />
      <Icon of={icons.war} size={1.8} />
      <Side
        seat={battle.defender}
        n={defense}
        label={battle.bonus > 0 ? t.defenseWith(battle.bonus) : t.defense}
        strong={defense >= attack}
      />
    </div>
  );
}

function Auction() {
  const table = useTable();
  const { view, t, reader, seat } = table;
  const { auction } = view;
  const paying = auction.units.some(n => n > 0) || auction.bonus > 0;
  return (
    <div className="ta-auction">
      <ul>
        {view.civs.map((_, other) =>
          inGame(view, other) ? (
            <li key={reader.name(other)} data-out={(auction.passed & (1 << other)) !== 0 || undefined}>
              <SeatMark mark={markOf(table, other)} name={reader.name(other)} size={22} />
              <span>{reader.name(other)}</span>
              <b>
                {auction.bidder === other
                  ? auction.bid
                  : (auction.passed & (1 << other)) !== 0
                    ? t.passed
                    : '–'}
              </b>
            </li>
          ) : null,
        )}
      </ul>
      <p className="ek-quiet">
        {auction.bidder !== NONE && (paying || table.questions.some(q => q.question.kind === 'payColony'))
          ? t.paid(paidForColony(view), auction.bid)
          : seat >= 0 && t.mostBid(highestBid(view, seat))}
      </p>
    </div>
  );
}

/** Any number, where there are too many to offer each. */
function AnyNumber() {
  const table = useTable();
  const { t } = table;
  const found = table.choices.forms.find(({ form }) => form.schema.type === 'int');
  const schema = found?.form.schema;
  const [wanted, setWanted] = useState<number>();
  if (!found || schema?.type !== 'int') return null;
  const { min, max } = schema;
  const { verb } = found.form;
  const n = Math.min(max, Math.max(min, wanted ?? min));
  return (
    <form
      className="ta-any-number"
      onSubmit={e => {
        e.preventDefault();
        table.answer(found.questionId, [verb, n]);
      }}
    >
      <label>
        {t.anyNumber(min, max)}{' '}
        <input
          className="ek-input"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={n}
          onChange={e => setWanted(Math.round(Number(e.target.value)) || 0)}
        />
      </label>
      <Button type="submit">{sayAnswer(table, [verb, n])}</Button>
    </form>
  );
}

/** What a choice looks like in print; its words are on it either way. */
function face(table: Table, choice: BoardChoice): ReactNode {
  const [verb, a, b] = choice.answer as [string, number, number];
  switch (verb) {
    case 'mix':
      return (
        <Parts
          say={choice.label}
          parts={[
            ...(a > 0 ? [{ text: String(a), icon: icons.food }] : []),
            ...(b > 0 ? [{ text: String(b), icon: icons.resource }] : []),
            ...(a + b === 0 ? [{ text: '0' }] : []),
          ]}
        />
      );
    case 'sacrifice':
      return <Sign card={a} parts={[{ text: `+${T.STRENGTH[a]}`, icon: icons.strength }]} choice={choice} />;
    case 'bonus': {
      const colony = table.view.auction.card !== NONE;
      const n = colony ? T.COLONIZATION[a] : T.DEFENSE[a];
      return (
        <Sign
          card={a}
          parts={[{ text: `+${n}`, icon: colony ? icons.colonize : icons.defense }]}
          choice={choice}
        />
      );
    }
    case 'worker':
    case 'leave':
    case 'build':
      return <Sign card={a} parts={[]} choice={priced(table, choice)} />;
    case 'upgrade':
      return <Sign card={b} parts={[]} choice={priced(table, choice)} />;
    case 'raid': {
      const question = table.questions.find(q => q.question.id === choice.questionId)?.question;
      const up = (question?.data as { roundUp?: boolean } | undefined)?.roundUp === true;
      return (
        <Sign card={a} parts={[{ text: `+${raidGain(a, b, up)}`, icon: icons.resource }]} choice={choice} />
      );
    }
    default:
      return priced(table, choice).label;
  }
}

/** A choice about a card: its picture, its words, what it is worth. */
function Sign({ card, parts, choice }: { card: number; parts: readonly Part[]; choice: BoardChoice }) {
  return (
    <>
      <Icon of={artOf(card)} />
      {choice.label}
      <Parts parts={parts} />
    </>
  );
}

/** Choices that are cards. */
const SHOWN: ReadonlySet<string> = new Set(['keep', 'steal', 'colony', 'wonder']);

export function Tray() {
  const table = useTable();
  const { view, words, reader, questions, hot, t } = table;
  const choices = trayChoices(table);
  const cards = choices.filter(c => SHOWN.has(c.answer[0]));
  const plain = choices.filter(c => !SHOWN.has(c.answer[0]));
  const card = cardOf(table);
  const [first] = questions;
  const say =
    first &&
    (words.questions as Record<string, ((r: unknown, d: unknown, s: number) => string) | undefined>)[
      first.question.kind
    ];
  return (
    <section className="ta-tray ek-sheet" aria-label={t.tray}>
      {card !== NONE && cards.length === 0 && <AnyCard card={card} />}
      <div className="ta-tray-main">
        <h2>
          {say && first
            ? say(reader, first.question.data, first.question.seat)
            : card >= 0 && words.card(card)}
        </h2>
        {view.battle.card !== NONE && <Battle />}
        {view.auction.card !== NONE && <Auction />}
        {cards.length > 0 && (
          <div className="ta-cards">
            {cards.map(choice => (
              <SmallCard key={choice.key} card={choice.answer[1] as number} choice={choice} />
            ))}
          </div>
        )}
        <AnyNumber />
        <div className="ta-tray-acts">
          {plain.map(choice => (
            <ChoiceButton key={choice.key} choice={choice} hot={hot}>
              {face(table, choice)}
            </ChoiceButton>
          ))}
          {closingChoices(table).map(choice => (
            <ChoiceButton
              key={choice.key}
              choice={choice}
              hot={hot}
              kind={choice.answer[0] === 'decline' || choice.answer[0] === 'pass' ? undefined : 'primary'}
            />
          ))}
        </div>
        {card >= 0 && T.KIND[card] !== T.TECHNOLOGY && cards.length === 0 && (
          <p className="ta-tray-text">{words.cards[T.cardId(card)].text}</p>
        )}
      </div>
    </section>
  );
}
