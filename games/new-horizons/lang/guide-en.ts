import type { GuideStepId } from '../guide/index.ts';

export const guide: Readonly<Record<GuideStepId, string>> = {
  government:
    'Welcome! First choose a government. Its despotism helps you from the first turn; the other stages open later. Any of them will do for a first game.',
  'first-action':
    'A turn begins with an action: your pawn moves to a free space. Research is nearly always good, and level I costs no coins, only one active pawn.',
  research:
    'Choose a technology. Agriculture is a fine start: its cube opens column B, so you will produce twice as many people.',
  production:
    'Every turn ends with production. Population is what you need most: pawns become scholars, settlers and soldiers.',
  explore:
    'Time to see the world. Recruit and move lets a pawn become a settler, and your settlers walk two tiles.',
  move: 'Let a settler step off the map beside two tiles: you discover a territory and gain its bonus at once. Once a turn.',
  'level-two':
    'Now a technology of level II. Whoever comes first to a slot takes the leader that waits there face down.',
  card: 'You came first, so you choose which card lies here. Others may research it later; the choice of it is yours alone.',
  building: 'An infrastructure cube gave you a building. It waits in your supply until a settler puts it up.',
  expansion:
    'The expansion phase. You have a tile, the coins and a settler in place: build, and gain the bonus. You may also pass.',
  settlement:
    'A settlement marker lets you found a village in an expansion phase, if your settlers on a territory are strong enough. Villages score, and open Research level III.',
  village:
    'Your settlers are strong enough here. Found a village: they return to your columns, a cube marks the place, and you gain the reward.',
  goals:
    'Look at the three goals. The first to fulfil one scores 5 points, later ones 3. Four cubes on them (three with two players) bring the last round. Good luck!',
};
