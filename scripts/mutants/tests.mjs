/**
 * Which test files are rule tests: all of a game's `test/` folder except those named here. These play whole games, compare with
 * recordings or look at something else than the rules: they notice that something changed, not which rule broke.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = [
  'board',
  'bot',
  'brain',
  'clauses',
  'contents',
  'directed',
  'every-card',
  'fixtures',
  'golden',
  'guide',
  'kit',
  'laws',
  'pictures',
  'saved',
  'words',
];

export const isRuleTest = file =>
  /\.test\.tsx?$/.test(file) && !OTHERS.some(name => new RegExp(`(^|/)${name}\\.test\\.`).test(file));

/** The rule tests of a game, from the root of the repository. */
export function ruleTests(game) {
  const folder = `games/${game}/test`;
  return readdirSync(folder, { recursive: true })
    .map(file => join(folder, file).replaceAll('\\', '/'))
    .filter(isRuleTest)
    .sort();
}
