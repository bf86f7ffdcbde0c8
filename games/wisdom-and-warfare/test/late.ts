/** Games that begin late: a known map, techs, cities, buildings, wonders, armies and full hands by chance, so that rare things meet. */
import { NONE, OK } from '@epoka/kernel';
import { BUILDINGS } from '../content/buildings.ts';
import { MARKERS } from '../content/markers.ts';
import {
  AIRCRAFT,
  BUILDING_FAMILY,
  FIRST_BUILDING,
  FIRST_STATE,
  FIRST_WONDER,
  GOVERNMENTS,
  MARKER_KIND,
  MARKET_GOODS,
  PERSON_TYPES,
  POLICY_CARDS,
  SPACE_FLIGHT,
  TECH_COUNT,
} from '../content/tables.ts';
import { TILES } from '../content/tiles.ts';
import { wisdomAndWarfare } from '../index.ts';
import {
  drawEvent,
  drawUnit,
  inSupply,
  markZone,
  put,
  refillWonders,
  setMark,
  setTop,
  takeGood,
  takeIn,
} from '../rules/changes.ts';
import { armiesOf, canLearn, coins, handSize, policyMax, stackLimit, unlockedUnit } from '../rules/counts.ts';
import { cannotUnlock } from '../rules/items.ts';
import { cannotBuild } from '../rules/placing.ts';
import { layTile, onMap } from '../rules/setup.ts';
import { countAt, explored, foreign, gridOf, isEmpty, isWater } from '../rules/squares.ts';
import { cannotFound, unlockedGov } from '../rules/start.ts';
import { CITIES, type G } from '../rules/state.ts';

/** They come more often than others. */
const RELIC_TILES = ['tile-22', 'tile-23'];

function explore(g: G): void {
  const { s } = g;
  for (let slot = 0; slot < s.tile.length; slot++) {
    if (s.tile[slot] !== NONE || g.roll(6) === 0) continue;
    s.tilePool = s.tilePool.slice();
    const relic = s.tilePool.findIndex(tile => RELIC_TILES.includes(TILES[tile].id));
    const tile = relic >= 0 && g.roll(2) === 0 ? s.tilePool.splice(relic, 1)[0] : g.drawFrom(s.tilePool);
    layTile(g, slot, tile, g.roll(4));
  }
}

function teach(g: G, seat: number): void {
  const { s } = g;
  let n = 6 + g.roll(26);
  for (let tries = 0; tries < 300 && n > 0; tries++) {
    const t = g.roll(TECH_COUNT);
    if (t === SPACE_FLIGHT || !canLearn(s, seat, t)) continue;
    takeIn(g, seat, t);
    n--;
  }
  const gov = g.roll(GOVERNMENTS);
  if (unlockedGov(s, seat, gov)) s.gov[seat] = gov;
}

function found(g: G, seat: number): void {
  const { s } = g;
  const most = 1 + g.roll(CITIES);
  for (let tries = 0, c = 1; tries < 60 && c < most; tries++) {
    const q = g.roll(s.ground.length);
    if (!explored(s, q) || s.here[q] > 0 || s.mark[q] > 0 || cannotFound(g, seat, q, 1) !== OK) continue;
    const city = seat * CITIES + c++;
    s.city[city] = q;
    markZone(s, city, q, true);
  }
  for (let card = g.roll(POLICY_CARDS), i = 0; i < POLICY_CARDS; i++, card = (card + 1) % POLICY_CARDS) {
    const own = s.policy.slice(seat * POLICY_CARDS, (seat + 1) * POLICY_CARDS);
    if (own[card] === 0 && own.filter(side => side > 0).length < policyMax(s, seat))
      s.policy[seat * POLICY_CARDS + card] = 1 + g.roll(2);
  }
}

function build(g: G, seat: number): void {
  const { s } = g;
  for (let c = 0; c < CITIES; c++) {
    const city = seat * CITIES + c;
    if (s.city[city] === NONE) continue;
    for (const q of gridOf(s).eight[s.city[city]]) {
      if (s.top[q] > 0 || g.roll(2) === 0) continue;
      const form = g.roll(BUILDINGS.length);
      const slot = g.roll(s.wonderUp.length);
      const w = s.wonderUp[slot];
      if (w !== NONE && g.roll(2) === 0 && cannotBuild(g, seat, q, FIRST_WONDER + w) === OK) {
        s.wonderUp[slot] = NONE;
        setTop(s, q, FIRST_WONDER + w);
        refillWonders(g);
      } else if (
        cannotUnlock(g, seat, form) === OK &&
        s.stock[BUILDING_FAMILY[form]] > 0 &&
        cannotBuild(g, seat, q, FIRST_BUILDING + form) === OK
      )
        setTop(s, q, FIRST_BUILDING + form);
    }
  }
}

/** Some wonders are gone, so that those of later eras lie in the market. */
function passEras(g: G): void {
  const { s } = g;
  for (let n = g.roll(6); n > 0; n--) {
    s.wonderUp[g.roll(4)] = NONE;
    refillWonders(g);
  }
}

/** City-states that somebody has found. */
function meetStates(g: G): void {
  const { s } = g;
  for (let n = g.roll(4); n > 0; n--) {
    const q = g.roll(s.ground.length);
    if (explored(s, q) && !isWater(s, q) && isEmpty(s, q) && s.zone[q] === NONE && s.cityStates.length > 0)
      setMark(s, q, FIRST_STATE + g.drawFrom(s.cityStates));
  }
}

/** Where something is going on: beside a marker or a city, or anywhere. */
function spot(g: G): number {
  const { s } = g;
  const all = s.mark.flatMap((mark, q) => (mark > 0 ? [q] : [])).concat(s.city.filter(q => q !== NONE));
  if (g.roll(3) === 0) return g.roll(s.ground.length);
  const around = gridOf(s).eight[all[g.roll(all.length)]];
  return around[g.roll(around.length)];
}

function arm(g: G, seat: number): void {
  const { s } = g;
  for (let tries = 0, q = 0; tries < 30; tries++) {
    if (g.roll(2) === 0) q = spot(g);
    const kind = g.roll(4) === 0 ? 1 : 0;
    const f = inSupply(s, seat, kind, armiesOf(s, seat));
    if (f === NONE || !explored(s, q) || isWater(s, q) || foreign(s, q, seat)) continue;
    if (s.mark[q] > 0 || s.zone[q] >= 16 || countAt(s, seat, q) >= stackLimit(s, seat)) continue;
    put(s, seat, f, q);
  }
  for (let n = g.roll(12); n > 0; n--) {
    const type = Math.min(AIRCRAFT, g.roll(6));
    if (unlockedUnit(s, seat, type)) drawUnit(g, seat, type);
  }
}

function stock(g: G, seat: number): void {
  const { s } = g;
  while (s.hand[seat].length < handSize(s, seat)) drawEvent(g, seat, 1 + g.roll(3));
  for (const [pool, mark] of [
    [s.huts, 1],
    [s.villages, 2],
  ] as const) {
    if (g.roll(3) === 0 || onMap(s, mark) >= pool.length) continue;
    const marker = g.drawFrom(pool);
    (MARKERS[MARKER_KIND[marker]].good === undefined ? pool : s.kept[seat]).push(marker);
  }
  for (let good = 0; good < MARKET_GOODS; good++)
    if (s.market[good] > 0 && g.roll(2) === 0) takeGood(g, seat, good);
  const person = g.roll(PERSON_TYPES);
  if (g.roll(2) === 0 && s.people[person] > 0) {
    s.people[person]--;
    s.reserve[seat * PERSON_TYPES + person]++;
  }
  s.trade[seat] = 12 + g.roll(16);
  s.culture[seat] = g.roll(40);
  s.step[seat] = g.roll(20);
  s.sheet[seat] = Math.max(0, 10 - coins(s, seat) - g.roll(8));
}

function grow(g: G): void {
  explore(g);
  passEras(g);
  meetStates(g);
  for (const act of [teach, found, build, arm, stock])
    for (let seat = 0; seat < g.s.seats; seat++) act(g, seat);
}

const { rules } = wisdomAndWarfare;

export const late: typeof wisdomAndWarfare = {
  ...wisdomAndWarfare,
  rules: {
    ...rules,
    steps: {
      ...rules.steps,
      turn(g, data) {
        if (g.s.round === 0) grow(g);
        rules.steps.turn(g, data);
      },
    },
  },
};
