/** Tic-tac-toe on the kernel, for comparison with the same game on other engines. */
import type { CoreState, Ruleset } from '@epoka/kernel';

interface State extends CoreState {
  cells: number[];
  filled: number;
  winner: number;
}

interface Words {
  steps: { turn: null };
  questions: { mark: null };
  answers: { mark: [cell: number] };
  reasons: { taken: [] };
  tells: { marked: [seat: number, cell: number] };
}

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

function wins(cells: readonly number[], seat: number): boolean {
  for (let i = 0; i < LINES.length; i++) {
    const line = LINES[i];
    if (cells[line[0]] === seat && cells[line[1]] === seat && cells[line[2]] === seat) return true;
  }
  return false;
}

export const ticTacToe: Ruleset<State, Words, Record<never, never>> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  settings: {},
  blank: core => ({ ...core, cells: [-1, -1, -1, -1, -1, -1, -1, -1, -1], filled: 0, winner: -1 }),
  setup: g => g.next('turn'),
  steps: {
    turn: g => g.ask(g.s.filled & 1, 'mark'),
  },
  questions: {
    mark: {
      choices(g, _q, offer) {
        const cells = g.s.cells;
        for (let i = 0; i < 9; i++) offer.unless(cells[i] < 0 ? undefined : g.no('taken'), 'mark', i);
      },
      answer(g, q, [, cell]) {
        const s = g.s;
        s.cells[cell] = q.seat;
        s.filled++;
        g.tell('marked', q.seat, cell);
        if (wins(s.cells, q.seat)) {
          s.winner = q.seat;
          g.end();
        } else if (s.filled === 9) g.end();
        else g.next('turn');
      },
    },
  },
  secrets: [],
  copy: s => ({
    version: s.version,
    chance: s.chance.slice(),
    seats: s.seats,
    round: s.round,
    roundCap: s.roundCap,
    stack: s.stack.slice(),
    asked: s.asked.slice(),
    asking: s.asking,
    over: s.over,
    cells: s.cells.slice(),
    filled: s.filled,
    winner: s.winner,
  }),
  standing: s =>
    [0, 1].map(seat => ({
      seat,
      points: s.winner === seat ? 1 : 0,
      rank: s.winner < 0 || s.winner === seat ? 1 : 2,
      by: {},
    })),
  pieces: () => {},
};
