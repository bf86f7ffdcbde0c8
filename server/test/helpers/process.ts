/** The server as a process of its own, that can be killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { GAMES, later, until } from './server.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

export interface ServerProcess {
  readonly output: { out: string; err: string };
  readonly exit: Promise<[number | null]>;
  readonly pid: number;
  signal(signal: NodeJS.Signals): void;
  /** where it listens, once it does */
  ready(): Promise<string>;
  /** kill -9, and wait until it is gone */
  kill(): Promise<void>;
}

/** Gone after the test, unless it is kept: then the caller has to kill it. */
export function startProcess(env: Readonly<Record<string, string>>, kept = false): ServerProcess {
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', MAIN], {
    env: { ...process.env, EPOKA_GAMES: GAMES, EPOKA_LOG: 'info', EPOKA_LIMIT_SCALE: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', text => {
    output.out += text;
  });
  child.stderr.on('data', text => {
    output.err += text;
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  if (!kept) later(kill);
  return {
    output,
    exit,
    pid: child.pid as number,
    signal: signal => child.kill(signal),
    kill,
    async ready() {
      const started = performance.now();
      await until(
        () => {
          // On a machine that is busy with other things a start may take long; silence for ever is told with its words.
          if (performance.now() - started > 85_000) throw new Error(`no start: ${output.err}${output.out}`);
          if (child.exitCode !== null) throw new Error(`the server ended: ${output.err}${output.out}`);
          return output.out.includes('the server is up');
        },
        'the server to start',
        90_000,
      );
      const port = /Epoka is ready: http:\/\/localhost:(\d+)/.exec(output.out)?.[1];
      return `http://127.0.0.1:${port}`;
    },
  };
}
