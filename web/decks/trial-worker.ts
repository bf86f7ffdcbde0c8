/** Games of bots with a deck that is being built, away from the page. */
import { loadGame } from '../games.ts';
import { match, solo, type TrialModule, type TrialTask } from './trial-tasks.ts';

export interface ToTrialWorker {
  readonly id: number;
  readonly game: string;
  readonly task: TrialTask;
}
export type FromTrialWorker =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };

interface Port {
  postMessage(message: FromTrialWorker): void;
  addEventListener(type: 'message', run: (event: MessageEvent<ToTrialWorker>) => void): void;
}
const port = self as unknown as Port;

const modules = import.meta.glob<TrialModule>('../../games/*/board/decks/trial.ts');

async function work({ game: id, task }: ToTrialWorker): Promise<unknown> {
  const [game, trial] = await Promise.all([
    loadGame(id),
    modules[`../../games/${id}/board/decks/trial.ts`]?.(),
  ]);
  if (!game || !trial) throw new Error(`no decks are tried for "${id}"`);
  return task.what === 'match' ? match(game, trial, task) : solo(game, trial, task);
}

port.addEventListener('message', ({ data }) => {
  work(data).then(
    result => port.postMessage({ id: data.id, result }),
    (error: unknown) => port.postMessage({ id: data.id, error: String(error) }),
  );
});
