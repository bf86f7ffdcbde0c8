import { plCount } from '@epoka/kernel';
import type { BoardWords } from '../words.ts';

export const words: BoardWords = {
  map: 'Mapa',
  mapKeys: {
    larger: 'Bliżej (Ctrl i kółko)',
    smaller: 'Dalej (Ctrl i kółko)',
    whole: 'Cała mapa (przeciągnij, by ją przesunąć)',
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
  byFinger: 'przeciągnij albo rozsuń palce',
  lands: (known, left) => `${plCount(known, 'kraina', 'krainy', 'krain')}, w stosie ${left}`,
  fold: 'Zobacz planszę',
  show: 'pokaż znowu',
  open: 'pokaż w powiększeniu',
  undiscovered: 'Nieodkryte',
  leftInStack: n => `w stosie ${plCount(n, 'kafel', 'kafle', 'kafli')}`,
  noneLeft: 'nie ma więcej',
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
