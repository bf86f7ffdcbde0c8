import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citedIn, clausesOf, titlesOf } from '@epoka/kernel/kit/testing/clauses';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coverAll, report } from '../rules.ts';

describe('clauses of a rules text', () => {
  it('are those in bold: at the start of a list item, of a paragraph, or in the middle of a line', () => {
    const text = [
      '# A game, clause prefix `AG`',
      '## AG-1 Scope',
      '- **AG-1.1** Two players. See AG-1.2.',
      '- **AG-1.2** One board, a **wonder**',
      '  (AG-1.3) and more, as in',
      'AG-1.3 elsewhere.',
      '- **AG-1.2.a** *(changed)* A detail.',
      '',
      '**AG-2.1** First (2.2). · **AG-2.2** Second. · **AG-2.10**',
      'Third, which is wrapped.',
      '',
      'AG-2.1, a reference at the start of a paragraph.',
    ];
    const clauses = ['AG-1.1', 'AG-1.2', 'AG-1.2.a', 'AG-2.1', 'AG-2.2', 'AG-2.10'];
    expect(clausesOf(text.join('\n'))).toEqual({ clauses, faults: [] });
    expect(clausesOf(text.join('\r\n'))).toEqual({ clauses, faults: [] });
  });

  it('a number that begins a paragraph plainly, or is bold twice, is a fault', () => {
    const text =
      '## 1. Components\nPLA-1.1 Plain.\n\n**PLA-1.2** Bold.\n\n- PLA-1.3 Plain.\n\n**PLA-1.2** Again.\n';
    expect(clausesOf(text)).toEqual({
      clauses: ['PLA-1.2'],
      faults: [
        'PLA-1.1 begins a paragraph, but is not in bold',
        'PLA-1.3 begins a paragraph, but is not in bold',
        'PLA-1.2 is defined twice',
      ],
    });
  });
});

describe('titles of tests', () => {
  it('are found in every way of writing one', () => {
    const source = `
      describe('chapter one', () => {
        it("double quotes", () => {});
        test(\`a template \${n + \`(\${n}\`}\`, () => {});
        it.concurrent('chained', async () => {});
        it(
          'on its own line' +
            ' and joined',
          () => { expect('it("not this")').toBe(/it\\('nor this'/); },
        );
      });
    `;
    expect(titlesOf(source)).toEqual([
      "'chapter one'",
      '"double quotes"',
      `\`a template \${n + \`(\${n}\`}\``,
      "'chained'",
      `
          'on its own line' +
            ' and joined'`,
    ]);
  });

  it('take the rows of a table where the title shows them', () => {
    const source = `
      it.each<[string, () => void]>([['AG-1.1 the first', () => {}], ['AG-1.2 (the second)', f]])('%s', fn);
      it.each([[1, 'AG-9.9']])('fixed', fn);
      describe.for(LEVELS)('level $name AG-1.3', fn);
    `;
    const titles = titlesOf(source);
    expect(titles).toHaveLength(3);
    expect(titles[0]).toContain('AG-1.1 the first');
    expect(titles[0]).toContain('AG-1.2 (the second)');
    expect(titles[1]).toBe("'fixed'");
    expect(titles[2]).toContain('AG-1.3');
  });

  it('are not those of comments, skipped tests, other functions or strings', () => {
    const source = `
      // it('AG-1.1 in a comment', fn);
      /* test('AG-1.2 in a block', fn); */
      it.skip('AG-1.3', fn);
      it.todo('AG-1.4');
      submit('AG-1.5');
      g.it('AG-1.6');
      const text = "it('AG-1.7')";
      const pattern = /it\\('AG-1.8/;
      const half = 6 / 2; it('AG-1.9', fn); const third = 1 / 3;
    `;
    expect(titlesOf(source)).toEqual(["'AG-1.9'"]);
  });
});

describe('clauses a title names', () => {
  const clauses = ['AG-1.1', 'AG-1.2', 'AG-1.2.a', 'AG-1.2.b', 'AG-1.3', 'AG-1.10', 'AG-2.1', 'AG-2.2'];
  const known = (title: string) => citedIn(title, 'AG', clauses).known;

  it.each([
    ['AG-1.1', ['AG-1.1']],
    ['a coin is paid (AG-1.3).', ['AG-1.3']],
    ['AG-1.10 is not AG-1.1', ['AG-1.10', 'AG-1.1']],
    ['AG-1.2.a: details', ['AG-1.2.a']],
    ['AG-1.2.and so on', ['AG-1.2']],
    ['AG-1.1, 1.3', ['AG-1.1', 'AG-1.3']],
    ['AG-1.1, AG-2.1 and 2.2', ['AG-1.1', 'AG-2.1', 'AG-2.2']],
    ['AG-1.1/1.2.b; 1.3', ['AG-1.1', 'AG-1.2.b', 'AG-1.3']],
    ['AG-1.1-1.3', ['AG-1.1', 'AG-1.2', 'AG-1.2.a', 'AG-1.2.b', 'AG-1.3']],
    ['AG-1.3–AG-2.1', ['AG-1.3', 'AG-1.10', 'AG-2.1']],
    ['AG-1.1, 1.3-2.1', ['AG-1.1', 'AG-1.3', 'AG-1.10', 'AG-2.1']],
    ['chapter AG-1, seats 1.2', []],
    ['OTHER-1.1 and TAG-1.1', []],
  ])('%s', (title, expected) => {
    expect(known(title)).toEqual(expected);
  });

  it('are told apart from clauses that do not exist', () => {
    expect(citedIn('AG-1.1, 7.7 and AG-1.2-1.9', 'AG', clauses)).toEqual({
      known: ['AG-1.1'],
      unknown: ['AG-7.7', 'AG-1.9'],
    });
  });
});

describe('a repository', () => {
  let root = '';
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'rules-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const RULES = '- **AG-1.1** Two players.\n- **AG-1.2** One board.\n- **AG-1.3** Three coins.\n';

  it('without games is fine', () => {
    expect(report(coverAll(root))).toEqual({ lines: [], code: 0 });
    mkdirSync(join(root, 'games'));
    expect(report(coverAll(root))).toEqual({ lines: [], code: 0 });
  });

  it('is counted game by game, descriptive clauses apart', () => {
    write('games/a-game/RULES.md', RULES);
    write('games/a-game/test/deep/map.test.ts', "it('AG-1.3 coins', () => {});");
    write('games/a-game/test/helper.ts', "it('AG-1.2 not a test file', () => {});");
    write('games/a-game/test/descriptive.json', '{ "AG-1.1": "a number only" }');
    write('games/b-game/RULES.md', '**BG-1.1** One.\n\n**BG-1.2** Two.\n');
    write('games/no-rules/test/x.test.ts', "it('NO-1.1', () => {});");
    expect(report(coverAll(root))).toEqual({
      lines: [
        'rules a-game 2/3',
        'rules b-game 0/2',
        'descriptive AG-1.1 a number only',
        'AG-1.2',
        'BG-1.1',
        'BG-1.2',
      ],
      code: 0,
    });
    expect([...coverAll(root)[0].cited]).toEqual([['AG-1.3', ['games/a-game/test/deep/map.test.ts']]]);
  });

  it('fails on clauses that do not exist and on reasons that say nothing', () => {
    write('games/a-game/RULES.md', RULES);
    write('games/a-game/test/map.test.ts', "it('AG-1.1-1.3 all', () => {}); it('AG-4.1', () => {});");
    write('games/a-game/test/descriptive.json', '{ "AG-5.1": "gone", "AG-1.1": " ", "AG-1.2": "no need" }');
    expect(report(coverAll(root))).toEqual({
      lines: [
        'rules a-game 3/3',
        'unknown AG-4.1 in games/a-game/test/map.test.ts',
        'unknown AG-5.1 in games/a-game/test/descriptive.json',
        'no reason for AG-1.1 in games/a-game/test/descriptive.json',
        'AG-1.2 has a test and is called descriptive in games/a-game/test/descriptive.json',
      ],
      code: 1,
    });
  });

  it('without clauses in its rules is a mistake', () => {
    write('games/a-game/RULES.md', 'Have fun.');
    expect(report(coverAll(root)).code).toBe(1);
  });
});

describe('npm run rules', () => {
  it('finds no clause in this repository that does not exist', () => {
    const script = fileURLToPath(new URL('../rules.ts', import.meta.url));
    const run = spawnSync(process.execPath, ['--conditions=source', '--import', 'tsx', script], {
      cwd: dirname(dirname(script)),
      encoding: 'utf8',
    });
    const problems = run.stdout.split('\n').filter(line => /^(unknown|no reason) /.test(line));
    expect(problems).toEqual([]);
    expect(run.status).toBe(0);
    for (const line of run.stdout.split('\n').filter(line => line.startsWith('rules ')))
      expect(line).toMatch(/^rules [a-z-]+ \d+\/\d+$/);
  });
});
