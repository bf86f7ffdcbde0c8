/** Positions by chance for the comparison with another engine: two players in the middle of a game, as it could have come about. */
import { clashOfCultures } from '@epoka/clash-of-cultures';
import {
  ADVANCE_COUNT,
  BARREN,
  BUILDING_KINDS,
  BUILDINGS,
  CATEGORIES,
  CATEGORY_OF,
  CIV_LINK,
  CIVILIZATIONS,
  GOODS,
  INFANTRY,
  KINDS,
  MOOD,
  REGIONS,
  REQUIRED_BY,
  SEA,
  SETTLER,
  SHIP,
  TERRAINS,
  TOP_OF,
} from '@epoka/clash-of-cultures/content';
import { layoutFor } from '@epoka/clash-of-cultures/layout';
import { BARBARIAN, type OpenState, PIRATE, type State } from '@epoka/clash-of-cultures/state';
import {
  type Answer,
  type AnyRuleset,
  begin,
  type Frame,
  nextBelow,
  Play,
  type Question,
  seedChance,
  type Vocabulary,
} from '@epoka/kernel';

const rules: AnyRuleset = clashOfCultures.rules;
export type Roll = (n: number) => number;

export function rollOf(seed: string): Roll {
  const chance = seedChance(seed);
  return n => nextBelow(chance, n);
}

/** Civilizations both engines know. */
const COMMON = ['rome', 'greece', 'china', 'vikings'];
const PORT = BUILDINGS.findIndex(x => x.id === 'port');
const STACK = 4;

function put(s: OpenState, space: number, owner: number, kind: number, n: number): void {
  s.holder[space] = owner;
  s.troops[space * KINDS + kind] += n;
}

/** Advances as they can be bought: the top one of a category first, one government at most. */
function learn(s: OpenState, seat: number, roll: Roll): void {
  const know = (a: number) => {
    s.has[seat * ADVANCE_COUNT + a] = 1;
  };
  const knows = (a: number) => s.has[seat * ADVANCE_COUNT + a] === 1;
  let governed = false;
  for (let c = 0; c < CATEGORIES.length; c++) {
    const { government } = CATEGORIES[c];
    if (government && (governed || !knows(REQUIRED_BY[c]))) continue;
    if (!knows(TOP_OF[c]) && roll(5) < 2) continue;
    know(TOP_OF[c]);
    if (government) governed = true;
    for (let a = 0; a < ADVANCE_COUNT; a++) if (CATEGORY_OF[a] === c && roll(5) < 2) know(a);
  }
  for (let i = 0; i < 4; i++) {
    const link = CIV_LINK[s.civ[seat] * 4 + i];
    s.civHas[seat * 4 + i] = (link < 0 ? governed : knows(link)) ? 1 : 0;
  }
}

function explore(s: OpenState, roll: Roll): void {
  const { cells } = layoutFor(s.seats);
  for (let slot = 0; slot < s.slotTile.length; slot++) {
    if (roll(8) === 0) continue;
    const turn = roll(2);
    s.slotTurn[slot] = turn;
    for (let i = 0; i < 4; i++)
      s.terrain[cells[4 * slot + i]] = TERRAINS.indexOf(
        REGIONS[s.slotTile[slot]].terrain[turn === 0 ? i : 3 - i],
      );
  }
}

function settle(s: OpenState, owner: number, cities: number, roll: Roll): void {
  const { near, spaces } = layoutFor(s.seats);
  for (let tries = 0, left = cities; tries < 60 && left > 0; tries++) {
    const x = roll(spaces);
    if (s.terrain[x] < 0 || s.terrain[x] === SEA || s.terrain[x] === BARREN || s.cityOwner[x] >= 0) continue;
    if (s.holder[x] >= 0 && s.holder[x] !== owner) continue;
    left--;
    s.cityOwner[x] = owner;
    s.mood[x] = roll(3);
    let size = 1;
    for (let b = 0; b < BUILDING_KINDS && size < 5; b++) {
      if (roll(4) > 0) continue;
      const colour = owner === BARBARIAN ? roll(s.seats) : roll(6) === 0 ? 1 - owner : owner;
      if (s.piece.filter((of, i) => of === colour && i % BUILDING_KINDS === b).length >= 4) continue;
      const sea = near.slice(6 * x, 6 * x + 6).find(y => y >= 0 && s.terrain[y] === SEA);
      if (b === PORT) {
        if (sea === undefined) continue;
        s.port[x] = sea;
      }
      s.piece[x * BUILDING_KINDS + b] = colour;
      size++;
    }
    if (owner === BARBARIAN || roll(2) === 0) put(s, x, owner, INFANTRY, 1 + roll(2));
  }
}

function deploy(s: OpenState, seat: number, roll: Roll): void {
  const { spaces } = layoutFor(s.seats);
  const left = [4, 10, 4, 3, 3, 0];
  for (let tries = 0; tries < 14; tries++) {
    const x = roll(spaces);
    if (s.terrain[x] < 0 || (s.holder[x] >= 0 && s.holder[x] !== seat)) continue;
    if (s.cityOwner[x] >= 0 && s.cityOwner[x] !== seat) continue;
    const kind = s.terrain[x] === SEA ? SHIP : [SETTLER, INFANTRY, INFANTRY, 3, 4][roll(5)];
    const army = [1, 3, 4].reduce((n, k) => n + s.troops[x * KINDS + k], 0);
    if (left[kind] === 0 || (army >= STACK && kind !== SETTLER && kind !== SHIP)) continue;
    left[kind]--;
    put(s, x, seat, kind, 1);
    if (kind === SHIP && roll(3) === 0 && left[SETTLER] > 0) {
      put(s, x, seat, SETTLER, 1);
      left[SETTLER]--;
    }
  }
}

/** A pirate ship on some free sea space, if chance finds one. */
function putPirate(s: OpenState, roll: Roll): void {
  for (let x = 0; x < s.terrain.length; x++) {
    const free = s.terrain[x] === SEA && s.holder[x] < 0;
    if (!free || roll(4) > 0) continue;
    put(s, x, PIRATE, SHIP, 1);
    return;
  }
}

/** Ada, seat 0, is asked what she does in her turn. */
export function positionOf(seed: string): State {
  const roll = rollOf(seed);
  const { s } = begin<OpenState, Vocabulary>(rules, 2, seed, { expansion: true });
  const civs = COMMON.map(id => CIVILIZATIONS.findIndex(x => x.id === id));
  s.civ = [civs.splice(roll(4), 1)[0], civs[roll(3)]];
  const { homes } = layoutFor(2);
  // home tiles of civilizations that were dealt before are not those of the map
  for (let i = 0; i < homes.length; i++) s.terrain[homes[i]] = [0, 1, 2, 3][i % 4];
  explore(s, roll);
  s.cityOwner.fill(-1);
  s.holder.fill(-1);
  s.troops.fill(0);
  s.leader = [-1, -1];
  for (let seat = 0; seat < 2; seat++) {
    s.has.fill(0, seat * ADVANCE_COUNT, (seat + 1) * ADVANCE_COUNT);
    learn(s, seat, roll);
    settle(s, seat, 2 + roll(3), roll);
  }
  if (roll(2) === 0) settle(s, BARBARIAN, 1 + roll(2), roll);
  for (let seat = 0; seat < 2; seat++) deploy(s, seat, roll);
  if (roll(4) === 0) putPirate(s, roll);
  for (let x = 0, n = 0; x < s.terrain.length && n < 2; x++)
    if (
      s.terrain[x] >= 0 &&
      s.terrain[x] < BARREN &&
      s.cityOwner[x] < 0 &&
      s.holder[x] < 0 &&
      roll(12) === 0
    ) {
      s.exhausted[x] = 1;
      n++;
    }
  for (let seat = 0; seat < 2; seat++)
    for (let kind = 0; kind < GOODS; kind++) {
      const storage = s.has[seat * ADVANCE_COUNT + 1] === 1;
      const dogma = s.has[seat * ADVANCE_COUNT + 44] === 1;
      const most = (kind === 0 && !storage) || (kind === 3 && dogma) ? 3 : kind < MOOD ? 8 : 5;
      s.res[seat * GOODS + kind] = roll(most);
    }
  for (const hand of [s.hands, s.objectives, s.wonders]) for (const cards of hand) cards.length = 0;
  for (const seen of [s.seenAction, s.seenObjective, s.seenWonder]) for (const list of seen) list.length = 0;
  s.first = 0;
  s.current = 0;
  s.age = 3;
  s.roundOfAge = 1;
  s.actions = 3;
  s.cubes = [3, 3];
  s.asked = [];
  s.stack = [
    { step: 'roundEnd', data: null },
    { step: 'turn', data: 0 },
  ] as Frame[];
  const g = new Play<State>(rules, s);
  g.run();
  return g.s;
}

/** Plays on from a position that stays as it is. */
export class Ours {
  readonly g: Play<State>;

  constructor(state: State) {
    this.g = new Play<State>(rules, rules.copy(state));
  }

  get s(): State {
    return this.g.s;
  }

  get question(): Question | undefined {
    return this.g.s.asked[0];
  }

  legal(verb?: string): Answer[] {
    const q = this.question;
    if (q === undefined) return [];
    const offers = this.g.legal(q);
    const all = Array.from({ length: offers.count }, (_, i) => offers.answer(i));
    return verb === undefined ? all : all.filter(a => a[0] === verb);
  }

  may(...answer: Answer): boolean {
    return this.legal(answer[0]).some(a => a.every((word, i) => word === answer[i]));
  }

  answer(...answer: Answer): this {
    const q = this.question as Question;
    this.g.submit(q.seat, q.id, answer);
    return this;
  }

  /** What is asked before the turn goes on is answered by this, one after the other. */
  goOn(choose: (q: Question, legal: readonly Answer[]) => Answer): this {
    for (let n = 0; n < 60; n++) {
      const q = this.question;
      if (q === undefined || q.kind === 'turn') return this;
      this.answer(...choose(q, this.legal()));
    }
    return this;
  }
}
