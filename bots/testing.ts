/** For the tests of games: a player who knows what is good, and how well the judgement behind it plays. */
import { type AnyGame, type Play, type Question, seedChance } from '@epoka/kernel';
import type { Chooser } from '@epoka/kernel/kit';
import { describe, expect, it } from 'vitest';
import { greedy } from './greedy.ts';
import { playMatch } from './match.ts';
import { hire } from './registry.ts';
import { sightOf } from './sight.ts';

/** `EPOKA_BOTS=10` plays ten times as many games. */
const TIMES = Number(process.env.EPOKA_BOTS ?? 1);
const LONG = 120_000 * TIMES;

/** Plays by the brain of the game, looking at one imagined state. The seed names the order in which it doubts. */
export function expert({ rules, brain }: Pick<AnyGame, 'rules' | 'brain'>, seed: string): Chooser {
  const chance = seedChance(seed);
  return (g: Play, question: Question) =>
    greedy.choose(sightOf(rules, g.s, question.seat, { chance, brain, question, limit: { samples: 1 } }));
}

export interface Match {
  readonly seats: number;
  readonly games: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly roundCap?: number;
  readonly seed: string;
}

export interface Strength {
  /** who shall win; `greedy:samples=1` */
  readonly player?: string;
  /** one such player against random play in all other seats, the seat changing from game to game */
  readonly matches: readonly Match[];
  /** the part of these games that random play may win by luck; 0.02 */
  readonly luck?: number;
  /** such players among themselves: the mean number of rounds is between these */
  readonly length?: Match & { readonly rounds: readonly [from: number, to: number] };
}

/** The brain of a game wins against random play, luck aside, and brings games to their end. */
export function strengthTests(
  game: AnyGame,
  { player = 'greedy:samples=1', matches, luck = 0.02, length }: Strength,
): void {
  const knowing = hire(player);
  const novice = hire('random');
  const play = ({ seats, settings, roundCap, seed }: Match, i: number, at: (seat: number) => boolean) => {
    const players = Array.from({ length: seats }, (_, seat) => (at(seat) ? knowing : novice));
    return playMatch({ game, players, seed: `${seed} ${i}`, settings, roundCap }).state;
  };

  describe('the bot', () => {
    for (const match of matches)
      it(
        `beats random play: ${match.seed}, ${match.seats} players`,
        () => {
          const lost: number[] = [];
          for (let i = 0; i < match.games * TIMES; i++) {
            const mine = i % match.seats;
            const end = play(match, i, seat => seat === mine);
            if (game.rules.standing(end)[mine].rank !== 1) lost.push(i);
          }
          expect(lost.length, `lost: ${lost.join(', ')}`).toBeLessThanOrEqual(luck * match.games * TIMES);
        },
        LONG,
      );

    if (length)
      it(
        `ends games of ${length.seats} in a reasonable number of rounds`,
        () => {
          const games = length.games * TIMES;
          let rounds = 0;
          for (let i = 0; i < games; i++) rounds += play(length, i, () => true).round;
          expect(rounds / games).toBeGreaterThan(length.rounds[0]);
          expect(rounds / games).toBeLessThan(length.rounds[1]);
        },
        LONG,
      );
  });
}
