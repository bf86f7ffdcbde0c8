/** The tables' side of the bots' worker. Where there can be none, bots think here, as well and no further away. */
import thinkerUrl from 'virtual:bot-worker';
import type { Answer, AnyGame } from '@epoka/kernel';
import { type Think, thinkHere } from './think.ts';
import type { FromThinker, ToThinker } from './thinker.ts';
import type { Task } from './thought.ts';

interface Pending {
  readonly game: AnyGame;
  readonly task: Task;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
}

const pending = new Map<number, Pending>();
let thinker: Worker | undefined;
/** a browser without workers in workers, or one whose file could not be fetched */
let alone = typeof Worker === 'undefined';
let tasks = 0;

function start(): Worker | undefined {
  if (thinker || alone) return thinker;
  let made: Worker;
  try {
    made = new Worker(thinkerUrl, { type: 'module' });
  } catch {
    alone = true;
    return undefined;
  }
  made.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => {
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    // A fault is met again here, where it is reported.
    waiting?.resolve('answer' in data ? data.answer : thinkHere(waiting.game, waiting.task));
  });
  made.addEventListener('error', event => {
    event.preventDefault();
    alone = true;
    thinker = undefined;
    made.terminate();
    for (const { game, task, resolve } of pending.values()) resolve(thinkHere(game, task));
    pending.clear();
  });
  thinker = made;
  return made;
}

export const think: Think = (game, task) => {
  const worker = start();
  if (!worker) return thinkHere(game, task);
  const id = ++tasks;
  const message: ToThinker = { id, task };
  return new Promise(resolve => {
    pending.set(id, { game, task, resolve });
    worker.postMessage(message);
  });
};

/** Lets the worker load before it is asked for the first time. */
export function prepare(): void {
  start();
}
