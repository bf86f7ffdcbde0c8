/** Every law can fail: for each there are rulesets that break it and nothing else, and the kit names the law. */
import { describe, expect, it } from 'vitest';
import { checkRules, LAWS, LawBroken } from '../kit/index.ts';
import type { Broken } from './broken/broken.ts';
import { brokenData } from './broken/data.ts';
import { brokenPlay } from './broken/play.ts';
import { brokenSecrets } from './broken/secrets.ts';
import { brokenTogether } from './broken/together.ts';
import { brokenWords } from './broken/words.ts';

const all: Broken[] = [...brokenPlay, ...brokenData, ...brokenSecrets, ...brokenTogether, ...brokenWords];

function caught(b: Broken): LawBroken {
  try {
    checkRules(b.rules, b.words, { games: 60, rate: 0.3, settings: 'random', seed: 'broken', ...b.options });
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
  throw new Error('nothing was caught');
}

describe('the kit catches', () => {
  it.each(all.map(b => [b.law, b.how, b] as const))('%s: %s', (law, _how, b) => {
    const error = caught(b);
    expect(`${error.law}: ${error.detail}`).toMatch(new RegExp(`^${law}: `));
    if (b.says) expect(error.detail).toMatch(b.says);
    expect(error.case).toMatchObject({ game: b.rules.id, version: 1, law });
  });

  it('something for every law there is', () => {
    expect([...new Set(all.map(b => b.law))].sort()).toEqual([...LAWS].sort());
  });
});
