/** What civilization advances and leaders do when something happens; the order among them is declared in one table each. */
import { eventHook, NONE, OK } from '@epoka/kernel';
import {
  B,
  CAVALRY,
  CULTURE,
  FOOD,
  GOLD,
  IDEAS,
  INFANTRY,
  IS_MILITARY,
  KINDS,
  L,
  LEADER,
  MOOD,
  MOUNTAIN,
  PLAINS,
  SETTLER,
} from '../content/index.ts';
import { canBuySome } from './advances.ts';
import { changeMood } from './cities.ts';
import { CONTENTS, type ContentId, inPlay } from './contents.ts';
import {
  amount,
  beside,
  buildingsLeft,
  hasBuilding,
  isLand,
  isLedBy,
  leaderAt,
  militaryAt,
  STACK,
  unitsAt,
  unitsLeft,
  within,
} from './counts.ts';
import { drawActions } from './drawing.ts';
import { gain } from './goods.ts';
import { startMove } from './groups.ts';
import { whyNotAttempt } from './influence.ts';
import { ARCHERS_ONLY, SETTLERS_ONLY } from './moving.ts';
import { ANGRY, BARBARIAN, HAPPY, NEUTRAL, POWER_POTTERY, type State } from './state.ts';
import type { Events, G } from './vocabulary.ts';

type Hook<E extends keyof Events> = (g: G, seat: number, data: Events[E]) => void;
type Hooks<E extends keyof Events> = Partial<Record<ContentId, Hook<E>>>;

/** Listens by id; the order of the record is the order of the listeners. */
function listen<E extends keyof Events>(
  event: E,
  hooks: Hooks<E>,
  seats: (s: State, data: Events[E]) => readonly number[],
) {
  return eventHook<State, import('./vocabulary.ts').Clash, Events[E], { readonly id: string }>({
    event,
    contents: CONTENTS,
    pick: ({ id }) => hooks[id as ContentId],
    order: Object.keys(hooks),
    inPlay,
    seats,
  });
}

export const contentOf = (id: ContentId) => CONTENTS.findIndex(x => x.id === id);

/** Asks whether the content is used, for its price. */
function may(g: G, seat: number, id: ContentId, space: number): void {
  g.next('may', { seat, content: contentOf(id), space });
}

function reward(g: G, seat: number, ...gains: number[]): void {
  g.next('reward', { seat, gains });
}

// ---- battles

const mySide = (s: State, seat: number) => (s.battle.attacker === seat ? 0 : 1);

function lostMilitary(s: State, side: number): number {
  const { slain } = s.battle;
  return IS_MILITARY.reduce((n, military, k) => (military ? n + slain[side * KINDS + k] : n), 0);
}

/** The leader took part and lives. */
function survived(s: State, seat: number, leader: number): boolean {
  return s.battle.chiefs[mySide(s, seat)] === leader && leaderAt(s, seat) !== NONE;
}

const ENOUGH_CULTURE = 5;
const RUNE_LOSSES = 2;

const battleEnds: Hooks<'battleEnds'> = {
  'civ:captivi'(g, seat) {
    if (g.s.battle.winner !== seat) return;
    gain(g, seat, GOLD, 1);
    gain(g, seat, MOOD, 1);
  },
  'civ:captives'(g, seat) {
    const { s } = g;
    if (s.battle.winner !== seat || s.battle.sea === 1) return;
    const other = 1 - mySide(s, seat);
    const left = s.battle.slain.slice(other * KINDS, (other + 1) * KINDS);
    left[LEADER] = 0;
    const owner = other === 0 ? s.battle.attacker : s.battle.defender;
    g.next('captive', { seat, owner, left });
  },
  'civ:embalming'(g, seat) {
    if (amount(g.s, seat, CULTURE) < ENOUGH_CULTURE) gain(g, seat, CULTURE, 1);
  },
  'civ:rune-stones'(g, seat) {
    const { s } = g;
    if (lostMilitary(s, mySide(s, seat)) >= RUNE_LOSSES && buildingsLeft(s, seat, B.obelisk) > 0)
      may(g, seat, 'civ:rune-stones', s.battle.space);
  },
  'leader:sun-tzu'(g, seat) {
    const { s } = g;
    const b = s.battle;
    if (b.winner !== seat || b.sea === 1 || b.round !== 1 || b.strength[1] === 0) return;
    if (!survived(s, seat, L['sun-tzu'])) return;
    gain(g, seat, MOOD, 1);
    gain(g, seat, CULTURE, 1);
  },
  'leader:jimmu'(g, seat) {
    const { s } = g;
    if (survived(s, seat, L.jimmu)) g.next('mythical', { seat, side: mySide(s, seat) });
  },
};

// ---- captures

const RAGNAR_GOLD = 2;
const RUGILA_GOLD = 2;

function hasEnemyCityNear(s: State, seat: number, city: number): boolean {
  return s.cityOwner.some((owner, x) => owner !== NONE && owner !== seat && within(s, city, x, 2));
}

const cityCaptured: Hooks<'cityCaptured'> = {
  'civ:provinces'(g, seat, { city }) {
    g.s.mood[city] = NEUTRAL;
    g.tell('mood', city, NEUTRAL);
    may(g, seat, 'civ:provinces', city);
  },
  'leader:ithobaal'(g, seat, { city, mine }) {
    if (mine === 1 && isLedBy(g.s, seat, L.ithobaal, city)) changeMood(g, city, HAPPY);
  },
  'leader:ragnar-lodbrok'(g, seat, { city, mood }) {
    if (mood !== ANGRY && isLedBy(g.s, seat, L['ragnar-lodbrok'], city)) gain(g, seat, GOLD, RAGNAR_GOLD);
  },
  'leader:rugila'(g, seat, { city, before }) {
    if (!isLedBy(g.s, seat, L.rugila, city)) return;
    if (hasEnemyCityNear(g.s, seat, city)) gain(g, seat, GOLD, RUGILA_GOLD);
    if (before === BARBARIAN) changeMood(g, city, HAPPY);
  },
  'leader:ashoka'(g, seat, { city }) {
    if (isLedBy(g.s, seat, L.ashoka, city)) gain(g, seat, CULTURE, hasBuilding(g.s, city, B.temple) ? 2 : 1);
  },
  'leader:julius-caesar'(g, seat, { city }) {
    const { s } = g;
    if (!isLedBy(s, seat, L['julius-caesar'], city)) return;
    if (unitsLeft(s, seat, INFANTRY) > 0 && militaryAt(s, city) < STACK)
      may(g, seat, 'leader:julius-caesar', city);
  },
  'leader:wak-chanil-ajaw'(g, seat, { city }) {
    if (isLedBy(g.s, seat, L['wak-chanil-ajaw'], city)) g.s.rebuild = city;
  },
  'civ:stelae': (g, seat) => reward(g, seat, CULTURE, 1, IDEAS, 1),
};

/** The former owner is told after the captor. */
const cityLost: Hooks<'cityLost'> = {
  'leader:nabopolassar'(g, seat) {
    const { s } = g;
    if (unitsLeft(s, seat, INFANTRY) === 0) return;
    const at = leaderAt(s, seat);
    if (isLand(s, at) && militaryAt(s, at) < STACK) g.next('revolt2', { seat, space: at });
    else g.next('militia', seat);
  },
};

// ---- building, founding, recruiting, collecting, influence

const built: Hooks<'built'> = {
  'civ:stelae'(g, seat, { building }) {
    if (building === B.obelisk) reward(g, seat, CULTURE, 1, IDEAS, 1);
  },
  'leader:ramses-ii'(g, seat, { city, building }) {
    if (building === B.obelisk && isLedBy(g.s, seat, L['ramses-ii'], city))
      reward(g, seat, CULTURE, 1, IDEAS, 2);
  },
  'leader:go-toba'(g, seat, { city, building }) {
    if (building !== B.academy && building !== B.observatory) return;
    if (!isLedBy(g.s, seat, L['go-toba'], city)) return;
    if (canBuySome(g, seat)) may(g, seat, 'leader:go-toba', city);
  },
  'leader:siyaj-kak'(g, seat, { city }) {
    if (isLedBy(g.s, seat, L['siyaj-kak'], city) && whyNotAttempt(g, seat, 0) === OK)
      may(g, seat, 'leader:siyaj-kak', city);
  },
};

function mountainsBeside(s: State, space: number): number {
  return beside(s, space).filter(x => s.terrain[x] === MOUNTAIN).length;
}

const founded: Hooks<'founded'> = {
  'civ:aztec-gold'(g, seat, { space }) {
    gain(g, seat, GOLD, 1);
    g.next('aztecGold', { seat, left: mountainsBeside(g.s, space) });
  },
  'civ:stelae': (g, seat) => reward(g, seat, CULTURE, 1, IDEAS, 1),
  'leader:queen-boudica'(g, seat, { space, settler }) {
    const { s } = g;
    if (settler === 1 && leaderAt(s, seat) === space && unitsLeft(s, seat, SETTLER) > 0)
      may(g, seat, 'leader:queen-boudica', space);
  },
};

const recruitedUnits: Hooks<'recruitedUnits'> = {
  'civ:study'(g, seat, { city }) {
    if (hasBuilding(g.s, city, B.academy)) gain(g, seat, IDEAS, 1);
  },
  'leader:leonidas-i'(g, seat, { city }) {
    if (isLedBy(g.s, seat, L['leonidas-i'], city)) gain(g, seat, CULTURE, 1);
  },
  'civ:expansion'(g, seat, { units }) {
    if (units[SETTLER] > 0) startMove(g, seat, SETTLERS_ONLY);
  },
  'civ:mounted-archers'(g, seat, { city, units }) {
    if (units[CAVALRY] === 0) return;
    g.s.post = city;
    startMove(g, seat, ARCHERS_ONLY);
    g.s.groups = units[CAVALRY];
  },
};

const RICE_MOST = 2;
const POTTERY_FOOD = 3;

const collectedGoods: Hooks<'collectedGoods'> = {
  'civ:canals'(g, seat, { got }) {
    if (got[FOOD] === 1) gain(g, seat, FOOD, 1);
  },
  'civ:rice-fields'(g, seat, { city, fields }) {
    const { s } = g;
    let n = 0;
    for (const x of fields)
      if (x !== city && s.terrain[x] === PLAINS && s.holder[x] === seat && unitsAt(s, x, SETTLER) > 0) n++;
    if (n > 0) gain(g, seat, FOOD, Math.min(RICE_MOST, n));
  },
  'civ:pottery'(g, seat, { got }) {
    if (got[FOOD] < POTTERY_FOOD || (g.s.powers & POWER_POTTERY) !== 0) return;
    g.s.powers |= POWER_POTTERY;
    gain(g, seat, CULTURE, 1);
  },
};

const HAND_FOR_LAWS = 4;

const influencedBy: Hooks<'influencedBy'> = {
  'civ:code-of-laws'(g, seat) {
    if (g.s.hands[seat].length <= HAND_FOR_LAWS) drawActions(g, seat, 1);
  },
  'leader:darius'(g, seat, { from }) {
    if (isLedBy(g.s, seat, L.darius, from)) gain(g, seat, MOOD, 1);
  },
};

const ofSeat = (_s: State, data: { readonly seat: number }) => [data.seat];

/** Who fought: the attacker first (COC-30.1). */
function fought(s: State): number[] {
  return [s.battle.attacker, s.battle.defender];
}

export const events = {
  battleEnds: listen('battleEnds', battleEnds, fought),
  cityCaptured: listen('cityCaptured', cityCaptured, ofSeat),
  cityLost: listen('cityLost', cityLost, ofSeat),
  built: listen('built', built, ofSeat),
  founded: listen('founded', founded, ofSeat),
  recruitedUnits: listen('recruitedUnits', recruitedUnits, ofSeat),
  collectedGoods: listen('collectedGoods', collectedGoods, ofSeat),
  influencedBy: listen('influencedBy', influencedBy, ofSeat),
};
