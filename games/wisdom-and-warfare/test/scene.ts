import { type Answer, NONE, type Question } from '@epoka/kernel';
import { type Said, Scene } from '@epoka/kernel/kit/testing/scene';
import { ABILITIES } from '../content/abilities.ts';
import {
  BUILDING_IDS,
  type BuildingId,
  CIV_IDS,
  type CivId,
  EVENT_IDS,
  type EventId,
  GOOD_IDS,
  GOVERNMENT_IDS,
  type GoodId,
  type GovernmentId,
  MARKER_IDS,
  type MarkerId,
  PERSON_IDS,
  type PersonId,
  POLICY_IDS,
  type PolicyId,
  TECH_IDS,
  type TechId,
  UNIT_IDS,
  UNIT_TYPES,
  type UnitId,
  WONDER_IDS,
  type WonderId,
} from '../content/ids.ts';
import { COLUMNS } from '../content/layouts.ts';
import {
  CIV_TECH,
  EVENT_KIND,
  EVENT_LEVEL,
  FIRST_BUILDING,
  FIRST_PERSON,
  FIRST_WONDER,
  HUTS,
  MARKER_KIND,
  MARKET_GOODS,
  PERSON_TYPES,
  TECH_COUNT,
  UNIT_KIND,
  UNIT_TYPE,
} from '../content/tables.ts';
import { TILES } from '../content/tiles.ts';
import { inSupply, markZone, put, setTop } from '../rules/changes.ts';
import { armiesOf } from '../rules/counts.ts';
import { grid } from '../rules/geometry.ts';
import { rules } from '../rules/index.ts';
import { layTile } from '../rules/setup.ts';
import { CITIES, FIGURES, START, type State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import { sizesOf, soundLines, soundQuestion, soundState } from './sound.ts';

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;
export type Who = (typeof NAMES)[number];

export const at = (x: number, y: number): number => y * COLUMNS + x;
export const tech = (id: TechId): number => TECH_IDS.indexOf(id);
export const wonder = (id: WonderId): number => WONDER_IDS.indexOf(id);
export const good = (id: GoodId): number => GOOD_IDS.indexOf(id);

const PRINTED = TILES.flatMap(({ squares }) => squares.flatMap(row => row.split(' ')));

/** A printed square with exactly this on it: `f.w` a forest with wheat. */
export function printed(token: string): number {
  const found = PRINTED.indexOf(token);
  if (found < 0) throw new Error(`nowhere is ${token} printed`);
  return found;
}

const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    TECH_IDS,
    BUILDING_IDS,
    WONDER_IDS,
    GOVERNMENT_IDS,
    EVENT_IDS,
    CIV_IDS,
    PERSON_IDS,
    GOOD_IDS,
    UNIT_TYPES,
    ABILITIES.map(({ id }) => `use ${id}`),
    ['produce', 'arts', 'harvest', 'program', 'free'],
    ['north', 'east', 'south', 'west'],
    ['army', 'scout'],
  ].flatMap(list => list.map((id, i) => [id, i] as const)),
);
/** The verbs after which a word is a government, not the tech of the same name. */
const GOVERNING = ['change'];

/**
 * Ada, Ben and so on at a table where nothing has happened yet: the whole map is bare grassland, nobody has a city, a figure, a
 * tech or a policy, and all are Romans under Despotism. Each test puts down what it needs.
 */
export class Table extends Scene<State, Vocab, Who> {
  private readonly sizes: readonly number[];

  constructor(seats = 2, settings: Readonly<Record<string, unknown>> = {}) {
    super(rules, { seats, settings, names: NAMES.slice(0, seats) });
    const { s } = this;
    this.arrange(() => undefined);
    s.asked = [];
    s.stack = [];
    s.first = 0;
    s.active = 0;
    for (const list of [s.top, s.mark, s.disaster, s.here, s.policy, s.knows, s.trade, s.culture, s.walls])
      list.fill(0);
    s.zone.fill(NONE);
    s.fig.fill(NONE);
    s.city.fill(NONE);
    s.gov.fill(0);
    s.tile.fill(NONE);
    const { slot } = grid(seats);
    const bare = printed('g');
    for (let q = 0; q < s.ground.length; q++) s.ground[q] = slot[q] === NONE ? NONE : bare;
    s.draft = [];
    for (let seat = 0; seat < seats; seat++) {
      for (const unit of s.standing[seat].splice(0)) s.units[UNIT_TYPE[unit]].push(unit);
      s.civ[seat] = CIV_IDS.indexOf('rome');
    }
    s.wonderAt.fill(NONE);
    s.reserve.fill(0);
    s.people.fill(3);
    this.sizes = sizesOf(s);
  }

  /** A civilization without its starting tech: tests name the techs they need. */
  civ(who: Who, id: CivId): this {
    this.s.civ[this.seat(who)] = CIV_IDS.indexOf(id);
    return this;
  }

  /** The civilization with its starting tech. */
  plays(who: Who, id: CivId): this {
    this.civ(who, id);
    return this.knows(who, TECH_IDS[CIV_TECH[CIV_IDS.indexOf(id)]]);
  }

  knows(who: Who, ...ids: TechId[]): this {
    for (const id of ids) this.s.knows[this.seat(who) * TECH_COUNT + tech(id)] = 1;
    return this;
  }

  gov(who: Who, id: GovernmentId): this {
    this.s.gov[this.seat(who)] = GOVERNMENT_IDS.indexOf(id);
    return this;
  }

  policy(who: Who, ...ids: PolicyId[]): this {
    for (const id of ids) {
      const p = POLICY_IDS.indexOf(id);
      this.s.policy[this.seat(who) * 4 + (p >> 1)] = (p & 1) + 1;
    }
    return this;
  }

  has(who: Who, what: { trade?: number; culture?: number; step?: number; coins?: number }): this {
    const { s } = this;
    const seat = this.seat(who);
    s.trade[seat] = what.trade ?? s.trade[seat];
    s.culture[seat] = what.culture ?? s.culture[seat];
    s.step[seat] = what.step ?? s.step[seat];
    s.sheet[seat] = what.coins ?? s.sheet[seat];
    return this;
  }

  goods(who: Who, ...ids: GoodId[]): this {
    for (const id of ids) {
      this.s.market[good(id)]--;
      this.s.goods[this.seat(who) * MARKET_GOODS + good(id)]++;
    }
    return this;
  }

  /** A tile on a slot, turned by quarters clockwise. */
  tile(slot: number, id: string, turns = 0): this {
    const tile = TILES.findIndex(one => one.id === id);
    const { tilePool } = this.s;
    if (tilePool.includes(tile)) tilePool.splice(tilePool.indexOf(tile), 1);
    layTile(this.g, slot, tile, turns);
    return this;
  }

  /** What the squares around this one show, row by row; grassland where nothing more is named. */
  land(q: number, ...tokens: string[]): this {
    const around = grid(this.s.seats).eight[q];
    tokens.forEach((token, i) => {
      this.s.ground[around[i]] = printed(token);
    });
    return this;
  }

  /** The i-th square around this one, row by row. */
  near(q: number, i: number): number {
    return grid(this.s.seats).eight[q][i];
  }

  city(who: Who, c: number, q: number): this {
    const city = this.seat(who) * CITIES + c;
    this.s.city[city] = q;
    markZone(this.s, city, q, true);
    return this;
  }

  figures(who: Who, q: number, armies: number, scouts = 0): this {
    const { s } = this;
    const seat = this.seat(who);
    for (let i = 0; i < armies; i++) put(s, seat, inSupply(s, seat, 0, armiesOf(s, seat)), q);
    for (let i = 0; i < scouts; i++) put(s, seat, inSupply(s, seat, 1, armiesOf(s, seat)), q);
    return this;
  }

  /** The figures of a kind on the square gather for a city. */
  sends(who: Who, q: number, c: number): this {
    const base = this.seat(who) * FIGURES;
    for (let f = 0; f < FIGURES; f++) if (this.s.fig[base + f] === q) this.s.sends[base + f] = c;
    return this;
  }

  built(q: number, id: BuildingId | WonderId | PersonId): this {
    const { s } = this;
    const b = BUILDING_IDS.indexOf(id as BuildingId);
    const w = WONDER_IDS.indexOf(id as WonderId);
    const p = PERSON_IDS.indexOf(id as PersonId);
    if (b >= 0) setTop(s, q, FIRST_BUILDING + b);
    else if (w >= 0) {
      setTop(s, q, FIRST_WONDER + w);
      if (s.wonderUp.includes(w)) s.wonderUp[s.wonderUp.indexOf(w)] = NONE;
      for (const pool of s.wonderPool) if (pool.includes(w)) pool.splice(pool.indexOf(w), 1);
    } else {
      s.people[p]--;
      setTop(s, q, FIRST_PERSON + p);
    }
    return this;
  }

  person(who: Who, id: PersonId): this {
    const p = PERSON_IDS.indexOf(id);
    this.s.people[p]--;
    this.s.reserve[this.seat(who) * PERSON_TYPES + p]++;
    return this;
  }

  hand(who: Who, ...ids: EventId[]): this {
    for (const id of ids) {
      const kind = EVENT_IDS.indexOf(id);
      const deck = this.s.events[EVENT_LEVEL[EVENT_KIND.indexOf(kind)] - 1];
      const i = deck.findIndex(card => EVENT_KIND[card] === kind);
      this.s.hand[this.seat(who)].push(...deck.splice(i, 1));
    }
    return this;
  }

  kept(who: Who, ...ids: MarkerId[]): this {
    for (const id of ids) {
      const kind = MARKER_IDS.indexOf(id);
      const pool = MARKER_KIND.indexOf(kind) < HUTS ? this.s.huts : this.s.villages;
      const i = pool.findIndex(marker => MARKER_KIND[marker] === kind);
      this.s.kept[this.seat(who)].push(...pool.splice(i, 1));
    }
    return this;
  }

  /** Takes unit cards out of their decks. */
  cards(...ids: UnitId[]): number[] {
    return ids.map(id => {
      const kind = UNIT_IDS.indexOf(id);
      const deck = this.s.units[UNIT_TYPE[UNIT_KIND.indexOf(kind)]];
      return deck.splice(
        deck.findIndex(unit => UNIT_KIND[unit] === kind),
        1,
      )[0];
    });
  }

  units(who: Who, ...ids: UnitId[]): this {
    this.s.standing[this.seat(who)].push(...this.cards(...ids));
    return this;
  }

  /** The wonders of the market. */
  market(...ids: WonderId[]): this {
    const { s } = this;
    ids.forEach((id, slot) => {
      const w = wonder(id);
      for (const pool of s.wonderPool) if (pool.includes(w)) pool.splice(pool.indexOf(w), 1);
      const other = s.wonderUp.indexOf(w);
      if (other >= 0) s.wonderUp[other] = s.wonderUp[slot];
      s.wonderUp[slot] = w;
    });
    return this;
  }

  /** City Management of a player; then Ben's, and so on are not played. */
  manages(who: Who): this {
    return this.arrange(() => undefined, ['manage', this.seat(who)], ['researchPhase', null]);
  }

  moves(who: Who): this {
    return this.arrange(() => undefined, ['movePhase', this.seat(who)], ['researchPhase', null]);
  }

  starts(who: Who): this {
    return this.arrange(() => undefined, ['startOfTurn', this.seat(who)], ['researchPhase', null]);
  }

  /** Start of Turn from the step in which cities are founded on. */
  startsBuilding(who: Who): this {
    const seat = this.seat(who);
    return this.arrange(
      s => {
        s.phase = START;
        s.active = seat;
      },
      ['stepC', seat],
      ['researchPhase', null],
    );
  }

  override question(who: Who): Question {
    const q = super.question(who);
    soundQuestion(this.g, q);
    return q;
  }

  override answer(who: Who, ...said: Said): this {
    const lines = this.log.length;
    super.answer(who, ...said);
    soundState(this.s, this.sizes);
    soundLines(this.s, this.log.slice(lines));
    return this;
  }

  protected override understand(_seat: number, [verb, ...words]: Said): Answer {
    return [
      verb,
      ...words.map(word => {
        if (typeof word !== 'string') return word as number;
        if (GOVERNING.includes(verb)) return GOVERNMENT_IDS.indexOf(word as GovernmentId);
        if (verb === 'tech' || verb === 'lootTech') return tech(word as TechId);
        if (verb === 'use' || verb === 'spy') return WORDS[`use ${word}`];
        if (verb === 'building') return BUILDING_IDS.indexOf(word as BuildingId);
        if (verb === 'wonder' && this.s.draft.length > 0 && this.asked().endsWith('item'))
          return this.s.wonderUp.indexOf(wonder(word as WonderId));
        return WORDS[word];
      }),
    ] as Answer;
  }
}

/** Where `capitals` lays them. */
export const CAPITALS = [at(2, 2), at(9, 9), at(13, 13)] as const;

/** Ada, Ben and Cleo with a capital each, Ben with these cards; nobody has anything else. */
export function capitals(...cards: EventId[]): Table {
  const [ada, ben, cleo] = CAPITALS;
  const t = new Table(4);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany').gov(who, 'republic');
  return t
    .city('Ada', 0, ada)
    .city('Ben', 0, ben)
    .city('Cleo', 0, cleo)
    .hand('Ben', ...cards);
}
