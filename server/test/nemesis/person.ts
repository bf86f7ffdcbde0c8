/** Somebody by script, who insists, repeats themselves, and notes what they were told. */
import type { Act, ActResult, TableReply } from '@epoka/protocol';
import type { History, Way, Wish } from './history.ts';
import { type Dice, sleep } from './random.ts';

/** What the server said itself, as opposed to a connection that broke. */
export class Said extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const PATIENCE = 8000;

export interface World {
  readonly history: History;
  readonly dice: Dice;
  /** where the servers are reached */
  readonly urls: readonly string[];
  over(): boolean;
}

let count = 0;
export const newKey = () => `nemesis-${process.pid}-${++count}`;

export class Person {
  readonly name: string;
  readonly way: Way = 'request';
  id = '';
  cookie = '';
  protected readonly world: World;
  /** acts of before, to be repeated out of turn */
  private readonly old: { table: string; key: string; act: Act }[] = [];

  constructor(world: World, name: string) {
    this.world = world;
    this.name = name;
  }

  async call<T>(
    method: string,
    path: string,
    body?: unknown,
    base = this.world.dice.pick(this.world.urls),
  ): Promise<T> {
    const response = await fetch(base + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    for (const set of response.headers.getSetCookie()) {
      const [cookie] = set.split(';');
      const [name] = cookie.split('=');
      const others = this.cookie.split('; ').filter(one => one !== '' && !one.startsWith(`${name}=`));
      this.cookie = [...others, cookie].join('; ');
    }
    const answer = (await response.json()) as T & { problem?: { code: string } };
    if (!response.ok) throw new Said(answer.problem?.code ?? String(response.status));
    return answer;
  }

  /** Again and again until the server says what became of it. */
  async insist<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Said && error.code !== 'not-saved' && error.code !== 'too-fast') throw error;
        if (this.world.over()) throw error;
        await sleep(30 + this.world.dice.below(100));
      }
    }
  }

  async arrive(): Promise<void> {
    this.id = (
      await this.insist(() => this.call<{ id: string }>('POST', '/api/guest', { name: this.name }))
    ).id;
  }

  /** An act until it is settled; now and then sent twice at once, by different ways, or long after it was done. */
  act(table: string, act: Act, key = newKey()): Promise<ActResult> {
    const { dice } = this.world;
    const send = () => this.call<ActResult>('POST', `/api/tables/${table}/acts`, { key, act });
    this.old.push({ table, key, act });
    if (this.old.length > 20) this.old.shift();
    if (dice.oneIn(8)) send().catch(() => undefined); // a double of it, not waited for
    if (dice.oneIn(12)) {
      const again = dice.pick(this.old);
      this.call('POST', `/api/tables/${again.table}/acts`, { key: again.key, act: again.act }).catch(
        () => undefined,
      );
    }
    return this.insist(send);
  }

  /** Nothing more will be done. */
  go(): void {
    // Requests end by themselves.
  }

  look(table: string): Promise<TableReply> {
    return this.insist(() => this.call<TableReply>('GET', `/api/tables/${table}`));
  }

  /** Sits down, or stands up (-1): whoever was told so is found there, unless they have gone elsewhere since. */
  async moveTo(table: string, seat: number, act: Act): Promise<void> {
    const key = newKey();
    await this.wish(`seat ${this.id} ${table}`, String(seat), () => this.act(table, act, key));
  }

  /** The game of a table has begun: there is no way back from that. */
  async begin(table: string): Promise<void> {
    const key = newKey();
    await this.wish(`begun ${this.id} ${table}`, 'yes', () => this.act(table, { do: 'start' }, key));
  }

  /** Something that is set anew: the wish is noted before, the consent after. */
  async wish(what: string, value: string, work: () => Promise<unknown>): Promise<void> {
    const wish: Wish = { what, value, acknowledged: false };
    this.world.history.wishes.push(wish);
    await this.insist(work);
    wish.acknowledged = true;
  }
}
