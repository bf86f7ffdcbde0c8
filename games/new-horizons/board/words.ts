/** Words of the board itself: headings, hints and names of buttons. Everything the rules say comes from the game's language files. */
import { enCount, type Language, plCount } from '@epoka/kernel';
import type { Counter } from '@epoka/new-horizons';
import type { MapWords } from '@epoka/web/kit';

export interface BoardWords {
  readonly map: string;
  readonly mapKeys: MapWords;
  readonly tree: string;
  readonly actions: string;
  readonly basic: string;
  readonly advanced: string;
  readonly yourBoard: string;
  /** the same on a narrow tab */
  readonly board: string;
  readonly goals: string;
  readonly buildings: string;
  readonly tray: string;
  readonly sections: string;
  readonly you: string;
  readonly home: (name: string) => string;
  /** the same as it is printed on the map */
  readonly homeName: (name: string) => string;
  readonly unknown: string;
  readonly discover: string;
  readonly north: string;
  readonly knownWorld: string;
  readonly lands: (known: number, left: number) => string;
  readonly fold: string;
  readonly show: string;
  readonly open: string;
  readonly undiscovered: string;
  readonly leftInStack: (n: number) => string;
  readonly level: (roman: string) => string;
  readonly emptySlot: (roman: string) => string;
  readonly hiddenLeader: (roman: string) => string;
  readonly scholar: (name: string) => string;
  readonly needs: (enough: number, of: number) => string;
  readonly pawn: (name: string) => string;
  readonly freeSpace: string;
  readonly space: (n: number) => string;
  readonly anyNumber: string;
  readonly condition: (counter: Counter, n: number) => string;
  /** the same in a word or two; `have` where it is less */
  readonly conditionShort: (counter: Counter, n: number, have?: number) => string;
  /** what a research is for, behind the sign of it */
  readonly ofLevel: (roman: string) => string;
  readonly required: (what: string, met: boolean | undefined) => string;
  readonly free: string;
  readonly inDeck: (n: number) => string;
  readonly notKnown: string;
  readonly surcharge: string;
  readonly coins: string;
  readonly active: string;
  readonly activeShort: string;
  readonly population: string;
  readonly technologies: (n: number) => string;
  readonly production: string;
  readonly points: string;
  readonly column: (letter: string, n: number, of: number, open: boolean) => string;
  readonly columns: string;
  readonly income: (n: number) => string;
  readonly harvest: (n: number) => string;
  readonly cubeOn: string;
  readonly uncovered: string;
  readonly investment: string;
  readonly noGovernment: string;
  readonly reached: string;
  readonly notReached: string;
  readonly supply: string;
  readonly nothingYet: string;
  readonly leaders: string;
  readonly privates: string;
  readonly unit: (kind: string, strength: number, name: string) => string;
  readonly chooseUnit: (kind: string, strength: number) => string;
  readonly strength: (n: number) => string;
  readonly village: (vp: number, name: string | undefined) => string;
  readonly city: (vp: number, name: string | undefined) => string;
  readonly firstBuilder: string;
  readonly secondBuilder: string;
  readonly cost: (n: number) => string;
  readonly goalProgress: (have: number, need: number) => string;
  /** what a goal asks for, in little room */
  readonly goalShort: (counter: Counter, n: number) => string;
  readonly toTheEnd: (cubes: number, of: number) => string;
  readonly lastRound: (round: number) => string;
  readonly phases: readonly string[];
  readonly goalPoints: (first: number, later: number) => string;
  readonly claimed: (name: string) => string;
  readonly markersLeft: string;
  readonly wayTitle: string;
  readonly first: string;
  readonly technology: string;
  readonly action: string;
  readonly price: (coins: number, exhaust: number) => string;
}

const en: BoardWords = {
  map: 'Map',
  mapKeys: {
    larger: 'Closer',
    smaller: 'Further away',
    whole: 'The whole map',
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
  lands: (known, left) => `${enCount(known, 'land', 'lands')}, ${left} in the stack`,
  fold: 'Look at the board',
  show: 'show again',
  open: 'show large',
  undiscovered: 'Undiscovered',
  leftInStack: n => enCount(n, 'tile left', 'tiles left'),
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

const pl: BoardWords = {
  map: 'Mapa',
  mapKeys: {
    larger: 'Bliżej',
    smaller: 'Dalej',
    whole: 'Cała mapa',
    keys: 'Strzałki przesuwają mapę albo prowadzą od celu do celu, plus i minus zmieniają skalę, 0 pokazuje całość.',
  },
  tree: 'Technologie',
  actions: 'Akcje',
  basic: 'Akcje podstawowe',
  advanced: 'Akcje zaawansowane',
  yourBoard: 'Twoja plansza',
  board: 'Plansza',
  goals: 'Cele',
  buildings: 'Budowle',
  tray: 'Do wyboru',
  sections: 'Części planszy',
  you: 'ty',
  home: name => `Terytorium początkowe: ${name}`,
  homeName: name => `Dom: ${name}`,
  unknown: 'Nieznane',
  discover: 'odkryj',
  north: 'N',
  knownWorld: 'Znany świat',
  lands: (known, left) => `${plCount(known, 'kraina', 'krainy', 'krain')}, w stosie ${left}`,
  fold: 'Zobacz planszę',
  show: 'pokaż znowu',
  open: 'pokaż w powiększeniu',
  undiscovered: 'Nieodkryte',
  leftInStack: n => `w stosie ${plCount(n, 'kafel', 'kafle', 'kafli')}`,
  level: roman => `Poziom ${roman}`,
  emptySlot: roman => `Puste pole poziomu ${roman}: technologię wybiera, kto pierwszy ją opracuje`,
  hiddenLeader: roman => `Zakryty lider poziomu ${roman}: dołączy do pierwszego, kto opracuje technologię`,
  scholar: name => `Uczony: ${name}`,
  needs: (enough, of) =>
    enough < of ? `Wymaga ${enough} z ${of} połączonych technologii` : 'Wymaga połączonych technologii',
  pawn: name => `Pionek akcji: ${name}`,
  freeSpace: 'Wolne pole akcji',
  space: n => `pole ${n}`,
  anyNumber: 'dla wszystkich',
  condition: (counter, n) =>
    counter === 'village'
      ? plCount(n, 'wioska', 'wioski', 'wiosek')
      : counter === 'city'
        ? plCount(n, 'miasto', 'miasta', 'miast')
        : 'technologia poziomu II',
  conditionShort: (counter, n, have) => {
    if (counter !== 'village' && counter !== 'city') return 'poziom II';
    const [one, few, many] =
      counter === 'village' ? ['wioska', 'wioski', 'wiosek'] : ['miasto', 'miasta', 'miast'];
    return n === 1 ? one : have === undefined ? plCount(n, one, few, many) : `${have}/${n} ${many}`;
  },
  ofLevel: roman => `poziom ${roman}`,
  required: (what, met) =>
    `Potrzebne: ${what}${met === undefined ? '' : met ? ' (masz)' : ' (jeszcze nie masz)'}`,
  free: 'za darmo',
  inDeck: n => `w talii ${n}`,
  notKnown: 'jeszcze nieznana',
  surcharge: 'dopłata 1 moneta',
  coins: 'Monety',
  active: 'Aktywna populacja',
  activeShort: 'aktywna',
  population: 'Populacja',
  technologies: n => plCount(n, 'technologia', 'technologie', 'technologii'),
  production: 'Produkcja',
  points: 'Punkty zwycięstwa do tej pory',
  column: (letter, n, of, open) => `Kolumna ${letter}: ${n} z ${of}, ${open ? 'otwarta' : 'zamknięta'}`,
  columns: 'Kolumny populacji',
  income: n => `Daje ${plCount(n, 'monetę', 'monety', 'monet')}`,
  harvest: n => `Daje ${plCount(n, 'pionek populacji', 'pionki populacji', 'pionków populacji')}`,
  cubeOn: 'leży kostka',
  uncovered: 'odsłonięte',
  investment: 'Inwestycje',
  noGovernment: 'Jeszcze bez rządu',
  reached: 'działa',
  notReached: 'jeszcze nieosiągnięte',
  supply: 'Do budowy',
  nothingYet: 'Jeszcze bez lidera i budowli',
  leaders: 'Liderzy',
  privates: 'Prywatne technologie',
  unit: (kind, strength, name) => `${kind} o sile ${strength}, ${name}`,
  chooseUnit: (kind, strength) => `Rusz: ${kind} o sile ${strength}`,
  strength: n => `Siła ${n}`,
  village: (vp, name) => `Wioska, ${vp} PZ: ${name ?? 'niezałożona'}`,
  city: (vp, name) => `Miasto, ${vp} PZ: ${name ?? 'nieufortyfikowane'}`,
  firstBuilder: 'Pierwszy budowniczy',
  secondBuilder: 'Drugi budowniczy',
  cost: n => `Kosztuje ${plCount(n, 'monetę', 'monety', 'monet')} i 1 siłę osadnika`,
  goalProgress: (have, need) => `masz ${have} z ${need}`,
  goalShort: (counter, n) => {
    switch (counter) {
      case 'tech3':
        return `${plCount(n, 'technologia', 'technologie', 'technologii')} III`;
      case 'tech4':
        return `${plCount(n, 'technologia', 'technologie', 'technologii')} IV`;
      case 'tech':
        return plCount(n, 'technologia', 'technologie', 'technologii');
      case 'city':
        return plCount(n, 'miasto', 'miasta', 'miast');
      case 'village':
        return plCount(n, 'wioska', 'wioski', 'wiosek');
      case 'building':
        return plCount(n, 'budowla', 'budowle', 'budowli');
      case 'investCube':
        return plCount(n, 'inwestycja', 'inwestycje', 'inwestycji');
      case 'infrastructureOpen':
        return `${n} infrastruktury`;
      default:
        return plCount(n, 'odsłonięte pole', 'odsłonięte pola', 'odsłoniętych pól');
    }
  },
  toTheEnd: (cubes, of) => `${cubes} z ${of} kostek do ostatniej rundy`,
  lastRound: round => `runda ${round} jest ostatnia`,
  phases: ['Akcja', 'Ekspansja', 'Produkcja', 'Cel'],
  goalPoints: (first, later) => `${first} PZ dla pierwszego, ${later} PZ dla każdego następnego`,
  claimed: name => `cel zdobyty: ${name}`,
  markersLeft: 'W zapasach ogólnych',
  wayTitle: 'Kilka możliwości',
  first: 'pierwszy gracz',
  technology: 'Technologia',
  action: 'Akcja',
  price: (coins, exhaust) =>
    `Opracowanie: ${coins > 0 ? `${plCount(coins, 'moneta', 'monety', 'monet')}, ` : ''}${exhaust > 0 ? `wyczerp ${exhaust} aktywnej populacji, ` : ''}1 aktywna populacja jako uczony`,
};

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, pl };
