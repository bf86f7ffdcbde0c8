/** A thread that plays its share of the games of a plan. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame, type Registry } from './games.ts';
import { GameFailed, playOne, type Result, type WorkerNews, type WorkerTask } from './simulation.ts';

const task = workerData as WorkerTask;
const say = (news: WorkerNews) => parentPort?.postMessage(news);
const { registry }: { registry: Registry } = await import(task.registry);
const { game } = await loadGame(registry, task.plan.game);

let results: Result[] = [];
let last = performance.now();
try {
  for (let n = task.from; n < task.to; n += task.step) {
    results.push(playOne(game, task.plan, n));
    if (performance.now() - last > 100) {
      say({ kind: 'results', results });
      results = [];
      last = performance.now();
    }
  }
  say({ kind: 'results', results });
} catch (error) {
  if (!(error instanceof GameFailed)) throw error;
  say({ kind: 'failed', failed: error.failed });
}
