/** How the contents of the game are drawn: icons, inks and lands by id. */
import type {
  AreaId,
  BuildingId,
  Colour,
  GovernmentId,
  LeaderId,
  Level,
  TechnologyId,
  TerritoryId,
  Track,
} from '@epoka/new-horizons';
import { AREAS, BUILDINGS, GOVERNMENTS, LEADERS, TECHNOLOGIES, TERRITORIES } from '@epoka/new-horizons';
import type { IconShape, Ink, Terrain } from '@epoka/web/kit';
import type * as Art from './art-icons.ts';
import { icons } from './icons.ts';

type LandIcon = keyof typeof Art.landIcons;

let art: typeof Art | undefined;

/** Fetches the pictures; until then their places are empty. */
export const loadArt = async (): Promise<void> => {
  art ??= await import('./art-icons.ts');
};

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

function technologyPicture(id: TechnologyId): IconShape {
  const icons: Record<TechnologyId, IconShape> | undefined = art?.technologyIcons;
  return icons?.[id] ?? BLANK;
}

export function technologyIcon(id: number): IconShape {
  return technologyPicture(TECHNOLOGIES[id].id as TechnologyId);
}

export function buildingIcon(id: number): IconShape {
  const icons: Record<BuildingId, IconShape> | undefined = art?.buildingIcons;
  return icons?.[BUILDINGS[id].id as BuildingId] ?? BLANK;
}

export const TRACK_INKS: Readonly<Record<Track, Ink>> = {
  food: 'green',
  economy: 'yellow',
  infrastructure: 'brown',
};

export const trackIcon = (track: Track): IconShape => icons[track];

export const LEVEL_INKS: Readonly<Record<Level, Ink>> = { 1: 'brown', 2: 'teal', 3: 'violet', 4: 'grey' };

interface Land {
  readonly terrain: Terrain;
  readonly icon: IconShape;
}

const lands: Readonly<Record<TerritoryId, { readonly terrain: Terrain; readonly icon: LandIcon }>> = {
  'cradle-of-civilization': { terrain: 'home', icon: 'sunrise' },
  'green-meadows': { terrain: 'grass', icon: 'grass' },
  'river-ford': { terrain: 'grass', icon: 'river' },
  'oak-woods': { terrain: 'forest', icon: 'oak' },
  'reed-delta': { terrain: 'water', icon: 'reed' },
  'grazing-steppe': { terrain: 'plain', icon: 'bull' },
  'salt-flats': { terrain: 'barren', icon: 'stones' },
  'copper-hills': { terrain: 'hill', icon: 'ore' },
  'fertile-valley': { terrain: 'grass', icon: 'wheat' },
  'amber-coast': { terrain: 'plain', icon: 'ship' },
  'stone-quarry': { terrain: 'hill', icon: 'stones' },
  vineyards: { terrain: 'hill', icon: 'hills' },
  'great-lake': { terrain: 'water', icon: 'drop' },
  'misty-moors': { terrain: 'barren', icon: 'reed' },
  'caravan-crossroads': { terrain: 'desert', icon: 'camel' },
  'pine-highlands': { terrain: 'forest', icon: 'pine' },
  'silver-mountains': { terrain: 'mountain', icon: 'mountains' },
  'cedar-forest': { terrain: 'forest', icon: 'pine' },
  'black-earth-plain': { terrain: 'plain', icon: 'wheat' },
  'iron-ridge': { terrain: 'mountain', icon: 'ore' },
  'frozen-tundra': { terrain: 'barren', icon: 'snow' },
  'desert-oasis': { terrain: 'desert', icon: 'oasis' },
  'spice-islands': { terrain: 'water', icon: 'palm' },
  'holy-mount': { terrain: 'mountain', icon: 'peak' },
  'jungle-temple': { terrain: 'forest', icon: 'lotus' },
};

export function land(territory: number): Land {
  const { terrain, icon } = lands[TERRITORIES[territory].id];
  return { terrain, icon: art?.landIcons[icon] ?? BLANK };
}

const areas: Readonly<Record<AreaId, IconShape>> = {
  'research-1': icons.research,
  'research-2': icons.research,
  'research-3': icons.research,
  'research-4': icons.research,
  'recruit-and-move': icons.move,
  grow: icons.population,
  'settlement-marker': icons.settlement,
  'fortification-marker': icons.fortification,
};

export const areaIcon = (id: number): IconShape => areas[AREAS[id].id];

const governments: Readonly<Record<GovernmentId, IconShape>> = {
  'scholars-council': icons.scholar,
  'merchant-league': icons.economy,
  'warrior-clans': icons.soldier,
  pathfinders: icons.explore,
  'builders-guild': icons.building,
  'granary-kingdom': icons.food,
  'settler-federation': icons.settler,
  'temple-state': icons.infrastructure,
};

export const governmentIcon = (id: number): IconShape => governments[GOVERNMENTS[id].id];

/** Those who are remembered for something else than a crown. */
const leaders: Readonly<Partial<Record<LeaderId, IconShape | TechnologyId>>> = {
  confucius: 'philosophy',
  homer: 'writing',
  'alexander-the-great': icons.soldier,
  'genghis-khan': 'horseback-riding',
  saladin: icons.strength,
  'joan-of-arc': icons.settlement,
  'leonardo-da-vinci': 'engineering',
  'mansa-musa': icons.coin,
  'nicolaus-copernicus': 'astronomy',
  'johannes-gutenberg': 'printing-press',
  'maria-sklodowska-curie': 'nuclear-power',
  'albert-einstein': 'enlightenment',
  'nikola-tesla': 'enlightenment',
  'mahatma-gandhi': 'human-rights',
  'abraham-lincoln': 'human-rights',
  'nelson-mandela': 'human-rights',
  'florence-nightingale': 'medicine',
};

export function leaderIcon(id: number): IconShape {
  const icon = leaders[LEADERS[id].id] ?? icons.leader;
  return typeof icon === 'string' ? technologyPicture(icon) : icon;
}
