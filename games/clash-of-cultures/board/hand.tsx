/** Cards in hand: action cards, objectives with how far they are, wonders with their price, great persons; what was completed. */
import { type BoardChoice, cx, Hit, Icon, useLook, vars } from '@epoka/web/kit';
import { memo, type ReactNode } from 'react';
import { combatIcon, drawn, eventIcon, objectiveIcon, upperIcon, wonderIcon } from './art.ts';
import {
  A,
  CARD_UPPER,
  CULTURE,
  OBJECTIVE_CARDS,
  OBJECTIVES,
  owns,
  RESOURCES,
  UPPERS,
  WONDER_ADVANCE,
  WONDERS,
} from './game.ts';
import { icons } from './icons.ts';
import { GoodSign } from './mat.tsx';
import { contentId, namesOf, oneOf, useTable } from './table.tsx';

/** A price as it is printed: how many of what. */
export function Amounts({ of }: { of: readonly number[] }) {
  return (
    <span className="coc-amounts">
      {of.map((n, kind) =>
        n > 0 ? (
          <span key={RESOURCES[kind]}>
            <b>{n}</b>
            <GoodSign kind={kind} />
          </span>
        ) : null,
      )}
    </span>
  );
}

function Held({
  kind,
  corner,
  tone,
  name,
  content,
  choice,
  piece,
  children,
}: {
  kind: string;
  corner?: ReactNode;
  tone: 'action' | 'objective' | 'wonder' | 'person';
  name: string;
  content: string;
  choice: BoardChoice | undefined;
  piece: string;
  children: ReactNode;
}) {
  const { hot, open, t } = useTable();
  const { target, look } = useLook({ choice, hot });
  return (
    <li
      className={cx('coc-card', `coc-card-${tone}`, 'ek-glows')}
      data-content={content}
      data-piece={piece}
      {...look}
    >
      <span className="coc-card-kind">
        <span>{kind}</span>
        <span>{corner}</span>
      </span>
      {children}
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        onOpen={choice ? undefined : () => open(content)}
        openLabel={t.open}
        name={name}
      />
    </li>
  );
}

function ActionCard({ card, choice }: { card: number; choice: BoardChoice | undefined }) {
  const { words, t } = useTable();
  const names = namesOf(words);
  const upper = names.upper(card);
  const { action, culture } = UPPERS[CARD_UPPER[card]];
  return (
    <Held
      kind={action ? t.mainAction : t.freeAction}
      corner={culture > 0 ? <Amounts of={culturePrice(culture)} /> : undefined}
      tone="action"
      name={upper.name}
      content={contentId.upper(card)}
      choice={choice}
      piece={`action-${card}`}
    >
      <span className="coc-card-art">
        <Icon of={upperIcon(card)} />
      </span>
      <b className="coc-card-name">{upper.name}</b>
      <span className="coc-card-low" data-content={contentId.combat(card)}>
        <Icon of={combatIcon(card)} />
        {names.combat(card).name}
      </span>
    </Held>
  );
}

const culturePrice = (n: number): readonly number[] => RESOURCES.map((_, kind) => (kind === CULTURE ? n : 0));

function ObjectiveCard({ card }: { card: number }) {
  const table = useTable();
  const { words, choices, t, view, seat, scenes } = table;
  const names = namesOf(words);
  const halves = [0, 1] as const;
  const statue = choices.choice(['statue', card]);
  const completing = halves.flatMap(half => choices.choice(['complete', card, half]) ?? []);
  const choice = oneOf(table, statue ? [...completing, statue] : completing);
  return (
    <Held
      kind={t.objective}
      corner={
        <>
          2<Icon of={icons.points} />
        </>
      }
      tone="objective"
      name={halves.map(half => names.half(card, half).name).join(' / ')}
      content={contentId.objective(card, 0)}
      choice={choice}
      piece={`objective-${card}`}
    >
      {halves.map(half => {
        const id = OBJECTIVE_CARDS[card].objectives[half];
        const timing = OBJECTIVES.find(x => x.id === id)?.timing;
        const far = scenes?.progressOf(view, seat, id);
        return (
          <span
            key={half}
            className="coc-half"
            data-content={contentId.objective(card, half)}
            data-met={far?.met || undefined}
          >
            <Icon of={objectiveIcon(card, half)} />
            <b>{names.half(card, half).name}</b>
            <small>{far ? t.progress(far.n, far.of) : timing === 'status' ? t.inStatus : t.atOnce}</small>
          </span>
        );
      })}
    </Held>
  );
}

function WonderCard({ id }: { id: number }) {
  const table = useTable();
  const { words, choices, t, view, seat } = table;
  const names = namesOf(words);
  const { cost, owner, builder } = WONDERS[id];
  const art = drawn();
  const needed = WONDER_ADVANCE[id];
  return (
    <Held
      kind={t.wonder}
      corner={
        <>
          {owner + builder}
          <Icon of={icons.points} />
        </>
      }
      tone="wonder"
      name={names.wonder(id)}
      content={contentId.wonder(id)}
      choice={oneOf(table, choices.starting('wonder', id))}
      piece={`wonder-${id}`}
    >
      <span className="coc-card-art">{art ? <art.WonderArt id={id} /> : <Icon of={wonderIcon(id)} />}</span>
      <b className="coc-card-name">{names.wonder(id)}</b>
      <Amounts of={cost} />
      {!owns(view, seat, A.engineering) || !owns(view, seat, needed) ? (
        <span className="coc-card-low">
          {t.needs(names.advance(owns(view, seat, A.engineering) ? needed : A.engineering))}
        </span>
      ) : null}
    </Held>
  );
}

function PersonCard({ id, choice, note }: { id: number; choice: BoardChoice | undefined; note: string }) {
  const { words } = useTable();
  const { name } = namesOf(words).event(id);
  return (
    <Held
      kind={note}
      tone="person"
      name={name}
      content={contentId.event(id)}
      choice={choice}
      piece={`event-${id}`}
    >
      <span className="coc-card-art">
        <Icon of={eventIcon(id)} />
      </span>
      <b className="coc-card-name">{name}</b>
    </Held>
  );
}

/** Cards of a hand that others may not see. */
function Backs({ n, tone, name }: { n: number; tone: 'action' | 'objective' | 'wonder'; name: string }) {
  const { t } = useTable();
  if (n === 0) return null;
  return (
    <li className={cx('coc-card', `coc-card-${tone}`, 'coc-card-back')} data-hint={t.backsNote}>
      <span className="coc-card-art">
        <Icon of={icons[tone]} />
      </span>
      <b className="coc-card-name">
        {n} × {name}
      </b>
    </li>
  );
}

/** cards that stand side by side */
const FEW = 6;

export const Hand = memo(function Hand({ seat, mine }: { seat: number; mine: boolean }) {
  const { view, choices, t } = useTable();
  const hidden = (list: readonly number[]) => list.filter(card => card < 0).length;
  const known = (list: readonly number[]) => list.filter(card => card >= 0);
  const of = (answer: readonly [string, number]) => (mine ? choices.choice(answer) : undefined);
  const cards =
    view.fronts[seat].length +
    view.hands[seat].length +
    view.objectives[seat].length +
    view.wonders[seat].length +
    view.persons[seat].length;
  const shared = view.shared === 1 ? view.wonderOpen : [];
  const n = cards + shared.length;
  return (
    <ul
      className="coc-hand"
      aria-label={t.hand}
      data-crowd={n > FEW * 2 ? 'many' : n > FEW ? 'some' : undefined}
      style={vars({ '--n': Math.ceil(n / 2), '--across': n > FEW * 2 ? 5 : 4 })}
    >
      {n === 0 && <li className="coc-none">{t.noCards}</li>}
      {known(view.hands[seat]).map(card => (
        <ActionCard key={`a${card}`} card={card} choice={of(['play', card])} />
      ))}
      <Backs n={hidden(view.hands[seat])} tone="action" name={t.actionCard} />
      {known(view.objectives[seat]).map(card => (
        <ObjectiveCard key={`o${card}`} card={card} />
      ))}
      <Backs n={hidden(view.objectives[seat])} tone="objective" name={t.objective} />
      {known([...view.wonders[seat], ...shared]).map(card => (
        <WonderCard key={`w${card}`} id={card} />
      ))}
      <Backs n={hidden(view.wonders[seat])} tone="wonder" name={t.wonder} />
      {view.persons[seat].map(card => (
        <PersonCard key={`p${card}`} id={card} choice={of(['person', card])} note={t.person} />
      ))}
      {view.fronts[seat].map(card => (
        <PersonCard key={`f${card}`} id={card} choice={undefined} note={t.event} />
      ))}
    </ul>
  );
});
