/** What follows a battle: losses, rewards, loot (WAW-9.16 to 9.27). */
import { type Blocked, NONE, OK, type QuestionRules } from '@epoka/kernel';
import { ability } from '../content/abilities.ts';
import {
  AZTECS,
  CHINA,
  COIN_TECHS,
  MARKET_GOODS,
  MONGOLIA,
  ROME,
  TECH_COUNT,
  tech,
  UNIT_TYPE,
} from '../content/tables.ts';
import { armiesIn, combatValue } from './battle.ts';
import {
  audit,
  claim,
  coinOnSheet,
  coinOnTech,
  coinsOn,
  destroyCity,
  discardUnit,
  gainCulture,
  gainTrade,
  killAll,
  learn,
  lift,
  putGroup,
} from './changes.ts';
import { coinSlots, isUsed, knows, markUsed, TRADE_MAX } from './counts.ts';
import { elsewhere } from './elsewhere.ts';
import {
  ARMIES,
  BARBARIANS,
  BY_WAR,
  CITIES,
  CITY,
  FIGURES,
  type G,
  noBattle,
  replaced,
  type State,
  VILLAGE_FIGHT,
} from './state.ts';
import { cannotLearn } from './targets.ts';
import type { Vocab } from './vocabulary.ts';

const LAWS = tech('code-of-laws');
const LAW_COIN = ability('law-coin');

export function settle(g: G): void {
  const { s } = g;
  const b = s.battle;
  const values = [combatValue(s, 0), combatValue(s, 1)];
  const winner = values[0] > values[1] ? 0 : 1;
  g.tell('values', b.sides[0], values[0], b.sides[1], values[1]);
  for (let i = 0; i < b.fronts.length; i++) {
    const unit = b.fronts[i];
    if (unit === NONE) continue;
    const seat = b.sides[i & 1];
    if (seat === BARBARIANS) discardUnit(s, unit);
    else s.standing[seat].push(unit);
  }
  b.fronts = [];
  b.wounds = [];
  for (let side = 0; side < 2; side++) {
    const seat = b.sides[side];
    if (s.civ[seat] === CHINA && b.dead[side].length > 0) g.ask(seat, 'saveUnit', { side });
  }
  g.next('losses', winner);
}

export const saveUnit: QuestionRules<State, Vocab, 'saveUnit'> = {
  choices(g, q, offer) {
    const dead = g.s.battle.dead[q.data.side];
    for (let i = 0; i < dead.length; i++) offer.can('save', i);
    offer.can('no');
    elsewhere(g, offer);
  },
  answer(g, q, a) {
    if (a[0] === 'no') return;
    const { s } = g;
    const unit = s.battle.dead[q.data.side][a[1]];
    const type = UNIT_TYPE[unit];
    s.unitUsed = replaced(
      s.unitUsed,
      type,
      s.unitUsed[type].filter(other => other !== unit),
    );
    s.standing[q.seat].push(unit);
    g.because('civ:china');
    g.tell('saved', q.seat, unit);
  },
};

export function losses(g: G, winner: number): void {
  const { s } = g;
  const b = s.battle;
  const loser = 1 - winner;
  const [won, lost] = [b.sides[winner], b.sides[loser]];
  const { kind, city, square } = b;
  const dead = b.dead[0].length + b.dead[1].length;
  g.tell('battleWon', won);
  winnersLosses(g, winner);
  // Captured before the flow goes on: the aftermath asks others.
  const capital = winner === 0 && city % CITIES === 0;
  const after = { winner: won, loser: lost, kind, attacked: winner === 0, dead, capital };
  // Barbarians have no figures.
  if (loser === 0) killAll(g, lost, square, b.group);
  else if (city === NONE) killAll(g, lost, square);
  else if (city % CITIES > 0) {
    killAll(g, lost, square);
    destroyCity(g, city);
  } else if (won === BARBARIANS) {
    s.walls[lost] &= ~1;
    g.tell('wallsFall', lost, 0);
  } else {
    claim(g, won, BY_WAR);
    if (s.over) return;
  }
  s.battle = noBattle();
  if (loser === 0) {
    s.group = 0;
    s.at = NONE;
    s.from = NONE;
  } else if (capital) retreat(g, won);
  audit(g);
  g.next('limits');
  g.next('triumph', after);
  g.next('stand');
}

/** Where the turn is played to its end the conquered capital stands; its conquerors go back where they came from. */
function retreat(g: G, seat: number): void {
  const { s } = g;
  putGroup(s, seat, s.from);
  s.at = s.from;
}

/** One army for two of its own units, but never the last; a city has none to lose (WAW-9.16). */
function winnersLosses(g: G, side: number): void {
  const { s } = g;
  const b = s.battle;
  const seat = b.sides[side];
  let n = Math.min(Math.floor(b.dead[side].length / 2), armiesIn(s, side) - 1);
  if (n <= 0) return;
  g.tell('killed', seat, n, 0, b.square);
  for (let f = ARMIES - 1; n > 0; f--) {
    if (s.fig[seat * FIGURES + f] !== b.square) continue;
    lift(s, seat, f);
    s.group &= ~(1 << f);
    n--;
  }
}

// ---- rewards

export interface Triumph {
  readonly winner: number;
  readonly loser: number;
  readonly kind: number;
  /** the winner attacked */
  readonly attacked: boolean;
  /** units killed on both sides */
  readonly dead: number;
  /** a capital was conquered: it gives no loot where the turn is played to its end */
  readonly capital: boolean;
}

export function triumph(g: G, { winner, loser, kind, attacked, dead, capital }: Triumph): void {
  const { s } = g;
  for (const seat of [winner, loser])
    if (s.civ[seat] === AZTECS) {
      g.because('civ:aztecs');
      gainCulture(g, seat, dead);
    }
  if (winner === BARBARIANS) return;
  if (
    knows(s, winner, LAWS) &&
    !isUsed(s, winner, LAW_COIN) &&
    coinsOn(s, winner, LAWS) < coinSlots(s, winner)
  ) {
    markUsed(s, winner, LAW_COIN);
    g.because('tech:code-of-laws');
    coinOnTech(g, winner, LAWS);
  }
  if (s.civ[winner] === AZTECS) {
    g.because('civ:aztecs');
    gainTrade(g, winner, 3);
  }
  const conquest = attacked && (kind === CITY || kind === VILLAGE_FIGHT);
  if (conquest && s.civ[winner] === ROME) g.next('freeStep', winner);
  if (loser === BARBARIANS || capital) return;
  const city = attacked && kind === CITY;
  let n = city ? 2 : 1;
  if (attacked && s.civ[winner] === MONGOLIA) n++;
  g.next('spoils', { winner, loser, left: n });
}

/** A step of its own: what brought the winner something before is not what brings the loot. */
export function spoils(g: G, loot: Spoils): void {
  g.tell('loot', loot.winner, loot.left);
  g.next('looting', loot);
}

// ---- loot

export interface Spoils {
  readonly winner: number;
  readonly loser: number;
  readonly left: number;
  readonly [key: string]: number;
}

export function looting(g: G, { winner, loser, left }: Spoils): void {
  if (left > 0) g.ask(winner, 'loot', { loser, left });
}

/** Where coin tokens lie: -1 the sheet, -2 the Panama Canal, else a tech. */
const SHEET = -1;
const CANAL = -2;

function tokensAt(s: State, seat: number, place: number): number {
  if (place === SHEET) return s.sheet[seat];
  return place === CANAL ? s.canal[seat] : coinsOn(s, seat, place);
}

function loseToken(s: State, seat: number, place: number): void {
  if (place === SHEET) s.sheet[seat]--;
  else if (place === CANAL) s.canal[seat]--;
  else s.techCoins[seat * COIN_TECHS.length + COIN_TECHS.indexOf(place)]--;
}

const COIN_PLACES: readonly number[] = [SHEET, CANAL, ...COIN_TECHS];

export const loot: QuestionRules<State, Vocab, 'loot'> = {
  choices(g, q, offer) {
    const { s } = g;
    const { loser, left } = q.data;
    const { seat } = q;
    const two: Blocked = left < 2 ? g.no('loot-two') : OK;
    const room = s.trade[seat] < TRADE_MAX;
    offer.unless(s.trade[loser] === 0 ? g.no('loser-has-none') : room ? OK : g.no('trade-full'), 'lootTrade');
    offer.unless(s.culture[loser] === 0 ? g.no('loser-has-none') : OK, 'lootCulture');
    for (let good = 0; good < MARKET_GOODS; good++)
      if (s.goods[loser * MARKET_GOODS + good] > 0) offer.can('lootGood', good);
    for (let place = 0; place < s.kept[loser].length; place++) offer.can('lootMarker', place);
    for (const place of COIN_PLACES) {
      if (tokensAt(s, loser, place) === 0) continue;
      offer.can('breakCoin', place);
      offer.unless(two, 'lootCoin', place);
    }
    for (let place = 0; place < s.hand[loser].length; place++) offer.unless(two, 'lootCard', place);
    for (let t = 0; t < TECH_COUNT; t++)
      if (knows(s, loser, t) && !knows(s, seat, t))
        offer.unless(two ?? cannotLearn(g, seat, t), 'lootTech', t);
    offer.can('stop');
    elsewhere(g, offer);
  },
  answer(g, q, a) {
    if (a[0] === 'stop') return;
    const { s } = g;
    const { seat } = q;
    const { loser, left } = q.data;
    let cost = 1;
    switch (a[0]) {
      case 'lootTrade': {
        const n = Math.min(3, s.trade[loser], TRADE_MAX - s.trade[seat]);
        s.trade[loser] -= n;
        s.trade[seat] += n;
        g.tell('lootedTrade', seat, loser, n);
        break;
      }
      case 'lootCulture': {
        const n = Math.min(3, s.culture[loser]);
        s.culture[loser] -= n;
        s.culture[seat] += n;
        g.tell('lootedCulture', seat, loser, n);
        break;
      }
      case 'lootGood':
        s.goods[loser * MARKET_GOODS + a[1]]--;
        s.goods[seat * MARKET_GOODS + a[1]]++;
        g.tell('lootedGood', seat, loser, a[1]);
        break;
      case 'lootMarker': {
        const [marker] = s.kept[loser].splice(a[1], 1);
        s.kept[seat].push(marker);
        g.mark();
        g.tell('lootedMarker', seat, loser);
        break;
      }
      case 'breakCoin':
        loseToken(s, loser, a[1]);
        g.tell('brokeCoin', seat, loser);
        break;
      case 'lootCoin':
        cost = 2;
        loseToken(s, loser, a[1]);
        g.tell('lootedCoin', seat, loser);
        coinOnSheet(g, seat);
        break;
      case 'lootCard': {
        cost = 2;
        const [card] = s.hand[loser].splice(a[1], 1);
        s.hand[seat].push(card);
        g.mark();
        g.tell('lootedCard', seat, loser);
        break;
      }
      case 'lootTech':
        cost = 2;
        learn(g, seat, a[1]);
        break;
    }
    g.next('limits');
    g.next('looting', { winner: seat, loser, left: left - cost });
  },
};
