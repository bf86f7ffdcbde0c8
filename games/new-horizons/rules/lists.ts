/**
 * Every list of effects of the contents under a small number, so that the flow can point into it: a frame or question
 * holds the number of a list and a place in it, never the effects themselves.
 */
import { NONE } from '@epoka/kernel';
import {
  AREAS,
  BUILDINGS,
  type Component,
  type Effect,
  type Effects,
  GOVERNMENTS,
  INVESTMENT,
  LEADERS,
  STAGES,
  sinceOf,
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
export const INSTANT_LIST: number[] = [];
export const ACTION_LIST: number[] = [];
export const PERMANENT_LIST: number[] = [];
export const LEADER_LIST: number[] = [];
export const DISCOVERY_LIST: number[] = [];
export const REWARD_LIST: number[] = [];
export const BONUS_LIST: number[] = [];
/** by government, then by stage; democracy is scored, never resolved */
export const STAGE_LIST: number[][] = [];

const NEWEST = Math.max(
  ...[TECHNOLOGIES, LEADERS, TERRITORIES, BUILDINGS, GOVERNMENTS].flatMap(family => family.map(sinceOf)),
);

/** The lists of the cards and tiles that came with a version of the rules. */
function numberCards(version: number): void {
  const each = <T extends Component>(family: readonly T[], visit: (x: T, id: number) => void) =>
    family.forEach((x, id) => {
      if (sinceOf(x) === version) visit(x, id);
    });
  each(TECHNOLOGIES, (x, id) =>
    INSTANT_LIST.push(number(x.instant, { kind: 'technology', id, part: 'instant' })),
  );
  each(TECHNOLOGIES, (x, id) =>
    ACTION_LIST.push(number(x.action?.effects, { kind: 'technology', id, part: 'action' })),
  );
  each(TECHNOLOGIES, (x, id) =>
    PERMANENT_LIST.push(number(x.permanent, { kind: 'technology', id, part: 'permanent' })),
  );
  each(LEADERS, (x, id) => LEADER_LIST.push(number(x.effects, { kind: 'leader', id })));
  each(TERRITORIES, (x, id) =>
    DISCOVERY_LIST.push(number(x.discovery, { kind: 'territory', id, part: 'discovery' })),
  );
  each(TERRITORIES, (x, id) =>
    REWARD_LIST.push(number(x.village.reward, { kind: 'territory', id, part: 'village' })),
  );
  each(BUILDINGS, (x, id) => BONUS_LIST.push(number(x.bonus, { kind: 'building', id })));
  each(GOVERNMENTS, (x, id) =>
    STAGE_LIST.push(
      STAGES.map((stage, part) =>
        stage === 'democracy' ? NONE : number(x[stage], { kind: 'government', id, part }),
      ),
    ),
  );
}

numberCards(1);

/** by track, then by space; NONE where the space has no instant bonus */
export const SPACE_LIST = TRACKS.map((track, id) =>
  TRACK_SPACES[track].map((x, part) =>
    x.kind === 'instant' ? number(x.effects, { kind: 'track', id, part }) : NONE,
  ),
);
export const INVESTMENT_LIST = INVESTMENT.map((x, id) => number(x.effects, { kind: 'investment', id }));

/** An action with some of its gains left out (NH-4.7): a list of its own, and which effects of the whole one it lacks. */
export interface Variant {
  readonly list: number;
  readonly without: readonly number[];
}

const NO_VARIANTS: readonly Variant[] = [];
/** by the list of the whole action; coins and population come without asking, so leaving them out is said beforehand */
const VARIANTS = new Map<number, readonly Variant[]>();

export function variantsOf(list: number): readonly Variant[] {
  return VARIANTS.get(list) ?? NO_VARIANTS;
}

function numberVariants(list: number): void {
  const { effects, source } = LISTS[list];
  const gains = effects.flatMap((e, at) => (e.op === 'coins' || e.op === 'pop' ? [at] : []));
  const variants: Variant[] = [];
  for (let mask = 1; mask < 1 << gains.length; mask++) {
    const without = gains.filter((_, i) => (mask & (1 << i)) !== 0);
    const rest = effects.filter((_, at) => !without.includes(at));
    if (rest.length > 0) variants.push({ list: number(rest, source), without });
  }
  VARIANTS.set(list, variants);
}

/** Since this version of the rules gains can be left out. */
export const VARIANTS_SINCE = 3;

/** Of the actions that came with a version, or were there when leaving out began. */
function numberVariantsOf(version: number): void {
  const isNew = (since: number) => since === version || (version === VARIANTS_SINCE && since < version);
  if (version === VARIANTS_SINCE) for (const list of AREA_LIST) numberVariants(list);
  TECHNOLOGIES.forEach((x, id) => {
    if (ACTION_LIST[id] !== NONE && isNew(sinceOf(x))) numberVariants(ACTION_LIST[id]);
  });
}

// What came later has numbers beyond all of these: saved games point at them.
for (let version = 2; version <= Math.max(NEWEST, VARIANTS_SINCE); version++) {
  numberCards(version);
  if (version >= VARIANTS_SINCE) numberVariantsOf(version);
}
