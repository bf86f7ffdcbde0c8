/** Nomads (COC-26.7): the small cities of the Huns move like units. `s.nomads` holds space and flags of those that did. */
import { type Blocked, NONE, OK } from '@epoka/kernel';
import { CA, FOOD, FOREST, MOUNTAIN, ORE, PLAINS, SEA, WOOD } from '../content/index.ts';
import { activate, afterActivation, placeCity, whyNotActivate } from './cities.ts';
import { civ, enemyUnits, sizeOf } from './counts.ts';
import { BY_LAND } from './exploring.ts';
import { gain } from './goods.ts';
import { layoutFor } from './layout.ts';
import { whyNotStep } from './moving.ts';
import { ANGRY, changed, MOVED, NEUTRAL, ON_MOUNTAIN, type State } from './state.ts';
import type { G, Offer, StepTable } from './vocabulary.ts';

function flagsAt(s: State, city: number): number {
  for (let i = 0; i < s.nomads.length; i += 2) if (s.nomads[i] === city) return s.nomads[i + 1];
  return 0;
}

function whyNotWander(g: G, seat: number, city: number, to: number): Blocked {
  const { s } = g;
  if (sizeOf(s, city) > 1) return g.no('too-large');
  if (s.mood[city] === ANGRY) return g.no('angry');
  const flags = flagsAt(s, city);
  if ((flags & MOVED) !== 0) return g.no('already-moved');
  if ((flags & ON_MOUNTAIN) !== 0) return g.no('on-mountain');
  if (s.terrain[to] === SEA) return g.no('not-land');
  if (s.cityOwner[to] !== NONE) return g.no('city-here');
  if (enemyUnits(s, seat, to)) return g.no('enemy-here');
  return whyNotActivate(g, city);
}

/** Moves that a card or a power grants to some units take no city along. */
function mayWander(s: State, seat: number): boolean {
  return civ(s, seat, CA.nomads) && (s.voyage & ~7) === 0;
}

export function offerNomads(g: G, seat: number, offer: Offer): void {
  const { s } = g;
  if (!mayWander(s, seat)) return;
  const { beside } = layoutFor(s.seats);
  for (let city = 0; city < s.cityOwner.length; city++) {
    if (s.cityOwner[city] !== seat) continue;
    for (const to of beside[city]) offer.unless(whyNotWander(g, seat, city, to), 'wander', city, to);
  }
}

/** The group that was picked takes its city along: one group move for both. */
export function offerCaravan(g: G, seat: number, offer: Offer): void {
  const { s } = g;
  if (!mayWander(s, seat) || s.cityOwner[s.from] !== seat) return;
  for (const to of layoutFor(s.seats).beside[s.from]) {
    const why = whyNotWander(g, seat, s.from, to);
    offer.unless(why === OK ? whyNotStep(g, seat, to) : why, 'wander', s.from, to);
  }
}

/** Alone, or with the group that was picked. */
export function wander(g: G, seat: number, city: number, to: number, grouped: boolean): void {
  const { s } = g;
  s.groups--;
  if (s.terrain[to] < 0)
    g.next('explore', { seat, slot: layoutFor(s.seats).slotOf[to], entry: to, by: BY_LAND, from: city });
  g.next('wander', { seat, city, to });
  if (grouped) g.next('arrive', { seat, to, roads: 0, back: city });
  else g.next('moveOn', seat);
}

const YIELD: Readonly<Record<number, number>> = { [PLAINS]: FOOD, [FOREST]: WOOD, [MOUNTAIN]: ORE };

export const nomadSteps: Pick<StepTable, 'wander'> = {
  wander(g, { seat, city, to }) {
    const { s } = g;
    activate(s, city);
    const { mood, activated, angryUse } = s;
    const [m, a, u, tokens] = [mood[city], activated[city], angryUse[city], s.beloved[city]];
    placeCity(s, NONE, city, NEUTRAL);
    placeCity(s, seat, to, m);
    activated[to] = a;
    angryUse[to] = u;
    s.beloved = changed(s.beloved, to, tokens);
    s.nomads.push(to, MOVED | (s.terrain[to] === MOUNTAIN ? ON_MOUNTAIN : 0));
    g.tell('wanders', seat, city, to);
    const kind = YIELD[s.terrain[to]];
    if (kind !== undefined && s.exhausted[to] === 0) gain(g, seat, kind, 1);
    afterActivation(g, to);
  },
};

/** The next Move action finds them rested. */
export function rest(s: State): void {
  for (let i = 1; i < s.nomads.length; i += 2) s.nomads[i] &= ~MOVED;
}
