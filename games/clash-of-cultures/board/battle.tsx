/** A battle as theatre: who fights where, the cards, every die over its unit, values, hits, cancels and losses, round after round. */
import { NONE } from '@epoka/kernel';
import {
  type BoardChoice,
  ChoiceButton,
  cx,
  Hit,
  Icon,
  IconMark,
  type IconShape,
  markOf,
  SeatMark,
  useHot,
  useLook,
} from '@epoka/web/kit';
import { type ReactNode, useState } from 'react';
import { combatIcon, unitIcon } from './art.ts';
import { B, BARBARIAN, KINDS, LEADER, lossesOf, type State } from './game.ts';
import { icons } from './icons.ts';
import { lookOf, UnitToken, unitSign } from './pieces.tsx';
import { ChoiceTile, signOf, useTitle } from './sheet.tsx';
import { looseChoices } from './sheet-of.ts';
import {
  type Column,
  columnsOf,
  fallenOf,
  fightersOf,
  hasAbilities,
  type ReadDie,
  readDice,
  type SideStory,
  type Story,
} from './story.ts';
import { contentId, namesOf, ownerName, placeOf, type Table, useTable } from './table.tsx';

function polygon(n: number, r: number): string[] {
  return Array.from({ length: n }, (_, i) => {
    const a = -Math.PI / 2 + (i * 2 * Math.PI) / n;
    return `${(30 + r * Math.cos(a)).toFixed(1)} ${(30 + r * Math.sin(a)).toFixed(1)}`;
  });
}
const outline = (points: readonly string[]): string => `M${points.join('L')}Z`;
const TEN = outline(polygon(10, 28.4));
const FIVE = outline(polygon(5, 22.5));
const EDGES = polygon(5, 22.5)
  .map((p, i) => `M${p}L${polygon(5, 28)[i]}`)
  .join('');

/** A die of twelve faces: its value, and below it the unit it favours. */
function CombatDie({ die, label }: { die: ReadDie; label: string }) {
  return (
    <svg
      className={cx('coc-die', die.unit !== NONE && 'coc-matched', die.empty && 'coc-empty')}
      viewBox="0 0 60 60"
      role="img"
      aria-label={label}
      data-hint={label}
    >
      <path className="coc-drop" d={TEN} transform="translate(1.5 2.5)" />
      <path className="coc-die-body" d={TEN} />
      <path className="coc-die-edge" d={EDGES} />
      <path className="coc-die-face" d={FIVE} />
      <text x="30" y="30" textAnchor="middle">
        {die.value}
      </text>
      {die.empty && <path className="coc-strike" d="M22 29L38 17" />}
      <IconMark of={unitIcon(die.icon)} x={30} y={40} size={15} />
    </svg>
  );
}

/** What becomes of a unit: it fell, it may be given up, it is given up. */
type Fate = 'stands' | 'lost' | 'picked';

function Fighter({
  look,
  icon,
  name,
  fate,
  choice,
}: {
  look: ReturnType<typeof lookOf>;
  icon: IconShape;
  name: string;
  fate: Fate;
  choice?: BoardChoice | undefined;
}) {
  const { hot, t } = useTable();
  const { target, look: lit } = useLook({ choice, hot });
  return (
    <span className={cx('coc-fighter', fate !== 'stands' && 'coc-fighter-lost')} {...lit}>
      <svg viewBox="-21 -21 42 42" aria-hidden="true">
        <UnitToken look={look} icon={icon} x={0} y={0} size={34} />
        {fate !== 'stands' && <path className="coc-cross" d="M-15 -15L15 15M15 -15L-15 15" />}
      </svg>
      <b>{name}</b>
      <small>{fate === 'lost' || fate === 'picked' ? t.fallen : choice ? t.loseThis : ' '}</small>
      <Hit choice={choice} hot={hot} target={target} name={name} />
    </span>
  );
}

/** A side of the battle while its losses are chosen: how many of each kind, and what a press on a unit does. */
interface Picking {
  readonly picked: readonly number[];
  readonly left: number;
  readonly press: (kind: number) => BoardChoice;
  readonly done: BoardChoice | undefined;
}

const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0);

/** Losses are picked unit by unit; the answer is the whole of them. */
function usePicking(): { readonly side: number; readonly picking: Picking | undefined } {
  const { questions, choices, view, t, words, hot } = useTable();
  const asked = questions.find(({ question }) => question.kind === 'losses')?.question;
  const [state, setState] = useState<{ id: number; picked: readonly number[] }>();
  const ways = choices.starting('losses');
  // a way pointed at in the list shows itself on the units
  const pointed = ways.find(way => way.key === hot.get());
  useHot(hot, pointed ?? ways[0]);
  if (!asked) return { side: NONE, picking: undefined };
  const side = asked.data as number;
  const none = Array.from({ length: KINDS }, () => 0);
  const picked =
    state?.id === asked.id ? state.picked : pointed ? lossesOf(pointed.answer[1] as number) : none;
  const left = view.battle.hits[side] - sum(picked);
  const units = fightersOf(view, side);
  const press = (kind: number): BoardChoice => ({
    key: `lift:${kind}`,
    questionId: asked.id,
    answer: ['losses', kind],
    legal: true,
    label: `${namesOf(words).unit(kind)}: ${t.loseThis}`,
    why: undefined,
    warn: undefined,
    ways: ways.filter(way => lossesOf(way.answer[1] as number)[kind] > 0),
    act: () => {
      const n = picked[kind];
      // one more of the kind where that is possible, else all of them stand up again
      const more = n < units[kind] && left > 0 ? n + 1 : 0;
      setState({ id: asked.id, picked: picked.map((m, k) => (k === kind ? more : m)) });
    },
  });
  const done = ways.find(way => lossesOf(way.answer[1] as number).every((n, kind) => n === picked[kind]));
  return { side, picking: { picked, left, press, done } };
}

const HIT = 5;
const STAR =
  'M12 1l2.6 6.2L21 4.6l-2.4 6L24 13l-5.6 2.6L21 21l-6.2-2.3L12 24l-2.6-5.3L3 21l2.6-5.4L0 13l5.6-2.4L3 4.6l6.4 2.6z';

/** The sum of a side: where its value comes from, the hits it scores, what of them is cancelled. */
function Sum({
  side,
  dice,
  strikes,
}: {
  side: SideStory;
  dice: readonly ReadDie[];
  /** hits that came through, where that is known */
  strikes: number | undefined;
}) {
  const { t } = useTable();
  const { roll } = side;
  if (!roll) return null;
  const pips = sum(dice.filter(die => !die.empty).map(die => die.value));
  const matched = sum(dice.map(die => die.plus));
  const rest = roll.value - pips - matched;
  const hits = Math.floor(roll.value / HIT);
  const over = roll.value % HIT;
  const stopped = strikes === undefined ? 0 : Math.max(0, hits - strikes);
  const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
  return (
    <>
      <p>
        {t.dice} <b>{pips}</b>
      </p>
      {matched > 0 && (
        <p>
          {t.matched} <b>{signed(matched)}</b>
        </p>
      )}
      {rest !== 0 && (
        <p>
          {t.otherValue} <b>{signed(rest)}</b>
        </p>
      )}
      <p className="coc-cv">
        {t.combatValue} <b>{roll.value}</b>
      </p>
      <span className="coc-fives" aria-hidden="true">
        {Array.from({ length: hits }, (_, i) => (
          <i key={i} />
        ))}
        {over > 0 && <i className="coc-part" style={{ flexGrow: over }} />}
      </span>
      <span className="coc-stars" aria-hidden="true">
        {Array.from({ length: hits }, (_, i) => (
          <svg key={i} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path className={cx('coc-star', i < stopped && 'coc-star-off')} d={STAR} />
            {i < stopped && <path className="coc-star-strike" d="M3 21L21 3" />}
          </svg>
        ))}
      </span>
      <span className="coc-hits">
        <b>{t.hits(hits)}</b>
        {stopped > 0 && `, ${t.cancelled(stopped)}`}
      </span>
    </>
  );
}

/** What a die says, in words under it. */
function dieWords(die: ReadDie, { t, words }: Pick<Table, 't' | 'words'>): readonly [string, string] {
  const unit = namesOf(words).unit(die.icon);
  if (die.empty) return [t.cancelsOne, t.countsNot(die.value)];
  return die.unit === NONE ? [unit, t.noMatch] : [`${unit} +${die.plus}`, ''];
}

function Side({ story, index, picking }: { story: Story; index: 0 | 1; picking: Picking | undefined }) {
  const table = useTable();
  const { view, t, words } = table;
  const { battle } = view;
  const names = namesOf(words);
  const side = story.sides[index];
  const other = story.sides[1 - index];
  const look = lookOf(table, side.owner);
  const going = battle.space === story.space && battle.attacker !== NONE && !story.end;
  const units = side.units ?? (going ? fightersOf(view, index) : undefined);
  const dice = side.roll ? readDice(side.roll, units, !going || hasAbilities(view, index)) : [];
  const columns = columnsOf(dice, units);
  const walled = index === 1 && story.round <= 1 && going && battle.walled === 1;
  // hits of the other side that came through: chosen now, or fallen already
  const losing = (of: SideStory, i: number): number | undefined =>
    of.fell > 0 ? of.fell : going && view.battle.shown === 1 && of.roll ? view.battle.hits[i] : undefined;
  const struck = other.fell > 0 || story.end ? other.fell : picking ? losing(other, 1 - index) : undefined;
  const enemies = other.units ? sum(other.units) : undefined;
  // whoever is wiped out had nothing cancelled
  const strikes = struck !== undefined && struck === enemies ? undefined : struck;
  const gone = units && fallenOf({ ...side, units });
  const picks = picking?.picked.slice();
  const fateOf = (kind: number): Fate => {
    if (gone && gone[kind] > 0) {
      gone[kind]--;
      return 'lost';
    }
    if (picks && picks[kind] > 0) {
      picks[kind]--;
      return 'picked';
    }
    return 'stands';
  };
  const column = ({ die, unit }: Column, i: number): ReactNode => (
    <li key={i} data-matched={(die && die.unit !== NONE) || undefined}>
      {die && (
        <>
          <CombatDie die={die} label={t.die(die.value, names.unit(die.icon))} />
          <span className={cx('coc-die-says', (die.plus > 0 || die.empty) && 'coc-plus')}>
            {dieWords(die, table).map((text, k) =>
              text === '' ? null : k === 0 ? <b key={k}>{text}</b> : <small key={k}>{text}</small>,
            )}
          </span>
          <i className="coc-join" />
        </>
      )}
      {unit !== NONE ? (
        <Fighter
          look={look}
          icon={unitSign(side.owner, unit)}
          name={unit === LEADER ? leaderOf(table, side.owner) : names.unit(unit)}
          fate={fateOf(unit)}
          choice={picking?.press(unit)}
        />
      ) : (
        die &&
        walled && (
          <Fighter look={look} icon={icons.fortress} name={names.building(B.fortress)} fate="stands" />
        )
      )}
    </li>
  );
  return (
    <div
      className={cx('coc-side', look.className)}
      data-old={(going && side.roll && story.round < battle.round) || undefined}
    >
      <p className="coc-side-head">
        <Crest table={table} owner={side.owner} size={24} />
        <b>{ownerName(table, side.owner)}</b>
        <span>
          {units && t.fighters(sum(units))}
          {side.roll && ` · ${t.diceThrown(side.roll.values.length)}`}
        </span>
        {picking && <b className="coc-call">{picking.left > 0 ? t.chooseMore(picking.left) : t.chosen}</b>}
        {!picking && side.fell > 0 && <span className="coc-fell">{t.lost(side.fell)}</span>}
      </p>
      <ul className="coc-columns">{columns.map(column)}</ul>
      <div className="coc-value">
        <Sum side={side} dice={dice} strikes={strikes} />
        {!side.roll && <p className="coc-quiet">{t.noDice}</p>}
        <Played table={table} side={side} index={index} />
        {picking?.done && <ChoiceButton choice={picking.done} hot={table.hot} kind="primary" />}
      </div>
    </div>
  );
}

function leaderOf({ view, words }: Table, owner: number): string {
  const id = owner < view.seats ? view.leader[owner] : NONE;
  return id === NONE ? namesOf(words).unit(LEADER) : namesOf(words).leader(id);
}

/** The card of a side: open, face down, or none. */
function Played({ table, side, index }: { table: Table; side: SideStory; index: number }) {
  const { view, t, words } = table;
  const { battle } = view;
  if (side.card !== NONE)
    return (
      <span className="coc-played" data-content={contentId.combat(side.card)}>
        <Icon of={combatIcon(side.card)} />
        <b>{namesOf(words).combat(side.card).name}</b>
        {side.thrown.length > 0 && <em>{side.thrown.join(' ')}</em>}
      </span>
    );
  const down = battle.space !== NONE && battle.shown === 0 && view.battleCards[index] !== NONE;
  return (
    <span className={cx('coc-played', down ? 'coc-face-down' : 'coc-no-card')}>
      {down && <Icon of={icons.action} />}
      {down ? t.faceDown : t.noCard}
    </span>
  );
}

function Crest({ table, owner, size }: { table: Table; owner: number; size: number }) {
  return owner < BARBARIAN ? (
    <SeatMark mark={markOf(table, owner)} name={ownerName(table, owner)} size={size} />
  ) : (
    <Icon of={owner === BARBARIAN ? icons.barbarian : icons.pirate} />
  );
}

function Decision() {
  const table = useTable();
  const { choices, hot, words, questions } = table;
  const title = useTitle();
  const kind = questions[0]?.question.kind;
  if (kind === undefined) return null;
  const loose = looseChoices(table).filter(
    ({ answer: [verb] }) => verb !== 'card' && (verb !== 'losses' || kind !== 'losses'),
  );
  const cards = choices.starting('card');
  const closing = choices.list.filter(({ answer: [verb] }) => verb === 'none' || verb === 'done');
  return (
    <div className="coc-decision">
      <h4>{title}</h4>
      {loose.length + cards.length > 0 && (
        <ul className="coc-choices">
          {loose.map(choice => (
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
                className="coc-combat"
              >
                <small>{namesOf(words).combat(card).text}</small>
              </ChoiceTile>
            );
          })}
        </ul>
      )}
      {closing.length > 0 && (
        <div className="coc-closing">
          {closing.map(choice => (
            <ChoiceButton key={choice.key} choice={choice} hot={hot} kind="primary" />
          ))}
        </div>
      )}
    </div>
  );
}

/** Where the round stands: cards, dice, losses, then on or back. */
const STEP_OF: Readonly<Record<string, number | undefined>> = {
  combatCard: 0,
  strategist: 0,
  arena: 1,
  parry: 1,
  immortals: 1,
  siegeFood: 1,
  losses: 2,
  fighter: 2,
  retreat: 3,
  sacrifice: 3,
};

function Steps({ story, kind }: { story: Story; kind: string | undefined }) {
  const { t, view } = useTable();
  const now = story.end ? t.battleSteps.length : (STEP_OF[kind ?? ''] ?? (view.battle.shown === 1 ? 2 : 0));
  return (
    <ol className="coc-steps">
      <li data-done>{t.round(Math.max(1, story.round, view.battle.round))}</li>
      {t.battleSteps.map((name, i) => (
        <li key={name} data-now={i === now || undefined} data-done={i < now || undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

/** What stands under the name of a side: its civilization; the defender's city. */
function noteOf({ view, words, t }: Table, story: Story, index: number): string {
  const { owner } = story.sides[index];
  const civ = owner < view.seats ? view.civ[owner] : NONE;
  const parts = [index === 0 ? t.attacks : t.defends];
  if (civ !== NONE) parts.push(namesOf(words).civilization(civ));
  if (index === 1 && isCity(view, story.space))
    parts.push(view.battle.walled === 1 ? t.walledCity : t.cityHere);
  return parts.join(' · ');
}

const isCity = (view: State, space: number): boolean => view.cityOwner[space] >= 0;

export function Battle({ story, onClose }: { story: Story; onClose: () => void }) {
  const table = useTable();
  const { t, words, reader, questions } = table;
  const { side, picking } = usePicking();
  const say = words.tells as unknown as Readonly<
    Record<string, (r: unknown, ...a: readonly unknown[]) => string>
  >;
  const banner = (index: 0 | 1) => {
    const { owner } = story.sides[index];
    return (
      <span className={cx('coc-banner', lookOf(table, owner).className)}>
        <Crest table={table} owner={owner} size={34} />
        <span>
          {ownerName(table, owner)}
          <small>{noteOf(table, story, index)}</small>
        </span>
      </span>
    );
  };
  return (
    <section className="coc-battle" aria-label={t.battleAt(placeOf(story.space))}>
      <header className="coc-battle-head">
        {banner(0)}
        <span className="coc-banner-mid">
          <Icon of={icons.battle} />
          {placeOf(story.space)}
        </span>
        {banner(1)}
      </header>
      <Steps story={story} kind={questions[0]?.question.kind} />
      <div className="coc-sides">
        <Side story={story} index={0} picking={side === 0 ? picking : undefined} />
        <Side story={story} index={1} picking={side === 1 ? picking : undefined} />
      </div>
      {story.end ? (
        <p className="coc-verdict">
          <b>{say[story.end.key](reader, ...story.end.args)}</b>
          <button type="button" className="ek-button" onClick={onClose}>
            {t.close}
          </button>
        </p>
      ) : (
        <Decision />
      )}
    </section>
  );
}
