/** How the contents of the game are drawn: icons, inks and lands by id. */
import type {
  BuildingId,
  Colour,
  GovernmentId,
  LeaderId,
  Level,
  TechnologyId,
  TerritoryId,
  Track,
} from '@epoka/new-horizons';
import { BUILDINGS, GOVERNMENTS, LEADERS, TECHNOLOGIES, TERRITORIES } from '@epoka/new-horizons';
import type { IconShape, Ink, Terrain } from '@epoka/web/kit';
import { buildingIcons, icons, landIcons, technologyIcons } from './icons.ts';

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

export function technologyIcon(id: number): IconShape {
  return (technologyIcons satisfies Record<TechnologyId, IconShape>)[TECHNOLOGIES[id].id as TechnologyId];
}

export function buildingIcon(id: number): IconShape {
  return (buildingIcons satisfies Record<BuildingId, IconShape>)[BUILDINGS[id].id as BuildingId];
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

const lands: Readonly<Record<TerritoryId, Land>> = {
  'cradle-of-civilization': { terrain: 'home', icon: landIcons.sunrise },
  'green-meadows': { terrain: 'grass', icon: landIcons.grass },
  'river-ford': { terrain: 'grass', icon: landIcons.river },
  'oak-woods': { terrain: 'forest', icon: landIcons.oak },
  'reed-delta': { terrain: 'water', icon: landIcons.reed },
  'grazing-steppe': { terrain: 'plain', icon: landIcons.bull },
  'salt-flats': { terrain: 'barren', icon: landIcons.stones },
  'copper-hills': { terrain: 'hill', icon: landIcons.ore },
  'fertile-valley': { terrain: 'grass', icon: landIcons.wheat },
  'amber-coast': { terrain: 'plain', icon: landIcons.ship },
  'stone-quarry': { terrain: 'hill', icon: landIcons.stones },
  vineyards: { terrain: 'hill', icon: landIcons.hills },
  'great-lake': { terrain: 'water', icon: landIcons.drop },
  'misty-moors': { terrain: 'barren', icon: landIcons.reed },
  'caravan-crossroads': { terrain: 'desert', icon: landIcons.camel },
  'pine-highlands': { terrain: 'forest', icon: landIcons.pine },
  'silver-mountains': { terrain: 'mountain', icon: landIcons.mountains },
  'cedar-forest': { terrain: 'forest', icon: landIcons.pine },
  'black-earth-plain': { terrain: 'plain', icon: landIcons.wheat },
  'iron-ridge': { terrain: 'mountain', icon: landIcons.ore },
  'frozen-tundra': { terrain: 'barren', icon: landIcons.snow },
  'desert-oasis': { terrain: 'desert', icon: landIcons.oasis },
  'spice-islands': { terrain: 'water', icon: landIcons.palm },
  'holy-mount': { terrain: 'mountain', icon: landIcons.peak },
  'jungle-temple': { terrain: 'forest', icon: landIcons.lotus },
};

export function land(territory: number): Land {
  return lands[TERRITORIES[territory].id];
}

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
const leaders: Readonly<Partial<Record<LeaderId, IconShape>>> = {
  confucius: technologyIcons.philosophy,
  homer: technologyIcons.writing,
  'alexander-the-great': icons.soldier,
  'genghis-khan': technologyIcons['horseback-riding'],
  saladin: icons.strength,
  'joan-of-arc': icons.settlement,
  'leonardo-da-vinci': technologyIcons.engineering,
  'mansa-musa': icons.coin,
  'nicolaus-copernicus': technologyIcons.astronomy,
  'johannes-gutenberg': technologyIcons['printing-press'],
  'maria-sklodowska-curie': technologyIcons['nuclear-power'],
  'albert-einstein': technologyIcons.enlightenment,
  'nikola-tesla': technologyIcons.enlightenment,
  'mahatma-gandhi': technologyIcons['human-rights'],
  'abraham-lincoln': technologyIcons['human-rights'],
  'nelson-mandela': technologyIcons['human-rights'],
  'florence-nightingale': technologyIcons.medicine,
};

export const leaderIcon = (id: number): IconShape => leaders[LEADERS[id].id] ?? icons.leader;
