import { type Answer, type AnyRuleset, begin, type Play, seedChance } from '@epoka/kernel';
import { expect, test, vi } from 'vitest';
import {
  EndlessGame,
  greedy,
  hire,
  type Limit,
  makeGreedy,
  playMatch,
  sightOf,
  UnknownBot,
} from '../index.ts';
import { type MarketState, market } from './games/market.ts';

/** The two that come with the package; other tests may put further ones into the registry. */
const NAMES = ['random', 'greedy'];

function table(seats: number, seed: string): Play<MarketState> {
  return begin(market.rules, seats, seed) as unknown as Play<MarketState>;
}

function decide(s: MarketState, limit: Limit = {}, rules: AnyRuleset = market.rules, seed = 'bot'): Answer {
  const seat = s.asked[0].seat;
  return greedy.choose(sightOf(rules, s, seat, { chance: seedChance(seed), brain: market.brain, limit }));
}

test('every answer of every bot is legal, in every position of whole games', () => {
  for (const name of NAMES)
    for (let seats = 2; seats <= 4; seats++) {
      const players = Array.from({ length: seats }, () => hire(name));
      let watched = 0;
      const { state, answers } = playMatch({
        game: market,
        players,
        seed: `legal ${name} ${seats}`,
        watch: (g, q, answer) => {
          g.admit(q.seat, q.id, answer);
          watched++;
        },
      });
      expect(state.over).toBe(true);
      expect(watched).toBe(answers);
    }
});

test('who is lost whatever is answered still answers', () => {
  const { s } = table(2, 'lost');
  const seat = s.asked[0].seat;
  const brain = { ...market.brain, judge: () => Number.NEGATIVE_INFINITY };
  const sight = sightOf(market.rules, s, seat, { chance: seedChance('bot'), brain });
  const { legal } = sight;
  expect(legal).toContainEqual(greedy.choose(sight));
});

test('the same seed gives the same game, without a clock', () => {
  const play = () => {
    const seen: Answer[] = [];
    playMatch({
      game: market,
      players: [hire('greedy'), hire('random'), hire('greedy:samples=3')],
      seed: 'again',
      watch: (_g, _q, a) => seen.push(a),
    });
    return seen;
  };
  const clock = performance.now;
  performance.now = () => {
    throw new Error('a bot without a limit in milliseconds read the clock');
  };
  try {
    expect(play()).toEqual(play());
  } finally {
    performance.now = clock;
  }
});

test('greedy beats random', () => {
  let wins = 0;
  const games = 200;
  for (let n = 0; n < games; n++) {
    const mine = n % 2;
    const players = [hire('random'), hire('random')];
    players[mine] = hire('greedy');
    const { state } = playMatch({ game: market, players, seed: `duel ${n >> 1}` });
    const standing = market.rules.standing(state as MarketState);
    if (standing[mine].points > standing[1 - mine].points) wins++;
  }
  expect(wins / games).toBeGreaterThan(0.85);
});

test('a move in several questions is judged by its result', () => {
  const g = table(2, 'steps');
  g.s.hands[0] = [5, 0]; // worth 6 and 1
  g.s.coins = [3, 3];
  // Only the stall decides what a sale is worth; right after "sell" a card is gone and nothing is earned yet.
  expect(decide(g.s)).toEqual(['sell', 0]);
  g.submit(0, g.s.asked[0].id, ['sell', 0]);
  expect(decide(g.s)).toEqual(['stall', 2]);
  g.submit(0, g.s.asked[0].id, ['stall', 2]);
  for (let i = 0; i < 3; i++) {
    expect(decide(g.s)).toEqual(['pay']);
    g.submit(0, g.s.asked[0].id, ['pay']);
  }
  expect(g.s.coins[0]).toBe(3 + 18 - 3);
  // The turn goes on: two actions were there.
  expect(g.s.asked[0]).toMatchObject({ seat: 0, kind: 'act' });
});

test('priors break ties', () => {
  const g = table(2, 'ties');
  const seat = 0;
  const tell = (prior: (a: Answer) => number, seed: string) =>
    greedy.choose(
      sightOf(market.rules, g.s, seat, {
        chance: seedChance(seed),
        brain: { ...market.brain, judge: () => 0, prior: (_s, _q, a) => prior(a) },
      }),
    );
  expect(tell(a => (a[0] === 'end' ? 1 : 0), 'a')).toEqual(['end']);
  expect(tell(a => (a[0] === 'draw' ? 1 : 0), 'a')).toEqual(['draw']);
  // Without an opinion any of them, by the bot's own chance.
  const seen = new Set(Array.from({ length: 40 }, (_, i) => JSON.stringify(tell(() => 0, `seed ${i}`))));
  expect(seen.size).toBe(4);
});

test('what is hopeless is not tried, unless everything is', () => {
  const g = table(2, 'hopeless');
  g.s.hands[0] = [5];
  let judged = 0;
  const choose = (hopeless: (a: Answer) => boolean) =>
    greedy.choose(
      sightOf(market.rules, g.s, 0, {
        chance: seedChance('bot'),
        brain: {
          ...market.brain,
          judge: (s, seat, weights) => {
            judged++;
            return market.brain.judge(s as MarketState, seat, weights as never);
          },
          prior: (_s, _q, a) => (hopeless(a) ? Number.NEGATIVE_INFINITY : 0),
        },
      }),
    );
  expect(choose(() => false)).toEqual(['sell', 0]);
  expect(choose(a => a[0] === 'sell')).not.toEqual(['sell', 0]);
  expect(choose(() => true)).toEqual(['sell', 0]);
  // A single answer that is left needs no thought.
  judged = 0;
  expect(choose(a => a[0] !== 'end')).toEqual(['end']);
  expect(judged).toBe(0);
});

test('ending the turn early gains nothing from what happens between turns', () => {
  // A game judged by coins alone, where the bank pays everybody a coin whenever a turn ends.
  const g = table(2, 'between turns');
  const generous: AnyRuleset = {
    ...market.rules,
    steps: {
      ...market.rules.steps,
      turn(h: Play<MarketState>, { seat }: { seat: number }) {
        h.s.coins[1 - seat] += 10;
        (market.rules.steps.turn as (g: unknown, d: unknown) => void)(h, { seat });
      },
    },
  };
  g.s.hands[0] = [5];
  expect(decide(g.s, {}, generous)).toEqual(['sell', 0]);
});

test('without a brain the standing is the judge', () => {
  const g = table(2, 'no brain');
  g.s.hands[0] = [5];
  const sight = sightOf(market.rules, g.s, 0, { chance: seedChance('bot') });
  expect(greedy.choose(sight)).toEqual(['sell', 0]);
});

test('the clock is obeyed, whatever a position costs', () => {
  const g = table(2, 'slow');
  g.s.hands[0] = [0, 1, 2, 3, 4, 5];
  // A clock of our own: every position takes 4 ms, however busy the machine is.
  let now = 1000;
  const slow = {
    ...market.brain,
    judge: (_s: MarketState, seat: number) => {
      if (seat === 0) now += 4;
      return 0;
    },
  };
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const choose = (limit: Limit) => {
    const start = now;
    const sight = sightOf(market.rules, g.s, 0, { chance: seedChance('bot'), brain: slow, limit });
    expect(sight.legal).toContainEqual(greedy.choose(sight));
    return now - start;
  };
  try {
    expect(choose({ samples: 2 })).toBeGreaterThan(108);
    // One position past the limit at most, two where it comes in the middle of a move.
    for (const ms of [1, 10, 30, 100]) expect(choose({ ms, samples: 1000 })).toBeLessThanOrEqual(ms + 8);
  } finally {
    clock.mockRestore();
  }
});

test('a bot that is given almost no positions still answers', () => {
  const tiny = makeGreedy({ name: 'tiny', depth: 1, width: 1, positions: 1 });
  const g = table(4, 'tiny');
  const sight = sightOf(market.rules, g.s, 0, { chance: seedChance('bot'), brain: market.brain });
  expect(sight.legal).toContainEqual(tiny.choose(sight));
});

test('bots are hired by name, with a limit', () => {
  expect(hire('greedy').limit).toEqual({});
  expect(hire('greedy:samples=4:ms=20').limit).toEqual({ samples: 4, ms: 20 });
  expect(() => hire('gredy')).toThrow("unknown bot 'gredy'; bots: random, greedy");
  expect(() => hire('toString')).toThrow(UnknownBot);
  expect(() => hire('greedy:ms=soon')).toThrow(UnknownBot);
  expect(() => hire('greedy:speed=3')).toThrow(UnknownBot);
});

test('a game that never ends is reported', () => {
  expect(() =>
    playMatch({ game: market, players: [hire('random'), hire('random')], seed: 'x', mostAnswers: 5 }),
  ).toThrow(EndlessGame);
});

test('a seat that is asked nothing has no sight', () => {
  const g = table(2, 'nothing');
  expect(() => sightOf(market.rules, g.s, 1, { chance: seedChance('x') })).toThrow('seat 1 is asked nothing');
  expect(() => sightOf(market.rules, g.s, 1, { chance: seedChance('x'), question: g.s.asked[0] })).toThrow(
    'belongs to seat 0',
  );
});
