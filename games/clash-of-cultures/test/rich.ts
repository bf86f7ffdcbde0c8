/** The game in its middle: cities, units, advances, goods and cards by chance, so that random play meets what comes late. */
import type { Play, Ruleset } from '@epoka/kernel';
import {
  ADVANCE_COUNT,
  BARREN,
  BUILDING_KINDS,
  CATEGORY_OF,
  CAVALRY,
  ELEPHANT,
  GOODS,
  INFANTRY,
  IS_GOVERNMENT,
  KINDS,
  LEADER,
  MOOD,
  REGIONS,
  SEA,
  SETTLER,
  SHIP,
  TERRAINS,
} from '../content/index.ts';
import { clashOfCultures } from '../index.ts';
import { placeCity } from '../rules/cities.ts';
import { appoint, relink } from '../rules/civs.ts';
import { buildingsIn, buildingsLeft, isLand, settlementsLeft, unitsLeft } from '../rules/counts.ts';
import { limitOf } from '../rules/goods.ts';
import { ACTION, OBJECTIVE, receive, WONDER } from '../rules/hands.ts';
import { rules } from '../rules/index.ts';
import { layoutFor } from '../rules/layout.ts';
import type { Specs } from '../rules/settings.ts';
import { BARBARIAN, changed, PIRATE, type State } from '../rules/state.ts';
import { putUnits } from '../rules/units.ts';
import type { Clash } from '../rules/vocabulary.ts';

type G = Play<State, Clash>;

function explore(g: G): void {
  const { s } = g;
  const { cells } = layoutFor(s.seats);
  for (let slot = 0; slot < s.slotTile.length; slot++) {
    if (g.roll(4) === 0) continue;
    const turn = g.roll(2);
    s.slotTurn = changed(s.slotTurn, slot, turn);
    for (let i = 0; i < 4; i++)
      s.terrain = changed(
        s.terrain,
        cells[4 * slot + i],
        TERRAINS.indexOf(REGIONS[s.slotTile[slot]].terrain[turn === 0 ? i : 3 - i]),
      );
  }
}

function settle(g: G, owner: number, cities: number): void {
  const { s } = g;
  const { near } = layoutFor(s.seats);
  for (let tries = 0; tries < 60 && cities > 0 && settlementsLeft(s, owner) > 0; tries++) {
    const x = g.roll(s.terrain.length);
    if (!isLand(s, x) || s.terrain[x] === BARREN || s.cityOwner[x] >= 0 || s.holder[x] >= 0) continue;
    placeCity(s, owner, x, g.roll(3));
    cities--;
    for (let b = 0; b < buildingsIn(s); b++) {
      const colour = owner === BARBARIAN || g.roll(5) === 0 ? g.roll(s.seats) : owner;
      if (g.roll(3) > 0 || buildingsLeft(s, colour, b) === 0) continue;
      if (b === 2) {
        const sea = near.slice(6 * x, 6 * x + 6).find(y => y >= 0 && s.terrain[y] === SEA);
        if (sea === undefined) continue;
        s.port = changed(s.port, x, sea);
      }
      s.piece = changed(s.piece, x * BUILDING_KINDS + b, colour);
    }
    const n = Math.min(g.roll(4), unitsLeft(s, owner, INFANTRY));
    if (n > 0) putUnits(s, x, owner, INFANTRY, 0, n);
    if (s.expansion === 1 && n > 0 && n < 4) {
      const kind = g.roll(2) === 0 ? CAVALRY : ELEPHANT;
      if (unitsLeft(s, owner, kind) > 0) putUnits(s, x, owner, kind, 0, 1);
    }
  }
}

/** Civilization advances, a leader at home, captives, pirates. */
function civilize(g: G, seat: number): void {
  const { s } = g;
  relink(g, seat);
  const home = s.cityOwner.indexOf(seat);
  if (home >= 0 && s.holder[home] !== BARBARIAN && s.troops[home * KINDS + INFANTRY] < 3) {
    appoint(g, seat, s.leaders[seat][g.roll(s.leaders[seat].length)]);
    putUnits(s, home, seat, LEADER, 0, 1);
  }
  for (let tries = 0; tries < 10; tries++) {
    const x = g.roll(s.terrain.length);
    if (s.terrain[x] === SEA && s.holder[x] < 0 && unitsLeft(s, PIRATE, SHIP) > 2)
      putUnits(s, x, PIRATE, SHIP, 0, 1);
  }
}

function equip(g: G, seat: number): void {
  const { s } = g;
  const government = 9 + g.roll(3);
  for (let a = 0; a < ADVANCE_COUNT; a++)
    if (IS_GOVERNMENT[CATEGORY_OF[a]] ? CATEGORY_OF[a] === government && g.roll(2) === 0 : g.roll(2) === 0)
      s.has = changed(s.has, seat * ADVANCE_COUNT + a, 1);
  for (let kind = 0; kind < GOODS; kind++)
    s.res[seat * GOODS + kind] = Math.min(g.roll(kind < MOOD ? 8 : 9), limitOf(s, seat, kind));
  for (let i = 0; i < 3; i++) {
    receive(s, ACTION, seat, s.actionDeck.pop() as number, 0);
    receive(s, OBJECTIVE, seat, s.objectiveDeck.pop() as number, 0);
  }
  const wonder = s.wonderDeck.pop() as number;
  if (s.shared === 1) s.wonderOpen.push(wonder);
  else receive(s, WONDER, seat, wonder, 0);
  for (let tries = 0; tries < 20; tries++) {
    const x = g.roll(s.terrain.length);
    if (
      s.terrain[x] < 0 ||
      (s.holder[x] >= 0 && s.holder[x] !== seat) ||
      (s.cityOwner[x] >= 0 && s.cityOwner[x] !== seat)
    )
      continue;
    const kind = s.terrain[x] === SEA ? SHIP : g.roll(2) === 0 ? SETTLER : INFANTRY;
    if (unitsLeft(s, seat, kind) > 4 - (kind === SHIP ? 3 : 1) && s.troops[x * 6 + INFANTRY] < 4)
      putUnits(s, x, seat, kind, 0, 1);
  }
}

export const rich = {
  ...clashOfCultures,
  rules: {
    ...rules,
    setup(g, settings, brought) {
      rules.setup(g, settings, brought);
      explore(g);
      for (let seat = 0; seat < g.s.seats; seat++) settle(g, seat, 3);
      settle(g, BARBARIAN, 3);
      for (let seat = 0; seat < g.s.seats; seat++) equip(g, seat);
      if (g.s.expansion === 1 && g.s.civ[0] >= 0)
        for (let seat = 0; seat < g.s.seats; seat++) civilize(g, seat);
    },
  } satisfies Ruleset<State, Clash, Specs>,
};
