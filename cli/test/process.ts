/** Starts the command as a process of its own, as a shell would. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsx = import.meta.resolve('tsx');

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Starting {
  /** what is piped in; nothing (end of input at once) unless told */
  readonly input?: string;
  /** the real command with the real games instead of the tiny one */
  readonly real?: boolean;
}

/** A folder of the test file's own, where its processes run; gone afterwards. */
export function workplace() {
  const folder = mkdtempSync(join(tmpdir(), 'epoka-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const epoka = (args: string, { input = '', real = false }: Starting = {}): Promise<Ended> =>
    new Promise((resolve, reject) => {
      const script = join(root, real ? 'cli/main.ts' : 'cli/test/tiny.ts');
      const child = spawn(
        process.execPath,
        ['--conditions=source', '--import', tsx, script, ...args.split(' ').filter(arg => arg !== '')],
        { cwd: folder },
      );
      let out = '';
      let err = '';
      child.stdout.setEncoding('utf8').on('data', text => {
        out += text;
      });
      child.stderr.setEncoding('utf8').on('data', text => {
        err += text;
      });
      child.on('error', reject);
      child.on('close', code => resolve({ code, out, err }));
      // A process that ends before it has read everything is its own business.
      child.stdin.on('error', () => undefined);
      child.stdin.end(input);
    });
  return { folder, epoka, file: (name: string) => join(folder, name) };
}
