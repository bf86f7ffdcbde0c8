/** A thread in which bots think. It knows the games by itself; a task brings an imagined state and takes an answer home. */

import { setPriority } from 'node:os';
import { hire, sightOf } from '@epoka/bots';
import { type Answer, type AnyGame, type CoreState, seedChance } from '@epoka/kernel';
import { workerData } from 'piscina';
import type { BotTask } from '../tables/bot-turn.ts';

export interface BotWorkerData {
  /** address of the module that knows the games */
  readonly games: string;
}

export type BotOrder = Omit<BotTask, 'state'> & { readonly state: string; readonly ms: number };

const { games: address } = workerData as BotWorkerData;
const { games } = (await import(address)) as { games: Readonly<Record<string, AnyGame>> };

// On Linux this lowers this thread alone: people come first. Where it is not possible, nothing is lost.
try {
  if (process.platform === 'linux') setPriority(10);
} catch {
  // Not allowed here.
}

export default function think(order: BotOrder): Answer {
  const game = games[order.game];
  const { bot, limit } = hire(order.bot);
  const state = JSON.parse(order.state) as CoreState;
  const question = state.asked.find(q => q.id === order.question);
  const sight = sightOf(game.rules, state, order.seat, {
    chance: seedChance(`${order.chance}/bot`),
    brain: game.brain,
    limit: { ...limit, ms: Math.min(limit.ms ?? order.ms, order.ms) },
    question,
  });
  return bot.choose(sight);
}
