/** How the contents of the game are drawn: the pictures they name, and inks. */
import type { Language } from '@epoka/kernel';
import type { Colour, Level, Picture, Terrain, Track } from '@epoka/new-horizons';
import { AREAS, BUILDINGS, GOVERNMENTS, LEADERS, TECHNOLOGIES, TERRITORIES } from '@epoka/new-horizons';
import type { IconEntry, IconShape, Ink, Land } from '@epoka/web/kit';
import type * as Coins from './art/coins.tsx';
import type * as Art from './art-icons.ts';
import type * as IconKey from './icon-key.ts';
import { icons } from './icons.ts';

let art: typeof Art | undefined;
let coins: typeof Coins | undefined;
let key: typeof IconKey | undefined;

/** Fetches the pictures; until then their places are empty. */
export const loadArt = async (): Promise<void> => {
  if (art && coins && key) return;
  [art, coins, key] = await Promise.all([
    import('./art-icons.ts'),
    import('./art/coins.tsx'),
    import('./icon-key.ts'),
  ]);
};

/** Every sign in words, once they are there. */
export const iconKey = (_words: unknown, language: Language): readonly IconEntry[] =>
  key?.entries(language) ?? [];

/** What draws the leaders' medallions, once it is there. */
export const leaderCoin = (): typeof Coins.LeaderCoin | undefined => coins?.LeaderCoin;

const BLANK: IconShape = { name: '', path: '' };

export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;

export const COLOUR_INKS: Readonly<Record<Colour, Ink>> = {
  blue: 'blue',
  green: 'green',
  red: 'red',
  yellow: 'yellow',
};

/** One or two inks of a technology's bar: main colour first. Level IV counts as all colours and is printed in violet. */
export function technologyInks(id: number): readonly Ink[] {
  const { main, second } = TECHNOLOGIES[id];
  if (main === 'all') return ['violet'];
  return second ? [COLOUR_INKS[main], COLOUR_INKS[second]] : [COLOUR_INKS[main]];
}

type Sign = keyof typeof icons;

/** A sign of the game, or a drawing once they are there. */
function shape(picture: Picture): IconShape {
  if (isSign(picture)) return icons[picture];
  const drawings: Readonly<Record<Exclude<Picture, Sign>, IconShape>> | undefined = art?.drawings;
  return drawings?.[picture] ?? BLANK;
}

const isSign = (picture: Picture): picture is Extract<Picture, Sign> => Object.hasOwn(icons, picture);

export const technologyIcon = (id: number): IconShape => shape(TECHNOLOGIES[id].picture);
export const buildingIcon = (id: number): IconShape => shape(BUILDINGS[id].picture);
export const areaIcon = (id: number): IconShape => shape(AREAS[id].picture);
export const governmentIcon = (id: number): IconShape => shape(GOVERNMENTS[id].picture);
export const leaderIcon = (id: number): IconShape => shape(LEADERS[id].picture);

export const trackIcon = (track: Track): IconShape => icons[track];

export const LEVEL_INKS: Readonly<Record<Level, Ink>> = { 1: 'brown', 2: 'teal', 3: 'violet', 4: 'grey' };

/** How the atlas draws a kind of land: plains are ploughed, waters lie inland. */
const GROUND = {
  plain: 'fertile',
  grass: 'grass',
  forest: 'forest',
  hill: 'hill',
  mountain: 'mountain',
  desert: 'desert',
  barren: 'barren',
  water: 'lake',
  home: 'grass',
} as const satisfies Readonly<Record<Terrain, Land>>;

export function land(territory: number): { readonly ground: Land; readonly icon: IconShape } {
  const { terrain, picture } = TERRITORIES[territory];
  return { ground: GROUND[terrain], icon: shape(picture) };
}
