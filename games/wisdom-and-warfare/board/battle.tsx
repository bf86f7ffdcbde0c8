/** A battle as theatre: both sides, the fronts with wounds and trumps, the hand, what a play would bring, and the totals. */
import { NONE } from '@epoka/kernel';
import {
  type BoardChoice,
  ChoiceButton,
  cx,
  Hit,
  Icon,
  markOf,
  SeatMark,
  useLook,
  vars,
} from '@epoka/web/kit';
import { MONGOLIA, TRUMPS, UNIT_TYPE, wonder } from '../content/tables.ts';
import { square as coordinates } from '../lang/types.ts';
import { armiesIn, bonusOf, combatValue, healthOf, strengthOf } from '../rules/battle.ts';
import { hasWonder, rank } from '../rules/counts.ts';
import { BARBARIANS, CITIES, CITY, HORDE, type State, VILLAGE_FIGHT } from '../rules/state.ts';
import { civCoin, unitIcon } from './art.ts';
import { icons } from './icons.ts';
import { id, namesOf, ROMAN } from './names.ts';
import { cityName } from './pieces.tsx';
import { oneOf, type Table, useTable, withVerb } from './table.tsx';

const PENTAGON = wonder('the-pentagon');
const TYPES = ['infantry', 'mounted', 'artillery', 'aircraft'] as const;

const typeOf = (unit: number): number => (unit >= 0 ? UNIT_TYPE[unit] : -2 - unit);

function rankOn(view: State, side: number, unit: number): number {
  const seat = view.battle.sides[side];
  return seat === BARBARIANS ? view.battle.rank : rank(view, seat, typeOf(unit));
}

function trumps(view: State, side: number, unit: number, enemy: number): boolean {
  if (TRUMPS[typeOf(unit)] !== typeOf(enemy)) return false;
  const other = view.battle.sides[1 - side];
  return other === BARBARIANS || !hasWonder(view, other, PENTAGON);
}

const sideName = ({ t, reader }: Table, seat: number): string =>
  seat === BARBARIANS ? t.barbarians : reader.name(seat);

export function battleTitle(table: Table): string {
  const { view, t } = table;
  const { city, kind, square } = view.battle;
  if (city !== NONE) return t.battle(cityName(table, city));
  return kind === VILLAGE_FIGHT ? t.villageBattle(coordinates(square)) : t.fieldBattle(coordinates(square));
}

/** Who attacks with what, and who defends. */
export function battleLine(table: Table): string {
  const { view, t, reader } = table;
  const [attacker, defender] = view.battle.sides;
  return t.attacks(
    attacker === BARBARIANS ? t.barbariansAttack : t.attackerName(reader.name(attacker)),
    armiesIn(view, 0),
    defender === BARBARIANS ? t.barbariansDefend : t.defends(reader.name(defender)),
  );
}

/** A unit card; unknown ones show the back of their type. */
function Unit({
  unit,
  side,
  wounds = 0,
  choice,
  lifted = false,
  small = false,
}: {
  unit: number;
  side: number;
  wounds?: number;
  choice?: BoardChoice | undefined;
  lifted?: boolean;
  small?: boolean;
}) {
  const table = useTable();
  const { view, words, t, hot, open } = table;
  const { target, look } = useLook({ choice, hot });
  const type = typeOf(unit);
  const seat = view.battle.sides[side];
  const at = rankOn(view, side, unit);
  const tone = cx(`ww-unit-${TYPES[type]}`, seat !== BARBARIANS && `ek-seat-${markOf(table, seat) % 8}`);
  if (unit < 0)
    return (
      <span className={cx('ww-unit-back', tone)} data-hint={t.types[type]}>
        <span className="ek-hidden">{t.types[type]}</span>
        <Icon of={unitIcon(type, at)} />
      </span>
    );
  const name = namesOf(words.cards).unit(unit, at);
  const health = healthOf(view, side, unit);
  const strength = strengthOf(view, side, unit);
  return (
    <div
      className={cx('ww-unit', 'ek-glows', tone, lifted && 'ww-unit-lifted', small && 'ww-unit-small')}
      data-content={id.unit(unit)}
      {...look}
    >
      <span className="ww-unit-head">
        <span className="ww-unit-rank">{type === 3 ? '' : ROMAN[at]}</span>
        <b>{name}</b>
      </span>
      <span className="ww-unit-art">
        <Icon of={unitIcon(type, at)} />
      </span>
      {wounds > 0 && (
        <span className="ww-unit-wounds" data-hint={t.wounds(wounds)}>
          <span className="ek-hidden">{t.wounds(wounds)}</span>
          {Array.from({ length: Math.min(wounds, 4) }, (_, i) => (
            <Icon key={i} of={icons.wound} />
          ))}
        </span>
      )}
      <span className="ww-unit-strength" data-hint={`${t.strength} ${strength}`}>
        <Icon of={icons.combat} />
        {strength}
      </span>
      <span
        className={cx('ww-unit-health', wounds > 0 && 'ww-hurt')}
        data-hint={`${t.health} ${health - wounds}`}
      >
        <Icon of={icons.health} />
        {wounds > 0 ? `${health - wounds}/${health}` : health}
      </span>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        name={name}
        onOpen={choice ? undefined : () => open(id.unit(unit))}
        openLabel={t.open}
      />
    </div>
  );
}

/** What the play of a unit on a front would bring. */
function outcome(view: State, unit: number, front: number) {
  const b = view.battle;
  const side = b.turn;
  const enemy = b.fronts[front * 2 + 1 - side];
  const deals = strengthOf(view, side, unit) + b.strike;
  const takes = strengthOf(view, 1 - side, enemy);
  const its = healthOf(view, 1 - side, enemy) - b.wounds[front * 2 + 1 - side];
  const mine = healthOf(view, side, unit);
  const first = trumps(view, side, unit, enemy);
  const last = !first && trumps(view, 1 - side, enemy, unit);
  const kills = deals >= its && !(last && takes >= mine);
  const dies = takes >= mine && !(first && deals >= its);
  return {
    enemy,
    first,
    last,
    kills,
    dies,
    own: dies ? 0 : mine - (first && kills ? 0 : takes),
    other: kills ? -its : -(last && dies ? 0 : deals),
  };
}

function Fallen({ side }: { side: number }) {
  const { view, t, words } = useTable();
  const { dead } = view.battle;
  if (dead[side].length === 0) return null;
  const names = namesOf(words.cards);
  return (
    <span className="ww-fallen">
      <i>{t.fallen}</i>
      {dead[side].map((unit, i) => (
        <span
          key={`${unit}/${i}`}
          className={cx('ww-dead', `ww-unit-${TYPES[typeOf(unit)]}`)}
          data-hint={names.unit(unit, rankOn(view, side, unit))}
        >
          <span className="ek-hidden">{names.unit(unit, rankOn(view, side, unit))}</span>
          <Icon of={unitIcon(typeOf(unit), rankOn(view, side, unit))} />
        </span>
      ))}
    </span>
  );
}

/** Whose unit cards lie below: the looker's, or the attacker's for those who only look. */
function nearSide({ view, seat }: Table): number {
  const { players } = view.battle;
  return players[1] === seat && players[0] !== seat
    ? 1
    : players[0] === seat && players[1] !== seat
      ? 0
      : view.battle.turn;
}

function Who({ side }: { side: number }) {
  const table = useTable();
  const { view, t } = table;
  const b = view.battle;
  const seat = b.sides[side];
  const Coin = civCoin();
  return (
    <span className="ww-fighter">
      {seat === BARBARIANS ? (
        <span className="ww-fighter-barbarian">
          <Icon of={icons.village} />
        </span>
      ) : (
        Coin && view.civ[seat] !== NONE && <Coin civ={view.civ[seat]} size={44} />
      )}
      <span>
        <b>
          {seat !== BARBARIANS && (
            <SeatMark mark={markOf(table, seat)} name={sideName(table, seat)} size={20} />
          )}{' '}
          {sideName(table, seat)}
        </b>
        <i>
          {side === 0 ? t.attacker : b.city === NONE ? t.defender : t.defendsCity} ·{' '}
          {t.inHand(b.hands[side].length)}
        </i>
      </span>
    </span>
  );
}

/** One front: the far side's unit above, the near one's below. */
function Front({ front, near }: { front: number; near: number }) {
  const table = useTable();
  const { view, t, choices, lifted, words } = table;
  const b = view.battle;
  const far = b.fronts[front * 2 + 1 - near];
  const mine = b.fronts[front * 2 + near];
  const engage = table.choices.list.filter(
    ({ answer }) =>
      answer[0] === 'engage' && answer[2] === front && (lifted === NONE || answer[1] === lifted),
  );
  const wound = choices.choice(['wound', front]);
  const mend = choices.choice(['mend', front]);
  const names = namesOf(words.cards);
  const strong =
    far >= 0 && mine >= 0
      ? trumps(view, near, mine, far)
        ? [mine, far]
        : trumps(view, 1 - near, far, mine)
          ? [far, mine]
          : undefined
      : undefined;
  const slot = (side: number) =>
    engage.length > 0 && side === b.turn ? (
      <Slot choice={oneOf(table, engage)} word={t.mayAttack} />
    ) : (
      <span className="ww-slot" />
    );
  return (
    <div className="ww-front">
      <span className="ww-front-name">{t.front(front + 1)}</span>
      {far === NONE ? (
        slot(1 - near)
      ) : (
        <Unit
          unit={far}
          side={1 - near}
          wounds={b.wounds[front * 2 + 1 - near]}
          choice={near === b.turn ? wound : mend}
        />
      )}
      <span className="ww-clash">
        {strong ? (
          <span className="ww-trump">
            <Icon of={icons.trump} />
            {t.trump(names.unit(strong[0], 1))}
          </span>
        ) : (
          <span>{far >= 0 && mine >= 0 ? t.engaged : far >= 0 || mine >= 0 ? t.alone : '–'}</span>
        )}
      </span>
      {mine === NONE ? (
        slot(near)
      ) : (
        <Unit
          unit={mine}
          side={near}
          wounds={b.wounds[front * 2 + near]}
          choice={near === b.turn ? mend : wound}
        />
      )}
    </div>
  );
}

function Slot({ choice, word }: { choice: BoardChoice | undefined; word: string }) {
  const { hot } = useTable();
  const { target, look } = useLook({ choice, hot });
  return (
    <div className="ww-slot ww-slot-go ek-glows" {...look}>
      {word}
      <Hit choice={choice} hot={hot} target={target} name={word} />
    </div>
  );
}

/** What a play would make of the totals: crossed out as they are, then as they would be. */
function Change({ from, by }: { from: number; by: number }) {
  return (
    <span className="ww-change">
      {by === 0 ? null : <s>{from}</s>} <b>{from + by}</b>
    </span>
  );
}

/** Where the unit that is picked up could fight, and what would come of it. */
function Forecast() {
  const table = useTable();
  const { view, t, lifted, words } = table;
  const b = view.battle;
  const side = b.turn;
  const unit = lifted === NONE ? NONE : b.hands[side][lifted];
  if (unit === NONE || unit === undefined || unit < 0)
    return <p className="ww-forecast ww-forecast-empty">{t.pickUnit}</p>;
  const names = namesOf(words.cards);
  const fronts = withVerb(table, 'engage').filter(c => c.answer[1] === lifted && c.legal);
  const now = [combatValue(view, side), combatValue(view, 1 - side)];
  const marks = [b.sides[side], b.sides[1 - side]].map(seat =>
    seat === BARBARIANS ? (
      <Icon of={icons.village} label={t.barbarians} />
    ) : (
      <SeatMark mark={markOf(table, seat)} name={sideName(table, seat)} size={20} />
    ),
  );
  return (
    <div className="ww-forecast">
      <b className="ww-forecast-title">{t.forecast(names.unit(unit, rankOn(view, side, unit)))}</b>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{marks[0]}</th>
            <th scope="col">{marks[1]}</th>
          </tr>
        </thead>
        <tbody>
          {fronts.slice(0, FORECASTS).map(choice => {
            const front = choice.answer[2] as number;
            const { enemy, first, last, kills, dies, own, other } = outcome(view, unit, front);
            const said = [
              first ? t.strikesFirst : last ? t.strikesLast : '',
              kills ? t.kills : '',
              dies ? t.dies : '',
            ].filter(Boolean);
            return (
              <tr key={choice.key}>
                <th scope="row">
                  <b className="ww-forecast-front">{front + 1}</b>
                  {names.unit(enemy, rankOn(view, 1 - side, enemy))}: {said.join(', ') || t.deals(-other)}
                </th>
                <td>
                  <Change from={now[0]} by={own} />
                </td>
                <td>
                  <Change from={now[1]} by={other} />
                </td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">
              <b className="ww-forecast-front">+</b>
              {t.newFront}
            </th>
            <td>
              <Change from={now[0]} by={healthOf(view, side, unit)} />
            </td>
            <td>
              <Change from={now[1]} by={0} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** Fronts whose outcome fits beside the hand. */
const FORECASTS = 3;

/** What is at stake: what each side's victory would bring. */
function Stakes() {
  const table = useTable();
  const { view, t } = table;
  const { kind, sides, city } = view.battle;
  const of = (side: number): readonly string[] => {
    const [won, lost] = [sides[side], sides[1 - side]];
    if (won === BARBARIANS) return [kind === HORDE && city % CITIES > 0 ? t.stakes.city : t.stakes.group];
    const attacked = side === 0;
    const capital = attacked && kind === CITY && city % CITIES === 0;
    const loot = (attacked && kind === CITY ? 2 : 1) + (attacked && view.civ[won] === MONGOLIA ? 1 : 0);
    const armies = lost === BARBARIANS ? 0 : armiesIn(view, 1 - side);
    return [
      capital ? t.stakes.game : '',
      attacked && kind === CITY && !capital ? t.stakes.city : '',
      attacked && kind === VILLAGE_FIGHT ? t.stakes.marker : '',
      armies > 0 ? t.stakes.armies(armies) : '',
      lost === BARBARIANS || kind === HORDE || capital ? '' : t.stakes.loot(loot),
    ].filter(Boolean);
  };
  const near = nearSide(table);
  return (
    <p className="ww-stakes">
      {[near, 1 - near].map(side => (
        <span key={side}>
          <b>{sides[side] === BARBARIANS ? t.barbariansWin : t.ifWins(sideName(table, sides[side]))}</b>{' '}
          {of(side).join(', ') || t.stakes.nothing}
        </span>
      ))}
    </p>
  );
}

/** A side's total with what it is made of. */
function Total({ side, near }: { side: number; near: boolean }) {
  const table = useTable();
  const { view, t } = table;
  const b = view.battle;
  const value = combatValue(view, side);
  const seat = b.sides[side];
  const who = (
    <span className="ww-total-who">
      {seat !== BARBARIANS && <SeatMark mark={markOf(table, seat)} name={sideName(table, seat)} size={20} />}
      <b>{sideName(table, seat)}</b>
    </span>
  );
  const parts = <i>{t.valueParts(value - b.bonus[side], b.bonus[side])}</i>;
  return (
    <span className="ww-total" data-hint={t.value(value)}>
      {near && who}
      {near && parts}
      <strong>{value}</strong>
      {!near && parts}
      {!near && who}
    </span>
  );
}

/** The combat bonus of a side against the other's: only the difference counts. */
function Bonus({ side }: { side: number }) {
  const { view, t } = useTable();
  const [own, other] = [bonusOf(view, side), bonusOf(view, 1 - side)];
  if (own === 0) return null;
  return (
    <span className="ww-bonus">
      <i>{other > 0 ? `${t.combatBonus} ${own} − ${other}` : t.combatBonus}</i>
      <b>+{Math.max(0, own - other)}</b>
    </span>
  );
}

function HandUnit({ place, side }: { place: number; side: number }) {
  const table = useTable();
  const { view, lifted, lift, choices, t } = table;
  const unit = view.battle.hands[side][place];
  const playable = choices.list.some(
    ({ answer, legal }) => legal && (answer[0] === 'open' || answer[0] === 'engage') && answer[1] === place,
  );
  // picking it up is no answer yet: the fronts then show where it can be played
  const pickUp: BoardChoice | undefined = playable
    ? {
        key: `lift:${place}`,
        questionId: -1,
        answer: ['lift', place],
        legal: true,
        label: t.pickUnit,
        why: undefined,
        warn: undefined,
        act: () => lift(lifted === place ? NONE : place),
      }
    : undefined;
  return <Unit unit={unit} side={side} choice={pickUp} lifted={lifted === place} small />;
}

export function BattleScene() {
  const table = useTable();
  const { view, t, hot, lifted, choices } = table;
  const b = view.battle;
  const near = nearSide(table);
  const fronts = Array.from({ length: b.fronts.length / 2 }, (_, i) => i);
  const values = [combatValue(view, 0), combatValue(view, 1)];
  const total = Math.max(1, values[0] + values[1]);
  const open = choices.list.filter(
    ({ answer }) => answer[0] === 'open' && (lifted === NONE || answer[1] === lifted),
  );
  const saves = withVerb(table, 'save', 'no');
  const [seat, other] = [b.sides[near], b.sides[1 - near]];
  return (
    <div className="ww-battle" data-verbs="engage open">
      <div className="ww-side ww-side-far">
        <Who side={1 - near} />
        <span className="ww-backs-row">
          {b.hands[1 - near].map((unit, i) => (
            <Unit key={`${unit}/${i}`} unit={unit} side={1 - near} small />
          ))}
        </span>
        <Fallen side={1 - near} />
        <Bonus side={1 - near} />
      </div>
      <div className="ww-fronts" data-n={fronts.length + 1}>
        {fronts.map(front => (
          <Front key={front} front={front} near={near} />
        ))}
        <div className="ww-front ww-front-new">
          <span className="ww-front-name">{t.newFront}</span>
          <span className="ww-slot ww-slot-none" />
          <span className="ww-clash" />
          {open.some(c => c.legal) ? (
            <Slot choice={oneOf(table, open)} word={t.openFront} />
          ) : (
            <span className="ww-slot ww-slot-none" />
          )}
        </div>
      </div>
      <div className="ww-totals">
        <Total side={near} near />
        <span
          className={cx('ww-tug', seat !== BARBARIANS && `ek-seat-${markOf(table, seat) % 8}`)}
          style={vars({ '--part': `${(100 * values[near]) / total}%` })}
        >
          <span className={cx(other !== BARBARIANS && `ek-seat-${markOf(table, other) % 8}`)} />
        </span>
        <Total side={1 - near} near={false} />
      </div>
      <div className="ww-side ww-side-near">
        <Who side={near} />
        <span className="ww-own-units">
          {b.hands[near].map((unit, place) => (
            <HandUnit key={`${unit}/${place}`} place={place} side={near} />
          ))}
        </span>
        <Fallen side={near} />
        <Bonus side={near} />
        {saves.length > 0 ? (
          <span className="ww-forecast">
            {saves.map(choice => (
              <ChoiceButton key={choice.key} choice={choice} hot={hot} />
            ))}
          </span>
        ) : (
          b.hands[near].length > 0 && b.turn === near && <Forecast />
        )}
      </div>
      <Stakes />
    </div>
  );
}
