/** A server process, as the measurement sees it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Usage, UsageRequest } from './usage.ts';

export class Server {
  private readonly child: ChildProcess;

  /** `program` names a file of this folder; `flags` are for Node besides those of `npm start`. */
  constructor(program: string, env: Readonly<Record<string, string>> = {}, flags: readonly string[] = []) {
    const file = fileURLToPath(new URL(`./${program}.js`, import.meta.url));
    this.child = fork(file, {
      // as `npm start` runs it
      execArgv: ['--expose-gc', '--max-semi-space-size=64', ...flags],
      env: { ...process.env, NODE_ENV: 'production', ...env },
    });
  }

  /** The address without its scheme. */
  async ready(): Promise<string> {
    const [message] = (await once(this.child, 'message')) as [Usage];
    return `127.0.0.1:${message.port}`;
  }

  async ask(question: Exclude<UsageRequest, 'stop'>): Promise<Usage> {
    this.child.send(question);
    const [message] = (await once(this.child, 'message')) as [Usage];
    return message;
  }

  async stop(): Promise<void> {
    this.child.send('stop');
    await once(this.child, 'exit');
  }
}
