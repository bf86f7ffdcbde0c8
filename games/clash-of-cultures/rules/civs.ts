/** Civilizations and their leaders (COC-26): who has what, and how advances and leaders come and go. */
import { NONE } from '@epoka/kernel';
import { CA, CIV_LINK, CULTURE, L, LEADER } from '../content/index.ts';
import { CIV_SIZE, civ, governmentOf, leaderAt, owns } from './counts.ts';
import { gain } from './goods.ts';
import { changed, type State, withLess, withMore } from './state.ts';
import { removeUnits } from './units.ts';
import type { G } from './vocabulary.ts';

// ---- advances come and go with those they are linked to (COC-26.1, COC-26.2)

function isLinked(s: State, seat: number, link: number): boolean {
  return link === NONE ? governmentOf(s, seat) !== NONE : owns(s, seat, link);
}

/** Looks after the four advances of a civilization once the seat's common advances have changed. */
export function relink(g: G, seat: number): void {
  const { s } = g;
  // nothing for who has no civilization
  const first = s.civ[seat] * CIV_SIZE;
  for (const [i, link] of CIV_LINK.slice(first, first + CIV_SIZE).entries()) {
    const at = seat * CIV_SIZE + i;
    const linked = isLinked(s, seat, link) ? 1 : 0;
    if (s.civHas[at] === linked) continue;
    s.civHas = changed(s.civHas, at, linked);
    g.tell(linked === 1 ? 'civAdvance' : 'civAdvanceLost', seat, first + i);
  }
}

// ---- leaders

/**
 * Leaders whose piece is gone leave: to the player who eliminated them (COC-17.19), or out of the game. `by` is the owner
 * that eliminated them, NONE for nobody.
 */
export function settleLeaders(g: G, by: number): void {
  const { s } = g;
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.leader[seat] === NONE || isOnMap(s, seat)) continue;
    if (by !== NONE && by < s.seats) {
      s.trophies = withMore(s.trophies, by, s.leader[seat]);
      g.tell('leaderTaken', by, s.leader[seat]);
    } else {
      s.lostLeaders = [...s.lostLeaders, s.leader[seat]];
      g.tell('leaderGone', seat, s.leader[seat]);
    }
    leaderLeft(g, seat);
  }
}

function isOnMap(s: State, seat: number): boolean {
  if (leaderAt(s, seat) !== NONE) return true;
  const { battle } = s;
  return battle.attacker === seat && battle.host[LEADER] > 0;
}

/** Embalming gains a token; Cleopatra's tokens go with her. */
function leaderLeft(g: G, seat: number): void {
  const { s } = g;
  if (s.leader[seat] === L.cleopatra) s.beloved = s.beloved.slice().fill(0);
  s.leader = changed(s.leader, seat, NONE);
  if (civ(s, seat, CA.embalming)) gain(g, seat, CULTURE, 1);
}

/** The present leader makes room for another one; nobody scores (COC-26.4). */
export function discardLeader(g: G, seat: number): void {
  const { s } = g;
  const at = leaderAt(s, seat);
  if (at !== NONE) removeUnits(s, at, LEADER, 1);
  settleLeaders(g, NONE);
}

/** The card is laid out: its leader is on the map from now on. */
export function appoint(g: G, seat: number, card: number): void {
  const { s } = g;
  s.leaders = withLess(s.leaders, seat, card);
  s.leader = changed(s.leader, seat, card);
  s.recruitedLeaders = changed(s.recruitedLeaders, seat, s.recruitedLeaders[seat] + 1);
  g.tell('leader', seat, card);
}
