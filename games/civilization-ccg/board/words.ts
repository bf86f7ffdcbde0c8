/** What only the board says; names, texts, questions and reasons come from the words of the game. */
import { enCount, type Language, plCount } from '@epoka/kernel';
import type { Group } from '../content/index';
import type { Kind } from './game.ts';
import type { Section } from './sections.ts';

export interface BoardWords {
  readonly parts: string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly open: string;
  readonly showCard: string;
  readonly putDown: string;
  lift(verb: string): string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly sites: Readonly<Record<'any' | 'capital' | 'not-capital' | 'shipyard', string>>;
  readonly groups: Readonly<Record<Group, string>>;
  readonly or: string;
  lasts(n: number): string;
  on(places: string): string;
  needs(list: string): string;
  readonly incomes: readonly [string, string, string];
  readonly figures: Readonly<
    Record<'terrains' | 'food' | 'mood' | 'era' | 'units' | 'hand' | 'library' | 'atlas' | 'discard', string>
  >;
  moodOf(n: number, needed: number): string;
  unrestOf(food: number): string;
  readonly used: string;
  readonly freeSite: string;
  readonly nextTerrain: string;
  costsFood(n: number): string;
  readonly knows: string;
  readonly youKnow: string;
  readonly nothingYet: string;
  turnsLeft(n: number): string;
  readonly forGood: string;
  paidOf(n: number, of: number): string;
  unitSays(name: string, strength: number, toughness: number, owner: string): string;
  readonly usedNow: string;
  readonly hiddenHand: string;
  readonly left: string;
  readonly tray: string;
  readonly fold: string;
  readonly unfold: string;
  readonly stack: string;
  readonly stackNote: string;
  readonly answersNow: string;
  readonly attack: string;
  readonly journey: string;
  readonly raze: string;
  readonly bomb: string;
  readonly drop: string;
  against(a: number, b: number): string;
  readonly attackers: string;
  readonly defenders: string;
  readonly total: string;
  readonly bears: string;
  readonly nobody: string;
  readonly yourAtlas: string;
  readonly atlasEmpty: string;
  readonly cardsToChoose: string;
  pile(name: string, owner: string): string;
  readonly pileEmpty: string;
  countCards(n: number): string;
  readonly moment: string;
  readonly pool: string;
  readonly production: string;
  readonly tax: string;
  readonly only: Readonly<Record<'buildings' | 'units' | 'inventions', string>>;
  readonly goal: string;
  goalOf(terrains: number, food: number): string;
  readonly handLimitOf: (n: number, limit: number) => string;
  unitsOf(n: number, limit: number): string;
  readonly otherSeats: string;
  readonly showRow: (name: string) => string;
  readonly verbs: Readonly<Record<string, string>>;
  readonly ribbons: Readonly<
    Record<string, (args: readonly unknown[], card: (n: number) => string) => string>
  >;
  readonly key: Readonly<Record<'pips' | 'coins' | 'values', string>>;
  readonly inPlay: string;
  readonly rules: string;
  /** where values come from */
  readonly arms: readonly [string, string];
  readonly now: string;
  readonly alone: string;
  readonly forAWhile: string;
  readonly forecast: string;
  readonly forecastNote: string;
  forecastStill(names: string): string;
  loses(name: string): string;
  readonly losesNobody: string;
  outcome(what: 'taken' | 'held' | 'capital', terrain: string, owner: string): string;
  readonly falls: string;
  answers(event: string): string;
}

const en: BoardWords = {
  parts: 'Parts of the board',
  sections: { rivals: 'Rivals', row: 'Your row', moment: 'This moment', hand: 'Hand' },
  open: 'Show large',
  showCard: 'Show the card',
  putDown: 'Put it down again',
  lift: verb =>
    verb === 'build'
      ? 'Build it: choose the place'
      : verb === 'terrain'
        ? 'Discover it: choose the side'
        : verb === 'resource'
          ? 'Discover it: choose the terrain'
          : verb === 'aimAt'
            ? 'Choose the building it strikes'
            : verb === 'board'
              ? 'Choose what carries it'
              : 'Choose where it goes',
  kinds: {
    capital: 'Capital',
    terrain: 'Terrain',
    resource: 'Resource',
    building: 'Building',
    wonder: 'Wonder',
    unit: 'Unit',
    invention: 'Invention',
    event: 'Event',
  },
  sites: {
    any: 'any terrain',
    capital: 'Capital',
    'not-capital': 'not in the capital',
    shipyard: 'Shipyard',
  },
  groups: {
    mediterranean: 'Mediterranean',
    'near-east': 'Near East',
    'far-east': 'Far East',
    europe: 'Europe',
    americas: 'Americas',
    steppe: 'Steppe',
    africa: 'Africa',
  },
  or: 'or',
  lasts: n => (n === 0 ? 'Instant' : n < 0 ? 'Permanent' : `Long-term ${n}`),
  on: places => `On: ${places}`,
  needs: list => `Needs ${list}`,
  incomes: ['food', 'production', 'tax'],
  figures: {
    terrains: 'terrains',
    food: 'food',
    mood: 'satisfaction',
    era: 'era',
    units: 'units',
    hand: 'hand',
    library: 'library',
    atlas: 'atlas',
    discard: 'discard',
  },
  moodOf: (n, needed) => `Satisfaction ${n} for ${enCount(needed, 'terrain', 'terrains')}`,
  unrestOf: food => `unrest costs ${food} food`,
  used: 'used',
  freeSite: 'free site',
  nextTerrain: 'next terrain',
  costsFood: n => `${n} food`,
  knows: 'knows',
  youKnow: 'You know',
  nothingYet: 'nothing yet',
  turnsLeft: n => enCount(n, 'turn', 'turns'),
  forGood: 'permanent',
  paidOf: (n, of) => `${n} of ${of} stages paid`,
  unitSays: (name, s, d, owner) => `${name} of ${owner}: strength ${s}, toughness ${d}`,
  usedNow: 'used this turn',
  hiddenHand: 'a hidden hand',
  left: 'left the game',
  tray: 'What is going on',
  fold: 'Fold away',
  unfold: 'show again',
  stack: 'Announced',
  stackNote: 'Resolves from the top.',
  answersNow: 'You may answer',
  attack: 'Attack',
  journey: 'Journey',
  raze: 'Razing',
  bomb: 'Air raid',
  drop: 'Landing from the air',
  against: (a, b) => `${a} against ${b}`,
  attackers: 'Attackers',
  defenders: 'Defenders',
  total: 'strike with',
  bears: 'toughness together',
  nobody: 'nobody',
  yourAtlas: 'Your atlas',
  atlasEmpty: 'The atlas is empty.',
  cardsToChoose: 'Cards to choose from',
  pile: (name, owner) => `${name} of ${owner}`,
  pileEmpty: 'No cards.',
  countCards: n => enCount(n, 'card', 'cards'),
  moment: 'This turn',
  pool: 'To spend',
  production: 'production',
  tax: 'tax',
  only: { buildings: 'for buildings', units: 'for units', inventions: 'for inventions' },
  goal: 'To win',
  goalOf: (terrains, food) => `${terrains} terrains and ${food} food, or the last capital standing.`,
  handLimitOf: (n, limit) => `${enCount(n, 'card', 'cards')} in hand, at most ${limit} are kept`,
  unitsOf: (n, limit) => `${enCount(n, 'unit', 'units')} of ${limit}`,
  otherSeats: 'Other seats',
  showRow: name => `Show the civilization of ${name}`,
  verbs: {
    play: 'Events',
    at: 'Targets',
    terrain: 'Discover terrains',
    resource: 'Discover resources',
    move: 'Moves',
    journey: 'Journeys',
    fly: 'Landings',
    attack: 'Attacks',
    raze: 'Razing',
    bomb: 'Air raids',
    goHome: 'Ways home',
    use: 'Abilities',
    join: 'Who joins',
    board: 'Who goes aboard',
    leave: 'Who stays behind',
    income: 'Income',
    discard: 'Discard for income',
    build: 'Build',
    devise: 'Devise',
    stage: 'Pay stages',
    abandon: 'Give up',
    drop: 'Discard',
    remove: 'Give up',
  },
  ribbons: {
    needsInventions: ([list], card) => `needs ${card((list as number[])[0])}`,
    needsResources: ([list], card) => `needs ${card((list as number[])[0])}`,
    needsBuildings: ([list], card) => `needs ${card((list as number[])[0])}`,
    needProduction: ([n, have]) => `${(n as number) - (have as number)} production short`,
    needTax: ([n, have]) => `${(n as number) - (have as number)} tax short`,
    needFood: ([n, have]) => `${(n as number) - (have as number)} food short`,
    eraTooHigh: () => 'a later era',
    badTiming: () => 'another moment',
    noTarget: () => 'no target',
    badSite: () => 'no place for it',
    alreadyKnown: () => 'known already',
    devising: () => 'one at a time',
    queueFull: () => 'site is busy',
    wrongGroup: () => 'another people',
  },
  key: { pips: 'Stages paid by production', coins: 'Stages paid by tax', values: 'Strength and toughness' },
  inPlay: 'In play:',
  rules: 'Rules',
  arms: ['strength', 'toughness'],
  now: 'Now',
  alone: 'By itself',
  forAWhile: 'until the end of the phase or turn',
  forecast: 'Forecast',
  forecastNote: 'If nothing more is played and everybody takes damage as well as can be.',
  forecastStill: names => `${names} is announced and not yet counted.`,
  loses: name => `${name} loses`,
  losesNobody: 'nobody',
  outcome: (what, terrain, owner) =>
    what === 'capital'
      ? `${terrain} falls, and ${owner} is out of the game.`
      : what === 'taken'
        ? `${terrain} can be entered.`
        : `${terrain} holds.`,
  falls: 'falls',
  answers: event => `answers ${event}`,
};

const pl: BoardWords = {
  parts: 'Części planszy',
  sections: { rivals: 'Rywale', row: 'Twój rząd', moment: 'Ta chwila', hand: 'Ręka' },
  open: 'Pokaż dużą',
  showCard: 'Pokaż kartę',
  putDown: 'Odłóż z powrotem',
  lift: verb =>
    verb === 'build'
      ? 'Buduj: wskaż miejsce'
      : verb === 'terrain'
        ? 'Odkryj: wskaż stronę'
        : verb === 'resource'
          ? 'Odkryj: wskaż teren'
          : verb === 'aimAt'
            ? 'Wskaż budynek, w który uderzy'
            : verb === 'board'
              ? 'Wskaż, co ją przewiezie'
              : 'Wskaż, dokąd idzie',
  kinds: {
    capital: 'Stolica',
    terrain: 'Teren',
    resource: 'Zasób',
    building: 'Budynek',
    wonder: 'Cud',
    unit: 'Jednostka',
    invention: 'Wynalazek',
    event: 'Wydarzenie',
  },
  sites: { any: 'dowolny teren', capital: 'stolica', 'not-capital': 'poza stolicą', shipyard: 'stocznia' },
  groups: {
    mediterranean: 'Śródziemnomorze',
    'near-east': 'Bliski Wschód',
    'far-east': 'Daleki Wschód',
    europe: 'Europa',
    americas: 'Ameryki',
    steppe: 'Step',
    africa: 'Afryka',
  },
  or: 'lub',
  lasts: n => (n === 0 ? 'Natychmiastowe' : n < 0 ? 'Stałe' : `Długotrwałe ${n}`),
  on: places => `Gdzie: ${places}`,
  needs: list => `Wymaga: ${list}`,
  incomes: ['żywność', 'produkcja', 'podatki'],
  figures: {
    terrains: 'tereny',
    food: 'żywność',
    mood: 'zadowolenie',
    era: 'era',
    units: 'jednostki',
    hand: 'ręka',
    library: 'biblioteka',
    atlas: 'atlas',
    discard: 'odrzucone',
  },
  moodOf: (n, needed) => `Zadowolenie ${n}, ${plCount(needed, 'teren', 'tereny', 'terenów')}`,
  unrestOf: food => `niepokoje kosztują ${food} żywności`,
  used: 'użyty',
  freeSite: 'wolne miejsce',
  nextTerrain: 'następny teren',
  costsFood: n => `${n} żywności`,
  knows: 'zna',
  youKnow: 'Znasz',
  nothingYet: 'jeszcze nic',
  turnsLeft: n => plCount(n, 'tura', 'tury', 'tur'),
  forGood: 'stałe',
  paidOf: (n, of) => `opłacono ${n} z ${of} etapów`,
  unitSays: (name, s, d, owner) => `${name} (${owner}): siła ${s}, wytrzymałość ${d}`,
  usedNow: 'użyta w tej turze',
  hiddenHand: 'ukryta ręka',
  left: 'poza grą',
  tray: 'Co się dzieje',
  fold: 'Zwiń',
  unfold: 'pokaż znowu',
  stack: 'Zapowiedziane',
  stackNote: 'Rozpatrywane od góry.',
  answersNow: 'Możesz odpowiedzieć',
  attack: 'Atak',
  journey: 'Podróż',
  raze: 'Burzenie',
  bomb: 'Nalot',
  drop: 'Desant z powietrza',
  against: (a, b) => `${a} przeciw ${b}`,
  attackers: 'Atakujący',
  defenders: 'Broniący',
  total: 'uderzają z siłą',
  bears: 'razem wytrzymałość',
  nobody: 'nikt',
  yourAtlas: 'Twój atlas',
  atlasEmpty: 'Atlas jest pusty.',
  cardsToChoose: 'Karty do wyboru',
  pile: (name, owner) => `${name}: ${owner}`,
  pileEmpty: 'Brak kart.',
  countCards: n => plCount(n, 'karta', 'karty', 'kart'),
  moment: 'Ta tura',
  pool: 'Do wydania',
  production: 'produkcja',
  tax: 'podatki',
  only: { buildings: 'na budynki', units: 'na jednostki', inventions: 'na wynalazki' },
  goal: 'Jak wygrać',
  goalOf: (terrains, food) => `${terrains} terenów i ${food} żywności albo ostatnia stolica, która stoi.`,
  handLimitOf: (n, limit) => `${plCount(n, 'karta', 'karty', 'kart')} na ręce, zostaje najwyżej ${limit}`,
  unitsOf: (n, limit) => `${plCount(n, 'jednostka', 'jednostki', 'jednostek')} z ${limit}`,
  otherSeats: 'Inne miejsca',
  showRow: name => `Pokaż cywilizację: ${name}`,
  verbs: {
    play: 'Wydarzenia',
    at: 'Cele',
    terrain: 'Odkryj tereny',
    resource: 'Odkryj zasoby',
    move: 'Ruchy',
    journey: 'Podróże',
    fly: 'Desanty',
    attack: 'Ataki',
    raze: 'Burzenie',
    bomb: 'Naloty',
    goHome: 'Powroty',
    use: 'Zdolności',
    join: 'Kto dołącza',
    board: 'Kto wsiada',
    leave: 'Kto zostaje',
    income: 'Dochód',
    discard: 'Odrzuć dla dochodu',
    build: 'Buduj',
    devise: 'Opracuj',
    stage: 'Opłać etapy',
    abandon: 'Porzuć',
    drop: 'Odrzuć',
    remove: 'Porzuć',
  },
  ribbons: {
    needsInventions: ([list], card) => `brak: ${card((list as number[])[0])}`,
    needsResources: ([list], card) => `brak: ${card((list as number[])[0])}`,
    needsBuildings: ([list], card) => `brak: ${card((list as number[])[0])}`,
    needProduction: ([n, have]) => `produkcji o ${(n as number) - (have as number)} za mało`,
    needTax: ([n, have]) => `podatków o ${(n as number) - (have as number)} za mało`,
    needFood: ([n, have]) => `żywności o ${(n as number) - (have as number)} za mało`,
    eraTooHigh: () => 'późniejsza era',
    badTiming: () => 'inna chwila',
    noTarget: () => 'brak celu',
    badSite: () => 'brak miejsca',
    alreadyKnown: () => 'już znany',
    devising: () => 'jeden naraz',
    queueFull: () => 'miejsce zajęte',
    wrongGroup: () => 'inny lud',
  },
  key: { pips: 'Etapy za produkcję', coins: 'Etapy za podatki', values: 'Siła i wytrzymałość' },
  inPlay: 'W grze:',
  rules: 'Zasady',
  arms: ['siła', 'wytrzymałość'],
  now: 'Teraz',
  alone: 'Sama z siebie',
  forAWhile: 'do końca fazy lub tury',
  forecast: 'Prognoza',
  forecastNote: 'Jeśli nikt nic już nie zagra i każdy rozdzieli obrażenia najlepiej, jak się da.',
  forecastStill: names => `Zapowiedziane i jeszcze nieliczone: ${names}.`,
  loses: name => `${name} traci`,
  losesNobody: 'nikogo',
  outcome: (what, terrain, owner) =>
    what === 'capital'
      ? `${terrain} pada, a ${owner} odpada z gry.`
      : what === 'taken'
        ? `${terrain}: można wejść.`
        : `${terrain}: obrona wytrzymuje.`,
  falls: 'pada',
  answers: event => `odpowiada: ${event}`,
};

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, pl };
