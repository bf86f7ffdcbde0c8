/** What has to be done at a table without anybody's act: bots' turns, clocks, proposals whose time has come. */
import { Refusal } from '@epoka/kernel';
import { type Table, TableRefusal } from '@epoka/table';
import { anyLegal, type BotTask, botTaskOf, playOf } from './bot-turn.ts';
import type { TableChanges } from './changes.ts';
import { writeChronicle } from './chronicle.ts';
import { askedSeats, dutiesOf } from './derive.ts';
import { seatOf } from './lobby.ts';
import type { TableMemory } from './memory.ts';
import { settle } from './proposals.ts';
import { timeUp } from './time-up.ts';

export class TableJobs {
  private readonly memory: TableMemory;
  private readonly changes: TableChanges;

  constructor(memory: TableMemory, changes: TableChanges) {
    this.memory = memory;
    this.changes = changes;
  }

  /** The next question that a bot has to answer. */
  botTask(): Promise<BotTask | undefined> {
    const { memory } = this;
    return memory.use(() => {
      const { table, lobby } = memory;
      if (!table || lobby.phase !== 'playing' || table.over || table.paused) return undefined;
      return botTaskOf(table);
    });
  }

  /** A bot's answer; any legal one where it gave none that is. Nothing happens where the question is gone meanwhile. */
  async botAnswer(task: BotTask, answer: unknown): Promise<void> {
    const give = (choose: (table: Table) => unknown) =>
      this.changes.change(true, ({ table, lobby, now }) => {
        const sits = table && lobby.phase === 'playing' && table.seats[task.seat].kind === 'bot';
        if (sits && table.asked.some(q => q.id === task.question))
          table.answer(task.seat, task.question, choose(table), { at: now });
        return {};
      });
    try {
      await give(() => answer);
    } catch (error) {
      if (error instanceof TableRefusal) return; // paused meanwhile: it is asked again after that
      if (!(error instanceof Refusal)) throw error;
      const { id, context } = this.memory;
      context.log.error(
        { table: id, bot: task.bot, answer, err: error },
        'a bot gave an answer that is not legal',
      );
      await give(table => anyLegal(playOf(table), task.question));
    }
  }

  /** Looks at the clocks; returns when to look again. */
  async clockTurn(): Promise<number | undefined> {
    const { memory } = this;
    memory.clockDue = undefined;
    await this.changes.change(false, ({ table, lobby: before, now }) => {
      if (!table || before.phase !== 'playing') return {};
      let lobby = before;
      for (const seat of table.clock(now).flagged) lobby = timeUp({ lobby, table, now }, seat);
      return lobby === before ? {} : { lobby };
    });
    return memory.queue.run(() => {
      memory.clockDue = dutiesOf({
        lobby: memory.lobby,
        table: memory.table,
        now: memory.context.now(),
        byBot: false,
        moved: false,
        clockDue: undefined,
      }).clockDue;
      return memory.clockDue;
    });
  }

  /** Carries out proposals whose time has come. */
  async proposalTurn(): Promise<void> {
    await this.changes.change(false, actContext => {
      const { lobby } = actContext;
      if (lobby.phase !== 'playing') return {};
      const draft = settle(actContext, lobby);
      return draft.lobby === lobby ? {} : draft;
    });
  }

  /** A finished game is written down, to be read when its rules are gone. */
  writeDown(): Promise<boolean> {
    const { memory } = this;
    return memory.use(() => writeChronicle(memory.context, memory.id, memory.lobby.game, memory.table));
  }

  /** Is it (still) this user's turn, and are they not looking here? */
  awaits(user: string): Promise<boolean> {
    const { memory } = this;
    return memory.use(() => {
      const { table, lobby, watchers } = memory;
      const seat = seatOf(lobby.doc, user);
      if (table?.paused || watchers.isLooking(user)) return false;
      return seat >= 0 && askedSeats(lobby, table).includes(seat);
    });
  }
}
