/** What `play` and `replay` say to a player, in both languages. Words of a game come from the game. */
import { enCount, plCount } from '@epoka/kernel';
import type { BadReplayCode, RedoStop, SeatChange, UndoStop } from '@epoka/table';

export interface Phrases {
  /** the name of a human who gave none */
  readonly human: string;
  readonly points: string;
  readonly rank: string;
  readonly player: string;
  round(n: number): string;
  /** after the numbered choices */
  readonly prompt: string;
  readonly other: string;
  matches(n: number, total: number, text: string): string;
  readonly noMatch: string;
  noSuchNumber(text: string): string;
  blocked(why: string): string;
  refused(code: string): string;
  readonly help: string;
  undone(n: number): string;
  redone(n: number): string;
  readonly undoStops: { readonly [S in UndoStop]: string };
  readonly redoStops: { readonly [S in RedoStop]: string };
  saved(file: string, command: string): string;
  written(file: string, command: string): string;
  readonly endOfInput: string;
  readonly over: string;
  won(names: readonly string[]): string;
  readonly form: {
    int(min: number, max: number): string;
    readonly oneOf: string;
    someOf(min: number, max: number): string;
    amounts(example: string, limits: string): string;
    list(max: number): string;
    readonly wrong: string;
    readonly back: string;
  };
  readonly replay: {
    title(game: string, version: number): string;
    answers(n: number): string;
    readonly setUp: string;
    readonly unfinished: string;
    readonly ended: { readonly agreed: string; readonly operator: string };
    position(n: number, of: number): string;
    asked(name: string, question: string): string;
    readonly state: string;
    verified(answers: number, hashes: number): string;
    readonly commitment: string;
    readonly bad: { readonly [C in BadReplayCode]: string };
    resigned(name: string): string;
    readonly seatChanges: { readonly [C in SeatChange]: (name: string) => string };
  };
}

const en: Phrases = {
  human: 'Player',
  points: 'points',
  rank: 'rank',
  player: 'Player',
  round: n => `Round ${n}`,
  prompt: 'Number, part of a word, or ? for help',
  other: 'something else',
  matches: (n, total, text) =>
    `${n} of ${enCount(total, 'choice', 'choices')} with "${text}" (an empty line shows all)`,
  noMatch: 'nothing matches; an empty line shows all choices, ? explains',
  noSuchNumber: text => `there is no choice ${text}`,
  blocked: why => `not possible: ${why}`,
  refused: code => `not accepted (${code})`,
  help: [
    'A number takes that choice. Choices in brackets are not possible now; they say why.',
    'Other text shows only the choices that contain it; an empty line shows all again.',
    '  u  undo      r  redo      s  standing      l  log      v  the whole position',
    '  ?  this help             q  save and quit',
  ].join('\n'),
  undone: n => `${enCount(n, 'answer', 'answers')} taken back`,
  redone: n => `${enCount(n, 'answer', 'answers')} given again`,
  undoStops: {
    start: 'nothing to undo: this is the start',
    chance: 'undo ends here: dice, a shuffle or a draw came before',
    reveal: 'undo ends here: something hidden was revealed',
    'other-seat': 'undo ends here: another player has acted since',
    'seat-change': 'undo ends here: somebody else sat here then',
    resign: 'undo ends here: a player gave up',
    together: 'undo ends here: before this, not all were asked at once',
    over: 'the game is over',
  },
  redoStops: {
    end: 'nothing to redo',
    'other-seat': 'nothing to redo: another player has acted since',
    over: 'the game is over',
  },
  saved: (file, command) => `Saved to ${file}. Go on with: ${command}`,
  written: (file, command) => `Saved to ${file}. Read it with: ${command}`,
  endOfInput: 'End of input.',
  over: 'The game is over.',
  won: names => `${names.join(' and ')} ${names.length > 1 ? 'share the victory' : 'wins'}.`,
  form: {
    int: (min, max) => `a whole number from ${min} to ${max}`,
    oneOf: 'the number of one of these',
    someOf: (min, max) =>
      `the numbers of ${min === max ? min : `${min} to ${max}`} of these, with spaces between`,
    amounts: (example, limits) => `how many of each, like "${example}" (at most ${limits})`,
    list: max => `one after the other, at most ${max}; an empty line ends the list`,
    wrong: 'that does not fit',
    back: 'an empty line goes back',
  },
  replay: {
    title: (game, version) => `${game}, rules version ${version}`,
    answers: n => enCount(n, 'answer', 'answers'),
    setUp: 'Set-up',
    unfinished: 'The game goes on from here.',
    ended: {
      agreed: 'The game was ended by agreement. Nobody has won.',
      operator: 'The operator has closed this table. Nobody has won.',
    },
    position: (n, of) => `Position ${n} of ${of}`,
    asked: (name, question) => `${name} is asked: ${question}`,
    state: 'Position in full',
    verified: (answers, hashes) =>
      `Verified: ${enCount(answers, 'answer', 'answers')} played through, ${enCount(hashes, 'hash', 'hashes')} and the result agree.`,
    commitment:
      'The seed belongs to the commitment that was public from the start: nobody changed a shuffle.',
    bad: {
      huge: 'the file is longer than any real game',
      'not-json': 'the file is cut off or no JSON at all',
      'not-a-replay': 'the file is JSON, but no replay',
      'newer-format': 'the file was written by a newer Epoka',
      'unknown-game': 'the game is not known here',
      'newer-rules': 'the game was recorded with newer rules than these',
      'older-rules': 'the game was recorded with older rules than these',
      shape: 'a field is missing or of the wrong kind',
      settings: 'the settings or the number of seats are not possible',
      'no-seed': 'the seed is missing',
      commitment: 'the seed does not belong to the commitment',
      entry: 'an answer is not possible where it stands',
      altered: 'the file was changed after it was written',
      hash: 'the game plays out differently from what was recorded',
      result: 'the final standing is not what the game gives',
    },
    resigned: name => `${name} gives up`,
    seatChanges: {
      'sat-down': name => `${name} sits down`,
      'took-over': name => `${name} takes over`,
      left: name => `${name} leaves`,
      replaced: name => `${name} plays on`,
      flagged: name => `${name} plays on: the time was up`,
    },
  },
};

const pl: Phrases = {
  human: 'Gracz',
  points: 'punkty',
  rank: 'miejsce',
  player: 'Gracz',
  round: n => `Runda ${n}`,
  prompt: 'Numer, fragment tekstu albo ? (pomoc)',
  other: 'inna wartość',
  matches: (n, total, text) =>
    `${n} z ${plCount(total, 'możliwości', 'możliwości', 'możliwości')} zawiera „${text}” (pusty wiersz pokazuje wszystkie)`,
  noMatch: 'nic nie pasuje; pusty wiersz pokazuje wszystkie możliwości, ? wyjaśnia',
  noSuchNumber: text => `nie ma możliwości o numerze ${text}`,
  blocked: why => `niemożliwe: ${why}`,
  refused: code => `odpowiedź odrzucona (${code})`,
  help: [
    'Numer wybiera możliwość. Możliwości w nawiasach są teraz niedostępne; obok podano powód.',
    'Inny tekst zawęża listę do możliwości, które go zawierają; pusty wiersz pokazuje wszystkie.',
    '  u  cofnij    r  ponów     s  punktacja     l  dziennik  v  cała pozycja',
    '  ?  ta pomoc              q  zapisz i wyjdź',
  ].join('\n'),
  undone: n => `cofnięto ${plCount(n, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')}`,
  redone: n => `ponowiono ${plCount(n, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')}`,
  undoStops: {
    start: 'nie ma czego cofać: to początek gry',
    chance: 'dalej nie można cofnąć: wcześniej rzucano, tasowano albo dobierano',
    reveal: 'dalej nie można cofnąć: coś ukrytego zostało odsłonięte',
    'other-seat': 'dalej nie można cofnąć: inny gracz wykonał już ruch',
    'seat-change': 'dalej nie można cofnąć: wtedy siedział tu ktoś inny',
    resign: 'dalej nie można cofnąć: ktoś zrezygnował z gry',
    together: 'dalej nie można cofnąć: wcześniej nie wszyscy wybierali naraz',
    over: 'gra jest skończona',
  },
  redoStops: {
    end: 'nie ma czego ponawiać',
    'other-seat': 'nie ma czego ponawiać: inny gracz wykonał już ruch',
    over: 'gra jest skończona',
  },
  saved: (file, command) => `Zapisano w pliku ${file}. Dalszy ciąg: ${command}`,
  written: (file, command) => `Zapisano w pliku ${file}. Do przejrzenia: ${command}`,
  endOfInput: 'Koniec danych wejściowych.',
  over: 'Koniec gry.',
  won: names => (names.length > 1 ? `Zwycięstwem dzielą się: ${names.join(', ')}.` : `Wygrywa ${names[0]}.`),
  form: {
    int: (min, max) => `liczba całkowita od ${min} do ${max}`,
    oneOf: 'numer jednej z tych możliwości',
    someOf: (min, max) =>
      `numery oddzielone spacjami, ${min === max ? `dokładnie ${min}` : `od ${min} do ${max}`}`,
    amounts: (example, limits) => `ile czego, na przykład „${example}” (najwyżej ${limits})`,
    list: max => `po kolei, najwyżej ${max}; pusty wiersz kończy listę`,
    wrong: 'to nie pasuje',
    back: 'pusty wiersz wraca',
  },
  replay: {
    title: (game, version) => `${game}, wersja zasad ${version}`,
    answers: n => plCount(n, 'odpowiedź', 'odpowiedzi', 'odpowiedzi'),
    setUp: 'Przygotowanie',
    unfinished: 'Gra toczy się stąd dalej.',
    ended: {
      agreed: 'Gra zakończona za zgodą wszystkich. Nikt nie wygrał.',
      operator: 'Operator zamknął ten stół. Nikt nie wygrał.',
    },
    position: (n, of) => `Pozycja ${n} z ${of}`,
    asked: (name, question) => `${name} odpowiada na pytanie: ${question}`,
    state: 'Cała pozycja',
    verified: (answers, hashes) =>
      `Sprawdzono: rozegrano ${plCount(answers, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')}, ${plCount(hashes, 'suma kontrolna', 'sumy kontrolne', 'sum kontrolnych')} i wynik się zgadzają.`,
    commitment: 'Ziarno odpowiada zobowiązaniu jawnemu od początku: nikt nie zmienił tasowania.',
    bad: {
      huge: 'plik jest dłuższy niż jakakolwiek prawdziwa gra',
      'not-json': 'plik jest ucięty albo nie jest to JSON',
      'not-a-replay': 'to JSON, ale nie zapis gry',
      'newer-format': 'plik zapisała nowsza wersja Epoki',
      'unknown-game': 'ta gra nie jest tu znana',
      'newer-rules': 'grę zapisano przy nowszej wersji zasad',
      'older-rules': 'grę zapisano przy starszej wersji zasad',
      shape: 'brakuje pola albo jest ono złego rodzaju',
      settings: 'takie ustawienia albo taka liczba miejsc są niemożliwe',
      'no-seed': 'brakuje ziarna',
      commitment: 'ziarno nie odpowiada zobowiązaniu',
      entry: 'jedna z odpowiedzi jest w swoim miejscu niemożliwa',
      altered: 'plik został zmieniony po zapisaniu',
      hash: 'gra przebiega inaczej, niż zapisano',
      result: 'końcowa punktacja nie zgadza się z przebiegiem gry',
    },
    resigned: name => `${name} rezygnuje z gry`,
    seatChanges: {
      'sat-down': name => `${name} siada do stołu`,
      'took-over': name => `${name} przejmuje miejsce`,
      left: name => `${name} odchodzi od stołu`,
      replaced: name => `${name} gra dalej`,
      flagged: name => `${name} gra dalej: skończył się czas`,
    },
  },
};

export const phrases: { readonly en: Phrases; readonly pl: Phrases } = { en, pl };
