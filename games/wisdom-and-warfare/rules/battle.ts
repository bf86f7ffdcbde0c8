/** A battle from its declaration to the last unit (WAW-9.6 to 9.15). Sides: 0 attacker, 1 defender. */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import { ABILITIES, ability } from '../content/abilities.ts';
import {
  FIRST_STATE,
  IRON,
  MARKET_GOODS,
  TRUMPS,
  tech,
  UNIT_TYPE,
  unitHealth,
  unitStrength,
  wonder,
} from '../content/tables.ts';
import { beginUse, cannotUse, hasAbility } from './abilities.ts';
import { discardUnit, topUnit } from './changes.ts';
import { battleHand, combatBonus, hasWonder, isUsed, knows, rank, strength } from './counts.ts';
import { elsewhere } from './elsewhere.ts';
import { beginPlay, offerCards } from './events.ts';
import { WALLED_CITY_ATTACKER_FIRST } from './settings.ts';
import { cityAt, countAt } from './squares.ts';
import { ARMIES, BARBARIANS, CITIES, type G, HORDE, noBattle, type State } from './state.ts';
import { raided } from './targets.ts';
import type { Vocab } from './vocabulary.ts';

const COMBUSTION = tech('combustion');
const PENTAGON = wonder('the-pentagon');
const HEAL = ability('heal');
const HEAL_ALL = ability('heal-all');
const BATTLE_ABILITIES = ABILITIES.flatMap((one, a) => (one.phase === 'battle' ? [a] : []));

export interface BattleStart {
  readonly kind: number;
  readonly square: number;
  readonly attacker: number;
  readonly defender: number;
  /** who plays the barbarians, or NONE */
  readonly player: number;
}

export function battle(g: G, { kind, square, attacker, defender, player }: BattleStart): void {
  const { s } = g;
  const b = noBattle();
  s.battle = b;
  b.on = true;
  b.kind = kind;
  b.square = square;
  b.sides = [attacker, defender];
  b.players = [attacker === BARBARIANS ? player : attacker, defender === BARBARIANS ? player : defender];
  b.rank = kind === HORDE ? 2 : 1;
  b.city = cityAt(s, square);
  b.group = s.group;
  g.tell('battle', attacker, defender, square, kind);
  // Barbarians know nothing.
  if (knows(s, attacker, COMBUSTION) && isWalled(s)) {
    s.walls[defender] &= ~(1 << (b.city % CITIES));
    g.because('tech:combustion');
    g.tell('wallsFall', defender, b.city % CITIES);
  }
  g.next('before', 0);
  g.next('before', 1);
  g.next('drawHands');
  g.next('battleTurn');
}

const isWalled = (s: State): boolean => {
  const { city } = s.battle;
  return ((s.walls[Math.floor(city / CITIES)] >> (city % CITIES)) & 1) === 1;
};

/** Roaming Horde: barbarians attack, played by the owner of the card (WAW-9.21). */
export function horde(g: G, { seat, square }: { seat: number; square: number }): void {
  g.next('battle', {
    kind: HORDE,
    square,
    attacker: BARBARIANS,
    defender: raided(g.s, seat, square),
    player: seat,
  });
}

// ---- before the hands are drawn

/** Asked of whoever holds any culture card, so that being asked tells nothing (WAW-9.10.a). */
export function before(g: G, side: number): void {
  const { s } = g;
  const seat = s.battle.sides[side];
  if (seat !== BARBARIANS && s.hand[seat].length > 0) g.ask(seat, 'before', { side });
}

export const beforeQuestion: QuestionRules<State, Vocab, 'before'> = {
  secret: true,
  choices(g, q, offer) {
    offerCards(g, q.seat, 'battle', false, offer);
    offer.can('done');
    elsewhere(g, offer, ['card']);
  },
  answer(g, q, a) {
    if (a[0] === 'done') return;
    beginPlay(g, q.seat, a[1], a[2], false);
    g.next('before', q.data.side);
  },
};

export function drawHands(g: G): void {
  const { s } = g;
  const b = s.battle;
  for (let side = 0; side < 2; side++) {
    const seat = b.sides[side];
    if (seat === BARBARIANS) {
      for (let type = 0; type < 3; type++) {
        const unit = topUnit(g, type);
        if (unit !== NONE) b.hands[side].push(unit);
      }
      continue;
    }
    const n = battleHand(s, seat, armiesIn(s, side), side === 1 && b.city !== NONE);
    const forces = s.standing[seat];
    while (b.hands[side].length < n && forces.length > 0) b.hands[side].push(g.drawFrom(forces));
    g.tell('battleHand', seat, b.hands[side].length);
  }
  const totals = [0, 1].map(side => bonusOf(s, side));
  const better = totals[0] > totals[1] ? 0 : 1;
  b.bonus[better] = totals[better] - totals[1 - better];
  if (b.bonus[better] > 0) g.tell('bonus', b.sides[better], b.bonus[better]);
  b.turn = WALLED_CITY_ATTACKER_FIRST && isWalled(s) ? 0 : 1;
}

/** Armies that fight on a side. */
export function armiesIn(s: State, side: number): number {
  const b = s.battle;
  if (side === 1) return b.city === NONE ? countAt(s, b.sides[1], b.square, 0, ARMIES) : 0;
  let n = 0;
  for (let f = 0; f < ARMIES; f++) n += (b.group >> f) & 1;
  return n;
}

/** Combat bonus of a side, defence included (WAW-9.7, 9.8). */
export function bonusOf(s: State, side: number): number {
  const b = s.battle;
  const seat = b.sides[side];
  if (seat === BARBARIANS) return 0;
  let n = combatBonus(s, seat);
  if (side === 0) return n;
  if (b.city !== NONE) n += (b.city % CITIES === 0 ? 12 : 6) + (isWalled(s) ? 4 : 0);
  else if (s.mark[b.square] >= FIRST_STATE) n += 4;
  return n;
}

// ---- battle turns

export function battleTurn(g: G): void {
  const b = g.s.battle;
  if (b.hands[0].length + b.hands[1].length === 0) {
    g.next('settleBattle');
    return;
  }
  if (b.hands[b.turn].length === 0) b.turn = 1 - b.turn;
  b.played = false;
  b.strike = 0;
  g.next('fightOn');
}

export function fightOn(g: G): void {
  const b = g.s.battle;
  if (b.played && !mightAct(g.s)) {
    endTurn(g);
    return;
  }
  g.ask(b.players[b.turn], 'fight');
}

/** Whether an ability may still be used in this turn, as far as everybody can see. */
function mightAct(s: State): boolean {
  const b = s.battle;
  const seat = b.sides[b.turn];
  for (const a of BATTLE_ABILITIES) {
    if (!hasAbility(s, seat, a) || ABILITIES[a].does === 'strike') continue;
    if (ABILITIES[a].does === 'wounds') {
      const iron = s.goods[seat * MARKET_GOODS + IRON] + s.kept[seat].length + s.hand[seat].length;
      if (!isUsed(s, seat, a) && iron > 0) return true;
    } else if (((b.healed[b.turn] >> a) & 1) === 0) return true;
  }
  return false;
}

function cannotFight(g: G, side: number, a: number): Blocked {
  const { s } = g;
  const b = s.battle;
  const seat = b.sides[side];
  const { does } = ABILITIES[a];
  if (does === 'heal' || does === 'healAll') {
    if ((b.healed[side] >> a) & 1) return g.no('already-used');
    for (let i = side; i < b.fronts.length; i += 2) if (b.fronts[i] !== NONE && b.wounds[i] > 0) return OK;
    return g.no('no-wounds');
  }
  if (does === 'strike' && (b.played || b.strike > 0)) return g.no('unit-played');
  if (does === 'wounds') {
    let enemies = 0;
    for (let i = 1 - side; i < b.fronts.length; i += 2) if (b.fronts[i] !== NONE) enemies++;
    if (enemies === 0) return g.no('no-target');
  }
  return cannotUse(g, seat, a);
}

export const fight: QuestionRules<State, Vocab, 'fight'> = {
  choices(g, q, offer) {
    const b = g.s.battle;
    const side = b.turn;
    const hand = b.hands[side];
    for (let place = 0; place < hand.length; place++) {
      const why = b.played ? g.no('unit-played') : OK;
      for (let front = 0; front * 2 < b.fronts.length; front++) {
        const alone = b.fronts[front * 2 + side] === NONE && b.fronts[front * 2 + 1 - side] !== NONE;
        if (alone) offer.unless(why, 'engage', place, front);
      }
      offer.unless(why, 'open', place);
    }
    if (b.sides[side] !== BARBARIANS)
      for (const a of BATTLE_ABILITIES)
        if (hasAbility(g.s, q.seat, a)) offer.unless(cannotFight(g, side, a), 'use', a);
    offer.unless(b.played ? OK : g.no('play-a-unit'), 'end');
    elsewhere(g, offer);
  },
  answer(g, q, a) {
    const b = g.s.battle;
    switch (a[0]) {
      case 'end':
        return endTurn(g);
      case 'use':
        useInBattle(g, q.seat, a[1]);
        break;
      case 'open': {
        const [unit] = b.hands[b.turn].splice(a[1], 1);
        const i = b.fronts.length;
        b.fronts.push(NONE, NONE);
        b.wounds.push(0, 0);
        b.fronts[i + b.turn] = unit;
        b.played = true;
        b.strike = 0;
        g.mark();
        g.tell('opened', b.sides[b.turn], unit, i / 2);
        break;
      }
      case 'engage': {
        const [unit] = b.hands[b.turn].splice(a[1], 1);
        b.played = true;
        g.mark();
        g.tell('engaged', b.sides[b.turn], unit, a[2]);
        attack(g, a[2], unit);
        break;
      }
    }
    g.next('fightOn');
  },
};

function endTurn(g: G): void {
  const b = g.s.battle;
  b.turn = 1 - b.turn;
  g.next('battleTurn');
}

function useInBattle(g: G, seat: number, a: number): void {
  const b = g.s.battle;
  if (a === HEAL_ALL) {
    b.healed[b.turn] |= 1 << a;
    for (let i = b.turn; i < b.fronts.length; i += 2) b.wounds[i] = 0;
    g.because('tech:biology');
    g.tell('healedAll', seat);
    return;
  }
  if (a !== HEAL) {
    // No way back from here: a battle turn goes on, and what was a slip is undone.
    beginUse(g, seat, a, false);
    return;
  }
  b.healed[b.turn] |= 1 << a;
  g.ask(seat, 'heal', { n: ABILITIES[a].n ?? 0 });
}

// ---- units

/** Rank of a unit on this side. */
function rankOn(s: State, side: number, unit: number): number {
  const seat = s.battle.sides[side];
  return seat === BARBARIANS ? s.battle.rank : rank(s, seat, UNIT_TYPE[unit]);
}

export function healthOf(s: State, side: number, unit: number): number {
  return unitHealth(unit, rankOn(s, side, unit));
}

export function strengthOf(s: State, side: number, unit: number): number {
  const seat = s.battle.sides[side];
  return seat === BARBARIANS ? unitStrength(unit, s.battle.rank) : strength(s, seat, unit);
}

function trumps(s: State, side: number, unit: number, enemy: number): boolean {
  if (TRUMPS[UNIT_TYPE[unit]] !== UNIT_TYPE[enemy]) return false;
  return !hasWonder(s, s.battle.sides[1 - side], PENTAGON);
}

/** The unit played onto a front attacks the one that stands there (WAW-9.13). */
function attack(g: G, front: number, unit: number): void {
  const { s } = g;
  const b = s.battle;
  const side = b.turn;
  const mine = front * 2 + side;
  const its = front * 2 + 1 - side;
  const enemy = b.fronts[its];
  b.fronts[mine] = unit;
  const deals = strengthOf(s, side, unit) + b.strike;
  const takes = strengthOf(s, 1 - side, enemy);
  b.strike = 0;
  if (trumps(s, side, unit, enemy)) {
    if (!hurt(g, its, deals)) hurt(g, mine, takes);
  } else if (trumps(s, 1 - side, enemy, unit)) {
    if (!hurt(g, mine, takes)) hurt(g, its, deals);
  } else {
    hurt(g, its, deals);
    hurt(g, mine, takes);
  }
}

/** Wounds on the unit at this place of the fronts; true where they kill it. */
export function hurt(g: G, at: number, n: number): boolean {
  const { s } = g;
  const b = s.battle;
  const side = at & 1;
  const unit = b.fronts[at];
  b.wounds[at] += n;
  if (b.wounds[at] < healthOf(s, side, unit)) {
    g.tell('wounded', b.sides[side], unit, n);
    return false;
  }
  b.fronts[at] = NONE;
  b.wounds[at] = 0;
  b.dead[side].push(unit);
  discardUnit(s, unit);
  g.tell('unitDied', b.sides[side], unit);
  return true;
}

export const wounds: QuestionRules<State, Vocab, 'wounds'> = {
  choices(g, _q, offer) {
    const b = g.s.battle;
    for (let i = 1 - b.turn; i < b.fronts.length; i += 2)
      if (b.fronts[i] !== NONE) offer.can('wound', (i - (i & 1)) / 2);
    offer.can('enough');
    elsewhere(g, offer);
  },
  answer(g, q, a) {
    if (a[0] === 'enough') return;
    const b = g.s.battle;
    hurt(g, a[1] * 2 + 1 - b.turn, 1);
    const more = b.fronts.some((unit, i) => unit !== NONE && (i & 1) === 1 - b.turn);
    if (q.data.n > 1 && more) g.ask(q.seat, 'wounds', { n: q.data.n - 1 });
  },
};

export const heal: QuestionRules<State, Vocab, 'heal'> = {
  choices(g, _q, offer) {
    const b = g.s.battle;
    for (let i = b.turn; i < b.fronts.length; i += 2)
      if (b.fronts[i] !== NONE)
        offer.unless(b.wounds[i] > 0 ? OK : g.no('no-wounds'), 'mend', (i - (i & 1)) / 2);
    offer.can('enough');
    elsewhere(g, offer);
  },
  answer(g, q, a) {
    if (a[0] === 'enough') return;
    const b = g.s.battle;
    const i = a[1] * 2 + b.turn;
    b.wounds[i]--;
    g.tell('mended', q.seat, b.fronts[i]);
    let left = 0;
    for (let j = b.turn; j < b.wounds.length; j += 2) left += b.wounds[j];
    if (q.data.n > 1 && left > 0) g.ask(q.seat, 'heal', { n: q.data.n - 1 });
  },
};

/** Health left, and the bonus card (WAW-9.15). */
export function combatValue(s: State, side: number): number {
  const b = s.battle;
  let n = b.bonus[side];
  for (let i = side; i < b.fronts.length; i += 2)
    if (b.fronts[i] !== NONE) n += healthOf(s, side, b.fronts[i]) - b.wounds[i];
  return n;
}
