/** How the contents of the game are drawn: their pictures and inks. */
import type { IconShape } from '@epoka/web/kit';
import type * as Coins from './art/coins.tsx';
import type * as Art from './art-icons.ts';
import {
  ACTION_CARDS,
  ADVANCES,
  BUILDINGS,
  CATEGORIES,
  type CategoryId,
  CIV_ADVANCES,
  CIV_LINK,
  CIVILIZATIONS,
  EVENTS,
  type EventId,
  OBJECTIVE_CARDS,
  RESOURCES,
  type ResourceId,
  UNITS,
  WONDERS,
} from './game.ts';
import { mood } from './glyphs.ts';
import { icons } from './icons.ts';

let art: typeof Art | undefined;
let coins: typeof Coins | undefined;

/** Fetches the pictures; until then their places are empty. */
export const loadArt = async (): Promise<void> => {
  if (art && coins) return;
  [art, coins] = await Promise.all([import('./art-icons.ts'), import('./art/coins.tsx')]);
};

/** What draws medallions, friezes and wonders, once it is there. */
export const drawn = (): typeof Coins | undefined => coins;

const BLANK: IconShape = { name: '', path: '' };

const OF_RESOURCE: Readonly<Record<ResourceId, IconShape>> = {
  food: icons.food,
  ore: icons.ore,
  wood: icons.wood,
  ideas: icons.ideas,
  gold: icons.gold,
  mood,
  culture: icons.culture,
};

export const resourceIcon = (kind: number): IconShape => OF_RESOURCE[RESOURCES[kind]];
export const unitIcon = (kind: number): IconShape => icons[UNITS[kind].id];
export const buildingIcon = (id: number): IconShape => icons[BUILDINGS[id].id];
export const advanceIcon = (id: number): IconShape => art?.advances[ADVANCES[id].id] ?? BLANK;
/** A civilization advance looks like the one that brings it. */
export const civAdvanceIcon = (id: number): IconShape =>
  CIV_LINK[id] >= 0 ? advanceIcon(CIV_LINK[id]) : icons.government;
/** A civilization advance or, beyond those, a leader. */
export const powerIcon = (id: number): IconShape =>
  id < CIV_ADVANCES.length ? civAdvanceIcon(id) : icons.leader;
/** The arms of a civilization. */
export const civIcon = (id: number): IconShape => art?.civilizations[CIVILIZATIONS[id].id] ?? BLANK;
export const wonderIcon = (id: number): IconShape => art?.wonders[WONDERS[id].id] ?? icons.wonder;
export const upperIcon = (card: number): IconShape => art?.uppers[ACTION_CARDS[card].upper] ?? BLANK;
export const combatIcon = (card: number): IconShape =>
  art?.combats[ACTION_CARDS[card].combat] ?? icons.battle;

/** The sign of a category: that of the thing it is about. */
const OF_CATEGORY: Readonly<Record<CategoryId, IconShape>> = {
  agriculture: icons.food,
  construction: icons.fortress,
  seafaring: icons.ship,
  education: icons.advance,
  warfare: icons.battle,
  spirituality: icons.temple,
  economy: icons.gold,
  culture: icons.culture,
  science: icons.observatory,
  democracy: icons.government,
  autocracy: icons.government,
  theocracy: icons.government,
};
export const categoryIcon = (id: number): IconShape => OF_CATEGORY[CATEGORIES[id].id];

/** What events are about, by how their ids begin. */
const HAPPENINGS: readonly (readonly [start: string, key: keyof typeof Art.happenings])[] = [
  ['pestilence', 'plague'],
  ['epidemics', 'plague'],
  ['pandemics', 'plague'],
  ['black-death', 'plague'],
  ['famine', 'famine'],
  ['severe-famine', 'famine'],
  ['good-year', 'year'],
  ['awesome-year', 'year'],
  ['fantastic-year', 'year'],
  ['successful-year', 'year'],
  ['population-boom', 'boom'],
  ['volcano', 'volcano'],
  ['earthquake', 'earthquake'],
  ['heavy-earthquake', 'earthquake'],
  ['flood', 'flood'],
  ['heavy-flood', 'flood'],
  ['migration', 'migration'],
  ['civil-war', 'war'],
  ['revolution', 'revolution'],
  ['uprising', 'revolution'],
  ['anarchy', 'revolution'],
  ['guillotine', 'revolution'],
  ['envoys', 'envoys'],
  ['solar-eclipse', 'sky'],
  ['trojan-horse', 'horse'],
  ['fire', 'fire'],
  ['scientific-trade', 'trade'],
  ['flourishing-trade', 'trade'],
  ['era-of-stability', 'peace'],
  ['reformation', 'peace'],
];

export function eventIcon(id: number): IconShape {
  const key: EventId = EVENTS[id].id;
  const found = HAPPENINGS.find(([start]) => key.startsWith(start));
  return art?.happenings[found?.[1] ?? 'person'] ?? icons.event;
}

/** What objectives are about, by a word in their ids. */
const OBJECTIVE_SIGNS: readonly (readonly [word: RegExp, icon: IconShape])[] = [
  [/scien|star|eureka/, icons.ideas],
  [/coastal|sea|naval|fleet|shipping|blockade/, icons.ship],
  [/religious/, icons.temple],
  [/fortif/, icons.fortress],
  [/trad|wealth/, icons.gold],
  [/ore/, icons.ore],
  [/wood/, icons.wood],
  [/food|storage/, icons.food],
  [/education|research|advanced/, icons.advance],
  [/culture|consulate|legacy/, icons.culture],
  [/city|civiliz|metropolis|expansion|architect|colony|founder/, icons.city],
  [/government|terror/, icons.government],
  [/happy/, mood],
  [/barbarian|resistance/, icons.barbarian],
  [/army|milit|threat|outpost|draft/, icons.infantry],
  [/horse/, icons.cavalry],
  [/ivory|trample/, icons.elephant],
  [/commander|general|brutus/, icons.leader],
  [/magnificent/, icons.wonder],
];

export function objectiveIcon(card: number, half: number): IconShape {
  const id = OBJECTIVE_CARDS[card].objectives[half];
  return OBJECTIVE_SIGNS.find(([word]) => word.test(id))?.[1] ?? icons.battle;
}
