/** Places have names, not coordinates, in every label and sentence of whole games. */
import type { Language } from '@epoka/kernel';
import { type NewHorizons, newHorizons, type State, type Words } from '@epoka/new-horizons';
import { sayAnswer } from '@epoka/web/kit';
import { boardProps, playAtRandom } from '@epoka/web/kit/testing';
import { beforeAll, expect, it } from 'vitest';

const { rules } = newHorizons;
const words = {} as Record<Language, Words>;

beforeAll(async () => {
  for (const language of ['en', 'pl'] as const)
    words[language] = (await newHorizons.words[language]()) as Words;
});

const COORDINATES = /\(-?\d+, ?-?\d+\)|\d-\d/;

it.each(['en', 'pl'] as const)('no choice and no reason names a place by its numbers (%s)', language => {
  const said = new Set<string>();
  playAtRandom<State, NewHorizons>(rules, {
    seats: 3,
    seed: `places ${language}`,
    most: 1500,
    look(g, q) {
      const props = boardProps(rules, g, { seat: q.seat, words: words[language], language });
      for (const { question, options } of props.questions)
        for (const { answer } of options.choices)
          if (question.kind === 'move' || answer[0] === 'research') said.add(sayAnswer(props, answer));
    },
  });
  expect(said.size).toBeGreaterThan(100);
  expect([...said].filter(label => COORDINATES.test(label))).toEqual([]);
});

it('a hex is named by its direction, a place of the tree by its level and rank', () => {
  const { answers } = words.en;
  const view = {
    slots: [],
    units: [{ seat: 0, kind: 0, strength: 2, tile: 0 }],
    map: [{ hex: 528, territory: 0, home: -1, building: -1 }],
  };
  const reader = { view, seat: 0, name: () => 'Ola' } as never;
  expect(answers.step(reader, 0, 528 + 32)).toBe('Settler 2 on Cradle of Civilization: discover to the east');
  expect(
    answers.research({ ...(reader as object), view: { ...view, slots: Array(19).fill(-1) } } as never, 6),
  ).toBe('Research a new technology on the third place of level II');
});
