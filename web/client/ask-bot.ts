/** How a table asks a bot. */
import type { Answer, AnyGame } from '@epoka/kernel';
import type { BotTask } from './bot-decision.ts';

export type AskBot = (game: AnyGame, task: BotTask) => Promise<Answer>;

/** In this thread. Loaded when it comes to that. */
export const askBotHere: AskBot = async (game, task) =>
  (await import('./bot-decision.ts')).decide(game, task);
