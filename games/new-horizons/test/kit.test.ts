import { expert } from '@epoka/bots/testing';
import { checkRules } from '@epoka/kernel/kit';
import { lawTests } from '@epoka/kernel/kit/testing/law-tests';
import { describe, expect, it } from 'vitest';
import { newHorizons } from '../index.ts';
import { sendElsewhere } from '../rules/elsewhere.ts';
import { rules } from '../rules/index.ts';

/** Cards are shown to everybody and put back under the deck: the log says so, no view keeps it. */
const openTells = ['revealed'];

lawTests(newHorizons, {
  cases: [
    ...[2, 3, 4].map(seats => ({
      title: `of ${seats} players`,
      games: 240,
      seats,
      rate: 0.004,
      roundCap: 7,
      seed: `random ${seats}`,
      openTells,
      also: (report: { answers: number; games: number }) =>
        expect(report.answers).toBeGreaterThan(report.games * 20),
    })),
    { title: 'that go on until the goals end them', games: 12, rate: 0.005, seed: 'long', openTells },
    {
      title: 'at every single answer',
      games: 3,
      rate: 1,
      roundCap: 3,
      seed: 'closely',
      openTells,
      also: report => expect(report.examined).toBeGreaterThan(100),
    },
  ],
  directed: {
    seats: [4, 2, 3],
    roundCap: 40,
    games: 120,
    seed: 'g',
    expert: expert(newHorizons, 'directed expert'),
    leftOut: ['removed'],
    // rare cases, each shown by a test of its own
    except: [
      'being-discovered',
      'colour-not-in-deck',
      'redundant-unit',
      'gone',
      'first-turn-basic',
      'pawn-leaves',
    ],
  },
});

describe('the law of silence', () => {
  const play = (questions: Partial<typeof rules.questions>) =>
    checkRules({ ...rules, questions: { ...rules.questions, ...questions } }, undefined, {
      games: 4,
      rate: 0.5,
      roundCap: 2,
    });

  it('NH-25.11 finds a thing that is left out instead of blocked', () => {
    const production: typeof rules.questions.production = {
      ...rules.questions.production,
      choices(g, _q, offer) {
        for (const verb of ['population', 'coins', 'sell', 'pass'] as const) offer.can(verb);
        if (offer.explaining) sendElsewhere(g, offer, 'unit', 'population', 'coins');
      },
    };
    expect(() => play({ production })).toThrow(/things that have no answer: production: unit/);
    expect(play({}).games).toBe(4);
  });
});
