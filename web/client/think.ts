/** How a table asks a bot. */
import type { Answer, AnyGame } from '@epoka/kernel';
import type { Task } from './thought.ts';

export type Think = (game: AnyGame, task: Task) => Promise<Answer>;

/** In this thread. Loaded when it comes to that. */
export const thinkHere: Think = async (game, task) => (await import('./thought.ts')).decide(game, task);
