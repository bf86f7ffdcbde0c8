import {
  begin,
  copyPlain,
  deepFreeze,
  hash,
  imagine,
  nextBelow,
  Play,
  redact,
  samePlain,
  seedChance,
} from '@epoka/kernel';
import { expect, test } from 'vitest';
import { bots, sightOf } from '../index.ts';
import { type MarketState, market } from './games/market.ts';

/** Every position of a few random games, with the seat that is asked. */
function* positions(games: number): Generator<{ g: Play; s: MarketState; seat: number; at: string }> {
  for (let n = 0; n < games; n++) {
    const seed = `honesty ${n}`;
    const g = begin(market.rules, 2 + (n % 3), seed) as unknown as Play<MarketState>;
    const chance = seedChance(`${seed} answers`);
    for (let i = 0; !g.s.over; i++) {
      for (const q of g.s.asked)
        yield { g: g as unknown as Play, s: g.s, seat: q.seat, at: `${seed}/${i}/${q.seat}` };
      const q = g.s.asked[nextBelow(chance, g.s.asked.length)];
      g.choose(q, nextBelow(chance, g.legal(q).count));
    }
  }
}

test('a bot decides alike in every state that its seat cannot tell from the real one', () => {
  let looked = 0;
  let hiddenMattered = 0;
  for (const { s, seat, at } of positions(6)) {
    const elsewhere = imagine(market.rules, s, seat, seedChance(`${at} elsewhere`));
    expect(redact(market.rules, elsewhere, seat)).toEqual(redact(market.rules, s, seat));
    if (!samePlain(elsewhere.hands, s.hands) || !samePlain(elsewhere.bids, s.bids)) hiddenMattered++;
    for (const bot of [bots.random, bots.greedy]) {
      const decide = (state: MarketState) => {
        const chance = seedChance(`${at} bot`);
        const sight = sightOf(market.rules, state, seat, {
          chance,
          brain: market.brain,
          limit: { samples: 3 },
        });
        return { answer: bot.choose(sight), legal: sight.legal, view: sight.view, chance };
      };
      expect(decide(elsewhere), at).toEqual(decide(s));
      looked++;
    }
  }
  expect(looked).toBeGreaterThan(200);
  expect(hiddenMattered).toBeGreaterThan(50);
});

test('a sight holds no secret of others and no way to the real state', () => {
  const g = begin(market.rules, 3, 'secrets') as unknown as Play<MarketState>;
  const others = hash(g.s.hands[1]) + hash(g.s.deck) + hash(g.s.chance);
  const sight = sightOf(market.rules, g.s, 0, { chance: seedChance('me'), brain: market.brain });
  expect(sight.view.hands[0]).toEqual(g.s.hands[0]);
  expect(sight.view.hands[1].every(card => card < 0)).toBe(true);
  expect(sight.view.chance).toEqual([0, 0, 0, 0]);
  const dreams = Array.from({ length: 12 }, () => sight.imagine());
  expect(new Set(dreams.map(d => hash(d.hands[1]) + hash(d.deck) + hash(d.chance))).size).toBe(12);
  for (const d of dreams) {
    expect(d).not.toBe(g.s);
    expect(hash(d.hands[1]) + hash(d.deck) + hash(d.chance)).not.toBe(others);
  }
  // A dream belongs to the bot: playing on it touches neither the real game nor the next dream.
  const before = hash(g.s);
  const play = new Play(market.rules, dreams[0]);
  play.submit(0, sight.question.id, ['draw']);
  expect(hash(g.s)).toBe(before);
  expect(sight.imagine().actions).toBe(2);
  expect(sight.options().choices.map(c => c.answer)).toEqual(sight.legal);
});

test('bots change nothing they are given', () => {
  for (const { s, seat, at } of positions(2)) {
    const frozen = deepFreeze(copyPlain(s));
    for (const bot of [bots.random, bots.greedy]) {
      const sight = sightOf(market.rules, frozen, seat, { chance: seedChance(at), brain: market.brain });
      deepFreeze(sight.legal);
      deepFreeze(sight.view);
      expect(sight.legal, at).toContainEqual(bot.choose(sight));
    }
  }
});
