/** Was a finished game fair? Each is played through once more, in a thread of its own, and the answer kept. */

import type { Verification } from '@epoka/protocol';
import type { Table } from '@epoka/table';
import type { Piscina } from 'piscina';
import { newWorkerPool, workerFile } from '../workers.ts';
import type { Verdict, VerifyTask } from './verify-worker.ts';

const MOST_KEPT = 1000;

export class Verifier {
  private readonly gamesModule: string;
  private pool: Piscina | undefined;
  /** nothing happens at a finished table any more: what was found stays true */
  private readonly found = new Map<string, Promise<Verification>>();

  constructor(gamesModule: string) {
    this.gamesModule = gamesModule;
  }

  /** The table must be over, or closed. */
  verify(id: string, table: Table): Promise<Verification> {
    let answer = this.found.get(id);
    if (!answer) {
      answer = this.playThrough(table);
      this.found.set(id, answer);
      answer.catch(() => this.found.delete(id));
      for (const oldest of this.found.keys()) {
        if (this.found.size <= MOST_KEPT) break;
        this.found.delete(oldest);
      }
    }
    return answer;
  }

  private async playThrough(table: Table): Promise<Verification> {
    this.pool ??= newWorkerPool({
      file: workerFile('./verify-worker', import.meta.url),
      threads: 1,
      data: { games: this.gamesModule },
    });
    const { record, state, rules } = table;
    const hash = table.hash();
    const task: VerifyTask = { record, over: table.over, hash, result: rules.standing(state) };
    const { promised, replayed } = (await this.pool.run(task)) as Verdict;
    const { commitment, salts = [] } = record.config;
    return {
      commitment,
      seed: record.seed,
      salts,
      verified: promised && replayed !== false,
      promised,
      replayed,
      hash,
    };
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }
}
