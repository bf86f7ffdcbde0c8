/** Words of the parts of the board when they are pointed at: fetched with what is shown large. */
import { enCount, type Language, plCount } from '@epoka/kernel';

interface PartWords {
  readonly cubes: (n: number) => string;
  readonly cubesLeft: string;
  readonly deck: string;
  readonly display: string;
  readonly displayHow: string;
  readonly either: (one: string, other: string) => string;
  readonly end: string;
  readonly endHow: (cubes: number) => string;
  readonly everybody: string;
  readonly exchange: string;
  readonly exchangeHow: (price: number) => string;
  readonly faceDown: string;
  readonly faceDownHow: string;
  readonly holdings: string;
  readonly holdingsHow: string;
  readonly inForce: string;
  readonly investHow: string;
  readonly leaderHow: string;
  readonly markers: string;
  readonly markersHow: string;
  readonly needed: string;
  readonly next: string;
  readonly nothingYet: string;
  readonly now: string;
  readonly openColumn: string;
  readonly populationHow: string;
  readonly reached: string;
  readonly stack: string;
  readonly tiles: (n: number) => string;
  readonly track: string;
  readonly tree: string;
  readonly treeHow: (level: number) => string;
  readonly unknown: string;
  readonly unknownHow: string;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const en: PartWords = {
  cubes: n => enCount(n, 'cube', 'cubes'),
  cubesLeft: 'Still on the track',
  deck: 'Face down',
  display: 'Building tiles',
  displayHow: 'An action or a bonus lets you take one of these. It is paid for only when you build it.',
  either: (one, other) => `${one} or ${lower(other)}`,
  end: 'The end of the game',
  endHow: cubes =>
    `With ${cubes} cubes on the goals the end is near: this round is finished, one more is played.`,
  everybody: 'How far everybody is',
  exchange: 'Exchange',
  exchangeHow: price =>
    `In the production phase ${enCount(price, 'coin', 'coins')} buy 1 population, 1 active population brings 1 coin.`,
  faceDown: 'Not yet known',
  faceDownHow: 'Whoever researches here first chooses the technology.',
  holdings: 'Leaders and buildings',
  holdingsHow:
    'Leaders join whoever researches first on a place of level II or higher. Building tiles wait here until a settler builds them.',
  inForce: 'in force',
  investHow: 'An invested cube lands here and its space works at once. At the end the last points count.',
  leaderHow: 'A leader lies here face down and joins the first researcher.',
  markers: 'Markers',
  markersHow: 'All players take from these. Spent ones come back here.',
  needed: 'Rests on',
  next: 'Next',
  nothingYet: 'nothing yet',
  now: 'Works now',
  openColumn: 'open',
  populationHow:
    'Active population pays for actions, becomes scholars and units. What is used up goes back to the columns.',
  reached: 'Invested so far',
  stack: 'In the stack',
  tiles: n => enCount(n, 'tile', 'tiles'),
  track: 'Track',
  tree: 'Technology tree',
  treeHow: level =>
    level === 1
      ? 'Nothing has to be known before.'
      : level === 4
        ? 'Takes any two of the technologies it is connected with.'
        : 'Takes all technologies it is connected with on the level before.',
  unknown: 'Unknown land',
  unknownHow:
    'A settler discovers it for 1 movement point, beside at least two tiles of the map. One tile a turn, unless an effect allows more.',
};

const pl: PartWords = {
  cubes: n => plCount(n, 'kostka', 'kostki', 'kostek'),
  cubesLeft: 'Jeszcze na torze',
  deck: 'Zakryte',
  display: 'Kafle budowli',
  displayHow: 'Jeden z nich weźmiesz akcją albo dzięki premii. Płacisz dopiero, gdy go budujesz.',
  either: (one, other) => `${one} albo ${lower(other)}`,
  end: 'Koniec gry',
  endHow: cubes =>
    `Gdy na celach leżą ${plCount(cubes, 'kostka', 'kostki', 'kostek')}, koniec jest bliski: dogrywacie tę rundę i jeszcze jedną.`,
  everybody: 'Kto ile ma',
  exchange: 'Wymiana',
  exchangeHow: price =>
    `W fazie produkcji za ${plCount(price, 'monetę', 'monety', 'monet')} kupisz 1 pionek populacji, a 1 aktywny pionek sprzedasz za 1 monetę.`,
  faceDown: 'Jeszcze nieznana',
  faceDownHow: 'Kto pierwszy tu opracowuje, wybiera technologię.',
  holdings: 'Liderzy i budowle',
  holdingsHow:
    'Lider dołącza do tego, kto pierwszy opracuje technologię na miejscu poziomu II albo wyższego. Kafle budowli czekają tu, aż postawi je osadnik.',
  inForce: 'działa',
  investHow:
    'Tu trafia zainwestowana kostka i od razu daje premię z pola. Na koniec liczą się ostatnie punkty.',
  leaderHow: 'Leży tu zakryty lider, który dołączy do tego, kto pierwszy tu opracuje.',
  markers: 'Znaczniki',
  markersHow: 'Biorą z nich wszyscy gracze. Zużyte tu wracają.',
  needed: 'Wymaga',
  next: 'Następne',
  nothingYet: 'jeszcze nic',
  now: 'Działa teraz',
  openColumn: 'otwarta',
  populationHow:
    'Aktywną populacją płacisz za akcje, z niej masz uczonych i jednostki. Wyczerpana wraca do kolumn.',
  reached: 'Zainwestowano',
  stack: 'W stosie',
  tiles: n => plCount(n, 'kafel', 'kafle', 'kafli'),
  track: 'Tor',
  tree: 'Drzewo technologii',
  treeHow: level =>
    level === 1
      ? 'Niczego wcześniej nie trzeba.'
      : level === 4
        ? 'Wymaga dowolnych dwóch technologii, z którymi się łączy.'
        : 'Wymaga wszystkich technologii poprzedniego poziomu, z którymi się łączy.',
  unknown: 'Nieznana kraina',
  unknownHow:
    'Odkrywa ją osadnik za 1 punkt ruchu, obok co najmniej dwóch kafli mapy. Jeden kafel na turę, chyba że jakiś efekt pozwala na więcej.',
};

export const partWords: Readonly<Record<Language, PartWords>> = { en, pl };
