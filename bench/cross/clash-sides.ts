/** Clash of Cultures on both engines: how each is asked, and what a position is on it, as a text that can be compared. */
import { BUILDINGS, GOODS, KINDS, RESOURCES } from '@epoka/clash-of-cultures/content';
import { layoutFor } from '@epoka/clash-of-cultures/layout';
import { BARBARIAN, PIRATE, type State } from '@epoka/clash-of-cultures/state';
import { nextBelow } from '@epoka/kernel';
import { attempt, type RivalRequest, type RivalState, UNIT_NAMES } from '../rivals/clash-server.ts';
import type { Comparison } from './clash-differences.ts';
import type { Roll } from './positions.ts';

export const { labels, near, crow, spaces } = layoutFor(2);
export const ADA = 0;

/** What the other engine made of it: its state, or why it refused; what it asked on the way is answered plainly. */
export type Theirs = { readonly state: RivalState } | { readonly why: string };

/** Plain answers: nothing paid that need not be, no retreat, the cheapest units lost first. */
export function reply(state: RivalState, request: RivalRequest, player: number): unknown {
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

export function theirs(game: string, action: unknown): Theirs & { readonly asked: readonly string[] } {
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

export const goodsOf = (s: State, seat: number) => s.res.slice(seat * GOODS, (seat + 1) * GOODS);
export const named = (goods: readonly number[]) =>
  RESOURCES.map((id, kind) => `${id} ${goods[kind]}`).join(' ');

/** Units by owner, space and kind, as a text. */
export function ourUnits(s: State): string {
  const list: string[] = [];
  for (let x = 0; x < spaces; x++)
    for (let kind = 0; kind < KINDS; kind++) {
      const n = s.troops[x * KINDS + kind];
      const owner = s.holder[x] === BARBARIAN ? 2 : s.holder[x] === PIRATE ? 3 : s.holder[x];
      if (n > 0) list.push(`${owner}:${labels[x]}:${UNIT_NAMES[kind]}:${n}`);
    }
  return list.sort().join(' ');
}

export function theirUnits(state: RivalState): string {
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

export function ourCities(s: State): string {
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

export function theirCities(state: RivalState): string {
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
export type Compare = (state: State, roll: Roll, note: (comparison: Comparison) => void) => void;

export const ownCities = (s: State) => s.cityOwner.flatMap((owner, x) => (owner === ADA ? [x] : []));

export function verdict(ours: boolean, other: Theirs): { ours: string; theirs: string } {
  return { ours: ours ? 'yes' : 'no', theirs: 'state' in other ? 'yes' : 'no' };
}

/** Their numbers of the units of a kind in a space. */
export function unitIds(game: string, label: string, kind: number): number[] {
  const { players } = JSON.parse(game) as RivalState;
  return (players[ADA].units ?? [])
    .filter(({ position }) => position === label)
    .flatMap(unit => [unit, ...(unit.carried_units ?? [])])
    .filter(({ unit_type }) => unit_type === UNIT_NAMES[kind])
    .map(({ id }) => id);
}

/** The faces that our next dice will show, so that theirs show the same. */
export function nextFaces(s: State, n: number): number[] {
  const chance = s.chance.slice();
  return Array.from({ length: n }, () => nextBelow(chance, 12));
}
