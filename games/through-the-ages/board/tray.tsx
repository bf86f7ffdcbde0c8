/** The theatre of what is going on right now: a fight, an auction, an offer, an event that asks. */
import { NONE } from '@epoka/kernel';
import {
  type BoardChoice,
  Button,
  ChoiceButton,
  cx,
  Icon,
  markOf,
  SeatMark,
  sayAnswer,
  Theatre,
  vars,
} from '@epoka/web/kit';
import { type ReactNode, useMemo, useState } from 'react';
import { artOf, Portrait } from './art.tsx';
import { AnyCard, SmallCard } from './cards.tsx';
import { Changed, changesOf } from './changes.tsx';
import { asItStands, unitStrength } from './forecast.ts';
import {
  armiesBonus,
  attackTotal,
  defenseTotal,
  highestBid,
  inGame,
  paidForColony,
  raidGain,
  T,
} from './game.ts';
import { Parts } from './glance.tsx';
import { icons } from './icons.ts';
import type { Part } from './signs.ts';
import { priced, type Table, useTable } from './table.tsx';
import { targetOf } from './towers.tsx';

/** What the question line itself offers, always in the same place. */
const IN_THE_BAR: ReadonlySet<string> = new Set(['done', 'decline', 'pass', 'endTurn']);

/** Questions that the board answers without more being said. */
const ON_BOARD: ReadonlySet<string> = new Set(['act', 'order', 'political', 'discard', 'agreement']);
/** Here even what is blocked tells something. */
const WITH_BLOCKED: ReadonlySet<string> = new Set(['bid', 'takeTechnology']);
/** Verbs whose things lie free below the theatre, where they are the looker's own. */
const BELOW: ReadonlySet<string> = new Set([
  'sacrifice',
  'bonus',
  'colonize',
  'worker',
  'leave',
  'build',
  'upgrade',
  'destroy',
  'disband',
  'populate',
  'discard',
]);

/** What is chosen in the theatre: all that has no place below it. */
function trayChoices({ choices, questions, seat, view }: Table): readonly BoardChoice[] {
  const asked = new Map(questions.map(({ question }) => [question.id, question]));
  return choices.list.filter(c => {
    const question = asked.get(c.questionId);
    if (!question || ON_BOARD.has(question.kind) || IN_THE_BAR.has(c.answer[0])) return false;
    if (BELOW.has(c.answer[0]) && targetOf(question.kind, question.data, seat) === seat) return false;
    // of the bids that are out, the next one too high tells something; those already topped are no news
    if (c.answer[0] === 'bid' && Number(c.answer[1]) <= view.auction.bid) return false;
    return c.legal || WITH_BLOCKED.has(question.kind);
  });
}

export function trayIsOpen(table: Table): boolean {
  const { battle, auction, offered } = table.view;
  return (
    battle.card !== NONE ||
    auction.card !== NONE ||
    offered !== NONE ||
    table.questions.some(({ question }) => !ON_BOARD.has(question.kind))
  );
}

/** Plain answers of questions on the board that no thing of it stands for. */
export function looseChoices({ choices }: Pick<Table, 'choices'>): readonly BoardChoice[] {
  return ['routes', 'accept'].flatMap(verb => choices.choice([verb]) ?? []);
}

/** The card all this is about. */
function cardOf({ view, questions }: Table): number {
  const { battle, auction, offered } = view;
  for (const { question } of questions) {
    const card = (question.data as { card?: number } | null)?.card;
    if (card !== undefined) return card;
  }
  const open = [battle.card, auction.card, offered].find(card => card !== NONE);
  // an event asks while it lies on top of the past ones
  return open ?? (questions.length > 0 ? (view.past.at(-1) ?? NONE) : NONE);
}

interface Force {
  readonly name: string;
  readonly n: number;
  readonly fresh?: boolean;
}

/** One side of a fight: who, how strong, and of what. */
function Side({
  seat,
  total,
  label,
  forces,
  most,
  strong,
}: {
  seat: number;
  total: number;
  label: string;
  forces: readonly Force[];
  /** the stronger total: bars are drawn to one scale */
  most: number;
  strong: boolean;
}) {
  const table = useTable();
  const name = table.reader.name(seat);
  const { leader } = table.view.civs[seat];
  return (
    <div className={cx('ta-fighter', `ek-seat-${markOf(table, seat) % 8}`, strong && 'ta-fighter-strong')}>
      {leader !== NONE && <Portrait card={leader} size={56} />}
      <span className="ta-fighter-who">
        <span className="ta-kicker">{label}</span>
        <b>
          <SeatMark mark={markOf(table, seat)} name={name} size={22} /> {name}
        </b>
      </span>
      <b className="ta-fighter-n">{total}</b>
      <span className="ta-forces">
        {forces
          .filter(force => force.n > 0)
          .map(force => (
            <span
              key={force.name}
              className="ta-force"
              data-fresh={force.fresh || undefined}
              style={vars({ '--part': `${(100 * force.n) / Math.max(1, most)}%` })}
            >
              <b>{force.n}</b> {force.name}
            </span>
          ))}
      </span>
    </div>
  );
}

/** While these are asked a fight is open; later the winner takes what is due. */
const FIGHTING: ReadonlySet<string> = new Set(['sacrifice', 'defend']);

const isDecided = ({ questions }: Table): boolean =>
  questions.some(({ question }) => !FIGHTING.has(question.kind));

/** How the fight stands, or went, in a sentence. */
export function Verdict() {
  const table = useTable();
  const { view, t } = table;
  if (view.battle.card === NONE) return null;
  const attack = attackTotal(view);
  const defense = defenseTotal(view);
  const wins = isDecided(table) ? t.attackWon : t.attackWins;
  return (
    <p className="ta-verdict" data-tone={attack > defense ? 'bad' : 'good'}>
      {attack > defense ? wins(attack, defense) : t.defenseHolds(defense, attack)}
    </p>
  );
}

function Battle() {
  const table = useTable();
  const { view, t } = table;
  const { battle } = view;
  const attack = attackTotal(view);
  const defense = defenseTotal(view);
  const forces = (seat: number, total: number, bonus: number): Force[] => {
    const units = unitStrength(view.civs[seat]);
    const armies = armiesBonus(view, seat);
    return [
      { name: t.forces.units, n: units },
      { name: t.forces.armies, n: armies },
      { name: t.forces.rest, n: Math.max(0, total - units - armies - bonus) },
      { name: t.forces.cards, n: bonus, fresh: true },
    ];
  };
  const most = Math.max(attack, defense);
  return (
    <div className="ta-battle" data-decided={isDecided(table) || undefined}>
      <Side
        seat={battle.attacker}
        total={attack}
        label={t.attack}
        forces={forces(battle.attacker, attack, 0)}
        most={most}
        strong={attack > defense}
      />
      <Side
        seat={battle.defender}
        total={defense}
        label={battle.bonus > 0 ? t.defenseWith(battle.bonus) : t.defense}
        forces={forces(battle.defender, defense, battle.bonus)}
        most={most}
        strong={defense >= attack}
      />
      <Verdict />
    </div>
  );
}

/** What comes of the fight, if nobody adds anything to it, for those two who fight it. */
function Outcome() {
  const { view, t, facts } = useTable();
  const then = useMemo(() => asItStands(view), [view]);
  if (!then) return null;
  return (
    <>
      <h3 className="ta-outcome">{t.asItStands}</h3>
      <ul className="ta-changes">
        {[view.battle.defender, view.battle.attacker].map(seat => (
          <Changed key={seat} seat={seat} parts={changesOf(facts[seat], then[seat])} sure />
        ))}
      </ul>
    </>
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
      data-verbs={verb}
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
  const title =
    say && first
      ? say(reader, first.question.data, first.question.seat)
      : card >= 0
        ? words.card(card)
        : t.tray;
  const text = card >= 0 && T.KIND[card] !== T.TECHNOLOGY ? words.cards[T.cardId(card)].text : undefined;
  return (
    <Theatre
      label={t.tray}
      title={title}
      of={`${view.round}/${card}/${first?.question.kind ?? ''}`}
      tone={view.battle.card !== NONE ? 'war' : 'plain'}
      foldLabel={t.fold}
      showLabel={t.unfold}
      card={card !== NONE && cards.length === 0 ? <AnyCard card={card} /> : undefined}
      aside={
        text !== undefined || view.auction.card !== NONE ? (
          <>
            {text !== undefined && (
              <>
                <h3>{words.card(card)}</h3>
                <p>{text}</p>
              </>
            )}
            {view.auction.card !== NONE && <Auction />}
            {view.battle.card !== NONE && <Outcome />}
          </>
        ) : undefined
      }
    >
      {view.battle.card !== NONE && <Battle />}
      {cards.length > 0 && (
        <div className="ta-cards">
          {cards.map(choice => (
            <SmallCard key={choice.key} card={choice.answer[1] as number} choice={choice} />
          ))}
        </div>
      )}
      <AnyNumber />
      {plain.length > 0 && (
        <div className="ta-tray-acts">
          {plain.map(choice => (
            <ChoiceButton key={choice.key} choice={choice} hot={hot}>
              {face(table, choice)}
            </ChoiceButton>
          ))}
        </div>
      )}
    </Theatre>
  );
}
