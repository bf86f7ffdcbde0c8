/** The import arrows of the architecture and the ban of cycles are lint rules; this shows that they bite. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const forbidden: [path: string, from: string][] = [
  ['kernel/flow.ts', '@epoka/table'],
  ['kernel/kit/laws.ts', 'node:fs'],
  ['kernel/kit/testing/scene.ts', '@epoka/bots'],
  ['games/new-horizons/rules/moving.ts', 'react'],
  ['games/new-horizons/rules/showing.ts', '../board/map.tsx'],
  ['games/new-horizons/content/leaders.ts', '@epoka/through-the-ages'],
  ['games/new-horizons/content/buildings.ts', '../rules/building.ts'],
  ['games/new-horizons/rules/tracks.ts', 'fast-check'],
  ['games/through-the-ages/board/row.tsx', '@epoka/new-horizons'],
  ['games/through-the-ages/test/row.test.ts', '@epoka/new-horizons'],
  ['games/through-the-ages/bot/index.ts', '@epoka/bots'],
  ['games/new-horizons/board/index.tsx', '@epoka/server'],
  ['bots/greedy.ts', '@epoka/table'],
  ['table/table.ts', '@epoka/new-horizons'],
  ['games/registry.ts', '@epoka/server'],
  ['protocol/codes.ts', '@epoka/server'],
  ['web/app.tsx', '@epoka/server'],
  ['web/kit/card.tsx', '@epoka/new-horizons/lang/en'],
  ['server/lobby.ts', '@epoka/web'],
  ['protocol/messages.ts', '@epoka/server'],
  ['protocol/client.ts', '@epoka/bots'],
  ['games/through-the-ages/rules/turn.ts', '@epoka/games'],
  ['web/online/session.ts', '@epoka/server'],
];

const allowed: [path: string, from: string][] = [
  ['kernel/run.ts', './chance.ts'],
  ['kernel/kit/testing/golden.ts', 'node:fs'],
  ['games/new-horizons/rules/units.ts', '@epoka/kernel'],
  ['games/new-horizons/rules/hexes.ts', '../content/tiles.ts'],
  ['games/new-horizons/content/tiles.ts', './ids.ts'],
  ['games/new-horizons/test/kit.test.ts', '@epoka/kernel/kit'],
  ['games/new-horizons/board/map.tsx', '@epoka/web/kit'],
  ['games/new-horizons/board/mat.tsx', '@epoka/new-horizons'],
  ['games/index.ts', '@epoka/new-horizons'],
  ['kernel/kit/testing/law-tests.ts', 'vitest'],
  ['table/replay.ts', '@epoka/kernel'],
  ['protocol/acts.ts', '@epoka/kernel'],
  ['protocol/tables.ts', '@epoka/table'],
  ['games/playable.ts', '@epoka/new-horizons'],
  ['web/online/notes.tsx', '@epoka/protocol/codes'],
  ['cli/games.ts', '@epoka/games'],
];

const circle: [path: string, from: string][] = [
  ['server/tables/one.ts', './two.ts'],
  ['server/tables/two.ts', './three.ts'],
  ['server/tables/three.ts', './one.ts'],
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
    for (const [path, from] of circle) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(
        join(tree, path),
        `import { x } from '${from}';\nexport const y = () => x();\nexport { y as x };\n`,
      );
    }
    const { stdout, stderr } = spawnSync(
      resolve('node_modules/.bin/biome'),
      [
        'lint',
        '--vcs-enabled=false',
        '--only=style/noRestrictedImports',
        '--only=suspicious/noImportCycles',
        '--max-diagnostics=none',
        '.',
      ],
      { cwd: tree, encoding: 'utf8' },
    );
    complaints = (stdout + stderr).split('\n').filter(line => line.includes(' lint/'));
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  const complainsAbout = (path: string, rule = 'noRestrictedImports') =>
    complaints.some(line => line.startsWith(`${path}:`) && line.includes(rule));

  it('each file is looked at once', () => {
    const paths = [...forbidden, ...allowed, ...circle].map(([path]) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
  it.each(forbidden)('%s may not import %s', path => expect(complainsAbout(path)).toBe(true));
  it.each(circle)('%s stands in a circle', path => expect(complainsAbout(path, 'noImportCycles')).toBe(true));
  it.each(allowed)('%s may import %s', path => expect(complainsAbout(path)).toBe(false));
});
