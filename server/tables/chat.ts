/** What is said at a table. */
import type { ActResult } from '@epoka/protocol';
import { Refused } from '../problems.ts';
import type { User } from '../store/types.ts';
import type { TableChanges } from './changes.ts';
import { type Lobby, seatOf } from './lobby.ts';
import type { TableMemory } from './memory.ts';
import { isHeard } from './proposals.ts';

/** lines at most in one message */
export const CHAT_SHOWN = 200;

export class TableChat {
  private readonly memory: TableMemory;
  private readonly changes: TableChanges;

  constructor(memory: TableMemory, changes: TableChanges) {
    this.memory = memory;
    this.changes = changes;
  }

  async say(user: User, text: string, key: string): Promise<ActResult> {
    const { id, queue, context } = this.memory;
    const lobby = await queue.run(async () => {
      if (this.memory.stale || (await this.memory.isBehind())) await this.memory.refresh();
      return this.memory.lobby;
    });
    const seat = seatOf(lobby.doc, user.id);
    if (seat < 0 && lobby.host !== user.id) throw new Refused('not-seated', 'only those who play talk here');
    await this.noteAlive(lobby, user);
    const line = { at: context.now(), user: user.id, seat, name: user.name, text };
    await context.store.tables.say(id, line, key);
    await this.pull();
    return { n: this.memory.number };
  }

  /** Whoever talks is there: nobody plays on in their place. Noted first, so that a line that was said has that effect. */
  private async noteAlive(known: Lobby, user: User): Promise<void> {
    const { context } = this.memory;
    const { lateAfter } = context.policy;
    if (isHeard(known, user.id, context.now(), lateAfter) === known) return;
    try {
      await this.changes.change(false, ({ lobby, now }) => {
        const heard = isHeard(lobby, user.id, now, lateAfter);
        return heard === lobby ? {} : { lobby: heard };
      });
    } catch (error) {
      // At a table that can't be played any more one may still talk.
      if (!(error instanceof Refused)) throw error;
    }
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
