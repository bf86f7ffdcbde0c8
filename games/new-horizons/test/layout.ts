/** Laying out a position in the words of the rulebook, before anybody answers. */
import { begin, NONE } from '@epoka/kernel';
import { Scene, type StepOf } from '@epoka/kernel/kit/testing/scene';
import {
  BUILDINGS,
  GOALS,
  GOVERNMENTS,
  LEADERS,
  MARKERS,
  MODIFIERS,
  SLOTS,
  STAGES,
  type Stage,
  TECHNOLOGIES,
  TERRITORIES,
  TRACKS,
  UNITS,
} from '../content/index.ts';
import { hexAt, placeTile, tileAt } from '../rules/hexes.ts';
import { rules } from '../rules/index.ts';
import { LISTS, STAGE_LIST } from '../rules/lists.ts';
import { BONUS_FIRST } from '../rules/moving.ts';
import type { Player, State, Tile } from '../rules/state.ts';
import type { NewHorizons } from '../rules/vocabulary.ts';
import { index, listOf, type Name, numberOf, slotOf, spaceOf } from './names.ts';

const PHASES = ['action', 'expansion', 'production', 'goal'] as const;
export type Phase = (typeof PHASES)[number];

export interface Given {
  coins?: number;
  active?: number;
  columns?: number[];
  /** cubes removed from the tracks */
  food?: number;
  economy?: number;
  infrastructure?: number;
  invested?: number;
  settlement?: number;
  fortification?: number;
  /** building tiles in the supply */
  supply?: string[];
  /** action space of the pawn */
  pawn?: string | null;
  /** government and the last stage that works */
  government?: string;
  stage?: Stage;
  /** slots with a scholar: '1-1' */
  scholars?: string[];
  privates?: string[];
  leaders?: string[];
}

/** A seed with which Ada begins. */
function adaBegins(seats: number): string {
  for (let i = 0; ; i++) {
    const seed = `position-${i}`;
    if (begin<State, NewHorizons>(rules, seats, seed).s.first === 0) return seed;
  }
}

export class Layout extends Scene<State, NewHorizons, Name> {
  /** the pawns were counted since the last change of the layout */
  private settled = false;

  /** A new game with Ada first, no government effect, and Ada asked for her action. */
  constructor(names: readonly Name[]) {
    super(rules, { seats: names.length, seed: adaBegins(names.length), names });
    const { g, s } = this;
    // any government will do: its effects are forgotten
    while (s.asked[0].kind === 'government') g.perform(s.asked[0], g.legal(s.asked[0]).answer(0));
    for (const p of s.players) this.forgetGovernment(p);
  }

  of(name: Name): Player {
    return this.s.players[this.seat(name)];
  }

  // ---- laying out

  private forgetGovernment(p: Player): void {
    p.modifiers = MODIFIERS.map(() => 0);
    p.triggers = [];
    p.noted = [0, 0, 0];
  }

  /** Sets what is named, leaves the rest. Pawns that are nowhere else are out of the game. */
  player(name: Name, given: Given): this {
    this.settled = false;
    const p = this.of(name);
    if (given.coins !== undefined) p.coins = given.coins;
    if (given.active !== undefined) p.active = given.active;
    if (given.columns) p.columns = [...given.columns];
    TRACKS.forEach((track, i) => {
      const removed = given[track];
      if (removed !== undefined) p.tracks[i] = removed;
    });
    if (given.invested !== undefined) p.invested = given.invested;
    MARKERS.forEach((kind, i) => {
      const n = given[kind];
      if (n === undefined) return;
      this.s.markers[i] += p.markers[i] - n;
      p.markers[i] = n;
    });
    if (given.pawn !== undefined) p.pawn = given.pawn === null ? NONE : spaceOf(given.pawn);
    for (const id of given.supply ?? []) p.supply.push(this.takeBuilding(id));
    for (const slot of given.scholars ?? []) p.scholars |= 1 << slotOf(slot);
    for (const id of given.privates ?? []) p.privates.push(this.takeTechnology(id));
    for (const id of given.leaders ?? []) p.leaders.push(this.takeLeader(id));
    if (given.government) this.govern(name, given.government, given.stage ?? 'despotism');
    return this;
  }

  /** The table began under an older version of the rules. */
  version(n: number): this {
    this.s.version = n;
    this.s.discovering = n < BONUS_FIRST ? undefined : [];
    return this;
  }

  /** The permanent stages up to the given one work; monarchy is not resolved again. */
  private govern(name: Name, id: string, stage: Stage): void {
    const p = this.of(name);
    this.forgetGovernment(p);
    const government = numberOf(GOVERNMENTS, id);
    for (const other of this.s.players) if (other.government === government) other.government = p.government;
    p.government = government;
    for (const k of [0, 1]) {
      if (k > STAGES.indexOf(stage) || STAGE_LIST[government][k] === NONE) continue;
      const { effects, inner } = LISTS[STAGE_LIST[government][k]];
      effects.forEach((e, i) => {
        if (e.op === 'modifier') p.modifiers[MODIFIERS.indexOf(e.key)] += e.n;
        if (e.op === 'trigger') p.triggers.push(inner[i][0]);
      });
    }
  }

  /** Puts a card on a slot of the tree. */
  slot(slot: string, technology: string): this {
    this.settled = false;
    const id = this.takeTechnology(technology);
    const at = slotOf(slot);
    const old = this.s.slots[at];
    if (old !== NONE) this.putBack(old, id);
    this.s.slots[at] = id;
    return this;
  }

  /** The player has researched these cards; those not on the tree are put on a free slot of their level. */
  knows(name: Name, ...ids: string[]): this {
    this.settled = false;
    const { s } = this;
    for (const id of ids) {
      const technology = numberOf(TECHNOLOGIES, id);
      const { level } = TECHNOLOGIES[technology];
      let at = s.slots.indexOf(technology);
      if (at < 0) {
        at = SLOTS.findIndex((x, i) => x.level === level && (level === 4 || s.slots[i] === NONE));
        this.slot(SLOTS[at].name, id);
      }
      if (s.leaders[at] !== NONE) s.removedLeaders.push(s.leaders[at]);
      s.leaders[at] = NONE;
      this.of(name).scholars |= 1 << at;
    }
    return this;
  }

  /** Level I and IV cards lie on the tree or are removed: the card that gives way goes where the new one came from. */
  private putBack(old: number, id: number): void {
    const { s } = this;
    const { level } = TECHNOLOGIES[old];
    if (level === 4) s.removedTechnologies.push(old);
    else if (level === 1) s.slots[s.slots.indexOf(NONE)] = old;
    else s.decks[level - 2].unshift(old);
    if (old === id) throw new Error('the card lies there already');
  }

  private takeTechnology(id: string): number {
    const { s } = this;
    const technology = numberOf(TECHNOLOGIES, id);
    for (const list of [...s.decks, s.removedTechnologies]) {
      const i = list.indexOf(technology);
      if (i < 0) continue;
      list.splice(i, 1);
      return technology;
    }
    const slot = s.slots.indexOf(technology);
    if (slot < 0) throw new Error(`${id} is not to be had`);
    s.slots[slot] = NONE;
    return technology;
  }

  /** The slot on which a card lies: '1-3'. */
  slotOf(technology: string): string {
    return SLOTS[this.s.slots.indexOf(numberOf(TECHNOLOGIES, technology))].name;
  }

  /** The cards on top of a deck, first one first. */
  deck(level: 2 | 3, ...ids: string[]): this {
    for (const id of ids.toReversed()) this.s.decks[level - 2].push(this.takeTechnology(id));
    return this;
  }

  /** The face-down leader of a slot; the one that lay there leaves for where the new one came from. */
  leaderAt(slot: string, id: string): this {
    const { s } = this;
    const leader = numberOf(LEADERS, id);
    const at = slotOf(slot);
    const old = s.leaders[at];
    const elsewhere = s.leaders.indexOf(leader);
    if (elsewhere >= 0) s.leaders[elsewhere] = old;
    else s.removedLeaders[s.removedLeaders.indexOf(leader)] = old;
    s.leaders[at] = leader;
    return this;
  }

  private takeLeader(id: string): number {
    const { s } = this;
    const leader = numberOf(LEADERS, id);
    const at = s.leaders.indexOf(leader);
    if (at >= 0) s.leaders[at] = NONE;
    else s.removedLeaders.splice(s.removedLeaders.indexOf(leader), 1);
    return leader;
  }

  private takeBuilding(id: string): number {
    const { s } = this;
    const building = numberOf(BUILDINGS, id);
    const level = BUILDINGS[building].level - 1;
    const { [level]: stack } = s.stacks;
    const { [level]: display } = s.display;
    if (stack.includes(building)) stack.splice(stack.indexOf(building), 1);
    else display[display.indexOf(building)] = stack.pop() as number;
    return building;
  }

  /** The face-up buildings of a level. */
  display(level: 1 | 2 | 3, ...ids: string[]): this {
    const wanted = ids.map(id => numberOf(BUILDINGS, id));
    const all = [...this.s.display[level - 1], ...this.s.stacks[level - 1]];
    this.s.display[level - 1] = wanted;
    this.s.stacks[level - 1] = all.filter(id => !wanted.includes(id));
    return this;
  }

  goals(...ids: string[]): this {
    ids.forEach((id, i) => {
      this.s.goals[i] = numberOf(GOALS, id);
    });
    return this;
  }

  claimed(goal: string, ...names: Name[]): this {
    this.settled = false;
    this.s.claims[this.s.goals.indexOf(numberOf(GOALS, goal))] = names.map(n => this.seat(n));
    return this;
  }

  /** Lays a territory on the map. */
  territory(id: string, q: number, r: number, marks: Partial<Record<'village' | 'city', Name>> = {}): this {
    this.settled = false;
    const { s } = this;
    const territory = numberOf(TERRITORIES, id);
    s.territories.splice(s.territories.indexOf(territory), 1);
    const t = s.map[placeTile(s, hexAt(q, r), territory, NONE)];
    if (marks.village) t.village = this.seat(marks.village);
    if (marks.city) t.city = this.seat(marks.city);
    return this;
  }

  /** Marks of a tile that lies there already. */
  marks(place: string, marks: Partial<Record<'village' | 'city' | 'left' | 'right', Name>>): this {
    this.settled = false;
    const tile = this.tile(place);
    for (const [mark, name] of Object.entries(marks))
      tile[mark as 'village' | 'city' | 'left' | 'right'] = this.seat(name);
    return this;
  }

  /** Covers a tile with a building of the first and perhaps a second builder. */
  covered(place: string, building: string, left: Name, right?: Name): this {
    this.settled = false;
    const tile = this.tile(place);
    tile.building = this.takeBuilding(building);
    tile.left = this.seat(left);
    if (right) tile.right = this.seat(right);
    return this;
  }

  /** The territory that will be discovered next. */
  nextTerritory(id: string): this {
    const { territories } = this.s;
    const territory = numberOf(TERRITORIES, id);
    territories.splice(territories.indexOf(territory), 1);
    territories.push(territory);
    return this;
  }

  unit(name: Name, kind: 'settler' | 'soldier', strength: number, place: string): this {
    this.settled = false;
    this.s.units.push({
      seat: this.seat(name),
      kind: index(UNITS, kind),
      strength,
      tile: this.tileNumber(place),
    });
    return this;
  }

  noUnits(name: Name): this {
    this.settled = false;
    this.s.units = this.s.units.filter(u => u.seat !== this.seat(name));
    return this;
  }

  /** Asks a seat a phase question as if the turn had come to it. */
  turn(name: Name, phase: Phase = 'action'): this {
    const { s } = this;
    const seat = this.seat(name);
    s.turn = seat;
    const steps: StepOf<NewHorizons>[] = PHASES.slice(PHASES.indexOf(phase)).map(step => [step, seat]);
    const later = (seat - s.first + s.seats) % s.seats;
    for (let i = later + 1; i < s.seats; i++) steps.push(['turn', (s.first + i) % s.seats]);
    return this.arrange(() => {}, ...steps, ['roundEnd', null]);
  }

  /** Resolves effects for a player as a bonus, before the rest of the turn: 'leader homer', 'food 4', 'bonus farm'. */
  bonus(name: Name, what: string): this {
    this.settle();
    this.s.stack.push({
      step: 'effects',
      data: { seat: this.seat(name), list: listOf(what), at: 0, act: false, rest: false },
    });
    const open = this.s.asked;
    this.s.asked = [];
    if (open[0]) this.s.stack.splice(-1, 0, { step: open[0].kind, data: open[0].seat });
    return this.goOn();
  }

  // ---- places and units

  tileNumber(place: string): number {
    const { s } = this;
    if (place === 'cradle') return 0;
    const home = /^home of (\w+)$/.exec(place);
    if (home) return s.map.findIndex(t => t.home === this.seat(home[1] as Name));
    const hex = /^\((-?\d+), ?(-?\d+)\)$/.exec(place);
    if (hex) return tileAt(s, hexAt(Number(hex[1]), Number(hex[2])));
    const territory = numberOf(TERRITORIES, place);
    const t = s.map.findIndex(x => x.territory === territory);
    if (t < 0) throw new Error(`${place} is not on the map`);
    return t;
  }

  tile(place: string): Tile {
    return this.s.map[this.tileNumber(place)];
  }

  /** Before play: pawns that were laid out nowhere are out of the game, those that are too many come from the columns. */
  protected settle(): void {
    if (this.settled) return;
    for (const p of this.s.players) {
      const seat = this.s.players.indexOf(p);
      const on = this.s.units.filter(u => u.seat === seat).length;
      let scholars = 0;
      for (let m = p.scholars; m !== 0; m &= m - 1) scholars++;
      p.gone = 22 - p.active - on - scholars - p.columns.reduce((a, b) => a + b, 0);
      for (; p.gone < 0; p.gone++) p.columns[p.columns.findIndex(n => n > 0)]--;
    }
    this.settled = true;
  }
}
