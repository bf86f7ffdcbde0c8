/**
 * What is decided beside the board: payments, drafts with what they give and cost so far, offers, and everything that lies nowhere
 * else. It takes the place of the advances and the hand, so that no hex is covered.
 */
import type { BoardChoice, IconShape } from '@epoka/web/kit';
import { ChoiceButton, cx, Hit, Icon, markOf, SeatMark, useLook } from '@epoka/web/kit';
import type { ReactNode } from 'react';
import { buildingIcon, resourceIcon, unitIcon, upperIcon } from './art.ts';
import {
  activationSize,
  amountsOf,
  KINDS,
  LEADER,
  MOOD,
  mayTake,
  REGIONS,
  RESOURCES,
  sizeOf,
  UNITS,
} from './game.ts';
import { Amounts } from './hand.tsx';
import { icons } from './icons.ts';
import { GoodSign } from './mat.tsx';
import { CLOSING } from './sections.ts';
import { looseChoices } from './sheet-of.ts';
import { contentId, namesOf, placeOf, type Table, useTable } from './table.tsx';
import { Deal, Offer } from './trade.tsx';

/** The sentence of the open question. */
export function useTitle(): string {
  const { questions, words, reader } = useTable();
  const question = questions[0]?.question;
  if (!question) return '';
  const say = words.questions as unknown as Readonly<
    Record<string, (r: unknown, data: unknown, seat: number) => string>
  >;
  return say[question.kind](reader, question.data, question.seat);
}

/** The answers that finish the question, as buttons. */
function Closing() {
  const { choices, hot } = useTable();
  const closing = choices.list.filter(({ answer: [verb] }) => CLOSING.has(verb));
  if (closing.length === 0) return null;
  return (
    <div className="coc-closing">
      {closing.map(choice => (
        <ChoiceButton key={choice.key} choice={choice} hot={hot} kind="primary" />
      ))}
    </div>
  );
}

/** A choice as a large tile: its sign, its words, what it costs. */
export function ChoiceTile({
  choice,
  icon,
  sign,
  content,
  className,
  children,
}: {
  choice: BoardChoice;
  className?: string;
  icon?: IconShape | undefined;
  sign?: ReactNode;
  /** what explains itself when it is pointed at */
  content?: string | undefined;
  children?: ReactNode;
}) {
  const { hot } = useTable();
  const { target, look } = useLook({ choice, hot });
  return (
    <li className={cx('coc-choice', 'ek-glows', className)} data-content={content} {...look}>
      {sign ?? (icon && <Icon of={icon} />)}
      <span>{choice.label}</span>
      {children}
      <Hit choice={choice} hot={hot} target={target} name={choice.label} />
    </li>
  );
}

function Payments() {
  const { choices, questions } = useTable();
  const { cost } = questions[0].question.data as { cost: readonly number[] };
  return (
    <>
      <p className="coc-sum">
        <Amounts of={cost} />
      </p>
      <ul className="coc-choices">
        {choices.starting('pay').map(choice => (
          <PaymentTile key={choice.key} choice={choice} />
        ))}
      </ul>
    </>
  );
}

function PaymentTile({ choice }: { choice: BoardChoice }) {
  const { hot } = useTable();
  const { target, look } = useLook({ choice, hot });
  return (
    <li className={cx('coc-choice', 'coc-payment', 'ek-glows')} {...look}>
      <Amounts of={amountsOf(choice.answer[1] as number)} />
      <Hit choice={choice} hot={hot} target={target} name={choice.label} />
    </li>
  );
}

/** Places of a draft, filled one after the other. */
function Slots({ n, of, label }: { n: number; of: number; label: string }) {
  return (
    <p className="coc-slots">
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} data-on={i < n || undefined} />
        ))}
      </span>
      {label}
    </p>
  );
}

function Collecting() {
  const { view, t, words } = useTable();
  const got = RESOURCES.map((_, kind) => view.draft.filter((x, i) => i % 2 === 1 && x === kind).length);
  const n = view.draft.length / 2;
  const most = mayTake(view, view.from);
  return (
    <>
      <Slots n={n} of={most} label={t.taken(n, most)} />
      <ul className="coc-gains">
        {got.map((m, kind) =>
          m > 0 ? (
            <li key={RESOURCES[kind]} className={`coc-good-${RESOURCES[kind]}`}>
              <GoodSign kind={kind} />+{m} {namesOf(words).resource(kind)}
            </li>
          ) : null,
        )}
        {n === 0 && <li className="coc-quiet">{t.pressSpaces}</li>}
      </ul>
    </>
  );
}

/** After the numbers by kind: settlers and infantry that are paid with mood tokens. */
const LEVIED = KINDS;
const DRAFTED = KINDS + 1;

function Recruiting() {
  const { view, t, words, choices } = useTable();
  const names = namesOf(words);
  const { draft } = view;
  const n = draft.slice(0, KINDS).reduce((sum, m) => sum + m, 0);
  const most = activationSize(view, view.from);
  const cost = RESOURCES.map((_, kind) =>
    UNITS.reduce((sum, unit, k) => {
      const byMood = k === 0 ? draft[LEVIED] : k === 1 ? draft[DRAFTED] : 0;
      return sum + unit.cost[kind] * Math.max(0, (draft[k] ?? 0) - byMood);
    }, 0),
  );
  cost[MOOD] += (draft[LEVIED] ?? 0) + (draft[DRAFTED] ?? 0);
  // units of the draft paid otherwise: kind (none for a card) and resource, in pairs
  for (let i = 0; i < view.levied.length; i += 2) {
    const [kind, resource] = [view.levied[i], view.levied[i + 1]];
    if (kind >= 0) for (let good = 0; good < cost.length; good++) cost[good] -= UNITS[kind].cost[good];
    cost[resource]++;
  }
  return (
    <>
      <Slots n={n} of={most} label={t.recruited(n, most)} />
      <ul className="coc-choices">
        {choices.starting('add').map(choice => {
          const kind = choice.answer[1] as number;
          return (
            <ChoiceTile key={choice.key} choice={choice} icon={unitIcon(kind)}>
              <Amounts of={UNITS[kind].cost} />
              {draft[kind] > 0 && <b className="coc-many">×{draft[kind]}</b>}
            </ChoiceTile>
          );
        })}
        {choices.starting('levy').map(choice => (
          <ChoiceTile key={choice.key} choice={choice} icon={unitIcon(choice.answer[1] as number)} />
        ))}
        {choices.starting('leader').map(choice => (
          <ChoiceTile key={choice.key} choice={choice} icon={icons.leader} content={contentOf(choice)}>
            <Amounts of={UNITS[LEADER].cost} />
            {view.chief === choice.answer[1] && draft[LEADER] > 0 && <b className="coc-many">×1</b>}
          </ChoiceTile>
        ))}
        {choices.starting('levyWith').map(choice => (
          <ChoiceTile key={choice.key} choice={choice} icon={unitIcon(choice.answer[1] as number)} />
        ))}
        {choices.starting('shogun').map(choice => (
          <ChoiceTile key={choice.key} choice={choice} icon={icons.action} />
        ))}
      </ul>
      <p className="coc-sum">
        {n === 0 ? (
          <span className="coc-quiet">{t.nothingYet}</span>
        ) : (
          <>
            {draft.slice(0, KINDS).map((m, k) =>
              m > 0 ? (
                <span key={UNITS[k].id}>
                  {m} × {names.unit(k)}
                </span>
              ) : null,
            )}
            <span>
              {t.costs} <Amounts of={cost} />
            </span>
          </>
        )}
      </p>
    </>
  );
}

function Cheering() {
  const { view, t } = useTable();
  const cost = view.draft.reduce((sum, city) => sum + sizeOf(view, city), 0);
  return (
    <p className="coc-sum">
      {view.draft.length === 0 ? (
        <span className="coc-quiet">{t.pressCities}</span>
      ) : (
        <>
          <span>{view.draft.map(placeOf).join(', ')}</span>
          <span>
            {t.costs} <Amounts of={RESOURCES.map((_, kind) => (kind === MOOD ? cost : 0))} />
          </span>
        </>
      )}
    </p>
  );
}

/** The units of a group: those picked, and those that may still join. */
function Grouping() {
  const { view, t, words, choices } = useTable();
  const names = namesOf(words);
  const picked: (readonly [kind: number, n: number])[] = [];
  for (let i = 0; i < view.draft.length; i += 3) picked.push([view.draft[i], view.draft[i + 2]]);
  const all = choices.choice(['all']);
  const back = choices.choice(['back']);
  return (
    <>
      <p className="coc-sum">
        {picked.length === 0 ? (
          <span className="coc-quiet">{t.pickUnits}</span>
        ) : (
          picked.map(([kind, n], i) => (
            <span key={i}>
              <Icon of={unitIcon(kind)} /> {n} × {names.unit(kind)}
            </span>
          ))
        )}
      </p>
      <ul className="coc-choices">
        {all && <ChoiceTile choice={all} />}
        {choices.starting('unit').map(choice => (
          <ChoiceTile key={choice.key} choice={choice} icon={unitIcon(choice.answer[1] as number)} />
        ))}
        {back && <ChoiceTile choice={back} />}
      </ul>
      {picked.length > 0 && <p className="coc-quiet">{t.pressTarget}</p>}
    </>
  );
}

/** A tile of four spaces, as it came or turned round. */
function TilePicture({ tile, turn }: { tile: number; turn: number }) {
  const terrain = REGIONS[tile].terrain;
  const order = turn === 0 ? [0, 1, 2, 3] : [3, 2, 1, 0];
  const at = [
    [0, -24],
    [-21, 0],
    [21, 0],
    [0, 24],
  ] as const;
  return (
    <svg className="coc-tile" viewBox="-40 -42 80 84" width="80" height="84" aria-hidden="true">
      {order.map((i, place) => (
        <path
          key={place}
          className={`coc-${terrain[i]}`}
          transform={`translate(${at[place][0]} ${at[place][1]})`}
          d="M14 0L7 12H-7L-14 0L-7 -12H7Z"
        />
      ))}
    </svg>
  );
}

function Orienting() {
  const { choices, view, questions } = useTable();
  const { slot } = questions[0].question.data as { slot: number };
  const tile = view.slotTile[slot];
  return (
    <ul className="coc-choices">
      {choices.starting('lay').map(choice => (
        <ChoiceTile
          key={choice.key}
          choice={choice}
          sign={tile >= 0 ? <TilePicture tile={tile} turn={choice.answer[1] as number} /> : undefined}
        />
      ))}
    </ul>
  );
}

/** A sign beside a choice, by what it names. */
export function signOf(table: Table, { answer: [verb, a] }: BoardChoice): ReactNode {
  const id = a as number;
  switch (verb) {
    case 'choose':
    case 'receive':
    case 'spend':
      return <Icon of={resourceIcon(id)} />;
    case 'swapOne':
      return <Icon of={resourceIcon(id)} />;
    case 'unit':
    case 'drop':
      return <Icon of={unitIcon(id)} />;
    case 'leader':
    case 'appoint':
      return <Icon of={icons.leader} />;
    case 'banish':
    case 'add':
      return <Icon of={unitIcon(id)} />;
    case 'card':
      return id >= 0 ? <Icon of={upperIcon(id)} /> : undefined;
    case 'assign':
    case 'statue':
      return <Icon of={icons.objective} />;
    case 'building':
      return <Icon of={buildingIcon(id)} />;
    case 'seat':
      return <SeatMark mark={markOf(table, id)} name={table.reader.name(id)} size={24} />;
    default:
      return undefined;
  }
}

/** The civilization or leader that a choice names. */
function contentOf({ answer: [verb, a] }: BoardChoice): string | undefined {
  const id = a as number;
  if (verb === 'civilization') return contentId.civilization(id);
  return (verb === 'leader' || verb === 'appoint') && id >= 0 ? contentId.leader(id) : undefined;
}

export function Loose() {
  const table = useTable();
  const loose = looseChoices(table);
  return (
    <ul className="coc-choices">
      {loose.map(choice => (
        <ChoiceTile
          key={choice.key}
          choice={choice}
          sign={signOf(table, choice)}
          content={contentOf(choice)}
        />
      ))}
    </ul>
  );
}

function Body({ kind }: { kind: string }) {
  switch (kind) {
    case 'pay':
      return <Payments />;
    case 'collect':
      return <Collecting />;
    case 'recruit':
      return <Recruiting />;
    case 'happy':
      return <Cheering />;
    case 'group':
      return <Grouping />;
    case 'orient':
      return <Orienting />;
    case 'offer':
      return <Offer />;
    case 'deal':
      return <Deal />;
    default:
      return <Loose />;
  }
}

export function Sheet() {
  const { questions, view } = useTable();
  const title = useTitle();
  const kind = questions[0]?.question.kind ?? '';
  return (
    <section className={cx('coc-sheet', `coc-sheet-${kind}`)} aria-label={title}>
      <h3>{title}</h3>
      {view.eventCard >= 0 && <EventNote id={view.eventCard} />}
      <Body kind={kind} />
      <Closing />
    </section>
  );
}

/** The event that is being resolved, in full. */
function EventNote({ id }: { id: number }) {
  const { words } = useTable();
  const { name, text } = namesOf(words).event(id);
  return (
    <p className="coc-event-note">
      <b>{name}</b> {text}
    </p>
  );
}
