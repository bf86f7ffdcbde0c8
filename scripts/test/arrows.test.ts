/** The import arrows of the architecture are a lint rule; this shows that the rule bites. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const forbidden: [path: string, from: string][] = [
  ['kernel/flow.ts', '@epoka/table'],
  ['kernel/kit/laws.ts', 'node:fs'],
  ['games/new-horizons/rules/moving.ts', 'react'],
  ['games/new-horizons/rules/showing.ts', '../board/map.tsx'],
  ['games/new-horizons/content/leaders.ts', '@epoka/through-the-ages'],
  ['games/through-the-ages/bot/index.ts', '@epoka/bots'],
  ['games/new-horizons/board/index.tsx', '@epoka/server'],
  ['bots/greedy.ts', '@epoka/table'],
  ['table/table.ts', '@epoka/new-horizons'],
  ['web/kit/card.tsx', '@epoka/new-horizons/lang/en'],
  ['server/lobby.ts', '@epoka/web'],
];

const allowed: [path: string, from: string][] = [
  ['kernel/run.ts', './chance.ts'],
  ['games/new-horizons/rules/units.ts', '@epoka/kernel'],
  ['games/new-horizons/board/map.tsx', '@epoka/web/kit'],
  ['table/replay.ts', '@epoka/kernel'],
  ['cli/games.ts', '@epoka/new-horizons'],
];

describe('imports point up the list of folders only', () => {
  const tree = mkdtempSync(join(tmpdir(), 'epoka-arrows-'));
  let complaints: string[] = [];

  beforeAll(() => {
    cpSync('biome.json', join(tree, 'biome.json'));
    for (const [path, from] of [...forbidden, ...allowed]) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), `import { x } from '${from}';\nconsole.log(x);\n`);
    }
    const { stdout, stderr } = spawnSync(
      resolve('node_modules/.bin/biome'),
      ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--max-diagnostics=none', '.'],
      { cwd: tree, encoding: 'utf8' },
    );
    complaints = (stdout + stderr)
      .split('\n')
      .filter(line => line.includes('lint/style/noRestrictedImports'));
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  const complainsAbout = (path: string) => complaints.some(line => line.startsWith(`${path}:`));

  it.each(forbidden)('%s may not import %s', path => expect(complainsAbout(path)).toBe(true));
  it.each(allowed)('%s may import %s', path => expect(complainsAbout(path)).toBe(false));
});
