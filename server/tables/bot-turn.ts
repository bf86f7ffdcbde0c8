/** What a bot is asked at a table. */

import { randomBytes, randomInt } from 'node:crypto';
import { type Answer, imagine, Play, seedChance } from '@epoka/kernel';
import type { Table } from '@epoka/table';

/** A question for a bot, with all it may know: ready to be sent to a worker. */
export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly seat: number;
  readonly question: number;
  /** an imagined state that the bot's seat can't tell from the real one, as JSON */
  readonly state: string;
  readonly chance: string;
}

/** The next question that a bot has to answer here. */
export function botTaskOf(table: Table): BotTask | undefined {
  for (const q of table.asked) {
    const who = table.seats[q.seat];
    if (who.kind !== 'bot') continue;
    const chance = randomBytes(16).toString('hex');
    const dream = imagine(table.rules, table.state, q.seat, seedChance(chance));
    const state = JSON.stringify(dream);
    return { game: table.config.game, bot: who.bot, seat: q.seat, question: q.id, state, chance };
  }
  return undefined;
}

/** For a bot that gave no answer that counts. */
export function anyLegal(play: Play, question: number): Answer {
  const q = play.question(question);
  const offers = q && play.legal(q);
  if (!offers || offers.count === 0) throw new Error('a question without a legal answer');
  return offers.answer(randomInt(offers.count));
}

export const playOf = (table: Table): Play => new Play(table.rules, table.state);
