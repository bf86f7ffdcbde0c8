/** A whole game played by bots, as fast as it goes: no log, no undo, no table. */
import {
  type Answer,
  type AnyGame,
  begin,
  type Chance,
  type CoreState,
  type Json,
  type Play,
  type Question,
  seedChance,
} from '@epoka/kernel';
import type { Hired } from './registry.ts';
import { sightOf } from './sight.ts';

export interface MatchOptions {
  readonly game: Pick<AnyGame, 'rules'> & Partial<AnyGame>;
  /** who plays, one a seat */
  readonly players: readonly Hired[];
  readonly seed: string;
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  /** what each seat brings to a game that wants it; ready-made where nothing is given */
  readonly brought?: readonly (Json | undefined)[] | undefined;
  /** the game ends when a round beyond this would begin; 0 = no cap */
  readonly roundCap?: number | undefined;
  /** a game that needs more answers than this is broken */
  readonly mostAnswers?: number | undefined;
  /** told of every answer before it is carried out */
  readonly watch?: ((g: Play, q: Question, answer: Answer) => void) | undefined;
}

export interface Played {
  readonly state: CoreState;
  readonly answers: number;
}

export class EndlessGame extends Error {
  constructor(answers: number) {
    super(`the game is not over after ${answers} answers`);
    this.name = 'EndlessGame';
  }
}

/** The generator of a bot: follows from the seed of the game, apart from the game's own. */
export function botChance(seed: string, seat: number): Chance {
  return seedChance(`${seed}/bot/${seat}`);
}

export function playMatch(options: MatchOptions): Played {
  const { game, players, seed, settings, brought, roundCap = 0, mostAnswers = 1_000_000, watch } = options;
  const g: Play = begin(game.rules, players.length, seed, settings, roundCap, null, { brought });
  const chances = players.map((_, seat) => botChance(seed, seat));
  let answers = 0;
  while (!g.s.over) {
    if (answers >= mostAnswers) throw new EndlessGame(answers);
    const q = g.s.asked[0];
    const { bot, limit } = players[q.seat];
    const sight = sightOf(game.rules, g.s, q.seat, {
      chance: chances[q.seat],
      brain: game.brain,
      limit,
      question: q,
      play: g,
    });
    const answer = bot.choose(sight);
    watch?.(g, q, answer);
    g.perform(q, answer);
    answers++;
  }
  return { state: g.s, answers };
}
