/** Clarifications of single cards. */
import type { Chapter } from './types.ts';

export const appendix: Chapter = {
  id: 'cards',
  title: 'Clarifications of cards',
  level: 'simple',
  clauses: [
    {
      id: 'TTA-28.2',
      text: 'Lasting bonuses to strength belong to the civilization, so sacrificed units do not carry them. Only Genghis Khan makes the units themselves stronger.',
    },
    {
      id: 'TTA-28.3',
      text: 'Aristotle: 1 science for each technology taken from the row, governments and special ones too.',
    },
    {
      id: 'TTA-28.4',
      text: 'Barbarossa: for 1 civil action a new worker becomes a unit at once, 1 food and 1 resource cheaper. As often as you like.',
    },
    {
      id: 'TTA-28.5',
      text: 'Bill Gates: labs of level I to III also produce as mines. Their tokens keep their worth when he is gone.',
    },
    {
      id: 'TTA-28.6',
      text: 'Churchill: new units cost 2 less while a war against you is not resolved. Upgrades do not.',
    },
    {
      id: 'TTA-28.7',
      text: 'Columbus: once in the game, as your political action, a territory from your hand becomes your colony.',
    },
    { id: 'TTA-28.8', text: 'Cook: each bonus card counts 1 more when you colonize; 2 culture per colony.' },
    {
      id: 'TTA-28.9',
      text: 'Elvis Presley: the printed culture of one of your best theaters counts once more.',
    },
    {
      id: 'TTA-28.10',
      text: 'Gandhi: attacks on you cost twice the actions, also where the cost is a level.',
    },
    {
      id: 'TTA-28.11',
      text: 'Homer: 1 resource for units in each of your turns; up to two Warriors give 1 culture each.',
    },
    {
      id: 'TTA-28.12',
      text: 'Joan of Arc: 5 culture as soon as an attack is played against you; strength by the faces of your temples.',
    },
    {
      id: 'TTA-28.13',
      text: 'Leonardo, Newton, Einstein: the highest level among your labs and libraries with a worker.',
    },
    {
      id: 'TTA-28.14',
      text: 'Michelangelo: happy faces of temples, theaters and wonders; doubled by the Basilica.',
    },
    {
      id: 'TTA-28.15',
      text: 'Newton: you need the civil action first, then it comes back; after a revolution exactly one.',
    },
    { id: 'TTA-28.16', text: 'Shakespeare: pairs are the smaller number of libraries and theaters.' },
    { id: 'TTA-28.17', text: 'Sid Meier: no lab gives less than 0 science.' },
    { id: 'TTA-28.18', text: "St. Peter's Basilica doubles every happy face, not the unhappy ones." },
    {
      id: 'TTA-28.19',
      text: 'Transcontinental Railroad: the extra token lies on your best mine with a worker, never on a lab.',
    },
    {
      id: 'TTA-28.20',
      text: 'Ocean Liner Service: once in your turn, no civil action, 5 food less.',
    },
    { id: 'TTA-28.21', text: 'First Space Flight: all technologies in play, the government included.' },
    { id: 'TTA-28.22', text: 'Hollywood, Internet: 2 culture per level for each worker.' },
    { id: 'TTA-28.23', text: 'Fast Food Chains: unused workers do not count.' },
    {
      id: 'TTA-28.24',
      text: 'Wave of Nationalism, Military Build-Up, Endowment for the Arts: only civilizations that really have more.',
    },
    {
      id: 'TTA-28.25',
      text: 'Barbarians: the richest in culture loses population only if it is one of the two weakest.',
    },
    {
      id: 'TTA-28.26',
      text: 'Rebellion: 2 civil actions less per discontent worker in your next action phase; no revolution then.',
    },
    {
      id: 'TTA-28.27',
      text: 'Iconoclasm: only leaders in play; in Age IV none is of the current age.',
    },
    {
      id: 'TTA-28.28',
      text: 'International Agreement: the strongest may take cards worth 5 civil actions by the usual rules and gives up the next political action.',
    },
    {
      id: 'TTA-28.29',
      text: 'Good Harvest, New Deposits, Economic Progress: production of the named parts, without pacts and points.',
    },
    { id: 'TTA-28.30', text: 'Crime Wave: the blue token goes to the box.' },
    { id: 'TTA-28.31', text: 'Emigration: half of the discontent workers, rounded up.' },
    {
      id: 'TTA-28.32',
      text: 'Terrorism: the player with the least culture chooses a building of every other player.',
    },
    {
      id: 'TTA-28.33',
      text: 'Ravages of Time: one of your wonders of Age A or I gives 2 culture and nothing else; it still counts as completed.',
    },
    {
      id: 'TTA-28.34',
      text: 'Impacts: production counts as if tokens were unlimited and without pacts; action totals, not what is left; technologies include government and special ones.',
    },
    {
      id: 'TTA-28.35',
      text: 'Raid: half of the printed cost, rounded up for Raid I, down for II and III; up to 2 or 3 buildings of one card.',
    },
    {
      id: 'TTA-28.36',
      text: 'Plunder, War over Resources: the winner says how much food and how much resources.',
    },
    {
      id: 'TTA-28.37',
      text: 'Sabotage, Assassinate: 3 culture per level. The victim may take a new wonder, but no other leader of that age.',
    },
    {
      id: 'TTA-28.38',
      text: 'Scientific Cooperation: you pay 2 science less, your partner 1. While one of you has no science, neither can play a technology.',
    },
    { id: 'TTA-28.39', text: 'International Tourism: completed wonders of the other, ruins included.' },
    {
      id: 'TTA-28.40',
      text: 'Open Borders: 3 more in an attack on the partner, never in the rating; for a war the pact must still hold.',
    },
    { id: 'TTA-28.41', text: 'Immigration: everybody with the highest happiness.' },
    {
      id: 'TTA-28.42',
      text: 'Border Conflict: 3 resources whatever is lost. Uncertain Borders: without a token in the bank nothing happens.',
    },
  ],
};
