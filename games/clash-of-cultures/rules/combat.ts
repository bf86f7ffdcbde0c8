/** The combat round (COC-17.6 to 17.14): cards, reveal, roll, casualties, end check. Side 0 attacks, side 1 defends. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import {
  A,
  B,
  CA,
  CARD_COMBAT,
  CAVALRY,
  COMBAT,
  COMBATS,
  CULTURE,
  DIE_ICONS,
  DIE_VALUES,
  ELEPHANT,
  INFANTRY,
  KINDS,
  L,
  LEADER,
  MOOD,
  W,
} from '../content/index.ts';
import { civBonus, civCancels, isCapped, isCrowded, isGagged } from './bonus.ts';
import {
  amount,
  civ,
  hasBuilding,
  isEnemySpace,
  isLand,
  leaderAt,
  militaryAt,
  STACK,
  unitsAt,
  within,
  wonderWorks,
  works,
} from './counts.ts';
import { drawActions, leaveHand, pileAction } from './drawing.ts';
import { canPay } from './goods.ts';
import { ACTION, byAll, receive } from './hands.ts';
import { layoutFor } from './layout.ts';
import { fighters, SIDES, sideOwner, takeLosses, unitsOn } from './losses.ts';
import { BARBARIAN, HAPPY, type State } from './state.ts';
import { putUnits, removeUnits } from './units.ts';
import type { G, Kind, StepTable } from './vocabulary.ts';
import { TUSKS } from './war-deeds.ts';
import { busy } from './words.ts';

const HIT = 5;
const LUCKY = 5;

// ---- cards

/** What keeps a combat effect from being played by this side (COC-17.6). */
export function whyNotEffect(g: G, side: number, effect: number): Blocked {
  const { s } = g;
  const b = s.battle;
  const { needs, role, place } = COMBATS[effect];
  const list: readonly string[] = needs;
  const fit =
    (list.includes('army') && b.sea === 0 && fighters(s, side) > 0) ||
    (list.includes('ship') && b.sea === 1 && fighters(s, side) > 0) ||
    (list.includes('fortress') && side === 1 && b.walled === 1 && b.round === 1);
  if (!fit) return g.no('card-needs');
  if ((role === 'attacker' && side !== 0) || (role === 'defender' && side !== 1)) return g.no('card-role');
  if (place === 'city' && b.cityOf === NONE) return g.no('card-place');
  if (place === 'high-ground' && side === 0 && b.cityOf !== NONE) return g.no('card-place');
  if (effect === COMBAT['tactical-retreat'] && !canFallBack(s)) return g.no('nowhere-to-go');
  return OK;
}

/** Cards are asked for on public grounds only: Tactics and a card in hand. */
function mayPlay(s: State, side: number): boolean {
  const seat = cardPlayer(s, side);
  return seat !== NONE && works(s, seat, A.tactics) && s.hands[seat].length > 0 && !isGagged(s, side);
}

/** Who plays cards for a side: its owner; for barbarians near Viriatus his player (Loyalty); else nobody. */
export function cardPlayer(s: State, side: number): number {
  const owner = sideOwner(s, side);
  if (owner < s.seats) return owner;
  if (owner !== BARBARIAN) return NONE;
  for (let seat = 0; seat < s.seats; seat++)
    if (s.leader[seat] === L.viriatus && seat !== sideOwner(s, 1 - side))
      return within(s, leaderAt(s, seat), s.battle.space, 2) ? seat : NONE;
  return NONE;
}

export const combatCard: Kind<'combatCard'> = {
  secret: true,
  choices(g, { seat, data: side }, offer) {
    for (const card of g.s.hands[seat]) offer.unless(whyNotEffect(g, side, CARD_COMBAT[card]), 'card', card);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: side }, a) {
    if (a[0] === 'none') return;
    leaveHand(g.s, seat, a[1]);
    g.s.battleCards[side] = a[1];
    g.tell('faceDown', seat);
  },
};

// ---- the round

export const combatSteps: Pick<
  StepTable,
  | 'combatRound'
  | 'combatCard'
  | 'reveal'
  | 'martyr'
  | 'onReveal'
  | 'beforeRoll'
  | 'rolls'
  | 'arena'
  | 'casualties'
  | 'fallen'
  | 'roundCheck'
  | 'roundGoesOn'
  | 'fallBack'
> = {
  combatRound(g) {
    const b = g.s.battle;
    b.round++;
    b.shown = 0;
    for (const side of SIDES) {
      b.effect[side] = NONE;
      b.silenced[side] = 0;
      b.peltasts[side] = 0;
      b.hits[side] = 0;
      b.cancels[side] = 0;
      b.paidValue[side] = 0;
      b.carded[side] = 0;
      b.horse[side] = 0;
      b.began[side] = fighters(g.s, side);
    }
    g.next('terror', 0);
    g.next('terror', 1);
    g.next('combatCard', 0);
    g.next('combatCard', 1);
    g.next('reveal');
  },
  combatCard(g, side) {
    if (mayPlay(g.s, side)) g.ask(cardPlayer(g.s, side), 'combatCard', side);
  },
  /** Scout first, then Martyr, then the rest, the attacker's before the defender's (COC-17.7). */
  reveal(g) {
    const { s } = g;
    const b = s.battle;
    b.shown = 1;
    for (const side of SIDES)
      if (s.battleCards[side] !== NONE) {
        b.effect[side] = CARD_COMBAT[s.battleCards[side]];
        b.carded[side] = 1;
        g.tell('reveals', cardPlayer(s, side), s.battleCards[side]);
      }
    for (const side of SIDES) if (b.effect[side] === COMBAT.scout) scout(g, side);
    g.next('strategist', 0);
    g.next('strategist', 1);
    g.next('martyr', 0);
    g.next('martyr', 1);
    g.next('onReveal', 0);
    g.next('onReveal', 1);
    g.next('beforeRoll');
  },
  /** One fighter of each side goes, and the other card is ignored. */
  martyr(g, side) {
    const b = g.s.battle;
    if (b.effect[side] !== COMBAT.martyr) return;
    b.effect[1 - side] = NONE;
    g.next('loseFighters', 0);
    g.next('loseFighters', 1);
  },
  onReveal(g, side) {
    const { s } = g;
    const b = s.battle;
    if (b.effect[side] === COMBAT.archers) {
      const value = DIE_VALUES[g.roll(12)];
      g.tell('cardRoll', sideOwner(s, side), [value]);
      if (value >= LUCKY) g.next('loseFighters', 1 - side);
    } else if (b.effect[side] === COMBAT.peltasts) {
      const values: number[] = [];
      for (let i = fighters(s, side); i > 0; i--) values.push(DIE_VALUES[g.roll(12)]);
      g.tell('cardRoll', sideOwner(s, side), values);
      if (values.some(value => value >= LUCKY)) b.peltasts[side] = 1;
    }
  },
  /** Tactical Retreat ends the battle; Siege may be bought off; without a fighter nobody rolls (COC-17.8). */
  beforeRoll(g) {
    const { s } = g;
    const b = s.battle;
    const alone = b.strength[1] === 0;
    if (fighters(s, 0) === 0 || (fighters(s, 1) === 0 && !alone)) {
      g.next('roundCheck');
      return;
    }
    if (b.effect[1] === COMBAT['tactical-retreat']) {
      g.ask(b.defender, 'fallBack');
      g.next('fallBack');
      return;
    }
    if (b.effect[0] === COMBAT.siege) {
      b.silenced[1] = 1;
      if (b.defender < s.seats && canPay(s, b.defender, SIEGE_FOOD, 0)) g.ask(b.defender, 'siegeFood');
    }
    g.next('immortals', 0);
    g.next('immortals', 1);
    g.next('rolls');
  },
  rolls(g) {
    const { s } = g;
    const b = s.battle;
    for (const side of SIDES) {
      const { values, icons } = throwDice(g, diceOf(s, side), hasAbilities(s, side) && isLed(s, side));
      b.hits[1 - side] = combatValue(s, side, values, icons);
      g.tell('combatRoll', sideOwner(s, side), values, icons, b.hits[1 - side]);
    }
    g.next('arena', 0);
    g.next('arena', 1);
    g.next('parry', 0);
    g.next('parry', 1);
    g.next('casualties');
  },
  /** Once in a land battle a token for one more combat value, after the roll (COC-17.11). */
  arena(g, side) {
    const { s } = g;
    const seat = sideOwner(s, side);
    if (s.battle.sea === 1 || seat >= s.seats || s.battle.arena[side] === 1) return;
    if (wonderWorks(s, seat, W['great-arena']) && amount(s, seat, MOOD) + amount(s, seat, CULTURE) > 0)
      g.ask(seat, 'arena', side);
  },
  /** Hits, cancels, Encircled; both sides lose at the same time (COC-17.12). */
  casualties(g) {
    const { s } = g;
    const b = s.battle;
    for (const side of SIDES)
      b.hits[side] = Math.min(
        fighters(s, side),
        Math.max(0, Math.floor(b.hits[side] / HIT) - cancelsOf(s, side)),
      );
    for (const side of SIDES) encircle(g, side);
    g.next('chooseLosses');
    g.next('fallen');
  },
  fallen(g) {
    const { s } = g;
    const b = s.battle;
    takeLosses(g);
    for (const side of SIDES)
      if (b.effect[side] === COMBAT.surprise && b.hits[1 - side] > 0) drawActions(g, cardPlayer(s, side), 1);
    g.next('roundCheck');
  },
  /** COC-17.14 */
  roundCheck(g) {
    const { s } = g;
    const b = s.battle;
    discardCards(s);
    const attackers = fighters(s, 0);
    const defenders = fighters(s, 1);
    const alone = b.strength[1] === 0;
    b.wallDie = 0;
    b.wallCancel = 0;
    if (attackers > 0 && defenders > 0) {
      if (b.eclipse === 1 && (b.from !== NONE || b.origin !== NONE)) g.next('withdraw');
      else g.next('sacrifice');
    } else if (attackers > 0) g.next('aftermath', b.attacker);
    else if (defenders > 0 || alone) g.next('aftermath', b.defender);
    else g.next('aftermath', NONE);
  },
  roundGoesOn(g) {
    const b = g.s.battle;
    if (b.from !== NONE) g.ask(b.attacker, 'retreat');
    else g.next('combatRound');
  },
  fallBack(g) {
    discardCards(g.s);
    g.next('aftermath', g.s.battle.attacker);
  },
};

function discardCards(s: State): void {
  for (const side of SIDES) {
    if (s.battleCards[side] === NONE) continue;
    pileAction(s, cardPlayer(s, side), s.battleCards[side]);
    s.battle.playedCards[side].push(s.battleCards[side]);
    s.battleCards[side] = NONE;
  }
}

/** Ignores the other card and takes it. */
function scout(g: G, side: number): void {
  const { s } = g;
  const other = 1 - side;
  const card = s.battleCards[other];
  if (card === NONE) return;
  const seat = cardPlayer(s, side);
  s.battle.effect[other] = NONE;
  s.battleCards[other] = NONE;
  receive(s, ACTION, seat, card, byAll(s));
  g.tell('takeAction', seat, card);
}

function encircle(g: G, side: number): void {
  const { s } = g;
  const { effect, hits } = s.battle;
  const other = 1 - side;
  if (effect[side] !== COMBAT.encircled) return;
  if (hits[other] < hits[side] || hits[other] >= fighters(s, other)) return;
  const value = DIE_VALUES[g.roll(12)];
  g.tell('cardRoll', sideOwner(s, side), [value]);
  if (value >= LUCKY) hits[other]++;
}

// ---- dice

const EXTRA_DIE: readonly number[] = [
  COMBAT['defensive-formation'],
  COMBAT.flanking,
  COMBAT['for-the-people'],
];

function diceOf(s: State, side: number): number {
  const b = s.battle;
  return fighters(s, side) + (side === 1 ? b.wallDie : 0) + (EXTRA_DIE.includes(b.effect[side]) ? 1 : 0);
}

/** Conflict abilities work for the side this round. */
function hasAbilities(s: State, side: number): boolean {
  const b = s.battle;
  return (
    b.sea === 0 &&
    b.effect[1 - side] !== COMBAT['high-ground'] &&
    b.silenced[side] === 0 &&
    !isCrowded(s, side)
  );
}

const isLed = (s: State, side: number) => unitsOn(s, side, LEADER) > 0;

/** Faces of so many dice: values and, as kinds of units, icons. A leader has the first die with its icon rolled again. */
function throwDice(g: G, n: number, led: boolean): { values: number[]; icons: number[] } {
  const values: number[] = [];
  const icons: number[] = [];
  let again = led;
  for (let i = 0; i < n; i++) {
    let face = g.roll(12);
    if (again && ICON_KIND[face] === LEADER) {
      again = false;
      while (ICON_KIND[face] === LEADER) face = g.roll(12);
    }
    values.push(DIE_VALUES[face]);
    icons.push(ICON_KIND[face]);
  }
  return { values, icons };
}

const ICON_KINDS = { infantry: INFANTRY, cavalry: CAVALRY, elephant: ELEPHANT, leader: LEADER } as const;
const ICON_KIND: readonly number[] = DIE_ICONS.map(icon => ICON_KINDS[icon]);

/** Infantry +1, cavalry +2; an elephant's die counts nothing and cancels a hit: the lowest dice first (COC-17.9). */
function matchIcons(s: State, side: number, values: readonly number[], icons: readonly number[]): number {
  const b = s.battle;
  let infantry = unitsOn(s, side, INFANTRY);
  let cavalry = unitsOn(s, side, CAVALRY);
  let bonus = 0;
  for (let i = 0; i < icons.length; i++) {
    if (icons[i] === INFANTRY && infantry > 0) {
      infantry--;
      bonus++;
    } else if (icons[i] === CAVALRY && cavalry > 0) {
      cavalry--;
      bonus += 2;
      const worth = values[i] + 2;
      if (b.horse[side] === 0 || worth < b.horse[side]) b.horse[side] = worth;
    }
  }
  if (b.horse[side] > 0 && holdsByHorse(s, side)) bonus++;
  return bonus;
}

/** Horsemanship: behind a Fortress one cavalry is worth more in the first round. */
function holdsByHorse(s: State, side: number): boolean {
  const b = s.battle;
  return side === 1 && b.round === 1 && b.walled === 1 && civ(s, sideOwner(s, 1), CA.horsemanship);
}

/** The dice that elephants are matched with: what their values add up to. */
function matchElephants(s: State, side: number, values: readonly number[], icons: readonly number[]): number {
  const dice = values.filter((_, i) => icons[i] === ELEPHANT).sort((x, y) => x - y);
  const matched = dice.slice(0, unitsOn(s, side, ELEPHANT));
  s.battle.cancels[side] += matched.length;
  return matched.reduce((sum, value) => sum + value, 0);
}

/** COC-17.9, COC-17.10 */
function combatValue(s: State, side: number, values: readonly number[], icons: readonly number[]): number {
  const b = s.battle;
  const seat = sideOwner(s, side);
  let dice = 0;
  for (const value of values) dice += value;
  let bonus = b.bonus[side] + b.paidValue[side] + cardBonus(s, side);
  if (hasAbilities(s, side)) {
    bonus += matchIcons(s, side, values, icons);
    dice -= matchElephants(s, side, values, icons);
  }
  let less = 0;
  if (side === 0 && b.effect[1] === COMBAT['heavy-resistance']) less += fighters(s, 0);
  if (b.round === 1 && b.cityOf !== NONE) {
    if (seat < s.seats && works(s, seat, A.fanaticism) && hasBuilding(s, b.space, B.temple)) bonus += 2;
    if (
      side === 0 &&
      b.cityOf < BARBARIAN &&
      s.mood[b.space] === HAPPY &&
      wonderWorks(s, b.cityOf, W['great-wall'])
    )
      less += 2;
  }
  if ((b.deeds[side] & TUSKS) !== 0) bonus += unitsOn(s, side, ELEPHANT);
  bonus += civBonus(s, side);
  if (isCapped(s, side)) bonus = Math.min(2, bonus);
  return Math.max(0, dice + bonus - less);
}

function cardBonus(s: State, side: number): number {
  switch (s.battle.effect[side]) {
    case COMBAT['high-morale']:
      return 2;
    case COMBAT.siege:
    case COMBAT.surprise:
      return 1;
    case COMBAT['wedge-formation']:
      return fighters(s, 1);
    default:
      return 0;
  }
}

function cancelsOf(s: State, side: number): number {
  const b = s.battle;
  const seat = sideOwner(s, side);
  let n = b.peltasts[side] + b.cancels[side] + civCancels(s, side);
  if (side === 1) n += b.wallCancel;
  if (b.effect[side] === COMBAT['improved-defenses']) n++;
  // COC-27.4
  if (
    b.round === 1 &&
    seat < s.seats &&
    works(s, seat, A.warships) &&
    (b.sea === 1 || (side === 0 && b.landed === 1))
  )
    n++;
  return n;
}

// ---- what is asked on the way

const SIEGE_FOOD = [2, 0, 0, 0, 0, 0, 0];

/** Two food against Siege, or no conflict ability this round. */
export const siegeFood: Kind<'siegeFood'> = {
  choices(g, _q, offer) {
    offer.can('yes');
    offer.can('no');
    busy(g, offer);
  },
  answer(g, { seat }, [verb]) {
    if (verb === 'no') return;
    g.s.battle.silenced[1] = 0;
    g.next('pay', { seat, cost: SIEGE_FOOD, swaps: 0 });
  },
};

export const arena: Kind<'arena'> = {
  choices(g, { seat }, offer) {
    for (const kind of [MOOD, CULTURE])
      offer.unless(amount(g.s, seat, kind) > 0 ? OK : g.no('cannot-pay'), 'choose', kind);
    offer.can('none');
    busy(g, offer);
  },
  answer(g, { seat, data: side }, a) {
    if (a[0] === 'none') return;
    const { s } = g;
    s.battle.arena[side] = 1;
    s.battle.hits[1 - side]++;
    const cost = [0, 0, 0, 0, 0, 0, 0];
    cost[a[1]] = 1;
    g.next('pay', { seat, cost, swaps: 0 });
  },
};

export const retreat: Kind<'retreat'> = {
  choices(g, _q, offer) {
    offer.can('retreat');
    offer.can('fight');
    busy(g, offer);
  },
  answer(g, _q, [verb]) {
    if (verb === 'fight') g.next('combatRound');
    else g.next('withdraw');
  },
};

// ---- Tactical Retreat

function canFallBackTo(s: State, to: number): boolean {
  const b = s.battle;
  if (!isLand(s, to) || isEnemySpace(s, b.defender, to)) return false;
  return militaryAt(s, b.space) + militaryAt(s, to) <= STACK;
}

function canFallBack(s: State): boolean {
  return layoutFor(s.seats).beside[s.battle.space].some(x => canFallBackTo(s, x));
}

/** All land units of the defender to one space beside. */
export const fallBack: Kind<'fallBack'> = {
  auto: true,
  choices(g, _q, offer) {
    for (const x of layoutFor(g.s.seats).beside[g.s.battle.space])
      offer.unless(canFallBackTo(g.s, x) ? OK : g.no('nowhere-to-go'), 'at', x);
    busy(g, offer);
  },
  answer(g, { seat }, [, to]) {
    const { s } = g;
    const { space } = s.battle;
    for (let k = 0; k < KINDS; k++) {
      const n = unitsAt(s, space, k);
      removeUnits(s, space, k, n);
      putUnits(s, to, seat, k, 0, n);
    }
    g.tell('fallsBack', seat, to);
  },
};
