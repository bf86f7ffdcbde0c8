/** The test language: a small position on a flat map, played in the words of the rulebook. */
import { type Answer, NONE, nextBelow, seedChance } from '@epoka/kernel';
import { type Said, Scene, type StepOf } from '@epoka/kernel/kit/testing/scene';
import {
  A,
  ACTION_CARDS,
  ADVANCE_COUNT,
  type AdvanceId,
  B,
  BUILDING_KINDS,
  type BuildingId,
  C,
  CA,
  CIVILIZATIONS,
  type CivAdvanceId,
  type CivilizationId,
  DIE_ICONS,
  DIE_VALUES,
  E,
  type EventId,
  GOODS,
  KINDS,
  L,
  LEADERS,
  type LeaderId,
  OBJECTIVE_CARDS,
  PLAINS,
  RESOURCES,
  type ResourceId,
  TERRAINS,
  type TerrainId,
  U,
  type UnitId,
  type UpperId,
  W,
  type WonderId,
} from '../content/index.ts';
import { CONTENTS } from '../rules/contents.ts';
import { ACTION, OBJECTIVE, receive, WONDER } from '../rules/hands.ts';
import { rules } from '../rules/index.ts';
import { layoutFor } from '../rules/layout.ts';
import { totalOf } from '../rules/score.ts';
import { ANGRY, BARBARIAN, HAPPY, NEUTRAL, type OpenState, PIRATE } from '../rules/state.ts';
import { putUnits } from '../rules/units.ts';
import type { Clash } from '../rules/vocabulary.ts';

export type Who = 'Ada' | 'Ben' | 'Cyd' | 'Dov';
export type Owner = Who | 'barbarians' | 'pirates';
const NAMES: readonly Who[] = ['Ada', 'Ben', 'Cyd', 'Dov'];
const MOODS = { angry: ANGRY, neutral: NEUTRAL, happy: HAPPY } as const;

/** A die as it should fall: its value, or its value and icon, "6 infantry". */
export type Die = number | `${number} ${(typeof DIE_ICONS)[number]}`;

/** Chance that lets dice fall as they were wanted before: looking for it takes long. */
const FALLEN = new Map<string, number[]>();

interface CityPlan {
  readonly mood?: keyof typeof MOODS;
  /** buildings, of the owner's colour or of another's */
  readonly with?: readonly (BuildingId | readonly [BuildingId, Who])[];
  readonly port?: string;
}

type Table1 = { readonly [word: string]: number };
const TABLES: readonly Table1[] = [
  Object.fromEntries(RESOURCES.map((id, i) => [id, i])),
  U,
  B,
  A,
  W,
  E,
  C,
  L,
  Object.fromEntries(CONTENTS.map(({ id }, i) => [id, i])),
];

export class Table extends Scene<OpenState, Clash, Who> {
  space(label: string): number {
    const at = layoutFor(this.s.seats).labels.indexOf(label);
    if (at < 0) throw new Error(`there is no space ${label}`);
    return at;
  }

  owner(who: Owner): number {
    return who === 'barbarians' ? BARBARIAN : who === 'pirates' ? PIRATE : this.seat(who);
  }

  protected override understand(_seat: number, [verb, ...words]: Said): Answer {
    return [verb, ...words.map(word => (typeof word === 'string' ? this.numberOf(word) : word))] as Answer;
  }

  private numberOf(word: string): number {
    if ((NAMES as readonly string[]).includes(word)) return this.seat(word as Who);
    if (/^[A-K]\d+$/.test(word)) return this.space(word);
    for (const table of TABLES) if (word in table) return table[word];
    throw new Error(`nobody knows what "${word}" is`);
  }

  // ---- laying out

  terrain(plan: Readonly<Record<string, TerrainId | 'unexplored'>>): this {
    for (const [label, terrain] of Object.entries(plan))
      this.s.terrain[this.space(label)] = terrain === 'unexplored' ? NONE : TERRAINS.indexOf(terrain);
    return this;
  }

  /** The region is face down, and this tile lies there. */
  unexplored(slot: number, tile: number): this {
    const { s } = this;
    const { cells } = layoutFor(s.seats);
    for (let i = 0; i < 4; i++) s.terrain[cells[4 * slot + i]] = NONE;
    s.slotTurn[slot] = NONE;
    const all = [s.slotTile, s.spareTiles];
    for (const list of all) {
      const at = list.indexOf(tile);
      if (at < 0) continue;
      [list[at], s.slotTile[slot]] = [s.slotTile[slot], tile];
      break;
    }
    return this;
  }

  city(who: Owner, label: string, { mood = 'neutral', with: buildings = [], port }: CityPlan = {}): this {
    const { s } = this;
    const x = this.space(label);
    s.cityOwner[x] = this.owner(who);
    s.mood[x] = MOODS[mood];
    for (const plan of buildings) {
      const [building, colour] = typeof plan === 'string' ? [plan, who] : plan;
      s.piece[x * BUILDING_KINDS + B[building]] = this.owner(colour);
    }
    if (port !== undefined) s.port[x] = this.space(port);
    return this;
  }

  units(who: Owner, label: string, plan: Partial<Record<UnitId, number>>): this {
    for (const [id, n] of Object.entries(plan))
      putUnits(this.s, this.space(label), this.owner(who), U[id as UnitId], 0, n);
    return this;
  }

  goods(who: Who, plan: Partial<Record<ResourceId, number>>): this {
    for (const [id, n] of Object.entries(plan))
      this.s.res[this.seat(who) * GOODS + RESOURCES.indexOf(id as ResourceId)] = n;
    return this;
  }

  knows(who: Who, ...advances: AdvanceId[]): this {
    for (const id of advances) this.s.has[this.seat(who) * ADVANCE_COUNT + A[id]] = 1;
    return this;
  }

  /** The player has this civilization: its leaders in hand, none of its advances. */
  plays(who: Who, id: CivilizationId): this {
    const { s } = this;
    const seat = this.seat(who);
    const at = CIVILIZATIONS.findIndex(x => x.id === id);
    s.lostLeaders.push(...s.leaders[seat]);
    s.civ[seat] = at;
    s.leaders[seat] = [3 * at, 3 * at + 1, 3 * at + 2];
    s.lostLeaders = s.lostLeaders.filter(card => !s.leaders[seat].includes(card));
    return this;
  }

  /** Has these advances of the own civilization, however it came by them. */
  masters(who: Who, ...advances: CivAdvanceId[]): this {
    const { s } = this;
    for (const id of advances) {
      const at = CA[id];
      if (s.civ[this.seat(who)] !== at >> 2) this.plays(who, CIVILIZATIONS[at >> 2].id);
      s.civHas[4 * this.seat(who) + (at & 3)] = 1;
    }
    return this;
  }

  /** This leader of the own civilization is on the map. */
  leads(who: Who, id: LeaderId, label: string): this {
    const { s } = this;
    const seat = this.seat(who);
    if (!s.leaders[seat].includes(L[id])) this.plays(who, CIVILIZATIONS[Math.floor(L[id] / 3)].id);
    s.leaders[seat].splice(s.leaders[seat].indexOf(L[id]), 1);
    s.leader[seat] = L[id];
    putUnits(s, this.space(label), seat, U.leader, 0, 1);
    return this;
  }

  /** Takes an action card with this upper effect out of the deck into the hand; returns its number. */
  card(who: Who, upper: UpperId, combat?: string): number {
    const { s } = this;
    const card = ACTION_CARDS.findIndex(
      (x, i) =>
        x.upper === upper && (combat === undefined || x.combat === combat) && s.actionDeck.includes(i),
    );
    if (card < 0) throw new Error(`no ${upper} is left`);
    s.actionDeck.splice(s.actionDeck.indexOf(card), 1);
    receive(s, ACTION, this.seat(who), card, 0);
    return card;
  }

  /** Takes an objective card with this objective out of the deck; returns its number and which half it is. */
  objective(who: Who, id: string): [card: number, half: number] {
    const { s } = this;
    const card = OBJECTIVE_CARDS.findIndex(
      (x, i) => (x.objectives as readonly string[]).includes(id) && s.objectiveDeck.includes(i),
    );
    if (card < 0) throw new Error(`no ${id} is left`);
    s.objectiveDeck.splice(s.objectiveDeck.indexOf(card), 1);
    receive(s, OBJECTIVE, this.seat(who), card, 0);
    return [card, (OBJECTIVE_CARDS[card].objectives as readonly string[]).indexOf(id)];
  }

  wonderCard(who: Who, id: WonderId): this {
    const { s } = this;
    s.wonderDeck.splice(s.wonderDeck.indexOf(W[id]), 1);
    receive(s, WONDER, this.seat(who), W[id], 0);
    return this;
  }

  /** The wonder stands in the city. */
  wonder(id: WonderId, label: string, builder: Who): this {
    const { s } = this;
    s.wonderDeck.splice(s.wonderDeck.indexOf(W[id]), 1);
    s.wonderAt[W[id]] = this.space(label);
    s.wonderBuilder[W[id]] = this.seat(builder);
    return this;
  }

  /** The next event card. */
  nextEvent(id: EventId): this {
    const { s } = this;
    s.eventDeck.splice(s.eventDeck.indexOf(E[id]), 1);
    s.eventDeck.push(E[id]);
    return this;
  }

  /** The next dice fall like this. */
  dice(...wanted: Die[]): this {
    const key = wanted.join();
    const known = FALLEN.get(key);
    if (known) {
      this.s.chance = known.slice();
      return this;
    }
    for (let n = 0; n < 3_000_000; n++) {
      const chance = seedChance(`dice ${n}`);
      const start = chance.slice();
      const fits = wanted.every(die => {
        const face = nextBelow(chance, 12);
        return typeof die === 'number'
          ? DIE_VALUES[face] === die
          : `${DIE_VALUES[face]} ${DIE_ICONS[face]}` === die;
      });
      if (!fits) continue;
      FALLEN.set(key, start.slice());
      this.s.chance = start;
      return this;
    }
    throw new Error(`no seed gives ${wanted.join(', ')}`);
  }

  /** This player's turn begins; afterwards the round ends. */
  turn(who: Who, ...after: StepOf<Clash>[]): this {
    return this.arrange(
      s => {
        s.first = 0;
        s.age = Math.max(1, s.age);
        s.roundOfAge = Math.max(1, s.roundOfAge);
      },
      ['turnStart', this.seat(who)],
      ...after,
      ['roundEnd', null],
    );
  }

  // ---- looking

  has(who: Who, id: ResourceId): number {
    return this.s.res[this.seat(who) * GOODS + RESOURCES.indexOf(id)];
  }

  owns(who: Who, id: AdvanceId): boolean {
    return this.s.has[this.seat(who) * ADVANCE_COUNT + A[id]] === 1;
  }

  unit(label: string, id: UnitId): number {
    return this.s.troops[this.space(label) * KINDS + U[id]];
  }

  mood(label: string): string {
    return ['angry', 'neutral', 'happy'][this.s.mood[this.space(label)]];
  }

  /** The colour of a building, by name. */
  colour(label: string, id: BuildingId): Owner | 'none' {
    const colour = this.s.piece[this.space(label) * BUILDING_KINDS + B[id]];
    return colour === NONE ? 'none' : NAMES[colour];
  }

  ownerOf(label: string): Owner | 'none' {
    const owner = this.s.cityOwner[this.space(label)];
    return owner === NONE ? 'none' : owner === BARBARIAN ? 'barbarians' : NAMES[owner];
  }

  terrainAt(label: string): string {
    return TERRAINS[this.s.terrain[this.space(label)]] ?? 'unexplored';
  }

  points(who: Who): number {
    return totalOf(this.s, this.seat(who));
  }

  /** The code of a payment, for the answer `pay`. */
  sum(plan: Partial<Record<ResourceId, number>>): number {
    const n = (id: ResourceId) => plan[id] ?? 0;
    return (
      n('food') +
      n('ore') * 8 +
      n('wood') * 64 +
      n('ideas') * 512 +
      n('gold') * 4096 +
      (n('mood') << 15) +
      (n('culture') << 22)
    );
  }
}

/** Two to four players on a map of plains, all explored, nothing on it, nobody with cards, no food. */
export function position(players: 2 | 3 | 4 = 2, settings: Readonly<Record<string, unknown>> = {}): Table {
  // the base game, unless a test asks for the expansion
  const t = new Table(rules, {
    seats: players,
    names: NAMES.slice(0, players),
    settings: { expansion: false, ...settings },
  });
  const { s } = t;
  s.terrain.fill(PLAINS);
  s.slotTurn.fill(0);
  s.cityOwner.fill(NONE);
  s.holder.fill(NONE);
  s.troops.fill(0);
  s.res.fill(0);
  s.first = 0;
  for (let seat = 0; seat < players; seat++) {
    for (const card of s.hands[seat].splice(0)) s.actionDeck.unshift(card);
    for (const card of s.objectives[seat].splice(0)) s.objectiveDeck.unshift(card);
    s.seenAction[seat] = [];
    s.seenObjective[seat] = [];
  }
  if (players === 2) {
    s.home[0] = t.space('D7');
    s.home[1] = t.space('D2');
  }
  return t;
}

/** The expansion: Ada and Ben on a map of plains, with civilizations whose advances they do not have. */
export function expansion(players: 2 | 3 | 4 = 2, settings: Readonly<Record<string, unknown>> = {}): Table {
  const t = position(players, { expansion: true, ...settings });
  const { s } = t;
  s.leaders = s.leaders.map(() => []);
  s.lostLeaders = LEADERS.map((_, i) => i);
  t.plays('Ada', 'rome').plays('Ben', 'greece');
  if (players > 2) t.plays('Cyd', 'china');
  if (players > 3) t.plays('Dov', 'vikings');
  return t;
}

/** Ada has a city at D7, Ben one at D2, and it is Ada's turn once `turn` is called. */
export function duel(settings: Readonly<Record<string, unknown>> = {}): Table {
  return position(2, settings).city('Ada', 'D7').city('Ben', 'D2');
}
