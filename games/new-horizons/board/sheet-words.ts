/** Words of what is shown large: fetched with it. */
import type { Language } from '@epoka/kernel';
import { PLAYER_COLOURS } from '@epoka/new-horizons';
import { type BoardWords, boardWords } from './words.ts';

export interface SheetWords extends BoardWords {
  readonly advancedAction: string;
  readonly basicAction: string;
  readonly bonus: string;
  readonly building: string;
  readonly cityText: string;
  readonly cityWorth: (vp: number) => string;
  readonly close: string;
  readonly discovers: (name: string) => string;
  readonly discovery: string;
  readonly endGame: string;
  readonly fromPlayers: (n: number) => string;
  readonly goal: string;
  readonly government: string;
  readonly known: string;
  readonly leader: string;
  readonly mapTile: string;
  readonly moving: string;
  readonly noSurcharge: string;
  readonly recalling: string;
  readonly recruiting: string;
  readonly roomForAll: string;
  readonly rules: string;
  readonly set: (letter: string) => string;
  readonly spaces: string;
  readonly start: string;
  readonly strengthNeeded: string;
  readonly strengthText: string;
  readonly territory: string;
  readonly unitKind: string;
  readonly unitsAtHome: string;
  readonly unitsHere: string;
  readonly villageText: string;
  readonly villageWorth: (vp: number) => string;
  readonly work: string;
}

const en: SheetWords = {
  ...boardWords.en,
  advancedAction: 'Advanced action',
  basicAction: 'Basic action',
  bonus: 'For every builder',
  building: 'Building',
  cityText: 'City',
  cityWorth: vp => `City, ${vp} VP`,
  close: 'Close',
  discovers: name => `${name} discovers`,
  discovery: 'Discovery',
  endGame: 'At the end',
  fromPlayers: n => `only with ${n < PLAYER_COLOURS.length ? `${n} or more` : n} players`,
  goal: 'Goal',
  government: 'Government',
  known: 'Known to',
  leader: 'Leader',
  mapTile: 'Map tile',
  moving: 'Moving',
  noSurcharge: 'no surcharge',
  recalling: 'Recalling',
  recruiting: 'Recruiting',
  roomForAll: 'one with room for everybody, where your pawn may stay',
  rules: 'Rules',
  set: letter => `Set ${letter}`,
  spaces: 'Action spaces',
  start: 'At the start',
  strengthNeeded: 'strength needed to found or fortify',
  strengthText: 'Strength',
  territory: 'Territory',
  unitKind: 'Unit',
  unitsAtHome: 'Units on home territories',
  unitsHere: 'Units here',
  villageText: 'Village',
  villageWorth: vp => `Village, ${vp} VP`,
  work: 'What it does',
};

const pl: SheetWords = {
  ...boardWords.pl,
  advancedAction: 'Akcja zaawansowana',
  basicAction: 'Akcja podstawowa',
  bonus: 'Dla każdego budowniczego',
  building: 'Budowla',
  cityText: 'Miasto',
  cityWorth: vp => `Miasto, ${vp} PZ`,
  close: 'Zamknij',
  discovers: name => `${name} odkrywa`,
  discovery: 'Odkrycie',
  endGame: 'Na koniec gry',
  fromPlayers: n => (n < PLAYER_COLOURS.length ? `tylko od ${n} graczy` : `tylko przy ${n} graczach`),
  goal: 'Cel',
  government: 'Rząd',
  known: 'Opracowali',
  leader: 'Lider',
  mapTile: 'Kafel mapy',
  moving: 'Poruszanie',
  noSurcharge: 'bez dopłaty',
  recalling: 'Odwołanie',
  recruiting: 'Werbowanie',
  roomForAll: 'jedno, mieści wszystkich, a twój pionek może na nim pozostać',
  rules: 'Zasady',
  set: letter => `Zestaw ${letter}`,
  spaces: 'Pola akcji',
  start: 'Na początku gry',
  strengthNeeded: 'siła potrzebna, by założyć wioskę albo ufortyfikować miasto',
  strengthText: 'Siła',
  territory: 'Terytorium',
  unitKind: 'Jednostka',
  unitsAtHome: 'Jednostki na terytoriach początkowych',
  unitsHere: 'Jednostki na kaflu',
  villageText: 'Wioska',
  villageWorth: vp => `Wioska, ${vp} PZ`,
  work: 'Do czego służy',
};

export const sheetWords: Readonly<Record<Language, SheetWords>> = { en, pl };
