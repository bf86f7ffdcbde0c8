/** The small changes everything is made of, each with its line in the log. */
import { NONE } from '@epoka/kernel';
import {
  BUILDING_FAMILY,
  BUILDING_TECH,
  BUILDING_UPGRADE,
  COIN_PLACE,
  COIN_TECHS,
  EVENT_LEVEL,
  FIRST_BUILDING,
  FIRST_PERSON,
  FIRST_WONDER,
  GOV_TECH,
  GOVERNMENTS,
  isBuilding,
  isWonder,
  LAST_STEP,
  MARKET_GOODS,
  PERSON_STEPS,
  PERSON_TYPES,
  POLICY_CARDS,
  SPACE_FLIGHT,
  stepLevel,
  TECH_COUNT,
  UNIT_TYPE,
  wonder,
} from '../content/tables.ts';
import { COINS_TO_WIN, coins, handSize, policyMax, TRADE_MAX, techCount } from './counts.ts';
import { gridOf } from './squares.ts';
import {
  ARMIES,
  BY_COINS,
  BY_CULTURE,
  BY_TECH,
  CITIES,
  FIGURES,
  type G,
  replaced,
  type State,
} from './state.ts';

const CANAL = wonder('panama-canal');

// ---- figures

export function put(s: State, seat: number, f: number, q: number): void {
  const i = seat * FIGURES + f;
  const from = s.fig[i];
  s.fig[i] = q;
  s.sends[i] = NONE;
  if (from !== NONE) leave(s, seat, from);
  if (q !== NONE) s.here[q] |= 1 << seat;
}

/** The whole moving group to a square. */
export function putGroup(s: State, seat: number, q: number): void {
  for (let f = 0; f < FIGURES; f++) if ((s.group >> f) & 1) put(s, seat, f, q);
}

function leave(s: State, seat: number, q: number): void {
  const base = seat * FIGURES;
  for (let f = 0; f < FIGURES; f++) if (s.fig[base + f] === q) return;
  s.here[q] &= ~(1 << seat);
}

/** Back to the supply. */
export function lift(s: State, seat: number, f: number): void {
  put(s, seat, f, NONE);
  s.moved[seat] &= ~(1 << f);
  s.assigned[seat] &= ~(1 << f);
}

export const isArmy = (f: number): boolean => f < ARMIES;

/** Where the figures of a kind begin and end: 0 armies, 1 scouts. */
export const FROM: readonly number[] = [0, ARMIES];
export const TO: readonly number[] = [ARMIES, FIGURES];

/** A figure of this kind of the seat on the square, NONE where there is none. */
export function figureAt(s: State, seat: number, kind: number, q: number): number {
  for (let f = FROM[kind]; f < TO[kind]; f++) if (s.fig[seat * FIGURES + f] === q) return f;
  return NONE;
}

/** A figure in the supply: kind 0 army, 1 scout; NONE where there is none. */
export function inSupply(s: State, seat: number, kind: number, armies: number): number {
  const base = seat * FIGURES;
  const from = kind === 0 ? 0 : ARMIES;
  const to = kind === 0 ? armies : FIGURES;
  for (let f = from; f < to; f++) if (s.fig[base + f] === NONE) return f;
  return NONE;
}

/** Kills all figures of the seat on the square, or those of a group. */
export function killAll(g: G, seat: number, q: number, group = -1): void {
  const { s } = g;
  let armies = 0;
  let scouts = 0;
  for (let f = 0; f < FIGURES; f++) {
    if (s.fig[seat * FIGURES + f] !== q || ((group >> f) & 1) === 0) continue;
    lift(s, seat, f);
    if (isArmy(f)) armies++;
    else scouts++;
  }
  if (armies + scouts > 0) g.tell('killed', seat, armies, scouts, q);
}

// ---- trade, culture, coins

export function gainTrade(g: G, seat: number, n: number): void {
  const { trade } = g.s;
  const got = Math.min(n, TRADE_MAX - trade[seat]);
  if (got <= 0) return;
  trade[seat] += got;
  g.tell('trade', seat, got);
}

export function gainCulture(g: G, seat: number, n: number): void {
  if (n <= 0) return;
  g.s.culture[seat] += n;
  g.tell('culture', seat, n);
}

export function coinOnSheet(g: G, seat: number): void {
  g.s.sheet[seat]++;
  g.tell('coin', seat);
  audit(g);
}

export function coinOnTech(g: G, seat: number, t: number): void {
  g.s.techCoins[seat * COIN_TECHS.length + COIN_PLACE[t]]++;
  g.tell('coinOnTech', seat, t);
  audit(g);
}

export const coinsOn = (s: State, seat: number, t: number): number =>
  s.techCoins[seat * COIN_TECHS.length + COIN_PLACE[t]];

// ---- victory

/** A road is fulfilled: the game ends at once, unless the table plays the turn to its end. */
export function claim(g: G, seat: number, road: number): void {
  const { s } = g;
  if (s.over) return;
  if (s.finishTurn) {
    if ((s.roads[seat] & road) === 0) g.tell('fulfilled', seat, road);
    s.roads[seat] |= road;
    return;
  }
  s.winner = seat;
  s.road = road;
  g.tell('won', seat, road);
  g.end();
}

/** After every change of coins: 15 win, and hands that are now too large are cut. */
export function audit(g: G): void {
  const { s } = g;
  let best = NONE;
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (coins(s, seat) >= COINS_TO_WIN && (best === NONE || before(s, seat, best))) best = seat;
  }
  if (best !== NONE) claim(g, best, BY_COINS);
}

/** More coins, then the higher step, then more techs, then earlier in turn order (WAW-23.6). */
export function before(s: State, a: number, b: number): boolean {
  const place = (seat: number) => (seat - s.first + s.seats) % s.seats;
  const ahead =
    coins(s, a) - coins(s, b) ||
    s.step[a] - s.step[b] ||
    techCount(s, a) - techCount(s, b) ||
    place(b) - place(a);
  return ahead > 0;
}

/** Somebody holds more culture cards than allowed: the active player first (WAW-4.3). */
export function tooManyCards(s: State): number {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (s.hand[seat].length > 2 && s.hand[seat].length > handSize(s, seat)) return seat;
  }
  return NONE;
}

export function limits(g: G): void {
  const seat = tooManyCards(g.s);
  if (seat === NONE) return;
  g.ask(seat, 'discard');
  g.next('limits');
}

// ---- cards

export function drawEvent(g: G, seat: number, level: number): void {
  const { s } = g;
  const deck = s.events[level - 1];
  if (deck.length === 0) {
    deck.push(...s.eventUsed[level - 1]);
    s.eventUsed = replaced(s.eventUsed, level - 1, []);
    g.shuffle(deck);
  }
  const card = deck.pop();
  if (card === undefined) {
    g.tell('noEvents', level);
    return;
  }
  s.hand[seat].push(card);
  g.mark();
  g.tellIn('hand', seat, 2, 'drewEvent', seat, level, card);
}

/** Takes a card out of a hand by its place. */
export function takeCard(g: G, seat: number, place: number): number {
  forgetPlaces(g, seat);
  return g.s.hand[seat].splice(place, 1)[0];
}

/** Takes a kept marker by its place. */
export function takeMarker(g: G, seat: number, place: number): number {
  forgetPlaces(g, seat);
  return g.s.kept[seat].splice(place, 1)[0];
}

/** Where the lists of places begin in an offer of trade: see trade.ts. */
export const OFFER_PLACES = 15;

/** Cards or markers of the seat have moved: offers of and to it that name some by their place lapse (WAW-6.6.a). */
export function forgetPlaces(g: G, seat: number): void {
  const { offers } = g.s;
  for (let i = offers.length - 1; i >= 0; i--) {
    const [, from, to] = offers[i];
    if (offers[i].length === OFFER_PLACES + 4 || (from !== seat && to !== seat)) continue;
    offers.splice(i, 1);
    g.tell('lapsed', from, to);
  }
}

export function discardEvent(s: State, card: number): void {
  const i = EVENT_LEVEL[card] - 1;
  s.eventUsed = replaced(s.eventUsed, i, s.eventUsed[i].concat(card));
}

export function drawUnit(g: G, seat: number, type: number): void {
  const unit = topUnit(g, type);
  if (unit === NONE) return;
  g.s.standing[seat].push(unit);
  g.tellIn('standing', seat, 2, 'drewUnit', seat, type, unit);
}

export function topUnit(g: G, type: number): number {
  const { s } = g;
  const deck = s.units[type];
  if (deck.length === 0) {
    deck.push(...s.unitUsed[type]);
    s.unitUsed = replaced(s.unitUsed, type, []);
    g.shuffle(deck);
  }
  const unit = deck.pop();
  g.mark();
  return unit ?? NONE;
}

export const discardUnit = (s: State, unit: number): void => {
  const type = UNIT_TYPE[unit];
  s.unitUsed = replaced(s.unitUsed, type, s.unitUsed[type].concat(unit));
};

// ---- goods

export function takeGood(g: G, seat: number, good: number): void {
  const { s } = g;
  s.market[good]--;
  s.goods[seat * MARKET_GOODS + good]++;
  g.tell('good', seat, good);
}

export function returnGood(s: State, seat: number, good: number): void {
  s.goods[seat * MARKET_GOODS + good]--;
  s.market[good]++;
}

// ---- squares

/** What stood there goes where it belongs: buildings to the market, wonders out of the game, people to the reserve or pool. */
export function clearTop(g: G, q: number, owner: number, toPool = false): void {
  const { s } = g;
  const top = s.top[q];
  if (top === 0) return;
  s.top = replaced(s.top, q, 0);
  if (isBuilding(top)) s.stock[BUILDING_FAMILY[top - FIRST_BUILDING]]++;
  else if (isWonder(top)) {
    s.wonderAt = replaced(s.wonderAt, top - FIRST_WONDER, NONE);
    if (top - FIRST_WONDER === CANAL) s.canal[owner] = 0;
  } else if (toPool) s.people[top - FIRST_PERSON]++;
  else s.reserve[owner * PERSON_TYPES + top - FIRST_PERSON]++;
  g.tell('removed', owner, top, q);
}

/** Puts a hut, village, relic or city-state down, or takes it away (0). */
export function setMark(s: State, q: number, mark: number): void {
  s.mark = replaced(s.mark, q, mark);
}

export function setTop(s: State, q: number, top: number): void {
  s.top = replaced(s.top, q, top);
  if (isWonder(top)) s.wonderAt = replaced(s.wonderAt, top - FIRST_WONDER, q);
  else if (isBuilding(top)) s.stock[BUILDING_FAMILY[top - FIRST_BUILDING]]--;
}

/** Turns up a wonder in an empty space of the market: the eras come one after the other. */
export function refillWonders(g: G): void {
  const { s } = g;
  s.wonderUp.forEach((up, slot) => {
    const w = up === NONE ? drawWonder(g) : NONE;
    if (w === NONE) return;
    s.wonderUp[slot] = w;
    g.tell('wonderUp', w);
  });
}

export function drawWonder(g: G): number {
  const { s } = g;
  for (let era = 0; era < 3; era++) {
    if (s.wonderLeft[era] === 0) continue;
    s.wonderLeft = replaced(s.wonderLeft, era, s.wonderLeft[era] - 1);
    s.wonderPool = replaced(s.wonderPool, era, s.wonderPool[era].slice());
    return g.drawFrom(s.wonderPool[era]);
  }
  return NONE;
}

/** The ability is lost for good; in the market the wonder is replaced (WAW-16.5). */
export function obsoleteWonder(g: G, w: number): void {
  const { s } = g;
  g.tell('obsolete', w);
  s.obsolete |= 1 << w;
  const slot = s.wonderUp.indexOf(w);
  if (slot >= 0) {
    s.wonderUp[slot] = NONE;
    refillWonders(g);
  }
  if (w === CANAL) s.canal.fill(0);
}

// ---- techs

/** Learning applies at once: upgraded buildings, governments, victory (WAW-11.4). */
export function learn(g: G, seat: number, t: number): void {
  takeIn(g, seat, t);
  if (t === SPACE_FLIGHT) claim(g, seat, BY_TECH);
  audit(g);
}

/** The same without a look at who has won, for techs that several learn at once. */
export function takeIn(g: G, seat: number, t: number): void {
  const { s } = g;
  s.knows = replaced(s.knows, seat * TECH_COUNT + t, 1);
  g.tell('learned', seat, t);
  for (let gov = 0; gov < GOVERNMENTS; gov++) if (GOV_TECH[gov] === t) s.fresh[seat] |= 1 << gov;
  for (let b = 0; b < BUILDING_UPGRADE.length; b++)
    if (BUILDING_TECH[BUILDING_UPGRADE[b]] === t) flip(g, seat, b);
}

function flip(g: G, seat: number, basic: number): void {
  const { s } = g;
  for (let c = 0; c < CITIES; c++) {
    const centre = s.city[seat * CITIES + c];
    if (centre === NONE) continue;
    for (const q of gridOf(s).eight[centre])
      if (s.top[q] === FIRST_BUILDING + basic) {
        s.top = replaced(s.top, q, FIRST_BUILDING + BUILDING_UPGRADE[basic]);
        g.tell('upgraded', seat, BUILDING_UPGRADE[basic], q);
      }
  }
}

// ---- the culture track

/** One step on, with what lies there (WAW-14.5). */
export function stepOn(g: G, seat: number): void {
  const { s } = g;
  s.step[seat]++;
  const step = s.step[seat];
  g.tell('advanced', seat, step);
  if (step === LAST_STEP) claim(g, seat, BY_CULTURE);
  else if (PERSON_STEPS.includes(step)) g.next('person', seat);
  else {
    drawEvent(g, seat, stepLevel(step));
    g.next('limits');
  }
}

// ---- cities

/** The number of policies follows the number of cities. */
export function policiesFollow(g: G, seat: number): void {
  const { s } = g;
  let adopted = 0;
  for (let card = 0; card < POLICY_CARDS; card++) if (s.policy[seat * POLICY_CARDS + card] > 0) adopted++;
  const most = policyMax(s, seat);
  if (adopted < most) g.next('adopt', seat);
  else if (adopted > most) g.next('giveUp', seat);
}

export function markZone(s: State, city: number, centre: number, on: boolean): void {
  s.zone = replaced(s.zone, centre, on ? 16 + city : NONE);
  for (const q of gridOf(s).eight[centre]) s.zone[q] = on ? city : NONE;
}

/** Marker to the supply, what stands in the outskirts away, figures stay (WAW-9.17). */
export function destroyCity(g: G, city: number): void {
  const { s } = g;
  const seat = Math.floor(city / CITIES);
  const c = city % CITIES;
  const centre = s.city[city];
  g.tell('cityLost', seat, centre);
  for (const q of gridOf(s).eight[centre]) clearTop(g, q, seat, true);
  markZone(s, city, centre, false);
  s.city[city] = NONE;
  s.walls[seat] &= ~(1 << c);
  s.program[seat] &= ~(1 << c);
  s.acts[city] = 0;
  s.taken[city] = 0;
  s.extra[city] = 0;
  s.boost[city] = 0;
  for (let f = 0; f < FIGURES; f++) if (s.sends[seat * FIGURES + f] === c) s.sends[seat * FIGURES + f] = NONE;
  policiesFollow(g, seat);
}
