/** The names of all contents. A content is known by its place in its list: new ones are appended. */
export const TECH_IDS = [
  'animal-husbandry',
  'code-of-laws',
  'currency',
  'horseback-riding',
  'masonry',
  'metalworking',
  'navigation',
  'navy',
  'philosophy',
  'pottery',
  'writing',
  'bureaucracy',
  'chivalry',
  'civil-service',
  'construction',
  'democracy',
  'engineering',
  'irrigation',
  'logistics',
  'mathematics',
  'monarchy',
  'printing-press',
  'sailing',
  'banking',
  'biology',
  'communism',
  'education',
  'gunpowder',
  'metal-casting',
  'military-science',
  'railroad',
  'steam-power',
  'theology',
  'atomic-theory',
  'ballistics',
  'combustion',
  'computers',
  'flight',
  'mass-media',
  'replaceable-parts',
  'space-flight',
] as const;
export type TechId = (typeof TECH_IDS)[number];
export const BUILDING_IDS = [
  'harbor',
  'shipyard',
  'trading-post',
  'granary',
  'aqueduct',
  'library',
  'university',
  'market',
  'bank',
  'temple',
  'cathedral',
  'barracks',
  'academy',
  'workshop',
  'iron-mine',
] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];
export const WONDER_IDS = [
  'stonehenge',
  'the-colossus',
  'the-hanging-gardens',
  'the-oracle',
  'the-great-lighthouse',
  'statue-of-zeus',
  'angkor-wat',
  'himeji-samurai-castle',
  'porcelain-tower',
  'the-louvre',
  'leonardos-workshop',
  'notre-dame',
  'cristo-redentor',
  'panama-canal',
  'statue-of-liberty',
  'united-nations',
  'the-internet',
  'the-pentagon',
] as const;
export type WonderId = (typeof WONDER_IDS)[number];
export const GOVERNMENT_IDS = [
  'despotism',
  'anarchy',
  'republic',
  'feudalism',
  'democracy',
  'monarchy',
  'communism',
  'fundamentalism',
] as const;
export type GovernmentId = (typeof GOVERNMENT_IDS)[number];
export const POLICY_IDS = [
  'expansionism',
  'urban-development',
  'pacifism',
  'military-tradition',
  'rationalism',
  'patronage',
  'natural-religion',
  'organized-religion',
] as const;
export type PolicyId = (typeof POLICY_IDS)[number];
export const EVENT_IDS = [
  'a-gift-from-afar',
  'barbarian-encampment',
  'bread-and-circuses',
  'defection',
  'drought',
  'duty-and-honor',
  'exchange-of-ideas',
  'migrants',
  'sabotage',
  'we-love-the-despot-day',
  'a-generous-gift',
  'catastrophe',
  'colonists',
  'deforestation',
  'jousting-tourney',
  'knowledge-shared',
  'mass-defection',
  'nationalism',
  'roaming-horde',
  'we-love-the-queen-day',
  'a-princely-gift',
  'disaster',
  'immigrants',
  'patriotism',
  'primetime-tv',
  'supply-drop',
  'think-tank',
  'we-love-the-president-day',
  'wholesale-defection',
] as const;
export type EventId = (typeof EVENT_IDS)[number];
export const CIV_IDS = [
  'america',
  'china',
  'egypt',
  'germany',
  'rome',
  'russia',
  'aztecs',
  'england',
  'france',
  'japan',
  'mongolia',
  'zulu',
] as const;
export type CivId = (typeof CIV_IDS)[number];
export const PERSON_IDS = [
  'great-artist',
  'great-builder',
  'great-general',
  'great-humanitarian',
  'great-industrialist',
  'great-scientist',
] as const;
export type PersonId = (typeof PERSON_IDS)[number];
export const CITY_STATE_IDS = [
  'city-state-mercantile',
  'city-state-cultured',
  'city-state-wealthy',
  'city-state-militaristic',
  'city-state-resourceful',
] as const;
export type CityStateId = (typeof CITY_STATE_IDS)[number];
export const MARKER_IDS = [
  'hut-incense',
  'hut-iron',
  'hut-silk',
  'hut-wheat',
  'hut-spy',
  'hut-uranium',
  'hut-city-state',
  'village-iron',
  'village-spy',
  'village-uranium',
  'village-great-person',
  'village-city-state',
  'village-wealth',
] as const;
export type MarkerId = (typeof MARKER_IDS)[number];
export const RELIC_IDS = ['ark-of-the-covenant', 'attilas-village'] as const;
export type RelicId = (typeof RELIC_IDS)[number];
export const UNIT_IDS = [
  'infantry-a',
  'infantry-b',
  'infantry-c',
  'mounted-a',
  'mounted-b',
  'mounted-c',
  'artillery-a',
  'artillery-b',
  'artillery-c',
  'aircraft-a',
  'aircraft-b',
  'aircraft-c',
] as const;
export type UnitId = (typeof UNIT_IDS)[number];
export const GOOD_IDS = ['incense', 'iron', 'silk', 'wheat', 'spy', 'uranium'] as const;
export type GoodId = (typeof GOOD_IDS)[number];
export const LOOT_IDS = [
  'steal-trade',
  'steal-culture',
  'steal-resource',
  'discard-coin',
  'learn-tech',
  'steal-event',
  'steal-coin',
] as const;
export type LootId = (typeof LOOT_IDS)[number];
export const FAMILY_IDS = [
  'harbor',
  'shipyard',
  'trading-post',
  'granary',
  'library',
  'market',
  'temple',
  'barracks',
  'workshop',
] as const;
export type FamilyId = (typeof FAMILY_IDS)[number];
export const UNIT_TYPES = ['infantry', 'mounted', 'artillery', 'aircraft'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
export const TERRAINS = ['grassland', 'forest', 'mountain', 'desert', 'water'] as const;
export type Terrain = (typeof TERRAINS)[number];
