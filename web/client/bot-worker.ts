/** The bots' own worker: the worker of the tables stays free for people while somebody here thinks. */
import type { Answer } from '@epoka/kernel';
import { loadGame } from '../games.ts';
import { type BotTask, decide } from './bot-decision.ts';

export interface ToBotWorker {
  readonly id: number;
  readonly task: BotTask;
}
export type FromBotWorker =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string };

interface Port {
  postMessage(message: FromBotWorker): void;
  addEventListener(type: 'message', run: (event: MessageEvent<ToBotWorker>) => void): void;
}
const port = self as unknown as Port;

async function work({ task }: ToBotWorker): Promise<Answer> {
  const game = await loadGame(task.game);
  if (!game) throw new Error(`no game is called "${task.game}"`);
  return decide(game, task);
}

port.addEventListener('message', ({ data }) => {
  work(data).then(
    answer => port.postMessage({ id: data.id, answer }),
    (error: unknown) => port.postMessage({ id: data.id, error: String(error) }),
  );
});
