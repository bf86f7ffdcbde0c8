/** What the messages of both languages look up in a view. */
import { NONE, type Reader } from '@epoka/kernel';
import {
  AREAS,
  BUILDINGS,
  GOALS,
  GOVERNMENTS,
  LEADERS,
  type Level,
  SLOTS,
  STAGES,
  TECHNOLOGIES,
  TERRITORIES,
  type Track,
} from '../content/index.ts';
import { STEP, tileAt } from '../rules/hexes.ts';
import { LISTS } from '../rules/lists.ts';
import { buyPrice } from '../rules/production.ts';
import { SPACES } from '../rules/spaces.ts';
import type { State, Unit } from '../rules/state.ts';
import type { Names } from './types.ts';

export type R = Reader<State>;

/** Names by number. `home` says whose home a tile is. */
export function namer(names: Names, home: (name: string) => string) {
  const tile = (r: R, id: number): string => {
    const t = r.view.map[id];
    if (t === undefined) return '?';
    if (t.building !== NONE) return names.buildings[BUILDINGS[t.building].id];
    return t.home === NONE ? names.territories[TERRITORIES[t.territory].id] : home(r.name(t.home));
  };
  const technology = (id: number) => names.technologies[TECHNOLOGIES[id].id];
  return {
    tile,
    technology,
    /** the land under a building too: for the log */
    land(r: R, id: number): string {
      const t = r.view.map[id];
      if (t === undefined) return '?';
      return t.home === NONE ? names.territories[TERRITORIES[t.territory].id] : home(r.name(t.home));
    },
    territory: (id: number) => names.territories[TERRITORIES[id].id],
    leader: (id: number) => names.leaders[LEADERS[id].id],
    building: (id: number) => names.buildings[BUILDINGS[id].id],
    government: (id: number) => names.governments[GOVERNMENTS[id].id],
    goal: (id: number) => names.goals[GOALS[id].id],
    area: (id: number) => names.areas[AREAS[id].id],
    stage: (id: number) => names.stages[STAGES[id]],
    /** the area or card a space belongs to */
    space(id: number): string {
      const { area, technology: card } = SPACES[id];
      return area === NONE ? technology(card) : names.areas[AREAS[area].id];
    },
    /** the component a list of effects is printed on, where it has a name */
    source(list: number): string {
      const { kind, id } = LISTS[list].source;
      switch (kind) {
        case 'technology':
          return technology(id);
        case 'leader':
          return names.leaders[LEADERS[id].id];
        case 'building':
          return names.buildings[BUILDINGS[id].id];
        case 'territory':
          return names.territories[TERRITORIES[id].id];
        case 'government':
          return names.governments[GOVERNMENTS[id].id];
        case 'area':
          // One with a single effect is called what it does.
          return AREAS[id].effects.length === 1 ? '' : names.areas[AREAS[id].id];
        default:
          return '';
      }
    },
    /** 'technology:wheel' */
    content(id: string): string {
      const [kind, key] = id.split(':');
      const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
        technology: names.technologies,
        leader: names.leaders,
        territory: names.territories,
        building: names.buildings,
        government: names.governments,
        goal: names.goals,
        area: names.areas,
        tile: names.tiles,
        unit: names.units,
        track: names.tracks,
      };
      const name = lists[kind]?.[key];
      // units are named within sentences too, and so in small letters
      return name === undefined ? id : name.charAt(0).toUpperCase() + name.slice(1);
    },
  };
}

/** "3-4": the two strengths on a unit marker. */
export const sidesOf = (side: number) => `${2 * side + 1}-${2 * side + 2}`;

export function unitOf(r: R, id: number): Unit | undefined {
  return r.view.units[id];
}

/** The tile on a hex in the reader's view, or NONE. */
export function tileOn(r: R, hex: number): number {
  return tileAt(r.view, hex);
}

/** Which place from the top of its level a slot is, from 0. */
export function rankOf(slot: number): { readonly level: Level; readonly rank: number } {
  const { level } = SLOTS[slot];
  return { level, rank: SLOTS.slice(0, slot).filter(other => other.level === level).length };
}

/** Where an empty hex lies: the tile it is reached from, and the direction from there (0 east, then clockwise). */
export function beside(
  r: R,
  unit: number,
  hex: number,
): { readonly tile: number; readonly direction: number } {
  const own = unitOf(r, unit)?.tile ?? NONE;
  const tiles = [...(own === NONE ? [] : [own]), ...r.view.map.keys()];
  for (const tile of tiles) {
    const direction = STEP.indexOf(hex - r.view.map[tile].hex);
    if (direction >= 0) return { tile, direction };
  }
  return { tile: NONE, direction: NONE };
}

/** Slots that the reader still lacks below a slot, and how many of them are needed. */
export function missingBelow(
  r: R,
  slot: number,
): { readonly slots: readonly number[]; readonly enough: number } {
  const { needs, enough } = SLOTS[slot];
  const scholars = r.view.players[r.seat]?.scholars ?? 0;
  const slots = needs.filter(need => (scholars & (1 << need)) === 0 || r.view.slots[need] === NONE);
  return { slots, enough: enough - needs.length + slots.length };
}

/** The track an effect names; undefined where any will do. */
export function trackNamed(list: number, at: number): Track | undefined {
  const e = LISTS[list].effects[at];
  return e.op === 'invest' && e.track !== 'any' ? e.track : undefined;
}

/** What buying a pawn costs the player who is exchanging. */
export function priceOfPawn(r: R): number {
  const q = r.view.asked.find(x => x.kind === 'production' || x.kind === 'exchange');
  return buyPrice(r.view.players[q?.seat ?? Math.max(0, r.view.turn)]);
}
