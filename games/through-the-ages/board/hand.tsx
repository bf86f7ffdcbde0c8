/** Cards in hand: civil ones lie open for all, military ones are known to their owner only. */
import type { BoardChoice } from '@epoka/web/kit';
import { AnyCard, SmallCard } from './cards.tsx';
import { SIMPLE } from './game.ts';
import { copyOf } from './row.tsx';
import { oneOf, type Table, useTable } from './table.tsx';

/** Verbs whose first argument is a card in hand. */
const CIVIL_VERBS: ReadonlySet<string> = new Set(['leader', 'technology', 'reform', 'revolution', 'action']);
const MILITARY_VERBS: ReadonlySet<string> = new Set([
  'tactic',
  'event',
  'aggression',
  'war',
  'pact',
  'colonize',
  'discard',
  'bonus',
]);

function waysWith(table: Table, card: number, verbs: ReadonlySet<string>): readonly BoardChoice[] {
  return table.choices.list.filter(c => verbs.has(c.answer[0]) && c.answer[1] === card);
}

export function CivilHand({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, facts } = table;
  const { hand } = view.civs[seat];
  const own = seat === table.seat;
  return (
    <div className="ta-hand">
      <h3>
        {t.civilHand}
        <span className="ta-of" data-hint={t.handLimit(hand.length, facts[seat].handLimit)}>
          {hand.length}/{facts[seat].handLimit}
        </span>
      </h3>
      <div className="ta-cards">
        {hand.length === 0 && <p className="ta-none">{t.noCards}</p>}
        {hand.map((card, i) => (
          <SmallCard
            key={`${card}-${copyOf(hand, i)}`}
            card={card}
            choice={own ? oneOf(table, ...waysWith(table, card, CIVIL_VERBS)) : undefined}
            piece={`card-${card}-${copyOf(hand, i)}`}
          />
        ))}
      </div>
    </div>
  );
}

export function MilitaryHand({ seat }: { seat: number }) {
  const table = useTable();
  const { view, t, facts } = table;
  if (view.level === SIMPLE) return null;
  const { military } = view.civs[seat];
  const own = seat === table.seat;
  return (
    <div className="ta-hand">
      <h3>
        {t.militaryHand}
        <span className="ta-of" data-hint={t.handLimit(military.length, facts[seat].militaryLimit)}>
          {military.length}/{facts[seat].militaryLimit}
        </span>
      </h3>
      <div className="ta-cards">
        {military.length === 0 && <p className="ta-none">{t.noCards}</p>}
        {military.map((card, i) => (
          <AnyCard
            key={`${card}-${copyOf(military, i)}`}
            card={card}
            choice={own ? oneOf(table, ...waysWith(table, card, MILITARY_VERBS)) : undefined}
            piece={own ? `military-${card}-${copyOf(military, i)}` : undefined}
          />
        ))}
      </div>
    </div>
  );
}
