/** One decision of a bot. The same task gives the same answer, wherever it is worked out. */
import { bots, type Hired, hire, sightOf, UnknownBot } from '@epoka/bots';
import { type Answer, type AnyGame, type CoreState, seedChance } from '@epoka/kernel';
import { IDLE, idle } from './idle-bot.ts';

export interface BotTask {
  readonly game: string;
  /** the bot, as hired: 'greedy', 'search:ms=500' */
  readonly bot: string;
  readonly state: CoreState;
  readonly seat: number;
  readonly question: number;
  /** the bot's own luck, apart from the game's */
  readonly seed: string;
}

export const botNames = (): string[] => Object.keys(bots);

/** Unknown bots (of an older or newer Epoka) play as the plain good one. */
function hired(spec: string): Hired {
  if (spec === IDLE) return { spec, bot: idle, limit: {} };
  try {
    return hire(spec);
  } catch (error) {
    if (!(error instanceof UnknownBot)) throw error;
    return hire('greedy');
  }
}

export function decide(game: AnyGame, { bot: spec, state, seat, question, seed }: BotTask): Answer {
  const { bot, limit } = hired(spec);
  const sight = sightOf(game.rules, state, seat, {
    chance: seedChance(seed),
    brain: game.brain,
    limit,
    question: state.asked.find(q => q.id === question),
  });
  return bot.choose(sight);
}
