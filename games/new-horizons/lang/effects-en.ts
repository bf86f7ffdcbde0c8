/** The vocabulary of effects in English sentences. */
import { enCount } from '@epoka/kernel';
import {
  AREAS,
  BUILDINGS,
  type Condition,
  type Cost,
  type Counter,
  type Effect,
  type EffectOf,
  type Effects,
  GOALS,
  GOVERNMENTS,
  INVESTMENT,
  LEADERS,
  type Modifier,
  RESEARCH_PRICE,
  TECHNOLOGIES,
  TERRITORIES,
  TRACK_SPACES,
  TRACKS,
  type Track,
  type TriggerEvent,
} from '../content/index.ts';
import { LISTS } from '../rules/lists.ts';
import { home, unit } from './map-en.ts';
import type { Texts } from './types.ts';

export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;

export const coins = (n: number) => enCount(n, 'coin', 'coins');
export const cubes = (n: number) => enCount(n, 'cube', 'cubes');
const trackName: Readonly<Record<Track, string>> = {
  food: 'food',
  economy: 'economy',
  infrastructure: 'infrastructure',
};

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string) => (text === '' ? '' : `${upper(text)}.`);

const counters: Readonly<Record<Counter, readonly [one: string, many: string]>> = {
  village: ['village you founded', 'villages you founded'],
  city: ['city you fortified', 'cities you fortified'],
  building: ['building with your cube', 'buildings with your cube'],
  mapTile: [
    'map tile that carries at least one of your cubes',
    'map tiles that carry at least one of your cubes',
  ],
  tech: ['technology you have researched', 'technologies you have researched'],
  tech3: ['level III technology you have researched', 'level III technologies you have researched'],
  tech4: ['level IV technology you have researched', 'level IV technologies you have researched'],
  techLevelAtLeast2: [
    'technology of level II or higher you have researched',
    'technologies of level II or higher you have researched',
  ],
  leader: ['leader card you hold', 'leader cards you hold'],
  investCube: ['cube you have invested', 'cubes you have invested'],
  foodOpen: ['cube removed from your food track', 'cubes removed from your food track'],
  economyOpen: ['cube removed from your economy track', 'cubes removed from your economy track'],
  infrastructureOpen: [
    'cube removed from your infrastructure track',
    'cubes removed from your infrastructure track',
  ],
  openSpaces: ['cube removed from your development tracks', 'cubes removed from your development tracks'],
};

const events: Readonly<Record<TriggerEvent, string>> = {
  research: 'whenever you research a technology',
  leader: 'whenever you take a leader card',
  found: 'whenever you found a village',
  build: 'whenever you build a building (new or existing)',
  explore: 'whenever you discover a territory tile',
  invest: 'when you invest a cube',
};

const modifiers: Readonly<Record<Modifier, (n: number) => string>> = {
  move: n => `+${enCount(n, 'move', 'moves')} in every move task`,
  exploreLimit: n =>
    `you may discover ${n} extra territory ${n === 1 ? 'tile' : 'tiles'} in each of your turns`,
  researchDiscount: n => `every technology you research costs ${coins(n)} less (not below 0)`,
  produceCoins: n => `+${coins(n)} whenever you produce coins`,
  producePop: n => `+${n} population from the leftmost non-empty column whenever you produce population`,
  recruitSettler: n => `settlers you recruit enter with +${n} strength (at most 6)`,
  recruitSoldier: n => `soldiers you recruit enter with +${n} strength (at most 6)`,
  foundStrength: n => `territory strength counts ${n} lower for you when you found a village (not below 1)`,
  fortifyStrength: n => `territory strength counts ${n} lower for you when you fortify a city (not below 1)`,
  buildDiscount: n => `every building costs you ${coins(n)} less (not below 0)`,
  exchangePop: n => `in the exchange of the production phase a population costs you ${coins(n)} less`,
};

function research(e: EffectOf<'research'>): string {
  const which = `research a technology of level ${e.levels.map(l => ROMAN[l]).join(' or ')}`;
  const dearest = Math.max(...e.levels.map(l => RESEARCH_PRICE[l].coins));
  const left = RESEARCH_PRICE[e.levels[0]].coins - e.discount;
  const { exhaust } = RESEARCH_PRICE[e.levels[0]];
  const price =
    dearest === 0
      ? ''
      : e.discount >= dearest
        ? ' for free'
        : e.levels.length === 1
          ? ` for ${coins(left)}${exhaust > 0 ? ` and ${exhaust} exhausted population` : ''}`
          : `, paying ${coins(e.discount)} less than its standard price`;
  return `${which}${price}${e.ignorePrerequisites ? ', ignoring its prerequisites' : ''}`;
}

const unitAs = { settler: 'a settler', soldier: 'a soldier', any: 'a settler or soldier' } as const;
const unitsOf = { settler: 'your settlers', soldier: 'your soldiers', any: 'your units' } as const;

function strengthChange(modifier: number): string {
  return modifier === 0 ? '' : `, territory strength −${-modifier}`;
}

function costText(cost: Cost): string {
  const parts: string[] = [];
  if (cost.coins) parts.push(`pay ${coins(cost.coins)}`);
  if (cost.exhaust) parts.push(`exhaust ${cost.exhaust} active population`);
  return parts.join(' and ');
}

/** One effect as the imperative part of a sentence. */
export function effectText(e: Effect): string {
  switch (e.op) {
    case 'coins':
      return `gain ${coins(e.n)}`;
    case 'pop':
      return `take ${e.n} population`;
    case 'invest':
      if (e.track !== 'any') return `invest ${e.n} ${trackName[e.track]} ${e.n === 1 ? 'cube' : 'cubes'}`;
      return e.n === 1
        ? 'invest 1 cube from a track of your choice'
        : `invest ${e.n} cubes, each from a track of your choice`;
    case 'recruit':
      return `recruit 1 ${e.from} population as ${unitAs[e.unit]} of strength ${e.strength}`;
    case 'upgrade':
      return `raise the strength of one of ${unitsOf[e.unit]} by ${e.by}`;
    case 'move':
      return e.n === 1 ? 'make 1 move' : `make up to ${e.n} moves`;
    case 'explore':
      return `this turn you may discover ${e.n} extra territory ${e.n === 1 ? 'tile' : 'tiles'}`;
    case 'building':
      return `take a level ${ROMAN[e.level]} building from the display`;
    case 'marker':
      return `take ${enCount(e.n, `${e.kind} marker`, `${e.kind} markers`)}`;
    case 'found':
      return `found a village ${e.marker ? 'by spending a settlement marker' : 'without a marker'}${strengthChange(e.modifier)}`;
    case 'fortify':
      return `fortify a city ${e.marker ? 'by spending a fortification marker' : 'without a marker'}${strengthChange(e.modifier)}`;
    case 'build': {
      const what = {
        new: 'a new building from your supply',
        existing: 'an existing building',
        either: 'a new or an existing building',
      };
      return `build ${what[e.mode]}${e.discount > 0 ? `, paying ${coins(e.discount)} less` : ''}`;
    }
    case 'research':
      return research(e);
    case 'privateTech':
      return `gain a private technology of level ${ROMAN[e.level]} (reveal ${e.draw}, keep 1)`;
    case 'produce':
      return e.what === 'coins' ? 'produce coins' : 'produce population';
    case 'basicAction':
      return e.n === 1
        ? 'perform 1 basic action without moving your pawn'
        : `perform ${e.n} different basic actions without moving your pawn`;
    case 'vp':
      return `score ${e.n} VP at the end of the game`;
    case 'vpPer': {
      const [one, many] = counters[e.per];
      const each = e.div === 1 ? one : `${e.div} ${many}`;
      return `${e.n} VP per ${each}${e.max === undefined ? '' : ` (at most ${e.max} VP)`}`;
    }
    case 'choose':
      return `choose one: ${e.options.map((o, i) => `(${'abc'[i]}) ${effectsText(o)}`).join(' / ')}`;
    case 'may':
      return `you may ${costText(e.cost)} to ${effectsText(e.effects)}`;
    case 'others':
      return `every other player: ${effectsText(e.effects)}`;
    case 'everyone':
      return `every player in turn order, starting with you: ${effectsText(e.effects)}`;
    case 'trigger':
      return `${events[e.on]}: ${effectsText(e.effects)}${e.oncePerTurn ? ' (once per turn)' : ''}`;
    case 'modifier':
      return modifiers[e.key](e.n);
  }
}

/** In printed order; the same effect twice is named once. */
export function effectsText(effects: Effects): string {
  const parts: string[] = [];
  for (const text of effects.map(effectText)) {
    if (parts.at(-1) === text) parts[parts.length - 1] = `${text}, twice`;
    else parts.push(text);
  }
  return parts.join(', then ');
}

const endGameText = (effects: Effects) =>
  effects.map(e => (e.op === 'vp' ? `${e.n} VP` : effectText(e))).join(' and ');
const permanentText = (effects: Effects) => effects.map(effectText).join('; ');

const requirementNoun: Readonly<Partial<Record<Counter, (n: number) => string>>> = {
  techLevelAtLeast2: () => 'have researched a technology of level II or higher',
  village: n => `have founded at least ${enCount(n, 'village', 'villages')}`,
  city: n => `have fortified at least ${enCount(n, 'city', 'cities')}`,
};

/** "have founded at least 2 villages or have fortified at least 1 city" */
export function requirementText(conditions: readonly Condition[]): string {
  return conditions
    .map(c => requirementNoun[c.counter]?.(c.atLeast) ?? `${counters[c.counter][1]}: ${c.atLeast}`)
    .join(' or ');
}

const goalTexts: Readonly<Record<Counter, (n: number) => string>> = {
  village: n => `Have founded at least ${enCount(n, 'village', 'villages')}.`,
  city: n => `Have fortified at least ${enCount(n, 'city', 'cities')}.`,
  building: n => `Have your cubes on at least ${enCount(n, 'building', 'buildings')}.`,
  mapTile: n => `Have your cubes on at least ${enCount(n, 'map tile', 'map tiles')}.`,
  tech: n => `Have researched at least ${enCount(n, 'technology', 'technologies')} in total.`,
  tech3: n => `Have researched at least ${enCount(n, 'level III technology', 'level III technologies')}.`,
  tech4: n => `Have researched at least ${enCount(n, 'level IV technology', 'level IV technologies')}.`,
  techLevelAtLeast2: n =>
    `Have researched at least ${enCount(n, 'technology', 'technologies')} of level II or higher.`,
  leader: n => `Hold at least ${enCount(n, 'leader card', 'leader cards')}.`,
  investCube: n => `Have at least ${cubes(n)} on your investment track.`,
  foodOpen: n => `Have removed at least ${cubes(n)} from your food track.`,
  economyOpen: n => `Have removed at least ${cubes(n)} from your economy track.`,
  infrastructureOpen: n => `Have removed at least ${cubes(n)} from your infrastructure track.`,
  openSpaces: n => `Have removed at least ${cubes(n)} from your three development tracks.`,
};

export const texts: Texts = {
  technology(id) {
    const { instant, action, permanent = [], endGame = [] } = TECHNOLOGIES[id];
    const cost = action?.cost ? `${costText(action.cost)}: ` : '';
    return {
      instant: sentence(effectsText(instant)),
      action: action ? sentence(cost + effectsText(action.effects)) : '',
      permanent: sentence(permanentText(permanent)),
      endGame: sentence(endGameText(endGame)),
    };
  },
  leader: id => sentence(effectsText(LEADERS[id].effects)),
  territory(id) {
    const { discovery, village, city } = TERRITORIES[id];
    return {
      discovery: sentence(effectsText(discovery)),
      village: `${upper(trackName[village.track])} cube, ${village.vp} VP. ${sentence(effectsText(village.reward))}`,
      city: `${upper(trackName[city.track])} cube, ${city.vp} VP.`,
    };
  },
  building(id) {
    const { cost, left, right, firstVp, bonus } = BUILDINGS[id];
    return {
      cost: `${upper(coins(cost))} and 1 settler strength.`,
      left: `${upper(trackName[left])} cube, ${firstVp} VP once the right space is filled.`,
      right: `${upper(trackName[right])} cube.`,
      bonus: sentence(effectsText(bonus)),
    };
  },
  government(id) {
    const stages = GOVERNMENTS[id];
    return {
      despotism: sentence(permanentText(stages.despotism)),
      theocracy: sentence(permanentText(stages.theocracy)),
      monarchy: sentence(effectsText(stages.monarchy)),
      democracy: sentence(endGameText(stages.democracy)),
    };
  },
  goal: id => goalTexts[GOALS[id].counter](GOALS[id].atLeast),
  area(id) {
    const { requires, cost, effects } = AREAS[id];
    const condition = requires ? `only if you ${requirementText(requires)}: ` : '';
    return sentence(`${condition}${cost ? `${costText(cost)}, then ` : ''}${effectsText(effects)}`);
  },
  home,
  unit,
  trackSpace(track, space) {
    const printed = TRACK_SPACES[TRACKS[track]][space];
    switch (printed.kind) {
      case 'column':
        return `Production: column ${printed.column} is open.`;
      case 'income':
        return `Production: +${coins(printed.coins)}.`;
      case 'instant':
        return sentence(effectsText(printed.effects));
      case 'government':
        return `Your government reaches ${printed.stage}.`;
    }
  },
  investmentSpace(space) {
    const { effects, vp } = INVESTMENT[space];
    const points = vp > 0 ? `${vp} VP if this is the last space you reach.` : '';
    return [sentence(effectsText(effects)), points].filter(Boolean).join(' ');
  },
  effect: (list, at) => effectText(LISTS[list].effects[at]),
  option(list, at, index) {
    const e = LISTS[list].effects[at];
    return e.op === 'choose' ? upper(effectsText(e.options[index])) : '';
  },
};
