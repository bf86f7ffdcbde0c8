import type { GuideStepId } from '../guide/index.ts';

export const guide: Readonly<Record<GuideStepId, string>> = {
  'first-turn':
    'Welcome! You have three main actions a turn. Begin with your city: press it on the map and collect, so that you have something to build with.',
  collect:
    'Press the spaces you collect from: as many as the city is large. Plains give food, forest wood, mountains ore.',
  advance:
    'Two food buy an advance, and every advance is half a point. Storage lets you keep more than two food; the top one of each category opens the other three.',
  pay: 'Gold stands for any resource, ideas stand for food when you buy advances. Choose what you would rather keep.',
  move: 'Your settler is worth a city. A Move action lets up to three groups move: press the settler, then where it goes.',
  group: 'Choose which units go together. Press their space once more to take them all.',
  go: 'Dark regions are unexplored: step in and the tile is turned over. Nobody knows what lies there, so this can’t be taken back.',
  found:
    'Your settler stands where a city can be. Found it: cities are points, and no city can be larger than the number of your cities.',
  construct:
    'Each building costs 1 food, 1 ore and 1 wood, makes its city larger and is worth a point. Which ones you can build depends on your advances.',
  recruit:
    'A city recruits as many units as it is large. More settlers mean more cities; infantry keeps the barbarians out.',
  happy:
    'An Angry city works as if its size were 1, and only once a turn. Mood tokens raise it: as many as the city is large, for each level.',
  influence:
    'A die decides: 5 or 6 succeeds, and culture tokens make up for what is missing. The number on a city is what reaching it costs. The building gets your colour and its point is yours.',
  army: 'You have an army and Tactics. Moving it into a space of another player or of barbarians means battle; four fighters can stand in a space.',
  card: 'Every action card has a lower half for battles. Lay one face down, or keep it for its upper effect.',
  exhausted:
    'The event exhausts land: nothing is collected there any more, and no city can be founded. Choose the space you need least.',
  objectives:
    'The age is over. Whoever meets an objective on a card in hand completes it now for 2 points. Each card is used for one of its two.',
  'free-advance':
    'At the end of an age everybody gains an advance for nothing. It still takes a cube from your event track.',
  'end-turn':
    'No main actions are left. Cards and abilities marked as free can still be used; then end your turn. Have a good game!',
};
