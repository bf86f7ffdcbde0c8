/** Words of what is shown large: fetched with it. */
import type { Language } from '@epoka/kernel';
import { PLAYER_COLOURS, type Terrain } from '@epoka/new-horizons';
import { type BoardWords, boardWords } from './words.ts';

interface OwnWords {
  readonly advancedAction: string;
  readonly anyKey: string;
  readonly basicAction: string;
  readonly bonus: string;
  readonly building: string;
  readonly builtOn: string;
  readonly builtOver: string;
  readonly cityText: string;
  readonly close: string;
  readonly discovers: (name: string) => string;
  readonly discovery: string;
  readonly endGame: string;
  readonly fromPlayers: (n: number) => string;
  readonly goal: string;
  readonly government: string;
  readonly instant: string;
  readonly known: string;
  readonly leader: string;
  readonly mapTile: string;
  readonly moving: string;
  readonly noSurcharge: string;
  readonly notFortified: string;
  readonly notFounded: string;
  readonly permanent: string;
  readonly recalling: string;
  readonly recruiting: string;
  readonly roomForAll: string;
  readonly rules: string;
  readonly settlersThere: string;
  readonly set: (letter: string) => string;
  readonly spaces: string;
  readonly standsOn: string;
  readonly start: string;
  /** a builder's place that nobody has taken */
  readonly stillFree: string;
  readonly strengthNeeded: string;
  readonly strengthText: string;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly territory: string;
  readonly thisSpace: string;
  readonly unitKind: string;
  readonly unitsAtHome: string;
  readonly unitsHere: string;
  readonly villageText: string;
  readonly work: string;
}

const en: OwnWords = {
  advancedAction: 'Advanced action',
  anyKey: 'Any key or press goes on. It stays in the log.',
  basicAction: 'Basic action',
  bonus: 'For every builder',
  building: 'Building',
  builtOn: 'Built on',
  builtOver: 'Covered by',
  cityText: 'City',
  close: 'Close',
  discovers: name => `${name} discovers`,
  discovery: 'Discovery',
  endGame: 'At the end',
  fromPlayers: n => `only with ${n < PLAYER_COLOURS.length ? `${n} or more` : n} players`,
  goal: 'Goal',
  government: 'Government',
  instant: 'At once',
  known: 'Known to',
  leader: 'Leader',
  mapTile: 'Map tile',
  moving: 'Moving',
  noSurcharge: 'no surcharge',
  notFortified: 'not fortified',
  notFounded: 'not founded',
  permanent: 'Permanent',
  recalling: 'Recalling',
  recruiting: 'Recruiting',
  roomForAll: 'one with room for everybody, where your pawn may stay',
  rules: 'Rules',
  settlersThere: 'Settlers there',
  set: letter => `Set ${letter}`,
  spaces: 'Action spaces',
  standsOn: 'Stands on',
  start: 'At the start',
  stillFree: 'nobody yet',
  strengthNeeded: 'strength needed to found or fortify',
  strengthText: 'Strength',
  terrains: {
    plain: 'fields',
    grass: 'grassland',
    forest: 'forest',
    hill: 'hills',
    mountain: 'mountains',
    desert: 'desert',
    barren: 'barren land',
    water: 'water',
    home: 'grassland',
  },
  territory: 'Territory',
  thisSpace: 'This space',
  unitKind: 'Unit',
  unitsAtHome: 'Units on home territories',
  unitsHere: 'Units here',
  villageText: 'Village',
  work: 'What it does',
};

const pl: OwnWords = {
  advancedAction: 'Akcja zaawansowana',
  anyKey: 'Dalej: dowolny klawisz albo dotknięcie. Wszystko zostaje w dzienniku.',
  basicAction: 'Akcja podstawowa',
  bonus: 'Dla każdego budowniczego',
  building: 'Budowla',
  builtOn: 'Pod budowlą',
  builtOver: 'Stoi tu',
  cityText: 'Miasto',
  close: 'Zamknij',
  discovers: name => `${name} odkrywa`,
  discovery: 'Odkrycie',
  endGame: 'Na koniec gry',
  fromPlayers: n => (n < PLAYER_COLOURS.length ? `tylko od ${n} graczy` : `tylko przy ${n} graczach`),
  goal: 'Cel',
  government: 'Rząd',
  instant: 'Natychmiast',
  known: 'Opracowali',
  leader: 'Lider',
  mapTile: 'Kafel mapy',
  moving: 'Poruszanie',
  noSurcharge: 'bez dopłaty',
  notFortified: 'nieufortyfikowane',
  notFounded: 'niezałożona',
  permanent: 'Na stałe',
  recalling: 'Odwołanie',
  recruiting: 'Werbowanie',
  roomForAll: 'jedno, mieści wszystkich, a twój pionek może na nim pozostać',
  rules: 'Zasady',
  settlersThere: 'Osadnicy tam',
  set: letter => `Zestaw ${letter}`,
  spaces: 'Pola akcji',
  standsOn: 'Miejsce',
  start: 'Na początku gry',
  stillFree: 'jeszcze nikt',
  strengthNeeded: 'siła potrzebna, by założyć wioskę albo ufortyfikować miasto',
  strengthText: 'Siła',
  terrains: {
    plain: 'pola',
    grass: 'łąki',
    forest: 'las',
    hill: 'wzgórza',
    mountain: 'góry',
    desert: 'pustynia',
    barren: 'pustkowie',
    water: 'wody',
    home: 'łąki',
  },
  territory: 'Terytorium',
  thisSpace: 'To pole',
  unitKind: 'Jednostka',
  unitsAtHome: 'Jednostki na terytoriach początkowych',
  unitsHere: 'Jednostki na kaflu',
  villageText: 'Wioska',
  work: 'Do czego służy',
};

const own: Readonly<Record<Language, OwnWords>> = { en, pl };

export type SheetWords = BoardWords & OwnWords;

const joined: Partial<Record<Language, SheetWords>> = {};

/** With those of the board, which are there by the time that anything is shown large. */
export function sheetWords(language: Language): SheetWords {
  joined[language] ??= { ...boardWords[language], ...own[language] };
  return joined[language];
}
