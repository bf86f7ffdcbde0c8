/** Players for the measurements: sockets that follow a table and answer when asked. */

import { once } from 'node:events';
import { nextBelow, seedChance } from '@epoka/kernel';
import type { Act, NewTable, ServerMessage } from '@epoka/protocol';
import { type Patch, patch, type View } from '@epoka/table';
import WebSocket from 'ws';

export class Person {
  readonly base: string;
  cookie = '';
  id = '';
  constructor(base: string) {
    this.base = base;
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.base + path, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set) this.cookie = set.split(';')[0];
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  static async named(base: string, name: string): Promise<Person> {
    const person = new Person(base);
    person.id = (await person.call<{ id: string }>('POST', '/api/guest', { name })).id;
    return person;
  }

  act(table: string, act: Act): Promise<unknown> {
    return this.call('POST', `/api/tables/${table}/acts`, { key: newKey(), act });
  }
}

let keys = 0;
export const newKey = () => `bench-${process.pid}-${++keys}`;

/** A game with these people, started. */
export async function startTable(people: readonly Person[], game: string): Promise<string> {
  const [host, ...others] = people;
  const { id } = await host.call<{ id: string }>('POST', '/api/tables', {
    key: newKey(),
    game,
    listed: true,
    seats: [{ who: 'me' }, ...others.map(() => ({ who: 'open' }))],
  });
  for (const [i, who] of others.entries()) {
    await who.act(id, { do: 'sit', seat: i + 1 });
    await who.act(id, { do: 'ready', on: true });
  }
  await host.act(id, { do: 'start' });
  return id;
}

/** A game of bots alone. */
export async function startBots(host: Person, game: string, bots: NewTable['seats']): Promise<string> {
  const { id } = await host.call<{ id: string }>('POST', '/api/tables', {
    key: newKey(),
    game,
    seats: bots,
  });
  await host.act(id, { do: 'start' });
  return id;
}

/** What was sent to all the seats. */
export interface Counts {
  updates: number;
  updateBytes: number;
  wholes: number;
  wholeBytes: number;
  /** for each update: its part of the whole message, and that of the patch in it of the whole view */
  readonly shares: number[];
  readonly patchShares: number[];
}

export const newCounts = (): Counts => ({
  updates: 0,
  updateBytes: 0,
  wholes: 0,
  wholeBytes: 0,
  shares: [],
  patchShares: [],
});

/**
 * One connection that follows one table. Of what it sees it keeps no more than answering needs: thousands of them share a
 * process, and its own collections of garbage would be measured as the server's slowness.
 */
export class Seat {
  n = -1;
  private questions: View['questions'] = [];
  /** the names that patches count by */
  private names: readonly string[] = [];
  /** only where updates are measured against it */
  private view: View | undefined;
  private readonly socket: WebSocket;
  private readonly counts: Counts;
  private readonly chance = seedChance(newKey());
  private waiting: { key: string; done: () => void; fail: (error: Error) => void } | undefined;
  private readonly table: string;
  private onUpdate: () => void = () => undefined;
  /** measure each update against the whole (which costs the player more than playing) */
  private readonly weighs: boolean;
  /** bytes of the whole message apart from the view */
  private rest = 0;

  constructor(person: Person, table: string, counts: Counts, weighs = false) {
    this.table = table;
    this.weighs = weighs;
    this.counts = counts;
    this.socket = new WebSocket(`${person.base.replace('http', 'ws')}/ws`, {
      headers: { cookie: person.cookie },
      perMessageDeflate: false,
    });
    this.socket.on('message', data => this.receive(data as Buffer));
  }

  async open(): Promise<void> {
    await once(this.socket, 'open');
    this.socket.send(JSON.stringify({ t: 'watch', table: this.table }));
    await this.past(-1);
  }

  /** Resolves when what it sees is newer than that. */
  async past(n: number): Promise<void> {
    while (this.n <= n)
      await new Promise<void>(done => {
        this.onUpdate = done;
      });
  }

  private receive(data: Buffer): void {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.t === 'table') {
      this.counts.wholes++;
      this.counts.wholeBytes += data.length;
      if (message.view) this.begin(message.view, data.length);
      this.onUpdate();
    } else if (message.t === 'update') {
      this.counts.updates++;
      this.counts.updateBytes += data.length;
      this.n = message.to;
      this.follow(message.patch);
      if (this.weighs) this.weigh(data.length, message.patch);
      this.onUpdate();
    } else if (message.t === 'done' && message.key === this.waiting?.key) {
      this.waiting.done();
    } else if (message.t === 'refused' && message.key === this.waiting?.key) {
      this.waiting.fail(new Error(message.problem.code));
    }
  }

  private begin(view: View, bytes: number): void {
    this.n = view.n;
    this.questions = view.questions;
    this.names = Object.keys(view).sort();
    if (!this.weighs) return;
    this.view = view;
    this.rest = bytes - Buffer.byteLength(JSON.stringify(view));
  }

  /** The one part of the patch that is about the questions. */
  private follow(told: Patch): void {
    const parts = told as readonly unknown[];
    const place = this.names.indexOf('questions');
    for (let at = 0; at < parts.length; at += 2)
      if (parts[at] === place) this.questions = patch(this.questions, parts[at + 1] as Patch);
  }

  private weigh(bytes: number, told: Patch): void {
    this.view = patch(this.view as View, told);
    const whole = Buffer.byteLength(JSON.stringify(this.view));
    this.counts.shares.push(bytes / (whole + this.rest));
    this.counts.patchShares.push(Buffer.byteLength(JSON.stringify(told)) / whole);
  }

  get asked(): boolean {
    return this.questions.length > 0;
  }

  /** Answers by chance; resolves when the server says that it is saved. */
  answer(): Promise<void> {
    const q = this.questions[0];
    const open = q.choices.filter(c => c.why === undefined);
    const { answer } = open[nextBelow(this.chance, open.length)];
    const key = newKey();
    const act: Act = { do: 'answer', question: q.id, answer, seen: this.n };
    return new Promise((done, fail) => {
      this.waiting = { key, done, fail };
      this.socket.send(JSON.stringify({ t: 'act', table: this.table, key, act }));
    });
  }

  close(): void {
    this.socket.terminate();
  }
}
