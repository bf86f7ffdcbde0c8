/** A battle as theatre: who fights where, the cards, both rows of dice with what they match, values, hits, losses, round after round. */
import { NONE, type Tell } from '@epoka/kernel';
import { ChoiceButton, cx, Icon, IconMark, markOf, SeatMark } from '@epoka/web/kit';
import { useEffect, useRef, useState } from 'react';
import { combatIcon, unitIcon } from './art.ts';
import { BARBARIAN, INFANTRY, IS_MILITARY, KINDS, SHIP } from './game.ts';
import { icons } from './icons.ts';
import { lookOf, UnitToken } from './pieces.tsx';
import { ChoiceTile, looseChoices, signOf, useTitle } from './sheet.tsx';
import { contentId, labelOf, namesOf, ownerName, type Table, useTable } from './table.tsx';

interface Roll {
  readonly values: readonly number[];
  readonly icons: readonly number[];
  readonly value: number;
}

interface SideStory {
  readonly owner: number;
  readonly card: number;
  readonly roll: Roll | undefined;
  readonly fell: number;
}

interface Story {
  readonly space: number;
  readonly sides: readonly [SideStory, SideStory];
  readonly round: number;
  /** the line that ended it */
  readonly end: Tell | undefined;
}

const ENDS: ReadonlySet<string> = new Set(['wins', 'draw', 'retreats', 'greatWall']);

/** The story of a battle with one more line of the log. */
export function told(story: Story | undefined, { key, args }: Tell): Story | undefined {
  if (key === 'battle') {
    const [attacker, defender, space] = args as readonly number[];
    const side = (owner: number): SideStory => ({ owner, card: NONE, roll: undefined, fell: 0 });
    return { space, sides: [side(attacker), side(defender)], round: 0, end: undefined };
  }
  if (!story || story.end) return story;
  const change = (owner: number, next: Partial<SideStory>): Story => {
    const [a, b] = story.sides;
    return {
      ...story,
      sides: a.owner === owner ? [{ ...a, ...next }, b] : [a, b.owner === owner ? { ...b, ...next } : b],
    };
  };
  switch (key) {
    case 'reveals':
      return change(args[0] as number, { card: args[1] as number });
    case 'combatRoll': {
      const [owner, values, signs, value] = args as readonly [
        number,
        readonly number[],
        readonly number[],
        number,
      ];
      const next = change(owner, { roll: { values, icons: signs, value }, fell: 0 });
      return owner === story.sides[0].owner ? { ...next, round: story.round + 1 } : next;
    }
    case 'falls': {
      const [owner, n] = args as readonly number[];
      const before = story.sides.find(side => side.owner === owner)?.fell ?? 0;
      return change(owner, { fell: before + n });
    }
    default:
      return ENDS.has(key) ? { ...story, end: { key, args } as Tell } : story;
  }
}

/** The battle that is going on, or that has just ended, until it is sent away. */
export function useBattle({ view, recent }: Pick<Table, 'view' | 'recent'>): {
  readonly story: Story | undefined;
  readonly close: () => void;
} {
  const [story, setStory] = useState<Story>();
  const seen = useRef<readonly Tell[]>([]);
  useEffect(() => {
    if (recent === seen.current) return;
    seen.current = recent;
    setStory(was => recent.reduce(told, was));
  }, [recent]);
  const { battle } = view;
  const going = battle.space !== NONE && battle.attacker !== NONE;
  if (going && !story)
    return {
      story: {
        space: battle.space,
        sides: [
          { owner: battle.attacker, card: NONE, roll: undefined, fell: 0 },
          { owner: battle.defender, card: NONE, roll: undefined, fell: 0 },
        ],
        round: battle.round,
        end: undefined,
      },
      close: () => undefined,
    };
  return { story: story && (going || story.end) ? story : undefined, close: () => setStory(undefined) };
}

function polygon(n: number, r: number): string {
  return `M${Array.from({ length: n }, (_, i) => {
    const a = -Math.PI / 2 + (i * 2 * Math.PI) / n;
    return `${(30 + r * Math.cos(a)).toFixed(1)} ${(30 + r * Math.sin(a)).toFixed(1)}`;
  }).join('L')}Z`;
}
const TEN = polygon(10, 28.4);
const FIVE = polygon(5, 22.5);

/** A die of twelve faces: its value, and below it the unit it favours. */
function CombatDie({
  value,
  icon,
  matched,
  label,
}: {
  value: number;
  icon: number;
  matched: boolean;
  label: string;
}) {
  return (
    <svg
      className={cx('coc-die', matched && 'coc-matched')}
      viewBox="0 0 60 60"
      role="img"
      aria-label={label}
      data-hint={label}
    >
      <path className="coc-drop" d={TEN} transform="translate(1.5 2.5)" />
      <path className="coc-die-body" d={TEN} />
      <path className="coc-die-face" d={FIVE} />
      <text x="30" y="31" textAnchor="middle">
        {value}
      </text>
      <IconMark of={unitIcon(icon)} x={30} y={40} size={15} />
    </svg>
  );
}

/** Which dice show an icon that a fighter matches; a unit matches once a round. */
function matches(roll: Roll, infantry: number): boolean[] {
  let left = infantry;
  return roll.icons.map(icon => {
    if (icon !== INFANTRY || left === 0) return false;
    left--;
    return true;
  });
}

const HIT = 5;
const STAR =
  'M12 1l2.6 6.2L21 4.6l-2.4 6L24 13l-5.6 2.6L21 21l-6.2-2.3L12 24l-2.6-5.3L3 21l2.6-5.4L0 13l5.6-2.4L3 4.6l6.4 2.6z';

function Hits({ roll, struck }: { roll: Roll; struck: number }) {
  const { t } = useTable();
  const hits = Math.floor(roll.value / HIT);
  return (
    <div className="coc-hits">
      <span className="coc-fives" aria-hidden="true">
        {Array.from({ length: hits }, (_, i) => (
          <i key={i} />
        ))}
        {roll.value % HIT > 0 && <i className="coc-part" style={{ flexGrow: roll.value % HIT }} />}
      </span>
      <span aria-hidden="true">
        {Array.from({ length: hits }, (_, i) => (
          <svg key={i} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path className={cx('coc-star', i >= struck && 'coc-star-off')} d={STAR} />
          </svg>
        ))}
      </span>
      <span>{t.hits(hits)}</span>
    </div>
  );
}

function Side({ story, side, index }: { story: Story; side: SideStory; index: 0 | 1 }) {
  const table = useTable();
  const { view, t, words } = table;
  const { battle } = view;
  const look = lookOf(table, side.owner);
  const going = battle.space === story.space && battle.attacker !== NONE;
  const troops = (kind: number): number =>
    !going
      ? 0
      : index === 0
        ? battle.host[kind]
        : view.holder[story.space] === side.owner
          ? view.troops[story.space * KINDS + kind]
          : 0;
  const fighters = Array.from({ length: KINDS }, (_, k) => k).flatMap(k => {
    const fights = battle.sea === 1 ? k === SHIP : IS_MILITARY[k];
    return fights && troops(k) > 0 ? [[k, troops(k)] as const] : [];
  });
  const { roll } = side;
  const other = story.sides[index === 0 ? 1 : 0];
  const infantry = troops(INFANTRY) + side.fell;
  const met = roll ? matches(roll, going ? infantry : roll.icons.length) : [];
  return (
    <div className={cx('coc-side', look.className)}>
      <p className="coc-side-head">
        {side.owner < BARBARIAN ? (
          <SeatMark mark={markOf(table, side.owner)} name={ownerName(table, side.owner)} size={24} />
        ) : (
          <Icon of={side.owner === BARBARIAN ? icons.barbarian : icons.pirate} />
        )}
        <b>{ownerName(table, side.owner)}</b>
        <span>{index === 0 ? t.attacks : t.defends}</span>
        {side.card !== NONE && (
          <span className="coc-played" data-content={contentId.combat(side.card)}>
            <Icon of={combatIcon(side.card)} />
            {namesOf(words).combat(side.card).name}
          </span>
        )}
      </p>
      <div className="coc-dice">
        {roll?.values.map((value, i) => (
          <CombatDie
            key={i}
            value={value}
            icon={roll.icons[i]}
            matched={met[i]}
            label={t.die(value, namesOf(words).unit(roll.icons[i]))}
          />
        ))}
        {!roll && <span className="coc-quiet">{t.noDice}</span>}
      </div>
      {roll && (
        <div className="coc-value">
          <span>{t.combatValue}</span>
          <b>{roll.value}</b>
          <Hits roll={roll} struck={other.fell} />
        </div>
      )}
      <div className="coc-fighters">
        {fighters.map(([kind, n]) => (
          <svg
            key={kind}
            width="40"
            height="40"
            viewBox="-20 -20 40 40"
            role="img"
            aria-label={`${n} × ${namesOf(words).unit(kind)}`}
          >
            <UnitToken look={look} icon={unitIcon(kind)} x={2} y={-1} size={30} n={n} />
          </svg>
        ))}
        {side.fell > 0 && <span className="coc-fell">{t.lost(side.fell)}</span>}
      </div>
    </div>
  );
}

function Decision() {
  const table = useTable();
  const { choices, hot, words, questions } = table;
  const title = useTitle();
  if (questions.length === 0) return null;
  const loose = looseChoices(table);
  const cards = choices.starting('card');
  const closing = choices.list.filter(({ answer: [verb] }) => verb === 'none' || verb === 'done');
  return (
    <div className="coc-decision">
      <h4>{title}</h4>
      <ul className="coc-choices">
        {loose
          .filter(choice => choice.answer[0] !== 'card')
          .map(choice => (
            <ChoiceTile key={choice.key} choice={choice} sign={signOf(table, choice)} />
          ))}
        {cards.map(choice => {
          const card = choice.answer[1] as number;
          return (
            <ChoiceTile
              key={choice.key}
              choice={choice}
              icon={combatIcon(card)}
              content={contentId.combat(card)}
            >
              <small>{namesOf(words).combat(card).text}</small>
            </ChoiceTile>
          );
        })}
      </ul>
      <div className="coc-closing">
        {closing.map(choice => (
          <ChoiceButton key={choice.key} choice={choice} hot={hot} kind="primary" />
        ))}
      </div>
    </div>
  );
}

export function Battle({ story, onClose }: { story: Story; onClose: () => void }) {
  const table = useTable();
  const { t, view, words, reader } = table;
  const [a, b] = story.sides;
  const say = words.tells as unknown as Readonly<
    Record<string, (r: unknown, ...a: readonly unknown[]) => string>
  >;
  return (
    <section className="coc-battle" aria-label={t.battleAt(labelOf(view, story.space))}>
      <header className="coc-battle-head">
        <span className={cx('coc-banner', lookOf(table, a.owner).className)}>
          {ownerName(table, a.owner)}
        </span>
        <span className="coc-banner-mid">
          <Icon of={icons.battle} />
          {labelOf(view, story.space)}
          <small>{t.round(Math.max(1, story.round))}</small>
        </span>
        <span className={cx('coc-banner', lookOf(table, b.owner).className)}>
          {ownerName(table, b.owner)}
        </span>
      </header>
      <Side story={story} side={a} index={0} />
      <Side story={story} side={b} index={1} />
      {story.end && (
        <p className="coc-verdict">
          <b>{say[story.end.key](reader, ...story.end.args)}</b>
          <button type="button" className="ek-button" onClick={onClose}>
            {t.close}
          </button>
        </p>
      )}
      {!story.end && <Decision />}
    </section>
  );
}
