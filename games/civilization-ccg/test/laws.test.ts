/**
 * No endless loop: between two answers the same position with the same steps still to come never comes back, and no answer sets off
 * more than a moderate number of steps. And nothing can be had for nothing over and over: every ability costs something or has an end.
 */
import { type AnyRuleset, begin, hash, type Play } from '@epoka/kernel';
import { randomAnswer, rollFor } from '@epoka/kernel/kit';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { anyDecks } from './decks.ts';
import { eventfulGame, lateGame } from './late.ts';
import './resigning.ts';

/** What counts up with every card or question, however often the same things happen. */
const COUNTERS = { chance: 0, asking: 0, serials: 0, serial: 0, played: 0, round: 0, turns: 0 };

/** The position and what is still to be done, without the counters: equal where the same would happen again. */
const positionOf = (s: State): string =>
  String(hash({ ...s, ...COUNTERS, asked: s.asked.map(({ seat, kind, data }) => ({ seat, kind, data })) }));

/** More steps than this after one answer: somebody was forgotten in a circle. A turn of a large civilization takes about eighty. */
const MOST_STEPS = 400;

/** The rules, with every step looked at before it is taken; `fresh` is called whenever somebody answers. */
function watched(rules: AnyRuleset): { rules: AnyRuleset; fresh(): void; steps(): number } {
  const seen = new Set<string>();
  let most = 0;
  const steps = Object.fromEntries(
    Object.entries(rules.steps).map(([name, step]) => [
      name,
      (g: Play, data: unknown) => {
        const position = `${name} ${JSON.stringify(data)} ${positionOf(g.s as State)}`;
        if (seen.has(position)) throw new Error(`the same position again at "${name}"`);
        seen.add(position);
        most = Math.max(most, seen.size);
        if (seen.size > MOST_STEPS) throw new Error(`more than ${MOST_STEPS} steps without a choice`);
        (step as (g: Play, data: unknown) => void)(g, data);
      },
    ]),
  );
  return { rules: { ...rules, steps } as AnyRuleset, fresh: () => seen.clear(), steps: () => most };
}

describe('the same position never comes back without a choice', () => {
  const games = { 'random decks': anyDecks, 'late games': lateGame, 'games full of events': eventfulGame };
  for (const [title, game] of Object.entries(games))
    it.each([2, 3, 4, 6])(`${title}, %i players`, seats => {
      const { rules, fresh, steps } = watched(game.rules);
      const seed = `loops ${title} ${seats}`;
      const roll = rollFor(seed, 'answers');
      const g: Play = begin(
        rules,
        seats,
        seed,
        { roundLimit: '30' },
        game === anyDecks ? 4 : seats > 4 ? 1 : 2,
      );
      while (!g.s.over) {
        const q = g.s.asked[roll(g.s.asked.length)];
        fresh();
        g.perform(q, randomAnswer(g, q, g.legal(q), roll));
      }
      expect(steps()).toBeGreaterThan(10);
    });

  it('is noticed where it happens', () => {
    const { markers } = anyDecks.rules.steps;
    const endless = {
      ...anyDecks.rules,
      steps: {
        ...anyDecks.rules.steps,
        markers(g: Parameters<typeof markers>[0], data: Parameters<typeof markers>[1]) {
          markers(g, data);
          g.next('markers');
        },
      },
    } as unknown as AnyRuleset;
    const { rules } = watched(endless);
    expect(() => begin(rules, 2, 'endless', { roundLimit: '30' })).toThrow('the same position again');
  });
});

describe('CCG-17.6 nothing is free', () => {
  it('every ability is paid for, turns its card, or has a number of uses', () => {
    const free = CARDS.filter(card =>
      card.effects.some(
        ({ when, cost, limit }) =>
          when === 'activate' &&
          limit === undefined &&
          !(cost?.exhaust || (cost?.food ?? 0) + (cost?.production ?? 0) + (cost?.tax ?? 0) > 0),
      ),
    );
    expect(free.map(({ id }) => id)).toEqual([]);
  });

  it('no ability gives back as much as it costs', () => {
    const gainful = CARDS.filter(card =>
      card.effects.some(({ when, cost, limit, do: op }) => {
        if (when !== 'activate' || limit !== undefined || cost?.exhaust) return false;
        return op === 'gain' || op === 'food' || op === 'draw';
      }),
    );
    expect(gainful.map(({ id }) => id)).toEqual([]);
  });
});
