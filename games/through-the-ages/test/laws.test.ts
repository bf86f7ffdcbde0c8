/** The law of silence holds, and finds what is left out. */

import { checkGame } from '@epoka/kernel/kit';
import { describe, expect, it } from 'vitest';
import { staying } from './staying.ts';

describe('the law of silence', () => {
  /** The game with what is blocked left out instead of explained. */
  const silentAbout = (verb: string): typeof staying => {
    const { act } = staying.rules.questions;
    const choices: typeof act.choices = (g, q, offer) => {
      act.choices(g, q, offer);
      offer.choices = offer.choices.filter(({ answer, why }) => why === undefined || answer[0] !== verb);
    };
    return {
      ...staying,
      rules: { ...staying.rules, questions: { ...staying.rules.questions, act: { ...act, choices } } },
    };
  };

  it.each(['take', 'stage', 'populate', 'technology', 'tactic'])(
    'finds that nothing is said of %s',
    async verb => {
      const run = checkGame(silentAbout(verb), { games: 4, seats: 3, seed: 'silent', rate: 1, cap: 150 });
      await expect(run).rejects.toThrow(/"silence" is broken.*things that have no answer: act: /);
    },
  );
});
