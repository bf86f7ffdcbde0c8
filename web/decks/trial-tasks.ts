/** Decks are tried by games of bots: what a worker is asked, and how it works that out. */
import { type Bot, botChance, hire, playMatch, sightOf } from '@epoka/bots';
import {
  type Answer,
  type AnyGame,
  begin,
  type CoreState,
  type Json,
  type Play,
  type Question,
} from '@epoka/kernel';
import { idle } from '../client/idle-bot.ts';

/** `games/<game>/board/decks/trial.ts`: what of a game is told of it. */
export interface TrialModule {
  observe(seat: number): {
    watch(state: CoreState, question: Question, answer: Answer): void;
    result(state: CoreState, ranks: readonly number[]): unknown;
  };
  look(state: CoreState, seat: number): unknown;
  turnsOf(state: CoreState, seat: number): number;
}

export type TrialTask =
  /** a whole game of this deck in this seat against another one */
  | {
      readonly what: 'match';
      readonly deck: Json;
      readonly rival: Json;
      readonly seat: number;
      readonly seed: string;
    }
  /** so many turns of a solitaire: a bot plays the deck, the rival does nothing */
  | { readonly what: 'solo'; readonly deck: Json; readonly seed: string; readonly turns: number };

const SPEC = 'greedy:samples=1';
/** more answers than any turn takes */
const MOST_ANSWERS = 4000;

export function match(
  game: AnyGame,
  trial: TrialModule,
  { deck, rival, seat, seed }: Extract<TrialTask, { what: 'match' }>,
): unknown {
  const { watch, result } = trial.observe(seat);
  const { state } = playMatch({
    game,
    players: [hire(SPEC), hire(SPEC)],
    seed,
    brought: seat === 0 ? [deck, rival] : [rival, deck],
    watch: (g, question, answer) => watch(g.s, question, answer),
  });
  return result(
    state,
    game.rules.standing(state).map(({ rank }) => rank),
  );
}

interface Solo {
  readonly key: string;
  readonly g: Play;
  readonly chance: ReturnType<typeof botChance>;
}

/** The solitaire that was looked at last, to go on from there. */
let last: Solo | undefined;

export function solo(
  game: AnyGame,
  trial: TrialModule,
  { deck, seed, turns }: Extract<TrialTask, { what: 'solo' }>,
): unknown {
  const key = JSON.stringify([deck, seed]);
  if (last?.key !== key || trial.turnsOf(last.g.s, 0) > turns)
    last = {
      key,
      g: begin(game.rules, 2, seed, {}, 0, null, { brought: [deck, undefined] }) as Play,
      chance: botChance(seed, 0),
    };
  const { g, chance } = last;
  const { bot, limit } = hire(SPEC);
  for (let i = 0; i < MOST_ANSWERS && !g.s.over && trial.turnsOf(g.s, 0) < turns; i++) {
    const question = g.s.asked[0];
    const player: Bot = question.seat === 0 ? bot : idle;
    const sight = sightOf(game.rules, g.s, question.seat, {
      chance,
      brain: game.brain,
      limit,
      question,
      play: g,
    });
    g.perform(question, player.choose(sight));
  }
  return trial.look(g.s, 0);
}
