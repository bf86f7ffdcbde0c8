/**
 * Every list of effects of the contents under a small number, so that the flow can point into it: a frame or question
 * holds the number of a list and a place in it, never the effects themselves.
 */
import { NONE } from '@epoka/kernel';
import {
  AREAS,
  BUILDINGS,
  type Effect,
  type Effects,
  GOVERNMENTS,
  INVESTMENT,
  LEADERS,
  STAGES,
  TECHNOLOGIES,
  TERRITORIES,
  TRACK_SPACES,
  TRACKS,
  type TriggerEvent,
} from '../content/index.ts';

/** Where a list is printed: the component and the part of it. */
export type Source =
  | { readonly kind: 'technology'; readonly id: number; readonly part: 'instant' | 'action' | 'permanent' }
  | { readonly kind: 'leader' | 'building' | 'area' | 'investment'; readonly id: number }
  | { readonly kind: 'territory'; readonly id: number; readonly part: 'discovery' | 'village' }
  | { readonly kind: 'government'; readonly id: number; readonly part: number }
  | { readonly kind: 'track'; readonly id: number; readonly part: number };

export interface EffectList {
  readonly effects: Effects;
  readonly source: Source;
  /** the source as the log names it: 'technology:wheel' */
  readonly origin: string;
  /** the once-per-turn trigger this belongs to, or NONE */
  readonly once: number;
  /** for each effect the numbers of the lists (or, for a trigger, of the trigger) inside it */
  readonly inner: readonly (readonly number[])[];
}

export interface Trigger {
  readonly on: TriggerEvent;
  readonly list: number;
  readonly oncePerTurn: boolean;
}

export const LISTS: EffectList[] = [];
export const TRIGGERS: Trigger[] = [];

function originOf(source: Source): string {
  switch (source.kind) {
    case 'technology':
      return `technology:${TECHNOLOGIES[source.id].id}`;
    case 'leader':
      return `leader:${LEADERS[source.id].id}`;
    case 'building':
      return `building:${BUILDINGS[source.id].id}`;
    case 'territory':
      return `territory:${TERRITORIES[source.id].id}`;
    case 'government':
      return `government:${GOVERNMENTS[source.id].id}`;
    case 'area':
      return `area:${AREAS[source.id].id}`;
    case 'track':
      return `track:${TRACKS[source.id]}`;
    case 'investment':
      return 'track:investment';
  }
}

/** Numbers a list and all lists inside it; NONE for an empty one. */
function number(effects: Effects | undefined, source: Source, once = NONE): number {
  if (effects === undefined || effects.length === 0) return NONE;
  const id = LISTS.length;
  const inner: number[][] = [];
  LISTS.push({ effects, source, origin: originOf(source), once, inner });
  for (const effect of effects) inner.push(numberInside(effect, source, once));
  return id;
}

function numberInside(effect: Effect, source: Source, once: number): number[] {
  switch (effect.op) {
    case 'choose':
      return effect.options.map(option => number(option, source, once));
    case 'may':
    case 'others':
    case 'everyone':
      return [number(effect.effects, source, once)];
    case 'trigger': {
      const trigger = TRIGGERS.length;
      const oncePerTurn = effect.oncePerTurn === true;
      TRIGGERS.push({ on: effect.on, list: NONE, oncePerTurn });
      const list = number(effect.effects, source, oncePerTurn ? trigger : NONE);
      TRIGGERS[trigger] = { on: effect.on, list, oncePerTurn };
      return [trigger];
    }
    default:
      return [];
  }
}

export const AREA_LIST = AREAS.map((x, id) => number(x.effects, { kind: 'area', id }));
export const INSTANT_LIST = TECHNOLOGIES.map((x, id) =>
  number(x.instant, { kind: 'technology', id, part: 'instant' }),
);
export const ACTION_LIST = TECHNOLOGIES.map((x, id) =>
  number(x.action?.effects, { kind: 'technology', id, part: 'action' }),
);
export const PERMANENT_LIST = TECHNOLOGIES.map((x, id) =>
  number(x.permanent, { kind: 'technology', id, part: 'permanent' }),
);
export const LEADER_LIST = LEADERS.map((x, id) => number(x.effects, { kind: 'leader', id }));
export const DISCOVERY_LIST = TERRITORIES.map((x, id) =>
  number(x.discovery, { kind: 'territory', id, part: 'discovery' }),
);
export const REWARD_LIST = TERRITORIES.map((x, id) =>
  number(x.village.reward, { kind: 'territory', id, part: 'village' }),
);
export const BONUS_LIST = BUILDINGS.map((x, id) => number(x.bonus, { kind: 'building', id }));
/** by government, then by stage; democracy is scored, never resolved */
export const STAGE_LIST = GOVERNMENTS.map((x, id) =>
  STAGES.map((stage, part) =>
    stage === 'democracy' ? NONE : number(x[stage], { kind: 'government', id, part }),
  ),
);
/** by track, then by space; NONE where the space has no instant bonus */
export const SPACE_LIST = TRACKS.map((track, id) =>
  TRACK_SPACES[track].map((x, part) =>
    x.kind === 'instant' ? number(x.effects, { kind: 'track', id, part }) : NONE,
  ),
);
export const INVESTMENT_LIST = INVESTMENT.map((x, id) => number(x.effects, { kind: 'investment', id }));
