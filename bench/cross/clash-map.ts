/** What reaches over the map: moving groups and influence. */
import { BUILDINGS, DIE_VALUES, KINDS, SEA, SHIP } from '@epoka/clash-of-cultures/content';
import type { State } from '@epoka/clash-of-cultures/state';
import { seedChance } from '@epoka/kernel';
import { amounts, attempt, BUILDING_NAMES, type RivalState, written } from '../rivals/clash-server.ts';
import {
  ADA,
  type Compare,
  crow,
  labels,
  near,
  nextFaces,
  reply,
  spaces,
  type Theirs,
  unitIds,
  verdict,
} from './clash-sides.ts';
import { Ours } from './positions.ts';

/** Where a group may go: every space beside it on land, every sea space by ship, two spaces by Roads. */
export const move: Compare = (state, roll, note) => {
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
export const influence: Compare = (state, roll, note) => {
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
