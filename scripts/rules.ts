/**
 * Which clauses of the rules have a test. For each `games/<game>/RULES.md`: the clauses it defines, those that a test
 * names in its title, those that only describe (`test/descriptive.json`, with a reason), and those that are left.
 * Ends with 1 when a test or the list of descriptions names a clause that does not exist.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coverOf, type GameCover } from '@epoka/kernel/kit/testing/clauses';

/** Every game of the repository that has rules. */
export function coverAll(root: string): GameCover[] {
  const folder = join(root, 'games');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .filter(game => existsSync(join(folder, game, 'RULES.md')))
    .map(game => coverOf(join(folder, game)));
}

export function report(covers: readonly GameCover[]): { lines: string[]; code: number } {
  const lines = covers.map(
    c => `rules ${c.game} ${c.clauses.length - c.uncovered.length}/${c.clauses.length}`,
  );
  for (const { descriptive } of covers)
    for (const [clause, reason] of descriptive) lines.push(`descriptive ${clause} ${reason}`);
  for (const { uncovered } of covers) lines.push(...uncovered);
  const problems = covers.flatMap(c => c.problems);
  return { lines: [...lines, ...problems], code: problems.length > 0 ? 1 : 0 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, code } = report(coverAll(join(dirname(fileURLToPath(import.meta.url)), '..')));
  process.stdout.write(lines.map(line => `${line}\n`).join(''));
  process.exitCode = code;
}
