/** Somebody who plays over a connection, with the client that browsers have: it comes back by itself and goes on where it was. */
import type { Act, ActResult, TableReply } from '@epoka/protocol';
import { ActRefused, EpokaClient, type FollowedTable, type SocketLike } from '@epoka/protocol/client';
import WebSocket from 'ws';
import { newKey, Person, Said, type World } from './person.ts';
import { sleep } from './random.ts';

/** milliseconds */
const CATCH_UP = 120_000;
const LAST_WORDS = 20_000;

/** A connection to one of the servers, another one each time. */
export const lineFor = ({ dice, urls }: World, cookie: string) =>
  new EpokaClient({
    connect: () =>
      new WebSocket(`${dice.pick(urls).replace('http', 'ws')}/ws`, {
        headers: { cookie },
      }) as unknown as SocketLike,
    patience: { first: 50, most: 500 },
  });

export class SocketPerson extends Person {
  override readonly way = 'connection';
  private line: EpokaClient | undefined;
  private table: FollowedTable | undefined;
  private complained = false;

  override async arrive(): Promise<void> {
    await super.arrive();
    this.line = lineFor(this.world, this.cookie);
  }

  override go(): void {
    this.line?.close();
  }

  /** The client insists by itself. Now and then the same act comes as a request, too. */
  override async act(table: string, act: Act, key = newKey()): Promise<ActResult> {
    const line = this.line as EpokaClient;
    if (this.world.dice.oneIn(8))
      this.call('POST', `/api/tables/${table}/acts`, { key, act }).catch(() => undefined);
    let result: ActResult | undefined;
    let failure: unknown;
    line.act(table, act, key).then(
      done => {
        result = done;
      },
      error => {
        failure = error instanceof ActRefused ? new Said(error.problem.code) : error;
      },
    );
    await this.until(() => result !== undefined || failure !== undefined);
    if (result === undefined) throw failure;
    return result;
  }

  override async look(id: string): Promise<TableReply> {
    const table = this.follow(id);
    await this.until(() => table.info !== undefined || table.problem !== undefined);
    if (this.world.dice.oneIn(40)) await this.mustCatchUp(table);
    // What comes is waited for; without a pause nothing would.
    await sleep(10);
    if (table.problem) throw new Said(table.problem.code);
    const { info, seat, n, view } = table;
    if (table.lost) this.complain('was told by its client that something saved is lost');
    return { info: info as NonNullable<typeof info>, seat, n, view: view ?? null };
  }

  private follow(id: string): FollowedTable {
    const line = this.line as EpokaClient;
    if (this.table?.id !== id) {
      if (this.table) line.unfollow(this.table.id);
      this.table = line.follow(id);
    }
    return this.table;
  }

  /** What a request shows must come over the connection as well. */
  private async mustCatchUp(table: FollowedTable): Promise<void> {
    const { n } = await super.look(table.id);
    const end = performance.now() + CATCH_UP;
    while (table.n < n && table.problem === undefined && !this.world.over() && performance.now() < end)
      await sleep(20);
    if (table.n < n && table.problem === undefined && !this.world.over())
      this.complain(`was not told what happened at table ${table.id} after ${table.n} of ${n} entries`);
  }

  private complain(what: string): void {
    if (!this.complained) this.world.history.anomalies.push(`${this.name} ${what}`);
    this.complained = true;
  }

  private async until(condition: () => boolean): Promise<void> {
    let end = Number.POSITIVE_INFINITY;
    while (!condition()) {
      if (this.line?.status === 'signed-out') throw new Error(`${this.name} was signed out`);
      if (this.world.over()) end = Math.min(end, performance.now() + LAST_WORDS);
      if (performance.now() > end) throw new Error('it is over');
      await sleep(5);
    }
  }
}
