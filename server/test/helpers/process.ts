/** The server as a process of its own, that can be killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES, later, until } from './server.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const PROBE = new URL('./stall-probe.mjs', import.meta.url).href;

export interface ServerProcess {
  readonly output: { out: string; err: string };
  readonly exit: Promise<[number | null]>;
  readonly pid: number;
  signal(signal: NodeJS.Signals): void;
  /** where it listens, once it does */
  ready(): Promise<string>;
  /** milliseconds of the processor it has used; NaN where the system does not tell */
  processorTime(): number;
  /** from now on stalls count */
  forgetStalls(): void;
  /** the longest time its event loop was held up by its own work, in milliseconds */
  longestStall(): Promise<number>;
  /** kill -9, and wait until it is gone */
  kill(): Promise<void>;
}

const NOBODY = 65534;

/**
 * Gone after the test, unless it is kept: then the caller has to kill it. `asNobody`: not as root, who may write
 * everywhere.
 */
export function startProcess(
  env: Readonly<Record<string, string>>,
  { kept = false, asNobody = false }: { kept?: boolean; asNobody?: boolean } = {},
): ServerProcess {
  const who = asNobody && process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', '--import', PROBE, MAIN], {
    env: { ...process.env, EPOKA_GAMES: GAMES, EPOKA_LOG: 'info', EPOKA_LIMIT_SCALE: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...who,
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
    processorTime() {
      const file = `/proc/${child.pid}/stat`;
      if (!existsSync(file)) return Number.NaN;
      // Behind the name in brackets; in hundredths of a second.
      const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    forgetStalls: () => child.kill('SIGUSR1'),
    async longestStall() {
      const told = () => output.out.match(/longest stall: [\d.]+/g) ?? [];
      const before = told().length;
      child.kill('SIGUSR2');
      await until(() => told().length > before, 'the probe');
      return Number(told().at(-1)?.split(': ')[1]);
    },
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
