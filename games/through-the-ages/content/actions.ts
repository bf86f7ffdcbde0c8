import { type ActionCard, family } from './types.ts';

const engineeringGenius = { picture: 'gear-hammer', clauses: ['9.11', '9.7'] };
const frugality = { picture: 'knapsack', clauses: ['9.16', '9.1'] };
const idealBuildingSite = { picture: 'trowel', clauses: ['9.11', '9.3'] };
const patriotism = { picture: 'flying-flag', clauses: ['10.5', '10.6'] };
const revolutionaryIdea = { picture: 'inspiration', clauses: ['1.4'] };
const richLand = { picture: 'ground-sprout', clauses: ['9.11', '9.2'] };
const workOfArt = { picture: 'mona-lisa' };
const bountifulHarvest = { picture: 'basket', clauses: ['12.2'] };
const breakthrough = { picture: 'light-bulb', clauses: ['9.16', '11.4'] };
const efficientUpgrade = { picture: 'upgrade', clauses: ['9.11', '9.5'] };
const mineralDeposits = { picture: 'gold-mine', clauses: ['12.2'] };

/** Yellow cards: played once for a civil action, not in the turn in which they were taken. */
export const actions = family<ActionCard>()({
  'engineering-genius-a': {
    ...engineeringGenius,
    age: 0,
    copies: [1, 0, 0],
    order: { does: 'build-wonder-stage', discount: 2 },
  },
  'engineering-genius-1': {
    ...engineeringGenius,
    age: 1,
    copies: [1, 0, 0],
    order: { does: 'build-wonder-stage', discount: 3 },
  },
  'engineering-genius-2': {
    ...engineeringGenius,
    age: 2,
    copies: [1, 0, 0],
    order: { does: 'build-wonder-stage', discount: 4 },
  },
  'engineering-genius-3': {
    ...engineeringGenius,
    age: 3,
    copies: [1, 0, 0],
    order: { does: 'build-wonder-stage', discount: 5 },
  },
  'frugality-a': { ...frugality, age: 0, copies: [2, 0, 0], order: { does: 'increase-population', food: 1 } },
  'frugality-1': { ...frugality, age: 1, copies: [1, 0, 0], order: { does: 'increase-population', food: 2 } },
  'frugality-2': { ...frugality, age: 2, copies: [1, 0, 0], order: { does: 'increase-population', food: 3 } },
  'ideal-building-site-a': {
    ...idealBuildingSite,
    age: 0,
    copies: [2, 0, 0],
    order: { does: 'build-urban', discount: 1 },
  },
  'ideal-building-site-1': {
    ...idealBuildingSite,
    age: 1,
    copies: [1, 0, 0],
    order: { does: 'build-urban', discount: 2 },
  },
  'ideal-building-site-2': {
    ...idealBuildingSite,
    age: 2,
    copies: [1, 0, 0],
    order: { does: 'build-urban', discount: 3 },
  },
  'ideal-building-site-3': {
    ...idealBuildingSite,
    age: 3,
    copies: [2, 0, 0],
    order: { does: 'build-urban', discount: 4 },
  },
  'patriotism-a': { ...patriotism, age: 0, copies: [1, 0, 0], militaryActions: 1, unitResources: 1 },
  'patriotism-1': { ...patriotism, age: 1, copies: [1, 0, 0], militaryActions: 1, unitResources: 2 },
  'patriotism-2': { ...patriotism, age: 2, copies: [1, 0, 0], militaryActions: 1, unitResources: 3 },
  'patriotism-3': { ...patriotism, age: 3, copies: [1, 0, 0], militaryActions: 1, unitResources: 4 },
  'revolutionary-idea-a': { ...revolutionaryIdea, age: 0, copies: [1, 0, 0], science: 1 },
  'revolutionary-idea-1': { ...revolutionaryIdea, age: 1, copies: [1, 0, 0], science: 2 },
  'revolutionary-idea-2': { ...revolutionaryIdea, age: 2, copies: [1, 0, 0], science: 4 },
  'revolutionary-idea-3': { ...revolutionaryIdea, age: 3, copies: [1, 0, 0], science: 6 },
  'rich-land-a': {
    ...richLand,
    age: 0,
    copies: [2, 0, 0],
    order: { does: 'build-farm-or-mine', discount: 1 },
  },
  'rich-land-1': {
    ...richLand,
    age: 1,
    copies: [1, 0, 0],
    order: { does: 'build-farm-or-mine', discount: 2 },
  },
  'rich-land-2': {
    ...richLand,
    age: 2,
    copies: [1, 0, 0],
    order: { does: 'build-farm-or-mine', discount: 3 },
  },
  'work-of-art-a': { ...workOfArt, age: 0, copies: [1, 0, 0], culture: 6 },
  'work-of-art-1': { ...workOfArt, age: 1, copies: [1, 0, 0], culture: 5 },
  'work-of-art-2': { ...workOfArt, age: 2, copies: [1, 0, 0], culture: 4 },
  'work-of-art-3': { ...workOfArt, age: 3, copies: [1, 0, 0], culture: 3 },
  'bountiful-harvest-1': { ...bountifulHarvest, age: 1, copies: [1, 0, 0], food: 2 },
  'bountiful-harvest-2': { ...bountifulHarvest, age: 2, copies: [1, 0, 0], food: 3 },
  'bountiful-harvest-3': { ...bountifulHarvest, age: 3, copies: [1, 0, 0], food: 4 },
  'breakthrough-1': {
    ...breakthrough,
    age: 1,
    copies: [1, 0, 0],
    order: { does: 'play-technology', science: 2 },
  },
  'breakthrough-2': {
    ...breakthrough,
    age: 2,
    copies: [1, 0, 0],
    order: { does: 'play-technology', science: 4 },
  },
  'efficient-upgrade-1': {
    ...efficientUpgrade,
    age: 1,
    copies: [2, 0, 0],
    order: { does: 'upgrade-farm-mine-urban', discount: 2 },
  },
  'efficient-upgrade-2': {
    ...efficientUpgrade,
    age: 2,
    copies: [2, 0, 0],
    order: { does: 'upgrade-farm-mine-urban', discount: 3 },
  },
  'efficient-upgrade-3': {
    ...efficientUpgrade,
    age: 3,
    copies: [2, 0, 0],
    order: { does: 'upgrade-farm-mine-urban', discount: 4 },
  },
  'mineral-deposits-1': { ...mineralDeposits, age: 1, copies: [2, 0, 0], resources: 2 },
  'mineral-deposits-2': { ...mineralDeposits, age: 2, copies: [1, 0, 0], resources: 3 },
  'mineral-deposits-3': { ...mineralDeposits, age: 3, copies: [2, 0, 0], resources: 4 },
  'wave-of-nationalism-2': {
    age: 2,
    copies: [1, 0, 0],
    picture: 'star-flag',
    clauses: ['28.24', '10.5'],
    unitResourcesPerStronger: [6, 3, 2],
  },
  'military-build-up-3': {
    age: 3,
    copies: [1, 0, 0],
    picture: 'barracks',
    clauses: ['28.24', '10.5'],
    unitResourcesPerStronger: [8, 5, 3],
  },
  'endowment-for-the-arts-3': {
    age: 3,
    copies: [1, 0, 0],
    picture: 'two-coins',
    clauses: ['28.24'],
    culturePerRicher: [6, 3, 2],
  },
});
