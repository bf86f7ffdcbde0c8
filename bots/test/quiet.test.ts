/** Where judging begins and where going on ends: quiet positions, turns that are closed, circles that are cut. */
import {
  type Answer,
  type AnyRuleset,
  type Brain,
  begin,
  type CoreState,
  type Play,
  type Question,
  seedChance,
} from '@epoka/kernel';
import { expect, test } from 'vitest';
import { brainTests } from '../brain-tests.ts';
import { greedy, hire, playMatch, sightOf } from '../index.ts';
import { type LampState, lamp, TURNS } from './games/lamp.ts';
import { type MarketState, market } from './games/market.ts';

function table(seed: string): Play<MarketState> {
  return begin(market.rules, 2, seed) as unknown as Play<MarketState>;
}

function decide<S extends CoreState>(game: { rules: AnyRuleset }, s: S, brain: Brain<S>): Answer {
  const { seat } = s.asked[0];
  return greedy.choose(sightOf(game.rules, s, seat, { chance: seedChance('bot'), brain }));
}

brainTests(market, { seats: 3, rounds: { judged: 0, indifferent: 0 }, mostAnswers: 200 });

/** The market with another way to carry out an action. */
function marketWhere(answer: (g: Play<MarketState>, q: Question, a: Answer) => void): AnyRuleset {
  const { act } = market.rules.questions;
  return {
    ...market.rules,
    questions: {
      ...market.rules.questions,
      act: {
        ...act,
        answer(g: Play<MarketState>, q: Question, a: Answer) {
          (act.answer as unknown as typeof answer)(g, q, a);
          answer(g, q, a);
        },
      },
    },
  };
}

test('in the turn of another seat a position is quiet when its owner may end the turn', () => {
  // Whoever draws a card lets the other seat sell one, too, and goes on with the turn.
  const rules = marketWhere((g, q, [verb]) => {
    if (verb === 'draw') (g.ask as (...x: unknown[]) => void).call(g, 1 - q.seat, 'stall', { card: 5 });
  });
  const g = begin(rules, 2, 'off turn') as unknown as Play<MarketState>;
  g.submit(0, g.s.asked[0].id, ['draw']);
  expect(g.s.asked).toMatchObject([{ seat: 1, kind: 'stall' }]);
  const judged = new Set<string>();
  const brain: Brain<MarketState> = {
    ...market.brain,
    judge(s, seat, weights) {
      judged.add(`${s.turn} ${s.actions} ${s.asked[0].seat} ${s.asked[0].kind}`);
      return market.brain.judge(s, seat, weights);
    },
  };
  expect(decide({ rules }, g.s, brain)).toEqual(['stall', 2]);
  expect([...judged]).toEqual(['0 1 0 act']);
});

test('a turn that can be ended is ended before it is judged', () => {
  // Ending a turn costs ten coins for each card in hand: it is better to sell than to end at once.
  const rules = marketWhere((g, q, [verb]) => {
    if (verb === 'end') g.s.coins[q.seat] -= 10 * g.s.hands[q.seat].length;
  });
  const g = begin(rules, 2, 'closing') as unknown as Play<MarketState>;
  g.s.hands[0] = [0];
  g.s.coins = [0, 0];
  const bold: Brain<MarketState> = { ...market.brain, judge: (s, seat) => s.coins[seat] };
  expect(decide({ rules }, g.s, bold)).toEqual(['sell', 0]);
});

test('what is done by habit is done while a turn is imagined, and nothing else is tried there', () => {
  const g = table('habit');
  g.s.hands[0] = [5];
  const asked = new Set<string>();
  const brain: Brain<MarketState> = {
    ...market.brain,
    prior(s, q, a) {
      asked.add(q.kind);
      return market.brain.prior?.(s, q, a) ?? 0;
    },
  };
  expect(decide(market, g.s, brain)).toEqual(['sell', 0]);
  expect(asked).toContain('stall');
  asked.clear();
  // Whoever always goes to the first stall, which pays least, need not ask which one is best.
  const habit: Brain<MarketState>['habit'] = (_s, q) => (q.kind === 'stall' ? ['stall', 0] : undefined);
  const coins: number[] = [];
  const judge: typeof brain.judge = (s, seat, weights) => {
    if (seat === 0) coins.push(s.coins[0]);
    return market.brain.judge(s, seat, weights);
  };
  decide(market, g.s, { ...brain, habit, judge });
  expect(asked).not.toContain('stall');
  expect(Math.max(...coins)).toBe(g.s.coins[0] + 6);
});

test('nothing goes round in a circle where all answers are equal', () => {
  const play = (brain: Brain<LampState, null>) =>
    playMatch({
      game: { ...lamp, brain },
      players: [hire('greedy'), hire('greedy')],
      seed: 'lamp',
      mostAnswers: 2000,
    }).answers;
  // Winding is progress, and four times is all there is of it; then the turn ends. Nobody touches the switch.
  expect(play(lamp.brain)).toBe(TURNS * 5);
  // Without a measure of progress the bot would sit at the switch for ever.
  const { progress: _, ...blind } = lamp.brain;
  expect(() => play(blind)).toThrow('not over');
});

test('a circle is entered only for something better than stopping', () => {
  const { s } = begin(lamp.rules, 2, 'lamp') as unknown as Play<LampState>;
  const likesLight: Brain<LampState, null> = {
    ...lamp.brain,
    judge: (state, seat) => (seat === 0 && state.lit ? 1 : 0),
  };
  expect(decide(lamp, s, likesLight as Brain<LampState>)).toEqual(['switch']);
  s.lit = true;
  expect(decide(lamp, s, likesLight as Brain<LampState>)).not.toEqual(['switch']);
});

test('light play that never ends is worth nothing, however good the middle of a turn looks', () => {
  const { s } = begin(lamp.rules, 2, 'lamp') as unknown as Play<LampState>;
  const { closing: _, ...open } = lamp.brain;
  s.wound = 4;
  const likesTheStart: Brain<LampState, null> = {
    ...open,
    judge: (state, seat) => (seat === 0 && state.turn === 0 ? 1 : 0),
  };
  expect(decide(lamp, s, likesTheStart as Brain<LampState>)).toEqual(['end']);
});

test('positions that differ only in order are thought about once', () => {
  const g = table('order');
  g.s.hands[0] = [5];
  let judged = 0;
  const brain: Brain<MarketState> = {
    ...market.brain,
    judge(s, seat, weights) {
      judged++;
      return market.brain.judge(s, seat, weights);
    },
  };
  const answer = decide(market, g.s, brain);
  const alone = judged;
  judged = 0;
  // Stalls, fees and haggling meet again where the same coins are left.
  const keyed: Brain<MarketState> = {
    ...brain,
    key: s => s.coins[0] * 1000 + s.hands[0].length * 100 + s.stack.length * 10 + s.asked.length,
  };
  expect(decide(market, g.s, keyed)).toEqual(answer);
  expect(judged).toBeLessThan(alone);
});
