/** What a seat can expect of a position: points on the table, and what its means will still bring. */
import { NONE, type Terms, term } from '@epoka/kernel';
import { ADVANCE_COUNT, B, CULTURE, FOOD, GOLD, MOOD } from '../content/index.ts';
import { amount, civAdvancesOf, hasBuilding, isLand, militaryAt, sizeOf } from '../rules/counts.ts';
import { layoutFor } from '../rules/layout.ts';
import { countFulfilled } from '../rules/objectives.ts';
import { cityPoints, totalOf, wonderPoints } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { lastAge } from '../rules/status.ts';
import { ENGINE } from './engine.ts';
import { income, siteValue } from './land.ts';
import { type Survey, survey } from './survey.ts';
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
  const n = countFulfilled(s, seat, s.objectives[seat]);
  return roundsOver(s) % ROUNDS === ROUNDS - 1 ? n : n / 2;
}

/** Pieces of own cities that an army next to them could take (`threat`), and of enemy cities that an own army could (`prey`). */
let threat = 0;
let prey = 0;

function lookAround(s: State, seat: number, { allCities, anyCity }: Readonly<Survey>): void {
  const { near } = layoutFor(s.seats);
  threat = 0;
  prey = 0;
  for (let i = 0; i < allCities; i++) {
    const x = anyCity[i];
    const owner = s.cityOwner[x];
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
    const most = owner === seat ? foes : mine;
    if (most === 0) continue;
    const guards = (s.holder[x] === owner ? militaryAt(s, x) : 0) + (hasBuilding(s, x, B.fortress) ? 1 : 0);
    if (most <= guards) continue;
    if (owner === seat) threat += sizeOf(s, x);
    else prey += sizeOf(s, x);
  }
}

/** What something is worth at a time between the start (0) and the end (1) of the game. */
const at = (pair: readonly [number, number], t: number): number => pair[0] + (pair[1] - pair[0]) * t;

export function judge(s: State, seat: number, w: Weights, terms?: Terms): number {
  const t = stage(s);
  const map = survey(s, seat);
  const { cities } = map;
  let room = 0;
  let moods = 0;
  for (let i = 0; i < cities; i++) {
    const size = map.size[i];
    room += Math.max(0, Math.min(5, cities) - size);
    moods += (s.mood[map.city[i]] - 1) * size;
  }
  let sites = 0;
  for (let i = 0; i < map.camps; i++) sites += siteValue(s, seat, map.camp[i]);
  let stores =
    at(w.gold, t) * store(s, seat, GOLD) +
    at(w.mood, t) * store(s, seat, MOOD) +
    at(w.culture, t) * store(s, seat, CULTURE);
  for (let kind = 0; kind < GOLD; kind++)
    stores += at(kind === FOOD ? w.food : w.resource, t) * store(s, seat, kind);
  const buildings = cityPoints(s, seat) - cities;
  lookAround(s, seat, map);
  return (
    term(terms, 'points', totalOf(s, seat)) +
    term(
      terms,
      'cities',
      at(w.city, t) * Math.min(cities, CITIES) +
        at(w.income, t) * income(s, seat, map) +
        at(w.room, t) * room +
        at(w.building, t) * buildings +
        at(w.wonder, t) * wonderPoints(s, seat) +
        at(w.happiness, t) * moods +
        (at(w.explored, t) * map.explored) / 4,
    ) +
    term(terms, 'engine', at(w.advance, t) * engineOf(s, seat)) +
    term(terms, 'stores', stores + at(w.saving, t) * nearWonder(s, seat, map)) +
    term(
      terms,
      'cards',
      at(w.card, t) * Math.min(ENOUGH, s.hands[seat].length) +
        at(w.objective, t) * s.objectives[seat].length +
        at(w.fulfilled, t) * fulfilled(s, seat) +
        at(w.wonderCard, t) * s.wonders[seat].length +
        at(w.card, t) * s.persons[seat].length +
        (s.current === seat && s.actions > 0 && s.bound + s.takeover > 0 ? at(w.promise, t) : 0),
    ) +
    term(terms, 'actions', at(w.action, t) * actionsAhead(s, seat) - w.idle * idleDeeds(s, seat)) +
    term(
      terms,
      'units',
      at(w.settler, t) * Math.min(2, map.settlers) * (cities < CITIES ? 1 : 0.2) +
        (cities < CITIES ? at(w.site, t) * sites : 0) +
        at(w.garrison, t) * map.garrisons +
        (s.leader[seat] === NONE ? 0 : at(w.leader, t)) -
        at(w.threat, t) * threat +
        at(w.prey, t) * prey +
        at(w.military, t) * Math.min(2 * cities, map.military) +
        at(w.ship, t) * Math.min(2, map.ships),
    )
  );
}
