/** Servers as processes of their own, from the sources or compiled, whichever this file is. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sleep } from './random.ts';

const isSource = import.meta.url.endsWith('.ts');
const MAIN = fileURLToPath(new URL(`./server-main${isSource ? '.ts' : '.js'}`, import.meta.url));

/** How a server is broken on purpose, to see that it is noticed. */
export type Flaw =
  | 'early' // says that an answer is saved before it is
  | 'unchecked' // writes over what another process has written
  | 'lingering'; // takes a session for good that it has seen once

export class ServerProcess {
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | undefined;
  port = 0;
  output = '';

  constructor(env: Readonly<Record<string, string>>, flaw?: Flaw | undefined) {
    this.env = { ...env, ...(flaw ? { EPOKA_NEMESIS_FLAW: flaw } : {}) };
  }

  get running(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves when it listens; false where it ended instead. */
  async start(): Promise<boolean> {
    const child = spawn(
      process.execPath,
      [...(isSource ? ['--conditions=source', '--import', 'tsx'] : []), MAIN],
      {
        env: {
          ...process.env,
          EPOKA_HOST: '127.0.0.1',
          EPOKA_PORT: '0',
          EPOKA_LOG: 'warn',
          EPOKA_LIMIT_SCALE: '1000',
          EPOKA_BOT_THREADS: '1',
          EPOKA_LEASE: '2000',
          ...this.env,
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    this.child = child;
    const hear = (text: Buffer) => {
      this.output = (this.output + String(text)).slice(-20_000);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    const ended = once(child, 'exit').then(() => undefined);
    const ready = new Promise<number>(done => {
      child.on('message', (message: { port?: number }) => {
        if (message.port !== undefined) done(message.port);
      });
    });
    const port = await Promise.race([ready, ended, sleep(60_000)]);
    if (typeof port !== 'number') return false;
    this.port = port;
    return true;
  }

  /** Its clock goes wrong by so much. */
  stepClock(by: number): void {
    if (this.running) this.child?.send({ stepClock: by });
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || !this.running) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const late = sleep(20_000).then(() => child.kill('SIGKILL'));
    await Promise.race([ended, late.then(() => ended)]);
  }

  /** It stops where it is, and goes on later. */
  async freeze(ms: number): Promise<void> {
    const { child } = this;
    if (!this.running) return;
    child?.kill('SIGSTOP');
    await sleep(ms);
    child?.kill('SIGCONT');
  }
}
