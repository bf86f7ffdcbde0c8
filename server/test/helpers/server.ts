/** Servers and people for tests. */

import type { Act, ActResult, LinkInfo, Me, NewTable, Problem, TableReply } from '@epoka/protocol';
import { EpokaClient, type SocketLike } from '@epoka/protocol/client';
import { onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { type Running, serve } from '../../serve.ts';
import type { ServeOptions } from '../../settings.ts';
import { keptFolder } from './folder.ts';

export const GAMES = new URL('./games.ts', import.meta.url).href;

const cleanups: (() => unknown)[] = [];

/** Done after the test, the last one first. Bound to the test itself: files may share this module. */
export function later(clean: () => unknown): void {
  if (cleanups.length === 0)
    onTestFinished(async () => {
      for (const each of cleanups.splice(0).reverse()) await each();
    });
  cleanups.push(clean);
}

/** A server on a free port, with a folder of its own unless told otherwise. Gone after the test. */
export async function startServer(options: Partial<ServeOptions> = {}): Promise<Running> {
  let own: Partial<ServeOptions> = {};
  if (options.data === undefined && options.databaseUrl === undefined) {
    const { folder, remove } = keptFolder();
    later(remove);
    own = { data: folder };
  }
  const running = await serve({
    port: 0,
    host: '127.0.0.1',
    games: GAMES,
    log: process.env.EPOKA_TEST_LOG ?? 'silent',
    quiet: true,
    limitScale: 1000,
    botThreads: 1,
    ...own,
    ...options,
  });
  later(() => running.close());
  return running;
}

export class HttpProblem extends Error {
  readonly status: number;
  readonly problem: Problem;
  constructor(status: number, problem: Problem) {
    super(`${status} ${problem?.code}: ${problem?.message}`);
    this.status = status;
    this.problem = problem;
  }
}

let count = 0;
export const key = () => `key-${process.pid}-${++count}-abcdef`;

/** Somebody with a browser: remembers the cookie. */
export class Visitor {
  base: string;
  cookie = '';
  token = '';
  me: Me | undefined;

  constructor(base: string) {
    this.base = base.replace('localhost', '127.0.0.1');
  }

  async fetch(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split('=');
      const others = this.cookie.split('; ').filter(c => c !== '' && !c.startsWith(`${name}=`));
      this.cookie = [...(value ? [`${name}=${value}`] : []), ...others].join('; ');
    }
    return response;
  }

  async call<T = Record<string, never>>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.fetch(method, path, body);
    const answer = (await response.json()) as { problem: Problem };
    if (!response.ok) throw new HttpProblem(response.status, answer.problem);
    return answer as T;
  }

  get = <T>(path: string) => this.call<T>('GET', path);
  post = <T>(path: string, body: unknown = {}) => this.call<T>('POST', path, body);

  /** The code of the problem this runs into. */
  async problem(work: Promise<unknown>): Promise<string> {
    return work.then(
      () => 'none',
      error => {
        if (error instanceof HttpProblem) return error.problem.code;
        throw error;
      },
    );
  }

  act(table: string, act: Act, k = key()): Promise<ActResult> {
    return this.post(`/api/tables/${table}/acts`, { key: k, act });
  }

  table(id: string): Promise<TableReply> {
    return this.get(`/api/tables/${id}`);
  }

  socket(headers: Record<string, string> = {}): WebSocket {
    return new WebSocket(`${this.base.replace('http', 'ws')}/ws`, {
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
    });
  }

  client(): EpokaClient {
    const client = new EpokaClient({
      connect: () => this.socket() as unknown as SocketLike,
      patience: { first: 50, most: 500 },
    });
    later(() => client.close());
    return client;
  }
}

export async function guest(server: { readonly url: string } | string, name: string): Promise<Visitor> {
  const visitor = new Visitor(typeof server === 'string' ? server : server.url);
  visitor.me = await visitor.post<Me>('/api/guest', { name });
  return visitor;
}

/** A table where the first visitor is host and all sit and are ready; already started. */
export async function startedTable(
  people: readonly Visitor[],
  wish: Omit<NewTable, 'key' | 'seats'> & { bots?: readonly string[] },
): Promise<string> {
  const { bots = [], ...rest } = wish;
  const [host, ...others] = people;
  const { id } = await host.post<{ id: string }>('/api/tables', {
    key: key(),
    listed: true,
    ...rest,
    seats: [{ who: 'me' }, ...others.map(() => ({ who: 'open' })), ...bots.map(bot => ({ who: 'bot', bot }))],
  });
  const { code } = rest.listed === false ? await host.post<LinkInfo>(`/api/tables/${id}/link`) : {};
  for (const [i, visitor] of others.entries()) {
    await visitor.act(id, { do: 'sit', seat: i + 1, ...(code === undefined ? {} : { code }) });
    await visitor.act(id, { do: 'ready', on: true });
  }
  await host.act(id, { do: 'start' });
  return id;
}

export const sleep = (ms: number) => new Promise<void>(done => setTimeout(done, ms));

export async function until(
  condition: () => boolean | Promise<boolean>,
  what = 'a condition',
  patience = 15_000,
): Promise<void> {
  const end = performance.now() + patience;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`waited too long for ${what}`);
    await sleep(10);
  }
}

/** The first plain choice of the watcher's first question, by chance where a generator is given. */
export function someAnswer(answer: TableReply, random: () => number = () => 0) {
  const q = answer.view?.questions[0];
  if (!q) return undefined;
  const open = q.choices.filter(c => c.why === undefined);
  return { question: q.id, answer: open[Math.floor(random() * open.length)].answer };
}
