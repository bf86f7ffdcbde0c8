import { readFileSync, writeFileSync } from 'node:fs';
import { begin, nextBelow, type Settings, seedChance } from '@epoka/kernel';
import { transcript } from '@epoka/kernel/kit';
import { describe, expect, it } from 'vitest';
import { words } from '../lang/en.ts';
import type { Game, State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import { settled } from './settled.ts';
import { staying } from './staying.ts';

/** Set to write the files anew after a change of the rules that is meant. */
const renew = process.env.EPOKA_GOLDEN === 'renew';

/** What the standard games never ask: variants, and a start with colonies. */
const MORE = [
  ['private', staying, 2, { endScoring: 'private', alternativeCorruption: true, noGangAttacks: true }],
  ['open', staying, 3, { endScoring: 'open', drawAsAction: true, fewerBonuses: true }],
  ['colonies', settled, 3, { easier: true }],
] as const;

function plays(name: string, game: typeof staying, seats: number, settings: Settings): void {
  const text = transcript(game.rules, words, { seats, settings, seed: `golden ${name}`, every: 50 });
  const file = new URL(`./golden/${name.replace(' ', '-')}.txt`, import.meta.url);
  if (renew) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

describe('golden games', () => {
  for (const level of ['simple', 'advanced', 'full'])
    for (const seats of [2, 3, 4])
      it(`${level}, ${seats} players, plays as recorded`, () =>
        plays(`${level} ${seats}`, staying, seats, { level }));

  for (const [name, game, seats, settings] of MORE)
    it(`${name} plays as recorded`, () => plays(name, game, seats, settings));

  it('asks every kind of question, the rarest too', () => {
    const asked = new Set<string>();
    const record = (game: typeof staying, seats: number, settings: Settings, seed: string) => {
      const g: Game = begin<State, Vocab>(game.rules, seats, seed, settings);
      const pick = seedChance(seed);
      while (!g.s.over) {
        const q = g.s.asked[0];
        asked.add(q.kind);
        g.choose(q, nextBelow(pick, g.legal(q).count));
      }
    };
    for (let k = 0; k < 16; k++)
      for (const [, game, seats, settings] of MORE) record(game, seats, settings, `kinds ${k}`);
    expect(Object.keys(staying.rules.questions).filter(kind => !asked.has(kind))).toEqual([]);
  });
});
