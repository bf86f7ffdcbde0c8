/** The page's side of the worker. One worker for the whole page, so that games that can't be kept live as long as it does. */

import workerUrl from 'virtual:table-worker';
import type { Answer, Json } from '@epoka/kernel';
import { patch } from '@epoka/table';
import type { ClientProblem, Refused, TableClient, TableShot } from './table-client.ts';
import { following } from './table-shot.ts';
import type { FromWorker, ToWorker, WorkerCalls, WorkerErrorData } from './worker-calls.ts';

export class WorkerError extends Error {
  readonly data: WorkerErrorData;
  constructor(data: WorkerErrorData) {
    super(data.message);
    this.name = 'WorkerError';
    this.data = data;
  }
}

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const pending = new Map<number, Pending>();
const tables = new Map<string, LocalTableClient>();
let worker: Worker | undefined;
let calls = 0;

function start(): Worker {
  if (worker) return worker;
  // Replies come by a channel of their own: after a press the browser keeps the messages of a worker back until it has painted
  // whatever the press changed by itself, and the answer would be shown a frame later. A channel isn't kept waiting.
  const name = `epoka-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const replies = new BroadcastChannel(name);
  const made = new Worker(workerUrl, { type: 'module', name });
  replies.addEventListener('message', (event: MessageEvent<FromWorker>) => {
    const message = event.data;
    if ('table' in message) {
      tables.get(message.table)?.receive(message);
      return;
    }
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if ('error' in message) waiting?.reject(new WorkerError(message.error));
    else waiting?.resolve(message.value);
  });
  made.addEventListener('error', event => {
    // The script could not be loaded or failed outside of any call: nobody will answer any more.
    const error = new WorkerError({
      code: 'fault',
      message: event.message || 'the worker could not be started',
    });
    for (const waiting of pending.values()) waiting.reject(error);
    pending.clear();
    replies.close();
    worker?.terminate();
    worker = undefined;
  });
  worker = made;
  return made;
}

export const workerRuns = (): boolean => worker !== undefined;

export function ask<K extends keyof WorkerCalls>(
  call: K,
  ...args: Parameters<WorkerCalls[K]>
): Promise<ReturnType<WorkerCalls[K]>> {
  const id = ++calls;
  const message: ToWorker = { call, id, args };
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve: resolve as (value: unknown) => void, reject });
    start().postMessage(message);
  });
}

/** A refusal is an answer, not a fault. */
async function refusable(run: Promise<unknown>): Promise<Refused | undefined> {
  try {
    await run;
    return undefined;
  } catch (error) {
    if (error instanceof WorkerError && (error.data.code === 'refusal' || error.data.code === 'table'))
      return {
        code: error.data.detail ?? error.data.code,
        ...(error.data.reason ? { reason: error.data.reason } : {}),
      };
    throw error;
  }
}

type Pace = 'calm' | 'quick' | 'instant';
/** milliseconds between two moves of bots */
const PACES: Readonly<Record<Pace, number>> = { calm: 650, quick: 200, instant: 0 };

export class LocalTableClient implements TableClient {
  readonly kind = 'local';
  private readonly id: string;
  private now: TableShot | undefined;
  private trouble: ClientProblem | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(id: string, pace: Pace) {
    this.id = id;
    tables.set(id, this);
    ask('open', id, PACES[pace]).catch((error: unknown) => {
      const data = error instanceof WorkerError ? error.data : undefined;
      if (data?.code === 'missing') this.trouble = { code: 'missing' };
      else if (data?.code === 'version') this.trouble = { code: 'version', detail: data.message };
      else this.trouble = { code: 'broken', detail: data?.message ?? String(error) };
      this.changed();
    });
  }

  readonly shot = (): TableShot | undefined => this.now;
  readonly problem = (): ClientProblem | undefined => this.trouble;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  receive(message: { shot: TableShot } | { patch: Json }): void {
    const before = this.now;
    const made = 'shot' in message ? message.shot : before && patch(before, message.patch);
    if (!made) return;
    this.now = following(before, made);
    this.changed();
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }

  answer = (question: number, answer: Answer) => refusable(ask('answer', this.id, question, answer));
  undo = (answers: number) => refusable(ask('undo', this.id, answers));
  redo = (answers: number) => refusable(ask('redo', this.id, answers));
  takeBack = (to: number) => refusable(ask('takeBack', this.id, to));
  order = (order: string, on: boolean) => refusable(ask('order', this.id, order, on));
  resign = (seat: number) => refusable(ask('resign', this.id, seat));
  uncover = (seat: number) => ask('uncover', this.id, seat);
  digest = () => ask('digest', this.id);
  viewAt = (answers: number, seat: number) => ask('viewAt', this.id, answers, seat);
  planBegin = () => ask('planBegin', this.id);
  planDrop = () => ask('planDrop', this.id);
  planCarryOut = () => ask('planCarryOut', this.id);
  points = () => ask('points', this.id);
  verify = () => ask('verify', this.id);
  replayText = () => ask('replayText', this.id);
  keptText = () => ask('keptText', this.id);
  rename = (name: string) => ask('rename', this.id, name);

  pace(pace: Pace): void {
    void ask('pace', PACES[pace]).catch(() => undefined);
  }

  hurry(): void {
    void ask('hurry', this.id).catch(() => undefined);
  }

  close(): void {
    tables.delete(this.id);
    this.listeners.clear();
    ask('close', this.id).catch(() => undefined);
  }
}
