/** What only the deck builder says. */
import { enCount, type Language, plCount } from '@epoka/kernel';
import type { EffectSort } from './filter.ts';

export interface BuilderWords {
  readonly title: string;
  readonly decks: string;
  readonly ready: string;
  readonly own: string;
  readonly noOwn: string;
  readonly fresh: string;
  copyOf(name: string): string;
  readonly myDeck: string;
  readonly nameLabel: string;
  readonly save: string;
  readonly saved: string;
  savedWith(name: string): string;
  readonly forget: string;
  readonly undo: string;
  readonly importing: string;
  readonly exporting: string;
  readonly exportNote: string;
  readonly importNote: string;
  readonly readIt: string;
  unread(line: number, text: string): string;
  readonly copyText: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly close: string;
  readonly play: string;
  readonly playBlocked: string;
  readonly search: string;
  range(from: number, to: number, of: number): string;
  readonly before: string;
  readonly after: string;
  readonly era: string;
  readonly group: string;
  readonly openToAll: string;
  readonly cost: string;
  readonly effect: string;
  readonly anyEffect: string;
  readonly effects: Readonly<Record<EffectSort, string>>;
  readonly playable: string;
  readonly inDeck: string;
  add(name: string): string;
  takeOut(name: string): string;
  copies(n: number, of: number): string;
  readonly library: string;
  readonly atlas: string;
  readonly chooseCapital: string;
  readonly hint: string;
  readonly costCurve: string;
  readonly free: string;
  readonly eras: string;
  readonly chance: string;
  byTurn(n: number): string;
  readonly satisfaction: string;
  readonly good: string;
  bad(errors: number, warnings: number): string;
  readonly onlyWarnings: (n: number) => string;
  readonly error: string;
  readonly warning: string;
  put(list: string): string;
  take(list: string): string;
  readonly goldfish: string;
  readonly goldfishNote: string;
  readonly newHand: string;
  readonly sameSeed: string;
  readonly nextTurn: string;
  readonly playAlone: string;
  readonly inHand: string;
  soloTurn(n: number): string;
  seed(n: number): string;
  soloStands(terrains: number, of: number, food: number, era: string): string;
  soloBuilt(list: string): string;
  readonly soloOver: string;
  readonly statistics: string;
  statisticsNote(name: string): string;
  readonly howManyGames: string;
  playGames(n: number): string;
  readonly stop: string;
  progress(n: number, of: number, seconds: number | undefined): string;
  readonly trialFailed: string;
  readonly wins: string;
  readonly asFirst: string;
  readonly asSecond: string;
  readonly rounds: string;
  readonly conquests: string;
  terrainsOf(n: number): string;
  inSome(n: number, of: number): string;
  readonly against: string;
  readonly rival: string;
  readonly games: string;
  readonly mostPlayed: string;
  playedIn(games: number, won: string): string;
  readonly neverPlayed: string;
  readonly noHand: string;
  readonly heads: { readonly capital: string; readonly atlas: string };
  readonly nothingFound: string;
  changed(name: string, n: number): string;
}

const en: BuilderWords = {
  title: 'Deck builder',
  decks: 'Deck',
  ready: 'Ready decks',
  own: 'Your decks',
  noOwn: 'none yet',
  fresh: 'Empty deck',
  copyOf: name => `${name}, my copy`,
  myDeck: 'My deck',
  nameLabel: 'Name of the deck',
  save: 'Keep',
  saved: 'Kept on this device.',
  savedWith: name => `Kept here and with the account of ${name}.`,
  forget: 'Forget',
  undo: 'Undo',
  importing: 'Import',
  exporting: 'Export and share',
  exportNote: 'The deck as text, and a link that carries it.',
  importNote: 'One card a line, as “4 Granary”. English, Polish and ids are all understood.',
  readIt: 'Read it',
  unread: (line, text) => `Line ${line} names no card: ${text}`,
  copyText: 'Copy the text',
  copyLink: 'Copy the link',
  copied: 'Copied.',
  close: 'Close',
  play: 'Play with it',
  playBlocked: 'A deck with errors can’t be played: see what to change.',
  search: 'Search names and texts, English or Polish',
  range: (from, to, of) => (of === 0 ? 'no cards' : `${from} to ${to} of ${enCount(of, 'card', 'cards')}`),
  before: 'Earlier cards',
  after: 'Further cards',
  era: 'Era',
  group: 'Group',
  openToAll: 'open to all',
  cost: 'Cost',
  effect: 'Effect',
  anyEffect: 'any',
  effects: {
    food: 'food',
    production: 'production',
    tax: 'tax',
    mood: 'satisfaction',
    cards: 'cards and hand',
    cheaper: 'makes cheaper',
    arms: 'fighting',
    harm: 'harms rivals',
    answer: 'answers',
  },
  playable: 'only playable',
  inDeck: 'only in the deck',
  add: name => `One more ${name}`,
  takeOut: name => `One ${name} less`,
  copies: (n, of) => `${n} of ${of}`,
  library: 'library',
  atlas: 'atlas',
  chooseCapital: 'Choose a capital',
  hint: 'Press a line to take one out. Point at it for the whole card.',
  costCurve: 'Cost, all stages',
  free: 'free',
  eras: 'Eras, income of the atlas',
  chance: 'Chance to hold one of',
  byTurn: n => `turn ${n}`,
  satisfaction: 'satisfaction',
  good: 'This deck can be played.',
  bad: (e, w) =>
    `This deck cannot be played yet: ${enCount(e, 'error', 'errors')}${w > 0 ? `, ${enCount(w, 'warning', 'warnings')}` : ''}`,
  onlyWarnings: n => `This deck can be played; ${enCount(n, 'warning', 'warnings')}`,
  error: 'error',
  warning: 'warning',
  put: list => `Add ${list}`,
  take: list => `Take out ${list}`,
  goldfish: 'Goldfish',
  goldfishNote: 'alone, real rules, a rival who passes',
  newHand: 'New hand',
  sameSeed: 'From the start',
  nextTurn: 'Next turn',
  playAlone: 'Play it yourself',
  inHand: 'In hand',
  soloTurn: n => (n === 0 ? 'Opening hand,' : `After turn ${n},`),
  seed: n => `seed ${n}`,
  soloStands: (terrains, of, food, era) => `${terrains}/${of} terrains, ${food} food, era ${era}.`,
  soloBuilt: list => `New: ${list}.`,
  soloOver: 'Won.',
  statistics: 'Statistics',
  statisticsNote: name =>
    `Bots play “${name}” against each ready deck in turn, half of the games in each seat. They play here, in the background.`,
  howManyGames: 'Games',
  playGames: n => `Play ${n} games`,
  stop: 'Stop',
  progress: (n, of, seconds) =>
    `${n} of ${of} games${seconds === undefined ? '' : seconds < 90 ? `, about ${enCount(seconds, 'second', 'seconds')} to go` : `, about ${enCount(Math.round(seconds / 60), 'minute', 'minutes')} to go`}`,
  trialFailed: 'The games could not be played here. Nothing was lost; try again.',
  wins: 'Won',
  asFirst: 'Won going first',
  asSecond: 'second',
  rounds: 'Rounds, median',
  conquests: 'A capital fell',
  terrainsOf: n => `Turn of terrain ${n}`,
  inSome: (n, of) => `(${n} of ${of} games)`,
  against: 'Against the ready decks',
  rival: 'Rival',
  games: 'Games',
  mostPlayed: 'Played most, and won when played',
  playedIn: (games, won) => `${enCount(games, 'game', 'games')}, ${won}`,
  neverPlayed: 'Never played',
  noHand: 'Cards of the library will lie here.',
  heads: { capital: 'Capital', atlas: 'Atlas' },
  nothingFound: 'No card fits. Take a filter away.',
  changed: (name, n) => `${name}: ${n} in the deck`,
};

const pl: BuilderWords = {
  title: 'Kreator talii',
  decks: 'Talia',
  ready: 'Gotowe talie',
  own: 'Twoje talie',
  noOwn: 'jeszcze żadnej',
  fresh: 'Pusta talia',
  copyOf: name => `${name}, moja kopia`,
  myDeck: 'Moja talia',
  nameLabel: 'Nazwa talii',
  save: 'Zachowaj',
  saved: 'Zachowana na tym urządzeniu.',
  savedWith: name => `Zachowana tutaj i na koncie ${name}.`,
  forget: 'Usuń',
  undo: 'Cofnij',
  importing: 'Wczytaj',
  exporting: 'Zapisz i udostępnij',
  exportNote: 'Talia jako tekst i odnośnik, który ją niesie.',
  importNote:
    'Jedna karta w wierszu, np. „4 Spichlerz”. Rozumiane są nazwy polskie, angielskie i identyfikatory.',
  readIt: 'Odczytaj',
  unread: (line, text) => `Wiersz ${line} nie nazywa żadnej karty: ${text}`,
  copyText: 'Kopiuj tekst',
  copyLink: 'Kopiuj odnośnik',
  copied: 'Skopiowano.',
  close: 'Zamknij',
  play: 'Zagraj nią',
  playBlocked: 'Talią z błędami nie da się grać: zobacz, co zmienić.',
  search: 'Szukaj w nazwach i tekstach, po polsku lub angielsku',
  range: (from, to, of) =>
    of === 0 ? 'brak kart' : `${from}–${to} z ${plCount(of, 'karty', 'kart', 'kart')}`,
  before: 'Wcześniejsze karty',
  after: 'Dalsze karty',
  era: 'Era',
  group: 'Grupa',
  openToAll: 'dla wszystkich',
  cost: 'Koszt',
  effect: 'Działanie',
  anyEffect: 'dowolne',
  effects: {
    food: 'żywność',
    production: 'produkcja',
    tax: 'podatek',
    mood: 'zadowolenie',
    cards: 'karty i ręka',
    cheaper: 'obniża koszt',
    arms: 'walka',
    harm: 'szkodzi rywalom',
    answer: 'odpowiedzi',
  },
  playable: 'tylko grywalne',
  inDeck: 'tylko z talii',
  add: name => `Dodaj: ${name}`,
  takeOut: name => `Wyjmij: ${name}`,
  copies: (n, of) => `${n} z ${of}`,
  library: 'biblioteka',
  atlas: 'atlas',
  chooseCapital: 'Wybierz stolicę',
  hint: 'Naciśnij wiersz, by wyjąć jedną kartę. Wskaż go, by zobaczyć całą.',
  costCurve: 'Koszt wszystkich etapów',
  free: 'darmo',
  eras: 'Ery, dochód atlasu',
  chance: 'Szansa na choć jedną',
  byTurn: n => `tura ${n}`,
  satisfaction: 'zadowolenie',
  good: 'Tą talią można grać.',
  bad: (e, w) =>
    `Tą talią nie można jeszcze grać: ${plCount(e, 'błąd', 'błędy', 'błędów')}${w > 0 ? `, ${plCount(w, 'ostrzeżenie', 'ostrzeżenia', 'ostrzeżeń')}` : ''}`,
  onlyWarnings: n => `Tą talią można grać; ${plCount(n, 'ostrzeżenie', 'ostrzeżenia', 'ostrzeżeń')}`,
  error: 'błąd',
  warning: 'uwaga',
  put: list => `Dodaj: ${list}`,
  take: list => `Wyjmij: ${list}`,
  goldfish: 'Na sucho',
  goldfishNote: 'samemu, prawdziwe zasady, rywal pasuje',
  newHand: 'Nowa ręka',
  sameSeed: 'Od początku',
  nextTurn: 'Kolejna tura',
  playAlone: 'Zagraj sam(a)',
  inHand: 'Na ręce',
  soloTurn: n => (n === 0 ? 'Ręka początkowa,' : `Po turze ${n},`),
  seed: n => `ziarno ${n}`,
  soloStands: (terrains, of, food, era) => `tereny ${terrains}/${of}, żywność ${food}, era ${era}.`,
  soloBuilt: list => `Nowe: ${list}.`,
  soloOver: 'Wygrana.',
  statistics: 'Statystyki',
  statisticsNote: name =>
    `Boty grają talią „${name}” kolejno przeciw każdej gotowej, po połowie gier na każdym miejscu. Grają tutaj, w tle.`,
  howManyGames: 'Gry',
  playGames: n => `Rozegraj ${plCount(n, 'grę', 'gry', 'gier')}`,
  stop: 'Zatrzymaj',
  progress: (n, of, seconds) =>
    `${n} z ${plCount(of, 'gry', 'gier', 'gier')}${seconds === undefined ? '' : seconds < 90 ? `, jeszcze około ${plCount(seconds, 'sekundy', 'sekund', 'sekund')}` : `, jeszcze około ${plCount(Math.round(seconds / 60), 'minuty', 'minut', 'minut')}`}`,
  trialFailed: 'Nie udało się tu rozegrać gier. Nic nie przepadło; spróbuj ponownie.',
  wins: 'Wygrane',
  asFirst: 'Zaczynając',
  asSecond: 'jako drugi',
  rounds: 'Rundy, mediana',
  conquests: 'Upadła stolica',
  terrainsOf: n => `Tura ${n}. terenu`,
  inSome: (n, of) => `(w ${n} z ${of} gier)`,
  against: 'Przeciw gotowym taliom',
  rival: 'Rywal',
  games: 'Gry',
  mostPlayed: 'Najczęściej zagrane i wygrane z nimi',
  playedIn: (games, won) => `${plCount(games, 'gra', 'gry', 'gier')}, ${won}`,
  neverPlayed: 'Nigdy niezagrane',
  noHand: 'Tu legną karty biblioteki.',
  heads: { capital: 'Stolica', atlas: 'Atlas' },
  nothingFound: 'Żadna karta nie pasuje. Zdejmij któryś filtr.',
  changed: (name, n) => `${name}: ${n} w talii`,
};

export const builderWords: Readonly<Record<Language, BuilderWords>> = { en, pl };
