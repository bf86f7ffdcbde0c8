/** What a seat can expect of a position: points on the table, and what its means will still bring. */
import { NONE, type Terms, term } from '@epoka/kernel';
import { ADVANCE_COUNT, B, CULTURE, FOOD, GOLD, MOOD, SETTLER, SHIP } from '../content/index.ts';
import {
  amount,
  citiesOf,
  civAdvancesOf,
  hasBuilding,
  isLand,
  militaryAt,
  militaryOf,
  sizeOf,
  unitsAt,
  unitsOf,
} from '../rules/counts.ts';
import { layoutFor } from '../rules/layout.ts';
import { isFulfilled } from '../rules/objectives.ts';
import { cityPoints, totalOf, wonderPoints } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { lastAge } from '../rules/status.ts';
import { ENGINE } from './engine.ts';
import { income, siteValue } from './land.ts';
import { actionsAhead, idleDeeds, ROUNDS, roundsOver } from './turns.ts';
import type { Weights } from './weights.ts';
import { nearWonder } from './wonders.ts';

/** Beyond this more of a kind is worth little. */
const ENOUGH = 4;
const CITIES = 6;

/** 0 at the start, 1 in the last round. */
function stage(s: State): number {
  const all = lastAge(s) * ROUNDS;
  return Math.min(1, roundsOver(s) / Math.max(1, all - 1));
}

/** What so many pieces of a kind are worth: the first are needed most, and what is built takes a few of each. */
const PIECES: readonly number[] = [0, 1.4, 2.4, 3.2, 3.8, 4.3, 4.7, 5];

function store(s: State, seat: number, kind: number): number {
  const n = amount(s, seat, kind);
  return n < PIECES.length ? PIECES[n] : PIECES[PIECES.length - 1] + (n - PIECES.length + 1) / 4;
}

/** What the seat's advances are worth to a game that goes on, those of its civilization among them. */
function engineOf(s: State, seat: number): number {
  let n = civAdvancesOf(s, seat);
  for (let a = 0; a < ADVANCE_COUNT; a++) if (s.has[seat * ADVANCE_COUNT + a] === 1) n += ENGINE[a];
  return n;
}

/** Objective cards that could be completed as things stand; the last round before the status phase counts in full. */
function fulfilled(s: State, seat: number): number {
  const cards = s.objectives[seat];
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] >= 0 && isFulfilled(s, seat, cards[i])) n++;
  return roundsOver(s) % ROUNDS === ROUNDS - 1 ? n : n / 2;
}

/** Pieces of own cities that an army next to them could take, and of enemy cities that an own army could. */
function danger(s: State, seat: number): { threat: number; prey: number } {
  const { near } = layoutFor(s.seats);
  let threat = 0;
  let prey = 0;
  for (let x = 0; x < s.cityOwner.length; x++) {
    const owner = s.cityOwner[x];
    if (owner === NONE) continue;
    const guards = (s.holder[x] === owner ? militaryAt(s, x) : 0) + (hasBuilding(s, x, B.fortress) ? 1 : 0);
    let foes = 0;
    let mine = 0;
    for (let d = 0; d < 6; d++) {
      const y = near[6 * x + d];
      const army = y < 0 ? NONE : s.holder[y];
      if (army === NONE || army === owner || !isLand(s, y)) continue;
      // a peace that was negotiated
      if (army < s.seats && owner < s.seats && s.ban[army * s.seats + owner] !== 0) continue;
      if (army === seat) mine = Math.max(mine, militaryAt(s, y));
      else foes = Math.max(foes, militaryAt(s, y));
    }
    if (owner === seat && foes > guards) threat += sizeOf(s, x);
    if (owner !== seat && mine > guards) prey += sizeOf(s, x);
  }
  return { threat, prey };
}

export function judge(s: State, seat: number, w: Weights, terms?: Terms): number {
  const t = stage(s);
  const at = (pair: readonly [number, number]) => pair[0] + (pair[1] - pair[0]) * t;
  const cities = citiesOf(s, seat);
  let room = 0;
  let moods = 0;
  let sites = 0;
  let garrisons = 0;
  for (let x = 0; x < s.cityOwner.length; x++) {
    if (s.cityOwner[x] !== seat) {
      if (s.holder[x] === seat && unitsAt(s, x, SETTLER) > 0) sites += siteValue(s, seat, x);
      continue;
    }
    if (s.holder[x] === seat && militaryAt(s, x) > 0) garrisons++;
    room += Math.max(0, Math.min(5, cities) - sizeOf(s, x));
    moods += (s.mood[x] - 1) * sizeOf(s, x);
  }
  let stores =
    at(w.gold) * store(s, seat, GOLD) +
    at(w.mood) * store(s, seat, MOOD) +
    at(w.culture) * store(s, seat, CULTURE);
  for (let kind = 0; kind < GOLD; kind++)
    stores += at(kind === FOOD ? w.food : w.resource) * store(s, seat, kind);
  let explored = 0;
  for (let x = 0; x < s.terrain.length; x++) if (s.terrain[x] >= 0) explored++;
  const buildings = cityPoints(s, seat) - cities;
  const { threat, prey } = danger(s, seat);
  return (
    term(terms, 'points', totalOf(s, seat)) +
    term(
      terms,
      'cities',
      at(w.city) * Math.min(cities, CITIES) +
        at(w.income) * income(s, seat) +
        at(w.room) * room +
        at(w.building) * buildings +
        at(w.wonder) * wonderPoints(s, seat) +
        at(w.happiness) * moods +
        (at(w.explored) * explored) / 4,
    ) +
    term(terms, 'engine', at(w.advance) * engineOf(s, seat)) +
    term(terms, 'stores', stores + at(w.saving) * nearWonder(s, seat, cities)) +
    term(
      terms,
      'cards',
      at(w.card) * Math.min(ENOUGH, s.hands[seat].length) +
        at(w.objective) * s.objectives[seat].length +
        at(w.fulfilled) * fulfilled(s, seat) +
        at(w.wonderCard) * s.wonders[seat].length +
        at(w.card) * s.persons[seat].length +
        (s.current === seat && s.actions > 0 && s.bound + s.takeover > 0 ? at(w.promise) : 0),
    ) +
    term(terms, 'actions', at(w.action) * actionsAhead(s, seat) - w.idle * idleDeeds(s, seat)) +
    term(
      terms,
      'units',
      at(w.settler) * Math.min(2, unitsOf(s, seat, SETTLER)) * (cities < CITIES ? 1 : 0.2) +
        (cities < CITIES ? at(w.site) * sites : 0) +
        at(w.garrison) * garrisons +
        (s.leader[seat] === NONE ? 0 : at(w.leader)) -
        at(w.threat) * threat +
        at(w.prey) * prey +
        at(w.military) * Math.min(2 * cities, militaryOf(s, seat)) +
        at(w.ship) * Math.min(2, unitsOf(s, seat, SHIP)),
    )
  );
}
