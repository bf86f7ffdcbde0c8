/** The tables' side of the bots' worker. Where there can be none, bots think here, as well and no further away. */
import botWorkerUrl from 'virtual:bot-worker';
import type { Answer, AnyGame } from '@epoka/kernel';
import { type AskBot, askBotHere } from './ask-bot.ts';
import type { BotTask } from './bot-decision.ts';
import type { FromBotWorker, ToBotWorker } from './bot-worker.ts';

interface Pending {
  readonly game: AnyGame;
  readonly task: BotTask;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
}

const pending = new Map<number, Pending>();
let botWorker: Worker | undefined;
/** a browser without workers in workers, or one whose file could not be fetched */
let alone = typeof Worker === 'undefined';
let tasks = 0;

function start(): Worker | undefined {
  if (botWorker || alone) return botWorker;
  let made: Worker;
  try {
    made = new Worker(botWorkerUrl, { type: 'module' });
  } catch {
    alone = true;
    return undefined;
  }
  made.addEventListener('message', ({ data }: MessageEvent<FromBotWorker>) => {
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    // A fault is met again here, where it is reported.
    waiting?.resolve('answer' in data ? data.answer : askBotHere(waiting.game, waiting.task));
  });
  made.addEventListener('error', event => {
    event.preventDefault();
    alone = true;
    botWorker = undefined;
    made.terminate();
    for (const { game, task, resolve } of pending.values()) resolve(askBotHere(game, task));
    pending.clear();
  });
  botWorker = made;
  return made;
}

export const askBot: AskBot = (game, task) => {
  const worker = start();
  if (!worker) return askBotHere(game, task);
  const id = ++tasks;
  const message: ToBotWorker = { id, task };
  return new Promise(resolve => {
    pending.set(id, { game, task, resolve });
    worker.postMessage(message);
  });
};

/** Lets the worker load before it is asked for the first time. */
export function prepareBots(): void {
  start();
}
