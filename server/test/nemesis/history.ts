/** Everything that was acknowledged, and what is made of it at the end: what was lost, doubled, or is not as it was said. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '@epoka/kernel';
import { type Entry, Table } from '@epoka/table';
import { verifyPassword } from '../../people/passwords.ts';
import type { Store } from '../../store/store.ts';
import { chainStart, follow, sealed } from '../../tables/chain.ts';
import type { StoredMatch } from '../../tables/loader.ts';
import { lobbyOf, seatOf } from '../../tables/lobby.ts';

/** How somebody reaches a server. */
export type Way = 'request' | 'connection';

export interface Answered {
  readonly table: string;
  readonly user: string;
  readonly way: Way;
  readonly key: string;
  /** what the acknowledgement said */
  readonly n: number;
  readonly head: string | undefined;
}

export interface Said {
  readonly table: string;
  readonly user: string;
  readonly text: string;
}

/** What somebody was shown of a table. */
export interface Shown {
  readonly table: string;
  readonly seat: number;
  readonly n: number;
  readonly state: string;
}

/** A value that its owner sets again and again: a name, a note, a place at a table. */
export interface Wish {
  readonly what: string;
  readonly value: string;
  acknowledged: boolean;
}

/** Somebody who asked to be deleted. */
export interface Farewell {
  readonly user: string;
  acknowledged: boolean;
}

export interface Verdict {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly anomalies: readonly string[];
}

export class History {
  readonly answers: Answered[] = [];
  readonly lines: Said[] = [];
  readonly shown: Shown[] = [];
  readonly wishes: Wish[] = [];
  readonly farewells: Farewell[] = [];
  /** noticed on the way */
  readonly anomalies: string[] = [];

  get acknowledged(): number {
    const settled = [...this.wishes, ...this.farewells].filter(x => x.acknowledged);
    return this.answers.length + this.lines.length + settled.length;
  }

  /** What was acknowledged, by kind. */
  deeds(): Map<string, number> {
    const kinds = [
      ...this.answers.map(a => `answer by ${a.way}`),
      ...this.lines.map(() => 'line'),
      ...this.wishes.filter(w => w.acknowledged).map(w => w.what.split(' ')[0]),
      ...this.farewells.filter(f => f.acknowledged).map(() => 'farewell'),
    ];
    const count = new Map<string, number>();
    for (const kind of kinds) count.set(kind, (count.get(kind) ?? 0) + 1);
    return count;
  }

  /** Reads the store as it is now, with nobody else at it. */
  async judge(store: Store, games: Readonly<Record<string, AnyGame>>): Promise<Verdict> {
    const anomalies = [...this.anomalies];
    const count = { lost: 0, doubled: 0 };
    const tables = new Set([...this.answers, ...this.lines, ...this.shown].map(x => x.table));
    for (const id of tables) await this.judgeTable(store, games, id, count, anomalies);
    await this.judgeWishes(store, count);
    for (const { user, acknowledged } of this.farewells)
      if (acknowledged) await this.judgeFarewell(store, user, anomalies);
    return { acknowledged: this.acknowledged, ...count, anomalies };
  }

  private async judgeTable(
    store: Store,
    games: Readonly<Record<string, AnyGame>>,
    id: string,
    count: { lost: number; doubled: number },
    anomalies: string[],
  ): Promise<void> {
    const answers = this.answers.filter(a => a.table === id);
    const row = await store.tables.get(id);
    if (!row) {
      count.lost += answers.length;
      anomalies.push(`table ${id} is gone`);
      return;
    }
    const record = await store.tables.record(id, 0);
    const { heads, whole } = follow(chainStart(id), record);
    if (whole < record.length) anomalies.push(`table ${id}: the chain breaks after ${whole} entries`);
    if (record.length !== row.number)
      anomalies.push(`table ${id}: ${record.length} entries, its row says ${row.number}`);
    if (await store.damage.of(id)) anomalies.push(`table ${id} is taken for damaged`);

    const seed = (row.match as unknown as StoredMatch | null)?.seed ?? '';
    const places = new Map<string, number[]>();
    record.forEach(({ body }, n) => {
      const { key } = body as { key?: string };
      if (key) places.set(key, [...(places.get(key) ?? []), n]);
    });
    for (const { length } of places.values()) if (length > 1) count.doubled++;
    const last = new Map<string, number>();
    for (const { key, user, n, head } of answers) {
      const at = places.get(key);
      if (!at) {
        count.lost++;
        continue;
      }
      if (head !== undefined && (heads[n] === undefined || sealed(heads[n], seed) !== head))
        anomalies.push(`table ${id}: the hash told with ${key} is not that of its ${n} entries`);
      if (at[0] < (last.get(user) ?? -1))
        anomalies.push(`table ${id}: ${key} stands before an earlier answer`);
      last.set(user, at[0]);
    }
    await this.judgeChat(store, id, count, anomalies);
    this.judgeViews(games[row.game], id, row.match as unknown as StoredMatch, record, anomalies);
  }

  private async judgeChat(
    store: Store,
    id: string,
    count: { lost: number; doubled: number },
    anomalies: string[],
  ): Promise<void> {
    const chat = await store.tables.chat(id, 0, 100_000);
    const places = new Map<string, number[]>();
    for (const { text, number } of chat) places.set(text, [...(places.get(text) ?? []), number]);
    for (const { length } of places.values()) if (length > 1) count.doubled++;
    const last = new Map<string, number>();
    for (const { user, text } of this.lines.filter(l => l.table === id)) {
      const at = places.get(text);
      if (!at) {
        count.lost++;
        continue;
      }
      if (at[0] < (last.get(user) ?? 0))
        anomalies.push(`table ${id}: the line "${text}" stands before an earlier one`);
      last.set(user, at[0]);
    }
  }

  /** Everybody saw exactly what their seat may see of the entries there were, played through once more. */
  private judgeViews(
    { rules }: AnyGame,
    id: string,
    match: StoredMatch,
    record: readonly { readonly body: unknown }[],
    anomalies: string[],
  ): void {
    for (const { seat, n, state } of this.shown.filter(s => s.table === id)) {
      const entries = record.slice(0, n).map(x => x.body) as Entry[];
      if (entries.length < n) {
        anomalies.push(`table ${id}: seat ${seat} was shown ${n} entries, there are ${entries.length}`);
        continue;
      }
      try {
        const view = Table.load(rules, { ...match, entries }).view(seat);
        if (!isDeepStrictEqual(JSON.parse(JSON.stringify(view.state)), JSON.parse(state)))
          anomalies.push(
            `table ${id}: seat ${seat} was shown something else than it may see after ${n} entries`,
          );
      } catch (error) {
        anomalies.push(`table ${id} can not be played through: ${(error as Error).message}`);
      }
    }
  }

  /** The last value that was acknowledged is there, or one that was asked for after it. */
  private async judgeWishes(store: Store, count: { lost: number }): Promise<void> {
    const byWhat = new Map<string, Wish[]>();
    for (const wish of this.wishes) byWhat.set(wish.what, [...(byWhat.get(wish.what) ?? []), wish]);
    for (const [what, wishes] of byWhat) {
      const last = wishes.findLastIndex(w => w.acknowledged);
      if (last < 0) continue;
      const [kind, id, table] = what.split(' ');
      if (this.farewells.some(f => f.user === id)) continue;
      const user = await store.people.user(id);
      const candidates = wishes.slice(last).map(w => w.value);
      let found = false;
      if (kind === 'password')
        for (const value of candidates) found ||= await verifyPassword(value, user?.password);
      else if (kind === 'name') found = candidates.includes(user?.name ?? '');
      else if (kind === 'seat') found = candidates.includes(String(await placeOf(store, table, id)));
      else if (kind === 'begun') found = await hasBegun(store, table);
      else found = candidates.includes(await store.people.note(table, id));
      if (!found) count.lost++;
    }
  }

  /** Nothing of them is left, or somebody is about to see to it. */
  private async judgeFarewell(store: Store, user: string, anomalies: string[]): Promise<void> {
    const { people, tables, db } = store;
    const orders = await db.query('select id from jobs where id = $1', [`farewell:${user}`]);
    if (orders.length > 0) return;
    if (await people.user(user)) anomalies.push(`${user} was deleted, and is still there`);
    const left = [...(await tables.naming(user)), ...(await people.chatOf(user)).map(line => line.table)];
    for (const id of new Set(left)) anomalies.push(`${user} was deleted, and is still named at table ${id}`);
  }
}

/** Where somebody sits by the lobby part of a table; -1: nowhere, undefined: there is no such table. */
async function placeOf(store: Store, table: string, user: string): Promise<number | undefined> {
  const row = await store.tables.get(table);
  return row && seatOf(lobbyOf(row).doc, user);
}

async function hasBegun(store: Store, table: string): Promise<boolean> {
  const row = await store.tables.get(table);
  return row !== undefined && row.match !== null && (row.phase === 'playing' || row.phase === 'over');
}
