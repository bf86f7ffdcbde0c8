/** Where each piece is (NH-1): nothing appears or vanishes during a game. And which contents a game has used. */
import { NONE } from '@epoka/kernel';
import {
  AREAS,
  BUILDINGS,
  GOALS,
  GOVERNMENTS,
  LEADERS,
  MARKERS,
  PLAYER_COLOURS,
  SLOTS,
  TECHNOLOGIES,
  TERRITORIES,
  UNITS,
} from '../content/index.ts';
import { bits } from './counters.ts';
import { inactive } from './population.ts';
import { SPACES } from './spaces.ts';
import type { State } from './state.ts';
import { allCubesLeft } from './tracks.ts';

type At = (piece: string, place: string, n: number) => void;

export function pieces(s: State, at: At): void {
  const each = (kind: string, list: readonly { id: string }[], ids: readonly number[], place: string) => {
    for (const id of ids) if (id !== NONE) at(`${kind}:${list[id].id}`, place, 1);
  };
  for (const deck of s.decks) each('technology', TECHNOLOGIES, deck, 'deck');
  each('technology', TECHNOLOGIES, s.slots, 'tree');
  each('technology', TECHNOLOGIES, s.revealed, 'revealed');
  each('technology', TECHNOLOGIES, s.removedTechnologies, 'removed');
  each('leader', LEADERS, s.leaders, 'tree');
  each('leader', LEADERS, s.removedLeaders, 'removed');
  each('territory', TERRITORIES, s.territories, 'stack');
  each(
    'territory',
    TERRITORIES,
    s.map.map(t => t.territory),
    'map',
  );
  each(
    'territory',
    TERRITORIES,
    (s.discovering ?? []).map(d => d.territory),
    'turned up',
  );
  for (const stack of s.stacks) each('building', BUILDINGS, stack, 'stack');
  for (const display of s.display) each('building', BUILDINGS, display, 'display');
  each(
    'building',
    BUILDINGS,
    s.map.map(t => t.building),
    'map',
  );
  each('government', GOVERNMENTS, s.offered, 'offered');
  each('goal', GOALS, s.goals, 'in play');
  const markers = (place: string, held: readonly number[]) => {
    for (let i = 0; i < held.length; i++) at(`${MARKERS[i]} marker`, place, held[i]);
  };
  markers('general supply', s.markers);
  s.players.forEach((p, seat) => {
    const whose = PLAYER_COLOURS[seat];
    each('technology', TECHNOLOGIES, p.privates, `${whose} private`);
    each('leader', LEADERS, p.leaders, `${whose} leaders`);
    each('building', BUILDINGS, p.supply, `${whose} supply`);
    if (p.government !== NONE) each('government', GOVERNMENTS, [p.government], whose);
    markers(whose, p.markers);
    playerPieces(s, seat, at);
  });
}

/** Pawns and cubes; a substitute marker stands where a cube would. */
function playerPieces(s: State, seat: number, at: At): void {
  const p = s.players[seat];
  const pawn = `${PLAYER_COLOURS[seat]} pawn`;
  at(pawn, 'columns', inactive(p));
  at(pawn, 'active', p.active);
  at(pawn, 'map', s.units.filter(u => u.seat === seat).length);
  at(pawn, 'scholars', bits(p.scholars));
  at(pawn, 'out of the game', p.gone);
  const cube = `${PLAYER_COLOURS[seat]} cube`;
  at(cube, 'tracks', allCubesLeft(p));
  at(cube, 'investment', p.invested);
  let marks = -p.substitutes;
  for (const t of s.map)
    for (const owner of [t.village, t.city, t.left, t.right]) if (owner === seat) marks++;
  for (const claims of s.claims) if (claims.includes(seat)) marks++;
  at(cube, 'map and goals', marks);
}

/** Every content there is, as `kind:id`. */
export const content: readonly string[] = [
  ...TECHNOLOGIES.map(x => `technology:${x.id}`),
  ...LEADERS.map(x => `leader:${x.id}`),
  ...TERRITORIES.map(x => `territory:${x.id}`),
  ...BUILDINGS.map(x => `building:${x.id}`),
  ...GOVERNMENTS.map(x => `government:${x.id}`),
  ...GOALS.map(x => `goal:${x.id}`),
  ...AREAS.map(x => `area:${x.id}`),
  ...UNITS.map(x => `unit:${x}`),
  // the homes of all players are alike
  'tile:home',
];

/** In use: researched, taken, discovered, built, chosen, claimed, recruited, occupied. */
export function seen(s: State, note: (id: string) => void): void {
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (s.slots[slot] !== NONE && s.players.some(p => (p.scholars & (1 << slot)) !== 0))
      note(`technology:${TECHNOLOGIES[s.slots[slot]].id}`);
  for (const p of s.players) {
    for (const id of p.privates) note(`technology:${TECHNOLOGIES[id].id}`);
    for (const id of p.leaders) note(`leader:${LEADERS[id].id}`);
    if (p.government !== NONE) note(`government:${GOVERNMENTS[p.government].id}`);
    if (p.pawn !== NONE && SPACES[p.pawn].area !== NONE) note(`area:${AREAS[SPACES[p.pawn].area].id}`);
  }
  for (const u of s.units) note(`unit:${UNITS[u.kind]}`);
  for (const t of s.map) {
    if (t.territory !== NONE) note(`territory:${TERRITORIES[t.territory].id}`);
    else note('tile:home');
    if (t.building !== NONE) note(`building:${BUILDINGS[t.building].id}`);
  }
  s.claims.forEach((claims, i) => {
    if (claims.length > 0) note(`goal:${GOALS[s.goals[i]].id}`);
  });
}
