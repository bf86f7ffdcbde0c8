import { family, type Territory } from './types.ts';

const developedTerritory = { picture: 'factory' };
const fertileTerritory = { picture: 'ground-sprout' };
const historicTerritory = { picture: 'ancient-ruins' };
const inhabitedTerritory = { picture: 'village' };
const strategicTerritory = { picture: 'castle' };
const wealthyTerritory = { picture: 'gold-mine' };

/** What is named on the card itself lasts as long as the colony is held; `atOnce` comes when it is colonized. */
export const territories = family<Territory>()({
  'developed-territory-1': {
    ...developedTerritory,
    age: 1,
    copies: [1, 0, 0],
    yellow: 1,
    blue: 1,
    atOnce: { science: 3 },
  },
  'fertile-territory-1': { ...fertileTerritory, age: 1, copies: [1, 0, 0], yellow: 3, atOnce: { food: 3 } },
  'historic-territory-1': {
    ...historicTerritory,
    age: 1,
    copies: [1, 0, 0],
    happy: 1,
    atOnce: { culture: 6 },
  },
  'inhabited-territory-1': {
    ...inhabitedTerritory,
    age: 1,
    copies: [1, 0, 0],
    yellow: 2,
    atOnce: { population: 1 },
  },
  'strategic-territory-1': {
    ...strategicTerritory,
    age: 1,
    copies: [1, 0, 0],
    strength: 2,
    atOnce: { cards: 3 },
  },
  'wealthy-territory-1': {
    ...wealthyTerritory,
    age: 1,
    copies: [1, 0, 0],
    blue: 2,
    atOnce: { resources: 5 },
  },
  'developed-territory-2': {
    ...developedTerritory,
    age: 2,
    copies: [1, 0, 0],
    yellow: 2,
    blue: 2,
    atOnce: { science: 5 },
  },
  'fertile-territory-2': { ...fertileTerritory, age: 2, copies: [1, 0, 0], yellow: 4, atOnce: { food: 5 } },
  'historic-territory-2': {
    ...historicTerritory,
    age: 2,
    copies: [1, 0, 0],
    happy: 2,
    atOnce: { culture: 11 },
  },
  'inhabited-territory-2': {
    ...inhabitedTerritory,
    age: 2,
    copies: [1, 0, 0],
    yellow: 3,
    atOnce: { population: 2 },
  },
  'strategic-territory-2': {
    ...strategicTerritory,
    age: 2,
    copies: [1, 0, 0],
    strength: 4,
    atOnce: { cards: 5 },
  },
  'wealthy-territory-2': {
    ...wealthyTerritory,
    age: 2,
    copies: [1, 0, 0],
    blue: 3,
    atOnce: { resources: 8 },
  },
});
