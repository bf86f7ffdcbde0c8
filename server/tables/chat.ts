/** What is said at a table. */
import type { ActResult } from '@epoka/protocol';
import { Refused } from '../problems.ts';
import type { User } from '../store/types.ts';
import { seatOf } from './lobby.ts';
import type { TableMemory } from './memory.ts';

/** lines at most in one message */
export const CHAT_SHOWN = 200;

export class TableChat {
  private readonly memory: TableMemory;

  constructor(memory: TableMemory) {
    this.memory = memory;
  }

  async say(user: User, text: string, key: string): Promise<ActResult> {
    const { id, queue, context } = this.memory;
    const lobby = await queue.run(async () => {
      if (this.memory.stale || (await this.memory.isBehind())) await this.memory.refresh();
      return this.memory.lobby;
    });
    const seat = seatOf(lobby.doc, user.id);
    if (seat < 0 && lobby.host !== user.id) throw new Refused('not-seated', 'only those who play talk here');
    const line = { at: context.now(), user: user.id, seat, name: user.name, text };
    await context.store.tables.say(id, line, key);
    await this.pull();
    return { n: this.memory.number };
  }

  /** Lines that were not shown here yet, whoever wrote them. */
  pull(): Promise<void> {
    const { id, queue, watchers, context } = this.memory;
    return queue.run(async () => {
      if (watchers.size === 0) return;
      const lines = await context.store.tables.chat(id, watchers.heard, CHAT_SHOWN);
      if (lines.length === 0) return;
      watchers.heardUpTo(lines[lines.length - 1].number);
      watchers.tellChat(lines, this.memory.lobby);
    });
  }
}
