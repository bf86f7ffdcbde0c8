/** Tiny games in place of the real ones. */
import { type MarketState, market } from '@epoka/bots/test/market';
import type { Answer, AnyGame, Play, Question } from '@epoka/kernel';
import type { Registry } from '../games.ts';

/** The market with another answer to what happens at the stalls. */
function spoiled(id: string, spoil: (g: Play<MarketState>) => void): AnyGame {
  const { rules } = market as AnyGame;
  const { stall } = rules.questions;
  const answer = (g: Play<MarketState>, q: Question, a: Answer) => {
    spoil(g);
    stall.answer(g, q, a);
  };
  return {
    ...market,
    rules: { ...rules, id, questions: { ...rules.questions, stall: { ...stall, answer } } },
  } as AnyGame;
}

const leaky = spoiled('leaky', g => {
  g.s.sold.pop();
});
const faulty = spoiled('faulty', g => {
  if (g.s.deck.length < 16) throw new Error('the deck is upside down');
});

/** Nobody says anything about a stall's sign, which everybody can see. */
const silent = {
  ...market,
  rules: {
    ...(market as AnyGame).rules,
    id: 'silent',
    things: {
      seen: (_view: MarketState, _seat: number, note: (kind: string, id: number) => void) => note('sign', 0),
      meant: () => undefined,
    },
  },
} as AnyGame;

const games: Registry['games'] = {
  market: { load: async () => market as AnyGame, roundCap: 10 },
  leaky: { load: async () => leaky, roundCap: 10 },
  faulty: { load: async () => faulty, roundCap: 10 },
  silent: { load: async () => silent, roundCap: 10 },
};

export const registry: Registry = { url: import.meta.url, games };
