/** The game of docs/tiny-game.md is complete and true: written out under another name, it compiles and passes every test. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GoldenGames, recordGolden } from '@epoka/kernel/kit/testing/golden';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyGame, writeTinyGame } from '../tiny-game.mjs';

const tool = (name: string, args: readonly string[], cwd: string): string => {
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin', name), args, {
    cwd,
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
};

describe('the tiny game of the documents', () => {
  const tree = mkdtempSync(join(tmpdir(), 'epoka-tiny-'));
  const write = (file: string, text: string) => writeFileSync(join(tree, file), text);

  beforeAll(() => {
    writeTinyGame(tree, 'my-game');
    for (const folder of ['node_modules', 'kernel', 'table', 'bots'])
      symlinkSync(resolve(folder), join(tree, folder));
    cpSync('web/covers/draw.ts', join(tree, 'web/covers/draw.ts'));
    for (const file of ['biome.json', 'vitest.config.ts', 'tsconfig.base.json'])
      cpSync(file, join(tree, file));
    const types = { extends: resolve('web/tsconfig.json'), include: ['games', 'web'], references: [] };
    const compilerOptions = { noEmit: true, composite: false, emitDeclarationOnly: false, rootDir: '/' };
    write('tsconfig.json', JSON.stringify({ ...types, compilerOptions }));
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  it('has its own name everywhere', () => {
    const files = [...tinyGame('my-game')];
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(([path, text]) => /harvest/.test(path + text))).toEqual([]);
    expect(tinyGame('my-game').get('games/my-game/index.ts')).toContain('export const myGame:');
  });

  it('is formatted and keeps to the arrows', () => {
    expect(tool('biome', ['check', '--vcs-enabled=false', '--error-on-warnings', 'games', 'web'], tree)).toBe(
      '',
    );
  });

  it('compiles', () => {
    expect(tool('tsc', ['-p', '.'], tree)).toBe('');
  });

  it('passes its own tests, once its golden games are recorded', async () => {
    const list = pathToFileURL(join(tree, 'games/my-game/test/golden.ts')).href;
    const { golden }: { golden: GoldenGames } = await import(list);
    expect(await recordGolden(golden, false)).toEqual(golden.games.map(g => `golden my-game ${g.name} new`));
    expect(tool('vitest', ['run', 'games/my-game', '--reporter=dot'], tree)).toBe('');
  });
});
