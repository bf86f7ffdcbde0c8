/** Random chess on chessops, the yardstick for the speed of a game's rules. */
import { type Chance, nextBelow } from '@epoka/kernel';
import { Chess } from 'chessops/chess';

const LONGEST_GAME = 200;
const LAST_RANKS = new Set([0, 1, 2, 3, 4, 5, 6, 7, 56, 57, 58, 59, 60, 61, 62, 63]);

/** One random game of at most 200 moves; the number of moves made. */
export function randomChess(chance: Chance): number {
  const position = Chess.default();
  let moves = 0;
  while (moves < LONGEST_GAME) {
    const context = position.ctx();
    let total = 0;
    const dests = position.allDests(context);
    for (const squares of dests.values()) total += squares.size();
    if (total === 0 || position.isInsufficientMaterial()) break;
    let pick = nextBelow(chance, total);
    for (const [from, squares] of dests) {
      const size = squares.size();
      if (pick >= size) {
        pick -= size;
        continue;
      }
      let to = -1;
      for (const square of squares) if (pick-- === 0) to = square;
      const pawn = position.board.pawn.has(from);
      position.play(pawn && LAST_RANKS.has(to) ? { from, to, promotion: 'queen' } : { from, to });
      break;
    }
    moves++;
  }
  return moves;
}
