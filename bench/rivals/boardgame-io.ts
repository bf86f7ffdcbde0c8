/** The same two games on boardgame.io's reducer, without network or undo: the fastest way it offers. */
import { createRequire } from 'node:module';
import { type Chance, nextBelow } from '@epoka/kernel';
import type { Game } from 'boardgame.io';

interface BoardState {
  ctx: { gameover?: unknown; currentPlayer: string };
  G: unknown;
}
interface Internal {
  InitializeGame(options: { game: Game; numPlayers: number }): BoardState;
  CreateGameReducer(options: { game: Game }): (state: BoardState, action: unknown) => BoardState;
  ProcessGameConfig(game: Game): Game;
}
interface Core {
  INVALID_MOVE: 'INVALID_MOVE';
}

// Its packages are CommonJS folders without an export map; Node's ES modules can't import those by folder.
const require = createRequire(import.meta.url);
const internal = require('boardgame.io/internal') as Internal;
const { INVALID_MOVE } = require('boardgame.io/core') as Core;

interface Cells {
  cells: (string | null)[];
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

const ticTacToe: Game<Cells> = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: {
    play: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some(l => l.every(i => G.cells[i] === ctx.currentPlayer))) return { winner: ctx.currentPlayer };
    if (G.cells.every(c => c !== null)) return { draw: true };
    return undefined;
  },
};

const ROWS = 6;
const COLUMNS = 7;

function fourInARow(cells: readonly (string | null)[], player: string): boolean {
  const at = (x: number, y: number) =>
    x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && cells[x * ROWS + y] === player;
  for (let x = 0; x < COLUMNS; x++)
    for (let y = 0; y < ROWS; y++) {
      if (!at(x, y)) continue;
      if (at(x + 1, y) && at(x + 2, y) && at(x + 3, y)) return true;
      if (at(x, y + 1) && at(x, y + 2) && at(x, y + 3)) return true;
      if (at(x + 1, y + 1) && at(x + 2, y + 2) && at(x + 3, y + 3)) return true;
      if (at(x + 1, y - 1) && at(x + 2, y - 2) && at(x + 3, y - 3)) return true;
    }
  return false;
}

const connectFour: Game<Cells> = {
  setup: () => ({ cells: Array(COLUMNS * ROWS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: {
    play: ({ G, playerID }, column: number) => {
      for (let y = 0; y < ROWS; y++)
        if (G.cells[column * ROWS + y] === null) {
          G.cells[column * ROWS + y] = playerID;
          return undefined;
        }
      return INVALID_MOVE;
    },
  },
  endIf: ({ G, ctx }) => {
    if (fourInARow(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    if (G.cells.every(c => c !== null)) return { draw: true };
    return undefined;
  },
};

const openCells = (cells: readonly (string | null)[]) => cells.flatMap((c, i) => (c === null ? [i] : []));
const openColumns = (cells: readonly (string | null)[]) => {
  const open: number[] = [];
  for (let x = 0; x < COLUMNS; x++) if (cells[x * ROWS + ROWS - 1] === null) open.push(x);
  return open;
};

function player(game: Game<Cells>, open: (cells: readonly (string | null)[]) => number[]) {
  const config = internal.ProcessGameConfig(game as Game);
  const reduce = internal.CreateGameReducer({ game: config });
  const start = internal.InitializeGame({ game: config, numPlayers: 2 });
  /** One random game; the number of moves made. */
  return (chance: Chance): number => {
    let state = start;
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const choices = open((state.G as Cells).cells);
      const choice = choices[nextBelow(chance, choices.length)];
      state = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'play', args: [choice], playerID: state.ctx.currentPlayer },
      });
      moves++;
    }
    return moves;
  };
}

export const boardgameIo = {
  'tic-tac-toe': player(ticTacToe, openCells),
  'connect-four': player(connectFour, openColumns),
};
