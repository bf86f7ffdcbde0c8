/** For the tests of games: what every brain keeps to, however well it plays. */
import {
  type Answer,
  type AnyGame,
  begin,
  type CoreState,
  nextBelow,
  Play,
  type Question,
  seedChance,
  type Terms,
} from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { greedy } from './greedy.ts';
import { playMatch } from './match.ts';
import { hire } from './registry.ts';
import { type Sight, sightOf } from './sight.ts';

const LONG = 120_000;

export interface BrainTests {
  readonly seats: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** caps of the game in which every judged position is looked at, and of those in which nothing matters; 0 = none */
  readonly rounds: { readonly judged: number; readonly indifferent: number };
  /** what else is true of every position that is judged */
  readonly quiet?: (s: CoreState) => void;
  /** a player to whom everything is the same needs no more answers than this */
  readonly mostAnswers: number;
  /** told of each answer of that player; `usual` where the brain's own first sight breaks the ties */
  readonly indifferent?: (g: Play, q: Question, answer: Answer, usual: boolean) => void;
}

export function brainTests(game: AnyGame, given: BrainTests): void {
  const { brain, rules } = game;
  const { seats, settings, rounds, quiet, mostAnswers, indifferent } = given;
  const player = hire('greedy:samples=1');

  describe('the brain', () => {
    it(
      'is asked only about turns that are over, or whose owner may end them',
      () => {
        let turn = 0;
        let own = true;
        let judged = 0;
        const judge: typeof brain.judge = (s, seat, weights) => {
          judged++;
          if (brain.turn(s) === turn) {
            expect(own).toBe(false);
            expect(brain.closing?.(s, s.asked[0])).toBeDefined();
          }
          quiet?.(s);
          return brain.judge(s, seat, weights);
        };
        const choose = (sight: Sight) => {
          const s = sight.imagine();
          turn = brain.turn(s);
          own = brain.owner(s) === sight.seat;
          return greedy.choose(sight);
        };
        playMatch({
          game: { ...game, brain: { ...brain, judge } },
          players: Array.from({ length: seats }, () => ({ ...player, bot: { name: 'watched', choose } })),
          seed: 'quiet',
          settings,
          roundCap: rounds.judged,
        });
        expect(judged).toBeGreaterThan(20);
      },
      LONG,
    );

    it('gives legal answers: the light ones of a whole game, and those that end a turn', () => {
      const chance = seedChance('light');
      const g: Play = begin(rules, seats, 'light', settings, rounds.indifferent);
      for (let n = 0; !g.s.over; n++) {
        expect(n).toBeLessThan(mostAnswers);
        const q = g.s.asked[0];
        const closing = brain.closing?.(g.s, q);
        if (closing !== undefined) {
          g.admit(q.seat, q.id, closing);
          const turn = brain.turn(g.s);
          const ended = new Play(rules, rules.copy(g.s));
          ended.perform(q, closing);
          // Whatever is still asked of the seat then is no choice to end the turn again.
          if (!ended.s.over && brain.turn(ended.s) === turn)
            expect(brain.closing?.(ended.s, ended.s.asked[0])).toBeUndefined();
        }
        const { legal } = sightOf(rules, g.s, q.seat, { chance, question: q, play: g });
        const answer = brain.reply?.(g.s, q, legal, (k: number) => nextBelow(chance, k)) ?? legal[0];
        expect(legal).toContainEqual(answer);
        g.perform(q, answer);
      }
    });

    it('has words for every part of its judgement, and the parts add up', async () => {
      const { s } = begin(rules, seats, 'terms', settings);
      const terms: Terms = {};
      const sum = brain.judge(s, 0, brain.weights, terms);
      expect(Object.values(terms).reduce((a, b) => a + b, 0)).toBeCloseTo(sum, 9);
      for (const words of [await game.words.en(), await game.words.pl()])
        expect(Object.keys(words.terms ?? {}).sort()).toEqual(Object.keys(terms).sort());
    });

    it(
      'brings games to their end though nothing seems to matter',
      () => {
        const usual: NonNullable<typeof brain.prior> = (s, q, a) => brain.prior?.(s, q, a) ?? 0;
        // Whatever looks best at first sight: the usual, the contrary, or nothing at all.
        for (const prior of [usual, (...x: Parameters<typeof usual>) => -usual(...x), () => 0]) {
          const { state, answers } = playMatch({
            game: { ...game, brain: { ...brain, judge: () => 0, prior } },
            players: Array.from({ length: seats }, () => player),
            seed: 'nothing matters',
            settings,
            roundCap: rounds.indifferent,
            mostAnswers,
            watch: (g, q, answer) => indifferent?.(g, q, answer, prior === usual),
          });
          expect(state.over).toBe(true);
          expect(answers).toBeGreaterThan(10);
        }
      },
      LONG,
    );
  });
}
