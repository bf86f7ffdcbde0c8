/** Shipcraft of the Vikings (COC-26.10): ships land as settlers or infantry, and those put to sea as ships. */
import { type Blocked, OK } from '@epoka/kernel';
import { A, CA, INFANTRY, KINDS, SEA, SETTLER, SHIP } from '../content/index.ts';
import {
  cargoOf,
  civ,
  enemyUnits,
  isEnemySpace,
  landUnitsAt,
  militaryAt,
  stackOf,
  unitsAt,
  unitsLeft,
  works,
} from './counts.ts';
import { layoutFor } from './layout.ts';
import { drafted, draftedLand, draftedMilitary, flagsOf } from './moving.ts';
import { MOVED } from './state.ts';
import { putUnits, takeUnits } from './units.ts';
import type { G, Offer } from './vocabulary.ts';

/** All picked ships to a land space beside, as settlers or infantry; what they carry lands with them. */
function whyNotLand(g: G, seat: number, to: number, kind: number): Blocked {
  const { s } = g;
  const ships = drafted(s, SHIP);
  if (isEnemySpace(s, seat, to)) return g.no('enemy-here');
  if (kind === INFANTRY && !works(s, seat, A.tactics)) return g.no('no-tactics');
  if (unitsLeft(s, seat, kind) < ships) return g.no('no-piece');
  const military = draftedMilitary(s) + (kind === INFANTRY ? ships : 0);
  const most = stackOf(s, seat, to);
  if (military + militaryAt(s, to) > most) return g.no('stack-limit', most);
  const stay = landUnitsAt(s, s.from) - draftedLand(s);
  return stay > cargoOf(s, seat) * (unitsAt(s, s.from, SHIP) - ships) ? g.no('no-ship-room') : OK;
}

/** So many of a kind become ships in a sea space beside; the rest of the group boards them. */
function whyNotLaunch(g: G, seat: number, to: number, n: number): Blocked {
  const { s } = g;
  if (enemyUnits(s, seat, to)) return g.no('enemy-here');
  if (unitsLeft(s, seat, SHIP) < n) return g.no('no-piece');
  const ships = n + unitsAt(s, to, SHIP);
  const aboard = draftedLand(s) - n + landUnitsAt(s, to);
  return aboard > cargoOf(s, seat) * ships ? g.no('no-ship-room') : OK;
}

export function offerShipcraft(g: G, seat: number, offer: Offer): void {
  const { s } = g;
  if (!civ(s, seat, CA.shipcraft)) return;
  for (const x of layoutFor(s.seats).beside[s.from]) {
    if (s.terrain[x] < 0) continue;
    if (s.terrain[s.from] === SEA) {
      if (s.terrain[x] === SEA || drafted(s, SHIP) === 0) continue;
      for (const kind of [SETTLER, INFANTRY])
        offer.unless(whyNotLand(g, seat, x, kind), 'convert', x, kind, drafted(s, SHIP));
    } else if (s.terrain[x] === SEA)
      for (const kind of [SETTLER, INFANTRY])
        for (let n = 1; n <= drafted(s, kind); n++)
          offer.unless(whyNotLaunch(g, seat, x, n), 'convert', x, kind, n);
  }
}

/** The converted unit is the same unit: its flags stay. */
export function convert(g: G, seat: number, to: number, kind: number, n: number): void {
  const { s } = g;
  const { from, draft } = s;
  const ashore = s.terrain[to] !== SEA;
  const fresh = flagsOf(s, to, false);
  let left = n;
  const group = new Array<number>(KINDS).fill(0);
  for (let i = 0; i < draft.length; i += 3) {
    const [was, flags, count] = [draft[i], draft[i + 1], draft[i + 2]];
    takeUnits(s, from, was, flags, count);
    const changes = was === (ashore ? SHIP : kind) ? Math.min(left, count) : 0;
    left -= changes;
    const into = ashore ? kind : SHIP;
    putUnits(s, to, seat, into, flags | fresh | MOVED, changes);
    putUnits(s, to, seat, was, flags | fresh | MOVED, count - changes);
    group[into] += changes;
    group[was] += count - changes;
  }
  g.tell('moves', seat, group, from, to);
  g.tell('turns', seat, ashore ? SHIP : kind, ashore ? kind : SHIP, to);
}
