/** Noughts and crosses: no chance, no secret. The smallest whole game on the kernel. */
import {
  type CoreState,
  copyCore,
  type GameModule,
  type GameWords,
  NONE,
  OK,
  type Play,
  type Ruleset,
  type Standing,
} from '../../index.ts';

export interface TttState extends CoreState {
  /** the seat whose mark stands in each of the nine cells, or NONE */
  cells: number[];
  /** three in a row lose instead of win */
  misere: boolean;
  /** the seat that won, or NONE */
  winner: number;
}

export interface TttVocabulary {
  steps: { turn: { readonly seat: number } };
  questions: { place: null };
  answers: { place: [cell: number] };
  reasons: { taken: [by: number]; lines: [] };
  tells: { placed: [seat: number, cell: number]; won: [seat: number]; drawn: [] };
}

export const tttSettings = { misere: { type: 'bool', default: false } } as const;

const MARKS = [5, 4];
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

function completes(cells: readonly number[], seat: number, cell: number): boolean {
  return LINES.some(line => line.includes(cell) && line.every(c => c === cell || cells[c] === seat));
}

function winOrLoss(s: TttState, seat: number): number {
  if (s.winner === NONE) return 0;
  return s.winner === seat ? 1 : -1;
}

export const tictactoe: Ruleset<TttState, TttVocabulary, typeof tttSettings> = {
  id: 'tictactoe',
  version: 1,
  seats: { min: 2, max: 2 },
  settings: tttSettings,
  blank: (core, settings) => ({
    ...core,
    cells: new Array<number>(9).fill(NONE),
    misere: settings.misere,
    winner: NONE,
  }),
  setup(g) {
    g.next('turn', { seat: 0 });
  },
  steps: {
    turn(g, { seat }) {
      if (!g.s.cells.includes(NONE)) {
        g.tell('drawn');
        g.end();
        return;
      }
      if (seat === 0) g.beginRound();
      g.ask(seat, 'place');
      g.next('turn', { seat: 1 - seat });
    },
  },
  questions: {
    place: {
      auto: true,
      choices(g, q, offer) {
        const { cells, misere } = g.s;
        for (let cell = 0; cell < 9; cell++) {
          offer.unless(cells[cell] === NONE ? OK : g.no('taken', cells[cell]), 'place', cell);
          if (misere && cells[cell] === NONE && completes(cells, q.seat, cell)) offer.warn(g.no('lines'));
        }
      },
      answer(g, q, [, cell]) {
        const lined = completes(g.s.cells, q.seat, cell);
        g.s.cells[cell] = q.seat;
        g.tell('placed', q.seat, cell);
        if (lined) win(g, g.s.misere ? 1 - q.seat : q.seat);
      },
    },
  },
  secrets: [],
  copy: s => ({ ...copyCore(s), cells: s.cells.slice(), misere: s.misere, winner: s.winner }),
  standing(s): Standing[] {
    return [0, 1].map(seat => {
      const points = winOrLoss(s, seat);
      return { seat, points, rank: points < 0 ? 2 : 1, by: { line: points } };
    });
  },
  pieces(s, at) {
    for (let seat = 0; seat < 2; seat++) {
      const placed = s.cells.filter(c => c === seat).length;
      at(`mark of ${seat}`, 'board', placed);
      at(`mark of ${seat}`, 'supply', MARKS[seat] - placed);
    }
  },
  resign(g, seat) {
    win(g, 1 - seat);
  },
};

function win(g: Play<TttState, TttVocabulary>, seat: number): void {
  g.s.winner = seat;
  g.tell('won', seat);
  g.end();
}

export const tttEn: GameWords<TttState, TttVocabulary> = {
  title: 'Noughts and crosses',
  questions: { place: () => 'Put your mark on an empty cell' },
  answers: { place: (_r, cell) => `cell ${cell + 1}` },
  reasons: {
    taken: (r, by) => `the mark of ${r.name(by)} stands there`,
    lines: () => 'this makes three in a row, and you lose',
  },
  tells: {
    placed: (r, seat, cell) => `${r.name(seat)} marks cell ${cell + 1}`,
    won: (r, seat) => `${r.name(seat)} wins`,
    drawn: () => 'The board is full: a draw',
  },
  sources: { line: 'three in a row' },
  settings: {
    misere: {
      name: 'Misère',
      hint: 'Who makes three in a row loses',
      values: { true: 'yes', false: 'no' },
    },
  },
  content: id => id,
};

export const tttPl: GameWords<TttState, TttVocabulary> = {
  title: 'Kółko i krzyżyk',
  questions: { place: () => 'Postaw swój znak na wolnym polu' },
  answers: { place: (_r, cell) => `pole ${cell + 1}` },
  reasons: {
    taken: (r, by) => `stoi tam już znak gracza ${r.name(by)}`,
    lines: () => 'ułożysz trzy w rzędzie i przegrasz',
  },
  tells: {
    placed: (r, seat, cell) => `${r.name(seat)} zajmuje pole ${cell + 1}`,
    won: (r, seat) => `${r.name(seat)} wygrywa`,
    drawn: () => 'Plansza jest pełna: remis',
  },
  sources: { line: 'trzy w rzędzie' },
  settings: {
    misere: {
      name: 'Odwrotne zasady',
      hint: 'Kto ułoży trzy w rzędzie, przegrywa',
      values: { true: 'tak', false: 'nie' },
    },
  },
  content: id => id,
};

export const tictactoeGame: GameModule<TttState, TttVocabulary, typeof tttSettings> = {
  rules: tictactoe,
  brain: {
    judge(s, seat) {
      if (s.winner !== NONE) return winOrLoss(s, seat) * 50;
      return s.cells[4] === seat ? 1 : 0;
    },
    turn: s => s.cells.filter(by => by !== NONE).length,
    owner: s => s.asked[0]?.seat ?? 0,
    rivalry: { best: 1, mean: 0 },
    weights: null,
  },
  words: { en: async () => tttEn, pl: async () => tttPl },
};
