/**
 * Passwords that everybody tries first. What counts is the word in it: `P@ssword2024!` is no better than `password`.
 */

const WORDS = new Set(
  `password passwort passwd haslo mojehaslo hasloo tajnehaslo qwerty qwertyuiop qwertz asdfgh asdfghjkl zxcvbnm azerty
  qazwsx qazwsxedc zaqwsx zaqxsw letmein welcome witaj witam admin administrator login logowanie guest gosc
  master monkey dragon football baseball basketball hockey soccer pilka superman batman spiderman pokemon starwars
  matrix shadow sunshine princess ksiezniczka iloveyou kochamcie kocham kochanie misiaczek mis myszka kotek
  kociak piesek zabka sloneczko slonko aniolek polska polskagola polak warszawa krakow gdansk wroclaw legia lech wisla
  widzew barcelona realmadrid chelsea liverpool arsenal juventus trustno whatever freedom computer komputer internet
  samsung nokia iphone google facebook hello secret sekret changeme default testtest tester testing temporary temp
  access flower summer winter spring autumn lato zima wiosna jesien poniedzialek michael jordan jennifer charlie daniel
  michal mateusz kacper bartek marcin dominik damian lukasz tomek agnieszka natalia karolina weronika paulina
  monika mamaitata rodzina marysia maciek killer hunter ranger buster thomas robert jessica ashley nicole andrew
  matthew joshua pepper ginger cheese chocolate czekolada orange banana cookie purple silver diamond mustang ferrari
  mercedes porsche yamaha harley corvette merlin gandalf starcraft minecraft fortnite lolek dupadupa dupa cholera kurwa
  pass mypass test user root toor loveyou iloveu myspace tigger blink naruto tajne tajny anime pies kot slonko haselko
  epoka civilization cywilizacja`.split(/\s+/),
);

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Two runs woven into each other, and figures on the pad of numbers. */
const WOVEN = [
  '1q2w3e4r5t6y',
  'q1w2e3r4t5y6',
  'a1b2c3d4e5f6',
  '1a2b3c4d5e6f',
  '147258369',
  '159357',
  '159753',
  '741852963',
];
const ROWS = [
  '1234567890',
  '0987654321',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  'zaq1',
  'xsw2',
  'qaz',
  'wsx',
  'edc',
];

/** Every piece of a row, from three keys on, the longest first: also 87654321 and asdf. */
const RUNS: readonly string[] = [
  ...new Set(
    [...ROWS, ...WOVEN].flatMap(row => {
      const pieces: string[] = [];
      for (let from = 0; from + 3 <= row.length; from++)
        for (let to = from + 3; to <= row.length; to++) pieces.push(row.slice(from, to));
      return pieces;
    }),
  ),
].sort((a, b) => b.length - a.length);

/** Letters of Polish words, without their accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l');

/** The word in the middle, without the digits and signs that people put around it. */
const core = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

export function isCommonPassword(password: string, own: readonly string[]): boolean {
  const text = plain(password);
  if (new Set(text).size <= 3) return true;
  // Runs along a row of the keyboard, also one after the other: 12345678, qwertyasdf, 123qweasd.
  let rest = text;
  for (const run of RUNS) rest = rest.replaceAll(run, '');
  if (rest.length <= 2) return true;
  // Spaces and signs between the letters hide no word: `p-a-s-s word`.
  const closed = text.replace(/[^\p{L}\p{N}@$!]/gu, '');
  const words = [text, closed].flatMap(form => [
    core(form),
    core([...form].map(letter => LEET[letter] ?? letter).join('')),
    core(leetCore(form)),
  ]);
  const mine = own.map(name => plain(name)).filter(name => name.length >= 3);
  const isKnown = (word: string) => WORDS.has(word) || WORDS.has(halved(word)) || mine.includes(word);
  return words.some(word => isKnown(word) || isKnown([...word].reverse().join('')));
}

/** Signs at the ends are decoration, those in the middle stand for letters. */
const leetCore = (text: string): string =>
  [...text.replace(/^[\d\W_]+|[\d\W_]+$/g, '')].map(letter => LEET[letter] ?? letter).join('');

/** `passwordpassword` is one word twice. */
function halved(word: string): string {
  const half = word.slice(0, word.length / 2);
  return half + half === word ? half : word;
}
