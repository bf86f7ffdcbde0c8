/** Clash of Cultures on the public server of the game and on ours: what each allows and what comes of it. */
import {
  ADVANCES,
  BUILDINGS,
  DIE_VALUES,
  GOODS,
  KINDS,
  RESOURCES,
  SEA,
  SETTLER,
  SHIP,
  UNITS,
} from '@epoka/clash-of-cultures/content';
import { layoutFor } from '@epoka/clash-of-cultures/layout';
import { BARBARIAN, PIRATE, type State } from '@epoka/clash-of-cultures/state';
import { type Answer, nextBelow, seedChance } from '@epoka/kernel';
import {
  ADVANCE_NAMES,
  amounts,
  attempt,
  BUILDING_NAMES,
  pile,
  type RivalRequest,
  type RivalState,
  UNIT_NAMES,
  written,
} from '../rivals/clash-server.ts';
import { type Comparison, DIFFERENCES } from './clash-differences.ts';
import { Ours, positionOf, type Roll, rollOf } from './positions.ts';

export interface CrossOptions {
  readonly seed: string;
  readonly positions: number;
  /** prints every unexplained difference of this kind, and the first of the others */
  readonly show?: string | undefined;
}

const { labels, near, crow, spaces } = layoutFor(2);
const ADA = 0;

/** What the other engine made of it: its state, or why it refused; what it asked on the way is answered plainly. */
type Theirs = { readonly state: RivalState } | { readonly why: string };

/** Plain answers: nothing paid that need not be, no retreat, the cheapest units lost first. */
function reply(state: RivalState, request: RivalRequest, player: number): unknown {
  if (request.SelectUnits) {
    const { choices, needed } = request.SelectUnits;
    const units = (state.players[request.SelectUnits.player ?? player].units ?? []).flatMap(unit => [
      unit,
      ...(unit.carried_units ?? []),
    ]);
    const rank = (id: number) =>
      UNIT_NAMES.indexOf(units.find(unit => unit.id === id)?.unit_type ?? 'Settler');
    return { SelectUnits: [...choices].sort((a, b) => rank(a) - rank(b)).slice(0, needed.start) };
  }
  if (request.SelectPositions)
    return {
      SelectPositions: [...request.SelectPositions.choices]
        .sort()
        .slice(0, request.SelectPositions.needed.start),
    };
  // a mood token where there is a choice of two tokens; other rewards are left open
  if (request.ResourceReward)
    return JSON.stringify(request.ResourceReward).includes('mood_tokens')
      ? { ResourceReward: { mood_tokens: 1 } }
      : undefined;
  if (request.Payment) return { Payment: request.Payment.map(one => (one.optional ? {} : one.cost.default)) };
  if (request.SelectHandCards) return { SelectHandCards: [] };
  if (request.BoolRequest !== undefined) return { Bool: false };
  return undefined;
}

function theirs(game: string, action: unknown): Theirs & { readonly asked: readonly string[] } {
  const asked: string[] = [];
  let outcome = attempt(game, action, ADA);
  for (let n = 0; n < 40; n++) {
    if (typeof outcome !== 'string') return { ...outcome, asked };
    const state = JSON.parse(outcome) as RivalState & {
      events?: { player: number; handler?: { request: Request } }[];
    };
    const event = state.events?.at(-1);
    if (event?.handler === undefined) return { state, asked };
    const { request } = event.handler;
    asked.push(Object.keys(request)[0]);
    const response = reply(state, request, event.player);
    if (response === undefined) return { state, asked };
    outcome = attempt(outcome, { Response: response }, event.player);
  }
  return { why: 'it asks for ever', asked };
}

const goodsOf = (s: State, seat: number) => s.res.slice(seat * GOODS, (seat + 1) * GOODS);
const named = (goods: readonly number[]) => RESOURCES.map((id, kind) => `${id} ${goods[kind]}`).join(' ');

/** Units by owner, space and kind, as a text. */
function ourUnits(s: State): string {
  const list: string[] = [];
  for (let x = 0; x < spaces; x++)
    for (let kind = 0; kind < KINDS; kind++) {
      const n = s.troops[x * KINDS + kind];
      const owner = s.holder[x] === BARBARIAN ? 2 : s.holder[x] === PIRATE ? 3 : s.holder[x];
      if (n > 0) list.push(`${owner}:${labels[x]}:${UNIT_NAMES[kind]}:${n}`);
    }
  return list.sort().join(' ');
}

function theirUnits(state: RivalState): string {
  const count = new Map<string, number>();
  for (const { id, units = [] } of state.players)
    for (const { position, unit_type, carried_units = [] } of units)
      for (const type of [unit_type, ...carried_units.map(unit => unit.unit_type)]) {
        const key = `${id}:${position}:${type}`;
        count.set(key, (count.get(key) ?? 0) + 1);
      }
  return [...count]
    .map(([key, n]) => `${key}:${n}`)
    .sort()
    .join(' ');
}

function ourCities(s: State): string {
  const list = s.cityOwner.flatMap((owner, x) => {
    if (owner < 0) return [];
    const of = owner === BARBARIAN ? 2 : owner;
    const pieces = BUILDINGS.flatMap(({ id }, b) => {
      const colour = s.piece[x * BUILDINGS.length + b];
      return colour < 0 ? [] : [`${id}${colour}`];
    });
    return [`${of}:${labels[x]}:${['Angry', 'Neutral', 'Happy'][s.mood[x]]}:${pieces.sort().join('+')}`];
  });
  return list.sort().join(' ');
}

function theirCities(state: RivalState): string {
  const list = state.players.flatMap(({ id, cities = [] }) =>
    cities.map(({ position, mood_state, city_pieces = {} }) => {
      const pieces = Object.entries(city_pieces).flatMap(([piece, colour]) =>
        typeof colour === 'number' ? [`${piece}${colour}`] : [],
      );
      return `${id}:${position}:${mood_state}:${pieces.sort().join('+')}`;
    }),
  );
  return list.sort().join(' ');
}

// ---- the comparisons

type Compare = (state: State, roll: Roll, note: (comparison: Comparison) => void) => void;

const ownCities = (s: State) => s.cityOwner.flatMap((owner, x) => (owner === ADA ? [x] : []));

function verdict(ours: boolean, other: Theirs): { ours: string; theirs: string } {
  return { ours: ours ? 'yes' : 'no', theirs: 'state' in other ? 'yes' : 'no' };
}

/** One resource from one space: whether it may be taken, near the city and beyond. */
const collectOne: Compare = (state, roll, note) => {
  const game = written(state);
  for (const city of ownCities(state)) {
    for (let n = 0; n < 3; n++) {
      const near2 = Array.from({ length: spaces }, (_, x) => x).filter(x => crow[city * spaces + x] <= 2);
      const space = near2[roll(near2.length)];
      const good = roll(6) === 0 ? roll(GOODS) : [0, 2, 1, 0, 0][Math.max(0, state.terrain[space])];
      const t = new Ours(state);
      let may = false;
      if (t.may('collect', city)) {
        t.answer('collect', city);
        may = t.may('take', space, good);
      }
      const collections = [
        { position: labels[space], pile: pile(RESOURCES.map((_, k) => (k === good ? 1 : 0))), times: 1 },
      ];
      const other = theirs(game, {
        Playing: { Collect: { city_position: labels[city], collections, action_type: 'Collect' } },
      });
      note({
        kind: 'collect-space',
        ...verdict(may, other),
        state,
        detail: { city, space, good },
        said: 'why' in other ? other.why : other.asked.join(),
      });
    }
  }
};

/** A whole Collect of ours, and what it brings. */
const collectAll: Compare = (state, roll, note) => {
  for (const city of ownCities(state)) {
    const t = new Ours(state);
    if (!t.may('collect', city)) continue;
    t.answer('collect', city);
    const collections: { position: string; pile: Record<string, number>; times: number }[] = [];
    while (t.question?.kind === 'collect') {
      const takes = t.legal('take');
      const answer: Answer = takes.length > 0 ? takes[roll(takes.length)] : ['done'];
      if (answer[0] === 'take')
        collections.push({
          position: labels[answer[1] as number],
          pile: pile(RESOURCES.map((_, k) => (k === answer[2] ? 1 : 0))),
          times: 1,
        });
      t.answer(...answer);
    }
    // theirs turns an ore into gold without asking
    t.goOn((q, legal) => legal.find(a => a[0] === (q.kind === 'metallurgy' ? 'yes' : 'none')) ?? legal[0]);
    const other = theirs(written(state), {
      Playing: { Collect: { city_position: labels[city], collections, action_type: 'Collect' } },
    });
    note({
      kind: 'collect-yield',
      ours: named(goodsOf(t.s, ADA)),
      theirs: 'state' in other ? named(amounts(other.state.players[ADA].resources)) : 'no',
      state,
      detail: { city },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};

/** Which advances can be bought, and what is left afterwards when they are paid in one of the ways we offer. */
const advance: Compare = (state, roll, note) => {
  for (let n = 0; n < 5; n++) {
    const a = roll(ADVANCES.length);
    const t = new Ours(state);
    const may = t.may('advance', a);
    let paid = [Math.min(2, goodsOf(state, ADA)[0]), 0, 0, 0, 0, 0, 0];
    if (may) {
      t.answer('advance', a);
      while (t.question?.kind === 'pay' || t.question?.kind === 'poetry') {
        const legal = t.legal();
        t.answer(...legal[roll(legal.length)]);
      }
      paid = t.s.paid.slice();
      const free = t.s.res.every((have, i) => i >= GOODS || have >= state.res[i]);
      if (free) paid = [0, 0, 0, 0, 0, 0, 0];
      t.goOn((_q, legal) => legal.find(x => x[0] === 'no' || x[0] === 'none') ?? legal[0]);
    }
    const other = theirs(written(state), {
      Playing: { Advance: { advance: ADVANCE_NAMES[a], payment: pile(paid) } },
    });
    note({
      kind: 'advance',
      ours: may ? named(goodsOf(t.s, ADA)) : 'no',
      theirs: 'state' in other ? named(amounts(other.state.players[ADA].resources)) : 'no',
      state,
      detail: { advance: a },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};

/** Their numbers of the units of a kind in a space. */
function unitIds(game: string, label: string, kind: number): number[] {
  const { players } = JSON.parse(game) as RivalState;
  return (players[ADA].units ?? [])
    .filter(({ position }) => position === label)
    .flatMap(unit => [unit, ...(unit.carried_units ?? [])])
    .filter(({ unit_type }) => unit_type === UNIT_NAMES[kind])
    .map(({ id }) => id);
}

/** Where a group may go: every space beside it on land, every sea space by ship, two spaces by Roads. */
const move: Compare = (state, roll, note) => {
  const game = written(state);
  const from = Array.from({ length: spaces }, (_, x) => x).filter(x => state.holder[x] === ADA);
  for (let n = 0; n < 2 && from.length > 0; n++) {
    const [space] = from.splice(roll(from.length), 1);
    const kinds = Array.from({ length: KINDS }, (_, k) => k).filter(k => state.troops[space * KINDS + k] > 0);
    const kind = kinds[roll(kinds.length)];
    const count = 1 + roll(Math.min(2, state.troops[space * KINDS + kind]));
    const cargo = [0, 1, 3, 4, 5].reduce((sum, k) => sum + state.troops[space * KINDS + k], 0);
    // part of a fleet and what goes along is a matter of its own
    if (kind === SHIP && cargo > 0) continue;
    const t = new Ours(state).answer('move');
    const picked = t.may('from', space);
    let ready = false;
    if (picked) {
      t.answer('from', space);
      ready = true;
      for (let i = 0; i < count && ready; i++) {
        ready = t.may('unit', kind, 0);
        if (ready) t.answer('unit', kind, 0);
      }
    }
    const ids = unitIds(game, labels[space], kind).slice(0, count);
    const targets =
      kind === SHIP
        ? Array.from({ length: spaces }, (_, x) => x).filter(x => state.terrain[x] === SEA && x !== space)
        : near.slice(6 * space, 6 * space + 6).filter(x => x >= 0);
    for (const to of targets.slice(0, 8)) {
      const ships = state.terrain[to] === SEA && kind !== SHIP ? unitIds(game, labels[to], SHIP) : [];
      const other = attempts(game, ids, to, ships, {});
      note({
        kind: kind === SHIP ? 'sail' : state.terrain[to] === SEA ? 'embark' : 'step',
        // Shipcraft is a way of moving of its own with us
        ...verdict(ready && (t.may('go', to) || t.legal('convert').some(a => a[1] === to)), other),
        state,
        detail: { space, to, unit: kind, count },
        said: 'why' in other ? other.why : '',
      });
    }
    if (kind === SHIP || state.terrain[space] === SEA) continue;
    const ring = Array.from({ length: spaces }, (_, x) => x).filter(
      x => crow[space * spaces + x] === 2 && state.terrain[x] !== SEA,
    );
    for (let i = 0; i < 2 && ring.length > 0; i++) {
      const [to] = ring.splice(roll(ring.length), 1);
      const other = attempts(game, ids, to, [], { food: 1, ore: 1 });
      const enough = state.res[0] > 0 && state.res[1] > 0;
      if (!enough) continue;
      note({
        kind: 'roads',
        ...verdict(ready && t.may('roads', to), other),
        state,
        detail: { space, to, unit: kind, count },
        said: 'why' in other ? other.why : '',
      });
    }
  }
};

/** Their move; land units that go aboard name a ship, so every ship there is tried. */
function attempts(
  game: string,
  units: readonly number[],
  to: number,
  ships: readonly number[],
  payment: Record<string, number>,
): Theirs {
  const tries = ships.length > 0 ? ships : [undefined];
  let last: Theirs = { why: '' };
  for (const ship of tries) {
    const outcome = attempt(
      game,
      {
        Movement: {
          Move: {
            units,
            destination: labels[to],
            ...(ship === undefined ? {} : { embark_carrier_id: ship }),
            payment,
          },
        },
      },
      ADA,
    );
    if (typeof outcome === 'string') return { state: JSON.parse(outcome) as RivalState };
    last = outcome;
  }
  return last;
}

/** Which buildings may be targets of an influence attempt, what the range costs, and what a given die brings. */
const influence: Compare = (state, roll, note) => {
  for (let n = 0; n < 4; n++) {
    const cities = state.cityOwner.flatMap((owner, x) => (owner >= 0 ? [x] : []));
    const to = cities[roll(cities.length)];
    const built = BUILDINGS.map((_, b) => b).filter(b => state.piece[to * BUILDINGS.length + b] >= 0);
    if (built.length === 0) continue;
    const building = built[roll(built.length)];
    state.chance = seedChance(`die ${roll(1_000_000)}`);
    const [face] = nextFaces(state, 1);
    const t = new Ours(state);
    let ours = 'no';
    const spent = (s: State) => `${state.res[6] - s.res[6]}/${state.res[5] - s.res[5]}`;
    if (t.may('attempt')) {
      t.answer('attempt');
      const sources = t.legal('influence').filter(a => a[2] === to);
      const foreign = state.piece[to * BUILDINGS.length + building] !== ADA;
      if (sources.length > 0 && foreign && canReplace(state, building)) {
        // the source that costs least
        const outcomes = sources.map(source => {
          const u = new Ours(t.s);
          return u.answer(...source);
        });
        const cheapest = outcomes.reduce((best, u) =>
          u.s.res[6] + u.s.res[5] > best.s.res[6] + best.s.res[5] ? u : best,
        );
        const lack =
          cheapest.question?.kind === 'boost' ? (cheapest.question.data as { lack: number }).lack : 0;
        cheapest.goOn((q, legal) =>
          q.kind === 'building'
            ? (legal.find(a => a[1] === building) ?? legal[0])
            : (legal.find(a => a[0] === 'no' || a[0] === 'none') ?? legal[0]),
        );
        const won = cheapest.s.piece[to * BUILDINGS.length + building] === ADA;
        ours = `${won ? 'won' : lack > 0 ? `lacks ${lack}` : 'lost'} ${spent(cheapest.s)}`;
      }
    }
    const first = attempt(
      written(state, [face]),
      {
        Playing: {
          InfluenceCultureAttempt: {
            selected_structure: { position: labels[to], structure: { Building: BUILDING_NAMES[building] } },
            action_type: 'InfluenceCultureAttempt',
          },
        },
      },
      ADA,
    );
    const other = influenceOutcome(first, state, to, building);
    note({
      kind: 'influence',
      ours,
      theirs: other.result,
      state,
      detail: { to, building, face, value: DIE_VALUES[face] },
      said: other.said,
    });
  }
};

/** A piece of the kind is left. */
function canReplace(s: State, building: number): boolean {
  if (BUILDINGS[building].id === 'obelisk') return false;
  return s.piece.filter((colour, i) => colour === ADA && i % BUILDINGS.length === building).length < 5;
}

function influenceOutcome(
  first: string | { readonly why: string },
  state: State,
  to: number,
  building: number,
): { result: string; said: string } {
  let outcome = first;
  let lacks = 0;
  for (let n = 0; n < 12; n++) {
    if (typeof outcome !== 'string') return { result: n === 0 ? 'no' : 'stuck', said: outcome.why };
    const now = JSON.parse(outcome) as RivalState & {
      events?: { player: number; handler?: { request: Request } }[];
    };
    const event = now.events?.at(-1);
    if (event?.handler === undefined) {
      const goods = amounts(now.players[ADA].resources);
      const pieces = now.players
        .flatMap(({ cities = [] }) => cities)
        .find(({ position }) => position === labels[to]);
      const won = pieces?.city_pieces?.[BUILDINGS[building].id] === ADA;
      const tokens = `${state.res[6] - goods[6]}/${state.res[5] - goods[5]}`;
      return { result: `${won ? 'won' : lacks > 0 ? `lacks ${lacks}` : 'lost'} ${tokens}`, said: '' };
    }
    const { request } = event.handler;
    const boost = request.Payment?.find(one => one.optional);
    if (boost !== undefined) lacks = Object.values(boost.cost.default).reduce((sum, x) => sum + x, 0);
    const response = reply(now, request, event.player);
    if (response === undefined) return { result: 'asked', said: JSON.stringify(request) };
    outcome = attempt(outcome, { Response: response }, event.player);
  }
  return { result: 'stuck', said: '' };
}

/** The faces that our next dice will show, so that theirs show the same. */
function nextFaces(s: State, n: number): number[] {
  const chance = s.chance.slice();
  return Array.from({ length: n }, () => nextBelow(chance, 12));
}

// ---- battles

/** An army of Ada's beside an enemy army or city, nobody with anything to pay with. */
function warOf(state: State, roll: Roll): { s: State; from: number; to: number } | undefined {
  const targets = Array.from({ length: spaces }, (_, x) => x).filter(
    x =>
      state.terrain[x] >= 0 &&
      state.terrain[x] !== SEA &&
      ((state.holder[x] > ADA && state.holder[x] !== PIRATE) || state.cityOwner[x] > ADA),
  );
  if (targets.length === 0) return undefined;
  const to = targets[roll(targets.length)];
  const from = near
    .slice(6 * to, 6 * to + 6)
    .find(
      x =>
        x >= 0 &&
        state.terrain[x] >= 0 &&
        state.terrain[x] !== SEA &&
        state.holder[x] < 0 &&
        state.cityOwner[x] < 0,
    );
  if (from === undefined) return undefined;
  const { s } = new Ours(state);
  s.res.fill(0);
  s.has = s.has.map((has, a) => (a === TACTICS ? 1 : has));
  s.holder[from] = ADA;
  for (let left = 1 + roll(4); left > 0; left--) s.troops[from * KINDS + [1, 1, 1, 3, 4][roll(5)]]++;
  s.chance = seedChance(`battle ${roll(1_000_000)}`);
  return { s, from, to };
}
const TACTICS = ADVANCES.findIndex(x => x.id === 'tactics');

/** A whole battle with the same dice, without cards and without retreat: who is left, whose city it is, what is gained. */
const battle: Compare = (state, roll, note) => {
  for (let n = 0; n < 3; n++) {
    const war = warOf(state, roll);
    if (war === undefined) continue;
    const { s, from, to } = war;
    const game = written(s, nextFaces(s, 90));
    const t = new Ours(s).answer('move').answer('from', from).answer('all');
    if (!t.may('go', to)) continue;
    t.answer('go', to);
    for (let i = 0; i < 60 && t.question !== undefined && t.question.kind !== 'move'; i++)
      t.answer(...battleReply(t.question.kind, t.legal()));
    const ids = Array.from({ length: KINDS }, (_, kind) => unitIds(game, labels[from], kind)).flat();
    const other = theirs(game, {
      Movement: { Move: { units: ids, destination: labels[to], payment: {} } },
    });
    const goods = (of: readonly (readonly number[])[]) => of.map(named).join(' | ');
    note({
      kind: 'battle',
      ours: [ourUnits(t.s), ourCities(t.s), goods([goodsOf(t.s, 0), goodsOf(t.s, 1)])].join(' ; '),
      theirs:
        'state' in other
          ? [
              theirUnits(other.state),
              theirCities(other.state),
              goods([0, 1].map(seat => amounts(other.state.players[seat].resources))),
            ].join(' ; ')
          : 'no',
      state: s,
      detail: { space: from, to },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};

/** No retreat, the cheapest units first, nothing that may be declined. */
function battleReply(kind: string, legal: readonly Answer[]): Answer {
  if (kind === 'losses') return legal.reduce((a, b) => ((b[1] as number) < (a[1] as number) ? b : a));
  // theirs always places the settler of who lost a city
  if (kind === 'settlerTo') {
    const places = legal.filter(a => a[0] === 'at');
    if (places.length > 0)
      return places.reduce((a, b) => (labels[b[1] as number] < labels[a[1] as number] ? b : a));
  }
  return legal.find(a => a[0] === 'fight' || a[0] === 'none' || a[0] === 'no') ?? legal[0];
}

// ---- cities

/** A building in a city: whether it may be built, and what is left when it is paid in one of the ways we offer. */
const construct: Compare = (state, roll, note) => {
  for (const city of ownCities(state)) {
    const b = roll(BUILDINGS.length);
    const t = new Ours(state);
    const may = t.may('construct', city, b);
    let paid = [1, 1, 1, 0, 0, 0, 0];
    let port = near.slice(6 * city, 6 * city + 6).find(x => x >= 0 && state.terrain[x] === SEA);
    if (may) {
      t.answer('construct', city, b);
      if (t.question?.kind === 'pay') {
        const legal = t.legal();
        t.answer(...legal[roll(legal.length)]);
      }
      paid = t.s.paid.slice();
      t.goOn((_q, legal) => legal.find(a => a[0] === 'none' || a[0] === 'no') ?? legal[0]);
      port = t.s.port[city];
    }
    const isPort = BUILDINGS[b].id === 'port';
    const other = theirs(written(state), {
      Playing: {
        Construct: {
          city_position: labels[city],
          city_piece: BUILDING_NAMES[b],
          payment: pile(paid),
          ...(isPort && port !== undefined ? { port_position: labels[port] } : {}),
        },
      },
    });
    note({
      kind: 'construct',
      ours: may ? named(goodsOf(t.s, ADA)) : 'no',
      theirs: 'state' in other ? named(amounts(other.state.players[ADA].resources)) : 'no',
      state,
      detail: { city, building: b },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};

/** One or two units of a kind recruited in a city, at their plain price. */
const recruit: Compare = (state, roll, note) => {
  for (const city of ownCities(state)) {
    const kind = roll(5);
    const count = 1 + roll(2);
    const t = new Ours(state);
    let may = t.may('recruit', city);
    const price = UNITS[kind].cost.map(n => n * count);
    if (price.some((n, k) => n > state.res[k])) continue;
    if (may) {
      t.answer('recruit', city);
      for (let i = 0; i < count && may; i++) {
        may = t.may('add', kind);
        if (may) t.answer('add', kind);
      }
      if (may) {
        if (t.question?.kind === 'recruit') t.answer('done');
        while (t.question?.kind === 'pay') {
          const plain = t.legal('pay').find(a => (a[1] as number) >> 12 === 0) ?? t.legal()[0];
          t.answer(...plain);
        }
        t.goOn((_q, legal) => legal.find(a => ['none', 'no', 'stop'].includes(a[0])) ?? legal[0]);
      }
    }
    const other = theirs(written(state), {
      Playing: {
        Recruit: {
          units: { [['settlers', 'infantry', 'ships', 'cavalry', 'elephants'][kind]]: count },
          city_position: labels[city],
          payment: pile(price),
        },
      },
    });
    note({
      kind: 'recruit',
      ...verdict(may, other),
      state,
      detail: { city, unit: kind, count },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};

/** A settler founds a city where it stands. */
const found: Compare = (state, _roll, note) => {
  const game = written(state);
  for (let x = 0; x < spaces; x++) {
    if (state.holder[x] !== ADA || state.troops[x * KINDS + SETTLER] === 0) continue;
    const [settler] = unitIds(game, labels[x], SETTLER);
    const other = theirs(game, { Playing: { FoundCity: { settler } } });
    note({
      kind: 'found',
      ...verdict(new Ours(state).may('found', x), other),
      state,
      detail: { space: x },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};

/** One city one level up, for mood tokens. */
const happiness: Compare = (state, roll, note) => {
  const cities = ownCities(state);
  for (let n = 0; n < 2; n++) {
    const city = cities[roll(cities.length)];
    const size = 1 + BUILDINGS.filter((_, b) => state.piece[city * BUILDINGS.length + b] >= 0).length;
    if (state.res[5] < size) continue;
    const t = new Ours(state);
    let may = t.may('happy');
    if (may) {
      t.answer('happy');
      may = t.may('raise', city, 1) || t.legal('raise').some(a => a[1] === city);
    }
    const other = theirs(written(state), {
      Playing: {
        IncreaseHappiness: {
          happiness_increases: [[labels[city], 1]],
          payment: { mood_tokens: size },
          action_type: 'IncreaseHappiness',
        },
      },
    });
    note({
      kind: 'happiness',
      ...verdict(may, other),
      state,
      detail: { city },
      said: 'why' in other ? other.why : other.asked.join(),
    });
  }
};

const COMPARISONS: readonly Compare[] = [
  collectOne,
  collectAll,
  advance,
  move,
  influence,
  battle,
  construct,
  recruit,
  found,
  happiness,
];

export function crossClash({ seed, positions, show }: CrossOptions): number {
  let agreed = 0;
  const explained = new Map<string, number>();
  const unexplained: Comparison[] = [];
  const counts = new Map<string, [agreed: number, all: number]>();
  for (let n = 0; n < positions; n++) {
    const state = positionOf(`${seed} ${n}`);
    const roll = rollOf(`${seed} ${n} questions`);
    for (const compare of COMPARISONS)
      compare(state, roll, comparison => {
        const count = counts.get(comparison.kind) ?? [0, 0];
        counts.set(comparison.kind, count);
        count[1]++;
        if (comparison.ours === comparison.theirs) {
          agreed++;
          count[0]++;
          return;
        }
        const reason = DIFFERENCES.find(
          one => one.kinds.includes(comparison.kind) && one.explains(comparison),
        );
        if (reason === undefined) unexplained.push(comparison);
        else explained.set(reason.id, (explained.get(reason.id) ?? 0) + 1);
      });
  }
  for (const [kind, [same, all]] of counts) console.log(`${kind} ${same}/${all}`);
  for (const { id, clause, right, why } of DIFFERENCES)
    if (explained.has(id)) console.log(`${explained.get(id)} x ${id} (${clause}, right: ${right}): ${why}`);
  const shown = new Set<string>();
  for (const one of unexplained)
    if (one.kind === show || !shown.has(one.kind)) {
      shown.add(one.kind);
      const [mine, other] = [one.ours.split(' '), one.theirs.split(' ')];
      const only = (a: string[], b: string[]) => a.filter(word => !b.includes(word)).join(' ');
      const words = mine.length > 12 ? [only(mine, other), only(other, mine)] : [one.ours, one.theirs];
      console.log(`${one.kind}: ours ${words[0]}; theirs ${words[1]}; ${tellOf(one)}`);
    }
  const compared = [...counts.values()].reduce((sum, [, all]) => sum + all, 0);
  const known = [...explained.values()].reduce((sum, x) => sum + x, 0);
  console.log(`cross clash ${agreed}/${compared} explained ${known} unexplained ${unexplained.length}`);
  return unexplained.length === 0 ? 0 : 1;
}

/** What was asked, for a reader who looks into a difference. */
function tellOf({ detail, said, state }: Comparison): string {
  const words = Object.entries(detail).map(([name, value]) => {
    if (['city', 'space', 'to'].includes(name))
      return `${name} ${labels[value]} (terrain ${state.terrain[value]}, city of ${state.cityOwner[value]} mood ${state.mood[value]}, held by ${state.holder[value]}, port ${labels[state.port[value]]})`;
    if (name === 'advance') return `advance ${ADVANCES[value].id}`;
    if (name === 'building') return `building ${BUILDINGS[value].id}`;
    if (name === 'unit') return `unit ${UNITS[value].id}`;
    return `${name} ${value}`;
  });
  const has = ADVANCES.filter((_, a) => state.has[a] === 1).map(x => x.id);
  const hasBen = ADVANCES.filter((_, a) => state.has[ADVANCES.length + a] === 1).map(x => x.id);
  const at = [detail.space, detail.to].flatMap(x =>
    x === undefined ? [] : [state.troops.slice(x * KINDS, x * KINDS + KINDS).join('')],
  );
  const built =
    detail.to === undefined
      ? ''
      : BUILDINGS.filter((_, b) => state.piece[detail.to * BUILDINGS.length + b] >= 0)
          .map(x => x.id)
          .join('+');
  const civ = ['rome', 'greece', 'china', 'vikings'][state.civ[ADA]] ?? state.civ[ADA];
  const fleets = state.holder.flatMap((owner, x) =>
    state.terrain[x] === SEA ? [`${labels[x]}${owner < 0 ? '' : `=${owner}`}`] : [],
  );
  return `${words.join(', ')}; sea ${fleets.join(' ')}; said: ${said.slice(0, 300)}; goods ${named(goodsOf(state, ADA))}; civ ${civ} ${state.civ[1]}; units ${at.join(' against ')} ${built}; dice ${nextFaces(state, 12).join(' ')}; has ${has.join(' ')}; Ben has ${hasBen.join(' ')}`;
}
