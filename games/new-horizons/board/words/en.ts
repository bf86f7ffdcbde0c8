import { enCount } from '@epoka/kernel';
import type { BoardWords } from '../words.ts';

export const words: BoardWords = {
  map: 'Map',
  mapKeys: {
    larger: 'Closer (Ctrl and the wheel)',
    smaller: 'Further away (Ctrl and the wheel)',
    whole: 'The whole map (drag to move it)',
    keys: 'Arrow keys move the map or go from target to target, plus and minus change the scale, 0 shows everything.',
  },
  tree: 'Technologies',
  actions: 'Actions',
  basic: 'Basic actions',
  advanced: 'Advanced actions',
  yourBoard: 'Your board',
  board: 'Board',
  goals: 'Goals',
  buildings: 'Buildings',
  tray: 'To choose from',
  sections: 'Parts of the board',
  you: 'you',
  home: name => `${name}'s home`,
  homeName: name => `${name}'s home`,
  unknown: 'Unknown',
  discover: 'discover',
  north: 'N',
  knownWorld: 'The Known World',
  byFinger: 'drag, or pinch to come closer',
  lands: (known, left) => `${enCount(known, 'land', 'lands')}, ${left} in the stack`,
  fold: 'Look at the board',
  show: 'show again',
  open: 'show large',
  undiscovered: 'Undiscovered',
  leftInStack: n => enCount(n, 'tile left', 'tiles left'),
  noneLeft: 'none left',
  level: roman => `Level ${roman}`,
  emptySlot: roman => `Empty slot of level ${roman}: the first researcher chooses the technology`,
  hiddenLeader: roman => `A face-down leader of level ${roman}: joins the first researcher`,
  scholar: name => `Scholar of ${name}`,
  needs: (enough, of) =>
    enough < of ? `Needs ${enough} of ${of} connected technologies` : 'Needs the connected technologies',
  pawn: name => `Pawn of ${name}`,
  freeSpace: 'Free action space',
  space: n => `space ${n}`,
  anyNumber: 'any number',
  condition: (counter, n) =>
    counter === 'village'
      ? enCount(n, 'village', 'villages')
      : counter === 'city'
        ? enCount(n, 'city', 'cities')
        : 'a technology of level II',
  conditionShort: (counter, n, have) => {
    if (counter !== 'village' && counter !== 'city') return 'level II';
    const [one, many] = counter === 'village' ? ['village', 'villages'] : ['city', 'cities'];
    return n === 1 ? one : `${have === undefined ? n : `${have}/${n}`} ${many}`;
  },
  ofLevel: roman => `level ${roman}`,
  required: (what, met) => `Needs ${what}${met === undefined ? '' : met ? ': you have that' : ': not yet'}`,
  free: 'free',
  inDeck: n => `${n} in deck`,
  notKnown: 'not yet known',
  surcharge: 'surcharge of 1 coin',
  coins: 'Coins',
  active: 'Active population',
  activeShort: 'active',
  population: 'Population',
  technologies: n => enCount(n, 'technology', 'technologies'),
  production: 'Production',
  points: 'Victory points so far',
  column: (letter, n, of, open) => `Column ${letter}: ${n} of ${of}, ${open ? 'open' : 'closed'}`,
  columns: 'Population columns',
  income: n => `Produces ${enCount(n, 'coin', 'coins')}`,
  harvest: n => `Produces ${n} population`,
  cubeOn: 'covered by a cube',
  uncovered: 'uncovered',
  investment: 'Invested',
  noGovernment: 'No government yet',
  reached: 'in force',
  notReached: 'not yet reached',
  supply: 'To build',
  nothingYet: 'No leader and no building yet',
  leaders: 'Leaders',
  privates: 'Private technologies',
  unit: (kind, strength, name) => `${kind} of strength ${strength}, ${name}`,
  chooseUnit: (kind, strength) => `Move the ${kind} of strength ${strength}`,
  strength: n => `Strength ${n}`,
  village: (vp, name) => `Village, ${vp} VP: ${name ?? 'not founded'}`,
  city: (vp, name) => `City, ${vp} VP: ${name ?? 'not fortified'}`,
  firstBuilder: 'First builder',
  secondBuilder: 'Second builder',
  cost: n => `Costs ${enCount(n, 'coin', 'coins')} and 1 settler strength`,
  goalProgress: (have, need) => `you have ${have} of ${need}`,
  goalShort: (counter, n) => {
    switch (counter) {
      case 'tech3':
        return enCount(n, 'level III card', 'level III cards');
      case 'tech4':
        return enCount(n, 'level IV card', 'level IV cards');
      case 'tech':
        return enCount(n, 'technology', 'technologies');
      case 'city':
        return enCount(n, 'city', 'cities');
      case 'village':
        return enCount(n, 'village', 'villages');
      case 'building':
        return enCount(n, 'building', 'buildings');
      case 'investCube':
        return `${enCount(n, 'cube', 'cubes')} invested`;
      case 'infrastructureOpen':
        return `${n} infrastructure`;
      default:
        return `${enCount(n, 'open space', 'open spaces')}`;
    }
  },
  toTheEnd: (cubes, of) => `${cubes} of ${of} cubes to the last round`,
  lastRound: round => `round ${round} is the last`,
  phases: ['Action', 'Expansion', 'Production', 'Goal'],
  goalPoints: (first, later) => `${first} VP for the first, ${later} VP for each later player`,
  claimed: name => `claimed by ${name}`,
  markersLeft: 'In the general supply',
  wayTitle: 'Several ways',
  first: 'first player',
  technology: 'Technology',
  action: 'Action',
  price: (coins, exhaust) =>
    `Research: ${coins > 0 ? `${enCount(coins, 'coin', 'coins')}, ` : ''}${exhaust > 0 ? `exhaust ${exhaust} active population, ` : ''}1 active population as scholar`,
};
