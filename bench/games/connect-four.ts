/** Connect four on the kernel: 7 columns of 6. */
import type { CoreState, Ruleset } from '@epoka/kernel';

interface State extends CoreState {
  cells: number[];
  heights: number[];
  filled: number;
  winner: number;
}

interface Words {
  steps: { turn: null };
  questions: { drop: null };
  answers: { drop: [column: number] };
  reasons: { full: [] };
  tells: { dropped: [seat: number, column: number] };
}

const COLUMNS = 7;
const ROWS = 6;
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

function run(
  cells: readonly number[],
  seat: number,
  column: number,
  row: number,
  dx: number,
  dy: number,
): number {
  let n = 0;
  let x = column + dx;
  let y = row + dy;
  while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && cells[x * ROWS + y] === seat) {
    n++;
    x += dx;
    y += dy;
  }
  return n;
}

function wins(cells: readonly number[], seat: number, column: number, row: number): boolean {
  for (let i = 0; i < DIRECTIONS.length; i++) {
    const dx = DIRECTIONS[i][0];
    const dy = DIRECTIONS[i][1];
    if (run(cells, seat, column, row, dx, dy) + run(cells, seat, column, row, -dx, -dy) >= 3) return true;
  }
  return false;
}

export const connectFour: Ruleset<State, Words, Record<never, never>> = {
  id: 'connect-four',
  version: 1,
  seats: { min: 2, max: 2 },
  settings: {},
  blank: core => ({
    ...core,
    cells: new Array(COLUMNS * ROWS).fill(-1),
    heights: new Array(COLUMNS).fill(0),
    filled: 0,
    winner: -1,
  }),
  setup: g => g.next('turn'),
  steps: {
    turn: g => g.ask(g.s.filled & 1, 'drop'),
  },
  questions: {
    drop: {
      choices(g, _q, offer) {
        const heights = g.s.heights;
        for (let x = 0; x < COLUMNS; x++)
          offer.unless(heights[x] < ROWS ? undefined : g.no('full'), 'drop', x);
      },
      answer(g, q, [, column]) {
        const s = g.s;
        const row = s.heights[column]++;
        s.cells[column * ROWS + row] = q.seat;
        s.filled++;
        g.tell('dropped', q.seat, column);
        if (wins(s.cells, q.seat, column, row)) {
          s.winner = q.seat;
          g.end();
        } else if (s.filled === COLUMNS * ROWS) g.end();
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
    heights: s.heights.slice(),
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
