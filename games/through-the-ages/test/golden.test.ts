import { readFileSync, writeFileSync } from 'node:fs';
import { transcript } from '@epoka/kernel/kit';
import { describe, expect, it } from 'vitest';
import { words } from '../lang/en.ts';
import { staying } from './staying.ts';

/** Set to write the files anew after a change of the rules that is meant. */
const renew = process.env.EPOKA_GOLDEN === 'renew';

describe('golden games', () => {
  for (const level of ['simple', 'advanced', 'full'])
    for (const seats of [2, 3, 4])
      it(`${level}, ${seats} players, plays as recorded`, () => {
        const text = transcript(staying.rules, words, {
          seats,
          settings: { level },
          seed: `golden ${level} ${seats}`,
          every: 50,
        });
        const file = new URL(`./golden/${level}-${seats}.txt`, import.meta.url);
        if (renew) writeFileSync(file, text);
        expect(text).toBe(readFileSync(file, 'utf8'));
      });
});
