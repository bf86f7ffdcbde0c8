/** What civilizations and leaders add to the combat value (COC-26.5): each content has its own small function. */
import { computeHook, NONE } from '@epoka/kernel';
import {
  A,
  B,
  C,
  CA,
  CIV_ADVANCES,
  type CivAdvanceId,
  ELEPHANT,
  L,
  LEADER,
  LEADERS,
  type LeaderId,
  SETTLER,
} from '../content/index.ts';
import { inPlay } from './contents.ts';
import {
  citiesOf,
  cityList,
  civ,
  distances,
  hasBuilding,
  inCategory,
  isCoastal,
  leaderAt,
  unitSpaces,
  unitsAt,
  within,
  works,
} from './counts.ts';
import { regionOf } from './layout.ts';
import { fighters, sideOwner, unitsOn } from './losses.ts';
import { BARBARIAN, PIRATE, type State } from './state.ts';

/** What it adds for a side whose content it is. */
type Bonus = (s: State, side: number) => number;

const enemyOf = (s: State, side: number) => sideOwner(s, 1 - side);
const isPlayer = (s: State, owner: number) => owner < s.seats;

/** The leader takes part in a land battle. */
function fights(s: State, side: number): boolean {
  return s.battle.sea === 0 && unitsOn(s, side, LEADER) > 0;
}

function aboard(s: State, side: number): boolean {
  return s.battle.sea === 1 && unitsOn(s, side, LEADER) > 0;
}

/** In a land battle with the leader, under a further condition. */
const two =
  (test: (s: State, side: number) => boolean): Bonus =>
  (s, side) =>
    fights(s, side) && test(s, side) ? 2 : 0;

const attacksCity = (s: State, side: number) => side === 0 && s.battle.cityOf !== NONE;

/** Some own city within two spaces of the battle passes the test. */
function cityNear(s: State, seat: number, test: (city: number) => boolean): boolean {
  const far = distances(s, s.battle.space, 2, false);
  return cityList(s, seat).some(x => far[x] >= 0 && test(x));
}

/** Regions in which the seat has a city. */
export function regionsOf(s: State, seat: number): number[] {
  return [...new Set(cityList(s, seat).map(x => regionOf(s.seats, x)))];
}

function settlersNear(s: State, seat: number, side: number): number {
  const far = distances(s, s.battle.space, 2, false);
  const along = side === 0 ? s.battle.host[SETTLER] : 0;
  return unitSpaces(s, seat).reduce((n, x) => (far[x] >= 0 ? n + unitsAt(s, x, SETTLER) : n), along);
}

const MOST_TRIBES = 4;

const BY_ADVANCE: Partial<Record<CivAdvanceId, Bonus>> = {
  'tribal-warfare'(s, side) {
    if (s.battle.sea === 1 || !isPlayer(s, enemyOf(s, side))) return 0;
    const far = distances(s, s.battle.space, 2, false);
    return Math.min(MOST_TRIBES, cityList(s, BARBARIAN).filter(x => far[x] >= 0).length);
  },
  biremes(s, side) {
    const enemy = enemyOf(s, side);
    if (s.battle.sea === 0) return 0;
    return s.battle.round > 1 && isPlayer(s, enemy) && works(s, enemy, A.warships) ? 0 : 2;
  },
};

const BY_LEADER: Partial<Record<LeaderId, Bonus>> = {
  augustus: two((s, side) => !regionsOf(s, sideOwner(s, side)).includes(regionOf(s.seats, s.battle.space))),
  sulla: two((s, side) => enemyOf(s, side) === BARBARIAN),
  'alexander-the-great'(s, side) {
    if (!fights(s, side)) return 0;
    const seat = sideOwner(s, side);
    const home = regionOf(s.seats, s.home[seat]);
    return regionsOf(s, seat).filter(region => region !== home).length;
  },
  'leonidas-i': (s, side) =>
    fights(s, side) ? 2 * Math.max(0, fighters(s, 1 - side) - fighters(s, side)) : 0,
  pericles: (s, side) => (aboard(s, side) ? 2 : 0),
  'wu-zetian': two((s, side) => s.battle.began[side] >= s.battle.began[1 - side]),
  'ragnar-lodbrok': two((s, side) => side === 0 && s.battle.landed === 1),
  jimmu(s, side) {
    const seat = sideOwner(s, side);
    const near = leaderAt(s, seat);
    const holds = side === 1 && s.battle.walled === 1 && s.battle.cityOf === seat;
    return holds && within(s, near, s.battle.space, 2) ? 2 : 0;
  },
  suiko: two((_s, side) => side === 1),
  'ramses-ii'(s, side) {
    if (aboard(s, side) && enemyOf(s, side) === PIRATE) return 2;
    return fights(s, side) && attacksCity(s, side) && isCoastal(s, s.battle.space) ? 2 : 0;
  },
  'siyaj-kak': (s, side) =>
    fights(s, side) && attacksCity(s, side) && s.battle.round === 1 ? s.battle.citySize : 0,
  'wak-chanil-ajaw': two((s, side) => cityNear(s, sideOwner(s, side), () => true)),
  'sri-gupta': two((s, side) => s.battle.carded[side] === 0),
  nabopolassar: two((s, side) => {
    const enemy = enemyOf(s, side);
    return isPlayer(s, enemy) && citiesOf(s, enemy) >= citiesOf(s, sideOwner(s, side));
  }),
  'nebuchadnezzar-ii': two((s, side) => attacksCity(s, side) && hasBuilding(s, s.battle.space, B.temple)),
  ithobaal: two((s, side) => cityNear(s, sideOwner(s, side), x => hasBuilding(s, x, B.temple))),
  'queen-boudica': two((s, side) => {
    const enemy = enemyOf(s, side);
    return (
      isPlayer(s, enemy) && inCategory(s, enemy, C.warfare) > inCategory(s, sideOwner(s, side), C.warfare)
    );
  }),
  vercingetorix: (s, side) => (fights(s, side) ? settlersNear(s, sideOwner(s, side), side) : 0),
  hanno: (s, side) => (aboard(s, side) ? 2 : 0),
  'queen-dido': two((s, side) => side === 1 && s.battle.cityOf !== NONE),
};

/** Civilization advances first, then leaders. */
const CONTENTS: readonly { readonly bonus: Bonus | undefined }[] = [
  ...CIV_ADVANCES.map(x => ({ bonus: BY_ADVANCE[x.id] })),
  ...LEADERS.map(x => ({ bonus: BY_LEADER[x.id] })),
];

const sum = computeHook(CONTENTS, ({ bonus }) =>
  bonus === undefined ? undefined : (value: number, s: State, side: number) => value + bonus(s, side),
);

/** Everything of the side's civilization together. */
export function civBonus(s: State, side: number): number {
  const seat = sideOwner(s, side);
  return sum(0, inPlay(s, seat), s, side);
}

/** All bonuses of a side count for at most two in the first round (COC-17.17). */
export function isCapped(s: State, side: number): boolean {
  const b = s.battle;
  const other = 1 - side;
  const enemy = sideOwner(s, other);
  if (b.sea === 1 || b.round !== 1) return false;
  return (
    (s.leader[enemy] === L.hannibal && unitsOn(s, other, LEADER) > 0) ||
    (civ(s, enemy, CA['grey-tide']) && unitsOn(s, other, ELEPHANT) > 0)
  );
}

/** More than four: neither cards nor conflict abilities (Xerxes). */
export function isCrowded(s: State, side: number): boolean {
  const seat = sideOwner(s, side);
  return s.leader[seat] === L.xerxes && fights(s, side) && fighters(s, side) >= 5;
}

/** The side may play no combat card this round. */
export function isGagged(s: State, side: number): boolean {
  const b = s.battle;
  const enemy = sideOwner(s, 1 - side);
  if (isCrowded(s, side)) return true;
  if (side === 1 && b.round === 1 && b.gagged === 1) return true;
  if (b.sea === 0 && civ(s, enemy, CA.sparta) && b.began[1 - side] < b.began[side]) return true;
  return (
    side === 1 && b.round === 1 && b.cityOf !== NONE && s.leader[enemy] === L.bleda && b.host[LEADER] > 0
  );
}

/** Hits a side cancels without paying. */
export function civCancels(s: State, side: number): number {
  const b = s.battle;
  const seat = sideOwner(s, side);
  if (!fights(s, side)) return 0;
  switch (s.leader[seat]) {
    case L.pakal: {
      const own = s.piece[b.space * 7 + B.obelisk] === seat;
      return side === 1 && b.cityOf !== NONE && b.round === 1 && own ? 1 : 0;
    }
    case L.ahuitzotl:
      return cityNear(s, seat, () => true) ? 0 : 1;
    default:
      return 0;
  }
}
